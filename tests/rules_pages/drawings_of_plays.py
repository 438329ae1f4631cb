"""Drawings of how dice are played and of meeting the other side."""

from __future__ import annotations

from collections.abc import Mapping

from tests.boards import board
from tests.rules_pages.drawing import Drawing, no, one

DICE: Mapping[str, Drawing] = {
    "dice-both": no(
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
    "dice-larger": no(
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
    "opening-play": one(
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
    "hit": one(
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
    "enter": one(
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
    "enter-first": no(
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
    "block": no(
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
    "block-31": no(
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
    "pin": one(
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
    "pinned": no(
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
    "pin-closes": no(
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
    "mother": one(
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
    "mother-draw": one(
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
