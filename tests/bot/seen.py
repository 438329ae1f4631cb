"""Boards as nets see them, out of random games and set up near the special rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tabla_core import GAMES, Position, parse_position
from tabla_core.position import other
from tests import reference
from tests.bot.playing import on_the_way
from tests.reference.positions import constructed_line


class Seen(NamedTuple):
    """Packed sides in their own numbering, as `tabla_core.bot.inputs.rows_of` takes them."""

    me: int
    my_pinned: int
    them: int
    their_pinned: int
    carried: int


def seen(position: Position) -> Seen:
    """The board with the side to act as the one about to roll."""
    them, me = position.side, other(position.side)
    return Seen(
        position.checkers(me),
        position.pinned(me),
        position.checkers(them),
        position.pinned(them),
        sum(number * times for number, times in position.carry),
    )


def positions(game: str, seed: int, count: int) -> Iterator[Position]:
    """`count` positions with dice in hand, half of them out of random games."""
    rng = Random(f"{game}/{seed}")
    yield from on_the_way(game, seed, every=3, count=count // 2)
    for _ in range(count - count // 2):
        yield parse_position(constructed_line(rng, reference.GAMES[game]), GAMES[game])
