"""The bot at the page's table: which level sits there, and that it knows what it plays for."""

from __future__ import annotations

from typing import Any

import pytest

from tabla_core.bot import choose
from tabla_core.bot.match_equity import stakes_of
from tabla_core.plays import move_to
from tabla_core.record import replay
from tests.bridge.page import Page, View, dice


def record(white: str, *events: dict[str, Any]) -> dict[str, Any]:
    players = {"w": white, "b": "human"}
    return {"tabla": 1, "game": "prva", "target": 5, "players": players, "events": list(events)}


def thought(told: dict[str, Any]) -> View:
    """What the bot answers once the page has loaded a record that ends with its roll."""
    page = Page()
    page.ask("load", record=told, dice=dice())
    return page.ask("think")


OPENED = ({"opening": [3, 1]}, {"roll": [6, 2]})
FOUR_NIL = (
    {"opening": [3, 1]},
    {"resign": "b"},
    {"roll": [6, 5]},
    {"resign": "b"},
    {"roll": [6, 2]},
)


def test_the_level_is_part_of_the_players_name() -> None:
    """Levels below the top do not look ahead; `top` is the top level's name in old records."""
    low, high = thought(record("bot:3", *OPENED)), thought(record("bot:7", *OPENED))
    assert low["evaluations"] < 100 < high["evaluations"]
    assert thought(record("bot:top", *OPENED)) == high


@pytest.mark.parametrize("name", ["bot:best-of-all", "bot:hand", "human"])
def test_a_level_that_is_not_known_any_more_plays_like_the_top(name: str) -> None:
    """Also a person is helped out by it: the page asks for the only play there is, say."""
    assert thought(record(name, *OPENED)) == thought(record("bot:7", *OPENED))


@pytest.mark.parametrize("events", [OPENED, FOUR_NIL], ids=["nil all", "four nil"])
def test_the_bot_knows_the_score(events: tuple[dict[str, Any], ...]) -> None:
    told = record("bot:7", *events)
    match = replay(told)
    choice = choose(match.position, "7", stakes=stakes_of(match, "w"))
    answer = thought(told)
    assert answer["text"] == move_to(match.position, choice.position)
    assert answer["value"] == choice.value
    assert answer["value"] != choose(match.position, "7").value


def test_a_weak_bot_errs_otherwise_in_another_match() -> None:
    """The same board, the same roll: what was thrown before tells the matches apart."""
    texts = {
        thought(record("bot:1", {"opening": [die, 1]}, {"roll": [6, 2]}))["text"]
        for die in range(2, 7)
    }
    assert len(texts) > 1
    told = record("bot:1", *OPENED)
    assert thought(told) == thought(told)
