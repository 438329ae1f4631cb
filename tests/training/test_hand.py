"""The hand-written evaluator in the twin is the engine's, value for value."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tabla_core import GAMES, packed
from tabla_core.bot.evaluator import board_of, hand_written
from tests.bot.seen import positions, seen
from training.hand import judge, new_hand
from training.layout import flags_of
from training.train import NETS

# Compiling takes a few seconds a contact, more where many things run at once.
pytestmark = pytest.mark.timeout(900)


def counts(checkers: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array([packed.count(checkers, place) for place in range(26)], np.int8)


@pytest.mark.parametrize("game", NETS)
def test_every_board_is_worth_the_same(game: str, amount: Callable[[int], int]) -> None:
    """Boards of random games, and set up near the special rules: bar, pins, handed-over dice."""
    rules = GAMES[game]
    engine, hand, flags = hand_written(rules), new_hand(rules), flags_of(rules)
    for position in positions(game, 1, amount(400)):
        board = seen(position)
        me, pinned = counts(board.me), counts(board.my_pinned)
        judge(flags, hand, me, pinned, counts(board.them), board.carried)
        there = board_of(position)
        assert tuple(hand.told[:3]) == engine.chances(*there), position
        assert hand.told[3] == engine.value(*there), position
