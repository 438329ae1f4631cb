"""What a position just played to means for the side that played, as chances."""

from __future__ import annotations

from tabla_core.bot.chances import Chances
from tabla_core.bot.evaluator import Evaluator, board_of
from tabla_core.position import Position, Side


def prospects(position: Position, side: Side, evaluator: Evaluator) -> Chances | None:
    """The chances of `side`, exact when the game is over; None while it is still to play itself.

    >>> from tabla_core.bot.evaluator import hand_written
    >>> from tabla_core.games import GAMES
    >>> from tabla_core.plays import play
    >>> from tabla_core.position import roll, start
    >>> rules = GAMES["prva"]
    >>> after = play(roll(start(rules), 3, 1), "8/5 6/5")
    >>> 0.5 < prospects(after, "w", hand_written(rules)).win < 0.7
    True
    """
    result = position.result
    if result is not None:
        won = result.points if result.winner == side else 0
        lost = result.points if result.winner not in (side, None) else 0
        win = 0.5 if result.winner is None else float(won > 0)
        if position.rules.score == "left":
            return Chances(win, float(won), float(lost))
        return Chances(win, float(won > 1), float(lost > 1))
    if position.side == side:
        return None
    return evaluator.chances(*board_of(position, evaluator.tables))
