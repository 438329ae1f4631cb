"""The value of a board without looking ahead: hand-written terms, weighed. Kept apart from search.

The one convention: a value is the points that one side, *me*, can expect from the game, the
other side, *them*, being about to roll. It lies between minus and plus the most a game can give
(2, or 15 where every checker left counts) and changes its sign with the sides.

    value = P(I win) × points I then win  -  P(they win) × points they then win

Each probability and each size is a logistic function of a weighted sum of whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from operator import mul
from typing import Final, NamedTuple

from tabla_core.bot import blocking, hitting, pinning
from tabla_core.bot.bearing_off import roller_wins
from tabla_core.bot.chances import Chances
from tabla_core.bot.shape import CONTRARY, PARALLEL, Shape, Tables, shape_of
from tabla_core.bot.terms import Terms, chance, is_race, lead
from tabla_core.bot.weights import WEIGHTS, Weights
from tabla_core.games import GAMES
from tabla_core.position import Position, other
from tabla_core.rules import CHECKERS, Contact, RuleSet

TermsOf = Callable[[Shape, Shape, int, int, bool], Terms]

TERMS_OF: Final[dict[Contact, TermsOf]] = {
    "hit": hitting.terms,
    "block": blocking.terms,
    "pin": pinning.terms,
}
SIZE_TERMS: Final = (
    "always",
    "the loser's pips until all are home",
    "the loser's pips",
    "the winner's pips",
    "the loser's rear checkers",
    "the loser's checkers on the bar",
    "the loser's checkers off",
)
LARGEST_LEFT: Final = CHECKERS - 1


class Board(NamedTuple):
    """What an evaluator sees: both sides' shapes, each in its own numbering.

    `held` is the mask of my pinned checkers in my numbering and `held_facing` in theirs; their
    pinned ones are where both stand otherwise. They are about to roll and have `carried` pips of
    handed-over dice to play first.
    """

    me: Shape
    them: Shape
    held: int = 0
    held_facing: int = 0
    carried: int = 0


@dataclass(frozen=True, slots=True)
class Evaluator:
    """A way to value boards of one rule set.

    >>> from tabla_core.games import GAMES
    >>> from tabla_core.position import start
    >>> hand = hand_written(GAMES["prva"])
    >>> board = board_of(start(GAMES["prva"]))
    >>> -2 < hand.value(*board) < 2
    True
    """

    name: str
    tables: Tables
    value: Callable[[Shape, Shape, int, int, int], float]
    """Points for me: (me, them, held, held_facing, carried), see `Board`."""
    chances: Callable[[Shape, Shape, int, int, int], Chances]
    """My chances to win and of what size, of the same arguments: `value` is their points."""
    packed: Callable[[int, int, int, int, int], float] | None = None
    """The same value from the sides' packed checkers, where that spares the shapes."""
    packed_chances: Callable[[int, int, int, int, int], Chances] | None = None
    """The same chances likewise."""


def size_terms(loser: Shape, winner: Shape) -> tuple[int, ...]:
    """What says how much a win is worth."""
    return (
        1,
        loser.away,
        loser.pips,
        winner.pips,
        loser.rear,
        loser.bar,
        loser.off,
    )


def hand_written(rules: RuleSet, weights: Weights | None = None) -> Evaluator:
    """The hand-written evaluator for `rules`; `weights` other than the shipped ones for tuning."""
    chosen = weights or nearest_weights(rules)
    terms = TERMS_OF[rules.contact]
    contrary = rules.ways == "contrary"
    size = _sizes(rules, chosen)
    side_weights, turn_weights = chosen.side, chosen.turn
    lead_weight = chosen.lead
    race_lead, race_turn = chosen.race

    def win(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> float:
        ahead = lead(me, them, carried)
        if is_race(me, them, contrary):
            if them.off > CHECKERS - 3 and not them.away:
                return 1.0 - roller_wins(them, me)
            logit = race_lead * ahead + race_turn
        else:
            mine, theirs, turn = terms(me, them, held, held_facing, contrary)
            logit = (
                sum(map(mul, side_weights, mine))
                - sum(map(mul, side_weights, theirs))
                + sum(map(mul, turn_weights, turn))
                + lead_weight * ahead
            )
        return chance(logit * 0.001)

    def value(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> float:
        won = win(me, them, held, held_facing, carried)
        return won * size(them, me) - (1.0 - won) * size(me, them)

    def chances(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> Chances:
        won = win(me, them, held, held_facing, carried)
        more, less = won * size(them, me), (1.0 - won) * size(me, them)
        if rules.score == "left":
            return Chances(won, more, less)
        return Chances(won, more - won, less - (1.0 - won))

    return Evaluator("hand", CONTRARY if contrary else PARALLEL, value, chances)


def pips_only(rules: RuleSet) -> Evaluator:
    """The evaluator stripped to the pip count."""
    most = LARGEST_LEFT + 1 if rules.score == "left" else 2

    def value(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> float:
        del held, held_facing
        return most * (them.pips - carried - me.pips) / 400.0

    def chances(me: Shape, them: Shape, held: int, held_facing: int, carried: int) -> Chances:
        # As if every win were the largest there is.
        won = 0.5 + value(me, them, held, held_facing, carried) / (2.0 * most)
        won = min(max(won, 0.0), 1.0)
        largest = LARGEST_LEFT + 1 if rules.score == "left" else 1
        return Chances(won, largest * won, largest * (1.0 - won))

    return Evaluator("pips", CONTRARY if rules.ways == "contrary" else PARALLEL, value, chances)


def _sizes(rules: RuleSet, weights: Weights) -> Callable[[Shape, Shape], float]:
    size_weights = weights.size

    def left(loser: Shape, winner: Shape) -> float:
        logit = sum(map(mul, size_weights, size_terms(loser, winner)))
        return 1.0 + (LARGEST_LEFT - loser.off) * chance(logit * 0.001)

    def mars(loser: Shape, winner: Shape) -> float:
        if loser.off:
            return 1.0
        return 1.0 + chance(sum(map(mul, size_weights, size_terms(loser, winner))) * 0.001)

    return left if rules.score == "left" else mars


def nearest_weights(rules: RuleSet) -> Weights:
    """The weights of the game that is `nearest`.

    >>> nearest_weights(GAMES["tapa"]) is WEIGHTS["plakoto"]
    True
    """
    return WEIGHTS[nearest(rules, WEIGHTS)]


def nearest(rules: RuleSet, games: Iterable[str]) -> str:
    """The one of some shipped games that shares most flags, the contact and the ways first.

    >>> nearest(GAMES["aada"], ["treta", "prva", "chelebi"])
    'prva'
    """

    def distance(game: str) -> int:
        base = GAMES[game]
        different = sum(
            1
            for flag in fields(RuleSet)
            if flag.name != "id" and getattr(base, flag.name) != getattr(rules, flag.name)
        )
        waits = (base.bear_off_pinned == "others") != (rules.bear_off_pinned == "others")
        cascades = (base.cascade_from > 0) != (rules.cascade_from > 0)
        return (
            different
            + 100 * (base.contact != rules.contact)
            + 50 * (base.score != rules.score)
            + 20 * (base.ways != rules.ways)
            + 10 * (cascades + waits)
        )

    return min(games, key=distance)


def nearest_game(rules: RuleSet) -> str:
    """The game with weights of its own that plays most like `rules`.

    >>> nearest_game(GAMES["aada"])
    'prva'
    """
    weights = nearest_weights(rules)
    return next(game for game, each in WEIGHTS.items() if each is weights)


def board_of(position: Position, tables: Tables | None = None) -> Board:
    """The board of a position whose side to act is the one *about to roll*: them."""
    if tables is None:
        tables = CONTRARY if position.rules.ways == "contrary" else PARALLEL
    them, me = position.side, other(position.side)
    held = shape_of(position.pinned(me), tables)
    return Board(
        shape_of(position.checkers(me), tables),
        shape_of(position.checkers(them), tables),
        held.occupied,
        held.facing_occupied,
        sum(number * count for number, count in position.carry),
    )
