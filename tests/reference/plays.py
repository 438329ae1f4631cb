"""Plays of one stage: every sequence of single dice, filtered once by the rules' sentences."""

from __future__ import annotations

from dataclasses import dataclass

from tests.reference.flags import Flags
from tests.reference.steps import Step, View, ending, has_a_step, holds, steps, turned

Dice = tuple[int, ...]
"""Single dice, highest first."""


@dataclass(frozen=True)
class Play:
    """What a sequence of single dice comes to.

    ``steps`` is the sequence, sorted, or empty when only results matter.
    ``end`` says how the last step ended the game, if it did: see ``steps.ending``.
    """

    view: View
    used: Dice
    end: str | None
    steps: tuple[Step, ...] = ()


def every_sequence(flags: Flags, view: View, dice: Dice, with_steps: bool) -> set[Play]:
    """Every sequence of the dice in any order, shorter ones too, the empty one included.

    §2.3: "A step that ends the game completes the play at once": nothing follows such a step.
    Sequences that differ in nothing but the order of their steps are kept once.
    """
    reached = {Play(view, (), None)}
    latest = reached
    for _ in dice:
        following: set[Play] = set()
        for play in latest:
            if play.end is not None:
                continue
            left = list(dice)
            for die in play.used:
                left.remove(die)
            # §2.1: "one checker may use both, and then the landing between must be legal too".
            for die in set(left):
                used = tuple(sorted((*play.used, die), reverse=True))
                for step, after in steps(flags, play.view, die):
                    taken = tuple(sorted((*play.steps, step))) if with_steps else ()
                    following.add(Play(after, used, ending(flags, after), taken))
        reached = reached | following
        latest = following
    return reached


def legal_plays(
    flags: Flags, view: View, dice: Dice, ends_turn: dict[Dice, bool], with_steps: bool = False
) -> list[Play]:
    """The plays of a stage that the rules allow. ``ends_turn`` tells which dice used end the turn.

    §2.3 on ending plays: "always legal — no other rule or filter bars it, also with the lower die —
    and never compulsory: it counts the dice it really used, and the other plays are judged by
    rule 2 as if it were one of them."
    """
    every = every_sequence(flags, view, dice, with_steps)
    # §4 Walls: "A turn may not end" so. "Plays that end so are struck out first; then rule 2, most
    # dice before higher die, applies to what remains, shorter plays included".
    if flags.walls:
        every = {
            play
            for play in every
            if play.end is not None
            or not play.used  # "with nothing left the turn passes"
            or not ends_turn[play.used]
            or not forbidden_wall(flags, play.view)
        }
    # §2.2: "A play must use as many of its dice as it can."
    most = max(len(play.used) for play in every)
    kept = [play for play in every if len(play.used) == most]
    # §2.2: "If only one of two different dice can be used, it must be the higher one when the
    # higher can be played."
    if most == 1 and len(dice) == 2 and dice[0] != dice[1]:
        higher = [play for play in kept if play.used == (max(dice),)]
        kept = higher or kept
    going_on = [play for play in kept if play.end is None]
    # §4 Leave a move: "Last filter, among plays that do not end the game: if some of them leave the
    # foe at least one step with some die …, only those are legal."
    if flags.leave_a_move:
        leaving = [play for play in going_on if has_a_step(flags, turned(flags, play.view))]
        going_on = leaving or going_on
    return going_on + [play for play in every if play.end is not None]


def forbidden_wall(flags: Flags, view: View) -> bool:
    """§4 Walls: "(a) all of my 24–19 while any foe checker is still behind them (on the foe's own
    24–13), or (b) all of my 11–6 while the foe still has a checker on its 24."
    """
    foe = turned(flags, view)
    behind = any("x" in foe.stacks[point] for point in range(13, 25))
    return (holds(view, 19, 24) and behind) or (holds(view, 6, 11) and "x" in foe.stacks[24])
