"""Measuring one bot against another: many games or matches with seeded dice, seats swapped.

Games 2k and 2k+1 get the same dice with the seats swapped, so every interval is taken over such
pairs. The dice are the arena's own: no bot sees them.

A game is mostly luck. Luck can be taken out of its result without bias: what a roll brings is the
value of the best play with it less the mean of those of all 21 rolls, and on average that is
nothing, however good or bad the evaluator that says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import log10, sqrt
from random import Random

from tabla_core.bot.ahead import Meter, answers, finish, mean_over_rolls
from tabla_core.bot.levels import LEVELS, YARDSTICKS, Bot, bot_named
from tabla_core.bot.match_equity import MatchEquity
from tabla_core.bot.search import search
from tabla_core.bot.stakes import Stakes, chairs
from tabla_core.errors import Malformed
from tabla_core.games import tradition_of
from tabla_core.match import Terms
from tabla_core.notation import format_position
from tabla_core.position import Position, Result, Side, other, roll, start
from tabla_core.rules import RuleSet
from tabla_core.stage import ROLLS
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

    The same arguments give the same result. Errors: Malformed `bot.level`, `arena.games`.

    >>> from tabla_core.games import GAMES
    >>> arena("hand", "random", GAMES["prva"], 4, 1).wins
    4
    """
    if games < 1:
        raise Malformed("arena.games", "at least one game is played", games)
    if target is not None and (luck or target < 1):
        raise Malformed("arena.target", "a match is to one point or more, without luck", target)
    one, two = _player(a), _player(b)
    met = _Luck(rules) if luck else None
    equity = None if target is None else MatchEquity(_terms(rules, target))
    points: list[float] = []
    adjusted: list[tuple[float, float]] = []
    for number in range(first, first + games):
        dice = Random(f"{seed}/dice/{number // 2}")
        whims = Random(f"{seed}/whims/{number}")
        a_side: Side = "b" if number % 2 else "w"
        players = {a_side: one, other(a_side): two}
        if equity is not None:
            points.append(1.0 if play_match(equity, players, dice, whims) == a_side else -1.0)
            continue
        result = play_game(rules, players, dice, whims, watch=met)
        gained = result.points if result.winner == a_side else -result.points
        points.append(float(gained))
        if met is not None:
            adjusted.append(met.taken_out(points[-1], a_side))
    won = [_won(each) for each in points]
    return ArenaResult(
        a=a,
        b=b,
        game=rules.id,
        seed=seed,
        games=games,
        wins=sum(each > 0 for each in points),
        losses=sum(each < 0 for each in points),
        points=_mean(points),
        share=_mean(won),
        target=target,
        adjusted_points=_mean([each for each, _ in adjusted]) if luck else None,
        adjusted_share=_mean([each for _, each in adjusted]) if luck else None,
    )


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
    equity: MatchEquity, players: dict[Side, Player], dice: Random, whims: Random
) -> Side:
    """The winner of one match of single games. Rules §2.9-10."""
    terms = equity.terms
    score: dict[Side, int] = {"w": 0, "b": 0}
    starter: Side | None = None
    index = 0
    while max(score.values()) < terms.target:
        upcoming = (index + 1) % len(terms.games)
        stakes: dict[Side, Stakes] = {
            "w": equity.stakes(terms.games[index], (score["w"], score["b"]), upcoming),
            "b": equity.stakes(terms.games[index], (score["b"], score["w"]), upcoming),
        }
        result = play_game(terms.games[index], players, dice, whims, starter=starter, stakes=stakes)
        if result.winner:
            score[result.winner] += result.points
        starter = result.winner if terms.next_starter == "winner" else None
        index = upcoming
    return "w" if score["w"] > score["b"] else "b"


class _Luck:
    """Adds up what the rolls of a game bring White, in points and in games won."""

    def __init__(self, rules: RuleSet) -> None:
        evaluator = LEVELS[max(LEVELS)].evaluator(rules)
        most = 15 if rules.score == "left" else 2
        games_won = Stakes((-0.5,) * most + (0.0,) + (0.5,) * most)
        self._chairs = (chairs(rules, evaluator), chairs(rules, evaluator, "w", games_won))
        self._brought = [0.0, 0.0]

    def __call__(self, before: Position, rolled: Position) -> None:
        sign = 1.0 if before.side == "w" else -1.0
        for unit, seats in enumerate(self._chairs):
            values = finish(answers(before, Meter(seats)))
            brought = values[ROLLS.index(rolled.roll or ROLLS[0])] - mean_over_rolls(values)
            self._brought[unit] += sign * brought

    def taken_out(self, points: float, side: Side) -> tuple[float, float]:
        """The points of `side` and what it won of the game, less its luck; begins anew."""
        sign = 1.0 if side == "w" else -1.0
        less_points, less_won = self._brought
        self._brought = [0.0, 0.0]
        return points - sign * less_points, _won(points) - sign * less_won


def _won(points: float) -> float:
    return 1.0 if points > 0 else 0.5 if points == 0 else 0.0


def _terms(rules: RuleSet, target: int) -> Terms:
    return Terms((rules,), target, tradition_of(rules.id).next_starter)


def _throws(dice: Random) -> Iterator[tuple[int, int]]:
    while True:
        yield dice.randint(1, 6), dice.randint(1, 6)


def _player(name: str) -> Player:
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


def _mean(values: list[float]) -> Mean:
    """The mean with half the width of its 95 % interval, over pairs with the same dice."""
    mean = sum(values) / len(values)
    pairs = [sum(values[at : at + 2]) / len(values[at : at + 2]) for at in range(0, len(values), 2)]
    if len(pairs) < 2:
        return Mean(mean, float("inf"))
    middle = sum(pairs) / len(pairs)
    variance = sum((each - middle) ** 2 for each in pairs) / (len(pairs) - 1)
    return Mean(mean, 1.96 * sqrt(variance / len(pairs)))
