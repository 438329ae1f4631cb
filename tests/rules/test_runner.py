"""Rules §4, runner: fevga (pass) and 31 (home). Boards: `tests.boards`."""

from __future__ import annotations

import pytest

from tests.boards import after, board, house, plays

FEVGA_START = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  .  . x15
    o15 .  .  .  .  . |  .  .  .  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""
THIRTY_ONE_START = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  .  . x15
     .  .  .  .  .  . |  .  .  .  .  . o15
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


@pytest.mark.parametrize(("game", "drawing"), [("fevga", FEVGA_START), ("31", THIRTY_ONE_START)])
def test_one_checker_opens_the_game_alone(game: str, drawing: str) -> None:
    assert plays(board(game, "51", drawing)) == {"24/19 19/18"}
    assert plays(board(game, "22", drawing)) == {"24/22 22/20 20/18 18/16"}


@pytest.mark.parametrize(("game", "drawing"), [("fevga", FEVGA_START), ("31", THIRTY_ONE_START)])
def test_without_the_flag_others_may_leave(game: str, drawing: str) -> None:
    free = house(game, runner="none")
    assert plays(board(free, "51", drawing)) == {"24/19 19/18", "24/19 24/23"}


def on_its_way(game: str, point: int) -> str:
    """Fourteen on 24 and the runner alone on `point`; the foe has not left its 24."""
    foe_start = 12 if game == "fevga" else 1
    cells = {foe_start: "o15", 24: "x14", point: "x"}
    top = " ".join(cells.get(number, ".") for number in range(13, 25))
    bottom = " ".join(cells.get(number, ".") for number in range(12, 0, -1))
    return f"""
        13 14 15 16 17 18   19 20 21 22 23 24
        {top}
        {bottom}
        12 11 10  9  8  7    6  5  4  3  2  1
    """


def leaves_24(game: str, dice: str, point: int) -> bool:
    """Whether with the runner on `point` some play begins with another checker of the 24."""
    return any("24/" in text for text in plays(board(game, dice, on_its_way(game, point))))


def test_the_same_runner_must_go_on() -> None:
    """Fevga: until it has passed my 12, the fourteen stay."""
    assert plays(board("fevga", "41", on_its_way("fevga", 18))) == {"18/14 14/13"}


def test_a_blocked_runner_means_a_pass() -> None:
    """Fevga: the six and the one both meet the foe's."""
    position = board(
        "fevga",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  o  x |  .  .  .  .  . x14
        o14 .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"-"}


def test_pass_lifts_on_the_own_11() -> None:
    """Fevga: the foe starts on my 12. On 13 the runner is not past it, on 11 it is."""
    assert not leaves_24("fevga", "31", 17)
    assert not leaves_24("fevga", "21", 18)
    assert leaves_24("fevga", "21", 11)
    assert leaves_24("fevga", "21", 9)


def test_home_lifts_on_the_own_6() -> None:
    """31: on 7 the runner is not home, on 6 it is."""
    assert not leaves_24("31", "21", 11)
    assert plays(board("31", "66", on_its_way("31", 7))) == {"-"}
    assert leaves_24("31", "21", 6)
    assert leaves_24("31", "51", 7), "after 7/6 or 7/2 another may leave"


def test_it_lifts_in_the_middle_of_a_play() -> None:
    """Fevga: the four takes the runner past 12, then another may leave with the three."""
    found = plays(board("fevga", "43", on_its_way("fevga", 15)))
    assert found == {"15/11 11/8", "24/21 15/11"}


def test_with_the_whole_double_too() -> None:
    """31: two threes bring the runner home, the other two are anyone's."""
    found = plays(board("31", "33", on_its_way("31", 12)))
    assert "24/21(2) 12/9 9/6" in found
    assert "24/21(3) 12/9" not in found


def test_a_borne_off_runner_has_passed() -> None:
    position = board(
        "31",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . x14
         .  .  .  .  .  . |  .  .  .  .  . o15
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x1
        """,
    )
    assert plays(position) == {"24/18 18/17", "24/18 24/23"}


def test_the_runner_gone_ahead_only_others_than_on_24_are_free() -> None:
    """Set up by hand with two on the way: both may move, the thirteen may not leave."""
    position = board(
        "fevga",
        "41",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  x |  x  .  .  .  . x13
        o15 .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert not {text for text in plays(position) if "24" in text}


def test_a_club_that_starts_with_fewer_on_24() -> None:
    """Eight start on 24, seven on 23: one of the eight may leave, then no more."""
    game = house("31", start={"24": 8, "23": 7})
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  . x7 x8
         .  .  .  .  .  . |  .  .  .  . o7 o8
        12 11 10  9  8  7 |  6  5  4  3  2  1
    """
    found = plays(board(game, "51", drawing))
    assert "24/19 23/22" in found
    assert "24/19 24/23" not in found
    left = after(board(game, "51", drawing), "24/19 23/22")
    assert left.white == 7 * (1 << 96) + 6 * (1 << 92) + (1 << 88) + (1 << 76)


def test_a_pinned_checker_at_home_has_come_there() -> None:
    """A club's pinning game: the runner is pinned on 5, but it has passed, and home it is."""
    for runner in ("home", "none"):
        position = board(
            house("treta", runner=runner, mother=False),
            "21",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  .  .  .  . x14
             .  .  .  .  .  . |  . xo2 .  .  . o13
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
        assert plays(position) == {"24/22 22/21", "24/22 24/23"}


def test_it_lifts_after_entering_too() -> None:
    """A club's hitting game: one enters, the runner comes home with 12/6, and 24 is free."""
    club = house("prva", start={"24": 15}, runner="home")
    position = board(
        club,
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
        o15 .  .  .  .  . |  .  .  .  .  . x13
         x  .  .  .  .  . |  .  .  .  .  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
    )
    assert plays(position) == {"bar/19 24/18(2) 12/6", "bar/19 24/18 18/12 12/6"}


def test_nobody_leaves_24_to_hit_either() -> None:
    """A club's hitting game: the blot on 19 is the runner's to hit, not the fourteen's."""
    club = house("prva", start={"24": 15}, runner="home")
    position = board(
        club,
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  o  x  .  .  . x14
         .  .  .  .  .  . |  .  .  .  .  . o14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"20/15 15/14", "20/19* 19/14"}
