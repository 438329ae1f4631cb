"""Rules §2.3, §2.5-2.7: ending steps, the score, dead positions. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tabla_core import GAMES, Illegal, Position, roll
from tabla_core.position import score
from tests.boards import after, board, house, outcomes, plays, result

# --- the score -----------------------------------------------------------------------------------


def last_one(game: str, off: int) -> Position:
    """My last checker goes off; `off` of the foe's are, the rest stand on its 1."""
    contrary = GAMES[game].ways == "contrary"
    on_24, on_13 = (f"o{15 - off}", ".") if contrary else (".", f"o{15 - off}")
    return board(
        game,
        "65",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
        {on_13} .  .  .  .  . |  .  .  .  .  . {on_24}
         .  .  .  .  .  . |  .  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x14 o{off}
        """,
    )


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].score == "mars"])
def test_a_win_is_1_and_a_mars_2_when_the_loser_has_borne_off_none(game: str) -> None:
    assert result(after(last_one(game, 0), "1/off")) == "x wins 2"
    assert result(after(last_one(game, 1), "1/off")) == "x wins 1"
    assert result(after(last_one(game, 14), "1/off")) == "x wins 1"


def test_a_checker_on_the_bar_makes_no_triple() -> None:
    position = board(
        "prva",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o14
         .  .  .  .  .  . |  .  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar o1  off x14
        """,
    )
    assert result(after(position, "1/off")) == "x wins 2"


def test_resigning_costs_what_the_game_would() -> None:
    """§2.6: 2 or 1 by the same rule; in 31 one point for every checker still on the board."""
    assert [score(GAMES["prva"], off) for off in (0, 1, 14)] == [2, 1, 1]
    assert [score(GAMES["31"], off) for off in (0, 1, 14)] == [15, 14, 1]


# --- a step that ends the game completes the play ------------------------------------------------


def test_the_rest_of_the_dice_is_not_played() -> None:
    """One die is enough for the last checker: with the other one nothing is done."""
    over = after(last_one("prva", 3), "1/off")
    assert (over.roll, over.groups, over.carry, over.stage) == (None, (), (), ())
    with pytest.raises(Illegal, match="over"):
        roll(over, 6, 5)


def treta(dice: str, drawing: str) -> dict[str, str]:
    """Every play and how the game stands after it."""
    return {text: result(then) for text, then in outcomes(board("treta", dice, drawing)).items()}


def test_two_from_outside_may_win_with_one_double() -> None:
    position = board(
        "prva",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
        x2  .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13
        """,
    )
    assert result(after(position, "12/6(2) 6/off(2)")) == "x wins 2"


def test_an_ending_step_is_legal_with_one_die_where_two_can_be_played() -> None:
    """Treta, 5-3: 4/1 pins the mother with the three alone."""
    found = treta(
        "53",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o14 .  .  .
         .  .  .  .  . x14|  .  .  x  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert found == {"4/1^": "x wins 2", "7/2 4/1^": "x wins 2", "7/2 7/4": "goes on"}


def test_an_ending_step_is_legal_with_the_lower_die() -> None:
    """Treta, 6-3: the foe's mother is pinned and my last one leaves 24, with either die."""
    found = treta(
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  . o2  .  x
         .  .  .  .  .  . |  .  .  .  .  . ox14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o12
        """,
    )
    assert found == {"24/18": "x wins 2", "24/21": "x wins 2"}


def test_an_ending_play_bars_no_other_of_its_length() -> None:
    """Treta, 5-1: 6/1 ends at once with one die; the plays of two dice that go on stay legal."""
    found = treta(
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  . o14 .  .  .
         .  .  .  .  . x14|  x  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert found == {
        "6/1^": "x wins 2",
        "7/2 2/1^": "x wins 2",
        "7/2 6/5": "goes on",
        "7/2 7/6": "goes on",
    }


def test_the_other_plays_are_judged_as_if_it_were_one_of_them() -> None:
    """Treta, 6-3: 20/17 and then 7/1 uses both dice and wins. So both dice can be used, and to
    play only 20/17 or 7/4 (no six follows either) is too little. 7/1 at once stays legal."""
    found = treta(
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o10 o2 .  .  .  . |  .  x  .  .  .  .
         . o2  .  .  .  x |  .  .  .  .  .  o
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13
        """,
    )
    assert found == {"7/1^": "x wins 2", "20/17 7/1^": "x wins 2"}


def test_an_ending_play_is_never_compulsory() -> None:
    """31, 6-5: no six can be played. The five closes the quarter or goes elsewhere."""
    position = board(
        "31",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         o  o  o  o  o  o |  .  x  x  x  x x2
         .  x  .  .  .  . |  .  o  .  .  . o8
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x8
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert found == {"24/19": "x wins 15", "11/6": "goes on"}


def test_it_counts_the_dice_it_really_used() -> None:
    """31, 5-1: closing with the five alone is one die. Two dice can be played otherwise, and they
    must be, or the game ended: the five alone without the win would not be enough."""
    position = board(
        "31",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  x  x  x x2
         .  .  .  .  .  . |  .  .  .  . o15 x9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    found = {text: result(then) for text, then in outcomes(position).items()}
    assert {text for text, how in found.items() if how != "goes on"} == {"24/19"}
    assert all(text.count("/") == 2 for text, how in found.items() if how == "goes on")


# --- dead positions ------------------------------------------------------------------------------

BOTH_SHUT_OUT = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . | o2 o2 o2 o2 o2 o2
     .  .  .  .  .  . | x2 x2 x2 x2 x2 x2
    12 11 10  9  8  7 |  6  5  4  3  2  1
    bar x3 o3
"""


def test_when_neither_side_has_a_step_the_game_ends_0_0() -> None:
    """§2.7: both on the bar before six closed points. The pass ends it."""
    over = after(board("prva", "61", BOTH_SHUT_OUT), "-")
    assert result(over) == "drawn"
    assert over.result == (None, 0)


def test_not_while_the_foe_has_one() -> None:
    """The foe enters on my open 1, so its turn comes."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o2 o2 o2 o2 o2 o2
         .  .  .  .  .  . | x3 x2 x2 x2 x2 .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x4 o3
        """,
    )
    assert result(after(position, "-")) == "goes on"


def test_not_while_i_have_one() -> None:
    """I could enter with a one, only not with what I rolled."""
    position = board(
        "prva",
        "62",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o3 o2 o2 o2 o2 .
         .  .  .  .  .  . | x2 x2 x2 x2 x2 x2
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x3 o4
        """,
    )
    assert result(after(position, "-")) == "goes on"


def test_bearing_off_is_a_step() -> None:
    """Neither side can move from point to point, but each bears off."""
    position = board(
        "31",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  . x15
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert result(after(position, "1/off(2)")) == "goes on"


@pytest.mark.parametrize(("flag", "counts"), [("others", True), ("home", False), ("none", False)])
def test_bearing_off_past_a_pinned_checker_is_a_step_where_it_is_allowed(
    flag: str, counts: bool
) -> None:
    """Seen through leave a move: all the foe's are home and I pin one of them on 23.

    Where it may not bear off now, its only steps come when I leave 23, so I must.
    """
    club = house("treta", mother=False, leave_a_move=True, bear_off_pinned=flag)
    position = board(
        club,
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  .  .  .  . ox o14
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert ("13/11 11/10" in plays(position)) is counts
    assert {"23/21 21/20", "23/21 13/12", "23/22 13/11"} <= plays(position)


def test_pinned_under_each_other_it_is_dead() -> None:
    """Treta without mothers: my last two and the foe's last two are pinned or pin on their 1."""
    club = house("treta", mother=False, bear_off_pinned="none")
    position = board(
        club,
        "11",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . xo
         .  .  .  .  .  . |  .  .  .  .  x ox
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x12 o13
        """,
    )
    over = after(position, "2/1")
    assert result(over) == "drawn"


def test_what_is_handed_over_does_not_matter_once_dead() -> None:
    club = house("prva", carry="all")
    over = after(board(club, "61", BOTH_SHUT_OUT), "-")
    assert (over.roll, over.carry) == (None, ())
    assert plays(over) == set()


@pytest.mark.parametrize(("past_foes", "expected"), [(True, "goes on"), (False, "drawn")])
def test_my_pinned_checker_stands_in_the_foes_home(past_foes: bool, expected: str) -> None:
    """A club's game: the foe's are all on its 1, on my pinned one, and I have no step either.

    Where it may not bear off past me, the position is dead.
    """
    club = house("treta", mother=False, bear_off_past_foes=past_foes)
    position = board(
        club,
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . xo15
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert result(after(position, "-")) == expected
