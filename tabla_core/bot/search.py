"""Choosing a play: every result at a glance, the best few over all 21 rolls, two a roll deeper.

The unit is the stage. When the side to act goes on after it (a cascade's next number, handed-over
dice before the roll) its results are played out with a beam before they are compared. There is no
source of dice and no clock here: the same question gets the same choice everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from tabla_core.bot.ahead import Meter, Thinking, expectation, goes_on, within
from tabla_core.bot.evaluator import board_of
from tabla_core.bot.noise import noise, spread
from tabla_core.bot.reader import Reader
from tabla_core.bot.stakes import Chairs
from tabla_core.errors import Illegal
from tabla_core.notation import format_position
from tabla_core.position import Position, Side, other
from tabla_core.rules import CHECKERS
from tabla_core.seat import State
from tabla_core.stage import legal
from tabla_core.turn import Next, after_stage, settle


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think: numbers of things, never time.

    `beam` results of a stage are followed when the side goes on; at most `candidates` of the
    results whose value is within `margin` of the best (as a share of the most points a game
    gives) are looked at over all rolls, and none is begun that would exceed `budget` evaluations.
    When the best two of those are then within `deep_margin` of each other, they are looked at a
    roll deeper, unless that takes more than `deep_budget` evaluations.

    A game whose spread of results is less than `decided`, in the same share, is not looked into.

    `noise` is how badly results are misjudged, in standard deviations of what the game gives.
    """

    beam: int = 24
    candidates: int = 0
    margin: float = 0.1
    budget: int = 6000
    chain_budget: int = 6000
    deep_margin: float = 0.0
    deep_budget: int = 0
    decided: float = 0.05
    noise: float = 0.0


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


def search(position: Position, chairs: Chairs, effort: Effort, seed: int = 0) -> Thinking[Choice]:
    """Thinks out the stage in hand of `position`; `seed` varies the noise of an effort with noise.

    Errors: Illegal `bot.finished`, `bot.no-dice`.
    """
    if position.result:
        raise Illegal("bot.finished", "the game is over, there is nothing to choose")
    if not position.stage:
        raise Illegal("bot.no-dice", "there are no dice in hand to choose a play for")
    meter = Meter(chairs)
    leaves, then = yield from _glance(position, 0, meter)
    candidates = [Candidate(leaf.position(), leaf.value) for leaf in leaves]
    # A dead position is over though no step ended it.
    drawn = chairs.of(position.side)[1].counts(0)
    most = CHECKERS if position.rules.score == "left" else 2
    leaves = [
        leaf._replace(candidate=index, value=drawn if _is_dead(candidates[index]) else leaf.value)
        for index, leaf in enumerate(leaves)
    ]
    if goes_on(then, position.side):
        leaves = yield from _play_out(position.side, leaves, candidates, meter, effort)
    leaves = _best_first(leaves)
    if effort.noise:
        size = effort.noise * _spread(position, leaves[0], chairs)
        leaves = _best_first(_misjudged(position.side, leaves, candidates, size, seed))
    played_out = {leaf.candidate: leaf.value for leaf in reversed(leaves)}
    ahead: list[dict[int, float]] = []
    if effort.candidates and _spread(position, leaves[0], chairs) > effort.decided * most:
        looked_at = yield from _look_ahead(position, leaves, meter, effort)
        deeper = yield from _look_deeper(position, leaves, looked_at, meter, effort)
        ahead = [deeper, looked_at]
    ranking = _ranked(candidates, [*ahead, played_out])
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
    reader = Reader(position, meter.chairs)
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


def _play_out(
    side: Side, leaves: list[Leaf], candidates: list[Candidate], meter: Meter, effort: Effort
) -> Thinking[list[Leaf]]:
    """Follows the results that leave the side to act dice in hand, until none does.

    Results that lead to the same position are followed once. Where stages have many results the
    beam narrows, so that the whole chain keeps to its budget.
    """
    limit = meter.spent + effort.chain_budget
    drawn = meter.chairs.of(side)[1].counts(0)
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
                done.append(leaf._replace(value=drawn))
                continue
            if rank and meter.spent > share:
                break
            after, then = yield from _glance(position, leaf.candidate, meter, seen)
            on = goes_on(then, side)
            going += [each for each in after if on and not each.over]
            done += [each for each in after if not on or each.over]
    return done


def _best_first(leaves: list[Leaf]) -> list[Leaf]:
    return sorted(leaves, key=lambda leaf: (-leaf.value, leaf.candidate, leaf.state))


def _spread(position: Position, best: Leaf, chairs: Chairs) -> float:
    """The standard deviation of what a game gives in which `best` was played."""
    after = best.position()
    if after.result:
        return 0.0
    evaluator, _ = chairs.of(position.side)
    return spread(evaluator.chances(*board_of(after, evaluator.tables)), position.rules.score)


def _misjudged(
    side: Side, leaves: list[Leaf], candidates: list[Candidate], size: float, seed: int
) -> list[Leaf]:
    """`leaves` with noise on their values, the same for all leaves of one candidate.

    What ends the game at once is never misjudged.
    """

    def misjudged(candidate: Candidate) -> float:
        return 0.0 if candidate.position.result else size * noise(candidate.position, side, seed)

    off = [misjudged(candidate) for candidate in candidates]
    return [leaf._replace(value=leaf.value + off[leaf.candidate]) for leaf in leaves]


def _look_ahead(
    position: Position, leaves: list[Leaf], meter: Meter, effort: Effort
) -> Thinking[dict[int, float]]:
    """The candidates' values over all rolls, for the best few leaves."""
    side = position.side
    enough = leaves[0].value - effort.margin * meter.chairs.of(side)[1].most
    looked_at: dict[int, float] = {}
    dearest = 0
    for rank, leaf in enumerate(leaves[: effort.candidates]):
        if leaf.value < enough or (rank > 1 and meter.spent + dearest > effort.budget):
            break
        before = meter.spent
        value = yield from _ahead(leaf, side, meter, 0)
        dearest = max(dearest, meter.spent - before)
        looked_at[leaf.candidate] = max(value, looked_at.get(leaf.candidate, value))
    return looked_at


def _look_deeper(
    position: Position,
    leaves: list[Leaf],
    looked_at: dict[int, float],
    meter: Meter,
    effort: Effort,
) -> Thinking[dict[int, float]]:
    """The values of the best two a roll deeper, when they are close and the budget allows it."""
    ranked = sorted(looked_at, key=lambda index: (-looked_at[index], index))[:2]
    if len(ranked) < 2 or not effort.deep_budget:
        return {}
    close = effort.deep_margin * meter.chairs.of(position.side)[1].most
    # Each of the 21 answers is followed by a mean over 21 rolls, about as dear as those before.
    dear = 2 * 21 * meter.spent // len(looked_at)
    if looked_at[ranked[0]] - looked_at[ranked[1]] > close or dear > effort.deep_budget:
        return {}
    limit = meter.spent + effort.deep_budget
    deeper: dict[int, float] = {}
    for index in ranked:
        leaf = next(leaf for leaf in leaves if leaf.candidate == index)
        value = yield from within(_ahead(leaf, position.side, meter, 1), meter, limit)
        if value is None:
            # One of two values says nothing.
            return {}
        deeper[index] = value
    return deeper


def _ahead(leaf: Leaf, side: Side, meter: Meter, deeper: int) -> Thinking[float]:
    """What a leaf is worth to `side` over all rolls of whoever is to roll."""
    position = leaf.position()
    if position.result is not None:
        return leaf.value
    value = yield from expectation(position, meter, deeper)
    return value if position.side == side else -value


def worth(position: Position, chairs: Chairs, effort: Effort) -> Thinking[float]:
    """What any position is worth to its side to act.

    Dice in hand are worth their best play. Before a roll it is the mean over all 21, or with an
    effort that never looks ahead the evaluator's word; a finished game counts what it gave.
    """
    if position.result is None and position.stage:
        choice = yield from search(position, chairs, effort)
        return choice.value
    if position.result is None and not effort.candidates:
        # They, whose chair counts, are about to roll; so it is the value of the other side.
        evaluator, _ = chairs.of(other(position.side))
        return -evaluator.value(*board_of(position, evaluator.tables))
    return (yield from expectation(position, Meter(chairs)))


def _ranked(candidates: list[Candidate], found: list[dict[int, float]]) -> tuple[Candidate, ...]:
    """All candidates, best first; `found` are their values by index, those found with most care
    first: looked at deeper, looked at over all rolls, played out by the beam.

    A value found with less care is not comparable to one found with more, so it counts for no
    more than the lowest of those. Ties go to the better glance, then to the position line that
    comes first.
    """
    ranked: list[tuple[int, float, float, Candidate]] = []
    ranks = [*found, {index: glance for index, (_, glance) in enumerate(candidates)}]
    placed: set[int] = set()
    lowest = inf
    for care, values in enumerate(ranks):
        mine = {index: value for index, value in values.items() if index not in placed}
        for index, value in mine.items():
            position, glance = candidates[index]
            worth = ranks[-2].get(index, glance)
            least = min(value, lowest)
            ranked.append((care, -least, -worth, Candidate(position, least)))
        placed |= set(mine)
        lowest = min([lowest, *mine.values()])
    ranked.sort(key=lambda each: (each[:3], format_position(each[3].position)))
    return tuple(each[3] for each in ranked)
