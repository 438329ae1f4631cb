"""The page, as far as the engine can tell: it asks a session, and reads the replies strictly."""

from __future__ import annotations

import json
from typing import Any

from tabla_core.bridge import Session
from tests.bridge.protocol import Name, Protocol, read

PROTOCOL: Protocol = read()
ANSWERS = {
    "catalogue": "Catalogue",
    "think": "Thought",
    "hint": "Hint",
    "review": "Reviewed",
    "why": "Refusals",
    "throws": "Throws",
}
HUMANS = {"w": "human", "b": "human"}
View = dict[str, Any]


def dice(*numbers: int) -> dict[str, Any]:
    """Practice dice that come in this order."""
    return {"kind": "list", "dice": list(numbers)}


class Page:
    """Asks, and holds every reply to the protocol."""

    def __init__(self) -> None:
        self.session = Session()
        self._number = 0

    def reply(self, kind: str, **question: object) -> Any:
        """The whole reply to a question; a thought is waited for."""
        self._number += 1
        question = {"id": self._number, "kind": kind, **question}
        reply = json.loads(self.session.ask(json.dumps(question)))
        while reply.get("pending"):
            assert reply == {"id": self._number, "ok": True, "pending": True}
            reply = json.loads(self.session.think_slice())
        assert reply["id"] == self._number
        if reply["ok"] and kind != "check-rules":
            assert set(reply) == {"id", "ok", "answer"}
            assert PROTOCOL.faults(reply["answer"], Name(ANSWERS.get(kind, "View"))) == []
        else:
            assert PROTOCOL.faults(reply, Name("Reply"), "reply") == []
        return reply

    def ask(self, kind: str, **question: object) -> View:
        """The answer to a question that is answered."""
        reply = self.reply(kind, **question)
        assert reply["ok"], reply
        answer: View = reply["answer"]
        return answer

    def refused(self, kind: str, **question: object) -> str:
        """The code with which a question is refused."""
        reply = self.reply(kind, **question)
        assert not reply["ok"], reply
        return str(reply["error"]["code"])

    def open(self, *numbers: int, **setup: object) -> View:
        """A new match between two people, with these dice to come."""
        whole = {"players": HUMANS, **setup}
        source = dice(*numbers) if numbers else {"kind": "secret"}
        return self.ask("open", setup=whole, dice=source)
