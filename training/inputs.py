"""The inputs of the nets for training, in numba: what `tabla_core.bot.inputs` sees, as floats.

Every row that a board picks there stands for a few inputs here, so that a net of `inputs` can be
turned into one of rows without loss: `expansion(kind)` is the matrix that takes rows to inputs.
What is linear in the counts of a point (pips, points held) costs nothing in play, for the export
folds it into the rows of that point.

`fill(kind, me, me_pinned, them, them_pinned, carried, out)` writes the inputs of a board: `me` and
`them` are int8[26] with all checkers of a side in its own numbering, `*_pinned` the same with those
that cannot move, `out` is float32[size(kind)]. Me has just moved, them are about to roll.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tabla_core.bot import inputs
from tabla_core.bot.inputs import (
    LONGEST_RUN,
    MOST_CARRIED,
    MOST_LANDINGS,
    POINTS,
    STEPS,
    Layout,
)
from tabla_core.rules import CHECKERS
from training.memory import compiled

HIT, BLOCK, BLOCK_CONTRARY, PIN, RACE = range(5)
LAYOUTS: Final = (inputs.HIT, inputs.BLOCK, inputs.BLOCK_CONTRARY, inputs.PIN, inputs.RACE)
"""The layout of each kind."""

PIPS, HELD, REAR = 0.01, 1 / 3, 0.2
"""The scales of a side's pips, home points held, and checkers on the own 24-19 or the bar."""

_BITS = np.array([number.bit_count() for number in range(4096)], np.int8)
_ESCAPES = np.array([inputs.escapes(ahead) for ahead in range(4096)], np.int8)
_LENGTHS = np.array([number.bit_length() for number in range(1 << 13)], np.int64)
_MIRRORED = np.array([int(f"{number:012b}"[::-1], 2) for number in range(4096)], np.int64)
_RUNS = np.array([inputs.longest_run(ahead) for ahead in range(4096)], np.int8)


def _direct() -> NDArray[np.int64]:
    return np.array([inputs.rolls_from(dice, 0) for dice in range(64)], np.int64)


def _combined() -> NDArray[np.int64]:
    """By distance less one and free points: the rolls that reach the point with both dice."""
    return np.array(
        [
            [
                inputs.rolls_from(1 << distance, free) & ~inputs.rolls_from(1 << distance & 63, 0)
                for free in range(64)
            ]
            for distance in range(12)
        ],
        np.int64,
    )


_DIRECT = _direct()
_COMBINED = _combined()


def _dice(first: bool) -> NDArray[np.int64]:
    rolls = np.zeros(64, np.int64)
    for dice in range(64):
        for one in range(6):
            for other in range(6):
                if dice >> (one if first else other) & 1:
                    rolls[dice] |= 1 << 6 * one + other
    return rolls


_FIRST = _dice(first=True)
_SECOND = _dice(first=False)


@compiled(inline="always")
def _popcount(mask: Any) -> Any:
    return _BITS[mask & 4095] + _BITS[mask >> 12 & 4095] + _BITS[mask >> 24 & 4095]


@compiled()
def _shots(shooters: Any, targets: Any, free: Any, on_bar: Any) -> Any:
    """See `tabla_core.bot.inputs.shots`."""
    hitting = 0
    others = 0
    first_to_go = 1 << 25 if on_bar else shooters
    for target in range(1, 25):
        if not targets >> target & 1:
            continue
        behind = first_to_go >> target + 1 & 4095
        open_ahead = free >> target + 1 & 63
        hitting |= _DIRECT[behind & 63]
        for distance in range(1, 12):
            if behind >> distance & 1:
                hitting |= _COMBINED[distance, open_ahead]
        others |= shooters >> target + 1 & 63
    if on_bar == 1:
        entry = 0
        for number in range(1, 7):
            entry |= (free >> 25 - number & 1) << number - 1
        hitting |= _FIRST[entry] & _SECOND[others] | _FIRST[others] & _SECOND[entry]
    return _popcount(hitting)


@compiled(inline="always")
def _run(points: Any) -> Any:
    run = 0
    while points and run < 7:
        points &= points >> 1
        run += 1
    return run


@compiled(inline="always")
def _highest(mask: Any) -> Any:
    """The highest place of a mask, 0 without any."""
    half = mask >> 13
    return 12 + _LENGTHS[half] if half else max(_LENGTHS[mask] - 1, 0)


@compiled(inline="always")
def _masks(side: Any, low: Any) -> Any:
    """The places with `low` checkers or more as a mask."""
    mask = 0
    for place in range(1, 26):
        mask |= int(side[place] >= low) << place
    return mask


@compiled(inline="always")
def _facing(kind: Any, mask: Any) -> Any:
    """The points of a mask in the other side's numbering."""
    if kind == BLOCK:
        points = mask & POINTS
        return (points >> 12 | points << 12) & POINTS
    return (_MIRRORED[mask >> 1 & 4095] << 12 | _MIRRORED[mask >> 13 & 4095]) << 1


@compiled()
def is_race(kind: Any, me: Any, them: Any) -> Any:
    """Whether no checker can meet one of the other side any more; `kind` is that with contact."""
    mine = _highest(_masks(me, 1))
    theirs = _highest(_masks(them, 1))
    if kind == BLOCK:
        return mine < 13 and theirs < 13
    return mine + theirs < 25


@compiled(inline="always")
def _counts(kind: Any, side: Any, occupied: Any, out: Any, at: Any) -> Any:
    """The inputs that hang on a side's counts alone; gives where the next begin."""
    pips = 0
    held = 0
    rear = 0
    low = 1 if kind in (BLOCK, BLOCK_CONTRARY) else 2
    out[at] = side[0] / np.float32(15)
    out[at + 1] = side[0] > 0
    at += 2
    places = 25 if kind == HIT else 24
    for index in range(at, at + 4 * places):
        out[index] = 0
    for place in range(1, places + 1):
        count = int(side[place])
        if count:
            step = at + 4 * place - 4
            out[step] = 1
            if count > 1:
                out[step + 1] = 1
            if count > 2:
                out[step + 2] = 1
                out[step + 3] = np.float32(0.5) * (count - 3)
            pips += place * count
            if place < 7 and count >= low:
                held += 1
            if place > 18:
                rear += count
    at += 4 * places
    out[at] = np.float32(PIPS) * pips
    out[at + 1] = np.float32(HELD) * held
    out[at + 2] = np.float32(REAR) * rear
    highest = _highest(occupied)
    out[at + 3] = highest * np.float32(1 / 12)
    out[at + 4] = highest < 7
    return at + 5


@compiled(inline="always")
def _contact(
    kind: Any,
    side: Any,
    occupied: Any,
    doubled: Any,
    held: Any,
    foe: Any,
    foe_doubled: Any,
    foe_held: Any,
    out: Any,
    at: Any,
) -> Any:
    """The expert inputs of one side; the foe's masks are in this side's numbering."""
    single = kind in (BLOCK, BLOCK_CONTRARY)
    run = _run((occupied if single else doubled) & POINTS)
    out[at] = run * np.float32(1 / 3)
    out[at + 1] = run > 4
    out[at + 2] = run > 5
    at += 3
    closed = foe if single else foe_doubled | held
    movers = occupied & ~held
    ahead = (closed << 12) >> _highest(movers) & 4095
    out[at] = _ESCAPES[ahead] * np.float32(1 / 36)
    out[at + 1] = (36 - _ESCAPES[ahead]) ** 2 * np.float32(1 / 1296)
    out[at + 2] = _BITS[ahead >> 6] * np.float32(1 / 6)
    out[at + 3] = _RUNS[ahead] * np.float32(1 / 6)
    out[at + 4] = _RUNS[ahead] > 5
    at += 5
    free = POINTS & ~closed
    if not single:
        targets = foe & ~foe_doubled & ~foe_held & ~held
        shots = _shots(movers, targets, free, side[25])
        out[at] = shots * np.float32(1 / 12)
        out[at + 1] = shots > 0
        at += 2
        if kind == PIN:
            shots = _shots(movers, targets & 2, free, 0)
            out[at] = shots * np.float32(1 / 12)
            out[at + 1] = shots > 0
            at += 2
            for place in range(1, 25):
                out[at] = held >> place & 1
                at += 1
        return at
    front = 0
    if not side[0]:
        front = 1
        while not occupied >> front & 1:
            front += 1
    out[at] = front * np.float32(1 / 12)
    out[at + 1] = front < 12
    out[at + 2] = front < 7
    ways = 0
    playable = 0
    for number in range(1, 7):
        after = _popcount(movers >> number & free)
        ways += after
        playable += after > 0
    out[at + 3] = min(ways, MOST_LANDINGS) * np.float32(1 / 12)
    out[at + 4] = playable * np.float32(1 / 3)
    out[at + 5] = playable == 0
    return at + 6


@compiled()
def fill(
    kind: Any, me: Any, me_pinned: Any, them: Any, them_pinned: Any, carried: Any, out: Any
) -> Any:
    """Writes the inputs of a board into `out`; see the top of this module."""
    mine = _masks(me, 1)
    theirs = _masks(them, 1)
    at = _counts(kind, me, mine, out, 0)
    if kind == RACE:
        _counts(kind, them, theirs, out, at)
        return
    my_doubled = _masks(me, 2)
    their_doubled = _masks(them, 2)
    my_held = their_held = 0
    if kind == PIN:
        my_held = _masks(me_pinned, 1)
        their_held = _masks(them_pinned, 1)
    at = _contact(
        kind, me, mine, my_doubled, my_held,
        _facing(kind, theirs), _facing(kind, their_doubled), _facing(kind, their_held),
        out, at,
    )  # fmt: skip
    at = _counts(kind, them, theirs, out, at)
    at = _contact(
        kind, them, theirs, their_doubled, their_held,
        _facing(kind, mine), _facing(kind, my_doubled), _facing(kind, my_held),
        out, at,
    )  # fmt: skip
    if kind in (HIT, BLOCK):
        out[at] = carried > 0
        out[at + 1] = min(carried, MOST_CARRIED) * np.float32(1 / 8)


def size(kind: int) -> int:
    """How many inputs there are.

    >>> size(HIT), size(RACE)
    (236, 206)
    """
    return int(expansion(kind).shape[1])


def expansion(kind: int) -> NDArray[np.float32]:
    """The inputs that each row stands for, float32[rows, inputs].

    The rows of a board, each times how often it is picked, add up to its inputs.
    """
    layout = LAYOUTS[kind]
    columns = [_one_side(kind, layout, whose) for whose in ("mine", "theirs")]
    if "carried" in layout.first:
        carried = np.arange(MOST_CARRIED + 1)
        columns.append(_table(layout, "carried", carried > 0, carried / 8))
    return np.hstack(columns).astype(np.float32)


def _one_side(kind: int, layout: Layout, whose: str) -> NDArray[np.float64]:
    first = layout.first
    borne_off = np.arange(CHECKERS)
    columns = [_table(layout, f"{whose} off", np.full(CHECKERS, 1 / 15), borne_off == 0)]
    linear = np.zeros((layout.rows, 3))
    low = 0 if kind in (BLOCK, BLOCK_CONTRARY) else 1
    for place in range(1, 26 if kind == HIT else 25):
        name = f"{whose} {place}"
        columns.append(_table(layout, name, *np.diag([1, 1, 1, 0.5])))
        steps = slice(first[name], first[name] + STEPS)
        linear[steps, 0] = PIPS * place
        linear[first[name] + low, 1] = HELD if place < 7 else 0
        linear[steps, 2] = REAR if place > 18 else 0
    columns.append(linear)
    places = np.arange(26)
    columns.append(_table(layout, f"{whose} rear", places / 12, places < 7))
    if kind == RACE:
        return np.hstack(columns)
    runs = np.arange(LONGEST_RUN + 1)
    rolls = np.arange(37)
    columns += [
        _table(layout, f"{whose} run", runs / 3, runs > 4, runs > 5),
        _table(layout, f"{whose} escapes", rolls / 36, (36 - rolls) ** 2 / 1296),
        _table(layout, f"{whose} blocked", np.arange(7) / 6),
        _table(layout, f"{whose} ahead", runs / 6, runs > 5),
    ]
    if kind in (HIT, PIN):
        columns.append(_table(layout, f"{whose} shots", rolls / 12, rolls > 0))
        if kind == PIN:
            columns.append(_table(layout, f"{whose} last", rolls / 12, rolls > 0))
            columns.append(_table(layout, f"{whose} pinned", *np.eye(25)[1:]))
        return np.hstack(columns)
    columns += [
        _table(layout, f"{whose} front", places / 12, places < 12, places < 7),
        _table(layout, f"{whose} landings", np.arange(MOST_LANDINGS + 1) / 12),
        _table(layout, f"{whose} playable", np.arange(7) / 3, np.arange(7) == 0),
    ]
    return np.hstack(columns)


def _table(layout: Layout, name: str, *columns: NDArray[np.generic]) -> NDArray[np.float64]:
    """Columns that hold something in the rows of one table only."""
    out = np.zeros((layout.rows, len(columns)))
    start = layout.first[name]
    for index, column in enumerate(columns):
        out[start : start + len(column), index] = column
    return out
