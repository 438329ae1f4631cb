"""What the hand-written evaluator reads off a board, in the twin: shapes, landings and shots.

The masks are those of `tabla_core.bot.shape`, bit i for place i of the side's own numbering.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from tabla_core import packed
from tabla_core.bot import terms
from tabla_core.bot.shape import CONTRARY, POINTS, shape_of
from training.memory import compiled
from training.standing import facing

EFFORTS: Final = np.array(
    [0, *(shape_of(packed.one(place), CONTRARY).effort for place in range(1, 26))], np.int64
)
"""What a checker adds to the effort, place by place."""

# What takes numbers and gives numbers is the engine's own, compiled; nothing is kept beside it.
_own: Final = compiled(cache=False)
chance: Final = _own(terms.chance)
is_race: Final = _own(terms.is_race)
lead: Final = _own(terms.lead)
longest_run: Final = _own(terms.longest_run)


class Shape(NamedTuple):
    """One side's checkers, free and pinned, as in `tabla_core.bot.shape.Shape`.

    `high` and `low` are the places of the rearmost and the foremost checker not yet off, -1 without
    one; `deep` are the checkers on the own 1 and 2.
    """

    occupied: int
    doubled: int
    facing_occupied: int
    facing_doubled: int
    high: int
    low: int
    pips: int
    effort: int
    away: int
    rear: int
    crowd: int
    deep: int
    off: int
    bar: int
    start: int


@compiled()
def shape(flags: Any, checkers: Any) -> Any:
    """The shape of the counts of one side, place by place."""
    # Counts are of one byte, and multiplied by one they are not.
    occupied = doubled = facing_occupied = facing_doubled = 0
    pips = effort = away = rear = crowd = 0
    high = low = -1
    for place in range(1, 26):
        count = 1 * checkers[place]
        if not count:
            continue
        here = 1 << place
        there = 1 << facing(flags, place) if place < packed.BAR else 0
        occupied |= here
        facing_occupied |= there
        if count > 1:
            doubled |= here
            facing_doubled |= there
        if low < 0:
            low = place
        high = place
        pips += place * count
        effort += EFFORTS[place] * count
        away += max(0, place - 6) * count
        rear += count if place >= 19 else 0
        crowd += max(0, count - 3)
    return Shape(
        occupied, doubled, facing_occupied, facing_doubled, high, low, pips, effort, away, rear,
        crowd, 1 * checkers[1] + checkers[2], 1 * checkers[0], 1 * checkers[25], 1 * checkers[24],
    )  # fmt: skip


@compiled()
def mask_of(checkers: Any) -> Any:
    """The places with a checker, off excepted."""
    mask = 0
    for place in range(1, 26):
        if checkers[place]:
            mask |= 1 << place
    return mask


@compiled()
def faced(flags: Any, mask: Any) -> Any:
    """The points of a mask in the other side's numbering."""
    there = 0
    for point in range(1, 25):
        if mask >> point & 1:
            there |= 1 << facing(flags, point)
    return there


@compiled()
def bits(mask: Any) -> Any:
    """How many bits of a mask are set."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return (mask * 0x01010101 & 0xFFFFFFFF) >> 24


@compiled()
def lowest(mask: Any) -> Any:
    """The place of the lowest bit of a mask that is not empty."""
    place = 0
    while not mask >> place & 1:
        place += 1
    return place


@compiled()
def landings(movers: Any, free: Any) -> Any:
    """The points that can be landed on, summed over the dice, and how many dice have none."""
    points = stuck = 0
    for die in range(1, 7):
        landed = movers >> die & free
        points += bits(landed)
        stuck += landed == 0
    return points, stuck


@compiled()
def shots(movers: Any, targets: Any, free: Any) -> Any:
    """How many of the 36 rolls land a checker of `movers` on one of `targets`."""
    if not targets:
        return 0
    missing, dice = _missing(movers, targets, free)
    hitting = 36 - dice * dice
    for low in range(1, 7):
        if not missing >> low & 1:
            continue
        step = movers >> low & free
        before_low = targets << low
        again = step >> low & free
        if again & targets or (again >> low & free) & (targets | before_low):
            hitting += 1
        for high in range(low + 1, 7):
            if missing >> high & 1 and (
                step & targets << high or (movers >> high & free) & before_low
            ):
                hitting += 2
    return hitting


@compiled()
def shots_with_bar(shooter: Any, targets: Any, free: Any) -> Any:
    """The same for a shape that enters its checkers on the bar first."""
    if not targets:
        return 0
    movers = shooter.occupied & POINTS
    if not shooter.bar:
        return shots(movers, targets, free)
    entering = 1 << packed.BAR
    missing, dice = _missing(entering, targets, free)
    hitting = 36 - dice * dice
    if shooter.bar > 1:
        return hitting
    # One die enters and the other hits, from elsewhere or with the same checker.
    for low in range(1, 7):
        for high in range(low, 7):
            if not missing >> low & missing >> high & 1:
                continue
            entry_low, entry_high = entering >> low & free, entering >> high & free
            if (entry_low and ((movers >> high & free) | entry_low >> high) & targets) or (
                entry_high and ((movers >> low & free) | entry_high >> low) & targets
            ):
                hitting += 1 if low == high else 2
    return hitting


@compiled()
def _missing(movers: Any, targets: Any, free: Any) -> Any:
    """The dice that hit none of `targets` at once, as bits, and how many they are."""
    missing = dice = 0
    for die in range(1, 7):
        if not movers >> die & free & targets:
            missing |= 1 << die
            dice += 1
    return missing, dice
