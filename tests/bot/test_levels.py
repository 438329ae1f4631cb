"""The levels: they err by noise that is theirs alone, never against the rules, alike everywhere."""

from __future__ import annotations

from math import sqrt

import pytest

from tabla_core import GAMES, start, successors
from tabla_core.bot import LEVELS, TOP, Choice, choose, level_named
from tabla_core.bot.arena import arena, format_result
from tabla_core.bot.chances import Chances
from tabla_core.bot.levels import bot_named
from tabla_core.bot.misjudgement import MISJUDGEMENT
from tabla_core.bot.noise import noise, spread
from tabla_core.position import Position, roll
from tests.boards import board, house, lines, swapped
from tests.bot.playing import on_the_way


def test_there_are_seven_and_the_top_is_the_old_name_of_the_last() -> None:
    assert list(LEVELS) == list("1234567")
    assert level_named("top") == TOP == "7"
    assert bot_named("top") is LEVELS["7"]
    assert level_named("hand") is None


def test_every_level_below_the_top_misjudges_less_than_the_one_before() -> None:
    for row in MISJUDGEMENT.values():
        assert list(row) == sorted(row, reverse=True)
        assert len(row) == len(LEVELS) - 1
    for game in GAMES:
        efforts = [bot.effort_in(GAMES[game]) for bot in LEVELS.values()]
        assert efforts[0].noise > 0
        assert efforts[-1].noise == 0
        assert efforts[-1].candidates


def test_a_club_game_misjudges_like_the_one_it_is_nearest_to() -> None:
    rules = house("vtora", cascade_from=2)
    assert LEVELS["1"].effort_in(rules) == LEVELS["1"].effort_in(GAMES["vtora"])


# --- the noise ---------------------------------------------------------------------------------


def test_noise_is_normal() -> None:
    """Mean 0, deviation 1, and a share beyond one and two deviations as it should be."""
    here = start(GAMES["prva"])
    drawn = [noise(here, "w", seed) for seed in range(4000)]
    mean = sum(drawn) / len(drawn)
    deviation = sqrt(sum(each * each for each in drawn) / len(drawn))
    assert abs(mean) < 0.05
    assert abs(deviation - 1) < 0.05
    assert abs(sum(abs(each) < 1 for each in drawn) / len(drawn) - 0.683) < 0.03
    assert abs(sum(abs(each) < 2 for each in drawn) / len(drawn) - 0.954) < 0.02


def test_results_that_differ_a_little_have_noise_that_differs_wholly() -> None:
    results = list(successors(roll(start(GAMES["prva"]), 3, 1)))
    drawn = [noise(each, "w", 0) for each in results]
    assert len(set(drawn)) == len(results)
    assert min(drawn) < -0.5
    assert max(drawn) > 0.5


def test_noise_is_the_same_on_every_machine() -> None:
    """Whole numbers until the last: these hold in CPython and in the browser."""
    here = start(GAMES["prva"])
    assert [noise(here, "w", seed).hex() for seed in range(3)] == [
        "0x1.bbad9d584274fp+0",
        "0x1.8ef3798e275e7p+1",
        "-0x1.75787bcfd9ff6p-1",
    ]


def test_a_decided_game_is_not_misjudged() -> None:
    assert spread(Chances(1.0, 0.0, 0.0), "mars") == 0
    assert spread(Chances(1.0, 1.0, 0.0), "mars") == 0
    assert spread(Chances(1.0, 15.0, 0.0), "left") == 0
    assert spread(Chances(0.5, 0.5, 0.5), "mars") == 2
    assert spread(Chances(0.5, 7.5, 7.5), "left") == 15


# --- the play ------------------------------------------------------------------------------------


def won_now(level: str, seed: int) -> Choice:
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  .  o2
         .  .  .  .  .  . |  x  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13 o13
        """,
    )
    return choose(position, level, seed=seed)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_lets_a_won_game_go(level: str) -> None:
    for seed in range(8):
        assert won_now(level, seed).position.result == ("w", 1)


@pytest.mark.parametrize("level", ["1", "4"])
@pytest.mark.parametrize("game", GAMES)
def test_weak_levels_play_legally_too(game: str, level: str) -> None:
    for position in on_the_way(game, 21, count=5):
        choice = choose(position, level, seed=3)
        assert lines(each.position for each in choice.ranking) == lines(successors(position))


def opening(level: str, seed: int) -> Position:
    return choose(roll(start(GAMES["prva"]), 6, 2), level, seed=seed).position


def test_another_seed_errs_otherwise_and_the_top_not_at_all() -> None:
    assert len({opening("1", seed) for seed in range(12)}) > 2
    assert opening("1", 5) == opening("1", 5)
    assert len({opening("7", seed) for seed in range(3)}) == 1


def test_the_colours_err_alike() -> None:
    for position in on_the_way("prva", 23, count=4):
        mine, theirs = choose(position, "2"), choose(swapped(position), "2")
        assert [each.value for each in mine.ranking] == [each.value for each in theirs.ranking]


@pytest.mark.parametrize("game", ["prva", "fevga"])
def test_the_lowest_level_beats_random_play(game: str) -> None:
    result = arena("1", "random", GAMES[game], 20, 1)
    assert result.wins >= 13, format_result(result)


@pytest.mark.parametrize("game", ["prva", "treta"])
def test_the_sixth_level_beats_the_first(game: str) -> None:
    result = arena("6", "1", GAMES[game], 16, 1)
    assert result.wins >= 11, format_result(result)
