"""Who is judged: nets and bots by name, each as a chooser of results.

`net` is a net alone, without look-ahead or exact endings; `glance` has the endings, `top` looks
ahead as the page's highest level does; `hand` and `hand-top` are the hand-written evaluator; a
number is a level. `twin-net`, `twin-top` and `twin-hand-top` are the same but thought out in the
training twin: many times faster, in floats and without exact endings. `gnubg` is GNU Backgammon's
net without look-ahead. With another net than the shipped one, those with a net are made of that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from tabla_core.bot.ahead import finish
from tabla_core.bot.bear_off import with_bear_off
from tabla_core.bot.evaluator import Evaluator, hand_written
from tabla_core.bot.levels import GLANCE, LOOK_AHEAD, Bot, bot_named
from tabla_core.bot.netfile import read_net
from tabla_core.bot.nets import evaluator_of
from tabla_core.bot.search import search
from tabla_core.bot.stakes import chairs
from tabla_core.position import Position
from training.bouts import Arena
from training.chance import stream
from training.export import quantised, read_checkpoint
from training.judge.decisions import Chooser, gnubg_chooses
from training.judge.gnubg import RULES
from training.kinds import kind_of
from training.layout import arrays_of, flags_of, position_of
from training.luck import luck_of
from training.table import new_player
from training.thinking import choose, effort_of
from training.train import CHECKPOINTS, load

SHIPPED = CHECKPOINTS / "prva.npz"
"""The net that is shipped, before it was rounded."""


def evaluator_in(path: Path) -> Evaluator:
    """The evaluator of a file of weights or, rounded as it would be shipped, of a checkpoint."""
    net = quantised(read_checkpoint(path)) if path.suffix == ".npz" else None
    return evaluator_of(net or read_net(path.read_bytes(), RULES.id), RULES)


def luck_by(checkpoint: Path) -> Callable[[Position, int, int], float]:
    """What rolls are worth by the net of a checkpoint."""
    net, _ = load(checkpoint)
    seat = new_player(flags_of(RULES), kind_of(RULES), net)
    return lambda before, high, low: luck_of(seat, before, high, low)


def player(name: str, net: Path = SHIPPED, seed: int = 0) -> Chooser:
    """A player by name. Errors: Malformed `bot.level`."""
    if name == "gnubg":
        return gnubg_chooses
    if name.startswith("twin-"):
        return _twin(_bot(name.removeprefix("twin-"), net), net, seed)
    bot = _bot(name, net)
    evaluator, effort = bot.evaluator(RULES), bot.effort_in(RULES)
    seats = chairs(RULES, evaluator)
    whims = Random(seed)

    def chosen(position: Position) -> Position:
        return finish(search(position, seats, effort, whims.getrandbits(64))).position

    return chosen


def _twin(bot: Bot, checkpoint: Path, seed: int) -> Chooser:
    net, _ = load(checkpoint)
    effort = effort_of(bot.effort_in(RULES), by_hand=bot.evaluator is hand_written)
    table, whims = Arena(RULES.id, net), stream(seed)

    def chosen(position: Position) -> Position:
        board, state = arrays_of(position)
        choose(table.player, table.mind, effort, board, state, whims)
        return position_of(RULES, board, state)

    return chosen


def _bot(name: str, net: Path) -> Bot:
    if name in ("net", "glance", "top"):
        alone = evaluator_in(net)
        evaluator = alone if name == "net" else with_bear_off(alone, RULES)
        return Bot(name, lambda _: evaluator, LOOK_AHEAD if name == "top" else GLANCE)
    bot = bot_named(name)
    return replace(bot, name=name)
