"""Valuing the results of a stage straight from their packed states, no position made for each."""

from __future__ import annotations

from collections.abc import Callable

from tabla_core import packed
from tabla_core.bot.shape import Shape, shape_of
from tabla_core.bot.stakes import Chairs, points_for
from tabla_core.packed import BITS, WHOLE
from tabla_core.position import Group, Position, other
from tabla_core.seat import Seat, State
from tabla_core.turn import Next


class Reader:
    """One position's board from the chair of the side to act, with both sides' evaluators at hand.

    It remembers what it has worked out of the foe; everything else is fixed by the position.
    """

    __slots__ = (
        "_contrary",
        "_evaluator",
        "_held",
        "_pinned",
        "_stakes",
        "_their_checkers",
        "_their_shapes",
        "_theirs",
        "seat",
    )

    def __init__(self, position: Position, chairs: Chairs) -> None:
        self.seat = Seat(position)
        evaluator, self._stakes = chairs.of(position.side)
        self._evaluator = evaluator
        self._theirs = chairs.of(other(position.side))[0]
        self._contrary = position.rules.ways == "contrary"
        self._pinned = self.seat.pinned
        self._held = shape_of(self._pinned, evaluator.tables)
        self._their_shapes: dict[int, Shape] = {}
        self._their_checkers: dict[int, int] = {}

    def valuer(self, then: Next) -> Callable[[State], float]:
        """What gives the side to act's value of a state after which `then` follows."""
        if then.side == self.seat.side and then.roll is None:
            # The side itself goes on and will roll, so it is the foe that "has moved".
            return self._value_to_roll
        carried = 0 if then.side == self.seat.side else pips_of(then.carry)
        if self._evaluator.packed is not None:
            return self._packed_valuer(self._evaluator.packed, carried)
        value = self._evaluator.value
        tables = self._evaluator.tables
        held, held_facing = self._held.occupied, self._held.facing_occupied
        pinned = self._pinned
        if self.seat.hits:
            known, theirs = self._their_shapes, self._shape_of_theirs

            def hitting(state: State) -> float:
                foe = state >> BITS
                return value(
                    shape_of(state & WHOLE, tables), known.get(foe) or theirs(foe), 0, 0, carried
                )

            return hitting
        them = self._shape_of_theirs(self.seat.foe)

        def standing(state: State) -> float:
            return value(shape_of(state + pinned, tables), them, held, held_facing, carried)

        return standing

    def _packed_valuer(
        self, value: Callable[[int, int, int, int, int], float], carried: int
    ) -> Callable[[State], float]:
        """The same for an evaluator that does without shapes."""
        known, theirs = self._their_checkers, self._checkers_of_theirs
        if self.seat.hits:

            def hitting(state: State) -> float:
                foe = state >> BITS
                return value(state & WHOLE, known.get(foe) or theirs(foe), 0, 0, carried)

            return hitting
        held, held_facing = self._held.occupied, self._held.facing_occupied
        pinned, them = self._pinned, theirs(self.seat.foe)

        def standing(state: State) -> float:
            return value(state + pinned, them, held, held_facing, carried)

        return standing

    def exact(self, state: State) -> float:
        """What a state that ends the game counts for the side to act."""
        result = self.seat.outcome(state)
        if result is None:
            raise ValueError("this state does not end the game")
        return self._stakes.counts(points_for(result, self.seat.side))

    def _value_to_roll(self, state: State) -> float:
        foe = state >> BITS if self.seat.hits else self.seat.foe
        me = shape_of((state & WHOLE) + self._pinned, self._evaluator.tables)
        them = self._shape_of_theirs(foe)
        # Their pinned checkers: where both stand and mine are not the pinned ones.
        held = me.facing_occupied & them.occupied & ~self._held.facing_occupied
        held_facing = me.occupied & them.facing_occupied & ~self._held.occupied
        return -self._theirs.value(them, me, held, held_facing, 0)

    def _shape_of_theirs(self, facing: int) -> Shape:
        """The foe's shape in its own numbering; `facing` are its checkers in the mover's."""
        shape = self._their_shapes.get(facing)
        if shape is None:
            checkers = self._checkers_of_theirs(facing)
            shape = self._their_shapes[facing] = shape_of(checkers, self._evaluator.tables)
        return shape

    def _checkers_of_theirs(self, facing: int) -> int:
        """The foe's packed checkers in its own numbering; `facing` are those in the mover's."""
        checkers = self._their_checkers.get(facing)
        if checkers is None:
            checkers = packed.facing(facing, contrary=self._contrary)
            self._their_checkers[facing] = checkers
        return checkers


def pips_of(groups: tuple[Group, ...]) -> int:
    """The pips of dice in groups."""
    return sum(number * count for number, count in groups)
