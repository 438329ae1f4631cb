"""How a side's checkers are packed into one integer.

Four bits a point in the side's own numbering, off lowest, the bar highest::

    bit   103..100   99..96   ...   7..4    3..0
          bar (25)   24       ...   1       off (0)

Fifteen checkers fit a nibble, so a step of die d from point p is one addition:
`packed - (1 << 4*p) + (1 << 4*(p-d))`, and a whole board is asked one question by one mask.
"""

from __future__ import annotations

from typing import Final

BAR: Final = 25
OFF: Final = 0
START: Final = 24

BITS: Final = 104
"""Bits one side takes."""

WHOLE: Final = (1 << BITS) - 1
POINT_BITS: Final = ((1 << 96) - 1) << 4
"""All bits of points 1 to 24."""
ONES: Final = sum(1 << 4 * index for index in range(26))
"""The lowest bit of every nibble."""
POINT_ONES: Final = ONES & POINT_BITS
HOME_BITS: Final = ((1 << 24) - 1) << 4
OUTSIDE_BITS: Final = WHOLE & ~HOME_BITS & ~15
QUARTER_ONES: Final = sum(1 << 4 * point for point in range(19, 25))
"""The own 24-19."""
BEHIND_QUARTER_BITS: Final = ((1 << 48) - 1) << 4
"""My 12-1, in a parallel game the foe's own 24-13: behind a wall on my 24-19."""
WALL_ONES: Final = sum(1 << 4 * point for point in range(6, 12))
"""The own 11-6, in a parallel game the six points before the foe's start."""


def one(index: int) -> int:
    """A single checker on `index` (0 off, 25 bar)."""
    return 1 << 4 * index


def nibble(index: int) -> int:
    """The four bits of `index`."""
    return 15 << 4 * index


def count(packed: int, index: int) -> int:
    """Checkers on `index`.

    >>> count(one(24) * 15, 24)
    15
    """
    return packed >> 4 * index & 15


def occupied(packed: int) -> int:
    """One bit (the nibble's lowest) for every place that holds at least one checker."""
    pairs = packed | packed >> 1
    return (pairs | pairs >> 2) & ONES


def doubled(packed: int) -> int:
    """One bit for every place that holds two checkers or more."""
    return (packed >> 1 | packed >> 2 | packed >> 3) & ONES


def total(packed: int) -> int:
    """Checkers in all, at most 15.

    16 leaves 1 when divided by 15, so the remainder is the sum of the nibbles; 15 itself
    leaves 0 like an empty board, which only zero is.

    >>> total(one(3) * 2 + one(25)), total(one(24) * 15), total(0)
    (3, 15, 0)
    """
    return packed % 15 or (15 if packed else 0)


def facing(packed: int, *, contrary: bool) -> int:
    """The same checkers in the other side's numbering.

    Contrary: index i is 25-i (so off and bar change places). Parallel: 12 points round.

    >>> facing(one(24), contrary=True) == one(1), facing(one(24), contrary=False) == one(12)
    (True, True)
    """
    if contrary:
        return int(f"{packed:026x}"[::-1], 16)
    points = packed & POINT_BITS
    turned = (points >> 48 | points << 48) & POINT_BITS
    return packed - points + turned


def pips(packed: int) -> int:
    """Pips to go, a checker on the bar counting 25.

    >>> pips(one(24) * 2 + one(13) * 5 + one(8) * 3 + one(6) * 5)
    167
    """
    digits = f"{packed:026x}"
    return sum(index * int(digit, 16) for index, digit in enumerate(reversed(digits)))
