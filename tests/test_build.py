"""What is built and installed: the same bytes every time, and one version of everything."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tabla_core import __version__

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)


def json_of(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def build(source: Path, out: Path, **environment: str) -> bytes:
    """The bytes of a wheel built from a copy of the sources."""
    command = [sys.executable, str(ROOT / "scripts" / "build_wheel.py")]
    subprocess.run(
        [*command, "--source", str(source), "--out", str(out)],
        env={name: text for name, text in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
        | environment,
        check=True,
        capture_output=True,
    )
    (wheel,) = out.glob("*.whl")
    return wheel.read_bytes()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what the wheel is made from."""
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        shutil.copyfile(ROOT / name, copy / name)
    shutil.copytree(
        ROOT / "tabla_core", copy / "tabla_core", ignore=shutil.ignore_patterns("__pycache__")
    )
    return copy


def test_the_wheel_is_the_same_bytes_from_another_folder_at_another_time(
    sources: Path, tmp_path: Path
) -> None:
    here = build(ROOT, tmp_path / "here", TZ="UTC")
    for path in sources.rglob("*"):
        os.utime(path, (1_234_567_890, 1_234_567_890))
        path.chmod(path.stat().st_mode & ~0o077)
    assert build(sources, tmp_path / "there", TZ="Asia/Tokyo", PYTHONHASHSEED="7") == here


def test_the_wheel_takes_its_time_from_source_date_epoch(sources: Path, tmp_path: Path) -> None:
    first, again, later = (
        build(sources, tmp_path / name, SOURCE_DATE_EPOCH=epoch)
        for name, epoch in (("1", "1500000000"), ("2", "1500000000"), ("3", "1600000000"))
    )
    assert first == again != later


def test_the_wheel_that_the_page_installs_is_the_one_built_from_these_sources(
    tmp_path: Path,
) -> None:
    index = json_of(WEB / "public" / "wheels" / "wheels.json")
    served = WEB / "public" / "wheels" / index["tabla-core"]["file"]
    assert served.read_bytes() == build(ROOT, tmp_path)


def test_every_copy_of_the_engine_has_one_version() -> None:
    index = json_of(WEB / "public" / "wheels" / "wheels.json")
    assert index["tabla-core"]["version"] == __version__
    assert json_of(WEB / "package.json")["version"] == __version__
    assert json_of(WEB / "package-lock.json")["version"] == __version__


def test_every_copy_of_pyodide_is_of_the_version_pinned_in_package_json() -> None:
    pinned = json_of(WEB / "package.json")["dependencies"]["pyodide"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", pinned), "an exact version, not a range"
    assert (
        json_of(WEB / "package-lock.json")["packages"]["node_modules/pyodide"]["version"] == pinned
    )
    installed = WEB / "node_modules" / "pyodide"
    assert json_of(installed / "package.json")["version"] == pinned
    (served,) = (WEB / "dist" / "pyodide").iterdir()
    described = json_of(ROOT / "build" / "snapshot" / "snapshot.json")
    snapshot = f"snapshot-{described['sha256'][:12]}.bin"
    assert described["pyodide"] == pinned
    assert {path.name for path in served.iterdir()} == {
        *PYODIDE_FILES,
        "pyodide-wasm.bin",
        "unpacker.wasm",
        snapshot,
    }
    assert sha256((served / snapshot).read_bytes()).hexdigest() == described["sha256"]
    packed = json_of(ROOT / "build" / "runtime" / "wasm.json")
    assert sha256((served / "pyodide-wasm.bin").read_bytes()).hexdigest() == packed["sha256"]
    wasm = (installed / "pyodide.asm.wasm").read_bytes()
    assert sha256(wasm).hexdigest() == packed["wasm"], "what it was packed from"
    for name in PYODIDE_FILES:
        assert (served / name).read_bytes() == (installed / name).read_bytes(), name


def test_micropip_is_the_one_that_this_pyodide_was_released_with() -> None:
    index = json_of(WEB / "public" / "wheels" / "wheels.json")
    released = json_of(WEB / "node_modules" / "pyodide" / "pyodide-lock.json")["packages"]
    assert index["micropip"]["version"] == released["micropip"]["version"]
    assert released["micropip"]["depends"] == [], "it would need further wheels beside it"


def test_the_build_backend_is_pinned_once() -> None:
    text = project()
    assert text["build-system"]["requires"] == text["dependency-groups"]["build"]


@pytest.mark.parametrize("name", ["build", "dev", "audit", "node", "page", "bench"])
def test_locks_name_versions_and_hashes_and_no_addresses(name: str) -> None:
    lock = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in lock
    requirements = [line for line in re.split(r"\n(?=\S)", lock.strip()) if line]
    assert requirements
    for requirement in requirements:
        assert re.match(r"[\w.-]+==[\w.]+ ", requirement), requirement
        assert "--hash=sha256:" in requirement


def test_the_lock_of_the_page_names_no_addresses() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_the_package_needs_nothing_but_python() -> None:
    assert project()["project"]["dependencies"] == []
