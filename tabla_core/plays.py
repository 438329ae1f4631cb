"""Plays with their texts: listing the legal ones, reading one, and playing it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabla_core.errors import Illegal
from tabla_core.moves import Step, Written, format_move, marks, parse_move
from tabla_core.position import Position
from tabla_core.seat import Seat, State
from tabla_core.stage import Legal, legal
from tabla_core.turn import checkers, checkers_of, settle

Dice = tuple[int, ...]
Path = tuple[Step, ...]
"""Steps in canonical order: higher origin first, then larger die."""


class Play(NamedTuple):
    """One legal result of a stage: its canonical text and steps, and the position after it."""

    text: str
    steps: Path
    position: Position


def legal_plays(position: Position) -> list[Play]:
    """Every distinct legal result of the stage in hand, sorted by text; empty with no stage.

    A forced pass is one play with the text `-`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> [play.text for play in legal_plays(roll(start(GAMES["31"]), 6, 3))]
    ['24/18 18/15']
    """
    dice = position.stage
    if not dice:
        return []
    seat = Seat(position)
    found = legal(seat, dice)
    plays = []
    for state, path in canonical_paths(seat, dice, found).items():
        text = format_move(seat, [(step.origin, step.landing) for step in path])
        left = () if state in found.over else found.left
        plays.append(Play(text, path, settle(position, seat, state, left)))
    return sorted(plays, key=lambda play: play.text)


def play(position: Position, text: str) -> Position:
    """The position after the play that `text` says, in whatever order its steps are legal.

    Errors: Malformed `move.form`; Illegal `move.no-dice`, `move.illegal`, `move.mark`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> after = play(roll(start(GAMES["prva"]), 6, 3), "13/10 24/18")
    >>> after.side, after.rolls
    ('b', (1, 0))
    """
    steps = parse_move(text)
    dice = position.stage
    if not dice:
        raise Illegal("move.no-dice", "there are no dice in hand to play", text)
    seat = Seat(position)
    found = legal(seat, dice)
    way = find(seat, dice, found, steps)
    if way is None:
        raise Illegal("move.illegal", "this is not a legal play of the dice in hand", text)
    _check_marks(seat, steps, text)
    state = way[-1].state if way else seat.root
    left = () if state in found.over else found.left
    return settle(position, seat, state, left)


def move_to(position: Position, after: Position) -> str:
    """The canonical text of the play of the stage in hand that leads to `after`.

    Errors: Illegal `move.illegal` when none does.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> here = roll(start(GAMES["prva"]), 6, 3)
    >>> move_to(here, play(here, "13/10 24/18"))
    '24/18 13/10'
    """
    dice = position.stage
    seat = Seat(position)
    found = legal(seat, dice)
    for state, path in canonical_paths(seat, dice, found).items():
        if checkers(position, seat, state) == checkers_of(after):
            return format_move(seat, [(step.origin, step.landing) for step in path])
    raise Illegal("move.illegal", "no legal play leads there")


def without(dice: Dice, die: int) -> Dice:
    """`dice` less one `die`."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def is_whole(found: Legal, state: State, remaining: Dice) -> bool:
    """Whether a play may end in `state` with these dice unplayed."""
    return state in found.over or (remaining == found.left and state in found.going)


def canonical_paths(seat: Seat, dice: Dice, found: Legal) -> dict[State, Path]:
    """For every legal result the canonical one of the shortest plays that reach it.

    Level by level of dice used; of two paths of one length to a state only the first in order
    can go on to be the first, since both are continued by the same steps.
    """
    paths: dict[State, Path] = {}
    level: dict[Dice, dict[State, Path]] = {dice: {seat.root: ()}}
    while level:
        further: dict[Dice, dict[State, Path]] = {}
        ending: dict[State, Path] = {}
        for remaining, states in level.items():
            if remaining == found.left:
                for state, path in states.items():
                    if state in found.going:
                        paths.setdefault(state, path)
            for die in set(remaining):
                nearer = further.setdefault(without(remaining, die), {})
                for state, path in states.items():
                    for origin, after in seat.steps(state, die):
                        longer = tuple(sorted((*path, Step(origin, die)), reverse=True))
                        where = ending if after in found.over else nearer
                        if longer > where.get(after, ()):
                            where[after] = longer
        for state, path in ending.items():
            paths.setdefault(state, path)
        level = further
    return paths


class Stride(NamedTuple):
    """One step of a play under way and the state it reaches."""

    origin: int
    landing: int
    state: State


def find(
    seat: Seat, dice: Dice, found: Legal, steps: tuple[Written, ...]
) -> tuple[Stride, ...] | None:
    """`steps` in an order that is a legal play, None when there is none.

    Of several such orders one as canonical as can be: higher origins first, then larger dice.
    """
    wanted = tuple(sorted((step.origin, step.landing) for step in steps))
    seen: set[tuple[State, Dice, tuple[tuple[int, int], ...]]] = set()
    open_ends: list[tuple[State, Dice, tuple[tuple[int, int], ...], tuple[Stride, ...]]]
    open_ends = [(seat.root, dice, wanted, ())]
    while open_ends:
        state, remaining, still, way = open_ends.pop()
        if (state, remaining, still) in seen:
            continue
        seen.add((state, remaining, still))
        if not still:
            if is_whole(found, state, remaining):
                return way
            continue
        if state in found.over:
            continue
        # The last put in is tried first: the order of canonical texts.
        ways = sorted(moves_from(seat, state, remaining), key=lambda way: (way[1][0], way[0]))
        for die, step, after in ways:
            if step in still:
                at = still.index(step)
                open_ends.append(
                    (
                        after,
                        without(remaining, die),
                        still[:at] + still[at + 1 :],
                        (*way, Stride(*step, after)),
                    )
                )
    return None


def moves_from(
    seat: Seat, state: State, remaining: Dice
) -> Iterator[tuple[int, tuple[int, int], State]]:
    """(die, (origin, landing), state after) of every step with one of the dice, larger first."""
    for die in sorted(set(remaining), reverse=True):
        for origin, after in seat.steps(state, die):
            yield die, (origin, max(origin - die, 0)), after


def _check_marks(seat: Seat, steps: tuple[Written, ...], text: str) -> None:
    """A mark may be left out, but one that is written must be true of its landing."""
    ordered = sorted((step.origin, step.landing) for step in steps)[::-1]
    true = {
        (landing, mark) for (_, landing), mark in zip(ordered, marks(seat, ordered), strict=True)
    }
    for step in steps:
        if step.mark and (step.landing, step.mark) not in true:
            raise Illegal("move.mark", "a step marked * or ^ hits or pins nobody", text)
