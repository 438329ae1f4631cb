"""What the page shows, as JSON, derived from a match and the draft in hand.

The shapes are those of the page's `protocol.ts`; both sides' tests hold them together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabla_core import packed
from tabla_core.bearing_off import bearing_off
from tabla_core.bot.chances import Chances, points
from tabla_core.draft import Draft, Drafting
from tabla_core.fairness import evenness
from tabla_core.games import GAMES, TRADITIONS, tradition_of
from tabla_core.match import GameEnd, Match
from tabla_core.moves import Mark, format_move, marks, parse_move
from tabla_core.notation import format_position
from tabla_core.plays import Stride, canonical_paths, find
from tabla_core.position import Group, Position, Side, start
from tabla_core.record import to_json
from tabla_core.review import Review
from tabla_core.rules import RuleSet
from tabla_core.seat import Seat
from tabla_core.stage import legal
from tabla_core.turn import Checkers, after_stage, checkers, checkers_of

Json = dict[str, Any]
_MARKS: dict[Mark, str | None] = {"": None, "*": "hit", "^": "pin"}


def board(rules: RuleSet, lying: Checkers) -> Json:
    """A board without rules: what lies on White's points 1 to 24, on the bar and off.

    >>> shown = board(GAMES["treta"], checkers_of(start(GAMES["treta"])))
    >>> shown["points"][23], shown["pips"]["w"]
    ({'w': 15, 'b': 0, 'pinned': None}, 360)
    """
    contrary = rules.ways == "contrary"
    white = lying.white + lying.white_pinned
    black = lying.black + lying.black_pinned
    black_seen = packed.facing(black, contrary=contrary)
    black_pinned = packed.facing(lying.black_pinned, contrary=contrary)
    points = []
    for point in range(1, 25):
        pinned: Side | None = None
        if packed.count(lying.white_pinned, point):
            pinned = "w"
        elif packed.count(black_pinned, point):
            pinned = "b"
        points.append(
            {
                "w": packed.count(white, point),
                "b": packed.count(black_seen, point),
                "pinned": pinned,
            }
        )
    return {
        "ways": rules.ways,
        "points": points,
        "bar": {"w": packed.count(white, packed.BAR), "b": packed.count(black, packed.BAR)},
        "off": {"w": packed.count(white, packed.OFF), "b": packed.count(black, packed.OFF)},
        "pips": {"w": packed.pips(white), "b": packed.pips(black)},
    }


def view(match: Match, drafting: Drafting | None, draft: Draft | None, *, practice: bool) -> Json:
    """Everything the page shows of a match; with dice in hand also its stage and draft."""
    position = match.position
    lying = checkers_of(position)
    if drafting and draft:
        lying = checkers(position, drafting.seat, draft.state)
    return {
        "record": to_json(match),
        "practice": practice,
        "phase": match.phase,
        "actor": match.actor,
        "position": format_position(position),
        "board": board(position.rules, lying),
        "match": _match(match),
        "opening": _opening(match),
        "turn": _turn(match, drafting, draft),
        "last": _last(match),
        "ended": game_end(match.ended) if match.ended else None,
        "games": [game_end(end) for end in match.games],
    }


def game_end(end: GameEnd) -> Json:
    """How a game ended."""
    return dict(end._asdict())


def catalogue(version: str, levels: Iterable[str]) -> Json:
    """What there is to play."""
    return {
        "version": version,
        "games": list(GAMES),
        "traditions": [
            {
                "id": each.id,
                "set": list(each.games),
                "targets": list(each.targets),
                "target": each.target,
            }
            for each in TRADITIONS.values()
        ],
        "gameTargets": {
            game: {
                "targets": list(tradition_of(game).targets),
                "target": tradition_of(game).target,
            }
            for game in GAMES
        },
        "levels": list(levels),
        "starts": {game: board(rules, checkers_of(start(rules))) for game, rules in GAMES.items()},
    }


def hint(text: str, position: Position, chances: Chances | None) -> Json:
    """The best play of the stage in hand of `position`, and the chances it leaves its side."""
    told: Json = {"text": text, "win": None, "winMars": None, "loseMars": None, "points": None}
    if chances is not None:
        told |= {"win": chances.win, "points": points(chances, position.rules.score)}
        if position.rules.score == "mars":
            told |= {"winMars": chances.win_mars, "loseMars": chances.lose_mars}
    return told


def reviewed(review: Review) -> Json:
    """What is to be said of a whole match that is looked back at."""
    return {
        "events": len(review.events),
        "begins": list(review.begins),
        "dice": {
            side: {
                "numbers": list(each.numbers),
                "rolls": each.rolls,
                "doubles": each.doubles,
                "evenness": evenness(each.numbers),
            }
            for side, each in review.dice.items()
        },
        "games": [game_end(end) for end in review.last.games],
    }


def may_undo(match: Match) -> bool:
    """Whether the last event is a play of a person, made in time, that may be taken back."""
    if not match.undoable or match.previous is None or match.previous.out_of_time:
        return False
    return not plays_itself(match, match.previous.position.side)


def plays_itself(match: Match, side: Side) -> bool:
    """Whether a bot plays `side`."""
    return match.terms.players[0 if side == "w" else 1].startswith("bot:")


def _match(match: Match) -> Json:
    terms = match.terms
    return {
        "tradition": terms.tradition,
        "set": [rules.id for rules in terms.games],
        "index": match.index,
        "game": match.rules.id,
        "gameNumber": len(match.games) + (match.ended is None),
        "target": terms.target,
        "score": {"w": match.score[0], "b": match.score[1]},
        "players": {"w": terms.players[0], "b": terms.players[1]},
        "winner": match.winner,
        "nextGame": terms.games[match.next_index].id if match.phase == "game-over" else None,
        "resignCost": {"w": match.resign_cost("w"), "b": match.resign_cost("b")},
        "rules": {
            "mother": match.rules.mother,
            "runner": match.rules.runner,
            "closeQuarter": match.rules.close_quarter,
            "bearOffPinned": match.rules.bear_off_pinned,
            "bearOffPastFoes": match.rules.bear_off_past_foes,
        },
    }


def _opening(match: Match) -> Json:
    starter = None
    if match.opening and match.opening[-1][0] != match.opening[-1][1]:
        starter = "w" if match.opening[-1][0] > match.opening[-1][1] else "b"
    return {
        "throws": [{"w": white, "b": black} for white, black in match.opening],
        "starter": starter,
        "plays": match.rules.opening == "play",
    }


def _turn(match: Match, drafting: Drafting | None, draft: Draft | None) -> Json:
    position = match.position
    dice = []
    used = list(draft.used) if draft else []
    for number in position.stage:
        dice.append({"number": number, "used": number in used})
        if number in used:
            used.remove(number)
    return {
        "roll": list(position.roll) if position.roll else None,
        "dice": dice,
        "groups": _groups(position.pending),
        "handedOver": bool(position.stage) and position.roll is None,
        "leaving": _groups(position.carry) if position.roll else [],
        "draft": [list(step) for step in draft.steps] if draft else [],
        "moves": [
            {
                "from": move.origin,
                "path": list(move.path),
                "marks": [_MARKS[mark] for mark in move.marks],
            }
            for move in (draft.moves if draft else ())
        ],
        "complete": draft.complete if draft else False,
        "forced": drafting.forced if drafting else False,
        "pass": drafting.passes if drafting else False,
        "bearOff": bearing_off(drafting) if drafting and draft and not draft.steps else None,
        "canUndo": match.out_of_time is None and (bool(draft and draft.steps) or may_undo(match)),
        "outOfTime": match.out_of_time is not None,
    }


def _groups(groups: Iterable[Group]) -> list[Json]:
    return [{"number": number, "count": times} for number, times in groups]


def _last(match: Match) -> Json:
    """What the last event did."""
    shown: Json = {
        "kind": "none", "side": None, "text": "", "steps": [], "handed": [], "lost": [],
    }  # fmt: skip
    events = [event for event in match.events[-1:] if "timeout" not in event]
    before = match.previous
    if not events or before is None:
        return shown
    event = events[0]
    if "opening" in event:
        return {**shown, "kind": "opening"}
    if "roll" in event:
        return {**shown, "kind": "roll", "side": match.position.side}
    if "resign" in event:
        return {**shown, "kind": "resign", "side": event["resign"]}
    return {**shown, **_played(before.position, match, str(event["play"]))}


def _played(before: Position, match: Match, text: str) -> Json:
    seat = Seat(before)
    found = legal(seat, before.stage)
    way = find(seat, before.stage, found, parse_move(text)) or ()
    reached = way[-1].state if way else seat.root
    canonical = canonical_paths(seat, before.stage, found)[reached]
    played: Json = {
        "kind": "play",
        "side": before.side,
        "text": format_move(seat, [(step.origin, step.landing) for step in canonical]),
        "steps": _steps(before, seat, way),
    }
    if match.ended is None:
        then = after_stage(before, found.left)
        new = then.carry[len(before.carry) :] if before.roll else ()
        # Nobody asks where they went in a game that never hands any over.
        lost = then.lost if before.rules.carry != "none" else ()
        played |= {"handed": _groups(new), "lost": _groups(lost)}
    return played


def _steps(before: Position, seat: Seat, way: tuple[Stride, ...]) -> list[Json]:
    done = marks(seat, [(stride.origin, stride.landing) for stride in way])
    return [
        {
            "from": stride.origin,
            "to": stride.landing,
            "mark": _MARKS[mark],
            "after": board(before.rules, checkers(before, seat, stride.state)),
        }
        for stride, mark in zip(way, done, strict=True)
    ]
