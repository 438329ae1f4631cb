"""Which play of bearing off a person need not be asked about: see `tabla_core.bearing_off`."""

from __future__ import annotations

import pytest

from tabla_core.bearing_off import bearing_off, have_passed
from tabla_core.draft import Drafting
from tabla_core.position import Position
from tests.boards import board


def unasked(position: Position) -> str | None:
    return bearing_off(Drafting(position))


@pytest.mark.parametrize(
    ("dice", "text"),
    [
        ("65", "6/off 5/off"),
        ("66", "6/off 5/off 3/off(2)"),  # the sixes that are left take the highest checkers
        ("31", None),  # the one can only be moved, so there is something to choose
        ("41", None),
    ],
)
def test_every_die_must_take_a_checker_off(dice: str, text: str | None) -> None:
    position = board(
        "prva",
        dice,
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  . o2 o9  .  .  .
         .  .  .  .  .  . |  x  x  . x4  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x9 o4
        """,
    )
    assert unasked(position) == text


def test_the_last_checkers_go_though_dice_are_left() -> None:
    position = board(
        "prva",
        "22",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  . o2  .  .  .  .
         .  .  .  .  .  . |  .  .  .  . x2  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13 o13
        """,
    )
    assert unasked(position) == "2/off(2)"


def test_who_can_still_be_hit_is_asked() -> None:
    """The foe waits on its 24: every checker borne off leaves another one alone, or does not."""
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  . o4 o9  .  .  .
         .  .  .  .  .  . | x3 x3  . x4  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x5 o1
        """,
    )
    assert not have_passed(position)
    assert unasked(position) is None


def test_in_a_parallel_game_both_must_be_in_their_second_half() -> None:
    """Fevga: the foe's second half is the upper one, and its last checker is there."""
    passed = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o9  . o2  .  .  . |  .  .  .  .  .  .
         .  .  .  .  .  . | x2  .  .  .  . x4
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x9 o4
        """
    assert have_passed(board("fevga", "61", passed))
    assert unasked(board("fevga", "61", passed)) == "6/off 1/off"
    behind = passed.replace("x4\n", "x3\n").replace("o9 ", "o8 ")
    behind = behind.replace(" .  .  .  .  .  . | x2", " o  .  .  .  .  . | x2").replace("x9", "x10")
    assert not have_passed(board("fevga", "61", behind))


def test_without_dice_there_is_nothing_to_play() -> None:
    position = board(
        "prva",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  . o2 o9  .  .  .
         .  .  .  .  .  . |  x  x  . x4  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x9 o4
        """,
    )
    assert unasked(position) is None
