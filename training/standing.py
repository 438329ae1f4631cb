"""The twin's questions about a board that stands: is the game over, can a side still step?

`work` is a `twin.Work`; a row of it is a result of the stage that is worked out. rules.md decides.
"""

from __future__ import annotations

from typing import Any

from training.layout import BLOCK, FLAG, PIN
from training.memory import compiled

F_CONTACT, F_PARALLEL, F_MOTHER = FLAG.contact, FLAG.parallel, FLAG.mother
F_PINNED_OFF, F_RUNNER, F_AT_START = FLAG.bear_off_pinned, FLAG.runner, FLAG.at_start
F_PAST, F_QUARTER, F_LEFT = FLAG.past_foes, FLAG.close_quarter, FLAG.left


@compiled(inline="always")
def facing(flags: Any, point: Any) -> Any:
    """The same point in the other side's numbering."""
    if flags[F_PARALLEL]:
        return (point + 11) % 24 + 1
    return 25 - point


@compiled(inline="always")
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


@compiled()
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


@compiled()
def can_step(flags: Any, free: Any, pinned: Any, theirs: Any) -> Any:
    """Whether a side has a step with some die: contact, runner and bearing off, no walls.

    `free` and `pinned` are its own, `theirs` all of the other's in that one's own numbering.
    """
    contact = flags[F_CONTACT]
    closed = 0
    for point in range(1, 25):
        count = theirs[facing(flags, point)]
        if count > (contact != BLOCK) or pinned[point]:
            closed |= 1 << point
    if free[25]:
        for point in range(19, 25):
            if not closed >> point & 1:
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
                if not closed >> land & 1:
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


@compiled(inline="always")
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


@compiled()
def foe_can_step(work: Any, flags: Any, row: Any) -> Any:
    """Whether the foe has a step with some die after a row."""
    free, pinned, all_mine = work.sides
    their_pinned(work, flags, row, pinned)
    for place in range(26):
        free[place] = work.them[row, place] - pinned[place]
        all_mine[place] = work.me[row, place] + work.pinned[place]
    return can_step(flags, free, pinned, all_mine)


@compiled()
def is_dead(work: Any, flags: Any, row: Any) -> Any:
    """Whether neither side has a step left with any die. Rules §2.7."""
    if can_step(flags, work.me[row], work.pinned, work.them[row]):
        return False
    return not foe_can_step(work, flags, row)


@compiled()
def is_walled(work: Any, row: Any) -> Any:
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
