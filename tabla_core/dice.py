"""Where dice come from. Rules §5, dice: every roll is a fresh draw, each number equally likely.

Dice are always handed in; nothing in the engine draws any by itself, and bots never see a source.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from tabla_core.errors import Illegal, Malformed


class Dice(Protocol):
    """A source of dice."""

    def throw(self, already: int) -> int:
        """One die, 1 to 6; `already` dice of the match have been thrown before it."""
        ...


@dataclass(frozen=True, slots=True)
class SecretDice:
    """Dice from the system's cryptographic generator, without modulo bias.

    >>> 1 <= SecretDice().throw(0) <= 6
    True
    """

    def throw(self, already: int) -> int:  # noqa: ARG002 - no die depends on those before
        """One fresh die; `secrets.randbelow` draws again rather than favour a number."""
        return secrets.randbelow(6) + 1


@dataclass(frozen=True, slots=True)
class SeededDice:
    """Practice dice: the same seed gives the same dice, also after a match was put away.

    >>> SeededDice("club").throw(7) == SeededDice("club").throw(7)
    True
    """

    seed: str

    def throw(self, already: int) -> int:
        """The die number `already` (from 0) of this seed's endless sequence."""
        # As bytes, so that any text will do, also half a surrogate pair out of an address.
        seed = f"{self.seed}/{already}".encode("utf-8", "surrogatepass")
        # Practice need not be unpredictable, it must be the same again.
        return random.Random(seed).randint(1, 6)  # noqa: S311


@dataclass(frozen=True, slots=True)
class ListedDice:
    """Practice dice thrown in the order of a list, for tests and lessons.

    >>> dice = listed_dice([6, 3])
    >>> dice.throw(0), dice.throw(1)
    (6, 3)
    """

    numbers: tuple[int, ...]

    def throw(self, already: int) -> int:
        """The die number `already` of the list. Errors: Illegal `dice.used-up`."""
        if already >= len(self.numbers):
            raise Illegal("dice.used-up", "the list of practice dice is used up", already)
        return self.numbers[already]


def listed_dice(numbers: Iterable[object]) -> ListedDice:
    """A checked list of dice. Errors: Malformed `dice.list`."""
    thrown = []
    for number in numbers:
        if type(number) is not int or not 1 <= number <= 6:
            raise Malformed("dice.list", "a die shows 1 to 6", number)
        thrown.append(number)
    return ListedDice(tuple(thrown))
