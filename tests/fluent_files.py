"""The page's Fluent files, read: messages by language with their arguments and their choices."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

LOCALES = Path(__file__).parents[1] / "web" / "src" / "i18n" / "locales"
ENGLISH = "en"
LANGUAGES = ("en", "mk", "bg", "el", "tr", "ar")
"""In the order in which the page offers them."""

CATEGORIES = {
    "en": {"one", "other"},
    "mk": {"one", "other"},
    "bg": {"one", "other"},
    "el": {"one", "other"},
    "tr": {"one", "other"},
    "ar": {"zero", "one", "two", "few", "many", "other"},
}
"""Plural forms that whole numbers take in each language (Unicode CLDR)."""


@dataclass
class Message:
    """What one message asks of its caller.

    `choices` has the variants of each argument that the message chooses by.
    """

    name: str
    file: Path
    text: str
    arguments: set[str] = field(default_factory=set)
    choices: dict[str, list[frozenset[str]]] = field(default_factory=lambda: defaultdict(list))


class _Reader(visitor.Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            keys = frozenset(key_of(variant) for variant in node.variants)
            self.message.choices[selector.id.name].append(keys)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    """The key of a variant; numbers as they are written."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def files_of(language: str) -> list[Path]:
    """The Fluent files of a language, one a subject; those in folders come when they are wanted."""
    return sorted((LOCALES / language).rglob("*.ftl"))


def messages_in(path: Path) -> Iterator[Message]:
    """Every message of one file; what cannot be read is an error."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            said = "; ".join(str(note.message) for note in entry.annotations)
            where = f"{path.parent.name}/{path.name}"
            raise ValueError(f"{where}: {said}: {str(entry.content)[:120]!r}")
        if not isinstance(entry, ast.Message):
            continue
        message = Message(entry.id.name, path, written(entry))
        _Reader(message).visit(entry)
        yield message


def written(entry: ast.Message) -> str:
    """All text of a message, of every variant, with a space for each argument."""
    texts: list[str] = []

    class Texts(visitor.Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            texts.append(node.value)

    Texts().visit(entry)
    return " ".join(texts)


def messages_of(language: str) -> dict[str, Message]:
    """All messages of a language by name; one that stands twice is an error."""
    found: dict[str, Message] = {}
    for path in files_of(language):
        for message in messages_in(path):
            if message.name in found:
                raise ValueError(f"{language}: {message.name} stands twice")
            found[message.name] = message
    return found
