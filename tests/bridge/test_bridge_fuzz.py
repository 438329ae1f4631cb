"""Whatever is asked in whatever order, the session answers: with a code, soon, and in short."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tabla_core import GAMES, TRADITIONS, legal_plays, parse_position, to_json
from tabla_core.bridge import Session
from tests.bounds import Costs, peak
from tests.bridge.page import HUMANS, PROTOCOL
from tests.match.playing import SETUPS, Amount, random_match

KINDS = tuple(PROTOCOL.kinds("Request", "kind"))
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, 6, 7, 25, 26, 2**63, 10**400, 0.5, 1e308, float("inf"),
    float("nan"), "", "w", "b", "-", "x", "bar/off", "\ud800", "\0", "24/18", "prva", "31",
    [], [[]], [3], [3, 1], [[24, 18]], [[24, 18], [18, 13]], {}, {"w": 1}, {"kind": "secret"},
    {"kind": "list", "dice": [3, 1] * 50}, {"id": "x", "base": "prva"}, [[[[[[[[]]]]]]]],
    "9" * 5000, ["x"] * 5000, {"tabla": 1, "game": "31"},
)  # fmt: skip
POSITIONS = (
    "vtora w15,5,b1,5,b14,11 0/0 0/0 w 3/3 66:6*4 -",
    "vtora w14,11,b15,5,w1,5 0/0 0/0 b 4/3 - 6*2",
    "treta w1b1,10,b13,10,w14,b1 0/0 0/0 w 9/9 - -",
    "prva b2,22,w1 0/0 14/13 w 9/9 - -",
    "fevga w15,11,b15,11 0/0 0/0 b 9/9 63:6,3 -",
)


MOST_BYTES = 60
"""Bytes of memory that an answer may need for each letter of its question."""


class Fuzzer:
    """Asks one session after another what a page might, mostly, and what none would."""

    def __init__(self, random: Random, messages: int) -> None:
        self.random = random
        self.messages = messages
        self.costs = Costs(messages)
        self.session = Session()
        self.view: dict[str, Any] = {}
        self.outcomes: Counter[str] = Counter()
        self.records = [to_json(random_match(setup, "fuzz", 12)) for setup in SETUPS]

    def run(self) -> None:
        for number in range(self.messages):
            if self.random.random() < 0.01:
                self.session, self.view = Session(), {}
            question = self.question(number)
            text = json.dumps(question)
            if self.random.random() < 0.15:
                text = self.garbled(text)
            self.check(text)

    def check(self, text: str) -> None:
        with self.costs.of(text):
            reply = json.loads(self.session.ask(text))
        for _ in range(self.random.choice([0, 1, 3])):
            if not reply.get("pending"):
                break
            reply = json.loads(self.session.think_slice())
        assert type(reply["id"]) is int
        if reply["ok"]:
            answer = reply.get("answer", {})
            self.outcomes["pending" if "pending" in reply else "ok"] += 1
            if "turn" in answer:
                self.view = answer
            return
        error = reply["error"]
        self.outcomes[error["code"]] += 1
        assert error["code"].count(".") == 1, (text[:300], error)
        assert len(error["message"]) < 600
        assert "\n" not in error["message"]

    # --- what is asked -----------------------------------------------------------------------

    def question(self, number: int) -> Any:
        random = self.random
        kind = random.choice([*KINDS, "roll", "roll", "roll", "draft", "draft", "play", "play"])
        if random.random() < 0.02:
            return random.choice(ODD)
        question: dict[str, Any] = {"id": number, "kind": kind}
        if kind == "open":
            question |= {"setup": self.setup(), "dice": self.dice()}
        elif kind == "load":
            record = random.choice([*self.records, self.view.get("record")])
            question |= {"record": record, "dice": self.dice()}
        elif kind == "draft":
            question["steps"] = self.steps()
        elif kind == "play" and random.random() < 0.7:
            question["text"] = self.text()
        elif kind in ("resign", "timeout"):
            question["side"] = random.choice(["w", "b"])
        elif kind == "review":
            question["record"] = random.choice([*self.records, self.view.get("record")])
        elif kind == "review-at":
            question["event"] = random.choice([0, 1, 7, 40, -1, 10**9])
        elif kind == "why":
            places = [None, *range(26)]
            question |= {"side": random.choice(["w", "b"]), "from": random.choice(places)}
            question["to"] = random.choice(places)
        elif kind == "throws":
            question |= {"dice": random.choice([0, 6, 10_000]), "numbers": [1, 0, 2, 3, 0, 9]}
        elif kind == "check-rules":
            question["rules"] = {"id": "club", "base": random.choice(list(GAMES)), "mother": True}
        if random.random() < 0.25:
            question = json.loads(json.dumps(question))
            self.damage(question)
        return question

    def setup(self) -> dict[str, Any]:
        random = self.random
        players = random.choice([HUMANS, {"w": "bot:top", "b": "human"}])
        what = random.randrange(4)
        if what == 0:
            return {"tradition": random.choice(list(TRADITIONS)), "players": players}
        if what == 1:
            return {"game": random.choice(list(GAMES)), "players": players}
        if what == 2:
            position = random.choice(POSITIONS)
            return {"game": position.split(" ")[0], "position": position, "players": players}
        rules = {"id": "club", "base": random.choice(list(GAMES)), "opening": "play"}
        return {"rules": rules, "players": players, "target": random.randint(0, 101)}

    def dice(self) -> dict[str, Any]:
        random = self.random
        numbers = [random.randint(1, 6) for _ in range(random.randrange(60))]
        return random.choice(
            [
                {"kind": "secret"},
                {"kind": "seed", "seed": str(random.random())},
                {"kind": "list", "dice": numbers},
            ]
        )

    def steps(self) -> list[list[int]]:
        turn = self.view.get("turn", {"moves": [], "draft": []})
        if not turn["moves"]:
            return [list(step) for step in turn["draft"]]
        move = self.random.choice(turn["moves"])
        stops = [move["from"], *move["path"]]
        return [*turn["draft"], *map(list, zip(stops, move["path"], strict=False))]

    def text(self) -> str:
        plays = legal_plays(parse_position(self.view["position"])) if self.known() else []
        return self.random.choice(plays).text if plays else "24/18"

    def known(self) -> bool:
        return bool(self.view) and str(self.view["position"]).split(" ")[0] in GAMES

    # --- damage ------------------------------------------------------------------------------

    def damage(self, value: Any) -> None:
        """Drops or changes something somewhere in an object or list."""
        random = self.random
        while isinstance(value, dict | list) and value:
            key = random.choice(list(value) if isinstance(value, dict) else range(len(value)))
            inner = value[key]
            if isinstance(inner, dict | list) and inner and random.random() < 0.7:
                value = inner
            elif random.random() < 0.3:
                del value[key]
                return
            else:
                value[key] = random.choice(ODD)
                return

    def garbled(self, text: str) -> str:
        """Cut off, or with some letters dropped, doubled or changed."""
        random = self.random
        for _ in range(random.randint(1, 4)):
            at = random.randrange(len(text) + 1)
            letter = random.choice(list('{}[]",:0123456789eE.-ntf\\/ \x00٣\ud800'))
            text = random.choice(
                [text[:at], text[:at] + letter + text[at:], text[:at] + letter + text[at + 1 :]]
            )
        return text


def test_every_message_is_answered(
    amount: Amount, record_property: Callable[[str, object], None]
) -> None:
    fuzzer = Fuzzer(Random("bridge"), amount(2_500))
    fuzzer.run()
    record_property("timing", f"random messages: {fuzzer.costs}")
    fuzzer.costs.check()
    # A fuzz test is worth something only where it reaches what it is to break.
    assert fuzzer.outcomes["ok"] > 600
    assert fuzzer.outcomes["pending"] > 20
    assert len(fuzzer.outcomes) > 25, fuzzer.outcomes


@pytest.mark.parametrize(
    "question",
    [
        {"kind": "load", "record": {"tabla": 1, "game": "prva", "events": [{}] * 100_001}},
        {"kind": "load", "record": {"tabla": 1, "game": "x" * 7_000_000}},
        {"kind": "load", "record": {"tabla": 1, "game": "prva", "position": "w15," * 1_000_000}},
        {"kind": "load", "record": {"tabla": 1, "game": "prva", "players": ["x"] * 1_000_000}},
        {"kind": "check-rules", "rules": {"id": "a" * 7_000_000, "base": "prva"}},
        {"kind": "check-rules", "rules": {"x" * 100 + str(n): n for n in range(40_000)}},
        {"kind": "check-rules", "rules": {"id": "a", "base": "prva", "start": {"1": 10**4000}}},
        {"kind": "x" * 7_000_000},
    ],
    ids=["events", "game", "position", "players", "id", "flags", "start", "kind"],
)
def test_large_questions_are_refused_in_short(question: dict[str, Any]) -> None:
    text = json.dumps({"id": 1, "dice": {"kind": "secret"}, **question})
    session, costs, answers = Session(), Costs(1), []
    with costs.of(question["kind"]):
        answers.append(session.ask(text))
    costs.check()
    assert peak(lambda: Session().ask(text)) < MOST_BYTES * len(text)
    reply = json.loads(answers[0])
    assert reply["error"]["code"] not in ("internal", "request.json", "request.size")
    assert len(reply["error"]["message"]) < 600
