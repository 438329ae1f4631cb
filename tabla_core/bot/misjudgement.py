"""How badly the levels below the top misjudge, one row for each game that plays differently.

Thousandths of the standard deviation of what a game gives, level 1 first. Made by
`python -m training.calibrate_levels`, see docs/bot.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

MISJUDGEMENT: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "prva": (640, 420, 270, 170, 100, 50),
        "chelebi": (640, 420, 270, 170, 100, 50),
        "vtora": (640, 420, 270, 170, 100, 50),
        "gyulbara": (640, 420, 270, 170, 100, 50),
        "treta": (640, 420, 270, 170, 100, 50),
        "plakoto": (640, 420, 270, 170, 100, 50),
        "fevga": (300, 220, 160, 110, 70, 30),
        "31": (640, 420, 270, 170, 100, 50),
    }
)
