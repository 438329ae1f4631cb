"""What a net sees of a board: small whole numbers, each of which picks a row of weights.

The convention is the evaluators': *me* has just moved, *them* are about to roll. The first layer
of a net is the sum of the rows that the board picks. There is a row for every step of every count
(a point's first, second and third checker, and one for each above), for every checker off, for
every pinned one, and one for each value of each *expert number*: how many of the 36 rolls hit,
how many let the rearmost checker run, and so on. A row for each value means that a net may learn
any function of such a number, at the price of one addition.

Which rows there are depends on the contact and the ways only (the *layout*), so that one net can
serve any rule set of its layout. A *mask* has bit i for place i (0 off, 25 bar) of its side's own
numbering.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from typing import Final, NamedTuple

from tabla_core import packed
from tabla_core.packed import BAR, OFF
from tabla_core.rules import CHECKERS, RuleSet

POINTS: Final = ((1 << 24) - 1) << 1
"""Mask of points 1 to 24."""
STEPS: Final = 4
"""Rows of a place: its first, second and third checker, and each one above."""
SEEN: Final = 12
"""How many points ahead of the rearmost checker are looked at."""
LONGEST_RUN: Final = 7
MOST_LANDINGS: Final = 40
MOST_CARRIED: Final = 24
"""Numbers above these count as these."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rows of one kind of board: tables of a name and a number of rows, one after another."""

    name: str
    tables: tuple[tuple[str, int], ...]

    @property
    def rows(self) -> int:
        """Rows in all; the net's constant term is not among them."""
        return sum(rows for _, rows in self.tables)

    @property
    def first(self) -> dict[str, int]:
        """The number of the first row of each table.

        >>> HIT.first["mine off"], HIT.first["mine 1"], HIT.first["mine 2"]
        (0, 15, 19)
        """
        starts = accumulate((rows for _, rows in self.tables), initial=0)
        return dict(zip((name for name, _ in self.tables), starts, strict=False))

    @property
    def mark(self) -> bytes:
        """Eight bytes that tell this layout from any other, for files of weights."""
        told = "\n".join(f"{name} {rows}" for name, rows in self.tables)
        return sha256(f"{self.name}\n{told}".encode()).digest()[:8]


def _layout(
    name: str, *, bar: bool = False, expert: tuple[tuple[str, int], ...], carried: bool = False
) -> Layout:
    tables = []
    for whose in ("mine", "theirs"):
        tables.append((f"{whose} off", CHECKERS))
        tables += [(f"{whose} {point}", STEPS) for point in range(1, 25)]
        if bar:
            tables.append((f"{whose} {BAR}", STEPS))
        tables += [(f"{whose} {subject}", rows) for subject, rows in expert]
    if carried:
        tables.append(("carried", MOST_CARRIED + 1))
    return Layout(name, tuple(tables))


_PLACES, _RUNS, _ROLLS = 26, LONGEST_RUN + 1, 37
_OWN = (("rear", _PLACES), ("run", _RUNS))
_AHEAD = (("escapes", _ROLLS), ("blocked", 7), ("ahead", _RUNS))
_MOBILE = (("front", _PLACES), ("landings", MOST_LANDINGS + 1), ("playable", 7))

HIT: Final = _layout("hit", bar=True, expert=(*_OWN, *_AHEAD, ("shots", _ROLLS)), carried=True)
BLOCK: Final = _layout("block", expert=(*_OWN, *_AHEAD, *_MOBILE), carried=True)
BLOCK_CONTRARY: Final = _layout("block-contrary", expert=(*_OWN, *_AHEAD, *_MOBILE))
PIN: Final = _layout(
    "pin",
    expert=(*_OWN, *_AHEAD, ("shots", _ROLLS), ("last", _ROLLS), ("pinned", 25)),
)
RACE: Final = _layout("race", expert=(("rear", _PLACES),))
LAYOUTS: Final = {each.name: each for each in (HIT, BLOCK, BLOCK_CONTRARY, PIN, RACE)}
"""By name. The race layout is for any game once no checker can meet one of the other side."""


def layout_for(rules: RuleSet) -> Layout | None:
    """The layout for boards of `rules` with contact; None for a kind that no layout describes.

    >>> from tabla_core.games import GAMES
    >>> layout_for(GAMES["chelebi"]).name, layout_for(GAMES["31"]).name
    ('hit', 'block-contrary')
    """
    return {
        ("hit", "contrary"): HIT,
        ("block", "parallel"): BLOCK,
        ("block", "contrary"): BLOCK_CONTRARY,
        ("pin", "contrary"): PIN,
    }.get((rules.contact, rules.ways))


class Masks(NamedTuple):
    """A side's checkers, free and pinned, as masks.

    Of the places (never off) with one checker or more and two or more, and of the same points in
    the other side's numbering, where the bar has no place.
    """

    occupied: int
    doubled: int
    facing_occupied: int
    facing_doubled: int


def masks_of(checkers: int, *, contrary: bool) -> Masks:
    """The masks of packed `checkers`, the plain way.

    >>> from tabla_core.packed import one
    >>> masks = masks_of(one(24) * 2 + one(6) + one(0) * 12, contrary=True)
    >>> [bin(mask).count("1") for mask in masks], masks.facing_doubled == 1 << 1
    ([2, 1, 2, 1], True)
    """
    occupied = doubled = 0
    for place in range(1, 26):
        count = packed.count(checkers, place)
        occupied |= (count > 0) << place
        doubled |= (count > 1) << place
    return Masks(
        occupied, doubled, facing(occupied, contrary=contrary), facing(doubled, contrary=contrary)
    )


def facing(mask: int, *, contrary: bool) -> int:
    """The points of a mask in the other side's numbering.

    >>> facing(1 << 24, contrary=True) == 1 << 1, facing(1 << 24, contrary=False) == 1 << 12
    (True, True)
    """
    if contrary:
        return sum(1 << 25 - point for point in range(1, 25) if mask >> point & 1)
    points = mask & POINTS
    return (points >> 12 | points << 12) & POINTS


def is_race(me: Masks, them: Masks, *, contrary: bool) -> bool:
    """Whether no checker can meet one of the other side any more."""
    mine, theirs = me.occupied.bit_length() - 1, them.occupied.bit_length() - 1
    if contrary:
        return mine + theirs < 25
    return mine < 13 and theirs < 13


def ahead_of(rear: int, closed: int) -> int:
    """The closed points among the twelve ahead of place `rear`; the next one is bit 11.

    >>> bin(ahead_of(24, 1 << 23 | 1 << 12 | 1 << 11))
    '0b100000000001'
    """
    return (closed << SEEN) >> rear & 0xFFF


def escapes(ahead: int) -> int:
    """How many of the 36 rolls let the rearmost checker run both dice, a double twice.

    >>> escapes(0), escapes(0b111111000000), escapes(0b100000000000)
    (36, 0, 35)
    """
    closed = [bool(ahead >> SEEN - distance & 1) for distance in range(SEEN + 1)]
    return sum(
        not closed[first + second] and not (closed[first] and closed[second])
        for first in range(1, 7)
        for second in range(1, 7)
    )


def longest_run(points: int) -> int:
    """The most neighbouring points in a mask, at most `LONGEST_RUN`.

    >>> longest_run(0b1101110), longest_run(0b1111111111)
    (3, 7)
    """
    run = 0
    while points and run < LONGEST_RUN:
        points &= points >> 1
        run += 1
    return run


# Rolls are counted as masks of 36 bits: the roll of `first` and `second` is bit 6 * first + second,
# both counted from 0.


def _rolls(pairs: list[tuple[int, int]]) -> int:
    return sum(1 << 6 * (first - 1) + second - 1 for first, second in set(pairs))


_EITHER: Final = tuple(
    _rolls(
        [
            pair
            for number in range(1, 7)
            if dice >> number - 1 & 1
            for other in range(1, 7)
            for pair in ((number, other), (other, number))
        ]
    )
    for dice in range(64)
)
"""For a set of numbers (bit 0 is the one) the rolls that show any of them."""
_MIRRORED: Final = tuple(int(f"{dice:06b}"[::-1], 2) for dice in range(64))
_FIRST: Final = tuple(
    _rolls(
        [
            (number, other)
            for number in range(1, 7)
            if dice >> number - 1 & 1
            for other in range(1, 7)
        ]
    )
    for dice in range(64)
)
_SECOND: Final = tuple(
    _rolls(
        [
            (other, number)
            for number in range(1, 7)
            if dice >> number - 1 & 1
            for other in range(1, 7)
        ]
    )
    for dice in range(64)
)


def rolls_from(behind: int, free: int) -> int:
    """The rolls with which one of the checkers `behind` a point reaches it by itself.

    Bit k of `behind` is a checker k + 1 points behind, up to twelve; bit k of `free`, up to six,
    a point that is not closed. A double counts as two steps.

    >>> rolls_from(0b100000, 0b111111).bit_count(), rolls_from(0b100000, 0).bit_count()
    (16, 11)
    """
    rolls = _EITHER[behind & 63]
    for first in range(1, 7):
        for second in range(1, 7):
            if behind >> first + second - 1 & 1 and (free >> first - 1 | free >> second - 1) & 1:
                rolls |= 1 << 6 * first + second - 7
    return rolls


def shots(shooters: int, targets: int, free: int, on_bar: int = 0) -> int:
    """How many of the 36 rolls land a checker on one of `targets`.

    All masks are in the shooter's numbering. With checkers on the bar (`on_bar`, whose bit is in
    `shooters`) these shoot first, and only a single one leaves a die to another.

    >>> shots(1 << 24, 1 << 18, POINTS), shots(1 << 24 | 1 << 19, 1 << 18, POINTS)
    (16, 23)
    >>> shots(1 << 25 | 1 << 8, 1 << 2, POINTS, 1)
    11
    """
    hitting = others = 0
    first_to_go = 1 << BAR if on_bar else shooters
    while targets:
        point = (targets & -targets).bit_length()
        targets &= targets - 1
        hitting |= rolls_from(first_to_go >> point & 0xFFF, free >> point & 63)
        others |= shooters >> point & 63
    if on_bar == 1:
        hitting |= entering(free, others)
    return hitting.bit_count()


def entering(free: int, others: int) -> int:
    """The rolls with one die that enters and another number out of `others` (bit 0 is the one)."""
    entry = _MIRRORED[free >> 19 & 63]
    return _FIRST[entry] & _SECOND[others] | _FIRST[others] & _SECOND[entry]


def landings(movers: int, free: int) -> tuple[int, int]:
    """In how many ways one die moves a checker on the board, and how many of the six can.

    >>> landings(1 << 24 | 1 << 3, POINTS & ~(1 << 18))
    (7, 5)
    """
    after = [(movers >> number & free).bit_count() for number in range(1, 7)]
    return sum(after), sum(count > 0 for count in after)


def rows_of(
    layout: Layout, me: int, my_pinned: int, them: int, their_pinned: int, carried: int
) -> dict[int, int]:
    """The rows that a board picks, each with how often it is added. The plain way.

    `me` and `them` are all checkers of a side, packed in its own numbering, `my_pinned` and
    `their_pinned` those of them that cannot move; them have `carried` pips of handed-over dice to
    play before they roll.

    >>> from tabla_core.packed import one
    >>> me, them = one(1) * 2 + one(0) * 13, one(3) + one(0) * 14
    >>> rows = rows_of(RACE, me, 0, them, 0, 0)
    >>> first = RACE.first
    >>> [rows[first[name]] for name in ("mine 1", "theirs 3")]
    [1, 1]
    >>> first["mine rear"] + 1 in rows, first["theirs rear"] + 3 in rows
    (True, True)
    """
    found: dict[int, int] = {}
    first = layout.first

    def pick(table: str, row: int) -> None:
        found[first[table] + row] = 1

    contrary = layout is not BLOCK
    my_masks, their_masks = masks_of(me, contrary=contrary), masks_of(them, contrary=contrary)
    my_held = masks_of(my_pinned, contrary=contrary)
    their_held = masks_of(their_pinned, contrary=contrary)
    for whose, side, masks, held, foe, foe_held in (
        ("mine", me, my_masks, my_held, their_masks, their_held),
        ("theirs", them, their_masks, their_held, my_masks, my_held),
    ):
        _pick_counts(found, first, whose, side)
        rear = masks.occupied.bit_length() - 1
        pick(f"{whose} rear", max(rear, 0))
        if layout is RACE:
            continue
        by_two = layout in (HIT, PIN)
        pick(f"{whose} run", longest_run((masks.doubled if by_two else masks.occupied) & POINTS))
        closed = foe.facing_doubled | held.occupied if by_two else foe.facing_occupied
        movers = masks.occupied & ~held.occupied
        ahead = ahead_of(max(movers.bit_length() - 1, 0), closed)
        pick(f"{whose} escapes", escapes(ahead))
        pick(f"{whose} blocked", (ahead >> 6).bit_count())
        pick(f"{whose} ahead", longest_run(ahead))
        free = POINTS & ~closed
        if by_two:
            # A lone foe, and in games with pinning neither pinned already nor standing on mine.
            targets = foe.facing_occupied & ~foe.facing_doubled
            targets &= ~foe_held.facing_occupied & ~held.occupied
            on_bar = packed.count(side, BAR)
            pick(f"{whose} shots", shots(movers, targets, free, on_bar))
            if layout is PIN:
                pick(f"{whose} last", shots(movers, targets & 1 << 1, free))
                for point in range(1, 25):
                    if held.occupied >> point & 1:
                        pick(f"{whose} pinned", point)
        else:
            lowest = (masks.occupied & -masks.occupied).bit_length() - 1
            pick(f"{whose} front", 0 if packed.count(side, OFF) else max(lowest, 0))
            ways, playable = landings(movers, free)
            pick(f"{whose} landings", min(ways, MOST_LANDINGS))
            pick(f"{whose} playable", playable)
    if "carried" in first:
        pick("carried", min(carried, MOST_CARRIED))
    return found


def _pick_counts(found: dict[int, int], first: dict[str, int], whose: str, side: int) -> None:
    """The rows of the checkers off and on each place."""
    for row in range(packed.count(side, OFF)):
        found[first[f"{whose} off"] + row] = 1
    for place in range(1, 26 if f"{whose} {BAR}" in first else 25):
        count = packed.count(side, place)
        for step in range(min(count, STEPS - 1)):
            found[first[f"{whose} {place}"] + step] = 1
        if count >= STEPS:
            found[first[f"{whose} {place}"] + STEPS - 1] = count - STEPS + 1
