"""Rules §3, block: vtora, gyulbara, fevga, 31. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tabla_core import GAMES
from tests.boards import board, house, plays

BLOCKING = [game for game in GAMES if GAMES[game].contact == "block"]
PARALLEL = [game for game in BLOCKING if GAMES[game].ways == "parallel"]


def test_which_games_block() -> None:
    assert BLOCKING == ["vtora", "gyulbara", "fevga", "31"]


@pytest.mark.parametrize("game", BLOCKING)
def test_a_single_foe_checker_closes_a_point(game: str) -> None:
    """My runner on 10 can play the three but not the six; from 7 no six either, 1 is the foe's."""
    position = board(
        game,
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o7  .  .  .  .  . |  .  .  .  .  . o6
         .  . x4  .  .  . |  .  .  o  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x11
        """,
    )
    assert plays(position) == {"10/7"}


@pytest.mark.parametrize("game", BLOCKING)
def test_nobody_is_hit(game: str) -> None:
    """The same with open points: landing is free, and nobody goes to a bar."""
    position = board(
        game,
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o8  .  .  .  .  . |  .  .  .  .  . o6
         .  .  x  .  .  . |  .  .  o  .  . x10
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x4
        """,
    )
    assert plays(position) == {"10/7 7/1"}


@pytest.mark.parametrize("game", PARALLEL)
def test_the_same_way_round(game: str) -> None:
    """Parallel: the foe starts on my 12 and bears off past my 13."""
    position = board(
        game,
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . x14
       o15  .  .  .  .  . |  x  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert position.black == 15 << 4 * 24
    assert "24/18 24/19" in plays(position)


def test_blocks_stop_doubles_on_the_way() -> None:
    position = board(
        house("vtora", cascade_from=0),
        "33",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
       o13  .  .  .  .  . |  .  x  .  .  .  .
         .  o  .  .  .  o |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/17 17/14"}
