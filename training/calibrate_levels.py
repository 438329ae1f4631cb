"""Finds how badly each level has to misjudge for even steps, and writes it down.

    python -m training.calibrate_levels [GAME ...] [--games N] [--step ELO] [--jobs J]

For every game a ladder of misjudgements plays itself in the twin, neighbour against neighbour
without look-ahead: from the top level over the clear-sighted one to random play. The Elo points
between them add up to a curve, from which the levels are read off: each a step below the next. A
step is `--step` Elo, or less where that would bring level 1 too near to random play. The new rows
take their place in `tabla_core/bot/misjudgement.py`.
"""

from __future__ import annotations

import argparse
import re
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path

from tabla_core.bot import levels, misjudgement
from training.bouts import Arena, Step
from training.thinking import RANDOM, Effort, effort_of
from training.train import CHECKPOINTS, NETS, load

LADDER = (0.0, 0.02, 0.05, 0.1, 0.18, 0.32, 0.6, 1.1, 2.5)
"""Misjudgements in standard deviations of what a game gives; after the last comes random play."""
ABOVE_RANDOM = 230.0
"""Elo that level 1 keeps above random play: 79 %, so that 75 % are safe."""
TOP_GAMES = 0.03
"""The share of the games that the top level plays: they take far longer; luck is taken out."""


def main() -> None:
    """Calibrates the games asked for, the eight that play differently when none is named."""
    parser = argparse.ArgumentParser(description="Calibrates the levels.")
    parser.add_argument("games", nargs="*", default=NETS)
    parser.add_argument("--games", dest="count", type=int, default=4000, help="games a step")
    parser.add_argument("--step", type=float, default=100.0, help="Elo wished between levels")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        found = pool.map(partial(ladder, count=options.count), options.games)
        for game, steps in zip(options.games, found, strict=True):
            row, step = calibrated(steps[1:], options.step, steps[0].elo)
            heights = ", ".join(str(each) for each in steps)
            print(f"{game}: {heights}; {step:.0f} Elo a level: {row}", flush=True)
            write(game, row)


def rungs() -> list[Effort]:
    """The top level, the misjudgements of the ladder, and random play."""
    glance = effort_of(levels.GLANCE)
    return [
        effort_of(levels.LOOK_AHEAD),
        *(glance._replace(noise=noise) for noise in LADDER),
        RANDOM,
    ]


def ladder(game: str, count: int) -> list[Step]:
    """Each rung against the next, the first with fewer games."""
    net, _ = load(CHECKPOINTS / f"{game}.npz")
    arena = Arena(game, net)
    fewer = max(2, round(count * TOP_GAMES) // 2 * 2)
    return [
        arena.step(one, two, count if rank else fewer, rank, luck=not rank)
        for rank, (one, two) in enumerate(pairwise(rungs()))
    ]


def calibrated(steps: list[Step], wished: float, top: float) -> tuple[tuple[int, ...], float]:
    """The misjudgements of levels 1 to 6 in thousandths, and the step they stand apart.

    `steps` are those of the ladder without the top level, which is `top` Elo above its first rung.

    >>> even = [Step(100.0, 0.0)] * len(LADDER)
    >>> calibrated(even, 100.0, 50.0)
    ((460, 250, 140, 75, 35, 10), 100.0)
    >>> calibrated(even, 100.0, 200.0)
    ((320, 180, 100, 50, 20, 0), 100.0)
    """
    depths = [0.0]
    for each in steps:
        # The curve never turns back, whatever the luck of the games.
        depths.append(depths[-1] + max(each.elo, 0.1))
    bottom = max(depths[-1] - ABOVE_RANDOM, 1.0)
    step = min(wished, (bottom + top) / levels.STEPS)
    if step > top:
        below = [steps_below * step - top for steps_below in range(levels.STEPS, 0, -1)]
    else:
        # The look-ahead alone is more than a step: the sixth level is that without it.
        step = min(wished, bottom / (levels.STEPS - 1))
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
