"""Rules §4, mother: treta, tapa, plakoto. Boards: `tests.boards`.

My mother is my last checker on my own 24, the foe's is its last on my 1.
"""

from __future__ import annotations

import pytest

from tabla_core import GAMES
from tests.boards import after, board, house, outcomes, plays, result

MOTHERS = [game for game in GAMES if GAMES[game].mother]

FOES_MOTHER_ALONE = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  . o14 .  .  .
     .  .  .  .  . x14|  x  .  .  .  .  o
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_which_games_have_a_mother() -> None:
    assert MOTHERS == ["treta", "plakoto", "tapa"]


@pytest.mark.parametrize("game", MOTHERS)
def test_pinning_the_mother_wins_mars(game: str) -> None:
    """None of mine is left on 24: pinning the foe's last one on its 24 wins two points at once."""
    position = board(game, "51", FOES_MOTHER_ALONE)
    assert result(after(position, "6/1^")) == "x wins 2"
    assert result(after(position, "7/2 2/1^")) == "x wins 2"
    # After the win nothing more is played.
    assert plays(position) == {"6/1^", "7/2 2/1^", "7/2 6/5", "7/2 7/6"}


def test_mars_also_when_the_foe_has_borne_off() -> None:
    """Two points by the mother, whatever is off."""
    position = board(
        "treta",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o10 .  .  .
         .  .  .  .  . x14|  x  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o4
        """,
    )
    assert result(after(position, "6/1^")) == "x wins 2"


def test_without_the_flag_it_is_a_pin_like_another() -> None:
    position = board(house("treta", mother=False), "51", FOES_MOTHER_ALONE)
    assert result(after(position, "7/2 2/1^")) == "goes on"


def test_not_while_the_foe_has_another_there() -> None:
    """Two foe checkers on their 24 close it: there is no mother yet."""
    position = board(
        "treta",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o13 .  .  .
         .  .  .  .  . x14|  x  .  .  .  . o2
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"7/2 7/6", "7/2 6/5"}


def test_not_won_while_i_have_one_on_my_own_24() -> None:
    """The foe could still pin mine: the game goes on."""
    position = board(
        "treta",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o14 .  . x2
         .  .  .  .  . x12|  x  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert result(after(position, "7/2 2/1^")) == "goes on"


@pytest.mark.parametrize("game", MOTHERS)
def test_won_when_my_last_one_leaves_my_24(game: str) -> None:
    """The foe's mother is pinned already; my last one leaves 24 and the game is over."""
    position = board(
        game,
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o14 .  .  x
         .  .  .  .  . x13|  .  .  .  .  . ox
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert found == {
        "24/18": "x wins 2",
        "24/18 7/4": "x wins 2",
        "7/1 7/4": "goes on",
    }


def test_lifting_the_pin_in_time_cancels_it() -> None:
    """On a board with parallel ways the foe's 24 is my 12, and its pinner can run on.

    It leaves first, and my last one may leave 24 without an end to the game; in the other order
    the mother was still pinned, and the game is won at once.
    """
    position = board(
        house("treta", ways="parallel"),
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
       o14  .  .  .  .  . |  .  .  .  .  .  x
        ox  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert found == {
        "24/22": "x wins 2",
        "24/23": "x wins 2",
        "24/22 12/11": "goes on",
        "24/23 12/10": "goes on",
        "12/10 10/9": "goes on",
    }


def test_the_loser_is_whose_mother_is_pinned_whoever_plays() -> None:
    """Mine is pinned and the foe's 24 is empty: checked after every step, also after mine.

    Play would have ended before; the position is set up by hand.
    """
    position = board(
        "treta",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o13 .  . xo2
         .  .  .  .  . x14|  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert found == {"7/2": "o wins 2", "7/6": "o wins 2"}


def test_nothing_is_lost_while_the_foe_has_one_on_its_24() -> None:
    """Mine is pinned, but the foe's own last one has yet to leave its 24."""
    position = board(
        "treta",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o11 .  . xo2
         .  .  .  .  . x14|  .  .  .  .  . o2
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert {result(then) for then in outcomes(position).values()} == {"goes on"}


@pytest.mark.parametrize("game", MOTHERS)
def test_both_pinned_is_drawn(game: str) -> None:
    """Mine is pinned on my 24; now I pin the foe's on its own: 0-0 at once, the draw first.

    My 24 holds no free checker, so without the draw I would have won.
    """
    position = board(
        game,
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o12 .  . xo2
         .  .  .  .  . x13|  x  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert found == {
        "6/1^": "drawn",
        "7/2 2/1^": "drawn",
        "7/2 6/5": "goes on",
        "7/2 7/6": "goes on",
    }
