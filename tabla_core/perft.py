"""Counting results: the measure by which two programs agree on the rules. Notation: perft."""

from __future__ import annotations

from tabla_core.errors import Malformed
from tabla_core.position import Position, roll
from tabla_core.seat import Seat
from tabla_core.stage import ROLLS, legal, legal_by_roll
from tabla_core.turn import settle


def perft(position: Position, depth: int) -> int:
    """The number of results after `depth` plies; a ply is one stage.

    Before a roll all 21 rolls are tried; distinct results of one stage count once; a finished
    game has no further plies. Errors: Malformed `perft.depth`.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import start
    >>> perft(start(GAMES["prva"]), 1)
    447
    """
    if depth < 0:
        raise Malformed("perft.depth", "the depth is 0 or more", depth)
    if depth == 0:
        return 1
    if position.result:
        return 0
    seat = Seat(position)
    if depth == 1:
        # Which numbers a roll goes on to does not matter here: its first stage is its dice.
        stages = [legal(seat, position.stage)] if position.stage else legal_by_roll(seat)
        return sum([len(found.going) + len(found.over) for found in stages])
    count = 0
    for rolled in [position] if position.stage else [roll(position, *dice) for dice in ROLLS]:
        found = legal(seat, rolled.stage)
        # Results in which the game is over have no further plies.
        for state in found.going:
            count += perft(settle(rolled, seat, state, found.left), depth - 1)
    return count
