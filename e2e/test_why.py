"""Why may I not? What is tried in vain is answered near the board, with the way to the rule."""

import json

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import Device, OpenPage
from e2e.hands import Drags, Keys
from e2e.table import BRISK, Table, against_bot, sit_down, two_players
from tabla_core import GAMES, roll, start
from tests.boards import board

RUNNER = board(
    "31",
    "42",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  o  . |  .  .  .  .  . x14
     .  .  x  .  .  . |  .  .  .  .  . o14
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
)
BAR = board(
    "prva",
    "63",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    x5  .  .  . o3  . | o5  .  .  .  .  x
    o5  .  .  . x3  . | x5  .  .  .  . o2
    12 11 10  9  8  7 |  6  5  4  3  2  1
    bar x1
    """,
)


def is_said(table: Table, about: str, sentence: str) -> None:
    """A remark lies beside the board: the engine's reason and its words."""
    remark = table.part("remark")
    expect(remark).to_have_attribute("data-about", about)
    expect(remark.locator("p")).to_have_text(sentence)
    # Screen readers are told, for it stands where they listen.
    expect(table.page.get_by_role("status").filter(has=remark)).to_have_count(1)


def test_a_tap_on_a_checker_that_may_not_move(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(RUNNER))
    table.shows(RUNNER)
    table.hands.press(table.place(24))
    sentence = "One checker goes first: the others wait until it is home."
    is_said(table, "reason.runner-not-home", sentence)
    # The next move takes it away.
    table.hands.move(table.place(10), table.place(6))
    expect(table.part("remark").filter(has_text=sentence)).to_have_count(0)


def test_a_landing_that_is_refused(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(BAR))
    table.shows(BAR)
    table.hands.press(table.place("bar-w"))
    table.hands.press(table.place(19))
    closed = "That point is closed: two or more checkers of the other side hold it."
    is_said(table, "reason.blocked", closed)
    table.press("remark-close")
    expect(table.part("remark")).to_have_count(0)


def test_a_checker_carried_in_vain(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(BAR))
    table.shows(BAR)
    Drags(table.page).move(table.place("bar-w"), table.place(19))
    expect(table.part("remark")).to_have_attribute("data-about", "reason.blocked")
    Drags(table.page).move(table.place(13), table.place(7))
    is_said(table, "reason.enter-first", "Your checker on the bar must enter first.")


def test_by_the_keyboard_too(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(BAR))
    table.shows(BAR)
    keys = Keys(table.page)
    keys.walk_to(table.place(13))
    table.page.keyboard.press("Enter")
    is_said(table, "reason.enter-first", "Your checker on the bar must enter first.")
    keys.press(table.part("remark-rule"))
    expect(table.page.get_by_role("dialog")).to_have_accessible_name(
        "Prva (Portes, Tavla): the rules"
    )
    expect(table.page.locator("tabla-rules section.called h3")).to_have_text(
        "Entering from the bar"
    )


def test_before_the_roll_and_on_the_other_sides_place(open_page: OpenPage) -> None:
    opening = start(GAMES["prva"])
    table = sit_down(open_page, two_players(opening, 3, 1))
    table.shows(opening)
    table.hands.press(table.place(13))
    is_said(table, "reason.roll-first", "The dice are thrown first.")
    table.press("roll")
    table.waits(phase="play")
    table.hands.press(table.place(12))
    is_said(table, "reason.foes-checker", "That belongs to the other side.")
    table.hands.press(table.place("off-b"))
    is_said(table, "reason.foes-checker", "That belongs to the other side.")
    table.hands.press(table.place(20))
    is_said(table, "reason.no-checker", "There is no checker of yours.")


def test_two_dice_may_have_two_reasons(open_page: OpenPage) -> None:
    position = start(GAMES["prva"])
    table = sit_down(open_page, two_players(position, 6, 5))
    table.shows(position)
    table.press("roll")
    table.waits(phase="play")
    table.hands.press(table.place(6))
    is_said(
        table,
        "reason.not-all-home reason.blocked",
        "The 6 would bear it off, and that begins when all your checkers are home. "
        "With the 5 it would land on a closed point, which two or more checkers hold.",
    )


def test_in_arabic(open_page: OpenPage) -> None:
    table = sit_down(open_page, {**two_players(RUNNER), "lang": "ar"}, device="phone")
    table.shows(RUNNER)
    table.hands.press(table.place(24))
    sentence = "في الأول بيمشي حجر واحد بس، والباقي يستنى لحد ما يوصل بيتك."
    is_said(table, "reason.runner-not-home", sentence)
    table.press("remark-rule")
    expect(table.page.locator("tabla-rules section.called h3")).to_have_text("أول حجر")


# --- the first time ------------------------------------------------------------------------------


CASCADE = board(
    "vtora",
    "",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  .  . x15
    o15 .  .  .  .  . |  .  .  .  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
    rolls=(3, 3),
)
FIRST = "This double runs on: after its own number come all higher ones, up to the sixes."


def test_nothing_is_said_before_it_matters_and_then_once(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(CASCADE, 4, 4), newcomer=True)
    table.shows(CASCADE)
    expect(table.part("remark")).to_have_count(0)
    table.press("roll")
    is_said(table, "cascade", FIRST)
    assert table.page.evaluate("localStorage['tabla.told.1']") == '["cascade"]'
    table.press("remark-rule")
    expect(table.page.locator("tabla-rules section.called h3")).to_have_text("Doubles that run on")
    table.press("rules-close")
    table.press("remark-close")
    # Never again, not in this match and not after coming back.
    table.page.reload()
    table.waits(phase="play")
    expect(table.part("remark")).to_have_count(0)


def test_it_goes_with_the_turn_that_it_was_about(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(CASCADE, 4, 4), newcomer=True)
    table.shows(CASCADE)
    table.press("roll")
    is_said(table, "cascade", FIRST)
    table.play(roll(CASCADE, 4, 4), "24/20(4)")
    expect(table.part("remark")).to_have_count(1)
    table.press("end-turn")
    expect(table.part("remark")).to_have_count(0)


PINNED = board(
    "plakoto",
    "63",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  x  .  .  . x12
     .  o  .  .  . x2 |  .  .  .  .  . o14
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_it_covers_no_place_and_no_button(device: Device, open_page: OpenPage) -> None:
    table = sit_down(open_page, against_bot(PINNED), device=device, newcomer=True)
    table.shows(PINNED)
    table.play(PINNED, "20/14 14/11^")
    remark = table.part("remark")
    expect(remark).to_have_attribute("data-about", "pin")
    card = box(remark)
    for part in [table.part("undo"), table.part("end-turn"), table.part("resign")]:
        assert not overlaps(card, box(part))
    for place in table.page.locator("tabla-points [data-place]").all():
        assert not overlaps(card, box(place), least=24)


Box = tuple[float, float, float, float]


def box(part: Locator) -> Box:
    found = part.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def overlaps(one: Box, two: Box, least: float = 1) -> bool:
    """By more than so many pixels either way."""
    return (
        min(one[2], two[2]) - max(one[0], two[0]) > least
        and min(one[3], two[3]) - max(one[1], two[1]) > least
    )


def test_a_club_explains_its_own_rules_itself(open_page: OpenPage) -> None:
    """The reason is said, but no page of ours has the club's rules."""
    rules = {"id": "our-31", "base": "31"}
    players = {"w": "human", "b": "human"}
    record = {"tabla": 1, "rules": rules, "players": players, "events": []}
    address = {"record": json.dumps(record), "dice": "2,1,6,3"}
    table = sit_down(open_page, address, settings={**BRISK, "autoForced": False})
    table.waits(phase="opening")
    table.press("roll")
    table.waits(phase="roll")
    table.press("roll")
    table.waits(phase="play")
    table.hands.move(table.place(24), table.place(18))
    table.hands.press(table.place(24))
    expect(table.part("remark")).to_have_attribute("data-about", "reason.runner-not-home")
    expect(table.part("remark-rule")).to_have_count(0)
    table.press("rules")
    expect(table.page.locator("tabla-rules")).to_have_attribute("data-page", "all")
