"""Why may I not? Every reason on a drawn board."""

from __future__ import annotations

import pytest

from tabla_core import Position
from tabla_core.draft import Drafting
from tabla_core.packed import BAR, OFF
from tabla_core.reasons import why
from tests.boards import board, house, swapped


def reasons(
    position: Position, origin: int, landing: int | None = None, *steps: tuple[int, int]
) -> dict[int | None, str]:
    """The reason by die, without its family; None for one that holds whatever the dice.

    On the way: the other colour has the same.
    """
    refused = why(Drafting(position), steps, origin, landing)
    assert why(Drafting(swapped(position)), steps, origin, landing) == refused
    return {refusal.die: refusal.code.removeprefix("reason.") for refusal in refused}


# --- what may be done has no reason ------------------------------------------------------------

START = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    x5  .  .  . o3  . | o5  .  .  .  . x2
    o5  .  .  . x3  . | x5  .  .  .  . o2
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_what_may_move_has_no_reason() -> None:
    position = board("prva", "63", START)
    assert reasons(position, 24) == {}
    assert reasons(position, 24, 18) == {}
    assert reasons(position, 24, 15) == {}


# --- who lies there ----------------------------------------------------------------------------


def test_nothing_or_somebody_else_lies_there() -> None:
    position = board("prva", "63", START)
    assert reasons(position, 20) == {None: "no-checker"}
    assert reasons(position, BAR) == {None: "no-checker"}
    assert reasons(position, 19) == {None: "foes-checker"}


def test_no_die_leads_there() -> None:
    position = board("prva", "63", START)
    assert reasons(position, 24, 22) == {None: "no-such-die"}
    assert reasons(position, 8, 13) == {None: "backwards"}
    assert reasons(position, 8, 8) == {None: "backwards"}
    assert reasons(position, 8, BAR) == {None: "backwards"}


def test_a_play_that_is_whole_wants_to_be_ended() -> None:
    position = board("prva", "63", START)
    assert reasons(position, 13, None, (24, 18), (18, 15)) == {None: "complete"}


def test_a_checker_that_lies_where_no_die_leads_is_asked_about_itself() -> None:
    """Prva, 5-5: 24 to 6 is no way; but why does the checker on 6 not move?"""
    position = board("prva", "55", START)
    assert reasons(position, 13, 6) == {None: "blocked"}
    assert reasons(position, 13, 24) == {None: "blocked"}


# --- contact ------------------------------------------------------------------------------------


def test_two_foes_close_a_point_where_there_is_hitting() -> None:
    """Prva, 5-4: from 24 the five meets five checkers, the four none."""
    position = board("prva", "54", START)
    assert reasons(position, 24, 19) == {None: "blocked"}


def test_one_foe_closes_a_point_where_there_is_no_hitting() -> None:
    """Vtora, 4-1."""
    position = board(
        "vtora",
        "41",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  o  .  .  o x15
        o13 .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert reasons(position, 24) == {None: "blocked-by-one"}
    assert reasons(position, 24, 23) == {None: "blocked-by-one"}


PINNED = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  . x2 | xo  .  .  .  . x11
     .  .  .  .  .  o |  .  .  .  .  x o13
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""
"""My checker on 19 is pinned."""


def test_a_pinned_checker_cannot_move() -> None:
    assert reasons(board("treta", "63", PINNED), 19) == {None: "pinned"}


def test_who_pins_me_closes_the_point() -> None:
    """Treta, 5-3: the five from 24 meets the checker that stands on mine."""
    assert reasons(board("treta", "53", PINNED), 24, 19) == {None: "blocked-by-pin"}


def test_two_foes_close_a_point_where_there_is_pinning() -> None:
    """Treta, 1-1: thirteen on the ace point."""
    assert reasons(board("treta", "11", PINNED), 2) == {None: "blocked"}


def test_each_die_may_have_a_reason_of_its_own() -> None:
    """Prva, 6-5: from 6 the six would bear off too early, the five meets two checkers."""
    assert reasons(board("prva", "65", START), 6) == {6: "not-all-home", 5: "blocked"}


def test_the_way_is_blocked_though_one_die_alone_may_be_played() -> None:
    """Vtora, 2-2: 24/22 may be played, 22/20 not; so 24 to 18 is no way."""
    position = board(
        "vtora",
        "22",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  o  .  .  . x15
        o14 .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        rolls=(0, 0),
    )
    assert reasons(position, 24, 18) == {None: "way-blocked"}
    assert reasons(position, 24, 20) == {None: "blocked-by-one"}


# --- the bar ------------------------------------------------------------------------------------


def test_who_is_on_the_bar_enters_first() -> None:
    """Prva, 6-3: the six is closed, with the three the checker enters; nothing else moves."""
    position = board(
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
    assert reasons(position, 13) == {None: "enter-first"}
    assert reasons(position, OFF) == {None: "enter-first"}
    assert reasons(position, BAR, 19) == {None: "blocked"}
    assert reasons(position, BAR) == {}
    assert reasons(position, 13, None, (BAR, 22)) == {}


# --- the runner ---------------------------------------------------------------------------------


def test_the_runner_of_fevga_must_have_passed_the_foes_start() -> None:
    position = board(
        "fevga",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  .  .  .  .  . x14
        o15 .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert reasons(position, 24) == {None: "runner-not-past"}
    assert reasons(position, 24, None, (13, 7)) == {}


def test_the_runner_of_31_must_be_home() -> None:
    position = board(
        "31",
        "42",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . x14
         .  .  x  .  .  . |  .  .  .  .  . o15
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert reasons(position, 24) == {None: "runner-not-home"}
    assert reasons(position, 24, 22) == {None: "runner-not-home"}
    assert reasons(position, 24, 22, (10, 6)) == {}


# --- bearing off --------------------------------------------------------------------------------


def test_all_must_be_home_before_one_is_borne_off() -> None:
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o5 o5 o5  .  .  .
         .  .  .  x  .  x | x4 x4 x5  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert reasons(position, 6, OFF) == {None: "not-all-home"}
    assert reasons(position, OFF) == {None: "not-all-home"}


def test_a_higher_number_bears_off_from_the_highest_point_only() -> None:
    position = board(
        "prva",
        "62",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o5 o5 o5  .  .  .
         .  .  .  .  .  . |  .  x  x  x  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x12
        """,
    )
    assert reasons(position, 4, OFF) == {None: "not-highest"}
    assert reasons(position, 5, OFF) == {}
    assert reasons(position, OFF) == {None: "choose-checker"}


PINNED_AT_HOME = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  . o14  .  .  .
     .  .  .  .  .  . | x5 x5 x4 xo  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


@pytest.mark.parametrize(
    ("game", "reason"),
    [("treta", None), ("plakoto", "pinned-anywhere"), ("tapa", "pinned-at-home")],
)
def test_bearing_off_with_a_pinned_checker(game: str, reason: str | None) -> None:
    """In treta the others go on; in plakoto and tapa the pinned one must come free first."""
    position = board(game, "61", PINNED_AT_HOME)
    assert reasons(position, 6, OFF) == ({None: reason} if reason else {})


PINNED_OUTSIDE = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  . o14  .  .  .
     .  .  .  . xo  . | x5 x5 x4  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


@pytest.mark.parametrize("game", ["treta", "tapa"])
def test_a_checker_pinned_outside_is_not_home(game: str) -> None:
    assert reasons(board(game, "61", PINNED_OUTSIDE), 6, OFF) == {None: "pinned-outside"}


def test_in_31_no_bearing_off_past_a_foe_in_my_home() -> None:
    position = board(
        "31",
        "62",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  . o14  .  .  .  .
         .  .  .  .  .  . | x7 x4 x4  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert reasons(position, 6, OFF) == {None: "foe-in-home"}
    assert reasons(position, OFF) == {None: "foe-in-home"}


def test_no_die_is_small_enough_or_large_enough() -> None:
    """Prva, 2-1: nothing lies on 2 or 1, so nothing is borne off now."""
    position = board(
        "prva",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o5 o5 o5  .  .  .
         .  .  .  .  .  . | x5 x5 x5  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert reasons(position, OFF) == {None: "no-such-die"}
    assert reasons(position, 6, OFF) == {None: "no-such-die"}


# --- whole plays --------------------------------------------------------------------------------


def test_both_dice_must_be_played() -> None:
    """Prva, 6-2: after 8/2 no two is left to play; 8/6 leaves the six from 13."""
    position = board(
        "prva",
        "62",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . | o5 o5 o3  .  .  .
         . o2  .  .  x  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13
        """,
    )
    assert reasons(position, 8, 2) == {None: "both-dice"}
    assert reasons(position, 13, 11) == {None: "blocked"}
    assert reasons(position, 8, 6) == {}
    assert reasons(position, 8, None, (13, 7)) == {}
    assert reasons(position, 8, 2, (13, 7)) == {None: "no-such-die"}


LARGER = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     x  .  .  .  .  . | o3 o3 o3 o2  .  .
     .  .  .  .  .  . |  .  .  .  . o2 o2
    12 11 10  9  8  7 |  6  5  4  3  2  1
    off x14
"""


def test_the_larger_die_must_be_played_when_only_one_can() -> None:
    """Prva, 6-5: from 13 either die can be played, then the other is closed."""
    position = board("prva", "65", LARGER)
    assert reasons(position, 13, 7) == {}
    assert reasons(position, 13, 8) == {None: "larger-die"}


QUARTER = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  o  o  o  o |  .  x  x  x  x x3
    o10 .  .  .  .  . |  .  .  .  .  . x8
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_a_forbidden_wall() -> None:
    """Fevga, 5-3: the only five is 24/19; with 24/21 after it the wall 24-19 would stand."""
    position = board("fevga", "53", QUARTER)
    assert reasons(position, 24, 21) == {None: "wall"}
    assert reasons(position, 24, 21, (24, 19)) == {None: "wall"}
    assert reasons(board(house("fevga", walls=False), "53", QUARTER), 24, 21) == {}


LEAVE = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  x x2  . |  x  .  .  .  .  .
    o13 x2 . o2 x2 x4 |  x  .  x  x  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""
"""With one checker on 10 and one on 5 as well, nothing of the foe's could move."""


def test_a_move_must_be_left() -> None:
    position = board("fevga", "65", LEAVE, rolls=(0, 0))
    assert reasons(position, 16, 10) == {}
    assert reasons(position, 16, 5) == {None: "leave-a-move"}
    assert reasons(position, 10, None, (16, 10)) == {None: "leave-a-move"}
    free = house("fevga", leave_a_move=False)
    assert reasons(board(free, "65", LEAVE, rolls=(0, 0)), 16, 5) == {}


def test_a_step_that_ends_the_game_is_the_last() -> None:
    """Treta, 5-1: 6/1 pins the foe's last checker on its start; the one is not played after it."""
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
    assert reasons(position, 6, 1) == {}
    assert reasons(position, 7, 1) == {}
    assert reasons(position, 6, OFF) == {None: "ends-game"}
    assert reasons(position, 7, None, (6, 1)) == {None: "complete"}
