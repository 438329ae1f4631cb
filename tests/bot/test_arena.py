"""Measuring: the same seed gives the same games, seats are swapped, bots beat random play."""

from __future__ import annotations

from random import Random
from statistics import fmean, pstdev

import pytest

from tabla_core import GAMES, Position
from tabla_core.bot import arena as arena_module
from tabla_core.bot import choose
from tabla_core.bot.arena import (
    ArenaResult,
    Mean,
    Player,
    arena,
    format_result,
    outcomes,
    play_game,
)
from tabla_core.bot.stakes import Stakes
from tabla_core.errors import Malformed
from tabla_core.position import Side


def test_the_same_seed_gives_the_same_games() -> None:
    first = arena("hand", "random", GAMES["prva"], 6, 5)
    assert first == arena("hand", "random", GAMES["prva"], 6, 5)
    assert first.seed == 5
    assert first.games == 6


def test_seats_are_swapped_with_the_same_dice() -> None:
    """A bot against itself wins exactly every other game, for each side gets the other's dice."""
    for game in ("prva", "vtora", "31"):
        result = arena("hand", "hand", GAMES[game], 6, 3)
        assert (result.wins, result.losses, result.points.mean) == (3, 3, 0)
        assert result.share.mean == 0.5
        assert result.points.interval == 0


def recorded(game: str, seed: int) -> list[Position]:
    """What White and Black are asked in one game of the hand-written evaluator."""
    asked: list[Position] = []

    def player(position: Position, whims: Random, stakes: Stakes | None) -> Position:
        del whims, stakes
        asked.append(position)
        return choose(position, "hand").position

    players: dict[Side, Player] = {"w": player, "b": player}
    play_game(GAMES[game], players, Random(seed), Random(seed))
    return asked


def test_a_game_without_end_counts_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_module, "LONGEST", 4)
    result = arena("hand", "random", GAMES["prva"], 2, 1)
    assert (result.wins, result.losses, result.share.mean, result.points.mean) == (0, 0, 0.5, 0)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_opening_follows_the_rules(seed: int) -> None:
    """Rules §2.8: the higher die starts, with `play` it plays those dice, else it throws anew."""
    dice = Random(seed)
    white, black = dice.randint(1, 6), dice.randint(1, 6)
    while white == black:
        white, black = dice.randint(1, 6), dice.randint(1, 6)
    starter = "w" if white > black else "b"
    played = recorded("aada", seed)[0]
    assert played.side == starter
    assert played.roll == (max(white, black), min(white, black))
    rerolled = recorded("prva", seed)[0]
    assert rerolled.side == starter
    again = sorted((dice.randint(1, 6), dice.randint(1, 6)), reverse=True)
    assert rerolled.roll == tuple(again)


@pytest.mark.parametrize("game", ["prva", "gyulbara", "treta", "31"])
def test_top_beats_random_play(game: str) -> None:
    result = arena("top", "random", GAMES[game], 2, 1)
    assert result.wins == 2, format_result(result)


@pytest.mark.parametrize("game", GAMES)
def test_the_evaluator_beats_itself_stripped_to_pips(game: str) -> None:
    result = arena("hand", "pips", GAMES[game], 6, 1)
    assert result.wins >= 5, format_result(result)


@pytest.mark.parametrize("target", [None, 2])
def test_without_luck_results_scatter_less(target: int | None) -> None:
    """A bot against itself wins half; without the luck of the dice nearly every game says so."""
    met = list(outcomes("hand", "hand", GAMES["31"], range(4), 1, target=target, luck=True))
    won = [each.won for each in met]
    adjusted = [each.adjusted_won for each in met]
    assert won[::2] == [1.0 - each for each in won[1::2]]
    assert fmean(adjusted) == pytest.approx(0.5, abs=0.05)
    assert pstdev(adjusted) < 0.6 * pstdev(won)


def test_any_game_can_be_had_alone() -> None:
    """Long runs are played in parts."""
    whole = list(outcomes("hand", "random", GAMES["31"], range(4), 2))
    assert whole[2:] == list(outcomes("hand", "random", GAMES["31"], (2, 3), 2))
    together = arena("hand", "random", GAMES["31"], 4, 2)
    assert together.points.mean == sum(each.points for each in whole) / 4


def test_a_result_as_text() -> None:
    """64 % are a hundred Elo points."""
    result = ArenaResult(
        "7", "6", "prva", 7, 10, 6, 3, Mean(1.25, 0.5), Mean(0.64, 0.14), None,
        Mean(0.25, 0.125), Mean(0.5, 0.0),
    )  # fmt: skip
    assert format_result(result) == (
        "prva: 7 against 6, 10 games, seed 7: won 6, lost 3, drawn 1;"
        " 64.0 % ± 14.0 (Elo +100, +0 to +220), +1.250 ± 0.500 points a game;"
        " without luck 50.0 % ± 0.0 (Elo +0, +0 to +0), +0.250 ± 0.125 points a game"
        " (95 % intervals)"
    )
    matches = ArenaResult("7", "6", "31", 7, 4, 4, 0, Mean(1.0, 0.0), Mean(1.0, 0.0), 11)
    assert format_result(matches) == (
        "31: 7 against 6, 4 matches to 11, seed 7: won 4, lost 0, drawn 0;"
        " 100.0 % ± 0.0 (Elo +inf, +inf to +inf) (95 % intervals)"
    )


def test_bad_names_and_numbers() -> None:
    with pytest.raises(Malformed) as caught:
        arena("best", "random", GAMES["prva"], 2, 1)
    assert caught.value.code == "bot.level"
    assert "random" in caught.value.message
    with pytest.raises(Malformed) as caught:
        arena("hand", "random", GAMES["prva"], 0, 1)
    assert caught.value.code == "arena.games"
    with pytest.raises(Malformed) as caught:
        arena("hand", "random", GAMES["prva"], 2, 1, target=0)
    assert caught.value.code == "arena.target"
