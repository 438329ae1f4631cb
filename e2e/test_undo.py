"""Undo: step by step in the play in hand, then back to the dice thrown, never across a roll."""

from playwright.sync_api import expect

from e2e.conftest import OpenPage
from e2e.table import Table, against_bot, sit_down, two_players
from tabla_core import roll
from tests.boards import after, board

CORNERS = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  .  . x15
    o15 .  .  .  .  . |  .  .  .  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def can_undo(table: Table, possible: bool) -> None:
    """Whether the button is there to be pressed."""
    expect(table.part("undo")).to_have_attribute("aria-disabled", "false" if possible else "true")


def test_after_a_hit(open_page: OpenPage) -> None:
    """Prva, 6-3: the checker that was hit comes back from the bar, also once the turn was ended,
    and no more once the other side has rolled."""
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  .  . |  .  x  .  .  . o14
         .  .  .  . x2  . |  .  .  .  .  . x12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, two_players(position, 6, 5))
    table.shows(position)
    can_undo(table, False)

    table.play(position, "20/14*")
    table.has_checkers("bar-b", "b", 1)
    table.has_checkers(14, "w", 1)
    table.press("undo")
    table.has_checkers(14, "b", 1)
    table.has_checkers(20, "w", 1)
    expect(table.place("bar-b")).to_have_attribute("data-checkers", "0")
    can_undo(table, False)

    table.play(position, "20/14* 8/5")
    table.press("end-turn")
    hit = after(position, "20/14* 8/5")
    table.shows(hit)
    table.press("undo")
    table.shows(position)
    table.has_checkers(14, "b", 1)
    assert table.stored["record"]["events"] == []

    table.play(position, "20/14* 8/5")
    table.press("end-turn")
    table.shows(hit)
    table.press("roll")
    table.waits(actor="b", phase="play")
    can_undo(table, False)


def test_after_a_pin(open_page: OpenPage) -> None:
    """Plakoto, 6-3: the checker that was pinned is free again, step by step."""
    position = board(
        "plakoto",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  .  . |  .  x  .  .  . x12
         .  .  .  . x2  . |  .  .  .  .  . o14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, against_bot(position))
    table.shows(position)
    table.play(position, "20/14^ 8/5")
    expect(table.place(14)).to_have_attribute("data-pinned", "b")
    table.press("undo")
    table.has_checkers(8, "w", 2)
    expect(table.place(14)).to_have_attribute("data-pinned", "b")
    table.press("undo")
    table.has_checkers(14, "b", 1)
    expect(table.page.locator("tabla-points [data-pinned]")).to_have_count(0)
    table.has_checkers(20, "w", 1)
    can_undo(table, False)


def test_in_a_cascade(open_page: OpenPage) -> None:
    """Vtora, White's fourth roll is 4-4: fours, fives, sixes. From the middle of the fives one
    undo takes back the five, the next one goes back to the roll, over the fours that were ended."""
    before = board("vtora", "", CORNERS, rolls=(3, 3))
    fours = roll(before, 4, 4)
    fives = after(fours, "24/20(4)")
    table = sit_down(open_page, two_players(before, 4, 4))
    table.shows(before)
    table.press("roll")
    table.shows(fours)
    can_undo(table, False)

    table.play(fours, "24/20(4)")
    table.press("end-turn")
    table.shows(fives)
    table.play(fives, "20/15(2)")
    table.has_checkers(15, "w", 2)
    table.press("undo")
    table.has_checkers(15, "w", 1)
    table.press("undo")
    table.has_checkers(20, "w", 4)
    assert table.stored["record"]["events"][-1] == {"play": "24/20(4)"}
    table.press("undo")
    table.shows(fours)
    table.has_checkers(24, "w", 15)
    assert table.stored["record"]["events"] == [{"roll": [4, 4]}]
    can_undo(table, False)


def test_handed_over_dice_are_not_taken_back_across_the_roll_after_them(
    open_page: OpenPage,
) -> None:
    """Vtora: White plays the five that Black left, may take it back, and rolls."""
    left = board("vtora", "", CORNERS, handed="5")
    played = after(left, "24/19")
    table = sit_down(open_page, two_players(left, 2, 1), settings={"autoForced": False})
    table.shows(left)
    for _ in range(2):
        table.play(left, "24/19")
        table.press("end-turn")
        table.shows(played)
        can_undo(table, True)
        table.press("undo")
        table.shows(left)
    table.play(left, "24/19")
    table.press("end-turn")
    table.press("roll")
    table.shows(roll(played, 2, 1))
    can_undo(table, False)
