"""The decisions that players are judged on: positions with dice in hand and more than one result.

They come from games of our own making, by seed: of GNU Backgammon's net against itself without
look-ahead, or of the shipped one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from tabla_core.bot.levels import choose
from tabla_core.notation import format_position, parse_position
from tabla_core.position import Position, roll, start
from tabla_core.turn import successors
from training.judge.gnubg import RULES, best_result, board_of, position_after

SHARE: Final = 0.25
"""One decision in four is taken, so that many games have their say."""

Chooser = Callable[[Position], Position]


def decisions(source: str, count: int, seed: int) -> list[Position]:
    """So many decisions of games by `source`, see `SOURCES`.

    >>> len(decisions("own", 3, 1))
    3
    """
    chooser = SOURCES[source]
    taken: list[Position] = []
    game = 0
    while len(taken) < count:
        rng = Random(f"{source}/{seed}/{game}")
        position = start(RULES, rng.choice(("w", "b")))
        while position.result is None:
            position = roll(position, rng.randint(1, 6), rng.randint(1, 6))
            if rng.random() < SHARE and is_choice(position):
                taken.append(position)
            position = chooser(position)
        game += 1
    return taken[:count]


def is_choice(position: Position) -> bool:
    """Whether there is more than one result."""
    found = successors(position)
    return next(found, None) is not None and next(found, None) is not None


def gnubg_chooses(position: Position) -> Position:
    """What GNU Backgammon's net plays without look-ahead."""
    thrown = position.roll or (0, 0)
    return position_after(position, best_result(board_of(position), *thrown))


def own_chooses(position: Position) -> Position:
    """What the shipped net plays without look-ahead."""
    return choose(position, "glance").position


SOURCES: Final[dict[str, Chooser]] = {"gnubg": gnubg_chooses, "own": own_chooses}


def kept(path: Path, source: str, count: int, seed: int) -> list[Position]:
    """The same decisions as the last time they were asked for; made when `path` does not exist."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = [format_position(each) for each in decisions(source, count, seed)]
        path.write_text("\n".join(lines) + "\n", "utf-8")
    return [parse_position(line, RULES) for line in path.read_text("utf-8").splitlines()]
