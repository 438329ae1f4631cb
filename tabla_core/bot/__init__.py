"""The bots: `choose` a play or `think` about it slice by slice; `arena` measures them.

No bot is given a source of dice, and nothing in here but the arena knows one.
"""

from tabla_core.bot.levels import (
    LEVELS,
    TOP,
    YARDSTICKS,
    Bot,
    choose,
    evaluate,
    level_named,
    think,
)
from tabla_core.bot.search import Candidate, Choice

__all__ = [
    "LEVELS",
    "TOP",
    "YARDSTICKS",
    "Bot",
    "Candidate",
    "Choice",
    "choose",
    "evaluate",
    "level_named",
    "think",
]
