"""Exact endings: against a slow solver that plays every roll of both sides by the rules."""

from __future__ import annotations

import pytest

from tabla_core import GAMES, Position, roll, successors
from tabla_core.bot import choose
from tabla_core.bot.bear_off import (
    FILE,
    TABLES,
    Table,
    rank,
    ranks,
    read_tables,
    with_bear_off,
)
from tabla_core.bot.evaluator import Evaluator, board_of, hand_written
from tabla_core.bot.levels import strongest
from tabla_core.bot.nets import FOLDER
from tabla_core.packed import one
from tabla_core.stage import ROLLS


def table(game: str) -> Table:
    assert TABLES is not None
    return TABLES[1 if GAMES[game].cascade_from else 0]


def home(*points: int) -> int:
    """Four bits a point, the ace point lowest."""
    return sum(one(point) for point in points) >> 4


def ending(game: str, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Position:
    """White to roll with its checkers on these points, the others off, Black likewise."""
    white, black = (sum(map(one, points)) + 15 - len(points) for points in (mine, theirs))
    return Position(GAMES[game], white, black, rolls=(20, 20))


def solved(position: Position, known: dict[Position, float]) -> float:
    """The chance of the side to act to win, both playing as well as can be."""
    side = position.side
    if position.result:
        # A play has just ended the game: whoever played has won, as the only one who can.
        return 1.0
    if position in known:
        return known[position]
    if position.stage:
        best = 0.0
        for after in successors(position):
            won = solved(after, known)
            best = max(best, won if after.result or after.side == side else 1.0 - won)
        found = best
    else:
        found = 0.0
        for high, low in ROLLS:
            share = 1 if high == low else 2
            found += share * solved(level(roll(position, high, low)), known) / 36
    known[position] = found
    return found


def level(position: Position) -> Position:
    """The same with as many rolls behind it as any other: they make no difference any more."""
    return Position(
        position.rules, position.white, position.black, side=position.side, rolls=(20, 20),
        roll=position.roll, groups=position.groups,
    )  # fmt: skip


ENDINGS = [((6,), (6,)), ((6, 4), (5,)), ((5, 3), (6, 2)), ((6, 6), (4, 4)), ((2, 1, 1), (6, 1))]


@pytest.mark.parametrize(("mine", "theirs"), ENDINGS)
@pytest.mark.parametrize("game", ["prva", "vtora"])
def test_chances_are_those_of_the_slow_solver(
    game: str, mine: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    """Within half a percent: the table plays for few rolls, the solver also against the other."""
    exact = solved(ending(game, mine, theirs), {})
    assert 1 - table(game).win(home(*theirs), home(*mine)) == pytest.approx(exact, abs=0.005)


@pytest.mark.parametrize("dice", [(2, 1), (6, 1), (3, 2), (1, 1)])
@pytest.mark.parametrize("game", ["prva", "gyulbara", "treta"])
def test_the_play_is_as_good_as_the_solvers(game: str, dice: tuple[int, int]) -> None:
    position = roll(ending(game, (6, 4, 2), (3, 1)), *dice)
    known: dict[Position, float] = {}

    def worth(after: Position) -> float:
        if after.result:
            return 1.0
        won = solved(level(after), known)
        return won if after.side == "w" else 1.0 - won

    best = max(map(worth, successors(position)))
    assert worth(choose(position, "7").position) == pytest.approx(best, abs=0.003)


@pytest.mark.parametrize(
    ("points", "rolls"),
    [
        ((1,), 1.0),
        ((6,), 1 + 9 / 36),
        ((6, 1), 1 + (21 + 4 / 36) / 36),
        ((2, 2), 1 + 10 / 36),
        ((1, 1, 1), 1 + 30 / 36),
    ],
)
def test_rolls_that_every_player_can_count(points: tuple[int, ...], rolls: float) -> None:
    """One on the sixth point goes with 27 of 36, three aces with a double only.

    Six and ace stay with 21 rolls, and seldom for a third.
    """
    assert table("prva").rolls(home(*points)).mean == pytest.approx(rolls, abs=0.001)


def test_a_cascade_takes_more_off() -> None:
    """Ten aces go at once with 1-1, the ones and all numbers above."""
    tens = home(*(1,) * 10)
    usual, cascades = table("prva").rolls(tens), table("vtora").rolls(tens)
    assert usual.exactly[0] == usual.exactly[1] == 0
    assert cascades.exactly[0] > 0
    assert cascades.mean < usual.mean - 0.5


def test_the_distributions_are_whole() -> None:
    for game in ("prva", "vtora"):
        for points in ((1,), (6,) * 10, (1, 2, 3, 4, 5, 6)):
            rolls = table(game).rolls(home(*points))
            assert sum(rolls.exactly) == 4096
            assert list(rolls.fewer) == sorted(rolls.fewer)


def test_more_checkers_take_more_rolls_across_the_edge_of_the_distributions() -> None:
    means = [table("prva").rolls(home(*(4,) * count)).mean for count in range(1, 15)]
    assert means == sorted(means)
    assert 8.5 < means[-1] < 9
    leader = table("prva").win(home(*(4,) * 11), home(*(4,) * 14))
    assert 0.7 < leader < 0.95
    assert 0 < table("prva").win(home(*(4,) * 14), home(*(4,) * 11)) < 0.15


def test_homes_are_ranked_by_their_checkers() -> None:
    assert [ranks(most) for most in (0, 1, 10, 15)] == [1, 7, 8008, 54264]
    assert sorted(rank(home(point)) for point in range(1, 7)) == list(range(1, 7))
    assert rank(home(*(1,) * 10)) < ranks(10) <= rank(home(*(6,) * 11))


# --- where it is asked ---------------------------------------------------------------------------


def value(evaluator: Evaluator, position: Position) -> float:
    return evaluator.value(*board_of(position))


@pytest.mark.parametrize("game", GAMES)
def test_only_pure_endings_are_taken_from_the_table(game: str) -> None:
    """A checker outside, or one side with none off, which can still lose two points: not known."""
    rules = GAMES[game]
    hand = hand_written(rules)
    exact = with_bear_off(hand, rules)
    outside, full = ending(game, (7, 1), (3,)), ending(game, (2,) * 15, (3,))
    for position in (outside, full):
        assert value(exact, position) == value(hand, position)
    pure = ending(game, (6, 5), (3, 2, 2))
    assert value(exact, pure) != value(hand, pure)
    chances = exact.chances(*board_of(pure))
    if rules.score == "mars":
        # The side that has just moved is Black here.
        assert chances == (table(game).win(home(3, 2, 2), home(6, 5)), 0, 0)
    else:
        assert 0 < chances.win_mars < 15 * chances.win


def test_the_strongest_evaluator_has_it_and_the_yardstick_not() -> None:
    position = ending("prva", (6, 5), (3, 2, 2))
    rules = GAMES["prva"]
    assert value(strongest(rules), position) == 2 * table("prva").win(home(3, 2, 2), home(6, 5)) - 1
    assert value(hand_written(rules), position) != value(strongest(rules), position)


def test_a_file_that_is_not_whole_is_not_believed() -> None:
    data = FOLDER.joinpath(FILE).read_bytes()
    assert read_tables(data) is not None
    for bad in (b"", data[:-1], data[: len(data) // 2], b"x" + data, data + b"\0"):
        assert read_tables(bad) is None
