"""One window of a browser that Playwright does not drive, with a mouse in it.

    with firefox(profile) as window:
        window.open(address)
        window.click(*window.run("() => [10, 20]"))

Firefox is spoken to by WebDriver BiDi, which it has built in, WebKit by WebDriver, through the
WebKitWebDriver of WebKitGTK. Both know clicks of a real mouse, functions run in the page, and
pictures of it; nothing else is needed for the main path.
"""

import base64
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from scripts.find_other_browsers import MissingError, program

SIZE = (1280, 800)
PATIENCE = 120
"""Seconds for one command: a start of Python on a busy machine is among them."""

__all__ = ["MissingError", "RefusedError", "Window", "firefox", "webkit"]


class RefusedError(Exception):
    """The browser answered a command with an error, or a function in the page threw one."""


class Window(Protocol):
    """One window with a fresh profile."""

    def open(self, address: str) -> None:
        """Go to an address and wait until it is loaded."""

    def reload(self) -> None:
        """Load the page anew."""

    def run(self, function: str, *given: Any) -> Any:
        """What a function of the page's language, plain or async, makes of these values."""

    def inside(self, frame: str) -> AbstractContextManager[None]:
        """What is run and clicked meanwhile is in a frame; `frame` is a function that finds it."""

    def click(self, x: float, y: float) -> None:
        """Click there with the mouse's first button."""

    def picture(self) -> bytes:
        """What is seen, as PNG."""

    @property
    def errors(self) -> list[str] | None:
        """What the page said was wrong so far; None where the browser does not tell."""


# --- Firefox ---------------------------------------------------------------------------------


@dataclass
class BidiWindow:
    """Firefox, by WebDriver BiDi: commands and their answers with the same number, and events."""

    line: ClientConnection
    number: int = 0
    context: str = ""
    said: list[str] = field(default_factory=list)

    def send(self, method: str, **parameters: Any) -> Any:
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        self.line.send(json.dumps(command))
        while True:
            answer = json.loads(self.line.recv(timeout=PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.said.append(str(answer["params"]["text"]))
            if answer.get("id") != self.number:
                continue
            if answer["type"] == "error":
                raise RefusedError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]

    def begin(self) -> None:
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        (first,) = self.send("browsingContext.getTree")["contexts"]
        self.context = first["context"]
        width, height = SIZE
        self.send(
            "browsingContext.setViewport",
            context=self.context,
            viewport={"width": width, "height": height},
        )

    def open(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", context=self.context, wait="complete")

    @contextmanager
    def inside(self, frame: str) -> Iterator[None]:
        around = self.context
        found = self.send(
            "script.callFunction",
            functionDeclaration=f"() => ({frame})().contentWindow",
            awaitPromise=False,
            target={"context": around},
        )
        self.context = found["result"]["value"]["context"]
        try:
            yield
        finally:
            self.context = around

    def run(self, function: str, *given: Any) -> Any:
        answer = self.send(
            "script.callFunction",
            functionDeclaration=as_text(function),
            arguments=[{"type": "string", "value": json.dumps(given)}],
            awaitPromise=True,
            target={"context": self.context},
        )
        if answer["type"] != "success":
            raise RefusedError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        actions = [mouse_click(x, y)]
        self.send("input.performActions", context=self.context, actions=actions)

    def picture(self) -> bytes:
        shot = self.send("browsingContext.captureScreenshot", context=self.context)
        return base64.b64decode(shot["data"])

    @property
    def errors(self) -> list[str]:
        return self.said


@contextmanager
def firefox(profile: Path, *, private: bool = False) -> Iterator[Window]:
    """Firefox with a profile of its own in an empty folder; raises `MissingError` without one."""
    preferences = {
        "browser.privatebrowsing.autostart": private,
        # It is to ask nobody but our host for anything.
        "app.normandy.enabled": False,
        "browser.safebrowsing.malware.enabled": False,
        "browser.safebrowsing.phishing.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "network.captive-portal-service.enabled": False,
        "services.settings.server": "data:,#remote-settings-dummy/v1",
        "ui.prefersReducedMotion": 1,
    }
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in preferences.items())
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [program("firefox"), "--headless", "--no-remote", "--profile", str(profile)]
    command.append("--remote-debugging-port=0")
    with running(command) as process:
        address = told(process, r"WebDriver BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", max_size=None) as line:
            window = BidiWindow(line)
            window.begin()
            yield window


# --- WebKit ----------------------------------------------------------------------------------


@dataclass
class DriverWindow:
    """WebKitGTK's browser, by WebDriver."""

    address: str

    def send(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RefusedError(f"{path}: {error.read().decode()}") from None

    def begin(self) -> None:
        wanted = {"alwaysMatch": {"timeouts": {"script": PATIENCE * 1000}}}
        session = self.send("POST", "/session", {"capabilities": wanted})["sessionId"]
        self.address += f"/session/{session}"
        # Its bars take a part of the window.
        outer = self.send("POST", "/window/rect", {"x": 0, "y": 0, "width": 1280, "height": 800})
        width, height = self.run("() => [innerWidth, innerHeight]")
        wider, higher = SIZE[0] - width, SIZE[1] - height
        size = {"width": outer["width"] + wider, "height": outer["height"] + higher}
        self.send("POST", "/window/rect", size)

    def open(self, address: str) -> None:
        self.send("POST", "/url", {"url": address})

    def reload(self) -> None:
        self.send("POST", "/refresh", {})

    @contextmanager
    def inside(self, frame: str) -> Iterator[None]:
        body = {"script": f"return ({frame})()", "args": []}
        self.send("POST", "/frame", {"id": self.send("POST", "/execute/sync", body)})
        try:
            yield
        finally:
            self.send("POST", "/frame/parent", {})

    def run(self, function: str, *given: Any) -> Any:
        body = f"""const done = arguments[1];
          ({as_text(function)})(arguments[0]).then((value) => done({{ value }}),
          (error) => done({{ error: String(error) }}));"""
        answer = self.send("POST", "/execute/async", {"script": body, "args": [json.dumps(given)]})
        if "error" in answer:
            raise RefusedError(answer["error"])
        return json.loads(answer["value"])

    def click(self, x: float, y: float) -> None:
        self.send("POST", "/actions", {"actions": [mouse_click(x, y)]})

    def picture(self) -> bytes:
        return base64.b64decode(self.send("GET", "/screenshot"))

    @property
    def errors(self) -> None:
        """WebDriver has no command for it."""
        return None


@contextmanager
def webkit(profile: Path) -> Iterator[Window]:
    """WebKitGTK's browser with a profile of its own; raises `MissingError` without a part of it."""
    driver, screen = program("webkit"), program("screen")
    folders = {f"XDG_{name}_HOME": str(profile / name) for name in ("DATA", "CACHE", "CONFIG")}
    with running([screen, "-displayfd", "1", "-screen", "0", "1600x1200x24"]) as display:
        number = told(display, r"^(\d+)$")
        environment = os.environ | folders | {"DISPLAY": f":{number}", "GDK_BACKEND": "x11"}
        port = free_port()
        with running([driver, f"--port={port}"], environment):
            window = DriverWindow(f"http://127.0.0.1:{port}")
            answering(port)
            window.begin()
            try:
                yield window
            finally:
                window.send("DELETE", "")


# --- what both need --------------------------------------------------------------------------


def mouse_click(x: float, y: float) -> dict[str, Any]:
    """A click as both protocols have it."""
    there = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
    press = [{"type": f"pointer{way}", "button": 0} for way in ("Down", "Up")]
    mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
    return {**mouse, "actions": [there, *press]}


def as_text(function: str) -> str:
    """The same function with text in and text out: values of all kinds come through as JSON."""
    return f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)"


@contextmanager
def running(
    command: list[str], environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A program and all that it starts, ended at the end."""
    with subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)


def told(process: subprocess.Popen[str], pattern: str) -> str:
    """What a program says of itself when it has started; the rest of what it says is let go."""
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if found := re.search(pattern, line):
            threading.Thread(target=process.stdout.read, daemon=True).start()
            return found[1]
    raise AssertionError(f"{process.args!r} has ended:\n{''.join(said)}")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def answering(port: int) -> None:
    """Wait until somebody listens there."""
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            if time.monotonic() > latest:
                raise
            time.sleep(0.05)
