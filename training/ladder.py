"""The ladder of all levels: each against the one below, the lowest against random play.

    python -m training.ladder [GAME ...] [--games N] [--jobs J]

Played in the twin, so in floats and without exact endings, as `training.thinking` says; prints Elo
differences with 95 % intervals, and says where the order is not strict.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

from tabla_core.bot.levels import LEVELS
from tabla_core.games import GAMES
from training.bouts import Arena, Step
from training.calibrate_levels import TOP_GAMES
from training.thinking import RANDOM, effort_of
from training.train import CHECKPOINTS, NETS, load


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Plays the levels against each other.")
    parser.add_argument("games", nargs="*", default=NETS)
    parser.add_argument("--games", dest="count", type=int, default=4000, help="games a step")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    names = [*reversed([*LEVELS]), "random"]
    print(f"| game | {' | '.join(f'{one} over {two}' for one, two in pairwise(names))} |")
    print(f"|{' --- |' * len(names)}")
    with ProcessPoolExecutor(options.jobs) as pool:
        found = pool.map(partial(steps, count=options.count), options.games)
        for game, row in zip(options.games, found, strict=True):
            print(f"| {game} | {' | '.join(map(str, row))} |", flush=True)


def steps(game: str, count: int) -> list[Step]:
    """Level 7 over level 6, and so on down to level 1 over random play."""
    net, _ = load(CHECKPOINTS / f"{game}.npz")
    arena = Arena(game, net)
    fewer = max(2, round(count * TOP_GAMES) // 2 * 2)
    efforts = [effort_of(bot.effort_in(GAMES[game])) for bot in reversed([*LEVELS.values()])]
    return [
        arena.step(one, two, count if rank else fewer, 100 + rank, luck=not rank)
        for rank, (one, two) in enumerate(pairwise([*efforts, RANDOM]))
    ]


if __name__ == "__main__":
    main()
