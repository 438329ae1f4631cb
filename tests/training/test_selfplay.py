"""Games against itself teach a net what a position is worth."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def trained(games: int, deep: float) -> dict[str, float]:
    """What a net says after `games` games from a short ending, see `endings.py`."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.training.endings", str(games), str(deep)],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: dict[str, float] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize(("games", "deep"), [(600, 0.0), (150, 1.0)], ids=["TD", "a roll deeper"])
def test_a_short_ending_is_learned(games: int, deep: float) -> None:
    """Both have two checkers on the 2, the foe is to roll.

    A roll takes both off but for the ten that show a 1 and no double, which leave one checker for
    the next roll. So I win when the foe throws one of the ten and I then do not.
    """
    said = trained(games, deep)
    assert said["win"] == pytest.approx(10 / 36 * 26 / 36, abs=0.05)
    assert said["deeper"] == pytest.approx(10 / 36 * 26 / 36, abs=0.05)
    assert said["mars"] == 0
