"""How badly the levels below the top misjudge, one row for each game that plays differently.

Thousandths of the standard deviation of what a game gives, level 1 first. Made by
`python -m training.calibrate_levels`, see docs/bot.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MISJUDGEMENT: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "prva": (390, 281, 205, 145, 94, 44),
        "chelebi": (640, 420, 270, 170, 100, 50),
        "vtora": (48, 34, 20, 6, 0, 0),
        "gyulbara": (640, 420, 270, 170, 100, 50),
        "treta": (243, 179, 144, 110, 67, 24),
        "plakoto": (640, 420, 270, 170, 100, 50),
        "fevga": (385, 257, 179, 143, 106, 56),
        "31": (167, 130, 96, 73, 50, 0),
    }
)
