"""What a command did, and what is expected of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Ran(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


def lines(ran: Ran) -> list[str]:
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("\n")
    return ran.out.splitlines()


def check_refusal(ran: Ran, code: str, quoted: str) -> None:
    """Status 2 and one line that quotes the input and carries the code."""
    assert ran.status == 2
    assert ran.err.startswith("tabla: ")
    assert ran.err.endswith(f" [{code}]\n")
    assert len(ran.err.splitlines()) == 1
    assert quoted in ran.err
    assert "Traceback" not in ran.err
