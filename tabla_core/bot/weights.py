"""The weights of the evaluators, one set for each game that plays differently; pure data.

Found by self-play, see docs/bot.md; frozen, so that other bots can be measured against them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Weights:
    """Thousandths of a logit for each unit of a term, in the order in which the terms are named.

    `side` and `turn` belong to the contact's `SIDE_TERMS` and `TURN_TERMS`, `lead` to the lead
    in the race. `race` is for the lead and for the foe's being about to roll once no contact is
    left. `size` belongs to `SIZE_TERMS` and says how much a win is worth.
    """

    side: tuple[int, ...]
    turn: tuple[int, ...]
    lead: int
    race: tuple[int, int]
    size: tuple[int, ...]


# fmt: off
WEIGHTS: Mapping[str, Weights] = MappingProxyType(
    {
        "prva": Weights(
            side=(
                107, -77, 144, -37, 161, 188, -8, 67, -185, 27, 26, 18, 2, 1, -28, 76, -20, 140, 11,
                47, -99,
            ),
            turn=(-76, -1, -1, 0, 2, 0, 0),
            lead=334,
            race=(1483, -725),
            size=(-1564, 31, 10, -17, -235, 70, 0),
        ),
        "chelebi": Weights(
            side=(
                -14, -47, 28, -132, 116, 193, -68, 14, -171, 33, -42, 22, -2, 11, -47, 126, -22, -3,
                8, 27, -81,
            ),
            turn=(-71, -1, -2, 0, 0, 1, 0),
            lead=276,
            race=(531, -429),
            size=(-324, 21, 0, -7, -38, 296, 0),
        ),
        "vtora": Weights(
            side=(
                -64, -216, -21, -112, 67, -1, 187, -37, -35, 37, -69, 15, -53, 93, -110, -11, -87,
                -59, -12, 1, 81, 9,
            ),
            turn=(-67,),
            lead=317,
            race=(397, -342),
            size=(-270, 12, 4, -10, -43, 0, 0),
        ),
        "gyulbara": Weights(
            side=(
                -45, -204, -27, -102, 93, -4, 175, -37, -38, 36, -78, 28, -56, 63, -95, -17, -67,
                -72, -11, -1, 87, 11,
            ),
            turn=(-56,),
            lead=287,
            race=(384, -337),
            size=(-155, 15, 0, -11, -13, 0, 0),
        ),
        "treta": Weights(
            side=(
                -534, -630, -702, -1050, -3095, -221, 22, -55, -150, -116, -34, -138, -101, -2, -32,
                -58, 11, -27, -28, 16, -155, 11, -84, -2, 401, -2, 0,
            ),
            turn=(-119, -17, -52, 0, -1, 0),
            lead=719,
            race=(1649, -777),
            size=(-1277, 1, 20, -22, 121, 0, 0),
        ),
        "plakoto": Weights(
            side=(
                -401, -585, -724, -967, -3056, -72, 56, 9, -66, -51, -17, -95, -62, -2, -45, -93,
                15, -20, -16, 8, -120, 12, -49, -2, 133, -2, 2,
            ),
            turn=(-141, -18, -56, 1, 14, 0),
            lead=877,
            race=(1464, -721),
            size=(-933, 5, 10, -18, 146, 0, 0),
        ),
        "fevga": Weights(
            side=(
                -115, -166, -28, -75, -103, 23, 203, -40, -44, 44, -88, -8, -102, 138, -166, 139,
                -440, -47, -32, 8, 88, 46,
            ),
            turn=(-105,),
            lead=1216,
            race=(1737, -770),
            size=(1165, 68, -28, -30, 50, 0, 0),
        ),
        "31": Weights(
            side=(
                -192, -39, 100, -23, -82, 21, 150, -9, -43, 29, -146, 32, -54, 174, -3, 0, 286, 49,
                -2, 57, 63, 6,
            ),
            turn=(-107,),
            lead=618,
            race=(904, -406),
            size=(-1284, 1, 20, -14, -100, 0, 128),
        ),
    }
)
# fmt: on
"""By the id of the game they were found for; other rule sets take the nearest, see `evaluator`."""
