"""Single dice: where one checker may go, and whether that ends the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tests.reference.flags import Flags
from tests.reference.position import Position, other, white_point

BAR = 25
OFF = 0


@dataclass(frozen=True)
class View:
    """The board as the mover sees it: its own numbering, ``x`` its checkers, ``o`` the foe's.

    ``stacks[p]`` is the mover's own point p from the bottom up; ``stacks[0]`` is never used.
    """

    stacks: tuple[str, ...]
    bar: int
    off: int
    foe_bar: int
    foe_off: int


class Step(NamedTuple):
    """One die: from, to (25 is the bar, 0 is off), the die, and ``*`` for a hit, ``^`` a pin."""

    origin: int
    target: int
    die: int
    mark: str


def view_of(flags: Flags, position: Position, side: str) -> View:
    marks = str.maketrans({side: "x", other(side): "o"})
    stacks = [""] * 25
    for point in range(1, 25):
        stacks[point] = position.stacks[white_point(flags, side, point)].translate(marks)
    foe = other(side)
    return View(
        tuple(stacks), position.bar[side], position.off[side], position.bar[foe], position.off[foe]
    )


def board_of(
    flags: Flags, view: View, side: str
) -> tuple[tuple[str, ...], dict[str, int], dict[str, int]]:
    """The stacks in White's numbering, the bar and the borne off of a view of ``side``."""
    marks = str.maketrans({"x": side, "o": other(side)})
    stacks = [""] * 25
    for point in range(1, 25):
        stacks[white_point(flags, side, point)] = view.stacks[point].translate(marks)
    foe = other(side)
    return tuple(stacks), {side: view.bar, foe: view.foe_bar}, {side: view.off, foe: view.foe_off}


def turned(flags: Flags, view: View) -> View:
    """The same board as the foe sees it. The ways are symmetric, so the map is its own inverse."""
    marks = str.maketrans("xo", "ox")
    stacks = [""] * 25
    for point in range(1, 25):
        stacks[white_point(flags, "b", point)] = view.stacks[point].translate(marks)
    return View(tuple(stacks), view.foe_bar, view.foe_off, view.bar, view.off)


def own_start(flags: Flags, point: int) -> int:
    return dict(flags.start).get(point, 0)


def steps(flags: Flags, view: View, die: int) -> list[tuple[Step, View]]:
    """Every way to play one die (contact, runner and bearing-off rules), with what it leads to."""
    found: list[tuple[Step, View]] = []
    # §3: "While I have a checker on the bar I may only enter, on my own 25−die".
    # §3 Pin: a pinned checker "cannot move while any of mine stands on it": the top one moves.
    origins = [BAR] if view.bar else [p for p in range(24, 0, -1) if view.stacks[p][-1:] == "x"]
    for origin in origins:
        if origin == 24 and not may_leave_24(flags, view):
            continue
        target = origin - die
        if target >= 1:
            mark = landing(flags, view.stacks[target])
            if mark is None:
                continue
        else:
            if not may_bear_off(flags, view, origin, die):
                continue
            target, mark = OFF, ""
        step = Step(origin, target, die, mark)
        found.append((step, moved(view, step)))
    return found


def landing(flags: Flags, stack: str) -> str | None:
    """The mark of landing on a stack, or ``None`` where the point is closed (§3)."""
    if "o" not in stack:
        return ""
    if flags.contact == "block":
        # "any foe checker closes a point, even a single one."
        return None
    if flags.contact == "hit":
        # "two or more foe checkers close a point; a lone one is hit to the bar."
        return "*" if stack == "o" else None
    # "Closed to me: a point with two or more foe checkers, or one where a foe checker stands on
    # mine." What is left is a lone foe checker, with or without mine already standing on it.
    if stack.count("o") >= 2 or stack[-1] == "o" != stack[0]:
        return None
    return "^" if stack == "o" else ""


def may_leave_24(flags: Flags, view: View) -> bool:
    """§4 Runner: until the runner has passed, "only one checker may leave my 24"."""
    if flags.runner == "none":
        return True
    # _pass_: "stands on my 11 or lower, or is off"; _home_: "6 or lower, or off".
    line = 11 if flags.runner == "pass" else 6
    if view.off or any("x" in view.stacks[point] for point in range(1, line + 1)):
        return True
    return view.stacks[24].count("x") >= own_start(flags, 24)


def may_bear_off(flags: Flags, view: View, origin: int, die: int) -> bool:
    home = view.stacks[1:7]
    # §2.4: "Bearing off needs all 15 checkers home (… a pinned checker counts where it stands)."
    if sum(stack.count("x") for stack in home) + view.off != 15:
        return False
    # §2.4: "The exact number bears off from its point; a higher number only from the highest
    # occupied point — a pinned checker counts as occupying."
    highest = max(point for point in range(1, 7) if "x" in view.stacks[point])
    if die != origin and origin != highest:
        return False
    # §4 31: "not allowed while any foe checker stands in my home".
    if not flags.bear_off_past_foes and any("o" in stack for stack in home):
        return False
    # §4: "no bearing off while any own checker is pinned", or "is pinned at home".
    pinned = [stack.startswith("x") and "o" in stack for stack in view.stacks]
    if flags.bear_off_pinned == "none" and any(pinned):
        return False
    return not (flags.bear_off_pinned == "home" and any(pinned[1:7]))


def moved(view: View, step: Step) -> View:
    stacks = list(view.stacks)
    bar, off, foe_bar = view.bar, view.off, view.foe_bar
    if step.origin == BAR:
        bar -= 1
    else:
        stacks[step.origin] = stacks[step.origin][:-1]
    if step.target == OFF:
        off += 1
    elif step.mark == "*":
        stacks[step.target] = "x"
        foe_bar += 1
    else:
        stacks[step.target] += "x"
    return View(tuple(stacks), bar, off, foe_bar, view.foe_off)


def ending(flags: Flags, view: View) -> str | None:
    """How a step of the mover has ended the game, if it has.

    ``win``, or by a mother: ``mother won``, ``mother lost`` or ``draw``.
    """
    if view.off == 15:
        return "win"
    foe = turned(flags, view)
    if flags.mother:
        # §4 Mother: "Checked after every step, the draw first: if a checker of each side is pinned
        # on its own 24 → the game is drawn 0–0 at once; if mine is pinned on my own 24 … and the
        # foe has no checker on its own 24 → the foe wins mars (2) at once".
        mine_pinned, foes_pinned = mother_pinned(view), mother_pinned(foe)
        if mine_pinned and foes_pinned:
            return "draw"
        if mine_pinned and "x" not in foe.stacks[24]:
            return "mother lost"
        if foes_pinned and "x" not in view.stacks[24]:
            return "mother won"
    # §4 31: "the moment my checkers hold all of my 24–19 I win at once".
    if flags.close_quarter and holds(view, 19, 24):
        return "win"
    return None


def mother_pinned(view: View) -> bool:
    return view.stacks[24].startswith("xo")


def holds(view: View, low: int, high: int) -> bool:
    return all(view.stacks[point][-1:] == "x" for point in range(low, high + 1))


def has_a_step(flags: Flags, view: View) -> bool:
    """Whether the mover has a step with any die."""
    return any(steps(flags, view, die) for die in range(1, 7))
