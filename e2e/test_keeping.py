"""Nothing is lost: the page goes on where it was, whenever it was left."""

import json

from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenPage
from e2e.table import Table, choose, set_up, sit_down, two_players
from tabla_core import roll
from tests.boards import after, board

RUNNER_AND_BLOT = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  .  .  . |  .  x  .  .  . o14
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def reopened(table: Table) -> Table:
    """Close the tab and open another one at the same address, in the same browser."""
    context, address = table.page.context, table.page.url
    table.page.close()
    page = context.new_page()
    page.goto(address)
    return Table(page, table.hands)


def watch_writing(context: BrowserContext) -> None:
    """Let the page note, at each writing of the match, the position it shows then."""
    context.add_init_script(
        """
        window.written = [];
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          const shown = document.querySelector("tabla-app")?.dataset.position ?? null;
          if (key === "tabla.match.1") window.written.push([shown, value]);
          write.call(this, key, value);
        };
        """
    )


def begin_with_chance(open_page: OpenPage) -> Table:
    """A match of two persons, with dice that nobody knows, after the first roll."""
    table = sit_down(open_page, prepare=watch_writing)
    set_up(table, game="prva", opponent="person")
    table.waits(phase="opening")
    while table.app.get_attribute("data-phase") == "opening":
        table.press("roll")
        table.waits()
    table.press("roll")
    table.waits(phase="play")
    return table


def test_reload_in_the_middle_of_a_turn(open_page: OpenPage) -> None:
    """Prva, 6-3: the blot is hit, the three not yet played. The same dice, the same half play."""
    position = board("prva", "63", RUNNER_AND_BLOT)
    table = sit_down(open_page, two_players(position, 6, 5))
    table.shows(position)
    table.play(position, "20/14*")
    table.has_checkers("bar-b", "b", 1)

    table.page.reload()
    # What lay on the table is seen at once, before the engine has started.
    table.has_checkers("bar-b", "b", 1)
    table.shows(position)
    table.has_checkers(14, "w", 1)
    used = table.page.locator("tabla-points [data-die][data-used]")
    expect(used).to_have_count(1)
    expect(used).to_have_attribute("data-die", "6")
    table.hands.move(table.place(8), table.place(5))
    table.press("end-turn")
    hit = after(position, "20/14* 8/5")
    table.shows(hit)

    # And after the roll that follows: no other dice by loading again.
    table.press("roll")
    rolled = roll(hit, 6, 5)
    table.shows(rolled)
    table.page.reload()
    table.shows(rolled)
    expect(table.part("undo")).to_have_attribute("aria-disabled", "true")


def test_a_roll_of_chance_stays_through_reload_and_another_tab(open_page: OpenPage) -> None:
    """Dice of no list: what was thrown is what was stored, in every tab that is opened."""
    table = begin_with_chance(open_page)
    thrown = table.app.get_attribute("data-position")
    assert thrown is not None
    expect(table.part("practice-badge")).to_have_count(0)

    table.page.reload()
    table.press("continue")
    table.waits(position=thrown)
    table = reopened(table)
    table.press("continue")
    table.waits(position=thrown)


def test_a_roll_is_stored_before_it_is_shown(open_page: OpenPage) -> None:
    """At the moment a roll is written, the page still shows the position before it."""
    table = begin_with_chance(open_page)
    thrown = 0
    for shown, text in table.page.evaluate("window.written"):
        events = json.loads(text)["record"]["events"]
        if events and "roll" in events[-1]:
            thrown += 1
            dice = shown.split()[6]
            assert dice == "-"
    assert thrown == 1


def test_an_unfinished_match_is_offered_and_never_overwritten_unasked(
    open_page: OpenPage,
) -> None:
    """Another address asks for another match: the one that was begun stays until the player says
    otherwise, also while a new one is being set up."""
    position = board("prva", "63", RUNNER_AND_BLOT)
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    kept = table.stored

    table.page.goto(table.page.url.split("?")[0] + "?game=fevga")
    expect(table.part("unfinished")).to_be_visible()
    expect(table.part("start-linked")).to_be_visible()
    table.has_checkers(20, "w", 1)  # its board lies behind the question
    assert table.stored == kept
    table.press("new-match")
    expect(table.part("start-match")).to_be_visible()
    choose(table, "kind-game")
    choose(table, "game-tapa")
    assert table.stored == kept
    table.press("continue")
    table.shows(position)

    # Leaving it asks first, and even then only a start replaces it.
    table.press("new-match")
    expect(table.part("dialog-text")).to_be_visible()
    table.press("dialog-no")
    table.shows(position)
    table.press("new-match")
    table.press("dialog-yes")
    assert table.stored["record"] == kept["record"]
    set_up(table, game="tapa", opponent="person")
    table.waits(phase="opening")
    assert table.stored["record"]["game"] == "tapa"


def test_the_match_of_the_address_is_started_when_the_player_says_so(
    open_page: OpenPage,
) -> None:
    position = board("prva", "63", RUNNER_AND_BLOT)
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    table.page.goto(table.page.url.split("?")[0] + "?game=fevga&dice=3,1,2,1")
    table.press("start-linked")
    table.waits(phase="opening")
    assert table.stored["record"]["game"] == "fevga"
    # The same address again is the same match: it goes on without a question.
    table.press("roll")
    table.waits(actor="w", phase="roll")
    table.page.reload()
    table.waits(actor="w", phase="roll")


def test_a_match_played_on_at_another_address_stays_the_match_of_its_own(
    open_page: OpenPage,
) -> None:
    """Continue at the address of another match: that address asks again the next time."""
    position = board("prva", "63", RUNNER_AND_BLOT)
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    own = table.page.url
    other = own.split("?")[0] + "?game=fevga"
    table.page.goto(other)
    table.press("continue")
    table.shows(position)
    table.play(position, "20/14*")
    table.has_checkers("bar-b", "b", 1)
    assert table.stored["address"] == own[own.index("?") :]

    table.page.goto(other)
    expect(table.part("start-linked")).to_be_visible()
    table.page.goto(own)
    table.shows(position)


def test_what_is_stored_and_unreadable_is_said(open_page: OpenPage) -> None:
    """It is left as it is until a new match is started."""

    def spoil(context: BrowserContext) -> None:
        context.add_init_script(
            "if (location.protocol === 'http:') localStorage['tabla.match.1'] ??= '{spoilt'"
        )

    table = sit_down(open_page, prepare=spoil)
    expect(table.page.locator('[data-problem="stored"]')).to_contain_text("could not be read")
    assert table.page.evaluate("localStorage['tabla.match.1']") == "{spoilt"
    set_up(table, game="31", opponent="person")
    table.waits(phase="opening")
    assert table.stored["record"]["game"] == "31"
