"""GNU Backgammon's verdicts, each asked for once: it takes a thirtieth of a second for one board.

Which results of a decision are worth a verdict is found step by step, as GNU Backgammon itself
does: those near the best without look-ahead, of these those near the best one roll deeper. What a
player chooses is judged in any case, and may turn out to be the best.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabla_core.position import Position
from training.judge.gnubg import Board, board_of, results, value

PLIES: Final = 2
"""The judge's look-ahead."""
FIRST: Final = 8
"""Results looked at one roll deeper, if they are within `FIRST_MARGIN` of the best at a glance."""
FIRST_MARGIN: Final = 0.16
SECOND_MARGIN: Final = 0.06
"""Those within so many points of the best one roll deeper are judged."""


class Judge:
    """Verdicts by board, kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[Board, float] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                foe, acting, verdict = line.split()
                self._known[Board(_read(foe), _read(acting))] = float(verdict)

    def verdict(self, after: Board) -> float:
        """Points for the side that has just moved."""
        known = self._known.get(after)
        if known is None:
            known = self._known[after] = round(value(after, PLIES), 6)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{_written(after.foe)} {_written(after.acting)} {known}\n")
        return known

    def losses(self, decision: Position, chosen: list[Board]) -> list[float]:
        """Points that each of the chosen results loses against the best."""
        likely = contenders(decision)
        if len(likely) == 1 and set(chosen) == set(likely):
            return [0.0] * len(chosen)
        best = max(self.verdict(each) for each in {*likely, *chosen})
        return [best - self.verdict(each) for each in chosen]


def contenders(decision: Position) -> list[Board]:
    """The results that may be the best."""
    high, low = decision.roll or (0, 0)
    glanced = sorted(
        ((value(each, 0), each) for each in results(board_of(decision), high, low)), reverse=True
    )
    enough = glanced[0][0] - FIRST_MARGIN
    looked = sorted(
        ((value(each, 1), each) for at_glance, each in glanced[:FIRST] if at_glance >= enough),
        reverse=True,
    )
    enough = looked[0][0] - SECOND_MARGIN
    return [each for ahead, each in looked if ahead >= enough]


def _written(checkers: tuple[int, ...]) -> str:
    return "".join("0123456789abcdef"[count] for count in checkers)


def _read(text: str) -> tuple[int, ...]:
    return tuple(int(digit, 16) for digit in text)
