"""The TypeScript of the page, taken apart as far as its texts go: strings, and Lit's templates."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "web" / "src"

HOLE = "\0"
"""Stands in a template for `${…}`."""

SPOKEN = {"alt", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription"}
SPOKEN |= {"aria-valuetext", "label", "placeholder", "summary", "title"}
"""Attributes whose value is read or heard."""

# After these a slash begins a regular expression, not a division.
BEFORE_REGEX = re.compile(r"(?:[=(,:;!&|?{}\[\n>]|\breturn|\bcase)\s*$")


@dataclass(frozen=True)
class Piece:
    """A string or a template: its text, its tag (`html`, `css`, …; "" for none) and its line."""

    text: str
    tag: str
    line: int
    before: str
    """The code just before it."""


@dataclass
class _Template:
    tag: str
    start: int
    text: str = ""
    depth: int = 0


@dataclass
class Source:
    """One file, read once from its beginning to its end."""

    code: str
    pieces: list[Piece] = field(default_factory=list)

    def read(self) -> list[Piece]:
        """Every string and template, templates within templates as pieces of their own."""
        self._code(0, closing="")
        return sorted(self.pieces, key=lambda piece: piece.line)

    def _add(self, text: str, tag: str, start: int) -> None:
        line = self.code.count("\n", 0, start) + 1
        self.pieces.append(Piece(text, tag, line, self.code[max(0, start - 60) : start]))

    def _code(self, at: int, closing: str) -> int:
        """Read code up to the brace that closes it; returns the place after that."""
        code, depth = self.code, 0
        while at < len(code):
            here = code[at]
            if code.startswith("//", at):
                at = code.find("\n", at)
            elif code.startswith("/*", at):
                at = code.index("*/", at) + 2
            elif here in "\"'":
                at = self._string(at)
            elif here == "`":
                at = self._template(at)
            elif here == "/" and BEFORE_REGEX.search(code[max(0, at - 20) : at]):
                at = self._regex(at)
            elif closing and here == closing and depth == 0:
                return at + 1
            else:
                depth += {"{": 1, "}": -1}.get(here, 0)
                at += 1
        return at

    def _string(self, start: int) -> int:
        at, quote = start + 1, self.code[start]
        while self.code[at] != quote:
            at += 2 if self.code[at] == "\\" else 1
        self._add(self.code[start + 1 : at], "", start)
        return at + 1

    def _regex(self, at: int) -> int:
        at, in_class = at + 1, False
        while in_class or self.code[at] != "/":
            here = self.code[at]
            in_class = (in_class or here == "[") and here != "]"
            at += 2 if here == "\\" else 1
        return at + 1

    def _template(self, start: int) -> int:
        named = re.search(r"([\w.]+)(?:<[^<>`]*>)?$", self.code[max(0, start - 40) : start])
        text, at = "", start + 1
        while self.code[at] != "`":
            if self.code.startswith("${", at):
                at = self._code(at + 2, closing="}")
                text += HOLE
            else:
                width = 2 if self.code[at] == "\\" else 1
                text += self.code[at : at + width]
                at += width
        self._add(text, named[1] if named else "", start)
        return at + 1


class _Shown(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def handle_data(self, data: str) -> None:
        self.shown.append(data)

    def handle_starttag(self, _: str, attributes: list[tuple[str, str | None]]) -> None:
        self.shown += [value or "" for name, value in attributes if name in SPOKEN]


def shown_by(template: str) -> list[str]:
    """What a piece of markup shows or says by itself, without what stands in its holes.

    >>> shown_by('<p title="Hint">Your move, \\0</p>')
    ['Hint', 'Your move, \\x00']
    """
    parser = _Shown()
    parser.feed(template)
    parser.close()
    return [text for text in parser.shown if re.search(r"[^\W\d_]", text)]


def pieces() -> Iterator[tuple[Path, Piece]]:
    """Every string and template of the page's code."""
    for path in sorted(SOURCE.rglob("*.ts")):
        if path.name == "messages.ts":
            continue
        for piece in Source(path.read_text(encoding="utf-8")).read():
            yield path.relative_to(SOURCE), piece
