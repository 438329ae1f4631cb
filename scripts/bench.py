"""The figures of `make bench`: every bar of the engine as a ratio, measured in one run.

Machines differ and are shared, so no time is compared with another day's: each measure is taken
several times in turn with the others, in processor time, the best of each is kept, and bars are
ratios of those.
"""

from __future__ import annotations

import io
import json
import random
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tabla_core import GAMES, Position, RuleSet, format_position, parse_position, start  # noqa: E402
from tabla_core import roll as rolled  # noqa: E402
from tabla_core.cli import main as command_line  # noqa: E402
from tabla_core.perft import perft  # noqa: E402
from tabla_core.seat import Seat  # noqa: E402
from tabla_core.stage import legal  # noqa: E402
from tabla_core.turn import settle, successors  # noqa: E402
from tests.cases import legal_cases  # noqa: E402


@dataclass
class Measure:
    """Something that is run again and again; `best` is its shortest time in seconds."""

    name: str
    run: Callable[[], int]
    done: int = 0
    best: float = float("inf")

    @property
    def rate(self) -> float:
        """What it does in a second."""
        return self.done / self.best

    def once(self) -> None:
        """One more run."""
        begun = time.process_time()
        self.done = self.run()
        self.best = min(self.best, time.process_time() - begun)


def plain_loop() -> int:
    """The yardstick of this machine and minute."""
    s = 0
    for i in range(1_000_000):
        s += i * i % 7
    return 1


def random_game(rules: RuleSet, dice: random.Random) -> int:
    """A whole game of random legal plays; returns its stages."""
    position = start(rules, "w" if dice.random() < 0.5 else "b")
    stages = 0
    while position.result is None:
        if not position.stage:
            position = rolled(position, dice.randint(1, 6), dice.randint(1, 6))
        seat = Seat(position)
        found = legal(seat, position.stage)
        states = [*found.going, *found.over]
        state = states[int(dice.random() * len(states))]
        position = settle(position, seat, state, () if state in found.over else found.left)
        stages += 1
    return stages


def random_games(rules: RuleSet, games: int) -> Callable[[], int]:
    """`games` random games, the same ones at every run."""

    def run() -> int:
        dice = random.Random(1)
        for _ in range(games):
            random_game(rules, dice)
        return games

    return run


def openspiel_games(games: int) -> Callable[[], int] | None:
    """The same with OpenSpiel's backgammon through its Python interface, None without it."""
    try:
        import pyspiel
    except ImportError:
        return None
    backgammon = pyspiel.load_game("backgammon")

    def run() -> int:
        dice = random.Random(1)
        for _ in range(games):
            state = backgammon.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(dice.random() * len(actions))])
        return games

    return run


def batch(lines: list[str]) -> Callable[[], int]:
    """`legal --batch` over `lines`; counts the results it writes."""

    def run() -> int:
        out = io.StringIO()
        kept, sys.stdin = sys.stdin, io.StringIO("".join(line + "\n" for line in lines))
        try:
            with redirect_stdout(out):
                command_line(["legal", "--batch"])
        finally:
            sys.stdin = kept
        return sum(len(json.loads(line)) for line in out.getvalue().splitlines())

    return run


def every_stage(rules: RuleSet) -> list[str]:
    """The position lines after one ply of `rules`, each with every roll in hand."""
    lines = []
    for first in range(1, 7):
        for second in range(1, first + 1):
            for after in successors(rolled(start(rules), first, second)):
                lines.append(format_position(rolled(after, 6, 5)))
                lines.append(format_position(rolled(after, 2, 2)))
    return lines


def cascades(game: str) -> list[Position]:
    """The first dozen positions of the cases in which a chain is in hand and not over soon."""
    found = []
    for case in legal_cases(f"rare-{game}"):
        position = parse_position(case.position)
        if position.cascades and len(position.groups) > 1 and 1 < len(case.results) < 200:
            found.append(position)
    return found[:12]


def perft_of(positions: list[Position]) -> int:
    """Perft 2 of all of them together."""
    return sum(perft(position, 2) for position in positions)


def measures() -> list[Measure]:
    """Everything that is measured."""
    found = [Measure("plain loop", plain_loop)]
    for game, rules in GAMES.items():
        found.append(Measure(f"perft 2 {game}", partial(perft_of, [start(rules)])))
    for game, rules in GAMES.items():
        if rules.cascade_from:
            chains = cascades(game)
            found.append(Measure(f"perft 2 {game} cascades", partial(perft_of, chains)))
    for game, rules in GAMES.items():
        found.append(Measure(f"random games {game}", random_games(rules, 60)))
    openspiel = openspiel_games(120)
    if openspiel:
        found.append(Measure("random games OpenSpiel", openspiel))
    found.append(Measure("legal --batch", batch(every_stage(GAMES["prva"])[:300])))
    return found


class Report:
    """Prints figures and remembers whether a bar was missed."""

    def __init__(self) -> None:
        self.missed = False

    def line(
        self, name: str, rate: float, unit: str, ratio: str = "", reached: bool = True
    ) -> None:
        """One figure; `ratio` says what it is held against."""
        verdict = "" if not ratio else "  reached" if reached else "  MISSED"
        self.missed |= not reached
        print(f"{name:28}{rate:12,.0f} {unit:10}{ratio}{verdict}")


def report(found: dict[str, Measure]) -> bool:
    """Prints every figure with its bar; True when all are reached."""
    out = Report()
    loop = found["plain loop"].best
    prva = found["perft 2 prva"]
    print(f"Python {sys.version.split()[0]}; the plain loop took {loop * 1000:.0f} ms")
    for name, measure in found.items():
        if name == "perft 2 prva":
            times = measure.best / loop
            out.line(name, measure.rate, "results/s", f"{times:5.2f} x loop, at most 8", times <= 8)
        elif name.startswith("perft"):
            share = measure.rate / prva.rate
            out.line(
                name,
                measure.rate,
                "results/s",
                f"{share:5.2f} of prva, at least 0.33",
                share >= 1 / 3,
            )
        elif name == "legal --batch":
            share = measure.rate / prva.rate
            out.line(
                name,
                measure.rate,
                "results/s",
                f"{share:5.2f} of perft, at least 0.10",
                share >= 0.1,
            )
        elif name == "random games prva" and "random games OpenSpiel" in found:
            share = measure.rate / found["random games OpenSpiel"].rate
            out.line(
                name,
                measure.rate,
                "games/s",
                f"{share:5.2f} of OpenSpiel, at least 0.50",
                share >= 0.5,
            )
        elif name.startswith("random"):
            out.line(name, measure.rate, "games/s")
    if "random games OpenSpiel" not in found:
        print("OpenSpiel is not installed here, so random games are held against nothing.")
    return not out.missed


def main() -> int:
    """Measures everything three times in turn and prints it."""
    found = {measure.name: measure for measure in measures()}
    for _ in range(3):
        for measure in found.values():
            measure.once()
    return 0 if report(found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
