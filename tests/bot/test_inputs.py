"""What a net sees of a board: the expert numbers of boards that a player can check by eye."""

from __future__ import annotations

import pytest

from tabla_core import Position
from tabla_core.bot.inputs import (
    LAYOUTS,
    POINTS,
    ahead_of,
    escapes,
    layout_for,
    masks_of,
    rows_of,
    shots,
)
from tabla_core.bot.terms import landings
from tabla_core.bot.terms import shots as all_shots
from tests.boards import board
from tests.bot.seen import positions, seen


def numbers(position: Position) -> dict[str, int]:
    """By the names of the tables, what a net sees when White is about to roll: White is *them*."""
    layout = layout_for(position.rules)
    assert layout is not None
    rows = rows_of(layout, *seen(position))
    found = {}
    for name, length in layout.tables:
        first = layout.first[name]
        picked = [row - first for row in rows if first <= row < first + length]
        if len(picked) == 1 and not name.split()[-1].isdigit():
            found[name] = picked[0]
    return found


def test_whoever_is_on_the_bar_enters_before_it_hits() -> None:
    """White enters on 24 to 19, three of them closed, and could hit on 7 from 9 with a two."""
    seen_by_net = numbers(
        board(
            "prva",
            "",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . | o3  .  . o3 o3  .
             .  .  . x2  .  o |  .  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            bar x1  off x12 o5
            """,
        )
    )
    assert seen_by_net["theirs rear"] == 25
    assert seen_by_net["theirs blocked"] == 3
    # A one, four or five enters and a two hits: 1-2, 4-2, 5-2, each thrown in two ways.
    assert seen_by_net["theirs shots"] == 6
    assert seen_by_net["mine run"] == 2
    assert seen_by_net["carried"] == 0


def test_a_shot_of_six_pips_is_seen_from_both_sides() -> None:
    seen_by_net = numbers(
        board(
            "prva",
            "",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  o |  .  .  .  .  . x1
             . o2  .  .  .  . |  .  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x14 o12
            """,
        )
    )
    # White hits 18 from 24 with every six, and 5-1, 4-2, 3-3: twice a double at most counts.
    assert seen_by_net["theirs shots"] == 16
    # And Black, should it be spared, hits 24 from 18 in as many ways.
    assert seen_by_net["mine shots"] == 16


def test_where_a_single_checker_blocks_the_six_ahead_count_single_ones() -> None:
    seen_by_net = numbers(
        board(
            "vtora",
            "",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  o  o  o  o  o x8
             .  .  .  .  .  . |  .  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x7 o10
            """,
        )
    )
    assert seen_by_net["theirs blocked"] == 5
    assert seen_by_net["theirs ahead"] == 5
    assert seen_by_net["theirs playable"] == 1
    assert seen_by_net["theirs landings"] == 1
    # Only a six leads out, with any other number, or with a second six.
    assert seen_by_net["theirs escapes"] == 11
    assert seen_by_net["mine run"] == 5
    # Black's foremost: White's 19 is its own 7.
    assert seen_by_net["mine front"] == 0


def test_the_mother_in_danger_is_a_number_of_its_own() -> None:
    """Black's last checker on its 24 stands alone, five pips before White's checkers on 6."""
    seen_by_net = numbers(
        board(
            "plakoto",
            "",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  .  .  .  .  .
             .  .  .  .  .  . | x2  .  .  .  .  o
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x13 o14
            """,
        )
    )
    assert seen_by_net["theirs shots"] == seen_by_net["theirs last"] == 15
    assert seen_by_net["mine shots"] == seen_by_net["mine last"] == 0


def test_handed_over_dice_are_seen_up_to_a_bound() -> None:
    drawing = """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . x9
         .  .  .  .  .  . |  .  .  .  .  . o9
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x6 o6
        """
    assert numbers(board("chelebi", "", drawing, handed="4*2,5"))["carried"] == 13
    assert numbers(board("chelebi", "", drawing, handed="5*4,6*4"))["carried"] == 24


@pytest.mark.parametrize("game", ["prva", "treta"])
def test_shots_miss_nothing_but_the_third_and_fourth_step_of_a_double(game: str) -> None:
    """Beside the hand-written evaluator's, which counts these as well: at most six rolls more."""
    compared = 0
    for position in positions(game, 4, 60):
        there = seen(position)
        free = POINTS & ~masks_of(there.me, contrary=True).facing_doubled
        movers = masks_of(there.them, contrary=True).occupied & POINTS
        for target in range(1, 25):
            if free >> target & 1:
                few = shots(movers, 1 << target, free)
                many = all_shots(landings(movers, free), 1 << target, free)
                assert few <= many <= few + 6
                compared += 1
    assert compared > 500


def test_escapes_by_hand() -> None:
    assert escapes(ahead_of(24, 0)) == 36
    # A wall of six from the next point on lets nothing through.
    assert escapes(ahead_of(24, 0b111111 << 18)) == 0
    # Five with a gap at six: a six, and then a point that is free, with any other number.
    assert escapes(ahead_of(24, 0b11111 << 19)) == 11


def test_marks_tell_layouts_apart_and_do_not_change_by_themselves() -> None:
    """Files of weights are made for what is seen: with another mark none is good any more."""
    marks = {name: layout.mark.hex() for name, layout in LAYOUTS.items()}
    assert marks == {
        "hit": "3dcf6b28cc1ad342",
        "block": "95b05c6327fa40e2",
        "block-contrary": "5d302c6fffda88de",
        "pin": "ed9abe404975fd42",
        "race": "47591f30c647bccd",
    }
