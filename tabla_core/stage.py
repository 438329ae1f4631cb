"""The legal results of one stage: search whole dice sequences, then filter once. Rules §2, §4."""

from __future__ import annotations

from collections.abc import Iterator, Set
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


Reached = tuple[set[State], Set[State], tuple[int, ...]]
"""The states some plays reach, those that end the game apart, and the dice they leave."""


def legal(seat: Seat, dice: tuple[int, ...]) -> Legal:
    """Every distinct legal result of playing `dice` (equal, or two different, higher first).

    A forced pass is the root itself with all dice left.
    """
    mixed = len(dice) == 2 and dice[0] != dice[1]
    best: Reached | None = None
    over: set[State] = set()
    # Rules §2.2: most dice, then the higher die; the plays come in that order.
    for going, ending, left in _mixed(seat, *dice) if mixed else _equal(seat, dice):
        # Rules §4, walls: struck out first.
        kept = {state for state in going if not seat.walled(state)} if seat.may_wall else going
        # §2.3: an ending play counts as one of them, so the first reached at all is the measure.
        if best is None and (kept or ending):
            best = (kept, ending, left)
        if not seat.may_end:
            if best:
                break
            continue
        # §2.3: no rule or filter bars an ending play.
        over |= ending
    going, _, left = best or ({seat.root}, over, dice)
    # Rules §4, leave a move: the last filter.
    if seat.may_stick and len(going) > 1:
        going = {state for state in going if seat.foe_can_step(state)} or going
    return Legal(going, over, left)


def _equal(seat: Seat, dice: tuple[int, ...]) -> Iterator[Reached]:
    """Plays of equal dice, longest first: layer upon layer of states."""
    going = {seat.root}
    layers: list[Reached] = [(going, set(), dice)]
    for used in range(1, len(dice) + 1):
        going = seat.advance(going, dice[0]) if used > 1 else seat.first(dice[0])
        if not going:
            break
        over = seat.ended(going)
        going = going - over if over else going
        layers.append((going, over, dice[used:]))
    return reversed(layers)


def _mixed(seat: Seat, high: int, low: int) -> Iterator[Reached]:
    """Plays of two different dice: both in either order, then the higher, then the lower alone."""
    after_high, after_low = seat.first(high), seat.first(low)
    high_over, low_over = seat.ended(after_high), seat.ended(after_low)
    if high_over or low_over:
        after_high, after_low = after_high - high_over, after_low - low_over
    both = seat.advance(after_high, low)
    both |= seat.advance(after_low, high)
    both_over = seat.ended(both)
    yield both - both_over if both_over else both, both_over, ()
    yield after_high, high_over, (low,)
    yield after_low, low_over, (high,)
    yield {seat.root}, set(), (high, low)
