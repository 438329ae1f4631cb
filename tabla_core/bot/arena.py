"""Measuring one bot against another: many games with seeded dice, seats swapped.

Games 2k and 2k+1 get the same dice with the seats swapped, so the interval is taken over such
pairs. The dice are the arena's own: no bot sees them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random

from tabla_core.bot.levels import LEVELS, YARDSTICKS, Bot, bot_named
from tabla_core.bot.search import finish, search
from tabla_core.errors import Malformed
from tabla_core.notation import format_position
from tabla_core.position import Position, Result, Side, other, roll, start
from tabla_core.rules import RuleSet
from tabla_core.turn import successors

RANDOM = "random"
"""The player that takes any legal result, each as likely as another."""

LONGEST = 2000
"""Rolls after which a game counts as drawn: players that do not want to end one may never."""

Player = Callable[[Position, Random], Position]


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What `a` reached against `b`; intervals are the half widths of 95 % intervals."""

    a: str
    b: str
    game: str
    seed: int
    games: int
    wins: int
    losses: int
    points: float
    """Points a game for `a`."""
    points_interval: float
    wins_interval: float
    """Of the share of games that `a` wins."""

    @property
    def win_share(self) -> float:
        """Games won by `a` out of all, drawn ones counting half."""
        return (self.wins + 0.5 * (self.games - self.wins - self.losses)) / self.games


def arena(a: str, b: str, rules: RuleSet, games: int, seed: int) -> ArenaResult:
    """Plays `games` games between `a` and `b`: levels, yardsticks or `random` by name.

    The same arguments give the same result. Errors: Malformed `bot.level`, `arena.games`.

    >>> from tabla_core.games import GAMES
    >>> arena("hand", "random", GAMES["prva"], 4, 1).wins
    4
    """
    if games < 1:
        raise Malformed("arena.games", "at least one game is played", games)
    first, second = _player(a), _player(b)
    points: list[int] = []
    for number in range(games):
        dice = Random(f"{seed}/dice/{number // 2}")
        whims = Random(f"{seed}/whims/{number}")
        a_side: Side = "b" if number % 2 else "w"
        players = {a_side: first, other(a_side): second}
        result = play_game(rules, players, dice, whims)
        gained = result.points if result.winner == a_side else -result.points
        points.append(gained)
    won = [1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in points]
    return ArenaResult(
        a=a,
        b=b,
        game=rules.id,
        seed=seed,
        games=games,
        wins=sum(each > 0 for each in points),
        losses=sum(each < 0 for each in points),
        points=sum(points) / games,
        points_interval=_half_width(points),
        wins_interval=_half_width(won),
    )


def format_result(result: ArenaResult) -> str:
    """The result as one line of text."""
    drawn = result.games - result.wins - result.losses
    return (
        f"{result.game}: {result.a} against {result.b}, {result.games} games, seed {result.seed}:"
        f" won {result.wins}, lost {result.losses}, drawn {drawn};"
        f" {100 * result.win_share:.1f} % ± {100 * result.wins_interval:.1f},"
        f" {result.points:+.3f} ± {result.points_interval:.3f} points a game (95 % intervals)"
    )


def play_game(rules: RuleSet, players: dict[Side, Player], dice: Random, whims: Random) -> Result:
    """One game to its end, from the opening roll on. Rules §2.8.

    After `LONGEST` rolls nobody has won.
    """
    thrown = _throws(dice)
    white, black = next(thrown)
    while white == black:
        white, black = next(thrown)
    position = start(rules, "w" if white > black else "b")
    if rules.opening == "play":
        position = roll(position, white, black)
    while position.result is None:
        if not position.stage:
            if sum(position.rolls) >= LONGEST:
                return Result(None, 0)
            position = roll(position, *next(thrown))
        position = players[position.side](position, whims)
    return position.result


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


def _play_anything(position: Position, whims: Random) -> Position:
    return whims.choice(sorted(successors(position), key=format_position))


def _thinker(bot: Bot) -> Player:
    def play(position: Position, whims: Random) -> Position:
        del whims
        return finish(search(position, bot.evaluator(position.rules), bot.effort)).position

    return play


def _half_width(values: list[int] | list[float]) -> float:
    """Half the width of the 95 % interval of the mean, over pairs with the same dice."""
    pairs = [sum(values[at : at + 2]) / len(values[at : at + 2]) for at in range(0, len(values), 2)]
    if len(pairs) < 2:
        return float("inf")
    mean = sum(pairs) / len(pairs)
    variance = sum((each - mean) ** 2 for each in pairs) / (len(pairs) - 1)
    return 1.96 * sqrt(variance / len(pairs))
