"""The export of nets: whole numbers that say what the floats said, and never leave their lanes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tabla_core import GAMES
from tabla_core.bot.inputs import layout_for, rows_of
from tabla_core.bot.lanes import HIGHEST, LOWEST
from tabla_core.bot.netfile import UNIT, read_net, write_net
from tests.bot.random_nets import NET_GAMES
from tests.bot.seen import positions, seen
from training import inputs
from training.export import Checkpoint, RefusedError, loss_of, quantised, reach, read_checkpoint


def stored(folder: Path, game: str, size: float = 0.3, hidden: int = 16) -> Path:
    """A checkpoint of random weights as training writes it, its inputs filled up to eights."""
    rng = np.random.default_rng(7)
    layout = layout_for(GAMES[game])
    assert layout is not None
    kind = inputs.LAYOUTS.index(layout)
    arrays = {"meta": np.array(json.dumps({"game": game, "kind": kind}))}
    for name, of in (("contact", kind), ("race", inputs.RACE)):
        rows = -(-inputs.size(of) // 8) * 8
        arrays[f"{name}_w1"] = rng.normal(0, size, (rows, hidden)).astype(np.float32)
        arrays[f"{name}_b1"] = rng.normal(0, size, hidden).astype(np.float32)
        arrays[f"{name}_w2"] = rng.normal(0, 1, (3, hidden)).astype(np.float32)
        arrays[f"{name}_b2"] = rng.normal(0, 1, 3).astype(np.float32)
    path = folder / f"{game}.npz"
    np.savez(path, **arrays)  # type: ignore[arg-type]
    return path


@pytest.fixture
def checkpoint(tmp_path: Path, game: str) -> Checkpoint:
    return read_checkpoint(stored(tmp_path, game))


@pytest.mark.parametrize("game", NET_GAMES)
def test_rounding_costs_next_to_nothing(checkpoint: Checkpoint, game: str) -> None:
    net = quantised(checkpoint)
    assert read_net(write_net(net), game) == net
    loss = loss_of(checkpoint, net, 10)
    points = 15 if GAMES[game].score == "left" else 2
    assert 0 < loss.mean < 0.005 * points
    assert loss.most < 0.03 * points
    assert loss.cost < 0.002 * points


@pytest.mark.parametrize("game", ["prva", "vtora", "plakoto", "31"])
def test_no_board_goes_beyond_what_is_proved(checkpoint: Checkpoint, game: str) -> None:
    layout = inputs.LAYOUTS[checkpoint.contact.kind]
    weights = inputs.expansion(checkpoint.contact.kind) @ checkpoint.contact.w1 * UNIT
    rows = np.rint(weights).astype(np.int64)
    lowest, highest = reach(layout, rows)
    assert LOWEST < lowest.min() < highest.max() < HIGHEST
    share = []
    for position in positions(game, 5, 60):
        picked = rows_of(layout, *seen(position))
        total = sum(times * rows[row] for row, times in picked.items())
        assert (lowest <= total).all()
        assert (total <= highest).all()
        share.append(np.max(total / highest))
    assert max(share) > 0.2


def test_a_net_that_could_leave_its_lanes_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match="may reach"):
        quantised(read_checkpoint(stored(tmp_path, "prva", size=3.0)))
