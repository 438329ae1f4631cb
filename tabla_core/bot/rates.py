"""How games end between equal players; pure data.

Made by `python -m training.count_endings`, see docs/bot.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# fmt: off
RATES: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "prva": (685, 2170, 0, 2357, 788),
        "chelebi": (1654, 1202, 0, 1219, 1925),
        "vtora": (928, 1375, 0, 1480, 1217),
        "gyulbara": (702, 1116, 0, 1176, 1006),
        "treta": (1261, 1676, 2, 1650, 1411),
        "plakoto": (1161, 1658, 1, 1741, 1439),
        "fevga": (312, 2267, 0, 2710, 711),
        "31": (274, 33, 35, 30, 43, 48, 59, 99, 126, 179, 268, 314, 347, 309, 382, 0, 446, 417,
            378, 364, 261, 250, 170, 127, 73, 70, 60, 57, 47, 35, 699),
    }
)
# fmt: on
"""Games counted by what they gave the side that started: from its dearest loss to its dearest win.
"""
