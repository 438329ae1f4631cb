"""Packed checkers against plain loops over the places."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tabla_core import packed


@st.composite
def places(draw: st.DrawFn) -> list[int]:
    """How many of up to fifteen checkers stand on each of 0 (off) to 25 (bar)."""
    counts = [0] * 26
    for place in draw(st.lists(st.integers(0, 25), max_size=15)):
        counts[place] += 1
    return counts


def pack(counts: list[int]) -> int:
    return sum(number * packed.one(place) for place, number in enumerate(counts))


@given(places())
def test_counts_come_back(counts: list[int]) -> None:
    assert [packed.count(pack(counts), place) for place in range(26)] == counts


@given(places())
def test_total(counts: list[int]) -> None:
    assert packed.total(pack(counts)) == sum(counts)


@given(places())
def test_pips(counts: list[int]) -> None:
    assert packed.pips(pack(counts)) == sum(place * number for place, number in enumerate(counts))


@given(places())
def test_occupied_and_doubled(counts: list[int]) -> None:
    board = pack(counts)
    assert packed.occupied(board) == sum(packed.one(p) for p, n in enumerate(counts) if n)
    assert packed.doubled(board) == sum(packed.one(p) for p, n in enumerate(counts) if n > 1)


@given(places())
def test_facing_contrary(counts: list[int]) -> None:
    """The foe's q is my 25-q; off and bar change places, so that nothing is lost."""
    assert packed.facing(pack(counts), contrary=True) == pack(counts[::-1])


@given(places())
def test_facing_parallel(counts: list[int]) -> None:
    """The foe's q is my q+12 or q-12; off and bar stay."""
    turned = counts[:]
    for point in range(1, 25):
        turned[point + 12 if point <= 12 else point - 12] = counts[point]
    assert packed.facing(pack(counts), contrary=False) == pack(turned)


@given(places(), st.booleans())
def test_facing_twice_is_the_same_again(counts: list[int], contrary: bool) -> None:
    board = pack(counts)
    there = packed.facing(board, contrary=contrary)
    assert packed.facing(there, contrary=contrary) == board


def test_masks_cover_what_they_say() -> None:
    def points(numbers: range) -> int:
        return sum(packed.nibble(point) for point in numbers)

    assert points(range(1, 25)) == packed.POINT_BITS
    assert points(range(1, 7)) == packed.HOME_BITS
    assert points(range(7, 26)) == packed.OUTSIDE_BITS
    assert points(range(1, 13)) == packed.BEHIND_QUARTER_BITS
    assert points(range(19, 25)) == packed.QUARTER_ONES * 15
    assert points(range(6, 12)) == packed.WALL_ONES * 15
    assert points(range(26)) == packed.WHOLE
