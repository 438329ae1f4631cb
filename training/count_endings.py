"""Counts how games between equal bots end, for the match-equity tables.

    python -m training.count_endings [GAME ...] [--games N] [--jobs J]

The net plays itself without look-ahead, in the twin. The new rows take their place in
`tabla_core/bot/rates.py`.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tabla_core.bot import rates
from tabla_core.bot.levels import GLANCE
from tabla_core.games import GAMES
from tabla_core.rules import CHECKERS
from training.bouts import Arena
from training.thinking import effort_of
from training.train import CHECKPOINTS, load


def main() -> None:
    """Counts the games asked for, the eight that play differently when none is named."""
    parser = argparse.ArgumentParser(description="Counts how games end.")
    parser.add_argument("games", nargs="*", default=[*rates.RATES])
    parser.add_argument("--games", dest="count", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        found = pool.map(partial(endings, games=options.count), options.games)
        for game, row in zip(options.games, found, strict=True):
            print(f"{game}: {row}", flush=True)
            write(game, row)


def endings(game: str, games: int) -> list[int]:
    """How often the starter got -2 to 2 points, or -15 to 15 where those left count."""
    net, _ = load(CHECKPOINTS / f"{game}.npz")
    arena, sighted = Arena(game, net), effort_of(GLANCE)
    most = CHECKERS if GAMES[game].score == "left" else 2
    counted = [0] * (2 * most + 1)
    for number in range(games):
        points, began = arena.play(sighted, sighted, number << 20, number)
        counted[most + (-points if began else points)] += 1
    return counted


def write(game: str, row: list[int]) -> None:
    """Puts a row into the module that holds them."""
    path = Path(rates.__file__)
    numbers = f'        "{game}": ({", ".join(map(str, row))})'
    wrapped = "\n".join(textwrap.wrap(numbers, 98, subsequent_indent=" " * 12))
    text = path.read_text("utf-8")
    text = re.sub(rf' {{8}}"{re.escape(game)}": \([^)]*\)', wrapped, text)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
