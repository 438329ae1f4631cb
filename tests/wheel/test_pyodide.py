"""The built wheel in the Python of the page: it answers there as it does here."""

import json
from collections.abc import Callable

import pytest

from tabla_core import GAMES, __version__
from tests.cases import file_names, legal_cases
from tests.wheel import checks
from tests.wheel.conftest import Pyodide

Note = Callable[[str, object], None]


def test_the_wheel_is_installed_under_its_name_and_version(
    pyodide: Pyodide, record_property: Note
) -> None:
    about = pyodide.ask("about")
    assert about["platform"] == "emscripten"
    assert about["version"] == about["installed"] == __version__
    assert about["licence"] == "MIT"
    assert "site-packages" in about["folder"]
    for what in ("loading", "installing"):
        record_property("timing", f"Pyodide, {what}: {pyodide.started[what]:.2f} s")


@pytest.mark.parametrize("name", file_names())
def test_legal_results_are_those_of_the_cases(
    name: str, pyodide: Pyodide, soak: bool, record_property: Note
) -> None:
    every = 1 if soak or name.startswith("rare") else 10
    cases = legal_cases(name)[::every]
    assert cases
    positions = "".join(f"{case.position}\n" for case in cases)
    (status, out, err), seconds = pyodide.timed("command", ["legal", "--batch"], positions)
    assert (status, err) == (0, "")
    answers = out.splitlines()
    assert len(answers) == len(cases)
    for case, answer in zip(cases, answers, strict=True):
        assert json.loads(answer) == list(case.results), case.position
    results = sum(len(case.results) for case in cases)
    record_property("timing", f"Pyodide, {name}: {results / seconds:,.0f} results/s")


def test_perft_counts_as_here(pyodide: Pyodide, record_property: Note) -> None:
    (status, out, _), seconds = pyodide.timed("command", ["perft", "prva", "2"])
    assert (status, out) == (0, "202782\n")
    record_property("timing", f"Pyodide, perft 2 of prva: {seconds:.2f} s")


def test_bad_input_is_told_in_one_line(pyodide: Pyodide) -> None:
    status, out, err = pyodide.ask("command", ["start", "ludo"])
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert "ludo" in err


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_as_here_and_is_taken_up_again_from_its_record(
    game: str, pyodide: Pyodide
) -> None:
    shown = pyodide.ask("match", game, "harmony", 150)
    assert shown == json.loads(json.dumps(checks.match(game, "harmony", 150)))
    again = pyodide.ask("reload", shown["record"])
    assert again == shown | {"practice": False}


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_chooses_as_here(game: str, pyodide: Pyodide, record_property: Note) -> None:
    position = next(case.position for case in legal_cases(f"legal-{game}") if len(case.results) > 4)
    chosen, seconds = pyodide.timed("thought", position)
    assert chosen == checks.thought(position)
    record_property(
        "timing",
        f"Pyodide, the bot in {game}: {chosen['evaluations'] / seconds:,.0f} evaluations/s",
    )
