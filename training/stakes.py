"""What results count for a side in the twin: plain points, or what they do for a match.

The numbers are those of `tabla_core.bot.stakes`, so bots that know the score play in the twin as
they do in the engine.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabla_core.bot.stakes import PARTS, means_of, place_of, plain_points
from tabla_core.bot.stakes import Stakes as EngineStakes
from tabla_core.rules import CHECKERS, RuleSet
from training.layout import FLAG
from training.memory import compiled

F_LEFT = FLAG.left
# The engine's own, compiled; nothing is kept beside it.
_place_of: Final = compiled(cache=False)(place_of)

PLAIN, SCORE, MATCH = range(3)
"""The units there are: points; a game's stakes at a score; chances to win the match."""


class Stakes(NamedTuple):
    """What the results of a game count for each side, unit by unit."""

    unit: NDArray[np.int64]
    """[0] what everything is counted in now."""
    worth: NDArray[np.float64]
    """[unit, side, points]: from the dearest loss to the dearest win."""
    means: NDArray[np.float64]
    """[unit, side, won or lost, step]: by the mean of the points, where every checker counts."""


def new_stakes(rules: RuleSet) -> Stakes:
    """Plain points in every unit."""
    plain = plain_points(rules.score)
    steps = (CHECKERS - 1) * PARTS + 1 if rules.score == "left" else 0
    stakes = Stakes(
        np.zeros(1, np.int64), np.zeros((3, 2, len(plain.worth))), np.zeros((3, 2, 2, steps))
    )
    for unit in range(3):
        set_stakes(stakes, unit, plain)
    return stakes


def set_stakes(stakes: Stakes, unit: int, white: EngineStakes) -> None:
    """Makes `white` what results count for White in a unit, and the opposite for Black."""
    for side, each in enumerate((white, white.turned())):
        stakes.worth[unit, side] = each.worth
        if stakes.means.shape[3]:
            stakes.means[unit, side] = means_of(each)


@compiled(inline="always")
def worth(stakes: Any, side: Any, points: Any) -> Any:
    """What a game that gives `side` these points counts for it."""
    return stakes.worth[stakes.unit[0], side, stakes.worth.shape[2] // 2 + points]


@compiled()
def most(stakes: Any, side: Any) -> Any:
    """Half the distance between the dearest loss and the dearest win."""
    half = stakes.worth.shape[2] // 2
    return (worth(stakes, side, half) - worth(stakes, side, -half)) / 2.0


@compiled()
def counts(flags: Any, stakes: Any, side: Any, win: Any, more: Any, less: Any) -> Any:
    """What the chances of `side` count for it, see `tabla_core.bot.chances`."""
    if flags[F_LEFT]:
        unit, lose = stakes.unit[0], 1.0 - win
        value = 0.0
        if win > 0.0:
            value += win * stakes.means[unit, side, 0, _place_of(more / win)]
        if lose > 0.0:
            value += lose * stakes.means[unit, side, 1, _place_of(less / lose)]
        return value
    lost, won = worth(stakes, side, -1), worth(stakes, side, 1)
    dearer = worth(stakes, side, 2) - won
    worse = lost - worth(stakes, side, -2)
    return lost + (won - lost) * win + dearer * more - worse * less


@compiled()
def counts_outputs(flags: Any, stakes: Any, side: Any, out: Any) -> Any:
    """The same for the outputs of a net, made into chances as the engine does."""
    win = np.float64(out[0])
    more, less = min(np.float64(out[1]), win), min(np.float64(out[2]), 1.0 - win)
    if flags[F_LEFT]:
        more, less = CHECKERS * more, CHECKERS * less
    return counts(flags, stakes, side, win, more, less)
