"""A picture of the rules pages, drawn: the page's `pictures.json` is written from many.

Each is a position and what is claimed of it: plays that are legal, one stage after another, or a
step that is refused and for which reason. White sits below, as in all drawings.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tabla_core import Position


@dataclass(frozen=True)
class Refused:
    """A step that the rules do not allow, from a place and to one (or nowhere), and why."""

    origin: int
    landing: int | None
    reason: str


@dataclass(frozen=True)
class Drawing:
    """One picture.

    `plays` are played one after another; a pair is a roll (``63``, or nothing where dice are in
    hand or were handed over) and the play of its stage. `points` are pointed out.
    """

    position: Position
    plays: tuple[tuple[str, str], ...] = ()
    refused: Refused | None = None
    points: tuple[int, ...] = field(default=())


def one(position: Position, text: str, *points: int) -> Drawing:
    return Drawing(position, (("", text),), points=points)


def no(position: Position, origin: int, landing: int | None, reason: str, *points: int) -> Drawing:
    return Drawing(position, refused=Refused(origin, landing, f"reason.{reason}"), points=points)
