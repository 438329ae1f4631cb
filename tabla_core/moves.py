"""Move text: the steps of a play as players write them. Notation: move text.

`24/18 13/11*` - steps in the mover's own numbering, higher origins first, `*` hits, `^` pins,
equal steps once with a count, `-` for no step at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Literal, NamedTuple

from tabla_core import packed
from tabla_core.errors import Malformed
from tabla_core.seat import Seat

Mark = Literal["", "*", "^"]
_STEP = re.compile(r"(bar|[1-9][0-9]?)/(off|[1-9][0-9]?)([*^]?)(?:\(([2-4])\))?", re.ASCII)


class Step(NamedTuple):
    """One die played: from `origin` (25 the bar) with `die`. Orders as canonical texts compare."""

    origin: int
    die: int

    @property
    def landing(self) -> int:
        """The point it ends on, 0 when off."""
        return max(self.origin - self.die, packed.OFF)


class Written(NamedTuple):
    """A step as a text says it, without its die."""

    origin: int
    landing: int
    mark: Mark = ""


def marks(seat: Seat, steps: Iterable[tuple[int, int]]) -> list[Mark]:
    """What each (origin, landing), played in this order, does to the foe: hit, pin or nothing."""
    foe = seat.foe
    mine = seat.root & packed.WHOLE
    found: list[Mark] = []
    for origin, landing in steps:
        mine += packed.one(landing) - packed.one(origin)
        lone = landing != packed.OFF and packed.count(foe, landing) == 1
        mark: Mark = ""
        if lone and seat.hits:
            mark = "*"
            foe -= packed.one(landing)
        elif lone and seat.rules.contact == "pin" and packed.count(mine, landing) == 1:
            mark = "^"
        found.append(mark)
    return found


def format_move(seat: Seat, steps: Iterable[tuple[int, int]]) -> str:
    """The text of a set of (origin, landing) steps.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> format_move(Seat(roll(start(GAMES["prva"]), 6, 3)), [(13, 10), (24, 18)])
    '24/18 13/10'
    """
    ordered = sorted(steps, key=lambda step: (-step[0], step[1]))
    if not ordered:
        return "-"
    written: list[str] = []
    marked = zip(ordered, marks(seat, ordered), strict=True)
    for (origin, landing), run in groupby(marked, key=lambda each: each[0]):
        run_marks = [mark for _, mark in run]
        written.append(_format_step(origin, landing, max(run_marks), len(run_marks)))
    return " ".join(written)


def _format_step(origin: int, landing: int, mark: str, times: int) -> str:
    source = "bar" if origin == packed.BAR else str(origin)
    target = "off" if landing == packed.OFF else str(landing)
    return f"{source}/{target}{mark}" + (f"({times})" if times > 1 else "")


def parse_move(text: str) -> tuple[Written, ...]:
    """The steps a text says, each as often as it is played.

    Errors: Malformed `move.form`.

    >>> parse_move("bar/20 13/11*(2)")
    (Written(origin=25, landing=20, mark=''), Written(origin=13, landing=11, mark='*'), \
Written(origin=13, landing=11, mark='*'))
    """
    if not isinstance(text, str):
        raise Malformed("move.form", "a move is a text", text)
    if text == "-":
        return ()
    steps: list[Written] = []
    for part in text.split(" "):
        match = _STEP.fullmatch(part)
        if not match:
            raise Malformed("move.form", "a step is written like 24/18, bar/20 or 6/off", part)
        origin = packed.BAR if match[1] == "bar" else int(match[1])
        landing = packed.OFF if match[2] == "off" else int(match[2])
        if origin > packed.BAR - (match[1] != "bar") or not 1 <= origin - landing <= 24:
            raise Malformed("move.form", "a step goes from a point to a lower one", part)
        mark: Mark = "*" if match[3] == "*" else "^" if match[3] == "^" else ""
        steps += [Written(origin, landing, mark)] * int(match[4] or 1)
    if len(steps) > 4:
        raise Malformed("move.form", "one stage has four dice at most", text)
    return tuple(steps)
