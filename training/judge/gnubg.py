"""GNU Backgammon's nets as a player and a judge of prva: the only module that knows them.

Prva is backgammon without a cube and without a triple win, so a board here is worth
2 x win - 1 + win by mars - loss by mars, and GNU Backgammon's word on triple wins is left out.

A *board* is that of GNU Backgammon: the checkers of the foe and of the side to act, place by place
in each side's own numbering, index 0 the 1 point, index 24 the bar.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import gnubg_nn

from tabla_core.games import GAMES
from tabla_core.packed import count
from tabla_core.position import Position, Result, Side, other
from tabla_core.rules import CHECKERS

PLACES: Final = range(1, 26)
RULES: Final = GAMES["prva"]

Checkers = tuple[int, ...]


class Board(NamedTuple):
    """The foe's checkers and those of the side to act (or to roll)."""

    foe: Checkers
    acting: Checkers

    def turned(self) -> Board:
        """The same board with the other side to act."""
        return Board(self.acting, self.foe)


def board_of(position: Position) -> Board:
    """The board of a position, the side to act last.

    >>> from tabla_core.position import start
    >>> board_of(start(RULES)).acting
    (0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)
    """
    return board_for(position, position.side)


def board_for(position: Position, side: Side) -> Board:
    """The board of a position with `side` to act, whoever does: after a play that is the foe."""
    return Board(_checkers(position, other(side)), _checkers(position, side))


def _checkers(position: Position, side: Side) -> Checkers:
    checkers = position.checkers(side)
    return tuple(count(checkers, place) for place in PLACES)


def position_of(board: Board, side: Side = "w") -> Position:
    """The position of a board, `side` to roll."""
    foe, acting = (
        sum(count << 4 * place for place, count in zip(PLACES, each, strict=True))
        + CHECKERS
        - sum(each)
        for each in board
    )
    white, black = (acting, foe) if side == "w" else (foe, acting)
    return Position(RULES, white, black, side=side)


def position_after(before: Position, after: Board) -> Position:
    """The position after a play that leaves the board so, the foe of `before.side` to roll."""
    mover = before.side
    position = replace(position_of(after, other(mover)), rolls=before.rolls)
    if any(after.foe):
        return position
    return replace(position, result=Result(mover, mars_or_one(after)))


def mars_or_one(after: Board) -> int:
    """What the side that has just moved wins once all its checkers are off."""
    return 1 if sum(after.acting) < CHECKERS else 2


def results(board: Board, high: int, low: int) -> list[Board]:
    """The boards that the legal plays of a roll lead to, the foe to roll; a pass is a play too."""
    keys: tuple[str, ...] = gnubg_nn.moves(board, high, low)
    if not keys:
        return [board.turned()]
    return [Board(*gnubg_nn.board_from_position_key(key)).turned() for key in keys]


def value(after: Board, plies: int) -> float:
    """Points for the side that has just moved (the foe of the side to roll); exact when over."""
    if not any(after.foe):
        return float(mars_or_one(after))
    win, win_mars, _, lose_mars, _ = gnubg_nn.probabilities(after, plies)
    return float(-(2.0 * win - 1.0 + win_mars - lose_mars))


def best_result(board: Board, high: int, low: int, plies: int = 0) -> Board:
    """The result that its nets like best, the first of equals."""
    return max(results(board, high, low), key=lambda after: value(after, plies))
