"""How much the random tests do: a fixed sample, or with TABLA_SOAK=1 (`make soak`) far more."""

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

SOAK = os.environ.get("TABLA_SOAK", "") not in ("", "0")

# The sample is the same on every machine and in every run: a failure is never a matter of luck.
settings.register_profile("sample", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", max_examples=10_000, deadline=None, print_blob=True)
settings.load_profile("soak" if SOAK else "sample")


@pytest.fixture(scope="session")
def soak() -> bool:
    """Whether this is a long run."""
    return SOAK


@pytest.fixture(scope="session")
def amount() -> Callable[[int], int]:
    """How many of something random to try: as many as named, a hundred times that in a long run."""
    return lambda sample: sample * 100 if SOAK else sample


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the timings that tests have recorded, which pass or fail nothing."""
    timings = [
        text
        for report in terminalreporter.getreports("passed")
        for name, text in report.user_properties
        if name == "timing"
    ]
    if timings:
        terminalreporter.section("timings")
        terminalreporter.write("\n".join([*sorted(map(str, timings)), ""]))
