"""The nets: one hidden layer, three outputs; their values, their step of learning.

A `Net` is two: one for positions in contact and one, smaller, for races. Outputs are for *me*,
the side that just moved: win, win by mars, loss by mars; where every checker left counts: win,
points won / 15, points lost / 15.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.memory import compiled, copy

Floats = NDArray[np.float32]

LARGEST_WEIGHT = 4.0
"""No weight of the first layer grows beyond it, so that inference can count in 16 bits."""


class Layers(NamedTuple):
    """The weights of one: w1 [inputs, hidden], b1 [hidden], w2 [3, hidden], b2 [3]."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats


class Net(NamedTuple):
    """The two of one game."""

    contact: Layers
    race: Layers


class Desk(NamedTuple):
    """Arrays in which one's values are worked out, most of them as changes to a base."""

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


def new_layers(inputs: int, hidden: int, seed: int) -> Layers:
    """Small random weights; the inputs are filled up to a multiple of eight."""
    rng = np.random.default_rng(seed)

    def small(*shape: int, size: float) -> Floats:
        return rng.uniform(-size, size, shape).astype(np.float32)

    return Layers(
        small(-(-inputs // 8) * 8, hidden, size=0.15),
        small(hidden, size=0.15),
        small(3, hidden, size=0.05),
        np.zeros(3, np.float32),
    )


def widened(layers: Layers, hidden: int, seed: int) -> Layers:
    """The same weights among those of new units, so that a small net can go on as a larger one.

    >>> widened(new_layers(8, 2, seed=1), 3, seed=2).w2.shape
    (3, 3)
    """
    more = new_layers(layers.w1.shape[0], hidden - layers.w1.shape[1], seed)
    return Layers(
        np.hstack([layers.w1, more.w1]),
        np.hstack([layers.b1, more.b1]),
        np.hstack([layers.w2, more.w2]),
        layers.b2,
    )


def new_desk(layers: Layers) -> Desk:
    """Fresh arrays."""
    inputs, hidden = layers.w1.shape

    def floats(size: int) -> Floats:
        return np.zeros(size, np.float32)

    x, base_x = floats(inputs), floats(inputs)
    return Desk(
        x, base_x, x.view(np.int64), base_x.view(np.int64),
        floats(hidden), floats(hidden), floats(hidden), floats(hidden), floats(3),
    )  # fmt: skip


@compiled(fastmath=True, inline="always")
def _outputs(layers: Any, h: Any, active: Any, out: Any) -> None:
    hidden = h.shape[0]
    w2, b2 = layers.w2, layers.b2
    for unit in range(hidden):
        half = min(max(h[unit] * np.float32(0.5), np.float32(-3.0)), np.float32(3.0))
        square = half * half
        active[unit] = np.float32(0.5) + np.float32(0.5) * half * (np.float32(27.0) + square) / (
            np.float32(27.0) + np.float32(9.0) * square
        )
    for index in range(3):
        total = b2[index]
        for unit in range(hidden):
            total += active[unit] * w2[index, unit]
        out[index] = np.float32(1.0) / (np.float32(1.0) + np.float32(math.exp(-total)))


@compiled(fastmath=True)
def _first_layer(layers: Any, x: Any, h: Any) -> None:
    copy(h, layers.b1)
    for index in range(x.shape[0]):
        size = x[index]
        if size != 0:
            row = layers.w1[index]
            for unit in range(h.shape[0]):
                h[unit] += size * row[unit]


@compiled(fastmath=True)
def value_whole(layers: Any, desk: Any) -> None:
    """Puts the outputs for `desk.x` into `desk.out`."""
    _first_layer(layers, desk.x, desk.h)
    _outputs(layers, desk.h, desk.active, desk.out)


@compiled()
def set_base(layers: Any, desk: Any) -> None:
    """Makes `desk.x` the base of the values to come."""
    copy(desk.base_x, desk.x)
    _first_layer(layers, desk.x, desk.base_h)


@compiled(fastmath=True)
def value_changed(layers: Any, desk: Any) -> None:
    """The same as `value_whole`, as a change to the base."""
    # Each array by a name of its own, no slices: the loops below are where the time goes.
    h, base_h, w1 = desk.h, desk.base_h, layers.w1
    x, base_x, words, base_words = desk.x, desk.base_x, desk.words, desk.base_words
    hidden = h.shape[0]
    for unit in range(hidden):
        h[unit] = base_h[unit]
    for word in range(0, words.shape[0], 4):
        changed = (words[word] ^ base_words[word]) | (words[word + 1] ^ base_words[word + 1])
        changed |= words[word + 2] ^ base_words[word + 2]
        changed |= words[word + 3] ^ base_words[word + 3]
        if changed:
            for index in range(2 * word, 2 * word + 8):
                change = x[index] - base_x[index]
                if change != 0:
                    for unit in range(hidden):
                        h[unit] += change * w1[index, unit]
    _outputs(layers, h, desk.active, desk.out)


@compiled(fastmath=True)
def learn(layers: Any, desk: Any, target: Any, counts: Any, step: Any) -> None:
    """One step of gradient descent on the cross-entropy of the outputs for `desk.x`.

    Only of those outputs whose `counts` is 1: the others are settled by the rules.
    """
    value_whole(layers, desk)
    hidden = desk.h.shape[0]
    desk.delta[:] = 0
    for index in range(3):
        error = step * counts[index] * (target[index] - desk.out[index])
        row = layers.w2[index]
        for unit in range(hidden):
            desk.delta[unit] += error * row[unit]
            row[unit] += error * desk.active[unit]
        layers.b2[index] += error
    for unit in range(hidden):
        half = min(max(desk.h[unit] * np.float32(0.5), np.float32(-3.0)), np.float32(3.0))
        square = half * half
        root = (np.float32(9.0) - square) / (np.float32(9.0) + np.float32(3.0) * square)
        # Never quite flat, so that no unit is lost for good.
        desk.delta[unit] *= np.float32(0.25) * root * root + np.float32(0.002)
        layers.b1[unit] += desk.delta[unit]
    for index in range(desk.x.shape[0]):
        size = desk.x[index]
        if size != 0:
            row = layers.w1[index]
            for unit in range(hidden):
                row[unit] += size * desk.delta[unit]
