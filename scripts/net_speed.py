"""What is timed of the nets, the same in CPython and in the page's Python: needs the engine alone.

The machine is shared, so every piece of work is short and done by several evaluators in turn,
each of which has looked at other positions before; of each piece the shortest time counts.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable
from dataclasses import replace

from tabla_core import GAMES, parse_position
from tabla_core.bot.evaluator import Evaluator
from tabla_core.bot.netfile import read_net
from tabla_core.bot.nets import evaluator_of
from tabla_core.bot.reader import Reader
from tabla_core.bot.stakes import chairs
from tabla_core.position import roll
from tabla_core.stage import ROLLS, legal_by_roll
from tabla_core.turn import after_stage

Work = list[tuple[Callable[[int], float], list[int]]]

TIMES = 8
LONGEST = 60
"""Results that are valued without a look at the clock."""


def look_ahead(lines: list[str], evaluator: Evaluator) -> Work:
    """The valuing that a look at all rolls of each position asks for, roll by roll."""
    work: Work = []
    for line in lines:
        position = replace(parse_position(line), roll=None, groups=(), carry=())
        reader = Reader(position, chairs(position.rules, evaluator))
        for (high, low), found in zip(ROLLS, legal_by_roll(reader.seat), strict=True):
            if found.going:
                value = reader.valuer(after_stage(roll(position, high, low), found.left))
                work.append((value, list(found.going)[:LONGEST]))
    return work


def microseconds(game: str, file: str, before: list[str], lines: list[str]) -> float:
    """Microseconds an evaluation takes in the look-ahead from `lines`, all but finding the moves.

    `file` is the game's file of weights in base 64; positions `before` have been looked at.
    """
    net = read_net(base64.b64decode(file), game)
    best: list[float] = []
    evaluations = 0
    for _ in range(TIMES):
        evaluator = evaluator_of(net, GAMES[game])
        for value, states in look_ahead(before, evaluator):
            max(map(value, states))
        times = []
        work = look_ahead(lines, evaluator)
        evaluations = sum(len(states) for _, states in work)
        for value, states in work:
            begun = time.perf_counter()
            max(map(value, states))
            times.append(time.perf_counter() - begun)
        best = list(map(min, best, times)) if best else times
    return sum(best) / evaluations * 1e6


def milliseconds_to_load(files: dict[str, str]) -> float:
    """Milliseconds until every net has been read, checked and made an evaluator."""
    total = 0.0
    for game, file in files.items():
        data = base64.b64decode(file)
        best = float("inf")
        for _ in range(TIMES):
            begun = time.perf_counter()
            evaluator_of(read_net(data, game), GAMES[game])
            best = min(best, time.perf_counter() - begun)
        total += best
    return total * 1e3


def tick() -> float:
    """Microseconds between two readings of the clock that differ, at best."""
    best = float("inf")
    for _ in range(100):
        begun = now = time.perf_counter()
        while now == begun:
            now = time.perf_counter()
        best = min(best, now - begun)
    return best * 1e6


def ask(question: str) -> str:
    """The answer to one question, both JSON: a function of this module and its arguments."""
    name, *arguments = json.loads(question)
    answers: dict[str, Callable[..., float]] = {
        "microseconds": microseconds,
        "milliseconds_to_load": milliseconds_to_load,
        "tick": tick,
    }
    return json.dumps(answers[name](*arguments))
