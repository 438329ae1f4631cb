"""Serve the built page on this machine until Ctrl-C."""

import argparse
import contextlib
import errno
import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "web" / "dist"

# What every page of ours says of itself in a <meta> too: this origin, and nothing else.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"
)
# The samples in examples/hosting send the same; docs/hosting.md says what for.
HEADERS = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors *",
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "no-cache",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class PageHandler(SimpleHTTPRequestHandler):
    """Files with the types a browser insists on, asked for anew each time so none is stale."""

    protocol_version = "HTTP/1.1"
    # Python looks some of these up in the system's tables, which differ or are not there.
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".css": "text/css",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".zip": "application/zip",
    }

    def end_headers(self) -> None:
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: a player has no use for a list of requests."""


class PageServer(ThreadingHTTPServer):
    """Answers on this machine alone; a browser that leaves in the middle of a file is no error."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(port: int, folder: Path = PAGE) -> PageServer:
    """A server of `folder`, bound but not yet answering; port 0 takes a free one.

    Raises OSError when the port is not to be had.
    """
    return PageServer(("127.0.0.1", port), partial(PageHandler, directory=str(folder)))


def browser_at_hand() -> bool:
    """Whether somebody sits before a screen on which a browser can open."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the built page on this machine.")
    parser.add_argument("--port", type=int, default=8000)
    port = parser.parse_args().port
    try:
        page = server(port)
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        why = "is already in use" if taken else f"cannot be used ({error})"
        sys.exit(f"Port {port} {why}; choose another, as in: make play PORT=8001")
    address = f"http://localhost:{port}"
    print(f"Tabla is at {address} (Ctrl-C ends it)", flush=True)
    if browser_at_hand():
        webbrowser.open(address)
    with page, contextlib.suppress(KeyboardInterrupt):
        page.serve_forever()
    print()


if __name__ == "__main__":
    main()
