"""Long contests between two bots in many games, in parts: stopped at any time, they go on.

    python -m training.contests [GAME ...] [--a top] [--b hand-top] [--target 3] [--pairs N]
        [--minutes M] [--jobs J] [--engine] [--show]

They are played in the twin, as `training.matches` says, or with `--engine` by the engine itself,
some twenty times as slowly: with the nets in whole numbers, exact endings, and bots that the twin
does not have (`pips`).

Pairs of matches (or with `--target 0` of single games) with the same dice and swapped seats are
played in turn, so that all games are equally far at any time. Every outcome is kept with the luck
of the dice and without it, a line a pair, in `training/running/contests`, in a file whose name
changes with the weights and both searches: results of different bots never mix. `--show` only
prints what there is.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tabla_core.bot.arena import RANDOM, Mean, elo, mean_over_pairs, outcomes
from tabla_core.bot.evaluator import nearest_weights
from tabla_core.bot.levels import bot_named
from tabla_core.bot.nets import FILES
from tabla_core.bot.rates import RATES
from tabla_core.games import GAMES
from training.matches import Contestants, effort_named
from training.train import CHECKPOINTS, NETS, RUNNING, load

FOLDER: Final = RUNNING / "contests"
BARS: Final = {
    "prva": 75, "treta": 75, "plakoto": 75, "vtora": 68, "gyulbara": 68,
    "chelebi": 58, "fevga": 65, "31": 65,
}  # fmt: skip
"""Per cent of matches to 3 that the top level is to win against `hand-top`."""


class Contest(NamedTuple):
    """What is played, in the twin or by the engine; a `target` of 0 means single games."""

    game: str
    a: str
    b: str
    target: int
    seed: int
    engine: bool = False

    @property
    def path(self) -> Path:
        """The file of its outcomes."""
        rules = GAMES[self.game]
        efforts = [
            bot_named(name).effort_in(rules) if name != RANDOM else None
            for name in (self.a, self.b)
        ]
        weights = FILES.get(self.game, b"") if self.engine else _checkpoint(self.game).read_bytes()
        told = repr((efforts, nearest_weights(rules), RATES[self.game])).encode()
        digest = sha256(weights + told).hexdigest()[:8]
        kind = f"to-{self.target}" if self.target else "games"
        by = "engine" if self.engine else "twin"
        return FOLDER / f"{self.game}-{self.a}-{self.b}-{kind}-{self.seed}-{by}-{digest}.txt"


def _checkpoint(game: str) -> Path:
    return CHECKPOINTS / f"{game}.npz"


Pair = tuple[float, float, float, float, float, float, float, float]
"""Two outcomes: points, won, and both without luck; of the even game, then of the odd."""


def play_pair(contest: Contest, pair: int) -> Pair:
    """Both games or matches of one pair."""
    numbers = (2 * pair, 2 * pair + 1)
    if not contest.engine:
        even, odd = _in_the_twin(contest).outcomes(numbers, contest.seed)
        return (*even, *odd)
    even, odd = outcomes(
        contest.a,
        contest.b,
        GAMES[contest.game],
        numbers,
        contest.seed,
        target=contest.target or None,
        luck=True,
    )
    return (*even, *odd)


@lru_cache(maxsize=len(NETS))
def _in_the_twin(contest: Contest) -> Contestants:
    rules = GAMES[contest.game]
    net, _ = load(_checkpoint(contest.game))
    one, two = effort_named(contest.a, rules), effort_named(contest.b, rules)
    return Contestants(contest.game, net, one, two, contest.target or None)


def played(contest: Contest) -> dict[int, Pair]:
    """The pairs there are, by their number."""
    if not contest.path.exists():
        return {}
    found: dict[int, Pair] = {}
    for line in contest.path.read_text("utf-8").splitlines():
        pair, *numbers = line.split()
        one, two, three, four, five, six, seven, eight = map(float, numbers)
        found[int(pair)] = (one, two, three, four, five, six, seven, eight)
    return found


def keep(contest: Contest, pair: int, outcome: Pair) -> None:
    """Adds a pair to the file."""
    contest.path.parent.mkdir(parents=True, exist_ok=True)
    with contest.path.open("a", encoding="utf-8") as file:
        file.write(" ".join([str(pair), *(f"{number:.6g}" for number in outcome)]) + "\n")


def missing(contests: list[Contest], pairs: int) -> Iterator[tuple[Contest, int]]:
    """What is still to play, game by game in turn."""
    there = {contest: played(contest) for contest in contests}
    for pair in range(pairs):
        for contest in contests:
            if pair not in there[contest]:
                yield contest, pair


def run(contests: list[Contest], pairs: int, minutes: float, jobs: int) -> None:
    """Plays what is missing, as long as there is time."""
    until = time.monotonic() + 60 * minutes
    waiting = missing(contests, pairs)
    with ProcessPoolExecutor(jobs) as pool:
        under_way: dict[Future[Pair], tuple[Contest, int]] = {}
        while True:
            while len(under_way) < jobs and time.monotonic() < until:
                upcoming = next(waiting, None)
                if upcoming is None:
                    break
                under_way[pool.submit(play_pair, *upcoming)] = upcoming
            if not under_way:
                return
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                contest, pair = under_way.pop(future)
                keep(contest, pair, future.result())


def row(contest: Contest) -> str:
    """A line of the table: share won with and without luck, Elo, and the bar."""
    pairs = [outcome for _, outcome in sorted(played(contest).items())]
    if len(pairs) < 2:
        return f"| {contest.game} | {2 * len(pairs)} | | | | |"
    column = [
        mean_over_pairs([number for pair in pairs for number in (pair[at], pair[at + 4])])
        for at in range(4)
    ]
    _, won, points, adjusted = column
    cells = [contest.game, str(2 * len(pairs)), share(won), share(adjusted), f"{elo_of(adjusted)}"]
    if contest.target:
        cells.append(f"{BARS[contest.game]} %" if _is_for_the_bar(contest) else "")
    else:
        cells.append(f"{points.mean:+.3f} ± {points.interval:.3f}")
    return f"| {' | '.join(cells)} |"


def _is_for_the_bar(contest: Contest) -> bool:
    return (contest.a, contest.b, contest.target) == ("top", "hand-top", 3)


def share(mean: Mean) -> str:
    """A share and its interval in per cent."""
    return f"{100 * mean.mean:.1f} % ± {100 * mean.interval:.1f}"


def elo_of(mean: Mean) -> str:
    """The Elo difference of a share, from its lowest to its highest."""
    low, high = (elo(mean.mean + sign * mean.interval) for sign in (-1.0, 1.0))
    return f"{elo(mean.mean):+.0f} ({low:+.0f} to {high:+.0f})"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Long contests between two bots.")
    parser.add_argument("games", nargs="*", default=NETS, help="all that have a net by default")
    parser.add_argument("--a", default="top")
    parser.add_argument("--b", default="hand-top")
    parser.add_argument("--target", type=int, default=3, help="0: single games")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", action="store_true", help="not in the twin")
    parser.add_argument("--show", action="store_true", help="play nothing")
    options = parser.parse_args()
    contests = [
        Contest(game, options.a, options.b, options.target, options.seed, options.engine)
        for game in options.games
    ]
    if not options.show:
        run(contests, options.pairs, options.minutes, options.jobs)
    last = "bar" if options.target else "points a game without luck"
    print(f"{options.a} against {options.b}, 95 % intervals:")
    print(
        f"| game | {'matches' if options.target else 'games'} | won | without luck | Elo | {last} |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for contest in contests:
        print(row(contest))


if __name__ == "__main__":
    main()
