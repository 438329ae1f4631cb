"""The bot whose trained weights are refused plays on, and the player is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabla_core.bot import nets
from tabla_core.bot.netfile import write_net
from tests.bot.random_nets import random_net
from tests.bridge.page import Page

GOOD = write_net(random_net("prva"))


@pytest.fixture
def weights(monkeypatch: pytest.MonkeyPatch, data: bytes) -> Iterator[None]:
    """`data` as the file of weights of prva."""
    monkeypatch.setattr(nets, "FILES", {"prva": data})
    nets.chosen_for.cache_clear()
    yield
    nets.chosen_for.cache_clear()


@pytest.mark.usefixtures("weights")
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (GOOD, None),
        (GOOD[:-1], "weights.truncated"),
        (write_net(random_net("chelebi")), "weights.game"),
    ],
)
def test_a_thought_says_when_the_hand_written_evaluator_stood_in(
    code: str | None,
) -> None:
    page = Page()
    page.open(4, 2, 3, 1, players={"w": "bot:top", "b": "human"}, game="prva")
    page.ask("roll")
    page.ask("roll")
    thought = page.ask("think")
    assert thought["standIn"] == code
    assert page.ask("play", text=thought["text"])["actor"] == "b"


def test_no_word_of_it_where_no_net_was_meant_to_play() -> None:
    page = Page()
    rules = {"id": "club", "base": "treta", "carry": "all"}
    page.open(4, 2, 3, 1, players={"w": "bot:top", "b": "human"}, game="club", rules=rules)
    page.ask("roll")
    page.ask("roll")
    assert page.ask("think")["standIn"] is None
