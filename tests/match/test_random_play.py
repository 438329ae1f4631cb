"""What holds in every game whatever is played: one test for all, on games between blind players."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tabla_core import (
    GAMES,
    Match,
    Position,
    begin,
    format_position,
    legal_plays,
    parse_position,
    play,
    successors,
    terms,
)
from tabla_core.notation import format_results
from tabla_core.packed import START, count, pips
from tabla_core.plays import move_to
from tabla_core.position import Side, borne_off, other, score
from tests.match.playing import Amount, checkers_in_all, more

LONGEST = 5_000
"""Events by which a game must be over: ten times as many as in the longest of 25 of each."""
SIDES: tuple[Side, Side] = ("w", "b")


@pytest.mark.parametrize("game", GAMES)
def test_random_games(game: str, amount: Amount) -> None:
    reasons: Counter[str] = Counter()
    for number in range(amount(2)):
        random = Random(f"{game} {number}")
        match = begin(terms({"tabla": 1, "game": game}))
        while not match.games:
            assert len(match.events) < LONGEST
            before, match = match, more(match, random)
            assert checkers_in_all(match.position) == (15, 15)
            check_line(match.position)
            if "play" in match.events[-1]:
                check_play(before.position, str(match.events[-1]["play"]), match.position)
                check_undo(before, match)
        check_end(match)
        reasons[match.games[0].reason] += 1
    # Play cannot reach a dead position in the shipped games: rules §2.7.
    assert "dead" not in reasons
    assert "resigned" not in reasons


def check_line(position: Position) -> None:
    line = format_position(position)
    assert len(line.split(" ")) == 8
    assert parse_position(line) == position
    assert format_position(parse_position(line)) == line


def check_play(before: Position, text: str, after: Position) -> None:
    mover, foe = before.side, before.foe
    assert play(before, text) == after
    assert move_to(before, after) == text
    results = {format_position(each.position) for each in legal_plays(before)}
    assert set(format_results(before)) == results
    assert set(map(format_position, successors(before))) == results
    assert format_position(after) in results
    # The mover's checkers only go on; the foe's go back when they are hit, and only then.
    assert pips(after.checkers(mover)) <= pips(before.checkers(mover))
    assert (pips(after.checkers(mover)) == pips(before.checkers(mover))) == (text == "-")
    assert (after.checkers(foe) == before.checkers(foe)) == ("*" not in text)
    assert pips(after.checkers(foe)) >= pips(before.checkers(foe))
    assert borne_off(after, foe) == borne_off(before, foe)
    assert before.rules.contact == "hit" or "*" not in text
    assert before.rules.contact == "pin" or "^" not in text
    check_contact(after)


def check_contact(position: Position) -> None:
    """Nobody shares a point, but a single checker that is pinned."""
    contrary = position.rules.ways == "contrary"
    for point in range(1, START + 1):
        black_point = 25 - point if contrary else (point + 11) % 24 + 1
        white, black = position.checkers("w"), position.checkers("b")
        if count(white, point) and count(black, black_point):
            assert position.rules.contact == "pin"
            pinned = count(position.white_pinned, point), count(position.black_pinned, black_point)
            assert pinned in ((1, 0), (0, 1))
            assert (count(white, point) if pinned[0] else count(black, black_point)) == 1


def check_undo(before: Match, match: Match) -> None:
    if match.ended:
        assert not match.undoable
        return
    back = match.undone()
    assert back.position.side == before.position.side
    if len(back.events) == len(before.events):
        assert back == before
    first = back.events[-1] if back.events else {}
    # Dice were thrown there, or handed over by the other side's play.
    assert "play" not in first or back.position.roll is None


def check_end(match: Match) -> None:
    end = match.games[0]
    position = match.position
    assert position.result == (end.winner, end.points)
    assert legal_plays(position) == []
    if end.winner is None:
        assert (end.reason, match.rules.mother, end.points) == ("drawn", True, 0)
        return
    loser_off = borne_off(position, other(end.winner))
    if end.reason == "mother":
        assert (match.rules.mother, end.points) == (True, 2)
        return
    assert end.points == score(match.rules, loser_off)
    if end.reason == "quarter":
        assert (match.rules.close_quarter, end.points) == (True, 15)
    else:
        assert borne_off(position, end.winner) == 15
        assert (end.reason == "mars") == (match.rules.score == "mars" and loser_off == 0)
