"""Long contests go on where they were stopped, and results of different bots never mix."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from tabla_core.bot.arena import arena
from tabla_core.games import GAMES
from training import contests
from training.contests import Contest, keep, missing, play_pair, played, row, run
from training.matches import Contestants, effort_named
from training.train import CHECKPOINTS, load

MATCHES = Contest("31", "hand", "pips", 2, 1, engine=True)
SINGLE = Contest("31", "hand", "pips", 0, 1, engine=True)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(contests, "FOLDER", tmp_path)
    return tmp_path


def test_what_was_played_is_not_played_again() -> None:
    run([MATCHES, SINGLE], pairs=1, minutes=10, jobs=1)
    first = played(MATCHES)
    assert list(first) == [0]
    assert list(missing([MATCHES, SINGLE], 2)) == [(MATCHES, 1), (SINGLE, 1)]
    run([MATCHES, SINGLE], pairs=2, minutes=10, jobs=1)
    assert played(MATCHES)[0] == first[0]
    assert not list(missing([MATCHES, SINGLE], 2))


def test_the_figures_are_the_arenas() -> None:
    run([SINGLE], pairs=2, minutes=10, jobs=1)
    whole = arena("hand", "pips", GAMES["31"], 4, 1, luck=True)
    assert whole.adjusted_share is not None
    assert whole.adjusted_points is not None
    pairs = played(SINGLE).values()
    points = [number for pair in pairs for number in (pair[0], pair[4])]
    assert sum(points) / 4 == whole.points.mean
    adjusted = [number for pair in pairs for number in (pair[3], pair[7])]
    assert sum(adjusted) / 4 == pytest.approx(whole.adjusted_share.mean, abs=1e-4)
    assert f"{100 * whole.share.mean:.1f} % ± {100 * whole.share.interval:.1f}" in row(SINGLE)


def test_no_time_is_no_play() -> None:
    run([MATCHES], pairs=1, minutes=0, jobs=1)
    assert not played(MATCHES)


def test_other_weights_have_a_file_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = MATCHES._replace(engine=False)
    before = {MATCHES.path, twins.path}
    monkeypatch.setattr(contests, "FILES", {"31": b"other weights"})
    monkeypatch.setattr(contests, "CHECKPOINTS", tmp_path)
    (tmp_path / "31.npz").write_bytes(b"other weights")
    assert len(before | {MATCHES.path, twins.path}) == 4


def test_other_searches_have_a_file_of_their_own() -> None:
    bots = ("top", "glance", "3", "hand-top", "hand", "random")
    paths = {Contest("31", a, b, 3, 1).path for a in bots for b in bots}
    assert len(paths) == len(bots) ** 2


@pytest.mark.timeout(900)
def test_the_twin_plays_unless_the_engine_is_asked_for() -> None:
    """Its pairs are those of `training.matches`, matches and single games alike."""
    for target in (0, 2):
        contest = Contest("31", "glance", "hand", target, 1)
        pair = play_pair(contest, 3)
        net, _ = load(CHECKPOINTS / "31.npz")
        efforts = [effort_named(name, GAMES["31"]) for name in ("glance", "hand")]
        twins = Contestants("31", net, efforts[0], efforts[1], target or None)
        assert pair == tuple(chain(*twins.outcomes((6, 7), 1)))
        keep(contest, 3, pair)
        assert list(played(contest)) == [3]
