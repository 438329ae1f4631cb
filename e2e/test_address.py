"""The address parameters, for links and clubs: what they ask for, and what is said of bad ones."""

import json

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenPage
from e2e.table import Table, sit_down
from tabla_core.dice import SeededDice

BAD = {
    "lang": ("tlh", "The address asks for the language “tlh”, which is not there."),
    "tradition": ("roman", "The address asks for the tradition “roman”, which does not exist."),
    "game": ("chess", "The address asks for the game “chess”, which does not exist"),
    "target": ("4", "The address asks for a match to “4”, which this game does not offer."),
    "white": ("cat", "The address gives White to “cat”; only “human” or “bot” can play."),
    "level": ("99", "The address asks for the level “99”, which does not exist."),
    "position": ("nonsense", "The address holds a position that is not possible: “nonsense”."),
    "record": ("{", "The address holds a match record that cannot be read."),
    "seed": ("", "The address holds an empty seed"),
    "dice": ("6,7", "The address holds dice that are not a list of numbers from 1 to 6: “6,7”."),
}


def problem(table: Table, name: str) -> str:
    """What the page says of something that is wrong."""
    said = table.page.locator(f'[data-problem="{name}"] p')
    expect(said).to_be_visible()
    return said.inner_text()


def test_each_bad_parameter_is_reported_in_a_sentence_and_ignored(open_page: OpenPage) -> None:
    """All at once; the form of a new match is there as without them."""
    table = sit_down(open_page, {name: value for name, (value, _) in BAD.items()})
    for name, (_, sentence) in BAD.items():
        said = problem(table, f"parameter-{name}")
        assert said.startswith(sentence)
        assert said.endswith("ignored.")
    expect(table.part("problem")).to_have_count(len(BAD))
    expect(table.part("start-match")).to_be_visible()
    expect(table.part("practice-badge")).to_have_count(0)

    # What is read can be put away.
    for left in range(len(BAD) - 1, -1, -1):
        table.part("dismiss").first.click()
        expect(table.part("problem")).to_have_count(left)
    table.waits(engine="ready")
    table.press("start-match")
    table.waits(phase="opening")


def test_good_parameters_beside_bad_ones_are_kept(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"game": "fevga", "target": "7", "level": "nobody", "dice": "3,1"})
    assert problem(table, "parameter-level")
    table.waits(phase="opening")
    record = table.stored["record"]
    assert (record["game"], record["target"]) == ("fevga", 7)
    assert record["players"] == {"w": "human", "b": "bot:7"}
    expect(table.part("practice-badge")).to_be_visible()


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        # Fourteen checkers of White.
        (
            {"position": "31 w14,22,b15 0/0 0/0 w 0/0 - -", "game": "31"},
            "The address holds a position that is not possible",
        ),
        # Nobody can play before the opening roll.
        (
            {"record": '{"tabla":1,"game":"31","events":[{"play":"24/23"}]}'},
            "The address holds a match record that cannot be read.",
        ),
    ],
    ids=["position", "record"],
)
def test_what_only_the_engine_can_judge_is_reported_too(
    parameters: dict[str, str], said: str, open_page: OpenPage
) -> None:
    table = sit_down(open_page, parameters)
    name = "position" if "position" in parameters else "record"
    assert problem(table, name).startswith(said)
    if name == "position":
        # What is left of the wish begins: the game from its start.
        table.waits(phase="opening")
        table.has_checkers(24, "w", 15)
    else:
        expect(table.part("start-match")).to_be_visible()


def test_practice_dice_say_so(open_page: OpenPage) -> None:
    """The dice of a seed are the same for everybody; the badge stays while they are played."""
    seed = "friday"
    first, second = (SeededDice(seed).throw(number) for number in (0, 1))
    assert first != second
    table = sit_down(open_page, {"game": "31", "seed": seed})
    badge = table.part("practice-badge")
    expect(badge).to_contain_text("Practice")
    table.waits(phase="opening")
    table.press("roll")
    table.page.locator("tabla-app:not([data-phase='opening'])").wait_for()
    expect(badge).to_be_visible()
    assert table.stored["record"]["events"][0] == {"opening": [first, second]}


def test_white_for_the_bot(open_page: OpenPage) -> None:
    """The person has Black and sits below: their own numbering is the one that is printed."""
    table = sit_down(open_page, {"game": "prva", "white": "bot", "dice": "1,3,6,5"})
    table.waits(phase="opening")
    assert table.stored["record"]["players"] == {"w": "bot:7", "b": "human"}
    table.has_checkers(24, "b", 2)
    table.has_checkers(13, "b", 5)
    table.has_checkers(1, "w", 2)


def test_a_whole_record_is_taken_up_where_it_ends(open_page: OpenPage) -> None:
    events = [{"opening": [3, 1]}, {"roll": [6, 5]}, {"play": "24/18 18/13"}]
    address = {"record": json.dumps({"tabla": 1, "game": "prva", "events": events})}
    table = sit_down(open_page, address)
    table.waits(actor="b", phase="roll")
    table.has_checkers(13, "w", 6)
    expect(table.part("practice-badge")).to_have_count(0)
    assert table.stored["record"]["events"] == events
