"""Records of many thousands of events: read in a time that grows with them and no faster."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from e2e.short_matches import play_game
from tabla_core import Illegal, TablaError, begin, replay, terms, to_json
from tabla_core.bridge import STRIDE, Session
from tabla_core.match import MOST_EVENTS, MOST_THROWS
from tabla_core.record import states
from tests.bounds import peak, seconds
from tests.match.playing import SETUPS, Record, more, new

Event = dict[str, Any]


@pytest.fixture(scope="module")
def drawn() -> list[Event]:
    """The events of a game of treta in which both mothers are pinned: nobody gets a point."""
    events = to_json(play_game(new(game="treta"), "w", "draw"))["events"]
    assert len(events) < 40
    return list(events)


def of(count: int, events: list[Event]) -> Record:
    """A record of so many events: a match that never gets nearer to its end."""
    repeated = events * (count // len(events) + 1)
    return {"tabla": 1, "game": "treta", "events": repeated[:count]}


def drawn_games(count: int, drawn: list[Event]) -> Record:
    return of(count, drawn)


def equal_throws(count: int) -> Record:
    return of(count, [{"opening": [1, 1]}])


def timed(count: int) -> Record:
    """One side runs out of time again and again, and each time it is noted when."""
    times = [{"timeout": "w", "at": at} for at in range(1, count)]
    return of(count, [{"opening": [3, 1], "at": 0}, *times])


@pytest.mark.parametrize("kind", [equal_throws, timed])
def test_eight_times_the_events_take_eight_times_as_long(kind: Callable[[int], Record]) -> None:
    """Were each event to copy those before it, they would take three times as long again."""
    small, large = kind(1_500), kind(12_000)
    assert seconds(lambda: replay(large)) < 12 * seconds(lambda: replay(small))


def test_all_states_of_a_match_share_its_events() -> None:
    """Were each to have a list of its own, they would take eight times as much again."""
    small, large = timed(300), timed(2_400)
    assert peak(lambda: list(states(large))) < 12 * peak(lambda: list(states(small)))


def test_a_match_of_many_games_goes_on_and_back(drawn: list[Event]) -> None:
    """After 2,000 events, in the middle of a game: undo, then another play, then the record."""
    plays = [at for at, event in enumerate(drawn) if "play" in event]
    match = replay(of(len(drawn) * 100 + plays[0] + 1, drawn))
    assert match.phase == "roll"
    assert len(match.games) == 100
    before = match.undone()
    assert before == replay(of(len(match.events) - 1, drawn))
    assert before.played(str(match.events[-1]["play"])) == match
    assert replay(json.loads(json.dumps(to_json(match)))) == match


def test_what_undo_goes_back_to_has_its_own_events() -> None:
    """A cascade is played in several stages, and undo crosses them all."""
    crossed = 0
    for setup in SETUPS:
        match, random = begin(terms(setup)), Random("undo")
        for _ in range(30):
            match = more(match, random)
            if match.previous is None or match.previous.previous is None:
                continue
            loaded = replay(to_json(match)).previous
            while loaded is not None:
                assert loaded == replay(to_json(loaded))
                loaded = loaded.previous
                crossed += 1
    assert crossed > 100


def test_of_a_run_of_equal_throws_the_last_are_kept() -> None:
    match = replay(equal_throws(MOST_THROWS + 5))
    assert match.opening == ((1, 1),) * MOST_THROWS
    assert match.opened(6, 1).opening[-1] == (6, 1)


def test_a_match_grows_no_longer_than_its_record_may_be() -> None:
    """An event with which it could not be read again is refused."""
    match = replay(equal_throws(1))
    events = match.events
    while len(events) < MOST_EVENTS:
        events = events.followed_by(events[0])
    full = replace(match, events=events)
    with pytest.raises(Illegal) as refused:
        full.opened(3, 1)
    assert refused.value.code == "match.too-long"


# --- bit by bit --------------------------------------------------------------------------------


def ask(session: Session, **question: object) -> Any:
    return json.loads(session.ask(json.dumps(question)))


def load(record: Record) -> Event:
    return {"kind": "load", "record": record, "dice": {"kind": "secret"}}


def test_the_page_hears_between_two_strides(drawn: list[Event]) -> None:
    session = Session()
    assert ask(session, id=1, **load(drawn_games(10 * STRIDE, drawn))) == {
        "id": 1,
        "ok": True,
        "pending": True,
    }
    slices = 1
    while (reply := json.loads(session.think_slice())).get("pending"):
        slices += 1
    assert slices == 10
    assert reply["id"] == 1
    assert len(reply["answer"]["record"]["events"]) == 10 * STRIDE


def test_another_question_drops_a_record_half_read(drawn: list[Event]) -> None:
    """The match that lay there before still does."""
    session = Session()
    short = ask(session, id=1, **load(drawn_games(2, drawn)))
    ask(session, id=2, **load(drawn_games(5 * STRIDE, drawn)))
    session.think_slice()
    assert ask(session, id=3, kind="draft", steps=[])["answer"] == short["answer"]


def test_an_event_that_is_bad_is_named_wherever_it_is(drawn: list[Event]) -> None:
    record = drawn_games(3 * STRIDE, drawn)
    record["events"][2 * STRIDE + 1] = {"play": "nonsense"}
    with pytest.raises(TablaError):
        replay(record)
    session = Session()
    reply = ask(session, id=1, **load(record))
    while reply.get("pending"):
        reply = json.loads(session.think_slice())
    assert (reply["id"], reply["error"]["event"]) == (1, 2 * STRIDE + 2)
