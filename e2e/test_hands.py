"""Whole games by taps, by a carried checker and by keys alone; and how moves are chosen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Device, OpenPage
from e2e.hands import Drags, Hands, Keys, Taps, TouchDrags
from e2e.short_matches import Aim, dice_of, play_game
from e2e.table import Table, against_bot, of_record, sit_down, two_players
from tabla_core import begin, legal_plays, terms
from tabla_core.record import add
from tests.boards import after, board


@pytest.mark.parametrize(
    ("hands_on", "device", "game", "aim"),
    [
        (lambda _: Taps(), "phone", "plakoto", "mother"),
        (Drags, "desktop", "tapa", "mother"),
        (TouchDrags, "phone", "31", "quarter"),
        (Keys, "desktop", "31", "quarter"),
    ],
    ids=["taps", "mouse", "finger", "keys"],
)
def test_a_whole_game(
    hands_on: Callable[[Page], Hands], device: Device, game: str, aim: Aim, open_page: OpenPage
) -> None:
    """Every roll, every move and every end of a turn by hand."""
    begun = begin(terms({"tabla": 1, "game": game, "target": 1 if game == "31" else 3}))
    over = play_game(begun, "w", aim)
    address = of_record(game, *dice_of(over), target=over.terms.target)
    table = sit_down(open_page, address, device=device)
    table = Table(table.page, hands_on(table.page))
    table.waits(phase="opening")

    match = begun
    for event in over.events:
        if "play" not in event:
            table.press("roll")
        elif len(legal_plays(match.position)) > 1:
            table.play(match.position, str(event["play"]))
            table.press("end-turn")
        match = add(match, event)
        if len(legal_plays(match.position)) != 1:  # else the page plays on by itself
            table.shows(match.position)
    expect(table.part("reason")).to_have_attribute("data-reason", aim)


# --- names and words, for those who do not see the board -----------------------------------------


def test_points_have_names_and_moves_are_said(open_page: OpenPage) -> None:
    """Prva, 6-3 against the foe's lone checker on 14."""
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        x5  o  .  .  .  . |  .  x  .  .  . o12
         .  .  .  . x3  . | x5  .  .  . o2 x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    names: dict[int | str, str] = {
        13: "point 13, 5 light checkers, can move",
        14: "point 14, 1 dark checker",
        24: "point 24, 12 dark checkers",
        23: "point 23, empty",
        "bar-b": "bar, dark checkers: 0",
        "off-w": "borne off, light checkers: 0",
    }
    for place, name in names.items():
        expect(table.place(place)).to_have_accessible_name(name)
        expect(table.place(place)).to_have_role("button")
    expect(table.page.get_by_role("img", name="Dice: 6, 3")).to_be_attached()
    expect(table.page.get_by_role("img", name="Light pip count")).to_be_attached()

    keys = Keys(table.page)
    keys.walk_to(table.place(20))
    table.page.keyboard.press("Enter")
    expect(table.place(20)).to_have_accessible_name("point 20, 1 light checker, picked up")
    expect(table.place(14)).to_have_accessible_name("point 14, 1 dark checker, can land here")
    table.page.keyboard.press("Escape")
    expect(table.place(20)).to_have_accessible_name("point 20, 1 light checker, can move")

    said = table.part("announcer")
    expect(said).to_have_attribute("aria-live", "polite")
    keys.move(table.place(20), table.place(14))
    expect(said).to_have_text("Moved from 20 to 14, with a hit.")
    expect(table.place("bar-b")).to_have_accessible_name("bar, dark checkers: 1")
    keys.press(table.part("undo"))
    expect(said).to_have_text("Taken back.")
    keys.move(table.place(20), table.place(14))
    keys.move(table.place(8), table.place(5))
    keys.press(table.part("end-turn"))
    expect(said).to_have_text("White played 20/14* 8/5. Black to roll.")
    keys.press(table.part("roll"))
    expect(said).to_have_text("Black rolled 2 and 1. Black to move.")


# --- choosing ------------------------------------------------------------------------------------

LONELY_RUNNER = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  {}  .  .  .  . |  .  x  .  .  . o{}
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_only_what_is_legal_lights_up(open_page: OpenPage) -> None:
    """Prva, 6-5: only 7 has a six, so its five is not offered: no six could follow it."""
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o2  .  .  .  . o2 |  .  .  .  . o9  x
         x  .  .  .  .  x | o2  .  .  .  . x12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    assert table.places("movable") == {"7", "12", "24"}
    table.hands.press(table.place(12))
    expect(table.page.locator("tabla-points [data-selected]")).to_have_count(1)
    assert table.places("target") == {"7", "1"}
    # Another checker is picked up instead.
    table.hands.press(table.place(24))
    assert table.places("target") == {"19"}
    table.hands.press(table.place(7))
    assert table.places("target") == {"1"}
    # What cannot go anywhere puts it down again.
    table.hands.press(table.place(15))
    expect(table.page.locator("tabla-points [data-selected]")).to_have_count(0)
    assert table.places("target") == set()


def test_a_run_with_both_dice_in_one_drag(open_page: OpenPage) -> None:
    """Prva, 6-3: from 20 over 14 to 11."""
    position = board("prva", "63", LONELY_RUNNER.format(".", 15))
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    Drags(table.page).move(table.place(20), table.place(11))
    table.has_checkers(11, "w", 1)
    assert table.stored["draft"] == [[20, 14], [14, 11]]
    table.press("end-turn")
    table.shows(after(position, "20/14 14/11"))


def test_where_two_ways_differ_both_middle_points_light_up(open_page: OpenPage) -> None:
    """Prva, 6-3 from 20 to 11: over 14 the foe's blot is hit, over 17 it is left alone."""
    position = board("prva", "63", LONELY_RUNNER.format("o", 14))
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    for middle, hit in [("17", 0), ("14", 1)]:
        Drags(table.page).move(table.place(20), table.place(11))
        expect(table.place(14)).to_have_accessible_name("point 14, 1 dark checker, way to choose")
        assert table.places("middle") == {"14", "17"}
        table.hands.press(table.place(middle))
        table.has_checkers(11, "w", 1)
        expect(table.place("bar-b")).to_have_attribute("data-checkers", str(hit))
        assert table.places("middle") == set()
        table.press("undo")
        table.press("undo")
        table.has_checkers(20, "w", 1)


def test_a_checker_that_may_not_go_there_comes_back(open_page: OpenPage) -> None:
    """Prva, 6-3: nothing leads from 20 to 3 or near it."""
    position = board("prva", "63", LONELY_RUNNER.format(".", 15))
    table = sit_down(open_page, two_players(position))
    table.shows(position)
    Drags(table.page).move(table.place(20), table.place(3))
    expect(table.page.locator("tabla-points [data-selected]")).to_have_count(0)
    table.has_checkers(20, "w", 1)
    assert table.stored["draft"] == []


def test_fast_clicks_are_queued(open_page: OpenPage) -> None:
    """Two moves and the end of the turn within one instant, while checkers fly."""
    position = board("prva", "63", LONELY_RUNNER.format(".", 15))
    table = sit_down(open_page, two_players(position), settings={"speed": "slow"}, still=False)
    table.shows(position)
    table.page.evaluate(
        """() => {
          const deep = (root, selector) => {
            const found = root.querySelector(selector);
            if (found) return found;
            for (const each of root.querySelectorAll("*")) {
              const inside = each.shadowRoot && deep(each.shadowRoot, selector);
              if (inside) return inside;
            }
            return null;
          };
          for (const place of [20, 14, 14, 11]) deep(document, `[data-place="${place}"]`).click();
          deep(document, '[data-test="end-turn"]').click();
        }"""
    )
    table.shows(after(position, "20/14 14/11"))


def slow(context: BrowserContext) -> None:
    """A device on which moves get no answer as long as `slow` says so; its clock is the test's."""
    context.clock.install()
    context.add_init_script(
        """const held = [];
        window.slow = false;
        window.goOn = () => {
          window.slow = false;
          for (const ask of held.splice(0)) ask();
        };
        window.Worker = class extends Worker {
          postMessage(message) {
            const ask = () => super.postMessage(message);
            if (window.slow && message.kind === "draft") held.push(ask);
            else ask();
          }
        };"""
    )


def test_on_a_slow_device_clicks_wait_for_the_move_before_them(open_page: OpenPage) -> None:
    """The checker is on its way to 14 for five seconds; what is clicked there then is that checker,
    and not a place from which nothing may leave."""
    position = board("prva", "63", LONELY_RUNNER.format(".", 15))
    table = sit_down(open_page, two_players(position), prepare=slow)
    table.shows(position)
    table.page.evaluate("() => { window.slow = true; }")
    table.play(position, "20/14")
    table.page.clock.fast_forward(5_000)
    for place in (14, 11):
        table.place(place).click()
    table.page.evaluate("() => goOn()")
    table.press("end-turn")
    table.shows(after(position, "20/14 14/11"))
    expect(table.part("remark")).to_have_count(0)


# --- what plays itself ---------------------------------------------------------------------------


ONE_WAY_IN = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . | o3  . o3 o3 o3 o3
     .  .  .  .  .  . |  .  .  .  . x4 x10
    12 11 10  9  8  7 |  6  5  4  3  2  1
    bar x1
"""


def test_a_forced_play_plays_itself_and_says_so(open_page: OpenPage) -> None:
    """Prva, 6-5 from the bar: only 20 is open, then only the checker there has a six."""
    position = board("prva", "65", ONE_WAY_IN)
    [only] = legal_plays(position)
    table = sit_down(open_page, two_players(position), settings={"speed": "slow"})
    expect(table.part("status")).to_have_text(
        "White has only one way to play this.", timeout=60_000
    )
    table.shows(only.position)
    expect(table.part("announcer")).to_contain_text(f"White played {only.text}.")
    expect(table.part("course").locator("li").first).to_have_text(f"White played {only.text}.")


def test_a_forced_play_is_left_to_who_wants_that(open_page: OpenPage) -> None:
    position = board("prva", "65", ONE_WAY_IN)
    [only] = legal_plays(position)
    table = sit_down(open_page, two_players(position), settings={"autoForced": False})
    table.shows(position)
    expect(table.part("status")).to_have_text("White to move.")
    table.play(position, only.text)
    table.press("end-turn")
    table.shows(only.position)


def test_a_pass_is_shown_and_said(open_page: OpenPage) -> None:
    """Prva, 5-3 from the bar: both points are closed."""
    position = board("prva", "64", ONE_WAY_IN)
    [only] = legal_plays(position)
    assert only.text == "-"
    table = sit_down(open_page, two_players(position), settings={"speed": "slow"})
    expect(table.part("status")).to_have_text("White cannot move.")
    expect(table.part("announcer")).to_contain_text("White cannot move.")
    table.shows(only.position)
    expect(table.part("announcer")).to_have_text("White could not move. Black to roll.")
    expect(table.page.locator("tabla-turn .news")).to_have_text("White could not move.")


def test_who_taps_impatiently_does_not_hold_up_what_plays_itself(open_page: OpenPage) -> None:
    """The button that ends a turn is pressed all the time, and the bot plays all the same."""
    position = board("prva", "63", LONELY_RUNNER.format(".", 15))
    table = sit_down(open_page, {**against_bot(position), "white": "bot"})
    table.page.evaluate(
        """() => setInterval(() => {
          const turn = document.querySelector("tabla-app")?.shadowRoot?.querySelector("tabla-turn");
          turn?.shadowRoot?.querySelector('[data-test="end-turn"]')?.click();
        }, 10)"""
    )
    table.waits(actor="b", phase="roll")


def test_the_bots_moves_fly_and_stay_marked(open_page: OpenPage) -> None:
    """The bot has White; whence and where it moved is tinted once the checkers lie."""
    position = board("prva", "63", LONELY_RUNNER.format(".", 15))
    address = {**against_bot(position), "white": "bot"}
    table = sit_down(open_page, address, settings={"speed": "slow"}, still=False)
    expect(table.page.locator("tabla-points [data-moving]")).to_be_attached()
    expect(table.page.locator("tabla-points [data-moving]")).not_to_be_attached()
    table.waits(actor="b", phase="roll")
    expect(table.page.locator("tabla-points .last-from")).not_to_have_count(0)
    expect(table.page.locator("tabla-points .last-to")).not_to_have_count(0)
