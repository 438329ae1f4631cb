"""What a net makes of a board: the inputs seen, the outputs, the points they promise."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from training.inputs import RACE, fill, is_race
from training.layout import CARRIED, CARRY, FLAG, PIN
from training.memory import compiled
from training.net import set_base, value_changed, value_whole
from training.standing import outcome, their_pinned

RACING: Final = 1
"""A bit of what is *seen*: the race net values the board. Without it: the other one."""
MINE_OFF: Final = 2
"""The side that moved has borne off, so it cannot lose by mars."""
THEIRS_OFF: Final = 4

F_CONTACT, F_LEFT = FLAG.contact, FLAG.left


@compiled(inline="always")
def points_of(flags: Any, out: Any) -> Any:
    """The points that outputs promise."""
    if flags[F_LEFT]:
        return np.float32(15.0) * (out[1] - out[2])
    return np.float32(2.0) * out[0] - np.float32(1.0) + out[1] - out[2]


@compiled()
def exact_outputs(flags: Any, winner: Any, points: Any, side: Any, out: Any) -> Any:
    """The outputs of a finished game for `side`."""
    out[:] = 0
    if winner < 0:
        out[0] = 0.5
        return
    won = winner == side
    out[0] = won
    at = 1 if won else 2
    if flags[F_LEFT]:
        out[at] = points / 15.0
    else:
        out[at] = points > 1


@compiled(inline="always")
def end_outputs(work: Any, flags: Any, row: Any, side: Any, out: Any) -> Any:
    """The outputs for `side` of a result that ends the game."""
    points = outcome(work, flags, row)
    winner = side if points > 0 else 1 - side
    if points == 99:
        winner = -1
    exact_outputs(flags, winner, abs(points), side, out)


@compiled()
def turn_round(out: Any) -> Any:
    """The same outputs for the other side."""
    out[0] = np.float32(1.0) - out[0]
    out[1], out[2] = out[2], out[1]


@compiled()
def carried_pips(state: Any) -> Any:
    """The pips of the handed-over dice."""
    pips = 0
    for index in range(state[CARRY]):
        pips += state[CARRIED + 2 * index] * state[CARRIED + 2 * index + 1]
    return pips


# Taking an array out of a tuple of tuples costs more than the work on it, so what is called for
# every result is inlined and gets its parts one by one.


@compiled(inline="always")
def _fill(
    kind: Any, desk: Any, race_desk: Any, me: Any, pinned: Any, them: Any, held: Any, carried: Any
) -> Any:
    """Puts the inputs of a board into the desk of the net that values it; gives what is seen."""
    seen = MINE_OFF * (me[0] > 0) + THEIRS_OFF * (them[0] > 0)
    if is_race(kind, me, them):
        fill(RACE, me, pinned, them, held, carried, race_desk.x)
        seen += RACING
    else:
        fill(kind, me, pinned, them, held, carried, desk.x)
    return seen


@compiled(inline="always")
def see(
    work: Any,
    flags: Any,
    kind: Any,
    desk: Any,
    race_desk: Any,
    table: Any,
    row: Any,
    to_roll: Any,
    carried: Any,
) -> Any:
    """`_fill` for a row of the stage.

    `to_roll`: the mover itself will roll next, so it is the other side that "has moved".
    """
    me, them, pinned, held = table.mine, table.theirs, table.nobody, table.nobody
    for place in range(26):
        me[place] = work.me[row, place]
        them[place] = work.them[row, place]
    if flags[F_CONTACT] == PIN:
        for place in range(26):
            me[place] += work.pinned[place]
        pinned, held = work.pinned, table.their_pinned
        their_pinned(work, flags, row, held)
    if to_roll:
        me, them, pinned, held = them, me, held, pinned
    return _fill(kind, desk, race_desk, me, pinned, them, held, carried)


@compiled()
def see_board(player: Any, board: Any, state: Any, side: Any) -> Any:
    """`_fill` for a board, `side` having moved."""
    me, them = board[side], board[1 - side]
    return _fill(
        player.kind, player.desk, player.race_desk,
        me[0], me[1], them[0], them[1], carried_pips(state),
    )  # fmt: skip


@compiled(inline="always")
def _take(flags: Any, seen: Any, outputs: Any, out: Any) -> Any:
    """Copies outputs; nobody who has borne off loses by mars."""
    for index in range(3):
        out[index] = outputs[index]
    if not flags[F_LEFT]:
        if seen & THEIRS_OFF:
            out[1] = 0
        if seen & MINE_OFF:
            out[2] = 0


@compiled(inline="always")
def value(
    flags: Any, contact: Any, race: Any, desk: Any, race_desk: Any, seen: Any, out: Any
) -> Any:
    """Puts the outputs for what is seen into `out`."""
    if seen & RACING:
        value_whole(race, race_desk)
        _take(flags, seen, race_desk.out, out)
    else:
        value_whole(contact, desk)
        _take(flags, seen, desk.out, out)


@compiled(inline="always")
def take_base(contact: Any, race: Any, desk: Any, race_desk: Any, seen: Any) -> Any:
    """Makes what is seen the base of the values to come."""
    if seen & RACING:
        set_base(race, race_desk)
    else:
        set_base(contact, desk)


@compiled(inline="always")
def value_near(
    flags: Any, contact: Any, race: Any, desk: Any, race_desk: Any, base: Any, seen: Any, out: Any
) -> Any:
    """The same where a base of what `base` is was set."""
    if (base ^ seen) & RACING:
        value(flags, contact, race, desk, race_desk, seen, out)
    elif seen & RACING:
        value_changed(race, race_desk)
        _take(flags, seen, race_desk.out, out)
    else:
        value_changed(contact, desk)
        _take(flags, seen, desk.out, out)
