"""The twin that nets are trained on plays by the engine's rules: the same results of every stage.

Positions come from random play, and are set up near the special rules. `make soak` checks many
times as many.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from tabla_core import format_position, parse_position
from tabla_core.games import GAMES
from tabla_core.position import Position, roll, start
from tabla_core.rules import RuleSet
from tabla_core.turn import successors
from tests import reference
from tests.reference.positions import constructed_line
from training import dice, twin
from training.layout import GROUP, GROUPS, STATE, arrays_of, flags_of, position_of

TIMES = 60 if os.environ.get("TABLA_SOAK") else 1
CONSTRUCTED = 60 * TIMES
WHOLE_GAMES = TIMES


def results(work: twin.Work, position: Position) -> list[Position]:
    """What the twin makes of the stage in hand."""
    flags = flags_of(position.rules)
    board, state = arrays_of(position)
    count = twin.legal(work, flags, board, state)
    assert not work.stage[6], "a table ran full"
    found = []
    after_board, after_state = np.zeros_like(board), np.zeros(STATE, np.int16)
    for row in work.found[:count]:
        twin.settle(work, flags, state, row, after_board, after_state)
        found.append(position_of(position.rules, after_board, after_state))
    return found


def random_play(rng: Random, rules: RuleSet) -> Iterator[Position]:
    """The positions with dice in hand of one game played at random."""
    position = start(rules, rng.choice(["w", "b"]))
    while position.result is None:
        if not position.stage:
            position = roll(position, rng.randint(1, 6), rng.randint(1, 6))
        yield position
        position = rng.choice(sorted(successors(position), key=format_position))


def rolls_agree(before: Position) -> bool:
    """Whether every roll puts the same dice in hand."""
    for first in range(1, 7):
        for second in range(1, 7):
            _, state = arrays_of(before)
            dice.roll(flags_of(before.rules), state, first, second)
            _, expected = arrays_of(roll(before, first, second))
            used = GROUP + 2 * int(state[GROUPS])
            if (state[:used] != expected[:used]).any():
                return False
    return True


# Compiling takes half a minute of processor time, more where many things run at once.
@pytest.mark.timeout(900)
def test_every_stage_has_the_results_that_the_engine_finds() -> None:
    # One test for all games, for whoever runs it compiles the twin.
    work = twin.new_work()
    without_winner: set[str] = set()
    for game, rules in GAMES.items():
        rng = Random(f"twin {game}")
        flags = reference.GAMES[game]
        lines = [constructed_line(rng, flags) for _ in range(CONSTRUCTED)]
        positions = [parse_position(line, rules) for line in lines]
        positions += [each for _ in range(WHOLE_GAMES) for each in random_play(rng, rules)]
        for position in positions:
            found = results(work, position)
            line = format_position(position)
            assert len(found) == len(set(found)), f"one result twice: {line}"
            assert set(found) == set(successors(position)), line
        after_all = [after for each in positions for after in successors(each)]
        # Won, won by mars, dead or drawn; in 31 by many different counts.
        ends = {after.result for after in after_all if after.result}
        points = {result.points for result in ends}
        assert len(points) > 5 if rules.score == "left" else 2 in points
        without_winner |= {rules.contact for result in ends if result.winner is None}
        to_roll = [after for after in after_all if not after.stage and not after.result]
        assert all(rolls_agree(each) for each in rng.sample(to_roll, 5 * TIMES))
    # Dead positions and mothers pinned on both sides.
    assert without_winner == {"hit", "pin"}
