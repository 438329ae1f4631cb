"""A position: the checkers of both sides, who acts, and the dice in hand. Notation: position line.

Immutable and hashable; every change makes a new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from tabla_core import packed
from tabla_core.errors import Illegal
from tabla_core.rules import CHECKERS, RuleSet

Side = Literal["w", "b"]
Roll = tuple[int, int]
"""Two dice, the higher first."""


class Group(NamedTuple):
    """`times` dice of `number`."""

    number: int
    times: int


_GROUPS = tuple(tuple(Group(number, times) for number in range(7)) for times in range(5))
"""Every group, by its dice and its number."""


class Result(NamedTuple):
    """How a game ended: the winner and its points; nobody and 0 when drawn or dead."""

    winner: Side | None
    points: int


@dataclass(frozen=True, slots=True)
class Position:
    """One position of one game.

    `white` and `black` are the free checkers packed in their own side's numbering (see
    `tabla_core.packed`), `white_pinned` and `black_pinned` those that cannot move. `rolls` are
    the own rolls of White and Black so far. With `roll` in hand `groups` are what is still to
    play of it, the stage in hand first, and `carry` what this turn leaves the foe; without a
    roll `carry` are handed-over dice that `side` plays before it rolls.

    >>> from tabla_core.games import GAMES
    >>> position = roll(start(GAMES["prva"], "w"), 3, 6)
    >>> position.roll, position.stage
    ((6, 3), (6, 3))
    """

    rules: RuleSet = field(hash=False)
    white: int
    black: int
    white_pinned: int = 0
    black_pinned: int = 0
    side: Side = "w"
    rolls: tuple[int, int] = (0, 0)
    roll: Roll | None = None
    groups: tuple[Group, ...] = ()
    carry: tuple[Group, ...] = ()
    result: Result | None = None

    @property
    def pending(self) -> tuple[Group, ...]:
        """The groups to play now: what is left of the roll, else the handed-over dice."""
        return self.groups if self.roll else self.carry

    @property
    def stage(self) -> tuple[int, ...]:
        """The dice of the stage in hand, higher first; empty when the side has yet to roll.

        Two groups of one die each are one mixed stage; otherwise the first group is the stage.
        """
        return stage_of(self.pending)

    @property
    def rest(self) -> tuple[Group, ...]:
        """The groups that come after the stage in hand."""
        return self.pending[2:] if _is_mixed(self.pending) else self.pending[1:]

    @property
    def foe(self) -> Side:
        """The side that does not act."""
        return other(self.side)

    def checkers(self, side: Side) -> int:
        """All checkers of `side`, free and pinned, packed in its own numbering."""
        return self.white + self.white_pinned if side == "w" else self.black + self.black_pinned

    def free(self, side: Side) -> int:
        """The checkers of `side` that are not pinned."""
        return self.white if side == "w" else self.black

    def pinned(self, side: Side) -> int:
        """The pinned checkers of `side`."""
        return self.white_pinned if side == "w" else self.black_pinned

    def own_rolls(self, side: Side) -> int:
        """The rolls `side` has made so far, the one in hand included."""
        return self.rolls[0 if side == "w" else 1]

    @property
    def cascades(self) -> bool:
        """Whether the roll in hand is a double that runs on up to the sixes. Rules §4."""
        return self.roll is not None and _cascades(self.rules, self.roll, self.own_rolls(self.side))


def other(side: Side) -> Side:
    """The other side."""
    return "b" if side == "w" else "w"


def start(rules: RuleSet, side: Side = "w") -> Position:
    """The start of a game with `side` to roll.

    >>> from tabla_core.games import GAMES
    >>> packed.pips(start(GAMES["prva"]).white)
    167
    """
    checkers = sum(count * packed.one(point) for point, count in rules.start)
    return Position(rules, checkers, checkers, side=side)


def roll(position: Position, first: int, second: int) -> Position:
    """The position with this roll in hand.

    Errors: Illegal `roll.finished`, `roll.dice-in-hand`, `roll.handed-over`, `roll.number`.
    """
    if position.result:
        raise Illegal("roll.finished", "the game is over")
    if position.roll:
        raise Illegal("roll.dice-in-hand", "there are dice in hand")
    if position.carry:
        raise Illegal("roll.handed-over", "the handed-over dice are played before the roll")
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise Illegal("roll.number", "a die shows 1 to 6", (first, second))
    thrown = (max(first, second), min(first, second))
    white, black = position.rolls
    rolls = (white + 1, black) if position.side == "w" else (white, black + 1)
    groups = groups_of(position.rules, thrown, rolls[0 if position.side == "w" else 1])
    return Position(
        position.rules, position.white, position.black,
        position.white_pinned, position.black_pinned,
        position.side, rolls, thrown, groups,
    )  # fmt: skip


def groups_of(rules: RuleSet, thrown: Roll, own_rolls: int) -> tuple[Group, ...]:
    """What a fresh roll gives to play, stage by stage. Rules §2.1, §4 cascade.

    >>> from tabla_core.games import GAMES
    >>> groups_of(GAMES["vtora"], (5, 5), 4)
    (Group(number=5, times=4), Group(number=6, times=4))
    """
    high, low = thrown
    if high != low:
        return (_GROUPS[1][high], _GROUPS[1][low])
    last = 6 if _cascades(rules, thrown, own_rolls) else high
    return _GROUPS[4][high : last + 1]


def _cascades(rules: RuleSet, thrown: Roll, own_rolls: int) -> bool:
    return thrown[0] == thrown[1] and 0 < rules.cascade_from <= own_rolls


def stage_of(groups: tuple[Group, ...]) -> tuple[int, ...]:
    """The dice of the first stage of `groups`, higher first.

    >>> stage_of((Group(2, 1), Group(5, 1))), stage_of((Group(2, 3), Group(5, 1)))
    ((5, 2), (2, 2, 2))
    """
    if not groups:
        return ()
    if _is_mixed(groups):
        low, high = sorted((groups[0].number, groups[1].number))
        return (high, low)
    return (groups[0].number,) * groups[0].times


def _is_mixed(groups: tuple[Group, ...]) -> bool:
    return len(groups) == 2 and groups[0].times == groups[1].times == 1


def grouped(dice: Iterable[int]) -> tuple[Group, ...]:
    """Dice as groups in ascending order.

    >>> grouped([5, 1]), grouped([4, 4])
    ((Group(number=1, times=1), Group(number=5, times=1)), (Group(number=4, times=2),))
    """
    thrown = list(dice)
    return tuple(Group(number, thrown.count(number)) for number in sorted(set(thrown)))


def borne_off(position: Position, side: Side) -> int:
    """Checkers of `side` that are off."""
    return packed.count(position.free(side), packed.OFF)


def score(rules: RuleSet, loser_off: int) -> int:
    """Points for a win when the loser has borne off `loser_off`. Rules §2.5 and 31's score."""
    if rules.score == "left":
        return CHECKERS - loser_off
    return 1 if loser_off else 2
