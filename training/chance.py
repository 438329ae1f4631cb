"""Dice and whims inside compiled code, from streams of their own, so that all can be had again.

A *stream* is uint64[1]. The numbers are splitmix64's, and the noise is spread as the engine's is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.memory import compiled

Stream = NDArray[np.uint64]

PARTS = 8
DEVIATION = (PARTS / 12.0) ** 0.5


def stream(seed: int) -> Stream:
    """A stream of its own for each seed from 0 on.

    >>> one = stream(1)
    >>> [int(die(one)) for _ in range(10)]
    [4, 5, 6, 3, 3, 5, 6, 4, 2, 5]
    """
    return np.array([seed], np.uint64)


@compiled()
def word(numbers: Any) -> Any:
    """The next 64 bits."""
    numbers[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = numbers[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@compiled()
def below(numbers: Any, count: Any) -> Any:
    """A whole number from 0 to `count` - 1, each as likely as the others to one in 2^31."""
    return np.int64(((word(numbers) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


@compiled()
def die(numbers: Any) -> Any:
    """One to six."""
    return below(numbers, np.int64(6)) + 1


@compiled()
def noise(numbers: Any) -> Any:
    """What `tabla_core.bot.noise` makes of a hash: nearly normal, mean 0 and deviation 1."""
    total = 0.0
    for _ in range(PARTS // 4):
        mixed = word(numbers)
        for part in range(4):
            total += np.float64((mixed >> np.uint64(16 * part)) & np.uint64(0xFFFF))
    return ((total + PARTS / 2.0) / 65536.0 - PARTS / 2.0) / DEVIATION
