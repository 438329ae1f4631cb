"""What an evaluator reads off one side's packed checkers, got in one pass.

A *mask* is a plain integer with bit i for place i (0 off, 25 bar) of the side's own numbering;
26 bits stay within one machine digit, which is why the evaluators work on masks and not on the
packed checkers.

Two nibbles of the packed checkers are a byte, and everything here adds up over the places, so a
shape is the sum of 26 / 2 table entries whose fields lie side by side in one integer.
"""

from __future__ import annotations

from operator import getitem
from typing import Final, NamedTuple

from tabla_core.packed import BAR, OFF

POINTS: Final = ((1 << 24) - 1) << 1
"""Mask of points 1 to 24."""
HOME: Final = 63 << 1
OUTER: Final = 63 << 7
MIDDLE: Final = 63 << 13
QUARTER: Final = 63 << 19
"""Masks of the own 6-1, 12-7, 18-13 and 24-19."""
START_BIT: Final = 1 << 24

Tables = tuple[tuple[int, ...], ...]
"""For each byte of the packed checkers what its 256 values add to the sum."""

_MASK = (1 << 26) - 1

# Tenths of pips a checker costs to bear off from a point, the waste of high dice on low points
# included: alone on the 1 it still takes a die of 3½ pips.
_HOME_EFFORT = (0, 36, 38, 42, 48, 56, 65)


class Shape(NamedTuple):
    """One side's checkers, free and pinned.

    `checkers` are the packed checkers; `occupied` and `doubled` are masks of the places with one
    or more and two or more checkers (off never counts); `facing_occupied` and `facing_doubled`
    the same points in the *other* side's numbering. `pips` to go, `effort` in tenths of pips with
    the waste of bearing off, `away` pips until all are home, `rear` checkers on the own 24-19 or
    the bar, `crowd` checkers above the third of a point, `off` borne off, `bar` on the bar,
    `start` on the own 24.
    """

    checkers: int
    occupied: int
    doubled: int
    facing_occupied: int
    facing_doubled: int
    pips: int
    effort: int
    away: int
    rear: int
    crowd: int
    off: int
    bar: int
    start: int

    @property
    def high(self) -> int:
        """The rearmost checker's place; -1 when all are off."""
        return self.occupied.bit_length() - 1


def shape_of(checkers: int, tables: Tables) -> Shape:
    """The shape of packed `checkers`; `tables` are `CONTRARY` or `PARALLEL`.

    >>> from tabla_core.packed import one
    >>> familiar = one(24) * 2 + one(13) * 5 + one(8) * 3 + one(6) * 5
    >>> shape = shape_of(familiar, CONTRARY)
    >>> shape.pips, shape.rear, shape.high, shape.crowd, shape.away
    (167, 2, 24, 4, 77)
    """
    summed = sum(map(getitem, tables, checkers.to_bytes(13, "little")))
    return Shape(
        checkers,
        summed & _MASK,
        summed >> 26 & _MASK,
        summed >> 52 & _MASK,
        summed >> 78 & _MASK,
        summed >> 104 & 0x3FF,
        summed >> 114 & 0xFFF,
        summed >> 126 & 0x1FF,
        summed >> 135 & 15,
        summed >> 139 & 15,
        checkers & 15,
        checkers >> 100,
        checkers >> 96 & 15,
    )


def _facing(place: int, contrary: bool) -> int:
    """The bit of a point in the other side's numbering; the bar and off have none."""
    if place in (OFF, BAR):
        return 0
    return 1 << (25 - place if contrary else (place + 11) % 24 + 1)


def _entry(place: int, checkers: int, contrary: bool) -> int:
    """What `checkers` checkers on `place` add to the sum."""
    if not checkers or place == OFF:
        return 0
    there, facing = 1 << place, _facing(place, contrary)
    effort = _HOME_EFFORT[place] if place <= 6 else 10 * place + 5
    entry = there | facing << 52
    if checkers > 1:
        entry |= there << 26 | facing << 78
    entry += place * checkers << 104
    entry += effort * checkers << 114
    entry += max(0, place - 6) * checkers << 126
    entry += (checkers if place >= 19 else 0) << 135
    return entry + (max(0, checkers - 3) << 139)


def _tables(contrary: bool) -> Tables:
    singles = [[_entry(place, checkers, contrary) for checkers in range(16)] for place in range(26)]
    return tuple(
        tuple(low + high for high in singles[2 * byte + 1] for low in singles[2 * byte])
        for byte in range(13)
    )


CONTRARY: Final = _tables(contrary=True)
PARALLEL: Final = _tables(contrary=False)
