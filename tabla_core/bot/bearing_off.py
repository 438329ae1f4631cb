"""The very end of a race: whether the last one or two checkers go with the next roll."""

from __future__ import annotations

from typing import Final

from tabla_core.bot.shape import HOME, Shape


def _rolls(high: int, low: int) -> int:
    """The rolls of 36 that bear off a checker on `high` and one on `low` (0: no such checker)."""
    return sum(_goes(high, low, first, second) for first in range(1, 7) for second in range(1, 7))


def _goes(high: int, low: int, first: int, second: int) -> bool:
    if first == second:
        # Four equal dice: each checker takes as many as its point needs.
        return -(-high // first) + -(-low // first) <= 4
    if not low:
        return high <= max(first, second) or high <= first + second
    return high <= max(first, second) and low <= min(first, second)


_CHANCES: Final = tuple(
    tuple(_rolls(max(one, two), min(one, two)) / 36.0 for two in range(7)) for one in range(7)
)


def next_roll(side: Shape) -> float:
    """The chance that `side` bears off all it has left with one roll.

    Exact for one or two checkers; with three or four at home roughly the doubles that do it,
    otherwise none.

    >>> from tabla_core.bot.shape import CONTRARY, shape_of
    >>> from tabla_core.packed import one
    >>> next_roll(shape_of(one(6) * 2 + 13, CONTRARY)) == 4 / 36
    True
    >>> next_roll(shape_of(one(3) + one(1) + 13, CONTRARY)) == 34 / 36
    True
    """
    if side.occupied & ~HOME:
        return 0.0
    left = 15 - side.off
    if left > 2:
        return max(0, 7 - side.high) / 36.0 if left <= 4 else 0.0
    low = (side.occupied & -side.occupied).bit_length() - 1
    return _CHANCES[side.high][low if left == 2 else 0]


def roller_wins(roller: Shape, waiting: Shape) -> float:
    """The chance of the side to roll when it has one or two checkers left at home.

    It goes now, or the other side does not go then; what comes later is taken as its win.
    """
    now = next_roll(roller)
    return now + (1.0 - now) * (1.0 - next_roll(waiting))
