"""Whole matches that end soon: every die and every play of both sides is chosen by a script.

Each game is led by one side towards an aim; the other rolls little and keeps out of the way. What
comes out is a match with its record: its dice go into the page's address, its plays are played on
the page, and its positions, score and results are what the page has to show.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from tabla_core import (
    Match,
    Play,
    Position,
    Side,
    begin,
    format_position,
    legal_plays,
    terms,
)
from tabla_core.bot import choose
from tabla_core.bot.match_equity import stakes_of
from tabla_core.packed import count, pips
from tabla_core.plays import move_to
from tabla_core.position import other
from tabla_core.view import plays_itself

Aim = Literal["race", "mother", "draw", "quarter", "resign"]
"""How a game is to end: all borne off, by the mother, with both mothers pinned, by closing the
quarter, or given up by the other side once it has seen its first dice."""

Cost = tuple[float, ...]

LARGE = ((6, 6), (5, 5), (4, 4), (3, 3), (2, 2), (1, 1), (6, 5), (5, 4), (4, 3), (6, 1), (3, 2))
SMALL = ((2, 1), (3, 1), (3, 2), (4, 1))
EVENTS = 400
"""More events than the game of any script needs."""


def short_match(setup: Mapping[str, Any], games: Iterable[tuple[Side, Aim]]) -> Match:
    """A match of `setup` whose games are led by the sides and to the aims that `games` say."""
    match = begin(terms({"tabla": 1, **setup}))
    for leader, aim in games:
        match = play_game(match, leader, aim)
    assert match.phase == "match-over", f"these games end at {match.score}"
    return match


def play_game(match: Match, leader: Side, aim: Aim) -> Match:
    """The match after one more game."""
    before = len(match.games)
    if match.actor is None:
        match = match.opened(*((3, 1) if leader == "w" else (1, 3)))
    for _ in range(EVENTS):
        match = _next_event(match, leader, aim)
        if len(match.games) > before:
            return match
    raise AssertionError(f"no end in sight: {format_position(match.position)}")


def dice_of(match: Match) -> list[int]:
    """All dice of a match in the order they are thrown."""
    rolls = [event.get("opening") or event.get("roll") or [] for event in match.events]
    return [die for dice in rolls if isinstance(dice, list) for die in dice]


def _next_event(match: Match, leader: Side, aim: Aim) -> Match:
    side = match.actor
    assert side is not None
    if match.phase == "play":
        if aim == "resign" and side != leader:
            return match.resigned(side)
        if plays_itself(match, side):
            return match.played(
                move_to(
                    match.position, choose(match.position, stakes=stakes_of(match, side)).position
                )
            )
        return match.played(_best(match.position, leader, aim).text)
    slow = side != leader and (
        aim == "quarter" or (aim == "race" and match.rules.bear_off_past_foes)
    )

    def cost(dice: tuple[int, int]) -> Cost:
        thrown = match.rolled(*dice).position
        return _cost(thrown, _best(thrown, leader, aim), leader, aim)

    return match.rolled(*min(SMALL if slow else LARGE, key=cost))


def _best(position: Position, leader: Side, aim: Aim) -> Play:
    plays = legal_plays(position)
    return min(plays, key=lambda play: _cost(position, play, leader, aim))


def _cost(before: Position, play: Play, leader: Side, aim: Aim) -> Cost:
    """The play with the least is the best: first what the aim wants, then few steps."""
    side = before.side
    after = play.position
    mine = after.checkers(side)
    # What a cascade still brings counts as played.
    going_on = after.pending if after.side == side else ()
    left = pips(mine) - sum(number * times for number, times in going_on)
    if aim in ("mother", "draw"):
        kept = 0 if aim == "mother" and side == leader else 1
        pinned_elsewhere = sum(count(after.pinned(other(side)), point) for point in range(1, 24))
        pins = aim == "draw" or side == leader
        done = count(after.pinned(other(side)), 24)
        return (
            _wanted(after, leader, aim),
            abs(count(mine, 24) - kept),
            pinned_elsewhere,
            _way_to_pin(mine) if pins and not done else 0,
            len(play.steps),
            -left,
        )
    if side != leader:
        behind = sum(count(mine, point) for point in range(19, 25))
        behind *= aim == "race" and not before.rules.bear_off_past_foes
        return (behind, play.text.count("*") + play.text.count("^"), len(play.steps), -left)
    if aim == "race" and before.rules.contact == "hit":
        # A bot would not keep out of the way, but hit what it can reach.
        return (_in_reach(after, side), left, len(play.steps))
    if aim == "quarter":
        held = sum(count(mine, point) > 0 for point in range(19, 25))
        return (-held, left)
    return (left, len(play.steps))


def _in_reach(position: Position, side: Side) -> int:
    """How many of a side's single checkers the foe has a checker behind."""
    mine, theirs = position.checkers(side), position.checkers(other(side))
    rearmost = max((place for place in range(1, 26) if count(theirs, place)), default=0)
    return sum(count(mine, point) == 1 and 25 - point < rearmost for point in range(1, 25))


def _wanted(after: Position, leader: Side, aim: Aim) -> int:
    """-1 for the end that is wanted, 1 for another one, 0 while the game goes on."""
    if after.result is None:
        return 0
    return -1 if after.result.winner == (leader if aim == "mother" else None) else 1


def _way_to_pin(mine: int) -> int:
    """Pips from the nearest checker to the foe's first point."""
    return min((point - 1 for point in range(2, 25) if count(mine, point)), default=0)
