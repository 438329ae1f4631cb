"""The bots by name: seven levels to play against, and yardsticks to measure them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from tabla_core.bot.ahead import Thinking, finish
from tabla_core.bot.bear_off import with_bear_off
from tabla_core.bot.evaluator import Evaluator, hand_written, nearest_game, pips_only
from tabla_core.bot.misjudgement import MISJUDGEMENT
from tabla_core.bot.nets import net_for
from tabla_core.bot.search import Choice, Effort, search, worth
from tabla_core.bot.stakes import Stakes, chairs
from tabla_core.errors import Malformed
from tabla_core.position import Position
from tabla_core.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Bot:
    """An evaluator and how hard it thinks; levels below the top misjudge by a step of their own."""

    name: str
    evaluator: Callable[[RuleSet], Evaluator]
    effort: Effort
    step: int | None = None

    def effort_in(self, rules: RuleSet) -> Effort:
        """How hard it thinks in one game, with how badly it misjudges there."""
        if self.step is None:
            return self.effort
        return replace(self.effort, noise=MISJUDGEMENT[nearest_game(rules)][self.step] / 1000.0)


def strongest(rules: RuleSet) -> Evaluator:
    """The best evaluator there is: a net, or what takes its place, and the exact endings."""
    return with_bear_off(net_for(rules), rules)


GLANCE: Final = Effort(beam=8, chain_budget=1500)
"""No look-ahead."""
LOOK_AHEAD: Final = Effort(candidates=8, budget=12_000, deep_margin=0.02, deep_budget=48_000)
"""All the thinking that a game in a browser leaves time for."""

STEPS: Final = 6
"""Levels below the top."""

LEVELS: Mapping[str, Bot] = MappingProxyType(
    {str(step + 1): Bot(str(step + 1), strongest, GLANCE, step) for step in range(STEPS)}
    | {str(STEPS + 1): Bot(str(STEPS + 1), strongest, LOOK_AHEAD)}
)
"""What a person can choose to play against, weakest first."""

TOP: Final = str(STEPS + 1)
_ALIASES: Mapping[str, str] = MappingProxyType({"top": TOP})
"""Names that records and links may hold."""

YARDSTICKS: Mapping[str, Bot] = MappingProxyType(
    {
        "pips": Bot("pips", pips_only, GLANCE),
        "hand": Bot("hand", hand_written, GLANCE),
        "hand-top": Bot("hand-top", hand_written, LOOK_AHEAD),
        "glance": Bot("glance", strongest, GLANCE),
    }
)
"""For measuring: evaluators without look-ahead; `hand-top` is the hand-written one with the top
level's search, `glance` the top level's evaluator without it."""


def level_named(name: str) -> str | None:
    """The id of the level of this name, None when there is none.

    >>> level_named("top"), level_named("3"), level_named("8")
    ('7', '3', None)
    """
    name = _ALIASES.get(name, name)
    return name if name in LEVELS else None


def bot_named(name: str) -> Bot:
    """The level or yardstick of this name. Errors: Malformed `bot.level`.

    >>> bot_named("top").effort.candidates
    8
    """
    bot = LEVELS.get(level_named(name) or "") or YARDSTICKS.get(name)
    if bot is None:
        names = ", ".join([*LEVELS, *_ALIASES, *YARDSTICKS])
        raise Malformed("bot.level", f"a level is one of {names}", name)
    return bot


def think(
    position: Position, level: str = TOP, *, stakes: Stakes | None = None, seed: int = 0
) -> Thinking[Choice]:
    """Thinks about the stage in hand and yields often, so that it can be dropped at once.

    `stakes` are those of the side to act, plain points when there are none; another `seed` makes
    the levels below the top err otherwise. Errors: Malformed `bot.level`; Illegal `bot.finished`,
    `bot.no-dice`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> thinking = think(roll(start(GAMES["prva"]), 3, 1))
    >>> next(thinking)
    >>> thinking.close()
    """
    bot, rules = bot_named(level), position.rules
    seats = chairs(rules, bot.evaluator(rules), position.side, stakes)
    return (yield from search(position, seats, bot.effort_in(rules), seed))


def choose(
    position: Position, level: str = TOP, *, stakes: Stakes | None = None, seed: int = 0
) -> Choice:
    """Thinks to the end and returns the choice; errors as for `think`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.notation import format_position
    >>> from tabla_core.position import roll, start
    >>> choice = choose(roll(start(GAMES["prva"]), 3, 1))
    >>> format_position(choice.position).split()[1]
    'w2,4,b5,1,b3,3,w5,b5,3,w2,1,w4,w2,3,b2'
    """
    return finish(think(position, level, stakes=stakes, seed=seed))


def evaluate(position: Position, level: str = TOP) -> float:
    """What a position is worth to its side to act, in points.

    With dice in hand that is the best play's value, before a roll the mean over all 21 rolls
    (or, with a level that does not look ahead, the evaluator's word), and a finished game counts
    what it gave White. Errors: Malformed `bot.level`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import start
    >>> 0 < evaluate(start(GAMES["prva"])) < 0.2
    True
    """
    bot, rules = bot_named(level), position.rules
    return finish(worth(position, chairs(rules, bot.evaluator(rules)), bot.effort_in(rules)))
