"""The figures of the page's start, of `make bench`: how soon, and how many bytes.

The page's start is measured against a stock one, `loadPyodide` and then micropip with the engine's
wheel, in turn in one run of one Chromium; the best of each is kept and only their ratio is held to
a bar. Cold is a profile of its own each time, warm is the second visit of one.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from scripts import find_browser, serve

RATIO = 0.35
MOST_BYTES = 9_000_000
FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
COMPRESSED = (".html", ".js", ".mjs", ".json", ".css", ".svg", ".wasm", ".webmanifest")

STOCK = """
onmessage = async ({ data: { runtime, wheels } }) => {
  const { loadPyodide } = await import(runtime + "pyodide.mjs");
  const python = await loadPyodide({ indexURL: runtime });
  const index = await (await fetch(wheels + "wheels.json")).json();
  await python.loadPackage(wheels + index.micropip.file, { checkIntegrity: false });
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(wheels + index["tabla-core"].file, { deps: false });
  const session = python.pyimport("tabla_core.bridge").Session();
  const setup = { game: "prva", players: { w: "human", b: "human" } };
  session.ask(JSON.stringify({ id: 1, kind: "open", setup, dice: { kind: "secret" } }));
  postMessage("ready");
};
"""


class Handler(serve.PageHandler):
    """A host as many are: text and WebAssembly compressed, everything kept for ten minutes."""

    sent: list[tuple[str, int]]
    packed: dict[str, bytes]

    def __init__(
        self, *arguments: Any, sent: list[tuple[str, int]], packed: dict[str, bytes], **options: Any
    ) -> None:
        self.sent, self.packed = sent, packed
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:  # noqa: N802 - named by what it answers
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        if self.packed is not None and path.suffix in COMPRESSED:
            key = str(path)
            body = self.packed.setdefault(key, gzip.compress(body, 6))
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        SimpleHTTPRequestHandler.end_headers(self)
        self.wfile.write(body)
        self.sent.append((self.path, len(body)))

    def end_headers(self) -> None:
        SimpleHTTPRequestHandler.end_headers(self)


@dataclass
class Host:
    """Where the page is served from, and what was sent, with its bytes."""

    address: str
    sent: list[tuple[str, int]] = field(default_factory=list)

    def bytes_sent(self) -> int:
        """All since the last time."""
        total = sum(size for _, size in self.sent)
        self.sent.clear()
        return total


@contextmanager
def hosted() -> Iterator[Host]:
    """The built page with the stock start beside it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "page"
        shutil.copytree(serve.PAGE, folder)
        (folder / "stock.js").write_text(STOCK, encoding="utf-8")
        (folder / "stock.html").write_text("<!doctype html><title>Stock</title>", encoding="utf-8")
        sent: list[tuple[str, int]] = []
        handler = partial(Handler, directory=str(folder), sent=sent, packed={})
        with serve.PageServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield Host(f"http://localhost:{server.server_port}/", sent)
            server.shutdown()


def stock_start(page: Page, host: Host) -> float:
    """Seconds until a stock start could take the first move."""
    page.goto(f"{host.address}stock.html")
    runtime = next(path.name for path in (serve.PAGE / "pyodide").iterdir())
    milliseconds: float = page.evaluate(
        """async ([runtime, wheels]) => {
          const begun = performance.now();
          const worker = new Worker("stock.js", { type: "module" });
          await new Promise((resolve, reject) => {
            worker.onmessage = resolve;
            worker.onerror = reject;
            worker.postMessage({ runtime, wheels });
          });
          return performance.now() - begun;
        }""",
        [f"{host.address}pyodide/{runtime}/", f"{host.address}wheels/"],
    )
    return milliseconds / 1000


WATCH = """
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    const app = document.querySelector("tabla-app");
    if (app?.shadowRoot?.querySelector("tabla-points") && !window.boardAt) {
      window.boardAt = performance.now();
    }
    if (app?.dataset.phase === "opening" && app.dataset.busy === "false" && !window.readyAt) {
      window.readyAt = performance.now();
    }
  };
  const all = { attributes: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document, all);
});
"""


def page_start(page: Page, host: Host) -> tuple[float, float]:
    """Seconds from the address to the board, and to the first move."""
    page.add_init_script(WATCH)
    page.goto(f"{host.address}?game=prva&white=human")
    selector = 'tabla-app[data-phase="opening"][data-busy="false"]'
    page.locator(selector).wait_for(timeout=120_000)
    board, ready = page.evaluate("[window.boardAt, window.readyAt]")
    return board / 1000, ready / 1000


def kept(page: Page) -> None:
    """Wait until the service worker has put the page onto the device."""
    page.evaluate(
        """async () => {
          const { active } = await navigator.serviceWorker.ready;
          while (active.state !== "activated") {
            await new Promise((go) => active.addEventListener("statechange", go, { once: true }));
          }
        }"""
    )


@dataclass
class Starts:
    """What was measured, run by run."""

    stock_cold: list[float] = field(default_factory=list)
    stock_warm: list[float] = field(default_factory=list)
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    board_cold: list[float] = field(default_factory=list)
    board_warm: list[float] = field(default_factory=list)
    first_bytes: list[int] = field(default_factory=list)
    second_bytes: list[int] = field(default_factory=list)


def measure(browser: Browser, host: Host, runs: int) -> Starts:
    """Stock and ours in turn, each cold and then warm."""
    starts = Starts()
    for _ in range(runs):
        with fresh(browser) as context:
            starts.stock_cold.append(stock_start(context.new_page(), host))
            starts.stock_warm.append(stock_start(context.new_page(), host))
        host.bytes_sent()
        with fresh(browser) as context:
            page = context.new_page()
            board, ready = page_start(page, host)
            starts.board_cold.append(board)
            starts.cold.append(ready)
            starts.first_bytes.append(host.bytes_sent())
            kept(page)
            page.close()
            host.bytes_sent()
            board, ready = page_start(context.new_page(), host)
            starts.board_warm.append(board)
            starts.warm.append(ready)
            checks = [size for path, size in host.sent if path.endswith("/service-worker.js")]
            starts.second_bytes.append(host.bytes_sent() - sum(checks))
    return starts


@contextmanager
def fresh(browser: Browser) -> Iterator[BrowserContext]:
    """A profile of its own."""
    context = browser.new_context(reduced_motion="reduce")
    yield context
    context.close()


def report(starts: Starts) -> list[str]:
    """Print the figures; returns what misses its bar."""
    missed = []
    for name, stock, ours, board in (
        ("cold", starts.stock_cold, starts.cold, starts.board_cold),
        ("warm", starts.stock_warm, starts.warm, starts.board_warm),
    ):
        ratio = min(ours) / min(stock)
        middle = statistics.median(ours) / statistics.median(stock)
        print(
            f"start, {name}: {min(ours):.2f} s, stock {min(stock):.2f} s, ratio {ratio:.2f} "
            f"(of medians {middle:.2f}; at most {RATIO}); board after {min(board):.2f} s"
        )
        if ratio > RATIO:
            missed.append(f"the {name} start")
        if min(board) >= min(ours):
            missed.append(f"the board before the {name} start")
    first, second = max(starts.first_bytes), max(starts.second_bytes)
    print(f"first visit, before the first move: {first / 1e6:.2f} MB (at most 9)")
    print(f"second visit: {second} bytes besides the update check (at most 0)")
    if first > MOST_BYTES:
        missed.append("the bytes of a first visit")
    if second > 0:
        missed.append("the bytes of a second visit")
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page's start in Chromium.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print every measurement, too")
    arguments = parser.parse_args()
    program = find_browser.find()
    if program is None:
        sys.exit("There is no Chromium: run `make browser`, or name one with TABLA_BROWSER.")
    with hosted() as host, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        starts = measure(browser, host, arguments.runs)
        browser.close()
    if arguments.json:
        print(json.dumps(vars(starts)))
    missed = report(starts)
    if missed:
        sys.exit(f"Missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
