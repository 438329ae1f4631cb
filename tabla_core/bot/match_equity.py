"""What a match is worth at every score, and so what a game of it is played for.

The chance to win a match follows from how its games tend to end: from the rates at which the
starter and the other side win each of them, by one point, by two, or in 31 by any number. A set
repeats its games in order, a drawn game also moves on to the next one, and who starts the next
game is the tradition's rule. Rules §2.9-10, §5.
"""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from tabla_core.bot.evaluator import nearest_game
from tabla_core.bot.rates import RATES
from tabla_core.bot.stakes import Stakes
from tabla_core.match import Match, Terms
from tabla_core.position import Side
from tabla_core.rules import CHECKERS, RuleSet

Ending = tuple[int, float]
"""Points for the starter, less than nothing when the other side wins, and how often."""


class _Chance(NamedTuple):
    """My chance to win the match when I start the next game, the foe does, or a roll decides."""

    mine: float
    theirs: float
    rolled: float


_WON = _Chance(1.0, 1.0, 1.0)
_LOST = _Chance(0.0, 0.0, 0.0)


class MatchEquity:
    """The chances to win a match between equals, from every score and game of the set.

    >>> from tabla_core.record import terms
    >>> equity = MatchEquity(terms({"tabla": 1, "tradition": "macedonian", "target": 3}))
    >>> round(equity.chance((0, 0), 0, None), 9)
    0.5
    >>> equity.chance((2, 0), 0, None) > 0.75
    True
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._endings = [endings(rules) for rules in terms.games]
        self._table: dict[tuple[int, int], list[_Chance]] = {}
        for mine in reversed(range(terms.target)):
            for theirs in reversed(range(terms.target)):
                self._table[mine, theirs] = self._at(mine, theirs)

    def chance(self, score: tuple[int, int], index: int, starter: bool | None) -> float:
        """The chance of whoever has the first number of `score` to win the match.

        Game `index` of the set comes next; `starter` says whether that side starts it, None that
        an opening roll decides.
        """
        found = self._after(score[0], score[1], index)
        return found.rolled if starter is None else found.mine if starter else found.theirs

    def stakes(self, rules: RuleSet, score: tuple[int, int], upcoming: int) -> Stakes:
        """What a game of `rules` counts for whoever has the first number of `score`.

        Game `upcoming` of the set comes after it.
        """
        return _scaled(self.chances(rules, score, upcoming).worth)

    def chances(self, rules: RuleSet, score: tuple[int, int], upcoming: int) -> Stakes:
        """The same unscaled: the chance to win the match after each result of the game."""
        mine, theirs = score
        most = CHECKERS if rules.score == "left" else 2
        return Stakes(
            tuple(self._then(mine, theirs, upcoming, points) for points in range(-most, most + 1))
        )

    def _after(self, mine: int, theirs: int, index: int) -> _Chance:
        if mine >= self.terms.target:
            return _WON
        if theirs >= self.terms.target:
            return _LOST
        return self._table[mine, theirs][index % len(self._endings)]

    def _then(self, mine: int, theirs: int, index: int, points: int) -> float:
        """My chance once a game has given me `points` and game `index` comes next."""
        after = self._after(mine + max(points, 0), theirs + max(-points, 0), index)
        if self.terms.next_starter == "roll_off" or not points:
            return after.rolled
        return after.mine if points > 0 else after.theirs

    def _at(self, mine: int, theirs: int) -> list[_Chance]:
        """The chances before each game of the set; higher scores are known."""
        decided = [self._decided(mine, theirs, index) for index in range(len(self._endings))]
        # `fsum` rounds once, and so the same in every version of Python.
        drawn = [1.0 - fsum(share for _, share in each) for each in self._endings]
        # After a draw the next game begins with a roll at the same score: a circle, gone round once
        # as first + again x what comes after it.
        first, again = 0.0, 1.0
        for chance, draw in zip(decided, drawn, strict=True):
            first += again * chance.rolled
            again *= draw
        rolled = first / (1.0 - again)
        chances: list[_Chance] = []
        for chance, draw in zip(reversed(decided), reversed(drawn), strict=True):
            more = draw * rolled
            chances.append(_Chance(chance.mine + more, chance.theirs + more, chance.rolled + more))
            rolled = chances[-1].rolled
        return chances[::-1]

    def _decided(self, mine: int, theirs: int, index: int) -> _Chance:
        """The part of my chances in which game `index` is not drawn."""
        i_start = they_start = 0.0
        for points, share in self._endings[index]:
            i_start += share * self._then(mine, theirs, index + 1, points)
            they_start += share * self._then(mine, theirs, index + 1, -points)
        return _Chance(i_start, they_start, 0.5 * (i_start + they_start))


def endings(rules: RuleSet) -> tuple[Ending, ...]:
    """How games of `rules` end, drawn ones left out, from the starter's chair.

    >>> from tabla_core.games import GAMES
    >>> [points for points, _ in endings(GAMES["prva"])]
    [-2, -1, 1, 2]
    """
    counted = RATES[nearest_game(rules)]
    total = sum(counted)
    middle = len(counted) // 2
    if len(counted) <= 5 and rules.score == "left":
        # A club's own game in which every checker counts, but not played as 31 is.
        half = CHECKERS // 2
        lost, won = sum(counted[:middle]), sum(counted[middle + 1 :])
        return ((-half, lost / total), (half, won / total))
    return tuple(
        (points, count / total) for points, count in enumerate(counted, -middle) if points and count
    )


def _scaled(chances: tuple[float, ...]) -> Stakes:
    """Chances to win the match as stakes: a game of one point won and lost makes the unit."""
    most = len(chances) // 2
    lost, won = chances[most - 1], chances[most + 1]
    middle = 0.5 * (lost + won)
    unit = 0.5 * (won - lost) if most == 2 else (chances[-1] - chances[0]) / (2.0 * most)
    return Stakes(tuple((chance - middle) / unit for chance in chances))


def stakes_of(match: Match, side: Side, equity: MatchEquity | None = None) -> Stakes:
    """What the game being played counts for `side`; `equity` is the match's, made when not given.

    >>> from tabla_core.match import begin
    >>> from tabla_core.record import terms
    >>> last = begin(terms({"tabla": 1, "game": "aada", "target": 1}))
    >>> stakes_of(last, "w").worth
    (-1.0, -1.0, 0.0, 1.0, 1.0)
    """
    score = match.score if side == "w" else (match.score[1], match.score[0])
    return (equity or MatchEquity(match.terms)).stakes(match.rules, score, match.next_index)
