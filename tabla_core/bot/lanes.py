"""The arithmetic of a net in whole numbers, all units of the first layer at once.

A row of weights is one long integer with a *lane* of 16 bits for each hidden unit, so one
addition adds a row to every unit. Lanes may be negative: what they borrow from the next comes
out right once `START` has been added, which no sum can take below nothing (the export proves it).

A unit's sum becomes its activation, 0 to 255, as a step of 1/256 of the window from -6 to 6:
outside, the activation is 0 or 255, which is worked out for all lanes by a few shifts and masks,
and a byte table bends the ramp between. Everything is exact, so every machine finds the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from operator import mul
from typing import Final

from tabla_core.bot.netfile import LOGIT, WINDOW, Layer

LANE: Final = 16
_WINDOW_BITS: Final = 13
_START: Final = (1 << 15) + (1 << _WINDOW_BITS - 1)
"""Where a sum of nothing stands in its lane: the window begins at the highest bit."""
LOWEST: Final = -_START
HIGHEST: Final = (1 << 15) - (1 << _WINDOW_BITS - 1) - 1
"""The sums that a lane can hold, in steps."""


def bend(sum_of_weights: float) -> float:
    """The activation of a unit, smooth and with an end: 0 up to -6, 1 from 6 on.

    >>> bend(0.0), bend(6.0), bend(-7.0), round(bend(2.0), 3)
    (0.5, 1.0, 0.0, 0.889)
    """
    half = sum_of_weights / 2
    if abs(half) >= WINDOW / 2:
        return 1.0 if half > 0 else 0.0
    return 0.5 + 0.5 * half * (27 + half * half) / (27 + 9 * half * half)


BENT: Final = bytes(
    round(255 * bend(2 * WINDOW * (index + 0.5) / 256 - WINDOW)) for index in range(256)
)
"""The activation of each step of the window."""


def ones(hidden: int) -> int:
    """The lowest bit of every lane."""
    return ((1 << LANE * hidden) - 1) // ((1 << LANE) - 1)


def lanes_of(row: bytes) -> int:
    """A row of int16 as lanes.

    >>> hex(lanes_of(bytes([1, 0, 255, 255])))
    '-0xffff'
    """
    tops = ones(len(row) // 2) << 15
    return (int.from_bytes(row, "little") ^ tops) - tops


def activate(hidden: int) -> Callable[[int], bytes]:
    """What turns the sum of all rows of `hidden` units, and `started`, into their activations."""
    tops = ones(hidden) << 15
    size = 2 * hidden
    table = BENT

    def activations(lanes: int) -> bytes:
        inside = lanes & tops
        # Inside or above the window the highest bit is set, above it one of the next two as well.
        above = (lanes | lanes << 1) & inside >> 1
        steps = lanes & (inside >> 2) - (inside >> 10) | (above >> 1) - (above >> 9)
        return (steps << 3).to_bytes(size, "little")[1::2].translate(table)

    return activations


def started(layer: Layer) -> int:
    """What is added once to the rows: the constant terms, and where nothing stands."""
    return lanes_of(layer.constants) + _START * ones(layer.hidden)


def rows_of(layer: Layer) -> list[int]:
    """All rows as lanes."""
    size, tops = 2 * layer.hidden, ones(layer.hidden) << 15
    # The highest bit of every number is turned at once, which makes them all positive.
    turned = int.from_bytes(layer.rows, "little") ^ int.from_bytes(
        b"\0\x80" * (len(layer.rows) // 2), "little"
    )
    rows = turned.to_bytes(len(layer.rows), "little")
    return [
        int.from_bytes(rows[at : at + size], "little") - tops for at in range(0, len(rows), size)
    ]


def _sum_of_products(weights: Sequence[int], units: Sequence[int], /) -> int:
    return sum(map(mul, weights, units))


sumprod: Final[Callable[[Sequence[int], Sequence[int]], int]] = getattr(
    math, "sumprod", _sum_of_products
)
"""The sum of the products of two sequences; Python 3.11 has none of its own yet."""

_SEGMENT: Final = 14
"""Bits of a logit's fraction within one segment of the curve, of which 32 make a logit."""
_END: Final = 16 << 19
"""Beyond 16 logits a chance is as good as sure."""


@cache
def _curve() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The logistic function at the segments' ends, and its rise for each step of a logit.

    Rounded to 2^-30, far coarser than the last bits in which libraries differ.
    """
    per_logit = LOGIT >> _SEGMENT
    ends = [
        round((1 << 30) / (1 + math.exp(-index / per_logit))) / (1 << 30)
        for index in range(-16 * per_logit, 16 * per_logit + 1)
    ]
    return tuple(ends), tuple((high - low) / (1 << _SEGMENT) for low, high in pairwise(ends))


def logistic() -> Callable[[int], float]:
    """What turns an output, in `LOGIT`-ths of a logit, into a chance.

    >>> chance = logistic()
    >>> chance(0), round(chance(2 * LOGIT), 4), chance(-99 * LOGIT) < 1e-6
    (0.5, 0.8808, True)
    """
    ends, rises = _curve()

    def chance(logit: int) -> float:
        if not -_END <= logit < _END:
            return ends[-1] if logit > 0 else ends[0]
        logit += _END
        segment = logit >> _SEGMENT
        return ends[segment] + (logit & (1 << _SEGMENT) - 1) * rises[segment]

    return chance
