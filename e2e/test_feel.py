"""How it feels: settings that act at once, quick taps, a board that turns."""

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.conftest import OpenPage
from e2e.hands import Drags, Keys, middle
from e2e.table import (
    BRISK,
    Settings,
    Table,
    of_record,
    set_up,
    sit_down,
    stopped,
    two_players,
)
from tests.boards import after, board

RUNNER = board(
    "prva",
    "63",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  x  .  .  . o15
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
)
PASSED = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  . o2 o9  .  .
     .  .  .  .  .  . | x3 x2 x2 x2  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
    off x6 o4
"""
"""The two sides have passed each other."""
BEARING_OFF = board("prva", "64", PASSED)


def kept(page: Page) -> dict[str, Any]:
    """The settings as the browser keeps them."""
    return dict(json.loads(page.evaluate("localStorage.getItem('tabla.settings.1') ?? '{}'")))


def choose(table: Table, name: str) -> None:
    """Choose something in the settings, which are open."""
    table.page.locator(f'label:has([data-test="{name}"])').click()


# --- settings ------------------------------------------------------------------------------------


def test_what_is_chosen_acts_at_once_and_is_kept(open_page: OpenPage) -> None:
    """Dice are thrown by themselves from the moment that is chosen; only choices are kept."""
    table = sit_down(open_page, of_record("prva", 3, 1, 6, 5, 2, 1), settings={})
    table.waits(phase="opening")
    table.press("settings")
    choose(table, "setting-autoRoll")
    table.waits(phase="play")
    choose(table, "speed-fast")
    assert kept(table.page) == {"autoRoll": True, "speed": "fast"}
    table.page.reload()
    table.press("settings")
    expect(table.part("setting-autoRoll")).to_be_checked()
    expect(table.part("speed-fast")).to_be_checked()
    expect(table.part("setting-autoEnd")).not_to_be_checked()


def test_nonsense_that_was_kept_is_not_believed(open_page: OpenPage) -> None:
    nonsense: Settings = {"speed": "ludicrous", "volume": 1e9, "autoRoll": "yes", "theme": 7}
    table = sit_down(open_page, settings={**nonsense, "pips": False})
    table.press("settings")
    expect(table.part("speed-normal")).to_be_checked()
    expect(table.part("theme-auto")).to_be_checked()
    expect(table.part("setting-volume")).to_have_value("60")
    expect(table.part("setting-autoRoll")).not_to_be_checked()
    expect(table.part("setting-pips")).not_to_be_checked()


def test_a_browser_that_keeps_nothing_does_what_is_chosen(open_page: OpenPage) -> None:
    def refuse(context: BrowserContext) -> None:
        context.add_init_script(
            "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"
        )

    page = open_page(prepare=refuse)
    page.locator('[data-test="settings"]').click()
    page.locator('label:has([data-test="theme-felt"])').click()
    expect(page.locator("html")).to_have_attribute("data-theme", "felt")
    expect(page.locator('[data-test="theme-felt"]')).to_be_checked()
    expect(page.locator('[data-test="unkept"]')).to_be_visible()


def test_another_window_follows(open_page: OpenPage) -> None:
    table = sit_down(open_page)
    other = table.page.context.new_page()
    other.goto(table.page.url)
    expect(other.locator("html")).to_have_attribute("data-theme", "wood")
    table.press("settings")
    choose(table, "theme-dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")


# --- what the page does unasked ------------------------------------------------------------------


def test_bearing_off_is_done_for_who_wishes(open_page: OpenPage) -> None:
    """Prva, 6-4 when the sides have passed each other: the settings say so in the midst of it."""
    table = sit_down(open_page, two_players(BEARING_OFF), settings={"speed": "slow"})
    table.shows(BEARING_OFF)
    table.press("settings")
    choose(table, "setting-autoBearOff")
    expect(table.part("status")).to_have_text(
        "Nothing is in the way. White’s checkers are borne off."
    )
    table.shows(after(BEARING_OFF, "6/off 4/off"))


def test_what_bears_off_with_one_die_only_is_left_to_the_player(open_page: OpenPage) -> None:
    """Prva, 6-1: the six bears off, the one can be moved in several ways."""
    position = board("prva", "61", PASSED)
    table = sit_down(open_page, two_players(position), settings={**BRISK, "autoBearOff": True})
    table.shows(position)
    expect(table.part("status")).to_have_text("White to move.")


@pytest.mark.parametrize("hurried", [True, False])
def test_turns_without_a_choice_may_pass_quickly(hurried: bool, open_page: OpenPage) -> None:
    """Prva from the bar, 6-4 against closed points, at the slowest speed."""
    closed = board(
        "prva",
        "64",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o3  . o3 o3 o3 o3
         .  .  .  .  .  . |  .  .  .  . x4 x10
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
    )
    table = sit_down(
        open_page,
        two_players(closed),
        settings={"speed": "slow", "fastForward": hurried},
        prepare=stopped,
    )
    expect(table.part("status")).to_have_text("White cannot move.")
    # The pause of a pass is 1.7 × 1.7 seconds; hurried it is less than a third of that.
    table.page.context.clock.run_for(1000)
    if hurried:
        expect(table.app).to_have_attribute("data-actor", "b")
    else:
        expect(table.part("status")).to_have_text("White cannot move.")


# --- quick taps ----------------------------------------------------------------------------------


def test_a_double_tap_moves_by_the_higher_die_and_the_next_by_the_lower(
    open_page: OpenPage,
) -> None:
    """Prva, 6-3, two checkers on 8: the first goes to 2, the second to 5."""
    table = sit_down(open_page, two_players(RUNNER))
    table.shows(RUNNER)
    table.place(8).dblclick()
    table.place(8).click()
    table.has_checkers(2, "w", 1)
    table.has_checkers(5, "w", 1)
    assert table.stored["draft"] == [[8, 2], [8, 5]]


def test_the_checker_that_came_to_lie_goes_on_with_the_lower_die(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(RUNNER))
    table.shows(RUNNER)
    table.place(20).dblclick()
    table.place(14).click()
    table.has_checkers(11, "w", 1)
    assert table.stored["draft"] == [[20, 14], [14, 11]]


def test_a_double_tap_bears_off(open_page: OpenPage) -> None:
    """Prva, 6-4: from 4 the six takes a checker off though the four would too."""
    table = sit_down(open_page, two_players(BEARING_OFF))
    table.shows(BEARING_OFF)
    table.place(6).dblclick()
    expect(table.place("off-w")).to_have_attribute("data-checkers", "7")
    table.place(4).dblclick()
    expect(table.place("off-w")).to_have_attribute("data-checkers", "8")


def test_two_taps_that_take_their_time_put_the_checker_down(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(RUNNER))
    table.shows(RUNNER)
    selected = table.page.locator("tabla-points [data-selected]")
    table.place(20).click()
    expect(selected).to_have_count(1)
    tapped = table.page.evaluate("performance.now()")
    # Longer than the two taps of a double one may lie apart.
    table.page.wait_for_function("from => performance.now() > from + 400", arg=tapped)
    table.place(20).click()
    expect(selected).to_have_count(0)
    table.has_checkers(20, "w", 1)


def test_the_keyboard_has_them_too(open_page: OpenPage) -> None:
    """Shift and Enter: by the higher die, then by the lower."""
    table = sit_down(open_page, two_players(RUNNER), device="desktop")
    table.shows(RUNNER)
    keys = Keys(table.page)
    keys.walk_to(table.place(20))
    table.page.keyboard.press("Shift+Enter")
    table.has_checkers(14, "w", 1)
    keys.walk_to(table.place(14))
    table.page.keyboard.press("Shift+Enter")
    table.has_checkers(11, "w", 1)


# --- a tap beside --------------------------------------------------------------------------------


def tap_beside(table: Table, place: Locator, share: float) -> None:
    """Tap so much of a point's width to the left of its middle."""
    box = place.bounding_box()
    assert box is not None
    x, y = middle(place)
    table.page.mouse.click(x - share * box["width"], y)


def test_a_tap_close_beside_a_checker_or_its_goal_is_meant_for_it(open_page: OpenPage) -> None:
    """Prva, 6-3: 20 is taken by a tap on the edge of 19, put on 14 by one on the edge of 13."""
    table = sit_down(open_page, two_players(RUNNER))
    table.shows(RUNNER)
    tap_beside(table, table.place(20), 0.75)
    expect(table.place(20)).to_have_attribute("data-selected", "")
    tap_beside(table, table.place(14), 0.75)
    table.has_checkers(14, "w", 1)


def test_a_tap_in_the_middle_of_another_point_is_meant_for_that(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(RUNNER))
    table.shows(RUNNER)
    tap_beside(table, table.place(20), 1)
    expect(table.page.locator("tabla-points [data-selected]")).to_have_count(0)


# --- a board that turns --------------------------------------------------------------------------


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("top", [False, True])
def test_the_home_lies_where_it_is_wished(left: bool, top: bool, open_page: OpenPage) -> None:
    """Point 1 and the tray in their corner, 24 opposite, and everything is played as ever."""
    table = sit_down(
        open_page,
        two_players(RUNNER),
        device="desktop",
        settings={**BRISK, "homeLeft": left, "homeTop": top},
    )
    table.shows(RUNNER)
    one, last, tray, bar = (middle(table.place(name)) for name in (1, 24, "off-w", "bar-w"))
    assert (one[0] < bar[0]) == (tray[0] < bar[0]) == left
    assert (one[1] < last[1]) == (tray[1] < last[1]) == top
    Drags(table.page).move(table.place(20), table.place(14))
    table.has_checkers(14, "w", 1)
    keys = Keys(table.page)
    keys.move(table.place(8), table.place(5))
    table.has_checkers(5, "w", 1)
    dice = table.dice.first.bounding_box()
    assert dice is not None
    assert (dice["x"] < bar[0]) == left


def test_the_board_turns_between_turns(open_page: OpenPage) -> None:
    """Two people at one device: whoever is to act has the own home below."""
    table = sit_down(
        open_page, of_record("prva", 3, 1, 6, 5, 4, 2), settings={**BRISK, "turnBoard": True}
    )
    table.waits(phase="opening")
    table.press("roll")
    table.waits(actor="w", phase="roll")
    tray = {side: middle(table.place(f"off-{side}"))[1] for side in ("w", "b")}
    assert tray["w"] > tray["b"]
    table.press("roll")
    table.waits(phase="play")
    # White's own 24 and 13, in White's numbering.
    table.hands.move(table.place(24), table.place(18))
    table.hands.move(table.place(18), table.place(13))
    table.press("end-turn")
    table.waits(actor="b", phase="roll")
    tray = {side: middle(table.place(f"off-{side}"))[1] for side in ("w", "b")}
    assert tray["b"] > tray["w"]
    # Now the numbers are Black's.
    table.press("roll")
    table.waits(phase="play")
    table.hands.move(table.place(24), table.place(20))
    table.has_checkers(20, "b", 1)


# --- in Arabic -----------------------------------------------------------------------------------


def test_settings_and_quick_taps_in_arabic(open_page: OpenPage) -> None:
    table = sit_down(open_page, {**two_players(RUNNER), "lang": "ar"})
    table.shows(RUNNER)
    table.place(20).dblclick()
    table.has_checkers(14, "w", 1)
    table.press("settings")
    expect(table.page.locator("html")).to_have_attribute("dir", "rtl")
    choose(table, "setting-homeLeft")
    choose(table, "theme-felt")
    table.press("dialog-no")
    expect(table.page.locator("html")).to_have_attribute("data-theme", "felt")
    one, bar = middle(table.place(1)), middle(table.place("bar-w"))
    assert one[0] < bar[0]


def test_a_set_up_match_is_played_with_what_was_chosen_before(open_page: OpenPage) -> None:
    """The tick of the form and the one of the settings are the same."""
    table = sit_down(open_page)
    table.waits(engine="ready")
    table.page.locator('label:has([data-test="opponent-person"])').click()
    table.page.locator('label:has([data-test="turn-board"])').click()
    set_up(table)
    table.waits(phase="opening")
    assert kept(table.page)["turnBoard"] is True
