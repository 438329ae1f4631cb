"""What counts where a single checker closes a point: terms of the evaluator for contact *block*."""

from __future__ import annotations

from typing import Final

from tabla_core.bot.shape import HOME, MIDDLE, OUTER, POINTS, QUARTER, Shape
from tabla_core.bot.terms import Landings, Terms, landings, longest_run

SIDE_TERMS: Final = (
    "home points held",
    "outer points held",
    "middle points held",
    "start quarter points held",
    "block in front of a foe",
    "block in front of a foe, squared",
    "hemmed: held points of the six before the rearmost",
    "hemmed, squared",
    "hemmed times checkers on the start",
    "landings",
    "dice without a landing",
    "dice without a landing, squared",
    "crowded checkers",
    "checkers on the start",
    "place of the rearmost",
    "checkers off",
    "a checker is past the foe's start",
    "a checker is home",
    "pips of the foremost checker",
    "start quarter points held and no foe there, squared",
    "foes in the home",
    "pips until all are home",
)
TURN_TERMS: Final = ("the foe is to roll",)

_PASSED: Final = (1 << 12) - 1


def terms(me: Shape, them: Shape, held: int, held_facing: int, contrary: bool) -> Terms:
    """The terms of `me`, those of `them`, and those of the turn, the foe being about to roll.

    `held` and `held_facing` are the masks of pinned checkers, of which there are none here.
    """
    del held, held_facing, contrary
    my_landings = landings(me.occupied, POINTS & ~them.facing_occupied)
    their_landings = landings(them.occupied, POINTS & ~me.facing_occupied)
    return _side(me, them, my_landings), _side(them, me, their_landings), (1,)


def _side(side: Shape, foe: Shape, landed: Landings) -> tuple[int, ...]:
    held = side.occupied
    high = held.bit_length() - 1
    before = ((foe.facing_occupied << 6) >> high & 63).bit_count()
    block = longest_run(side.facing_occupied & ((1 << foe.occupied.bit_length()) - 1))
    quarter = (held & QUARTER).bit_count()
    one, two, three, four, five, six = landed
    stuck = (not one) + (not two) + (not three) + (not four) + (not five) + (not six)
    return (
        (held & HOME).bit_count(),
        (held & OUTER).bit_count(),
        (held & MIDDLE).bit_count(),
        quarter,
        block,
        block * block,
        before,
        before * before,
        before * side.start,
        one.bit_count()
        + two.bit_count()
        + three.bit_count()
        + four.bit_count()
        + five.bit_count()
        + six.bit_count(),
        stuck,
        stuck * stuck,
        side.crowd,
        side.start,
        high,
        side.off,
        1 if held & _PASSED or side.off else 0,
        1 if held & HOME or side.off else 0,
        0 if side.off else (held & -held).bit_length() - 1,
        0 if foe.facing_occupied & QUARTER else quarter * quarter,
        (foe.facing_occupied & HOME).bit_count(),
        side.away,
    )
