"""`tabla arena`: two bots play each other, and the command says how it went."""

from __future__ import annotations

import json

import pytest

from tests.cli.commands import Run, check_refusal, lines


def arena(*arguments: str) -> tuple[str, ...]:
    return ("arena", "hand", "pips", "--game", "31", *arguments)


def test_arena_says_wins_points_and_the_interval(run: Run) -> None:
    (line,) = lines(run(*arena("--games", "8", "--seed", "5")))
    assert line.startswith("31: hand against pips, 8 games, seed 5: won ")
    assert line.endswith(" points a game (95 % intervals)")
    (text,) = lines(run(*arena("--games", "8", "--seed", "5", "--json")))
    result = json.loads(text)
    assert (result["games"], result["seed"]) == (8, 5)
    assert f"won {result['wins']}, lost {result['losses']}, drawn 0" in line
    points = result["points"]
    assert f"{points['mean']:+.3f} ± {points['interval']:.3f} points a game" in line


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    played = run(*arena("--games", "6", "--seed", "5"))
    assert run(*arena("--games", "6", "--seed", "5")) == played
    assert run(*arena("--games", "6", "--seed", "6")) != played


def test_one_game_has_no_interval(run: Run) -> None:
    (text,) = lines(run(*arena("--games", "1", "--json")))
    result = json.loads(text)
    assert (result["points"]["interval"], result["share"]["interval"]) == (None, None)
    assert result["wins"] + result["losses"] == 1


@pytest.mark.parametrize(
    ("arguments", "code", "quoted"),
    [
        (["arena", "top", "top"], "command.usage", "--game"),
        (["arena", "top", "top", "--game", "prva", "--games", "0"], "arena.games", "0"),
        (["arena", "top", "top", "--game", "chess"], "command.game", "'chess'"),
        (["arena", "top", "worst", "--game", "prva"], "bot.level", "'worst'"),
        (["arena", "top", "top", "--game", "prva", "--games", "many"], "command.usage", "'many'"),
        (["arena", "top", "top", "--game", "prva", "--games", "-1"], "command.usage", "--games"),
        (["arena", "top", "top", "--game", "prva", "--seed", "٣"], "command.usage", "'٣'"),
    ],
)
def test_bad_input_is_refused(run: Run, arguments: list[str], code: str, quoted: str) -> None:
    ran = run(*arguments)
    check_refusal(ran, code, quoted)
    assert ran.out == ""
