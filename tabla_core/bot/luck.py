"""The luck of the dice, to be taken out of results.

What a roll brings is the value of the best play with it less the mean of those of all 21. On
average that is nothing, however good or bad the evaluator that says so, so a result less its luck
means the same as the result and scatters less.
"""

from __future__ import annotations

from tabla_core.bot.ahead import Meter, answers, finish, mean_over_rolls
from tabla_core.bot.evaluator import Evaluator
from tabla_core.bot.stakes import Stakes, chairs
from tabla_core.position import Position
from tabla_core.rules import RuleSet
from tabla_core.stage import ROLLS


class Luck:
    """Adds up what rolls bring White, once for each unit that results are counted in.

    >>> from tabla_core.bot.evaluator import hand_written
    >>> from tabla_core.bot.stakes import plain_points
    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> rules = GAMES["31"]
    >>> luck = Luck(rules, hand_written(rules), [plain_points("left")])
    >>> luck(start(rules), roll(start(rules), 6, 6))
    >>> luck.brought()[0] > 0, luck.brought()
    (True, (0.0,))
    """

    def __init__(self, rules: RuleSet, evaluator: Evaluator, units: list[Stakes]) -> None:
        """`units` say what a result counts for White, by the points it gives."""
        self._chairs = [chairs(rules, evaluator, "w", unit) for unit in units]
        self._brought = [0.0] * len(units)

    def __call__(self, before: Position, rolled: Position) -> None:
        """Takes note of a roll: the position before it and with it."""
        sign = 1.0 if before.side == "w" else -1.0
        for unit, seats in enumerate(self._chairs):
            values = finish(answers(before, Meter(seats)))
            lucky = values[ROLLS.index(rolled.roll or ROLLS[0])] - mean_over_rolls(values)
            self._brought[unit] += sign * lucky

    def brought(self) -> tuple[float, ...]:
        """What the rolls have brought White since this was last asked."""
        brought = tuple(self._brought)
        self._brought = [0.0] * len(brought)
        return brought
