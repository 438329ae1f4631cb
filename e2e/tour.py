"""A walk through every screen and every dialog of the page, in one language.

for station in tour(open_page, "mk"):
    assert misfits(station.page) == [], station.name
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Device, OpenPage
from e2e.table import Table, choose, of_record, sit_down, two_players
from e2e.test_looks import CASCADE, HANDED_OVER
from tests.boards import after
from tests.conftest import SOAK

DICE = "6,5,4,4,3,1,2,1"
THROWN_IN = ("en", "ar")
"""Languages in which the 60,000 dice are thrown: it takes the engine its time."""
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

    def prepared(context: BrowserContext) -> None:
        # The clock of a page in the background stands still, however long each screen is looked at.
        context.add_init_script("Object.defineProperty(document, 'hidden', { value: true })")
        prepare(context)

    given = {"lang": language, "dice": DICE}
    table = sit_down(open_page, given, device=device, prepare=prepared)
    table.waits(engine="ready")
    yield from _form(table)
    yield from _dialogs(table)
    yield from _rules(table, language)
    yield from _match(table)
    yield from _finished(table, language)
    yield from _special(table, language)
    yield from _trouble(table, language)


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


def _rules(table: Table, language: str) -> Iterator[Station]:
    """One page of each kind, and of the games those with the most special rules."""
    rules = table.page.locator("tabla-rules")
    table.press("rules")
    for page in ("all", "bulgarian-classic", "vtora", "plakoto", "strategies", "dice"):
        if page != "all":
            rules.locator(f'[data-link="{page}"]').first.click()
        expect(rules).to_have_attribute("data-page", page)
        yield Station(f"rules-{page}", table)
        if page == "dice" and (SOAK or language in THROWN_IN):
            table.press("fair-throw")
            expect(table.part("fair-verdict")).to_be_visible()
            yield Station("rules-thrown", table)
        if page != "all":
            table.press("rules-all")
            expect(rules).to_have_attribute("data-page", "all")
    table.press("rules-close")
    expect(rules).to_have_count(0)


def _match(table: Table) -> Iterator[Station]:
    """The set with the longest names; a checker on 6 has two reasons against 6-5 at once."""
    choose(table, "kind-tradition")
    choose(table, "tradition-bulgarian-classic")
    choose(table, "opponent-bot")
    choose(table, "clock-90")
    table.press("start-match")
    table.waits(phase="opening")
    yield Station("opening", table)
    table.press("roll")
    table.waits(phase="play")
    expect(table.part("clock")).to_be_visible()
    table.place(24).click()
    table.place(18).click()
    table.has_checkers(18, "w", 1)
    table.place(13).click()
    expect(table.page.locator("tabla-points [data-target]")).not_to_have_count(0)
    yield Station("play", table)
    table.press("undo")
    table.press("ask-hint")
    expect(table.part("hint")).to_be_visible()
    yield Station("hint", table)
    table.place(6).click()
    expect(table.part("remark")).to_be_visible()
    yield Station("why", table)
    table.press("remark-close")
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


def _finished(table: Table, language: str) -> Iterator[Station]:
    """To one point: whoever resigns it has lost the match."""
    _go_to(table, {"lang": language, **of_record("31", 6, 5, 3, 1, target=1)})
    table.press("start-linked")
    table.waits(phase="opening")
    table.press("roll")
    table.waits(phase="roll")
    table.press("resign")
    table.press("dialog-yes")
    table.waits(phase="match-over")
    yield Station("match-over", table)
    table.page.locator("tabla-result").locator('[data-test="history"]').click()
    expect(table.part("history-entry").first).to_be_visible()
    yield Station("history", table)
    table.part("history-look").first.click()
    expect(table.part("replay-said")).to_be_visible()
    yield Station("replay", table)
    table.press("history-close")


def _special(table: Table, language: str) -> Iterator[Station]:
    """What vtora alone has; then the next match is asked for while this one lies there."""
    _go_to(table, {"lang": language, **two_players(LEFT_OVER)})
    table.shows(LEFT_OVER)
    yield Station("chain", table)
    _go_to(table, {"lang": language, **two_players(HANDED_OVER)})
    expect(table.part("start-linked")).to_be_visible()
    yield Station("unfinished", table)
    table.press("start-linked")
    table.shows(HANDED_OVER)
    yield Station("handed-over", table)


def _trouble(table: Table, language: str) -> Iterator[Station]:
    _take_to_another_window(table.page)
    expect(table.part("continue")).to_be_visible()
    yield Station("elsewhere", table)
    _go_to(table, {"lang": language, **WRONG})
    expect(table.part("problem")).to_have_count(len(WRONG))
    yield Station("problems", table)


def _take_to_another_window(page: Page) -> None:
    """Says what another window says when somebody goes on with the match there."""
    page.evaluate(
        "key => new BroadcastChannel('tabla').postMessage({ kind: 'give', key })", "tabla.match.1"
    )


def _go_to(table: Table, address: dict[str, str]) -> None:
    table.page.goto(f"{table.page.url.partition('?')[0]}?{urlencode(address)}")
    table.waits(engine="ready")
