"""The bot's levels: chosen in the form or the address, and a thought that comes too late."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenPage
from e2e.table import against_bot, choose, set_up, sit_down
from tests.boards import board


def test_the_form_offers_seven_levels_by_number_and_name(open_page: OpenPage) -> None:
    """The name of the chosen one is written out; the names of all are there to be heard."""
    table = sit_down(open_page)
    levels = table.page.get_by_role("group", name="Strength of the bot")
    expect(levels.get_by_role("radio")).to_have_count(7)
    expect(levels).to_contain_text("Strength of the bot: Regular")
    choose(table, "level-6")
    expect(levels).to_contain_text("Strength of the bot: Expert")
    expect(levels.get_by_role("radio", name="Expert")).to_be_checked()
    choose(table, "opponent-person")
    expect(levels).to_have_count(0)
    choose(table, "opponent-bot")
    expect(levels.get_by_role("radio", name="Expert")).to_be_checked()
    table.press("start-match")
    table.waits(phase="opening")
    assert table.stored["record"]["players"] == {"w": "human", "b": "bot:6"}


@pytest.mark.parametrize(
    ("asked", "seated"), [({"level": "4"}, "bot:4"), ({"level": "top"}, "bot:7"), ({}, "bot:7")]
)
def test_an_address_asks_for_a_level(
    asked: dict[str, str], seated: str, open_page: OpenPage
) -> None:
    """`top` is what links of the days with one level say; it is the strongest, as is none."""
    table = sit_down(open_page, {"game": "prva", **asked})
    table.waits(phase="opening")
    assert table.stored["record"]["players"]["b"] == seated


def test_the_form_begins_with_the_level_of_the_address(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"level": "2"})
    expect(table.page.get_by_role("radio", name="Learner")).to_be_checked()


LONG_THOUGHT = board(
    "vtora",
    "11",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     x  .  .  x  .  x |  x  x  .  x  x x7
    o7  o  o  .  o  . |  x  .  o  o  o o2
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
)


def test_the_board_can_be_looked_at_while_the_bot_thinks_and_its_late_answer_is_dropped(
    open_page: OpenPage,
) -> None:
    """Six numbers to play; the player does not wait for it and begins another match."""
    table = sit_down(open_page, {**against_bot(LONG_THOUGHT, 3, 1), "white": "bot"})
    table.page.locator('tabla-app[data-busy="true"]').wait_for(state="attached")
    # The page answers at once.
    table.press("new-match")
    set_up(table, game="prva", opponent="bot", level="1")
    table.waits(phase="opening")
    kept = table.stored["record"]
    assert (kept["game"], kept["events"]) == ("prva", [])
    assert "bot:1" in kept["players"].values()
    # The engine is free for the new match, and nothing of the old one arrives in it.
    table.press("roll")
    table.waits()
    events = table.stored["record"]["events"]
    assert {kind for event in events for kind in event} <= {"opening", "at"}
