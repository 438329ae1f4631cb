"""Every rule of every game stands on its page, and every reason leads to the rule behind it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from tabla_core import GAMES, parse_position
from tabla_core.draft import Drafting
from tabla_core.reasons import CODES, why
from tests.cases import file_names, legal_cases
from tests.rules_pages.pages import SECTION_OF, pages, reasons
from tests.rules_pages.pictures import ALL

WEB = Path(__file__).parents[2] / "web" / "src"
PAGES = WEB / "rules" / "pages.json"
REASONS = WEB / "app" / "reasons.json"
DRAWN_BY_THE_PAGE = {"start", "opening-dice"}


def test_the_page_has_these_sections() -> None:
    """`TABLA_REFRESH_GOLDEN=1` writes the files anew, after a change of the games."""
    for path, says in ((PAGES, pages()), (REASONS, reasons())):
        if os.environ.get("TABLA_REFRESH_GOLDEN"):
            path.write_text(json.dumps(says, indent=2) + "\n", encoding="utf-8")
        assert json.loads(path.read_text(encoding="utf-8")) == says


def test_every_picture_is_shown_somewhere_and_none_is_missing() -> None:
    shown = {
        picture
        for game in pages()["games"].values()
        for section in game
        for picture in section["pictures"]
    }
    strategies = {name for name in ALL if name.startswith("strategy-")}
    assert shown == set(ALL) - strategies | DRAWN_BY_THE_PAGE


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_a_game_is_drawn_with_its_own_contact_and_ways(game: str) -> None:
    """A picture may come from a sister game, but what it shows must hold in this one."""
    rules = GAMES[game]
    for section in pages()["games"][game]:
        for name in section["pictures"]:
            if name in DRAWN_BY_THE_PAGE:
                continue
            theirs = ALL[name].position.rules
            assert theirs.ways == rules.ways
            if section["name"] not in ("bear-off", "score"):
                assert theirs.contact == rules.contact, name


def test_reasons_that_are_explained_are_reasons() -> None:
    assert {f"reason.{code}" for code in SECTION_OF} <= set(CODES)


@pytest.mark.parametrize("name", file_names())
def test_the_rule_behind_a_reason_stands_on_the_page_of_the_game(name: str) -> None:
    random = Random(name)
    for case in legal_cases(name)[2::120]:
        position = parse_position(case.position)
        there = {section["name"] for section in pages()["games"][position.rules.id]}
        stage = Drafting(position)
        draft = stage.draft([])
        steps = []
        if draft.moves:
            move = random.choice(draft.moves)
            steps = [(move.origin, move.path[0])]
        for taken in ([], steps):
            for origin in range(26):
                for landing in (None, *range(max(origin, 1))):
                    for refused in why(stage, taken, origin, landing):
                        section = reasons()[refused.code]
                        assert section is None or section in there, refused
