"""Measuring one bot against another: many games or matches with seeded dice, seats swapped.

Games 2k and 2k+1 get the same dice with the seats swapped, so every interval is taken over such
pairs. The dice are the arena's own: no bot sees them.

A game is mostly luck, which `tabla_core.bot.luck` takes out of its result without bias.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import log10, sqrt
from random import Random
from typing import NamedTuple

from tabla_core.bot.ahead import finish
from tabla_core.bot.evaluator import Evaluator
from tabla_core.bot.levels import LEVELS, YARDSTICKS, Bot, bot_named
from tabla_core.bot.luck import Luck
from tabla_core.bot.match_equity import MatchEquity
from tabla_core.bot.search import search
from tabla_core.bot.stakes import Stakes, chairs, plain_points
from tabla_core.errors import Malformed
from tabla_core.games import tradition_of
from tabla_core.match import Terms
from tabla_core.notation import format_position
from tabla_core.position import Position, Result, Side, other, roll, start
from tabla_core.rules import RuleSet
from tabla_core.turn import successors

RANDOM = "random"
"""The player that takes any legal result, each as likely as another."""

LONGEST = 2000
"""Rolls after which a game counts as drawn: players that do not want to end one may never."""

Player = Callable[[Position, Random, Stakes | None], Position]
Watch = Callable[[Position, Position], None]
"""Told of every roll but the opening: the position before it and with it."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and the half width of its 95 % interval, infinite when there are too few games."""

    mean: float
    interval: float


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What `a` reached against `b`.

    `points` a game are those of `a` (of a match: +1 or -1), `share` is the share it won, drawn
    games counting half. The adjusted ones have the luck of the dice taken out.
    """

    a: str
    b: str
    game: str
    seed: int
    games: int
    wins: int
    losses: int
    points: Mean
    share: Mean
    target: int | None = None
    adjusted_points: Mean | None = None
    adjusted_share: Mean | None = None


class Outcome(NamedTuple):
    """What one game or match brought `a`: points (of a match +1 or -1), and 1 when it won, 0.5
    when nobody did; then both without the luck of the dice, the same when that was not asked for.
    """

    points: float
    won: float
    adjusted_points: float
    adjusted_won: float


def arena(
    a: str,
    b: str,
    rules: RuleSet,
    games: int,
    seed: int,
    *,
    first: int = 0,
    target: int | None = None,
    luck: bool = False,
) -> ArenaResult:
    """Plays `games` games between `a` and `b`: levels, yardsticks or `random` by name.

    With a `target` each is a match of that game to so many points, and bots that can know the
    score. `first` is the number of the first game, so that a long run can be had in parts. With
    `luck` the results are given with the luck taken out as well.

    The same arguments give the same result. Errors: Malformed `bot.level`, `arena.games`,
    `arena.target`.

    >>> from tabla_core.games import GAMES
    >>> arena("hand", "random", GAMES["prva"], 4, 1).wins
    4
    """
    if games < 1:
        raise Malformed("arena.games", "at least one game is played", games)
    numbers = range(first, first + games)
    found = list(outcomes(a, b, rules, numbers, seed, target=target, luck=luck))
    return ArenaResult(
        a=a,
        b=b,
        game=rules.id,
        seed=seed,
        games=games,
        wins=sum(each.points > 0 for each in found),
        losses=sum(each.points < 0 for each in found),
        points=mean_over_pairs([each.points for each in found]),
        share=mean_over_pairs([each.won for each in found]),
        target=target,
        adjusted_points=mean_over_pairs([each.adjusted_points for each in found]) if luck else None,
        adjusted_share=mean_over_pairs([each.adjusted_won for each in found]) if luck else None,
    )


def outcomes(
    a: str,
    b: str,
    rules: RuleSet,
    numbers: Iterable[int],
    seed: int,
    *,
    target: int | None = None,
    luck: bool = False,
) -> Iterator[Outcome]:
    """The games or matches of these numbers, one after the other as they are played.

    Errors: Malformed `bot.level`, `arena.target`.
    """
    if target is not None and target < 1:
        raise Malformed("arena.target", "a match is to one point or more", target)
    one, two = player_named(a), player_named(b)
    strongest = LEVELS[max(LEVELS)].evaluator(rules) if luck else None
    equity = None if target is None else MatchEquity(_terms(rules, target))
    for number in numbers:
        dice = Random(f"{seed}/dice/{number // 2}")
        whims = Random(f"{seed}/whims/{number}")
        a_side: Side = "b" if number % 2 else "w"
        sign = -1.0 if number % 2 else 1.0
        players = {a_side: one, other(a_side): two}
        if equity is not None:
            winner, brought = play_match(equity, players, dice, whims, strongest)
            won = 1.0 if winner == a_side else 0.0
            adjusted = won - sign * brought
            yield Outcome(2.0 * won - 1.0, won, 2.0 * adjusted - 1.0, adjusted)
            continue
        met = Luck(rules, strongest, _units(rules)) if strongest else None
        result = play_game(rules, players, dice, whims, watch=met)
        points = float(result.points if result.winner == a_side else -result.points)
        won = 0.5 if result.winner is None else float(result.winner == a_side)
        in_points, in_games = met.brought() if met else (0.0, 0.0)
        yield Outcome(points, won, points - sign * in_points, won - sign * in_games)


def _units(rules: RuleSet) -> list[Stakes]:
    """Points, and games won."""
    plain = plain_points(rules.score)
    most = len(plain.worth) // 2
    return [plain, Stakes((-0.5,) * most + (0.0,) + (0.5,) * most)]


def elo(share: float) -> float:
    """The difference in Elo points that a share of won games tells.

    >>> round(elo(0.64)), elo(0.5), elo(1.0)
    (100, 0.0, inf)
    """
    if not 0.0 < share < 1.0:
        return float("inf") if share >= 1.0 else float("-inf")
    return 400.0 * log10(share / (1.0 - share))


def format_result(result: ArenaResult) -> str:
    """The result as one line of text."""
    drawn = result.games - result.wins - result.losses
    kind = "games" if result.target is None else f"matches to {result.target}"
    text = (
        f"{result.game}: {result.a} against {result.b}, {result.games} {kind}, seed {result.seed}:"
        f" won {result.wins}, lost {result.losses}, drawn {drawn}; {_share(result.share)}"
    )
    if result.target is None:
        text += f", {_points(result.points)} points a game"
    if result.adjusted_points and result.adjusted_share:
        text += f"; without luck {_share(result.adjusted_share)}"
        if result.target is None:
            text += f", {_points(result.adjusted_points)} points a game"
    return text + " (95 % intervals)"


def _share(share: Mean) -> str:
    low, high = elo(share.mean - share.interval), elo(share.mean + share.interval)
    return (
        f"{100 * share.mean:.1f} % ± {100 * share.interval:.1f}"
        f" (Elo {elo(share.mean):+.0f}, {low:+.0f} to {high:+.0f})"
    )


def _points(points: Mean) -> str:
    return f"{points.mean:+.3f} ± {points.interval:.3f}"


def play_game(
    rules: RuleSet,
    players: dict[Side, Player],
    dice: Random,
    whims: Random,
    *,
    starter: Side | None = None,
    stakes: dict[Side, Stakes] | None = None,
    watch: Watch | None = None,
) -> Result:
    """One game to its end, from the opening roll on unless `starter` simply rolls. Rules §2.8-9.

    After `LONGEST` rolls nobody has won.
    """
    thrown = _throws(dice)
    if starter is None:
        white, black = next(thrown)
        while white == black:
            white, black = next(thrown)
        position = start(rules, "w" if white > black else "b")
        if rules.opening == "play":
            position = roll(position, white, black)
    else:
        position = start(rules, starter)
    while position.result is None:
        if not position.stage:
            if sum(position.rolls) >= LONGEST:
                return Result(None, 0)
            before, position = position, roll(position, *next(thrown))
            if watch is not None:
                watch(before, position)
        side = position.side
        position = players[side](position, whims, stakes[side] if stakes else None)
    return position.result


def play_match(
    equity: MatchEquity,
    players: dict[Side, Player],
    dice: Random,
    whims: Random,
    luck_by: Evaluator | None = None,
) -> tuple[Side, float]:
    """The winner of one match of single games, rules §2.9-10, and White's luck.

    The luck is in matches won, as `luck_by` sees it; none without it.
    """
    terms = equity.terms
    score: dict[Side, int] = {"w": 0, "b": 0}
    starter: Side | None = None
    index = 0
    brought = 0.0
    while max(score.values()) < terms.target:
        rules = terms.games[index]
        index = (index + 1) % len(terms.games)
        stakes: dict[Side, Stakes] = {
            "w": equity.stakes(rules, (score["w"], score["b"]), index),
            "b": equity.stakes(rules, (score["b"], score["w"]), index),
        }
        met = None
        if luck_by is not None:
            met = Luck(rules, luck_by, [equity.chances(rules, (score["w"], score["b"]), index)])
        result = play_game(rules, players, dice, whims, starter=starter, stakes=stakes, watch=met)
        brought += met.brought()[0] if met else 0.0
        if result.winner:
            score[result.winner] += result.points
        starter = result.winner if terms.next_starter == "winner" else None
    return "w" if score["w"] > score["b"] else "b", brought


def _terms(rules: RuleSet, target: int) -> Terms:
    return Terms((rules,), target, tradition_of(rules.id).next_starter)


def _throws(dice: Random) -> Iterator[tuple[int, int]]:
    while True:
        yield dice.randint(1, 6), dice.randint(1, 6)


def player_named(name: str) -> Player:
    """The player of this name. Errors: Malformed `bot.level`."""
    if name == RANDOM:
        return _play_anything
    try:
        bot = bot_named(name)
    except Malformed as unknown:
        names = ", ".join([*LEVELS, *YARDSTICKS, RANDOM])
        raise Malformed(unknown.code, f"a player is one of {names}", name) from None
    return _thinker(bot)


def _play_anything(position: Position, whims: Random, stakes: Stakes | None) -> Position:
    del stakes
    return whims.choice(sorted(successors(position), key=format_position))


def _thinker(bot: Bot) -> Player:
    def play(position: Position, whims: Random, stakes: Stakes | None) -> Position:
        rules = position.rules
        seats = chairs(rules, bot.evaluator(rules), position.side, stakes)
        seed = whims.getrandbits(64)
        return finish(search(position, seats, bot.effort_in(rules), seed)).position

    return play


def mean_over_pairs(values: list[float]) -> Mean:
    """The mean with half the width of its 95 % interval, over pairs with the same dice."""
    mean = sum(values) / len(values)
    pairs = [sum(values[at : at + 2]) / len(values[at : at + 2]) for at in range(0, len(values), 2)]
    if len(pairs) < 2:
        return Mean(mean, float("inf"))
    middle = sum(pairs) / len(pairs)
    variance = sum((each - middle) ** 2 for each in pairs) / (len(pairs) - 1)
    return Mean(mean, 1.96 * sqrt(variance / len(pairs)))
