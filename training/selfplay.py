"""Games of a net against itself, from which it learns."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from training.dice import go_on, pending, roll
from training.layout import CARRY, FLAG, HIGH, OVER, POINTS, SIDE, STATE, WINNER
from training.memory import compiled, copy, copy_board
from training.net import learn
from training.table import LONGEST
from training.twin import legal, settle
from training.valuing import (
    MINE_OFF,
    RACING,
    THEIRS_OFF,
    carried_pips,
    end_outputs,
    exact_outputs,
    points_of,
    see,
    see_board,
    take_base,
    turn_round,
    value,
    value_near,
)

F_LEFT, F_OPENING = FLAG.left, FLAG.opening_play


@compiled()
def play_turn(player: Any, board: Any, state: Any, beam: Any, noise: Any) -> Any:
    """Plays the dice in hand to the end of the turn (or up to the roll); changes both in place.

    Stage by stage, following the best `beam` results. `noise` is the spread of what is added to
    the values before the choice. Leaves the value and the best turn's outputs in `table.best`,
    for the side that acts; gives whether the best turn was chosen.
    """
    work, flags, kind, table = player.work, player.flags, player.kind, player.table
    contact, race = player.net.contact, player.net.race
    desk, race_desk = player.desk, player.race_desk
    out = table.out
    side = state[SIDE]
    to_roll = state[HIGH] == 0
    copy_board(table.boards[0], board)
    copy(table.states[0], state)
    following = 1
    chosen = np.float32(-1e9)
    best = np.float32(-1e9)
    is_best = True
    while following:
        further = 0
        for item in range(following):
            here, now = table.boards[item], table.states[item]
            count = legal(work, flags, here, now)
            # What follows is the same after every result that goes on.
            after = table.scratch
            copy(after, now)
            go_on(work, flags, now, after)
            on = after[SIDE] == side and pending(after)[1] > 0
            carried = carried_pips(after) if after[SIDE] != side or to_roll else 0
            base = see(work, flags, kind, desk, race_desk, table, 0, to_roll, carried)
            take_base(contact, race, desk, race_desk, base)
            for index in range(count):
                row = work.found[index]
                over = index >= work.stage[5]
                if over:
                    end_outputs(work, flags, row, side, out)
                else:
                    seen = see(work, flags, kind, desk, race_desk, table, row, to_roll, carried)
                    value_near(flags, contact, race, desk, race_desk, base, seen, out)
                    if to_roll:
                        turn_round(out)
                worth = points_of(flags, out)
                if on and not over:
                    further = _follow(work, flags, table, now, row, worth, beam, further)
                    continue
                if worth > best:
                    best = worth
                    table.best[1] = worth
                    copy(table.best[2:5], out)
                    if noise == 0:
                        chosen = best
                        settle(work, flags, now, row, table.best_board, table.best_state)
                if noise > 0:
                    noisy = worth + np.float32(noise * np.random.normal())
                    if noisy > chosen:
                        chosen = noisy
                        table.best[0] = worth
                        settle(work, flags, now, row, table.best_board, table.best_state)
        for item in range(further):
            copy_board(table.boards[item], table.next_boards[item])
            copy(table.states[item], table.next_states[item])
        following = further
    copy_board(board, table.best_board)
    copy(state, table.best_state)
    if noise > 0:
        is_best = table.best[0] == table.best[1]
    return is_best


@compiled()
def _follow(
    work: Any, flags: Any, table: Any, state: Any, row: Any, value: Any, beam: Any, count: Any
) -> Any:
    """Puts a result among the best `beam` to follow, the best first; gives how many there are."""
    key = work.key[row]
    if count == beam and value <= table.next_values[count - 1]:
        return count
    for index in range(count):
        if table.next_keys[index] == key:
            return count
    at = count if count < beam else beam - 1
    while at and table.next_values[at - 1] < value:
        table.next_values[at] = table.next_values[at - 1]
        table.next_keys[at] = table.next_keys[at - 1]
        copy_board(table.next_boards[at], table.next_boards[at - 1])
        copy(table.next_states[at], table.next_states[at - 1])
        at -= 1
    table.next_values[at] = value
    table.next_keys[at] = key
    settle(work, flags, state, row, table.next_boards[at], table.next_states[at])
    return min(count + 1, beam)


@compiled()
def _throw(opening: Any) -> Any:
    first = np.random.randint(1, 7)
    second = np.random.randint(1, 7)
    while opening and first == second:
        first = np.random.randint(1, 7)
        second = np.random.randint(1, 7)
    return first, second


@compiled()
def _sample(player: Any, board: Any, state: Any, side: Any, at: Any, is_best: Any) -> Any:
    """Writes down a sample."""
    table = player.table
    seen = see_board(player, board, state, side)
    desk = player.race_desk if seen & RACING else player.desk
    for index in range(desk.x.shape[0]):
        table.xs[at, index] = desk.x[index]
    table.seen[at] = seen
    table.sides[at] = side
    table.cut[at] = not is_best
    if not is_best:
        return
    net, race_desk = player.net, player.race_desk
    value(player.flags, net.contact, net.race, player.desk, race_desk, seen, table.outs[at])
    if side == 1:
        turn_round(table.outs[at])


@compiled()
def look_deeper(player: Any, board: Any, state: Any, beam: Any, out: Any) -> Any:
    """Puts the mean outputs for White after the best play of every roll into `out`."""
    flags, table = player.flags, player.table
    out[:] = 0
    here, now = table.deep_board, table.deep_state
    for first in range(1, 7):
        for second in range(1, first + 1):
            copy_board(here, board)
            copy(now, state)
            roll(flags, now, first, second)
            mover = now[SIDE]
            play_turn(player, here, now, beam, np.float32(0.0))
            copy(table.target, table.best[2:5])
            if mover == 1:
                turn_round(table.target)
            share = np.float32((1 if first == second else 2) / 36)
            for index in range(3):
                out[index] += share * table.target[index]


@njit(cache=True)
def play_game(player: Any, start: Any, beam: Any, noise: Any, wild: Any, deep: Any) -> Any:
    """Plays one game against itself; gives how many samples it wrote down.

    `noise` as in `play_turn`, as a share of the most a game gives; in the first `wild` turns it is
    so great that anything may be played. Each sample is looked at a roll deeper with chance `deep`.
    """
    flags, table = player.flags, player.table
    most = np.float32(15.0 if flags[F_LEFT] else 2.0)
    board = start.copy()
    state = np.zeros(STATE, np.int16)
    state[SIDE] = np.random.randint(0, 2)
    state[WINNER] = -1
    _sample(player, board, state, 1 - state[SIDE], 0, True)
    count = 1
    turn = 0
    while not state[OVER] and count < LONGEST:
        mover = state[SIDE]
        table.deep[count - 1] = 0
        if not state[CARRY]:
            if deep > 0 and turn and np.random.random() < deep:
                look_deeper(player, board, state, beam, table.deep_outs[count - 1])
                table.deep[count - 1] = 1
            first, second = _throw(turn == 0 and flags[F_OPENING] == 1)
            roll(flags, state, first, second)
            turn += 1
        to_roll = state[HIGH] == 0
        spread = most * (np.float32(1.0) if turn <= wild else noise)
        is_best = play_turn(player, board, state, beam, spread)
        # The best turn's outputs are what the sample before learns from.
        table.outs[count] = table.best[2:5]
        if mover == 1:
            turn_round(table.outs[count])
        if state[OVER]:
            table.cut[count] = not is_best
            if is_best:
                exact_outputs(flags, state[WINNER], state[POINTS], 0, table.outs[count])
            break
        _sample(player, board, state, 1 - mover if to_roll else mover, count, is_best)
        count += 1
    return count


@njit(cache=True)
def learn_game(player: Any, count: Any, trace: Any, step: Any, deep: Any) -> Any:
    """Learns from the samples of one game, the last first.

    The target of a sample mixes the outputs of the next with that one's own target, of which
    `trace` is the share (lambda). With `deep` only the samples that were looked at a roll deeper
    are learned from, by the value found there.
    """
    table, flags = player.table, player.flags
    beyond = np.zeros(3, np.float32)
    beyond[:] = table.outs[count]
    for at in range(count - 1, -1, -1):
        if deep > 0:
            if not table.deep[at]:
                continue
            beyond[:] = table.deep_outs[at]
        table.target[:] = beyond
        if table.sides[at] == 1:
            turn_round(table.target)
        seen = table.seen[at]
        table.counts[:] = 1
        if not flags[F_LEFT]:
            table.counts[1] = not seen & THEIRS_OFF
            table.counts[2] = not seen & MINE_OFF
        if seen & RACING:
            player.race_desk.x[:] = table.xs[at, : player.race_desk.x.shape[0]]
            learn(player.net.race, player.race_desk, table.target, table.counts, step)
        else:
            player.desk.x[:] = table.xs[at, : player.desk.x.shape[0]]
            learn(player.net.contact, player.desk, table.target, table.counts, step)
        if table.cut[at]:
            beyond[:] = table.outs[at]
        else:
            for index in range(3):
                beyond[index] += (np.float32(1.0) - trace) * (table.outs[at, index] - beyond[index])


@njit(cache=True)
def train(
    player: Any,
    start: Any,
    games: Any,
    seed: Any,
    beam: Any,
    noise: Any,
    wild_share: Any,
    trace: Any,
    step: Any,
    deep: Any,
) -> Any:
    """Plays and learns from `games` games; gives the samples they had.

    `wild_share` of the games begin with one to eight turns played at random; for `deep` see
    `play_game` and `learn_game`.
    """
    np.random.seed(seed)
    samples = 0
    for _ in range(games):
        wild = np.random.randint(1, 9) if np.random.random() < wild_share else 0
        count = play_game(player, start, beam, np.float32(noise), wild, deep)
        learn_game(player, count, np.float32(trace), np.float32(step), deep)
        samples += count
    return samples
