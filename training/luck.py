"""What the rolls of a game are worth, in the twin: for taking the luck out of its result.

The luck of a roll is the value of its best play less the mean over all 21. On average that is
nothing, whatever the net that says so, so a result less its luck means the same and scatters less.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tabla_core.position import Position
from training.dice import roll
from training.layout import HIGH, arrays_of
from training.memory import compiled, copy, copy_board
from training.selfplay import play_turn
from training.stakes import MATCH
from training.table import Player
from training.thinking import answer


@compiled()
def luck(player: Any, board: Any, state: Any, high: Any, low: Any, beam: Any, out: Any) -> None:
    """Puts what the roll brings the side that threw it into `out`: points, and games won.

    `state` is that before the roll.
    """
    table = player.table
    here, now = table.deep_board, table.deep_state
    points = won = points_thrown = won_thrown = 0.0
    for first in range(1, 7):
        for second in range(1, first + 1):
            copy_board(here, board)
            copy(now, state)
            roll(player.flags, now, first, second)
            play_turn(player, here, now, beam, np.float32(0.0))
            share = (1 if first == second else 2) / 36.0
            points += share * table.best[1]
            won += share * table.best[2]
            if first == high and second == low:
                points_thrown, won_thrown = np.float64(table.best[1]), np.float64(table.best[2])
    out[0] = points_thrown - points
    out[1] = won_thrown - won


def luck_of(player: Player, before: Position, high: int, low: int, beam: int = 1) -> float:
    """The points of the roll for a position before it, without handed-over dice."""
    board, state = arrays_of(before)
    if state[HIGH] or before.carry:
        raise ValueError("the dice before this roll have not been played")
    out = np.zeros(2)
    luck(player, board, state, high, low, beam, out)
    return float(out[0])


@compiled()
def luck_in_match(player: Any, mind: Any, board: Any, state: Any, high: Any, low: Any) -> Any:
    """What the roll brings the side that threw it in chances to win the match, by the net's word.

    `state` is that before the roll.
    """
    unit = mind.stakes.unit[0]
    mind.stakes.unit[0], mind.by_hand[0] = MATCH, 0
    depth = np.int64(1)
    mean = thrown = 0.0
    for first in range(1, 7):
        for second in range(1, first + 1):
            copy_board(mind.here[depth], board)
            copy(mind.now[depth], state)
            roll(player.flags, mind.now[depth], first, second)
            value = answer(player, mind, depth)
            mean += (1 if first == second else 2) / 36.0 * value
            if first == high and second == low:
                thrown = value
    mind.stakes.unit[0] = unit
    return thrown - mean
