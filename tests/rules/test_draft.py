"""A play in the making: what may be done next, so that some legal play always goes on."""

from __future__ import annotations

import pytest

from tabla_core import Illegal, Position, legal_plays, parse_position, play
from tabla_core.draft import Draft, Drafting
from tabla_core.plays import moves_from, without
from tabla_core.seat import State
from tests.boards import board
from tests.cases import file_names, legal_cases

Chosen = tuple[tuple[int, int], ...]
"""(origin, landing) of the steps chosen so far, in order."""


def sample(every: int) -> list[str]:
    return [case.position for name in file_names() for case in legal_cases(name)[5::every]]


def text(steps: Chosen) -> str:
    """Steps as move text, without marks."""
    words = [f"{'bar' if origin == 25 else origin}/{to or 'off'}" for origin, to in steps]
    return " ".join(words) or "-"


def offered(draft: Draft) -> set[tuple[int, int]]:
    """The single steps a draft offers next: the first of each way."""
    return {(move.origin, move.path[0]) for move in draft.moves}


def prefixes(position: Position) -> dict[Chosen, set[tuple[int, int]]]:
    """By plain trying: after every beginning of a legal play the steps that can follow it."""
    stage = Drafting(position)
    following: dict[Chosen, set[tuple[int, int]]] = {}

    def go(state: State, dice: tuple[int, ...], steps: Chosen) -> bool:
        whole = state in stage.found.over or (
            state in stage.found.going and dice == stage.found.left
        )
        alive = whole
        if state not in stage.found.over:
            for die, step, then in moves_from(stage.seat, state, dice):
                if go(then, without(dice, die), (*steps, step)):
                    following.setdefault(steps, set()).add(step)
                    alive = True
        return alive

    go(stage.seat.root, stage.dice, ())
    return following


@pytest.mark.parametrize("line", sample(60))
def test_offered_is_what_some_whole_play_goes_on_with(line: str) -> None:
    """And nothing else: every beginning is followed, and every result is reached."""
    position = parse_position(line)
    stage = Drafting(position)
    following = prefixes(position)
    reached: set[Position] = set()
    known: set[Chosen] = set()
    open_ends: list[Chosen] = [()]
    while open_ends:
        steps = open_ends.pop()
        # Which order led here does not matter for what comes next.
        if tuple(sorted(steps)) in known:
            continue
        known.add(tuple(sorted(steps)))
        draft = stage.draft(steps)
        assert offered(draft) == following.get(steps, set()), (line, steps)
        if draft.complete:
            reached.add(play(position, text(steps)))
        else:
            assert draft.moves, "an unfinished draft can be finished"
        open_ends += [(*steps, step) for step in offered(draft)]
    assert reached == {each.position for each in legal_plays(position)}


@pytest.mark.parametrize("line", sample(60))
def test_a_way_of_one_checker_is_its_steps_one_after_another(line: str) -> None:
    position = parse_position(line)
    stage = Drafting(position)
    for move in stage.draft([]).moves:
        assert len(move.path) == len(move.marks)
        steps: list[tuple[int, int]] = []
        at = move.origin
        for landing in move.path:
            assert (at, landing) in offered(stage.draft(steps))
            steps.append((at, landing))
            at = landing
        assert stage.draft(steps).steps == tuple(steps)


@pytest.mark.parametrize("line", sample(90))
def test_undo_is_fewer_steps(line: str) -> None:
    """A draft depends on its steps alone: taking the last one back is the draft before."""
    stage = Drafting(parse_position(line))
    steps: list[tuple[int, int]] = []
    drafts = [stage.draft(steps)]
    while drafts[-1].moves:
        steps.append((drafts[-1].moves[-1].origin, drafts[-1].moves[-1].path[0]))
        drafts.append(stage.draft(steps))
    for length, draft in enumerate(drafts):
        assert stage.draft(steps[:length]) == draft
        assert Drafting(stage.position).draft(steps[:length]) == draft


def test_a_step_that_would_waste_a_die_is_not_offered() -> None:
    """20/14 is a six, but only after 20/16 and 8/2 are both dice used."""
    stage = Drafting(
        board(
            "prva",
            "64",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  x  .  .  . o11
             .  . o2  .  x  . |  .  . o2  .  . x13
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
    )
    assert offered(stage.draft([])) == {(20, 16), (8, 2)}
    assert offered(stage.draft([(20, 16)])) == {(8, 2)}
    with pytest.raises(Illegal) as refused:
        stage.draft([(20, 14)])
    assert refused.value.code == "draft.step"


def ways(draft: Draft, origin: int, landing: int) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    return [
        (move.path, move.marks)
        for move in draft.moves
        if (move.origin, move.path[-1]) == (origin, landing)
    ]


def test_both_middle_points_when_two_ways_give_different_results() -> None:
    """Over 14 a blot is hit, over 17 it is left alone."""
    stage = Drafting(
        board(
            "prva",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  o  .  .  .  . |  .  x  .  .  . o14
             .  .  .  .  .  . |  .  .  .  .  . x14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
    )
    found = ways(stage.draft([]), 20, 11)
    assert found == [((14, 11), ("*", "")), ((17, 11), ("", ""))]


def test_one_middle_point_when_two_ways_give_the_same() -> None:
    """The larger die first."""
    stage = Drafting(
        board(
            "prva",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  x  .  .  . o15
             .  .  .  .  .  . |  .  .  .  .  . x14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
    )
    assert ways(stage.draft([]), 20, 11) == [((14, 11), ("", ""))]


def test_the_shorter_way_when_one_die_is_enough() -> None:
    """6 goes off with the six; over 5 with both dice is not offered beside it."""
    stage = Drafting(
        board(
            "prva",
            "61",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  .  .  .  . o15
             .  .  .  .  .  . |  x  .  .  .  . x14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
    )
    assert ways(stage.draft([]), 6, 0) == [((0,), ("",))]
    assert ways(stage.draft([(6, 5)]), 5, 0) == [((0,), ("",))]


def test_a_pin_on_the_way_is_marked() -> None:
    stage = Drafting(
        board(
            "treta",
            "63",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  o  .  .  .  . |  .  x  .  .  . o14
             .  .  .  .  .  . |  .  .  .  .  . x14
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
    )
    assert ways(stage.draft([]), 20, 14) == [((14,), ("^",))]
    # Pinned and free again comes to the same as over 17: one way is enough.
    assert len(ways(stage.draft([]), 20, 11)) == 1


def test_used_dice() -> None:
    """Of two readings the one that took the larger die."""
    stage = Drafting(
        board(
            "prva",
            "61",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  .  .  .  . o15
             .  .  .  .  .  . |  .  .  .  .  . x15
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
    )
    assert stage.draft([]).used == ()
    assert stage.draft([(1, 0)]).used == (6,)
    assert stage.draft([(1, 0), (1, 0)]).used == (6, 1)
    assert stage.draft([(1, 0), (1, 0)]).complete
    assert not stage.draft([(1, 0)]).complete


def test_a_forced_play_and_a_pass_are_known() -> None:
    def drafting(closed: str) -> Drafting:
        return Drafting(
            board(
                "prva",
                "66",
                f"""
                13 14 15 16 17 18 | 19 20 21 22 23 24
                 . {closed} . . . . |  .  x  .  .  . o13
                {"." if "o" in closed else "o2"} . . . . . | . . . . . x14
                12 11 10  9  8  7 |  6  5  4  3  2  1
                """,
            )
        )

    assert drafting(".").forced
    assert not drafting(".").passes
    blocked = drafting("o2")
    assert blocked.forced
    assert blocked.passes
    assert blocked.draft([]).complete
    assert blocked.draft([]).moves == ()


def test_nothing_after_a_step_that_ends_the_game() -> None:
    stage = Drafting(
        board(
            "31",
            "51",
            """
            13 14 15 16 17 18 | 19 20 21 22 23 24
             .  .  .  .  .  . |  .  x  x  x  x x2
             .  .  .  .  .  . |  .  .  .  . o15 x9
            12 11 10  9  8  7 |  6  5  4  3  2  1
            """,
        )
    )
    won = stage.draft([(24, 19)])
    assert won.complete
    assert won.moves == ()
    with pytest.raises(Illegal):
        stage.draft([(24, 19), (24, 23)])
