"""Print which of the other browsers are here; with --install, get those that are not.

The main path is tested in Firefox and in WebKit too. From the system's packages they come when
root, and otherwise not at all: then the tests that need them say so, and nothing else fails.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from typing import Literal

from scripts.find_browser import BUILD

Part = Literal["firefox", "webkit", "screen"]
"""Firefox, WebKitGTK's driver (its browser comes with it), and a screen that nobody sees for it."""

NAMES: Mapping[Part, tuple[str, ...]] = {
    "firefox": ("firefox-esr", "firefox"),
    "webkit": ("WebKitWebDriver",),
    "screen": ("Xvfb",),
}
PACKAGES: Mapping[Part, str] = {
    "firefox": "firefox-esr",
    "webkit": "webkit2gtk-driver",
    "screen": "xvfb",
}
LOG = BUILD / "other-browsers-install.log"


class MissingError(Exception):
    """A program is not here; the message names it and the package that has it."""


def program(part: Part) -> str:
    """The program's path; raises `MissingError` when it is not here."""
    found = next((path for path in map(shutil.which, NAMES[part]) if path), None)
    if found is None:
        raise MissingError(f"{NAMES[part][0]} is missing (Debian's package {PACKAGES[part]})")
    return found


def missing() -> dict[Part, str]:
    """What is not here, each with a sentence."""
    told: dict[Part, str] = {}
    for part in NAMES:
        try:
            program(part)
        except MissingError as error:
            told[part] = str(error)
    return told


def install() -> None:
    """Get what is missing, where the system's packages may be installed; the log has the rest."""
    packages = [PACKAGES[part] for part in missing()]
    if not packages or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    get = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    print(f"Getting other browsers: {' '.join(get)}", file=sys.stderr)
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        for command in (["apt-get", "update"], get):
            subprocess.run(
                command,
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", action="store_true", help="get what is missing")
    if parser.parse_args().install:
        install()
    told = missing()
    for part in NAMES:
        print(told.get(part) or f"{part}: {program(part)}")


if __name__ == "__main__":
    main()
