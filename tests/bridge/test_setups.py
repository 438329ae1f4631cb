"""Whatever board is set up near the special rules, it can be shown, thought about and played."""

from __future__ import annotations

from random import Random

import pytest

from tests.bridge.page import Page, View
from tests.match.playing import Amount
from tests.reference import GAMES
from tests.reference.positions import constructed_line


@pytest.mark.parametrize("game", GAMES)
def test_boards_near_the_special_rules(game: str, amount: Amount) -> None:
    random = Random(f"set up {game}")
    page = Page()
    for _ in range(amount(12)):
        line = constructed_line(random, GAMES[game])
        dice = [random.randint(1, 6) for _ in range(20)]
        view = page.open(*dice, game=game, position=line)
        assert view["position"] == line
        play_a_turn(page, view, random)


def play_a_turn(page: Page, view: View, random: Random) -> None:
    """Plays until the other side has thrown dice, and takes every play back once."""
    side = view["actor"]
    while view["phase"] == "play" and view["actor"] == side:
        whole = drafted(page, view, random)
        played = page.ask("play")
        assert whole["turn"]["complete"]
        if played["last"]["steps"]:
            assert played["board"] == whole["board"]
        if not played["ended"]:
            # The text the last play is told in is one that can be played.
            back = page.ask("undo")
            for event in view["record"]["events"][len(back["record"]["events"]) :]:
                page.ask("play", text=event["play"])
            again = page.ask("play", text=played["last"]["text"])
            assert again["position"] == played["position"]
        view = played


def drafted(page: Page, view: View, random: Random) -> View:
    """The view after a whole play has been drafted, one move of a checker after another."""
    while not view["turn"]["complete"] or (view["turn"]["moves"] and random.random() < 0.5):
        move = random.choice(view["turn"]["moves"])
        stops = [move["from"], *move["path"]]
        steps = [*view["turn"]["draft"], *map(list, zip(stops, move["path"], strict=False))]
        view = page.ask("draft", steps=steps)
        # Every die used shows, and the board says what the draft does.
        assert sum(die["used"] for die in view["turn"]["dice"]) == len(steps)
    return view
