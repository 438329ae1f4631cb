"""Dice: secret ones without bias; practice dice that are the same again. Rules §5, dice."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from typing import Any

import pytest

from tabla_core import Illegal, Malformed
from tabla_core.dice import ListedDice, SecretDice, SeededDice, listed_dice


def test_a_secret_die_is_one_draw_below_six(monkeypatch: pytest.MonkeyPatch) -> None:
    # `secrets.randbelow` has no modulo bias: of more than enough bits it draws again.
    asked: list[int] = []
    drawn = iter([0, 5, 2])

    def randbelow(limit: int) -> int:
        asked.append(limit)
        return next(drawn)

    monkeypatch.setattr(secrets, "randbelow", randbelow)
    dice = SecretDice()
    assert [dice.throw(0), dice.throw(0), dice.throw(99)] == [1, 6, 3]
    assert asked == [6, 6, 6]


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    off = sum((count - expected) ** 2 for count in counts.values())
    return (off + (kinds - len(counts)) * expected**2) / expected


@pytest.mark.parametrize("dice", [SecretDice(), SeededDice("club")], ids=["secret", "seeded"])
def test_numbers_and_rolls_are_equally_likely(dice: SecretDice | SeededDice) -> None:
    # The limits are passed by chance less than once in a thousand million runs.
    thrown = [dice.throw(already) for already in range(60_000)]
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert chi_square(Counter(thrown), 6) < 51
    assert chi_square(Counter(zip(thrown[::2], thrown[1::2], strict=True)), 36) < 116
    assert chi_square(Counter(zip(thrown, thrown[2:], strict=False)), 36) < 130


def test_seeded_dice_go_on_where_they_were() -> None:
    whole = [SeededDice("club").throw(already) for already in range(100)]
    dice = SeededDice("club")
    assert [dice.throw(already) for already in range(60, 100)] == whole[60:]
    assert [dice.throw(already) for already in range(100)] == whole
    assert [SeededDice("other").throw(already) for already in range(100)] != whole


def test_a_seed_gives_the_same_dice_on_every_python() -> None:
    # Written down once: a match put away must go on with the same dice after an update.
    thrown = [SeededDice("club").throw(already) for already in range(12)]
    assert thrown == [5, 3, 1, 3, 5, 2, 2, 6, 4, 1, 6, 3]


@pytest.mark.parametrize("seed", ["", "зар", "\ud800", "\0", "x" * 10_000])
def test_any_text_is_a_seed(seed: str) -> None:
    assert {SeededDice(seed).throw(already) for already in range(200)} == {1, 2, 3, 4, 5, 6}


def test_listed_dice_come_in_order_and_run_out() -> None:
    dice = listed_dice([6, 3, 1])
    assert dice == ListedDice((6, 3, 1))
    assert [dice.throw(0), dice.throw(1), dice.throw(2), dice.throw(1)] == [6, 3, 1, 3]
    with pytest.raises(Illegal) as refused:
        dice.throw(3)
    assert refused.value.code == "dice.used-up"


@pytest.mark.parametrize("number", ["0", "7", "-1", "1.0", "true", "null", '"3"', "[3]", "NaN"])
def test_a_list_holds_numbers_from_one_to_six(number: str) -> None:
    with pytest.raises(Malformed) as refused:
        listed_dice([1, 2, json.loads(number)])
    assert refused.value.code == "dice.list"
