"""Bearing off when nothing else matters any more: which play a person need not be asked about."""

from __future__ import annotations

from tabla_core import packed
from tabla_core.draft import Drafting
from tabla_core.moves import format_move
from tabla_core.packed import OFF
from tabla_core.plays import canonical_paths
from tabla_core.position import Position, other


def have_passed(position: Position) -> bool:
    """Whether the two sides have passed each other: no checker can meet the other side's any more.

    >>> from tabla_core import GAMES, start
    >>> have_passed(start(GAMES["prva"]))
    False
    """
    highest = [
        packed.occupied(position.checkers(side)).bit_length() // 4
        for side in (position.side, other(position.side))
    ]
    if position.rules.ways == "contrary":
        return sum(highest) < 25
    return max(highest) < 13


def bearing_off(drafting: Drafting) -> str | None:
    """The text of the play that bears off with every die, or with as many as end the game.

    None while the two sides can still meet, and when no play or more than one does so. Whoever has
    passed the other side can do nothing better than that.
    """
    if not drafting.dice or not have_passed(drafting.position):
        return None
    found = drafting.found
    plays = [
        path
        for state, path in canonical_paths(drafting.seat, drafting.dice, found).items()
        if (len(path) == len(drafting.dice) or state in found.over)
        and all(step.landing == OFF for step in path)
    ]
    if len(plays) != 1 or not plays[0]:
        return None
    return format_move(drafting.seat, [(step.origin, step.landing) for step in plays[0]])
