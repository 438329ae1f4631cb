"""Builds the bear-off table of `tabla_core.bot.bear_off`.

    python -m training.bear_off

For every way to have up to fifteen checkers at home, once as most games bear off and once with
cascades, the plays that take the fewest rolls on average and how many rolls those then take. Half a
minute of one core.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from tabla_core.bot import bear_off

MOST = 20
"""Rolls looked at; longer ones happen once in a million times."""
_WHOLE = 1 << bear_off.BITS


def main() -> None:
    """Builds both tables, writes them, and says how exact they are."""
    path = Path(bear_off.__file__).with_name("trained") / bear_off.FILE
    keys = positions()
    parts = [bear_off.MAGIC]
    for cascades in (False, True):
        means, rolls = build(keys, cascades=cascades)
        parts.append(packed(means, rolls))
        name = "cascades" if cascades else "usual"
        print(f"{name}: fifteen on the sixth point take {means[bear_off.rank(15 << 20)]:.4f} rolls")
        print(f"{name}: variance {variance(means, rolls):.3f} times the mean beyond a roll")
    data = b"".join(parts)
    path.write_bytes(data)
    print(f"{path.name}: {len(data):,} bytes")


def positions() -> Any:
    """The packed homes (four bits a point, the ace point lowest), in the order of their rank."""
    homes = [0] * bear_off.ranks(15)

    def fill(point: int, left: int, home: int) -> None:
        if point == 6:
            homes[bear_off.rank(home)] = home
            return
        for count in range(left + 1):
            fill(point + 1, left - count, home | count << 4 * point)

    fill(0, 15, 0)
    return np.array(homes, dtype=np.int64)


def build(keys: Any, *, cascades: bool) -> tuple[Any, Any]:
    """The mean rolls of every home and the chances to be done after exactly 0 to 19 of them."""
    pips = sum((keys >> 4 * point & 15) * (point + 1) for point in range(6))
    index = np.full(1 << 24, -1, dtype=np.int32)
    index[keys] = np.arange(len(keys))
    means = np.zeros((7, len(keys)))
    rolls = np.zeros((7, len(keys), MOST))
    _fill(keys, np.argsort(pips, kind="stable"), index, cascades, means, rolls)
    return means[0], rolls[0]


def packed(means: Any, rolls: Any) -> bytes:
    """One table: the chances of the homes with few checkers, the means of the others."""
    few, all_but_full = bear_off.ranks(bear_off.FEW), bear_off.ranks(14)
    shares = np.rint(rolls[:few] * _WHOLE).astype(np.int64)
    # Rounding must not lose anything: the likeliest number of rolls takes the difference.
    shares[np.arange(few), shares.argmax(1)] += _WHOLE - shares.sum(1)
    width = int((shares.max(0) > 0).nonzero()[0].max()) + 1
    scaled = np.rint(means[few:all_but_full] * bear_off.MEAN_SCALE).astype(np.int64)
    steps = np.diff(scaled, prepend=0).astype("<i2")
    columns = shares[:, :width].T.astype("<u2")
    return struct.pack("<B", width) + bytes(columns.tobytes()) + bytes(steps.tobytes())


def variance(means: Any, rolls: Any) -> float:
    """The factor of `bear_off.VARIANCE`: the spread of the rolls of homes with many checkers."""
    many = slice(bear_off.ranks(bear_off.FEW), bear_off.ranks(14))
    counts = np.arange(MOST)
    around = (rolls[many] * (counts - means[many, None]) ** 2).sum(1)
    ahead = means[many] - 1.0
    return float((around * ahead).sum() / (ahead * ahead).sum())


@njit(cache=True)
def _moved(home: int, point: int, die: int) -> int:
    home -= 1 << 4 * (point - 1)
    return home + (1 << 4 * (point - die - 1)) if point > die else home


@njit(cache=True)
def _may(home: int, point: int, die: int) -> bool:
    if not home >> 4 * (point - 1) & 15:
        return False
    # A higher number bears off from the highest point alone. Rules §2.4.
    return point >= die or not home >> 4 * point


@njit(cache=True)
def _equal(home: int, die: int, left: int, highest: int, index: Any, worth: Any, best: Any) -> None:
    if not left or not home:
        value = worth[index[home]]
        if value < best[0]:
            best[0], best[1] = value, home
        return
    for point in range(highest, 0, -1):
        if _may(home, point, die):
            _equal(_moved(home, point, die), die, left - 1, point, index, worth, best)


@njit(cache=True)
def _mixed(home: int, first: int, second: int, index: Any, worth: Any, best: Any) -> None:
    for point in range(6, 0, -1):
        if not _may(home, point, first):
            continue
        between = _moved(home, point, first)
        for other in range(6, 0, -1):
            if between and not _may(between, other, second):
                continue
            after = _moved(between, other, second) if between else 0
            value = worth[index[after]]
            if value < best[0]:
                best[0], best[1] = value, after


@njit(cache=True)
def _fill(keys: Any, order: Any, index: Any, cascades: bool, means: Any, rolls: Any) -> None:
    """Row 0 is for homes before a roll, row n for those before the n's of a cascade."""
    best = np.zeros(2)
    for here in order:
        home = keys[here]
        if not home:
            rolls[:, here, 0] = 1.0
            continue
        if cascades:
            for number in range(6, 0, -1):
                then = number + 1 if number < 6 else 0
                best[0] = 1e9
                _equal(home, number, 4, 6, index, means[then], best)
                means[number, here] = best[0]
                rolls[number, here] = rolls[then, index[int(best[1])]]
        mean = 1.0
        for high in range(1, 7):
            for low in range(1, high + 1):
                row, share = 0, 1.0 / 36.0
                best[0] = 1e9
                if high > low:
                    share = 2.0 / 36.0
                    _mixed(home, high, low, index, means[0], best)
                    _mixed(home, low, high, index, means[0], best)
                    there = index[int(best[1])]
                elif cascades:
                    row, there = high, here
                    best[0] = means[high, here]
                else:
                    _equal(home, high, 4, 6, index, means[0], best)
                    there = index[int(best[1])]
                mean += share * best[0]
                for count in range(1, MOST):
                    rolls[0, here, count] += share * rolls[row, there, count - 1]
        means[0, here] = mean


if __name__ == "__main__":
    main()
