"""A game is frozen data: one rule set class, flags only. Rules: every flag is named in §3-4.

A club writes its own variant with the same flags in JSON, see `RuleSet.from_json`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, get_args

from tabla_core.errors import Malformed

Contact = Literal["hit", "block", "pin"]
Ways = Literal["contrary", "parallel"]
Opening = Literal["reroll", "play"]
Carry = Literal["none", "started", "all"]
OnBlock = Literal["stop", "skip"]
BearOffPinned = Literal["others", "home", "none"]
Runner = Literal["none", "pass", "home"]
Score = Literal["mars", "left"]

CHECKERS = 15
POINTS = 24


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Everything in which one game of the family differs from another.

    >>> from tabla_core.games import GAMES
    >>> GAMES["vtora"].contact, GAMES["vtora"].cascade_from
    ('block', 4)
    """

    id: str
    start: tuple[tuple[int, int], ...]
    """(point, checkers) of each side in its own numbering, highest point first."""
    contact: Contact
    """What a landing meets: hit - two close a point, a lone one is hit; block - one closes a
    point; pin - two close a point, a lone one is pinned."""
    ways: Ways
    """contrary: the foe's point q is my 25-q; parallel: my q+12 or q-12."""
    opening: Opening = "reroll"
    """Whether the starter throws anew or plays the two opening dice."""
    cascade_from: int = 0
    """Own roll from which a double runs on up to the sixes; 0: never."""
    carry: Carry = "none"
    """Which unplayed dice the foe gets: none, those of a started cascade, or all."""
    on_block: OnBlock = "stop"
    """Whether a blocked number of a cascade ends the turn or only itself."""
    mother: bool = False
    """A last checker pinned on its own 24 loses by mars, both so pinned draw."""
    bear_off_pinned: BearOffPinned = "others"
    """With an own checker pinned: go on with the others; not while it is at home; not at all."""
    runner: Runner = "none"
    """Only one checker may leave the 24 until one has passed the foe's start, or is home."""
    walls: bool = False
    """A turn may not end with one of the two forbidden walls of six."""
    leave_a_move: bool = False
    """Where possible a play must leave the foe a step."""
    bear_off_past_foes: bool = True
    """Whether bearing off goes on while a foe checker stands in the home."""
    close_quarter: bool = False
    """Holding all of the own 24-19 wins at once."""
    score: Score = "mars"
    """mars: 1, or 2 when the loser has borne off none; left: one point a checker left."""

    def to_json(self) -> dict[str, Any]:
        """The flags as JSON, readable by `from_json`; flags at their default are left out.

        >>> from tabla_core.games import GAMES
        >>> GAMES["gyulbara"].to_json()["start"]
        {'24': 15}
        """
        out: dict[str, Any] = {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }
        out["start"] = {str(point): count for point, count in self.start}
        return out

    @classmethod
    def from_json(cls, data: object, bases: Mapping[str, RuleSet] | None = None) -> RuleSet:
        """A club's own game, checked.

        `data` is an object with `id`, `start`, `contact`, `ways` and any other flag; with
        `base`, a shipped game's id looked up in `bases`, only what differs need be said.

        Errors: Malformed `rules.form`, `rules.unknown-flag`, `rules.missing-flag`,
        `rules.value`, `rules.start`, `rules.contradiction`, `rules.id`, `rules.base`.

        >>> from tabla_core.games import GAMES
        >>> club = {"id": "our-vtora", "base": "vtora", "cascade_from": 2}
        >>> RuleSet.from_json(club, GAMES).cascade_from
        2
        >>> RuleSet.from_json({"id": "x", "base": "vtora", "cube": True}, GAMES)
        Traceback (most recent call last):
        ...
        tabla_core.errors.Malformed: there is no flag of this name: 'cube' [rules.unknown-flag]
        """
        if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
            raise Malformed("rules.form", "house rules are a JSON object of flags", data)
        given = dict(data)
        known = {field.name for field in fields(cls)}
        base_id = given.pop("base", None)
        for key in given:
            if key not in known:
                raise Malformed("rules.unknown-flag", "there is no flag of this name", key)
        base = _base(base_id, bases or {})
        required = ["id"] if base else ["id", "start", "contact", "ways"]
        for key in required:
            if key not in given:
                raise Malformed("rules.missing-flag", f"the flag {key!r} is missing", given)
        if "start" in given:
            given["start"] = _start(given["start"])
        for key, value in given.items():
            _check_value(key, value)
        made = replace(base, **given) if base else cls(**given)
        if bases and made.id in bases and made != bases[made.id]:
            raise Malformed("rules.id", "this id is a shipped game's; choose another", made.id)
        _check_together(made)
        return made


def _base(base_id: object, bases: Mapping[str, RuleSet]) -> RuleSet | None:
    if base_id is None:
        return None
    if not isinstance(base_id, str) or base_id not in bases:
        raise Malformed("rules.base", "there is no game of this id to build on", base_id)
    return bases[base_id]


def _start(value: object) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, dict):
        raise Malformed("rules.start", "start is an object of points and checkers", value)
    start: list[tuple[int, int]] = []
    for point, count in value.items():
        if point not in {str(number) for number in range(1, POINTS + 1)}:
            raise Malformed("rules.start", "a start point is a number from 1 to 24", point)
        if type(count) is not int or not 1 <= count <= CHECKERS:
            raise Malformed("rules.start", "a start point holds 1 to 15 checkers", count)
        start.append((int(point), count))
    if sum(count for _, count in start) != CHECKERS:
        raise Malformed("rules.start", "the checkers of the start are not 15", value)
    return tuple(sorted(start, reverse=True))


_CHOICES: Mapping[str, tuple[str, ...]] = {
    "contact": get_args(Contact),
    "ways": get_args(Ways),
    "opening": get_args(Opening),
    "carry": get_args(Carry),
    "on_block": get_args(OnBlock),
    "bear_off_pinned": get_args(BearOffPinned),
    "runner": get_args(Runner),
    "score": get_args(Score),
}


def _check_value(key: str, value: object) -> None:
    if key == "start":
        return
    if key == "id":
        if not _is_id(value):
            raise Malformed("rules.id", "an id is 1 to 40 of a-z, 0-9 and hyphens", value)
    elif key == "cascade_from":
        if type(value) is not int or not 0 <= value <= 99:
            raise Malformed("rules.value", "cascade_from is a whole number from 0 to 99", value)
    elif key in _CHOICES:
        if value not in _CHOICES[key]:
            choices = ", ".join(_CHOICES[key])
            raise Malformed("rules.value", f"{key} is one of {choices}", value)
    elif type(value) is not bool:
        raise Malformed("rules.value", f"{key} is true or false", value)


def _is_id(value: object) -> bool:
    return (
        isinstance(value, str)
        and 1 <= len(value) <= 40
        and all(letter in "abcdefghijklmnopqrstuvwxyz0123456789-" for letter in value)
        and not value.startswith("-")
    )


def _check_together(rules: RuleSet) -> None:
    """Refuses flags that cannot all be meant."""
    mirrored = {
        25 - point if rules.ways == "contrary" else (point + 11) % 24 + 1
        for point, _ in rules.start
    }
    quarter = {point for point, _ in rules.start if point >= 19}
    for wrong, why in (
        (rules.mother and rules.contact != "pin", "mother needs contact pin"),
        (
            rules.bear_off_pinned != "others" and rules.contact != "pin",
            "bear_off_pinned needs contact pin",
        ),
        (
            rules.carry == "started" and not rules.cascade_from,
            "carry started needs cascade_from",
        ),
        (
            rules.runner == "pass" and rules.ways != "parallel",
            "runner pass needs ways parallel",
        ),
        (rules.walls and rules.ways != "parallel", "walls need ways parallel"),
        (
            # A wall is judged when the turn ends, a play is one stage: here they are the same.
            rules.walls and (rules.cascade_from > 0 or rules.carry != "none"),
            "walls need turns of one stage, so neither cascade_from nor carry",
        ),
        (
            bool(mirrored & {point for point, _ in rules.start}),
            "both sides would start on the same point",
        ),
        (
            rules.close_quarter and len(quarter) == 6,
            "close_quarter is already fulfilled at the start",
        ),
    ):
        if wrong:
            raise Malformed("rules.contradiction", f"the flags contradict: {why}", asdict(rules))
