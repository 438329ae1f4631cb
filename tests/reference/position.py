"""Position lines, read and written with plain strings: a stack is ``"wbb"`` from the bottom up."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tests.reference.flags import Flags

Group = tuple[int, int]
"""(number, how many dice of it)."""


@dataclass(frozen=True)
class Position:
    """One position line. ``stacks[p]`` is White's point p; ``stacks[0]`` is never used."""

    game: str
    stacks: tuple[str, ...]
    bar: dict[str, int]
    off: dict[str, int]
    side: str
    """``w`` or ``b`` to act, or the result of a finished game: ``w+2``, ``=0``."""
    rolls: dict[str, int]
    roll: tuple[int, int] | None = None
    groups: tuple[Group, ...] = ()
    carry: tuple[Group, ...] = field(default=())

    @property
    def finished(self) -> bool:
        return self.side not in ("w", "b")

    @property
    def in_hand(self) -> bool:
        """Whether a stage is in hand: dice just rolled, or handed over."""
        return not self.finished and (self.roll is not None or bool(self.carry))


def other(side: str) -> str:
    return "b" if side == "w" else "w"


def start_position(flags: Flags, side: str = "w") -> Position:
    """The start of a game, ``side`` to roll."""
    stacks = [""] * 25
    for point, count in flags.start:
        stacks[white_point(flags, "w", point)] += "w" * count
        stacks[white_point(flags, "b", point)] += "b" * count
    zero = {"w": 0, "b": 0}
    return Position(flags.name, tuple(stacks), zero, zero, side, zero)


def white_point(flags: Flags, side: str, point: int) -> int:
    """White's number of a point that is ``point`` in ``side``'s own numbering (§1).

    Contrary: "the foe's point q is my 25−q". Parallel: "the foe's q is my q+12 (or q−12)".
    """
    if side == "w":
        return point
    if flags.ways == "contrary":
        return 25 - point
    return point + 12 if point <= 12 else point - 12


def parse(line: str) -> Position:
    game, board, bar, off, side, rolls, dice, carry = line.split(" ")
    stacks: list[str] = []
    for item in board.split(","):
        if item.isdigit():
            stacks += [""] * int(item)
        else:
            layers = re.findall(r"([wb])(\d+)", item)
            stacks.append("".join(colour * int(count) for colour, count in layers))
    assert len(stacks) == 24, line
    roll: tuple[int, int] | None = None
    groups: tuple[Group, ...] = ()
    if dice != "-":
        thrown, left = dice.split(":")
        roll = (int(thrown[0]), int(thrown[1]))
        groups = _parse_groups(left)
    position = Position(
        game,
        ("", *reversed(stacks)),
        _parse_pair(bar),
        _parse_pair(off),
        side,
        _parse_pair(rolls),
        roll,
        groups,
        _parse_groups(carry),
    )
    for colour in "wb":
        on_board = sum(stack.count(colour) for stack in position.stacks)
        assert on_board + position.bar[colour] + position.off[colour] == 15, line
    return position


def _parse_pair(text: str) -> dict[str, int]:
    white, black = text.split("/")
    return {"w": int(white), "b": int(black)}


def _parse_groups(text: str) -> tuple[Group, ...]:
    if text == "-":
        return ()
    pairs = (item.split("*") for item in text.split(","))
    return tuple((int(pair[0]), int(pair[1]) if len(pair) == 2 else 1) for pair in pairs)


def write(position: Position) -> str:
    items: list[str] = []
    empty = 0
    for stack in reversed(position.stacks[1:]):
        if not stack:
            empty += 1
            continue
        if empty:
            items.append(str(empty))
            empty = 0
        layers = re.findall(r"w+|b+", stack)
        items.append("".join(f"{layer[0]}{len(layer)}" for layer in layers))
    if empty:
        items.append(str(empty))
    dice = "-"
    if position.roll is not None:
        dice = "{}{}:{}".format(*position.roll, _write_groups(position.groups))
    return " ".join(
        [
            position.game,
            ",".join(items),
            _write_pair(position.bar),
            _write_pair(position.off),
            position.side,
            _write_pair(position.rolls),
            dice,
            _write_groups(position.carry) if position.carry else "-",
        ]
    )


def _write_pair(pair: dict[str, int]) -> str:
    return f"{pair['w']}/{pair['b']}"


def _write_groups(groups: tuple[Group, ...]) -> str:
    return ",".join(f"{number}*{count}" if count > 1 else str(number) for number, count in groups)
