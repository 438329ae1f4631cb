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
                10, -69, 30, -58, -52, -12, -126, 62, -129, -64, -14, 17, -9, 7, -52, -25, -28, 122,
                19, 53, -29,
            ),
            turn=(-87, 0, -1, -1, 2, 0, 0),
            lead=349,
            race=(1371, -664),
            size=(-2111, 18, 14, -16, 27, 346, 0),
        ),
        "chelebi": Weights(
            side=(
                -87812, -30836, -3256, 9850, -21826, -19769, -52340, -31604, 27436, 38842, 997,
                2766, -5569, -6688, -13128, -27618, 1438, 25522, -1214, 28610, 23932,
            ),
            turn=(196124, 6985, 3761, 368, 7188, 4141, 375),
            lead=26811,
            race=(422, -343),
            size=(-528, 14, 5, -8, -41, -78, 0),
        ),
        "vtora": Weights(
            side=(
                -100, -214, -45, -134, 47, 6, 137, -26, -37, 42, -22, 5, -79, 104, -94, -53, -228,
                -7, -33, 4, 105, 15,
            ),
            turn=(-84,),
            lead=477,
            race=(391, -350),
            size=(-225, 8, 2, -8, -8, 0, 0),
        ),
        "gyulbara": Weights(
            side=(
                -74, -142, 6, -21, 35, 6, 173, -39, -37, 36, -78, 24, -48, 104, -88, -43, 83, 12,
                -9, 5, 54, 17,
            ),
            turn=(-77,),
            lead=538,
            race=(406, -368),
            size=(156, 4, 2, -9, 96, 0, 0),
        ),
        "treta": Weights(
            side=(
                -846, -399, -348, -883, -3920, -527, -18, 34, -300, -212, -18, 26, -123, -14, -63,
                8, 2, -13, -1, 9, 165, -19, -192, -4, 686, 18, -44,
            ),
            turn=(9, -15, -91, 2, 15, -1335),
            lead=339,
            race=(1181, -599),
            size=(-731, -1, 16, -17, 100, 0, 0),
        ),
        "plakoto": Weights(
            side=(
                -579, -553, -449, -1002, -3766, -534, 29, 13, -183, -219, -42, 53, -89, 3, -109,
                -41, 8, -2, -2, 9, 36, 6, -160, -32, 320, 10, -29,
            ),
            turn=(-36, -19, -45, 4, -4, -2982),
            lead=526,
            race=(847, -393),
            size=(-650, 8, 11, -17, 93, 0, 0),
        ),
        "fevga": Weights(
            side=(
                -125, -113, -19, -64, -137, 28, 178, -39, -42, 41, -74, 10, -103, 96, -110, 128,
                -241, 144, -39, 8, 79, 31,
            ),
            turn=(-116,),
            lead=990,
            race=(1193, -555),
            size=(-614, 27, 1, -32, 239, 0, 0),
        ),
        "31": Weights(
            side=(
                -241, -6, -30, -48, -151, 36, 18, 11, -27, 49, -92, 16, -84, 131, 1, 0, 165, 279,
                -11, 40, 88, 10,
            ),
            turn=(-167,),
            lead=905,
            race=(924, -412),
            size=(-1516, 19, 13, -12, -296, 0, 156),
        ),
    }
)
# fmt: on
"""By the id of the game they were found for; other rule sets take the nearest, see `evaluator`."""
