"""From a trained net in floats to the file of whole numbers that the engine plays with.

    python -m training.export CHECKPOINT [--out FOLDER] [--decisions N]

Inputs are turned into rows (`training.inputs.expansion`), rows and outputs are rounded, and it is
proved that no board can take a unit's sum out of its lane. Then both nets are asked about the
decisions of games that the exported one plays against itself: how far values lie apart, how
often another play is chosen, and what that costs by the float net's own word.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from tabla_core import packed
from tabla_core.bot.chances import Chances, points
from tabla_core.bot.evaluator import Evaluator, board_of
from tabla_core.bot.inputs import STEPS, Layout
from tabla_core.bot.lanes import HIGHEST, LOWEST
from tabla_core.bot.netfile import LOGIT, UNIT, Layer, Net, write_net
from tabla_core.bot.nets import FOLDER, evaluator_of
from tabla_core.games import GAMES
from tabla_core.position import Position, Side, other, roll, start
from tabla_core.rules import CHECKERS
from tabla_core.turn import successors
from training import inputs

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


class RefusedError(ValueError):
    """The net cannot be exported; the message says why."""


@dataclass(frozen=True)
class Trained:
    """One layer in floats: w1 [inputs, hidden], b1 [hidden], w2 [3, hidden], b2 [3]."""

    kind: int
    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats

    def outputs(self, seen: Floats) -> Floats:
        """The three outputs for inputs [boards, inputs], each 0 to 1."""
        half = np.clip((seen @ self.w1 + self.b1) / 2, -3, 3)
        active = 0.5 + 0.5 * half * (27 + half**2) / (27 + 9 * half**2)
        return np.asarray(1 / (1 + np.exp(-(active @ self.w2.T + self.b2))))


@dataclass(frozen=True)
class Checkpoint:
    """What training writes: the layers of one game."""

    game: str
    contact: Trained
    race: Trained | None


def read_checkpoint(path: Path) -> Checkpoint:
    """A checkpoint of training; the rows that fill the inputs up to a multiple are left out."""
    with np.load(path, allow_pickle=False) as stored:
        meta = json.loads(str(stored["meta"]))
        layers = {}
        for name, kind in (("contact", int(meta["kind"])), ("race", inputs.RACE)):
            if f"{name}_w1" in stored:
                w1, b1, w2, b2 = (
                    stored[f"{name}_{part}"].astype(np.float64) for part in ("w1", "b1", "w2", "b2")
                )
                layers[name] = Trained(kind, w1[: inputs.size(kind)], b1, w2, b2)
    return Checkpoint(str(meta["game"]), layers["contact"], layers.get("race"))


def quantised(checkpoint: Checkpoint) -> Net:
    """The net in whole numbers. Errors: RefusedError when a board could overflow a lane."""
    race = None if checkpoint.race is None else _layer(checkpoint.race)
    return Net(checkpoint.game, _layer(checkpoint.contact), race)


def _layer(trained: Trained) -> Layer:
    layout = inputs.LAYOUTS[trained.kind]
    rows = np.rint(inputs.expansion(trained.kind).astype(np.float64) @ trained.w1 * UNIT)
    constants = np.rint(trained.b1 * UNIT)
    whole = rows.astype(np.int64)
    lowest, highest = reach(layout, whole)
    lowest, highest = lowest + constants, highest + constants
    if lowest.min() < LOWEST or highest.max() > HIGHEST:
        raise RefusedError(
            f"a unit of the {layout.name} layer may reach {lowest.min():.0f} to"
            f" {highest.max():.0f}, beyond {LOWEST} to {HIGHEST}"
        )
    out = np.rint(trained.w2 * LOGIT / 255).astype(np.int64)
    if np.abs(out).max() >= 1 << 15:
        raise RefusedError(f"an output of the {layout.name} layer has a weight beyond 16 bits")
    first, second, third = (tuple(int(weight) for weight in output) for output in out)
    one, two, three = (round(float(constant) * LOGIT) for constant in trained.b2)
    return Layer(
        layout,
        trained.w1.shape[1],
        constants.astype("<i2").tobytes(),
        whole.astype("<i2").tobytes(),
        (one, two, three),
        (first, second, third),
    )


def reach(layout: Layout, rows: Whole) -> tuple[Whole, Whole]:
    """The least and the most that the rows of any board can add up to, unit by unit.

    Over all ways to spread 15 checkers of each side and all values of each other table, whether
    or not they can go together.
    """
    highest = _most(layout, rows)
    return -_most(layout, -rows), highest


def _most(layout: Layout, rows: Whole) -> Whole:
    total = np.zeros(rows.shape[1], np.int64)
    first = layout.first
    for whose in ("mine", "theirs"):
        # most[n]: the most that n checkers on the places so far add.
        most = np.full((CHECKERS + 1, rows.shape[1]), -(1 << 40))
        most[0] = 0
        for place in range(26):
            name = f"{whose} {place or 'off'}"
            if name not in first:
                continue
            here = _of_counts(rows[first[name] :], off=not place)
            most = np.stack(
                [
                    np.max([most[count - more] + here[more] for more in range(count + 1)], axis=0)
                    for count in range(CHECKERS + 1)
                ]
            )
        total += most[CHECKERS]
    for name, length in layout.tables:
        subject = name.split()[-1]
        table = rows[first[name] : first[name] + length]
        if subject == "pinned":
            # Each is one of the side's checkers.
            total += np.sort(np.maximum(table, 0), axis=0)[-CHECKERS:].sum(axis=0)
        elif subject != "off" and not subject.isdigit():
            total += table.max(axis=0)
    return total


def _of_counts(rows: Whole, off: bool) -> Whole:
    """What 0 to 15 checkers on a place add, [count, unit]."""
    steps = rows[:CHECKERS] if off else rows[:STEPS]
    if not off:
        above = np.repeat(steps[-1:], CHECKERS - STEPS + 1, axis=0)
        steps = np.vstack([steps[:-1], above])
    return np.vstack([np.zeros_like(steps[:1]), np.cumsum(steps, axis=0)])


class Floating:
    """The checkpoint's own word on positions, by the inputs of training."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self.checkpoint = checkpoint
        self.score = GAMES[checkpoint.game].score

    def value(self, position: Position) -> float:
        """Points for the side that has just moved."""
        them, me = position.side, other(position.side)
        mine, my_pinned, theirs, their_pinned = (
            np.array([packed.count(side, place) for place in range(26)], np.int8)
            for side in (
                position.checkers(me),
                position.pinned(me),
                position.checkers(them),
                position.pinned(them),
            )
        )
        layer = self.checkpoint.contact
        if self.checkpoint.race and inputs.is_race(layer.kind, mine, theirs):
            layer = self.checkpoint.race
        seen = np.zeros(inputs.size(layer.kind), np.float32)
        carried = sum(number * times for number, times in position.carry)
        inputs.fill(layer.kind, mine, my_pinned, theirs, their_pinned, carried, seen)
        win, more, less = (float(each) for each in layer.outputs(seen.astype(np.float64)))
        if self.score == "left":
            return points(Chances(win, CHECKERS * more, CHECKERS * less), self.score)
        more = 0.0 if theirs[0] else more
        less = 0.0 if mine[0] else less
        return points(Chances(win, more, less), self.score)


@dataclass(frozen=True)
class Loss:
    """What rounding costs, over the decisions of games of the exported net against itself."""

    decisions: int
    boards: int
    mean: float
    most: float
    """Mean and largest difference of a value, in points."""
    changed: int
    """Decisions in which another play is chosen."""
    cost: float
    """Points lost by them for each of all decisions, by the float net's word."""

    def __str__(self) -> str:
        return (
            f"{self.decisions} decisions, {self.boards} boards: values differ by"
            f" {self.mean:.5f} points on average, {self.most:.4f} at most; another play in"
            f" {100 * self.changed / self.decisions:.1f} %, at a cost of"
            f" {1000 * self.cost:.3f} thousandths of a point a decision"
        )


def loss_of(checkpoint: Checkpoint, net: Net, decisions: int, seed: int = 1) -> Loss:
    """Measures it; the same arguments give the same."""
    evaluator = evaluator_of(net, GAMES[net.game])
    floating = Floating(checkpoint)
    differences: list[float] = []
    cost, changed, seen = 0.0, 0, 0
    played = _decisions(net, seed)
    while seen < decisions:
        after = next(played)
        rounded = [evaluator.value(*board_of(each)) for each in after]
        exact = [floating.value(each) for each in after]
        differences += [abs(one - two) for one, two in zip(rounded, exact, strict=True)]
        lost = max(exact) - exact[rounded.index(max(rounded))]
        changed += lost > 0
        cost += lost
        seen += 1
    return Loss(
        seen,
        len(differences),
        float(np.mean(differences)),
        max(differences),
        changed,
        cost / seen,
    )


def _decisions(net: Net, seed: int) -> Iterator[list[Position]]:
    """The results to choose from, of games in which the exported net chooses: those that end a
    turn and not the game, where there are two or more."""
    rules = GAMES[net.game]
    evaluator = evaluator_of(net, rules)
    dice = Random(seed)
    while True:
        position = start(rules, dice.choice(("w", "b")))
        while position.result is None:
            if not position.stage:
                position = roll(position, dice.randint(1, 6), dice.randint(1, 6))
            mover = position.side
            after = list(successors(position))
            turned = [each for each in after if each.result is None and each.side != mover]
            if len(turned) > 1:
                yield turned
            position = max(after, key=lambda each: _worth(evaluator, each, mover))


def _worth(evaluator: Evaluator, position: Position, mover: Side) -> float:
    """Points for `mover`, at a glance."""
    if position.result is not None:
        won = position.result.points
        return won if position.result.winner == mover else -won
    value = evaluator.value(*board_of(position))
    return value if position.side != mover else -value


def main() -> None:
    """Exports one checkpoint and prints what that cost."""
    parser = argparse.ArgumentParser(description="Turn a checkpoint into a file of weights.")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder of the files")
    parser.add_argument("--decisions", type=int, default=300, help="how many to measure by")
    arguments = parser.parse_args()
    checkpoint = read_checkpoint(arguments.checkpoint)
    net = quantised(checkpoint)
    arguments.out.mkdir(parents=True, exist_ok=True)
    path = arguments.out / f"{net.game}.net"
    path.write_bytes(write_net(net))
    print(f"{path.name}: {path.stat().st_size:,} bytes, {net.contact.hidden} hidden units")
    if arguments.decisions:
        print(loss_of(checkpoint, net, arguments.decisions))


if __name__ == "__main__":
    main()
