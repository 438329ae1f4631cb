"""What counts in games with pinning: terms of the evaluator for contact *pin*."""

from __future__ import annotations

from typing import Final

from tabla_core.bot.shape import HOME, MIDDLE, OUTER, POINTS, QUARTER, START_BIT, Shape
from tabla_core.bot.terms import Landings, Terms, landings, longest_run, shots

SIDE_TERMS: Final = (
    "pinned at home",
    "pinned on the outer points",
    "pinned on the middle points",
    "pinned in the start quarter",
    "pinned on the start",
    "home points made",
    "outer points made",
    "middle points made",
    "start quarter points made",
    "home blots",
    "outer blots",
    "middle blots",
    "start quarter blots",
    "checkers on the start",
    "two checkers left on the start",
    "one checker left on the start",
    "block in front of a foe, squared",
    "hemmed: closed points of the six before the rearmost, squared",
    "hemmed times rear checkers",
    "landings",
    "dice without a landing",
    "dice without a landing, squared",
    "crowded checkers",
    "rear checkers",
    "checkers off",
    "pips until all are home",
    "pips of the pinned",
)
TURN_TERMS: Final = (
    "the foe is to roll",
    "rolls that pin me",
    "rolls that pin the last on my start",
    "rolls of mine that would pin",
    "rolls of mine that would pin the last on the foe's start",
    "the foe's last on its start is pinned or in danger, and mine is pinned",
)


def terms(me: Shape, them: Shape, held: int, held_facing: int, contrary: bool) -> Terms:
    """The terms of `me`, those of `them`, and those of the turn, the foe being about to roll.

    `held` is the mask of my pinned checkers in my numbering, `held_facing` the same in the
    foe's. The foe's pinned are where both sides stand and mine are not pinned.
    """
    pins = me.occupied & them.facing_occupied & ~held
    pins_facing = me.facing_occupied & them.occupied & ~held_facing
    my_made = (me.doubled | pins) & ~held & POINTS
    their_made = (them.doubled | held_facing) & ~pins_facing & POINTS
    # Closed to me: two foes, or a foe standing on mine.
    my_free = POINTS & ~(them.facing_doubled | held)
    their_free = POINTS & ~(me.facing_doubled | pins_facing)
    my_landings = landings(me.occupied & ~held, my_free)
    their_landings = landings(them.occupied & ~pins_facing, their_free)
    my_blots = me.occupied & ~me.doubled & ~pins & ~held & POINTS
    their_blots = them.occupied & ~them.doubled & ~held_facing & ~pins_facing & POINTS
    my_targets = me.facing_occupied & ~me.facing_doubled & ~pins_facing & ~held_facing
    their_targets = them.facing_occupied & ~them.facing_doubled & ~pins & ~held
    start_facing = 1 << (1 if contrary else 12)
    my_last = my_targets & start_facing
    their_last = their_targets & start_facing
    return (
        _side(me, them, my_landings, my_made, my_blots, held),
        _side(them, me, their_landings, their_made, their_blots, pins_facing),
        (
            1,
            shots(their_landings, my_targets, their_free) if my_targets else 0,
            shots(their_landings, my_last, their_free) if my_last else 0,
            shots(my_landings, their_targets, my_free) if their_targets else 0,
            shots(my_landings, their_last, my_free) if their_last else 0,
            1 if held & START_BIT and (pins_facing & START_BIT or their_last) else 0,
        ),
    )


def _side(
    side: Shape, foe: Shape, landed: Landings, made: int, blots: int, held: int
) -> tuple[int, ...]:
    high = side.occupied.bit_length() - 1
    before = ((foe.facing_doubled << 6) >> high & 63).bit_count()
    block = longest_run(side.facing_doubled & ((1 << foe.occupied.bit_length()) - 1))
    one, two, three, four, five, six = landed
    stuck = (not one) + (not two) + (not three) + (not four) + (not five) + (not six)
    return (
        (held & HOME).bit_count(),
        (held & OUTER).bit_count(),
        (held & MIDDLE).bit_count(),
        (held & QUARTER).bit_count(),
        1 if held & START_BIT else 0,
        (made & HOME).bit_count(),
        (made & OUTER).bit_count(),
        (made & MIDDLE).bit_count(),
        (made & QUARTER).bit_count(),
        (blots & HOME).bit_count(),
        (blots & OUTER).bit_count(),
        (blots & MIDDLE).bit_count(),
        (blots & QUARTER).bit_count(),
        side.start,
        1 if side.start == 2 else 0,
        1 if blots & START_BIT else 0,
        block * block,
        before * before,
        before * side.rear,
        one.bit_count()
        + two.bit_count()
        + three.bit_count()
        + four.bit_count()
        + five.bit_count()
        + six.bit_count(),
        stuck,
        stuck * stuck,
        side.crowd,
        side.rear,
        side.off,
        side.away,
        held.bit_length() and held.bit_length() - 1,
    )
