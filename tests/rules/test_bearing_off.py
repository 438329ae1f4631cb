"""Rules §2.4: bearing off, and §4: bearing off with a pinned checker. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tests.boards import board, house, plays


def test_all_fifteen_must_be_home() -> None:
    """The last checker stands on 7: it comes in first, then another goes off."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  x | x5  .  .  .  . x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"7/1 1/off", "7/1 6/5"}


def test_nothing_goes_off_while_one_is_outside() -> None:
    """18 can play neither die, and neither a six nor a five bears off."""
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o2  .  .  .  .  x |  .  .  .  .  .  .
        o2  .  .  .  .  . | x5  .  .  .  . x4
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x5 o11
        """,
    )
    assert plays(position) == {"6/1"}


def test_a_checker_on_the_bar_is_not_home() -> None:
    """It was hit while the others were being borne off; it cannot enter, so nothing moves."""
    position = board(
        "prva",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o2  .  .  .  . o13
         .  .  .  .  .  . | x4  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1  off x10
        """,
    )
    assert plays(position) == {"-"}


def test_a_checker_hit_later_must_come_home_again() -> None:
    """It enters with the two and stands on 23: the six may not be borne off."""
    position = board(
        "prva",
        "62",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  . o2  . | o2  .  .  .  . o11
         .  .  .  .  .  . | x4  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1  off x10
        """,
    )
    assert plays(position) == {"bar/23"}


def test_the_exact_number_bears_off_from_its_point() -> None:
    position = board(
        "prva",
        "42",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  x  x  x  x  x  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x9
        """,
    )
    assert "4/off 2/off" in plays(position)
    assert not {text for text in plays(position) if "6/off" in text or "5/off" in text}


def test_a_higher_number_bears_off_from_the_highest_point_only() -> None:
    """Both sixes and fives are higher than 4: the highest goes, then what is highest then."""
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  . x2  . x2  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x11
        """,
    )
    assert plays(position) == {"4/off(2)"}


def test_not_from_a_lower_point_while_a_higher_one_is_occupied() -> None:
    """No four stands on 4, and 5 is higher: the four is moved inside."""
    position = board(
        "prva",
        "44",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  x  . x2  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x12
        """,
    )
    assert plays(position) == {"5/1 3/off(2) 1/off"}


def test_a_blocked_higher_checker_keeps_the_lower_ones_on() -> None:
    """5 cannot move a four onto the closed 1; so 3 may not go off with it either."""
    position = board(
        "prva",
        "44",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o13
         .  .  .  .  .  . |  .  x  . x2  . o2
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x12
        """,
    )
    assert plays(position) == {"-"}


def test_checked_again_before_every_step() -> None:
    """The six brings the last checker home, and already the three may bear off."""
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  x  . |  .  .  . x3  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x11
        """,
    )
    assert plays(position) == {"8/2 3/off", "8/5 5/off"}


def test_three_come_in_and_the_fourth_die_bears_off() -> None:
    position = board(
        "prva",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
        x3  .  .  .  .  . |  .  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x11
        """,
    )
    assert plays(position) == {"12/6(3) 6/off"}


@pytest.mark.parametrize("dice", ["63", "36"])
def test_a_higher_number_goes_by_the_point_that_is_highest_then(dice: str) -> None:
    """Six takes the 5; only now is 3 the highest."""
    position = board(
        "prva",
        dice,
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  x  .  x x2  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x11
        """,
    )
    # With the three first, 5/2 makes 3 the highest for the six.
    assert plays(position) == {"5/off 3/off", "5/2 3/off"}


def test_bearing_off_is_never_compulsory() -> None:
    position = board(
        "prva",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  x  x  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13
        """,
    )
    assert plays(position) == {"3/1 1/off", "3/1 2/1"}


# --- bearing off with a pinned checker ---------------------------------------------------------

PINNED_HIGHEST = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  .  . o13
     .  .  .  .  .  . |  . xo2 . x3  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
    off x11
"""


def test_a_pinned_checker_occupies_the_highest_point() -> None:
    """Treta: six, five and four are higher than 3, but 5 is the highest occupied point."""
    for dice in ("66", "55", "44", "64"):
        assert plays(board("treta", dice, PINNED_HIGHEST)) == {"-"}


def test_with_one_pinned_the_others_are_borne_off() -> None:
    """Treta: an exact three bears off while the 5 is pinned."""
    assert plays(board("treta", "33", PINNED_HIGHEST)) == {"3/off(3)"}


@pytest.mark.parametrize("game", ["plakoto", "tapa"])
def test_no_bearing_off_while_one_is_pinned_at_home(game: str) -> None:
    assert plays(board(game, "33", PINNED_HIGHEST)) == {"-"}


@pytest.mark.parametrize("game", ["treta", "plakoto", "tapa"])
def test_a_pinned_checker_counts_where_it_stands(game: str) -> None:
    """Pinned on 9 it is not home, and nobody bears off."""
    position = board(
        game,
        "33",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o13
         .  .  . xo2 .  . |  .  .  . x3  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x11
        """,
    )
    assert plays(position) == {"-"}


def test_under_own_checkers_nobody_is_pinned() -> None:
    """My pinning a foe at home does not keep me from bearing off."""
    position = board(
        "plakoto",
        "33",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o14
         .  .  .  .  .  . |  . ox  . x2  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x12
        """,
    )
    assert plays(position) == {"5/2 3/off(2) 2/off"}


def test_the_flag_none_looks_at_the_whole_board_and_home_at_home() -> None:
    """As flags on a game that has none pinned outside they come to the same as in §4."""
    for flag, expected in (("others", "3/off(3)"), ("home", "-"), ("none", "-")):
        game = house("treta", bear_off_pinned=flag)
        assert plays(board(game, "33", PINNED_HIGHEST)) == {expected}
