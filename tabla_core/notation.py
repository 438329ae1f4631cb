"""Position lines: eight fields of text for every position. Notation: position line.

prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/0 0/0 w 0/0 - -
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tabla_core import packed
from tabla_core.errors import Malformed
from tabla_core.games import GAMES
from tabla_core.packed import occupied
from tabla_core.position import Group, Position, Result, Roll, Side, groups_of
from tabla_core.rules import CHECKERS, RuleSet
from tabla_core.seat import Seat
from tabla_core.stage import legal
from tabla_core.turn import Checkers, checkers_of, is_dead, settle

_NUMBER = r"(?:0|[1-9][0-9]?)"
_PAIR = re.compile(rf"({_NUMBER})/({_NUMBER})", re.ASCII)
_ROLLS = re.compile(r"(0|[1-9][0-9]{0,5})/(0|[1-9][0-9]{0,5})", re.ASCII)
_RUN = re.compile(r"[1-9][0-9]?", re.ASCII)
_LAYER = re.compile(r"([wb])([1-9][0-9]?)", re.ASCII)
_GROUP = re.compile(r"([1-6])(?:\*([2-4]))?", re.ASCII)
_DICE = re.compile(r"([1-6])([1-6]):(.+)", re.ASCII)
_RESULT = re.compile(r"([wb])\+([1-9][0-9]?)|=0", re.ASCII)


# --- writing ---------------------------------------------------------------------------------


def format_position(position: Position) -> str:
    """The position line of `position`.

    >>> from tabla_core.position import start
    >>> format_position(start(GAMES["treta"]))
    'treta w15,22,b15 0/0 0/0 w 0/0 - -'
    """
    placed = _format_checkers(position.rules, checkers_of(position))
    return f"{position.rules.id} {placed} {_format_turn(position)}"


def format_results(position: Position) -> Iterator[str]:
    """The lines of every distinct legal result of the stage in hand, in no set order.

    The same as formatting each of `successors`, without making the positions: but for the
    checkers all results after which the game goes on are alike.

    >>> from tabla_core.position import roll, start
    >>> list(format_results(roll(start(GAMES["31"]), 6, 3)))
    ['31 w14,8,w1,13,b15 0/0 0/0 b 1/0 - -']
    """
    if not position.stage:
        return
    seat = Seat(position)
    found = legal(seat, position.stage)
    contrary = position.rules.ways == "contrary"
    foe_bar, foe_off = (0, 100) if contrary else (100, 0)
    foes: dict[int, str] = {}
    turn: str | None = None
    for state in found.going:
        if is_dead(seat, state):
            yield format_position(settle(position, seat, state, found.left))
            continue
        if turn is None:
            turn = _format_turn(settle(position, seat, state, found.left))
        mine = (state & packed.WHOLE) + seat.pinned
        foe = state >> packed.BITS if seat.hits else seat.foe
        theirs = foes.get(foe)
        if theirs is None:
            theirs = foes[foe] = _digits(foe)
        bar, off = mine >> 100, mine & 15
        their_bar, their_off = foe >> foe_bar & 15, foe >> foe_off & 15
        if position.side == "w":
            board = _format_board(_digits(mine), theirs, _digits(seat.pinned))
            counts = f"{bar}/{their_bar} {off}/{their_off}"
        else:
            under = occupied(state & packed.POINT_BITS) & foe if seat.pins else 0
            board = _format_board(
                _turned(theirs, contrary),
                _turned(_digits(mine), contrary),
                _turned(_digits(under), contrary),
            )
            counts = f"{their_bar}/{bar} {their_off}/{off}"
        yield f"{position.rules.id} {board} {counts} {turn}"
    for state in found.over:
        yield format_position(settle(position, seat, state, ()))


def _format_checkers(rules: RuleSet, lying: Checkers) -> str:
    """The fields board, bar and off of a position line."""
    white = lying.white + lying.white_pinned
    black = lying.black + lying.black_pinned
    board = _format_board(
        _digits(white),
        _turned(_digits(black), rules.ways == "contrary"),
        _digits(lying.white_pinned),
    )
    return f"{board} {white >> 100}/{black >> 100} {white & 15}/{black & 15}"


def _digits(checkers: int) -> str:
    """One hexadecimal digit a point, the 24 first; nothing for no checkers."""
    if not checkers:
        return ""
    return f"{checkers:026x}"[1:25]


def _turned(digits: str, contrary: bool) -> str:
    """The same in the other side's numbering, see `packed.facing`."""
    return digits[::-1] if contrary else digits[12:] + digits[:12]


def _format_board(white: str, black: str, white_pinned: str) -> str:
    """The field board, from digits of White's points.

    White's digit and Black's make one character a point, so that equal characters are equal
    stacks and a run of empty points is one piece. Of two checkers in one stack the lone one is
    pinned; only where both are lone must it be said which.
    """
    codes = (white.zfill(24) + black.zfill(24)).encode().translate(_DIGITS)
    stacks = int.from_bytes(codes[:24], "big") | int.from_bytes(codes[24:], "big") << 4
    board = stacks.to_bytes(24, "big").decode("latin-1")
    if white_pinned:
        board = "".join(
            _WHITE_UNDER if under == "1" and stack == _BOTH_LONE else stack
            for stack, under in zip(board, white_pinned, strict=True)
        )
    return ",".join([_CELL_TEXTS[cell] for cell in _CELLS.findall(board)])


_DIGITS = bytes(int(chr(code), 16) if chr(code) in "0123456789abcdef" else 0 for code in range(256))
_CELLS = re.compile("\0+|.", re.DOTALL)
_BOTH_LONE = chr(0x11)
_WHITE_UNDER = chr(0xFF)
"""No stack of 15 under 15 exists, so its character is free for White's checker under Black's."""


def _cell_texts() -> dict[str, str]:
    """The text of every run of empty points and of every stack."""
    texts = {"\0" * run: str(run) for run in range(1, 25)}
    for white in range(16):
        for black in range(16):
            light, dark = f"w{white}", f"b{black}"
            if white and black:
                text = light + dark if black > 1 else dark + light
            else:
                text = light if white else dark
            texts.setdefault(chr(white | black << 4), text)
    return {**texts, _WHITE_UNDER: "w1b1"}


_CELL_TEXTS: Mapping[str, str] = MappingProxyType(_cell_texts())


def _format_turn(position: Position) -> str:
    """The fields side, rolls, dice and carry of a position line."""
    if position.result is None:
        acting: str = position.side
    elif position.result.winner is None:
        acting = "=0"
    else:
        acting = f"{position.result.winner}+{position.result.points}"
    dice = "-"
    if position.roll:
        dice = f"{position.roll[0]}{position.roll[1]}:{_format_groups(position.groups)}"
    carry = _format_groups(position.carry) or "-"
    return f"{acting} {position.rolls[0]}/{position.rolls[1]} {dice} {carry}"


def _format_groups(groups: tuple[Group, ...]) -> str:
    return ",".join(f"{number}*{times}" if times > 1 else str(number) for number, times in groups)


# --- reading ---------------------------------------------------------------------------------


class _Board(NamedTuple):
    white: int
    black: int
    white_pinned: int
    black_pinned: int


def parse_position(text: str, rules: RuleSet | None = None) -> Position:
    """The position a line says; `rules` are a club's own, for a line that carries their id.

    Errors: Malformed with `position.fields`, `position.game`, `position.board`,
    `position.points`, `position.layers`, `position.pin`, `position.bar`, `position.off`,
    `position.total`, `position.side`, `position.rolls`, `position.dice`, `position.groups`,
    `position.carry`, `position.finished`.

    >>> line = "vtora w12,1,w1,5,w1,2,w1,b11,b1,b1,4,b2,4 0/0 0/0 b 3/4 22:5*4,6*4 -"
    >>> format_position(parse_position(line)) == line
    True
    """
    if not isinstance(text, str):
        raise Malformed("position.fields", "a position is a line of text", text)
    fields = text.split(" ")
    if len(fields) != 8:
        raise Malformed(
            "position.fields",
            f"a position line has eight fields with one space between, not {len(fields)}",
            text,
        )
    game, board_text, bar_text, off_text, side_text, rolls_text, dice_text, carry_text = fields
    if rules is None or rules.id != game:
        if game not in GAMES:
            raise Malformed("position.game", "there is no game of this id", game)
        rules = GAMES[game]
    board = _parse_board(board_text, rules)
    bar = _parse_pair(bar_text, "position.bar", "the bar")
    off = _parse_pair(off_text, "position.off", "off")
    if rules.contact != "hit" and bar != (0, 0):
        raise Malformed("position.bar", "this game has no bar, nobody is hit in it", bar_text)
    white = board.white + bar[0] * packed.one(packed.BAR) + off[0]
    black = board.black + bar[1] * packed.one(packed.BAR) + off[1]
    _check_totals(text, board, bar, off)
    side, result = _parse_side(side_text, rules)
    rolls_match = _ROLLS.fullmatch(rolls_text)
    if not rolls_match:
        raise Malformed("position.rolls", "rolls are two whole numbers with a slash", rolls_text)
    rolls = (int(rolls_match[1]), int(rolls_match[2]))
    thrown, groups = _parse_dice(dice_text, rules, rolls[0 if side == "w" else 1])
    carry = _parse_carry(carry_text, rules, thrown, groups)
    if result and (thrown or carry):
        raise Malformed("position.finished", "a finished game has neither dice nor carry", text)
    position = Position(
        rules, white, black, board.white_pinned, board.black_pinned,
        side, rolls, thrown, groups, carry, result,
    )  # fmt: skip
    if result is None and off[0] == CHECKERS:
        raise Malformed("position.finished", "White has borne off all: the game is over", text)
    if result is None and off[1] == CHECKERS:
        raise Malformed("position.finished", "Black has borne off all: the game is over", text)
    return position


def _parse_board(text: str, rules: RuleSet) -> _Board:
    contrary = rules.ways == "contrary"
    counts = {"w": 0, "b": 0}
    pinned = {"w": 0, "b": 0}
    point = 24
    last_was_run = False
    for cell in text.split(","):
        if _RUN.fullmatch(cell):
            if last_was_run:
                raise Malformed("position.board", "two empty runs stand in a row", text)
            last_was_run = True
            point -= int(cell)
            continue
        last_was_run = False
        layers = _LAYER.findall(cell)
        if not layers or "".join(side + count for side, count in layers) != cell:
            raise Malformed(
                "position.board", "a cell is a number of empty points or a stack like w5", cell
            )
        if point < 1:
            raise Malformed("position.points", "the board is not 24 points", text)
        _parse_stack(cell, layers, rules)
        for height, (side, number) in enumerate(layers):
            own = point if side == "w" else _other_number(point, contrary)
            counts[side] += int(number) * packed.one(own)
            if height == 0 and len(layers) == 2:
                pinned[side] += packed.one(own)
        point -= 1
    if point != 0 or any(value >> 4 * 25 for value in counts.values()):
        raise Malformed("position.points", "the board is not 24 points", text)
    return _Board(counts["w"] - pinned["w"], counts["b"] - pinned["b"], pinned["w"], pinned["b"])


def _parse_stack(cell: str, layers: list[tuple[str, str]], rules: RuleSet) -> None:
    if any(int(number) > CHECKERS for _, number in layers):
        raise Malformed("position.total", "a stack holds 15 checkers at most", cell)
    if len(layers) > 2:
        raise Malformed("position.layers", "a stack has two layers at most", cell)
    if len(layers) == 2:
        if rules.contact != "pin":
            raise Malformed("position.pin", "nobody is pinned in this game", cell)
        (below, number), (above, _) = layers
        if below == above or number != "1":
            raise Malformed("position.pin", "a pinned checker is a lone one under the foe's", cell)


def _other_number(point: int, contrary: bool) -> int:
    return 25 - point if contrary else (point + 11) % 24 + 1


def _parse_pair(text: str, code: str, what: str) -> tuple[int, int]:
    match = _PAIR.fullmatch(text)
    if not match or int(match[1]) > CHECKERS or int(match[2]) > CHECKERS:
        raise Malformed(code, f"{what} is two numbers from 0 to 15 with a slash", text)
    return int(match[1]), int(match[2])


def _check_totals(text: str, board: _Board, bar: tuple[int, int], off: tuple[int, int]) -> None:
    for name, index, layers in (
        ("White", 0, (board.white, board.white_pinned)),
        ("Black", 1, (board.black, board.black_pinned)),
    ):
        on_board = sum(int(digit, 16) for part in layers for digit in f"{part:x}")
        in_all = on_board + bar[index] + off[index]
        if in_all != CHECKERS:
            raise Malformed("position.total", f"{name} has {in_all} checkers, not 15", text)


def _parse_side(text: str, rules: RuleSet) -> tuple[Side, Result | None]:
    if text == "w":
        return "w", None
    if text == "b":
        return "b", None
    match = _RESULT.fullmatch(text)
    if not match:
        raise Malformed("position.side", "the side is w or b, or a result like w+2 or =0", text)
    if match[1] is None:
        return "w", Result(None, 0)
    points = int(match[2])
    if points > (CHECKERS if rules.score == "left" else 2):
        raise Malformed("position.side", "no game of this kind gives so many points", text)
    return "w", Result("w" if match[1] == "w" else "b", points)


def _parse_groups(text: str, code: str) -> tuple[Group, ...]:
    groups: list[Group] = []
    for part in text.split(","):
        match = _GROUP.fullmatch(part)
        if not match:
            raise Malformed(code, "dice are groups like 4 or 4*3 with commas between", text)
        groups.append(Group(int(match[1]), int(match[2] or 1)))
    return tuple(groups)


def _parse_dice(text: str, rules: RuleSet, own_rolls: int) -> tuple[Roll | None, tuple[Group, ...]]:
    if text == "-":
        return None, ()
    match = _DICE.fullmatch(text)
    if not match:
        raise Malformed("position.dice", "dice are - or a roll and its groups like 63:6,3", text)
    high, low = int(match[1]), int(match[2])
    if high < low:
        raise Malformed("position.dice", "the higher die of the roll is written first", text)
    groups = _parse_groups(match[3], "position.dice")
    if own_rolls < 1:
        raise Malformed("position.rolls", "with a roll in hand the side has rolled before", text)
    full = groups_of(rules, (high, low), own_rolls)
    ends = [full] if high != low else [full[played:] for played in range(len(full))]
    if groups not in ends:
        raise Malformed("position.groups", "these groups do not fit the roll", text)
    return (high, low), groups


def _parse_carry(
    text: str, rules: RuleSet, thrown: Roll | None, groups: tuple[Group, ...]
) -> tuple[Group, ...]:
    if text == "-":
        return ()
    carry = _parse_groups(text, "position.carry")
    if rules.carry == "none":
        raise Malformed("position.carry", "no dice are handed over in this game", text)
    numbers = [number for number, _ in carry]
    if numbers != sorted(set(numbers)):
        raise Malformed("position.carry", "handed-over dice ascend, each number once", text)
    if thrown and (thrown[0] != thrown[1] or not thrown[0] <= numbers[-1] < groups[0].number):
        raise Malformed("position.carry", "these dice cannot be left over from this roll", text)
    if thrown and numbers[0] < thrown[0]:
        raise Malformed("position.carry", "these dice cannot be left over from this roll", text)
    return carry
