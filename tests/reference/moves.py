"""Move texts: the canonical text of each result of a stage."""

from __future__ import annotations

from itertools import groupby

from tests.reference.flags import Flags
from tests.reference.plays import Play
from tests.reference.position import parse, write
from tests.reference.steps import BAR, Step
from tests.reference.turn import after_play, flags_of, stage_plays


def move_texts(line: str, flags: Flags | None = None) -> dict[str, str]:
    """For every result of the stage in hand, its canonical text.

    Notation: "of the shortest plays that reach it, the one that comes first when steps are
    compared by higher origin, then larger die."
    """
    position = parse(line)
    flags = flags_of(position, flags)
    reaching: dict[str, list[Play]] = {}
    for play in stage_plays(flags, position, with_steps=True):
        reaching.setdefault(write(after_play(flags, position, play)), []).append(play)
    return {result: text_of(min(plays, key=rank)) for result, plays in reaching.items()}


def rank(play: Play) -> tuple[int, list[tuple[int, int]], list[bool]]:
    """Shorter first, then by steps. Two orders of the same steps that end alike can differ in
    which of two checkers meeting on a point hit or pinned there: the one written first did.
    """
    ordered = in_order(play)
    return (
        len(ordered),
        [(-step.origin, -step.die) for step in ordered],
        [not step.mark for step in ordered],
    )


def in_order(play: Play) -> list[Step]:
    """Higher origins first, then larger dice."""
    return sorted(play.steps, key=lambda step: (-step.origin, -step.die, not step.mark))


def text_of(play: Play) -> str:
    """The text of a play; ``-`` for no step at all."""
    written: list[str] = []
    same_points = groupby(in_order(play), key=lambda step: (step.origin, step.target))
    for (origin, target), group in same_points:
        taken = list(group)
        mark = next((step.mark for step in taken if step.mark), "")
        count = f"({len(taken)})" if len(taken) > 1 else ""
        source = "bar" if origin == BAR else str(origin)
        written.append(f"{source}/{target or 'off'}{mark}{count}")
    return " ".join(written) or "-"
