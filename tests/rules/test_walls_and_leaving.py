"""Rules §4, walls and leave a move: fevga. Boards: `tests.boards`.

Ways are parallel: the foe starts on my 12, its 24-13 are my 12-1 and its home is my 18-13.
"""

from __future__ import annotations

import pytest

from tests.boards import after, board, house, plays, result

FREE = house("fevga", walls=False)

# --- the wall in the own quarter -----------------------------------------------------------------

QUARTER = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  o  o  o  o |  .  x  x  x  x x3
    o10 .  .  .  .  . |  .  .  .  .  . x8
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""
"""The only five is 24/19; with the three, 24/21 would complete the wall 24-19."""


def test_no_wall_in_my_quarter_while_a_foe_is_behind() -> None:
    assert plays(board("fevga", "53", QUARTER)) == {"24/19 23/20", "24/19 22/19"}


def test_without_the_flag_the_wall_may_stand() -> None:
    assert plays(board(FREE, "53", QUARTER)) == {"24/19 24/21", "24/19 23/20", "24/19 22/19"}


@pytest.mark.parametrize(("point", "behind"), [(13, False), (12, True), (1, True)])
def test_behind_are_the_foes_own_24_to_13(point: int, behind: bool) -> None:
    """My 12 to 1. The last foe outside stands on 12, on 1, or is home on 13."""
    mine, foes = "x8", "o"
    cells = {2: mine, point: foes}
    low = " ".join(cells.get(number, ".") for number in range(12, 0, -1))
    position = board(
        "fevga",
        "53",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
        {cells.get(13, ".")} o  o  o  o  o |  .  x  x  x  x x3
        {low}
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o9
        """,
    )
    assert ("24/19 24/21" in plays(position)) is not behind


# --- the wall before the foe's start -------------------------------------------------------------

BEFORE_START = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  .  .  .
    o10 x3 x  x  x  x |  .  o  o  o  o  o
    12 11 10  9  8  7 |  6  5  4  3  2  1
    off x8
"""
"""The only five is 11/6; with the three, 11/8 would complete the wall 11-6."""


def test_no_wall_before_the_foes_start_while_a_foe_is_on_it() -> None:
    assert plays(board("fevga", "53", BEFORE_START)) == {"11/6 10/7", "11/6 9/6"}
    assert plays(board(FREE, "53", BEFORE_START)) == {"11/6 11/8", "11/6 10/7", "11/6 9/6"}


@pytest.mark.parametrize(("on_12", "on_13", "barred"), [(".", "o10", False), ("o", "o9", True)])
def test_only_while_the_foe_has_one_on_its_24(on_12: str, on_13: str, barred: bool) -> None:
    position = board(
        "fevga",
        "53",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
        {on_13} . .  .  .  . |  .  .  .  .  x  x
        {on_12} x3 x x  x  x |  .  o  o  o  o  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x6
        """,
    )
    assert ("11/6 11/8" in plays(position)) is not barred


def test_a_foe_on_the_bar_is_not_behind() -> None:
    """A club's hitting game with walls: the foe's last one behind is hit, so the wall may stand."""
    position = board(
        house("fevga", contact="hit"),
        "53",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  x  x  x  x x3
         .  .  .  .  x  . |  .  o  .  .  . x7
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert "24/19 8/5*" in plays(position)
    assert "24/19 24/21" not in plays(position)


def test_other_walls_are_free() -> None:
    """18-13 complete after 18/17: nobody minds."""
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  x  x  x  . x3 |  .  .  .  .  .  x
        o15 .  .  .  .  . |  .  .  .  .  . x7
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    position = board("fevga", "51", drawing)
    assert "24/19 18/17" in plays(position)
    assert plays(position) == plays(board(FREE, "51", drawing))


# --- struck out first ----------------------------------------------------------------------------


def test_a_wall_on_the_way_does_not_matter() -> None:
    """The first five completes the wall, the second leaves 24: the turn ends without it."""
    position = board(
        "fevga",
        "55",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  o  o  o  o |  .  x  x  x  x x2
        o10 .  .  .  .  . |  .  .  .  .  . x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"24/19(2)"}


def test_with_nothing_left_the_turn_passes() -> None:
    """The six is blocked everywhere and the only five makes the wall."""
    position = board(
        "fevga",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         o  o  o  o  o  o |  .  x  x  x  x x2
        o9  .  .  .  .  . |  .  .  .  .  . x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"-"}


def test_a_wall_that_cannot_be_opened_passes() -> None:
    """Set up by hand with the wall standing: no six can be played, so the turn passes."""
    position = board(
        "fevga",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         o  o  o  o  o  o |  x  x  x  x  x  x
        o9  .  .  .  .  . |  .  .  .  .  . x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"-"}


def test_shorter_plays_come_in() -> None:
    """Six and five together make the wall, the five alone too: what remains is the six alone."""
    position = board(
        "fevga",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         o  o  o  o  o  o |  .  x  x  x  x x2
        o8  x  .  .  .  . |  o  .  .  .  . x8
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"11/5"}


def test_the_lower_die_when_the_higher_only_makes_walls() -> None:
    """Five and four both ways make the wall, and so do 24/19 and 23/19 alone: 24/20 remains."""
    position = board(
        "fevga",
        "54",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  o  o  o  o |  .  x  x  x x2 x3
        o10 .  .  .  .  . |  .  .  .  .  . x7
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"24/20"}


def test_shorter_plays_of_a_double() -> None:
    """However many fives leave 24, the wall stands: only the lone 11/6 is without it."""
    position = board(
        "fevga",
        "55",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  o  o  o  o |  .  x  x  x  x x9
        o9  x  .  .  .  . |  .  .  .  .  . o1
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x1
        """,
    )
    assert plays(position) == {"11/6"}


def test_no_wall_bars_a_winning_step() -> None:
    """A club that plays walls and the closing of the quarter: completing 24-19 wins."""
    club = house("fevga", close_quarter=True)
    position = board(club, "53", QUARTER)
    assert plays(position) >= {"24/19", "24/19 24/21"}
    assert result(after(position, "24/19")) == "x wins 2"


# --- leave a move --------------------------------------------------------------------------------


def last_foe(foes: str) -> str:
    """The foe's last outside stands on 9 and looks at 8-3, of which 8 is open."""
    on_12, on_13 = ("o14", ".") if foes == "on its 24" else (".", "o14")
    return f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
        {on_13} x .  .  .  . |  .  .  .  .  .  .
        {on_12} . .  o  . x2 |  x  x  x  x  . x8
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """


LEAVING = {"14/8 8/3", "14/8 6/1", "7/1 7/2", "7/1 6/1"}
CLOSING = "14/8 7/2"


def test_a_play_must_leave_the_foe_a_step() -> None:
    """14/8 7/2 would hold all of 8-3; others leave 8, 7 or 6 open. The rest of the foe's are on
    its 1 and may not be borne off yet."""
    position = board("fevga", "65", last_foe("home"))
    assert plays(position) == LEAVING
    free = board(house("fevga", leave_a_move=False), "65", last_foe("home"))
    assert plays(free) == LEAVING | {CLOSING}


def test_two_points_may_be_closed_at_once() -> None:
    """The foe on 9 has 8 and 7 open; six and five could close both."""
    position = board(
        "fevga",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 x  .  .  .  . |  .  .  .  .  .  .
         x  .  .  o  .  . | x2 x2 x2 x2 .  x5
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert "14/8 12/7" not in plays(position)
    assert {"14/8 8/3", "14/8 6/1", "12/6 6/1"} <= plays(position)


def test_four_points_may_be_closed_with_a_double() -> None:
    position = board(
        "fevga",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  x  .  .  .  . |  .  .  .  .  .  .
         x  x  .  o  .  . |  .  .  x  x  . x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o14
        """,
    )
    assert "14/8 13/7 12/6 11/5" not in plays(position)
    assert "14/8 13/7 12/6 8/2" in plays(position)


def test_the_foes_held_runners_have_no_step() -> None:
    """Fourteen stand on their 24 with open points before them, but the runner is the one on 9."""
    position = board("fevga", "65", last_foe("on its 24"))
    assert plays(position) == LEAVING
    club = house("fevga", runner="none")
    assert plays(board(club, "65", last_foe("on its 24"))) == LEAVING | {CLOSING}


def test_runners_that_may_leave_have_steps() -> None:
    """One of the foe's is still on its 24, but others have passed: it may leave, so I may close."""
    position = board(
        "fevga", "65", last_foe("home").replace("o14 x", "o13 x").replace(". . .", "o . .")
    )
    assert plays(position) == LEAVING | {CLOSING}


def test_the_first_runner_has_steps() -> None:
    """All fifteen are on their 24 and one may leave: where walls are free, it must be able to."""
    position = board(
        FREE,
        "53",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  .  .
        o15 x3 x  x  x  x |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x8
        """,
    )
    assert "11/6 11/8" not in plays(position)
    assert "11/6 10/7" in plays(position)


def test_if_no_play_leaves_a_step_all_are_legal() -> None:
    """8-3 are held twice and thrice: no six and five can open one of them."""
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  o x3 x3 | x3 x2 x2 x2 .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    found = plays(board("fevga", "65", drawing))
    assert found == plays(board(house("fevga", leave_a_move=False), "65", drawing))
    assert len(found) > 1


def test_bearing_off_is_a_step_too() -> None:
    """All the foe's are home: it can always bear off, whatever I close."""
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o15 x  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  . x2 |  x  x  x  x  . x8
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    found = plays(board("fevga", "65", drawing))
    assert found == plays(board(house("fevga", leave_a_move=False), "65", drawing))


def test_bearing_off_past_my_checkers_is_no_step_where_it_is_barred() -> None:
    """A club with 31's rule: while I stand in the foe's home it cannot bear off.

    Its last checkers are all on its 1, so a play must take my 14 out of its home, my 18-13.
    """
    club = house("fevga", bear_off_past_foes=False)
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o15 x  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  . x2 |  x  x  x  x  . x8
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    assert all("14/" in text for text in plays(board(club, "65", drawing)))
    assert not all("14/" in text for text in plays(board("fevga", "65", drawing)))


def test_leaving_a_move_is_the_last_filter() -> None:
    """Most dice first: one die alone would leave a step, but both can be played."""
    position = board(
        "fevga",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 x  .  .  .  . |  .  .  .  .  .  .
         .  .  .  o  . x3 | x2 x2 x2 x2 . x3
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert all(text.count("/") == 2 for text in plays(position))


def test_ending_plays_need_leave_nothing() -> None:
    """Bearing off the last checker ends the game; the foe's steps are not asked for."""
    position = board(
        "fevga",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  o  .  . |  .  x  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x14
        """,
    )
    assert result(after(position, "5/off")) == "x wins 2"


# --- leave a move where a club pins --------------------------------------------------------------

PINNING_CLUB = house("treta", mother=False, leave_a_move=True)


def test_the_foe_cannot_step_under_my_pinner() -> None:
    """The foe's 9 looks at 10-15: closed by two each, and on 15 I stand on its own checker.

    So 20/17 alone leaves nothing; a play must open one of them.
    """
    position = board(
        PINNING_CLUB,
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        x2 x2 ox  .  .  . |  .  x  .  .  . o13
        x2 x2 x2  o  .  . |  .  .  .  .  . x3
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert "20/18 18/17" not in plays(position)
    assert "20/18 15/14" in plays(position)


def test_a_foe_with_nothing_but_a_pinned_checker_has_no_step() -> None:
    """Fourteen are off, the last is pinned on its 5: only lifting it leaves a move."""
    position = board(
        PINNING_CLUB,
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  . ox  .  .  .  .
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o14
        """,
    )
    assert plays(position) == {"20/18 18/17", "20/18 13/12", "20/19 13/11"}
