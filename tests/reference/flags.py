"""The games as plain data: section 4 of the rules, one row a game."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Literal

Start = tuple[tuple[int, int], ...]

HITTING_START: Start = ((24, 2), (13, 5), (8, 3), (6, 5))
ALL_ON_24: Start = ((24, 15),)


@dataclass(frozen=True)
class Flags:
    """One rule set. ``start`` holds (point, checkers) pairs in the player's own numbering."""

    name: str
    start: Start = ALL_ON_24
    contact: Literal["hit", "block", "pin"] = "block"
    ways: Literal["contrary", "parallel"] = "contrary"
    opening: Literal["reroll", "play"] = "reroll"
    cascade_from: int = 0
    carry: Literal["none", "started", "all"] = "none"
    on_block: Literal["stop", "skip"] = "stop"
    mother: bool = False
    bear_off_pinned: Literal["others", "none", "home"] = "others"
    runner: Literal["none", "pass", "home"] = "none"
    walls: bool = False
    leave_a_move: bool = False
    bear_off_past_foes: bool = True
    close_quarter: bool = False
    score: Literal["mars", "left"] = "mars"

    @classmethod
    def from_dict(cls, name: str, data: dict[str, Any]) -> Flags:
        """House rules as a club writes them: ``start`` maps points to counts.

        >>> Flags.from_dict("club", {"start": {"24": 15}, "contact": "pin"}).contact
        'pin'
        """
        known = {field.name for field in fields(cls)}
        values = {key: value for key, value in data.items() if key in known and key != "name"}
        start = values.pop("start", {"24": 15})
        pairs = sorted(((int(point), count) for point, count in start.items()), reverse=True)
        return cls(name=name, start=tuple(pairs), **values)

    def to_dict(self) -> dict[str, Any]:
        """The same flags as a club would write them."""
        data = {field.name: getattr(self, field.name) for field in fields(self)}
        del data["name"]
        data["start"] = {str(point): count for point, count in self.start}
        return data


_PRVA = Flags("prva", start=HITTING_START, contact="hit")
_AADA = replace(_PRVA, name="aada", opening="play")
_TRETA = Flags("treta", contact="pin", mother=True)

GAMES: dict[str, Flags] = {
    flags.name: flags
    for flags in (
        _PRVA,
        _AADA,
        replace(_AADA, name="obiknovena"),
        replace(_AADA, name="chelebi", cascade_from=3, carry="started", on_block="stop"),
        Flags("vtora", ways="parallel", cascade_from=4, carry="all", on_block="skip"),
        Flags(
            "gyulbara",
            ways="parallel",
            opening="play",
            cascade_from=3,
            carry="started",
            on_block="stop",
        ),
        _TRETA,
        replace(_TRETA, name="plakoto", bear_off_pinned="none"),
        replace(_TRETA, name="tapa", opening="play", bear_off_pinned="home"),
        Flags("fevga", ways="parallel", runner="pass", walls=True, leave_a_move=True),
        Flags(
            "31",
            runner="home",
            bear_off_past_foes=False,
            close_quarter=True,
            score="left",
        ),
    )
}
