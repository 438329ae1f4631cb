"""Every line of `tests/cases`: all legal results of thousands of positions, and perft counts.

The counts that take longer than a moment are left to `make soak`.
"""

from __future__ import annotations

import pytest

from tabla_core import GAMES, format_position, parse_position, perft, start, successors
from tabla_core.notation import format_results
from tests.cases import PerftCase, file_names, legal_cases, perft_cases
from tests.conftest import SOAK

MOMENT = 30_000
"""So many results are counted in a moment."""


@pytest.mark.parametrize("name", file_names())
def test_every_legal_result(name: str) -> None:
    for case in legal_cases(name):
        position = parse_position(case.position)
        assert format_position(position) == case.position
        found = sorted(format_position(after) for after in successors(position))
        assert found == list(case.results), f"{case.group}: {case.position}"


@pytest.mark.parametrize("name", file_names())
def test_results_as_lines_are_the_same(name: str) -> None:
    for case in legal_cases(name):
        assert sorted(format_results(parse_position(case.position))) == list(case.results)


@pytest.mark.parametrize("name", file_names())
def test_every_result_line_comes_back(name: str) -> None:
    for case in legal_cases(name)[:: 1 if SOAK else 5]:
        for line in case.results:
            assert format_position(parse_position(line)) == line


def perft_id(case: PerftCase) -> str:
    return f"{case.game_or_position}, {case.depth} deep"


@pytest.mark.parametrize(
    "case", [case for case in perft_cases() if SOAK or case.count <= MOMENT], ids=perft_id
)
def test_every_perft_count(case: PerftCase) -> None:
    text = case.game_or_position
    position = start(GAMES[text]) if text in GAMES else parse_position(text)
    assert perft(position, case.depth) == case.count


def test_there_are_thousands() -> None:
    assert sum(len(legal_cases(name)) for name in file_names()) > 3_500
    assert len(perft_cases()) >= 90
