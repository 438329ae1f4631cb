"""GNU Backgammon's nets as the judge of prva: the same rules, the same boards, honest verdicts."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

from tabla_core import parse_position
from tabla_core.position import Position, Side, other, roll, start
from tabla_core.turn import successors
from tests import reference
from tests.reference.positions import constructed_line

ROOT = Path(__file__).parents[2]

pytest.importorskip("gnubg_nn", reason="gnubg-nn is missing: it has no wheel for this machine")

from training.judge import gnubg  # noqa: E402
from training.judge.decisions import decisions, gnubg_chooses, is_choice  # noqa: E402
from training.judge.errors import error_rate  # noqa: E402
from training.judge.games import Game, play_on, summary  # noqa: E402
from training.judge.gnubg import RULES, Board, board_for, board_of, position_of  # noqa: E402
from training.judge.verdicts import Judge, contenders  # noqa: E402


def games_at_random(seed: int, games: int) -> list[Position]:
    """The positions with dice in hand of games in which anything is played."""
    rng = Random(seed)
    found = []
    for _ in range(games):
        position = start(RULES, rng.choice(("w", "b")))
        while position.result is None:
            position = roll(position, rng.randint(1, 6), rng.randint(1, 6))
            found.append(position)
            position = rng.choice(list(successors(position)))
    return found


def constructed(seed: int, count: int) -> list[Position]:
    """Positions set up near the special rules, such as the bar and the last checkers."""
    rng = Random(seed)
    lines = [constructed_line(rng, reference.GAMES["prva"]) for _ in range(count)]
    return [parse_position(line, RULES) for line in lines]


def test_the_legal_plays_are_those_of_gnu_backgammon() -> None:
    """Prva's plays are those of backgammon: the same results of every roll."""
    positions = games_at_random(1, 8) + constructed(2, 400)
    passes = ends = 0
    for position in positions:
        if position.result or not position.roll:
            continue
        ours = {board_for(each, position.foe) for each in successors(position)}
        theirs = gnubg.results(board_of(position), *position.roll)
        assert ours == set(theirs), position
        assert len(theirs) == len(ours)
        passes += ours == {board_of(position).turned()}
        ends += any(not any(each.foe) for each in ours)
    assert passes > 10
    assert ends > 5


def test_a_board_goes_there_and_back() -> None:
    for position in games_at_random(3, 2):
        back = position_of(board_of(position), position.side)
        assert (back.white, back.black, back.side) == (
            position.white,
            position.black,
            position.side,
        )


def test_a_finished_game_is_worth_what_it_gave() -> None:
    """Rules §2.5: one point, two when the loser has borne off none; no triple."""
    off = (0,) * 25
    on_bar = (0,) * 24 + (15,)
    one_off = (14,) + (0,) * 24
    assert gnubg.value(Board(off, one_off), 2) == 1.0
    assert gnubg.value(Board(off, on_bar), 0) == 2.0


def test_the_start_is_worth_nearly_nothing_and_the_same_to_both() -> None:
    board = board_of(start(RULES))
    assert -0.15 < gnubg.value(board, 0) < 0.0
    assert gnubg.value(board, 0) == pytest.approx(gnubg.value(board.turned(), 0))


@pytest.mark.parametrize("side", ["w", "b"])
def test_it_plays_the_best_opening_for_either_colour(side: Side) -> None:
    """3-1 makes the five point."""
    after = gnubg_chooses(roll(start(RULES, side), 3, 1))
    assert after.side == other(side)
    assert board_for(after, side).acting[4] == 2


def test_decisions_can_be_had_again_and_are_choices() -> None:
    found = decisions("gnubg", 20, 7)
    assert found == decisions("gnubg", 20, 7)
    assert found != decisions("gnubg", 20, 8)
    assert all(is_choice(each) for each in found)


def test_a_verdict_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "verdicts.txt"
    decision = roll(start(RULES), 3, 1)
    likely = contenders(decision)
    lost = Judge(path).losses(decision, [likely[0], board_of(start(RULES)).turned()])
    assert lost[0] == 0.0
    assert lost[1] > 0.1

    def refused(*asked: object) -> float:
        raise AssertionError(f"asked again: {asked}")

    again = Judge(path)
    monkeypatch.setattr("training.judge.verdicts.value", refused)
    assert again.verdict(likely[0]) == pytest.approx(Judge(path).verdict(likely[0]))


def test_who_plays_the_best_loses_nothing(tmp_path: Path) -> None:
    """And who plays the worst loses much."""
    judge = Judge(tmp_path / "verdicts.txt")
    asked = decisions("gnubg", 6, 7)

    def ranked(position: Position) -> list[Position]:
        """Only what may be the best is ranked, as the judge does."""
        likely = contenders(position)
        after = [each for each in successors(position) if board_for(each, position.foe) in likely]
        return sorted(after, key=lambda each: judge.verdict(board_for(each, position.foe)))

    def worst(position: Position) -> Position:
        return min(
            successors(position), key=lambda each: gnubg.value(board_for(each, position.foe), 0)
        )

    assert error_rate(lambda position: ranked(position)[-1], asked, judge).lost == 0.0
    assert error_rate(worst, asked, judge).lost > 20.0


def test_games_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"

    def play(count: int) -> list[Game]:
        return play_on(path, gnubg_chooses, gnubg_chooses, lambda *_: 0.0, count, 1)

    two = play(2)
    assert two[0].points == -two[1].points, "the same dice, the seats swapped"
    first = path.read_text("utf-8")
    four = play(4)
    assert four[:2] == two
    assert path.read_text("utf-8").startswith(first)
    assert summary(four).startswith("4 games: +0.0000 ± 0.0000 points a game")


def test_nothing_that_ships_knows_of_it() -> None:
    """GNU Backgammon is under the GPL: only what measures may import it, in one module."""
    importing = {
        path.relative_to(ROOT).as_posix()
        for folder in ("tabla_core", "training", "scripts")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        and any("gnubg_nn" in name for name in _imported(node))
    }
    assert importing == {"training/judge/gnubg.py"}


def _imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [each.name for each in node.names]
