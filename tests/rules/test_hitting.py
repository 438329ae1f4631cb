"""Rules §3, hit, and §2.11: prva, aada, obiknovena, chelebi. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tabla_core import GAMES
from tests.boards import after, board, outcomes, plays

BLOT_AND_POINT = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  . o2  . |  .  x  .  .  . o12
     .  .  .  .  .  . |  .  .  .  .  . x14
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].contact == "hit"])
def test_a_lone_checker_is_hit_and_two_close_a_point(game: str) -> None:
    """14 is hit with the six; 17 is closed to the three, which goes on from 14."""
    position = board(game, "63", BLOT_AND_POINT)
    assert plays(position) == {"20/14* 14/11"}
    hit = after(position, "20/14* 14/11")
    assert hit.black >> 4 * 25 == 1, "it is on the bar"
    assert hit.black >> 4 * 11 & 15 == 0, "and no longer on its point"


def test_two_own_checkers_may_hit_one_after_another() -> None:
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  o  . |  . x2  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = outcomes(position)
    assert found["20/14* 20/17*"].black >> 4 * 25 == 2
    assert found["20/17* 17/11"].black >> 4 * 25 == 1


def test_a_hit_point_is_free() -> None:
    """The second checker lands beside the first, where the foe no longer stands."""
    position = board(
        "prva",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  .  . |  . x2  .  .  . o12
         .  .  .  . o2  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/14*(2)"}


def test_from_the_bar_on_the_own_25_less_the_die() -> None:
    """That is the foe's home: six enters on 19, one on 24."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1  off o15
        """,
    )
    # The game is set up by hand: Black has borne off all but is not asked.
    assert plays(position) == {"bar/19 19/18"}


def test_with_a_checker_on_the_bar_i_may_only_enter() -> None:
    """Two on the bar, six closed: one enters with the five, and nothing else may move a six."""
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . | o2  .  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x2
        """,
    )
    assert plays(position) == {"bar/20"}


def test_the_last_one_in_frees_the_rest() -> None:
    """One on the bar: it enters with the five, then any checker may play the six."""
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . | o2  .  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
    )
    assert plays(position) == {"bar/20 20/14", "bar/20 13/7"}


def test_a_closed_entry_passes() -> None:
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . | o2 o2  .  .  . o11
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
    )
    assert plays(position) == {"-"}


def test_entering_may_hit() -> None:
    position = board(
        "prva",
        "55",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  . o2  .  .  . |  .  o  .  .  . o12
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x2
        """,
    )
    assert plays(position) == {"bar/20*(2)"}
    assert after(position, "bar/20*(2)").black >> 4 * 25 == 1


def test_hitting_at_home_and_running_on() -> None:
    """§2.11: hit on 5 and run on to safety on 3 with the same checker."""
    position = board(
        "prva",
        "32",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o12
         .  .  .  .  x  . |  .  o o2 x2  . x12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert "8/5* 5/3" in plays(position)
    assert after(position, "8/5* 5/3").black >> 4 * 25 == 1


def test_who_was_hit_must_enter_first() -> None:
    """Black acts: its view after White's hit, with a blot of White's to hit on the way in."""
    position = board(
        "chelebi",
        "41",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  .  .  o  .  . o12
         .  .  .  .  .  . |  . o2  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
        rolls=(0, 0),
    )
    assert plays(position) == {"bar/21* 21/20", "bar/21* 13/12"}
