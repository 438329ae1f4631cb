"""Drawings of bearing off, and the three strategies."""

from __future__ import annotations

from collections.abc import Mapping

from tests.boards import board, swapped
from tests.rules_pages.drawing import Drawing, no, one

_PINNED_AT_HOME = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  . o14  .  .  .
     .  .  .  .  .  . | x5 x5 x4 xo  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""

BEARING_OFF: Mapping[str, Drawing] = {
    "bear-off": one(
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
    "bear-off-higher": one(
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
    "bear-off-parallel": one(
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
    "bear-off-higher-parallel": one(
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
    "not-all-home": no(
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
    "pinned-others": one(board("treta", "61", _PINNED_AT_HOME), "6/off 6/5"),
    "pinned-none": no(board("plakoto", "61", _PINNED_AT_HOME), 6, 0, "pinned-anywhere"),
    "pinned-home": no(board("tapa", "61", _PINNED_AT_HOME), 6, 0, "pinned-at-home"),
    "foe-in-home": no(
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
    "mars": one(
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
    "left": one(
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
