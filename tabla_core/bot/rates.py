"""How games end between equal players; pure data.

Made by `python -m training.count_endings`, see docs/bot.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# fmt: off
RATES: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "prva": (20, 50, 0, 64, 26),
        "chelebi": (86, 77, 0, 51, 86),
        "vtora": (65, 87, 0, 69, 79),
        "gyulbara": (36, 40, 0, 46, 38),
        "treta": (25, 49, 0, 59, 27),
        "plakoto": (27, 53, 0, 56, 24),
        "fevga": (16, 50, 0, 62, 32),
        "31": (12, 3, 6, 6, 2, 6, 5, 3, 4, 4, 2, 3, 5, 5, 6, 0, 3, 5, 7, 6, 4, 4, 5, 5, 3, 3, 1,
            5, 5, 2, 30),
    }
)
# fmt: on
"""Games counted by what they gave the side that started: from its dearest loss to its dearest win.
"""
