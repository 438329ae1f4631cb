"""Plays that any good player makes, found by the levels and by the evaluator alone."""

from __future__ import annotations

import pytest

from tabla_core import legal_plays
from tabla_core.bot import choose
from tabla_core.packed import count
from tabla_core.position import Position
from tests.boards import board

BOTH = pytest.mark.parametrize("level", ["top", "hand"])


def played(position: Position, level: str) -> str:
    """The text of what the bot plays."""
    chosen = choose(position, level).position
    return next(text for text, _, after in legal_plays(position) if after == chosen)


@BOTH
def test_a_won_game_is_won(level: str) -> None:
    """Two checkers left and a roll that bears both off."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  .  o2
         .  .  .  .  .  . |  x  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13 o13
        """,
    )
    assert played(position, level) == "6/off 1/off"


@BOTH
def test_two_checkers_hit_and_close_the_point(level: str) -> None:
    """A foe blot on my five point: three and one hit it there with two checkers."""
    position = board(
        "prva",
        "31",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        x5  .  .  . o3  . | o5  .  .  .  . x2
        o5  .  .  . x3  . | x5  o  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert played(position, level) == "8/5* 6/5"


@BOTH
def test_the_five_point_is_made_with_three_and_one(level: str) -> None:
    position = board(
        "prva",
        "31",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        x5  .  .  . o3  . | o5  .  .  .  . x2
        o5  .  .  . x3  . | x5  .  .  .  . o2
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert played(position, level) == "8/5 6/5"


@BOTH
def test_the_foe_is_pinned_far_from_its_home(level: str) -> None:
    """Pin: a lone foe checker in my home, which has all its way to go, is pinned for good."""
    position = board(
        "treta",
        "41",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o6  .  .  .  . x11
         .  . x2  .  . x2 |  .  .  .  o  . o8
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert "7/3^" in played(position, level)


@BOTH
def test_pinning_the_mother_wins_at_once(level: str) -> None:
    position = board(
        "plakoto",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o14 .  .  .
         .  .  .  .  . x14|  x  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    choice = choose(position, level)
    assert choice.position.result == ("w", 2)
    assert choice.value == 2


@BOTH
def test_the_last_on_the_start_is_not_left_alone_in_the_foes_reach(level: str) -> None:
    """Moving one of the two on 24 would leave a mother to be pinned by many rolls."""
    position = board(
        "treta",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o3 o2 o2 o2  . x2
         .  .  . x3 x3 x3 | x4  .  .  .  . o6
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert "24/" not in played(position, level)


@BOTH
def test_the_lone_mother_runs_from_the_foes_reach(level: str) -> None:
    """A lone checker on 24 that the foe can pin with most rolls leaves when it can."""
    position = board(
        "treta",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o2 o2 o2 o2  .  x
         .  .  . x4 x3 x3 | x4  .  .  .  . o7
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert "24/" in played(position, level)


@BOTH
def test_closing_the_quarter_wins_31(level: str) -> None:
    """All of my 24-19 but one held, and the roll fills it: fifteen points."""
    position = board(
        "31",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | x2 x3 x2  . x2 x5
         .  .  .  .  .  . |  .  .  .  .  x o15
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    choice = choose(position, level)
    assert choice.position.result == ("w", 15)
    assert choice.value == 15


@BOTH
def test_a_checker_off_saves_the_mars(level: str) -> None:
    """The foe bears off its last with any roll: one of mine off loses one point and not two."""
    position = board(
        "vtora",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         o  .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  .  . | x5 x4 x3 x2 x1  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o14
        """,
    )
    choice = choose(position, level)
    assert choice.position.white & 15 == 1
    assert choice.value == -1


@BOTH
def test_the_wall_of_six_is_finished(level: str) -> None:
    """Block: five of the six points before the foe's start are mine, the roll takes the sixth."""
    position = board(
        "vtora",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  x |  .  .  .  .  . x2
        o12 x2 x3 x3 x2 . | x2  .  .  o  o  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    after = choose(position, level).position
    assert all(count(after.white, point) for point in range(6, 12))
