"""Build the tabla-core wheel, the same bytes from the same sources wherever and whenever it runs.

`build` makes the wheel; `lay_out` puts it beside the vendored micropip into the folder the page is
served from, with `wheels.json`, which names both:

    {"micropip": {"file": …, "version": …, "sha256": …}, "tabla-core": {…}}
"""

import argparse
import contextlib
import hashlib
import json
import os
import shutil
from pathlib import Path

from flit_core import buildapi

ROOT = Path(__file__).resolve().parent.parent

# The time of every entry in the wheel unless SOURCE_DATE_EPOCH says otherwise. A constant rather
# than the last commit's, so that a wheel changes only when what is in it does.
EPOCH = 1_767_225_600  # 2026-01-01


def build(source: Path, out: Path) -> Path:
    """Build the wheel of the project in `source` into `out` and return its path."""
    os.environ.setdefault("SOURCE_DATE_EPOCH", str(EPOCH))
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.whl"):
        old.unlink()
    with contextlib.chdir(source):
        return out / str(buildapi.build_wheel(str(out)))


def lay_out(wheels: list[Path], folder: Path) -> None:
    """Copy `wheels` into `folder`, in place of what was there, and describe them in its index."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    index = {}
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        index[name.replace("_", "-")] = {
            "file": wheel.name,
            "version": version,
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        }
        shutil.copyfile(wheel, folder / wheel.name)
    (folder / "wheels.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheel, and lay out the page's wheels.")
    parser.add_argument("--source", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the wheel goes")
    parser.add_argument("--vendored", type=Path, help="the folder of the wheels of others")
    parser.add_argument("--page", type=Path, help="the folder the page's wheels go to")
    arguments = parser.parse_args()
    wheel = build(arguments.source.resolve(), arguments.out.resolve())
    print(f"Built {wheel.name}")
    if arguments.page and arguments.vendored:
        lay_out([*sorted(arguments.vendored.glob("*.whl")), wheel], arguments.page)


if __name__ == "__main__":
    main()
