"""The twin's dice: what a roll puts in hand, and what follows a stage.

Rules §2.2 and §4, cascade and handed-over dice. The states are those of `training.layout`.
"""

from __future__ import annotations

from typing import Any

from training.layout import (
    CARRIED,
    CARRY,
    FLAG,
    GROUP,
    GROUPS,
    HIGH,
    LOW,
    ROLLS,
    SIDE,
)
from training.memory import compiled

F_CASCADE, F_CARRY, F_SKIP = FLAG.cascade_from, FLAG.carry, FLAG.skip


@compiled()
def pending(state: Any) -> Any:
    """Where the groups to play now stand, how many they are, and how many make the stage."""
    at, count = (GROUP, state[GROUPS]) if state[HIGH] else (CARRIED, state[CARRY])
    mixed = count == 2 and state[at + 1] == 1 and state[at + 3] == 1
    return at, count, 2 if mixed else min(count, 1)


@compiled()
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


@compiled()
def _move_groups(state: Any, origin: Any, new: Any, target: Any, count: Any) -> Any:
    for index in range(2 * count):
        new[target + index] = state[origin + index]


@compiled()
def _hand_over(new: Any, number: Any, times: Any) -> Any:
    at = CARRIED + 2 * new[CARRY]
    new[at] = number
    new[at + 1] = times
    new[CARRY] += 1


@compiled()
def _cascades(flags: Any, state: Any) -> Any:
    own = state[ROLLS + state[SIDE]]
    return state[HIGH] == state[LOW] and flags[F_CASCADE] > 0 and flags[F_CASCADE] <= own


@compiled()
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
