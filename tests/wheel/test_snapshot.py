"""The memory snapshot that the page starts from: it plays as the engine does, by fresh dice."""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tabla_core
from tabla_core import GAMES, __version__
from tabla_core.bridge import Session
from tests.wheel.conftest import RUNTIME, WHEELS

ROOT = Path(__file__).parents[2]
MADE = ROOT / "build" / "snapshot"
PLAYERS = {"w": "bot:top", "b": "human"}

Ask = Callable[[Any], Any]


def node() -> str:
    program = shutil.which("node")
    assert program, "Node.js is not on PATH: run the tests with `make test-fast`"
    return program


@contextmanager
def started() -> Iterator[Ask]:
    """One Python from the snapshot; asks it and returns its answer."""
    assert (MADE / "snapshot.zst").exists(), "there is no snapshot: run `make page`"
    command = [node(), str(Path(__file__).with_name("snapshot.mjs")), str(ROOT / "web"), str(MADE)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        sent, received = process.stdin, process.stdout
        assert sent is not None
        assert received is not None

        def ask(question: Any) -> Any:
            sent.write(json.dumps(question) + "\n")
            sent.flush()
            line = received.readline()
            assert line, "Python ended; what it wrote to standard error is above"
            return json.loads(line)

        try:
            assert json.loads(received.readline()) == __version__
            yield ask
        finally:
            process.kill()


@pytest.fixture(scope="module")
def snapshot() -> Iterator[Ask]:
    with started() as ask:
        yield ask


def here() -> Ask:
    """The engine in this Python, asked in the same way."""
    session = Session()

    def ask(question: Any) -> Any:
        reply = json.loads(session.ask(json.dumps(question)))
        while reply.get("pending"):
            reply = json.loads(session.think_slice())
        return reply

    return ask


def opening(game: str, dice: object) -> dict[str, Any]:
    return {"id": 1, "kind": "open", "setup": {"game": game, "players": PLAYERS}, "dice": dice}


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_as_here_without_the_standard_library(game: str, snapshot: Ask) -> None:
    """All that is needed later has been imported: the files it came from are not there."""
    there, ours = snapshot, here()
    question = opening(game, {"kind": "seed", "seed": "7"})
    for _ in range(12):
        answer = there(question)
        assert answer == ours(question)
        if question["kind"] == "think":
            question = {"id": 1, "kind": "play", "text": answer["answer"]["text"]}
        else:
            kind = "think" if answer["answer"]["phase"] == "play" else "roll"
            question = {"id": 1, "kind": kind}


def test_what_is_wrong_is_refused_as_here(snapshot: Ask) -> None:
    for question in (
        {"id": 2, "kind": "open", "setup": {"game": "ludo"}, "dice": {"kind": "secret"}},
        {"id": 3, "kind": "load", "record": {"tabla": 1}, "dice": {"kind": "secret"}},
        {"id": 4, "kind": "check-rules", "rules": {"id": "x", "base": "vtora", "nonsense": 1}},
        {"id": 5, "kind": "dance"},
    ):
        answer = snapshot(question)
        assert not answer["ok"]
        assert answer == here()(question)


def thrown(ask: Ask, count: int) -> list[int]:
    dice: list[int] = []
    while len(dice) < count:
        ask(opening("prva", {"kind": "secret"}))
        first = ask({"id": 1, "kind": "roll"})["answer"]["opening"]["throws"][0]
        dice += [first["w"], first["b"]]
    return dice


def test_two_starts_throw_different_dice_though_chance_was_frozen_in_the_snapshot() -> None:
    """Python's global generator wakes up in the same state each time: no dice may come from it."""
    with started() as first, started() as second:
        assert first("random") == second("random")
        dice = thrown(first, 60), thrown(second, 60)
    assert dice[0] != dice[1]
    for each in dice:
        assert set(each) == {1, 2, 3, 4, 5, 6}


def test_nothing_in_the_engine_uses_the_global_generator() -> None:
    """Of the module `random` only the class is used, which a seed is handed to."""
    for path in Path(tabla_core.__file__).parent.rglob("*.py"):
        tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        used: set[str] = set()
        for found in tree:
            match found:
                case ast.ImportFrom(module="random", names=names):
                    used |= {name.name for name in names}
                case ast.Attribute(value=ast.Name("random"), attr=name):
                    used.add(name)
        assert used <= {"Random"}, path


def test_no_answer_hangs_on_the_hash_seed_which_every_start_shares() -> None:
    """The snapshot fixes the seed of hashes for everyone, so nothing may depend on it."""
    play = """
import json
from tabla_core import GAMES
from tabla_core.bridge import Session
for game in GAMES:
    session = Session()
    setup = {"game": game, "players": {"w": "bot:top", "b": "bot:top"}}
    question = {"kind": "open", "setup": setup, "dice": {"kind": "seed", "seed": "7"}}
    for _ in range(8):
        reply = session.ask(json.dumps({"id": 1, **question}))
        while json.loads(reply).get("pending"):
            reply = session.think_slice()
        print(reply)
        answer = json.loads(reply)["answer"]
        if question["kind"] == "think":
            question = {"kind": "play", "text": answer["text"]}
        else:
            question = {"kind": "think" if answer["phase"] == "play" else "roll"}
"""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", play],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1


def test_the_snapshot_is_the_same_bytes_each_time_it_is_made(tmp_path: Path) -> None:
    script = ROOT / "scripts" / "make_snapshot.mjs"
    again = tmp_path / "again"
    command = [node(), str(script), str(RUNTIME), str(WHEELS), str(again)]
    subprocess.run(command, check=True, capture_output=True)
    assert (again / "snapshot.zst").read_bytes() == (MADE / "snapshot.zst").read_bytes()
    described = json.loads((MADE / "snapshot.json").read_text(encoding="utf-8"))
    wheels = json.loads((WHEELS / "wheels.json").read_text(encoding="utf-8"))
    assert described["wheel"] == wheels["tabla-core"]["sha256"]
