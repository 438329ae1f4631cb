"""Matches in the twin between two ways to think, both of which know the score.

They are played as `tabla_core.bot.arena` plays them: the same stakes at every score, the starter
that the tradition asks for, matches 2k and 2k+1 with the same dice and the seats swapped. The luck
taken out is in chances to win the match, as the net sees it without looking ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tabla_core.bot.arena import RANDOM, Outcome
from tabla_core.bot.evaluator import hand_written
from tabla_core.bot.levels import bot_named, strongest
from tabla_core.bot.match_equity import MatchEquity
from tabla_core.errors import Malformed
from tabla_core.games import GAMES, tradition_of
from tabla_core.match import Terms
from tabla_core.rules import RuleSet
from training import thinking
from training.bouts import BY_ROLL, Arena, seeds
from training.chance import stream
from training.net import Net
from training.stakes import MATCH, PLAIN, SCORE, set_stakes
from training.thinking import Effort, effort_of

POINTS_AND_WINS: Final = 1
MATCHES_WON: Final = 2
"""The luck that may be asked for, see `training.bouts.Record`."""


class Contestants:
    """Two ways to think at one table.

    With a `target` they play matches of that game to so many points, otherwise single games.
    """

    def __init__(self, game: str, net: Net, one: Effort, two: Effort, target: int | None) -> None:
        self.rules = GAMES[game]
        self.arena = Arena(game, net)
        self.one, self.two = one, two
        self.equity: MatchEquity | None = None
        if target is not None:
            starter = tradition_of(game).next_starter
            self.equity = MatchEquity(Terms((self.rules,), target, starter))

    def outcomes(self, numbers: Iterable[int], seed: int) -> Iterator[Outcome]:
        """What the games or matches of these numbers brought `one`."""
        for number in numbers:
            sides = (self.two, self.one) if number % 2 else (self.one, self.two)
            if self.equity is None:
                white = self._game(*sides, seed, number)
            else:
                white = self._match(self.equity, *sides, seed, number)
            yield _turned(white) if number % 2 else white

    def _game(self, white: Effort, black: Effort, seed: int, number: int) -> Outcome:
        arena, lucky = self.arena, self.arena.record.lucky
        arena.mind.stakes.unit[0] = PLAIN
        lucky[0], lucky[1:] = POINTS_AND_WINS, 0.0
        points, _ = arena.play(white, black, *seeds(seed, number))
        won = 0.5 if not points else float(points > 0)
        return Outcome(points, won, points - float(lucky[1]), won - float(lucky[2]))

    def _match(
        self, equity: MatchEquity, white: Effort, black: Effort, seed: int, number: int
    ) -> Outcome:
        arena, lucky, terms = self.arena, self.arena.record.lucky, equity.terms
        stakes = arena.mind.stakes
        stakes.unit[0] = SCORE
        lucky[0], lucky[1:] = MATCHES_WON, 0.0
        dice, whims = map(stream, seeds(seed, number))
        score = [0, 0]
        starter = BY_ROLL
        while max(score) < terms.target:
            now = (score[0], score[1])
            set_stakes(stakes, SCORE, equity.stakes(self.rules, now, 0))
            set_stakes(stakes, MATCH, equity.chances(self.rules, now, 0))
            points = arena.play_on(white, black, starter, dice, whims)
            starter = BY_ROLL
            if points:
                winner = 0 if points > 0 else 1
                score[winner] += abs(points)
                if terms.next_starter == "winner":
                    starter = winner
        won = 1.0 if score[0] > score[1] else 0.0
        adjusted = won - float(lucky[1])
        return Outcome(2.0 * won - 1.0, won, 2.0 * adjusted - 1.0, adjusted)


def _turned(white: Outcome) -> Outcome:
    points, won, adjusted_points, adjusted_won = white
    return Outcome(-points, 1.0 - won, -adjusted_points, 1.0 - adjusted_won)


def effort_named(name: str, rules: RuleSet) -> Effort:
    """How the bot of this name thinks in the twin.

    Errors: Malformed `bot.level`, also for bots with another evaluator than a net or the
    hand-written one.

    >>> effort_named("hand-top", GAMES["prva"]).by_hand, effort_named("3", GAMES["prva"]).by_hand
    (True, False)
    """
    if name == RANDOM:
        return thinking.RANDOM
    bot = bot_named(name)
    if bot.evaluator not in (strongest, hand_written):
        raise Malformed("bot.level", "the twin has only nets and the hand-written evaluator", name)
    return effort_of(bot.effort_in(rules), by_hand=bot.evaluator is hand_written)
