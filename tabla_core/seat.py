"""The board as the side to act sees it, and its checkers' steps: where the speed lives.

Everything is in the mover's own numbering. What closes a point cannot change while one side
moves (a hit takes a lone checker, a pin takes none), so each die has a fixed list of *lanes*,
the pairs of points its step may join::

    die 3 against a block on 7:     13->10   12->9   11->8   10-x->7   9->6 ...
                                    lane     lane    lane    closed    lane

A lane is (source nibble, delta): a state that has a checker in the source nibble steps by adding
delta. The states after one more die are one set comprehension over states and lanes.

A state is the mover's free checkers, in hitting games with the foe's checkers (in the mover's
numbering, so that a hit is part of the delta) above them.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabla_core import packed
from tabla_core.packed import BITS, ONES, POINT_BITS, POINT_ONES, nibble, occupied, one
from tabla_core.position import Position, Result, Side, other, score
from tabla_core.rules import RuleSet

State = int
Lane = tuple[int, int]
"""(source nibble, what to add)."""
HitLane = tuple[int, int, int, int]
"""(source nibble, the foe's nibble at the landing, what to add, what to add when it hits)."""

_BAR_BITS = nibble(packed.BAR)
_START_BITS = nibble(packed.START)
_START_ONE = one(packed.START)
_LANES = tuple(
    tuple(
        (one(source - die), nibble(source), one(source - die) - one(source))
        for source in range(die + 1, 25)
    )
    for die in range(7)
)
"""For each die (landing bit, source nibble, delta) of every step from point to point."""


class Seat:
    """One position from the chair of the side to act; answers for any number of rolls.

    A worked-out look-up, made anew for each position and never changed once it has answered.
    """

    __slots__ = (
        "_blots",
        "_ends",
        "_foe_bar",
        "_lanes",
        "_lifts",
        "_needs_care",
        "_pinned_in",
        "_runner_held",
        "closed",
        "foe",
        "hits",
        "pinned",
        "root",
        "rules",
        "side",
    )

    def __init__(self, position: Position) -> None:
        rules = position.rules
        side = position.side
        mine = position.free(side)
        contrary = rules.ways == "contrary"
        foe = packed.facing(position.checkers(other(side)), contrary=contrary)
        on_points = foe & POINT_BITS
        two = packed.doubled(on_points)
        self.rules: RuleSet = rules
        self.side: Side = side
        self.pinned = position.pinned(side)
        self.foe = foe
        self.hits = rules.contact == "hit"
        self._blots = 0
        if rules.contact == "block":
            self.closed = occupied(on_points)
        else:
            self.closed = two | self.pinned
            if self.hits:
                self._blots = occupied(on_points) & ~two
        self._foe_bar = packed.OFF if contrary else packed.BAR
        self.root: State = mine | foe << BITS if self.hits else mine
        self._lanes: list[tuple[list[Lane], list[HitLane]] | None] = [None] * 7
        self._lifts = (one(12 if rules.runner == "pass" else 7)) - 1
        self._runner_held = rules.runner != "none" and not mine & self._lifts
        outside = packed.total((mine | self.pinned) & packed.OUTSIDE_BITS)
        # With four checkers outside home no stage can come to bear off before its last die.
        self._needs_care = self._runner_held or bool(mine & _BAR_BITS) or outside < 4
        self._pinned_in = (
            bool(self.pinned & packed.OUTSIDE_BITS)
            or (rules.bear_off_pinned == "none" and self.pinned != 0)
            or (rules.bear_off_pinned == "home" and self.pinned & packed.HOME_BITS != 0)
        )
        self._ends = (
            outside < 4
            or (rules.close_quarter and (occupied(mine) & packed.QUARTER_ONES).bit_count() > 1)
            or (rules.mother and self._mother_in_danger())
        )

    def lanes(self, die: int) -> tuple[list[Lane], list[HitLane]]:
        """The steps from point to point that contact allows for `die`, lowest source first."""
        known = self._lanes[die]
        if known is None:
            shut = self.closed | self._blots
            plain = [(source, delta) for land, source, delta in _LANES[die] if not shut & land]
            hitting = [
                (source, (land * 15) << BITS, delta, delta + self._hit(land))
                for land, source, delta in _LANES[die]
                if self._blots & land
            ]
            known = self._lanes[die] = (plain, hitting)
        return known

    def advance(self, states: Iterable[State], die: int) -> set[State]:
        """Every state one step with `die` makes of `states`."""
        plain, hitting = self.lanes(die)
        if self._needs_care:
            return self._advance_with_care(states, die, plain, hitting)
        after = {state + delta for state in states for source, delta in plain if state & source}
        for source, blot, delta, hit in hitting:
            after.update(
                [state + (hit if state & blot else delta) for state in states if state & source]
            )
        return after

    def _advance_with_care(
        self, states: Iterable[State], die: int, plain: list[Lane], hitting: list[HitLane]
    ) -> set[State]:
        """The same where the bar, the runner or bearing off may have a say."""
        after: set[State] = set()
        for state in states:
            if state & _BAR_BITS:
                # Rules §3: with a checker on the bar I may only enter.
                after.update(self._enter(state, die))
                continue
            lanes = plain
            if self._runner_held and not self._runner_may_leave(state):
                lanes = [lane for lane in plain if lane[0] != _START_BITS]
            after.update([state + delta for source, delta in lanes if state & source])
            for source, blot, delta, hit in hitting:
                if state & source:
                    after.add(state + (hit if state & blot else delta))
            if self.bears_off(state):
                after.update(self._bear_off(state, die))
        return after

    def steps(self, state: State, die: int) -> list[tuple[int, State]]:
        """(origin, state after) of every step with `die` from `state`, highest origin first."""
        if state & _BAR_BITS:
            return [(packed.BAR, after) for after in self._enter(state, die)]
        plain, hitting = self.lanes(die)
        found = [(source, state + delta) for source, delta in plain if state & source]
        for source, blot, delta, hit in hitting:
            if state & source:
                found.append((source, state + (hit if state & blot else delta)))
        if self._runner_held and not self._runner_may_leave(state):
            found = [step for step in found if step[0] != _START_BITS]
        if self.bears_off(state):
            # One checker leaves its point, so the difference is that point's lowest bit and off's.
            found += [(state - after + 1, after) for after in self._bear_off(state, die)]
        return sorted(
            (((source.bit_length() - 1) // 4, after) for source, after in found), reverse=True
        )

    def _hit(self, land: int) -> int:
        """What a hit at `land` adds: the foe's checker goes to its bar."""
        return (one(self._foe_bar) - land) << BITS

    def _enter(self, state: State, die: int) -> list[State]:
        land = one(packed.BAR - die)
        if self.closed & land:
            return []
        delta = land - one(packed.BAR)
        return [state + delta + (self._hit(land) if state & (land * 15) << BITS else 0)]

    def _runner_may_leave(self, state: State) -> bool:
        """Rules §4: only one checker may leave the 24 until one is far enough."""
        return bool(state & self._lifts) or state & _START_BITS == _START_BITS

    def bears_off(self, state: State) -> bool:
        """Whether all own checkers are home and nothing forbids bearing off. Rules §2.4, §4."""
        if self._pinned_in or state & packed.OUTSIDE_BITS:
            return False
        if self.rules.bear_off_past_foes:
            return True
        foe = state >> BITS if self.hits else self.foe
        return not foe & packed.HOME_BITS

    def _bear_off(self, state: State, die: int) -> list[State]:
        if state & nibble(die):
            return [state + 1 - one(die)]
        home = state & packed.HOME_BITS
        standing = occupied(home | self.pinned)
        highest = (standing.bit_length() - 1) // 4
        # Rules §2.4: a higher number only from the highest point, a pinned checker occupying it.
        if 0 < highest < die and home & nibble(highest):
            return [state + 1 - one(highest)]
        return []

    # --- the end of a game -----------------------------------------------------------------

    def ended(self, states: set[State]) -> set[State]:
        """Those of `states` in which the game is over."""
        if not self._ends:
            return set()
        return {state for state in states if self.outcome(state) is not None}

    def outcome(self, state: State) -> Result | None:
        """How the game stands ended in `state`, reached by at least one step."""
        rules = self.rules
        if state & 15 == 15:
            return Result(self.side, score(rules, self._foe_off()))
        if rules.close_quarter and occupied(state) & packed.QUARTER_ONES == packed.QUARTER_ONES:
            return Result(self.side, score(rules, self._foe_off()))
        if rules.mother:
            return self._mother(state)
        return None

    def _foe_off(self) -> int:
        """The foe's checkers off, which no step of mine changes."""
        return packed.count(self.foe, packed.BAR - self._foe_bar)

    def _foe_start(self) -> int:
        return 1 if self.rules.ways == "contrary" else 12

    def _mother_in_danger(self) -> bool:
        """Whether a step could end the game so: the foe's can be pinned, or mine is."""
        return packed.count(self.foe, self._foe_start()) == 1 or bool(self.pinned & _START_BITS)

    def _mother(self, state: State) -> Result | None:
        """Rules §4, mother: the draw first, then who has lost its last checker on its 24."""
        foe_start = self._foe_start()
        on_foe_start = packed.count(self.foe, foe_start)
        foe_pinned = on_foe_start == 1 and state & nibble(foe_start) != 0
        mine_pinned = self.pinned & _START_BITS != 0
        if foe_pinned and mine_pinned:
            return Result(None, 0)
        if mine_pinned and not on_foe_start:
            return Result(other(self.side), 2)
        if foe_pinned and not state & _START_BITS:
            return Result(self.side, 2)
        return None

    # --- what rules about whole plays ask ---------------------------------------------------

    def walled(self, state: State) -> bool:
        """Whether `state` holds one of the two forbidden walls. Rules §4, walls (parallel)."""
        held = occupied(state)
        if held & packed.QUARTER_ONES == packed.QUARTER_ONES:
            # The foe's own 24-13 are my 12-1.
            behind = (one(13) - 1) & ~15
            if self.foe & behind:
                return True
        return held & packed.WALL_ONES == packed.WALL_ONES and bool(self.foe & nibble(12))

    def foe_can_step(self, state: State) -> bool:
        """Whether the foe would have a step with some die. Rules §4, leave a move; §2.7."""
        contrary = self.rules.ways == "contrary"
        mine = (state & packed.WHOLE) + self.pinned
        foe = state >> BITS if self.hits else self.foe
        free = foe
        if self.rules.contact == "pin":
            free = foe & ~(occupied(state & POINT_BITS) * 15)
        theirs = packed.facing(free, contrary=contrary)
        pinned = packed.facing(foe - free, contrary=contrary)
        return can_step(self.rules, theirs, pinned, packed.facing(mine, contrary=contrary))

    def can_step(self, state: State) -> bool:
        """Whether the mover itself would have a step with some die. Rules §2.7."""
        foe = state >> BITS if self.hits else self.foe
        return can_step(self.rules, state & packed.WHOLE, self.pinned, foe)


def can_step(rules: RuleSet, free: int, pinned: int, foe: int) -> bool:
    """Whether a side has a step with some die: contact, runner and bearing off, no walls.

    `free` and `pinned` are its checkers, `foe` all of the other's, in its own numbering.
    """
    on_points = foe & POINT_BITS
    closed = occupied(on_points) if rules.contact == "block" else packed.doubled(on_points) | pinned
    if free & _BAR_BITS:
        return closed & packed.QUARTER_ONES != packed.QUARTER_ONES
    movers = occupied(free) & POINT_ONES
    if rules.runner != "none":
        lifts = one(12 if rules.runner == "pass" else 7) - 1
        if not free & lifts and free & _START_BITS != _START_BITS:
            movers &= ~_START_ONE
    for die in range(1, 7):
        if movers & ~(closed << 4 * die) & (ONES & ~(one(die + 1) - 1)):
            return True
    if (free | pinned) & packed.OUTSIDE_BITS or not movers:
        return False
    if rules.bear_off_pinned == "none" and pinned:
        return False
    if rules.bear_off_pinned == "home" and pinned & packed.HOME_BITS:
        return False
    # Home, and some die is a checker's exact number.
    return rules.bear_off_past_foes or not on_points & packed.HOME_BITS
