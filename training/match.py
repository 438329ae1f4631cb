"""A net in training against the engine's hand-written evaluator, both without look-ahead."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

from tabla_core.bot.ahead import finish
from tabla_core.bot.evaluator import hand_written
from tabla_core.bot.search import Effort, search
from tabla_core.bot.stakes import chairs
from tabla_core.position import Position, start
from tabla_core.position import roll as engine_roll
from tabla_core.rules import RuleSet
from training.kinds import kind_of
from training.layout import arrays_of, flags_of, position_of
from training.net import Net
from training.selfplay import play_turn
from training.table import Player, new_player

GLANCE = Effort(beam=8, chain_budget=1500)
BEAM = 8


def net_plays(player: Player, position: Position) -> Position:
    """The position after the net has played all the dice in hand."""
    board, state = arrays_of(position)
    play_turn(player, board, state, BEAM, 0.0)
    return position_of(position.rules, board, state)


def against(rules: RuleSet, net: Net, games: int, seed: int) -> tuple[float, float]:
    """Points a game of the net against `hand`, and their standard error.

    Games come in pairs with the same dice and the seats swapped.
    """
    player = new_player(flags_of(rules), kind_of(rules), net)
    hand = chairs(rules, hand_written(rules))
    pairs = []
    for pair in range(games // 2):
        points = 0
        for seat in "wb":
            dice = Random(f"{seed} {pair}")
            position = start(rules, "w")
            if rules.opening == "play":
                position = engine_roll(position, *dice.sample(range(1, 7), 2))
            while position.result is None:
                if not position.stage:
                    position = engine_roll(position, dice.randint(1, 6), dice.randint(1, 6))
                if position.side == seat:
                    position = net_plays(player, position)
                else:
                    position = finish(search(position, hand, GLANCE)).position
            if position.result.winner:
                won = position.result.winner == seat
                points += position.result.points if won else -position.result.points
        pairs.append(points / 2)
    return fmean(pairs), stdev(pairs) / len(pairs) ** 0.5
