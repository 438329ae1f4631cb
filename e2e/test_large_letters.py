"""Letters twice as large as usual, as a person sets them for the whole browser: all of it fits."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from e2e.conftest import FLAGS, KEPT, OpenPage
from e2e.fitting import misfits
from e2e.tour import tour
from scripts import find_browser
from tests.conftest import SOAK
from tests.fluent_files import LANGUAGES

PICTURES = KEPT / "large-letters"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium whose letters are 32 pixels high where nothing else is said."""
    large = "--blink-settings=defaultFontSize=32"
    chromium = playwright.chromium.launch(executable_path=find_browser.find(), args=[*FLAGS, large])
    yield chromium
    chromium.close()


@pytest.mark.timeout(900)
# Greek has the longest words.
@pytest.mark.parametrize("language", LANGUAGES if SOAK else ["el"])
def test_every_screen_fits_a_phone(language: str, open_page: OpenPage) -> None:
    """Nothing is cut off, over the edge or under something else; it may be scrolled downwards."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    for station in tour(open_page, language):
        page = station.page
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        page.screenshot(path=PICTURES / f"{language}-{station.name}.png")
        wrong += [f"{station.name}: {each}" for each in misfits(page)]
    assert not wrong, "\n".join(wrong)
