"""Positions with every legal result, and perft counts, that independent programs agree on.

Each file is tab-separated text, gzipped without a time stamp so that packing it again gives the
same bytes. ``legal-GAME`` holds positions from whole games, ``rare-GAME`` positions that hang on
one rule, named by the group; ``perft`` holds counts.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class LegalCase:
    """A position line in hand and every legal result of its stage, sorted."""

    file: str
    group: str
    position: str
    results: tuple[str, ...]


@dataclass(frozen=True)
class PerftCase:
    """A game's id (its start) or a position line, a depth in plies and the number of results."""

    game_or_position: str
    depth: int
    count: int


def _lines(name: str) -> Iterator[str]:
    with gzip.open(FOLDER / f"{name}.tsv.gz", "rt", encoding="utf-8") as lines:
        yield from (line.rstrip("\n") for line in lines)


def file_names() -> list[str]:
    """The names of all files of legal results: ``legal-31`` … ``rare-vtora``."""
    names = (path.name.removesuffix(".tsv.gz") for path in FOLDER.glob("*.tsv.gz"))
    return sorted(name for name in names if name != "perft")


def legal_cases(name: str) -> list[LegalCase]:
    """All cases of one file. A line starting with ``#`` names the rule of those below it."""
    cases: list[LegalCase] = []
    group = ""
    for line in _lines(name):
        if line.startswith("#"):
            group = line.removeprefix("# ")
            continue
        position, *results = line.split("\t")
        cases.append(LegalCase(name, group, position, tuple(results)))
    return cases


def perft_cases() -> list[PerftCase]:
    """All perft counts, each game's own in rising depth."""
    rows = (line.split("\t") for line in _lines("perft") if not line.startswith("#"))
    return [PerftCase(text, int(depth), int(count)) for text, depth, count in rows]
