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

from tabla_core.bot.evaluator import Evaluator
from tabla_core.bot.reader import Reader, points_for
from tabla_core.bot.terms import ROLLS
from tabla_core.errors import Illegal
from tabla_core.notation import format_position
from tabla_core.position import Position, roll
from tabla_core.stage import legal
from tabla_core.turn import after_stage, settle

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
    """Where the side to act has played all it had in hand, from the root's `candidate` on."""

    value: float
    candidate: int
    position: Position


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
    candidates = yield from _glance(position, meter)
    leaves = yield from _play_out(position.side, candidates, meter, effort)
    played_out = {leaf.candidate: leaf.value for leaf in reversed(leaves)}
    looked_at: dict[int, float] = {}
    if effort.candidates:
        looked_at = yield from _look_ahead(position, leaves, meter, effort)
    ranking = _ranked(candidates, played_out, looked_at)
    best = ranking[0]
    return Choice(best.position, best.value, meter.spent, ranking)


def _glance(position: Position, meter: Meter) -> Thinking[list[Candidate]]:
    """Every result of the stage in hand with its value at a glance, exact where the game ends."""
    reader = Reader(position, meter.evaluator)
    found = legal(reader.seat, position.stage)
    value = reader.valuer(after_stage(position, found.left))
    candidates = []
    for state in sorted(found.going):
        after = settle(position, reader.seat, state, found.left)
        # A dead position is over though no step ended it.
        worth = value(state) if after.result is None else float(after.result.points)
        candidates.append(Candidate(after, worth))
        meter.spent += 1
        if meter.is_due():
            yield
    for state in sorted(found.over):
        after = settle(position, reader.seat, state, ())
        candidates.append(Candidate(after, reader.exact(state)))
    return candidates


def _best(candidates: list[Candidate]) -> Position:
    return max(candidates, key=lambda each: (each.value, format_position(each.position))).position


def _goes_on(position: Position, side: str) -> bool:
    """Whether `side` has more dice in hand to play."""
    return position.result is None and position.side == side and bool(position.stage)


def _play_out(
    side: str, candidates: list[Candidate], meter: Meter, effort: Effort
) -> Thinking[list[Leaf]]:
    """Follows the results that leave the side to act dice in hand, best leaves first.

    Results that lead to the same position are followed once. Where a stage has many results the
    beam narrows, so that the whole chain keeps to its budget.
    """
    nodes = [
        Leaf(candidate.value, index, candidate.position)
        for index, candidate in enumerate(candidates)
    ]
    leaves: list[Leaf] = []
    limit = meter.spent + effort.chain_budget
    while nodes:
        leaves += [node for node in nodes if not _goes_on(node.position, side)]
        going = _best_first([node for node in nodes if _goes_on(node.position, side)])
        nodes = []
        seen: set[Position] = set()
        stages_left = max((len(node.position.pending) for node in going), default=1)
        share = meter.spent + max(0, limit - meter.spent) // stages_left
        for rank, node in enumerate(going[: effort.beam]):
            if rank and meter.spent > share:
                break
            for candidate in (yield from _glance(node.position, meter)):
                if candidate.position not in seen:
                    seen.add(candidate.position)
                    nodes.append(Leaf(candidate.value, node.candidate, candidate.position))
    return _best_first(leaves)


def _best_first(leaves: list[Leaf]) -> list[Leaf]:
    return sorted(leaves, key=lambda leaf: (-leaf.value, leaf.candidate))


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
        if leaf.position.result is None:
            value = yield from expectation(leaf.position, meter)
            value = value if leaf.position.side == side else -value
        dearest = max(dearest, meter.spent - before)
        looked_at[leaf.candidate] = max(value, looked_at.get(leaf.candidate, value))
    return looked_at


def expectation(position: Position, meter: Meter) -> Thinking[float]:
    """The mean over all 21 rolls of the best answer, in points for the side to act.

    Handed-over dice are played first, by the glance alone.
    """
    while position.carry and position.result is None:
        glanced = yield from _glance(position, meter)
        position = max(
            glanced, key=lambda each: (each.value, format_position(each.position))
        ).position
    if position.result is not None:
        return float(points_for(position.result.winner == position.side, position.result.points))
    reader = Reader(position, meter.evaluator)
    total = 0.0
    for high, low in ROLLS:
        best = yield from _best_answer(roll(position, high, low), reader, meter)
        total += best if high == low else best + best
    return total / 36.0


def _best_answer(position: Position, reader: Reader, meter: Meter) -> Thinking[float]:
    """The value at a glance of the best play of the dice in hand, its chain played out greedily."""
    side = position.side
    while True:
        found = legal(reader.seat, position.stage)
        then = after_stage(position, found.left)
        best = max(map(reader.exact, found.over), default=-100.0)
        meter.spent += len(found.going)
        if found.going:
            value = reader.valuer(then)
            if then.side == side and then.groups:
                ahead, state = max((value(state), state) for state in found.going)
                if ahead >= best:
                    position = settle(position, reader.seat, state, found.left)
                    if position.result is None:
                        reader = Reader(position, meter.evaluator)
                        if meter.is_due():
                            yield
                        continue
                    ahead = 0.0
                best = max(best, ahead)
            else:
                best = max(best, max(map(value, found.going)))
        if meter.is_due():
            yield
        return best


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
