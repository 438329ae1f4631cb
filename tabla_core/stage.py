"""The legal results of one stage: search whole dice sequences, then filter once. Rules §2, §4."""

from __future__ import annotations

from typing import NamedTuple

from tabla_core.seat import Seat, State


class Legal(NamedTuple):
    """The legal results of a stage.

    `going` are the states after which the game goes on, `over` those that end it, `left` the
    dice that remain unplayed in every one of `going`.
    """

    going: set[State]
    over: set[State]
    left: tuple[int, ...]


class Reached(NamedTuple):
    """The states that plays of one length, leaving `left`, reach."""

    going: set[State]
    over: set[State]
    left: tuple[int, ...]


def legal(seat: Seat, dice: tuple[int, ...]) -> Legal:
    """Every distinct legal result of playing `dice` (equal, or two different, higher first).

    A forced pass is the root itself with all dice left.
    """
    if len(dice) == 2 and dice[0] != dice[1]:
        reached = _mixed(seat, dice[0], dice[1])
    else:
        reached = _equal(seat, dice)
    over = {state for plays in reached for state in plays.over}
    rules = seat.rules
    # Rules §4, walls: struck out first. An ending play is never barred (§2.3).
    if rules.walls:
        reached = [
            Reached({s for s in plays.going if not seat.walled(s)}, plays.over, plays.left)
            for plays in reached
        ]
    # Rules §2.2: most dice, then the higher die; `reached` is in that order. §2.3: an ending
    # play counts as one of them, so the first that is reached at all sets the measure.
    best = next((plays for plays in reached if plays.going or plays.over), None)
    if best is None:
        return Legal({seat.root}, over, dice)
    going = best.going
    # Rules §4, leave a move: the last filter.
    if rules.leave_a_move and len(going) > 1:
        going = {state for state in going if seat.foe_can_step(state)} or going
    return Legal(going, over, best.left)


def _equal(seat: Seat, dice: tuple[int, ...]) -> list[Reached]:
    """Plays of equal dice, longest first: layer upon layer of states."""
    going = {seat.root}
    reached = [Reached(going, set(), dice)]
    for used in range(1, len(dice) + 1):
        states = seat.advance(going, dice[0])
        over = seat.ended(states)
        going = states - over if over else states
        reached.append(Reached(going, over, dice[used:]))
        if not going:
            break
    reached.reverse()
    return reached


def _mixed(seat: Seat, high: int, low: int) -> list[Reached]:
    """Plays of two different dice: both in either order, then the higher, then the lower alone."""
    root = {seat.root}
    after_high, after_low = seat.advance(root, high), seat.advance(root, low)
    high_over, low_over = seat.ended(after_high), seat.ended(after_low)
    if high_over:
        after_high -= high_over
    if low_over:
        after_low -= low_over
    both = seat.advance(after_high, low)
    both |= seat.advance(after_low, high)
    both_over = seat.ended(both)
    if both_over:
        both -= both_over
    return [
        Reached(both, both_over, ()),
        Reached(after_high, high_over, (low,)),
        Reached(after_low, low_over, (high,)),
        Reached(root, set(), (high, low)),
    ]
