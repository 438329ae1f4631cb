"""The events of a match, which all states of the match share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import overload

Event = Mapping[str, object]
"""One event of the record, as JSON."""


class Events(Sequence[Event]):
    """Events in their order; they never change, what follows them makes new ones.

    They are the first so many of a list that only grows, and whatever they were followed by has
    the same list: to add one costs the same however many there are, and a match with all the
    states it went through takes no more room than its record. Only what follows after others have
    already followed (a play taken back, another in its place) begins a list of its own.

    >>> one = Events().followed_by({"opening": [3, 1]})
    >>> two = one.followed_by({"roll": [6, 5]})
    >>> two, one.followed_by({"resign": "b"}), len(one)
    (({'opening': [3, 1]}, {'roll': [6, 5]}), ({'opening': [3, 1]}, {'resign': 'b'}), 1)
    """

    __slots__ = ("_length", "_shared")

    def __init__(self) -> None:
        self._shared: list[Event] = []
        self._length = 0

    def followed_by(self, event: Event) -> Events:
        """These and one more."""
        longer = Events()
        ours = len(self._shared) == self._length
        longer._shared = self._shared if ours else self._shared[: self._length]
        longer._shared.append(event)
        longer._length = self._length + 1
        return longer

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Event]:
        return islice(self._shared, self._length)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | Sequence[Event]:
        if isinstance(at, slice):
            return tuple(self._shared[each] for each in range(*at.indices(self._length)))
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._shared[at if at >= 0 else self._length + at]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Events | tuple):
            return NotImplemented
        return len(self) == len(other) and all(map(_same, self, other))

    def __repr__(self) -> str:
        return repr(tuple(self))


def _same(one: object, other: object) -> bool:
    return one == other
