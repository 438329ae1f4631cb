"""Everything that ships is listed with its licence, and may be shipped."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from scripts import licences
from tabla_core import __version__

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
# Licences that ask for no more than their own text, and one that asks for its own files' sources:
# those of Pyodide and micropip ship as their authors publish them, unchanged.
PERMISSIVE = {
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "PSF-2.0",
    "Public-Domain",
    "Zlib",
    "bzip2-1.0.6",
}
UNCHANGED = {"micropip", "pyodide"}
# How each licence can be told by its text.
MARKS = {
    "Apache-2.0": "Apache License",
    "Apache-2.0 WITH LLVM-exception": "LLVM Exceptions",
    "BSD-2-Clause": "Redistribution and use in source and binary forms",
    "BSD-3-Clause": "may be used to endorse or promote products",
    "ISC": "Permission to use, copy, modify, and/or distribute this software",
    "MIT": "Permission is hereby granted, free of charge",
    "MPL-2.0": "Mozilla Public License Version 2.0",
    "PSF-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "Public-Domain": "public domain",
    "Zlib": "Altered source versions must be plainly marked",
    "bzip2-1.0.6": "Altered source versions must be plainly marked",
}


@pytest.fixture(scope="module")
def listed() -> dict[str, Any]:
    """What the built page lists."""
    return dict(json.loads((WEB / "dist" / "licences.json").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def parts(listed: dict[str, Any]) -> dict[str, dict[str, str]]:
    found = {part["name"]: part for part in listed["parts"]}
    assert len(found) == len(listed["parts"])
    return found


def test_the_list_is_of_this_version_under_its_own_licence(listed: dict[str, Any]) -> None:
    tabla = listed["tabla"]
    assert (tabla["version"], tabla["licence"]) == (__version__, "MIT")
    assert tabla["text"] == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_every_part_may_be_shipped(parts: dict[str, dict[str, str]]) -> None:
    for name, part in parts.items():
        assert part["licence"] in PERMISSIVE or (part["licence"] == "MPL-2.0" and name in UNCHANGED)


def test_every_part_has_the_text_of_its_licence(parts: dict[str, dict[str, str]]) -> None:
    for name, part in parts.items():
        text = re.sub(r"\s+", " ", part["text"])
        assert MARKS[part["licence"]] in text, name
        if part["licence"] not in ("Apache-2.0", "MPL-2.0", "Public-Domain"):
            assert re.search(r"copyright|\(c\)", text, re.IGNORECASE), f"{name}: whose is it?"


def test_every_package_that_a_bundle_holds_is_listed(
    parts: dict[str, dict[str, str]], tmp_path: Path
) -> None:
    """The bundles are built once more with maps, which say where each line comes from."""
    subprocess.run(
        ["npx", "vite", "build", "--sourcemap", "--outDir", str(tmp_path), "--logLevel", "error"],
        cwd=WEB,
        check=True,
        env=os.environ | {"CI": "1"},
    )
    maps = sorted(tmp_path.rglob("*.js.map"))
    assert {re.sub(r"-[\w-]{8}\.js\.map$", "", path.name) for path in maps} >= {"index", "worker"}
    sources = {source for path in maps for source in json.loads(path.read_text())["sources"]}
    shipped = {
        found[1]
        for source in sources
        if (found := re.search(r".*/node_modules/((?:@[^/]+/)?[^/]+)/", source))
    }
    assert {"@fluent/bundle", "lit-html"} <= shipped
    assert shipped <= parts.keys(), f"not listed: {sorted(shipped - parts.keys())}"
    assert not shipped & licences.NOT_SHIPPED


def test_every_wheel_and_pyodide_itself_are_listed(parts: dict[str, dict[str, str]]) -> None:
    index = json.loads((WEB / "dist" / "wheels" / "wheels.json").read_text(encoding="utf-8"))
    for name, wheel in index.items():
        if name != "tabla-core":
            assert parts[name]["version"] == wheel["version"]
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    assert parts["pyodide"]["version"] == package["dependencies"]["pyodide"]


def test_the_libraries_in_pyodide_are_of_the_versions_that_it_is_linked_from(
    parts: dict[str, dict[str, str]],
) -> None:
    wasm = (WEB / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    for name in ("CPython", "Emscripten", "Expat", "SQLite", "XZ Utils (liblzma)", "Zstandard"):
        assert parts[name]["version"].encode() in wasm, f"{name} has another version: look it up"
