"""A board to set checkers on, one at a time, that never holds an impossible stack."""

from __future__ import annotations

from random import Random

from tests.reference.flags import Flags
from tests.reference.position import Position, other, white_point
from tests.reference.steps import BAR, OFF, holds, mother_pinned, view_of

Weights = dict[int, float]


class Setup:
    """A board in the making; ``me`` is the side that will act."""

    def __init__(self, flags: Flags, me: str) -> None:
        self.flags = flags
        self.me = me
        self.foe = other(me)
        self.stacks = [""] * 25
        self.bar = {"w": 0, "b": 0}
        self.off = {"w": 0, "b": 0}
        self.left = {"w": 15, "b": 15}

    def put(self, colour: str, point: int, count: int = 1, seen_by: str | None = None) -> int:
        """Puts up to ``count`` checkers on a point in a side's numbering (its own unless said).

        25 is the bar, 0 is off. Returns how many could be put: a point of the other colour takes
        them only where one checker may be pinned, the bar only where there is hitting.
        """
        put = 0
        for _ in range(count):
            if not self.left[colour] or not self._put_one(colour, point, seen_by or colour):
                break
            self.left[colour] -= 1
            put += 1
        return put

    def _put_one(self, colour: str, point: int, seen_by: str) -> bool:
        if point == BAR:
            if self.flags.contact != "hit":
                return False
            self.bar[colour] += 1
            return True
        if point == OFF:
            if self.off[colour] == 14:
                return False
            self.off[colour] += 1
            return True
        index = white_point(self.flags, seen_by, point)
        stack = self.stacks[index]
        pins = self.flags.contact == "pin" and stack == other(colour)
        if stack and stack[-1] != colour and not pins:
            return False
        self.stacks[index] = stack + colour
        return True

    def fill(self, rng: Random, colour: str, weights: Weights) -> None:
        """Puts the rest of a side's checkers by weight, anywhere when that does not work."""
        points, chances = list(weights), list(weights.values())
        for _ in range(200):
            self.put(colour, rng.choices(points, chances)[0])
        while self.left[colour]:
            self.put(colour, rng.randint(1, 24))

    def position(self, rolls: dict[str, int]) -> Position | None:
        """The board with ``me`` to act, or ``None`` when the game on it would already be over."""
        made = Position(self.flags.name, tuple(self.stacks), self.bar, self.off, self.me, rolls)
        return None if already_over(self.flags, made) else made


def already_over(flags: Flags, position: Position) -> bool:
    """Whether a rule checked after every step would have ended the game before."""
    views = [view_of(flags, position, side) for side in "wb"]
    if any(view.off == 15 for view in views):
        return True
    if flags.close_quarter and any(holds(view, 19, 24) for view in views):
        return True
    if not flags.mother:
        return False
    pinned = [mother_pinned(view) for view in views]
    on_24 = ["x" in view.stacks[24] for view in views]
    return all(pinned) or (pinned[0] and not on_24[1]) or (pinned[1] and not on_24[0])


def spread(rng: Random, low: int, high: int) -> Weights:
    """Uneven chances over a range of points, so that stacks and gaps both come up."""
    return {point: rng.random() ** 3 + 0.01 for point in range(low, high + 1)}
