"""Move texts: the canonical text of each result of a stage."""

from __future__ import annotations

from itertools import groupby

from tests.reference.flags import Flags
from tests.reference.plays import Play
from tests.reference.position import parse, write
from tests.reference.steps import BAR, Step, View, landing, moved, view_of
from tests.reference.turn import after_play, flags_of, stage_plays


def move_texts(line: str, flags: Flags | None = None) -> dict[str, str]:
    """For every result of the stage in hand, its canonical text.

    Notation: "of the shortest plays that reach it, the one that comes first when steps are
    compared by higher origin, then larger die."
    """
    position = parse(line)
    flags = flags_of(position, flags)
    view = view_of(flags, position, position.side)
    reaching: dict[str, list[Play]] = {}
    for play in stage_plays(flags, position, with_steps=True):
        reaching.setdefault(write(after_play(flags, position, play)), []).append(play)
    return {
        result: text_of(flags, view, min(plays, key=rank)) for result, plays in reaching.items()
    }


def rank(play: Play) -> tuple[int, list[tuple[int, int]]]:
    """Shorter plays first, then by their steps in written order."""
    return len(play.steps), [(-step.origin, -step.die) for step in in_order(play)]


def in_order(play: Play) -> list[Step]:
    """Notation: "higher origins first", and of one origin the larger die."""
    return sorted(play.steps, key=lambda step: (-step.origin, -step.die))


def marked(flags: Flags, view: View, ordered: list[Step]) -> list[Step]:
    """The steps with the marks they get when played as written.

    Two checkers can meet on a point where a foe stands alone; which of them hits or pins depends
    on the order, and the text is read from left to right.
    """
    found: list[Step] = []
    for step in ordered:
        mark = landing(flags, view.stacks[step.target]) if step.target else ""
        found.append(step._replace(mark=mark or ""))
        view = moved(view, found[-1])
    return found


def text_of(flags: Flags, view: View, play: Play) -> str:
    """The text of a play; ``-`` for no step at all."""
    written: list[str] = []
    steps = marked(flags, view, in_order(play))
    for (origin, target), group in groupby(steps, key=lambda step: (step.origin, step.target)):
        taken = list(group)
        # "the mark once for all, 13/11*(2)"
        mark = next((step.mark for step in taken if step.mark), "")
        count = f"({len(taken)})" if len(taken) > 1 else ""
        source = "bar" if origin == BAR else str(origin)
        written.append(f"{source}/{target or 'off'}{mark}{count}")
    return " ".join(written) or "-"
