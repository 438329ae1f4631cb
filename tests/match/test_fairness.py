"""How the dice of a match fell, and how often fair dice fall so."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabla_core.fairness import Thrown, evenness, thrown
from tabla_core.record import states
from tests.match.playing import SETUPS, Record, new, play_on, setup_id


@pytest.mark.parametrize(
    ("numbers", "share"),
    [
        # Values of the chi-square distribution with five degrees of freedom, from any table.
        ((10, 10, 10, 10, 10, 10), 1.0),
        ((6, 0, 0, 0, 0, 0), 0.0000147),
        ((15, 7, 9, 11, 10, 8), 0.5494),
        ((100, 100, 100, 100, 100, 140), 0.0285),
    ],
)
def test_the_share_of_fair_dice_that_fall_less_evenly(
    numbers: tuple[int, ...], share: float
) -> None:
    assert evenness(numbers) == pytest.approx(share, rel=0.01, abs=1e-6)


def test_fair_dice_pass_as_often_as_the_test_says() -> None:
    random = Random(31)
    shares = []
    for _ in range(2000):
        counts = [0] * 6
        for _ in range(120):
            counts[random.randrange(6)] += 1
        shares.append(evenness(counts))
    for limit in (0.05, 0.25, 0.5, 0.75):
        assert sum(share < limit for share in shares) / 2000 == pytest.approx(limit, abs=0.04)


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_every_die_of_a_match_is_counted_once(setup: Record) -> None:
    match = play_on(new(**{key: setup[key] for key in setup if key != "tabla"}), Random(7), 120)
    events: list[dict[str, Any]] = [dict(event) for event in match.events]
    counted = thrown(states({**setup, "events": events}))
    rolls = [event["roll"] for event in events if "roll" in event]
    openings = [event["opening"] for event in events if "opening" in event]
    dice = [die for pair in [*rolls, *openings] for die in pair]
    together = [w + b for w, b in zip(counted["w"].numbers, counted["b"].numbers, strict=True)]
    assert together == [dice.count(number) for number in range(1, 7)]
    assert counted["w"].rolls + counted["b"].rolls == len(rolls)
    doubles = [first == second for first, second in rolls]
    assert counted["w"].doubles + counted["b"].doubles == sum(doubles)
    # Both sides act in turn, so neither throws much more often.
    assert abs(counted["w"].rolls - counted["b"].rolls) < 20


def test_no_dice_say_nothing() -> None:
    assert Thrown().dice == 0
    assert evenness([0] * 6) == 1.0
