"""How games end between equal players; pure data.

Made by `python -m training.count_endings`, see docs/bot.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# fmt: off
RATES: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "prva": (57, 133, 0, 136, 74),
        "chelebi": (86, 77, 0, 51, 86),
        "vtora": (65, 87, 0, 69, 79),
        "gyulbara": (120, 360, 0, 390, 130),
        "treta": (120, 360, 0, 390, 130),
        "plakoto": (120, 360, 0, 390, 130),
        "fevga": (120, 360, 0, 390, 130),
        "31": (5, 1, 1, 1, 0, 1, 2, 2, 0, 1, 0, 1, 1, 2, 1, 0, 1, 0, 2, 2, 2, 0, 1, 1, 2, 0, 1, 5,
            1, 1, 2),
    }
)
# fmt: on
"""Games counted by what they gave the side that started: from its dearest loss to its dearest win.
"""
