"""Commands run in this process."""

from __future__ import annotations

import io
import sys

import pytest

from tabla_core.cli import main
from tests.cli.commands import Ran, Run


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in this process."""

    def ran(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = main(arguments)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return ran
