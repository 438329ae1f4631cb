"""The evaluators made of nets: which net serves which rule set, and what to do without one.

The net of the game itself where there is one, else that of the game nearest by its flags, as long
as the net sees what the rules ask for: the same contact, ways, score and runner, and handed-over
dice where there are any. For anything else, and where a file of weights is refused, the
hand-written evaluator takes over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from tabla_core.bot.chances import Chances
from tabla_core.bot.evaluator import Evaluator, hand_written, nearest
from tabla_core.bot.inputs import layout_for
from tabla_core.bot.lanes import activate, logistic, sumprod
from tabla_core.bot.netfile import Layer, Net, read_net
from tabla_core.bot.seeing import RACE_BOARD, Sum, sum_for
from tabla_core.bot.shape import CONTRARY, PARALLEL, Shape
from tabla_core.errors import Malformed
from tabla_core.games import GAMES
from tabla_core.rules import CHECKERS, RuleSet

FOLDER: Final = Path(__file__).with_name("trained")
FILES: Final[Mapping[str, bytes]] = MappingProxyType(
    {path.stem: path.read_bytes() for path in sorted(FOLDER.glob("*.net"))}
)
"""The files of weights by their game; read at once, for the page starts without a file system."""


class Chosen(NamedTuple):
    """An evaluator and, when it is not the net that was meant to be, why not."""

    evaluator: Evaluator
    refused: Malformed | None = None


def net_for(rules: RuleSet) -> Evaluator:
    """The best evaluator there is for `rules`.

    >>> from tabla_core.games import GAMES
    >>> net_for(RuleSet("odd", ((24, 15),), "pin", "parallel")).name
    'hand'
    """
    return chosen_for(rules).evaluator


@lru_cache(maxsize=4)
def chosen_for(rules: RuleSet) -> Chosen:
    """The same, and why a file of weights was refused if one was."""
    return choose_net(rules, FILES)


def choose_net(rules: RuleSet, files: Mapping[str, bytes]) -> Chosen:
    """The same with other files of weights."""
    fitting = [game for game in files if fits(game, rules)]
    if not fitting:
        return Chosen(hand_written(rules))
    game = nearest(rules, fitting)
    try:
        return Chosen(evaluator_of(read_net(files[game], game), rules))
    except Malformed as refused:
        return Chosen(hand_written(rules), refused)


def fits(game: str, rules: RuleSet) -> bool:
    """Whether the net of `game` sees what matters under `rules`."""
    base = GAMES.get(game)
    return (
        base is not None
        and layout_for(base) is layout_for(rules)
        and base.score == rules.score
        and base.runner == rules.runner
        # Only where dice are handed over has a net learned what they are worth.
        and (base.carry != "none" or rules.carry == "none")
    )


def evaluator_of(net: Net, rules: RuleSet) -> Evaluator:
    """The evaluator that `net` makes for `rules`. Errors: Malformed `weights.layout`."""
    if net.contact.layout is not layout_for(rules):
        raise Malformed("weights.layout", "the weights are for other inputs than these", net.game)
    contact = sum_for(net.contact, races=net.race is None)
    left = rules.score == "left"
    at_contact = _outputs(net.contact, left)
    race: Sum | None = None
    at_race = at_contact
    if net.race is not None:
        race, at_race = sum_for(net.race), _outputs(net.race, left)

    def packed(me: int, them: int, held: int, held_facing: int, carried: int) -> float:
        lanes = contact(me, them, held, held_facing, carried)
        if lanes == RACE_BOARD and race is not None:
            return at_race.value(race(me, them, 0, 0, 0), me, them)
        return at_contact.value(lanes, me, them)

    def value(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> float:
        return packed(me.checkers, them.checkers, held, held_facing, carried)

    def packed_chances(me: int, them: int, held: int, held_facing: int, carried: int) -> Chances:
        lanes = contact(me, them, held, held_facing, carried)
        if lanes == RACE_BOARD and race is not None:
            return at_race.chances(race(me, them, 0, 0, 0), me, them)
        return at_contact.chances(lanes, me, them)

    def chances(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> Chances:
        return packed_chances(me.checkers, them.checkers, held, held_facing, carried)

    tables = CONTRARY if rules.ways == "contrary" else PARALLEL
    return Evaluator("net", tables, value, chances, packed, packed_chances)


class _Outputs(NamedTuple):
    """What a layer's sum is worth, with the packed sides at hand for what they rule out.

    No more is won by two points than is won at all; the value takes the outputs as they are.
    """

    value: Callable[[int, int, int], float]
    chances: Callable[[int, int, int], Chances]


def _outputs(layer: Layer, left: bool) -> _Outputs:
    activations = activate(layer.hidden)
    chance = logistic()
    first, second, third = layer.out
    constant, constant_won, constant_lost = layer.out_constants

    def points_left(lanes: int, me: int, them: int) -> float:
        del me, them
        units = activations(lanes)
        won = chance(constant_won + sumprod(units, second))
        return CHECKERS * (won - chance(constant_lost + sumprod(units, third)))

    def chances_left(lanes: int, me: int, them: int) -> Chances:
        del me, them
        units = activations(lanes)
        win = chance(constant + sumprod(units, first))
        more = chance(constant_won + sumprod(units, second))
        less = chance(constant_lost + sumprod(units, third))
        return Chances(win, CHECKERS * min(more, win), CHECKERS * min(less, 1.0 - win))

    def points(lanes: int, me: int, them: int) -> float:
        units = activations(lanes)
        value = 2.0 * chance(constant + sumprod(units, first)) - 1.0
        # Whoever has a checker off cannot lose two points.
        if not them & 15:
            value += chance(constant_won + sumprod(units, second))
        if not me & 15:
            value -= chance(constant_lost + sumprod(units, third))
        return value

    def chances(lanes: int, me: int, them: int) -> Chances:
        units = activations(lanes)
        win = chance(constant + sumprod(units, first))
        more = 0.0 if them & 15 else chance(constant_won + sumprod(units, second))
        less = 0.0 if me & 15 else chance(constant_lost + sumprod(units, third))
        return Chances(win, min(more, win), min(less, 1.0 - win))

    return _Outputs(points_left, chances_left) if left else _Outputs(points, chances)
