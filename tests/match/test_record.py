"""The match record: the same again after a round trip, and refused where it does not replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabla_core import (
    GAMES,
    TRADITIONS,
    BadEvent,
    Malformed,
    Match,
    TablaError,
    begin,
    format_position,
    replay,
    terms,
    to_json,
)
from tabla_core.match import MOST_EVENTS
from tabla_core.record import LATEST
from tests.bounds import Costs
from tests.match.playing import (
    SETUPS,
    Amount,
    Record,
    checkers_in_all,
    more,
    play_on,
    random_match,
    setup_id,
    some,
)

# White wins the opening roll of prva, plays 65, Black rolls 31.
GOOD: Record = {
    "tabla": 1,
    "game": "prva",
    "target": 3,
    "players": {"w": "human", "b": "bot:top"},
    "events": [
        {"opening": [2, 2]},
        {"opening": [3, 1]},
        {"roll": [6, 5]},
        {"play": "24/18 18/13"},
        {"roll": [1, 3]},
    ],
}


def through_json(record: Record) -> Record:
    copy: Record = json.loads(json.dumps(record))
    return copy


def changed(**keys: Any) -> Record:
    return {**deepcopy(GOOD), **keys}


def with_events(*events: Any) -> Record:
    return changed(events=[*GOOD["events"], *events])


# --- the round trip ------------------------------------------------------------------------------


def test_a_record_comes_back_as_it_was() -> None:
    match = replay(GOOD)
    assert (match.phase, match.actor, match.position.roll) == ("play", "b", (3, 1))
    assert to_json(match) == GOOD
    assert replay(through_json(to_json(match))) == match


def test_what_may_be_left_out_is_written_out() -> None:
    assert to_json(replay({"tabla": 1, "tradition": "greek"})) == {
        "tabla": 1,
        "tradition": "greek",
        "target": 5,
        "players": {"w": "human", "b": "human"},
        "events": [],
    }


def test_times_are_kept_and_change_nothing() -> None:
    timed = changed(
        events=[{**event, "at": 1000 + 7 * n} for n, event in enumerate(GOOD["events"])]
    )
    assert to_json(replay(timed)) == timed
    assert replay(timed).position == replay(GOOD).position
    assert to_json(replay(changed(events=[{"opening": [3, 1], "at": LATEST}])))["events"] == [
        {"opening": [3, 1], "at": LATEST}
    ]


def test_the_dice_keep_the_order_in_which_they_fell() -> None:
    assert to_json(replay(GOOD))["events"][-1] == {"roll": [1, 3]}


def test_house_rules_and_a_position_are_part_of_the_record() -> None:
    record = {
        "tabla": 1,
        "game": "our-vtora",
        "target": 99,
        "rules": {"id": "our-vtora", "base": "vtora", "cascade_from": 2, "on_block": "stop"},
        "players": {"w": "Ана", "b": "Bo"},
        "position": "our-vtora w15,11,b15,11 0/0 0/0 b 1/1 - -",
        "events": [{"roll": [5, 5]}, {"play": "24/19(4)"}, {"timeout": "b"}],
    }
    match = replay(record)
    assert match.position.stage == (6, 6, 6, 6)
    written = through_json(to_json(match))
    # The rules are written out whole, so that they do not change with the game they build on.
    assert written["rules"] == {
        "id": "our-vtora", "start": {"24": 15}, "contact": "block", "ways": "parallel",
        "cascade_from": 2, "carry": "all",
    }  # fmt: skip
    assert {**written, "rules": record["rules"]} == record
    assert replay(written) == match


@some
@given(st.sampled_from(SETUPS), st.integers(0, 2**32), st.integers(0, 150))
def test_random_matches_replay_equal(setup: Record, seed: int, events: int) -> None:
    match = random_match(setup, seed, events)
    again = replay(through_json(to_json(match)))
    assert again == match
    assert hash(again.position) == hash(match.position)
    assert (again.position.white, again.position.black) == (
        match.position.white,
        match.position.black,
    )


@some
@given(st.sampled_from(SETUPS), st.integers(0, 2**32), st.integers(1, 60))
def test_a_match_replayed_in_the_middle_goes_on_alike(
    setup: Record, seed: int, events: int
) -> None:
    # Closing the page at any moment loses nothing.
    random, same = Random(seed), Random(seed)
    match = play_on(begin(terms(setup)), random, events)
    play_on(begin(terms(setup)), same, events)
    again = replay(through_json(to_json(match)))
    for _ in range(5):
        if match.phase == "match-over":
            break
        match, again = more(match, random), more(again, same)
        assert match == again
        assert match.undoable == again.undoable
        if match.undoable:
            assert match.undone() == again.undone()


@some
@given(st.sampled_from(SETUPS), st.integers(0, 2**32), st.integers(0, 80))
def test_any_position_of_a_match_can_begin_one(setup: Record, seed: int, events: int) -> None:
    match = random_match(setup, seed, events)
    if match.phase not in ("roll", "play"):
        return
    line = format_position(match.position)
    again = replay({**setup, "position": line})
    assert (again.position, again.phase, again.actor) == (
        match.position,
        match.phase,
        match.actor,
    )
    assert to_json(again)["position"] == line


# --- refusals ------------------------------------------------------------------------------------

REFUSED_RECORDS: list[tuple[Any, str]] = [
    (None, "record.form"),
    ([], "record.form"),
    ("{}", "record.form"),
    ({}, "record.version"),
    (changed(tabla=2), "record.version"),
    (changed(tabla=True), "record.version"),
    (changed(tabla=1.0), "record.version"),
    (changed(tabla="1"), "record.version"),
    (changed(score=[1, 0]), "record.unknown-key"),
    (changed(game=None), "record.game"),
    (changed(game="chess"), "record.game"),
    (changed(game=31), "record.game"),
    (changed(game=["prva"]), "record.game"),
    (changed(game={}), "record.game"),
    (changed(tradition="greek"), "record.game"),
    ({"tabla": 1, "tradition": "roman"}, "record.tradition"),
    ({"tabla": 1, "tradition": ["greek"]}, "record.tradition"),
    ({"tabla": 1, "tradition": "greek", "rules": {"id": "x", "base": "prva"}}, "record.game"),
    (changed(rules={"id": "x", "base": "prva"}), "record.game"),
    (changed(rules={"id": "x", "base": "prva", "cube": True}), "rules.unknown-flag"),
    (changed(rules=[]), "rules.form"),
    (changed(target=4), "record.target"),
    (changed(target=0), "record.target"),
    (changed(target=-3), "record.target"),
    (changed(target=3.0), "record.target"),
    (changed(target=True), "record.target"),
    (changed(target="3"), "record.target"),
    (changed(target=float("nan")), "record.target"),
    (changed(target=10**5000), "record.target"),
    ({"tabla": 1, "rules": {"id": "x", "base": "prva"}, "target": 100}, "record.target"),
    (changed(players={"w": "human"}), "record.players"),
    (changed(players={"w": "human", "b": ""}), "record.players"),
    (changed(players={"w": "human", "b": "x" * 101}), "record.players"),
    (changed(players={"w": "human", "b": 7}), "record.players"),
    (changed(players={"w": "human", "b": "human", "c": "human"}), "record.players"),
    (changed(players=["human", "human"]), "record.players"),
    (changed(players="wb"), "record.players"),
    (changed(position=7), "record.position"),
    (changed(position="fevga w15,11,b15,11 0/0 0/0 w 0/0 - -"), "record.position"),
    (changed(position="prva b1,22,w1 0/0 14/14 w+1 9/9 - -"), "record.position"),
    (changed(position="prva w15,22,b14 0/0 0/0 w 0/0 - -"), "position.total"),
    (changed(position=""), "position.fields"),
    (changed(events=None), "record.events"),
    (changed(events={}), "record.events"),
    (changed(events="[]"), "record.events"),
    (changed(events=[{"timeout": "w"}] * (MOST_EVENTS + 1)), "record.events"),
]


@pytest.mark.parametrize(("record", "code"), REFUSED_RECORDS)
def test_a_record_that_is_none_is_refused(record: Any, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        replay(record)
    assert refused.value.code == code
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 600


REFUSED_EVENTS: list[tuple[Any, str]] = [
    (None, "event.form"),
    ([], "event.form"),
    ("roll", "event.form"),
    ({}, "event.form"),
    ({"at": 5}, "event.form"),
    ({"undo": "w"}, "event.form"),
    ({"play": "8/5 6/5", "roll": [3, 1]}, "event.form"),
    ({"play": "8/5 6/5", "note": "good"}, "event.form"),
    ({"play": "8/5 6/5", "at": -1}, "event.form"),
    ({"play": "8/5 6/5", "at": 1.5}, "event.form"),
    ({"play": "8/5 6/5", "at": True}, "event.form"),
    ({"play": "8/5 6/5", "at": None}, "event.form"),
    ({"play": "8/5 6/5", "at": LATEST + 1}, "event.form"),
    ({"play": None}, "event.form"),
    ({"play": ["8/5", "6/5"]}, "event.form"),
    ({"play": 85}, "event.form"),
    ({"play": ""}, "move.form"),
    ({"play": "8/5, 6/5"}, "move.form"),
    ({"play": "٨/5 6/5"}, "move.form"),
    ({"play": "8/5"}, "move.illegal"),
    ({"play": "-"}, "move.illegal"),
    ({"play": "8/5* 6/5"}, "move.mark"),
    ({"roll": [3, 1]}, "match.no-roll"),
    ({"roll": [3, 7]}, "match.no-roll"),
    ({"roll": [3]}, "event.form"),
    ({"roll": [3, 1, 1]}, "event.form"),
    ({"roll": "31"}, "event.form"),
    ({"roll": {"w": 3, "b": 1}}, "event.form"),
    ({"opening": [3, 1]}, "match.no-opening"),
    ({"opening": None}, "event.form"),
    ({"resign": "white"}, "event.form"),
    ({"resign": None}, "event.form"),
    ({"resign": ["w"]}, "event.form"),
    ({"timeout": "w"}, "match.no-timeout"),
    ({"timeout": True}, "event.form"),
]


@pytest.mark.parametrize(("event", "code"), REFUSED_EVENTS)
def test_the_bad_event_is_named_by_its_number_and_what_is_wrong(event: Any, code: str) -> None:
    for after in ([], [{"roll": [1, 2]}], [{"nonsense": 1}]):
        with pytest.raises(BadEvent) as refused:
            replay(with_events(event, *after))
        assert refused.value.code == "record.event"
        assert refused.value.event == 6
        assert refused.value.because.code == code
        assert "event 6" in str(refused.value)


@pytest.mark.parametrize(
    "dice", [[0, 1], [7, 1], [1.0, 2], [True, 1], ["3", 1], [None, 1], [[], 1]]
)
def test_a_die_shows_one_to_six(dice: list[Any]) -> None:
    for events in ([{"opening": dice}], [{"opening": [3, 1]}, {"roll": dice}]):
        with pytest.raises(BadEvent) as refused:
            replay(changed(events=events))
        assert (refused.value.event, refused.value.because.code) == (len(events), "roll.number")


def test_refusing_loses_nothing() -> None:
    record = with_events({"play": "24/1"})
    before = deepcopy(record)
    with pytest.raises(BadEvent) as refused:
        replay(record)
    assert record == before
    # Everything up to the bad event is a match that goes on.
    good = replay({**record, "events": record["events"][: refused.value.event - 1]})
    assert good == replay(GOOD)


def test_every_tradition_has_its_targets() -> None:
    for tradition in TRADITIONS.values():
        for target in range(-1, 40):
            record = {"tabla": 1, "tradition": tradition.id, "target": target}
            if target in tradition.targets:
                assert terms(record).target == target
            else:
                with pytest.raises(Malformed) as refused:
                    terms(record)
                assert refused.value.code == "record.target"


# --- damage --------------------------------------------------------------------------------------

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3, 7, 0.5, 1e400, float("nan"), 10**4200, "", "w", "b", "-", "x",
    "24/18", "bar/off", "31", "\ud800", "\0\n", [], [3], [3, 1], [1, 1], [6.0, 1], {}, {"w": 1},
    {"roll": [3, 1]}, {"opening": [2, 1]}, {"play": "-"}, {"resign": "w"}, {"timeout": "b"},
)  # fmt: skip


def damaged(record: Record, random: Random) -> Record:
    """The record with one to three things dropped, doubled, swapped or changed."""
    record = deepcopy(record)
    for _ in range(random.randint(1, 3)):
        events = record.get("events")
        if not isinstance(events, list) or not events or random.random() < 0.15:
            key = random.choice([*record, "rules", "position", "tradition", "game", "extra"])
            if random.random() < 0.3:
                record.pop(key, None)
            else:
                record[key] = random.choice([*ODD, *GAMES, *TRADITIONS])
            continue
        at = random.randrange(len(events))
        other = random.randrange(len(events))
        damage = random.randrange(7)
        if damage == 0:
            del events[at]
        elif damage == 1:
            events.insert(at, deepcopy(events[other]))
        elif damage == 2:
            events[at], events[other] = events[other], events[at]
        elif damage == 3:
            del events[at:]
        elif damage == 4:
            events[at] = random.choice(ODD)
        elif isinstance(events[at], dict) and events[at]:
            key = random.choice(list(events[at]))
            value = events[at][key]
            if damage == 5:
                events[at][key] = random.choice(ODD)
            elif isinstance(value, str) and value:
                here = random.randrange(len(value))
                letter = random.choice("0123456789/-*^() baroff٣")
                events[at][key] = value[:here] + letter + value[here + random.randint(0, 1) :]
            elif isinstance(value, list) and value:
                value[random.randrange(len(value))] = random.choice([1, 2, 3, 4, 5, 6, *ODD])
    return record


def test_damaged_records_replay_or_are_refused_with_a_code(
    amount: Amount, record_property: Callable[[str, object], None]
) -> None:
    whole = [to_json(random_match(setup, "damage", 24)) for setup in SETUPS]
    random = Random("damage")
    outcomes = {"replayed": 0, "refused": 0}
    costs = Costs(amount(1500))
    for _ in range(amount(1500)):
        record = damaged(random.choice(whole), random)
        answer: Match | TablaError
        with costs.of(record):
            try:
                answer = replay(record)
            except TablaError as error:
                answer = error
        if isinstance(answer, Match):
            outcomes["replayed"] += 1
            check_match(answer)
        else:
            outcomes["refused"] += 1
            check_refusal(answer, record)
    assert min(outcomes.values()) > 100
    record_property("timing", f"damaged records: {costs}")
    costs.check()


def check_refusal(error: TablaError, record: Record) -> None:
    assert error.code.count(".") == 1
    assert len(str(error).splitlines()) == 1
    if isinstance(error, BadEvent):
        good = {**record, "events": record["events"][: error.event - 1]}
        assert len(replay(good).events) == error.event - 1
        assert error.because.code.count(".") == 1


def check_match(match: Match) -> None:
    assert checkers_in_all(match.position) == (15, 15)
    assert replay(through_json(to_json(match))) == match


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_dice_left_out_or_thrown_twice_are_noticed_at_once(setup: Record) -> None:
    record = to_json(random_match(setup, "dropped", 30))
    events = record["events"]
    for at, event in enumerate(events[:-1]):
        if "play" in event or len(set(event.get("opening", (1, 2)))) == 1:
            # A play of a cascade may be possible again, and equal opening dice decide nothing.
            continue
        with pytest.raises(BadEvent) as refused:
            replay({**record, "events": events[:at] + events[at + 1 :]})
        assert refused.value.event == at + 1
        with pytest.raises(BadEvent) as refused:
            replay({**record, "events": events[: at + 1] + events[at:]})
        assert refused.value.event == at + 2
