"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tabla_core.bot.evaluator import Evaluator, hand_written, pips_only
from tabla_core.bot.search import Choice, Effort, Thinking, finish, search, worth
from tabla_core.errors import Malformed
from tabla_core.position import Position
from tabla_core.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Bot:
    """An evaluator and how hard it thinks."""

    name: str
    evaluator: Callable[[RuleSet], Evaluator]
    effort: Effort


_GLANCE = Effort(beam=8, chain_budget=1500)
_LOOK_AHEAD = Effort(candidates=12, budget=12_000)

LEVELS: Mapping[str, Bot] = MappingProxyType({"top": Bot("top", hand_written, _LOOK_AHEAD)})
"""What a person can choose to play against, weakest first."""

YARDSTICKS: Mapping[str, Bot] = MappingProxyType(
    {
        "pips": Bot("pips", pips_only, _GLANCE),
        "hand": Bot("hand", hand_written, _GLANCE),
    }
)
"""Evaluators without look-ahead, for measuring."""


def bot_named(name: str) -> Bot:
    """The level or yardstick of this name. Errors: Malformed `bot.level`.

    >>> bot_named("top").effort.candidates
    12
    """
    bot = LEVELS.get(name) or YARDSTICKS.get(name)
    if bot is None:
        names = ", ".join([*LEVELS, *YARDSTICKS])
        raise Malformed("bot.level", f"a level is one of {names}", name)
    return bot


def think(position: Position, level: str = "top") -> Thinking[Choice]:
    """Thinks about the stage in hand and yields often, so that it can be dropped at once.

    Errors: Malformed `bot.level`; Illegal `bot.finished`, `bot.no-dice`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> thinking = think(roll(start(GAMES["prva"]), 3, 1))
    >>> next(thinking)
    >>> thinking.close()
    """
    bot = bot_named(level)
    return (yield from search(position, bot.evaluator(position.rules), bot.effort))


def choose(position: Position, level: str = "top") -> Choice:
    """Thinks to the end and returns the choice; errors as for `think`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.notation import format_position
    >>> from tabla_core.position import roll, start
    >>> choice = choose(roll(start(GAMES["prva"]), 3, 1))
    >>> format_position(choice.position).split()[1]
    'w2,4,b5,1,b3,3,w5,b5,3,w2,1,w4,w2,3,b2'
    """
    return finish(think(position, level))


def evaluate(position: Position, level: str = "top") -> float:
    """What a position is worth to its side to act, in points.

    With dice in hand that is the best play's value, before a roll the mean over all 21 rolls
    (or, with a level that does not look ahead, the evaluator's word), and a finished game counts
    what it gave White. Errors: Malformed `bot.level`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import start
    >>> 0 < evaluate(start(GAMES["prva"])) < 0.2
    True
    """
    bot = bot_named(level)
    return finish(worth(position, bot.evaluator(position.rules), bot.effort))
