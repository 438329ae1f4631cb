"""What is asked of the installed wheel inside Pyodide; runs there, with nothing else at hand."""

import base64
import contextlib
import hashlib
import importlib.metadata
import io
import json
import sys
from collections.abc import Callable
from typing import Any

import tabla_core
from tabla_core import GAMES, cli, format_position, legal_plays, parse_position
from tabla_core.bot.ahead import finish
from tabla_core.bot.netfile import read_net
from tabla_core.bot.nets import FILES, evaluator_of
from tabla_core.bot.search import Effort, search
from tabla_core.bot.stakes import chairs
from tabla_core.bridge import Session

FUNCTIONS: dict[str, Callable[..., Any]] = {}


def asked(function: Callable[..., Any]) -> Callable[..., Any]:
    FUNCTIONS[function.__name__] = function
    return function


def ask(line: str) -> str:
    """The answer to one question, both JSON."""
    name, *arguments = json.loads(line)
    return json.dumps(FUNCTIONS[name](*arguments))


@asked
def about() -> dict[str, object]:
    """Where the package comes from, and under what name and version."""
    return {
        "python": list(sys.version_info[:2]),
        "platform": sys.platform,
        "version": tabla_core.__version__,
        "installed": importlib.metadata.version("tabla-core"),
        "licence": importlib.metadata.metadata("tabla-core")["License-Expression"],
        "folder": str(tabla_core.__file__),
    }


@asked
def command(arguments: list[str], text: str = "") -> tuple[int, str, str]:
    """One run of the command line: exit status, standard output, standard error."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = cli.main(arguments)
    finally:
        sys.stdin = before
    return status, out.getvalue(), err.getvalue()


@asked
def match(game: str, seed: str, events: int) -> dict[str, Any]:
    """What the page is shown after so many events of a game between two who choose blindly."""
    session = Session()
    players = {"w": "human", "b": "human"}
    setup = {"game": game, "players": players}
    shown = _answer(session, "open", setup=setup, dice={"kind": "seed", "seed": seed})
    for _ in range(events):
        if shown["phase"] == "play":
            plays = legal_plays(parse_position(shown["position"]))
            shown = _answer(session, "play", text=plays[len(plays) // 2].text)
        else:
            shown = _answer(session, "roll")
    return shown


@asked
def reload(record: object) -> dict[str, Any]:
    """What the page is shown of a stored record."""
    return _answer(Session(), "load", record=record, dice={"kind": "secret"})


@asked
def thought(position: str) -> dict[str, Any]:
    """What the bot would play."""
    session = Session()
    players = {"w": "bot:top", "b": "bot:top"}
    setup = {"game": position.split(" ")[0], "position": position, "players": players}
    _answer(session, "open", setup=setup, dice={"kind": "secret"})
    return _answer(session, "think")


@asked
def net_files() -> dict[str, str]:
    """The files of weights that are at hand, each with its SHA-256."""
    return {game: hashlib.sha256(data).hexdigest() for game, data in FILES.items()}


@asked
def net_choices(game: str, of: str, file: str, lines: list[str]) -> list[list[str]]:
    """What a net chooses at a glance in positions of a game.

    `file` is the file of weights of the game `of` in base 64. For each position the chosen one
    and a digest of all values to the last bit.
    """
    seats = chairs(GAMES[game], evaluator_of(read_net(base64.b64decode(file), of), GAMES[game]))
    effort = Effort(beam=2, chain_budget=200)
    answers = []
    for line in lines:
        choice = finish(search(parse_position(line), seats, effort))
        values = " ".join(candidate.value.hex() for candidate in choice.ranking)
        digest = hashlib.sha256(values.encode()).hexdigest()[:16]
        answers.append([format_position(choice.position), digest])
    return answers


def _answer(session: Session, kind: str, **question: object) -> dict[str, Any]:
    """The answer to a question, with a thought carried on until it is done."""
    reply = json.loads(session.ask(json.dumps({"id": 1, "kind": kind, **question})))
    while reply.get("pending"):
        reply = json.loads(session.think_slice())
    assert reply["ok"], reply
    answer: dict[str, Any] = reply["answer"]
    return answer
