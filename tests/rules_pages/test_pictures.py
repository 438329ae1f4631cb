"""What the rules pages show is what the engine says: every picture, play and refusal."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tabla_core import parse_position
from tabla_core.position import score
from tests.rules_pages.pictures import ALL, picture

SHOWN = Path(__file__).parents[2] / "web" / "src" / "rules" / "pictures.json"


def test_the_page_has_these_pictures() -> None:
    """`TABLA_REFRESH_GOLDEN=1` writes the file anew, after a change of the drawings."""
    drawn = {name: picture(drawing) for name, drawing in ALL.items()}
    if os.environ.get("TABLA_REFRESH_GOLDEN"):
        rows = [f"  {json.dumps(name)}: {json.dumps(shown)}" for name, shown in drawn.items()]
        SHOWN.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    assert json.loads(SHOWN.read_text(encoding="utf-8")) == drawn


@pytest.mark.parametrize("name", ALL)
def test_every_board_of_a_picture_is_possible(name: str) -> None:
    """Fifteen checkers a side, nothing that the rules of its game cannot bring about."""
    shown = picture(ALL[name])
    steps = [step for each in shown.get("plays", ()) for step in each["steps"]]
    for lying in [shown["board"], *(step["board"] for step in steps)]:
        white, black = lying.split(" ")[2].split("/")
        # All off: the game is over, and what it counts belongs to the line.
        points = score(ALL[name].position.rules, int(black))
        acting = f"w+{points}" if white == "15" else "w"
        parse_position(f"{shown['game']} {lying} {acting} 0/0 - -")
