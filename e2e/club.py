"""A club's page with boards on it, and the two servers: one of the page, one of Tabla.

Two ports are two origins. By the club's host name they are the same site or not: to a frame of
another site the browser may refuse all storage, and with it an engine that several frames share.
"""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler
from typing import Any, cast

from playwright.sync_api import Browser, BrowserContext, Frame, Page

from e2e.conftest import SIZES, Device
from e2e.hands import Clicks
from e2e.table import Table
from scripts import serve

SAME_SITE, OTHER_SITE = "localhost", "127.0.0.1"
EVENTS = ("loaded", "ready", "ignored", "move", "game-end", "match-end")
HEARD = """
if (self === top) {
  self.heard = [];
  for (const type of %s)
    addEventListener(`tabla-${type}`, ({ target, detail }) => {
      heard.push([type, target.id, detail]);
    });
  addEventListener("message", ({ data, origin }) => heard.push(["message", origin, data]));
}
"""
Message = dict[str, Any]


@dataclass
class Sites:
    """The two servers, and what was asked of Tabla's."""

    home: str = ""
    club_port: int = 0
    pages: dict[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def engines_asked(self) -> int:
        """How many engines were started: each reads its worker once."""
        return sum("/worker-" in path for path in self.asked)

    def python_asked(self) -> list[str]:
        return [path for path in self.asked if "pyodide" in path or "wheels" in path]


@contextmanager
def two_sites() -> Iterator[Sites]:
    """Tabla at the root and in a folder, and a club's pages."""
    both = Sites()

    class Tabla(serve.PageHandler):
        def translate_path(self, path: str) -> str:
            both.asked.append(path)
            return super().translate_path(path.removeprefix("/in/a/folder"))

    class Club(SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            page = both.pages.get(self.path)
            body = (page or "").encode()
            self.send_response(404 if page is None else 200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    def tabla(*given: Any) -> Tabla:
        return Tabla(*given, directory=str(serve.PAGE))

    with (
        serve.PageServer(("127.0.0.1", 0), tabla) as ours,
        serve.PageServer(("127.0.0.1", 0), Club) as theirs,
    ):
        for server in (ours, theirs):
            threading.Thread(target=server.serve_forever, daemon=True).start()
        both.home = f"http://localhost:{ours.server_port}/"
        both.club_port = theirs.server_port
        yield both
        ours.shutdown()
        theirs.shutdown()


@dataclass(frozen=True)
class Visit:
    """A club's page in the browser."""

    page: Page
    sites: Sites

    def frame(self, board: str = "tabla-board") -> Frame:
        """The frame of a board of ours, or a plain one."""
        inner = self.page.locator(board)
        if board != "iframe":
            inner = inner.locator("iframe")
        handle = inner.element_handle()
        assert handle is not None
        frame = handle.content_frame()
        assert frame is not None
        return frame

    def table(self, board: str = "tabla-board") -> Table:
        """What lies on a board, and hands to play with."""
        frame = self.frame(board)
        frame.locator("tabla-app[data-screen]").wait_for(state="attached")
        return Table(cast(Page, frame), Clicks())

    def hears(self, kind: str, sender: str | None = None) -> Message:
        """Wait for an event of that kind; the last one."""
        found = "([kind, sender]) => heard.findLast(([k, s]) => k === kind && (sender ?? s) === s)"
        told = self.page.wait_for_function(found, arg=[kind, sender], timeout=90_000)
        return cast(Message, told.json_value()[2])

    def heard(self, kind: str) -> list[Message]:
        """All events of that kind so far."""
        told = self.page.evaluate(
            "kind => heard.filter(([k]) => k === kind).map(([, , d]) => d)", kind
        )
        return cast(list[Message], told)


class OpenClub:
    """Opens pages of the club in a fresh profile; what goes wrong on them is collected."""

    def __init__(self, browser: Browser, sites: Sites) -> None:
        self.browser, self.sites = browser, sites
        self.contexts: list[BrowserContext] = []
        self.wrong: list[str] = []

    def __call__(
        self,
        html: str,
        *,
        host: str = SAME_SITE,
        device: Device = "desktop",
        height: int | None = None,
        prepare: Callable[[BrowserContext], None] = lambda _: None,
    ) -> Visit:
        size = SIZES[device]
        context = self.browser.new_context(
            viewport={"width": size["width"], "height": height or size["height"]},
            locale="en-GB",
            reduced_motion="reduce",
        )
        self.contexts.append(context)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        context.on("console", lambda said: self.console(said.type, said.text))
        context.add_init_script(HEARD % json.dumps(EVENTS))
        prepare(context)
        self.sites.asked.clear()
        self.sites.pages["/"] = html.replace("http://localhost:8000/", self.sites.home)
        page = context.new_page()
        page.goto(f"http://{host}:{self.sites.club_port}/")
        return Visit(page, self.sites)

    def close(self) -> None:
        """Close all pages, having heard what they still had to say."""
        for context in self.contexts:
            context.cookies()
            context.close()

    def console(self, kind: str, text: str) -> None:
        if kind == "error":
            self.wrong.append(text)


def page_with(*boards: str, before: str = "", folder: str = "") -> str:
    """A club's page with these boards and no icon."""
    return (
        "<!doctype html><html><head><meta charset='utf-8'><link rel='icon' href='data:,'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<script type='module' src='http://localhost:8000/{folder}embed.js'></script></head>"
        f"<body>{before}{''.join(boards)}</body></html>"
    )


def element(named: str = "board", /, **wishes: str) -> str:
    """`<tabla-board id="named" …>`"""
    written = "".join(f' {wish}="{value}"' for wish, value in wishes.items())
    return f'<tabla-board id="{named}"{written}></tabla-board>'
