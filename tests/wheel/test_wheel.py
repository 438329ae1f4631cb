"""What the wheel holds, and that it installs where there is nothing but Python."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from tabla_core import __version__

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    sources = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tabla_core").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert packed == sources
    assert "tabla_core/py.typed" in packed


def test_the_wheel_carries_the_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        carried = archive.read(f"tabla_core-{__version__}.dist-info/licenses/LICENSE")
    assert carried == (ROOT / "LICENSE").read_bytes()


def test_the_wheel_installs_without_an_index_and_brings_the_command(
    wheel: Path, tmp_path: Path
) -> None:
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    alone = ["--no-index", "--no-cache-dir", "--target", str(tmp_path)]
    subprocess.run([*pip, *alone, str(wheel)], check=True)
    answer = subprocess.run(
        [str(tmp_path / "bin" / "tabla"), "start", "prva"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.startswith("prva ")
    assert answer.stdout.endswith(" w 0/0 - -\n")
