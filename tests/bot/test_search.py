"""How the bot searches: legal, the same every time, by count and not by clock, droppable."""

from __future__ import annotations

import inspect

import pytest

from tabla_core import GAMES, successors
from tabla_core.bot import LEVELS, TOP, YARDSTICKS, Choice, choose, evaluate, think
from tabla_core.bot import ahead as ahead_module
from tabla_core.bot import levels as levels_module
from tabla_core.bot import noise as noise_module
from tabla_core.bot import search as search_module
from tabla_core.bot.ahead import SLICE, Meter, finish
from tabla_core.bot.search import Effort, search
from tabla_core.bot.stakes import Chairs, chairs
from tabla_core.errors import TablaError
from tests.boards import board, lines, swapped
from tests.bot.playing import on_the_way

ALL = [*LEVELS, "top", *YARDSTICKS]


@pytest.mark.parametrize("game", GAMES)
def test_every_candidate_is_a_legal_result(game: str) -> None:
    """The ranking is all of them, each once, the best first; the choice is its first."""
    for number, position in enumerate(on_the_way(game, 11, count=9)):
        choice = choose(position, "top" if number < 3 else "hand")
        assert lines(each.position for each in choice.ranking) == lines(successors(position))
        assert choice.position == choice.ranking[0].position
        values = [each.value for each in choice.ranking]
        assert values == sorted(values, reverse=True)
        assert choice.value == values[0]


@pytest.mark.parametrize("game", ["prva", "chelebi", "vtora", "treta", "31"])
def test_the_same_position_gets_the_same_choice(game: str) -> None:
    position = on_the_way(game, 12, every=15, count=1)[0]
    assert choose(position) == choose(position)


@pytest.mark.parametrize("game", ["prva", "gyulbara", "plakoto", "fevga"])
def test_the_colours_are_played_alike(game: str) -> None:
    for position in on_the_way(game, 13, every=11, count=2):
        mine, theirs = choose(position), choose(swapped(position))
        assert (mine.value, mine.evaluations) == (theirs.value, theirs.evaluations)
        assert [each.value for each in mine.ranking] == [each.value for each in theirs.ranking]


def test_nothing_the_bot_is_given_can_throw_dice() -> None:
    """It takes a position, a level's name, what is at stake and a seed for its own errors.

    Its modules know no dice and no clock.
    """
    for asked in (think, choose):
        given = list(inspect.signature(asked).parameters)
        assert given == ["position", "level", "stakes", "seed"]
    for module in (search_module, ahead_module, noise_module, levels_module):
        assert not {"random", "secrets", "time", "Random", "dice"} & set(vars(module))


@pytest.mark.parametrize("game", ["prva", "chelebi", "vtora", "treta", "fevga", "31"])
def test_thinking_hands_back_control_often(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two yields lie `SLICE` evaluations and at most the rest of one stage."""
    widest_stage = 700
    meters: list[Meter] = []

    class Watched(Meter):
        def __init__(self, chairs: Chairs) -> None:
            super().__init__(chairs)
            meters.append(self)

    monkeypatch.setattr(search_module, "Meter", Watched)
    for position in on_the_way(game, 14, every=23, count=3):
        thinking = think(position)
        before = 0
        while next(thinking, "done") is None:
            assert meters[-1].spent - before <= SLICE + widest_stage
            before = meters[-1].spent
        assert meters[-1].spent - before <= SLICE + widest_stage


@pytest.mark.parametrize("game", ["prva", "chelebi", "vtora", "31"])
def test_the_budget_is_kept(game: str) -> None:
    """It is only passed by the two candidates that are always looked at, and by one beam stage."""
    effort = Effort(beam=4, candidates=8, budget=1000, chain_budget=300)
    for position in on_the_way(game, 15, every=19, count=3):
        top = LEVELS[TOP]
        seats = chairs(position.rules, top.evaluator(position.rules))
        small = finish(search(position, seats, effort))
        large = finish(search(position, seats, top.effort))
        assert small.evaluations <= large.evaluations
        one_look_ahead = 21 * 700
        most = 2 * top.effort.budget + 2 * one_look_ahead + top.effort.deep_budget
        assert large.evaluations <= most + SLICE + 700


def test_dropping_a_thought_leaves_nothing_behind() -> None:
    position = on_the_way("prva", 16, count=1)[0]
    before = choose(position)
    dropped = think(position)
    next(dropped)
    dropped.close()
    assert choose(position) == before


@pytest.mark.parametrize("level", ALL)
def test_a_finished_game_counts_what_it_gave(level: str) -> None:
    """Values are White's points once the game is over."""
    position = board(
        "prva",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x14
        """,
    )
    choice = choose(position, level)
    assert choice.position.result == ("w", 2)
    assert choice.value == 2
    assert evaluate(choice.position, level) == 2
    assert evaluate(swapped(choice.position), level) == -2


@pytest.mark.parametrize(
    ("own", "rolls"), [("x", 36), ("x2", 26)], ids=["one checker", "two checkers on the 2"]
)
def test_the_mean_over_all_rolls_at_the_very_end(own: str, rolls: int) -> None:
    """The foe bears off its last with any roll, so I win with the rolls that take mine now.

    One checker goes with all 36, two on the 2 with all but the ten that show a 1 and no double.
    """
    position = board(
        "treta",
        "",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  .  o
         .  .  .  .  .  . |  .  .  .  . {own} .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x{14 if own == "x" else 13} o14
        """,
    )
    assert evaluate(position) == pytest.approx((rolls - (36 - rolls)) / 36)
    assert evaluate(position, "hand") == pytest.approx((rolls - (36 - rolls)) / 36)


@pytest.mark.parametrize("level", ["middle", "", "random"])
def test_an_unknown_level_is_named(level: str) -> None:
    with pytest.raises(TablaError) as caught:
        choose(on_the_way("prva", 17, count=1)[0], level)
    assert caught.value.code == "bot.level"


def test_nothing_to_choose() -> None:
    finished = board(
        "prva",
        "21",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  .  x
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x14
        """,
    )
    over = choose(finished).position
    with pytest.raises(TablaError) as caught:
        choose(over)
    assert caught.value.code == "bot.finished"


def chains(game: str) -> list[Choice]:
    """Choices in the middle of cascades of random games."""
    return [
        choose(position, "hand")
        for position in on_the_way(game, 18, every=1, count=150)
        if len(position.pending) > 1 and position.stage[0] == position.stage[-1]
    ]


@pytest.mark.parametrize("game", ["chelebi", "vtora", "gyulbara"])
def test_chains_are_played_out(game: str) -> None:
    """After a stage of a cascade the next number waits; the bot has valued what comes of it."""
    met = chains(game)
    assert len(met) > 5
    assert any(choice.position.stage for choice in met)


def test_handed_over_dice_before_the_roll() -> None:
    """Two stages of handed-over dice, then the roll: the first is chosen with all that in view."""
    position = board(
        "vtora",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  o  o x10
         o12 .  o  .  . x | x2  .  x  x  .  .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
        handed="1*2,4",
    )
    for level in ALL:
        choice = choose(position, level)
        assert choice.position in set(successors(position))
        assert choice.position.side == position.side
        assert choice.position.stage == (4,)
        then = choose(choice.position, level)
        assert then.position.side == position.side
        assert then.position.stage == ()
