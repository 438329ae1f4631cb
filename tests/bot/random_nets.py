"""Small nets of random weights, the same in every run, for tests that need any net at all."""

from __future__ import annotations

import struct
from random import Random

from tabla_core import GAMES
from tabla_core.bot.inputs import RACE, Layout, layout_for
from tabla_core.bot.netfile import LOGIT, UNIT, Layer, Net

NET_GAMES = ("prva", "chelebi", "vtora", "gyulbara", "treta", "plakoto", "fevga", "31")
"""The games that have a net of their own; the others are served by one of these."""


def random_layer(layout: Layout, seed: int, hidden: int = 24) -> Layer:
    """Sums mostly within the window, so that the activations are of every size."""
    rng = Random(f"{layout.name}/{seed}")

    def weights(count: int, spread: float) -> list[int]:
        return [round(rng.gauss(0, spread)) for _ in range(count)]

    out = [tuple(weights(hidden, 1.5 * LOGIT / 255 / 8)) for _ in range(3)]
    return Layer(
        layout,
        hidden,
        struct.pack(f"<{hidden}h", *weights(hidden, UNIT / 2)),
        struct.pack(f"<{hidden * layout.rows}h", *weights(hidden * layout.rows, UNIT / 2)),
        (rng.randint(-LOGIT, LOGIT), rng.randint(-LOGIT, LOGIT), rng.randint(-LOGIT, LOGIT)),
        (out[0], out[1], out[2]),
    )


def random_net(game: str, seed: int = 1, *, race: bool = True, hidden: int = 24) -> Net:
    """A net for a shipped game."""
    layout = layout_for(GAMES[game])
    assert layout is not None
    return Net(
        game,
        random_layer(layout, seed, hidden),
        random_layer(RACE, seed, max(4, hidden // 2)) if race else None,
    )
