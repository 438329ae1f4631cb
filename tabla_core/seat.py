"""The board as the side to act sees it, and its checkers' steps: where the speed lives.

Everything is in the mover's own numbering. What closes a point cannot change while one side
moves (a hit takes a lone checker, a pin takes none), so each die has one mask of the points a
checker may step from: all but those whose landing is closed, which are the closed points moved
up by the die. With die 3 and the foe's block on 5::

    point              12 11 10  9  8  7  6  5  4  3
    occupied            .  1  .  .  1  .  1  .  .  .
    closed              .  .  .  .  .  .  .  x  .  .
    closed << 3         .  .  .  .  x  .  .  .  .  .
    movers              .  1  .  .  .  .  1  .  .  .

A state is the mover's free checkers, in hitting games with the foe's checkers (in the mover's
numbering) above them. The plain reading of all this stands in the tests' reference.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from tabla_core import packed
from tabla_core.packed import BITS, POINT_BITS, POINT_ONES, nibble, occupied, one
from tabla_core.position import Position, Result, Side, other, score
from tabla_core.rules import RuleSet

State = int

_BAR_BITS = nibble(packed.BAR)
_BAR_ONE = one(packed.BAR)
_START_BITS = nibble(packed.START)
_START_ONE = one(packed.START)
_FOE_START_BITS = nibble(12)
"""The foe's 24 in a parallel game."""
_NONE: Set[State] = frozenset()
_FROM = tuple(POINT_ONES & ~(one(die + 1) - 1) for die in range(7))
"""For each die the points from which it lands on a point."""


_LOW_FROM = _FROM[1] & ~_START_ONE
_FROM_BY_SHIFT = tuple((points, 4 * die) for die, points in enumerate(_FROM))


class Seat:
    """One position from the chair of the side to act; answers for any number of rolls.

    A worked-out look-up, made anew for each position and never changed once it has answered.
    """

    __slots__ = (
        "_blots",
        "_first",
        "_foe_bar",
        "_may_stick",
        "_needs_care",
        "_pinned_in",
        "_runner",
        "_ways",
        "closed",
        "foe",
        "hits",
        "may_end",
        "may_wall",
        "ordinary",
        "pinned",
        "pins",
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
        self.pins = rules.contact == "pin"
        self._blots = 0
        if rules.contact == "block":
            self.closed = occupied(on_points)
        else:
            self.closed = two | self.pinned
            if self.hits:
                self._blots = occupied(on_points) & ~two
        self._foe_bar = packed.OFF if contrary else packed.BAR
        self.root: State = mine | foe << BITS if self.hits else mine
        shut = self.closed | self._blots
        blots = self._blots
        self._ways = [
            (shift, points & ~(shut << shift), points & blots << shift)
            for points, shift in _FROM_BY_SHIFT
        ]
        self._runner: tuple[int, int] | None = None
        if rules.runner != "none":
            lifting = _lifting(rules)
            # A pinned checker counts where it stands.
            if not (mine | self.pinned) & lifting:
                self._runner = (lifting, _at_start(rules))
        outside = packed.total((mine | self.pinned) & packed.OUTSIDE_BITS)
        # With four checkers outside home no stage can come to bear off before its last die.
        self._needs_care = outside < 4 or mine >= _BAR_ONE
        self._pinned_in = (
            bool(self.pinned & packed.OUTSIDE_BITS)
            or (rules.bear_off_pinned == "none" and self.pinned != 0)
            or (rules.bear_off_pinned == "home" and self.pinned & packed.HOME_BITS != 0)
        )
        self.may_end = (
            outside < 4
            or (rules.close_quarter and (occupied(mine) & packed.QUARTER_ONES).bit_count() > 1)
            or (rules.mother and self._mother_in_danger())
        )
        self.may_wall = rules.walls and self._walls_in_reach()
        self._may_stick: bool | None = None
        self.ordinary = not (self.may_end or self.may_wall)
        self._first: list[set[State] | None] = [None] * 7

    def advance(
        self, states: Iterable[State], die: int, after: set[State] | None = None
    ) -> set[State]:
        """Every state one step with `die` makes of `states`, added to `after` where given."""
        if after is None:
            after = set()
        if self._needs_care:
            return self._advance_with_care(states, die, after)
        shift, steady, hitting = self._ways[die]
        runner = self._runner
        for state in states:
            found = state | state >> 1
            found |= found >> 2
            if runner and not state & runner[0] and state & _START_BITS < runner[1]:
                # Rules §4, runner: only one checker may leave the 24 until it is far enough.
                found &= ~_START_ONE
            movers = found & steady
            while movers:
                source = movers & -movers
                movers ^= source
                after.add(state - source + (source >> shift))
            if hitting:
                hitters = found & hitting
                while hitters:
                    source = hitters & -hitters
                    hitters ^= source
                    after.add(state - source + self._land(state, source >> shift))
        return after

    def _advance_with_care(
        self, states: Iterable[State], die: int, after: set[State]
    ) -> set[State]:
        """The same where the bar or bearing off may have a say."""
        shift, steady, hitting = self._ways[die]
        for state in states:
            if state & _BAR_BITS:
                # Rules §3: with a checker on the bar I may only enter.
                after.update(self._enter(state, die))
                continue
            movers = occupied(state) & (steady | hitting)
            runner = self._runner
            if runner and not state & runner[0] and state & _START_BITS < runner[1]:
                movers &= ~_START_ONE
            while movers:
                source = movers & -movers
                movers ^= source
                after.add(state - source + self._land(state, source >> shift))
            if not state & packed.OUTSIDE_BITS and self.bears_off(state):
                after.update(self._bear_off(state, die))
        return after

    def first(self, die: int) -> set[State]:
        """The states one step with `die` makes of the root."""
        known = self._first[die]
        if known is None:
            known = self._first[die] = self.advance((self.root,), die)
        return known

    def steps(self, state: State, die: int) -> list[tuple[int, State]]:
        """(origin, state after) of every step with `die` from `state`, highest origin first."""
        mine = state & packed.WHOLE
        # The difference is one(origin) - one(landing), which is 4 * origin bits long.
        return sorted(
            (
                ((mine - (after & packed.WHOLE)).bit_length() // 4, after)
                for after in self.advance((state,), die)
            ),
            reverse=True,
        )

    def holds_start(self, state: State) -> bool:
        """Whether no (other) checker may leave the 24 yet. Rules §4, runner."""
        runner = self._runner
        return bool(runner and not state & runner[0] and state & _START_BITS < runner[1])

    def _enter(self, state: State, die: int) -> list[State]:
        land = one(packed.BAR - die)
        if self.closed & land:
            return []
        return [state - one(packed.BAR) + self._land(state, land)]

    def _land(self, state: State, land: int) -> int:
        """What landing on `land` adds: my checker, and the foe's hit there goes to its bar."""
        if self._blots & land and state >> BITS & land:
            return land + ((one(self._foe_bar) - land) << BITS)
        return land

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

    def ended(self, states: set[State]) -> Set[State]:
        """Those of `states` in which the game is over."""
        if not self.may_end:
            return _NONE
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
        foe = state >> BITS if self.hits else self.foe
        return (
            held & packed.QUARTER_ONES == packed.QUARTER_ONES
            and bool(foe & packed.BEHIND_QUARTER_BITS)
        ) or (held & packed.WALL_ONES == packed.WALL_ONES and bool(foe & _FOE_START_BITS))

    def _walls_in_reach(self) -> bool:
        """Whether four dice, each filling a point at most, could complete a forbidden wall."""
        held = occupied(self.root)
        return (held & packed.QUARTER_ONES).bit_count() > 1 or (
            (held & packed.WALL_ONES).bit_count() > 1 and bool(self.foe & _FOE_START_BITS)
        )

    @property
    def may_stick(self) -> bool:
        """Whether a play must leave the foe a step, and four dice could fail to.

        Where nobody is hit or pinned each closes one landing at most, so five are enough.
        """
        if self._may_stick is None:
            self._may_stick = self.rules.leave_a_move and self._foe_in_straits()
        return self._may_stick

    def _foe_in_straits(self) -> bool:
        if self.rules.contact != "block":
            return True
        contrary = self.rules.ways == "contrary"
        mine = packed.facing(self.root, contrary=contrary)
        theirs = packed.facing(self.foe, contrary=contrary)
        lands = 0
        for land in landings(self.rules, theirs, 0, occupied(mine)):
            lands |= land
        return lands.bit_count() < 5

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
        if not self._needs_care:
            # Nearly always: some checker below the 24 can step by one.
            found = state | state >> 1
            if (found | found >> 2) & _LOW_FROM & ~(self.closed << 4):
                return True
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
    if any(landings(rules, free, pinned, closed)):
        return True
    if (free | pinned) & packed.OUTSIDE_BITS or not free & packed.HOME_BITS:
        return False
    if rules.bear_off_pinned == "none" and pinned:
        return False
    if rules.bear_off_pinned == "home" and pinned & packed.HOME_BITS:
        return False
    # Home, and some die is a checker's exact number.
    return rules.bear_off_past_foes or not on_points & packed.HOME_BITS


def landings(rules: RuleSet, free: int, pinned: int, closed: int) -> Iterator[int]:
    """For each die the points, one bit each, that steps of `free` from point to point land on."""
    movers = occupied(free) & POINT_ONES
    held = rules.runner != "none" and not (free | pinned) & _lifting(rules)
    if held and free & _START_BITS < _at_start(rules):
        movers &= ~_START_ONE
    for die in range(1, 7):
        yield (movers & _FROM[die]) >> 4 * die & ~closed


def _lifting(rules: RuleSet) -> int:
    """Where one checker must have come to, or be off, for the others to leave. Rules §4, runner."""
    return one(12 if rules.runner == "pass" else 7) - 1


def _at_start(rules: RuleSet) -> int:
    """The checkers that start on the 24, packed: only one of these may leave. Rules §4, runner."""
    return dict(rules.start).get(packed.START, 0) * _START_ONE
