"""The sum of the rows that a board picks, in lanes: what `inputs.rows_of` says, but fast.

Two nibbles of the packed checkers are a byte, and a side's counts pick the sum of 26 / 2 table
entries; below the lanes of each entry lie the side's masks, so one pass gets both. Sides that were
seen before are remembered, up to a bound, as are the closed points ahead of a rearmost checker
and the rolls that reach a point.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from operator import getitem
from typing import Final, NamedTuple, TypeVar

from tabla_core.bot import inputs
from tabla_core.bot.inputs import (
    BLOCK,
    HIT,
    LONGEST_RUN,
    MOST_CARRIED,
    MOST_LANDINGS,
    PIN,
    POINTS,
    SEEN,
    STEPS,
    entering,
    rolls_from,
)
from tabla_core.bot.lanes import rows_of, started
from tabla_core.bot.netfile import Layer
from tabla_core.packed import BAR
from tabla_core.rules import CHECKERS

RACE_BOARD: Final = -1
"""What a sum is where no checker can meet one of the other side: another net's affair."""

Sum = Callable[[int, int, int, int, int], int]
"""Of packed me and them, the masks of my pinned in my and in their numbering, carried pips."""

Key = TypeVar("Key")
Value = TypeVar("Value")

_PLACES = (1 << 26) - 1
_FIELDS_BITS = 112
_FIELDS = (1 << 104) - 1
MOST_KNOWN: Final = 1 << 12
"""Things of a kind that are remembered at once: about 2 MB a net and side."""
_BAR_BIT = 1 << BAR


class Known(dict[Key, Value]):
    """Remembers what `work_out` gives, and forgets all when it has grown too large."""

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[Key], Value]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, key: Key) -> Value:
        if len(self) >= MOST_KNOWN:
            self.clear()
        value = self[key] = self._work_out(key)
        return value


class Side(NamedTuple):
    """What one side alone adds to the sum, and the masks that the rest is worked out from.

    The `facing` ones are in the other side's numbering: `blots_facing` the points with one
    checker, `closed_facing` those the other cannot land on (pinned checkers apart), `open_facing`
    the rest. `spread` and `open_spread` hold the landings of the six dice in lanes of 32 bits.
    """

    lanes: int
    rear: int
    occupied: int
    facing: int
    blots_facing: int
    closed_facing: int
    open_facing: int
    spread: int
    open_spread: int


# Lane d of 32 bits has the places d lower than those of a mask multiplied by this.
_SPREAD = sum(1 << 31 * number for number in range(1, 7))
_LANES = sum(1 << 32 * number for number in range(1, 7))
_FULL = ((1 << 25) - 1) * _LANES
_TOPS = _LANES << 25


def sum_for(layer: Layer, *, races: bool = True) -> Sum:
    """The sum of all rows of `layer` for a board, where lanes start included.

    A layer for contact that need not know `races` gives `RACE_BOARD` for them.
    """
    seer = _Seer(layer, races)
    if layer.layout is HIT:
        return seer.hitting()
    if layer.layout is PIN:
        return seer.pinning()
    if layer.layout is inputs.RACE:
        return seer.racing()
    return seer.blocking()


class _Seer:
    """The tables of one layer, and the functions made of them."""

    def __init__(self, layer: Layer, races: bool) -> None:
        self.layer = layer
        self.races = races
        self.rows = rows_of(layer)
        self.first = layer.layout.first
        self.contrary = layer.layout is not BLOCK
        self.mine = Known(self._side("mine", started(layer)))
        self.theirs = Known(self._side("theirs", 0))

    def _table(self, name: str, length: int) -> list[int]:
        first = self.first[name]
        return self.rows[first : first + length]

    def _entries(self, whose: str, place: int) -> list[int]:
        """What 0 to 15 checkers on a place add: their rows, and below them the masks."""
        steps = self._steps(whose, place)
        entries = list(accumulate((row << _FIELDS_BITS for row in steps), initial=0))
        if not place:
            return entries
        here = 1 << place
        there = 0
        if place < BAR:
            there = 1 << (BAR - place if self.contrary else (place + 11) % 24 + 1)
        one = here | there << 52
        two = one | here << 26 | there << 78
        return [entries[0], entries[1] + one, *(entry + two for entry in entries[2:])]

    def _steps(self, whose: str, place: int) -> list[int]:
        """The row that each of 15 checkers on a place adds."""
        if not place:
            return self._table(f"{whose} off", CHECKERS)
        if f"{whose} {place}" not in self.first:
            return [0] * CHECKERS
        steps = self._table(f"{whose} {place}", STEPS)
        return steps + steps[-1:] * (CHECKERS - STEPS)

    def _side(self, whose: str, start: int) -> Callable[[int], Side]:
        """What reads one side; `start` is added to its lanes."""
        singles = [self._entries(whose, place) for place in range(26)]
        singles[BAR] = [(start << _FIELDS_BITS) + entry for entry in singles[BAR]]
        tables = [_pairs(*singles[place : place + 2]) for place in range(0, 26, 2)]
        by_length = self._table(f"{whose} rear", 26)
        by_length.insert(0, by_length[0])
        if self.layer.layout is inputs.RACE:

            def read_race(checkers: int) -> Side:
                summed = sum(map(getitem, tables, checkers.to_bytes(13, "little")))
                length = (summed & _PLACES).bit_length()
                return Side((summed >> _FIELDS_BITS) + by_length[length], 0, 0, 0, 0, 0, 0, 0, 0)

            return read_race
        runs = self._table(f"{whose} run", LONGEST_RUN + 1)
        single = self.layer.layout not in (HIT, PIN)
        fronts = self._table(f"{whose} front", 26) if single else []

        def read(checkers: int) -> Side:
            summed = sum(map(getitem, tables, checkers.to_bytes(13, "little")))
            fields = summed & _FIELDS
            occupied = fields & _PLACES
            facing = fields >> 52 & _PLACES
            doubled_facing = fields >> 78
            points = (occupied if single else fields >> 26) & POINTS
            run = 0
            while points and run < LONGEST_RUN:
                points &= points >> 1
                run += 1
            length = occupied.bit_length()
            lanes = (summed >> _FIELDS_BITS) + by_length[length] + runs[run]
            if not single:
                return Side(
                    lanes, length - 1 if length else 0, occupied, facing,
                    facing & ~doubled_facing, doubled_facing, POINTS & ~doubled_facing, 0, 0,
                )  # fmt: skip
            front = 0 if checkers & 15 else (occupied & -occupied).bit_length() - 1
            return Side(
                lanes + fronts[front], length - 1 if length else 0, occupied, facing,
                0, facing, 0, occupied * _SPREAD, (POINTS & ~facing) * _LANES,
            )  # fmt: skip

        return read

    def _ahead(self, whose: str) -> Known[int, int]:
        """The rows for the closed points ahead of the rearmost checker."""
        by_escapes = self._table(f"{whose} escapes", 37)
        by_blocked = self._table(f"{whose} blocked", 7)
        by_run = self._table(f"{whose} ahead", LONGEST_RUN + 1)
        return Known(
            lambda ahead: (
                by_escapes[inputs.escapes(ahead)]
                + by_blocked[(ahead >> 6).bit_count()]
                + by_run[inputs.longest_run(ahead)]
            )
        )

    def _carried(self) -> list[int]:
        if "carried" in self.first:
            return self._table("carried", MOST_CARRIED + 1)
        return [0] * (MOST_CARRIED + 1)

    def racing(self) -> Sum:
        """For boards without contact."""
        mine, theirs = self.mine, self.theirs

        def summed(me: int, them: int, held: int, held_facing: int, carried: int) -> int:
            del held, held_facing, carried
            return mine[me].lanes + theirs[them].lanes

        return summed

    def hitting(self) -> Sum:
        """For contact *hit*."""
        known_mine, known_theirs = self.mine, self.theirs
        my_ahead, their_ahead = self._ahead("mine"), self._ahead("theirs")
        my_shots, their_shots = self._table("mine shots", 37), self._table("theirs shots", 37)
        by_carried = self._carried()
        reach = _reach()
        shots, from_bar = _shots(reach), _shots_from_bar(reach)
        meeting = 0 if self.races else 25

        def summed(me: int, them: int, held: int, held_facing: int, carried: int) -> int:
            del held, held_facing
            mine, rear, movers, _, my_blots, my_closed, my_open, _, _ = known_mine[me]
            theirs, their_rear, they, _, blots, closed, free, _, _ = known_theirs[them]
            if rear + their_rear < meeting:
                return RACE_BOARD
            lanes = (
                mine
                + theirs
                + my_ahead[closed << SEEN >> rear & 0xFFF]
                + their_ahead[my_closed << SEEN >> their_rear & 0xFFF]
            )
            if me >> 100:
                lanes += my_shots[from_bar(movers, blots, free, me >> 100)]
            else:
                lanes += my_shots[shots(movers, blots, free)]
            if them >> 100:
                lanes += their_shots[from_bar(they, my_blots, my_open, them >> 100)]
            else:
                lanes += their_shots[shots(they, my_blots, my_open)]
            if carried:
                lanes += by_carried[min(MOST_CARRIED, carried)]
            else:
                lanes += by_carried[0]
            return lanes

        return summed

    def blocking(self) -> Sum:
        """For contact *block*."""
        known_mine, known_theirs = self.mine, self.theirs
        my_ahead, their_ahead = self._ahead("mine"), self._ahead("theirs")
        ways, their_ways = (
            self._table(f"{whose} landings", MOST_LANDINGS + 1) for whose in ("mine", "theirs")
        )
        playable, their_playable = (
            self._table(f"{whose} playable", 7) for whose in ("mine", "theirs")
        )
        by_carried = self._carried()
        meeting = 25 if self.contrary and not self.races else 0
        passing = 0 if self.contrary or self.races else 13

        def summed(me: int, them: int, held: int, held_facing: int, carried: int) -> int:
            del held, held_facing
            mine, rear, _, _, _, my_closed, _, my_spread, my_open = known_mine[me]
            theirs, their_rear, _, _, _, closed, _, spread, free = known_theirs[them]
            if rear + their_rear < meeting or (rear < passing and their_rear < passing):
                return RACE_BOARD
            my_landings, their_landings = my_spread & free, spread & my_open
            many, theirs_many = my_landings.bit_count(), their_landings.bit_count()
            return (
                mine
                + theirs
                + my_ahead[closed << SEEN >> rear & 0xFFF]
                + their_ahead[my_closed << SEEN >> their_rear & 0xFFF]
                + ways[min(MOST_LANDINGS, many)]
                + their_ways[min(MOST_LANDINGS, theirs_many)]
                + playable[(my_landings + _FULL & _TOPS).bit_count()]
                + their_playable[(their_landings + _FULL & _TOPS).bit_count()]
                + by_carried[min(MOST_CARRIED, carried)]
            )

        return summed

    def pinning(self) -> Sum:
        """For contact *pin*."""
        known_mine, known_theirs = self.mine, self.theirs
        my_ahead, their_ahead = self._ahead("mine"), self._ahead("theirs")
        my_shots, their_shots = self._table("mine shots", 37), self._table("theirs shots", 37)
        my_last, their_last = self._table("mine last", 37), self._table("theirs last", 37)
        my_pinned, their_pinned = self._pinned("mine"), self._pinned("theirs")
        shots = _shots(_reach())
        meeting = 0 if self.races else 25

        def summed(me: int, them: int, held: int, held_facing: int, carried: int) -> int:
            del carried
            mine, rear, movers, facing, my_blots, my_closed, my_open, _, _ = known_mine[me]
            theirs, their_rear, they, _, blots, closed, free, _, _ = known_theirs[them]
            if rear + their_rear < meeting:
                return RACE_BOARD
            pins_facing = facing & they & ~held_facing
            lanes = mine + theirs
            if held:
                lanes += my_pinned[held]
                closed |= held
                free &= ~held
                movers &= ~held
                rear = movers.bit_length() - 1 if movers else 0
            if pins_facing:
                lanes += their_pinned[pins_facing]
                my_closed |= pins_facing
                my_open &= ~pins_facing
                they &= ~pins_facing
                their_rear = they.bit_length() - 1 if they else 0
            targets = blots & ~movers & ~held
            my_targets = my_blots & ~they & ~held_facing & ~pins_facing
            lanes += (
                my_ahead[closed << SEEN >> rear & 0xFFF]
                + their_ahead[my_closed << SEEN >> their_rear & 0xFFF]
                + my_shots[shots(movers, targets, free)]
                + their_shots[shots(they, my_targets, my_open)]
                + my_last[shots(movers, targets & 2, free)]
                + their_last[shots(they, my_targets & 2, my_open)]
            )
            return lanes

        return summed

    def _pinned(self, whose: str) -> Known[int, int]:
        """The rows for a mask of pinned checkers."""
        rows = self._table(f"{whose} pinned", 25)
        return Known(lambda held: sum(rows[point] for point in range(1, 25) if held >> point & 1))


def _pairs(low: list[int], high: list[int]) -> list[int]:
    """The sums of two places' entries by their byte; nobody has more than 15 checkers on both."""
    sums: list[int] = []
    for count, entry in enumerate(high):
        sums += [entry + other for other in low[: CHECKERS + 1 - count]]
        sums += [0] * count
    return sums


def _reach() -> Known[int, int]:
    """The rolls that reach a point, by the checkers behind it and the free points, see there."""
    return Known(lambda key: rolls_from(key >> 6, key & 63))


def _shots(reach: Known[int, int]) -> Callable[[int, int, int], int]:
    """What counts the rolls that land one of `movers` on one of `targets`."""

    def shots(movers: int, targets: int, free: int) -> int:
        rolls = 0
        while targets:
            point = (targets & -targets).bit_length()
            targets &= targets - 1
            if behind := movers >> point & 0xFFF:
                rolls |= reach[behind << 6 | free >> point & 63]
        return rolls.bit_count()

    return shots


def _shots_from_bar(reach: Known[int, int]) -> Callable[[int, int, int, int], int]:
    """The same with `on_bar` checkers to enter first."""

    def shots(movers: int, targets: int, free: int, on_bar: int) -> int:
        rolls = others = 0
        while targets:
            point = (targets & -targets).bit_length()
            targets &= targets - 1
            if behind := _BAR_BIT >> point & 0xFFF:
                rolls |= reach[behind << 6 | free >> point & 63]
            others |= movers >> point & 63
        if on_bar == 1:
            rolls |= entering(free, others)
        return rolls.bit_count()

    return shots
