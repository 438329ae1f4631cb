"""How badly the levels below the top misjudge, one row for each game that plays differently.

Thousandths of the standard deviation of what a game gives, level 1 first. Made by
`python -m training.calibrate_levels`, see docs/bot.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MISJUDGEMENT: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "prva": (306, 250, 194, 147, 104, 64),
        "chelebi": (173, 140, 108, 80, 54, 0),
        "vtora": (232, 156, 107, 75, 46, 10),
        "gyulbara": (465, 272, 164, 112, 70, 32),
        "treta": (320, 254, 188, 140, 94, 45),
        "plakoto": (310, 248, 186, 141, 97, 58),
        "fevga": (324, 236, 160, 103, 63, 21),
        "31": (483, 316, 230, 151, 83, 0),
    }
)
