"""What one side can expect from a game, in more detail than one number of points."""

from __future__ import annotations

from typing import NamedTuple

from tabla_core.rules import Score


class Chances(NamedTuple):
    """The chances of *me*, the foe being about to roll.

    `win` is the chance that I win, a draw counting half. Where a win counts one or two points,
    `win_mars` and `lose_mars` are the chances that I win or lose two (those wins are part of
    `win`). Where every checker left counts, they are the points I win and lose on average, 0 to 15
    each, a lost game counting 0 points won.

    >>> points(Chances(0.5, 0.25, 0.125), "mars")
    0.125
    >>> points(Chances(0.5, 4.0, 3.5), "left")
    0.5
    >>> turned(Chances(0.75, 0.25, 0.0))
    Chances(win=0.25, win_mars=0.0, lose_mars=0.25)
    """

    win: float
    win_mars: float
    lose_mars: float


def points(chances: Chances, score: Score) -> float:
    """The points I can expect, less than nothing when they are more likely to be theirs."""
    if score == "left":
        return chances.win_mars - chances.lose_mars
    return 2.0 * chances.win - 1.0 + chances.win_mars - chances.lose_mars


def turned(chances: Chances) -> Chances:
    """The same chances from the other side's chair."""
    return Chances(1.0 - chances.win, chances.lose_mars, chances.win_mars)
