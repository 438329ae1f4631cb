"""Each game's own rules as a player sees them: pins, mothers, quarters, dead ends, chains of dice.

The positions are drawn (`tests.boards`); a game against the bot is begun at one with `position=`.
"""

from playwright.sync_api import expect

from e2e.conftest import OpenPage
from e2e.table import BRISK, Table, against_bot, sit_down, two_players
from tabla_core import roll
from tests.boards import after, board


def shows_end(table: Table, title: str, points: str, reason: str) -> None:
    """The panel over the board says how the game ended."""
    expect(table.part("result")).to_have_text(title)
    expect(table.page.locator("tabla-result .points")).to_have_text(points)
    expect(table.part("reason")).to_have_attribute("data-reason", reason)


# --- pins ----------------------------------------------------------------------------------------


def test_a_pinned_checker_shows_under_its_pinner(open_page: OpenPage) -> None:
    """Treta, 6-3: over 14 onto Black's lone checker on 11."""
    position = board(
        "treta",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  .  .  . x12
         .  o  .  .  . x2 |  .  .  .  .  . o14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, against_bot(position))
    table.shows(position)
    table.play(position, "20/14 14/11^")
    expect(table.place(11)).to_have_attribute("data-pinned", "b")
    expect(table.place(11)).to_have_accessible_name("point 11, 1 light on a pinned dark checker")
    expect(table.part("announcer")).to_have_text(
        "Moved from 20 to 14. Moved from 14 to 11, with a pin."
    )
    table.has_checkers(11, "w", 2)


# --- mothers -------------------------------------------------------------------------------------


def test_pinning_the_mother_ends_the_game_at_once(open_page: OpenPage) -> None:
    """Treta, 5-1: the five pins Black's last checker on its first point; the one is not played."""
    position = board(
        "treta",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o14 .  .  .
         .  .  .  .  . x14|  x  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, against_bot(position))
    table.shows(position)
    table.play(position, "6/1^")
    # Nothing more can be chosen: the play is whole with one die.
    assert table.places("movable") == set()
    table.press("end-turn")
    shows_end(table, "You win the game", "2 points", "mother")
    expect(table.part("score-w")).to_have_text("2")


def test_both_mothers_pinned_is_a_draw(open_page: OpenPage) -> None:
    """Plakoto, 5-1: Black's mother is pinned while mine is pinned already. The next game of the
    set begins with an opening roll."""
    position = board(
        "plakoto",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o13 .  .  xo
         .  .  .  .  . x13|  x  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, {**against_bot(position), "tradition": "greek"})
    table.shows(position)
    expect(table.part("set").locator("[aria-current]")).to_have_text("Πλακωτό")
    table.play(position, "6/1^")
    table.press("end-turn")
    shows_end(table, "A draw", "No points", "drawn")
    expect(table.part("score-w")).to_have_text("0")
    expect(table.part("score-b")).to_have_text("0")
    table.press("next-game")
    expect(table.part("set").locator("[aria-current]")).to_have_text("Φεύγα")
    expect(table.part("status")).to_have_text("Each side throws one die. The higher starts.")


# --- the quarter, dead ends ----------------------------------------------------------------------


def test_closing_the_quarter_wins_at_once(open_page: OpenPage) -> None:
    """31, 5-1: the five from 24 closes 24 to 19. Fifteen points, for nothing of Black's is off."""
    position = board(
        "31",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  x  x  x x2
         .  .  .  .  .  . |  .  .  .  . o15 x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, {**against_bot(position), "target": "31"})
    table.shows(position)
    table.play(position, "24/19")
    table.press("end-turn")
    shows_end(table, "You win the game", "15 points", "quarter")
    expect(table.part("score-w")).to_have_text("15")


def test_a_dead_position_ends_without_points(open_page: OpenPage) -> None:
    """Prva: both sides on the bar before six closed points. The pass is seen, then it is over."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o2 o2 o2 o2 o2 o2
         .  .  .  .  .  . | x2 x2 x2 x2 x2 x2
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x3 o3
        """,
    )
    table = sit_down(open_page, against_bot(position), settings={"speed": "slow"})
    expect(table.part("status")).to_have_text("You cannot move.")
    shows_end(table, "A draw", "No points", "dead")
    expect(table.part("announcer")).to_contain_text("Neither side can ever move again.")


# --- chains and handed-over dice -----------------------------------------------------------------


def test_the_chain_of_numbers_still_to_play_is_shown(open_page: OpenPage) -> None:
    """Vtora, White's fourth roll is 4-4."""
    before = board(
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
    table = sit_down(open_page, two_players(before, 4, 4))
    table.shows(before)
    table.press("roll")
    fours = roll(before, 4, 4)
    table.shows(fours)
    chain = table.part("chain")
    expect(chain).to_have_accessible_name("Still to play: 4 × 4, 4 × 5, 4 × 6")
    expect(table.dice).to_have_count(4)
    table.play(fours, "24/20(4)")
    expect(table.part("status")).to_have_text(
        "This number is done. End it to play the next one, or undo."
    )
    table.press("end-turn")
    fives = after(fours, "24/20(4)")
    table.shows(fives)
    expect(chain).to_have_accessible_name("Still to play: 4 × 5, 4 × 6")
    expect(table.page.locator('tabla-points [data-die="5"]')).to_have_count(4)
    table.play(fives, "20/15(4)")
    table.press("end-turn")
    table.shows(after(fives, "20/15(4)"))
    # One number alone is no chain any more.
    expect(chain).to_have_count(0)


def test_handed_over_dice_say_whose_they_were(open_page: OpenPage) -> None:
    """Vtora, 6-2: White has a two but no six. Black first plays that six, then rolls."""
    position = board(
        "vtora",
        "62",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  o  .  . |  .  .  .  x  .  .
        o12 .  o  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        rolls=(0, 0),
    )
    table = sit_down(open_page, two_players(position, 2, 1))
    left = after(position, "22/20")
    table.shows(left)
    expect(table.part("announcer")).to_have_text(
        "White played 22/20. White left dice for Black: 6. "
        "Black first plays the dice that White left."
    )
    expect(table.part("handed-over")).to_have_accessible_name("Left by White: 6")
    expect(table.dice).to_have_count(1)
    die = table.page.locator("tabla-points [data-die='6'][data-handed-over]")
    expect(die).to_have_attribute("data-owner", "w")
    expect(table.part("roll")).to_have_count(0)

    table.play(left, "24/18")
    table.press("end-turn")
    played = after(left, "24/18")
    table.shows(played)
    expect(table.part("handed-over")).to_have_count(0)
    table.press("roll")
    rolled = roll(played, 2, 1)
    table.shows(rolled)
    expect(table.page.locator("tabla-points [data-die][data-owner='b']")).to_have_count(2)
    expect(table.page.locator("tabla-points [data-handed-over]")).to_have_count(0)


def test_what_a_cascade_leaves_is_told_while_it_goes_on(open_page: OpenPage) -> None:
    """Vtora, 5-5: Black on 19 blocks the fives. They go to Black once the sixes are played."""
    position = board(
        "vtora",
        "55",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  o  .  .  .  . x15
        o14 .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(open_page, two_players(position), settings={**BRISK, "autoForced": False})
    sixes = after(position, "-")
    table.shows(sixes)
    expect(table.part("leaving")).to_have_accessible_name("Goes to Black: 4 × 5")
    expect(table.part("announcer")).to_contain_text("White left dice for Black: 4 × 5.")
    table.play(sixes, "24/18(4)")
    table.press("end-turn")
    table.shows(after(sixes, "24/18(4)"))
    expect(table.part("handed-over")).to_have_accessible_name("Left by White: 4 × 5")
