"""Choosing a play: every result at a glance, then the best few over all 21 rolls.

The unit is the stage. When the side to act goes on after it (a cascade's next number, handed-over
dice before the roll) its results are played out with a beam before they are compared. Looking
ahead gives the foe its best answer to each roll by the glance alone. There is no source of dice
and no clock here: the same position gets the same choice everywhere.

Thinking is a generator that hands back control every `SLICE` evaluations or so, whoever drives
it may drop it at any `yield`.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias, TypeVar

from tabla_core.bot.evaluator import Evaluator, board_of
from tabla_core.bot.reader import Reader, points_for
from tabla_core.errors import Illegal
from tabla_core.notation import format_position
from tabla_core.position import Position, Side, roll
from tabla_core.seat import State
from tabla_core.stage import ROLLS, Legal, legal, legal_by_roll
from tabla_core.turn import Next, after_stage, settle

T = TypeVar("T")
Thinking: TypeAlias = Generator[None, None, T]

SLICE: Final = 200
"""Evaluations between two yields, plus what is left of the stage in hand."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think: numbers of things, never time.

    `beam` results of a stage are followed when the side goes on; at most `candidates` of the
    results whose value is within `margin` of the best (as a share of the most points a game
    gives) are looked at over all rolls, and none is begun that would exceed `budget` evaluations.
    """

    beam: int = 24
    candidates: int = 0
    margin: float = 0.1
    budget: int = 6000
    chain_budget: int = 6000


class Candidate(NamedTuple):
    """A legal result of the stage in hand and its value in points for the side to act."""

    position: Position
    value: float


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot plays: `ranking` are all legal results, the best first.

    `value` is in points for the side to act; `evaluations` is the work it took.
    """

    position: Position
    value: float
    evaluations: int
    ranking: tuple[Candidate, ...]


class Leaf(NamedTuple):
    """A result reached from the root's `candidate` on, not yet made into a position.

    `value` is the side to act's; `state` and `left` are a result of the stage in hand of `before`.
    """

    value: float
    candidate: int
    before: Position
    reader: Reader
    state: State
    left: tuple[int, ...]
    over: bool = False

    def position(self) -> Position:
        """The position it stands for."""
        return settle(self.before, self.reader.seat, self.state, self.left)


class Meter:
    """Counts evaluations while one choice is thought out."""

    __slots__ = ("_pause", "evaluator", "spent")

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.spent = 0
        self._pause = SLICE

    def is_due(self) -> bool:
        """Whether a slice is over; begins the next."""
        if self.spent < self._pause:
            return False
        self._pause = self.spent + SLICE
        return True


def search(position: Position, evaluator: Evaluator, effort: Effort) -> Thinking[Choice]:
    """Thinks out the stage in hand of `position`.

    Errors: Illegal `bot.finished`, `bot.no-dice`.
    """
    if position.result:
        raise Illegal("bot.finished", "the game is over, there is nothing to choose")
    if not position.stage:
        raise Illegal("bot.no-dice", "there are no dice in hand to choose a play for")
    meter = Meter(evaluator)
    leaves, then = yield from _glance(position, 0, meter)
    candidates = [Candidate(leaf.position(), leaf.value) for leaf in leaves]
    # A dead position is over though no step ended it.
    leaves = [
        leaf._replace(candidate=index, value=0.0 if _is_dead(candidates[index]) else leaf.value)
        for index, leaf in enumerate(leaves)
    ]
    if _goes_on(then, position.side):
        leaves = yield from _play_out(position.side, leaves, candidates, meter, effort)
    leaves = _best_first(leaves)
    played_out = {leaf.candidate: leaf.value for leaf in reversed(leaves)}
    looked_at: dict[int, float] = {}
    if effort.candidates:
        looked_at = yield from _look_ahead(position, leaves, meter, effort)
    ranking = _ranked(candidates, played_out, looked_at)
    best = ranking[0]
    return Choice(best.position, best.value, meter.spent, ranking)


def _is_dead(candidate: Candidate) -> bool:
    result = candidate.position.result
    return result is not None and result.winner is None


def _glance(
    position: Position, candidate: int, meter: Meter, seen: set[tuple[State, Next]] | None = None
) -> Thinking[tuple[list[Leaf], Next]]:
    """Every result of the stage in hand with its value at a glance, exact where the game ends.

    With it comes what follows after those that do not end it. Results in `seen` are left out and
    the others added to it.
    """
    reader = Reader(position, meter.evaluator)
    found = legal(reader.seat, position.stage)
    then = after_stage(position, found.left)
    value = reader.valuer(then)
    leaves = []
    for state in sorted(found.going):
        if seen is not None:
            if (state, then) in seen:
                continue
            seen.add((state, then))
        leaves.append(Leaf(value(state), candidate, position, reader, state, found.left))
        meter.spent += 1
        if meter.is_due():
            yield
    leaves += [
        Leaf(reader.exact(state), candidate, position, reader, state, (), over=True)
        for state in sorted(found.over)
    ]
    return leaves, then


def _goes_on(then: Next, side: Side) -> bool:
    """Whether `side` has more dice in hand to play."""
    return then.side == side and bool(then.groups or then.carry)


def _play_out(
    side: Side, leaves: list[Leaf], candidates: list[Candidate], meter: Meter, effort: Effort
) -> Thinking[list[Leaf]]:
    """Follows the results that leave the side to act dice in hand, until none does.

    Results that lead to the same position are followed once. Where stages have many results the
    beam narrows, so that the whole chain keeps to its budget.
    """
    limit = meter.spent + effort.chain_budget
    done = [leaf for leaf in leaves if candidates[leaf.candidate].position.result]
    going = [leaf for leaf in leaves if not candidates[leaf.candidate].position.result]
    while going:
        beam = [(leaf, leaf.position()) for leaf in _best_first(going)[: effort.beam]]
        going = []
        seen: set[tuple[State, Next]] = set()
        stages_left = max(len(position.pending) for _, position in beam)
        share = meter.spent + max(0, limit - meter.spent) // max(1, stages_left)
        for rank, (leaf, position) in enumerate(beam):
            if position.result:
                # Dead after all.
                done.append(leaf._replace(value=0.0))
                continue
            if rank and meter.spent > share:
                break
            after, then = yield from _glance(position, leaf.candidate, meter, seen)
            on = _goes_on(then, side)
            going += [each for each in after if on and not each.over]
            done += [each for each in after if not on or each.over]
    return done


def _best_first(leaves: list[Leaf]) -> list[Leaf]:
    return sorted(leaves, key=lambda leaf: (-leaf.value, leaf.candidate, leaf.state))


def _look_ahead(
    position: Position, leaves: list[Leaf], meter: Meter, effort: Effort
) -> Thinking[dict[int, float]]:
    """The candidates' values over all rolls, for the best few leaves."""
    side = position.side
    most = 15.0 if position.rules.score == "left" else 2.0
    enough = leaves[0].value - effort.margin * most
    looked_at: dict[int, float] = {}
    dearest = 0
    for rank, leaf in enumerate(leaves[: effort.candidates]):
        if leaf.value < enough or (rank > 1 and meter.spent + dearest > effort.budget):
            break
        before = meter.spent
        value = leaf.value
        position = leaf.position()
        if position.result is None:
            value = yield from _expectation(position, meter)
            value = value if position.side == side else -value
        dearest = max(dearest, meter.spent - before)
        looked_at[leaf.candidate] = max(value, looked_at.get(leaf.candidate, value))
    return looked_at


def worth(position: Position, evaluator: Evaluator, effort: Effort) -> Thinking[float]:
    """What any position is worth to its side to act, in points.

    Dice in hand are worth their best play. Before a roll it is the mean over all 21, or with an
    effort that never looks ahead the evaluator's word; a finished game counts what it gave.
    """
    if position.result is None and position.stage:
        choice = yield from search(position, evaluator, effort)
        return choice.value
    if position.result is None and not effort.candidates:
        return -evaluator.value(*board_of(position, evaluator.tables))
    return (yield from _expectation(position, Meter(evaluator)))


def _expectation(position: Position, meter: Meter) -> Thinking[float]:
    """The mean over all 21 rolls of the best answer, in points for the side to act.

    Handed-over dice are played first, by the glance alone.
    """
    while position.carry and position.result is None:
        leaves, _ = yield from _glance(position, 0, meter)
        position = _best_first(leaves)[0].position()
    if position.result is not None:
        return float(points_for(position.result, position.side))
    reader = Reader(position, meter.evaluator)
    total = 0.0
    for (high, low), found in zip(ROLLS, legal_by_roll(reader.seat), strict=True):
        best = yield from _best_answer(roll(position, high, low), reader, found, meter)
        total += best if high == low else best + best
    return total / 36.0


def _best_answer(position: Position, reader: Reader, found: Legal, meter: Meter) -> Thinking[float]:
    """The value at a glance of the best of `found`, a chain played out greedily."""
    best = max(map(reader.exact, found.over), default=None)
    if not found.going:
        return best if best is not None else 0.0
    then = after_stage(position, found.left)
    value = reader.valuer(then)
    meter.spent += len(found.going)
    if not _goes_on(then, position.side):
        ahead = max(map(value, found.going))
        if meter.is_due():
            yield
    else:
        _, state = max((value(state), state) for state in found.going)
        if meter.is_due():
            yield
        after = settle(position, reader.seat, state, found.left)
        ahead = 0.0
        if after.result is None:
            reader = Reader(after, meter.evaluator)
            found = legal(reader.seat, after.stage)
            ahead = yield from _best_answer(after, reader, found, meter)
    return ahead if best is None else max(best, ahead)


def _ranked(
    candidates: list[Candidate], played_out: dict[int, float], looked_at: dict[int, float]
) -> tuple[Candidate, ...]:
    """All candidates, best first: looked at over all rolls, played out by the beam, the rest.

    A value found with less care is not comparable to one found with more, so it counts for no
    more than the lowest of those. Ties go to the position line that comes first.
    """
    lowest_looked_at = min(looked_at.values(), default=100.0)
    lowest_played_out = min(lowest_looked_at, min(played_out.values(), default=100.0))
    ranked = []
    for index, (position, glance) in enumerate(candidates):
        if index in looked_at:
            order, value = 0, looked_at[index]
        elif index in played_out:
            order, value = 1, min(played_out[index], lowest_looked_at)
        else:
            order, value = 2, min(glance, lowest_played_out)
        worth = played_out.get(index, glance)
        ranked.append(((order, -value, -worth), Candidate(position, value)))
    ranked.sort(key=lambda pair: (pair[0], format_position(pair[1].position)))
    return tuple(candidate for _, candidate in ranked)


def finish(thinking: Thinking[T]) -> T:
    """Thinks to the end and returns what was found."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            found: T = done.value
            return found
