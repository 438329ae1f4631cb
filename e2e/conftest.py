"""The built page in Chromium: a server of it, and pages of several sizes that mind what goes wrong.

    def test_something(open_page: OpenPage) -> None:
        page = open_page({"game": "tapa"}, device="desktop")
        expect(page.get_by_role("heading")).to_be_visible()

A test fails when the page writes an error to its console, raises one, or asks another origin for
anything; `@pytest.mark.page_errors("pattern", …)` says which of these a test is about. Of a failed
test a screenshot and the console are kept in build/e2e/.
"""

import re
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, Protocol
from urllib.parse import urlencode

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from scripts import find_browser, serve
from tests.conftest import SOAK

KEPT = Path(__file__).parents[1] / "build" / "e2e"
# Firefox and WebKit are driven in `make soak` alone, which gets them first.
collect_ignore = [] if SOAK else ["test_other_browsers.py"]

Device = Literal["phone", "across", "tablet", "desktop"]
SIZES: Mapping[Device, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    # A phone held across.
    "across": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1280, "height": 800},
}
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FAILED = pytest.StashKey[bool]()

# The first thing a test waits for includes the start of Python, on a machine with other work.
expect.set_options(timeout=60_000)


class OpenPage(Protocol):
    """Opens the page in a profile of its own: nothing stored, nothing cached.

    `parameters` go into the address. `prepare` is called before the first request, to route or to
    add scripts. Any further options are those of Playwright's `new_context`.
    """

    def __call__(
        self,
        parameters: Mapping[str, str] = ...,
        *,
        device: Device = ...,
        prepare: Callable[[BrowserContext], None] = ...,
        **options: Any,
    ) -> Page: ...


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the built page, with a slash at its end."""
    assert (serve.PAGE / "index.html").exists(), "the page is not built: run `make page`"
    with serve.server(0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers: one for all tests of a process."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    program = find_browser.find()
    assert program, "there is no Chromium: run `make browser`, or name one with TABLA_BROWSER"
    chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield chromium
    chromium.close()


@pytest.fixture
def open_page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens pages, closes them after the test, and fails it for what went wrong in them."""
    contexts: list[BrowserContext] = []
    console: list[str] = []
    wrong: list[str] = []

    def told(kind: str, text: str) -> None:
        console.append(f"{kind}: {text}")
        if kind == "error":
            wrong.append(text)

    def asked(url: str) -> None:
        if not url.startswith((address, "data:", "blob:")):
            told("error", f"request to another origin: {url}")

    def open_page(
        parameters: Mapping[str, str] = {},
        *,
        device: Device = "phone",
        prepare: Callable[[BrowserContext], None] = lambda _: None,
        **options: Any,
    ) -> Page:
        touch = device != "desktop"
        settings: dict[str, Any] = {"locale": "en-GB", "has_touch": touch, "is_mobile": touch}
        # Only the tests about it let the page put itself onto the device: see test_offline.py.
        settings["service_workers"] = "block"
        context = browser.new_context(viewport=SIZES[device], **(settings | options))
        contexts.append(context)
        context.on("console", lambda message: told(message.type, message.text))
        context.on("weberror", lambda error: told("error", str(error.error)))
        context.on("request", lambda sent: asked(sent.url))
        prepare(context)
        page = context.new_page()
        query = f"?{urlencode(parameters)}" if parameters else ""
        page.goto(address + query)
        return page

    yield open_page

    for context in contexts:
        context.cookies()  # any answer will do: what the page said before it arrives before it
    marks = request.node.iter_markers("page_errors")
    expected = [pattern for mark in marks for pattern in mark.args]
    wrong = [text for text in wrong if not any(re.search(each, text) for each in expected)]
    if wrong or request.node.stash.get(FAILED, True):
        keep(KEPT / re.sub(r"[^\w.-]+", "-", request.node.nodeid).strip("-"), contexts, console)
    for context in contexts:
        context.close()
    if wrong:
        pytest.fail("The page said:\n" + "\n".join(wrong), pytrace=False)


def keep(folder: Path, contexts: list[BrowserContext], console: list[str]) -> None:
    """Save how the pages look and what they said."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "console.txt").write_text("\n".join([*console, ""]), encoding="utf-8")
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages, start=1):
        try:
            page.screenshot(path=folder / f"page-{number}.png")
        except Error as error:  # a page that hangs has no picture; the console is kept all the same
            (folder / f"page-{number}.txt").write_text(str(error), encoding="utf-8")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know at their end whether the test itself failed."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report
