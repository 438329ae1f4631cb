"""Frames that lock a board in, and browsers that run nothing: each ends in a sentence and a way on.

A sandbox without `allow-same-origin` makes the board a page of no origin. No worker is of the same
one, so no engine can start there; and only a host that lets everybody read its files
(`Access-Control-Allow-Origin: *`) can even give it a script.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from e2e.conftest import SIZES
from e2e.hosting import Host

SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox"
NO_ORIGIN = f"""<!doctype html><title>A club</title>
<iframe sandbox="{SANDBOX}" width="800" height="700" src="ADDRESS"></iframe>"""
LANGUAGES = ["en", "mk", "bg", "el", "tr", "ar"]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "host") as host:
        yield host


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=SIZES["desktop"], locale="en-GB")
    yield context.new_page()
    context.close()


def framed(page: Page, host: Host, address: str) -> FrameLocator:
    """A page of the host with a board of that address in a frame of no origin."""
    (host.folder / "frame.html").write_text(NO_ORIGIN.replace("ADDRESS", address), encoding="utf-8")
    page.goto(f"{host.address}frame.html")
    return page.frame_locator("iframe")


def test_a_board_of_no_origin_opens_in_a_window_of_its_own(
    page: Page, host: Host, address: str
) -> None:
    board = framed(page, host, f"{address}?embed=1&game=fevga&white=human")
    expect(board.locator('[data-problem="engine"] p')).to_have_text(
        "The page around this board locks it in so tightly that its engine cannot start. "
        "In a window of its own it can be played."
    )
    expect(board.locator("tabla-points")).to_be_visible()
    with page.expect_popup() as opened:
        board.locator('[data-test="own-window"]').click()
    window = opened.value
    expect(window.locator('tabla-app[data-engine="ready"][data-phase="opening"]')).to_be_visible()
    assert window.url == f"{address}?game=fevga&white=human"


def test_where_no_script_is_let_in_the_page_itself_says_so(page: Page, host: Host) -> None:
    """This host sends no headers at all."""
    board = framed(page, host, "./?embed=1&game=fevga")
    said = board.locator(".not-started p[lang]")
    expect(said.first).to_be_visible()
    assert said.evaluate_all("all => all.map(({ lang }) => lang)") == LANGUAGES
    with page.expect_popup() as opened:
        board.locator(".not-started a").click()
    expect(opened.value.locator('tabla-app[data-engine="ready"]')).to_be_visible()


def test_a_browser_that_runs_no_scripts_says_so_at_once(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    expect(page.locator('.not-started [lang="en"]')).to_be_visible()
    context.close()


def test_a_page_that_starts_says_nothing_of_the_kind(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("tabla-app")).to_be_visible()
    expect(page.locator(".not-started")).to_have_count(0)
