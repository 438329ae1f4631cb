"""A match is played in one window at a time: the others say so, and can take it over."""

import json

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenPage
from e2e.table import HANDS_FREE, Table, choose, sit_down, two_players
from tabla_core import roll
from tests.boards import after, board

POSITION = board(
    "prva",
    "63",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  .  .  . |  .  x  .  .  . o14
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
)


def beside(table: Table, address: str | None = None) -> Table:
    """Another window of the same browser, at the same address or at another one."""
    page = table.page.context.new_page()
    page.goto(table.page.url if address is None else address)
    return Table(page, table.hands)


def says(table: Table, sentence: str) -> None:
    expect(table.page.locator('[data-problem="elsewhere"] p')).to_contain_text(sentence)
    # It stays until something has been decided.
    expect(table.page.locator('[data-problem="elsewhere"] [data-test="dismiss"]')).to_have_count(0)


def says_nothing(table: Table) -> None:
    expect(table.part("problem")).to_have_count(0)


def test_a_match_open_in_another_window_is_taken_over_when_a_person_says_so(
    open_page: OpenPage,
) -> None:
    """Half a play was made in the first window; the second goes on with it, and then the first."""
    first = sit_down(open_page, two_players(POSITION, 6, 5))
    first.shows(POSITION)
    second = beside(first)
    says(second, "This match is open in another window.")
    # Meanwhile it goes on in the first one.
    first.play(POSITION, "20/14*")
    first.has_checkers("bar-b", "b", 1)
    says_nothing(first)

    second.press("continue")
    second.shows(POSITION)
    second.has_checkers("bar-b", "b", 1)
    says_nothing(second)
    says(first, "The match went on in another window.")
    second.hands.move(second.place(8), second.place(5))
    second.press("end-turn")
    hit = after(POSITION, "20/14* 8/5")
    second.shows(hit)

    first.press("continue")
    first.shows(hit)
    says(second, "The match went on in another window.")
    first.press("roll")
    first.shows(roll(hit, 6, 5))


def test_a_reloaded_or_closed_window_lets_go(open_page: OpenPage) -> None:
    first = sit_down(open_page, two_players(POSITION))
    first.shows(POSITION)
    for _ in range(3):
        first.page.reload()
        first.shows(POSITION)
        says_nothing(first)
    first.page.close()
    context = first.page.context
    page = context.new_page()
    page.goto(first.page.url)
    second = Table(page, first.hands)
    second.shows(POSITION)
    says_nothing(second)


def test_a_new_match_takes_the_place_of_one_in_another_window_only_when_told_so(
    open_page: OpenPage,
) -> None:
    first = sit_down(open_page, two_players(POSITION))
    first.shows(POSITION)
    kept = first.stored
    second = beside(first, first.page.url.split("?")[0] + "?game=fevga&dice=3,1")
    second.press("start-linked")
    says(second, "Another match is being played in another window.")
    assert first.stored == kept
    first.play(POSITION, "20/14*")
    first.has_checkers("bar-b", "b", 1)

    second.press("start-here")
    second.waits(phase="opening")
    assert second.stored["record"]["game"] == "fevga"
    says(first, "The match went on in another window.")


def test_from_the_offer_of_a_new_match_the_other_one_can_be_continued_instead(
    open_page: OpenPage,
) -> None:
    first = sit_down(open_page, two_players(POSITION))
    first.shows(POSITION)
    second = beside(first, first.page.url.split("?")[0])
    second.press("new-match")
    choose(second, "kind-game")
    choose(second, "game-tapa")
    second.press("start-match")
    says(second, "Another match is being played in another window.")
    second.press("continue")
    second.shows(POSITION)


def test_a_match_that_is_over_keeps_no_other_window_from_a_new_one(open_page: OpenPage) -> None:
    first = sit_down(open_page, two_players(POSITION))
    first.shows(POSITION)
    first.press("resign")
    first.press("dialog-yes")
    if first.app.get_attribute("data-phase") != "match-over":
        return
    second = beside(first, first.page.url.split("?")[0] + "?game=fevga&white=human")
    second.waits(phase="opening")
    says_nothing(second)


def asleep(context: BrowserContext) -> None:
    """A window that hears nothing of the others, as one that the browser has put to sleep."""
    context.add_init_script(
        """BroadcastChannel.prototype.addEventListener = () => {};
           addEventListener("storage", (event) => event.stopImmediatePropagation(), true);"""
    )


def test_a_window_that_does_not_answer_loses_the_match(open_page: OpenPage) -> None:
    """It finds out when it wakes; what was played meanwhile stays as it is."""
    first = sit_down(open_page, two_players(POSITION), prepare=asleep)
    first.shows(POSITION)
    second = beside(first)
    says(second, "This match is open in another window.")
    second.press("continue")
    second.shows(POSITION)
    says(first, "The match went on in another window.")


def without_locks(context: BrowserContext) -> None:
    """As on a page that does not come over HTTPS."""
    context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined });")


def test_without_locks_the_later_window_wins_and_nothing_is_overwritten(
    open_page: OpenPage,
) -> None:
    """Both windows have the match; what one of them plays takes it from the other."""
    first = sit_down(open_page, two_players(POSITION), prepare=without_locks)
    first.shows(POSITION)
    second = beside(first)
    second.shows(POSITION)
    second.play(POSITION, "20/14*")
    second.has_checkers("bar-b", "b", 1)
    says(first, "The match went on in another window.")
    first.press("continue")
    first.shows(POSITION)
    first.has_checkers("bar-b", "b", 1)


def test_what_another_window_wrote_is_noticed_before_anything_is_written_over_it(
    open_page: OpenPage,
) -> None:
    """Even where this window heard of nothing: it looks before each writing."""

    def deaf(context: BrowserContext) -> None:
        without_locks(context)
        asleep(context)

    first = sit_down(open_page, two_players(POSITION), prepare=deaf)
    first.shows(POSITION)
    other = json.dumps(first.stored | {"draft": [[8, 5]]})
    first.page.evaluate("text => localStorage.setItem('tabla.match.1', text)", other)
    first.hands.move(first.place(20), first.place(14))
    says(first, "The match went on in another window.")
    assert first.stored["draft"] == [[8, 5]]
    first.press("continue")
    first.shows(POSITION)
    first.has_checkers(5, "w", 1)


@pytest.mark.parametrize("windows", [4])
def test_a_bot_that_plays_in_many_windows_plays_in_one(open_page: OpenPage, windows: int) -> None:
    """Each window in turn takes over a match that goes on by itself; the record stays one."""
    table = sit_down(open_page, {"game": "prva", "seed": "club"}, settings=HANDS_FREE)
    table.waits(phase="play", actor="w")
    tables = [table]
    for _ in range(windows):
        seen = tables[-1].stored["record"]["events"]
        tables.append(beside(tables[-1]))
        tables[-1].press("continue")
        tables[-1].waits(phase="play", actor="w")
        assert tables[-1].stored["record"]["events"][: len(seen)] == seen
    for other in tables[:-1]:
        says(other, "The match went on in another window.")
