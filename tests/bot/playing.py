"""Positions that real games pass through, the same in every run."""

from __future__ import annotations

from random import Random

from tabla_core import GAMES, Position, RuleSet, roll, start, successors
from tabla_core.notation import parse_position
from tests.boards import lines


def on_the_way(
    game: str | RuleSet, seed: int, *, every: int = 7, count: int = 12
) -> list[Position]:
    """Positions with dice in hand out of random games: one every so many stages."""
    rules = GAMES[game] if isinstance(game, str) else game
    dice = Random(f"{game if isinstance(game, str) else game.id}/{seed}")
    found: list[Position] = []
    position = start(rules, dice.choice(("w", "b")))
    stages = 0
    while len(found) < count:
        if position.result:
            position = start(rules, dice.choice(("w", "b")))
        if not position.stage:
            position = roll(position, dice.randint(1, 6), dice.randint(1, 6))
        stages += 1
        if stages % every == 0:
            found.append(position)
        after = dice.choice(lines(successors(position)))
        position = parse_position(after, rules)
    return found
