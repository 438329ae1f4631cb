"""Tabla: the rules of the whole tabla family of games, its notation, matches and bots.

>>> from tabla_core import GAMES, legal_plays, roll, start
>>> opening = roll(start(GAMES["prva"]), 3, 1)
>>> len(legal_plays(opening))
16
"""

from tabla_core.errors import BadEvent, Illegal, Malformed, TablaError
from tabla_core.games import GAMES, TRADITIONS, Tradition
from tabla_core.match import GameEnd, Match, begin
from tabla_core.notation import format_position, parse_position
from tabla_core.perft import perft
from tabla_core.plays import Play, legal_plays, move_to, play
from tabla_core.position import Group, Position, Result, Side, roll, start
from tabla_core.record import replay, terms, to_json
from tabla_core.rules import RuleSet
from tabla_core.turn import successors

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "TRADITIONS",
    "BadEvent",
    "GameEnd",
    "Group",
    "Illegal",
    "Malformed",
    "Match",
    "Play",
    "Position",
    "Result",
    "RuleSet",
    "Side",
    "TablaError",
    "Tradition",
    "__version__",
    "begin",
    "format_position",
    "legal_plays",
    "move_to",
    "parse_position",
    "perft",
    "play",
    "replay",
    "roll",
    "start",
    "successors",
    "terms",
    "to_json",
]
