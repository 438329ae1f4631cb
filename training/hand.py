"""The hand-written evaluator in the twin: what `tabla_core.bot.evaluator.hand_written` says.

Its weights are the engine's, and so are its chances, to the last bit:
`tests/training/test_hand.py` holds the two together.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabla_core.bot.bearing_off import next_roll
from tabla_core.bot.evaluator import LARGEST_LEFT, nearest_weights
from tabla_core.bot.shape import CONTRARY, HOME, shape_of
from tabla_core.packed import one
from tabla_core.rules import CHECKERS, RuleSet
from training.hand_terms import blocking, hitting, pinning
from training.layout import BLOCK, FLAG, HIT, PIN
from training.memory import compiled
from training.shapes import chance, is_race, lead, mask_of, shape
from training.standing import their_pinned

F_CONTACT, F_PARALLEL, F_LEFT = FLAG.contact, FLAG.parallel, FLAG.left


class Hand(NamedTuple):
    """The weights for one game, see `tabla_core.bot.weights`, and room for an answer."""

    side: NDArray[np.int64]
    turn: NDArray[np.int64]
    lead: NDArray[np.int64]
    """[0] in contact, [1] in a race, [2] the foe's being about to roll there."""
    size: NDArray[np.int64]
    goes: NDArray[np.float64]
    """[high, low]: the chance that a roll bears off the last two checkers; 0 is no checker."""
    told: NDArray[np.float64]
    """[0:3] my chances, see `tabla_core.bot.chances`; [3] their plain points."""


def new_hand(rules: RuleSet) -> Hand:
    """The arrays for one game.

    >>> from tabla_core.games import GAMES
    >>> len(new_hand(GAMES["tapa"]).side)
    27
    """
    weights = nearest_weights(rules)
    goes = np.zeros((7, 7))
    for high in range(1, 7):
        goes[high, 0] = next_roll(shape_of(one(high) + CHECKERS - 1, CONTRARY))
        for low in range(1, high + 1):
            goes[high, low] = next_roll(shape_of(one(high) + one(low) + CHECKERS - 2, CONTRARY))
    return Hand(
        np.array(weights.side, np.int64),
        np.array(weights.turn, np.int64),
        np.array((weights.lead, *weights.race), np.int64),
        np.array(weights.size, np.int64),
        goes,
        np.zeros(4),
    )


@compiled()
def judge(
    flags: Any, hand: Any, my_checkers: Any, my_pinned: Any, theirs: Any, carried: Any
) -> Any:
    """Puts what a board is worth to me into `hand.told`, the foe being about to roll.

    The counts are of all checkers of a side, and of my pinned ones.
    """
    me, them = shape(flags, my_checkers), shape(flags, theirs)
    won = _win(flags, hand, me, them, my_pinned, carried)
    more = won * _size(flags, hand, them, me)
    less = (1.0 - won) * _size(flags, hand, me, them)
    told = hand.told
    told[0], told[1], told[2], told[3] = won, more, less, more - less
    if not flags[F_LEFT]:
        told[1] -= won
        told[2] -= 1.0 - won


@compiled()
def judge_row(
    work: Any, flags: Any, hand: Any, table: Any, row: Any, to_roll: Any, carried: Any
) -> Any:
    """`judge` for a row of the stage; me is the side that has moved, or `to_roll` the other one."""
    me, them, pinned, held = table.mine, table.theirs, table.nobody, table.nobody
    for place in range(26):
        me[place] = work.me[row, place]
        them[place] = work.them[row, place]
    if flags[F_CONTACT] == PIN:
        for place in range(26):
            me[place] += work.pinned[place]
        pinned, held = work.pinned, table.their_pinned
        if to_roll:
            their_pinned(work, flags, row, held)
    if to_roll:
        judge(flags, hand, them, held, me, carried)
    else:
        judge(flags, hand, me, pinned, them, carried)


@compiled()
def _win(flags: Any, hand: Any, me: Any, them: Any, my_pinned: Any, carried: Any) -> Any:
    """My chance to win."""
    ahead = lead(me, them, carried)
    contact = flags[F_CONTACT]
    if is_race(me, them, not flags[F_PARALLEL]):
        if them.off > CHECKERS - 3 and not them.away:
            now = _next_roll(hand, them)
            return 1.0 - (now + (1.0 - now) * (1.0 - _next_roll(hand, me)))
        logit = hand.lead[1] * ahead + hand.lead[2]
    else:
        if contact == HIT:
            weighed = hitting(hand.side, hand.turn, me, them)
        elif contact == BLOCK:
            weighed = blocking(hand.side, hand.turn, me, them)
        else:
            weighed = pinning(flags, hand.side, hand.turn, me, them, mask_of(my_pinned))
        logit = weighed + hand.lead[0] * ahead
    return chance(logit * 0.001)


@compiled()
def _next_roll(hand: Any, side: Any) -> Any:
    """The chance that a side bears off all it has left with one roll."""
    if side.occupied & ~HOME:
        return 0.0
    left = CHECKERS - side.off
    if left > 2:
        return max(0, 7 - side.high) / 36.0 if left <= 4 else 0.0
    return hand.goes[side.high, side.low if left == 2 else 0]


@compiled()
def _size(flags: Any, hand: Any, loser: Any, winner: Any) -> Any:
    """The points that a win is worth."""
    if loser.off and not flags[F_LEFT]:
        return 1.0
    w = hand.size
    logit = (
        w[0]
        + w[1] * loser.away
        + w[2] * loser.pips
        + w[3] * winner.pips
        + w[4] * loser.rear
        + w[5] * loser.bar
        + w[6] * loser.off
    )
    more = chance(logit * 0.001)
    return 1.0 + (LARGEST_LEFT - loser.off) * more if flags[F_LEFT] else 1.0 + more
