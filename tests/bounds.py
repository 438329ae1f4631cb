"""How much something costs, in units that no slow or busy machine changes.

    costs = Costs(len(questions))
    for question in questions:
        with costs.of(question):
            session.ask(question)
    costs.check()

Time is the process's own, against that of a plain loop measured in the same run; memory is counted
in objects, or in bytes against the bytes of what was asked.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

MOST_LOOPS = 20.0
"""Plain loops that the dearest answer may take; on a quiet machine none takes two."""
MORE_OBJECTS = 2_000
"""Objects that may be left over by all answers but the first tenth of them, however many."""


def plain_loop() -> float:
    """Seconds of processor time for a loop that adds up a million numbers, at its best of three."""

    def once() -> float:
        begun = time.process_time()
        total = 0
        for number in range(1_000_000):
            total += number
        return time.process_time() - begun

    return min(once() for _ in range(3))


class Costs:
    """What many answers cost, one by one and all together."""

    def __init__(self, expected: int) -> None:
        self._loop = plain_loop()
        self._expected = expected
        self._objects = 0
        self._answers = 0
        self._seconds = 0.0
        self._dearest = 0.0
        self._what: object = None

    @contextmanager
    def of(self, what: object) -> Iterator[None]:
        """Counts what is done inside as one answer, to `what`."""
        begun = time.process_time()
        yield
        cost = time.process_time() - begun
        self._seconds += cost
        if cost > self._dearest:
            self._dearest, self._what = cost, what
        self._answers += 1
        if self._answers == max(1, self._expected // 10):
            self._objects = living()

    def check(self) -> None:
        """No answer took long, and nothing has piled up."""
        assert self._answers >= self._expected
        loops = self._dearest / self._loop
        assert loops <= MOST_LOOPS, f"{loops:.0f} plain loops for {str(self._what)[:500]}"
        assert living() - self._objects <= MORE_OBJECTS

    def __str__(self) -> str:
        mean = self._seconds / self._answers / self._loop
        dearest = self._dearest / self._loop
        return f"{self._answers} answers: {mean:.3f} plain loops each, {dearest:.1f} at most"


def living() -> int:
    """Objects in memory that hold others."""
    gc.collect()
    return len(gc.get_objects())


def seconds(run: Callable[[], object]) -> float:
    """Processor time that `run` takes, at its best of three."""

    def once() -> float:
        gc.collect()
        begun = time.process_time()
        run()
        return time.process_time() - begun

    return min(once() for _ in range(3))


def peak(run: Callable[[], object]) -> int:
    """Bytes that `run` needs at the most."""
    gc.collect()
    tracemalloc.start()
    try:
        run()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
