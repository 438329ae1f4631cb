"""Compiled code that allocates nothing, and copies of arrays in it.

Numba counts references to arrays, and where an array is taken out of a tuple, as all the code of
games does, that counting took three fifths of all time. Code that allocates nothing needs none.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from numba import njit

compiled: Final = partial(njit, cache=True, _nrt=False)
"""Compiles a function that allocates nothing; one that does is refused when it is compiled."""


@compiled(inline="always")
def copy(target: Any, source: Any) -> None:
    """Copies a row. (A slice set to a slice would allocate, as they might overlap.)"""
    for index in range(target.shape[0]):
        target[index] = source[index]


@compiled()
def copy_board(target: Any, source: Any) -> None:
    """Copies a board: [2, 2, 26]."""
    for side in range(2):
        for part in range(2):
            for place in range(26):
                target[side, part, place] = source[side, part, place]
