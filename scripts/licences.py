"""List what ships with the page, each with its licence, for the page's "About".

    {"tabla": {"version": …, "licence": …, "text": …},
     "parts": [{"name": …, "version": …, "licence": …, "text": …}, …]}

Names, versions, licences and texts come from the packages themselves: those that the page's package
file depends on, and the wheels. Two things no package says: what Pyodide's WebAssembly is linked
from, and the texts of packages that come without one; they are kept here and in `licences/`.
"""

import argparse
import json
import zipfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TEXTS = Path(__file__).resolve().parent / "licences"

# Packages that others depend on, but of which nothing reaches the page: types, and what only runs
# where there is no browser.
NOT_SHIPPED = frozenset(
    {"@lit-labs/ssr-dom-shim", "@types/emscripten", "@types/trusted-types", "ws"}
)

# Name, version where it is known, licence, and whose it is.
INSIDE_PYODIDE = (
    ("CPython", "3.14.2", "PSF-2.0", "Copyright (c) 2001 Python Software Foundation"),
    ("Emscripten", "5.0.3", "MIT", "Copyright (c) 2010-2014 Emscripten authors"),
    ("musl", "", "MIT", "Copyright (c) 2005-2020 Rich Felker, et al."),
    (
        "LLVM runtime libraries",
        "",
        "Apache-2.0 WITH LLVM-exception",
        "Copyright (c) the LLVM project's contributors",
    ),
    (
        "error-stack-parser and stackframe",
        "",
        "MIT",
        "Copyright (c) 2017 Eric Wendelin and other contributors",
    ),
    (
        "HACL*",
        "",
        "MIT",
        "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation\n"
        "Copyright (c) 2022-2023 HACL* Contributors",
    ),
    (
        "Expat",
        "2.7.3",
        "MIT",
        "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\n"
        "Copyright (c) 2001-2025 Expat maintainers",
    ),
    ("libffi", "", "MIT", "Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc and others."),
    ("libmpdec", "2.5.1", "BSD-2-Clause", "Copyright (c) 2008-2020 Stefan Krah"),
    ("Zstandard", "1.5.7", "BSD-3-Clause", "Copyright (c) Meta Platforms, Inc. and affiliates."),
    ("zlib", "1.3.1", "Zlib", "Copyright (c) 1995-2024 Jean-loup Gailly and Mark Adler"),
    ("bzip2", "", "bzip2-1.0.6", "Copyright (c) 1996-2019 Julian R Seward"),
    ("XZ Utils (liblzma)", "5.2.2", "Public-Domain", "Lasse Collin and others"),
    ("SQLite", "3.39.0", "Public-Domain", "D. Richard Hipp and others"),
)
# Packages that name the licence of what they hold of others together with their own: zstddec holds
# Zstandard, which is listed above.
OWN_LICENCE = {"zstddec": "MIT"}
# What wheels hold of others, beside what they are.
INSIDE_WHEELS = {
    "micropip": (("mousebender", "", "BSD-3-Clause", "Copyright (c) 2019, Brett Cannon"),)
}


@dataclass(frozen=True)
class Part:
    """Something that ships; `version` is "" where it is not known."""

    name: str
    version: str
    licence: str
    text: str


def kept_text(licence: str) -> str:
    """The text of a licence by its SPDX name. Raises FileNotFoundError when there is none here."""
    return (TEXTS / f"{licence.replace(' ', '-')}.txt").read_text(encoding="utf-8")


def noted(name: str, version: str, licence: str, owner: str) -> Part:
    return Part(name, version, licence, f"{owner}\n\n{kept_text(licence)}")


def packages(web: Path) -> Iterator[Part]:
    """The packages that `dependencies` in package.json lead to, those of these too, by name."""
    locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    waiting = list(locked[""]["dependencies"])
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in found or name in NOT_SHIPPED:
            continue
        found.add(name)
        waiting.extend(locked[f"node_modules/{name}"].get("dependencies", {}))
    for name in sorted(found):
        folder = web / "node_modules" / name
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        licence = OWN_LICENCE.get(name, str(package["license"]))
        own = sorted(folder.glob("LICEN[CS]E*"))
        text = own[0].read_text(encoding="utf-8") if own else kept_text(licence)
        yield Part(name, str(package["version"]), licence, text)


# How the metadata of wheels without an SPDX expression name their licences.
SPDX = {"Mozilla Public License Version 2.0": "MPL-2.0"}


def wheel(path: Path) -> Part:
    """A wheel, with every licence text in it."""
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        head = HeaderParser().parsestr(archive.read(metadata).decode())
        said = head["License-Expression"] or head["License"].splitlines()[0]
        texts = [
            archive.read(name).decode()
            for name in names
            if Path(name).name.startswith("LICENSE") and not name.endswith(".py")
        ]
    return Part(head["Name"], head["Version"], SPDX.get(said, said), "\n\n".join(texts))


def collect(web: Path, wheels: Path) -> dict[str, Any]:
    """All that the page shows, from its packages and its folder of wheels."""
    parts: list[Part] = []
    tabla = None
    for part in packages(web):
        parts.append(part)
        if part.name == "pyodide":
            parts += [noted(*inside) for inside in INSIDE_PYODIDE]
    for path in sorted(wheels.glob("*.whl")):
        part = wheel(path)
        if part.name == "tabla-core":
            tabla = part
            continue
        parts.append(part)
        parts += [noted(*inside) for inside in INSIDE_WHEELS.get(part.name, ())]
    if tabla is None:
        raise FileNotFoundError(f"no wheel of tabla-core in {wheels}")
    return {"tabla": asdict(tabla), "parts": [asdict(part) for part in parts]}


def main() -> None:
    parser = argparse.ArgumentParser(description="List what ships with the page, with licences.")
    parser.add_argument("--web", type=Path, default=ROOT / "web")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    listed = collect(arguments.web, arguments.web / "public" / "wheels")
    text = json.dumps(listed, ensure_ascii=False, indent=1)
    arguments.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
