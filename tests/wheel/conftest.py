"""The built wheel, and Pyodide under Node with the wheel in it."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
RUNTIME = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "web" / "public" / "wheels"
HERE = Path(__file__).parent


@dataclass
class Pyodide:
    """A running Pyodide; `started` is what it said of itself."""

    process: subprocess.Popen[str]
    started: dict[str, Any]

    def ask(self, function: str, *arguments: object) -> Any:
        """What a function of checks.py returns inside Pyodide."""
        return self.timed(function, *arguments)[0]

    def timed(self, function: str, *arguments: object) -> tuple[Any, float]:
        """The same with the seconds it took there."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([function, *arguments]) + "\n")
        self.process.stdin.flush()
        answer = _line(self.process)
        assert "error" not in answer, answer["error"]
        return answer["result"], answer["seconds"]


def _line(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, "Pyodide ended; what it wrote to standard error is above"
    answer: dict[str, Any] = json.loads(line)
    return answer


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel that `make wheel` built."""
    built = list((ROOT / "dist").glob("tabla_core-*.whl"))
    assert len(built) == 1, "there is no wheel in dist/: run `make wheel`"
    return built[0]


@pytest.fixture(scope="session")
def pyodide() -> Iterator[Pyodide]:
    """Pyodide with the page's own wheels installed, once for all tests of a process."""
    node = shutil.which("node")
    assert node, "Node.js is not on PATH: run the tests with `make test-fast`"
    command = [node, str(HERE / "pyodide.mjs"), str(RUNTIME), str(WHEELS), str(HERE / "checks.py")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        try:
            yield Pyodide(process, _line(process))
        finally:
            process.kill()
