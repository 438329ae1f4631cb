"""How badly the levels below the top misjudge, one row for each game that plays differently.

Thousandths of the standard deviation of what a game gives, level 1 first. Made by
`python -m training.calibrate_levels`, see docs/bot.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MISJUDGEMENT: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "prva": (391, 282, 205, 145, 94, 44),
        "chelebi": (60, 48, 36, 24, 12, 0),
        "vtora": (49, 39, 29, 20, 10, 0),
        "gyulbara": (60, 48, 36, 24, 12, 0),
        "treta": (243, 179, 144, 109, 67, 24),
        "plakoto": (297, 241, 185, 140, 96, 54),
        "fevga": (387, 258, 179, 143, 106, 57),
        "31": (167, 131, 97, 74, 51, 0),
    }
)
