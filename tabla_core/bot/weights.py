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
                -52, -31, -42, -151, 84, 151, -114, 4, -134, 36, -67, 18, -10, 11, -50, 125, -19,
                -37, 18, 56, -86,
            ),
            turn=(-67, 1, -1, 0, -2, 1, 0),
            lead=298,
            race=(414, -371),
            size=(-175, 24, -2, -6, -50, 71, 0),
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
                -401, -585, -724, -967, -3056, -72, 56, 9, -66, -51, -17, -95, -62, -2, -45, -93,
                15, -20, -16, 8, -120, 12, -49, -2, 133, -2, 2,
            ),
            turn=(-141, -18, -56, 1, 14, 0),
            lead=877,
            race=(1464, -721),
            size=(-933, 5, 10, -18, 146, 0, 0),
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
                -109, -205, -47, -89, -147, 27, 263, -49, -49, 48, -95, 8, -115, 155, -169, 96,
                -335, -40, -45, 9, 107, 48,
            ),
            turn=(-103,),
            lead=1235,
            race=(1470, -687),
            size=(844, 68, -29, -27, 9, 0, 0),
        ),
        "31": Weights(
            side=(
                -152, -36, 72, -29, -74, 20, 112, -15, -35, 29, -105, 13, -46, 123, 8, 0, 307, -48,
                17, 27, 69, 15,
            ),
            turn=(-96,),
            lead=711,
            race=(1369, -625),
            size=(-1511, 0, 23, -12, -172, 0, 178),
        ),
    }
)
# fmt: on
"""By the id of the game they were found for; other rule sets take the nearest, see `evaluator`."""
