"""A self-play twin of the engine's rules in numba: every distinct result of a stage.

It plays what `tabla_core.stage` plays and is held to it by property tests; rules.md decides. A
*state of the search* is one row of `Work.me` (the mover's free checkers) and `Work.them` (all of
the foe's), each in its own numbering; rows come layer by layer, die by die.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.dice import go_on, pending
from training.layout import BLOCK as BLOCKING
from training.layout import (
    FLAG,
    HIT,
    OVER,
    POINTS,
    SIDE,
    WINNER,
)
from training.memory import compiled, copy
from training.standing import (
    bears_off,
    facing,
    foe_can_step,
    is_dead,
    is_walled,
    outcome,
    their_pinned,
)

ROWS: Final = 1 << 15
"""Room for the states of one stage; the most seen is below a third of it."""
SLOTS: Final = 1 << 16

_random = np.random.default_rng(20240229)
_MINE = _random.integers(1, 1 << 63, 26, dtype=np.uint64)
_THEIRS = _random.integers(1, 1 << 63, 26, dtype=np.uint64)
"""Random numbers whose sum over all checkers tells states apart."""

F_CONTACT, F_PARALLEL, F_CASCADE = FLAG.contact, FLAG.parallel, FLAG.cascade_from
F_CARRY, F_SKIP, F_MOTHER = FLAG.carry, FLAG.skip, FLAG.mother
F_PINNED_OFF, F_RUNNER, F_AT_START = FLAG.bear_off_pinned, FLAG.runner, FLAG.at_start
F_WALLS, F_LEAVE, F_PAST = FLAG.walls, FLAG.leave_a_move, FLAG.past_foes
F_QUARTER, F_LEFT, F_OPENING = FLAG.close_quarter, FLAG.left, FLAG.opening_play


class Work(NamedTuple):
    """Arrays that one stage after the other is worked out in."""

    me: NDArray[np.int8]
    """[rows, 26], the first half of each row of `words`."""
    them: NDArray[np.int8]
    """[rows, 26], the second half."""
    words: NDArray[np.int64]
    """[rows, 8]: the same memory, to copy by."""
    key: NDArray[np.uint64]
    over: NDArray[np.int8]
    """Whether the row ends the game."""
    found: NDArray[np.int32]
    """The rows that are legal results, those that go on first."""
    stage: NDArray[np.int64]
    """[0] dice of the stage, [1] higher, [2] lower die, [3] dice left of the first number,
    [4] of the second, [5] results that go on, [6] whether a table ran full."""
    pinned: NDArray[np.int8]
    """The mover's pinned checkers in its own numbering."""
    closed: NDArray[np.int8]
    origins: NDArray[np.int64]
    """Where the steps of the row in hand begin."""
    slots: NDArray[np.uint64]
    bounds: NDArray[np.int64]
    """Where each layer of rows begins."""
    sides: NDArray[np.int8]
    """[3, 26]: room for the foe's free and pinned checkers and all of the mover's."""
    marks: NDArray[np.int64]
    """Which question a slot was filled for; [SLOTS] is the number of the last question."""


def new_work() -> Work:
    """Fresh arrays."""
    words = np.zeros((ROWS, 8), np.int64)
    rows = words.view(np.int8)
    return Work(
        rows[:, :26],
        rows[:, 32:58],
        words,
        np.zeros(ROWS, np.uint64),
        np.zeros(ROWS, np.int8),
        np.zeros(ROWS, np.int32),
        np.zeros(8, np.int64),
        np.zeros(26, np.int8),
        np.zeros(26, np.int8),
        np.zeros(26, np.int64),
        np.zeros(SLOTS, np.uint64),
        np.zeros(6, np.int64),
        np.zeros((3, 26), np.int8),
        np.zeros(SLOTS + 1, np.int64),
    )


@compiled(inline="always")
def is_new(work: Any, key: Any) -> Any:
    """Whether this key was not asked for since the last `forget`."""
    now = work.marks[SLOTS]
    slot = np.int64((key ^ (key >> np.uint64(29))) & np.uint64(SLOTS - 1))
    while work.marks[slot] == now:
        if work.slots[slot] == key:
            return False
        slot = (slot + 1) & (SLOTS - 1)
    work.marks[slot] = now
    work.slots[slot] = key
    return True


@compiled(inline="always")
def forget(work: Any) -> Any:
    """Empties the table of keys."""
    work.marks[SLOTS] += 1


@compiled()
def advance(work: Any, flags: Any, low: Any, high: Any, die: Any, end: Any) -> Any:
    """Every new state one step with `die` makes of rows `low` to `high`, put in from `end` on."""
    me, origins = work.me, work.origins
    for row in range(low, high):
        if work.over[row]:
            continue
        steps = _steps(work, flags, row, die)
        for index in range(steps):
            origin = origins[index]
            land = max(origin - die, 0)
            key = work.key[row] - _MINE[origin] + _MINE[land]
            there = 0
            if flags[F_CONTACT] == HIT and land:
                there = facing(flags, land)
                if work.them[row, there] == 1:
                    key = key - _THEIRS[there] + _THEIRS[25]
                else:
                    there = 0
            if not is_new(work, key):
                continue
            if end > ROWS - 2:
                work.stage[6] = 1
                return end
            for word in range(8):
                work.words[end, word] = work.words[row, word]
            me[end, origin] -= 1
            me[end, land] += 1
            if there:
                work.them[end, there] -= 1
                work.them[end, 25] += 1
            work.key[end] = key
            special = flags[F_MOTHER] or flags[F_QUARTER]
            work.over[end] = me[end, 0] == 15 or (special and outcome(work, flags, end) != 0)
            end += 1
    return end


@compiled(inline="always")
def _steps(work: Any, flags: Any, row: Any, die: Any) -> Any:
    """Puts the places a checker may step from with `die` into `work.origins`; gives how many."""
    me, pinned, closed, origins = work.me, work.pinned, work.closed, work.origins
    runner = flags[F_RUNNER]
    count = 0
    if me[row, 25]:
        origins[0] = 25
        return np.int64(not closed[25 - die])
    top = 24
    if runner >= 0 and me[row, 24] < flags[F_AT_START]:
        held = True
        for place in range(runner + 1):
            if me[row, place] or pinned[place]:
                held = False
                break
        if held:
            top = 23
    outside = top == 23 and me[row, 24] > 0
    for point in range(top, die, -1):
        if me[row, point]:
            if point > 6:
                outside = True
            if not closed[point - die]:
                origins[count] = point
                count += 1
    for point in range(7, die + 1):
        outside = outside or me[row, point] > 0
    if outside or not bears_off(flags, pinned, work.them[row]):
        return count
    highest = die
    if not me[row, die]:
        highest = 6
        while highest and not me[row, highest] and not pinned[highest]:
            highest -= 1
        if not 0 < highest < die or not me[row, highest]:
            return count
    origins[count] = highest
    return count + 1


@compiled()
def legal(work: Any, flags: Any, board: Any, state: Any) -> Any:
    """Works out the stage in hand; gives how many results are in `work.found`.

    `work.stage[5]` of them go on, the rest end the game. Without dice in hand there are none.
    """
    at, count, of_stage = pending(state)
    stage = work.stage
    if not count:
        stage[5] = 0
        return 0
    _take_up(work, flags, board, state[SIDE])
    stage[6] = 0
    stage[0] = of_stage
    if of_stage == 2:
        stage[1] = max(state[at], state[at + 2])
        stage[2] = min(state[at], state[at + 2])
        return _mixed(work, flags, stage[1], stage[2])
    stage[1] = stage[2] = state[at]
    return _equal(work, flags, state[at], state[at + 1])


@compiled()
def _take_up(work: Any, flags: Any, board: Any, side: Any) -> Any:
    """Makes row 0 of the board as `side` sees it, and the points closed to it."""
    contact = flags[F_CONTACT]
    key = np.uint64(0)
    for place in range(26):
        pinned = board[side, 1, place]
        mine = board[side, 0, place] - pinned
        work.pinned[place] = pinned
        work.me[0, place] = mine
        work.them[0, place] = board[1 - side, 0, place]
        key += _MINE[place] * np.uint64(mine)
        key += _THEIRS[place] * np.uint64(board[1 - side, 0, place])
    for point in range(1, 25):
        theirs = board[1 - side, 0, facing(flags, point)]
        if contact == BLOCKING:
            work.closed[point] = theirs > 0
        else:
            work.closed[point] = theirs > 1 or work.pinned[point] > 0
    work.key[0] = key
    work.over[0] = 0


@compiled()
def _keep(work: Any, flags: Any, low: Any, high: Any) -> Any:
    """Puts the rows that go on and hold no wall into `found`; gives how many."""
    kept = 0
    for row in range(low, high):
        if not work.over[row] and not (flags[F_WALLS] and is_walled(work, row)):
            work.found[kept] = row
            kept += 1
    return kept


@compiled()
def _equal(work: Any, flags: Any, die: Any, times: Any) -> Any:
    """Rules §2.2 for equal dice: layer upon layer of states, the longest first."""
    bounds = work.bounds
    bounds[0], bounds[1] = 0, 1
    layers = 1
    for used in range(1, times + 1):
        forget(work)
        end = advance(work, flags, bounds[used - 1], bounds[used], die, bounds[used])
        if end == bounds[used]:
            break
        bounds[used + 1] = end
        layers += 1
    kept = 0
    used = 0
    for layer in range(layers - 1, -1, -1):
        kept = _keep(work, flags, bounds[layer], bounds[layer + 1])
        used = layer
        ending = False
        for row in range(bounds[layer], bounds[layer + 1]):
            ending = ending or work.over[row] > 0
        if kept or ending:
            break
    else:
        kept = _pass(work)
        used = 0
    work.stage[3] = times - used
    work.stage[4] = 0
    return _finish(work, flags, kept, bounds[layers])


@compiled()
def _mixed(work: Any, flags: Any, high: Any, low: Any) -> Any:
    """Rules §2.2 for two different dice: both in either order, then the higher, then the lower."""
    forget(work)
    after_high = advance(work, flags, 0, 1, high, 1)
    forget(work)
    after_low = advance(work, flags, 0, 1, low, after_high)
    forget(work)
    end = advance(work, flags, 1, after_high, low, after_low)
    end = advance(work, flags, after_high, after_low, high, end)
    work.stage[3] = work.stage[4] = 0
    kept = _keep(work, flags, after_low, end)
    if kept or _ends(work, after_low, end):
        return _finish(work, flags, kept, end)
    work.stage[4] = 1
    kept = _keep(work, flags, 1, after_high)
    if kept or _ends(work, 1, after_high):
        return _finish(work, flags, kept, end)
    work.stage[3], work.stage[4] = 1, 0
    kept = _keep(work, flags, after_high, after_low)
    if kept or _ends(work, after_high, after_low):
        return _finish(work, flags, kept, end)
    work.stage[4] = 1
    return _finish(work, flags, _pass(work), end)


@compiled()
def _ends(work: Any, low: Any, high: Any) -> Any:
    for row in range(low, high):
        if work.over[row]:
            return True
    return False


@compiled()
def _pass(work: Any) -> Any:
    """The turn passes: the root is the one result that goes on."""
    work.found[0] = 0
    return 1


@compiled()
def _finish(work: Any, flags: Any, kept: Any, end: Any) -> Any:
    """Rules §4, leave a move, the last filter; then the results that end the game, §2.3."""
    if flags[F_LEAVE] and kept > 1:
        leaving = 0
        for index in range(kept):
            row = work.found[index]
            if foe_can_step(work, flags, row):
                # What is overwritten has been looked at, but is wanted when nothing leaves.
                work.found[index] = work.found[leaving]
                work.found[leaving] = row
                leaving += 1
        if leaving:
            kept = leaving
    work.stage[5] = kept
    count = kept
    forget(work)
    for row in range(1, end):
        if work.over[row] and is_new(work, work.key[row]):
            work.found[count] = row
            count += 1
    return count


@compiled()
def settle(work: Any, flags: Any, state: Any, row: Any, new_board: Any, new_state: Any) -> Any:
    """Puts the position after the result in `row` of the stage just worked out."""
    side = state[SIDE]
    for place in range(26):
        new_board[side, 0, place] = work.me[row, place] + work.pinned[place]
        new_board[side, 1, place] = work.pinned[place]
        new_board[1 - side, 0, place] = work.them[row, place]
    their_pinned(work, flags, row, new_board[1 - side, 1])
    copy(new_state, state)
    points = outcome(work, flags, row) if row else 0
    if points == 0 and is_dead(work, flags, row):
        points = 99
    if points:
        new_state[OVER] = 1
        new_state[WINNER] = -1
        new_state[POINTS] = 0
        if points != 99:
            new_state[WINNER] = side if points > 0 else 1 - side
            new_state[POINTS] = abs(points)
        return
    go_on(work, flags, state, new_state)
