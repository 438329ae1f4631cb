"""Rules §4, handed-over dice: vtora, gyulbara, chelebi. Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tabla_core import GAMES, Illegal, roll
from tests.boards import after, board, groups, house, outcomes, plays, result

ALL_OPEN = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    o15 .  .  .  .  . |  .  .  .  .  . x15
     .  .  .  .  .  . |  .  .  .  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""

# --- which dice ----------------------------------------------------------------------------------

SIX_ONLY = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    o13 o  .  o  .  . |  .  .  .  x  .  .
     .  .  .  .  .  . |  .  .  .  .  . x14
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


@pytest.mark.parametrize(("dice", "text", "left"), [("62", "22/20", "6"), ("63", "22/19", "6")])
def test_carry_all_hands_over_of_mixed_rolls(dice: str, text: str, left: str) -> None:
    """22/16 is closed; from 20 the six comes to 14, closed; from 19 to 13, closed."""
    position = board("vtora", dice, SIX_ONLY, rolls=(0, 0))
    foe = after(position, text)
    assert (foe.side, foe.roll, foe.carry) == ("b", None, groups(left))


def test_carry_all_hands_over_a_whole_mixed_roll() -> None:
    """Ascending, whatever way it was rolled."""
    position = board(
        "vtora",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o13 .  .  o  o  . |  .  .  .  x  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert after(position, "-").carry == groups("5,6")


@pytest.mark.parametrize("own_rolls_before", [0, 1, 2])
def test_carry_all_hands_over_of_the_first_three_rolls(own_rolls_before: int) -> None:
    """Two sixes are played, two are left, though nothing cascades yet."""
    position = board(
        "vtora",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  .  .  .  .  x
         .  .  .  .  .  . |  o  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        rolls=(own_rolls_before, 9),
    )
    assert after(position, "24/18 18/12").carry == groups("6*2")


@pytest.mark.parametrize("game", ["gyulbara", "chelebi"])
def test_carry_started_hands_over_of_a_started_cascade_only(game: str) -> None:
    """Not of mixed rolls, and not of doubles that do not cascade yet."""
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o13 .  .  .  .  . |  .  .  .  .  .  x
         .  .  .  .  .  . | o2  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    assert after(board(game, "66", drawing, rolls=(1, 1)), "24/18 18/12").carry == ()
    assert after(board(game, "66", drawing, rolls=(2, 1)), "24/18 18/12").carry == groups("6*2")
    position = board(
        game,
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o11 o2 o2 .  .  . |  .  .  x  .  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert after(position, "21/20").carry == ()


# --- before the roll -----------------------------------------------------------------------------


def test_they_are_played_before_the_roll() -> None:
    position = board("vtora", "", ALL_OPEN, handed="3*2,5")
    with pytest.raises(Illegal) as refused:
        roll(position, 6, 5)
    assert refused.value.code == "roll.handed-over"


def test_number_by_number_upwards_each_a_stage() -> None:
    position = board("vtora", "", ALL_OPEN, handed="2*3,4,6*4")
    assert position.stage == (2, 2, 2)
    fours = after(position, "24/22(3)")
    assert (fours.side, fours.roll, fours.carry) == ("w", None, groups("4,6*4"))
    sixes = after(fours, "24/20")
    assert sixes.carry == groups("6*4")
    rolls = after(sixes, "24/18(4)")
    assert (rolls.side, rolls.roll, rolls.carry) == ("w", None, ())
    assert roll(rolls, 6, 5).stage == (6, 5)


def test_what_can_be_played_must_be() -> None:
    """Rule 2 for one to four equal dice: the twos can be played twice, 16 is closed."""
    position = board(
        "vtora",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  o  .  . |  .  .  .  x  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        handed="2*3",
    )
    assert plays(position) == {"22/20 20/18"}


@pytest.mark.parametrize(
    ("handed", "stage"),
    [
        ("2,5", (5, 2)),
        ("2,5*2", (2,)),
        ("2*2,5", (2, 2)),
        ("2,4,5", (2,)),
        ("5", (5,)),
        ("5*4", (5, 5, 5, 5)),
    ],
)
def test_exactly_two_single_dice_are_one_mixed_stage(handed: str, stage: tuple[int, ...]) -> None:
    assert board("vtora", "", ALL_OPEN, handed=handed).stage == stage


def test_a_mixed_stage_is_like_an_ordinary_roll() -> None:
    """Either order and most dice: 22/16 is closed, so the two must go first."""
    position = board(
        "vtora",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  o  .  . |  .  .  .  x  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        handed="2,6",
    )
    assert plays(position) == {"22/20 20/14"}
    rolls = after(position, "22/20 20/14")
    assert (rolls.side, rolls.roll, rolls.carry) == ("w", None, ())


def test_a_mixed_stage_knows_the_higher_die() -> None:
    """One of the two can be played, not both: the higher; the two is lost, nothing goes back."""
    position = board(
        "vtora",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o13 o  .  .  .  . |  .  .  .  x  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o1
        """,
        handed="2,6",
    )
    assert plays(position) == {"22/16"}
    assert after(position, "22/16").carry == ()


def test_two_single_dice_become_a_mixed_stage_when_they_remain() -> None:
    """Of three groups the first is played alone; then the other two are one stage."""
    position = board("vtora", "", ALL_OPEN, handed="2,4,5")
    then = after(position, "24/22")
    assert then.stage == (5, 4)
    assert "24/19 24/20" in plays(then)


def test_what_cannot_be_played_is_lost() -> None:
    """Six closed points: the ones cannot be played. They go nowhere, the twos come next."""
    position = board(
        "vtora",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  .  o  x  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        handed="1*4,2*2",
    )
    twos = after(position, "-")
    assert (twos.side, twos.carry) == ("w", groups("2*2"))
    rolls = after(twos, "22/20 20/18")
    assert (rolls.side, rolls.carry, rolls.roll) == ("w", (), None)


def test_nothing_goes_back_after_the_last() -> None:
    position = board(
        "vtora",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  .  o  x  .  .
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        handed="1*4",
    )
    rolls = after(position, "-")
    assert (rolls.side, rolls.carry, rolls.roll) == ("w", (), None)


def test_nothing_cascades() -> None:
    """Four twos handed over are four twos, late in the game too."""
    position = board("vtora", "", ALL_OPEN, handed="2*4", rolls=(20, 20))
    rolls = after(position, "24/22(4)")
    assert (rolls.side, rolls.roll, rolls.groups, rolls.carry) == ("w", None, (), ())


def test_they_may_hit() -> None:
    position = board(
        "chelebi",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . |  .  .  .  .  . o14
         .  .  .  .  .  o |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        handed="6",
    )
    assert plays(position) == {"13/7*"}


def test_from_the_bar_first() -> None:
    position = board(
        "chelebi",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . | o2  .  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
        handed="5*2,6*4",
    )
    assert plays(position) == {"bar/20 20/15", "bar/20 13/8"}


def test_nobody_else_moves_while_the_entry_is_closed() -> None:
    position = board(
        "chelebi",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . | o2  .  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
        handed="6*4",
    )
    assert plays(position) == {"-"}


def test_they_may_bear_off_and_win() -> None:
    """The win ends the game: the sixes still handed over are gone."""
    position = board(
        "vtora",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o15 .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  .  . |  .  .  .  . x2  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13
        """,
        handed="3*3,6*4",
    )
    over = after(position, "2/off(2)")
    assert result(over) == "x wins 2"
    assert over.carry == ()


def test_a_mixed_roll_of_a_club_without_cascades() -> None:
    """Carry all needs no cascade: unplayed dice of any roll are handed over."""
    game = house("prva", carry="all")
    position = board(
        game,
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         x  .  .  .  .  . | o2  .  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x2
        """,
    )
    assert after(position, "bar/20").carry == groups("6")


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].carry == "none"])
def test_other_games_hand_nothing_over(game: str) -> None:
    """One three is played, three are lost."""
    position = board(
        game,
        "33",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o11 .  .  .  .  . |  .  .  .  .  .  .
         .  .  x  . o2  . |  .  . o2  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    foe = after(position, "10/7")
    assert (foe.side, foe.roll, foe.carry) == ("b", None, ())
    assert outcomes(foe) == {}
