"""The inputs in numba are those of the engine, board for board."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tabla_core import GAMES, packed
from tabla_core.bot.inputs import RACE, layout_for, masks_of, rows_of
from tabla_core.bot.inputs import is_race as is_race_there
from tests.bot.seen import positions, seen
from training import inputs


def counts(checkers: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array([packed.count(checkers, place) for place in range(26)], np.int8)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_stands_for_its_inputs(game: str, amount: Callable[[int], int]) -> None:
    contact = layout_for(GAMES[game])
    assert contact is not None
    for position in positions(game, 1, amount(60)):
        board = seen(position)
        for layout in (contact, RACE):
            kind = inputs.LAYOUTS.index(layout)
            expected = np.zeros(layout.rows, np.float32)
            for row, times in rows_of(layout, *board).items():
                expected[row] = times
            out = np.full(inputs.size(kind), np.nan, np.float32)
            inputs.fill(
                kind,
                counts(board.me),
                counts(board.my_pinned),
                counts(board.them),
                counts(board.their_pinned),
                board.carried,
                out,
            )
            np.testing.assert_allclose(out, expected @ inputs.expansion(kind), atol=1e-5)


@pytest.mark.parametrize("game", GAMES)
def test_a_race_is_one_here_and_there(game: str) -> None:
    layout = layout_for(GAMES[game])
    assert layout is not None
    kind, contrary = inputs.LAYOUTS.index(layout), GAMES[game].ways == "contrary"
    races = []
    for mine in range(1, 25):
        for theirs in range(1, 25):
            me, them = 14 + packed.one(mine), packed.one(1) * 14 + packed.one(theirs)
            races.append(inputs.is_race(kind, counts(me), counts(them)))
            masks = (masks_of(side, contrary=contrary) for side in (me, them))
            assert races[-1] == is_race_there(*masks, contrary=contrary), (mine, theirs)
    assert sum(races) == (23 * 24 // 2 if contrary else 12 * 12)


@pytest.mark.parametrize("kind", range(5))
def test_no_two_rows_are_taken_for_one_and_every_input_has_its_rows(kind: int) -> None:
    matrix = inputs.expansion(kind)
    assert matrix.shape == (inputs.LAYOUTS[kind].rows, inputs.size(kind))
    assert matrix.any(axis=0).all()
