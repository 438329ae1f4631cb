"""Finds how badly each level has to misjudge for even steps, and writes it down.

    python -m training.calibrate_levels [GAME ...] [--pairs N] [--step ELO] [--top ELO]

For every game a ladder of misjudgements, each half as large again as the one before, plays itself,
neighbour against neighbour without look-ahead, until the bot that chooses at random is reached. The
Elo differences add up to a curve, from which the levels are read off: the top level is `--top` Elo
above its own evaluator without look-ahead (measure it with `tabla arena 7 glance --luck`), every
further one a step lower. A step is `--step` Elo, or less where that would bring level 1 too near to
random play. The new rows take their place in `tabla_core/bot/misjudgement.py`.
"""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import log, log10, sqrt
from pathlib import Path
from random import Random

from tabla_core.bot import levels, misjudgement
from tabla_core.bot.ahead import finish
from tabla_core.bot.arena import Player, play_game
from tabla_core.bot.search import search
from tabla_core.bot.stakes import Stakes, chairs
from tabla_core.games import GAMES
from tabla_core.notation import format_position
from tabla_core.position import Position, Side, other
from tabla_core.rules import RuleSet
from tabla_core.turn import successors

LADDER = (0.0, 0.05, 0.1, 0.18, 0.32, 0.6, 1.1, 2.5)
"""Misjudgements in standard deviations of what a game gives; after the last comes random play."""
ABOVE_RANDOM = 230.0
"""Elo that level 1 keeps above random play: 79 %, so that 75 % are safe."""


@dataclass(frozen=True)
class Step:
    """By how many Elo points one misjudgement beats the next, with one standard error."""

    elo: float
    error: float


def main() -> None:
    """Calibrates the games asked for, the eight that play differently when none is named."""
    parser = argparse.ArgumentParser(description="Calibrates the levels.")
    parser.add_argument("games", nargs="*", default=[*misjudgement.MISJUDGEMENT])
    parser.add_argument("--pairs", type=int, default=150, help="pairs of games a step")
    parser.add_argument("--step", type=float, default=100.0, help="Elo wished between levels")
    parser.add_argument("--top", type=float, default=30.0, help="Elo the look-ahead is worth")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    for game in options.games:
        rules = GAMES[game]
        steps = ladder(rules, options.pairs, options.jobs)
        row, step = calibrated(steps, options.step, options.top)
        heights = [round(each.elo) for each in steps]
        errors = [round(each.error) for each in steps]
        print(f"{game}: ladder {heights} ± {errors}; {step:.0f} Elo a level: {row}", flush=True)
        write(game, row)


def ladder(rules: RuleSet, pairs: int, jobs: int) -> list[Step]:
    """Each rung against the next, the last against random play."""
    rungs: list[float | None] = [*LADDER, None]
    meetings = list(pairwise(rungs))
    if jobs == 1:
        return [met(rules, pairs, meeting) for meeting in meetings]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(partial(met, rules, pairs), meetings))


def met(rules: RuleSet, pairs: int, meeting: tuple[float | None, float | None]) -> Step:
    """How the first misjudgement does against the second; None plays at random."""
    one, two = map(player, meeting)
    won: list[float] = []
    for number in range(2 * pairs):
        dice = Random(f"calibrate/{number // 2}")
        whims = Random(f"calibrate/whims/{number}")
        side: Side = "b" if number % 2 else "w"
        result = play_game(rules, {side: one, other(side): two}, dice, whims)
        won.append(0.5 if result.winner is None else float(result.winner == side))
    halves = [(first + second) / 2 for first, second in zip(won[::2], won[1::2], strict=True)]
    # A little of an even result keeps a clean sweep finite.
    share = (sum(halves) + 0.5) / (pairs + 1)
    mean = sum(halves) / pairs
    error = sqrt(sum((each - mean) ** 2 for each in halves) / pairs / pairs)
    slope = 400.0 / log(10.0) / (share * (1.0 - share))
    return Step(400.0 * log10(share / (1.0 - share)), slope * error)


def player(misjudged: float | None) -> Player:
    """A player without look-ahead that misjudges by so much."""

    def noisy(position: Position, whims: Random, stakes: Stakes | None) -> Position:
        rules = position.rules
        evaluator = levels.LEVELS[levels.TOP].evaluator(rules)
        seats = chairs(rules, evaluator, position.side, stakes)
        effort = replace(levels.GLANCE, noise=misjudged or 0.0)
        return finish(search(position, seats, effort, whims.getrandbits(64))).position

    def random(position: Position, whims: Random, stakes: Stakes | None) -> Position:
        del stakes
        return whims.choice(sorted(successors(position), key=format_position))

    return random if misjudged is None else noisy


def calibrated(steps: list[Step], wished: float, top: float) -> tuple[tuple[int, ...], float]:
    """The misjudgements of levels 1 to 6 in thousandths, and the step they stand apart."""
    depths = [0.0]
    for each in steps:
        # The curve never turns back, whatever the luck of the games.
        depths.append(depths[-1] + max(each.elo, 1.0))
    bottom = max(depths[-1] - ABOVE_RANDOM, 1.0)
    step = min(wished, (bottom + top) / levels.STEPS)
    if step > top:
        below = [steps_below * step - top for steps_below in range(levels.STEPS, 0, -1)]
    else:
        # The look-ahead alone is more than a step: the sixth level is that without it.
        step = bottom / (levels.STEPS - 1)
        below = [steps_below * step for steps_below in range(levels.STEPS - 1, -1, -1)]
    return tuple(round(1000 * _at(depths, each)) for each in below), step


def _at(depths: list[float], depth: float) -> float:
    """The misjudgement that lies so many Elo below the clear-sighted bot."""
    for rung in range(len(LADDER) - 1):
        above, below = depths[rung], depths[rung + 1]
        if depth <= below:
            share = (depth - above) / (below - above)
            return LADDER[rung] + share * (LADDER[rung + 1] - LADDER[rung])
    return LADDER[-1]


def write(game: str, row: tuple[int, ...]) -> None:
    """Puts a row into the module that holds them."""
    path = Path(misjudgement.__file__)
    numbers = ", ".join(map(str, row))
    text = path.read_text("utf-8")
    text = re.sub(rf'"{re.escape(game)}": \([^)]*\)', f'"{game}": ({numbers})', text)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
