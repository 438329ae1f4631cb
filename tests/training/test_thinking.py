"""The bots' thinking in the twin is the engine's: the same choices, the same work, the same errors.

The twin has the nets in floats and the engine in whole numbers, so a close choice may differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean

import numpy as np
import pytest

from tabla_core.bot import noise as engine_noise
from tabla_core.bot.ahead import finish
from tabla_core.bot.evaluator import hand_written
from tabla_core.bot.levels import GLANCE, LOOK_AHEAD
from tabla_core.bot.match_equity import MatchEquity
from tabla_core.bot.nets import evaluator_of
from tabla_core.bot.search import Effort, search
from tabla_core.bot.stakes import chairs
from tabla_core.games import GAMES
from tabla_core.match import Terms
from tabla_core.position import Position, roll, start
from training import chance
from training.bouts import Arena, step_of
from training.export import quantised, read_checkpoint
from training.layout import arrays_of, position_of
from training.stakes import PLAIN, SCORE, set_stakes
from training.thinking import RANDOM, choose, effort_of
from training.train import CHECKPOINTS, load

# Compiling takes a minute of processor time, more where many things run at once.
pytestmark = pytest.mark.timeout(900)


def arena(game: str) -> Arena:
    """The twin's table with the net that is shipped."""
    net, _ = load(CHECKPOINTS / f"{game}.npz")
    return Arena(game, net)


def twin_plays(
    table: Arena, position: Position, effort: Effort, seed: int, *, by_hand: bool = False
) -> tuple[Position, int]:
    """What the twin makes of the stage in hand, and the evaluations it took."""
    board, state = arrays_of(position)
    thought = effort_of(effort, by_hand=by_hand)
    spent = choose(table.player, table.mind, thought, board, state, chance.stream(seed))
    return position_of(position.rules, board, state), int(spent)


def some_positions(game: str, count: int) -> Iterator[Position]:
    """Stages to play, one in three of those that a weak bot's games pass through."""
    rules, table, rng = GAMES[game], arena(game), Random(game)
    position = start(rules)
    while count:
        if position.result:
            position = start(rules, rng.choice(("w", "b")))
        if not position.stage:
            position = roll(position, rng.randint(1, 6), rng.randint(1, 6))
        if rng.random() < 1 / 3:
            yield position
            count -= 1
        position, _ = twin_plays(table, position, replace(GLANCE, noise=0.3), rng.getrandbits(60))


# A hitting game, a pinning one, one with cascades and handed-over dice, one that counts checkers.
@pytest.mark.parametrize("game", ["prva", "treta", "vtora", "31"])
def test_the_twin_chooses_as_the_engine_does(game: str) -> None:
    """With a narrower beam than the top level's, for the sake of time; all steps are taken."""
    effort = replace(LOOK_AHEAD, beam=6, candidates=4, budget=4000, deep_budget=6000)
    rules, table = GAMES[game], arena(game)
    net = quantised(read_checkpoint(CHECKPOINTS / f"{game}.npz"))
    seats = chairs(rules, evaluator_of(net, rules))
    same, work = [], []
    for position in some_positions(game, 24):
        choice = finish(search(position, seats, effort))
        ours, spent = twin_plays(table, position, effort, 1)
        valued = {each.position: each.value for each in choice.ranking}
        same.append(ours == choice.position)
        if spent and ours == choice.position:
            work.append(choice.evaluations / spent)
        # Where they differ it was close.
        assert valued[ours] > choice.value - 0.1 * (15 if game == "31" else 2), position
    assert fmean(same) > 0.8
    assert 0.9 < fmean(work) < 1.1


@pytest.mark.parametrize("game", ["prva", "treta", "vtora", "31"])
def test_the_hand_written_bot_chooses_as_the_engines_does(game: str) -> None:
    """In points and at a score, to the last bit: only results worth the same may differ."""
    effort = replace(LOOK_AHEAD, beam=6, candidates=4, budget=4000, deep_budget=6000)
    rules, table = GAMES[game], arena(game)
    ahead = MatchEquity(Terms((rules,), 3, "roll_off")).stakes(rules, (2, 1), 0)
    set_stakes(table.mind.stakes, SCORE, ahead)
    same, work = [], []
    for number, position in enumerate(some_positions(game, 16)):
        # White is ahead, Black behind; every other decision is in points.
        white = None if number % 2 else ahead
        stakes = white.turned() if white and position.side == "b" else white
        seats = chairs(rules, hand_written(rules), position.side, stakes)
        choice = finish(search(position, seats, effort))
        table.mind.stakes.unit[0] = PLAIN if white is None else SCORE
        ours, spent = twin_plays(table, position, effort, 1, by_hand=True)
        valued = {each.position: each.value for each in choice.ranking}
        same.append(valued[ours] == pytest.approx(choice.value, abs=1e-9))
        if spent and ours == choice.position:
            work.append(choice.evaluations / spent)
    # Among answers worth the same each takes its own first, and goes on from there.
    assert fmean(same) > 0.9
    assert 0.97 < fmean(work) < 1.03


def test_the_noise_is_spread_as_the_engines_is() -> None:
    numbers = chance.stream(1)
    ours = np.array([chance.noise(numbers) for _ in range(20_000)])
    here = start(GAMES["prva"])
    theirs = np.array([engine_noise.noise(here, "w", seed) for seed in range(20_000)])
    for each in (ours, theirs):
        assert abs(each.mean()) < 0.03
        assert each.std() == pytest.approx(1.0, abs=0.02)
    for deviations in (-2.0, -1.0, -0.5, 0.5, 1.0, 2.0):
        below = [(each < deviations).mean() for each in (ours, theirs)]
        assert below[0] == pytest.approx(below[1], abs=0.02)


@pytest.mark.parametrize("game", ["prva", "vtora"])
def test_a_level_errs_as_often_as_the_engines(game: str) -> None:
    """How often each result of the same stage is chosen, over many seeds."""
    effort = replace(GLANCE, noise=0.15)
    rules, table, times = GAMES[game], arena(game), 150
    net = quantised(read_checkpoint(CHECKPOINTS / f"{game}.npz"))
    seats = chairs(rules, evaluator_of(net, rules))
    position = next(each for each in some_positions(game, 10) if sum(each.rolls) > 4)
    found: dict[Position, list[int]] = {}
    for seed in range(times):
        engines = finish(search(position, seats, effort, seed)).position
        twins, _ = twin_plays(table, position, effort, seed)
        found.setdefault(engines, [0, 0])[0] += 1
        found.setdefault(twins, [0, 0])[1] += 1
    assert len(found) > 1
    apart = sum(abs(one - two) for one, two in found.values()) / 2 / times
    # Two samples of this size from one distribution over so many results differ by less.
    assert apart < 0.6 * (len(found) / times) ** 0.5 + 0.1


def test_games_with_the_same_numbers_are_the_same() -> None:
    table, glance = arena("prva"), effort_of(GLANCE)
    noisy = glance._replace(noise=0.3)
    found = table.outcomes(glance, noisy, range(20), 1)
    assert (found == table.outcomes(glance, noisy, range(20), 1)).all()
    assert (found[8:] == table.outcomes(glance, noisy, range(8, 20), 1)).all()
    even = table.outcomes(glance, glance, range(20), 1)
    assert (even[::2, 0] == -even[1::2, 0]).all(), "the same dice, the seats swapped"


@pytest.mark.parametrize("game", ["prva", "vtora", "31"])
def test_without_luck_the_mean_stays_and_the_scatter_shrinks(game: str) -> None:
    table, glance = arena(game), effort_of(GLANCE)
    noisy = glance._replace(noise=0.2)
    raw = table.outcomes(glance, noisy, range(200), 1)
    adjusted = table.outcomes(glance, noisy, range(200), 1, luck=True)
    for unit in range(2):
        difference = raw[:, unit] - adjusted[:, unit]
        pairs = difference.reshape(-1, 2).mean(axis=1)
        assert abs(pairs.mean()) < 4 * pairs.std() / len(pairs) ** 0.5
        assert adjusted[:, unit].std() < 0.75 * raw[:, unit].std()


def test_whoever_sees_clearly_beats_who_does_not() -> None:
    table, glance = arena("prva"), effort_of(GLANCE)
    assert table.step(glance, glance._replace(noise=0.6), 200, 1).elo > 100
    assert table.step(glance, RANDOM, 40, 1).elo > 300
    assert step_of(np.array([1.0, 0.0, 1.0, 0.0])).elo == 0.0
