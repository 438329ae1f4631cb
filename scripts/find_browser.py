"""Print the Chromium that the browser tests drive; with --install, get one where there is none.

First TABLA_BROWSER, then what is on PATH, then Playwright's own inside the checkout. Installed from
the system's packages when root, else downloaded by Playwright.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BUILD = Path(__file__).resolve().parent.parent / "build"
BROWSERS = BUILD / "browsers"
LOG = BUILD / "browser-install.log"


def runs(program: str) -> bool:
    """Whether it starts at all: some systems put a placeholder where the browser would be."""
    try:
        answer = subprocess.run(
            [program, "--version"], capture_output=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def downloaded() -> list[str]:
    """What Playwright has downloaded into the checkout, the newest first."""
    patterns = ("chromium-*/chrome-*/chrome", "chromium-*/chrome-*/*/Contents/MacOS/*")
    return sorted(
        (str(path) for pattern in patterns for path in BROWSERS.glob(pattern)), reverse=True
    )


def find() -> str | None:
    """The browser's program, or None. Raises SystemExit when TABLA_BROWSER names none."""
    named = os.environ.get("TABLA_BROWSER")
    if named:
        if not runs(named):
            sys.exit(f"TABLA_BROWSER={named} is not a browser that starts.")
        return named
    on_path = [path for path in map(shutil.which, NAMES) if path]
    return next((path for path in [*on_path, *downloaded()] if runs(path)), None)


def install() -> str | None:
    """Get a browser the way this system allows and return it; what was tried goes into LOG."""
    ways = [[[sys.executable, "-m", "playwright", "install", "chromium"]]]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        ways.insert(0, [["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]])
    environment = os.environ | {
        "DEBIAN_FRONTEND": "noninteractive",
        "PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS),
    }
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        for way in ways:
            for command in way:
                print(f"No Chromium yet: {' '.join(command)}", file=sys.stderr)
                subprocess.run(
                    command,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    check=False,
                )
            browser = find()
            if browser:
                return browser
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true", help="get one where there is none")
    arguments = parser.parse_args()
    browser = find()
    if browser is None and arguments.install:
        browser = install()
    if browser is None:
        sys.exit(
            "The browser tests need Chromium, and none is on PATH, named by TABLA_BROWSER, "
            f"in the system's packages or to be had from Playwright; tried: {LOG}"
        )
    print(browser)


if __name__ == "__main__":
    main()
