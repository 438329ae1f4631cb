"""Boards drawn as text, so that a test shows its position.

A drawing is the board as the side to act sees it (rules §1): its own numbering, its home at the
bottom right, ``x`` its checkers and ``o`` the foe's. A count follows its letter, one need not be
said; a stack with a pinned checker is written from the bottom up, ``ox2`` is two x on one o::

    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  .  .  . |  .  .  .  . o2 x2
     .  .  .  .  . x3 | ox  .  .  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
    bar o1  off x9 o11
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from tabla_core import (
    GAMES,
    Group,
    Position,
    RuleSet,
    Side,
    format_position,
    legal_plays,
    play,
    roll,
    successors,
)
from tabla_core.packed import one

TOP = [*range(13, 19), *range(19, 25)]
BOTTOM = list(range(12, 0, -1))
_STACK = re.compile(r"([xo]|ox|xo)([0-9]*)")
_SINGLE = re.compile(r"([xo])([0-9]+)")


def house(base: str, **flags: object) -> RuleSet:
    """A club's own game: a shipped one with these flags changed."""
    return RuleSet.from_json({"id": "club", "base": base, **flags}, GAMES)


def board(
    game: str | RuleSet,
    dice: str,
    drawing: str,
    *,
    handed: str = "",
    rolls: tuple[int, int] = (9, 9),
) -> Position:
    """White to act on a drawn board.

    `dice` is the roll in hand (``63``), none when it is empty, `handed` the handed-over dice in
    hand (``3*2,5``), `rolls` the own rolls of White and Black before that.
    """
    rules = GAMES[game] if isinstance(game, str) else game
    mine, foe, mine_pinned, foe_pinned = _checkers(drawing, rules)
    position = Position(
        rules, mine, foe, mine_pinned, foe_pinned, rolls=rolls, carry=groups(handed)
    )
    return roll(position, int(dice[0]), int(dice[1])) if dice else position


def groups(text: str) -> tuple[Group, ...]:
    """Groups of dice as position lines write them.

    >>> groups("3*2,5")
    (Group(number=3, times=2), Group(number=5, times=1))
    """
    parts = [part.partition("*") for part in text.split(",") if part]
    return tuple(Group(int(number), int(times or 1)) for number, _, times in parts)


def _checkers(drawing: str, rules: RuleSet) -> tuple[int, int, int, int]:
    lines = [line.replace("|", " ").split() for line in drawing.strip().splitlines()]
    assert [int(number) for number in lines[0]] == TOP, "the upper numbers are 13 to 24"
    assert [int(number) for number in lines[3]] == BOTTOM, "the lower numbers are 12 to 1"
    free = {"x": 0, "o": 0}
    pinned = {"x": 0, "o": 0}

    def put(letter: str, point: int, count: int, where: dict[str, int]) -> None:
        own = point if letter == "x" else seen_by_foe(rules, point)
        where[letter] += count * one(own)

    assert len(lines[1]) == len(lines[2]) == 12, "a row is twelve points"
    for point, cell in zip(TOP + BOTTOM, lines[1] + lines[2], strict=True):
        if cell == ".":
            continue
        stack = _STACK.fullmatch(cell)
        assert stack, f"no stack: {cell}"
        letters, count = stack[1], int(stack[2] or 1)
        if len(letters) == 2:
            put(letters[0], point, 1, pinned)
        put(letters[-1], point, count, free)
    place = None
    for word in [word for line in lines[4:] for word in line]:
        if word in ("bar", "off"):
            place = 25 if word == "bar" else 0
            continue
        checkers = _SINGLE.fullmatch(word)
        assert checkers, f"no checkers: {word}"
        assert place is not None, "bar or off is said first"
        free[checkers[1]] += int(checkers[2]) * one(place)
    for letter in "xo":
        digits = f"{free[letter]:x}{pinned[letter]:x}"
        assert sum(int(digit, 16) for digit in digits) == 15, f"{letter} are not 15"
    return free["x"], free["o"], pinned["x"], pinned["o"]


def seen_by_foe(rules: RuleSet, point: int) -> int:
    """My point in the foe's numbering (rules §1); the same again leads back.

    >>> seen_by_foe(GAMES["prva"], 24), seen_by_foe(GAMES["fevga"], 24)
    (1, 12)
    """
    if rules.ways == "contrary":
        return 25 - point
    return point - 12 if point > 12 else point + 12


def swapped(position: Position) -> Position:
    """The same position with the colours exchanged: all rules are the same for both sides."""
    side: Side = "b" if position.side == "w" else "w"
    result = position.result
    if result and result.winner:
        result = result._replace(winner="b" if result.winner == "w" else "w")
    return replace(
        position,
        white=position.black,
        black=position.white,
        white_pinned=position.black_pinned,
        black_pinned=position.white_pinned,
        side="w" if position.result else side,
        rolls=position.rolls[::-1],
        result=result,
    )


def outcomes(position: Position) -> dict[str, Position]:
    """Every legal play of the stage in hand by its text, and the position after it.

    On the way: the results without texts are the same ones, and the other colour has the same.
    """
    found = {text: after for text, _, after in legal_plays(position)}
    assert len(found) == len(legal_plays(position)), "two plays have the same text"
    assert lines(found.values()) == lines(successors(position))
    mirrored = {text: after for text, _, after in legal_plays(swapped(position))}
    assert {text: swapped(after) for text, after in mirrored.items()} == found
    return found


def lines(positions: Iterable[Position]) -> list[str]:
    """Their position lines, sorted."""
    return sorted(format_position(position) for position in positions)


def plays(position: Position) -> set[str]:
    """The texts of every legal play of the stage in hand."""
    return set(outcomes(position))


def after(position: Position, *texts: str) -> Position:
    """The position after these plays, one a stage."""
    for text in texts:
        assert text in outcomes(position), f"{text} is not among {sorted(plays(position))}"
        position = play(position, text)
    return position


def result(position: Position) -> str:
    """How the game stands: ``x wins 2``, ``o wins 1``, ``drawn`` or ``goes on``; x is White."""
    if position.result is None:
        return "goes on"
    winner, points = position.result
    return f"{'x' if winner == 'w' else 'o'} wins {points}" if winner else "drawn"
