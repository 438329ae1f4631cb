"""The page looks back at a match, beside the one in hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabla_core.record import states
from tests.bridge.page import Page, dice

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))


def record_of(path: Path) -> dict[str, Any]:
    golden = json.loads(path.read_text())
    record: dict[str, Any] = golden["record"]
    return {**record, "events": [event for event, *_ in golden["events"]]}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_event_of_a_match_can_be_looked_at_in_any_order(path: Path) -> None:
    page, record = Page(), record_of(path)
    matches = list(states(record))
    told = page.ask("review", record=record)
    assert told["events"] == len(record["events"])
    for number in [len(matches) - 1, 0, *range(len(matches) // 2, 1, -7)]:
        view = page.ask("review-at", event=number)
        match = matches[number]
        assert view["record"]["events"] == record["events"][:number]
        assert view["phase"] == match.phase
        assert view["match"]["score"] == {"w": match.score[0], "b": match.score[1]}
        if number and "play" in record["events"][number - 1]:
            assert view["last"]["kind"] == "play"


def test_each_game_is_found_by_the_events_before_it() -> None:
    page, record = Page(), record_of(next(path for path in GOLDEN if path.stem == "greek"))
    told = page.ask("review", record=record)
    assert len(told["begins"]) == len(told["games"])
    games = [page.ask("review-at", event=number + 1)["match"]["game"] for number in told["begins"]]
    assert games == [end["game"] for end in told["games"]]
    assert [page.ask("review-at", event=n)["phase"] for n in told["begins"][1:]] == [
        "game-over"
    ] * (len(told["begins"]) - 1)


def test_both_sides_dice_are_counted() -> None:
    # The opening dice are one of each side; a roll is of the side to act.
    events = [{"opening": [4, 4]}, {"opening": [3, 1]}, {"roll": [6, 6]}, {"play": "24/18 18/12"}]
    told = Page().ask("review", record={"tabla": 1, "game": "31", "events": events[:3]})
    assert told["dice"]["w"]["numbers"] == [0, 0, 1, 1, 0, 2]
    assert told["dice"]["b"]["numbers"] == [1, 0, 0, 1, 0, 0]
    assert (told["dice"]["w"]["rolls"], told["dice"]["w"]["doubles"]) == (1, 1)
    assert (told["dice"]["b"]["rolls"], told["dice"]["b"]["doubles"]) == (0, 0)


def test_the_match_in_hand_stays_as_it_is() -> None:
    page = Page()
    page.open(3, 1, 6, 5, game="prva")
    before = page.ask("roll")
    page.ask("review", record={"tabla": 1, "game": "fevga", "events": [{"opening": [3, 1]}]})
    page.ask("review-at", event=1)
    after = page.ask("roll")
    assert after["record"]["events"] == [*before["record"]["events"], {"roll": [6, 5]}]


def test_what_cannot_be_looked_at_is_refused() -> None:
    page = Page()
    assert page.refused("review-at", event=0) == "session.no-review"
    assert page.refused("review", record=None) == "record.form"
    bad = {"tabla": 1, "game": "prva", "events": [{"roll": [3, 1]}]}
    assert page.refused("review", record=bad) == "record.event"
    endless = {"tabla": 1, "game": "prva", "events": [{"opening": [1, 1]}] * 20_001}
    assert page.refused("review", record=endless) == "review.too-long"
    page.ask("review", record={"tabla": 1, "game": "prva", "events": [{"opening": [3, 1]}]})
    for event in (-1, 2, "0", None, True, 0.0):
        assert page.refused("review-at", event=event) in ("review.event", "request.event")


def test_looking_back_asks_no_dice() -> None:
    # Practice dice come in the same order whether or not somebody looked back.
    page = Page()
    page.ask(
        "open", setup={"game": "prva", "players": {"w": "human", "b": "human"}}, dice=dice(5, 2)
    )
    page.ask("review", record={"tabla": 1, "game": "prva", "events": [{"opening": [6, 6]}]})
    assert page.ask("roll")["opening"]["throws"] == [{"w": 5, "b": 2}]
