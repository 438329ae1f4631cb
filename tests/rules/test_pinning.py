"""Rules §3, pin: treta, tapa, plakoto. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tabla_core import GAMES
from tabla_core.packed import one
from tests.boards import after, board, outcomes, plays, seen_by_foe

PINNING = [game for game in GAMES if GAMES[game].contact == "pin"]


def foes(game: str, point: int) -> int:
    """One foe checker on my point, as the foe packs it."""
    return one(seen_by_foe(GAMES[game], point))


def test_which_games_pin() -> None:
    assert PINNING == ["treta", "plakoto", "tapa"]


@pytest.mark.parametrize("game", PINNING)
def test_landing_on_a_lone_foe_checker_pins_it(game: str) -> None:
    """The six pins 14; 11 is closed by two, so that is all."""
    position = board(
        game,
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  . o2  . |  .  x  .  .  . o10
         . o2  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/14^"}
    pinned = after(position, "20/14^")
    assert pinned.black_pinned == foes(game, 14)
    assert pinned.black == 2 * foes(game, 17) + 2 * foes(game, 11) + 10 * foes(game, 24)


def test_a_pinned_checker_cannot_move() -> None:
    """Mine on 20 is pinned; only the one on 13 moves."""
    position = board(
        "treta",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  . xo3 .  .  . o12
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"13/11 11/10"}


@pytest.mark.parametrize("pinners", ["o", "o2"])
def test_a_pinner_cannot_be_pinned(pinners: str) -> None:
    """A foe checker stands on mine on 14: closed to me, though it is alone there."""
    on_24 = 15 - len(pinners.replace("o2", "oo"))
    position = board(
        "treta",
        "61",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . x{pinners} .  .  .  . |  .  x  .  .  . o{on_24}
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/19 19/13"}


def test_own_checkers_may_join_the_pinner() -> None:
    """Landing where one of mine already pins is a plain landing, without a mark."""
    position = board(
        "treta",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . ox  .  . o2  . |  .  x  .  .  . o8
         . o2  .  . o2  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/14"}
    assert after(position, "20/14").white == 2 * one(14) + 13 * one(1)


def test_two_land_together_and_one_mark_stands_for_both() -> None:
    position = board(
        "treta",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  .  . |  . x2  .  .  . o12
         .  .  .  . o2  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/14^(2)"}


def test_free_when_the_last_pinner_leaves() -> None:
    """Two of mine pin 14. One leaves: still pinned. Both leave: free."""
    position = board(
        "treta",
        "22",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . ox2 .  .  .  . |  .  .  .  .  . o14
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = outcomes(position)
    one_stays = found["14/12 12/10 10/8 8/6"]
    assert one_stays.black_pinned == foes("treta", 14)
    assert one_stays.black == 14 * foes("treta", 24)
    both_leave = found["14/12(2) 12/10(2)"]
    assert both_leave.black_pinned == 0
    assert both_leave.black == 14 * foes("treta", 24) + foes("treta", 14)


def test_free_even_in_the_middle_of_a_play() -> None:
    """Pinned on 14 on the way and free again: the checker ran on."""
    position = board(
        "treta",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  . o2  . |  .  x  .  .  . o12
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/14^ 14/11"}
    assert after(position, "20/14^ 14/11").black_pinned == 0


def test_lifted_and_pinned_again_in_one_play() -> None:
    """14's pinner leaves with the three, the runner pins anew with the six."""
    position = board(
        "treta",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . ox  .  . o2  . |  .  x  .  .  . o12
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert after(position, "20/14 14/11").black_pinned == foes("treta", 14)


def test_the_freed_checker_moves_again() -> None:
    """Black's checker on its own 11 was pinned, White's pinner leaves it, and it may run."""
    position = board(
        "treta",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . ox  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o14
        """,
    )
    freed = after(position, "14/8 8/5")
    assert freed.side == "b"
    assert freed.black == 14 + one(11)


def test_two_of_the_foe_close_a_point() -> None:
    position = board(
        "tapa",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . o2  .  .  .  . |  .  x  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"-"}
