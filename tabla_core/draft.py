"""A play in the making: what a person may do next after some steps of a stage.

Only steps that some legal whole play continues are offered. A draft does not know which die a
step used when both would do (bearing off a checker with either), so it follows every reading.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tabla_core import packed
from tabla_core.errors import Illegal
from tabla_core.moves import Mark, marks
from tabla_core.plays import Dice, is_whole, moves_from, without
from tabla_core.position import Position
from tabla_core.seat import Seat, State
from tabla_core.stage import Legal, legal
from tabla_core.turn import settle

Node = tuple[State, Dice]
"""A state on the way and the dice not yet used."""


_Run = tuple[tuple[int, int], tuple[int, ...], list[Node]]
"""Where one checker goes from and to, over which landings, and the nodes that reaches."""


class Move(NamedTuple):
    """One checker's way: from `origin` over each of `path`, one landing a die.

    `marks` say what each landing does to the foe.
    """

    origin: int
    path: tuple[int, ...]
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """Steps chosen so far in a stage and what may follow.

    `used` are the dice they took (of several readings the one that took the larger dice),
    `complete` whether they are a whole legal play, `moves` what one checker may do next.
    """

    steps: tuple[tuple[int, int], ...]
    used: Dice
    state: State
    complete: bool
    moves: tuple[Move, ...]


class Drafting:
    """The drafts of one stage; keeps what it has worked out.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> stage = Drafting(roll(start(GAMES["31"]), 6, 3))
    >>> [move.path for move in stage.draft([]).moves]
    [(21,), (18,), (18, 15)]
    >>> stage.draft([(24, 18)]).moves[0].path, stage.draft([(24, 18), (18, 15)]).complete
    ((15,), True)
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.dice = position.stage
        self.seat = Seat(position)
        self.found: Legal = legal(self.seat, self.dice)
        self._viable: dict[Node, bool] = {}

    @property
    def forced(self) -> bool:
        """Whether the stage has exactly one legal result."""
        return len(self.found.going) + len(self.found.over) == 1

    @property
    def passes(self) -> bool:
        """Whether that result is not to move at all."""
        return self.forced and self.seat.root in self.found.going

    def position_after(self, state: State) -> Position:
        """The position after a whole play that ends in `state`."""
        return settle(
            self.position, self.seat, state, () if state in self.found.over else self.found.left
        )

    def draft(self, steps: Iterable[tuple[int, int]]) -> Draft:
        """The draft after `steps` ((origin, landing) in the order chosen).

        Errors: Illegal `draft.step` when no legal play begins so.
        """
        taken = list(steps)
        nodes = self.nodes(taken)
        state, remaining = nodes[0]
        used = self.dice
        for die in remaining:
            used = without(used, die)
        complete = any(is_whole(self.found, *node) for node in nodes)
        return Draft(tuple(taken), used, state, complete, self.moves(nodes, taken))

    def nodes(self, steps: Iterable[tuple[int, int]]) -> list[Node]:
        """Every reading of `steps`, of two the one that took the larger dice first.

        Errors: Illegal `draft.step` when no legal play begins so.
        """
        nodes: list[Node] = [(self.seat.root, self.dice)]
        for step in steps:
            nodes = self.after(nodes, step)
            if not nodes:
                raise Illegal("draft.step", "no legal play begins with these steps", step)
        return nodes

    def endings(self, draft: Draft) -> dict[State, tuple[tuple[int, int], ...]]:
        """Every result of a whole play that goes on from `draft`, with all its steps.

        >>> from tabla_core.games import GAMES
        >>> from tabla_core.position import roll, start
        >>> stage = Drafting(roll(start(GAMES["31"]), 6, 3))
        >>> list(stage.endings(stage.draft([(24, 21)])).values())
        [((24, 21), (21, 15))]
        """
        found: dict[State, tuple[tuple[int, int], ...]] = {}
        ways = dict.fromkeys(self.nodes(draft.steps), draft.steps)
        while ways:
            further: dict[Node, tuple[tuple[int, int], ...]] = {}
            for (state, remaining), steps in ways.items():
                if is_whole(self.found, state, remaining):
                    found.setdefault(state, steps)
                if state in self.found.over:
                    continue
                for die, step, after in moves_from(self.seat, state, remaining):
                    node = (after, without(remaining, die))
                    if self.can_end_well(node):
                        further.setdefault(node, (*steps, step))
            ways = further
        return found

    def after(self, nodes: list[Node], step: tuple[int, int]) -> list[Node]:
        """What `step` makes of `nodes`, as far as some legal whole play goes on from there."""
        reached: dict[Node, None] = {}
        for state, remaining in nodes:
            if state in self.found.over:
                continue
            for die, taken, after in moves_from(self.seat, state, remaining):
                node = (after, without(remaining, die))
                if taken == step and self.can_end_well(node):
                    reached[node] = None
        return list(reached)

    def can_end_well(self, node: Node) -> bool:
        """Whether some legal whole play goes on from here."""
        known = self._viable.get(node)
        if known is None:
            state, remaining = node
            known = is_whole(self.found, state, remaining) or any(
                self.can_end_well((after, without(remaining, die)))
                for die, _, after in moves_from(self.seat, state, remaining)
            )
            self._viable[node] = known
        return known

    def moves(self, nodes: list[Node], taken: Iterable[tuple[int, int]] = ()) -> tuple[Move, ...]:
        """Every way of one checker after the steps `taken`.

        Where several equally long ways join the same two points, those that come to different
        results.
        """
        before = list(taken)
        ways: dict[tuple[int, int], dict[frozenset[Node], tuple[int, ...]]] = {}
        runs: list[_Run] = [
            ((origin, landing), (landing,), self.after(nodes, (origin, landing)))
            for origin, landing in self._next_steps(nodes)
        ]
        while runs:
            longer: list[_Run] = []
            for ends, path, reached in runs:
                if not reached:
                    continue
                same = ways.setdefault(ends, {})
                if all(len(other) == len(path) for other in same.values()):
                    same.setdefault(frozenset(reached), path)
                if ends[1] == packed.OFF:
                    continue
                for origin, landing in self._next_steps(reached):
                    if origin == ends[1]:
                        after = self.after(reached, (origin, landing))
                        longer.append(((ends[0], landing), (*path, landing), after))
            runs = longer
        return tuple(
            Move(origin, path, self._marks(before, origin, path))
            for (origin, _), results in sorted(ways.items(), reverse=True)
            for path in results.values()
        )

    def _next_steps(self, nodes: list[Node]) -> list[tuple[int, int]]:
        """The steps from any of `nodes`, of two ways the one with the larger die first."""
        steps: dict[tuple[int, int], None] = {}
        for state, remaining in nodes:
            if state not in self.found.over:
                for _, step, _ in moves_from(self.seat, state, remaining):
                    steps[step] = None
        return list(steps)

    def _marks(
        self, taken: list[tuple[int, int]], origin: int, path: tuple[int, ...]
    ) -> tuple[Mark, ...]:
        stops = (origin, *path)
        run = list(zip(stops, path, strict=False))
        return tuple(marks(self.seat, [*taken, *run])[len(taken) :])
