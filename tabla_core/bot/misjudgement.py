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
        "chelebi": (142, 115, 90, 66, 43, 23),
        "vtora": (225, 162, 125, 90, 61, 31),
        "gyulbara": (465, 272, 164, 112, 70, 32),
        "treta": (320, 254, 188, 140, 94, 45),
        "plakoto": (310, 248, 186, 141, 97, 58),
        "fevga": (446, 296, 205, 136, 83, 43),
        "31": (401, 284, 206, 138, 76, 0),
    }
)
