"""The flow of a turn: rolls, stages of a cascade, handed-over dice, results; legal and perft."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.reference.flags import GAMES, Flags
from tests.reference.plays import Dice, Play, legal_plays
from tests.reference.position import Group, Position, other, parse, start_position, write
from tests.reference.steps import View, board_of, has_a_step, turned, view_of

ALL_ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
NO_DICE: tuple[Group, ...] = ()


def flags_of(position: Position, flags: Flags | None) -> Flags:
    return flags or GAMES[position.game]


def start(game: str | Flags, side: str = "w") -> str:
    """The start line of a game, by its id or its flags."""
    return write(start_position(GAMES[game] if isinstance(game, str) else game, side))


def roll(line: str, first: int, second: int, flags: Flags | None = None) -> str:
    """The line with that roll in hand; nothing may be in hand or handed over."""
    position = parse(line)
    return write(rolled(flags_of(position, flags), position, first, second))


def rolled(flags: Flags, position: Position, first: int, second: int) -> Position:
    assert not position.finished
    assert not position.in_hand
    high, low = max(first, second), min(first, second)
    rolls = {**position.rolls, position.side: position.rolls[position.side] + 1}
    groups: tuple[Group, ...]
    if high != low:
        groups = ((high, 1), (low, 1))
    elif cascades(flags, rolls[position.side]):
        # §4 Cascade: "a double n-n is four n's, then four (n+1)'s … up to four 6's."
        groups = tuple((number, 4) for number in range(high, 7))
    else:
        # §2.1: "A double is played four times."
        groups = ((high, 4),)
    return replace(position, rolls=rolls, roll=(high, low), groups=groups)


def cascades(flags: Flags, own_roll: int) -> bool:
    """§4 Cascade: "From the player's own 4th (3rd) roll on"."""
    return flags.cascade_from > 0 and own_roll >= flags.cascade_from


def stage_groups(position: Position) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    """The groups of the stage in hand, and those after it.

    Notation: "The first group is the stage in hand; the two dice of a mixed roll are one stage."
    §4 Handed-over dice: "When what remains is exactly two groups of one die each, wherever they
    come from, they are one mixed stage like an ordinary roll; otherwise the first group alone".
    """
    if position.roll is not None:
        groups, mixed = position.groups, position.roll[0] != position.roll[1]
    else:
        groups, mixed = position.carry, [count for _, count in position.carry] == [1, 1]
    return (groups, NO_DICE) if mixed else (groups[:1], groups[1:])


def dice_in(groups: tuple[Group, ...]) -> Dice:
    dice = [number for number, count in groups for _ in range(count)]
    return tuple(sorted(dice, reverse=True))


def groups_in(dice: Dice) -> tuple[Group, ...]:
    return tuple(sorted(Counter(dice).items()))


def after_dice(flags: Flags, position: Position, used: Dice) -> Position:
    """What comes next when the stage in hand was played with these dice, the board aside."""
    stage, later = stage_groups(position)
    counted = Counter(dice_in(stage))
    counted.subtract(used)
    left = groups_in(tuple(counted.elements()))
    if position.roll is None:
        # §4 Handed-over dice: the side "must play what it can of them before it rolls …. What it
        # cannot play is lost; nothing goes back".
        return replace(position, carry=later)
    if not left:
        return next_stage(position, later, position.carry)
    side = position.side
    chain = position.roll[0] == position.roll[1] and cascades(flags, position.rolls[side])
    if not chain:
        # Carry all: "every die the roller cannot play — of mixed rolls and of its first three
        # rolls too." Carry started: "only what is left of a started cascade."
        handed = left if flags.carry == "all" else NO_DICE
        return next_stage(position, NO_DICE, position.carry + handed)
    # "An _unstarted_ chain (not one die of the rolled number playable): with carry _started_ it is
    # lost whole and nothing is handed over (B)".
    if flags.carry == "started" and stage[0][0] == position.roll[0] and not used:
        return next_stage(position, NO_DICE, NO_DICE)
    if flags.on_block == "stop":
        # "the rest of the number and all later numbers are handed over; the turn ends."
        left, later = left + later, NO_DICE
    # Skip: "what is left of the blocked number is handed over and the chain goes on".
    handed = NO_DICE if flags.carry == "none" else left
    return next_stage(position, later, position.carry + handed)


def next_stage(position: Position, later: tuple[Group, ...], carry: tuple[Group, ...]) -> Position:
    """The same side with the groups that remain, or the other side about to act."""
    if later:
        return replace(position, groups=later, carry=carry)
    return replace(position, side=other(position.side), roll=None, groups=NO_DICE, carry=carry)


def result_text(flags: Flags, position: Position, end: str, view: View) -> str:
    """The result field of a game that a step of the side to act has ended."""
    if end == "draw":
        return "=0"
    winner = other(position.side) if end == "mother lost" else position.side
    if end != "win":
        # §4 Mother: "the foe wins mars (2) at once".
        points = 2
    elif flags.score == "left":
        # §4 Score left: "one point for every checker of the loser not borne off".
        points = 15 - view.foe_off
    else:
        # §2.5: "Win 1; mars 2 when the loser has borne off none."
        points = 1 if view.foe_off else 2
    return f"{winner}+{points}"


def after_play(flags: Flags, position: Position, play: Play) -> Position:
    """The position that a play of the stage in hand leads to."""
    stacks, bar, off = board_of(flags, play.view, position.side)
    board = replace(position, stacks=stacks, bar=bar, off=off)
    over = replace(board, roll=None, groups=NO_DICE, carry=NO_DICE)
    if play.end is not None:
        return replace(over, side=result_text(flags, position, play.end, play.view))
    # §2.7: "if after a play neither side has a step with any die (…; no walls), the game ends 0–0".
    if not has_a_step(flags, play.view) and not has_a_step(flags, turned(flags, play.view)):
        return replace(over, side="=0")
    return after_dice(flags, board, play.used)


def stage_plays(flags: Flags, position: Position, with_steps: bool) -> list[Play]:
    """The legal plays of the stage in hand."""
    assert position.in_hand
    stage, _ = stage_groups(position)
    dice = dice_in(stage)
    sets = {()} | {tuple(sorted(used, reverse=True)) for used in subsets(dice)}
    ends_turn = {used: after_dice(flags, position, used).side != position.side for used in sets}
    view = view_of(flags, position, position.side)
    return legal_plays(flags, view, dice, ends_turn, with_steps)


def subsets(dice: Dice) -> set[Dice]:
    found: set[Dice] = {()}
    for die in dice:
        found |= {(*used, die) for used in found}
    return found


def results(flags: Flags, position: Position) -> set[str]:
    plays = stage_plays(flags, position, with_steps=False)
    return {write(after_play(flags, position, play)) for play in plays}


def legal(line: str, flags: Flags | None = None) -> list[str]:
    """Every distinct result of the stage in hand, sorted."""
    position = parse(line)
    return sorted(results(flags_of(position, flags), position))


def perft(line: str, depth: int, flags: Flags | None = None) -> int:
    """The number of results after that many plies.

    Notation: "a ply is one stage; before a roll all 21 rolls are tried; distinct results of one
    stage count once; finished games have no further plies".
    """
    position = parse(line)
    if depth == 0:
        return 1
    if position.finished:
        return 0
    if not position.in_hand:
        return sum(perft(roll(line, *dice, flags), depth, flags) for dice in ALL_ROLLS)
    found = results(flags_of(position, flags), position)
    return len(found) if depth == 1 else sum(perft(result, depth - 1, flags) for result in found)
