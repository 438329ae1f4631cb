"""Every screen and every dialog in every language: it fits, it is in that language, and nothing in
it is out of reach.

One walk for each language. Each screen is looked at on a phone held upright and across, and at
twice its size; axe-core looks at it in a theme. `make soak` has axe look in every theme; otherwise
each screen has one in English, another in Arabic, and a third in one of the other languages.
"""

import json
import re
from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import BrowserContext, Page, Route, ViewportSize

from e2e.axe import COLOURS, findings
from e2e.conftest import KEPT, SIZES, OpenPage
from e2e.fitting import misfits, said, small_targets
from e2e.test_themes import THEMES
from e2e.tour import Station, tour
from tests.conftest import SOAK
from tests.fluent_files import LANGUAGES, files_of

PICTURES = KEPT / "screens"
ENLARGED: ViewportSize = {"width": 195, "height": 422}
"""What a phone has left when everything on it is twice as large."""

Look = tuple[str, str]
"""A theme, by day or by night."""
LOOKS: tuple[Look, ...] = tuple(
    (theme, time) for theme in THEMES for time in ("light", "dark") if theme not in (time, "light")
)


def take_picture(station: Station, language: str, size: str) -> None:
    """For a person to look at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{language}-{size}-{station.name}.png"
    # A busy machine may take its time over a picture, and nothing hangs on it.
    station.page.screenshot(path=path, timeout=120_000)


def put_on(page: Page, look: Look) -> None:
    """Change the theme where the page stands, as the settings do."""
    theme, time = look
    page.emulate_media(color_scheme="dark" if time == "dark" else "light")
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


def looks(language: str, number: int) -> tuple[Look, ...]:
    """In which looks axe sees the screen with this number."""
    if SOAK:
        return LOOKS
    place = LANGUAGES.index(language)
    # The others share the screens among them.
    if language not in ("en", "ar") and number % 4 != place % 4:
        return ()
    return (LOOKS[(number + place) % len(LOOKS)],)


@pytest.mark.timeout(7200 if SOAK else 900)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_and_is_within_reach(language: str, open_page: OpenPage) -> None:
    """Nothing is cut off, over the edge or under something else; targets are large enough."""
    wrong: list[str] = []

    def note(station: Station, found: list[str]) -> None:
        wrong.extend(f"{station.name}: {each}" for each in found)

    for number, station in enumerate(tour(open_page, language)):
        page = station.page
        take_picture(station, language, "phone")
        note(station, misfits(page))
        note(station, small_targets(page))
        note(station, western_numbers(station) if language == "ar" else [])
        note(station, latin_words(station) if language not in ("en", "tr") else [])
        for place, look in enumerate(looks(language, number)):
            put_on(page, look)
            # A theme changes nothing but colours: see test_themes.py.
            found = findings(page, only=COLOURS if place > 0 else ())
            note(station, [f"{look}: {each}" for each in found])
        put_on(page, ("wood", "light"))
        page.set_viewport_size(SIZES["across"])
        take_picture(station, language, "across")
        found = [*misfits(page), *small_targets(page), *scrolled_away(station)]
        note(station, [f"across: {each}" for each in found])
        page.set_viewport_size(ENLARGED)
        take_picture(station, language, "enlarged")
        note(station, [f"enlarged: {each}" for each in misfits(page)])
        page.set_viewport_size(SIZES["phone"])
    assert not wrong, "\n".join(wrong)


def scrolled_away(station: Station) -> list[str]:
    """Of a turn in hand everything is at hand without scrolling: the board and its buttons."""
    if station.name not in {"opening", "play", "hint", "chain", "handed-over"}:
        return []
    size = station.page.viewport_size
    assert size is not None
    parts = {name: station.table.part(name) for name in ("undo", "resign", "settings", "rules")}
    parts["roll or end"] = station.page.locator('[data-test="roll"], [data-test="end-turn"]')
    parts["board"] = station.page.locator("tabla-points .stage")
    boxes = {name: part.bounding_box() for name, part in parts.items()}
    return [
        f"not on the screen: {name}"
        for name, box in boxes.items()
        if box is None or box["y"] < 0 or box["y"] + box["height"] > size["height"]
    ]


def western_numbers(station: Station) -> list[str]:
    """All numbers of an Arabic page are Arabic, also those of the board, of sums and of dates."""
    # What an address, a file or a program is called is not a number of ours.
    if station.name in {"about", "problems", "share"}:
        return []
    return [text for text in said(station.page) if re.search("[0-9]", text)]


def latin_words(station: Station) -> list[str]:
    """A page in another script has none, also where the browser writes a date or a list for it."""
    if station.name in {"about", "problems", "share"}:
        return []
    names = re.compile(r"Tabla|JSON")
    return [text for text in said(station.page) if re.search("[A-Za-z]{2}", names.sub("", text))]


# --- words that stand in no file ----------------------------------------------------------------

LETTER = "Ϟ"
"""No page has it by itself."""


class _Disguise(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = re.sub(r"[^\W\d_]", LETTER, node.value)
        return node


def disguised(chapter: str = "") -> str:
    """The English words, or those of a chapter, with one letter in place of every other."""
    files = [path for path in files_of("en") if path.parent.name == (chapter or "en")]
    whole = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return FluentSerializer().serialize(_Disguise().visit(FluentParser().parse(whole)))


def speaking_in_disguise(context: BrowserContext) -> None:
    """Brings disguised words for the English ones."""
    chunks = {r"/assets/en-[\w-]+\.js$": "", r"/assets/rules-[\w-]{8}\.js$": "rules"}
    for address, chapter in chunks.items():
        body = f"export default {json.dumps(disguised(chapter))}"
        context.route(re.compile(address), _answer_with(body))
    # The word before the last of a list is the browser's.
    context.add_init_script(
        """
        Intl.ListFormat.prototype.format = function (things) {
          return this.formatToParts(things)
            .map((part) =>
              part.type === "literal" ? part.value.replace(/\\p{L}/gu, "LETTER") : part.value)
            .join("");
        };
        """.replace("LETTER", LETTER)
    )


def _answer_with(script: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=script, content_type="text/javascript")


def test_no_word_of_the_page_stands_outside_its_files(open_page: OpenPage) -> None:
    """With every letter of the files replaced no other letter is left anywhere."""
    strays = {}
    for station in tour(open_page, "en", prepare=speaking_in_disguise):
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
