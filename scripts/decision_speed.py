"""What is timed of the top level's decisions, the same in CPython and in the page's Python.

The machine is shared. The same thought takes the same slices each time, so it is thought several
times over and of each slice the shortest time counts.
"""

from __future__ import annotations

import json
import time

from tabla_core import parse_position
from tabla_core.bot import TOP, think

TIMES = 4


def decision(line: str) -> tuple[float, float, int]:
    """Milliseconds in all, milliseconds of the longest slice, evaluations."""
    best: list[float] = []
    evaluations = 0
    for _ in range(TIMES):
        taken = []
        thinking = think(parse_position(line), TOP)
        thought = False
        while not thought:
            begun = time.perf_counter()
            try:
                next(thinking)
            except StopIteration as done:
                thought, evaluations = True, done.value.evaluations
            taken.append((time.perf_counter() - begun) * 1e3)
        best = list(map(min, best, taken)) if best else taken
    return sum(best), max(best), evaluations


def ask(question: str) -> str:
    """The answer to one question, both JSON: a position line with dice in hand."""
    return json.dumps(decision(json.loads(question)[0]))
