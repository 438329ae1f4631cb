"""A plain static host: the built page in a folder of its own, as a club would put it somewhere.

    with Host(tmp_path) as host:
        page.goto(host.address)
        host.release("second")   # another version in the same place

It sends no headers but types and `max-age`, and remembers what it was asked for.
"""

import base64
import hashlib
import shutil
import threading
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from scripts import serve

PLACE = "club/tabla"
"""The page is not at the root."""


@dataclass(frozen=True)
class Sent:
    """One answer: the path without the place, the status, and the bytes of its body."""

    path: str
    status: int
    size: int


class PlainHandler(serve.PageHandler):
    """Files with their types, to be kept for ten minutes."""

    sent: list[Sent]
    status = 0
    size = 0

    def __init__(self, *arguments: Any, sent: list[Sent], **options: Any) -> None:
        self.sent = sent
        super().__init__(*arguments, **options)

    def send_response(self, code: int, message: str | None = None) -> None:
        self.status = int(code)
        super().send_response(code, message)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        SimpleHTTPRequestHandler.end_headers(self)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        body = source.read()
        self.size = len(body)
        outputfile.write(body)

    def do_GET(self) -> None:  # noqa: N802 - named by what it answers
        self.status = self.size = 0
        super().do_GET()
        path = self.path.removeprefix(f"/{PLACE}").split("?")[0]
        self.sent.append(Sent(path, self.status, self.size))


class Host:
    """Serves a copy of the built page under `/club/tabla/`; `stop` takes it off the net."""

    def __init__(self, folder: Path) -> None:
        assert (serve.PAGE / "service-worker.js").exists(), "run `make page`"
        self.folder = folder / PLACE
        self.sent: list[Sent] = []
        shutil.copytree(serve.PAGE, self.folder)
        handler = partial(PlainHandler, directory=str(folder), sent=self.sent)
        self._server = serve.PageServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://localhost:{self._server.server_port}/{PLACE}/"

    def __enter__(self) -> "Host":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Answer nothing any more."""
        self._server.shutdown()
        self._server.server_close()

    def release(self, name: str) -> None:
        """Put another version in place: the page is called `name`, the service worker knows it."""
        page, worker = self.folder / "index.html", self.folder / "service-worker.js"
        old = page.read_bytes()
        new = old.replace(b"</head>", f'<meta name="release" content="{name}" /></head>'.encode())
        page.write_bytes(new)
        text = worker.read_text(encoding="utf-8")
        for told in (integrity, revision):
            assert text.count(told(old)) == 1, "the service worker does not know this page"
            text = text.replace(told(old), told(new))
        worker.write_text(text, encoding="utf-8")


def integrity(content: bytes) -> str:
    """The sum by which the service worker knows a file."""
    return "sha384-" + base64.b64encode(hashlib.sha384(content).digest()).decode()


def revision(content: bytes) -> str:
    """What stands for a file whose name stays."""
    return hashlib.sha256(content).hexdigest()[:16]
