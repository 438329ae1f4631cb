"""What a match does around its games: openings, who starts, the set, the target, resigning, undo.

Boards are drawn as position lines: White's points 24 down to 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabla_core import GAMES, TRADITIONS, GameEnd, Illegal, Match, format_position, terms
from tabla_core.match import reason, upcoming
from tabla_core.notation import parse_position
from tabla_core.position import Side
from tests.match.playing import SETUPS, new, setup_id


def started(**setup: Any) -> Match:
    """White has won the opening roll of a game in which the starter rolls anew."""
    return new(**setup).opened(3, 1)


def last_checkers(game: str, black_off: int = 14) -> str:
    """White, to roll, bears its last checker off with any die; Black's others stand on its 1."""
    black = f"b{15 - black_off}"
    board = f"{black},22,w1" if GAMES[game].ways == "contrary" else f"11,{black},11,w1"
    return f"{game} {board} 0/0 14/{black_off} w 9/9 - -"


# --- the opening. Rules §2.8 -------------------------------------------------------------------


def test_a_match_begins_with_an_opening_roll_of_both() -> None:
    match = new(game="prva")
    assert (match.phase, match.actor, match.winner, match.ended) == ("opening", None, None, None)


@pytest.mark.parametrize(("dice", "starter"), [((5, 3), "w"), ((2, 6), "b")])
def test_the_higher_die_starts_and_with_reroll_it_throws_anew(
    dice: tuple[int, int], starter: str
) -> None:
    match = new(game="prva").opened(*dice)
    assert (match.phase, match.actor, match.thrown) == ("roll", starter, 2)
    assert match.position.rolls == (0, 0)


@pytest.mark.parametrize("game", ["aada", "obiknovena", "chelebi", "gyulbara", "tapa"])
def test_with_opening_play_the_two_dice_are_the_starters_first_roll(game: str) -> None:
    match = new(game=game).opened(2, 6)
    assert (match.phase, match.actor) == ("play", "b")
    assert match.position.roll == (6, 2)
    assert match.position.rolls == (0, 1)


@pytest.mark.parametrize("game", ["prva", "aada"])
def test_equal_opening_dice_are_thrown_again(game: str) -> None:
    match = new(game=game).opened(4, 4).opened(1, 1)
    assert (match.phase, match.actor) == ("opening", None)
    assert match.opening == ((4, 4), (1, 1))
    assert match.opened(1, 2).actor == "b"
    assert match.opened(1, 2).opening == ((4, 4), (1, 1), (1, 2))


# --- phases ------------------------------------------------------------------------------------


def test_every_event_has_its_phase() -> None:
    opening = new(game="prva")
    to_roll = opening.opened(3, 1)
    to_play = to_roll.rolled(6, 5)
    assert [match.phase for match in (opening, to_roll, to_play)] == ["opening", "roll", "play"]
    for match, due in ((opening, "opened"), (to_roll, "rolled"), (to_play, "played")):
        for event, arguments, code in (
            ("opened", (3, 1), "match.no-opening"),
            ("rolled", (3, 1), "match.no-roll"),
            ("played", ("-",), "match.no-play"),
        ):
            if event != due:
                with pytest.raises(Illegal) as refused:
                    getattr(match, event)(*arguments)
                assert refused.value.code == code


@pytest.mark.parametrize("dice", [(0, 1), (7, 1), (1, 7), (-1, 1), (True, 2), (3.0, 1), ("3", 1)])
def test_a_die_shows_one_to_six(dice: tuple[Any, Any]) -> None:
    for throw in (new(game="prva").opened, started(game="prva").rolled):
        with pytest.raises(Illegal) as refused:
            throw(*dice)
        assert refused.value.code == "roll.number"


def test_after_a_play_the_other_side_rolls() -> None:
    match = started(game="prva").rolled(6, 5).played("24/18 18/13")
    assert (match.phase, match.actor) == ("roll", "b")


def test_the_stages_of_a_cascade_are_played_one_by_one_by_the_same_side() -> None:
    line = "vtora w15,11,b15,11 0/0 0/0 w 3/3 - -"
    match = new(game="vtora", position=line).rolled(5, 5)
    assert match.position.stage == (5, 5, 5, 5)
    match = match.played("24/19(4)")
    assert (match.phase, match.actor, match.position.stage) == ("play", "w", (6, 6, 6, 6))
    assert match.played("24/18(4)").actor == "b"


def test_handed_over_dice_are_played_before_the_roll() -> None:
    # White's sixes are blocked by the checker on its 18; Black must play them, stage by stage.
    match = new(game="vtora", position="vtora w15,5,b1,5,b14,11 0/0 0/0 w 3/3 - -")
    match = match.rolled(6, 6).played("-")
    assert (match.phase, match.actor) == ("play", "b")
    assert (match.position.roll, match.position.stage) == (None, (6, 6, 6, 6))
    with pytest.raises(Illegal) as refused:
        match.rolled(3, 1)
    assert refused.value.code == "match.no-roll"
    match = match.played("24/18(4)")
    assert (match.phase, match.actor, match.position.rolls) == ("roll", "b", (4, 3))


def test_a_time_out_changes_nothing_but_the_record() -> None:
    match = started(game="prva").rolled(6, 5)
    late = match.timed_out("w")
    assert (late.phase, late.actor, late.position) == ("play", "w", match.position)
    assert late.events == (*match.events, {"timeout": "w"})
    assert late.played("24/18 18/13").actor == "b"


def test_only_the_side_whose_turn_it_is_runs_out_of_time() -> None:
    match = started(game="prva")
    for wrong in (new(game="prva"), match):
        with pytest.raises(Illegal) as refused:
            wrong.timed_out("b")
        assert refused.value.code == "match.no-timeout"


def test_nothing_follows_the_end_of_a_match() -> None:
    match = new(game="prva", position=last_checkers("prva", 0), target=3)
    match = match.rolled(6, 5).played("1/off").rolled(6, 5).resigned("b")
    assert (match.phase, match.actor, match.winner) == ("match-over", None, "w")
    refusals: list[tuple[Callable[[], Match], str]] = [
        (lambda: match.opened(3, 1), "match.no-opening"),
        (lambda: match.rolled(3, 1), "match.no-roll"),
        (lambda: match.played("-"), "match.no-play"),
        (lambda: match.resigned("w"), "match.no-resign"),
        (lambda: match.timed_out("w"), "match.no-timeout"),
        (match.undone, "match.no-undo"),
    ]
    for event, code in refusals:
        with pytest.raises(Illegal) as refused:
            event()
        assert refused.value.code == code


# --- the next game. Rules §2.9-10 --------------------------------------------------------------


@pytest.mark.parametrize("tradition", ["macedonian", "bulgarian", "greek", "turkish"])
def test_where_the_winner_starts_it_simply_rolls(tradition: str) -> None:
    match = started(tradition=tradition).resigned("w")
    assert (match.phase, match.actor) == ("game-over", "b")
    with pytest.raises(Illegal) as refused:
        match.opened(3, 1)
    assert refused.value.code == "match.no-opening"
    following = match.rolled(2, 2)
    assert (following.phase, following.actor, following.opening) == ("play", "b", ())
    assert following.position.rolls == (0, 1)


@pytest.mark.parametrize("tradition", ["egyptian-31", "egyptian-aada", "bulgarian-classic"])
def test_with_roll_off_every_game_has_an_opening_roll(tradition: str) -> None:
    target = max(TRADITIONS[tradition].targets)
    match = new(tradition=tradition, target=target).opened(3, 1).resigned("w")
    assert (match.phase, match.actor) == ("game-over", None)
    with pytest.raises(Illegal) as refused:
        match.rolled(3, 1)
    assert refused.value.code == "match.no-roll"
    again = match.opened(2, 2)
    assert (again.phase, again.opening) == ("opening", ((2, 2),))
    assert again.opened(6, 4).actor == "w"


# Each side has a checker on its own 24; White's is pinned, and 2/1 pins Black's too: a draw.
DRAWN_BY_A_1 = "treta w1b1,10,b13,10,w14,b1 0/0 0/0 w 9/9 - -"


def test_after_a_drawn_game_there_is_an_opening_roll_and_the_set_moves_on() -> None:
    match = new(tradition="macedonian", position=DRAWN_BY_A_1).rolled(6, 1).played("2/1^")
    assert match.ended == GameEnd("treta", None, 0, "drawn")
    assert (match.phase, match.actor, match.score) == ("game-over", None, (0, 0))
    assert match.terms.games[match.next_index].id == "prva"
    with pytest.raises(Illegal):
        match.rolled(3, 1)
    following = match.opened(1, 6)
    assert (following.rules.id, following.actor, following.index) == ("prva", "b", 0)


def test_a_set_is_played_in_order_and_begins_again() -> None:
    match = new(tradition="bulgarian-classic", target=7)
    played = []
    losers: tuple[Side, ...] = ("w", "b", "w", "b", "w")
    for loser in losers:
        match = match.opened(3, 1).resigned(loser)
        played.append(match.rules.id)
    assert played == ["obiknovena", "chelebi", "gyulbara", "tapa", "obiknovena"]
    assert match.score == (4, 6)


def test_the_next_game_starts_from_its_start() -> None:
    match = started(tradition="greek").rolled(6, 5).resigned("b")
    coming = upcoming(match)
    assert coming is not None
    assert format_position(coming) == "plakoto w15,22,b15 0/0 0/0 w 0/0 - -"
    assert match.rolled(3, 1).position.white == coming.white
    assert upcoming(new(game="prva")) is None


# --- score and target. Rules §2.5, §2.10 --------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_gives_one_and_mars_two_but_31_a_point_a_checker(game: str) -> None:
    for black_off in (14, 1, 0):
        mars = game != "31" and black_off == 0
        points = 15 - black_off if game == "31" else 2 if mars else 1
        match = new(game=game, position=last_checkers(game, black_off))
        match = match.rolled(2, 1).played("1/off")
        assert match.games == (GameEnd(game, "w", points, "mars" if mars else "off"),)
        assert match.score == (points, 0)


@pytest.mark.parametrize("target", [3, 5, 7])
def test_a_match_ends_when_its_target_is_reached_or_passed(target: int) -> None:
    match = new(tradition="macedonian", target=target).opened(3, 1)
    phases = []
    while match.phase != "match-over":
        match = match.resigned("b")
        phases.append((match.score[0], match.phase))
        if match.phase == "game-over":
            match = match.rolled(2, 1)
    assert phases[-1][0] >= target > phases[-2][0]
    assert all(phase == "game-over" for _, phase in phases[:-1])
    assert match.winner == "w"


def test_the_default_targets_are_those_of_the_tradition() -> None:
    # Rules §5; a single game takes those of the first tradition that plays it.
    assert {setup_id(setup): terms(setup).target for setup in SETUPS} == {
        "macedonian": 5, "bulgarian": 5, "greek": 5, "turkish": 5, "egyptian-31": 11,
        "egyptian-aada": 3, "bulgarian-classic": 5, "prva": 5, "aada": 3, "obiknovena": 5,
        "chelebi": 5, "vtora": 5, "gyulbara": 5, "treta": 5, "plakoto": 5, "tapa": 5,
        "fevga": 5, "31": 11,
    }  # fmt: skip


# --- resigning. Rules §2.6 ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_resigning_costs_what_the_game_would_if_it_ended_now(game: str) -> None:
    fresh = new(game=game).opened(3, 1)
    late = new(game=game, position=last_checkers(game, black_off=6))
    all_on_board = 15 if game == "31" else 2
    cases: list[tuple[Match, Side, Side, int]] = [
        (fresh, "w", "b", all_on_board),
        (fresh, "b", "w", all_on_board),
        (late, "w", "b", 1),
        (late, "b", "w", 9 if game == "31" else 1),
    ]
    for match, loser, winner, cost in cases:
        assert match.resign_cost(loser) == cost
        over = match.resigned(loser)
        assert over.games == (GameEnd(game, winner, cost, "resigned"),)
        assert over.score == ((cost, 0) if winner == "w" else (0, cost))
        assert over.resign_cost(loser) == 0


def test_either_side_may_resign_in_the_turn_of_either() -> None:
    to_roll = started(game="prva")
    for match in (to_roll, to_roll.rolled(6, 5)):
        assert match.resigned("w").winner is None
        assert match.resigned("w").actor == "b"
        assert match.resigned("b").actor == "w"


def test_a_resigned_game_is_finished_where_it_stands() -> None:
    match = started(game="prva").rolled(6, 5).resigned("w")
    line = "prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/0 0/0 b+2 1/0 - -"
    assert format_position(match.position) == line
    assert parse_position(line) == match.position


def test_before_the_opening_roll_and_between_games_there_is_nothing_to_resign() -> None:
    for match in (new(game="prva"), started(game="prva").resigned("w")):
        assert match.resign_cost("w") == match.resign_cost("b") == 0
        with pytest.raises(Illegal) as refused:
            match.resigned("w")
        assert refused.value.code == "match.no-resign"


# --- how games end ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "dice", "play", "end"),
    [
        # White's checker goes to 19 and all six hold: the quarter is closed.
        (
            "31 w10,w1,w1,w1,w1,13,w1,4,b15 0/0 0/0 w 9/9 - -",
            (5, 1),
            "24/19",
            ("w", 15, "quarter"),
        ),
        # Black's last checker on its 24 is pinned while White has none on its own.
        (
            "treta 11,b14,10,w15,b1 0/0 0/0 w 9/9 - -",
            (6, 1),
            "2/1^",
            ("w", 2, "mother"),
        ),
        # White's own 24 is pinned, and Black's last checker leaves its 24: White has lost.
        (
            "treta w1b2,10,b12,10,w14,b1 0/0 0/0 b 9/9 - -",
            (6, 5),
            "24/18",
            ("b", 2, "mother"),
        ),
        (DRAWN_BY_A_1, (6, 1), "2/1^", (None, 0, "drawn")),
    ],
)
def test_reasons(line: str, dice: tuple[int, int], play: str, end: tuple[Any, int, str]) -> None:
    match = new(game=line.split()[0], position=line).rolled(*dice).played(play)
    assert match.ended is not None
    assert match.ended[1:] == end
    assert reason(match.position) == end[2]


def test_a_club_may_have_both_mother_and_the_closed_quarter() -> None:
    rules = {"id": "both", "base": "treta", "close_quarter": True}
    line = "both 11,b14,10,w15,b1 0/0 0/0 w 9/9 - -"
    mother = new(rules=rules, position=line).rolled(6, 1).played("2/1^")
    assert mother.games[-1].reason == "mother"
    line = "both w10,w1,w1,w1,w1,18,b15 0/0 1/0 w 9/9 - -"
    quarter = new(rules=rules, position=line).rolled(5, 1).played("24/19")
    assert quarter.games[-1].reason == "quarter"


def test_an_unfinished_game_has_no_reason() -> None:
    with pytest.raises(Illegal) as refused:
        reason(started(game="prva").position)
    assert refused.value.code == "match.not-over"


def test_a_dead_position_ends_the_game_of_a_club_that_has_no_mother() -> None:
    # Both sides stand on their last point with a checker pinned far away: rules §2.7.
    rules = {"id": "no-mother", "base": "plakoto", "mother": False}
    line = "no-mother w1b14,21,w1,b1w13 0/0 0/0 w 5/5 - -"
    match = new(rules=rules, position=line).rolled(6, 1).played("2/1")
    assert match.ended == GameEnd("no-mother", None, 0, "dead")
    assert match.actor is None
    assert match.opened(6, 1).rules.id == "no-mother"


# --- house rules and positions -------------------------------------------------------------------


def test_a_clubs_own_game_is_a_match_of_its_own() -> None:
    rules = {"id": "our-vtora", "base": "vtora", "cascade_from": 1}
    match = new(rules=rules, target=9).opened(3, 1).rolled(5, 5)
    assert match.rules.id == "our-vtora"
    assert [group.number for group in match.position.groups] == [5, 6]
    assert match.resigned("w").actor == "b"


def test_a_clubs_game_that_plays_its_opening_dice_has_one_before_every_game() -> None:
    rules = {"id": "our-prva", "base": "prva", "opening": "play"}
    match = new(rules=rules).opened(3, 1)
    assert match.position.roll == (3, 1)
    assert match.resigned("w").actor is None


def test_a_match_may_begin_from_a_position() -> None:
    line = "fevga w15,11,b15,11 0/0 0/0 b 9/9 - -"
    match = new(tradition="greek", position=line)
    assert (match.phase, match.actor, match.index, match.rules.id) == ("roll", "b", 2, "fevga")
    assert match.resigned("b").rolled(3, 1).rules.id == "prva"


def test_a_position_may_have_dice_in_hand_or_handed_over() -> None:
    in_hand = new(game="fevga", position="fevga w15,11,b15,11 0/0 0/0 b 9/9 63:6,3 -")
    assert (in_hand.phase, in_hand.actor) == ("play", "b")
    handed = new(game="vtora", position="vtora w15,11,b15,11 0/0 0/0 b 9/9 - 6*2")
    assert (handed.phase, handed.position.stage) == ("play", (6, 6))
