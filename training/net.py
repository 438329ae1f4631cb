"""The net: one hidden layer, three outputs; its values, its step of learning, its beginnings.

A `Net` holds two nets of the same inputs, 0 for positions in contact and 1 for races, or only the
first (see `training.inputs.net_of`). Outputs are for *me*, the side that just moved: win, win by
mars, loss by mars; where every checker left counts: win, points won / 15, points lost / 15.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Net(NamedTuple):
    """Weights: w1 [nets, inputs, hidden], b1 [nets, hidden], w2 [nets, 3, hidden], b2 [nets, 3]."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats


class Desk(NamedTuple):
    """Arrays in which one value is worked out, and `base`, of which the next ones are changes."""

    x: Floats
    base_x: Floats
    words: NDArray[np.int64]
    """The memory of `x`, to compare by, and that of `base_x`."""
    base_words: NDArray[np.int64]
    h: Floats
    base_h: Floats
    active: Floats
    delta: Floats
    out: Floats
    base_net: NDArray[np.int64]
    mine: NDArray[np.int8]
    theirs: NDArray[np.int8]
    their_pinned: NDArray[np.int8]
    nobody: NDArray[np.int8]


def new_net(nets: int, inputs: int, hidden: int, seed: int) -> Net:
    """Small random weights; the inputs are filled up to a multiple of eight."""
    rng = np.random.default_rng(seed)

    inputs = -(-inputs // 8) * 8

    def small(*shape: int, size: float) -> Floats:
        return rng.uniform(-size, size, shape).astype(np.float32)

    return Net(
        small(nets, inputs, hidden, size=0.15),
        small(nets, hidden, size=0.15),
        small(nets, 3, hidden, size=0.05),
        np.zeros((nets, 3), np.float32),
    )


def new_desk(inputs: int, hidden: int) -> Desk:
    """Fresh arrays."""

    def floats(size: int) -> Floats:
        return np.zeros(size, np.float32)

    def counts() -> NDArray[np.int8]:
        return np.zeros(26, np.int8)

    x, base_x = floats(-(-inputs // 8) * 8), floats(-(-inputs // 8) * 8)
    return Desk(
        x, base_x, x.view(np.int64), base_x.view(np.int64), floats(hidden), floats(hidden), floats(hidden),
        floats(hidden), floats(3), np.zeros(1, np.int64), counts(), counts(), counts(), counts(),
    )  # fmt: skip


@njit(cache=True, fastmath=True)
def _outputs(net, which, h, active, out):  # type: ignore[no-untyped-def]
    hidden = h.shape[0]
    for unit in range(hidden):
        half = min(max(h[unit] * np.float32(0.5), np.float32(-3.0)), np.float32(3.0))
        square = half * half
        active[unit] = np.float32(0.5) + np.float32(0.5) * half * (np.float32(27.0) + square) / (
            np.float32(27.0) + np.float32(9.0) * square
        )
    for index in range(3):
        total = net.b2[which, index]
        row = net.w2[which, index]
        for unit in range(hidden):
            total += active[unit] * row[unit]
        out[index] = np.float32(1.0) / (np.float32(1.0) + np.float32(math.exp(-total)))


@njit(cache=True, fastmath=True)
def _whole(net, which, x, h):  # type: ignore[no-untyped-def]
    h[:] = net.b1[which]
    for index in range(x.shape[0]):
        size = x[index]
        if size != 0:
            for unit in range(h.shape[0]):
                h[unit] += size * net.w1[which, index, unit]


@njit(cache=True)
def value_whole(net, which, desk):  # type: ignore[no-untyped-def]
    """Puts the outputs for `desk.x` into `desk.out`."""
    _whole(net, which, desk.x, desk.h)
    _outputs(net, which, desk.h, desk.active, desk.out)


@njit(cache=True)
def set_base(net, which, desk):  # type: ignore[no-untyped-def]
    """Makes `desk.x` the base of the values to come."""
    desk.base_x[:] = desk.x
    _whole(net, which, desk.x, desk.base_h)
    desk.base_net[0] = which


@njit(cache=True, fastmath=True)
def value_changed(net, which, desk):  # type: ignore[no-untyped-def]
    """The same as `value_whole`, from the base's first layer where both are one net's."""
    if which != desk.base_net[0]:
        value_whole(net, which, desk)
        return
    h = desk.h
    h[:] = desk.base_h
    words, base = desk.words, desk.base_words
    for word in range(0, words.shape[0], 4):
        changed = (words[word] ^ base[word]) | (words[word + 1] ^ base[word + 1])
        changed |= (words[word + 2] ^ base[word + 2]) | (words[word + 3] ^ base[word + 3])
        if changed:
            for index in range(2 * word, 2 * word + 8):
                change = desk.x[index] - desk.base_x[index]
                if change != 0:
                    for unit in range(h.shape[0]):
                        h[unit] += change * net.w1[which, index, unit]
    _outputs(net, which, h, desk.active, desk.out)


@njit(cache=True, fastmath=True)
def learn(net, which, desk, target, step):  # type: ignore[no-untyped-def]
    """One step of gradient descent on the cross-entropy of the outputs for `desk.x`."""
    value_whole(net, which, desk)
    hidden = desk.h.shape[0]
    desk.delta[:] = 0
    for index in range(3):
        error = step * (target[index] - desk.out[index])
        row = net.w2[which, index]
        for unit in range(hidden):
            desk.delta[unit] += error * row[unit]
            row[unit] += error * desk.active[unit]
        net.b2[which, index] += error
    for unit in range(hidden):
        half = min(max(desk.h[unit] * np.float32(0.5), np.float32(-3.0)), np.float32(3.0))
        square = half * half
        root = (np.float32(9.0) - square) / (np.float32(9.0) + np.float32(3.0) * square)
        # Never quite flat, so that no unit is lost for good.
        desk.delta[unit] *= np.float32(0.25) * root * root + np.float32(0.002)
        net.b1[which, unit] += desk.delta[unit]
    for index in range(desk.x.shape[0]):
        size = desk.x[index]
        if size != 0:
            for unit in range(hidden):
                net.w1[which, index, unit] += size * desk.delta[unit]
