"""Why may I not, at any moment of a match: what is allowed has no reason, what is not has one."""

from __future__ import annotations

from random import Random

import pytest

from tabla_core import GAMES, Position, begin, parse_position, terms
from tabla_core.draft import Drafting
from tabla_core.packed import BAR
from tabla_core.reasons import CODES, Refusals, why, why_in
from tests.boards import board
from tests.cases import file_names, legal_cases
from tests.match.playing import Amount, more
from tests.rules.test_reasons import LARGER, LEAVE, PINNED_OUTSIDE, QUARTER

# --- at other moments of a match ----------------------------------------------------------------


def test_before_the_roll_and_when_it_is_not_my_turn() -> None:
    match = begin(terms({"tabla": 1, "game": "prva"}))

    def codes(side: str) -> list[str]:
        stage = Drafting(match.position) if match.phase == "play" else None
        asked = "w" if side == "w" else "b"
        return [each.code for each in why_in(match, stage, [], asked, 13, None)]  # type: ignore[arg-type]

    assert codes("w") == ["reason.roll-first"]
    match = match.opened(6, 5)
    assert codes("w") == ["reason.roll-first"]
    assert codes("b") == ["reason.not-your-turn"]
    match = match.rolled(3, 1)
    assert codes("w") == []
    assert codes("b") == ["reason.not-your-turn"]
    match = match.resigned("w")
    assert codes("w") == ["reason.game-over"]


def test_a_place_of_the_other_side() -> None:
    match = begin(terms({"tabla": 1, "game": "prva"})).opened(6, 5).rolled(3, 1)
    (refusal,) = why_in(match, Drafting(match.position), [], "w", None, None)
    assert refusal.code == "reason.foes-checker"


# --- always -------------------------------------------------------------------------------------


def check_everything(position: Position, random: Random) -> set[str]:
    """Of one draft after another: whatever is offered has no reason, whatever is not has one."""
    stage = Drafting(position)
    steps: list[tuple[int, int]] = []
    seen: set[str] = set()
    while True:
        draft = stage.draft(steps)
        origins = {move.origin for move in draft.moves}
        ways = {(move.origin, move.path[-1]) for move in draft.moves}
        for origin in range(BAR + 1):
            refused = why(stage, steps, origin)
            check(refused, position, allowed=origin in origins)
            seen |= {each.code for each in refused}
            if origin not in origins:
                continue
            for landing in range(BAR + 1):
                refused = why(stage, steps, origin, landing)
                check(refused, position, allowed=(origin, landing) in ways)
                seen |= {each.code for each in refused}
        if not draft.moves:
            return seen
        move = random.choice(draft.moves)
        steps = [*steps, (move.origin, move.path[0])]


def check(refused: Refusals, position: Position, *, allowed: bool) -> None:
    assert (refused == ()) == allowed
    assert {each.code for each in refused} <= set(CODES)
    dice = [each.die for each in refused]
    if dice != [None]:
        assert set(dice) <= set(position.stage)
        assert len(set(dice)) == len(dice) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_refused_in_random_games_has_a_reason(game: str, amount: Amount) -> None:
    for number in range(amount(1)):
        random = Random(f"why {game} {number}")
        match = begin(terms({"tabla": 1, "game": game}))
        while not match.games:
            if match.phase == "play":
                check_everything(match.position, random)
            match = more(match, random)


@pytest.mark.parametrize("name", file_names())
def test_whatever_is_refused_in_the_rare_positions_has_a_reason(name: str) -> None:
    for case in legal_cases(name)[3::90]:
        check_everything(parse_position(case.position), Random(case.position))


def test_every_reason_occurs() -> None:
    """In positions of whole games and rare ones, all but those about other moments of a match."""
    drawn = (
        board("fevga", "65", LEAVE),
        board("fevga", "53", QUARTER),
        board("prva", "65", LARGER),
        board("treta", "61", PINNED_OUTSIDE),
    )
    seen = {code for position in drawn for code in check_everything(position, Random(1))}
    for name in file_names():
        for case in legal_cases(name)[::60]:
            seen |= check_everything(parse_position(case.position), Random(case.position))
    elsewhere = {"reason.not-your-turn", "reason.roll-first", "reason.game-over"}
    assert set(CODES) - seen == elsewhere
