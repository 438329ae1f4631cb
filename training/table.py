"""The arrays that a net plays at: made once, so that playing allocates nothing.

A *sample* is a board right after a side's turn, the other about to roll (or to play handed-over
dice first), seen by the side that moved.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.layout import STATE
from training.net import Desk, Floats, Net, new_desk
from training.twin import Work, new_work

BEAM: Final = 32
"""Most results of a stage that can be followed."""
LONGEST: Final = 1500
"""Turns after which a game is broken off as drawn."""


class Table(NamedTuple):
    """Arrays in which games are played: results followed, and the samples of one game."""

    boards: NDArray[np.int8]
    states: NDArray[np.int16]
    values: Floats
    keys: NDArray[np.uint64]
    next_boards: NDArray[np.int8]
    next_states: NDArray[np.int16]
    next_values: Floats
    next_keys: NDArray[np.uint64]
    best_board: NDArray[np.int8]
    best_state: NDArray[np.int16]
    best: Floats
    """[0] the value of the turn chosen, [1] of the best turn, [2:5] that one's outputs."""
    scratch: NDArray[np.int16]
    out: Floats
    xs: Floats
    seen: NDArray[np.int64]
    sides: NDArray[np.int8]
    outs: Floats
    """The outputs of each sample when it was reached, for White."""
    cut: NDArray[np.int8]
    """Whether the play that led to a sample was not the best."""
    deep: NDArray[np.int8]
    """Whether `deep_outs` holds what a sample is worth one roll deeper, for White."""
    deep_outs: Floats
    deep_board: NDArray[np.int8]
    deep_state: NDArray[np.int16]
    target: Floats
    counts: Floats
    mine: NDArray[np.int8]
    theirs: NDArray[np.int8]
    their_pinned: NDArray[np.int8]
    nobody: NDArray[np.int8]


def new_table(inputs: int) -> Table:
    """Fresh arrays."""
    return Table(
        np.zeros((BEAM, 2, 2, 26), np.int8),
        np.zeros((BEAM, STATE), np.int16),
        np.zeros(BEAM, np.float32),
        np.zeros(BEAM, np.uint64),
        np.zeros((BEAM, 2, 2, 26), np.int8),
        np.zeros((BEAM, STATE), np.int16),
        np.zeros(BEAM, np.float32),
        np.zeros(BEAM, np.uint64),
        np.zeros((2, 2, 26), np.int8),
        np.zeros(STATE, np.int16),
        np.zeros(8, np.float32),
        np.zeros(STATE, np.int16),
        np.zeros(3, np.float32),
        np.zeros((LONGEST + 2, inputs), np.float32),
        np.zeros(LONGEST + 2, np.int64),
        np.zeros(LONGEST + 2, np.int8),
        np.zeros((LONGEST + 2, 3), np.float32),
        np.zeros(LONGEST + 2, np.int8),
        np.zeros(LONGEST + 2, np.int8),
        np.zeros((LONGEST + 2, 3), np.float32),
        np.zeros((2, 2, 26), np.int8),
        np.zeros(STATE, np.int16),
        np.zeros(3, np.float32),
        np.zeros(3, np.float32),
        np.zeros(26, np.int8),
        np.zeros(26, np.int8),
        np.zeros(26, np.int8),
        np.zeros(26, np.int8),
    )


class Player(NamedTuple):
    """What plays: all the arrays, the flags of the game and the kind of its inputs."""

    work: Work
    flags: NDArray[np.int64]
    kind: int
    net: Net
    desk: Desk
    race_desk: Desk
    table: Table


def new_player(flags: NDArray[np.int64], kind: int, net: Net) -> Player:
    """A net at the table of one game."""
    most = max(layers.w1.shape[0] for layers in net)
    return Player(
        new_work(), flags, kind, net, new_desk(net.contact), new_desk(net.race), new_table(most)
    )
