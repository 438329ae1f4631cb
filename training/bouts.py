"""Games in the twin between two ways to think, by the thousand: for the levels and their ladder.

Both sides have the same net; games 2k and 2k+1 have the same dice and the seats swapped.
"""

from __future__ import annotations

from math import log
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabla_core.bot.arena import elo
from tabla_core.games import GAMES
from tabla_core.position import start
from training.chance import die, stream
from training.dice import roll
from training.glance import Mind, new_mind
from training.kinds import kind_of
from training.layout import (
    CARRY,
    FLAG,
    HIGH,
    OVER,
    POINTS,
    SIDE,
    STATE,
    WINNER,
    arrays_of,
    flags_of,
)
from training.memory import compiled, copy_board
from training.net import Floats, Net
from training.table import Player, new_player
from training.thinking import Effort, choose
from training.valuing import see_board, value

F_OPENING = FLAG.opening_play
LONGEST: Final = 2000
"""Rolls after which a game counts as drawn."""


class Record(NamedTuple):
    """What a net said after every turn of a game, if it was asked to: outputs for the side that had
    moved. `turns[0]` below 0 asks for nothing."""

    turns: NDArray[np.int64]
    sides: NDArray[np.int64]
    outs: Floats


class Begin(NamedTuple):
    """The board of the start, and arrays for the game in hand."""

    start: NDArray[np.int8]
    board: NDArray[np.int8]
    state: NDArray[np.int16]


@compiled()
def play_bout(
    player: Any, mind: Any, white: Any, black: Any, begin: Any, dice: Any, whims: Any, record: Any
) -> Any:
    """One game; gives White's points and the side that began, 0 White or 1 Black."""
    board, state = begin.board, begin.state
    copy_board(board, begin.start)
    for index in range(state.shape[0]):
        state[index] = 0
    state[WINNER] = -1
    first = die(dice)
    second = die(dice)
    while first == second:
        first = die(dice)
        second = die(dice)
    began = 0 if first > second else 1
    state[SIDE] = began
    if player.flags[F_OPENING]:
        roll(player.flags, state, first, second)
    rolls = 0
    while not state[OVER]:
        if not state[HIGH] and not state[CARRY]:
            rolls += 1
            if rolls > LONGEST:
                return 0, began
            first = die(dice)
            roll(player.flags, state, first, die(dice))
        if state[SIDE] == 0:
            choose(player, mind, white, board, state, whims)
        else:
            choose(player, mind, black, board, state, whims)
        if record.turns[0] >= 0 and not state[HIGH] and not state[OVER]:
            side = 1 - state[SIDE]
            at = record.turns[0]
            record.turns[0] += 1
            record.sides[at] = side
            seen = see_board(player, board, state, side)
            value(
                player.flags, player.net.contact, player.net.race, player.desk, player.race_desk,
                seen, record.outs[at],
            )  # fmt: skip
    if state[WINNER] < 0:
        return 0, began
    points = np.int64(state[POINTS])
    return points if state[WINNER] == 0 else -points, began


class Step(NamedTuple):
    """By how many Elo points one way to think beats another, with one standard error."""

    elo: float
    error: float

    def __str__(self) -> str:
        return f"{self.elo:+.0f} ± {1.96 * self.error:.0f}"


def step_of(points: NDArray[np.int64]) -> Step:
    """The step that the points of games in pairs tell.

    >>> str(step_of(np.array([1, 1, 1, -1] * 50)))
    '+189 ± 45'
    """
    won = (points > 0) + 0.5 * (points == 0)
    halves = won.reshape(-1, 2).mean(axis=1)
    pairs = len(halves)
    # A little of an even result keeps a clean sweep finite.
    share = float((halves.sum() + 0.5) / (pairs + 1))
    error = float(halves.std(ddof=1)) / pairs**0.5
    slope = 400.0 / log(10.0) / (share * (1.0 - share))
    return Step(elo(share), slope * error)


class Arena:
    """One game's net with all that playing takes."""

    def __init__(self, game: str, net: Net) -> None:
        rules = GAMES[game]
        self.player: Player = new_player(flags_of(rules), kind_of(rules), net)
        self.mind: Mind = new_mind()
        board, _ = arrays_of(start(rules))
        self.begin = Begin(board, board.copy(), np.zeros(STATE, np.int16))
        self.record = Record(
            np.full(1, -1, np.int64),
            np.zeros(2 * LONGEST, np.int64),
            np.zeros((2 * LONGEST, 3), np.float32),
        )

    def play(self, white: Effort, black: Effort, dice: int, whims: int) -> tuple[int, int]:
        """One game by seeds; White's points and the side that began, 0 White or 1 Black."""
        points, began = play_bout(
            self.player, self.mind, white, black, self.begin, stream(dice), stream(whims),
            self.record,
        )  # fmt: skip
        return int(points), int(began)

    def points(self, one: Effort, two: Effort, numbers: range, seed: int) -> NDArray[np.int64]:
        """Points of `one` in the games of these numbers."""
        found = np.zeros(len(numbers), np.int64)
        for index, number in enumerate(numbers):
            # Seeds far apart, for any numbers below a million.
            dice = (2 * seed + 1) * 1_000_003 + number // 2 << 20
            whims = (2 * seed + 2) * 1_000_003 + number << 20
            sides = (two, one) if number % 2 else (one, two)
            points, _ = self.play(*sides, dice, whims)
            found[index] = -points if number % 2 else points
        return found

    def step(self, one: Effort, two: Effort, games: int, seed: int) -> Step:
        """By how much `one` beats `two`; an even number of games."""
        return step_of(self.points(one, two, range(games), seed))
