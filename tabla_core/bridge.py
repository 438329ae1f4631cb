"""The engine's side of the page's protocol: JSON text in, JSON text out, nothing else crosses.

A session keeps one match so that questions are short; the page keeps the record, so a session
can be thrown away at any moment and started again from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from typing import Any
from zlib import crc32

from tabla_core import __version__, bot
from tabla_core.bot.levels import bot_named
from tabla_core.bot.match_equity import MatchEquity, stakes_of
from tabla_core.bot.nets import chosen_for
from tabla_core.bot.prospects import prospects
from tabla_core.dice import Dice, SecretDice, SeededDice, listed_dice
from tabla_core.draft import Draft, Drafting
from tabla_core.errors import BadEvent, Illegal, Malformed, TablaError
from tabla_core.fairness import evenness
from tabla_core.games import GAMES
from tabla_core.match import Match, begin
from tabla_core.moves import format_move
from tabla_core.plays import move_to
from tabla_core.position import Position, Side
from tabla_core.reasons import why_in
from tabla_core.record import VERSION, states, terms
from tabla_core.review import Review, review
from tabla_core.rules import RuleSet
from tabla_core.view import catalogue, hint, may_undo, reviewed, view

Json = dict[str, Any]
MOST_TEXT = 8_000_000
"""Characters a question may have."""
SEEDING = 6
"""Events of a match that tell it from others."""
MOST_THROWS = 10_000
"""Dice thrown for one answer: more would keep others waiting."""
STRIDE = 200
"""Events of a record that are replayed in one go: some ten milliseconds."""


class Session:
    """Answers the page's questions about one match.

    >>> session = Session()
    >>> reply = json.loads(session.ask('{"id": 1, "kind": "roll"}'))
    >>> reply["ok"], reply["error"]["code"]
    (False, 'session.no-match')
    """

    def __init__(self) -> None:
        self._match: Match | None = None
        self._dice: Dice = SecretDice()
        self._drafting: Drafting | None = None
        self._draft: Draft | None = None
        self._review: Review | None = None
        self._work: tuple[int, Generator[None, None, Json]] | None = None
        self._equity: MatchEquity | None = None

    def ask(self, text: str) -> str:
        """The reply to one request, both JSON text; never raises.

        A request to think, and one to load a long record, is answered with `pending`; the work
        goes on slice by slice in `think_slice` and is dropped by any other request.
        """
        self._work = None
        number: object = None
        try:
            request = _parse(text)
            number = request.get("id")
            if type(number) is not int:
                raise Malformed("request.id", "a request has a whole number as id", number)
            kind = request.get("kind")
            if kind in ("think", "hint"):
                self._work = (number, self._think() if kind == "think" else self._hint())
                return _pending(number)
            if kind == "load":
                self._work = (number, self._load(request))
                return self.think_slice()
            if not isinstance(kind, str) or kind not in _ANSWERS:
                raise Malformed("request.kind", "there is no such request", kind)
            return _reply(number, _ANSWERS[kind](self, request))
        except Exception as error:
            return _refusal(number, error)

    def think_slice(self) -> str:
        """A little more of the thought or the record asked for: `pending` again, or the reply."""
        if self._work is None:
            return _refusal(None, Illegal("session.no-thought", "nothing is being thought about"))
        number, work = self._work
        try:
            next(work)
        except StopIteration as finished:
            self._work = None
            return _reply(number, finished.value)
        except Exception as error:
            self._work = None
            return _refusal(number, error)
        return _pending(number)

    # --- answers -----------------------------------------------------------------------------

    def _catalogue(self, _request: Json) -> Json:
        return catalogue(__version__, bot.LEVELS)

    def _open(self, request: Json) -> Json:
        setup = request.get("setup")
        if not isinstance(setup, dict) or not {"tabla", "events"}.isdisjoint(setup):
            raise Malformed("request.setup", "a setup is a record before its first event", setup)
        dice = _dice_of(request.get("dice"))
        return self._take(begin(terms({"tabla": VERSION, **setup})), dice)

    def _load(self, request: Json) -> Generator[None, None, Json]:
        dice = _dice_of(request.get("dice"))
        for number, match in enumerate(states(request.get("record")), start=1):
            last = match
            if number % STRIDE == 0:
                yield
        return self._take(last, dice)

    def _roll(self, _request: Json) -> Json:
        match = self._playing()
        if match.phase in ("play", "match-over"):
            raise Illegal("match.no-roll", "no roll is due", match.phase)
        first = self._dice.throw(match.thrown)
        second = self._dice.throw(match.thrown + 1)
        opens = match.phase == "opening" or (match.phase == "game-over" and match.actor is None)
        return self._show(match.opened(first, second) if opens else match.rolled(first, second))

    def _draft_steps(self, request: Json) -> Json:
        drafting = self._in_hand()
        self._draft = drafting.draft(_steps_of(request.get("steps")))
        return self._view()

    def _play(self, request: Json) -> Json:
        drafting = self._in_hand()
        text = request.get("text")
        if text is None:
            steps = self._draft.steps if self._draft else ()
            if not self._draft or not self._draft.complete:
                raise Illegal("draft.incomplete", "these steps are not a whole play yet", steps)
            text = format_move(drafting.seat, steps)
        return self._show(self._playing().played(text))

    def _undo(self, _request: Json) -> Json:
        match = self._playing()
        if match.out_of_time:
            raise Illegal("match.no-undo", "the time is up, the turn is played to its end")
        if self._draft and self._draft.steps and self._drafting:
            self._draft = self._drafting.draft(self._draft.steps[:-1])
            return self._view()
        if not may_undo(match):
            raise Illegal("match.no-undo", "there is no play to take back")
        return self._show(match.undone())

    def _resign(self, request: Json) -> Json:
        return self._show(self._playing().resigned(_side_of(request)))

    def _check_rules(self, request: Json) -> Json:
        return {"rules": RuleSet.from_json(request.get("rules"), GAMES).to_json()}

    def _why(self, request: Json) -> Json:
        side, origin, landing = _side_of(request), request.get("from"), request.get("to")
        for place in (origin, landing):
            if place is not None and (type(place) is not int or not 0 <= place <= 25):
                raise Malformed("request.place", "a place is null or a number from 0 to 25", place)
        steps = self._draft.steps if self._draft else ()
        refused = why_in(self._playing(), self._drafting, steps, side, origin, landing)
        return {"refusals": [dict(refusal._asdict()) for refusal in refused]}

    def _throws(self, request: Json) -> Json:
        """As many dice as asked for, each a call of what throws the dice of a game."""
        numbers, dice = request.get("numbers"), request.get("dice")
        if type(dice) is not int or not 0 <= dice <= MOST_THROWS:
            raise Malformed("request.dice", f"0 to {MOST_THROWS} dice are thrown at once", dice)
        if (
            not isinstance(numbers, list)
            or len(numbers) != 6
            or not all(type(count) is int and 0 <= count <= 10**9 for count in numbers)
        ):
            raise Malformed("request.numbers", "six counts, of ones to sixes", numbers)
        counts = list(numbers)
        fair = SecretDice()
        for number in range(dice):
            counts[fair.throw(number) - 1] += 1
        return {"numbers": counts, "evenness": evenness(counts)}

    def _timeout(self, request: Json) -> Json:
        match = self._playing()
        draft = self._draft.steps if self._draft else ()
        self._show(match.timed_out(_side_of(request)))
        # What was chosen before stays: it is gone on from there.
        if self._drafting:
            self._draft = self._drafting.draft(draft)
        return self._view()

    def _think(self) -> Generator[None, None, Json]:
        """The best play, of those that go on from the steps chosen so far."""
        choice = yield from self._best(_level_of(self._playing()))
        text, _ = self._best_of(choice)
        # The bot still plays when its weights are refused, but worse, and the player is told.
        refused = chosen_for(self._in_hand().position.rules).refused
        return {
            "text": text,
            "value": choice.value,
            "evaluations": choice.evaluations,
            "standIn": refused.code if refused else None,
        }

    def _hint(self) -> Generator[None, None, Json]:
        """What the strongest bot would play, from here on, and what that leads to."""
        position = self._in_hand().position
        choice = yield from self._best(bot.TOP)
        text, after = self._best_of(choice)
        evaluator = bot_named(bot.TOP).evaluator(position.rules)
        return hint(text, position, prospects(after, position.side, evaluator))

    def _best(self, level: str) -> Generator[None, None, bot.Choice]:
        """What a level chooses with what is at stake in the match."""
        match, position = self._playing(), self._in_hand().position
        if self._equity is None or self._equity.terms != match.terms:
            self._equity = MatchEquity(match.terms)
        stakes = stakes_of(match, position.side, self._equity)
        return (yield from bot.think(position, level, stakes=stakes, seed=_seed_of(match)))

    def _look_back(self, request: Json) -> Json:
        self._review = review(request.get("record"))
        return reviewed(self._review)

    def _look_back_at(self, request: Json) -> Json:
        event = request.get("event")
        if type(event) is not int:
            raise Malformed("request.event", "an event is named by its number", event)
        if self._review is None:
            raise Illegal("session.no-review", "no match is being looked back at")
        return view(self._review.at(event), None, None, practice=False)

    def _best_of(self, choice: bot.Choice) -> tuple[str, Position]:
        """The best play that goes on from the steps chosen so far, and where it leads."""
        drafting = self._in_hand()
        if not self._draft or not self._draft.steps:
            return move_to(drafting.position, choice.position), choice.position
        endings = drafting.endings(self._draft)
        reached = {drafting.position_after(state): steps for state, steps in endings.items()}
        best = next(each.position for each in choice.ranking if each.position in reached)
        return format_move(drafting.seat, reached[best]), best

    # --- inside ------------------------------------------------------------------------------

    def _playing(self) -> Match:
        if self._match is None:
            raise Illegal("session.no-match", "no match has been opened")
        return self._match

    def _in_hand(self) -> Drafting:
        match = self._playing()
        if self._drafting is None:
            raise Illegal("match.no-play", "there are no dice to play", match.phase)
        return self._drafting

    def _take(self, match: Match, dice: Dice) -> Json:
        self._dice = dice
        return self._show(match)

    def _show(self, match: Match) -> Json:
        self._match = match
        self._drafting = Drafting(match.position) if match.phase == "play" else None
        self._draft = self._drafting.draft([]) if self._drafting else None
        return self._view()

    def _view(self) -> Json:
        practice = not isinstance(self._dice, SecretDice)
        return view(self._playing(), self._drafting, self._draft, practice=practice)


_ANSWERS: Mapping[str, Callable[[Session, Json], Json]] = {
    "catalogue": Session._catalogue,
    "open": Session._open,
    "roll": Session._roll,
    "draft": Session._draft_steps,
    "play": Session._play,
    "undo": Session._undo,
    "resign": Session._resign,
    "timeout": Session._timeout,
    "check-rules": Session._check_rules,
    "why": Session._why,
    "throws": Session._throws,
    "review": Session._look_back,
    "review-at": Session._look_back_at,
}


def _level_of(match: Match) -> str:
    """The level of the bot that acts; a player of another name is helped out by the top one."""
    name = match.terms.players[0 if match.position.side == "w" else 1]
    return bot.level_named(name.removeprefix("bot:")) or bot.TOP


def _seed_of(match: Match) -> int:
    """So that a weaker bot errs otherwise in every match: a number from what happened so far."""
    told = json.dumps([dict(event) for event in match.events[:SEEDING]], sort_keys=True)
    return crc32(told.encode())


def _parse(text: str) -> Json:
    if not isinstance(text, str):
        raise Malformed("request.json", "a request is JSON text", text)
    if len(text) > MOST_TEXT:
        raise Malformed("request.size", "the request is too long", len(text))
    try:
        request = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed("request.json", "the request is not JSON", text) from error
    if not isinstance(request, dict):
        raise Malformed("request.form", "a request is a JSON object", request)
    return request


def _pending(number: int) -> str:
    return json.dumps({"id": number, "ok": True, "pending": True})


def _reply(number: int, answer: Json) -> str:
    return json.dumps({"id": number, "ok": True, "answer": answer})


def _refusal(number: object, error: Exception) -> str:
    told: Json = {"code": "internal", "message": f"{type(error).__name__}: {error}"}
    if isinstance(error, TablaError):
        told = {"code": error.code, "message": str(error)}
    if isinstance(error, BadEvent):
        told |= {"event": error.event, "because": error.because.code}
    known = number if type(number) is int else -1
    return json.dumps({"id": known, "ok": False, "error": told})


def _dice_of(source: object) -> Dice:
    """The dice a page asks for; only practice can script them."""
    kind = source.get("kind") if isinstance(source, Mapping) else None
    if isinstance(source, Mapping):
        if kind == "secret":
            return SecretDice()
        if kind == "seed" and isinstance(source.get("seed"), str):
            return SeededDice(source["seed"])
        if kind == "list" and isinstance(source.get("dice"), list):
            return listed_dice(source["dice"])
    raise Malformed("request.dice", "dice are secret, of a seed, or a list", source)


def _side_of(request: Json) -> Side:
    side = request.get("side")
    if side not in ("w", "b"):
        raise Malformed("request.side", "a side is w or b", side)
    return "w" if side == "w" else "b"


def _steps_of(value: object) -> list[tuple[int, int]]:
    if not isinstance(value, list) or len(value) > 4:
        raise Malformed("request.steps", "steps are a list of at most four", value)
    steps = []
    for step in value:
        if (
            not isinstance(step, list)
            or len(step) != 2
            or not all(type(number) is int and 0 <= number <= 25 for number in step)
        ):
            raise Malformed("request.steps", "a step is a pair of points", step)
        steps.append((step[0], step[1]))
    return steps
