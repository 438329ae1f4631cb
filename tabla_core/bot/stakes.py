"""What the results of a game count for a side: plain points, or what they do for a match.

Search compares everything in one unit. Without a match that unit is the point. In a match it is
half the difference between winning and losing a single game, so that the numbers keep the size
they have without one: a win of one point counts +1, a loss -1, and a mars as much more as it
helps. In 31, where every checker counts, the middle of the scale is kept in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import fsum
from typing import Final, NamedTuple

from tabla_core.bot.chances import Chances
from tabla_core.bot.evaluator import Evaluator
from tabla_core.bot.shape import Shape
from tabla_core.position import Result, Side, other
from tabla_core.rules import CHECKERS, RuleSet, Score

PARTS: Final = 8
"""Steps between two whole numbers of points, in the tables of mean wins."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a game counts for one side, by the points it gives that side.

    `worth` runs from the dearest loss to the dearest win; a drawn game is in the middle.

    >>> plain_points("mars").worth
    (-2.0, -1.0, 0.0, 1.0, 2.0)
    >>> at_stake = Stakes((-2.5, -1.0, 0.0, 1.0, 1.0))
    >>> at_stake.counts(2), at_stake.turned().counts(-2), at_stake.turned().counts(2)
    (1.0, -1.0, 2.5)
    """

    worth: tuple[float, ...]

    def counts(self, points: int) -> float:
        """What a game that gives the side `points` counts for it."""
        return self.worth[len(self.worth) // 2 + points]

    def turned(self) -> Stakes:
        """The same from the other side's chair."""
        return Stakes(tuple(-each for each in reversed(self.worth)))

    @property
    def most(self) -> float:
        """Half the distance between the dearest loss and the dearest win."""
        return (self.worth[-1] - self.worth[0]) / 2.0


def plain_points(score: Score) -> Stakes:
    """Every point counts the same: a game of its own, or money.

    >>> plain_points("left").most
    15.0
    """
    most = CHECKERS if score == "left" else 2
    return Stakes(tuple(float(points) for points in range(-most, most + 1)))


def points_for(result: Result, side: Side) -> int:
    """What `result` gives `side`, less than nothing when the other has won."""
    return result.points if result.winner == side else -result.points


def at_stake(evaluator: Evaluator, stakes: Stakes) -> Evaluator:
    """`evaluator` with the values of its chances at these stakes, me being the side they are of."""
    count = _left(stakes) if len(stakes.worth) > 5 else _mars(stakes)
    chances, from_packed = evaluator.chances, evaluator.packed_chances

    def value(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> float:
        return count(chances(me, them, held, held_facing, carried))

    if from_packed is None:
        return replace(evaluator, value=value, packed=None)

    def packed(me: int, them: int, held: int, held_facing: int, carried: int) -> float:
        return count(from_packed(me, them, held, held_facing, carried))

    return replace(evaluator, value=value, packed=packed)


class Chairs(NamedTuple):
    """How each side values boards of one rule set, and what results count for it."""

    white: tuple[Evaluator, Stakes]
    black: tuple[Evaluator, Stakes]

    def of(self, side: Side) -> tuple[Evaluator, Stakes]:
        """Those of `side`."""
        return self.white if side == "w" else self.black


def chairs(
    rules: RuleSet, evaluator: Evaluator, side: Side = "w", stakes: Stakes | None = None
) -> Chairs:
    """`evaluator` for both sides; `stakes` are those of `side`, none meaning plain points."""
    if stakes is None:
        plain = plain_points(rules.score)
        return Chairs((evaluator, plain), (evaluator, plain))
    seats = {
        side: (at_stake(evaluator, stakes), stakes),
        other(side): (at_stake(evaluator, stakes.turned()), stakes.turned()),
    }
    return Chairs(seats["w"], seats["b"])


def _mars(stakes: Stakes) -> Callable[[Chances], float]:
    lost_mars, lost, _, won, won_mars = stakes.worth
    dearer, worse = won_mars - won, lost - lost_mars
    spread = won - lost

    def count(chances: Chances) -> float:
        win, win_mars, lose_mars = chances
        return lost + spread * win + dearer * win_mars - worse * lose_mars

    return count


def _left(stakes: Stakes) -> Callable[[Chances], float]:
    won, lost = means_of(stakes)

    def count(chances: Chances) -> float:
        win, gained, given = chances
        lose = 1.0 - win
        value = 0.0
        if win > 0.0:
            value += win * won[place_of(gained / win)]
        if lose > 0.0:
            value += lose * lost[place_of(given / lose)]
        return value

    return count


def means_of(stakes: Stakes) -> tuple[list[float], list[float]]:
    """What wins and losses count by the points they give on average, from 1 to 15.

    There are `PARTS` entries to a point.

    >>> won, lost = means_of(plain_points("left"))
    >>> won[0], won[-1], round(lost[2 * PARTS], 9)
    (1.0, 15.0, -3.0)
    """
    won = _means([stakes.counts(points) for points in range(1, CHECKERS + 1)])
    lost = _means([stakes.counts(-points) for points in range(1, CHECKERS + 1)])
    return won, lost


def place_of(mean: float) -> int:
    """Where in `means_of` results stand that give so many points on average.

    >>> place_of(1.0), place_of(2.0) == PARTS, place_of(99.0) == 14 * PARTS
    (0, True, True)
    """
    return min(max(int((mean - 1.0) * PARTS + 0.5), 0), (CHECKERS - 1) * PARTS)


def _means(worth: list[float]) -> list[float]:
    """What a win of so many points *on average* counts; `worth` is for 1 to 15 points.

    The points of single games are spread around their mean as if each of the fourteen checkers
    beyond the first were left or not for itself.
    """
    tries = CHECKERS - 1
    table = []
    for step in range(tries * PARTS + 1):
        share = step / (tries * PARTS)
        spread = [1.0]
        for _ in range(tries):
            grown = [each * (1.0 - share) for each in spread] + [0.0]
            for more, each in enumerate(spread, 1):
                grown[more] += each * share
            spread = grown
        table.append(fsum(chance * each for chance, each in zip(spread, worth, strict=True)))
    return table
