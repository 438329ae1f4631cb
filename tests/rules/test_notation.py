"""Position lines (notation: position line): what is written, read and refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabla_core import (
    GAMES,
    Malformed,
    Result,
    RuleSet,
    TablaError,
    format_position,
    parse_position,
    roll,
    start,
)
from tabla_core.packed import one
from tests.boards import board
from tests.cases import file_names, legal_cases

START = "prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/0 0/0 w 0/0 - -"
CORNERS = "treta w15,22,b15 0/0 0/0 w 0/0 - -"
DIAGONAL = "vtora w15,11,b15,11 0/0 0/0 w 0/0 - -"


def refused(line: object, rules: RuleSet | None = None) -> str:
    with pytest.raises(Malformed) as error:
        parse_position(line, rules)  # type: ignore[arg-type]
    assert "\n" not in str(error.value)
    return error.value.code


# --- writing -------------------------------------------------------------------------------------


def test_the_starts() -> None:
    assert format_position(start(GAMES["prva"])) == START
    assert format_position(start(GAMES["treta"])) == CORNERS
    assert format_position(start(GAMES["vtora"])) == DIAGONAL
    assert format_position(start(GAMES["prva"], "b")) == START.replace(" w 0/0", " b 0/0")


def test_a_stack_from_the_bottom_up() -> None:
    """Black on one pinned White checker, and White on one pinned Black checker."""
    position = board(
        "treta",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  . xo2 . x11
         .  .  .  .  . ox2|  x  .  .  .  . o12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        rolls=(4, 5),
    )
    line = "treta w11,1,w1b2,14,b1w2,w1,4,b12 0/0 0/0 w 5/5 63:6,3 -"
    assert format_position(position) == line
    assert parse_position(line) == position


def test_one_on_one_says_who_is_below() -> None:
    white_below = "treta w14,1,w1b1,20,b14 0/0 0/0 w 0/0 - -"
    black_below = "treta w14,1,b1w1,20,b14 0/0 0/0 w 0/0 - -"
    assert parse_position(white_below).white_pinned == one(22)
    assert parse_position(black_below).black_pinned == one(3)
    for line in (white_below, black_below):
        assert format_position(parse_position(line)) == line


def test_bar_off_and_rolls() -> None:
    position = board(
        "prva",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o9
         .  .  .  .  .  . |  .  .  .  .  . x10
        12 11 10  9  8  7 |  6  5  4  3  2  1
        bar x1 o2  off x4 o4
        """,
        rolls=(7, 8),
    )
    line = "prva b9,22,w10 1/2 4/4 w 7/8 - -"
    assert format_position(position) == line
    assert parse_position(line) == position


@pytest.mark.parametrize(
    ("text", "result"), [("w+2", ("w", 2)), ("b+1", ("b", 1)), ("=0", (None, 0))]
)
def test_a_finished_game_has_its_result_for_a_side(text: str, result: Result) -> None:
    line = f"prva 23,w1 0/0 14/15 {text} 9/9 - -"
    assert parse_position(line).result == result
    assert format_position(parse_position(line)) == line


def test_dice_and_carry() -> None:
    for line in (
        "vtora w15,11,b15,11 0/0 0/0 w 1/0 63:6,3 -",
        "vtora w15,11,b15,11 0/0 0/0 w 1/0 44:4*4 -",
        "vtora w15,11,b15,11 0/0 0/0 w 4/3 44:4*4,5*4,6*4 -",
        "vtora w15,11,b15,11 0/0 0/0 w 4/3 44:6*4 4*2,5",
        "vtora w15,11,b15,11 0/0 0/0 b 4/3 - 4*2,5",
    ):
        assert format_position(parse_position(line)) == line


def test_rolls_are_written_higher_first_and_read_in_either_order() -> None:
    lines = {format_position(roll(start(GAMES["prva"]), *dice)) for dice in ((6, 3), (3, 6))}
    assert lines == {START.replace("0/0 - -", "1/0 63:6,3 -")}


def test_a_clubs_own_game() -> None:
    club = RuleSet.from_json({"id": "our-vtora", "base": "vtora", "cascade_from": 1}, GAMES)
    line = "our-vtora w15,11,b15,11 0/0 0/0 w 1/0 44:4*4,5*4,6*4 -"
    assert format_position(parse_position(line, club)) == line
    assert refused(line) == "position.game"
    assert parse_position(START, club).rules == GAMES["prva"]


# --- refusing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "line"),
    [
        # eight fields with one space between
        ("fields", ""),
        ("fields", "prva"),
        ("fields", START + " -"),
        ("fields", START.replace(" - -", " -")),
        ("fields", START.replace(" w ", "  w ")),
        ("fields", " " + START),
        ("fields", START + " "),
        ("game", START.replace("prva", "tavla")),
        ("game", START.replace("prva", "Prva")),
        # the board
        ("board", START.replace("w2,4", "w2,2,2")),  # two empty runs in a row
        ("board", START.replace("w2,4", "w02,4")),  # leading zeros
        ("board", START.replace("w2,4", "w2,04")),
        ("board", START.replace("w2,4", "w2,0,4")),
        ("board", START.replace("w2,4", "w0,4")),
        ("board", START.replace("w2,4", "w,4")),
        ("board", START.replace("w2,4", "x2,4")),
        ("board", START.replace("w2,4", "W2,4")),
        ("board", START.replace("w2,4", "w2,,4")),
        ("board", START.replace("w2,4", "w2,4,")),
        ("board", START.replace("w2,4", "w٢,4")),
        ("board", START.replace("w2,4", "w2;4")),
        ("points", START.replace("w2,4", "w2,5")),  # always 24 points
        ("points", START.replace("w2,4", "w2,3")),
        ("points", START.replace(",b2 ", ",b1,b1 ")),
        ("points", START.replace(",b2 ", ",b2,3 ")),
        ("layers", CORNERS.replace("w15", "w1b1w1")),  # a third layer
        ("pin", CORNERS.replace("w15", "w2b2")),  # two under one
        ("pin", CORNERS.replace("w15", "w1w14")),
        ("pin", START.replace("w2,", "b1w2,")),  # a pinned stack in a game without pins
        ("pin", DIAGONAL.replace("w15,", "b1w15,")),
        # bar, off, totals
        ("bar", START.replace("0/0 0/0", "0 0/0")),
        ("bar", START.replace("0/0 0/0", "00/0 0/0")),
        ("bar", START.replace("0/0 0/0", "0/16 0/0")),
        ("bar", START.replace("0/0 0/0", "-1/0 0/0")),
        ("bar", CORNERS.replace("w15", "w14").replace("0/0 0/0", "1/0 0/0")),  # no hits, no bar
        ("bar", DIAGONAL.replace("b15", "b14").replace("0/0 0/0", "0/1 0/0")),
        ("off", START.replace("0/0 0/0", "0/0 0")),
        ("off", START.replace("0/0 0/0", "0/0 01/0")),
        ("off", START.replace("0/0 0/0", "0/0 0/99")),
        ("total", START.replace("w2,4", "w1,4")),
        ("total", START.replace("w2,4", "w3,4")),
        ("total", START.replace("w2,4", "w16,4")),
        ("total", START.replace("b2 ", "b3 ")),
        ("total", START.replace("0/0 0/0", "1/0 0/0")),
        ("total", START.replace("0/0 0/0", "0/0 0/1")),
        # side and result
        ("side", START.replace(" w ", " x ")),
        ("side", START.replace(" w ", " W ")),
        ("side", START.replace(" w ", " w+0 ")),
        ("side", START.replace(" w ", " w+3 ")),  # no triple
        ("side", START.replace(" w ", " w+02 ")),
        ("side", START.replace(" w ", " =1 ")),
        ("side", "31 w15,22,b15 0/0 0/0 b+16 0/0 - -"),
        # rolls
        ("rolls", START.replace("w 0/0", "w 0")),
        ("rolls", START.replace("w 0/0", "w 00/0")),
        ("rolls", START.replace("w 0/0", "w -1/0")),
        ("rolls", START.replace("0/0 - -", "0/1 63:6,3 -")),  # dice in hand without a roll
        # dice
        ("dice", START.replace("0/0 - -", "1/0 63 -")),
        ("dice", START.replace("0/0 - -", "1/0 36:6,3 -")),
        ("dice", START.replace("0/0 - -", "1/0 73:7,3 -")),
        ("dice", START.replace("0/0 - -", "1/0 60:6,0 -")),
        ("dice", START.replace("0/0 - -", "1/0 63: -")),
        ("dice", START.replace("0/0 - -", "1/0 66:6*5 -")),
        ("dice", START.replace("0/0 - -", "1/0 66:6*1 -")),
        ("dice", START.replace("0/0 - -", "1/0 63:6;3 -")),
        # groups that do not fit the roll
        ("groups", START.replace("0/0 - -", "1/0 63:6 -")),
        ("groups", START.replace("0/0 - -", "1/0 63:3,6 -")),
        ("groups", START.replace("0/0 - -", "1/0 63:6,4 -")),
        ("groups", START.replace("0/0 - -", "1/0 66:6*2 -")),
        ("groups", START.replace("0/0 - -", "1/0 44:4*4,5*4,6*4 -")),
        ("groups", DIAGONAL.replace("0/0 - -", "3/0 44:4*4,5*4,6*4 -")),
        ("groups", DIAGONAL.replace("0/0 - -", "4/0 44:4*4 -")),
        ("groups", DIAGONAL.replace("0/0 - -", "4/0 44:5*4 -")),
        # handed-over dice
        ("carry", START.replace("- -", "- 6")),  # in a game without them
        ("carry", DIAGONAL.replace("- -", "- 6,5")),
        ("carry", DIAGONAL.replace("- -", "- 5,5")),
        ("carry", DIAGONAL.replace("- -", "- 7")),
        ("carry", DIAGONAL.replace("- -", "- 6*5")),
        ("carry", DIAGONAL.replace("- -", "- 6*0")),
        ("carry", DIAGONAL.replace("- -", "- 6*1")),
        ("carry", DIAGONAL.replace("0/0 - -", "1/0 63:6,3 3")),
        ("carry", DIAGONAL.replace("0/0 - -", "4/0 44:5*4,6*4 5*2")),
        ("carry", DIAGONAL.replace("0/0 - -", "4/0 44:5*4,6*4 3*2")),
        ("carry", DIAGONAL.replace("0/0 - -", "4/0 44:5*4,6*4 3*2,4*2")),
        ("carry", DIAGONAL.replace("0/0 - -", "4/0 44:4*4,5*4,6*4 4*2")),
        # a finished game
        ("finished", "prva 23,w1 0/0 14/15 b+1 9/9 63:6,3 -"),
        ("finished", "vtora 23,w1 0/0 14/15 b+1 9/9 - 6"),
        ("finished", "prva 23,w1 0/0 14/15 w 9/9 - -"),
        ("finished", "prva b1,23 0/0 15/14 w 9/9 - -"),
    ],
)
def test_every_error_has_its_code(code: str, line: str) -> None:
    assert refused(line) == f"position.{code}"


@pytest.mark.parametrize("value", [None, 7, b"prva", ["prva"]])
def test_only_a_text_is_a_line(value: object) -> None:
    assert refused(value) == "position.fields"


# --- anything else -------------------------------------------------------------------------------

LINES = [START, CORNERS, DIAGONAL] + [
    line
    for name in file_names()
    for case in legal_cases(name)[7::60]
    for line in (case.position, *case.results[:1])
]


def holds_or_is_refused(line: str) -> None:
    """A line is refused with a code, or it means exactly what it says."""
    try:
        position = parse_position(line)
    except TablaError as error:
        assert error.code.startswith("position.")
        assert "\n" not in str(error)
    else:
        assert format_position(position) == line


@given(st.sampled_from(LINES), st.data())
def test_damaged_lines(line: str, data: st.DataObject) -> None:
    """A few characters put in, taken out or changed."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(line)))
        to = at + data.draw(st.integers(0, 2))
        put = data.draw(st.text("wb0123456789,/:*+-= \n", max_size=2))
        line = line[:at] + put + line[to:]
    holds_or_is_refused(line)


@given(st.sampled_from(LINES), st.sampled_from(LINES), st.integers(0, 7))
def test_mixed_lines(line: str, other: str, field: int) -> None:
    """One field of another line."""
    fields = line.split(" ")
    fields[field] = other.split(" ")[field]
    holds_or_is_refused(" ".join(fields))


@given(st.text(max_size=80))
def test_any_text(text: str) -> None:
    holds_or_is_refused(text)
