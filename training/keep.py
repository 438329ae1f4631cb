"""Keeps what a training has reached: `python -m training.keep prva` (or a checkpoint's path).

The net goes in half precision to `training/checkpoints`, from where a later training can begin.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from training.train import CHECKPOINTS, RUNNING, load, save


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Keeps a checkpoint, in half precision.")
    parser.add_argument("checkpoint", help="a game, whose running checkpoint is kept, or a path")
    given = parser.parse_args().checkpoint
    path = Path(given) if given.endswith(".npz") else RUNNING / f"{given}.npz"
    net, meta = load(path)
    kept = CHECKPOINTS / f"{meta['game']}.npz"
    save(kept, net, meta, np.float16)
    print(f"{kept}: {meta['played']} games, {kept.stat().st_size} bytes")


if __name__ == "__main__":
    main()
