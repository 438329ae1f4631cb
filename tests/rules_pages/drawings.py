"""The pictures of the rules pages, drawn: the page's `pictures.json` is written from these.

Each is a position and what is claimed of it: plays that are legal, one stage after another, or a
step that is refused and for which reason. White sits below, as in all drawings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabla_core import Position
from tests.boards import board, swapped


@dataclass(frozen=True)
class Refused:
    """A step that the rules do not allow, from a place and to one (or nowhere), and why."""

    origin: int
    landing: int | None
    reason: str


@dataclass(frozen=True)
class Drawing:
    """One picture.

    `plays` are played one after another; a pair is a roll (``63``, or nothing where dice are in
    hand or were handed over) and the play of its stage. `points` are pointed out.
    """

    position: Position
    plays: tuple[tuple[str, str], ...] = ()
    refused: Refused | None = None
    points: tuple[int, ...] = field(default=())


def _one(position: Position, text: str, *points: int) -> Drawing:
    return Drawing(position, (("", text),), points=points)


def _no(position: Position, origin: int, landing: int | None, reason: str, *points: int) -> Drawing:
    return Drawing(position, refused=Refused(origin, landing, f"reason.{reason}"), points=points)


DICE: Mapping[str, Drawing] = {
    "dice-both": _no(
        board(
            "prva",
            "62",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             x  .  .  .  .  . | o5 o5 o3  .  .  .
             . o2  .  .  x  . |  .  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x13
            """,
        ),
        8,
        2,
        "both-dice",
    ),
    "dice-larger": _no(
        board(
            "prva",
            "65",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             x  .  .  .  .  . | o3 o3 o3 o2  .  .
             .  .  .  .  .  . |  .  .  .  . o2 o2
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x14
            """,
        ),
        13,
        8,
        "larger-die",
    ),
    "opening-play": _one(
        board(
            "aada",
            "31",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            x5  .  .  . o3  . | o5  .  .  .  . x2
            o5  .  .  . x3  . | x5  .  .  .  . o2
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
            rolls=(0, 0),
        ),
        "8/5 6/5",
    ),
}

CONTACT: Mapping[str, Drawing] = {
    "hit": _one(
        board(
            "prva",
            "64",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            x5  .  .  . o3  o | o5  .  .  .  . x2
            o4  .  .  . x3  . | x5  .  .  .  . o2
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        "24/18* 18/14",
    ),
    "enter": _one(
        board(
            "prva",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            x5  .  .  . o3  . | o5  .  .  .  .  x
            o5  .  .  . x3  . | x5  .  .  .  . o2
            12 11 10  9  8  7 |  6  5  4  3  2  1
            bar x1
            """,
        ),
        "bar/22 13/7",
    ),
    "enter-first": _no(
        board(
            "prva",
            "64",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            x5  .  .  . o3  . | o4 o2  . o2  .  x
            o4  .  .  . x3  . | x5  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            bar x1
            """,
        ),
        13,
        7,
        "enter-first",
    ),
    "block": _no(
        board(
            "vtora",
            "41",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  o  .  .  . x14
            o14 .  .  .  .  . |  .  .  .  x  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
            rolls=(1, 1),
        ),
        24,
        20,
        "blocked-by-one",
    ),
    "block-31": _no(
        board(
            "31",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  o |  .  .  .  .  . x14
             .  .  .  .  .  . |  .  x  .  .  . o14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        24,
        18,
        "blocked-by-one",
    ),
    "pin": _one(
        board(
            "treta",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  x  .  .  . x12
             .  o  .  .  . x2 |  .  .  .  .  . o14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        "20/14 14/11^",
    ),
    "pinned": _no(
        board(
            "treta",
            "52",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  . x2 | xo  .  .  .  . x11
             .  .  .  .  .  o |  .  .  .  .  x o13
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        19,
        None,
        "pinned",
    ),
    "pin-closes": _no(
        board(
            "treta",
            "52",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  . x2 | xo  .  .  .  . x11
             .  .  .  .  .  o |  .  .  .  .  x o13
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        24,
        19,
        "blocked-by-pin",
    ),
    "mother": _one(
        board(
            "treta",
            "51",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  . o14 .  .  .
             .  .  .  .  . x14|  x  .  .  .  .  o
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        "6/1^",
        1,
    ),
    "mother-draw": _one(
        board(
            "treta",
            "51",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  . o13 .  .  xo
             .  .  .  .  . x13|  x  .  .  .  .  o
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        "6/1^",
        1,
        24,
    ),
}

CHAINS: Mapping[str, Drawing] = {
    "cascade": Drawing(
        board(
            "vtora",
            "44",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  .  .  .  x x14
            o11 .  o  .  o  o |  .  .  .  .  o  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
            rolls=(3, 3),
        ),
        (("", "24/20(4)"), ("", "24/19(4)"), ("", "24/18(4)")),
    ),
    "cascade-chelebi": Drawing(
        board(
            "chelebi",
            "55",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            x5  .  .  . o3  . | o5  .  .  .  . x2
            o5  .  .  . x3  . | x5  .  .  .  . o2
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
            rolls=(2, 2),
        ),
        (("", "13/8(2) 8/3(2)"), ("", "13/7(2) 8/2(2)")),
    ),
    "handed-skip": Drawing(
        board(
            "vtora",
            "55",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  o  .  .  .  . x15
            o14 .  .  .  .  . |  .  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        (("", "-"), ("", "24/18(4)"), ("", "24/19(3) 7/2")),
    ),
    "handed-mixed": Drawing(
        board(
            "vtora",
            "62",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  o  .  o  .  . |  .  .  .  x  .  .
            o12 .  o  .  .  . |  .  .  .  .  . x14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
            rolls=(0, 0),
        ),
        (("", "22/20"), ("", "24/18")),
    ),
    "handed-stop": Drawing(
        board(
            "gyulbara",
            "55",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  x  .  .  . |  o  .  .  .  . x13
            o14 .  .  .  .  . |  .  .  .  .  x  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        (("", "15/10 10/5"), ("", "24/19(2)"), ("", "24/18(4)")),
    ),
    "handed-chelebi": Drawing(
        board(
            "chelebi",
            "55",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  x | o4 o3 o2 o2  .  .
             .  .  .  .  .  . | x5 x5 x4 o2  . o2
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        (("", "18/13 13/8"), ("", "22/17*(2)"), ("", "17/11(2) 11/5(2)")),
    ),
}

RUNNERS_AND_WALLS: Mapping[str, Drawing] = {
    "runner-pass": _no(
        board(
            "fevga",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  x  .  . |  .  .  .  .  . x14
            o14 .  .  .  o  . |  .  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
            rolls=(2, 2),
        ),
        24,
        18,
        "runner-not-past",
    ),
    "runner-pass-free": _one(
        board(
            "fevga",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  x  .  . |  .  .  .  .  . x14
            o14 .  .  .  o  . |  .  .  .  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
            rolls=(2, 2),
        ),
        "24/21 16/10",
    ),
    "runner-home": _no(
        board(
            "31",
            "42",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  o  . |  .  .  .  .  . x14
             .  .  x  .  .  . |  .  .  .  .  . o14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        24,
        20,
        "runner-not-home",
    ),
    "runner-home-free": _one(
        board(
            "31",
            "42",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  o  . |  .  .  .  .  . x14
             .  .  x  .  .  . |  .  .  .  .  . o14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        "24/22 10/6",
    ),
    "wall-quarter": _no(
        board(
            "fevga",
            "53",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  o  o  o  o  o |  .  x  x  x  x x3
            o10 .  .  .  .  . |  .  .  .  .  . x8
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        24,
        21,
        "wall",
        24,
        23,
        22,
        21,
        20,
        19,
    ),
    "wall-before": _no(
        board(
            "fevga",
            "53",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  .  .  .  .  .
            o10 x3 x  x  x  x |  .  o  o  o  o  o
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x8
            """,
        ),
        11,
        8,
        "wall",
        11,
        10,
        9,
        8,
        7,
        6,
    ),
    "leave": _no(
        board(
            "fevga",
            "65",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  x x2  . |  x  .  .  .  .  .
            o13 x2 . o2 x2 x4 |  x  .  x  x  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        16,
        5,
        "leave-a-move",
    ),
    "quarter": _one(
        board(
            "31",
            "51",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  x  x  x  x x2
             .  .  .  .  .  . |  .  .  .  . o15 x9
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        "24/19",
        24,
        23,
        22,
        21,
        20,
        19,
    ),
}

_PINNED_AT_HOME = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  . o14  .  .  .
     .  .  .  .  .  . | x5 x5 x4 xo  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""

BEARING_OFF: Mapping[str, Drawing] = {
    "bear-off": _one(
        board(
            "prva",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . | o3 o3 o3 o2 o2 o2
             .  .  .  .  .  . | x3 x3 x2 x2 x2  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x3
            """,
        ),
        "6/off 3/off",
    ),
    "bear-off-higher": _one(
        board(
            "prva",
            "61",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . | o3 o3 o3 o2 o2 o2
             .  .  .  .  .  . |  .  . x2  .  x  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x12
            """,
        ),
        "4/off 2/1",
    ),
    "bear-off-parallel": _one(
        board(
            "vtora",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            o2 o2 o2 o3 o3 o3 |  .  .  .  .  .  .
             .  .  .  .  .  . | x3 x3 x2 x2 x2  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x3
            """,
        ),
        "6/off 3/off",
    ),
    "bear-off-higher-parallel": _one(
        board(
            "vtora",
            "61",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            o2 o2 o2 o3 o3 o3 |  .  .  .  .  .  .
             .  .  .  .  .  . |  .  . x2  .  x  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x12
            """,
        ),
        "4/off 2/1",
    ),
    "not-all-home": _no(
        board(
            "prva",
            "61",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . | o5 o5 o5  .  .  .
             .  .  .  x  .  x | x4 x4 x5  .  .  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        6,
        0,
        "not-all-home",
    ),
    "pinned-others": _one(board("treta", "61", _PINNED_AT_HOME), "6/off 6/5"),
    "pinned-none": _no(board("plakoto", "61", _PINNED_AT_HOME), 6, 0, "pinned-anywhere"),
    "pinned-home": _no(board("tapa", "61", _PINNED_AT_HOME), 6, 0, "pinned-at-home"),
    "foe-in-home": _no(
        board(
            "31",
            "62",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  . o14  .  .  .  .
             .  .  .  .  .  . | x7 x4 x4  .  .  o
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        6,
        0,
        "foe-in-home",
    ),
    "mars": _one(
        board(
            "prva",
            "21",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  o | o4 o3 o3 o2 o2  .
             .  .  .  .  .  . |  .  .  .  .  .  x
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x14
            """,
        ),
        "1/off",
    ),
    "left": _one(
        board(
            "31",
            "21",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  . o2 o2 o2 o1
             .  .  .  .  .  . |  .  .  .  .  .  x
            12 11 10  9  8  7 |  6  5  4  3  2  1
            off x14 o8
            """,
        ),
        "1/off",
    ),
}

STRATEGIES: Mapping[str, Drawing] = {
    "strategy-block": Drawing(
        board(
            "prva",
            "",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
            x3  .  .  . o3  . | o4 o3 o2 o2  .  .
             .  x  x  . x2 x2 | x2 x2 x2  .  o  .
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        ),
        (
            ("42", "13/9 11/9"),
            ("66", "8/2(3)"),
            ("63", "13/7 10/7"),
            ("54", "6/1 6/2"),
            ("44", "13/9 9/5 7/3(2)"),
        ),
        points=(9, 8, 7, 6, 5, 4),
    ),
    "strategy-blitz": Drawing(
        swapped(
            board(
                "prva",
                "",
                """
                13 14 15 16 17 18 | 19 20 21 22 23 24
                x5  .  .  . o3  . | o5  .  .  .  . x2
                o5  .  .  . x3  . | x5  .  .  .  . o2
                12 11 10  9  8  7 |  6  5  4  3  2  1
                """,
            )
        ),
        (
            ("52", "13/8 24/22"),
            ("55", "8/3*(2) 6/1*(2)"),
            ("63", "-"),
            ("42", "8/4 6/4"),
            ("61", "-"),
            ("44", "13/9(2) 9/5(2)"),
        ),
    ),
    "strategy-back": Drawing(
        swapped(
            board(
                "prva",
                "",
                """
                13 14 15 16 17 18 | 19 20 21 22 23 24
                 .  .  .  .  .  o | o3 o3 o2 o2  .  .
                 .  .  .  .  . x3 | x3 o2 x3 o2 x4 x2
                12 11 10  9  8  7 |  6  5  4  3  2  1
                """,
            )
        ),
        (
            ("61", "7/1 7/6"),
            ("21", "20/18* 7/6"),
            ("63", "-"),
            ("42", "22/18 20/18"),
            ("64", "-"),
        ),
    ),
}
