"""The figures of the nets, of `make bench`: what an evaluation takes in CPython and in Chromium.

Chromium runs the built wheel in the page's Pyodide, without the page. The bars are those of the
look-ahead: microseconds an evaluation, milliseconds until all nets are loaded, and bytes.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
import threading
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from playwright.sync_api import Page, sync_playwright

from scripts import find_browser, net_speed, serve
from scripts.bench_start import FLAGS
from tabla_core.bot.netfile import write_net
from tabla_core.bot.nets import FILES
from tests.bot.random_nets import NET_GAMES, random_net
from tests.cases import legal_cases

MOST_MICROSECONDS = 25
MOST_MILLISECONDS = 150
MOST_BYTES = 1_000_000
LARGEST_TICK = 10
"""Microseconds."""

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / "web" / "public" / "wheels"

WORKER = """
let speed;
onmessage = async ({ data }) => {
  try {
    if (!speed) {
      const { loadPyodide } = await import("/runtime/pyodide.mjs");
      const python = await loadPyodide({ indexURL: "/runtime/" });
      const wheel = await (await fetch("/wheels/" + data.wheel)).arrayBuffer();
      python.unpackArchive(wheel, "wheel");
      const text = await (await fetch("/speed.py")).text();
      python.FS.writeFile("speed.py", text);
      speed = python.pyimport("speed");
    }
    postMessage({ answer: speed.ask(data.question) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
"""
ASK = """
(data) => new Promise((resolve, reject) => {
  window.worker ??= new Worker("/worker.js", { type: "module" });
  window.worker.onmessage = ({ data }) => (data.error ? reject(data.error) : resolve(data.answer));
  window.worker.onerror = (event) => reject(event.message);
  window.worker.postMessage(data);
})
"""

Ask = Callable[..., Any]


class Handler(serve.PageHandler):
    """Pyodide, the wheels and the bench's own few files; no policy, for there is no page."""

    def translate_path(self, path: str) -> str:
        for prefix, folder in (("/runtime/", RUNTIME), ("/wheels/", WHEELS)):
            if path.startswith(prefix):
                return str(folder / path.removeprefix(prefix))
        return super().translate_path(path)

    def end_headers(self) -> None:
        # A page that lets nobody else in has a clock of microseconds; others' is far too coarse.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


@contextmanager
def chromium(module: ModuleType) -> Iterator[Ask]:
    """Pyodide in Chromium with the built wheel, asked through the `ask` of `module`."""
    program = find_browser.find()
    if program is None:
        sys.exit("There is no Chromium: run `make browser`, or name one with TABLA_BROWSER.")
    wheel = json.loads((WHEELS / "wheels.json").read_text("utf-8"))["tabla-core"]["file"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "index.html").write_text("<!doctype html><title>Nets</title>", "utf-8")
        (folder / "worker.js").write_text(WORKER, "utf-8")
        (folder / "speed.py").write_text(Path(str(module.__file__)).read_text("utf-8"), "utf-8")
        handler = partial(Handler, directory=str(folder))
        with serve.PageServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            page = browser.new_page()
            page.goto(f"http://localhost:{server.server_port}/")
            yield partial(_ask, page, wheel)
            browser.close()
            server.shutdown()


def _ask(page: Page, wheel: str, *question: object) -> Any:
    return json.loads(page.evaluate(ASK, {"wheel": wheel, "question": json.dumps(question)}))


def here(*question: object) -> Any:
    """The same in this Python."""
    return json.loads(net_speed.ask(json.dumps(question)))


def bytes_in_wheel() -> int:
    """What weights and tables take in the built wheel, compressed as it is."""
    (wheel,) = (ROOT / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return sum(
            info.compress_size for info in archive.infolist() if "/trained/" in info.filename
        )


def main() -> None:
    files = {}
    for game in NET_GAMES:
        data = FILES.get(game)
        if data is None:
            print(f"There is no net for {game} yet: random weights take its place.")
            data = write_net(random_net(game, hidden=80))
        files[game] = base64.b64encode(data).decode()
    missed = []
    with chromium(net_speed) as there:
        tick = there("tick")
        if tick > LARGEST_TICK:
            sys.exit(
                f"Chromium's clock ticks every {tick:.0f} µs, which is too coarse to measure by."
            )
        for game, file in files.items():
            lines = [case.position for case in legal_cases(f"legal-{game}")][::50]
            question = ("microseconds", game, file, lines[::2], lines[1::2])
            cpython, browser = here(*question), there(*question)
            print(
                f"net, {game}: {browser:.1f} µs an evaluation in Chromium (at most"
                f" {MOST_MICROSECONDS}), {cpython:.1f} µs in CPython"
                f" {sys.version.split()[0]}, ratio {browser / cpython:.2f}"
            )
            if browser > MOST_MICROSECONDS:
                missed.append(f"an evaluation in {game}")
        loading = there("milliseconds_to_load", files)
        print(f"all nets: loaded in {loading:.0f} ms in Chromium (at most {MOST_MILLISECONDS})")
        if loading > MOST_MILLISECONDS:
            missed.append("loading all nets")
    size = bytes_in_wheel()
    print(f"all weights and tables: {size:,} bytes in the wheel (at most {MOST_BYTES:,})")
    if size > MOST_BYTES:
        missed.append("the bytes of all weights and tables")
    if missed:
        sys.exit(f"Missed: {', '.join(missed)}")


if __name__ == "__main__":
    main()
