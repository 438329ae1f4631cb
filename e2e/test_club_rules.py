"""A club's own rules from a file: good ones are played, bad ones get a sentence."""

import json

from playwright.sync_api import FilePayload, expect

from e2e.conftest import OpenPage
from e2e.table import Table, choose, sit_down


def hand_in(table: Table, text: str) -> None:
    """Choose a file with this text."""
    file: FilePayload = {
        "name": "club.json",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
    table.part("club-file").set_input_files(file)


def test_good_rules_are_played(open_page: OpenPage) -> None:
    """Prva with its checkers in a corner and without hitting: the start shows at once, the match
    begins with it, and its rules are in the record."""
    rules = {"id": "corner", "base": "prva", "start": {"24": 15}, "contact": "block"}
    table = sit_down(open_page, {"dice": "3,1,6,5"})
    choose(table, "kind-club")
    hand_in(table, json.dumps(rules))
    expect(table.part("club-ready")).to_have_text("The rules “corner” are ready to play.")
    table.has_checkers(24, "w", 15)
    choose(table, "opponent-person")
    table.press("start-match")
    table.waits(phase="opening")
    expect(table.part("set")).to_have_text("corner")
    table.press("roll")
    table.waits(phase="roll", actor="w")
    table.press("roll")
    table.waits(phase="play", actor="w")
    record = table.stored["record"]
    assert record["rules"]["contact"] == "block"
    assert record["game"] == "corner"

    # The rules lie in the record: they are there again without the file.
    table.page.reload()
    table.press("continue")
    table.waits(phase="play", actor="w")
    table.has_checkers(24, "w", 15)


BAD: dict[str, tuple[object, str]] = {
    "no JSON": ("corner, please", "The file is not JSON."),
    "no rules": ([1, 2], "The file does not hold the rules of a game."),
    "an unknown flag": (
        {"id": "club", "base": "prva", "flying": True},
        "The rules use a flag that does not exist.",
    ),
    "flags that contradict": (
        {"id": "club", "base": "fevga", "carry": "all"},
        "Two flags of the rules contradict each other.",
    ),
    "a wrong value": (
        {"id": "club", "base": "prva", "contact": "wrestle"},
        "A flag of the rules has a value that it cannot have.",
    ),
    "an unknown base": (
        {"id": "club", "base": "chess"},
        "The rules build on a game that does not exist.",
    ),
    "fourteen checkers": (
        {"id": "club", "base": "prva", "start": {"24": 14}},
        "The start of these rules does not place 15 checkers on points 1 to 24.",
    ),
}


def test_bad_rules_get_a_sentence(open_page: OpenPage) -> None:
    """One file after another; a good one puts the sentence away."""
    table = sit_down(open_page)
    choose(table, "kind-club")
    # The button looks as if nothing could be started yet; pressed all the same, it says why.
    table.part("start-match").click(force=True)
    expect(table.part("club-problem")).to_have_text("Choose the file with the club’s rules first.")
    for rules, sentence in BAD.values():
        hand_in(table, rules if isinstance(rules, str) else json.dumps(rules))
        expect(table.part("club-problem")).to_have_text(sentence)
    hand_in(table, json.dumps({"id": "club", "base": "prva"}))
    expect(table.part("club-problem")).to_have_count(0)
    expect(table.part("club-ready")).to_have_text("The rules “club” are ready to play.")
