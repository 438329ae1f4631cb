"""Terms that the evaluators of all contacts share: landings, shots, blocks, chances, the race.

Only +, -, ×, ÷ and square roots are used, which IEEE 754 rounds alike everywhere: every machine
finds the same value to the last bit, and so the same play.
"""

from __future__ import annotations

from math import sqrt

from tabla_core.bot.shape import Shape

Terms = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Terms of the side that has moved, of the foe, and of whose turn it is."""

Landings = tuple[int, int, int, int, int, int]
"""Mask of the points that can be landed on with a 1, 2 … 6."""


def landings(movers: int, free: int) -> Landings:
    """Where checkers on the points of mask `movers` can land; `free` are points not closed.

    >>> [bin(mask) for mask in landings(1 << 6, (1 << 4) | (1 << 1))][:2]
    ['0b0', '0b10000']
    """
    return (
        movers >> 1 & free,
        movers >> 2 & free,
        movers >> 3 & free,
        movers >> 4 & free,
        movers >> 5 & free,
        movers >> 6 & free,
    )


def shots(landed: Landings, targets: int, free: int) -> int:
    """How many of the 36 rolls land a checker on one of `targets`.

    `landed` are the mover's landings, `free` the points not closed to it and `targets` some of
    these. Both dice of a roll may be used by one checker, a double up to four times.

    >>> free = (1 << 25) - 2
    >>> shots(landings(1 << 24, free), 1 << 18, free)
    17
    """
    others = [die for die, mask in enumerate(landed, 1) if not mask & targets]
    hitting = 36 - len(others) * len(others)
    for index, low in enumerate(others):
        step = landed[low - 1]
        before_low = targets << low
        again = step >> low & free
        if again & targets or (again >> low & free) & (targets | before_low):
            hitting += 1
        for high in others[index + 1 :]:
            if step & targets << high or landed[high - 1] & before_low:
                hitting += 2
    return hitting


def longest_run(points: int) -> int:
    """The most neighbouring points in a mask.

    >>> longest_run(0b1101110)
    3
    """
    run = 0
    while points:
        points &= points >> 1
        run += 1
    return run


def chance(logit: float) -> float:
    """The logistic function without a library's exponential: 1 / (1 + e^-logit), nearly.

    >>> chance(0.0), round(chance(2.0), 3), round(chance(-2.0), 3)
    (0.5, 0.88, 0.12)
    """
    grown = 1.0 + min(abs(logit), 20.0) / 256.0
    for _ in range(8):
        grown *= grown
    return (grown if logit > 0.0 else 1.0) / (1.0 + grown)


def lead(me: Shape, them: Shape, carried: int = 0) -> float:
    """The lead in the race in standard deviations or so, the waste of bearing off included.

    `carried` are pips that they may play before they roll.

    >>> from tabla_core.bot.shape import CONTRARY, shape_of
    >>> from tabla_core.packed import one
    >>> ahead, behind = shape_of(one(5) * 15, CONTRARY), shape_of(one(6) * 15, CONTRARY)
    >>> lead(ahead, behind) == -lead(behind, ahead) > 0
    True
    """
    pips = 0.1 * (them.effort - me.effort) - 0.7 * carried
    return pips / sqrt(0.1 * (me.effort + them.effort) + 10.0)


def is_race(me: Shape, them: Shape, contrary: bool) -> bool:
    """Whether no checker can meet one of the other side any more."""
    if contrary:
        return me.high + them.high < 25
    return me.high < 13 and them.high < 13
