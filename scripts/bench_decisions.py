"""How long the top level thinks in Chromium, game by game, of `make bench`.

    python -m scripts.bench_decisions [GAME ...] [--decisions N]

Positions come from games of the top level's evaluator against itself, without a match. How times
are taken on a shared machine is told in `decision_speed`.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import Any

from scripts import decision_speed
from scripts.bench_nets import chromium
from tabla_core import GAMES, format_position
from tabla_core.bot.arena import play_game
from tabla_core.bot.levels import bot_named, choose
from tabla_core.bot.stakes import Stakes
from tabla_core.position import Position

MEDIAN_MILLISECONDS = 300
RARE_MILLISECONDS = 1500
SLICE_MILLISECONDS = 50
PLAYED = ("prva", "chelebi", "vtora", "gyulbara", "treta", "plakoto", "fevga", "31")


def positions(game: str, count: int) -> list[str]:
    """Positions with dice in hand, one in three of those that games pass through."""
    found: list[str] = []

    def player(position: Position, whims: Random, stakes: Stakes | None) -> Position:
        del stakes
        if whims.random() < 1 / 3:
            found.append(format_position(position))
        return choose(position, bot_named("glance").name).position

    seed = 0
    while len(found) < count:
        play_game(GAMES[game], {"w": player, "b": player}, Random(f"{game}/{seed}"), Random(seed))
        seed += 1
    return found[:count]


def share(values: list[Any], part: float) -> Any:
    """The value below which that part of them lies."""
    return sorted(values)[min(int(part * len(values)), len(values) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Times the top level's decisions in Chromium.")
    parser.add_argument("games", nargs="*", default=PLAYED)
    parser.add_argument("--decisions", type=int, default=60, help="a game")
    options = parser.parse_args()
    missed = []
    with chromium(decision_speed) as there:
        for game in options.games:
            taken = [there(line) for line in positions(game, options.decisions)]
            median = share([total for total, _, _ in taken], 0.5)
            rare = share([total for total, _, _ in taken], 0.99)
            longest = max(longest for _, longest, _ in taken)
            spent = [spent for _, _, spent in taken]
            print(
                f"decisions, {game}: median {median:.0f} ms (at most {MEDIAN_MILLISECONDS}),"
                f" 99 % {rare:.0f} ms (at most {RARE_MILLISECONDS}), longest slice"
                f" {longest:.0f} ms (at most {SLICE_MILLISECONDS}); evaluations:"
                f" median {share(spent, 0.5):.0f}, most {max(spent)},"
                f" {1000 * sum(total for total, _, _ in taken) / sum(spent):.1f} µs each",
                flush=True,
            )
            if median > MEDIAN_MILLISECONDS:
                missed.append(f"the median in {game}")
            if rare > RARE_MILLISECONDS:
                missed.append(f"99 % in {game}")
            if longest > SLICE_MILLISECONDS:
                missed.append(f"a slice in {game}")
    if missed:
        sys.exit(f"Missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
