"""Questions no page should ask are refused with a code."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabla_core.bridge import Session
from tests.bridge.page import HUMANS, PROTOCOL, Page, dice
from tests.bridge.protocol import Name

PRVA = {"game": "prva", "players": HUMANS}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "request.json"),
        ("nonsense", "request.json"),
        ('{"id": 1', "request.json"),
        ("[" * 100_000, "request.json"),
        ('{"id": ' + "9" * 5000 + "}", "request.json"),
        (" " * 8_000_001, "request.size"),
        ("null", "request.form"),
        ("[]", "request.form"),
        ('"roll"', "request.form"),
        ("[" * 500 + "]" * 500, "request.form"),
        ("{}", "request.id"),
        ('{"id": null, "kind": "roll"}', "request.id"),
        ('{"id": true, "kind": "roll"}', "request.id"),
        ('{"id": 1.0, "kind": "roll"}', "request.id"),
        ('{"id": NaN, "kind": "roll"}', "request.id"),
        ('{"id": "1", "kind": "roll"}', "request.id"),
        ('{"id": 1}', "request.kind"),
        ('{"id": 1, "kind": null}', "request.kind"),
        ('{"id": 1, "kind": ["roll"]}', "request.kind"),
        ('{"id": 1, "kind": "__init__"}', "request.kind"),
    ],
)  # fmt: skip
def test_what_is_no_question_is_refused(text: str, code: str) -> None:
    reply = json.loads(Session().ask(text))
    assert PROTOCOL.faults(reply, Name("Reply"), "reply") == []
    assert reply["error"]["code"] == code
    assert reply["id"] == (1 if code == "request.kind" else -1)
    assert len(reply["error"]["message"]) < 600


def test_depth_is_refused_however_deep() -> None:
    # Somewhere here what can still be read can no longer be written into the error.
    for depth in range(900, 1000):
        for text in ("[" * depth + "]" * depth, '{"id":' * depth + "1" + "}" * depth):
            reply = json.loads(Session().ask(text))
            assert reply["error"]["code"].startswith("request.")


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"kind": "open"}, "request.setup"),
        ({"kind": "open", "setup": [], "dice": dice()}, "request.setup"),
        ({"kind": "open", "setup": {**PRVA, "events": []}, "dice": dice()}, "request.setup"),
        ({"kind": "open", "setup": {**PRVA, "tabla": 1}, "dice": dice()}, "request.setup"),
        ({"kind": "open", "setup": PRVA}, "request.dice"),
        ({"kind": "open", "setup": PRVA, "dice": {"kind": "loaded"}}, "request.dice"),
        ({"kind": "open", "setup": PRVA, "dice": {"kind": "seed"}}, "request.dice"),
        ({"kind": "open", "setup": PRVA, "dice": {"kind": "seed", "seed": 1}}, "request.dice"),
        ({"kind": "open", "setup": PRVA, "dice": {"kind": "list"}}, "request.dice"),
        ({"kind": "open", "setup": PRVA, "dice": {"kind": ["list"]}}, "request.dice"),
        ({"kind": "open", "setup": PRVA, "dice": dice(7)}, "dice.list"),
        ({"kind": "open", "setup": {}, "dice": dice()}, "record.game"),
        ({"kind": "open", "setup": {**PRVA, "speed": 1}, "dice": dice()}, "record.unknown-key"),
        ({"kind": "load", "dice": dice()}, "record.form"),
        ({"kind": "load", "record": {"tabla": 1}, "dice": dice()}, "record.game"),
    ],
)  # fmt: skip
def test_what_cannot_be_opened_is_refused(page: Page, question: Any, code: str) -> None:
    assert page.refused(**question) == code
    assert page.refused("roll") == "session.no-match"


def test_a_name_that_is_no_text_for_others_is_still_answered() -> None:
    session = Session()
    setup = {"game": "prva", "players": {"w": "\ud800", "b": "Тест"}}
    reply = session.ask(json.dumps({"id": 1, "kind": "open", "setup": setup, "dice": dice()}))
    assert reply.isascii()
    assert json.loads(reply)["answer"]["record"]["players"] == setup["players"]


def test_what_is_not_even_text_is_refused() -> None:
    reply = json.loads(Session().ask(None))  # type: ignore[arg-type]
    assert reply["error"]["code"] == "request.json"
