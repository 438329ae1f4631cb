"""The net that learns: its values, however they are worked out, and the direction it learns in."""

from __future__ import annotations

import numpy as np

from training.export import Trained
from training.inputs import RACE
from training.net import (
    Layers,
    learn,
    new_desk,
    new_layers,
    set_base,
    value_changed,
    value_whole,
    widened,
)

INPUTS, HIDDEN = 24, 16


def some_layers(seed: int) -> Layers:
    """Weights large enough that units lie on the slope as well as on the flat."""
    return Layers(*(4 * array for array in new_layers(INPUTS, HIDDEN, seed)))


def some_inputs(rng: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """Inputs as boards give them: mostly nought, a few steps, a few shares."""
    return rng.choice([0, 0, 0, 1, 0.5, 0.3], INPUTS).astype(np.float32)


def cross_entropy(layers: Layers, x: object, target: object) -> float:
    """What a step of learning is to lower, in double precision."""
    w1, b1, w2, b2 = (array.astype(np.float64) for array in layers)
    out = Trained(RACE, w1, b1, w2, b2).outputs(np.array([x], np.float64))[0]
    wanted = np.asarray(target, np.float64)
    return float(-(wanted * np.log(out) + (1 - wanted) * np.log(1 - out)).sum())


def test_values_are_those_that_the_export_measures_by() -> None:
    rng = np.random.default_rng(1)
    layers = some_layers(1)
    desk = new_desk(layers)
    for _ in range(50):
        desk.x[:] = some_inputs(rng)
        value_whole(layers, desk)
        w1, b1, w2, b2 = (array.astype(np.float64) for array in layers)
        expected = Trained(RACE, w1, b1, w2, b2).outputs(desk.x.astype(np.float64)[None])[0]
        np.testing.assert_allclose(desk.out, expected, atol=2e-6)


def test_a_change_to_the_base_is_worth_as_much_as_the_whole() -> None:
    rng = np.random.default_rng(2)
    layers = some_layers(2)
    desk = new_desk(layers)
    for _ in range(20):
        desk.x[:] = some_inputs(rng)
        set_base(layers, desk)
        for _ in range(5):
            desk.x[rng.integers(0, INPUTS, 4)] = rng.choice([0, 1, 0.5], 4)
            value_changed(layers, desk)
            changed = desk.out.copy()
            value_whole(layers, desk)
            np.testing.assert_allclose(changed, desk.out, atol=2e-6)


def test_a_wider_net_knows_what_the_narrow_one_knew() -> None:
    narrow = some_layers(5)
    wide = widened(narrow, HIDDEN + 8, seed=6)
    assert wide.w1.shape == (INPUTS, HIDDEN + 8)
    # What the new units say as yet is put aside.
    wide.w2[:, HIDDEN:] = 0
    rng = np.random.default_rng(5)
    at_narrow, at_wide = new_desk(narrow), new_desk(wide)
    for _ in range(20):
        at_narrow.x[:] = at_wide.x[:] = some_inputs(rng)
        value_whole(narrow, at_narrow)
        value_whole(wide, at_wide)
        np.testing.assert_allclose(at_wide.out, at_narrow.out, atol=2e-6)


def test_a_step_goes_down_the_slope_of_the_cross_entropy() -> None:
    # The step over its size is the slope, taken from two values to either side of each weight.
    rng = np.random.default_rng(3)
    layers = new_layers(INPUTS, HIDDEN, 3)
    desk = new_desk(layers)
    desk.x[:] = some_inputs(rng)
    target = np.array([0.9, 0.2, 0.0], np.float32)
    before = Layers(*(array.copy() for array in layers))
    size = 1e-3
    learn(layers, desk, target, np.ones(3, np.float32), np.float32(size))
    for part, (old, new) in enumerate(zip(before, layers, strict=True)):
        for at in rng.integers(0, old.size, 25):
            slope = []
            for little in (1e-4, -1e-4):
                moved = [array.astype(np.float64) for array in before]
                moved[part].flat[at] += little
                slope.append(cross_entropy(Layers(*moved), desk.x, target) / 2e-4)  # type: ignore[arg-type]
            went = (float(new.flat[at]) - float(old.flat[at])) / size
            # Units are kept from going quite flat, which adds a little to their slope.
            assert abs(went + slope[0] - slope[1]) < 2e-3 + 0.02 * abs(went)


def test_what_the_rules_settle_is_not_learned_from() -> None:
    layers = new_layers(INPUTS, HIDDEN, 4)
    desk = new_desk(layers)
    desk.x[:] = some_inputs(np.random.default_rng(4))
    before = layers.w2.copy()
    counts = np.array([1, 0, 1], np.float32)
    learn(layers, desk, np.array([1, 1, 0], np.float32), counts, np.float32(0.1))
    assert (layers.w2[1] == before[1]).all()
    assert (layers.w2[[0, 2]] != before[[0, 2]]).any()
