"""Random matches to test with: the dice and the choices are drawn, the events are legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from hypothesis import settings

from tabla_core import GAMES, TRADITIONS, Match, Position, begin, legal_plays, terms
from tabla_core.packed import BAR, OFF, count

Record = dict[str, Any]
Amount = Callable[[int], int]

SETUPS: tuple[Record, ...] = (
    *({"tabla": 1, "tradition": tradition} for tradition in TRADITIONS),
    *({"tabla": 1, "game": game} for game in GAMES),
)
"""A record without events of every tradition and every single game, to its usual target."""

some = settings(max_examples=settings().max_examples // 4)
"""For properties that play whole matches: a quarter of the usual number of examples."""


def new(**setup: Any) -> Match:
    """A match before its first event."""
    return begin(terms({"tabla": 1, **setup}))


def setup_id(setup: Mapping[str, object]) -> str:
    """How tests call a setup: its tradition or game."""
    return str(setup.get("tradition") or setup.get("game"))


def choose(random: Random, position: Position) -> str:
    """The text of a random legal play of the stage in hand."""
    return random.choice(legal_plays(position)).text


def more(match: Match, random: Random) -> Match:
    """The match after one more event: the dice that are due or a random play."""
    if match.phase == "play":
        return match.played(choose(random, match.position))
    first, second = random.randint(1, 6), random.randint(1, 6)
    if match.phase == "opening" or match.actor is None:
        return match.opened(first, second)
    return match.rolled(first, second)


def play_on(match: Match, random: Random, events: int) -> Match:
    """The match after so many more events, or after the one that ends it."""
    for _ in range(events):
        if match.phase == "match-over":
            break
        match = more(match, random)
    return match


def random_match(setup: Mapping[str, object], seed: object, events: int) -> Match:
    """A match of `setup` after so many random events; the same seed gives the same match."""
    return play_on(begin(terms(setup)), Random(str(seed)), events)


def checkers_in_all(position: Position) -> tuple[int, int]:
    """All checkers of White and of Black: on the points, the bar and off."""
    white, black = position.checkers("w"), position.checkers("b")
    places = range(OFF, BAR + 1)
    return sum(count(white, at) for at in places), sum(count(black, at) for at in places)
