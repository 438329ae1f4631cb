"""What counts by hand in each contact, weighed, in the twin: the sums of the engine's terms.

The terms are `SIDE_TERMS` and `TURN_TERMS` of `tabla_core.bot.hitting`, `blocking` and `pinning`,
in their order. A sum is what the position of *me* says, less what that of *them* says, and what
their being about to roll does; in thousandths of a logit.
"""

from __future__ import annotations

from typing import Any, Final

from tabla_core.bot.shape import HOME, MIDDLE, OUTER, POINTS, QUARTER, START_BIT
from training.layout import FLAG
from training.memory import compiled
from training.shapes import bits, faced, landings, longest_run, lowest, shots, shots_with_bar

F_PARALLEL: Final = FLAG.parallel
_UPPER_HOME: Final = HOME & ~15
_LOWER_HOME: Final = HOME & 15
_ADVANCED: Final = 1 << 18 | 1 << 20 | 1 << 21 | 1 << 22
_PASSED: Final = (1 << 12) - 1


@compiled()
def _hemmed(side: Any, closed: Any) -> Any:
    """The closed points of the six before the rearmost."""
    return bits(closed << 6 >> side.high & 63)


@compiled()
def _block(facing_points: Any, foe: Any) -> Any:
    """The longest run of points in front of a foe, the points being in the foe's numbering."""
    return longest_run(facing_points & ((1 << foe.high + 1) - 1))


@compiled()
def hitting(side_weights: Any, turn_weights: Any, me: Any, them: Any) -> Any:
    """The sum where a lone checker is hit."""
    my_free = POINTS & ~them.facing_doubled
    their_free = POINTS & ~me.facing_doubled
    at_me = shots_with_bar(them, me.facing_occupied & their_free, their_free)
    at_them = shots_with_bar(me, them.facing_occupied & my_free, my_free)
    t = turn_weights
    return (
        _hitting_side(side_weights, me, them, my_free)
        - _hitting_side(side_weights, them, me, their_free)
        + t[0]
        + t[1] * at_me
        + t[2] * at_me * bits(them.doubled & HOME)
        + t[3] * at_me * _farthest(me, at_me)
        + t[4] * at_them
        + t[5] * at_them * bits(me.doubled & HOME)
        + t[6] * at_them * _farthest(them, at_them)
    )


@compiled()
def _farthest(side: Any, shot_at: Any) -> Any:
    """Pips that the farthest advanced lone checker has come, if shot at all."""
    return 25 - lowest(side.occupied & ~side.doubled) if shot_at else 0


@compiled()
def _hitting_side(w: Any, side: Any, foe: Any, free: Any) -> Any:
    made = side.doubled & POINTS
    blots = side.occupied & ~made & POINTS
    closed = foe.facing_doubled
    hemmed = _hemmed(side, closed)
    block = _block(side.facing_doubled, foe)
    landed, stuck = landings(side.occupied & POINTS, free)
    return (
        w[0] * side.bar
        + w[1] * side.bar * bits(closed & QUARTER)
        + w[2] * bits(made & _UPPER_HOME)
        + w[3] * bits(made & _LOWER_HOME)
        + w[4] * bits(made & OUTER)
        + w[5] * bits(made & MIDDLE)
        + w[6] * bits(made & QUARTER)
        + w[7] * bits(made & _ADVANCED)
        + w[8] * bits(blots & HOME)
        + w[9] * bits(blots & (OUTER | MIDDLE))
        + w[10] * bits(blots & QUARTER)
        + w[11] * block * block
        + w[12] * hemmed * hemmed
        + w[13] * hemmed * side.rear
        + w[14] * side.crowd
        + w[15] * side.rear
        + w[16] * side.deep
        + w[17] * side.off
        + w[18] * landed
        + w[19] * stuck
        + w[20] * bits(side.occupied & OUTER)
    )


@compiled()
def blocking(side_weights: Any, turn_weights: Any, me: Any, them: Any) -> Any:
    """The sum where a lone checker closes a point."""
    return (
        _blocking_side(side_weights, me, them)
        - _blocking_side(side_weights, them, me)
        + turn_weights[0]
    )


@compiled()
def _blocking_side(w: Any, side: Any, foe: Any) -> Any:
    held = side.occupied
    closed = foe.facing_occupied
    hemmed = _hemmed(side, closed)
    block = _block(side.facing_occupied, foe)
    quarter = bits(held & QUARTER)
    landed, stuck = landings(held, POINTS & ~closed)
    return (
        w[0] * bits(held & HOME)
        + w[1] * bits(held & OUTER)
        + w[2] * bits(held & MIDDLE)
        + w[3] * quarter
        + w[4] * block
        + w[5] * block * block
        + w[6] * hemmed
        + w[7] * hemmed * hemmed
        + w[8] * hemmed * side.start
        + w[9] * landed
        + w[10] * stuck
        + w[11] * stuck * stuck
        + w[12] * side.crowd
        + w[13] * side.start
        + w[14] * side.high
        + w[15] * side.off
        + w[16] * (1 if held & _PASSED or side.off else 0)
        + w[17] * (1 if held & HOME or side.off else 0)
        + w[18] * (0 if side.off else side.low)
        + w[19] * (0 if closed & QUARTER else quarter * quarter)
        + w[20] * bits(closed & HOME)
        + w[21] * side.away
    )


@compiled()
def pinning(flags: Any, side_weights: Any, turn_weights: Any, me: Any, them: Any, held: Any) -> Any:
    """The sum where a lone checker is pinned; `held` is the mask of my pinned ones."""
    held_facing = faced(flags, held)
    pins = me.occupied & them.facing_occupied & ~held
    pins_facing = me.facing_occupied & them.occupied & ~held_facing
    my_made = (me.doubled | pins) & ~held & POINTS
    their_made = (them.doubled | held_facing) & ~pins_facing & POINTS
    # Closed to me: two foes, or a foe standing on mine.
    my_free = POINTS & ~(them.facing_doubled | held)
    their_free = POINTS & ~(me.facing_doubled | pins_facing)
    my_movers, their_movers = me.occupied & ~held, them.occupied & ~pins_facing
    my_blots = me.occupied & ~me.doubled & ~pins & ~held & POINTS
    their_blots = them.occupied & ~them.doubled & ~held_facing & ~pins_facing & POINTS
    my_targets = me.facing_occupied & ~me.facing_doubled & ~pins_facing & ~held_facing
    their_targets = them.facing_occupied & ~them.facing_doubled & ~pins & ~held
    start_facing = 1 << (12 if flags[F_PARALLEL] else 1)
    my_last, their_last = my_targets & start_facing, their_targets & start_facing
    t = turn_weights
    mine = _pinning_side(side_weights, me, them, my_movers, my_free, my_made, my_blots, held)
    return (
        mine
        - _pinning_side(
            side_weights, them, me, their_movers, their_free, their_made, their_blots, pins_facing
        )
        + t[0]
        + t[1] * shots(their_movers, my_targets, their_free)
        + t[2] * shots(their_movers, my_last, their_free)
        + t[3] * shots(my_movers, their_targets, my_free)
        + t[4] * shots(my_movers, their_last, my_free)
        + t[5] * (1 if held & START_BIT and (pins_facing & START_BIT or their_last) else 0)
    )


@compiled()
def _pinning_side(
    w: Any, side: Any, foe: Any, movers: Any, free: Any, made: Any, blots: Any, held: Any
) -> Any:
    hemmed = _hemmed(side, foe.facing_doubled)
    block = _block(side.facing_doubled, foe)
    landed, stuck = landings(movers, free)
    # The pips of the rearmost pinned one.
    farthest = 0
    for point in range(1, 25):
        if held >> point & 1:
            farthest = point
    return (
        w[0] * bits(held & HOME)
        + w[1] * bits(held & OUTER)
        + w[2] * bits(held & MIDDLE)
        + w[3] * bits(held & QUARTER)
        + w[4] * (1 if held & START_BIT else 0)
        + w[5] * bits(made & HOME)
        + w[6] * bits(made & OUTER)
        + w[7] * bits(made & MIDDLE)
        + w[8] * bits(made & QUARTER)
        + w[9] * bits(blots & HOME)
        + w[10] * bits(blots & OUTER)
        + w[11] * bits(blots & MIDDLE)
        + w[12] * bits(blots & QUARTER)
        + w[13] * side.start
        + w[14] * (1 if side.start == 2 else 0)
        + w[15] * (1 if blots & START_BIT else 0)
        + w[16] * block * block
        + w[17] * hemmed * hemmed
        + w[18] * hemmed * side.rear
        + w[19] * landed
        + w[20] * stuck
        + w[21] * stuck * stuck
        + w[22] * side.crowd
        + w[23] * side.rear
        + w[24] * side.off
        + w[25] * side.away
        + w[26] * farthest
    )
