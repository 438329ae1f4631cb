"""Exact endings: both sides have all their checkers at home or off, and at least one off.

Then nothing but the dice matters, and a side's chances are how many rolls it takes: a table knows
that for every home, played so that it takes the fewest rolls on average. With up to `FEW` checkers
it has the whole distribution, with more the mean, around which the rolls are taken as normal. Games
with cascades have a table of their own. `python -m training.bear_off` makes the file.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Callable
from dataclasses import replace
from itertools import accumulate
from math import sqrt
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple

from tabla_core.bot.chances import Chances, points
from tabla_core.bot.evaluator import Evaluator
from tabla_core.bot.shape import Shape
from tabla_core.bot.terms import chance
from tabla_core.packed import OUTSIDE_BITS
from tabla_core.rules import CHECKERS, RuleSet

FILE: Final = "bear_off.table"
MAGIC: Final = b"tabla bear-off 1\n"
FEW: Final = 10
"""Checkers up to which a home has its whole distribution in the table."""
BITS: Final = 12
MEAN_SCALE: Final = 1024
VARIANCE: Final = (0.174, 1.412)
"""The variance of the rolls of a home with many checkers, by the mean beyond the first roll: as
most games bear off, and with cascades."""
_HOME: Final = (1 << 24) - 1
_ENOUGH: Final = 1 << 14
"""Homes remembered at a time."""


def rank(home: int) -> int:
    """The place of a home in the table; `home` has four bits a point, the ace point lowest.

    Homes with fewer checkers come first.

    >>> rank(0), rank(1), rank(1 << 20), rank(15 << 20)
    (0, 1, 6, 54263)
    """
    place, below = 0, 0
    for point in range(6):
        below += home >> 4 * (5 - point) & 15
        place += _CHOOSE[point][below]
    return place


def ranks(most: int) -> int:
    """How many homes have up to `most` checkers.

    >>> ranks(15)
    54264
    """
    return _choose(most + 6, 6)


def _choose(many: int, few: int) -> int:
    total = 1
    for step in range(few):
        total = total * (many - step) // (step + 1)
    return total


_CHOOSE: Final = tuple(
    tuple(_choose(below + point, point + 1) for below in range(16)) for point in range(6)
)


class Rolls(NamedTuple):
    """How many rolls a home takes: `exactly` n of them, and fewer than n, in 4096ths, n from 1.

    Both are empty for a home of which only the mean is known.
    """

    mean: float
    exactly: tuple[int, ...]
    fewer: tuple[int, ...]


class Table:
    """One of the two tables, read from `data`; homes are worked out as they are asked for."""

    def __init__(self, data: bytes, start: int, variance: float) -> None:
        few, rest = ranks(FEW), ranks(CHECKERS - 1) - ranks(FEW)
        self._width = data[start]
        self._few = few
        middle = start + 1 + 2 * few * self._width
        self.end = middle + 2 * rest
        self._shares = _words("H", data[start + 1 : middle])
        self._means = array("i", accumulate(_words("h", data[middle : self.end])))
        self._known: dict[int, Rolls] = {}
        self._variance = variance

    def rolls(self, home: int) -> Rolls:
        """What the table says of a home with up to 14 checkers."""
        found = self._known.get(home)
        if found is None:
            if len(self._known) > _ENOUGH:
                self._known.clear()
            found = self._known[home] = self._read(rank(home))
        return found

    def win(self, mine: int, theirs: int) -> float:
        """My chance to be the first to be done, they being about to roll."""
        me, them = self.rolls(mine), self.rolls(theirs)
        if me.exactly and them.exactly:
            # They are done with their n-th roll, when I have had n - 1.
            before: int = sum(map(mul, them.exactly, me.fewer))
            return before / float(1 << 2 * BITS)
        spread = sqrt(self._variance * (me.mean + them.mean - 2.0))
        return chance(1.702 * (them.mean - me.mean - 0.5) / spread)

    def _read(self, place: int) -> Rolls:
        if place >= self._few:
            return Rolls(self._means[place - self._few] / MEAN_SCALE, (), ())
        exactly = tuple(self._shares[place :: self._few])
        mean = sum(map(mul, exactly, range(self._width))) / float(1 << BITS)
        fewer = tuple(accumulate(exactly[:-1]))
        return Rolls(mean, exactly[1:], fewer)


def _words(kind: str, data: bytes) -> array[int]:
    words = array(kind, data)
    if sys.byteorder == "big":
        words.byteswap()
    return words


def read_tables(data: bytes) -> tuple[Table, Table] | None:
    """The usual table and that with cascades; None when the file is not whole."""
    try:
        if not data.startswith(MAGIC):
            return None
        usual = Table(data, len(MAGIC), VARIANCE[0])
        cascades = Table(data, usual.end, VARIANCE[1])
    except (IndexError, ValueError, struct.error):
        return None
    return (usual, cascades) if cascades.end == len(data) else None


TABLES: Final = read_tables(Path(__file__).with_name("trained").joinpath(FILE).read_bytes())
"""Read at once, for the page starts without a file system."""


def with_bear_off(evaluator: Evaluator, rules: RuleSet) -> Evaluator:
    """`evaluator` with the table's word where there is one.

    In 31 the table says who wins, the evaluator how many checkers that is.
    """
    if TABLES is None:
        return evaluator
    table = TABLES[1 if rules.cascade_from else 0]
    left = rules.score == "left"
    seen_by, packed_by, told_by = evaluator.chances, evaluator.packed, evaluator.packed_chances
    value_by = evaluator.value

    def is_known(me: int, them: int, carried: int) -> bool:
        outside = (me | them) & OUTSIDE_BITS
        return not (outside or carried) and bool(me & 15 and them & 15)

    def exact(me: int, them: int, inner: Callable[[], Chances]) -> Chances:
        win = table.win(me >> 4 & _HOME, them >> 4 & _HOME)
        if not left:
            return Chances(win, 0.0, 0.0)
        guess = inner()
        won = guess.win_mars / guess.win if guess.win else 1.0
        lost = guess.lose_mars / (1.0 - guess.win) if guess.win < 1.0 else 1.0
        return Chances(win, win * won, (1.0 - win) * lost)

    def chances(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> Chances:
        if is_known(me.checkers, them.checkers, carried):
            return exact(me.checkers, them.checkers, lambda: seen_by(me, them, 0, 0, 0))
        return seen_by(me, them, held, held_facing, carried)

    def value(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> float:
        if is_known(me.checkers, them.checkers, carried):
            return points(chances(me, them, 0, 0, 0), rules.score)
        return value_by(me, them, held, held_facing, carried)

    if packed_by is None or told_by is None:
        return replace(evaluator, value=value, chances=chances)

    def told(me: int, them: int, held: int, held_facing: int, carried: int) -> Chances:
        if is_known(me, them, carried):
            return exact(me, them, lambda: told_by(me, them, 0, 0, 0))
        return told_by(me, them, held, held_facing, carried)

    def packed(me: int, them: int, held: int, held_facing: int, carried: int) -> float:
        if (me | them) & OUTSIDE_BITS:
            return packed_by(me, them, held, held_facing, carried)
        if is_known(me, them, carried):
            return points(told(me, them, 0, 0, 0), rules.score)
        return packed_by(me, them, held, held_facing, carried)

    return replace(evaluator, value=value, chances=chances, packed=packed, packed_chances=told)
