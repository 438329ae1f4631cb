"""Position lines to check an engine on: from random play, and set up near the special rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from tests.reference.constructed import kinds_for
from tests.reference.flags import ALL_ON_24, HITTING_START, Flags
from tests.reference.position import Group, Position, parse, start_position, write
from tests.reference.setup import Setup
from tests.reference.turn import cascades, results, rolled


def game_lines(rng: Random, flags: Flags, most: int = 400) -> Iterator[str]:
    """The lines with a stage in hand of one game played at random, first to last."""
    position = start_position(flags, rng.choice("wb"))
    for _ in range(most):
        if position.finished:
            return
        if not position.in_hand:
            position = rolled(flags, position, rng.randint(1, 6), rng.randint(1, 6))
        yield write(position)
        position = parse(rng.choice(sorted(results(flags, position))))


def constructed_line(rng: Random, flags: Flags) -> str:
    """A line with a stage in hand, set up near one of the rules that the flags switch on."""
    kinds = kinds_for(flags)
    while True:
        setup = Setup(flags, rng.choice("wb"))
        rng.choice(kinds)(rng, setup)
        position = setup.position(_rolls(rng, flags))
        if position is not None:
            return write(_with_stage(rng, flags, position))


def _rolls(rng: Random, flags: Flags) -> dict[str, int]:
    """Own rolls so far, most often at the border where doubles begin to cascade."""
    near = flags.cascade_from or 2
    white = max(1, rng.choice([near - 2, near - 1, near, near + 1, rng.randint(1, 30)]))
    return {"w": white, "b": max(1, white + rng.choice([-1, 0, 1]))}


def _with_stage(rng: Random, flags: Flags, position: Position) -> Position:
    if flags.carry != "none" and rng.random() < 0.35:
        return replace(position, carry=_handed_over(rng, flags))
    chains = cascades(flags, position.rolls[position.side] + 1)
    if rng.random() < (0.5 if chains else 0.25):
        number = rng.choice([1, 2, 3, 4, 5, 6])
        first, second = number, number
    else:
        first, second = rng.sample(range(1, 7), 2)
    fresh = rolled(flags, position, first, second)
    if len(fresh.groups) > 1 and first == second and rng.random() < 0.5:
        return _further_on(rng, flags, fresh)
    return fresh


def _further_on(rng: Random, flags: Flags, fresh: Position) -> Position:
    """A later stage of the same chain, with what the stages before may have left behind."""
    played = rng.randint(1, len(fresh.groups) - 1)
    carry: tuple[Group, ...] = ()
    if flags.on_block == "skip" and flags.carry != "none":
        # Under carry _started_ at least one die of the rolled number was played.
        first_left = 3 if flags.carry == "started" else 4
        counts = [rng.choice([0, 0, 0, rng.randint(1, 4)]) for _ in range(played)]
        counts[0] = min(counts[0], first_left)
        numbers = [number for number, _ in fresh.groups[:played]]
        carry = tuple(pair for pair in zip(numbers, counts, strict=True) if pair[1])
    return replace(fresh, groups=fresh.groups[played:], carry=carry)


def _handed_over(rng: Random, flags: Flags) -> tuple[Group, ...]:
    """Handed-over dice of every shape that these flags can lead to."""
    shape = rng.random()
    if flags.carry == "all" and shape < 0.3:
        # a mixed roll, one of its dice, or what is left of a double that does not cascade
        if rng.random() < 0.5:
            low, high = sorted(rng.sample(range(1, 7), 2))
            return ((low, 1), (high, 1))
        return ((rng.randint(1, 6), rng.randint(1, 4)),)
    if flags.on_block == "stop":
        first = rng.randint(2, 6)
        return ((first, rng.randint(1, 4)), *((number, 4) for number in range(first + 1, 7)))
    if shape < 0.6:
        numbers = sorted(rng.sample(range(2, 7), 2))
        return tuple((number, 1) for number in numbers)
    numbers = sorted(rng.sample(range(2, 7), rng.randint(1, 4)))
    return tuple((number, rng.choice([1, 1, 2, 3, 4])) for number in numbers)


def house_rules(rng: Random) -> Flags:
    """A club's own game: any flags that do not contradict each other."""
    contact = rng.choice(["hit", "block", "pin"])
    ways = rng.choice(["contrary", "parallel"])
    pins, parallel = contact == "pin", ways == "parallel"
    # Walls speak of the end of a turn: they are drawn only where every stage is a whole turn.
    walls = parallel and rng.random() < 0.4
    cascade_from = 0 if walls else rng.choice([0, 1, 2, 3, 4])
    carries = ["none"] if walls else ["none", "all", "started" if cascade_from else "all"]
    return Flags.from_dict(
        "club",
        {
            "start": {str(point): count for point, count in _start(rng, ways)},
            "contact": contact,
            "ways": ways,
            "opening": rng.choice(["reroll", "play"]),
            "cascade_from": cascade_from,
            "carry": rng.choice(carries),
            "on_block": rng.choice(["stop", "skip"]),
            "mother": pins and rng.random() < 0.6,
            "bear_off_pinned": rng.choice(["others", "none", "home"]) if pins else "others",
            "runner": rng.choice(["none", "none", "home", "pass" if parallel else "home"]),
            "walls": walls,
            "leave_a_move": rng.random() < 0.4,
            "bear_off_past_foes": rng.random() < 0.7,
            "close_quarter": rng.random() < 0.4,
            "score": rng.choice(["mars", "left"]),
        },
    )


def _start(rng: Random, ways: str) -> tuple[tuple[int, int], ...]:
    choices = [ALL_ON_24, ((24, 8), (23, 7)), ((24, 13), (13, 2)), ((22, 5), (20, 10))]
    if ways == "contrary":
        choices += [HITTING_START, ((24, 2), (13, 5), (8, 3), (6, 3), (5, 2))]
    return rng.choice(choices)
