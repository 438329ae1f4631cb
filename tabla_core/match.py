"""A match: its record of events and everything that follows from it. Notation: match record.

Immutable; every event makes a new match. Rules §2.5-10, §5.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from tabla_core import packed
from tabla_core.errors import Illegal
from tabla_core.events import Event, Events
from tabla_core.games import NextStarter
from tabla_core.plays import play
from tabla_core.position import Position, Result, Side, borne_off, other, roll, score, start
from tabla_core.rules import CHECKERS, RuleSet

Phase = Literal["opening", "roll", "play", "game-over", "match-over"]
Reason = Literal["off", "mars", "mother", "quarter", "drawn", "dead", "resigned"]
MOST_EVENTS = 100_000
"""Events a match may have: fifty times what a long match takes."""
NO_TIME = -1
"""The time of an event whose time nobody knows."""
MOST_THROWS = 100
"""Opening throws that are kept: no game was ever opened by more equal ones in a row."""


class GameEnd(NamedTuple):
    """How one game of the match ended."""

    game: str
    winner: Side | None
    points: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Terms:
    """What a match is played for: set, target, who starts the next game.

    `tradition` is None for a single game; `first` a position the first game begins from.
    """

    games: tuple[RuleSet, ...]
    target: int
    next_starter: NextStarter
    tradition: str | None = None
    house: bool = False
    players: tuple[str, str] = ("human", "human")
    first: Position | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match after some events.

    `position` is the current game's; once that game has ended it stays until the next event.
    `opening` are this game's opening throws, the last hundred, (White's die, Black's die) each.

    >>> from tabla_core.record import terms
    >>> match = begin(terms({"tabla": 1, "game": "prva", "target": 3})).opened(3, 1)
    >>> match.phase, match.actor
    ('roll', 'w')
    >>> match.rolled(6, 5).played("24/18 18/13").actor
    'b'
    """

    terms: Terms
    position: Position
    phase: Phase
    index: int = 0
    """Which game of the set is played."""
    opening: tuple[tuple[int, int], ...] = ()
    score: tuple[int, int] = (0, 0)
    games: tuple[GameEnd, ...] = ()
    events: Events = field(default_factory=Events)
    thrown: int = 0
    """Dice thrown so far."""
    out_of_time: Side | None = None
    """Whose time ran out in the turn in hand, which is played for it."""
    previous: Match | None = field(default=None, repr=False, compare=False)
    """The match before the last event. It goes back no further than undo does: a long match would
    else keep every state it went through."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the game of the set that is being played."""
        return self.terms.games[self.index]

    @property
    def actor(self) -> Side | None:
        """Who acts now, or starts the next game; None while an opening roll decides."""
        if self.phase in ("roll", "play"):
            return self.position.side
        if self.phase == "game-over":
            return self._next_starter()
        return None

    @property
    def winner(self) -> Side | None:
        """Who has won the match."""
        if self.phase != "match-over":
            return None
        return "w" if self.score[0] > self.score[1] else "b"

    @property
    def ended(self) -> GameEnd | None:
        """How the last game ended, until the next one begins."""
        return self.games[-1] if self.phase in ("game-over", "match-over") else None

    @property
    def next_index(self) -> int:
        """Which game of the set comes after this one. Rules §2.10."""
        return (self.index + 1) % len(self.terms.games)

    # --- events ------------------------------------------------------------------------------
    # `at` is when it happened, in milliseconds, for the record alone.

    def opened(self, white: int, black: int, at: int = NO_TIME) -> Match:
        """After an opening roll; equal dice are thrown again. Rules §2.8.

        Errors: Illegal `match.no-opening`, `roll.number`.
        """
        here = self._in_new_game("opening")
        if here.phase != "opening":
            raise Illegal("match.no-opening", "no opening roll is due", [white, black])
        _check_dice(white, black)
        event = {"opening": [white, black]}
        throws = (*here.opening[1 - MOST_THROWS :], (white, black))
        here = replace(here, opening=throws)
        if white != black:
            begun = start(here.rules, "w" if white > black else "b")
            if here.rules.opening == "play":
                begun = roll(begun, white, black)
            here = replace(here, position=begun, phase="play" if begun.roll else "roll")
        return self._recorded(here, event, at, dice=2)

    def rolled(self, first: int, second: int, at: int = NO_TIME) -> Match:
        """After a roll of the side to act. Errors: Illegal `match.no-roll`, `roll.number`."""
        here = self._in_new_game("roll")
        if here.phase != "roll":
            raise Illegal("match.no-roll", "no roll is due", [first, second])
        _check_dice(first, second)
        event = {"roll": [first, second]}
        position = roll(here.position, first, second)
        return self._recorded(replace(here, position=position, phase="play"), event, at, dice=2)

    def played(self, text: str, at: int = NO_TIME) -> Match:
        """After a play of the stage in hand.

        Errors: Illegal `match.no-play` and those of `tabla_core.plays.play`.
        """
        if self.phase != "play":
            raise Illegal("match.no-play", "there are no dice to play", text)
        position = play(self.position, text)
        here = replace(self, position=position, phase="play" if position.stage else "roll")
        if position.result:
            here = here._finished(position.result, reason(position))
        return self._recorded(here, {"play": text}, at)

    def resigned(self, side: Side, at: int = NO_TIME) -> Match:
        """After `side` gives the game up. Rules §2.6. Errors: Illegal `match.no-resign`."""
        if self.phase not in ("roll", "play"):
            raise Illegal("match.no-resign", "there is no game to resign", side)
        result = Result(other(side), self.resign_cost(side))
        over = Position(
            self.position.rules, self.position.white, self.position.black,
            self.position.white_pinned, self.position.black_pinned,
            rolls=self.position.rolls, result=result,
        )  # fmt: skip
        here = replace(self, position=over)._finished(result, "resigned")
        return self._recorded(here, {"resign": side}, at)

    def timed_out(self, side: Side, at: int = NO_TIME) -> Match:
        """After `side` ran out of time; what follows of its turn was played for it.

        Errors: Illegal `match.no-timeout`.
        """
        if self.phase not in ("roll", "play") or self.actor != side:
            raise Illegal("match.no-timeout", "it is not this side's turn", side)
        return self._recorded(replace(self, out_of_time=side), {"timeout": side}, at)

    # --- undo --------------------------------------------------------------------------------

    @property
    def undoable(self) -> bool:
        """Whether the last event is a play that may be taken back."""
        return self.ended is None and bool(self.events) and "play" in self.events[-1]

    def undone(self) -> Match:
        """Back to the last dice thrown, across the stages of one turn, never across a roll.

        Only the last player's own plays are taken back. Errors: Illegal `match.no-undo`.
        """
        if not self.undoable or self.previous is None:
            raise Illegal("match.no-undo", "there is no play to take back")
        here = self.previous
        side = here.position.side
        while here.previous is not None and here.undoable and here.previous.position.side == side:
            here = here.previous
        return here

    # --- inside ------------------------------------------------------------------------------

    def resign_cost(self, side: Side) -> int:
        """What the other side gets if `side` resigns now, 0 when it cannot. Rules §2.6."""
        if self.phase not in ("roll", "play"):
            return 0
        return score(self.rules, borne_off(self.position, side))

    def _recorded(self, here: Match, event: Event, at: int, dice: int = 0) -> Match:
        if len(self.events) >= MOST_EVENTS:
            raise Illegal("match.too-long", "a match has at most 100,000 events", event)
        previous = self if "play" in event else replace(self, previous=None)
        same_turn = here.phase in ("roll", "play") and here.actor == here.out_of_time
        return replace(
            here,
            events=self.events.followed_by(event if at == NO_TIME else {**event, "at": at}),
            thrown=self.thrown + dice,
            out_of_time=here.out_of_time if same_turn else None,
            previous=previous,
        )

    def _finished(self, result: Result, why: Reason) -> Match:
        white, black = self.score
        if result.winner == "w":
            white += result.points
        elif result.winner == "b":
            black += result.points
        over = max(white, black) >= self.terms.target
        end = GameEnd(self.rules.id, result.winner, result.points, why)
        return replace(
            self,
            score=(white, black),
            games=(*self.games, end),
            phase="match-over" if over else "game-over",
        )

    def _next_starter(self) -> Side | None:
        """Rules §2.9: the winner where it starts the next game, else an opening roll."""
        return self.games[-1].winner if self.terms.next_starter == "winner" else None

    def _in_new_game(self, wanted: Phase) -> Match:
        """This match, or the next game of it when that is what the event must begin."""
        if self.phase != "game-over":
            return self
        starter = self._next_starter()
        if (starter is None) != (wanted == "opening"):
            return self
        index = self.next_index
        return replace(
            self,
            index=index,
            position=start(self.terms.games[index], starter or "w"),
            phase=wanted,
            opening=(),
        )


def begin(terms: Terms) -> Match:
    """A match before its first event."""
    if terms.first is None:
        return Match(terms, start(terms.games[0]), "opening")
    index = [rules.id for rules in terms.games].index(terms.first.rules.id)
    return Match(terms, terms.first, "play" if terms.first.stage else "roll", index)


def upcoming(match: Match) -> Position | None:
    """The start position of the next game, None when the match goes no further."""
    if match.phase != "game-over":
        return None
    return start(match.terms.games[match.next_index], match.actor or "w")


def reason(position: Position) -> Reason:
    """Why a game that ended by a play ended as it did.

    >>> from tabla_core.notation import parse_position
    >>> reason(parse_position("31 w1,w1,w1,w1,w1,w10,17,b15 0/0 0/0 w+15 1/0 - -"))
    'quarter'
    """
    result = position.result
    if result is None:
        raise Illegal("match.not-over", "the game goes on")
    if result.winner is None:
        both = position.white_pinned & position.black_pinned & packed.nibble(packed.START)
        return "drawn" if position.rules.mother and both else "dead"
    if borne_off(position, result.winner) == CHECKERS:
        return "mars" if result.points == 2 and position.rules.score == "mars" else "off"
    held = packed.occupied(position.free(result.winner)) & packed.QUARTER_ONES
    closed = position.rules.close_quarter and held == packed.QUARTER_ONES
    return "quarter" if closed else "mother"


def _check_dice(first: object, second: object) -> None:
    for number in (first, second):
        if type(number) is not int or not 1 <= number <= 6:
            raise Illegal("roll.number", "a die shows 1 to 6", [first, second])
