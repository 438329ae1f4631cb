"""Every result of a stage valued at a glance, in the twin, and the arrays that thinking takes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabla_core.rules import RuleSet
from training.dice import go_on, pending
from training.hand import Hand, judge_row, new_hand
from training.layout import FLAG, HIGH, SIDE, STATE
from training.memory import compiled, copy
from training.net import Floats
from training.stakes import PLAIN, Stakes, counts, counts_outputs, new_stakes, worth
from training.standing import outcome
from training.twin import ROWS, legal
from training.valuing import (
    carried_pips,
    end_outputs,
    points_of,
    see,
    take_base,
    turn_round,
    value_near,
)

F_LEFT = FLAG.left
ROOM: Final = 32
"""Most leaves kept, and most results of a stage followed."""


class Lines(NamedTuple):
    """Results with what led to them, the best first; `first_*` are those of the stage in hand."""

    boards: NDArray[np.int8]
    states: NDArray[np.int16]
    first_boards: NDArray[np.int8]
    first_states: NDArray[np.int16]
    values: NDArray[np.float64]
    roots: NDArray[np.int64]
    """The place of the result of the stage in hand."""
    keys: NDArray[np.uint64]
    filled: NDArray[np.int64]
    """[0] how many there are."""


def new_lines() -> Lines:
    """Fresh arrays."""
    return Lines(
        np.zeros((ROOM, 2, 2, 26), np.int8),
        np.zeros((ROOM, STATE), np.int16),
        np.zeros((ROOM, 2, 2, 26), np.int8),
        np.zeros((ROOM, STATE), np.int16),
        np.zeros(ROOM, np.float64),
        np.zeros(ROOM, np.int64),
        np.zeros(ROOM, np.uint64),
        np.zeros(1, np.int64),
    )


class Mind(NamedTuple):
    """Arrays that one decision after the other is thought out in."""

    leaves: Lines
    """Where the side has nothing more to play, or the game is over."""
    beam: Lines
    following: Lines
    values: NDArray[np.float64]
    """By row of the stage in hand."""
    outs: Floats
    scratch: NDArray[np.int16]
    here: NDArray[np.int8]
    """[depth, ...]: boards and states on the way."""
    now: NDArray[np.int16]
    after_board: NDArray[np.int8]
    after_state: NDArray[np.int16]
    looked: NDArray[np.float64]
    """By leaf: its value over all rolls, the lowest number when it was not looked at."""
    spent: NDArray[np.int64]
    """[0] evaluations so far."""
    by_hand: NDArray[np.int64]
    """[0] whether the hand-written evaluator is asked, not the net."""
    hand: Hand
    stakes: Stakes


def new_mind(rules: RuleSet) -> Mind:
    """Fresh arrays: the net is asked, and what counts are points."""
    return Mind(
        new_lines(), new_lines(), new_lines(),
        np.zeros(ROWS, np.float64),
        np.zeros(3, np.float32),
        np.zeros(STATE, np.int16),
        np.zeros((4, 2, 2, 26), np.int8),
        np.zeros((4, STATE), np.int16),
        np.zeros((2, 2, 26), np.int8),
        np.zeros(STATE, np.int16),
        np.zeros(ROOM, np.float64),
        np.zeros(2, np.int64),
        np.zeros(1, np.int64),
        new_hand(rules),
        new_stakes(rules),
    )  # fmt: skip


@compiled()
def glance(player: Any, mind: Any, board: Any, state: Any) -> Any:
    """Values all results of the stage in hand into `mind.values`, by their place in `work.found`.

    Gives how many there are, whether the side goes on after those that do not end the game, and the
    place of the best, whose outputs are in `mind.outs`.
    """
    work, flags, kind, table = player.work, player.flags, player.kind, player.table
    contact, race = player.net.contact, player.net.race
    desk, race_desk = player.desk, player.race_desk
    out = table.out
    stakes, by_hand = mind.stakes, mind.by_hand[0]
    # Points that a net promises need no more than its outputs.
    plain = not by_hand and stakes.unit[0] == PLAIN
    side = state[SIDE]
    # Handed-over dice: the side itself will roll after them.
    rolls_next = state[HIGH] == 0
    count = legal(work, flags, board, state)
    going = work.stage[5]
    after = mind.scratch
    copy(after, state)
    go_on(work, flags, state, after)
    on = after[SIDE] == side and pending(after)[1] > 0
    carried = carried_pips(after) if after[SIDE] != side else 0
    base = 0
    if not by_hand:
        base = see(work, flags, kind, desk, race_desk, table, 0, rolls_next, carried)
        take_base(contact, race, desk, race_desk, base)
    best = -1
    for index in range(count):
        row = work.found[index]
        if index >= going:
            end_outputs(work, flags, row, side, out)
            if not plain:
                points = outcome(work, flags, row)
                mind.values[index] = worth(stakes, side, 0 if points == 99 else points)
        elif by_hand:
            judge_row(work, flags, mind.hand, table, row, rolls_next, carried)
            mind.values[index] = _counts_by_hand(flags, mind.hand, stakes, side, rolls_next, out)
        else:
            seen = see(work, flags, kind, desk, race_desk, table, row, rolls_next, carried)
            value_near(flags, contact, race, desk, race_desk, base, seen, out)
            if rolls_next:
                turn_round(out)
            if not plain:
                mind.values[index] = counts_outputs(flags, stakes, side, out)
        if plain:
            mind.values[index] = np.float64(points_of(flags, out))
        if best < 0 or mind.values[index] > mind.values[best]:
            best = index
            copy(mind.outs, out)
    mind.spent[0] += going
    return count, on, best


@compiled()
def _counts_by_hand(flags: Any, hand: Any, stakes: Any, side: Any, turned: Any, out: Any) -> Any:
    """What the hand has told counts for `side`; `turned` when it told it to the other one.

    Puts it into `out` as a net would.
    """
    told = hand.told
    outputs_by_hand(flags, hand, out)
    asked = side
    if turned:
        turn_round(out)
        asked = 1 - side
    value = told[3]
    if stakes.unit[0] != PLAIN:
        value = counts(flags, stakes, asked, told[0], told[1], told[2])
    return -value if turned else value


@compiled()
def outputs_by_hand(flags: Any, hand: Any, out: Any) -> None:
    """Puts what the hand has told into `out` as a net would."""
    unit = 15.0 if flags[F_LEFT] else 1.0
    out[0] = hand.told[0]
    out[1] = hand.told[1] / unit
    out[2] = hand.told[2] / unit
