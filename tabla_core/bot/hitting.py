"""What counts in games with hitting: terms of the evaluator for contact *hit*."""

from __future__ import annotations

from typing import Final

from tabla_core.bot.shape import HOME, MIDDLE, OUTER, POINTS, QUARTER, Shape
from tabla_core.bot.terms import Landings, Terms, landings, longest_run, shots
from tabla_core.packed import BAR

SIDE_TERMS: Final = (
    "bar",
    "shut out: checkers on the bar times closed points to enter on",
    "upper home points made",
    "lower home points made",
    "outer points made",
    "middle points made",
    "anchors",
    "advanced anchors",
    "home blots",
    "outer and middle blots",
    "rear blots",
    "block in front of a foe, squared",
    "hemmed: closed points of the six before the rearmost, squared",
    "hemmed times rear checkers",
    "crowded checkers",
    "rear checkers",
    "deep checkers",
    "checkers off",
    "landings",
    "dice without a landing",
    "occupied points from 12 to 7",
)
TURN_TERMS: Final = (
    "the foe is to roll",
    "rolls that hit me",
    "rolls that hit me times the foe's home points",
    "rolls that hit me times pips lost",
    "rolls of mine that would hit",
    "rolls of mine that would hit times my home points",
    "rolls of mine that would hit times pips lost",
)

_UPPER_HOME: Final = 7 << 4
_LOWER_HOME: Final = 7 << 1
_ADVANCED: Final = 7 << 20 | 1 << 18
"""The own 20, 21, 22 and 18: where an anchor sees the board."""


def terms(me: Shape, them: Shape, held: int, held_facing: int, contrary: bool) -> Terms:
    """The terms of `me`, those of `them`, and those of the turn, the foe being about to roll.

    `held` and `held_facing` are the masks of pinned checkers, of which there are none here.
    """
    del held, held_facing, contrary
    my_free = POINTS & ~them.facing_doubled
    their_free = POINTS & ~me.facing_doubled
    my_landings = landings(me.occupied & POINTS, my_free)
    their_landings = landings(them.occupied & POINTS, their_free)
    at_me = _shots(them, their_landings, me.facing_occupied & their_free, their_free)
    at_them = _shots(me, my_landings, them.facing_occupied & my_free, my_free)
    return (
        _side(me, them, my_landings),
        _side(them, me, their_landings),
        (
            1,
            at_me,
            at_me * (them.doubled & HOME).bit_count(),
            at_me * _farthest(me, at_me),
            at_them,
            at_them * (me.doubled & HOME).bit_count(),
            at_them * _farthest(them, at_them),
        ),
    )


def _side(side: Shape, foe: Shape, landed: Landings) -> tuple[int, ...]:
    made = side.doubled & POINTS
    blots = side.occupied & ~made & POINTS
    closed = foe.facing_doubled
    high = side.occupied.bit_length() - 1
    before = ((closed << 6) >> high & 63).bit_count()
    block = longest_run(side.facing_doubled & ((1 << foe.occupied.bit_length()) - 1))
    checkers = side.checkers
    one, two, three, four, five, six = landed
    return (
        side.bar,
        side.bar and side.bar * (closed & QUARTER).bit_count(),
        (made & _UPPER_HOME).bit_count(),
        (made & _LOWER_HOME).bit_count(),
        (made & OUTER).bit_count(),
        (made & MIDDLE).bit_count(),
        (made & QUARTER).bit_count(),
        (made & _ADVANCED).bit_count(),
        (blots & HOME).bit_count(),
        (blots & (OUTER | MIDDLE)).bit_count(),
        (blots & QUARTER).bit_count(),
        block * block,
        before * before,
        before * side.rear,
        side.crowd,
        side.rear,
        (checkers >> 4 & 15) + (checkers >> 8 & 15),
        side.off,
        one.bit_count()
        + two.bit_count()
        + three.bit_count()
        + four.bit_count()
        + five.bit_count()
        + six.bit_count(),
        (not one) + (not two) + (not three) + (not four) + (not five) + (not six),
        (side.occupied & OUTER).bit_count(),
    )


def _shots(shooter: Shape, landed: Landings, targets: int, free: int) -> int:
    """The rolls of 36 with which `shooter` hits one of `targets`."""
    if not targets:
        return 0
    if not shooter.bar:
        return shots(landed, targets, free)
    entry = landings(1 << BAR, free)
    others = [die for die, mask in enumerate(entry, 1) if not mask & targets]
    hitting = 36 - len(others) * len(others)
    if shooter.bar > 1:
        return hitting
    # One die enters and the other hits, from elsewhere or with the same checker.
    for index, low in enumerate(others):
        for high in others[index:]:
            if (entry[low - 1] and (landed[high - 1] | entry[low - 1] >> high) & targets) or (
                entry[high - 1] and (landed[low - 1] | entry[high - 1] >> low) & targets
            ):
                hitting += 1 if low == high else 2
    return hitting


def _farthest(side: Shape, shot_at: int) -> int:
    """Pips that `side`'s farthest advanced lone checker has come, if shot at all."""
    if not shot_at:
        return 0
    blots = side.occupied & ~side.doubled
    return 25 - ((blots & -blots).bit_length() - 1)
