"""The eleven games and seven traditions as data. Rules §4-5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from tabla_core.rules import RuleSet

NextStarter = Literal["winner", "roll_off"]

_FAMILIAR_START = ((24, 2), (13, 5), (8, 3), (6, 5))
_CORNER_START = ((24, 15),)

_GAMES = (
    RuleSet("prva", _FAMILIAR_START, "hit", "contrary"),
    RuleSet("aada", _FAMILIAR_START, "hit", "contrary", opening="play"),
    RuleSet("obiknovena", _FAMILIAR_START, "hit", "contrary", opening="play"),
    RuleSet(
        "chelebi",
        _FAMILIAR_START,
        "hit",
        "contrary",
        opening="play",
        cascade_from=3,
        carry="started",
        on_block="stop",
    ),
    RuleSet(
        "vtora", _CORNER_START, "block", "parallel", cascade_from=4, carry="all", on_block="skip"
    ),
    RuleSet(
        "gyulbara",
        _CORNER_START,
        "block",
        "parallel",
        opening="play",
        cascade_from=3,
        carry="started",
        on_block="stop",
    ),
    RuleSet("treta", _CORNER_START, "pin", "contrary", mother=True),
    RuleSet("plakoto", _CORNER_START, "pin", "contrary", mother=True, bear_off_pinned="none"),
    RuleSet(
        "tapa",
        _CORNER_START,
        "pin",
        "contrary",
        opening="play",
        mother=True,
        bear_off_pinned="home",
    ),
    RuleSet(
        "fevga",
        _CORNER_START,
        "block",
        "parallel",
        runner="pass",
        walls=True,
        leave_a_move=True,
    ),
    RuleSet(
        "31",
        _CORNER_START,
        "block",
        "contrary",
        runner="home",
        bear_off_past_foes=False,
        close_quarter=True,
        score="left",
    ),
)

GAMES: Mapping[str, RuleSet] = MappingProxyType({rules.id: rules for rules in _GAMES})
"""Every shipped game by its id.

>>> list(GAMES)[:3]
['prva', 'aada', 'obiknovena']
"""


@dataclass(frozen=True, slots=True)
class Tradition:
    """Which games are played one after another, to how many points, and who starts the next.

    >>> TRADITIONS["greek"].games, TRADITIONS["greek"].target
    (('prva', 'plakoto', 'fevga'), 5)
    """

    id: str
    games: tuple[str, ...]
    targets: tuple[int, ...]
    target: int
    next_starter: NextStarter


_SHORT = (3, 5, 7)
_TRADITIONS = (
    Tradition("macedonian", ("prva", "vtora", "treta"), _SHORT, 5, "winner"),
    Tradition("bulgarian", ("prva", "vtora", "treta"), _SHORT, 5, "winner"),
    Tradition("greek", ("prva", "plakoto", "fevga"), _SHORT, 5, "winner"),
    Tradition("turkish", ("prva",), _SHORT, 5, "winner"),
    Tradition("egyptian-31", ("31",), (1, 11, 21, 31), 11, "roll_off"),
    Tradition("egyptian-aada", ("aada",), (1, 3, 5, 7, 9, 11, 15, 17), 3, "roll_off"),
    Tradition(
        "bulgarian-classic", ("obiknovena", "chelebi", "gyulbara", "tapa"), _SHORT, 5, "roll_off"
    ),
)

TRADITIONS: Mapping[str, Tradition] = MappingProxyType({each.id: each for each in _TRADITIONS})
"""Every tradition by its id."""


def tradition_of(game: str) -> Tradition:
    """The first tradition that plays `game`; a single game takes its targets and starter rule.

    >>> tradition_of("fevga").id
    'greek'
    """
    return next(each for each in _TRADITIONS if game in each.games)
