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
        "chelebi": (1626, 1224, 0, 1260, 1890),
        "vtora": (1107, 1636, 0, 1755, 1502),
        "gyulbara": (702, 1116, 0, 1176, 1006),
        "treta": (1261, 1676, 2, 1650, 1411),
        "plakoto": (1161, 1658, 1, 1741, 1439),
        "fevga": (267, 2234, 0, 2780, 719),
        "31": (199, 36, 29, 37, 40, 55, 73, 107, 130, 189, 255, 330, 339, 344, 418, 0, 450, 412,
            386, 352, 249, 243, 145, 124, 72, 69, 62, 78, 49, 75, 653),
    }
)
# fmt: on
"""Games counted by what they gave the side that started: from its dearest loss to its dearest win.
"""
