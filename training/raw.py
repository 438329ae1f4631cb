"""The plain inputs: where the checkers stand, and nothing else."""

from __future__ import annotations

from typing import Final

from numba import njit

PER_SIDE: Final = 24 * 4 + 2 + 24
SIZE: Final = 2 * PER_SIDE + 2


@njit(cache=True)
def _side(counts, pinned, out, at):  # type: ignore[no-untyped-def]
    for point in range(1, 25):
        count = counts[point]
        out[at] = count > 0
        out[at + 1] = count > 1
        out[at + 2] = count > 2
        out[at + 3] = (count - 3) * 0.5 if count > 3 else 0.0
        at += 4
    out[at] = counts[25] * 0.5
    out[at + 1] = counts[0] / 15.0
    at += 2
    for point in range(1, 25):
        out[at] = pinned[point]
        at += 1


@njit(cache=True)
def fill(kind, me, me_pinned, them, them_pinned, carried, out):  # type: ignore[no-untyped-def]
    """Puts the inputs of one board, `them` about to roll, into `out`."""
    _side(me, me_pinned, out, 0)
    _side(them, them_pinned, out, PER_SIDE)
    out[2 * PER_SIDE] = carried > 0
    out[2 * PER_SIDE + 1] = min(carried, 40) / 20.0


@njit(cache=True)
def net_of(kind, me, them):  # type: ignore[no-untyped-def]
    """Which of the nets values this board."""
    return 0
