"""How the dice of a match fell, and whether fair dice fall so. Rules §5, dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

from tabla_core.match import Match
from tabla_core.position import Side


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice one side has thrown.

    `numbers[0]` is how often a 1 fell; opening dice count there, but only rolls of two dice by
    one side count as `rolls` and `doubles`.
    """

    numbers: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    rolls: int = 0
    doubles: int = 0

    @property
    def dice(self) -> int:
        """Dice thrown in all."""
        return sum(self.numbers)

    def with_die(self, number: int) -> Thrown:
        """With one die more, 1 to 6."""
        n = self.numbers
        added = tuple(count + (each == number) for each, count in enumerate(n, start=1))
        return Thrown((added[0], added[1], added[2], added[3], added[4], added[5]),
                      self.rolls, self.doubles)  # fmt: skip

    def with_roll(self, first: int, second: int) -> Thrown:
        """With one roll of two dice more."""
        dice = self.with_die(first).with_die(second)
        return Thrown(dice.numbers, self.rolls + 1, self.doubles + (first == second))


def thrown(matches: Iterable[Match]) -> dict[Side, Thrown]:
    """What each side has thrown in a match; `matches` are its states after each event, in order.

    >>> from tabla_core.record import states
    >>> record = {"tabla": 1, "game": "fevga", "events": [{"opening": [3, 1]}, {"roll": [6, 6]}]}
    >>> thrown(states(record))["w"]
    Thrown(numbers=(0, 0, 1, 0, 0, 2), rolls=1, doubles=1)
    """
    white, black = Thrown(), Thrown()
    for match in matches:
        event = match.events[-1] if match.events else {}
        opening, roll = event.get("opening"), event.get("roll")
        if isinstance(opening, list):
            white, black = white.with_die(opening[0]), black.with_die(opening[1])
        elif isinstance(roll, list) and match.position.side == "w":
            white = white.with_roll(*roll)
        elif isinstance(roll, list):
            black = black.with_roll(*roll)
    return {"w": white, "b": black}


def evenness(numbers: Sequence[int]) -> float:
    """How often fair dice fall at least this unevenly, from 0 to 1: Pearson's chi-square test.

    `numbers` are six counts. Of no dice at all there is nothing to say: 1.

    >>> evenness([10, 10, 10, 10, 10, 10]), round(evenness([5, 8, 9, 8, 10, 20]), 2)
    (1.0, 0.02)
    """
    dice = sum(numbers)
    if dice == 0:
        return 1.0
    expected = dice / 6
    x = sum((count - expected) ** 2 for count in numbers) / expected
    # The tail of the distribution for five degrees of freedom, in closed form.
    return erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2) * (1 + x / 3)
