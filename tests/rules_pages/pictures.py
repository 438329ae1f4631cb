"""The drawings as the page takes them: boards as position lines, plays step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabla_core import Position, format_position, play, roll
from tabla_core.draft import Drafting
from tabla_core.moves import marks, parse_move
from tabla_core.plays import Stride, find
from tabla_core.position import Side
from tabla_core.reasons import why
from tabla_core.turn import checkers
from tests.rules_pages.drawing import Drawing
from tests.rules_pages.drawings_of_endings import BEARING_OFF, STRATEGIES
from tests.rules_pages.drawings_of_plays import CONTACT, DICE
from tests.rules_pages.drawings_of_special_rules import CHAINS, RUNNERS_AND_WALLS

Json = dict[str, Any]
ALL: dict[str, Drawing] = {
    **DICE,
    **CONTACT,
    **CHAINS,
    **RUNNERS_AND_WALLS,
    **BEARING_OFF,
    **STRATEGIES,
}


def picture(drawing: Drawing) -> Json:
    """One picture as JSON; whatever it claims is checked on the way."""
    position = drawing.position
    shown: Json = {
        "game": position.rules.id,
        "board": _lying(position),
        "side": position.side,
        "dice": _dice(position),
    }
    if drawing.points:
        shown["points"] = list(drawing.points)
    if drawing.refused:
        origin, landing, reason = (
            drawing.refused.origin,
            drawing.refused.landing,
            drawing.refused.reason,
        )
        refused = why(Drafting(position), [], origin, landing)
        assert [each.code for each in refused] == [reason], refused
        shown["refused"] = {"from": origin, "to": landing, "reason": reason}
    if drawing.plays:
        shown["plays"] = list(_plays(drawing))
    return shown


def _plays(drawing: Drawing) -> Iterator[Json]:
    position = drawing.position
    for thrown, text in drawing.plays:
        if thrown:
            position = roll(position, int(thrown[0]), int(thrown[1]))
        yield {
            "side": position.side,
            "dice": _dice(position),
            "text": text,
            "steps": [_step(position, stride, mark) for stride, mark in _strides(position, text)],
        }
        position = play(position, text)


def _strides(position: Position, text: str) -> list[tuple[Stride, str]]:
    stage = Drafting(position)
    way = find(stage.seat, stage.dice, stage.found, parse_move(text))
    assert way is not None, f"{text} is not legal at {format_position(position)}"
    done = marks(stage.seat, [(stride.origin, stride.landing) for stride in way])
    return list(zip(way, done, strict=True))


def _step(position: Position, stride: Stride, mark: str) -> Json:
    stage = Drafting(position)
    lying = Position(position.rules, *checkers(position, stage.seat, stride.state))
    return {
        "from": stride.origin,
        "to": stride.landing,
        "mark": {"*": "hit", "^": "pin"}.get(mark),
        "board": _lying(lying),
    }


def _lying(position: Position) -> str:
    """Board, bar and off of a position line."""
    return " ".join(format_position(position).split(" ")[1:4])


def _dice(position: Position) -> Json:
    """The dice of the stage in hand, and who threw them."""
    owner: Side = position.side
    handed = position.roll is None and bool(position.carry)
    if handed:
        owner = position.foe
    return {"numbers": list(position.stage), "owner": owner, "handed": handed}
