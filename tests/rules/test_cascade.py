"""Rules §4, cascade: vtora, gyulbara, chelebi. Boards: `tests.boards`.

A text such as ``20/18(4)`` is one stage; the dice still to play stand in the position after it.
"""

from __future__ import annotations

import pytest

from tabla_core import GAMES, Position, begin, roll, start, terms
from tests.boards import after, board, house, plays

OPEN = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    o15 .  .  .  .  . |  .  .  .  .  . x15
     .  .  .  .  .  . |  .  .  .  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def dice(position: Position) -> tuple[str, str]:
    """What is still to play of the roll, and what is handed over."""
    return written(position.groups), written(position.carry)


def written(some: tuple[tuple[int, int], ...]) -> str:
    return ",".join(f"{number}*{times}" if times > 1 else str(number) for number, times in some)


# --- when ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "first"), [("vtora", 4), ("gyulbara", 3), ("chelebi", 3)])
@pytest.mark.parametrize("side", [0, 1])
def test_from_the_own_fourth_or_third_roll_on(game: str, first: int, side: int) -> None:
    """Only the own rolls count: the other side's are one less or more."""
    for own in range(1, 7):
        before = (own - 1, 0) if side == 0 else (9, own - 1)
        position = start(GAMES[game], "b" if side else "w")
        position = roll(_with_rolls(position, before), 4, 4)
        assert dice(position)[0] == ("4*4,5*4,6*4" if own >= first else "4*4")
        assert position.cascades is (own >= first)


def _with_rolls(position: Position, rolls: tuple[int, int]) -> Position:
    return Position(position.rules, position.white, position.black, side=position.side, rolls=rolls)


@pytest.mark.parametrize("game", [g for g in GAMES if g not in ("vtora", "gyulbara", "chelebi")])
def test_other_games_never(game: str) -> None:
    position = roll(_with_rolls(start(GAMES[game]), (30, 30)), 1, 1)
    assert dice(position) == ("1*4", "")


def test_mixed_rolls_never() -> None:
    assert dice(board("vtora", "54", OPEN)) == ("5,4", "")


def test_a_passed_turn_counts_as_a_roll() -> None:
    """Nothing can be played of the third roll; the fourth cascades all the same."""
    position = board(
        "vtora",
        "65",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o13 .  .  .  .  o |  o  .  .  .  . x15
         .  .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        rolls=(2, 2),
    )
    passed = after(position, "-")
    assert passed.rolls == (3, 2)
    mine = Position(passed.rules, passed.white, passed.black, side="w", rolls=passed.rolls)
    assert dice(roll(mine, 4, 4))[0] == "4*4,5*4,6*4"


def test_playing_handed_over_dice_is_no_roll() -> None:
    position = board("vtora", "", OPEN, handed="4,5", rolls=(2, 2))
    played = after(position, "24/19 24/20")
    assert played.rolls == (2, 2)
    assert played.side == "w"
    assert dice(roll(played, 1, 1)) == ("1*4", "")


@pytest.mark.parametrize(("game", "counts"), [("vtora", False), ("gyulbara", True)])
def test_an_opening_die_counts_only_where_the_starter_plays_it(game: str, counts: bool) -> None:
    """Opening play: the two dice just rolled are the starter's first roll. Reroll: it rolls."""
    opened = begin(terms({"tabla": 1, "game": game, "target": 5})).opened(2, 5)
    assert opened.actor == "b"
    assert opened.position.rolls == ((0, 1) if counts else (0, 0))
    assert opened.position.roll == ((5, 2) if counts else None)


# --- stage by stage ------------------------------------------------------------------------------


def test_four_of_each_number_up_to_the_sixes() -> None:
    """4-4: four fours, then four fives, then four sixes, each its own play by the same side."""
    position = board("vtora", "44", OPEN)
    assert dice(position) == ("4*4,5*4,6*4", "")
    fives = after(position, "24/20(4)")
    assert (fives.side, fives.roll, dice(fives)) == ("w", (4, 4), ("5*4,6*4", ""))
    sixes = after(fives, "24/19(4)")
    assert (sixes.side, dice(sixes)) == ("w", ("6*4", ""))
    foe = after(sixes, "24/18(4)")
    assert (foe.side, foe.roll, dice(foe)) == ("b", None, ("", ""))


def test_six_six_is_a_chain_of_one_number() -> None:
    position = board("gyulbara", "66", OPEN)
    assert dice(position) == ("6*4", "")
    assert after(position, "24/18(4)").side == "b"


def test_stages_are_not_optimised_across_each_other() -> None:
    """Each stage is judged alone: fives after which no six can be played are legal too."""
    position = board(
        "gyulbara",
        "55",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  o  . |  .  .  .  .  x  x
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    sixes_blocked = after(position, "24/19 19/14 14/9 9/4")
    assert plays(sixes_blocked) == {"-"}
    sixes_open = after(position, "24/19 23/18 19/14 14/9")
    assert plays(sixes_open) == {"18/12 12/6 9/3 6/off"}


# --- a blocked number ----------------------------------------------------------------------------

FOURS_BLOCKED_AFTER_ONE = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    o13 .  .  .  .  . |  .  x  .  .  .  .
     o  .  .  .  .  . |  o  .  .  .  . x14
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_skip_hands_over_the_rest_of_the_number_and_goes_on() -> None:
    """Vtora, 4-4: 20/16 and 12 is closed. Three fours are the foe's, the fives are still mine."""
    position = board("vtora", "44", FOURS_BLOCKED_AFTER_ONE)
    fives = after(position, "20/16")
    assert (fives.side, dice(fives)) == ("w", ("5*4,6*4", "4*3"))
    sixes = after(fives, "16/11")
    assert (sixes.side, dice(sixes)) == ("w", ("6*4", "4*3,5*3"))
    foe = after(sixes, "11/5 5/off 1/off(2)")
    assert (foe.side, foe.roll, dice(foe)) == ("b", None, ("", "4*3,5*3"))


@pytest.mark.parametrize("game", ["gyulbara", "chelebi"])
def test_stop_hands_over_the_rest_and_all_later_numbers(game: str) -> None:
    """The same roll under Bulgarian practice: the turn ends with the blocked number."""
    closed = "o2" if game == "chelebi" else "o "
    on_13 = "o13" if game == "chelebi" else "o14"
    position = board(
        game,
        "44",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
        {on_13} .  .  .  .  . |  .  x  .  .  .  .
        {closed} .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    foe = after(position, "20/16")
    assert (foe.side, foe.roll, dice(foe)) == ("b", None, ("", "4*3,5*4,6*4"))


UNSTARTED = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    o14 .  .  o  .  . |  .  x  .  .  .  .
     .  .  .  .  .  . |  .  .  .  .  . x14
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def test_an_unstarted_chain_is_lost_whole_under_carry_started() -> None:
    """Gyulbara, 4-4: not one four can be played. Nothing is handed over."""
    foe = after(board("gyulbara", "44", UNSTARTED), "-")
    assert (foe.side, dice(foe)) == ("b", ("", ""))


def test_an_unstarted_chain_is_a_blocked_number_under_carry_all() -> None:
    """Vtora, 4-4: the four fours are the foe's, the chain goes on with the fives."""
    fives = after(board("vtora", "44", UNSTARTED), "-")
    assert (fives.side, dice(fives)) == ("w", ("5*4,6*4", "4*4"))


def test_unstarted_concerns_the_rolled_number_only() -> None:
    """Gyulbara, 4-4: the fours are played and no five can be. The chain had started."""
    position = board(
        "gyulbara",
        "44",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  .  .  .  .  x
         .  .  .  .  .  . |  .  .  .  o  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    fives = after(position, "24/20 20/16 16/12 12/8")
    assert dice(fives) == ("5*4,6*4", "")
    foe = after(fives, "-")
    assert (foe.side, dice(foe)) == ("b", ("", "5*4,6*4"))


def test_skip_with_carry_started_goes_on_when_it_has_started() -> None:
    """A club's mixture: the blocked rest of a started number is handed over, the chain goes on."""
    game = house("vtora", carry="started")
    fives = after(board(game, "44", FOURS_BLOCKED_AFTER_ONE), "20/16")
    assert (fives.side, dice(fives)) == ("w", ("5*4,6*4", "4*3"))
    foe = after(board(game, "44", UNSTARTED), "-")
    assert (foe.side, dice(foe)) == ("b", ("", ""))


def test_stop_with_carry_all_hands_over_an_unstarted_chain() -> None:
    game = house("vtora", on_block="stop")
    foe = after(board(game, "44", UNSTARTED), "-")
    assert (foe.side, dice(foe)) == ("b", ("", "4*4,5*4,6*4"))


def test_without_carry_the_rest_is_lost() -> None:
    for on_block, side, left in (("stop", "b", ""), ("skip", "w", "5*4,6*4")):
        game = house("vtora", carry="none", on_block=on_block)
        then = after(board(game, "44", FOURS_BLOCKED_AFTER_ONE), "20/16")
        assert (then.side, dice(then)) == (side, (left, ""))


def test_a_blocked_six_six() -> None:
    """Chain of one number: started, its rest is handed over; unstarted it is lost, or all is."""
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  . |  .  .  .  .  .  x
         .  .  .  .  .  . |  o  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    for game in ("gyulbara", "vtora"):
        foe = after(board(game, "66", drawing), "24/18 18/12")
        assert (foe.side, dice(foe)) == ("b", ("", "6*2"))
    at_once = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o14 .  .  .  .  o |  .  .  .  .  .  x
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    assert dice(after(board("gyulbara", "66", at_once), "-")) == ("", "")
    assert dice(after(board("vtora", "66", at_once), "-")) == ("", "6*4")


def test_a_win_ends_the_chain() -> None:
    """Bearing off the last checker ends the game; the numbers still to come are not played."""
    position = board(
        "vtora",
        "44",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o15 .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  .  . |  .  .  .  .  . x3
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x12
        """,
    )
    over = after(position, "1/off(3)")
    assert over.result == ("w", 2)
    assert (over.roll, dice(over)) == (None, ("", ""))
