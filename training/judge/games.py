"""Points a game of prva against GNU Backgammon's net without look-ahead.

Games 2k and 2k+1 have the same dice and the seats swapped. The luck of the dice is taken out by a
net of ours; that changes no mean, only how much single games scatter. What was played is kept in a
file, a line a game, so that a long run goes on where it was stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from tabla_core.bot.arena import Mean, mean_over_pairs
from tabla_core.position import Position, Side, other, roll, start
from training.judge.decisions import Chooser
from training.judge.gnubg import RULES

Luck = Callable[[Position, int, int], float]


class Game(NamedTuple):
    """What a game brought, and the same without the luck of the dice."""

    points: float
    adjusted: float


def play(chooser: Chooser, foe: Chooser, luck: Luck, number: int, seed: int) -> Game:
    """One game, from the chair of `chooser`."""
    dice = Random(f"{seed}/{number // 2}")
    side: Side = "b" if number % 2 else "w"
    position = start(RULES, "w" if dice.random() < 0.5 else "b")
    brought = 0.0
    while position.result is None:
        acts = position.side
        high, low = sorted((dice.randint(1, 6), dice.randint(1, 6)), reverse=True)
        lucky = luck(position, high, low)
        brought += lucky if acts == side else -lucky
        rolled = roll(position, high, low)
        position = chooser(rolled) if acts == side else foe(rolled)
    points = float(position.result.points)
    if position.result.winner == other(side):
        points = -points
    return Game(points, points - brought)


def play_on(
    path: Path, chooser: Chooser, foe: Chooser, luck: Luck, count: int, seed: int
) -> list[Game]:
    """The first `count` games: those in the file, and the rest played and added to it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    games = [Game(*map(float, line.split())) for line in path.read_text("utf-8").splitlines()]
    with path.open("a", encoding="utf-8", buffering=1) as file:
        for number in range(len(games), count):
            games.append(play(chooser, foe, luck, number, seed))
            file.write(f"{games[-1].points:g} {games[-1].adjusted:.5f}\n")
    return games[:count]


def summary(games: list[Game]) -> str:
    """The mean points a game, raw and without luck, with 95 % intervals over pairs."""
    raw, adjusted = (mean_over_pairs(list(each)) for each in zip(*games, strict=True))
    text = f"{len(games)} games: {_told(raw)} points a game"
    return text if raw == adjusted else f"{text}, without luck {_told(adjusted)}"


def _told(mean: Mean) -> str:
    return f"{mean.mean:+.4f} ± {mean.interval:.4f}"
