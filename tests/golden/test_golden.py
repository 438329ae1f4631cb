"""Whole matches that were played once and must replay for ever: one of every tradition and game.

Each file holds a record played by two who choose blindly, resign now and then and run out of time,
and after every event the score and a digest of the position line, so that the first event that
comes out otherwise is named. `TABLA_REFRESH_GOLDEN=1 pytest tests/golden` plays them anew, for
when a rule was found to be wrong: what changed can then be read in the difference.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabla_core import Match, begin, format_position, terms, to_json
from tabla_core.record import add
from tests.match.playing import SETUPS, Record, more, setup_id

FOLDER = Path(__file__).parent
REFRESH = os.environ.get("TABLA_REFRESH_GOLDEN", "") not in ("", "0")
TARGETS = {
    "macedonian": 5, "bulgarian": 5, "greek": 7, "bulgarian-classic": 7,
    "egyptian-31": 11, "31": 11,
}  # fmt: skip
"""Where 3 would not do: every game of a set comes up."""


def played(setup: Record) -> Match:
    """A whole match; the same every time."""
    random = Random(f"golden {setup_id(setup)}")
    match = begin(terms({**setup, "target": TARGETS.get(setup_id(setup), 3)}))
    while match.phase != "match-over":
        chance = random.random()
        if match.phase == "play" and chance < 0.002:
            match = match.resigned("w" if chance < 0.001 else "b")
        elif match.actor and match.phase == "play" and chance < 0.006:
            match = match.timed_out(match.actor)
        else:
            match = more(match, random)
    return match


def digest(match: Match) -> str:
    """What can be told of a match after an event: the score and where everything stands."""
    line = f"{match.phase} {match.actor} {format_position(match.position)}"
    return f"{match.score[0]}-{match.score[1]} {sha256(line.encode()).hexdigest()[:8]}"


def written(match: Match) -> str:
    """A golden file: JSON with a line for every event and what follows from it."""
    record = to_json(match)
    here = begin(match.terms)
    lines = []
    for event in record["events"]:
        here = add(here, event)
        lines.append(json.dumps([event, digest(here)]))
    record["events"] = []
    games = json.dumps([list(end) for end in match.games])
    return (
        f'{{"record": {json.dumps(record)},\n"games": {games},\n"events": [\n'
        + ",\n".join(lines)
        + "\n]}\n"
    )


def golden(setup: Record) -> dict[str, Any]:
    path = FOLDER / f"{setup_id(setup)}.json"
    if REFRESH:
        path.write_text(written(played(setup)), encoding="utf-8")
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_a_golden_match_comes_out_as_it_did(setup: Record) -> None:
    content = golden(setup)
    match = begin(terms(content["record"]))
    for number, (event, expected) in enumerate(content["events"], start=1):
        match = add(match, event)
        assert digest(match) == expected, (
            f"after event {number} of {setup_id(setup)}: {format_position(match.position)}"
        )
    assert match.phase == "match-over"
    assert [list(end) for end in match.games] == content["games"]
    record = {**content["record"], "events": [event for event, _ in content["events"]]}
    assert to_json(match) == record


def test_the_golden_matches_show_all_that_can_happen() -> None:
    contents = {setup_id(setup): golden(setup) for setup in SETUPS}
    for setup in SETUPS:
        content = contents[setup_id(setup)]
        games = [game for game, *_ in content["games"]]
        assert set(games) == {rules.id for rules in terms(setup).games}
    reasons = {end[3] for content in contents.values() for end in content["games"]}
    assert reasons == {"off", "mars", "mother", "drawn", "resigned"}
    kinds = {key for each in contents.values() for event, _ in each["events"] for key in event}
    assert kinds == {"opening", "roll", "play", "resign", "timeout"}
