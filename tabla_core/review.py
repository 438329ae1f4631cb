"""Looking back at a match event by event, without playing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tabla_core.errors import Illegal, Malformed
from tabla_core.events import Event
from tabla_core.fairness import Thrown, thrown
from tabla_core.match import Match
from tabla_core.position import Side
from tabla_core.record import add, states

MOST_EVENTS = 20_000
"""A match that can be looked back at: ten times the longest that people have played."""
_EVERY = 32


@dataclass(frozen=True, slots=True)
class Review:
    """A whole match, to be looked at after any of its events.

    `kept` are its states after every 32nd event, from which the others are played again.

    >>> look = review({"tabla": 1, "game": "fevga", "events": [{"opening": [3, 1]}]})
    >>> look.at(0).phase, look.at(1).phase
    ('opening', 'roll')
    """

    last: Match
    kept: tuple[Match, ...]
    dice: Mapping[Side, Thrown]
    begins: tuple[int, ...]
    """For each game the number of events before its first."""

    @property
    def events(self) -> Sequence[Event]:
        """The events of the match."""
        return self.last.events

    def at(self, number: int) -> Match:
        """The match after so many of its events, 0 to all. Errors: Illegal `review.event`."""
        if not 0 <= number <= len(self.events):
            raise Illegal("review.event", "the match has no such event", number)
        match = self.kept[number // _EVERY]
        for event in self.events[number - number % _EVERY : number]:
            match = add(match, event)
        return match


def review(record: object) -> Review:
    """The review of a record. Errors: those of `replay`; Malformed `review.too-long`."""
    events = record.get("events") if isinstance(record, Mapping) else None
    if isinstance(events, list) and len(events) > MOST_EVENTS:
        raise Malformed("review.too-long", f"the match has more than {MOST_EVENTS} events", "")
    every = tuple(states(record))
    begins = [0]
    for number, (before, after) in enumerate(pairwise(every)):
        if before.phase == "game-over" and after.phase != "game-over":
            begins.append(number)
    return Review(every[-1], every[::_EVERY], thrown(every), tuple(begins))
