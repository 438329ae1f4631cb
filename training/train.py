"""Trains the net of one game: `python -m training.train prva --games 2000000`. See README.md."""

from __future__ import annotations

import argparse
import csv
import json
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from tabla_core.games import GAMES
from tabla_core.position import start
from tabla_core.rules import RuleSet
from training.inputs import RACE, size
from training.kinds import kind_of
from training.layout import arrays_of, flags_of
from training.match import against
from training.net import LARGEST_WEIGHT, Layers, Net, new_layers, widened
from training.selfplay import train
from training.table import new_player

HERE: Final = Path(__file__).parent
CURVES: Final = HERE / "curves"
CHECKPOINTS: Final = HERE / "checkpoints"
"""Kept in half precision."""
RUNNING: Final = HERE / "running"
"""What trainings under way write; not kept."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What fixes a training: the same plan gives the same net."""

    game: str
    games: int
    hidden: int = 80
    race_hidden: int = 32
    seed: int = 1
    beam: int = 2
    trace: float = 0.1
    first_step: float = 0.05
    last_step: float = 0.002
    warm_up: float = 0.0
    """Share of the games before the step begins to shrink."""
    noise: float = 0.0
    wild: float = 0.05
    deep: float = 0.0
    """Refinement: the share of positions learned from, all by their value one roll deeper."""
    chunk: int = 500
    """Games between two looks at the clock; part of the plan, as each chunk has its own seed."""

    def step(self, played: int) -> float:
        """The step after so many games: it shrinks by the same factor each game."""
        share = max(0.0, played / self.games - self.warm_up) / (1.0 - self.warm_up)
        return float(self.first_step * (self.last_step / self.first_step) ** min(1.0, share))


NETS: Final = ("prva", "treta", "vtora", "fevga", "gyulbara", "31", "plakoto", "chelebi")
"""The games that have a net of their own; aada, obiknovena and tapa are served by prva's and
plakoto's."""

PLANS: Final = {
    game: Plan(game, games, first_step=0.03, last_step=0.001)
    for game, games in (
        ("prva", 1_500_000),
        ("treta", 800_000),
        ("vtora", 600_000),
        ("fevga", 800_000),
        ("gyulbara", 600_000),
        ("31", 1_000_000),
        ("plakoto", 800_000),
        ("chelebi", 600_000),
    )
}
"""The whole training of each."""


def save(path: Path, net: Net, meta: dict[str, Any], kind: type[np.floating[Any]]) -> None:
    """Writes a checkpoint; `kind` is float32, or float16 for one to keep."""
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays = {
        f"{part}_{name}": array.astype(kind)
        for part, layers in net._asdict().items()
        for name, array in layers._asdict().items()
    }
    partial = path.with_suffix(".partial.npz")
    np.savez_compressed(partial, meta=np.array(json.dumps(meta)), **arrays)
    partial.replace(path)


def load(path: Path) -> tuple[Net, dict[str, Any]]:
    """The net of a checkpoint and what is known about it."""
    with np.load(path) as file:
        layers = (
            Layers(
                *(
                    np.ascontiguousarray(file[f"{part}_{name}"], np.float32)
                    for name in Layers._fields
                )
            )
            for part in Net._fields
        )
        return Net(*layers), json.loads(str(file["meta"]))


def new_net(rules: RuleSet, plan: Plan) -> Net:
    """The first weights."""
    contact = new_layers(size(kind_of(rules)), plan.hidden, plan.seed)
    return Net(contact, new_layers(size(RACE), plan.race_hidden, plan.seed))


def run(plan: Plan, out: Path, every: float, measure: int, begin: Path | None) -> None:
    """Trains to the end of the plan, from the last checkpoint if there is one."""
    rules = GAMES[plan.game]
    net = new_net(rules, plan)
    played, seconds = 0, 0.0
    if out.exists():
        net, meta = load(out)
        played, seconds = meta["played"], meta["seconds"]
    elif begin:
        net, _ = load(begin)
        if net.contact.w1.shape[1] < plan.hidden:
            net = net._replace(contact=widened(net.contact, plan.hidden, plan.seed))
    player = new_player(flags_of(rules), kind_of(rules), net)
    board, _ = arrays_of(start(rules))
    train(player, board, 0, 0, plan.beam, 0.0, 0.0, 0.0, 0.0, plan.deep)
    began = last = time.monotonic()
    samples, since = 0, played
    while played < plan.games:
        samples += train(
            player, board, plan.chunk, plan.seed * 1_000_003 + played, plan.beam,
            plan.noise, plan.wild, plan.trace, plan.step(played), plan.deep,
        )  # fmt: skip
        played += plan.chunk
        for layers in net:
            np.clip(layers.w1, -LARGEST_WEIGHT, LARGEST_WEIGHT, out=layers.w1)
        now = time.monotonic()
        if now - last < every and played < plan.games:
            continue
        seconds += now - began
        meta = {**asdict(plan), "kind": kind_of(rules), "played": played, "seconds": round(seconds)}
        save(out, net, meta, np.float32)
        points, error = against(rules, net, measure, seed=1)
        row = {
            "games": played,
            "minutes": round(seconds / 60, 1),
            "step": round(plan.step(played), 5),
            "turns": round(samples / (played - since), 1),
            "games a second": round((played - since) / (now - last)),
            "points against hand": round(points, 3),
            "plus or minus": round(1.96 * error, 3),
            "largest weight": round(float(np.abs(net.contact.w1).max()), 2),
        }
        log(CURVES / f"{out.stem}.csv", row)
        samples, since = 0, played
        began = last = time.monotonic()


def log(path: Path, row: dict[str, Any]) -> None:
    """Adds a row to a learning curve and says it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, list(row), lineterminator="\n")
        if is_new:
            writer.writeheader()
        writer.writerow(row)
    print(*(f"{name} {value}" for name, value in row.items()), sep=", ", flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Trains the net of one game from self-play.")
    parser.add_argument("game", choices=NETS)
    for name in ("games", "hidden", "race_hidden", "seed", "beam", "chunk"):
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, help="see Plan")
    for name in ("trace", "first_step", "last_step", "warm_up", "noise", "wild", "deep"):
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, help="see Plan")
    parser.add_argument("--out", type=Path, help="the checkpoint; resumed where it exists")
    parser.add_argument("--begin", type=Path, help="a checkpoint whose weights are the first ones")
    parser.add_argument("--every", type=float, default=180.0, help="seconds between checkpoints")
    parser.add_argument("--measure", type=int, default=200, help="games against hand for the curve")
    given = vars(parser.parse_args())
    out = given.pop("out") or RUNNING / f"{given['game']}.npz"
    every, measure, begin = (given.pop(name) for name in ("every", "measure", "begin"))
    changed = {name: value for name, value in given.items() if value is not None}
    run(replace(PLANS[given["game"]], **changed), out, every, measure, begin)


if __name__ == "__main__":
    main()
