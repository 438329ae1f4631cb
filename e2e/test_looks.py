"""How it looks, at three sizes: pictures for a person in build/e2e/looks, and what can be measured.

Everything a player needs lies on the screen without scrolling, and the board in full.
"""

import re
from collections.abc import Mapping
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from e2e.conftest import KEPT, SIZES, Device, OpenPage
from e2e.table import Table, choose, sit_down, two_players
from tabla_core import GAMES
from tests.boards import after, board
from tests.fluent_files import LANGUAGES

PICTURES = KEPT / "looks"
TOOLS = ("new-match", "share", "language", "rules", "settings")

CASCADE = board(
    "vtora",
    "44",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  . o2  . |  .  . x2  .  . x9
    o9  .  . o3 x2  . | x2  .  . o  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
    rolls=(3, 3),
)
HANDED_OVER = board(
    "vtora",
    "",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  .  .  . o2  . |  .  . x2  .  . x9
    o9  .  . o3 x2  . | x2  .  . o  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
    handed="3*2,5*3",
)
PIN = board(
    "plakoto",
    "63",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  . ox3 .  .  . | xo  x  .  .  . x4
     .  o  . x2  . x2 |  .  . xo2  . .  o8
    12 11 10  9  8  7 |  6  5  4  3  2  1
    off x1 o2
    """,
)
FULL_STACK = board(
    "prva",
    "63",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
    o12 .  .  .  .  . |  .  .  .  .  .  .
     .  .  .  .  .  . | x11 .  .  .  .  .
    12 11 10  9  8  7 |  6  5  4  3  2  1
    bar x1 o3 off x3
    """,
)


def take_picture(page: Page, name: str, device: Device) -> None:
    """For a person to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}-{device}.png")


def fits(page: Page, *parts: Locator) -> None:
    """Once it is laid out, nothing has to be scrolled and these lie on the screen in full."""
    outside = """parts => [document.scrollingElement, ...parts].filter(part => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const { scrollWidth, scrollHeight } = document.scrollingElement;
      return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
        || right <= left || bottom <= top || scrollWidth > innerWidth || scrollHeight > innerHeight;
    })"""
    handles = [part.element_handle() for part in parts]
    try:
        page.wait_for_function(f"parts => ({outside})(parts).length === 0", arg=handles)
    except Error:
        wrong = page.evaluate(f"parts => ({outside})(parts).map(part => part.outerHTML)", handles)
        raise AssertionError(f"this does not lie on the screen: {wrong}") from None


def fits_to_play(table: Table) -> None:
    """The board, every place of it and the buttons of a turn; most of the screen is board."""
    expect(table.part("undo")).to_be_visible()
    places = table.page.locator("tabla-points [data-place]").all()
    assert len(places) == 28
    primary = table.page.locator('[data-test="roll"], [data-test="end-turn"]')
    stage = table.page.locator("tabla-points .stage")
    fits(table.page, stage, primary, table.part("undo"), table.part("resign"), *places)
    box, size = stage.bounding_box(), table.page.viewport_size
    assert box is not None
    assert size is not None
    assert max(box["width"] / size["width"], box["height"] / size["height"]) > 0.7


@pytest.mark.parametrize("device", SIZES)
def test_the_start_of_each_game(device: Device, open_page: OpenPage) -> None:
    """One page: each game is chosen in the form, started, and left for the next one."""
    table = sit_down(open_page, {"dice": "3,1,6,5"}, device=device)
    table.waits(engine="ready")
    take_picture(table.page, "form", device)
    for game in GAMES:
        choose(table, "kind-game")
        choose(table, f"game-{game}")
        choose(table, "opponent-person")
        table.press("start-match")
        table.waits(phase="opening")
        fits_to_play(table)
        take_picture(table.page, f"start-{game}", device)
        table.press("new-match")
        table.press("dialog-yes")


@pytest.mark.parametrize("device", SIZES)
def test_special_sights(device: Device, open_page: OpenPage) -> None:
    """A cascade in its second number, handed-over dice, pins with a checker picked up, and fifteen
    checkers on one point beside a bar and a tray with some."""
    fives = after(CASCADE, "24/20(2) 8/4(2)")
    table = sit_down(open_page, two_players(fives), device=device)
    sights = {"cascade": fives, "handed-over": HANDED_OVER, "pin": PIN, "stacks": FULL_STACK}
    for name, position in sights.items():
        if name != "cascade":
            go_to(table, two_players(position))
        table.shows(position)
        if name == "pin":
            table.hands.press(table.place(20))
            expect(table.page.locator("tabla-points [data-target]")).not_to_have_count(0)
        fits_to_play(table)
        take_picture(table.page, name, device)
    table.press("resign")
    expect(table.part("dialog-text")).to_be_visible()
    take_picture(table.page, "question", device)
    table.press("dialog-yes")
    expect(table.part("result")).to_be_visible()
    fits(table.page, table.page.locator("tabla-result"), table.part("next-game"))
    take_picture(table.page, "result", device)


def go_to(table: Table, address: Mapping[str, str]) -> None:
    """Open another address in the same tab, and the match it asks for."""
    table.page.goto(f"{table.page.url.partition('?')[0]}?{urlencode(address)}")
    table.press("start-linked")


@pytest.mark.parametrize("played", ["game=prva", "tradition=bulgarian-classic"])
def test_the_tools_stand_in_one_line(played: str, open_page: OpenPage) -> None:
    """Beside the names of the games, or below them all together: none alone on a second line."""
    name, _, value = played.partition("=")
    table = sit_down(open_page, {name: value, "white": "human", "dice": "3,1"})
    table.waits(phase="opening")
    for language in LANGUAGES:
        table.part("language").select_option(language)
        expect(table.page.locator("html")).to_have_attribute("lang", re.compile(language))
        for width, height in [(1280, 800), (1024, 768), (768, 1024)]:
            table.page.set_viewport_size({"width": width, "height": height})
            boxes = {tool: table.part(tool).bounding_box() for tool in (*TOOLS, "set")}
            middles = {
                tool: round(box["y"] + box["height"] / 2)
                for tool, box in boxes.items()
                if box is not None
            }
            games = boxes["set"]
            assert games is not None
            line = {middles[tool] for tool in TOOLS}
            assert len(line) == 1, (language, width, middles)
            # Names that need a second line have it for themselves.
            assert games["height"] < 30 or games["y"] + games["height"] < line.pop(), boxes
