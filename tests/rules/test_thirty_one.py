"""Rules §4, 31: bearing off past foes, closing the quarter, score. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tests.boards import after, board, house, outcomes, plays, result

# --- bearing off ---------------------------------------------------------------------------------

FOE_AT_HOME = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  .  . o14
     .  .  .  .  .  . |  .  o  . x2 x2 x11
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_no_bearing_off_while_a_foe_stands_in_my_home() -> None:
    """Threes would bear off from 3, but one of the foe's is still on my 5: 31 passes."""
    assert plays(board("31", "33", FOE_AT_HOME)) == {"-"}


def test_in_other_games_it_does_not_matter() -> None:
    free = house("31", bear_off_past_foes=True)
    assert plays(board(free, "33", FOE_AT_HOME)) == {"3/off(2) 2/off(2)"}


@pytest.mark.parametrize(("point", "barred"), [(1, True), (4, True), (6, True), (7, False)])
def test_my_home_is_6_to_1(point: int, barred: bool) -> None:
    """The foe's last checker on 1, 4, 6 or just outside on 7; mine on 5 and 3."""
    cells = {5: "x8", 3: "x7", point: "o"}
    low = " ".join(cells.get(number, ".") for number in range(12, 0, -1))
    position = board(
        "31",
        "55",
        f"""
        13 14 15 16 17 18   19 20 21 22 23 24
         .  .  .  .  .  .    .  .  .  .  . o14
        {low}
        12 11 10  9  8  7    6  5  4  3  2  1
        """,
    )
    assert plays(position) == ({"-"} if barred else {"5/off(4)"})


def test_not_outside_home_of_course() -> None:
    """A club's hitting game with this rule: hitting the last foe in my home opens the way off."""
    club = house("prva", bear_off_past_foes=False)
    position = board(
        club,
        "32",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o14
         .  .  .  .  .  . |  . x2  .  o  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"5/3* 3/off", "5/2 5/3*"}


# --- closing the quarter -------------------------------------------------------------------------

QUARTER_OPEN_19 = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  x  x  x  x x2
     .  .  .  .  .  . |  .  .  .  . o15 x9
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_holding_all_of_24_to_19_wins_at_once() -> None:
    """Five from 24 closes the quarter; the one is not played any more."""
    position = board("31", "51", QUARTER_OPEN_19)
    over = after(position, "24/19")
    assert result(over) == "x wins 15"
    assert (over.roll, over.groups, over.carry) == (None, (), ())


def test_also_with_the_second_die() -> None:
    position = board(
        "31",
        "41",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  x  x  x x3
         .  .  .  .  .  . |  .  .  .  . o15 x8
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert found["24/20 20/19"] == "x wins 15"
    assert found["24/20 24/23"] == "goes on"


def test_it_is_not_compulsory() -> None:
    found = outcomes(board("31", "51", QUARTER_OPEN_19))
    assert {result(then) for then in found.values()} == {"x wins 15", "goes on"}


def test_five_points_do_not_win() -> None:
    """24 is left empty: 23 to 19 and 18 are six in a row, but not the quarter."""
    position = board(
        "31",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  x  x  x  x  x  x
         .  .  .  .  .  . |  .  .  .  . o15 x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert found["24/18 19/18"] == "goes on"


def test_without_the_flag_it_goes_on() -> None:
    club = house("31", close_quarter=False)
    found = outcomes(board(club, "51", QUARTER_OPEN_19))
    assert {result(then) for then in found.values()} == {"goes on"}
    assert "24/19" not in found


def test_a_pass_closes_nothing() -> None:
    """Set up by hand with the quarter held: without a step nothing is checked."""
    position = board(
        "31",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         o  o  o  o  o  o |  x  x  x  x  x  x
         .  .  .  .  .  . |  .  .  .  . o9 x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert result(after(position, "-")) == "goes on"


@pytest.mark.parametrize("dice", ["11", "22", "55"])
def test_also_with_doubles(dice: str) -> None:
    """20 and 19 are open: the ones and twos can fill both, as soon as they do it is over."""
    position = board(
        "31",
        dice,
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . x2 x2  x x2
         .  .  .  .  .  . |  .  .  .  . o15 x8
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    wins = {text for text, how in found.items() if how == "x wins 15"}
    assert (
        wins
        == {
            "11": {"22/21 21/20(2) 20/19"},
            "22": {"22/20 21/19", "24/22 22/20 21/19", "24/22 22/20(2) 21/19"},
            "55": set(),
        }[dice]
    )


def test_three_dice_may_fill_three_points() -> None:
    position = board(
        "31",
        "33",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  . x2 x2 x2
         .  .  .  .  .  . |  .  .  .  . o15 x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert result(after(position, "24/21 23/20 22/19")) == "x wins 15"


# --- the score -----------------------------------------------------------------------------------


@pytest.mark.parametrize("off", [0, 1, 7, 14])
def test_one_point_for_every_checker_of_the_loser_left(off: int) -> None:
    position = board(
        "31",
        "65",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o{15 - off}
         .  .  .  .  .  . |  .  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x14 o{off}
        """,
    )
    assert result(after(position, "1/off")) == f"x wins {15 - off}"
