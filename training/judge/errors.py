"""How much a player loses a decision, by GNU Backgammon's word: its error rate in mEq."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from tabla_core.position import Position
from training.judge.decisions import Chooser
from training.judge.gnubg import board_for
from training.judge.verdicts import Judge


@dataclass(frozen=True)
class ErrorRate:
    """Thousandths of a point lost a decision on average, with one standard error."""

    decisions: int
    lost: float
    error: float
    blunders: float
    """The share of decisions that lose 0.08 points or more."""

    def __str__(self) -> str:
        return (
            f"{self.lost:.2f} ± {self.error:.2f} mEq over {self.decisions} decisions,"
            f" {100 * self.blunders:.1f} % of them blunders"
        )


def error_rate(chooser: Chooser, decisions: list[Position], judge: Judge) -> ErrorRate:
    """Judges every decision."""
    lost = [judge.losses(each, [board_for(chooser(each), each.foe)])[0] for each in decisions]
    return ErrorRate(
        len(lost),
        1000.0 * fmean(lost),
        1000.0 * stdev(lost) / sqrt(len(lost)),
        fmean(loss >= 0.08 for loss in lost),
    )
