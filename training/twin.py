"""A self-play twin of the engine's rules in numba: every distinct result of a stage.

It plays what `tabla_core.stage` plays and is held to it by property tests; rules.md decides. A
*state of the search* is one row of `Work.me` (the mover's free checkers) and `Work.them` (all of
the foe's), each in its own numbering; rows come layer by layer, die by die.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from training.layout import BLOCK as BLOCKING
from training.layout import (
    CARRIED,
    CARRY,
    FLAG,
    GROUP,
    GROUPS,
    HIGH,
    HIT,
    LOW,
    OVER,
    PIN,
    POINTS,
    ROLLS,
    SIDE,
    WINNER,
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
        np.zeros(SLOTS + 1, np.int64),
    )


@njit(cache=True, inline="always")
def facing(flags: Any, point: Any) -> Any:
    """The same point in the other side's numbering."""
    if flags[F_PARALLEL]:
        return (point + 11) % 24 + 1
    return 25 - point


@njit(cache=True, inline="always")
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


@njit(cache=True, inline="always")
def forget(work: Any) -> Any:
    """Empties the table of keys."""
    work.marks[SLOTS] += 1


@njit(cache=True, inline="always")
def bears_off(flags: Any, pinned: Any, them: Any) -> Any:
    """Whether nothing but checkers outside home forbids bearing off. Rules §2.4, §4."""
    if flags[F_CONTACT] == PIN:
        for point in range(7, 25):
            if pinned[point]:
                return False
        if flags[F_PINNED_OFF]:
            for point in range(1, 7):
                if pinned[point]:
                    return False
    if not flags[F_PAST]:
        for point in range(1, 7):
            if them[facing(flags, point)]:
                return False
    return True


@njit(cache=True)
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


@njit(cache=True, inline="always")
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


@njit(cache=True)
def outcome(work: Any, flags: Any, row: Any) -> Any:
    """How the game stands ended in a row: points for the mover, 99 for a draw, 0 goes on."""
    me = work.me[row]
    them = work.them[row]
    ends = me[0] == 15
    if flags[F_QUARTER] and not ends:
        ends = True
        for point in range(19, 25):
            if not me[point]:
                ends = False
                break
    if ends:
        if flags[F_LEFT]:
            return 15 - them[0]
        return 1 if them[0] else 2
    if flags[F_MOTHER]:
        foe_start = facing(flags, 24)
        foe_pinned = them[24] == 1 and me[foe_start] > 0
        mine_pinned = work.pinned[24] > 0
        if foe_pinned and mine_pinned:
            return 99
        if mine_pinned and not them[24]:
            return -2
        if foe_pinned and not me[24]:
            return 2
    return 0


@njit(cache=True)
def can_step(flags: Any, free: Any, pinned: Any, theirs: Any) -> Any:
    """Whether a side has a step with some die: contact, runner and bearing off, no walls.

    `free` and `pinned` are its own, `theirs` all of the other's in that one's own numbering.
    """
    contact = flags[F_CONTACT]
    closed = np.zeros(26, np.int8)
    for point in range(1, 25):
        count = theirs[facing(flags, point)]
        if contact == BLOCKING:
            closed[point] = count > 0
        else:
            closed[point] = count > 1 or pinned[point] > 0
    if free[25]:
        for point in range(19, 25):
            if not closed[point]:
                return True
        return False
    top = 24
    if flags[F_RUNNER] >= 0 and free[24] < flags[F_AT_START]:
        held = True
        for place in range(flags[F_RUNNER] + 1):
            held = held and not free[place] and not pinned[place]
        if held:
            top = 23
    for point in range(top, 1, -1):
        if free[point]:
            for land in range(max(1, point - 6), point):
                if not closed[land]:
                    return True
    home = 0
    for point in range(1, 26):
        if point > 6:
            if free[point] or pinned[point]:
                return False
        else:
            home += free[point]
            if pinned[point] and flags[F_PINNED_OFF]:
                return False
    if not home:
        return False
    if not flags[F_PAST]:
        for point in range(1, 7):
            if theirs[facing(flags, point)]:
                return False
    return True


@njit(cache=True, inline="always")
def their_pinned(work: Any, flags: Any, row: Any, out: Any) -> Any:
    """Puts the foe's pinned checkers of a row, in its own numbering, into `out`."""
    for point in range(26):
        out[point] = 0
    if flags[F_CONTACT] == PIN:
        for point in range(1, 25):
            if work.me[row, point]:
                there = facing(flags, point)
                if work.them[row, there]:
                    out[there] = 1


@njit(cache=True)
def foe_can_step(work: Any, flags: Any, row: Any) -> Any:
    """Whether the foe has a step with some die after a row."""
    pinned = np.zeros(26, np.int8)
    their_pinned(work, flags, row, pinned)
    return can_step(flags, work.them[row] - pinned, pinned, work.me[row] + work.pinned)


@njit(cache=True)
def is_dead(work: Any, flags: Any, row: Any) -> Any:
    """Whether neither side has a step left with any die. Rules §2.7."""
    if can_step(flags, work.me[row], work.pinned, work.them[row]):
        return False
    return not foe_can_step(work, flags, row)


@njit(cache=True)
def _walled(work: Any, row: Any) -> Any:
    """Whether a row holds one of the two forbidden walls. Rules §4, walls (parallel)."""
    me = work.me[row]
    them = work.them[row]
    wall = True
    for point in range(19, 25):
        if not me[point]:
            wall = False
            break
    if wall:
        for point in range(13, 25):
            if them[point]:
                return True
    if not them[24]:
        return False
    for point in range(6, 12):
        if not me[point]:
            return False
    return True


@njit(cache=True)
def pending(state: Any) -> Any:
    """Where the groups to play now stand, how many they are, and how many make the stage."""
    at, count = (GROUP, state[GROUPS]) if state[HIGH] else (CARRIED, state[CARRY])
    mixed = count == 2 and state[at + 1] == 1 and state[at + 3] == 1
    return at, count, 2 if mixed else min(count, 1)


@njit(cache=True)
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


@njit(cache=True)
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


@njit(cache=True)
def _keep(work: Any, flags: Any, low: Any, high: Any) -> Any:
    """Puts the rows that go on and hold no wall into `found`; gives how many."""
    kept = 0
    for row in range(low, high):
        if not work.over[row] and not (flags[F_WALLS] and _walled(work, row)):
            work.found[kept] = row
            kept += 1
    return kept


@njit(cache=True)
def _equal(work: Any, flags: Any, die: Any, times: Any) -> Any:
    """Rules §2.2 for equal dice: layer upon layer of states, the longest first."""
    bounds = np.zeros(6, np.int64)
    bounds[1] = 1
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


@njit(cache=True)
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


@njit(cache=True)
def _ends(work: Any, low: Any, high: Any) -> Any:
    for row in range(low, high):
        if work.over[row]:
            return True
    return False


@njit(cache=True)
def _pass(work: Any) -> Any:
    """The turn passes: the root is the one result that goes on."""
    work.found[0] = 0
    return 1


@njit(cache=True)
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


@njit(cache=True)
def settle(work: Any, flags: Any, state: Any, row: Any, new_board: Any, new_state: Any) -> Any:
    """Puts the position after the result in `row` of the stage just worked out."""
    side = state[SIDE]
    for place in range(26):
        new_board[side, 0, place] = work.me[row, place] + work.pinned[place]
        new_board[side, 1, place] = work.pinned[place]
        new_board[1 - side, 0, place] = work.them[row, place]
    their_pinned(work, flags, row, new_board[1 - side, 1])
    new_state[:] = state
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


@njit(cache=True)
def go_on(work: Any, flags: Any, state: Any, new: Any) -> Any:
    """What follows a stage. Rules §4, cascade and handed-over dice."""
    at, count, of_stage = pending(state)
    left_high, left_low = work.stage[3], work.stage[4]
    blocked = left_high + left_low > 0
    if not state[HIGH]:
        # Handed-over dice: what cannot be played is lost, and after the last the side rolls.
        new[CARRY] = count - of_stage
        _move_groups(state, CARRIED + 2 * of_stage, new, CARRIED, count - of_stage)
        return
    cascades = _cascades(flags, state)
    unstarted = (
        cascades and left_high + left_low == 4 and of_stage == 1 and state[at] == state[HIGH]
    )
    lost_whole = unstarted and flags[F_CARRY] == 1
    handed = blocked and (
        flags[F_CARRY] == 2 or (flags[F_CARRY] == 1 and cascades and not unstarted)
    )
    if handed:
        if of_stage == 1:
            _hand_over(new, state[at], left_high)
        else:
            if left_low:
                _hand_over(new, work.stage[2], 1)
            if left_high:
                _hand_over(new, work.stage[1], 1)
    rest = count - of_stage
    if lost_whole or (blocked and not flags[F_SKIP]):
        if handed:
            for index in range(of_stage, count):
                _hand_over(new, state[at + 2 * index], state[at + 2 * index + 1])
        rest = 0
    if rest:
        new[GROUPS] = rest
        _move_groups(state, GROUP + 2 * of_stage, new, GROUP, rest)
        return
    new[GROUPS] = 0
    new[HIGH] = new[LOW] = 0
    new[SIDE] = 1 - state[SIDE]


@njit(cache=True)
def _move_groups(state: Any, origin: Any, new: Any, target: Any, count: Any) -> Any:
    for index in range(2 * count):
        new[target + index] = state[origin + index]


@njit(cache=True)
def _hand_over(new: Any, number: Any, times: Any) -> Any:
    at = CARRIED + 2 * new[CARRY]
    new[at] = number
    new[at + 1] = times
    new[CARRY] += 1


@njit(cache=True)
def _cascades(flags: Any, state: Any) -> Any:
    own = state[ROLLS + state[SIDE]]
    return state[HIGH] == state[LOW] and flags[F_CASCADE] > 0 and flags[F_CASCADE] <= own


@njit(cache=True)
def roll(flags: Any, state: Any, first: Any, second: Any) -> Any:
    """Takes a roll in hand."""
    high, low = max(first, second), min(first, second)
    state[ROLLS + state[SIDE]] += 1
    state[HIGH], state[LOW] = high, low
    if high != low:
        state[GROUP], state[GROUP + 1] = high, 1
        state[GROUP + 2], state[GROUP + 3] = low, 1
        state[GROUPS] = 2
        return
    last = 6 if _cascades(flags, state) else high
    count = 0
    for number in range(high, last + 1):
        state[GROUP + 2 * count], state[GROUP + 2 * count + 1] = number, 4
        count += 1
    state[GROUPS] = count
