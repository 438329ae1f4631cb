"""A walk through every screen and every dialog of the page, in one language.

for station in tour(open_page, "mk"):
    assert misfits(station.page) == [], station.name
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Device, OpenPage
from e2e.table import Table, choose, sit_down, two_players
from e2e.test_looks import CASCADE, HANDED_OVER
from tabla_core import GAMES, start
from tests.boards import after

DICE = "3,1,6,5,4,4,2,1"
LEFT_OVER = after(CASCADE, "24/20(2) 8/4(2)")
"""A chain in its second number."""

WRONG = {
    "tradition": "roman",
    "game": "chess",
    "target": "4",
    "white": "cat",
    "level": "99",
    "position": "nonsense",
    "record": "{",
    "theme": "paisley",
    "dice": "6,7",
}
"""Parameters of an address that are all reported."""


@dataclass(frozen=True)
class Station:
    """Something that is on the screen now."""

    name: str
    table: Table

    @property
    def page(self) -> Page:
        """Where it is seen."""
        return self.table.page


def tour(
    open_page: OpenPage,
    language: str,
    *,
    device: Device = "phone",
    prepare: Callable[[BrowserContext], None] = lambda _: None,
) -> Iterator[Station]:
    """Everything there is to be seen, one after the other."""
    given = {"lang": language, "dice": DICE}
    table = sit_down(open_page, given, device=device, prepare=prepare)
    table.waits(engine="ready")
    yield from _form(table)
    yield from _dialogs(table)
    yield from _match(table)
    yield from _special(table, language)
    yield from _returning(table, language)


def _form(table: Table) -> Iterator[Station]:
    yield Station("form", table)
    choose(table, "kind-game")
    choose(table, "opponent-person")
    yield Station("games", table)
    choose(table, "kind-club")
    # Not to be pressed yet, and it says why.
    table.part("start-match").click(force=True)
    expect(table.part("club-problem")).to_be_visible()
    yield Station("club", table)


def _dialogs(table: Table) -> Iterator[Station]:
    table.press("settings")
    expect(table.page.locator("tabla-settings")).to_be_visible()
    yield Station("settings", table)
    table.press("keys")
    expect(table.page.locator("tabla-keys")).to_be_visible()
    yield Station("keys", table)
    table.press("dialog-no")
    table.press("settings")
    table.press("about")
    expect(table.part("about-version")).to_be_visible()
    yield Station("about", table)
    table.press("dialog-no")
    table.press("history")
    expect(table.part("history-empty")).to_be_visible()
    yield Station("history-empty", table)
    table.press("history-close")


def _match(table: Table) -> Iterator[Station]:
    """The set with the longest names."""
    choose(table, "kind-tradition")
    choose(table, "tradition-bulgarian-classic")
    choose(table, "opponent-bot")
    table.press("start-match")
    table.waits(phase="opening")
    yield Station("opening", table)
    table.press("roll")
    table.waits(phase="play")
    yield Station("play", table)
    table.press("share")
    expect(table.part("share-text")).to_be_visible()
    yield Station("share", table)
    table.press("dialog-no")
    table.press("new-match")
    yield Station("abandon", table)
    table.press("dialog-no")
    table.press("resign")
    yield Station("resign", table)
    table.press("dialog-yes")
    expect(table.part("result")).to_be_visible()
    yield Station("result", table)
    table.press("next-game")


def _special(table: Table, language: str) -> Iterator[Station]:
    for name, position in {"chain": LEFT_OVER, "handed-over": HANDED_OVER}.items():
        _go_to(table, {"lang": language, **two_players(position)})
        table.press("start-linked")
        table.shows(position)
        yield Station(name, table)
    table.press("new-match")
    table.press("dialog-yes")
    table.press("history")
    expect(table.part("history-entry").first).to_be_visible()
    yield Station("history", table)
    table.part("history-look").first.click()
    expect(table.part("replay-said")).to_be_visible()
    yield Station("replay", table)
    table.press("history-close")


def _returning(table: Table, language: str) -> Iterator[Station]:
    _go_to(table, {"lang": language, **two_players(start(GAMES["prva"]))})
    expect(table.part("start-linked")).to_be_visible()
    yield Station("unfinished", table)
    _go_to(table, {"lang": language, **WRONG})
    expect(table.part("problem")).to_have_count(len(WRONG))
    yield Station("problems", table)


def _go_to(table: Table, address: dict[str, str]) -> None:
    table.page.goto(f"{table.page.url.partition('?')[0]}?{urlencode(address)}")
    table.waits(engine="ready")
