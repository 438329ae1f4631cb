"""A whole match of each of the seven traditions, played on the page from the first die to the last.

Dice and plays are scripted (`short_matches`). Everything the page shows is held to what the engine
on this machine's Python makes of the same events, the bot's plays too.
"""

from dataclasses import dataclass
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from e2e.conftest import Device, OpenPage
from e2e.short_matches import Aim, dice_of, play_game
from e2e.table import HANDS_FREE, Table, set_up, sit_down
from tabla_core import Match, Side, begin, replay, terms


@dataclass(frozen=True)
class Script:
    """One match: what is played and how each game of it goes, beside what the page says then."""

    tradition: str
    target: int
    opponent: str
    device: Device
    games: tuple[tuple[Side, Aim, str, str, str], ...]
    """Of each game: who leads it to what end; the game's name, the result, the reason shown."""


MARS = "Mars: the loser has borne off no checker."
MOTHER = "The mother is pinned: the loser’s last checker on its first point cannot be freed."
DRAWN = "Both mothers are pinned. Nobody can win this game."
QUARTER = "The quarter is closed: six points in a row leave no way in."
OFF = "All fifteen checkers are borne off."
RESIGNED = "The loser resigned."

SCRIPTS = (
    Script(
        "macedonian", 3, "person", "phone",
        (
            ("w", "race", "Прва", "White wins the game 2 points", MARS),
            ("b", "race", "Втора", "Black wins the game 2 points", MARS),
            ("w", "mother", "Трета", "White wins the match! 2 points", MOTHER),
        ),
    ),
    Script(
        "bulgarian", 3, "person", "desktop",
        (
            ("b", "resign", "Права", "Black wins the game 2 points", RESIGNED),
            ("w", "race", "Гюлбара", "White wins the game 2 points", MARS),
            ("b", "mother", "Тапа", "Black wins the match! 2 points", MOTHER),
        ),
    ),
    Script(
        "greek", 3, "person", "tablet",
        (
            ("b", "race", "Πόρτες", "Black wins the game 2 points", MARS),
            ("w", "draw", "Πλακωτό", "A draw No points", DRAWN),
            ("b", "race", "Φεύγα", "Black wins the match! 2 points", MARS),
        ),
    ),
    Script(
        "turkish", 3, "bot", "phone",
        (
            ("w", "race", "Tavla", "You win the game 2 points", MARS),
            ("b", "resign", "Tavla", "The bot wins the game 2 points", RESIGNED),
            ("w", "race", "Tavla", "You win the match! 2 points", MARS),
        ),
    ),
    Script(
        "egyptian-31", 21, "person", "desktop",
        (
            ("w", "quarter", "٣١", "White wins the game 15 points", QUARTER),
            ("b", "race", "٣١", "Black wins the game 15 points", OFF),
            ("w", "quarter", "٣١", "White wins the match! 15 points", QUARTER),
        ),
    ),
    Script(
        "egyptian-aada", 3, "person", "tablet",
        (
            ("w", "race", "عادة", "White wins the game 2 points", MARS),
            ("w", "race", "عادة", "White wins the match! 2 points", MARS),
        ),
    ),
    Script(
        "bulgarian-classic", 5, "person", "phone",
        (
            ("w", "race", "Обикновена", "White wins the game 2 points", MARS),
            ("b", "race", "Челеби", "Black wins the game 2 points", MARS),
            ("b", "race", "Гюлбара", "Black wins the game 2 points", MARS),
            ("b", "mother", "Тапа", "Black wins the match! 2 points", MOTHER),
        ),
    ),
)  # fmt: skip


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.tradition)
def test_a_whole_match(script: Script, open_page: OpenPage) -> None:
    states = [begun(script)]
    for leader, aim, *_ in script.games:
        states.append(play_game(states[-1], leader, aim))
    dice = ",".join(map(str, dice_of(states[-1])))
    table = sit_down(open_page, {"dice": dice}, device=script.device, settings=HANDS_FREE)
    # The top level alone never errs, so that its plays are known beforehand.
    level = {"level": "7"} if script.opponent == "bot" else {}
    chosen = {"tradition": script.tradition, "target": str(script.target)}
    set_up(table, **chosen, opponent=script.opponent, **level)
    for (before, after), game in zip(pairwise(states), script.games, strict=True):
        table.follow(before, after)
        _, _, name, result, reason = game
        shows_result(table, after, name, result, reason)
        if after.phase == "game-over":
            table.press("next-game")
    assert table.stored["finished"]
    assert replay(table.stored["record"]) == states[-1]

    # The same terms and, the dice being a list, the same dice again.
    table.press("rematch")
    table.waits(phase="play")
    expect(table.part("score-w")).to_have_text("0")
    expect(table.part("score-b")).to_have_text("0")
    again = replay(table.stored["record"])
    assert (again.terms, again.events[0]) == (states[-1].terms, states[-1].events[0])


def begun(script: Script) -> Match:
    """The match before its first event."""
    return begin(
        terms(
            {
                "tabla": 1,
                "tradition": script.tradition,
                "target": script.target,
                "players": {"w": "human", "b": "bot:7" if script.opponent == "bot" else "human"},
            }
        )
    )


def shows_result(table: Table, match: Match, game: str, result: str, reason: str) -> None:
    """The panel over the board, the score, the place in the set and who starts the next game."""
    title, number, word = result.rsplit(" ", 2)
    expect(table.part("result")).to_have_text(title)
    expect(table.page.locator("tabla-result .points")).to_have_text(f"{number} {word}")
    expect(table.part("reason")).to_have_text(reason)
    expect(table.part("score-w")).to_have_text(str(match.score[0]))
    expect(table.part("score-b")).to_have_text(str(match.score[1]))
    expect(table.part("set").locator("[aria-current]")).to_have_text(game)
    expect(table.part("announcer")).to_contain_text(reason)
    if match.phase == "game-over" and match.actor:
        expect(table.app).to_have_attribute("data-actor", match.actor)
    else:
        # An opening roll decides, or nobody starts any more.
        expect(table.page.locator("tabla-app:not([data-actor])")).to_be_visible()
