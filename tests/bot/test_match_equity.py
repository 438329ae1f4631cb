"""What a game is played for at chosen scores, and that the bot plays for it."""

from __future__ import annotations

import pytest

from tabla_core import GAMES
from tabla_core.bot import choose
from tabla_core.bot.chances import Chances, points
from tabla_core.bot.evaluator import board_of, hand_written
from tabla_core.bot.match_equity import MatchEquity, endings, stakes_of
from tabla_core.bot.rates import RATES
from tabla_core.bot.stakes import Stakes, at_stake, chairs, plain_points
from tabla_core.games import TRADITIONS
from tabla_core.match import Match
from tabla_core.record import replay, terms
from tests.boards import board, house
from tests.bot.playing import on_the_way


def equity(target: int, **what: object) -> MatchEquity:
    return MatchEquity(terms({"tabla": 1, "target": target, **what}))


def prva_at(mine: int, theirs: int, target: int = 5) -> Stakes:
    return equity(target, game="prva").stakes(GAMES["prva"], (mine, theirs), 0)


# --- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tradition", "target"),
    [(each.id, target) for each in TRADITIONS.values() for target in each.targets],
)
def test_the_table_of_every_tradition_and_length(tradition: str, target: int) -> None:
    """Even scores are even, more points are better, and both sides' chances make one."""
    table = equity(target, tradition=tradition)
    games = range(len(TRADITIONS[tradition].games))
    scores = sorted({0, target // 3, target // 2, target - 1})
    for index in games:
        for mine in scores:
            assert table.chance((mine, mine), index, None) == pytest.approx(0.5)
            for theirs in scores:
                chance = table.chance((mine, theirs), index, None)
                assert 0 < chance < 1
                assert chance + table.chance((theirs, mine), index, None) == pytest.approx(1)
                if mine + 1 < target:
                    assert table.chance((mine + 1, theirs), index, None) > chance
                started = table.chance((mine, theirs), index, True)
                assert started + table.chance((theirs, mine), index, False) == pytest.approx(1)


def test_the_set_goes_round() -> None:
    """At double match point only the game that comes next counts, and whether I start it."""
    table = equity(3, tradition="macedonian")
    for index, game in enumerate(("prva", "vtora", "treta")):
        ends = endings(GAMES[game])
        won = sum(share for gained, share in ends if gained > 0)
        drawn = 1 - sum(share for _, share in ends)
        assert table.chance((2, 2), index, True) == pytest.approx(won + drawn / 2)


def test_a_drawn_game_moves_on_in_the_set() -> None:
    """Rules §2.10; with draws in treta the next prva decides, again and again."""
    table = equity(3, tradition="macedonian")
    drawn = 1 - sum(share for _, share in endings(GAMES["treta"]))
    lost = sum(share for gained, share in endings(GAMES["treta"]) if gained < 0)
    assert table.chance((2, 2), 2, False) == pytest.approx(lost + drawn * 0.5)


def test_a_match_to_one_point_is_one_game() -> None:
    for game in ("aada", "31"):
        table = equity(1, game=game)
        ends = endings(GAMES[game])
        won = sum(share for gained, share in ends if gained > 0)
        lost = sum(share for gained, share in ends if gained < 0)
        assert table.chance((0, 0), 0, True) == pytest.approx(won / (won + lost), abs=0.01)


def test_endings_are_shares_of_every_game() -> None:
    for game, rules in GAMES.items():
        ends = endings(rules)
        assert 0.9 < sum(share for _, share in ends) <= 1 + 1e-9, game
        assert {abs(gained) for gained, _ in ends} <= set(range(1, 16 if game == "31" else 3))
    assert {abs(gained) for gained, _ in endings(house("31", score="mars"))} == {1, 2}
    assert {abs(gained) for gained, _ in endings(house("prva", score="left"))} == {7}
    assert set(RATES) == {"prva", "chelebi", "vtora", "gyulbara", "treta", "plakoto", "fevga", "31"}


# --- what is at stake ----------------------------------------------------------------------------


def test_one_point_short_a_mars_gains_nothing() -> None:
    """4-0 to 5: one point wins the match, so two are no better; losing two is still worse."""
    lost_mars, lost, _, won, won_mars = prva_at(4, 0).worth
    assert lost == pytest.approx(-1)
    assert won == pytest.approx(1)
    assert won_mars == pytest.approx(won)
    assert lost_mars < lost


def test_when_the_foe_is_one_point_short_its_mars_costs_nothing() -> None:
    """0-4: any loss loses the match, and a mars of mine is worth more than one game is."""
    lost_mars, lost, _, won, won_mars = prva_at(0, 4).worth
    assert lost_mars == pytest.approx(lost)
    assert won_mars - won > 0.3 * (won - lost)


def test_two_points_short_a_mars_wins_the_match() -> None:
    """3-3 to 5: a mars is worth about as much again as a game for both."""
    lost_mars, lost, drawn, won, won_mars = prva_at(3, 3).worth
    assert won_mars - won == pytest.approx(lost - lost_mars)
    assert 0.8 < won_mars - won < 4
    assert drawn == pytest.approx(0, abs=0.1)


def test_at_double_match_point_only_winning_counts() -> None:
    assert prva_at(4, 4).worth == pytest.approx((-1, -1, 0, 1, 1))


def test_far_from_the_end_a_point_is_nearly_a_point() -> None:
    stakes = equity(17, game="aada").stakes(GAMES["aada"], (0, 0), 0)
    assert stakes.worth == pytest.approx((-2, -1, 0, 1, 2), abs=0.25)


def test_in_31_points_beyond_the_target_are_worth_nothing() -> None:
    """8-0 to 11: three points win the match."""
    stakes = equity(11, game="31").stakes(GAMES["31"], (8, 0), 0)
    assert stakes.counts(3) == stakes.counts(15)
    assert stakes.counts(2) < stakes.counts(3)
    assert stakes.counts(-1) > stakes.counts(-10) > stakes.counts(-11) == stakes.counts(-15)


def test_a_match_says_whose_stakes_they_are() -> None:
    """White leads 4-0: it plays for one point, Black for as many as it can get."""
    match: Match = replay(
        {"tabla": 1, "game": "prva", "target": 5, "events": [{"opening": [3, 1]}]}
    )
    for _ in range(2):
        match = match.resigned("b")
        match = match.rolled(3, 1)
    assert match.score == (4, 0)
    white, black = stakes_of(match, "w"), stakes_of(match, "b")
    assert white.worth == pytest.approx(black.turned().worth)
    assert white.counts(2) == white.counts(1)
    assert black.counts(2) > black.counts(1) + 0.1


# --- what the chances of a board are worth -------------------------------------------------------


@pytest.mark.parametrize("game", ["prva", "31"])
def test_plain_stakes_are_plain_points(game: str) -> None:
    rules = GAMES[game]
    hand = hand_written(rules)
    staked = at_stake(hand, plain_points(rules.score))
    for position in on_the_way(game, 31):
        seen = board_of(position)
        assert staked.value(*seen) == pytest.approx(hand.value(*seen), abs=0.07)


def test_chances_at_stake() -> None:
    """A mars that does not matter is worth a win, for whoever gets it."""
    seats = chairs(GAMES["prva"], hand_written(GAMES["prva"]), "w", prva_at(4, 4))
    assert seats.of("w")[1].counts(2) == pytest.approx(1)
    assert seats.of("b")[1].counts(-2) == pytest.approx(-1)
    assert points(Chances(0.5, 0.25, 0.25), "mars") == 0


# --- what the bot does about it ------------------------------------------------------------------


@pytest.mark.parametrize("game", ["prva", "fevga"])
def test_at_double_match_point_the_bot_plays_to_win_and_else_for_points(game: str) -> None:
    """Of the two results it chooses, one is likelier to win and the other gives more points."""
    rules = GAMES[game]
    hand = hand_written(rules)
    last = equity(5, game=game).stakes(rules, (4, 4), 0)
    differed = 0
    for position in on_the_way(game, 32, every=5, count=60):
        to_win, for_points = choose(position, "hand", stakes=last), choose(position, "hand")
        if to_win.position.result or for_points.position.result:
            continue
        surer = hand.chances(*board_of(to_win.position))
        dearer = hand.chances(*board_of(for_points.position))
        assert surer.win >= dearer.win
        assert points(dearer, "mars") >= points(surer, "mars")
        differed += to_win.position != for_points.position
    assert differed > 0


@pytest.mark.parametrize("level", ["hand", "7"])
def test_a_mars_is_not_feared_when_any_loss_loses_the_match(level: str) -> None:
    """The foe bears off its last with any roll; without a match one of mine off saves a point."""
    position = board(
        "vtora",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         o  .  .  .  .  . |  .  .  .  .  .  .
         .  .  .  .  .  . | x5 x4 x3 x2 x1  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off o14
        """,
    )
    plain = choose(position, level)
    assert plain.value == -1
    assert plain.ranking[-1].value < -1.3
    lost = equity(5, game="vtora").stakes(position.rules, (0, 4), 0)
    staked = choose(position, level, stakes=lost)
    assert staked.value == staked.ranking[-1].value == pytest.approx(-1)
