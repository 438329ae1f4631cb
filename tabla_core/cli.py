"""The command line. Notation: command line.

Bad input ends with status 2 and one line on standard error that quotes the input and carries a
stable code.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from math import inf
from typing import NoReturn

from tabla_core import __version__, bot
from tabla_core.bot.arena import arena, format_result
from tabla_core.bot.chances import Chances
from tabla_core.bot.levels import bot_named
from tabla_core.bot.nets import chosen_for
from tabla_core.bot.prospects import prospects
from tabla_core.errors import Illegal, Malformed, TablaError
from tabla_core.games import GAMES
from tabla_core.notation import format_position, format_results, parse_position
from tabla_core.perft import perft
from tabla_core.plays import legal_plays, move_to
from tabla_core.position import Position, roll, start
from tabla_core.rules import RuleSet

_ROLL = re.compile(r"([1-6])([1-6])", re.ASCII)
_WHOLE = re.compile(r"[0-9]{1,18}", re.ASCII)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status: 0, or 2 after bad input."""
    try:
        options = _parser().parse_args(arguments)
        run: Callable[[argparse.Namespace], None] = options.run
        run(options)
        print(end="", flush=True)
    except TablaError as error:
        print(f"tabla: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has seen enough; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


# --- commands --------------------------------------------------------------------------------


def _start(options: argparse.Namespace) -> None:
    if options.side not in ("w", "b"):
        raise Malformed("command.side", "the side is w or b", options.side)
    print(format_position(start(_rules(options.game), "b" if options.side == "b" else "w")))


def _roll(options: argparse.Namespace) -> None:
    print(format_position(_rolled(options.position, options.dice)))


def _legal(options: argparse.Namespace) -> None:
    if options.batch:
        for position in _positions(options):
            results = sorted(format_results(position))
            print(json.dumps(results, separators=(",", ":")), flush=True)
        return
    plays = legal_plays(_in_hand(options))
    lines = [(play.text, format_position(play.position)) for play in plays]
    if options.json:
        print(json.dumps([{"move": move, "position": line} for move, line in sorted(lines)]))
        return
    for line in sorted("\t".join(each) for each in lines):
        print(line)


def _perft(options: argparse.Namespace) -> None:
    what = options.what
    position = parse_position(what) if " " in what else start(_rules(what))
    if not re.fullmatch(r"0|[1-9][0-9]{0,2}", options.depth, re.ASCII):
        raise Malformed("perft.depth", "the depth is a whole number from 0 to 999", options.depth)
    print(perft(position, int(options.depth)))


def _best(options: argparse.Namespace) -> None:
    if options.batch:
        for position in _positions(options):
            choice = bot.choose(position, options.level)
            move = move_to(position, choice.position)
            told = _valued(move, choice.position, choice.value, None)
            print(json.dumps(told), flush=True)
        return
    position = _in_hand(options)
    texts = {play.position: play.text for play in legal_plays(position)}
    ranking = bot.choose(position, options.level).ranking
    evaluator = bot_named(options.level).evaluator(position.rules)
    _tell_refused(position.rules)
    rows = [
        (texts[each.position], each, prospects(each.position, position.side, evaluator))
        for each in ranking
    ]
    if options.json:
        told_all = [_valued(text, each.position, each.value, seen) for text, each, seen in rows]
        print(json.dumps(told_all))
        return
    for text, each, seen in rows:
        line = format_position(each.position)
        print(f"{each.value:+.4f}\t{text}\t{line}\t{_chances(seen, position.rules)}")


def _valued(move: str, position: Position, value: float, seen: Chances | None) -> dict[str, object]:
    told: dict[str, object] = {
        "move": move,
        "position": format_position(position),
        "value": value,
    }
    return told if seen is None else told | {"chances": seen._asdict()}


def _chances(seen: Chances | None, rules: RuleSet) -> str:
    """To win, then to win and to lose with mars (in 31 the points won and lost on average)."""
    if seen is None:
        return "-"
    if rules.score == "left":
        return f"{100 * seen.win:.1f} % +{seen.win_mars:.1f} -{seen.lose_mars:.1f}"
    return f"{100 * seen.win:.1f} % +{100 * seen.win_mars:.1f} % -{100 * seen.lose_mars:.1f} %"


def _tell_refused(rules: RuleSet) -> None:
    """Says when the hand-written evaluator plays because a file of weights was refused."""
    refused = chosen_for(rules).refused
    if refused is not None:
        print(f"tabla: {refused}; the hand-written evaluator plays", file=sys.stderr)


def _arena(options: argparse.Namespace) -> None:
    result = arena(
        options.a,
        options.b,
        _rules(options.game),
        options.games,
        options.seed,
        first=options.first,
        target=options.target,
        luck=options.luck,
    )
    if not options.json:
        print(format_result(result))
        return
    print(json.dumps({key: _finite(value) for key, value in asdict(result).items()}))


def _finite(value: object) -> object:
    """Two games or fewer have no interval, and JSON has no infinity."""
    if isinstance(value, dict):
        return {key: _finite(each) for key, each in value.items()}
    return None if value == inf else value


# --- input -----------------------------------------------------------------------------------


def _rules(game: str) -> RuleSet:
    if game not in GAMES:
        raise Malformed("command.game", f"the games are {', '.join(GAMES)}", game)
    return GAMES[game]


def _dice(text: str) -> tuple[int, int]:
    match = _ROLL.fullmatch(text)
    if not match:
        raise Malformed("command.roll", "a roll is two digits from 1 to 6", text)
    return int(match[1]), int(match[2])


def _whole(text: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise argparse.ArgumentTypeError(f"not a whole number: {text!r}")
    return int(text)


def _in_hand(options: argparse.Namespace) -> Position:
    """The position with dice in hand, from the line and the roll given with it."""
    if options.position is None:
        raise Malformed("command.usage", "a position line is needed, or --batch")
    if options.dice is not None:
        return _rolled(options.position, options.dice)
    return _with_dice(parse_position(options.position))


def _rolled(line: str, dice: str) -> Position:
    position = parse_position(line)
    try:
        return roll(position, *_dice(dice))
    except Illegal as error:
        raise Illegal(error.code, error.message, line) from error


def _with_dice(position: Position) -> Position:
    if position.result:
        raise Illegal("legal.finished", "the game is over", format_position(position))
    if not position.stage:
        raise Illegal("legal.no-dice", "there are no dice in hand", format_position(position))
    return position


def _positions(options: argparse.Namespace) -> Iterator[Position]:
    if options.position is not None:
        raise Malformed(
            "command.usage", "--batch takes its positions from standard input", options.position
        )
    if isinstance(sys.stdin, io.TextIOWrapper):
        # Bytes that are no text are bad input like any other, to be quoted.
        sys.stdin.reconfigure(errors="surrogateescape")
    for number, line in enumerate(sys.stdin or (), start=1):
        text = line.rstrip("\r\n")
        try:
            position = _with_dice(parse_position(text))
        except TablaError as error:
            raise Malformed(error.code, f"line {number}: {error.message}", text) from error
        yield position


# --- usage -----------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """Wrong usage is bad input like any other: one line with a code."""

    def error(self, message: str) -> NoReturn:
        # An argument may hold line ends; the error is one line all the same.
        raise Malformed("command.usage", " ".join(message.split()))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="tabla", description="Rules and bots of the tabla family of games.")
    parser.add_argument("--version", action="version", version=f"tabla-core {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("start", help="print the start position of a game")
    command.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    command.add_argument("side", nargs="?", default="w", metavar="w|b", help="who is to roll")
    command.set_defaults(run=_start)

    command = commands.add_parser("roll", help="print the position with a roll in hand")
    command.add_argument("position", metavar="POSITION")
    command.add_argument("dice", metavar="AB", help="two digits, like 63")
    command.set_defaults(run=_roll)

    command = commands.add_parser("legal", help="list the legal results of the stage in hand")
    _add_position(command)
    command.set_defaults(run=_legal)

    command = commands.add_parser("perft", help="count the results after some plies")
    command.add_argument("what", metavar="GAME-or-POSITION")
    command.add_argument("depth", metavar="DEPTH")
    command.set_defaults(run=_perft)

    command = commands.add_parser("best", help="rank the legal plays of the stage in hand")
    _add_position(command)
    command.add_argument("--level", default="top", help=", ".join(bot.LEVELS))
    command.set_defaults(run=_best)

    command = commands.add_parser("arena", help="let two bots play each other")
    command.add_argument("a", metavar="A", help=", ".join([*bot.LEVELS, *bot.YARDSTICKS]))
    command.add_argument("b", metavar="B")
    command.add_argument("--game", required=True, help=", ".join(GAMES))
    command.add_argument("--games", type=_whole, default=100, help="how many games")
    command.add_argument("--seed", type=_whole, default=1, help="of the dice")
    command.add_argument("--first", type=_whole, default=0, help="number of the first game")
    command.add_argument("--target", type=_whole, help="play matches to so many points")
    command.add_argument("--luck", action="store_true", help="take the luck of the dice out, too")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_arena)
    return parser


def _add_position(command: argparse.ArgumentParser) -> None:
    command.add_argument("position", nargs="?", metavar="POSITION")
    command.add_argument("dice", nargs="?", metavar="AB", help="a roll, like 63")
    command.add_argument("--batch", action="store_true", help="positions from standard input")
    command.add_argument("--json", action="store_true", help="print JSON")
