"""A club's own game: the flags in JSON, and every error they can meet."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabla_core import GAMES, Malformed, RuleSet

WHOLE: dict[str, Any] = {
    "id": "club",
    "start": {"24": 15},
    "contact": "block",
    "ways": "parallel",
}


def refused(data: object) -> str:
    with pytest.raises(Malformed) as error:
        RuleSet.from_json(data, GAMES)
    assert "\n" not in str(error.value)
    assert str(error.value).endswith(f"[{error.value.code}]")
    return error.value.code


def changed(**flags: object) -> dict[str, object]:
    return {**WHOLE, **flags}


# --- what is read --------------------------------------------------------------------------------


def test_the_four_flags_without_a_default_are_enough() -> None:
    rules = RuleSet.from_json(WHOLE)
    assert rules == RuleSet("club", ((24, 15),), "block", "parallel")
    assert (rules.opening, rules.cascade_from, rules.carry) == ("reroll", 0, "none")


def test_every_flag_can_be_said() -> None:
    flags = {
        "id": "club-2",
        "start": {"6": 5, "24": 2, "8": 3, "13": 5},
        "contact": "pin",
        "ways": "contrary",
        "opening": "play",
        "cascade_from": 2,
        "carry": "all",
        "on_block": "skip",
        "mother": True,
        "bear_off_pinned": "home",
        "runner": "home",
        "walls": False,
        "leave_a_move": True,
        "bear_off_past_foes": False,
        "close_quarter": True,
        "score": "left",
    }
    rules = RuleSet.from_json(flags, GAMES)
    assert rules.start == ((24, 2), (13, 5), (8, 3), (6, 5))
    for flag in set(flags) - {"start"}:
        assert getattr(rules, flag) == flags[flag]


def test_a_base_says_what_is_not_said() -> None:
    rules = RuleSet.from_json({"id": "ours", "base": "fevga", "walls": False}, GAMES)
    assert (rules.id, rules.walls, rules.runner, rules.leave_a_move) == (
        "ours",
        False,
        "pass",
        True,
    )


def test_a_base_may_be_given_another_start() -> None:
    rules = RuleSet.from_json({"id": "ours", "base": "prva", "start": {"24": 15}}, GAMES)
    assert rules.start == ((24, 15),)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_games_come_back_from_their_json(game: str) -> None:
    """Through text, as a file would keep them."""
    data = json.loads(json.dumps(GAMES[game].to_json()))
    assert RuleSet.from_json(data, GAMES) == GAMES[game]
    assert RuleSet.from_json(data) == GAMES[game]


def test_flags_at_their_default_are_left_out() -> None:
    assert set(GAMES["prva"].to_json()) == {"id", "start", "contact", "ways"}


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, [], "prva", 3, True, {1: 2}])
def test_house_rules_are_an_object(data: object) -> None:
    assert refused(data) == "rules.form"


@pytest.mark.parametrize("flag", ["cube", "Contact", "", "triple", "__class__"])
def test_an_unknown_flag(flag: str) -> None:
    assert refused(changed(**{flag: 1})) == "rules.unknown-flag"


@pytest.mark.parametrize("flag", ["id", "start", "contact", "ways"])
def test_a_missing_flag(flag: str) -> None:
    assert refused({key: value for key, value in WHOLE.items() if key != flag}) == (
        "rules.missing-flag"
    )


def test_with_a_base_only_the_id_must_be_said() -> None:
    assert refused({"base": "prva"}) == "rules.missing-flag"
    assert RuleSet.from_json({"base": "prva", "id": "x"}, GAMES).contact == "hit"


@pytest.mark.parametrize("base", ["tavla", "", 3, ["prva"], {}])
def test_an_unknown_base(base: object) -> None:
    assert refused({"id": "x", "base": base}) == "rules.base"


def test_no_base_without_games_to_look_it_up_in() -> None:
    with pytest.raises(Malformed) as error:
        RuleSet.from_json({"id": "x", "base": "prva"})
    assert error.value.code == "rules.base"


@pytest.mark.parametrize(
    "id_", ["", "Prva", "our game", "-x", "x" * 41, "игра", 3, None, ["x"], "a/b", "a_b"]
)
def test_an_id_is_short_and_plain(id_: object) -> None:
    assert refused(changed(id=id_)) == "rules.id"


def test_a_shipped_id_stays_the_shipped_game() -> None:
    assert refused({"id": "vtora", "base": "vtora", "cascade_from": 2}) == "rules.id"
    assert RuleSet.from_json({"id": "vtora", "base": "vtora"}, GAMES) == GAMES["vtora"]


@pytest.mark.parametrize("id_", ["x", "x" * 40, "0", "our-vtora-2"])
def test_good_ids(id_: str) -> None:
    assert RuleSet.from_json(changed(id=id_), GAMES).id == id_


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("contact", "jump"),
        ("contact", None),
        ("contact", ["hit"]),
        ("ways", "both"),
        ("opening", True),
        ("carry", "some"),
        ("on_block", ""),
        ("bear_off_pinned", False),
        ("runner", "away"),
        ("score", 2),
        ("cascade_from", -1),
        ("cascade_from", 100),
        ("cascade_from", "3"),
        ("cascade_from", 3.0),
        ("cascade_from", True),
        ("mother", 1),
        ("walls", "yes"),
        ("leave_a_move", None),
        ("bear_off_past_foes", 0),
        ("close_quarter", "true"),
    ],
)
def test_a_value_no_flag_has(flag: str, value: object) -> None:
    assert refused(changed(**{flag: value})) == "rules.value"


@pytest.mark.parametrize(
    "start",
    [
        None,
        [],
        "24",
        {},
        {"24": 14},
        {"24": 16},
        {"24": 15, "1": 1},
        {"0": 15},
        {"25": 15},
        {"024": 15},
        {"x": 15},
        {"24": "15"},
        {"24": 15.0},
        {"24": True, "23": 14},
        {"24": 0, "23": 15},
        {"24": -1, "23": 16},
    ],
)
def test_a_start_is_fifteen_checkers_on_points(start: object) -> None:
    assert refused(changed(start=start)) == "rules.start"


@pytest.mark.parametrize(
    "flags",
    [
        pytest.param({"mother": True}, id="a mother without pins"),
        pytest.param({"bear_off_pinned": "home"}, id="pinned at home without pins"),
        pytest.param({"bear_off_pinned": "none"}, id="pinned anywhere without pins"),
        pytest.param({"carry": "started"}, id="carry of a cascade without one"),
        pytest.param({"runner": "pass", "ways": "contrary"}, id="passing a start that is at home"),
        pytest.param(
            {"walls": True, "ways": "contrary"}, id="walls against who comes the other way"
        ),
        pytest.param({"walls": True, "cascade_from": 2}, id="walls in a turn of several stages"),
        pytest.param({"walls": True, "carry": "all"}, id="walls before handed-over dice"),
        pytest.param(
            {"close_quarter": True, "start": {"24": 10, **{str(p): 1 for p in range(19, 24)}}},
            id="the quarter is closed from the start",
        ),
        pytest.param({"start": {"24": 8, "12": 7}}, id="parallel: my 12 is the foe's 24"),
        pytest.param(
            {"start": {"24": 8, "1": 7}, "ways": "contrary"}, id="contrary: my 1 is the foe's 24"
        ),
    ],
)
def test_flags_that_contradict_each_other(flags: dict[str, object]) -> None:
    assert refused(changed(**flags)) == "rules.contradiction"


@pytest.mark.parametrize(
    "flags",
    [
        {"mother": True, "contact": "pin"},
        {"bear_off_pinned": "home", "contact": "pin"},
        {"carry": "started", "cascade_from": 1},
        {"carry": "all"},
        {"runner": "pass"},
        {"runner": "home", "ways": "contrary"},
        {"walls": True},
        {"close_quarter": True},
        {"start": {"24": 8, "1": 7}},
        {"start": {"24": 8, "12": 7}, "ways": "contrary"},
    ],
)
def test_flags_that_go_together(flags: dict[str, object]) -> None:
    assert RuleSet.from_json(changed(**flags), GAMES).id == "club"
