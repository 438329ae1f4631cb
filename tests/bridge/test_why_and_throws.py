"""The page asks why something may not be done, and for throws to count."""

from __future__ import annotations

import pytest

from tabla_core.reasons import CODES
from tests.bridge.page import PROTOCOL, Page
from tests.bridge.protocol import Literal, Union


def test_the_page_knows_every_reason() -> None:
    type_ = PROTOCOL.types["RefusalCode"]
    assert isinstance(type_, Union)
    assert [of.value for of in type_.of if isinstance(of, Literal)] == list(CODES)


def test_why_asks_about_the_draft_in_hand(page: Page) -> None:
    """31: before the runner has gone it may leave the 24, then no other."""
    page.open(2, 1, 6, 3, game="31")
    page.ask("roll")
    page.ask("roll")
    assert page.ask("why", side="w", **{"from": 24, "to": None}) == {"refusals": []}
    page.ask("draft", steps=[[24, 18]])
    answer = page.ask("why", side="w", **{"from": 24, "to": None})
    assert answer == {"refusals": [{"code": "reason.runner-not-home", "die": None}]}
    answer = page.ask("why", side="b", **{"from": 24, "to": None})
    assert answer == {"refusals": [{"code": "reason.not-your-turn", "die": None}]}
    # Nothing was changed by asking.
    assert page.ask("draft", steps=[[24, 18]])["turn"]["draft"] == [[24, 18]]


def test_why_before_the_roll(page: Page) -> None:
    page.open(2, 1, game="31")
    answer = page.ask("why", side="w", **{"from": 24, "to": 18})
    assert answer == {"refusals": [{"code": "reason.roll-first", "die": None}]}


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"side": "x", "from": 24}, "request.side"),
        ({"side": "w", "from": 26}, "request.place"),
        ({"side": "w", "from": -1}, "request.place"),
        ({"side": "w", "from": True}, "request.place"),
        ({"side": "w", "from": 24, "to": "off"}, "request.place"),
    ],
)
def test_what_is_no_place_is_refused(page: Page, question: dict[str, object], code: str) -> None:
    page.open(2, 1, game="31")
    assert page.refused("why", **question) == code


def test_without_a_match_there_is_nothing_to_ask_why_about(page: Page) -> None:
    assert page.refused("why", side="w", **{"from": 24}) == "session.no-match"


def test_throws_are_added_to_what_was_counted(page: Page) -> None:
    """The dice of a game, not the practice dice of the match in hand."""
    page.open(1, 1, 1, 1, game="prva")
    before = [1, 2, 3, 4, 5, 6]
    answer = page.ask("throws", dice=6000, numbers=before)
    added = [now - then for now, then in zip(answer["numbers"], before, strict=True)]
    assert sum(added) == 6000
    # Ten standard deviations either way.
    assert all(1000 - 290 < count < 1000 + 290 for count in added)
    assert 0 < answer["evenness"] <= 1
    assert page.ask("throws", dice=0, numbers=before)["numbers"] == before


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"dice": 10_001, "numbers": [0] * 6}, "request.dice"),
        ({"dice": -1, "numbers": [0] * 6}, "request.dice"),
        ({"dice": True, "numbers": [0] * 6}, "request.dice"),
        ({"dice": 6, "numbers": [0] * 5}, "request.numbers"),
        ({"dice": 6, "numbers": [0, 0, 0, 0, 0, -1]}, "request.numbers"),
        ({"dice": 6}, "request.numbers"),
    ],
)
def test_what_is_no_count_is_refused(page: Page, question: dict[str, object], code: str) -> None:
    assert page.refused("throws", **question) == code
