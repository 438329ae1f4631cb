"""Move text (notation: move text): how plays are written and read. Boards: `tests.boards`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from tabla_core import Illegal, Malformed, Position, parse_position, play
from tabla_core.moves import format_move, parse_move
from tabla_core.packed import count
from tabla_core.plays import legal_plays, move_to
from tabla_core.seat import Seat, State
from tabla_core.stage import legal
from tests.boards import after, board, plays
from tests.cases import file_names, legal_cases

TWO_BLOTS = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  .  o  . |  . x2  .  .  . o13
     .  .  .  .  .  . |  .  .  .  .  . x13
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def sample(every: int) -> list[str]:
    """Positions of every kind: some lines of each file of cases."""
    return [case.position for name in file_names() for case in legal_cases(name)[3::every]]


# --- writing -------------------------------------------------------------------------------------


def test_higher_origins_first_then_the_larger_die() -> None:
    position = board(
        "prva",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  . x2 .
         .  .  .  .  .  . |  .  .  .  . o15 x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"23/21 21/20", "23/21 23/22"}


def test_bar_and_off_have_names() -> None:
    entering = board(
        "prva",
        "51",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1
        """,
    )
    assert plays(entering) == {"bar/20 20/19"}
    leaving = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  x  .  .  x  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13
        """,
    )
    assert plays(leaving) == {"6/off 3/off", "6/3 3/off"}


def test_a_star_for_a_hit_and_a_hat_for_a_pin() -> None:
    assert "20/14* 20/17*" in plays(board("prva", "63", TWO_BLOTS))
    assert "20/14^ 20/17^" in plays(board("treta", "63", TWO_BLOTS))


def test_equal_steps_once_with_a_count_and_one_mark_for_all() -> None:
    assert "20/14*(2) 14/8(2)" in plays(board("prva", "66", TWO_BLOTS))
    assert "20/14^(2) 14/8(2)" in plays(board("treta", "66", TWO_BLOTS))


@pytest.mark.parametrize(("game", "mark"), [("prva", "*"), ("treta", "^")])
def test_the_first_to_land_hits_or_pins(game: str, mark: str) -> None:
    """Two from different points meet on 14: the higher origin, written first, has the mark."""
    position = board(
        game,
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  x  . |  .  x  .  .  . o14
         .  .  .  .  .  . |  .  .  .  .  . x13
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert f"20/14{mark} 17/14" in plays(position)


def test_steps_in_any_order_are_written_in_one() -> None:
    seat = Seat(board("prva", "63", TWO_BLOTS))
    assert format_move(seat, [(14, 11), (20, 14)]) == "20/14* 14/11"
    assert format_move(seat, [(20, 17), (20, 14)]) == "20/14* 20/17*"


def test_no_step_at_all_is_a_dash() -> None:
    position = board(
        "prva",
        "66",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         . o2  .  .  .  . |  .  x  .  .  . o13
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert plays(position) == {"-"}
    assert after(position, "-").side == "b"


def test_the_shortest_play_of_several() -> None:
    """One checker left on 1 and one on 2, in hand 2-1: two steps in any case. With 6-1 the last
    may go off with either die; the larger is written, and the text shows no dice."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  x  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x14
        """,
    )
    # 2/off ends the game with one die; 2/1 1/off comes to the same with two.
    assert [each.steps for each in legal_plays(position)] == [((2, 6),)]
    assert plays(position) == {"2/off"}


Steps = tuple[tuple[int, int], ...]
"""(origin, die) of each step, in canonical order."""


def whole_plays(position: Position) -> Iterator[tuple[State, Steps]]:
    """Every order of every legal play by plain trying: the result and the steps, sorted."""
    seat = Seat(position)
    found = legal(seat, position.stage)
    ways: set[tuple[State, tuple[int, ...], Steps]] = {(seat.root, position.stage, ())}
    while ways:
        longer: set[tuple[State, tuple[int, ...], Steps]] = set()
        for state, dice, steps in ways:
            if state in found.over or (state in found.going and dice == found.left):
                yield state, steps
            if state in found.over:
                continue
            for die in set(dice):
                left = list(dice)
                left.remove(die)
                for origin, then in seat.steps(state, die):
                    taken = tuple(sorted((*steps, (origin, die)), reverse=True))
                    longer.add((then, tuple(left), taken))
        ways = longer


def written(position: Position, steps: Steps) -> str:
    """The text of steps in canonical order, played one by one on plain lists."""
    seat = Seat(position)
    mine = [count(seat.root, point) for point in range(26)]
    foe = [count(seat.foe, point) for point in range(26)]
    said: list[tuple[str, str]] = []
    for origin, die in steps:
        landing = max(origin - die, 0)
        mine[origin] -= 1
        mine[landing] += 1
        mark = ""
        if landing and foe[landing] == 1 and position.rules.contact == "hit":
            mark = "*"
            foe[landing] = 0
        if landing and foe[landing] == 1 and position.rules.contact == "pin" and mine[landing] == 1:
            mark = "^"
        name = f"{'bar' if origin == 25 else origin}/{landing or 'off'}"
        said.append((name, mark))
    words = []
    for name in dict.fromkeys(name for name, _ in said):
        same = [mark for other, mark in said if other == name]
        words.append(name + max(same) + (f"({len(same)})" if len(same) > 1 else ""))
    return " ".join(words) or "-"


@pytest.mark.parametrize("name", file_names())
def test_the_canonical_text_by_its_definition(name: str, soak: bool) -> None:
    """Of the shortest plays that reach a result, the first by higher origin, then larger die."""
    for case in legal_cases(name)[:: 1 if soak else 25]:
        position = parse_position(case.position)
        shortest: dict[State, Steps] = {}
        for state, steps in whole_plays(position):
            known = shortest.get(state)
            if known is None or len(steps) < len(known):
                shortest[state] = steps
            elif len(steps) == len(known):
                shortest[state] = max(known, steps)
        expected = sorted(written(position, steps) for steps in shortest.values())
        assert [each.text for each in legal_plays(position)] == expected, case.position


# --- reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", sample(60))
def test_every_text_reads_back(line: str) -> None:
    position = parse_position(line)
    for text, _, then in legal_plays(position):
        assert play(position, text) == then
        assert move_to(position, then) == text


@pytest.mark.parametrize("line", sample(90))
def test_in_any_order_of_the_steps(line: str) -> None:
    position = parse_position(line)
    for text, _, then in legal_plays(position)[:12]:
        for words in permutations(text.split(" ")):
            assert play(position, " ".join(words)) == then


def test_marks_may_be_left_out() -> None:
    position = board("prva", "63", TWO_BLOTS)
    assert play(position, "20/17 20/14") == after(position, "20/14* 20/17*")


def test_counts_may_be_written_out() -> None:
    position = board("prva", "66", TWO_BLOTS)
    whole = after(position, "20/14*(2) 14/8(2)")
    for text in ("20/14 20/14 14/8 14/8", "14/8(2) 20/14*(2)", "20/14* 14/8 20/14 14/8"):
        assert play(position, text) == whole


def test_another_way_to_the_same_result_is_read() -> None:
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  . x14
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert play(position, "20/17 17/11") == after(position, "20/14 14/11")


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("prva", "20/14^ 20/17*"),
        ("prva", "20/14 14/11*"),
        ("treta", "20/14* 20/17^"),
        ("treta", "20/14^ 14/11^"),
    ],
)
def test_a_wrong_mark_is_refused(game: str, text: str) -> None:
    with pytest.raises(Illegal) as refused:
        play(board(game, "63", TWO_BLOTS), text)
    assert refused.value.code == "move.mark"


@pytest.mark.parametrize(
    "text",
    [
        "20/14",  # one die of two
        "20/14 20/14",  # two sixes
        "20/14 14/11 11/8",
        "19/13 13/10",  # nobody there
        "20/11",  # two dice at once
        "-",
        "1/off 20/17",
    ],
)
def test_what_is_no_legal_play(text: str) -> None:
    position = board("prva", "63", TWO_BLOTS)
    with pytest.raises(Illegal) as refused:
        play(position, text)
    assert refused.value.code == "move.illegal"


def test_a_die_that_must_be_the_higher_is_not_traded_for_the_lower() -> None:
    """Bearing 1 off could be the one or the six: both must be used, whichever is meant."""
    position = board(
        "prva",
        "61",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  x  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x13
        """,
    )
    assert plays(position) == {"2/off 1/off", "2/1 1/off"}
    assert play(position, "1/off 2/off").result == ("w", 2)
    # 2/1 1/off leaves the same checkers as 2/off alone, which wastes a die.
    with pytest.raises(Illegal) as refused:
        play(position, "2/off")
    assert refused.value.code == "move.illegal"


def test_a_text_without_dice_in_hand() -> None:
    position = after(board("prva", "66", TWO_BLOTS), "20/14*(2) 14/8(2)")
    with pytest.raises(Illegal) as refused:
        play(position, "24/18")
    assert refused.value.code == "move.no-dice"


def test_nothing_leads_elsewhere() -> None:
    position = board("prva", "66", TWO_BLOTS)
    with pytest.raises(Illegal) as refused:
        move_to(position, position)
    assert refused.value.code == "move.illegal"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "--",
        "24",
        "24/",
        "/18",
        "24-18",
        "24/18 ",
        " 24/18",
        "24/18  13/10",
        "24/18,13/10",
        "25/19",
        "0/off",
        "18/24",
        "18/18",
        "off/6",
        "bar/off",
        "6/bar",
        "6/0",
        "024/18",
        "24/018",
        "24/18**",
        "24/18(2)*",
        "24/18(1)",
        "24/18(5)",
        "24/18(0)",
        "24/18(2",
        "6/5(4) 5/4",
        "6/5 5/4 4/3 3/2 2/1",
        "24/18\n",
        "٢٤/18",
        "BAR/20",
        "100/94",
    ],
)
def test_what_is_no_move_text(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse_move(text)
    assert refused.value.code == "move.form"


@pytest.mark.parametrize("value", [None, 3, ["24/18"], b"24/18"])
def test_only_a_text_is_a_text(value: object) -> None:
    with pytest.raises(Malformed) as refused:
        parse_move(value)  # type: ignore[arg-type]
    assert refused.value.code == "move.form"
