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
from training.chance import Stream, die, stream
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
from training.luck import luck, luck_in_match
from training.memory import compiled, copy_board
from training.net import Floats, Net
from training.table import Player, new_player
from training.thinking import Effort, choose
from training.valuing import see_board, value

F_OPENING = FLAG.opening_play
LONGEST: Final = 2000
"""Rolls after which a game counts as drawn."""
BY_ROLL: Final = -1
"""The starter of a game that an opening roll gives to a side."""


class Record(NamedTuple):
    """What is put down of a game, if it is asked for."""

    turns: NDArray[np.int64]
    """[0] how many there were, below 0 when nothing is asked of them."""
    sides: NDArray[np.int64]
    """After each turn the side that had moved."""
    outs: Floats
    """After each turn what the net said, for that side."""
    lucky: NDArray[np.float64]
    """[0] asks for luck: 1 what the rolls brought White in points into [1] and in games won into
    [2], 2 what they brought in matches won into [1]; [3:] what the last roll brought."""


class Begin(NamedTuple):
    """The board of the start, and arrays for the game in hand."""

    start: NDArray[np.int8]
    board: NDArray[np.int8]
    state: NDArray[np.int16]


@compiled()
def play_bout(
    player: Any,
    mind: Any,
    white: Any,
    black: Any,
    begin: Any,
    starter: Any,
    dice: Any,
    whims: Any,
    record: Any,
) -> Any:
    """One game; gives White's points and the side that began, 0 White or 1 Black.

    Begun by `starter`, or by an opening roll when that is below 0.
    """
    board, state = begin.board, begin.state
    copy_board(board, begin.start)
    for index in range(state.shape[0]):
        state[index] = 0
    state[WINNER] = -1
    began = starter
    if starter < 0:
        first = die(dice)
        second = die(dice)
        while first == second:
            first = die(dice)
            second = die(dice)
        began = 0 if first > second else 1
    state[SIDE] = began
    if starter < 0 and player.flags[F_OPENING]:
        roll(player.flags, state, first, second)
    rolls = 0
    while not state[OVER]:
        if not state[HIGH] and not state[CARRY]:
            rolls += 1
            if rolls > LONGEST:
                return 0, began
            first = die(dice)
            second = die(dice)
            if record.lucky[0] > 0:
                _note_luck(player, mind, board, state, first, second, record.lucky)
            roll(player.flags, state, first, second)
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


@compiled()
def _note_luck(
    player: Any, mind: Any, board: Any, state: Any, first: Any, second: Any, lucky: Any
) -> None:
    high, low = max(first, second), min(first, second)
    if lucky[0] > 1:
        brought = luck_in_match(player, mind, board, state, high, low)
        lucky[1] += brought if state[SIDE] == 0 else -brought
        return
    luck(player, board, state, high, low, np.int64(1), lucky[3:])
    for unit in range(2):
        lucky[1 + unit] += lucky[3 + unit] if state[SIDE] == 0 else -lucky[3 + unit]


class Step(NamedTuple):
    """By how many Elo points one way to think beats another, with one standard error."""

    elo: float
    error: float

    def __str__(self) -> str:
        return f"{self.elo:+.0f} ± {1.96 * self.error:.0f}"


def step_of(won: NDArray[np.float64]) -> Step:
    """The step that the games won in pairs tell, each 0 to 1, or more or less without luck.

    >>> str(step_of(np.array([1.0, 1.0, 1.0, 0.0] * 50)))
    '+189 ± 45'
    """
    halves = won.reshape(-1, 2).mean(axis=1)
    pairs = len(halves)
    # A little of an even result keeps a clean sweep finite.
    share = min(max(float((halves.sum() + 0.5) / (pairs + 1)), 0.001), 0.999)
    error = float(halves.std(ddof=1)) / pairs**0.5
    slope = 400.0 / log(10.0) / (share * (1.0 - share))
    return Step(elo(share), slope * error)


def seeds(seed: int, number: int) -> tuple[int, int]:
    """Those of the dice and the whims of a game or match, far apart for numbers below a million.

    >>> seeds(1, 4)[0] == seeds(1, 5)[0], seeds(1, 4)[1] == seeds(1, 5)[1]
    (True, False)
    """
    return (
        (2 * seed + 1) * 1_000_003 + number // 2 << 20,
        (2 * seed + 2) * 1_000_003 + number << 20,
    )


class Arena:
    """One game's net with all that playing takes."""

    def __init__(self, game: str, net: Net) -> None:
        rules = GAMES[game]
        self.player: Player = new_player(flags_of(rules), kind_of(rules), net)
        self.mind: Mind = new_mind(rules)
        board, _ = arrays_of(start(rules))
        self.begin = Begin(board, board.copy(), np.zeros(STATE, np.int16))
        self.record = Record(
            np.full(1, -1, np.int64),
            np.zeros(2 * LONGEST, np.int64),
            np.zeros((2 * LONGEST, 3), np.float32),
            np.zeros(5),
        )

    def play(self, white: Effort, black: Effort, dice: int, whims: int) -> tuple[int, int]:
        """One game by seeds; White's points and the side that began, 0 White or 1 Black."""
        points, began = play_bout(
            self.player, self.mind, white, black, self.begin, BY_ROLL, stream(dice), stream(whims),
            self.record,
        )  # fmt: skip
        return int(points), int(began)

    def play_on(
        self, white: Effort, black: Effort, starter: int, dice: Stream, whims: Stream
    ) -> int:
        """White's points of one more game with the same dice and whims, see `play_bout`."""
        points, _ = play_bout(
            self.player, self.mind, white, black, self.begin, starter, dice, whims, self.record
        )
        return int(points)

    def outcomes(
        self, one: Effort, two: Effort, numbers: range, seed: int, *, luck: bool = False
    ) -> NDArray[np.float64]:
        """[game, 2]: the points of `one`, and what it won of each game; without luck if asked."""
        found = np.zeros((len(numbers), 2))
        self.record.lucky[0] = luck
        for index, number in enumerate(numbers):
            dice, whims = seeds(seed, number)
            sides = (two, one) if number % 2 else (one, two)
            self.record.lucky[1:] = 0.0
            white, _ = self.play(*sides, dice, whims)
            points = white - self.record.lucky[1]
            won = (np.sign(white) + 1.0) / 2.0 - self.record.lucky[2]
            found[index] = (-points, 1.0 - won) if number % 2 else (points, won)
        self.record.lucky[0] = 0.0
        return found

    def step(self, one: Effort, two: Effort, games: int, seed: int, *, luck: bool = False) -> Step:
        """By how much `one` beats `two`; an even number of games."""
        return step_of(self.outcomes(one, two, range(games), seed, luck=luck)[:, 1])
