"""Rules §2.1-2.2: what a die does, most dice, the higher die. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tests.boards import board, plays

LONE_RUNNER = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  x  .  .  . o15
     .  .  .  .  .  . |  .  .  .  .  . x14
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_each_die_moves_one_checker() -> None:
    position = board(
        "prva",
        "31",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  .  x  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert {"20/17 13/12", "20/19 13/10"} < plays(position)


def test_one_checker_may_use_both_dice() -> None:
    assert plays(board("prva", "63", LONE_RUNNER)) == {"20/14 14/11"}


def test_the_landing_between_must_be_legal_too() -> None:
    """Six and three lead from 20 to 11, but 14 and 17 are closed."""
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . o2  .  . o2  . |  .  x  .  .  . o11
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"-"}


def test_one_open_landing_between_is_enough() -> None:
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . o2  .  .  .  . |  .  x  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/17 17/11"}


def test_points_inside_one_die_are_jumped() -> None:
    """Five closed points in a row stop no six."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  . o2 o2 o2 o2 | o2  x  .  .  . o5
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/14 14/13"}


def test_six_closed_points_in_a_row_stop_every_die() -> None:
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . o2 o2 o2 o2 o2 | o2  x  .  .  . o3
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    for dice in ("61", "52", "43", "66", "11"):
        assert plays(board("prva", dice, drawing)) == {"-"}


def test_a_double_is_played_four_times() -> None:
    assert plays(board("prva", "22", LONE_RUNNER)) == {"20/18 18/16 16/14 14/12"}


def test_a_double_may_be_shared_out_between_checkers() -> None:
    position = board(
        "prva",
        "11",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  .  x  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {
        "20/19 19/18 18/17 17/16",
        "20/19 19/18 18/17 13/12",
        "20/19 19/18 13/12 12/11",
        "20/19 13/12 12/11 11/10",
        "13/12 12/11 11/10 10/9",
    }


def test_as_many_dice_as_possible() -> None:
    """20/14 would leave no four; after 20/16 the other checker has the six."""
    position = board(
        "prva",
        "64",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  .  .  . o11
         .  . o2  .  x  . |  .  . o2  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/16 8/2"}


@pytest.mark.parametrize(
    ("closed", "expected"),
    [
        pytest.param(" .  . ", "20/14", id="either die, not both: the higher"),
        pytest.param("o2  . ", "20/16", id="the higher cannot: the lower"),
        pytest.param(" . o2 ", "20/14", id="only the higher can"),
        pytest.param("o2 o2 ", "-", id="neither can"),
    ],
)
def test_the_higher_die_when_only_one_can_be_used(closed: str, expected: str) -> None:
    """With 10 closed there is no way on from 14 or 16; 14 and 16 are open or closed."""
    fourteen, sixteen = closed[:3], closed[3:]
    on_24 = 15 - 2 - 2 * closed.count("o2")
    position = board(
        "prva",
        "64",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . {fourteen} . {sixteen} .  . |  .  x  .  .  . o{on_24}
         .  . o2  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {expected}


@pytest.mark.parametrize(
    ("fourteen", "sixteen", "expected"),
    [(".", ".", "20/14"), ("o2", ".", "20/16"), (".", "o2", "20/14"), ("o2", "o2", "-")],
)
def test_the_higher_die_far_from_home_too(fourteen: str, sixteen: str, expected: str) -> None:
    """The same with fourteen checkers on 12, where 8 and 6 are closed."""
    on_24 = 15 - 6 - 2 * (fourteen + sixteen).count("o2")
    position = board(
        "prva",
        "64",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . {fourteen} . {sixteen} .  . |  .  x  .  .  . o{on_24}
        x14 . o2  . o2  . | o2  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {expected}


@pytest.mark.parametrize(("dice", "closed"), [("63", 14), ("36", 17)])
def test_either_die_may_come_first(dice: str, closed: int) -> None:
    """One landing between is closed, and the fourteen on 12 cannot move: 9 and 6 are closed."""
    fourteen, seventeen = ("o2", ".") if closed == 14 else (".", "o2")
    position = board(
        "prva",
        dice,
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . {fourteen} .  . {seventeen} . |  .  x  .  .  . o7
        x14 .  . o2  . o2 | o2  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/17 17/11" if closed == 14 else "20/14 14/11"}


def test_a_double_is_played_as_far_as_it_goes() -> None:
    """20 to 14 is three twos; 12 is closed."""
    position = board(
        "prva",
        "22",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  .  .  . o13
        o2  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/18 18/16 16/14"}


def test_of_a_double_too_the_most_dice() -> None:
    """20 can go one four and 13 three: four together, no fewer."""
    position = board(
        "prva",
        "44",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  .  x  .  .  . o13
        o2  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/16 13/9 9/5 5/1"}


def test_a_play_is_known_by_its_result() -> None:
    """Two ways of one checker that come to the same are one play; a hit on the way is another."""
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  .  . |  .  x  .  .  . o14
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/14* 14/11", "20/17 17/11"}
