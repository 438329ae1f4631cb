"""Measures prva by GNU Backgammon's nets.

    python -m training.judge error [PLAYER ...] [--net FILE] [--source gnubg|own] [--decisions N]
    python -m training.judge games PLAYER [--net FILE] [--games N] [--raw]

`error` gives the points lost a decision, judged by GNU Backgammon two rolls deep; `games` the
points a game against it without look-ahead. Verdicts, decisions and games are kept in
`training/running/judge`, so the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import hashlib
from pathlib import Path

from training.judge.decisions import SOURCES, gnubg_chooses, kept
from training.judge.errors import error_rate
from training.judge.games import Game, Luck, play_on, summary
from training.judge.players import SHIPPED, luck_by, player
from training.judge.verdicts import Judge
from training.train import RUNNING

FOLDER = RUNNING / "judge"
CHUNK = 500
"""Games between two lines of output."""


def main() -> None:
    """The commands."""
    parser = argparse.ArgumentParser(description="Measures prva by GNU Backgammon's nets.")
    commands = parser.add_subparsers(dest="command", required=True)
    error = commands.add_parser("error", help="points lost a decision")
    error.add_argument("players", nargs="*", default=["net", "top", "hand", "gnubg"])
    error.add_argument("--source", choices=SOURCES, default="gnubg", help="whose games")
    error.add_argument("--decisions", type=int, default=1500)
    games = commands.add_parser("games", help="points a game")
    games.add_argument("player", nargs="?", default="net")
    games.add_argument("--games", type=int, default=10_000)
    games.add_argument(
        "--raw", action="store_true", help="without a look at luck, which takes time"
    )
    for command in (error, games):
        command.add_argument("--net", type=Path, default=SHIPPED, help="a checkpoint or weights")
        command.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.command == "error":
        _error(options)
    else:
        _games(options)


def _error(options: argparse.Namespace) -> None:
    name = f"{options.source}-{options.decisions}-{options.seed}.txt"
    decisions = kept(FOLDER / name, options.source, options.decisions, options.seed)
    judge = Judge(FOLDER / "verdicts.txt")
    for each in options.players:
        found = error_rate(player(each, options.net), decisions, judge)
        print(f"{each} on decisions of {options.source}: {found}", flush=True)


def _games(options: argparse.Namespace) -> None:
    net = hashlib.sha256(options.net.read_bytes()).hexdigest()[:8]
    raw = "-raw" if options.raw else ""
    path = FOLDER / f"games-{options.player}-{net}-{options.seed}{raw}.txt"
    luck: Luck = (lambda *_: 0.0) if options.raw else luck_by(SHIPPED)
    chooser = player(options.player, options.net)
    played: list[Game] = []
    while len(played) < options.games:
        more = min(len(played) + CHUNK, options.games)
        played = play_on(path, chooser, gnubg_chooses, luck, more, options.seed)
        print(f"{options.player} against gnubg: {summary(played)}", flush=True)


if __name__ == "__main__":
    main()
