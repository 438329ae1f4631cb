"""Rules §4-5: the table of the games and the traditions, row by row."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from tabla_core import GAMES, TRADITIONS, RuleSet, start
from tabla_core.games import tradition_of
from tabla_core.packed import count, pips

FAMILIAR = ((24, 2), (13, 5), (8, 3), (6, 5))
CORNER = ((24, 15),)

TABLE: dict[str, tuple[tuple[tuple[int, int], ...], str, str, str, dict[str, Any]]] = {
    "prva": (FAMILIAR, "hit", "contrary", "reroll", {}),
    "aada": (FAMILIAR, "hit", "contrary", "play", {}),
    "obiknovena": (FAMILIAR, "hit", "contrary", "play", {}),
    "chelebi": (
        FAMILIAR,
        "hit",
        "contrary",
        "play",
        {"cascade_from": 3, "carry": "started", "on_block": "stop"},
    ),
    "vtora": (
        CORNER,
        "block",
        "parallel",
        "reroll",
        {"cascade_from": 4, "carry": "all", "on_block": "skip"},
    ),
    "gyulbara": (
        CORNER,
        "block",
        "parallel",
        "play",
        {"cascade_from": 3, "carry": "started", "on_block": "stop"},
    ),
    "treta": (CORNER, "pin", "contrary", "reroll", {"mother": True}),
    "plakoto": (
        CORNER,
        "pin",
        "contrary",
        "reroll",
        {"mother": True, "bear_off_pinned": "none"},
    ),
    "tapa": (CORNER, "pin", "contrary", "play", {"mother": True, "bear_off_pinned": "home"}),
    "fevga": (
        CORNER,
        "block",
        "parallel",
        "reroll",
        {"runner": "pass", "walls": True, "leave_a_move": True},
    ),
    "31": (
        CORNER,
        "block",
        "contrary",
        "reroll",
        {"runner": "home", "bear_off_past_foes": False, "close_quarter": True, "score": "left"},
    ),
}
"""Start, contact, ways, opening, and what is special."""

PLAIN: dict[str, Any] = {
    "cascade_from": 0,
    "carry": "none",
    "on_block": "stop",
    "mother": False,
    "bear_off_pinned": "others",
    "runner": "none",
    "walls": False,
    "leave_a_move": False,
    "bear_off_past_foes": True,
    "close_quarter": False,
    "score": "mars",
}


def test_eleven_games_in_the_order_of_the_table() -> None:
    assert list(GAMES) == list(TABLE)


@pytest.mark.parametrize("game", TABLE)
def test_a_game_is_its_row(game: str) -> None:
    first, contact, ways, opening, special = TABLE[game]
    flags = {**PLAIN, **special}
    rules = GAMES[game]
    assert rules == RuleSet(game, first, contact, ways, opening, **flags)  # type: ignore[arg-type]
    for flag, value in flags.items():
        assert getattr(rules, flag) == value


@pytest.mark.parametrize("game", GAMES)
def test_both_sides_start_alike(game: str) -> None:
    position = start(GAMES[game])
    assert position.white == position.black
    assert sum(count(position.white, point) for point in range(1, 25)) == 15
    assert pips(position.white) == (167 if TABLE[game][0] == FAMILIAR else 360)
    assert (position.side, position.rolls, position.roll) == ("w", (0, 0), None)
    assert start(GAMES[game], "b").side == "b"


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        GAMES["prva"].contact = "pin"  # type: ignore[misc]
    with pytest.raises(TypeError):
        GAMES["prva"] = GAMES["aada"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("tradition", "games", "targets", "target", "starter"),
    [
        ("macedonian", "prva vtora treta", (3, 5, 7), 5, "winner"),
        ("bulgarian", "prva vtora treta", (3, 5, 7), 5, "winner"),
        ("greek", "prva plakoto fevga", (3, 5, 7), 5, "winner"),
        ("turkish", "prva", (3, 5, 7), 5, "winner"),
        ("egyptian-31", "31", (1, 11, 21, 31), 11, "roll_off"),
        ("egyptian-aada", "aada", (1, 3, 5, 7, 9, 11, 15, 17), 3, "roll_off"),
        ("bulgarian-classic", "obiknovena chelebi gyulbara tapa", (3, 5, 7), 5, "roll_off"),
    ],
)
def test_a_tradition_is_its_row(
    tradition: str, games: str, targets: tuple[int, ...], target: int, starter: str
) -> None:
    row = TRADITIONS[tradition]
    assert row.id == tradition
    assert " ".join(row.games) == games
    assert (row.targets, row.target, row.next_starter) == (targets, target, starter)


def test_seven_traditions() -> None:
    assert list(TRADITIONS) == [
        "macedonian",
        "bulgarian",
        "greek",
        "turkish",
        "egyptian-31",
        "egyptian-aada",
        "bulgarian-classic",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_belongs_to_a_tradition(game: str) -> None:
    """As a match of its own it is played with that tradition's targets."""
    assert game in tradition_of(game).games
