"""Every screen and every dialog in every language: it fits a phone, and it is in that language."""

import json
import re
from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import BrowserContext

from e2e.conftest import KEPT, OpenPage
from e2e.fitting import misfits, said
from e2e.tour import Station, tour
from tests.fluent_files import LANGUAGES, files_of

PICTURES = KEPT / "languages"


def take_picture(station: Station, language: str, device: str) -> None:
    """For a person to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    station.page.screenshot(path=PICTURES / f"{language}-{device}-{station.name}.png")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_a_phone(language: str, open_page: OpenPage) -> None:
    """At 390 pixels nothing is cut off, over the edge, or under something else."""
    wrong = {}
    for station in tour(open_page, language):
        take_picture(station, language, "phone")
        if found := misfits(station.page):
            wrong[station.name] = found
    assert wrong == {}


def test_all_numbers_of_an_arabic_page_are_arabic(open_page: OpenPage) -> None:
    """Also those of the board, of lists, of sums and of dates."""
    western = {}
    for station in tour(open_page, "ar"):
        # What an address, a file or a program is called is not a number of ours.
        found = [text for text in said(station.page) if re.search("[0-9]", text)]
        known = {"about", "problems", "share"}
        if found and station.name not in known:
            western[station.name] = found
    assert western == {}


# --- words that stand in no file ----------------------------------------------------------------

LETTER = "Ϟ"
"""No page has it by itself."""


class _Disguise(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = re.sub(r"[^\W\d_]", LETTER, node.value)
        return node


def disguised() -> str:
    """The English words with one letter in place of every other."""
    whole = "\n".join(path.read_text(encoding="utf-8") for path in files_of("en"))
    return FluentSerializer().serialize(_Disguise().visit(FluentParser().parse(whole)))


def speaking(words: str) -> Callable[[BrowserContext], None]:
    """Brings these words for the English ones."""

    def prepare(context: BrowserContext) -> None:
        context.route(
            re.compile(r"/assets/en-[\w-]+\.js$"),
            lambda route: route.fulfill(
                body=f"export default {json.dumps(words)}", content_type="text/javascript"
            ),
        )

    return prepare


def test_no_word_of_the_page_stands_outside_its_files(open_page: OpenPage) -> None:
    """With every letter of the files replaced no other letter is left anywhere."""
    strays = {}
    for station in tour(open_page, "en", prepare=speaking(disguised())):
        dates = station.page.locator("time").all_inner_texts()
        found = {
            text
            for text in said(station.page)
            if re.search(rf"(?!{LETTER})[^\W\d_]", text)
            and not is_quoted(text, station)
            and text not in dates
        }
        if found:
            strays[station.name] = found
    assert strays == {}


def is_quoted(text: str, station: Station) -> bool:
    """What an address holds is repeated as it stands there; a version is its maker's."""
    return station.name in ("problems", "share") and LETTER in text
