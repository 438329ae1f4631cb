"""Every result of a stage valued at a glance, in the twin, and the arrays that thinking takes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.dice import go_on, pending
from training.layout import HIGH, SIDE, STATE
from training.memory import compiled, copy
from training.net import Floats
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


def new_mind() -> Mind:
    """Fresh arrays."""
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
    base = see(work, flags, kind, desk, race_desk, table, 0, rolls_next, carried)
    take_base(contact, race, desk, race_desk, base)
    best = -1
    for index in range(count):
        row = work.found[index]
        if index >= going:
            end_outputs(work, flags, row, side, out)
        else:
            seen = see(work, flags, kind, desk, race_desk, table, row, rolls_next, carried)
            value_near(flags, contact, race, desk, race_desk, base, seen, out)
            if rolls_next:
                turn_round(out)
        mind.values[index] = np.float64(points_of(flags, out))
        if best < 0 or mind.values[index] > mind.values[best]:
            best = index
            copy(mind.outs, out)
    mind.spent[0] += going
    return count, on, best
