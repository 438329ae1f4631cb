"""The match record as JSON: checked on the way in, the same again on the way out.

Notation: match record. A record that does not replay is refused with the number of the bad event.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabla_core.errors import BadEvent, Malformed, TablaError
from tabla_core.games import GAMES, TRADITIONS, tradition_of
from tabla_core.match import MOST_EVENTS, NO_TIME, Match, Terms, begin
from tabla_core.notation import format_position, parse_position
from tabla_core.position import Position, Side
from tabla_core.rules import RuleSet

VERSION = 1
LATEST = 2**53 - 1
"""The largest time of an event: the largest whole number every reader of JSON keeps exactly."""
_KEYS = {
    "tabla", "tradition", "game", "target", "rules", "players", "events", "position",
}  # fmt: skip
_EVENT_KINDS = ("opening", "roll", "play", "resign", "timeout")


def terms(record: object) -> Terms:
    """What a record's match is played for, from everything but its events.

    Errors: Malformed `record.form`, `record.version`, `record.unknown-key`, `record.game`,
    `record.tradition`, `record.target`, `record.players`, `record.position`, and those of
    house rules and position lines.

    >>> terms({"tabla": 1, "tradition": "greek"}).target
    5
    """
    if not isinstance(record, Mapping):
        raise Malformed("record.form", "a match record is a JSON object", record)
    version = record.get("tabla")
    if type(version) is not int or version != VERSION:
        raise Malformed("record.version", "this is no match record of version 1", version)
    for key in record:
        if key not in _KEYS:
            raise Malformed("record.unknown-key", "a match record has no such key", key)
    house = None if record.get("rules") is None else RuleSet.from_json(record["rules"], GAMES)
    tradition = record.get("tradition")
    game = record.get("game")
    if tradition is not None:
        if game is not None or house is not None:
            raise Malformed("record.game", "a match is of a tradition or of one game", record)
        if not isinstance(tradition, str) or tradition not in TRADITIONS:
            raise Malformed("record.tradition", "there is no such tradition", tradition)
        kind = TRADITIONS[tradition]
        games = tuple(GAMES[each] for each in kind.games)
        next_starter = kind.next_starter
    elif house is not None:
        if game not in (None, house.id):
            raise Malformed("record.game", "the game is not the one its rules describe", game)
        games = (house,)
        next_starter = "roll_off" if house.opening == "play" else "winner"
    elif isinstance(game, str) and game in GAMES:
        games = (GAMES[game],)
        next_starter = tradition_of(game).next_starter
    else:
        raise Malformed("record.game", "there is no such game", game)
    return Terms(
        games,
        _target(record.get("target"), tradition, None if house else games[0].id),
        next_starter,
        tradition,
        house is not None,
        _players(record.get("players")),
        _first(record.get("position"), games),
    )


def _target(value: object, tradition: str | None, game: str | None) -> int:
    if tradition is None and game is None:
        # A club's own game is played to whatever the club likes.
        targets, default, choices = tuple(range(1, 100)), 5, "1 to 99"
    else:
        kind = TRADITIONS[tradition] if tradition else tradition_of(str(game))
        targets, default = kind.targets, kind.target
        choices = ", ".join(map(str, targets))
    if value is None:
        return default
    if type(value) is not int or value not in targets:
        raise Malformed("record.target", f"the target is one of {choices}", value)
    return value


def _players(value: object) -> tuple[str, str]:
    if value is None:
        return ("human", "human")
    if (
        not isinstance(value, Mapping)
        or set(value) != {"w", "b"}
        or not all(isinstance(name, str) and 1 <= len(name) <= 100 for name in value.values())
    ):
        raise Malformed("record.players", "players are two names, w and b", value)
    return (value["w"], value["b"])


def _first(value: object, games: tuple[RuleSet, ...]) -> Position | None:
    if value is None:
        return None
    if not isinstance(value, str):
        raise Malformed("record.position", "a position is a line of text", value)
    position = parse_position(value, games[0] if len(games) == 1 else None)
    if position.rules not in games:
        raise Malformed("record.position", "the position is of another game", value)
    if position.result:
        raise Malformed("record.position", "the game of this position is over", value)
    return position


def replay(record: object) -> Match:
    """The match a record tells.

    Errors: those of `terms`; Malformed `record.events`; BadEvent `record.event`.

    >>> replay({"tabla": 1, "game": "prva", "events": [{"opening": [3, 1]}]}).phase
    'roll'
    """
    *_, last = states(record)
    return last


def states(record: object) -> Iterator[Match]:
    """The match before its first event and after each one. Errors as for `replay`.

    >>> [match.phase for match in states({"tabla": 1, "game": "prva", "events": []})]
    ['opening']
    """
    match = begin(terms(record))
    events = record.get("events", []) if isinstance(record, Mapping) else []
    if not isinstance(events, list) or len(events) > MOST_EVENTS:
        raise Malformed("record.events", "events are a list of at most 100,000", type(events))
    yield match
    for number, event in enumerate(events, start=1):
        try:
            match = add(match, event)
        except TablaError as error:
            raise BadEvent(number, error) from error
        yield match


def add(match: Match, event: object) -> Match:
    """The match after one more event of the record.

    Errors: Malformed `event.form` and those of the event's own method on `Match`.
    """
    if not isinstance(event, Mapping):
        raise Malformed("event.form", "an event is a JSON object", event)
    kinds = [key for key in event if key != "at"]
    if len(kinds) != 1 or kinds[0] not in _EVENT_KINDS:
        raise Malformed("event.form", f"an event is one of {', '.join(_EVENT_KINDS)}", event)
    kind = kinds[0]
    at = event.get("at", NO_TIME)
    if type(at) is not int or not NO_TIME <= at <= LATEST or (at == NO_TIME and "at" in event):
        raise Malformed("event.form", "a time is in whole milliseconds", at)
    return _apply(match, kind, event[kind], at)


def _apply(match: Match, kind: str, value: object, at: int) -> Match:
    if kind in ("opening", "roll"):
        if not isinstance(value, list) or len(value) != 2:
            raise Malformed("event.form", "a roll is a list of two dice", value)
        first, second = value
        opens = kind == "opening"
        return match.opened(first, second, at) if opens else match.rolled(first, second, at)
    if kind == "play":
        if not isinstance(value, str):
            raise Malformed("event.form", "a play is a move text", value)
        return match.played(value, at)
    side: Side
    if value == "w":
        side = "w"
    elif value == "b":
        side = "b"
    else:
        raise Malformed("event.form", "a side is w or b", value)
    return match.resigned(side, at) if kind == "resign" else match.timed_out(side, at)


def to_json(match: Match) -> dict[str, Any]:
    """The record of a match; replaying it gives an equal match.

    >>> match = replay({"tabla": 1, "game": "fevga", "events": [{"opening": [3, 1]}]})
    >>> replay(to_json(match)) == match
    True
    """
    terms = match.terms
    record: dict[str, Any] = {"tabla": VERSION}
    if terms.tradition:
        record["tradition"] = terms.tradition
    else:
        record["game"] = terms.games[0].id
    record["target"] = terms.target
    if terms.house:
        record["rules"] = terms.games[0].to_json()
    record["players"] = {"w": terms.players[0], "b": terms.players[1]}
    if terms.first:
        record["position"] = format_position(terms.first)
    record["events"] = [dict(event) for event in match.events]
    return record
