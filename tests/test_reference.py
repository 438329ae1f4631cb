"""The slow reading of the rules agrees with positions that independent programs worked out.

And the positions it sets up really lie where the special rules decide.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.cases import PerftCase, file_names, legal_cases, perft_cases
from tests.reference import GAMES, legal, move_texts, perft, start
from tests.reference.position import parse, write
from tests.reference.positions import constructed_line, game_lines

SOAK = bool(os.environ.get("TABLA_SOAK"))
LARGEST_COUNT = 1_000_000 if SOAK else 4_000


@pytest.mark.parametrize("name", file_names())
def test_every_case_agrees(name: str) -> None:
    cases = legal_cases(name)
    assert len(cases) >= 29
    differing = [case for case in cases if tuple(legal(case.position)) != case.results]
    assert differing == []


@pytest.mark.parametrize("name", file_names())
def test_lines_come_back_as_they_were(name: str) -> None:
    for case in legal_cases(name):
        for line in (case.position, *case.results):
            assert write(parse(line)) == line


def perft_id(case: PerftCase) -> str:
    return f"{case.game_or_position}, {case.depth} deep"


@pytest.mark.parametrize(
    "case", [case for case in perft_cases() if case.count <= LARGEST_COUNT], ids=perft_id
)
def test_perft_agrees(case: PerftCase) -> None:
    text = case.game_or_position
    line = start(text) if text in GAMES else text
    assert perft(line, case.depth) == case.count


@pytest.mark.parametrize("game", GAMES)
def test_every_result_of_a_game_has_one_text(game: str) -> None:
    lines = list(game_lines(Random(game), GAMES[game]))
    assert parse(lines[0]).rolls in ({"w": 1, "b": 0}, {"w": 0, "b": 1})
    for line in lines[::5]:
        texts = move_texts(line)
        assert sorted(texts) == legal(line)
        assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize(
    ("line", "result", "text"),
    [
        # Two 13/11 hit once, and the mark stands once for both.
        (
            "prva w2,4,b4,1,b3,3,w5,b5,b1,2,w3,1,w5,4,b2 0/0 0/0 w 1/0 22:2*4 -",
            "prva w2,4,b4,1,b3,3,w3,b5,w2,2,w3,1,w3,1,w2,2,b2 0/1 0/0 b 1/0 - -",
            "13/11*(2) 6/4(2)",
        ),
        # Both dice with one checker, the landing between hits nobody.
        (
            "prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/0 0/0 w 1/0 65:6,5 -",
            "prva w1,4,b5,1,b3,3,w6,b5,3,w3,1,w5,4,b2 0/0 0/0 b 1/0 - -",
            "24/18 18/13",
        ),
        # A lone foe checker is pinned.
        (
            "treta w14,7,w1,8,b1,5,b14 0/0 0/0 w 2/1 54:5,4 -",
            "treta w14,16,b1w1,5,b14 0/0 0/0 b 2/1 - -",
            "16/11 11/7^",
        ),
        # Bearing off with a higher die from the highest point.
        (
            "prva 19,w2,3,b1 0/0 13/14 w 9/9 62:6,2 -",
            "prva 21,w1,1,b1 0/0 14/14 b 9/9 - -",
            "5/off 5/3",
        ),
        # Nothing can be played.
        (
            "31 w15,5,b1,16,b14 0/0 0/0 w 1/1 66:6*4 -",
            "31 w15,5,b1,16,b14 0/0 0/0 b 1/1 - -",
            "-",
        ),
    ],
)
def test_canonical_texts(line: str, result: str, text: str) -> None:
    assert move_texts(line)[result] == text


@pytest.mark.parametrize(
    ("game", "changed"),
    [
        ("fevga", {"walls": False}),
        ("fevga", {"leave_a_move": False}),
        ("fevga", {"runner": "none"}),
        ("31", {"runner": "none"}),
        ("31", {"bear_off_past_foes": True}),
        ("31", {"close_quarter": False}),
        ("31", {"score": "mars"}),
        ("treta", {"mother": False}),
        ("treta", {"bear_off_pinned": "home"}),
        ("plakoto", {"bear_off_pinned": "others"}),
        ("vtora", {"on_block": "stop"}),
        ("vtora", {"carry": "started"}),
        ("vtora", {"cascade_from": 5}),
        ("gyulbara", {"carry": "all"}),
        ("chelebi", {"on_block": "skip"}),
    ],
    ids=str,
)
def test_constructed_positions_lie_near_the_special_rules(
    game: str, changed: dict[str, Any]
) -> None:
    """Without the rule some of the positions would have other results."""
    rng = Random(2)
    flags = GAMES[game]
    without = replace(flags, **changed)
    lines = [constructed_line(rng, flags) for _ in range(120)]
    assert sum(legal(line, flags) != legal(line, without) for line in lines) >= 2


def test_a_dead_position_ends_drawn() -> None:
    """Both on the bar before a closed home: White cannot enter, and Black never could."""
    line = "prva b2,b2,b2,b2,b2,b2,12,w2,w2,w2,w2,w2,w2 3/3 0/0 w 9/9 61:6,1 -"
    assert legal(line) == ["prva b2,b2,b2,b2,b2,b2,12,w2,w2,w2,w2,w2,w2 3/3 0/0 =0 9/9 - -"]
