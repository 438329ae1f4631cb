"""What the evaluators promise, whatever the position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tabla_core import GAMES, Position, RuleSet, start
from tabla_core.bot import blocking, evaluate, hitting, pinning
from tabla_core.bot.bearing_off import next_roll
from tabla_core.bot.chances import points
from tabla_core.bot.evaluator import (
    TERMS_OF,
    Evaluator,
    board_of,
    hand_written,
    nearest_weights,
    pips_only,
)
from tabla_core.bot.shape import CONTRARY, PARALLEL, shape_of
from tabla_core.bot.terms import Terms, chance, landings, longest_run, shots
from tabla_core.bot.weights import WEIGHTS
from tabla_core.packed import one
from tests.boards import board, house, swapped
from tests.bot.playing import on_the_way

HOUSE_RULES = {
    "prva with cascades": house("prva", cascade_from=2, carry="all", on_block="skip"),
    "vtora face to face": house("vtora", ways="contrary"),
    "treta without a mother": house("treta", mother=False),
    "treta the same way round": house("treta", ways="parallel"),
    "31 with mars": house("31", score="mars"),
    "prva counting checkers": house("prva", score="left"),
}


def without_dice(position: Position) -> Position:
    """The same board before the roll."""
    return replace(position, roll=None, groups=(), carry=())


@pytest.mark.parametrize("game", GAMES)
def test_values_are_points_the_game_can_give(game: str) -> None:
    most = 15 if GAMES[game].score == "left" else 2
    for position in on_the_way(game, 1):
        assert -most <= evaluate(without_dice(position), "hand") <= most


@pytest.mark.parametrize("game", GAMES)
def test_the_colours_are_alike(game: str) -> None:
    for position in on_the_way(game, 2):
        before = without_dice(position)
        for level in ("hand", "pips"):
            assert evaluate(before, level) == evaluate(swapped(before), level)


@pytest.mark.parametrize("rules", [*GAMES.values(), house("prva", score="left")])
@pytest.mark.parametrize("evaluator", [hand_written, pips_only])
def test_the_value_is_the_points_of_the_chances(
    rules: RuleSet, evaluator: Callable[[RuleSet], Evaluator]
) -> None:
    """And no size of win is likelier than the win itself, or larger than the game allows."""
    most = 15 if rules.score == "left" else 1
    for position in on_the_way(rules, 4):
        seen = board_of(without_dice(position))
        chances = evaluator(rules).chances(*seen)
        assert points(chances, rules.score) == pytest.approx(evaluator(rules).value(*seen))
        assert 0 <= chances.win <= 1
        assert 0 <= chances.win_mars <= most * chances.win
        assert 0 <= chances.lose_mars <= most * (1 - chances.win)


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_house_rules_are_valued_too(name: str) -> None:
    rules = HOUSE_RULES[name]
    most = 15 if rules.score == "left" else 2
    for position in on_the_way(rules, 3, count=4):
        value = evaluate(without_dice(position), "hand")
        assert -most <= value <= most
        assert value == evaluate(swapped(without_dice(position)), "hand")


def test_weights_come_from_the_nearest_game() -> None:
    for game in WEIGHTS:
        assert nearest_weights(GAMES[game]) is WEIGHTS[game]
    assert nearest_weights(GAMES["aada"]) is WEIGHTS["prva"]
    assert nearest_weights(GAMES["obiknovena"]) is WEIGHTS["prva"]
    assert nearest_weights(GAMES["tapa"]) is WEIGHTS["plakoto"]
    assert nearest_weights(house("gyulbara", opening="reroll")) is WEIGHTS["gyulbara"]
    assert nearest_weights(house("prva", cascade_from=2)) is WEIGHTS["chelebi"]


def test_every_term_has_its_weight() -> None:
    """A missing weight would leave its term out without a word."""
    for game, weights in WEIGHTS.items():
        rules = GAMES[game]
        mine, theirs, turn = terms_at_start(rules)
        assert len(weights.side) == len(mine) == len(theirs)
        assert len(weights.turn) == len(turn)


def terms_at_start(rules: RuleSet) -> Terms:
    seen = board_of(start(rules))
    contrary = rules.ways == "contrary"
    return TERMS_OF[rules.contact](seen.me, seen.them, seen.held, seen.held_facing, contrary)


def test_every_term_has_a_name() -> None:
    for game, module in (("prva", hitting), ("vtora", blocking), ("treta", pinning)):
        mine, _, turn = terms_at_start(GAMES[game])
        assert len(module.SIDE_TERMS) == len(mine)
        assert len(module.TURN_TERMS) == len(turn)


def test_a_shape_says_what_stands_where() -> None:
    checkers = one(25) + one(24) * 2 + one(13) * 5 + one(6) * 4 + one(1) + 2
    shape = shape_of(checkers, CONTRARY)
    assert shape.occupied == 1 << 25 | 1 << 24 | 1 << 13 | 1 << 6 | 1 << 1
    assert shape.doubled == 1 << 24 | 1 << 13 | 1 << 6
    # My 24 is the foe's 1, my 13 its 12, my 6 its 19, my 1 its 24; the bar is nobody's point.
    assert shape.facing_occupied == 1 << 1 | 1 << 12 | 1 << 19 | 1 << 24
    assert shape.facing_doubled == 1 << 1 | 1 << 12 | 1 << 19
    assert shape.pips == 25 + 48 + 65 + 24 + 1
    assert (shape.rear, shape.crowd, shape.off, shape.bar, shape.start) == (3, 3, 2, 1, 2)
    assert shape.away == 19 + 36 + 35
    assert shape.high == 25


def test_a_shape_in_a_parallel_game() -> None:
    shape = shape_of(one(24) * 14 + one(3), PARALLEL)
    assert shape.facing_occupied == 1 << 12 | 1 << 15


@pytest.mark.parametrize(
    ("distance", "rolls"),
    [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5), (10, 3),
     (11, 2), (12, 3), (15, 1), (16, 1), (18, 1), (20, 1), (24, 0)],
)  # fmt: skip
def test_shots_at_one_checker_are_those_every_player_knows(distance: int, rolls: int) -> None:
    """On an empty board: the classic table of the 36 rolls; 24 pips away is off the board."""
    free = (1 << 25) - 2
    shooter = 24
    target = 1 << shooter - distance if distance < shooter else 0
    assert shots(landings(1 << shooter, free), target, free) == rolls


def test_closed_points_between_take_shots_away() -> None:
    """Seven away: 6-1, 5-2 and 4-3, each thrown in two ways."""
    free = (1 << 25) - 2
    target = 1 << 24 - 7
    assert shots(landings(1 << 24, free), target, free) == 6
    # 6-1 can still be played by way of the 1, not with that closed too.
    closed = free & ~(1 << 24 - 6)
    assert shots(landings(1 << 24, closed), target, closed) == 6
    closed &= ~(1 << 24 - 1)
    assert shots(landings(1 << 24, closed), target, closed) == 4


@pytest.mark.parametrize(
    ("points", "rolls"),
    [((6,), 27), ((4,), 34), ((3,), 36), ((1, 1), 36), ((2, 1), 36), ((3, 1), 34), ((6, 6), 4),
     ((6, 1), 15), ((5, 2), 19), ((2, 2), 26), ((3, 3), 17)],
)  # fmt: skip
def test_the_last_checkers_go_with_the_rolls_every_player_knows(
    points: tuple[int, ...], rolls: int
) -> None:
    side = shape_of(sum(one(point) for point in points) + 15 - len(points), CONTRARY)
    assert next_roll(side) == rolls / 36


def test_longest_run() -> None:
    assert longest_run(0) == 0
    assert longest_run(0b111_0_1111_0) == 4


def test_chances_grow_and_add_up() -> None:
    logits = [number / 8 for number in range(-160, 161)]
    chances = [chance(logit) for logit in logits]
    assert chances == sorted(chances)
    assert all(abs(chance(logit) + chance(-logit) - 1) < 1e-12 for logit in logits)


def test_whoever_is_to_roll_leads_an_even_race() -> None:
    position = board(
        "prva",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . | o3 o3 o3 o3 o3  .
         .  .  .  .  .  . | x3 x3 x3 x3 x3  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    assert evaluate(position, "hand") > 0.2
    assert evaluate(position) > 0.2


def test_the_stripped_evaluator_sees_nothing_but_pips() -> None:
    value = pips_only(GAMES["prva"]).value
    blots = shape_of(one(6) * 13 + one(5) + one(7), CONTRARY)
    points = shape_of(one(6) * 15, CONTRARY)
    foe = shape_of(one(24) * 15, CONTRARY)
    assert value(blots, foe, 0, 0, 0) == value(points, foe, 0, 0, 0)
    assert hand_written(GAMES["prva"]).value(blots, foe, 0, 0, 0) != value(blots, foe, 0, 0, 0)
