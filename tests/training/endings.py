"""Trains on one short ending without compiling anything; what the net then says goes to stdout.

Run by `test_selfplay.py` with numba's compiler switched off, which takes a few seconds where
compiling the games would take a minute.
"""

from __future__ import annotations

import json
import sys

import numpy as np

from tabla_core.games import GAMES
from tabla_core.position import start
from training.inputs import RACE, size
from training.kinds import kind_of
from training.layout import STATE, arrays_of, flags_of
from training.net import Net, new_layers
from training.selfplay import look_deeper, train
from training.table import new_player
from training.valuing import see_board, value


def main(games: int, deep: float) -> None:
    """Both sides have two checkers on their 2 and the others off."""
    rules = GAMES["prva"]
    net = Net(new_layers(size(kind_of(rules)), 4, 1), new_layers(size(RACE), 4, 1))
    player = new_player(flags_of(rules), kind_of(rules), net)
    board, _ = arrays_of(start(rules))
    board[:] = 0
    board[:, 0, 0], board[:, 0, 2] = 13, 2
    with np.errstate(over="ignore"):
        for step in (0.3, 0.1, 0.03):
            train(player, board, games // 3, 1, 1, 0.0, 0.0, 0.0, step, deep)
        state = np.zeros(STATE, np.int16)
        seen = see_board(player, board, state, 1)
        out, deeper = np.zeros(3, np.float32), np.zeros(3, np.float32)
        value(player.flags, net.contact, net.race, player.desk, player.race_desk, seen, out)
        look_deeper(player, board, state, 1, deeper)
    print(json.dumps({"win": float(out[0]), "deeper": 1 - float(deeper[0]), "mars": float(out[1])}))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
