"""What makes a weaker bot err: Gaussian noise on the values it compares.

The noise of a result is a hash of its board and of a seed that whoever asks gives along. There is
no source of chance here and nothing that knows the dice to come: the same question gets the same
answer on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tabla_core.bot.chances import Chances
from tabla_core.position import Position, Side, other
from tabla_core.rules import Score

_WORD: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_PARTS: Final = 8
_DEVIATION: Final = sqrt(_PARTS / 12.0)


def noise(position: Position, side: Side, seed: int) -> float:
    """A number from a normal distribution, nearly, with mean 0 and standard deviation 1.

    It belongs to what the board is for `side` and to `seed`: the colours are alike.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import start
    >>> here = start(GAMES["prva"])
    >>> noise(here, "w", 1) == noise(here, "b", 1) != noise(here, "w", 2)
    True
    """
    foe = other(side)
    state = seed & _WORD
    for word in (
        position.free(side),
        position.pinned(side),
        position.free(foe),
        position.pinned(foe),
        sum(position.rolls),
    ):
        state = _mixed(state ^ (word & _WORD))
        state = _mixed(state ^ (word >> 64))
    total = 0
    for _ in range(_PARTS // 4):
        state = _mixed(state)
        total += sum(state >> shift & 0xFFFF for shift in (0, 16, 32, 48))
    # Eight uniform numbers: as good as normal up to nearly five deviations.
    return ((total + _PARTS / 2.0) / 65536.0 - _PARTS / 2.0) / _DEVIATION


def _mixed(word: int) -> int:
    """A word stirred so that every bit of it counts for every bit of the outcome (splitmix64)."""
    word = (word + _GOLDEN) & _WORD
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
    return word ^ word >> 31


def spread(chances: Chances, score: Score) -> float:
    """The standard deviation of the points such a game gives.

    Noise is measured by it: where a game is decided nobody has much to misjudge.

    >>> spread(Chances(0.5, 0.0, 0.0), "mars"), spread(Chances(1.0, 0.0, 0.0), "mars")
    (1.0, 0.0)
    """
    win, more, less = chances
    if score == "left":
        mean = more - less
        squares = (more * more / win if win > 0.0 else 0.0) + (
            less * less / (1.0 - win) if win < 1.0 else 0.0
        )
    else:
        mean = 2.0 * win - 1.0 + more - less
        squares = 1.0 + 3.0 * (more + less)
    return sqrt(max(squares - mean * mean, 0.0))
