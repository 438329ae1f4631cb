"""The bots' thinking in the twin: the look-ahead of `tabla_core.bot.search` and the misjudgement of
its levels, for thousands of games where the engine plays ten.

It follows the engine step by step and counts the same evaluations, but has the nets in floats and
no exact endings; `tests/training/test_thinking.py` holds the two together. The unit is the stage.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from tabla_core.bot import search
from training.chance import below, noise
from training.dice import pending, roll
from training.glance import ROOM, glance, outputs_by_hand
from training.hand import judge
from training.layout import CARRY, FLAG, OVER, SIDE, WINNER
from training.memory import compiled, copy, copy_board
from training.stakes import most, worth
from training.twin import legal, settle
from training.valuing import carried_pips, see_board
from training.valuing import value as value_of

F_LEFT = FLAG.left
LOWEST: Final = -1e9
# Constants are handed on as numbers of one type, or each would be compiled for again.


class Effort(NamedTuple):
    """`tabla_core.bot.search.Effort` for compiled code; `noise` below 0 chooses at random.

    `by_hand`: the hand-written evaluator is asked, not the net.
    """

    beam: int
    candidates: int
    margin: float
    budget: int
    chain_budget: int
    deep_margin: float
    deep_budget: int
    decided: float
    noise: float
    by_hand: bool = False


def effort_of(effort: search.Effort, *, by_hand: bool = False) -> Effort:
    """The engine's effort.

    >>> effort_of(search.Effort(candidates=8)).candidates
    8
    """
    numbers = (getattr(effort, name) for name in Effort._fields[:-1])
    return Effort(*numbers)._replace(by_hand=by_hand)


RANDOM: Final = Effort(1, 0, 0.0, 0, 0, 0.0, 0, 0.0, -1.0)
"""Any legal result, each as likely as another."""


@compiled()
def insert(
    player: Any, mind: Any, lines: Any, limit: Any, index: Any, state: Any, item: Any
) -> Any:
    """Puts a result of the stage just worked out into its place among the best `limit` lines.

    `item` is the line of `mind.beam` that led to the stage, -1 for the stage in hand.
    """
    row = player.work.found[index]
    key = player.work.key[row]
    value = mind.values[index]
    count = lines.filled[0]
    if count == limit and value <= lines.values[count - 1]:
        return
    if item >= 0:
        for other in range(count):
            if lines.keys[other] == key:
                return
    at = count if count < limit else limit - 1
    while at and lines.values[at - 1] < value:
        _copy(lines, at - 1, lines, at)
        at -= 1
    settle(player.work, player.flags, state, row, lines.boards[at], lines.states[at])
    lines.values[at] = value
    if lines.states[at, OVER] and lines.states[at, WINNER] < 0:
        # Drawn, or dead though no step ended it.
        lines.values[at] = worth(mind.stakes, state[SIDE], 0)
    lines.keys[at] = key
    if item < 0:
        copy_board(lines.first_boards[at], lines.boards[at])
        copy(lines.first_states[at], lines.states[at])
        lines.roots[at] = index
    else:
        copy_board(lines.first_boards[at], mind.beam.first_boards[item])
        copy(lines.first_states[at], mind.beam.first_states[item])
        lines.roots[at] = mind.beam.roots[item]
    lines.filled[0] = min(count + 1, limit)


@compiled(inline="always")
def _copy(source: Any, origin: Any, lines: Any, target: Any) -> Any:
    copy_board(lines.boards[target], source.boards[origin])
    copy(lines.states[target], source.states[origin])
    copy_board(lines.first_boards[target], source.first_boards[origin])
    copy(lines.first_states[target], source.first_states[origin])
    lines.values[target] = source.values[origin]
    lines.roots[target] = source.roots[origin]
    lines.keys[target] = source.keys[origin]


@compiled()
def play_out(player: Any, mind: Any, effort: Any) -> Any:
    """Follows the lines in `mind.following` stage by stage to the end of the turn (or to the roll);
    what is reached goes into `mind.leaves`."""
    beam, following = mind.beam, mind.following
    limit = mind.spent[0] + effort.chain_budget
    while following.filled[0]:
        lines = following.filled[0]
        stages_left = 1
        for item in range(lines):
            _copy(following, item, beam, item)
            stages_left = max(stages_left, pending(beam.states[item])[1])
        following.filled[0] = 0
        share = mind.spent[0] + max(0, limit - mind.spent[0]) // stages_left
        for item in range(lines):
            if item and mind.spent[0] > share:
                break
            state = beam.states[item]
            count, on, _ = glance(player, mind, beam.boards[item], state)
            for index in range(count):
                if on and index < player.work.stage[5]:
                    insert(player, mind, following, effort.beam, index, state, item)
                else:
                    insert(player, mind, mind.leaves, np.int64(ROOM), index, state, item)


@compiled()
def gather(player: Any, mind: Any, effort: Any, board: Any, state: Any) -> Any:
    """Puts the best leaves of the stage in hand into `mind.leaves`, chains played out."""
    leaves, following = mind.leaves, mind.following
    leaves.filled[0] = following.filled[0] = 0
    nothing = np.int64(-1)
    count, on, _ = glance(player, mind, board, state)
    for index in range(count):
        if on and index < player.work.stage[5]:
            insert(player, mind, following, effort.beam, index, state, nothing)
        else:
            insert(player, mind, leaves, np.int64(ROOM), index, state, nothing)
    if on:
        play_out(player, mind, effort)


@compiled()
def answer(player: Any, mind: Any, depth: Any) -> Any:
    """What the best answer to the roll in `mind.now[depth]` counts for the side that rolled.

    Chosen at a glance, a chain number by number; the board after it is left in `mind.here[depth]`.
    """
    board, state = mind.here[depth], mind.now[depth]
    side = state[SIDE]
    while True:
        _, on, best = glance(player, mind, board, state)
        value = mind.values[best]
        row = player.work.found[best]
        settle(player.work, player.flags, state, row, mind.after_board, mind.after_state)
        copy_board(board, mind.after_board)
        copy(state, mind.after_state)
        if state[OVER] and state[WINNER] < 0:
            return worth(mind.stakes, side, 0)
        if state[OVER] or not on or state[SIDE] != side:
            return value


@compiled()
def mean_ahead(player: Any, mind: Any, depth: Any) -> Any:
    """The mean over all rolls of the best answer to each, for the side to act in
    `mind.here[depth]`; handed-over dice are played first."""
    state = mind.now[depth]
    if state[CARRY]:
        value = answer(player, mind, depth)
        if state[OVER]:
            return value
    mean = 0.0
    for first in range(1, 7):
        for second in range(1, first + 1):
            copy_board(mind.here[depth + 1], mind.here[depth])
            copy(mind.now[depth + 1], state)
            roll(player.flags, mind.now[depth + 1], first, second)
            value = answer(player, mind, depth + 1)
            mean += value if first == second else 2.0 * value
    return mean / 36.0


@compiled()
def mean_deeper(player: Any, mind: Any, limit: Any) -> Any:
    """The same for `mind.here[0]`, each answer counting as the mean over the rolls after it.

    Given up, with the lowest number, once more than `limit` evaluations are spent.
    """
    state = mind.now[0]
    zero, one = np.int64(0), np.int64(1)
    if state[CARRY]:
        value = answer(player, mind, zero)
        if state[OVER]:
            return value
    mean = 0.0
    for first in range(1, 7):
        for second in range(1, first + 1):
            copy_board(mind.here[1], mind.here[0])
            copy(mind.now[1], state)
            roll(player.flags, mind.now[1], first, second)
            value = answer(player, mind, one)
            if not mind.now[1, OVER]:
                value = -mean_ahead(player, mind, one)
            mean += value if first == second else 2.0 * value
            if mind.spent[0] > limit:
                return LOWEST
    return mean / 36.0


@compiled()
def ahead(player: Any, mind: Any, leaf: Any, side: Any, limit: Any) -> Any:
    """What a leaf is worth to `side` over all rolls of whoever is to roll, a roll deeper when there
    is a `limit`."""
    leaves = mind.leaves
    if leaves.states[leaf, OVER]:
        return leaves.values[leaf]
    copy_board(mind.here[0], leaves.boards[leaf])
    copy(mind.now[0], leaves.states[leaf])
    value = mean_deeper(player, mind, limit) if limit else mean_ahead(player, mind, np.int64(0))
    if value == LOWEST:
        return LOWEST
    return value if leaves.states[leaf, SIDE] == side else -value


@compiled()
def spread(player: Any, outs: Any) -> Any:
    """The standard deviation of the points a game gives, by a net's outputs."""
    win, more, less = np.float64(outs[0]), np.float64(outs[1]), np.float64(outs[2])
    more, less = min(more, win), min(less, 1.0 - win)
    if player.flags[F_LEFT]:
        more, less = 15.0 * more, 15.0 * less
        mean = more - less
        squares = 0.0
        if win > 0.0:
            squares += more * more / win
        if win < 1.0:
            squares += less * less / (1.0 - win)
    else:
        mean = 2.0 * win - 1.0 + more - less
        squares = 1.0 + 3.0 * (more + less)
    return np.sqrt(max(squares - mean * mean, 0.0))


@compiled()
def spread_of_leaf(player: Any, mind: Any, leaf: Any) -> Any:
    """The same for a leaf, nothing when it ends the game."""
    board, state = mind.leaves.boards[leaf], mind.leaves.states[leaf]
    if state[OVER]:
        return 0.0
    out = player.table.out
    side = 1 - state[SIDE]
    if mind.by_hand[0]:
        me, them = board[side], board[1 - side]
        judge(player.flags, mind.hand, me[0], me[1], them[0], carried_pips(state))
        outputs_by_hand(player.flags, mind.hand, out)
        return spread(player, out)
    seen = see_board(player, board, state, side)
    value_of(
        player.flags, player.net.contact, player.net.race, player.desk, player.race_desk, seen, out
    )
    return spread(player, out)


@compiled()
def choose(player: Any, mind: Any, effort: Any, board: Any, state: Any, whims: Any) -> Any:
    """Plays the stage in hand; changes `board` and `state`, gives the evaluations it took."""
    mind.spent[0] = 0
    mind.by_hand[0] = effort.by_hand
    if effort.noise < 0:
        count = legal(player.work, player.flags, board, state)
        row = player.work.found[below(whims, np.int64(count))]
        settle(player.work, player.flags, state, row, mind.after_board, mind.after_state)
        copy_board(board, mind.after_board)
        copy(state, mind.after_state)
        return 0
    if effort.candidates:
        gather(player, mind, effort, board, state)
        chosen = _looked_at(player, mind, effort, state[SIDE])
    else:
        chosen = _misjudged(player, mind, effort, board, state, whims)
    if chosen >= 0:
        copy_board(board, mind.leaves.first_boards[chosen])
        copy(state, mind.leaves.first_states[chosen])
    return mind.spent[0]


@compiled()
def _looked_at(player: Any, mind: Any, effort: Any, side: Any) -> Any:
    """The leaf to play: the best few looked at over all rolls, two of them a roll deeper."""
    leaves, looked = mind.leaves, mind.looked
    points = 15.0 if player.flags[F_LEFT] else 2.0
    if spread_of_leaf(player, mind, np.int64(0)) <= effort.decided * points:
        return 0
    scale = most(mind.stakes, side)
    enough = leaves.values[0] - effort.margin * scale
    dearest = 0
    tried = 0
    for leaf in range(min(effort.candidates, leaves.filled[0])):
        spent = mind.spent[0]
        if leaves.values[leaf] < enough or (leaf > 1 and spent + dearest > effort.budget):
            break
        looked[leaf] = ahead(player, mind, leaf, side, np.int64(0))
        dearest = max(dearest, mind.spent[0] - spent)
        tried += 1
        for before in range(leaf):
            if leaves.roots[before] == leaves.roots[leaf]:
                # Of one result of the stage the best line counts.
                worse = before if looked[before] < looked[leaf] else leaf
                looked[worse] = LOWEST
    first = second = -1
    candidates = 0
    for leaf in range(tried):
        if looked[leaf] == LOWEST:
            continue
        candidates += 1
        if first < 0 or looked[leaf] > looked[first]:
            first, second = leaf, first
        elif second < 0 or looked[leaf] > looked[second]:
            second = leaf
    dear = 2 * 21 * mind.spent[0] // max(candidates, 1)
    if (
        second < 0
        or effort.deep_budget == 0
        or looked[first] - looked[second] > effort.deep_margin * scale
        or dear > effort.deep_budget
    ):
        return first
    limit = mind.spent[0] + effort.deep_budget
    one = ahead(player, mind, first, side, limit)
    two = LOWEST if one == LOWEST else ahead(player, mind, second, side, limit)
    return second if two > one else first


@compiled()
def _misjudged(player: Any, mind: Any, effort: Any, board: Any, state: Any, whims: Any) -> Any:
    """What is best with noise, if any, on each result of the stage: the leaf, or -1 for played.

    What ends the game at once is never misjudged.
    """
    work, leaves = player.work, mind.leaves
    count, on, best = glance(player, mind, board, state)
    if on:
        gather(player, mind, effort, board, state)
        size = effort.noise * spread_of_leaf(player, mind, np.int64(0))
        chosen, highest = 0, LOWEST
        for leaf in range(leaves.filled[0]):
            again = False
            for before in range(leaf):
                # A better line of the same result has had its say.
                again = again or leaves.roots[before] == leaves.roots[leaf]
            if again:
                continue
            misjudged = leaves.values[leaf]
            if not leaves.first_states[leaf, OVER]:
                misjudged += size * noise(whims)
            if misjudged > highest:
                chosen, highest = leaf, misjudged
        return chosen
    size = 0.0
    if best < work.stage[5]:
        size = effort.noise * spread(player, mind.outs)
    chosen, highest = 0, LOWEST
    for index in range(count):
        misjudged = mind.values[index]
        if index < work.stage[5]:
            misjudged += size * noise(whims)
        if misjudged > highest:
            chosen, highest = index, misjudged
    row = work.found[chosen]
    settle(work, player.flags, state, row, mind.after_board, mind.after_state)
    copy_board(board, mind.after_board)
    copy(state, mind.after_state)
    return -1
