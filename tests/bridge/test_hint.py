"""A hint names the best play for whoever is to act, and what it leads to."""

from __future__ import annotations

import pytest

from tests.bridge.page import Page

# White has one checker on its 1 and one on its 2, Black has borne none off: 6-5 wins a mars.
LAST_TWO = "prva b5,b5,b5,19,w1,w1 0/0 13/0 w 9/9 - -"


def test_a_hint_names_a_legal_play_and_its_chances(page: Page) -> None:
    page.open(3, 1, 6, 5, game="prva")
    page.ask("roll")
    view = page.ask("roll")
    hint = page.ask("hint")
    assert hint["text"] == page.ask("think")["text"]
    assert 0.3 < hint["win"] < 0.7
    assert 0 < hint["winMars"] < hint["win"]
    assert 0 < hint["loseMars"] < 1 - hint["win"]
    value = 2 * hint["win"] - 1 + hint["winMars"] - hint["loseMars"]
    assert hint["points"] == pytest.approx(value)
    # Nothing was played.
    assert page.ask("draft", steps=[])["record"] == view["record"]
    assert page.ask("play", text=hint["text"])["actor"] == "b"


def test_the_end_of_a_game_is_certain(page: Page) -> None:
    page.open(6, 5, game="prva", position=LAST_TWO)
    page.ask("roll")
    hint = page.ask("hint")
    assert hint["text"] == "2/off 1/off"
    assert (hint["win"], hint["winMars"], hint["loseMars"], hint["points"]) == (1, 1, 0, 2)


def test_in_31_points_are_told_instead_of_mars(page: Page) -> None:
    page.open(3, 1, 6, 5, game="31")
    page.ask("roll")
    page.ask("roll")
    hint = page.ask("hint")
    assert (hint["winMars"], hint["loseMars"]) == (None, None)
    assert -15 < hint["points"] < 15


def test_in_the_middle_of_a_cascade_only_the_play_is_told(page: Page) -> None:
    """Vtora, the fourth roll 4-4: after the fours White goes on with its fives."""
    fourth = "vtora w15,11,b15,11 0/0 0/0 w 3/3 - -"
    page.open(4, 4, 6, 5, game="vtora", position=fourth)
    page.ask("roll")
    hint = page.ask("hint")
    assert hint["text"].startswith("24/20")
    assert (hint["win"], hint["points"]) == (None, None)


def test_after_a_first_step_the_hint_goes_on_from_there(page: Page) -> None:
    page.open(3, 1, 6, 5, game="prva")
    page.ask("roll")
    page.ask("roll")
    page.ask("draft", steps=[[8, 3]])
    assert "8/3" in page.ask("hint")["text"].split()


def test_without_dice_there_is_nothing_to_hint_at(page: Page) -> None:
    page.open(3, 1, game="prva")
    assert page.refused("hint") == "match.no-play"
