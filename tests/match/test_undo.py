"""Undo goes back to the last dice thrown, across stages, never across a roll."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabla_core import Illegal, Match, begin, terms
from tests.match.playing import SETUPS, new, play_on, random_match, setup_id


def bits(match: Match) -> tuple[int, int, int, int]:
    position = match.position
    return position.white, position.black, position.white_pinned, position.black_pinned


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_undo_goes_back_to_the_last_dice_thrown_and_restores_the_same_bits(
    setup: dict[str, Any],
) -> None:
    match = begin(terms(setup))
    random = Random(f"undo {setup_id(setup)}")
    thrown_at = match
    for _ in range(300):
        before, match = match, play_on(match, random, 1)
        if match is before:
            break
        if "play" not in match.events[-1]:
            thrown_at = match
            with pytest.raises(Illegal) as refused:
                match.undone()
            assert refused.value.code == "match.no-undo"
            continue
        if before.actor != thrown_at.actor:
            # The other side's handed-over dice: only what it has played of them is its own.
            thrown_at = before
        if match.ended:
            assert not match.undoable
            continue
        back = match.undone()
        assert back == thrown_at
        assert (bits(back), back.events, back.thrown) == (
            bits(thrown_at), thrown_at.events, thrown_at.thrown,
        )  # fmt: skip


def test_undo_goes_back_over_all_stages_of_a_cascade() -> None:
    rolled = new(game="vtora", position="vtora w15,11,b15,11 0/0 0/0 w 3/3 - -").rolled(4, 4)
    match = rolled.played("24/20(4)")
    match = match.played("24/19(4)")
    match = match.played("24/18(4)")
    assert (match.phase, match.actor) == ("roll", "b")
    assert match.undone() == rolled
    assert rolled.played("24/20(4)").undone() == rolled


def test_undo_never_takes_back_the_other_sides_plays() -> None:
    match = new(game="vtora", position="vtora w15,5,b1,5,b14,11 0/0 0/0 w 3/3 - -")
    handed = match.rolled(6, 6).played("-")
    played = handed.played("24/18(4)")
    assert played.undone() == handed
    assert handed.undone() == match.rolled(6, 6)


def test_undo_keeps_what_was_played_before_time_ran_out() -> None:
    rolled = new(game="vtora", position="vtora w15,11,b15,11 0/0 0/0 w 3/3 - -").rolled(4, 4)
    late = rolled.played("24/20(4)").timed_out("w")
    assert late.played("24/19(4)").undone() == late
    with pytest.raises(Illegal):
        late.undone()


def test_a_match_does_not_keep_every_match_before_it() -> None:
    # Each holds its own list of events: all of them together would take memory by the square.
    match = random_match({"tabla": 1, "game": "vtora"}, "long", 400)
    length, here = 0, match
    while here.previous is not None:
        length, here = length + 1, here.previous
    assert length < 12
