"""How the twin lays a game out in arrays, and the way from and to a `Position` of the engine.

A *board* is int8[2, 2, 26]: side (0 White, 1 Black), then 0 all its checkers or 1 those of them
that are pinned, then the place in the side's own numbering (0 off, 25 the bar). Its *state* is
int16[STATE]: who acts, the own rolls so far, the roll in hand, the result, and the groups of dice
in hand and handed over. `Flags` are a rule set's flags as numbers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabla_core import packed
from tabla_core.position import Group, Position, Result, Side
from tabla_core.rules import RuleSet

Boards = NDArray[np.int8]
States = NDArray[np.int16]

SIDE: Final = 0
ROLLS: Final = 1
"""Own rolls of White; those of Black come next."""
HIGH: Final = 3
LOW: Final = 4
"""The roll in hand, 0 without one."""
OVER: Final = 5
WINNER: Final = 6
"""0 White, 1 Black, -1 nobody."""
POINTS: Final = 7
GROUPS: Final = 8
"""How many groups of the roll are still to play; CARRY those handed over."""
CARRY: Final = 9
GROUP: Final = 10
"""The first group: its number, then its times. There is room for six, as for handed-over ones."""
CARRIED: Final = 22
STATE: Final = 34

HIT, BLOCK, PIN = 0, 1, 2


class Flags(NamedTuple):
    """A rule set's flags as whole numbers, in this order an int64 array in the twin."""

    contact: int
    parallel: int
    cascade_from: int
    carry: int
    """0 none, 1 started, 2 all."""
    skip: int
    mother: int
    bear_off_pinned: int
    """0 others, 1 home, 2 none."""
    runner: int
    """The highest place that lifts the runner rule: 11 pass, 6 home, -1 without the rule."""
    at_start: int
    """Checkers on the 24 at the start."""
    walls: int
    leave_a_move: int
    past_foes: int
    close_quarter: int
    left: int
    """Whether the score counts the checkers left."""
    opening_play: int


FLAG = Flags(*range(len(Flags._fields)))
"""Where each flag stands in the array."""


def flags_of(rules: RuleSet) -> NDArray[np.int64]:
    """The array of `rules`."""
    flags = Flags(
        contact=("hit", "block", "pin").index(rules.contact),
        parallel=rules.ways == "parallel",
        cascade_from=rules.cascade_from,
        carry=("none", "started", "all").index(rules.carry),
        skip=rules.on_block == "skip",
        mother=rules.mother,
        bear_off_pinned=("others", "home", "none").index(rules.bear_off_pinned),
        runner={"none": -1, "pass": 11, "home": 6}[rules.runner],
        at_start=dict(rules.start).get(24, 0),
        walls=rules.walls,
        leave_a_move=rules.leave_a_move,
        past_foes=rules.bear_off_past_foes,
        close_quarter=rules.close_quarter,
        left=rules.score == "left",
        opening_play=rules.opening == "play",
    )
    return np.array(flags, dtype=np.int64)


def unpack(checkers: int) -> list[int]:
    """The counts of a packed side, place by place."""
    return [packed.count(checkers, place) for place in range(26)]


def pack(counts: NDArray[np.int8]) -> int:
    """The packed side of counts."""
    return sum(int(count) << 4 * place for place, count in enumerate(counts))


def arrays_of(position: Position) -> tuple[Boards, States]:
    """The board and the state of `position`."""
    board = np.zeros((2, 2, 26), dtype=np.int8)
    for index, side in enumerate(_SIDES):
        board[index, 0] = unpack(position.checkers(side))
        board[index, 1] = unpack(position.pinned(side))
    state = np.zeros(STATE, dtype=np.int16)
    state[SIDE] = _SIDES.index(position.side)
    state[ROLLS : ROLLS + 2] = position.rolls
    if position.roll:
        state[HIGH], state[LOW] = position.roll
    state[WINNER] = -1
    if position.result:
        state[OVER] = 1
        state[WINNER] = -1 if position.result.winner is None else "wb".index(position.result.winner)
        state[POINTS] = position.result.points
    state[GROUPS], state[CARRY] = len(position.groups), len(position.carry)
    for at, groups in ((GROUP, position.groups), (CARRIED, position.carry)):
        for index, group in enumerate(groups):
            state[at + 2 * index : at + 2 * index + 2] = group
    return board, state


def position_of(rules: RuleSet, board: Boards, state: States) -> Position:
    """The position that a board and a state stand for."""
    over = bool(state[OVER])
    winner = None if state[WINNER] < 0 else _SIDES[state[WINNER]]
    return Position(
        rules,
        pack(board[0, 0] - board[0, 1]),
        pack(board[1, 0] - board[1, 1]),
        pack(board[0, 1]),
        pack(board[1, 1]),
        "w" if over else _SIDES[state[SIDE]],
        (int(state[ROLLS]), int(state[ROLLS + 1])),
        (int(state[HIGH]), int(state[LOW])) if state[HIGH] and not over else None,
        _groups(state, GROUP, 0 if over else state[GROUPS]),
        _groups(state, CARRIED, 0 if over else state[CARRY]),
        Result(winner, int(state[POINTS])) if over else None,
    )


_SIDES: Final[tuple[Side, Side]] = ("w", "b")


def _groups(state: States, at: int, count: int) -> tuple[Group, ...]:
    return tuple(Group(int(state[i]), int(state[i + 1])) for i in range(at, at + 2 * count, 2))
