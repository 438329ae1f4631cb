"""Looking ahead: the mean over all 21 rolls of the best answer to each, one roll deep or two.

Answers are chosen at a glance, a chain number by number. There is no source of dice and no clock
here: the work is counted, not timed.

Thinking is a generator that hands back control every `SLICE` evaluations or so, whoever drives
it may drop it at any `yield`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias, TypeVar

from tabla_core.bot.reader import Reader
from tabla_core.bot.stakes import Chairs, points_for
from tabla_core.position import Position, Side, roll
from tabla_core.seat import State
from tabla_core.stage import ROLLS, Legal, legal, legal_by_roll
from tabla_core.turn import Next, after_stage, settle

T = TypeVar("T")
Thinking: TypeAlias = Generator[None, None, T]

SLICE: Final = 200
"""Evaluations between two yields, plus what is left of the stage in hand."""


class Meter:
    """Counts evaluations while one choice is thought out, and remembers means already found."""

    __slots__ = ("_pause", "chairs", "known", "spent")

    def __init__(self, chairs: Chairs) -> None:
        self.chairs = chairs
        self.spent = 0
        self.known: dict[tuple[Position, int], float] = {}
        self._pause = SLICE

    def is_due(self) -> bool:
        """Whether a slice is over; begins the next."""
        if self.spent < self._pause:
            return False
        self._pause = self.spent + SLICE
        return True


def goes_on(then: Next, side: Side) -> bool:
    """Whether `side` has more dice in hand to play."""
    return then.side == side and bool(then.groups or then.carry)


def expectation(position: Position, meter: Meter, deeper: int = 0) -> Thinking[float]:
    """The mean over all 21 rolls of the best answer, for the side to act.

    An answer counts as it does at a glance, or with `deeper` as the mean over the rolls after it.
    Handed-over dice are played first, by the glance alone.
    """
    if (position, deeper) in meter.known:
        return meter.known[position, deeper]
    asked, side = position, position.side
    while position.carry and position.result is None:
        reader = Reader(position, meter.chairs)
        position, value, over = yield from _best(
            position, reader, legal(reader.seat, position.stage), meter
        )
        if over:
            return value
    if position.result is not None:
        return meter.chairs.of(side)[1].counts(points_for(position.result, side))
    values = yield from answers(position, meter, deeper)
    mean = meter.known[asked, deeper] = mean_over_rolls(values)
    return mean


def answers(position: Position, meter: Meter, deeper: int = 0) -> Thinking[list[float]]:
    """What the best answer to each of the 21 rolls counts for the side about to roll.

    In the order of `tabla_core.stage.ROLLS`.
    """
    reader = Reader(position, meter.chairs)
    values = []
    for (high, low), found in zip(ROLLS, legal_by_roll(reader.seat), strict=True):
        rolled = roll(position, high, low)
        values.append((yield from _answer(rolled, reader, found, meter, deeper)))
    return values


def mean_over_rolls(values: list[float]) -> float:
    """The mean of one value for each of the 21 rolls, of which the mixed ones come twice."""
    total = 0.0
    for (high, low), value in zip(ROLLS, values, strict=True):
        total += value if high == low else value + value
    return total / 36.0


def _answer(
    position: Position, reader: Reader, found: Legal, meter: Meter, deeper: int
) -> Thinking[float]:
    """What the best of `found` counts, a chain played out number by number."""
    side = position.side
    while True:
        then = after_stage(position, found.left)
        if not deeper and not goes_on(then, side):
            best = max(map(reader.exact, found.over), default=None)
            if not found.going:
                return best if best is not None else 0.0
            meter.spent += len(found.going)
            ahead = max(map(reader.valuer(then), found.going))
            if meter.is_due():
                yield
            return ahead if best is None else max(best, ahead)
        position, value, over = yield from _best(position, reader, found, meter)
        if over:
            return value
        if position.result is not None:
            return meter.chairs.of(side)[1].counts(points_for(position.result, side))
        if not goes_on(then, side):
            break
        reader = Reader(position, meter.chairs)
        found = legal(reader.seat, position.stage)
    value = yield from expectation(position, meter, deeper - 1)
    return value if position.side == side else -value


def _best(
    position: Position, reader: Reader, found: Legal, meter: Meter
) -> Thinking[tuple[Position, float, bool]]:
    """The position after the best of `found` at a glance, what it counts, and whether it ends."""
    value = reader.valuer(after_stage(position, found.left))
    meter.spent += len(found.going)
    best: tuple[float, bool, State] = max(
        [(value(state), False, state) for state in found.going]
        + [(reader.exact(state), True, state) for state in found.over]
    )
    if meter.is_due():
        yield
    counts, over, state = best
    after = settle(position, reader.seat, state, () if over else found.left)
    return after, counts, over


def finish(thinking: Thinking[T]) -> T:
    """Thinks to the end and returns what was found."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            found: T = done.value
            return found


def within(thinking: Thinking[T], meter: Meter, limit: int) -> Thinking[T | None]:
    """Thinks to the end unless that takes the meter past `limit`: then None, a little later."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            found: T = done.value
            return found
        if meter.spent > limit:
            thinking.close()
            return None
        yield
