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
BROWSERS = Path(__file__).resolve().parent.parent / "build" / "browsers"

NONE = "The browser tests need Chromium: none is on PATH (TABLA_BROWSER names one elsewhere), and "


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


def install() -> None:
    """Get a browser the way this system allows. Raises SystemExit, saying why, if it has none."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        commands = [["apt-get", "update"], ["apt-get", "install", "--yes", "chromium"]]
        refused = "the system's packages gave none"
    else:
        commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
        refused = "Playwright could not download one"
    environment = os.environ | {
        "DEBIAN_FRONTEND": "noninteractive",
        "PLAYWRIGHT_BROWSERS_PATH": str(BROWSERS),
    }
    print("No Chromium found: installing one.", file=sys.stderr)
    for command in commands:
        answer = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if answer.returncode != 0:
            print(answer.stdout, answer.stderr, sep="", file=sys.stderr)
            sys.exit(f"{NONE}{refused}: `{' '.join(command[-3:])}` failed.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true", help="get one where there is none")
    arguments = parser.parse_args()
    browser = find()
    if browser is None and arguments.install:
        install()
        browser = find()
    if browser is None:
        sys.exit(f"{NONE}none was installed.")
    print(browser)


if __name__ == "__main__":
    main()
