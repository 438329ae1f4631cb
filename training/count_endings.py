"""Counts how games between equal bots end, for the match-equity tables.

    python -m training.count_endings [GAME ...] [--games N]

The strongest evaluator plays itself without look-ahead. The new rows take their place in
`tabla_core/bot/rates.py`.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from pathlib import Path
from random import Random

from tabla_core.bot import rates
from tabla_core.bot.arena import play_game
from tabla_core.games import GAMES
from tabla_core.position import Position
from tabla_core.rules import RuleSet
from training.calibrate_levels import player


def main() -> None:
    """Counts the games asked for, the eight that play differently when none is named."""
    parser = argparse.ArgumentParser(description="Counts how games end.")
    parser.add_argument("games", nargs="*", default=[*rates.RATES])
    parser.add_argument("--games", dest="count", type=int, default=1000)
    options = parser.parse_args()
    for game in options.games:
        row = endings(GAMES[game], options.count)
        print(f"{game}: {row}", flush=True)
        write(game, row)


def endings(rules: RuleSet, games: int) -> list[int]:
    """How often the starter got -2, -1, 0, 1 and 2 points, or in 31 from -15 to 15."""
    most = 15 if rules.score == "left" else 2
    counted = [0] * (2 * most + 1)
    sighted = player(0.0)
    for number in range(games):
        starters: list[str] = []

        def noted(before: Position, rolled: Position, seen: list[str] = starters) -> None:
            del rolled
            if not seen:
                # An opening that is played is nobody's roll here: then the other side rolls first.
                played = before.own_rolls("w") + before.own_rolls("b")
                seen.append(before.foe if played else before.side)

        dice, whims = Random(f"endings/{number}"), Random(number)
        result = play_game(rules, {"w": sighted, "b": sighted}, dice, whims, watch=noted)
        points = result.points if result.winner == starters[0] else -result.points
        counted[most + points] += 1
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
