"""The engine and the slow reference find the same results, each with the same canonical text.

Positions come from random play and are set up near the special rules, under the shipped games and
under house rules drawn at random. `make soak` checks many times as many.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from tabla_core import GAMES, RuleSet, format_position, legal_plays, parse_position, perft, play
from tabla_core import roll as engine_roll
from tabla_core.turn import successors
from tests import reference
from tests.reference.flags import Flags
from tests.reference.position import parse, write
from tests.reference.positions import constructed_line, game_lines, house_rules

TIMES = 60 if os.environ.get("TABLA_SOAK") else 1
CONSTRUCTED = 120 * TIMES
WHOLE_GAMES = TIMES
WHOLE_ROLLS = 8 * TIMES
CLUBS = range(8 * TIMES)
GAMES_A_CLUB = 5


def rules_of(flags: Flags) -> RuleSet:
    """The same flags as the engine has them: shipped, or a club's own from their JSON."""
    shipped = GAMES.get(flags.name)
    return shipped or RuleSet.from_json({"id": flags.name, **flags.to_dict()}, GAMES)


def check(line: str, flags: Flags, rules: RuleSet, rng: Random) -> None:
    position = parse_position(line, rules)
    assert format_position(position) == line
    expected = reference.legal(line, flags)
    found = sorted(format_position(after) for after in successors(position))
    assert found == expected, f"{line}\nunder {flags}"
    texts = {format_position(after): text for text, _, after in legal_plays(position)}
    assert texts == reference.move_texts(line, flags), f"{line}\nunder {flags}"
    chosen = rng.choice(expected)
    assert format_position(play(position, texts[chosen])) == chosen
    after = parse_position(chosen, rules)
    if after.result is None and not after.stage:
        first, second = rng.randint(1, 6), rng.randint(1, 6)
        rolled = format_position(engine_roll(after, first, second))
        assert rolled == reference.roll(chosen, first, second, flags)


@pytest.mark.parametrize("game", reference.GAMES)
def test_the_flags_are_the_same(game: str) -> None:
    assert RuleSet.from_json({"id": game, **reference.GAMES[game].to_dict()}) == GAMES[game]


@pytest.mark.parametrize("game", reference.GAMES)
def test_constructed_positions(game: str) -> None:
    rng = Random(f"constructed {game}")
    flags = reference.GAMES[game]
    for _ in range(CONSTRUCTED):
        check(constructed_line(rng, flags), flags, rules_of(flags), rng)


def check_every_roll(line: str, flags: Flags, rules: RuleSet) -> None:
    """All 21 rolls of the same board, which the engine works out together."""
    before = write(replace(parse(line), roll=None, groups=(), carry=()))
    found = perft(parse_position(before, rules), 1)
    assert found == reference.perft(before, 1, flags), f"{before}\nunder {flags}"


@pytest.mark.parametrize("game", reference.GAMES)
def test_every_roll_together(game: str) -> None:
    rng = Random(f"every roll {game}")
    flags = reference.GAMES[game]
    for _ in range(WHOLE_ROLLS):
        check_every_roll(constructed_line(rng, flags), flags, rules_of(flags))


@pytest.mark.parametrize("game", reference.GAMES)
def test_random_play(game: str) -> None:
    rng = Random(f"play {game}")
    flags = reference.GAMES[game]
    for _ in range(WHOLE_GAMES):
        for line in list(game_lines(rng, flags)):
            check(line, flags, rules_of(flags), rng)


@pytest.mark.parametrize("club", CLUBS)
def test_house_rules(club: int) -> None:
    rng = Random(f"club {club}")
    for _ in range(GAMES_A_CLUB):
        flags = house_rules(rng)
        rules = rules_of(flags)
        for _ in range(15):
            check(constructed_line(rng, flags), flags, rules, rng)
        check_every_roll(constructed_line(rng, flags), flags, rules)
        for line in list(game_lines(rng, flags, most=120))[::6]:
            check(line, flags, rules, rng)
