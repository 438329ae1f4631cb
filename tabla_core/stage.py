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
    over: Set[State]
    left: tuple[int, ...]


_NONE: Set[State] = frozenset()
ROLLS = tuple((high, low) for high in range(1, 7) for low in range(1, high + 1))
"""The 21 rolls, the higher die first."""
STAGES = tuple((high, low) if high != low else (high,) * 4 for high, low in ROLLS)
"""The dice of the first stage of each."""

Reached = tuple[set[State], Set[State], tuple[int, ...]]
"""The states some plays reach, those that end the game apart, and the dice they leave."""


def legal(seat: Seat, dice: tuple[int, ...]) -> Legal:
    """Every distinct legal result of playing `dice` (equal, or two different, higher first).

    A forced pass is the root itself with all dice left.
    """
    mixed = len(dice) == 2 and dice[0] != dice[1]
    if not seat.ordinary:
        found = _strict(seat, _mixed(seat, *dice) if mixed else _equal(seat, dice), dice)
    elif mixed:
        high, low = dice
        found = _most_mixed(seat, high, low, seat.first(high), seat.first(low))
    else:
        found = _most_equal(seat, dice, seat.first(dice[0]))
    return _leaving(seat, found) if len(found.going) > 1 else found


def legal_by_roll(seat: Seat) -> list[Legal]:
    """`legal` for the first stage of each of the 21 rolls, in the order of `STAGES`.

    The steps that rolls have in common are worked out once.
    """
    if not seat.ordinary:
        return [legal(seat, dice) for dice in STAGES]
    first = [set(), *(seat.first(die) for die in range(1, 7))]
    found = [
        _most_mixed(seat, high, low, first[high], first[low])
        if high > low
        else _most_equal(seat, (high,) * 4, first[high])
        for high, low in ROLLS
    ]
    return [_leaving(seat, each) if len(each.going) > 1 else each for each in found]


def _leaving(seat: Seat, found: Legal) -> Legal:
    """Rules §4, leave a move: the last filter."""
    if not seat.may_stick:
        return found
    leaving = {state for state in found.going if seat.foe_can_step(state)}
    return found._replace(going=leaving or found.going)


# --- where nothing can end the game or be struck out ------------------------------------------


def _most_mixed(
    seat: Seat, high: int, low: int, after_high: set[State], after_low: set[State]
) -> Legal:
    """Rules §2.2 for two different dice: both if possible, else the higher, else the lower."""
    both = seat.advance(after_low, high, seat.advance(after_high, low))
    if both:
        return Legal(both, _NONE, ())
    if after_high:
        return Legal(after_high, _NONE, (low,))
    if after_low:
        return Legal(after_low, _NONE, (high,))
    return Legal({seat.root}, _NONE, (high, low))


def _most_equal(seat: Seat, dice: tuple[int, ...], going: set[State]) -> Legal:
    """Rules §2.2 for equal dice: layer upon layer of states, `going` the first."""
    if not going:
        return Legal({seat.root}, _NONE, dice)
    for used in range(1, len(dice)):
        further = seat.advance(going, dice[0])
        if not further:
            return Legal(going, _NONE, dice[used:])
        going = further
    return Legal(going, _NONE, ())


# --- where endings and walls count -------------------------------------------------------------


def _strict(seat: Seat, plays: Iterator[Reached], dice: tuple[int, ...]) -> Legal:
    """The legal ones of `plays`, which come in the order of rules §2.2: most dice, higher die."""
    best: Reached | None = None
    over: set[State] = set()
    for going, ending, left in plays:
        # Rules §2.3: no rule or filter bars an ending play.
        over |= ending
        # Rules §4, walls: struck out first.
        kept = {state for state in going if not seat.walled(state)} if seat.may_wall else going
        # Rules §2.3: an ending play counts as one of them, so the first reached is the measure.
        if best is None and (kept or ending):
            best = (kept, ending, left)
    if best is None:
        # Rules §4, walls: with nothing left the turn passes.
        return Legal({seat.root}, over, dice)
    return Legal(best[0], over, best[2])


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
    both = seat.advance(after_low, high, seat.advance(after_high, low))
    both_over = seat.ended(both)
    yield both - both_over if both_over else both, both_over, ()
    yield after_high, high_over, (low,)
    yield after_low, low_over, (high,)
    yield {seat.root}, set(), (high, low)
