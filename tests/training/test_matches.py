"""Matches in the twin: the engine's stakes at every score, its starters, its luck of the dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tabla_core import GAMES, Malformed
from tabla_core.bot import arena as engine
from tabla_core.bot.chances import Chances
from tabla_core.bot.evaluator import board_of, hand_written
from tabla_core.bot.levels import GLANCE
from tabla_core.bot.match_equity import MatchEquity
from tabla_core.bot.nets import net_for
from tabla_core.bot.stakes import Stakes, at_stake, plain_points
from tabla_core.games import tradition_of
from tabla_core.match import Terms
from tabla_core.position import Position, Side, start
from tabla_core.rules import RuleSet
from training.bouts import seeds
from training.chance import die, stream
from training.layout import arrays_of, flags_of, position_of
from training.matches import Contestants, effort_named
from training.stakes import SCORE, counts, counts_outputs, new_stakes, set_stakes, worth
from training.thinking import choose, effort_of
from training.train import CHECKPOINTS, load

# Compiling takes a minute of processor time, more where many things run at once.
pytestmark = pytest.mark.timeout(900)
TARGET = 3
GLANCES = effort_of(GLANCE)


def equity(rules: RuleSet) -> MatchEquity:
    return MatchEquity(Terms((rules,), TARGET, tradition_of(rules.id).next_starter))


def at_every_score(rules: RuleSet) -> Iterator[Stakes]:
    """The stakes of every score of a match to three, and plain points."""
    yield plain_points(rules.score)
    for mine in range(TARGET):
        for theirs in range(TARGET):
            yield equity(rules).stakes(rules, (mine, theirs), 0)


@pytest.mark.parametrize("game", ["prva", "31"])
def test_what_results_and_chances_count_at_a_score(game: str) -> None:
    """Both ways to count: one point or two, and every checker left."""
    rules, rng = GAMES[game], np.random.default_rng(1)
    flags, twins = flags_of(rules), new_stakes(rules)
    twins.unit[0] = SCORE
    most = 15 if rules.score == "left" else 2
    for stakes in at_every_score(rules):
        set_stakes(twins, SCORE, stakes)
        for side, theirs in enumerate((stakes, stakes.turned())):
            assert [worth(twins, side, points) for points in range(-most, most + 1)] == [
                theirs.counts(points) for points in range(-most, most + 1)
            ]
            for _ in range(30):
                win = rng.choice([0.0, 1.0, rng.random()])
                told = Chances(win, most / 2 * rng.random() * win, rng.random() * (1.0 - win))
                expected = counted(rules, theirs, told)
                assert counts(flags, twins, side, *told) == pytest.approx(expected, abs=1e-9)
                unit = 15.0 if rules.score == "left" else 1.0
                out = np.array([told.win, told.win_mars / unit, told.lose_mars / unit])
                found = counts_outputs(flags, twins, side, out)
                assert found == pytest.approx(expected, abs=1e-9)


def counted(rules: RuleSet, stakes: Stakes, told: Chances) -> float:
    """What the engine makes of chances at these stakes."""
    told_so = replace(hand_written(rules), chances=lambda *_: told)
    return at_stake(told_so, stakes).value(*board_of(start(rules)))


class TwinsDice(Random):
    """The dice that the twin throws, for the engine."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.numbers = stream(seed)

    def randint(self, a: int, b: int) -> int:
        assert (a, b) == (1, 6)
        return int(die(self.numbers))


@pytest.mark.parametrize("game", ["prva", "fevga", "31"])
def test_a_match_is_played_as_the_engine_plays_it(game: str) -> None:
    """With the twin's dice and choices at the engine's table: the scores, starters and stakes.

    The luck taken out is the engine's but for the rounding of its net.
    """
    rules = GAMES[game]
    net, _ = load(CHECKPOINTS / f"{game}.npz")
    hand = GLANCES._replace(by_hand=True)
    ours = Contestants(game, net, GLANCES, hand, TARGET)
    board = Contestants(game, net, GLANCES, hand, TARGET).arena

    def player(by_hand: bool) -> engine.Player:
        def play(position: Position, whims: Random, stakes: Stakes | None) -> Position:
            del whims
            assert stakes is not None
            white = stakes if position.side == "w" else stakes.turned()
            set_stakes(board.mind.stakes, SCORE, white)
            board.mind.stakes.unit[0] = SCORE
            there, state = arrays_of(position)
            effort = hand if by_hand else GLANCES
            choose(board.player, board.mind, effort, there, state, stream(0))
            return position_of(rules, there, state)

        return play

    players: dict[Side, engine.Player] = {"w": player(False), "b": player(True)}
    for number in (0, 2, 4):
        (found,) = ours.outcomes([number], 1)
        dice = TwinsDice(seeds(1, number)[0])
        winner, brought = engine.play_match(
            equity(rules), players, dice, Random(), net_for(rules) if not number else None
        )
        assert found.won == (winner == "w")
        if not number:
            assert found.adjusted_won == pytest.approx(found.won - brought, abs=0.05)


def test_swapped_seats_turn_every_outcome_of_equals() -> None:
    net, _ = load(CHECKPOINTS / "prva.npz")
    equals = Contestants("prva", net, GLANCES, GLANCES, TARGET)
    found = list(equals.outcomes(range(20), 1))
    for even, odd in zip(found[::2], found[1::2], strict=True):
        assert even.points == -odd.points
        assert even.adjusted_won == pytest.approx(1.0 - odd.adjusted_won)
    assert found == list(equals.outcomes(range(20), 1)), "the same numbers, the same matches"
    raw = np.array([each.won for each in found])
    adjusted = np.array([each.adjusted_won for each in found])
    assert adjusted.std() < 0.6 * raw.std()


def test_only_bots_that_the_twin_has_are_named() -> None:
    assert effort_named("hand-top", GAMES["prva"]).by_hand
    with pytest.raises(Malformed):
        effort_named("pips", GAMES["prva"])
