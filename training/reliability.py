"""Predicted against actual: how often what a net gave a chance came true.

    python -m training.reliability [GAME ...] [--games N] [--jobs J]

The net plays itself without look-ahead in the twin. After every turn its outputs are put down, and
how the game ended: the chances to win, to win by mars and to lose by mars (in 31 the points won and
lost, in fifteenths), in tenths of what was predicted. The positions of one game are not independent
of each other, so the 95 % intervals are over games. A net that knows what it says has no difference
beyond them but what luck brings.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tabla_core.bot.levels import GLANCE
from tabla_core.games import GAMES
from training.bouts import Arena
from training.layout import FLAG
from training.thinking import effort_of
from training.train import CHECKPOINTS, NETS, load

F_LEFT = FLAG.left
TENTHS: Final = 10
WHAT: Final = ("win", "win mars", "lose mars")
WHAT_LEFT: Final = ("win", "points won", "points lost")


class Tally(NamedTuple):
    """[output, tenth]: positions, sums of what was predicted and of what came, and the sum over
    games of the squared difference of both."""

    positions: NDArray[np.float64]
    predicted: NDArray[np.float64]
    actual: NDArray[np.float64]
    squares: NDArray[np.float64]
    game: NDArray[np.float64]
    """The differences of the game in hand."""


def new_tally() -> Tally:
    """Nothing counted."""
    return Tally(*(np.zeros((3, TENTHS)) for _ in Tally._fields))


@njit(cache=True)
def count_game(flags: Any, record: Any, points: Any, tally: Any) -> Any:
    """Puts a recorded game of so many points for White into the tally."""
    tally.game[:] = 0
    for at in range(record.turns[0]):
        mine = points if record.sides[at] == 0 else -points
        for output in range(3):
            gained = np.float64(-mine if output == 2 else mine)
            if output == 0:
                came = (np.sign(gained) + 1.0) / 2.0
            elif flags[F_LEFT]:
                came = max(gained, 0.0) / 15.0
            else:
                came = np.float64(gained > 1.0)
            said = np.float64(record.outs[at, output])
            tenth = min(int(said * 10.0), 9)
            tally.positions[output, tenth] += 1
            tally.predicted[output, tenth] += said
            tally.actual[output, tenth] += came
            tally.game[output, tenth] += came - said
    tally.squares[:] += tally.game**2


def tally_of(game: str, games: int) -> Tally:
    """The tally of so many games."""
    net, _ = load(CHECKPOINTS / f"{game}.npz")
    arena = Arena(game, net)
    effort = effort_of(GLANCE)
    tally = new_tally()
    for number in range(games):
        arena.record.turns[0] = 0
        points, _ = arena.play(effort, effort, 77 * 1_000_003 + number << 20, number)
        count_game(arena.player.flags, arena.record, points, tally)
    return tally


def row(game: str, output: str, tally: Tally, at: int) -> str:
    """One line of the table: predicted, and actual with its interval, for each tenth."""
    cells = []
    for tenth in range(TENTHS):
        count = tally.positions[at, tenth]
        if count < 100:
            cells.append("")
            continue
        said, came = tally.predicted[at, tenth] / count, tally.actual[at, tenth] / count
        interval = 1.96 * tally.squares[at, tenth] ** 0.5 / count
        cells.append(f"{100 * said:.1f}: {100 * came:.1f} ± {100 * interval:.1f}")
    return f"| {game} | {output} | {' | '.join(cells)} |"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Predicted against actual results.")
    parser.add_argument("games", nargs="*", default=NETS)
    parser.add_argument("--games", dest="count", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    tenths = [f"{10 * tenth}–{10 * tenth + 10} %" for tenth in range(TENTHS)]
    print(f"| game | predicted: actual, % | {' | '.join(tenths)} |")
    print(f"|{' --- |' * (TENTHS + 2)}")
    with ProcessPoolExecutor(options.jobs) as pool:
        found = pool.map(partial(tally_of, games=options.count), options.games)
        for game, tally in zip(options.games, found, strict=True):
            for at, output in enumerate(WHAT_LEFT if GAMES[game].score == "left" else WHAT):
                print(row(game, output, tally, at), flush=True)


if __name__ == "__main__":
    main()
