"""Nets in the Python of the page: the same bits, and so the same plays, as here."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest

from tabla_core import GAMES, format_position
from tabla_core.bot.evaluator import nearest
from tabla_core.bot.netfile import write_net
from tabla_core.bot.nets import FILES
from tests.bot.random_nets import NET_GAMES, random_net
from tests.bot.seen import positions
from tests.wheel import checks
from tests.wheel.conftest import Pyodide

Note = Callable[[str, object], None]

SAMPLE, ALL = 100, 1000


def test_the_wheel_has_the_weights_that_are_here(pyodide: Pyodide) -> None:
    assert pyodide.ask("net_files") == checks.net_files()


@pytest.mark.parametrize("game", GAMES)
def test_a_net_chooses_as_here_to_the_last_bit(
    game: str, pyodide: Pyodide, soak: bool, record_property: Note
) -> None:
    """By the weights that are shipped for the game, by random ones where there are none yet."""
    of = nearest(GAMES[game], NET_GAMES)
    data = FILES.get(of) or write_net(random_net(of))
    lines = [format_position(each) for each in positions(game, 11, ALL if soak else SAMPLE)]
    question = (game, of, base64.b64encode(data).decode(), lines)
    chosen, seconds = pyodide.timed("net_choices", *question)
    assert chosen == checks.net_choices(*question)
    assert len({digest for _, digest in chosen}) > len(lines) / 2
    record_property(
        "timing", f"Pyodide, a net in {game}: {seconds / len(lines) * 1e3:.1f} ms a glance"
    )
