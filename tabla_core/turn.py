"""What comes after a stage: the rest of the chain, handing dice over, the foe's turn, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabla_core import packed
from tabla_core.packed import BITS, POINT_BITS
from tabla_core.position import Group, Position, Result, Side, grouped, other
from tabla_core.seat import Seat, State
from tabla_core.stage import legal


class Next(NamedTuple):
    """Who acts after a stage and with which dice; `lost` are the dice nobody gets."""

    side: Side
    roll: tuple[int, int] | None
    groups: tuple[Group, ...]
    carry: tuple[Group, ...]
    lost: tuple[Group, ...]


def after_stage(position: Position, left: tuple[int, ...]) -> Next:
    """What follows when the stage in hand leaves `left` unplayed. Rules §4, cascade and carry."""
    rest = position.rest
    if not left and not rest:
        # All played: nothing to lose or to hand over now.
        whose = position.side if position.roll is None else other(position.side)
        return Next(whose, None, (), position.carry if position.roll else (), ())
    if position.roll is None:
        # Handed-over dice: what cannot be played is lost, and after the last the side rolls.
        return Next(position.side, None, (), rest, grouped(left))
    rules = position.rules
    cascades = position.cascades
    handed: tuple[int, ...] = ()
    blocked = bool(left)
    unstarted = cascades and len(left) == 4 and position.stage[0] == position.roll[0]
    lost_whole = unstarted and rules.carry == "started"
    if rules.carry == "all" or (rules.carry == "started" and cascades and not unstarted):
        handed = left
    carry = position.carry + grouped(handed)
    lost = grouped(left) if not handed else ()
    if lost_whole or (blocked and rules.on_block == "stop"):
        if handed:
            carry += rest
        else:
            lost += rest
        rest = ()
    if rest:
        return Next(position.side, position.roll, rest, carry, lost)
    return Next(other(position.side), None, (), carry, lost)


class Checkers(NamedTuple):
    """All checkers of a board, packed as in `Position`."""

    white: int
    black: int
    white_pinned: int
    black_pinned: int


def checkers_of(position: Position) -> Checkers:
    """Where everything stands in `position`."""
    return Checkers(position.white, position.black, position.white_pinned, position.black_pinned)


def checkers(position: Position, seat: Seat, state: State) -> Checkers:
    """Where everything stands in a state of the side to act of `position`."""
    mine = state & packed.WHOLE
    foe = other(position.side)
    contrary = position.rules.ways == "contrary"
    their_free, their_pinned = position.free(foe), position.pinned(foe)
    if seat.hits:
        their_free = packed.facing(state >> BITS, contrary=contrary)
    elif position.rules.contact == "pin":
        under = packed.occupied(mine & POINT_BITS) * 15 & seat.foe
        their_pinned = packed.facing(under, contrary=contrary)
        their_free = position.checkers(foe) - their_pinned
    if position.side == "w":
        return Checkers(mine, their_free, position.white_pinned, their_pinned)
    return Checkers(their_free, mine, their_pinned, position.black_pinned)


def is_dead(seat: Seat, state: State) -> bool:
    """Whether neither side has a step left with any die. Rules §2.7."""
    return not seat.can_step(state) and not seat.foe_can_step(state)


def settle(position: Position, seat: Seat, state: State, left: tuple[int, ...]) -> Position:
    """The position after a play of the stage in hand that reaches `state` and leaves `left`."""
    rules = position.rules
    board = checkers(position, seat, state)
    result = seat.outcome(state) if state != seat.root else None
    if result is None and is_dead(seat, state):
        result = Result(None, 0)
    if result is not None:
        return Position(rules, *board, rolls=position.rolls, result=result)
    then = after_stage(position, left)
    return Position(rules, *board, then.side, position.rolls, then.roll, then.groups, then.carry)


def successors(position: Position) -> Iterator[Position]:
    """Every distinct legal result of the stage in hand, each once, in no set order.

    Nothing in hand or a finished game gives none.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import roll, start
    >>> len(list(successors(roll(start(GAMES["prva"]), 3, 1))))
    16
    """
    dice = position.stage
    if not dice:
        return
    seat = Seat(position)
    found = legal(seat, dice)
    for state in found.going:
        yield settle(position, seat, state, found.left)
    for state in found.over:
        yield settle(position, seat, state, ())
