"""Why may I not? The rule that keeps a checker from moving, as a code. Rules §2-4.

A step is refused for one of two reasons: the rules of steps forbid it (contact, bar, runner,
bearing off), or they allow it and no legal whole play goes on with it (most dice, higher die,
walls, leave a move). What may be done has no reason: the answer is empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tabla_core import packed
from tabla_core.draft import Drafting, Node
from tabla_core.match import Match
from tabla_core.packed import BAR, BITS, HOME_BITS, OFF, OUTSIDE_BITS, START, count, one
from tabla_core.plays import Dice, without
from tabla_core.position import Side
from tabla_core.seat import State

CODES = (
    "reason.not-your-turn",
    "reason.roll-first",
    "reason.game-over",
    "reason.complete",
    "reason.ends-game",
    "reason.no-checker",
    "reason.foes-checker",
    "reason.choose-checker",
    "reason.backwards",
    "reason.no-such-die",
    "reason.pinned",
    "reason.enter-first",
    "reason.runner-not-past",
    "reason.runner-not-home",
    "reason.blocked",
    "reason.blocked-by-one",
    "reason.blocked-by-pin",
    "reason.way-blocked",
    "reason.not-all-home",
    "reason.pinned-outside",
    "reason.pinned-at-home",
    "reason.pinned-anywhere",
    "reason.foe-in-home",
    "reason.not-highest",
    "reason.both-dice",
    "reason.larger-die",
    "reason.wall",
    "reason.leave-a-move",
)
"""Every reason there is."""


class Refusal(NamedTuple):
    """A reason and the die it concerns; None when it holds whatever the dice."""

    code: str
    die: int | None = None


Refusals = tuple[Refusal, ...]
"""Empty when the rules allow what was asked about; else one reason, or one for each die."""


def why(
    drafting: Drafting,
    steps: Iterable[tuple[int, int]],
    origin: int,
    landing: int | None = None,
) -> Refusals:
    """Why, after the draft's `steps`, nothing may leave `origin`, or not go to `landing`.

    Places are in the mover's own numbering, 25 the bar. `origin` 0 asks about bearing off as
    such. Where no die leads from `origin` to `landing`, the question is about what lies there.

    Errors: Illegal `draft.step` when no legal play begins with `steps`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> why(Drafting(roll(start(GAMES["31"]), 6, 3)), [(24, 18)], 24)
    (Refusal(code='reason.runner-not-home', die=None),)
    """
    asked = _Question(drafting, drafting.nodes(steps))
    return asked.leaving(origin) if landing is None else asked.going(origin, landing)


def why_in(
    match: Match,
    drafting: Drafting | None,
    steps: Iterable[tuple[int, int]],
    side: Side,
    origin: int | None,
    landing: int | None,
) -> Refusals:
    """The same at any moment of a match, asked by `side`; `origin` None is the foe's bar or off."""
    if match.phase in ("game-over", "match-over"):
        return (Refusal("reason.game-over"),)
    if match.phase == "opening":
        return (Refusal("reason.roll-first"),)
    if match.actor != side:
        return (Refusal("reason.not-your-turn"),)
    if drafting is None:
        return (Refusal("reason.roll-first"),)
    if origin is None:
        return (Refusal("reason.foes-checker"),)
    return why(drafting, steps, origin, landing)


class _Question:
    """One moment of a draft, in every reading of the dice it may have used."""

    def __init__(self, drafting: Drafting, nodes: list[Node]) -> None:
        self.drafting = drafting
        self.seat = drafting.seat
        self.rules = drafting.seat.rules
        self.nodes = nodes
        self.state = nodes[0][0]
        self.dice = sorted({die for _, left in nodes for die in left}, reverse=True)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be played: no dice, or the game is over."""
        return not self.dice or any(state in self.drafting.found.over for state, _ in self.nodes)

    def leaving(self, origin: int) -> Refusals:
        """Why nothing may leave `origin`."""
        if self.complete:
            return (Refusal("reason.complete"),)
        if origin == OFF:
            return self._bearing_off_at_all()
        if not count(self.state & packed.WHOLE, origin):
            return (Refusal(self._who_is_there(origin)),)
        return _together((die, self._step(self.nodes, origin, die)) for die in self.dice)

    def going(self, origin: int, landing: int) -> Refusals:
        """Why a checker that may leave `origin` may not go to `landing`."""
        refused = self.leaving(origin)
        if refused:
            return refused
        fitting = [die for die in self.dice if max(origin - die, OFF) == landing]
        if fitting:
            return _together((die, self._step(self.nodes, origin, die)) for die in fitting)
        runs = list(self._runs(origin, landing)) if landing < origin else []
        if runs:
            # Of several ways the one that gets on farthest.
            code = max(runs, key=lambda run: run[0])[1]
            return (Refusal(code),) if code else ()
        if count(self.state & packed.WHOLE, landing) and landing not in (origin, OFF):
            refused = self.leaving(landing)
            if refused:
                return refused
        return (Refusal("reason.backwards" if landing >= origin else "reason.no-such-die"),)

    def _who_is_there(self, point: int) -> str:
        if count(self.seat.pinned, point):
            return "reason.pinned"
        if point != BAR and count(self._foe(self.state), point):
            return "reason.foes-checker"
        return "reason.no-checker"

    def _foe(self, state: State) -> int:
        return state >> BITS if self.seat.hits else self.seat.foe

    def _bearing_off_at_all(self) -> Refusals:
        if any(move.path[-1] == OFF for move in self.drafting.moves(self.nodes)):
            return (Refusal("reason.choose-checker"),)
        if self.state & packed.nibble(BAR):
            return (Refusal("reason.enter-first"),)
        rule = self._bearing_off(self.state)
        return (Refusal(rule or "reason.no-such-die"),)

    def _runs(self, origin: int, landing: int) -> Iterator[tuple[int, str | None]]:
        """For each order of dice that leads one checker there: how many of its steps may be
        played, and what refuses the next; None when the whole run may."""
        for way in self._ways(origin, landing):
            nodes, at = self.nodes, origin
            for done, die in enumerate(way):
                step = (at, max(at - die, OFF))
                further = self.drafting.after(nodes, step)
                if not further:
                    code = self._step(nodes, at, die)
                    on_the_way = done < len(way) - 1 and (code or "").startswith("reason.blocked")
                    yield done, "reason.way-blocked" if on_the_way else code
                    break
                nodes, at = further, step[1]
            else:
                yield len(way), None

    def _ways(self, origin: int, landing: int) -> list[Dice]:
        """The orders of two dice or more that lead from `origin` to `landing`, larger first."""
        ways: dict[Dice, None] = {}
        open_ends: list[tuple[int, Dice, Dice]] = [(origin, left, ()) for _, left in self.nodes]
        while open_ends:
            at, left, way = open_ends.pop()
            if at <= landing:
                if at == landing or landing == OFF:
                    ways[way] = None
                continue
            open_ends += [(at - die, without(left, die), (*way, die)) for die in sorted(set(left))]
        return list(ways)

    # --- one step ----------------------------------------------------------------------------

    def _step(self, nodes: list[Node], origin: int, die: int) -> str | None:
        """What refuses a step from `origin` with `die`, None when it may be played.

        A rule about whole plays goes before one about steps: in that reading the step exists.
        """
        by_step: str | None = None
        by_play: str | None = None
        for state, remaining in nodes:
            if state in self.drafting.found.over:
                # Rules §2.3: the rest of the dice is not played.
                by_play = by_play or "reason.ends-game"
                continue
            if die not in remaining:
                continue
            code = self._refused(state, origin, die)
            if code:
                by_step = by_step or code
                continue
            after = next(then for at, then in self.seat.steps(state, die) if at == origin)
            node = (after, without(remaining, die))
            if self.drafting.can_end_well(node):
                return None
            by_play = by_play or self._struck(node)
        return by_play or by_step

    def _refused(self, state: State, origin: int, die: int) -> str | None:
        """The rule of steps that forbids this one."""
        if state & packed.nibble(BAR) and origin != BAR:
            return "reason.enter-first"
        if origin == START and self.seat.holds_start(state):
            return f"reason.runner-not-{'past' if self.rules.runner == 'pass' else 'home'}"
        landing = origin - die
        if landing > OFF:
            return self._closed(landing) if self.seat.closed & one(landing) else None
        rule = self._bearing_off(state)
        if rule is None and landing < OFF:
            standing = state & HOME_BITS | self.seat.pinned
            if standing >= one(origin + 1):
                return "reason.not-highest"
        return rule

    def _closed(self, landing: int) -> str:
        if count(self.seat.pinned, landing):
            return "reason.blocked-by-pin"
        return "reason.blocked-by-one" if self.rules.contact == "block" else "reason.blocked"

    def _bearing_off(self, state: State) -> str | None:
        """What forbids bearing off now. Rules §2.4, §4."""
        pinned = self.seat.pinned
        if state & OUTSIDE_BITS:
            return "reason.not-all-home"
        if pinned and self.rules.bear_off_pinned == "none":
            return "reason.pinned-anywhere"
        if pinned & OUTSIDE_BITS:
            return "reason.pinned-outside"
        if pinned & HOME_BITS and self.rules.bear_off_pinned == "home":
            return "reason.pinned-at-home"
        if not self.rules.bear_off_past_foes and self._foe(state) & HOME_BITS:
            return "reason.foe-in-home"
        return None

    # --- whole plays -------------------------------------------------------------------------

    def _struck(self, node: Node) -> str:
        """The rule that strikes out every play which goes on from `node`."""
        dice, found = self.drafting.dice, self.drafting.found
        fewest = len(dice) - len(found.left)
        ends = [(len(dice) - len(left), left, states) for left, states in self._ends(node)]
        walled = self.seat.walled if self.seat.may_wall else lambda _: False
        for used, left, states in ends:
            if left == found.left and used == fewest and not all(map(walled, states)):
                # As many dice as a play needs and no wall: only the last filter is left.
                return "reason.leave-a-move"
        if any(used >= fewest and any(map(walled, states)) for used, _, states in ends):
            return "reason.wall"
        if any(used == fewest for used, _, _ in ends):
            return "reason.larger-die"
        # Equal dice never come to this: whatever one checker plays leaves the others' steps there.
        return "reason.both-dice"

    def _ends(self, node: Node) -> Iterator[tuple[Dice, set[State]]]:
        """The states in which plays from `node` can end, by the dice they leave."""
        level: dict[Dice, set[State]] = {node[1]: {node[0]}}
        while level:
            further: dict[Dice, set[State]] = {}
            for left, states in level.items():
                yield left, states
                for die in set(left):
                    reached = self.seat.advance(states, die)
                    if reached:
                        further.setdefault(without(left, die), set()).update(reached)
            level = further


def _together(codes: Iterable[tuple[int, str | None]]) -> Refusals:
    """One refusal when all dice have the same reason, else one a die; none when one may."""
    refused: list[Refusal] = []
    for die, code in codes:
        if code is None:
            return ()
        refused.append(Refusal(code, die))
    if len({refusal.code for refusal in refused}) == 1:
        return (Refusal(refused[0].code),)
    return tuple(refused)
