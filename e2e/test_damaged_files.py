"""Any file of the start is missing, cut off, of a wrong type or something else: the page starts
another way, or says so, and starts when the file is right again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from e2e.conftest import OpenPage
from e2e.table import sit_down
from e2e.test_failures import engine_problem
from tests.conftest import SOAK

Damage = Callable[[Route], None]

# What the browser itself says of files that do not come or are no scripts.
pytestmark = pytest.mark.page_errors(
    r"Failed to (load|fetch)",
    r"ERR_FAILED",
    r"MIME type",
    r"SyntaxError",
    r"Unexpected",
    r"in JSON at position",
    r"Invalid",
)


def missing(route: Route) -> None:
    route.fulfill(status=404, body="not here")


def failing(route: Route) -> None:
    route.fulfill(status=500, content_type="text/html", body="<h1>Try later</h1>")


def cut_off(route: Route) -> None:
    answer = route.fetch()
    body = answer.body()
    headers = {k: v for k, v in answer.headers.items() if k != "content-length"}
    route.fulfill(status=200, headers=headers, body=body[: len(body) // 2])


def empty(route: Route) -> None:
    route.fulfill(status=200, body="")


def of_another_type(route: Route) -> None:
    route.fulfill(response=route.fetch(), content_type="text/plain; charset=utf-8")


def something_else(route: Route) -> None:
    """As a network that wants a password first answers everything, or a host that hides a 404."""
    page = "<!doctype html><title>Welcome</title><p>Please sign in to this network."
    route.fulfill(status=200, content_type="text/html", body=page)


def scrambled(route: Route) -> None:
    """As long as it should be, with other bytes."""
    answer = route.fetch()
    body = bytearray(answer.body())
    for at in range(len(body) // 3, len(body) // 3 + min(400, len(body) // 3)):
        body[at] ^= 0x55
    route.fulfill(response=answer, body=bytes(body))


def broken_off(route: Route) -> None:
    route.abort()


DAMAGES: tuple[Damage, ...] = (
    missing, failing, cut_off, empty, of_another_type, something_else, scrambled, broken_off,
)  # fmt: skip
SNAPSHOT = r"/snapshot-\w+\.bin$"
FILES = {
    "worker": r"/assets/worker-[\w-]+\.js$",
    "loader": r"/pyodide\.mjs$",
    "runtime": r"/pyodide\.asm\.mjs$",
    "wasm": r"/pyodide-wasm\.bin$",
    "snapshot": SNAPSHOT,
    "unpacker": r"/unpacker\.wasm$",
    # These are needed by the ordinary start alone: the snapshot is missing as well.
    "library": r"/python_stdlib\.zip$",
    "lock": r"/pyodide-lock\.json$",
    "index": r"/wheels/wheels\.json$",
    "engine": r"/tabla_core[\w.-]*\.whl$",
    "installer": r"/micropip[\w.-]*\.whl$",
}
ORDINARY = ("library", "lock", "index", "engine", "installer")
EVERY = [(name, damage) for name in FILES for damage in DAMAGES]
SAMPLE = [
    ("worker", missing),
    ("worker", of_another_type),
    ("wasm", cut_off),
    ("wasm", something_else),
    ("loader", something_else),
    ("snapshot", scrambled),
    ("library", scrambled),
    ("index", something_else),
    ("engine", cut_off),
]


def named(value: object) -> str:
    return value if isinstance(value, str) else getattr(value, "__name__", "")


@pytest.mark.parametrize(("name", "damage"), EVERY if SOAK else SAMPLE, ids=named)
def test_a_file_that_is_not_what_it_should_be(
    name: str, damage: Damage, open_page: OpenPage
) -> None:
    hit: list[str] = []

    def prepare(context: BrowserContext) -> None:
        def harm(route: Route) -> None:
            hit.append(route.request.url)
            damage(route)

        if name in ORDINARY:
            context.route(re.compile(SNAPSHOT), missing)
        context.route(re.compile(FILES[name]), harm)

    table = sit_down(open_page, {"game": "prva", "white": "human"}, prepare=prepare)
    # The board is there whatever has become of the rest.
    table.has_checkers(24, "w", 2)
    settled = table.page.locator('tabla-app[data-engine="ready"], tabla-app[data-engine="failed"]')
    expect(settled).to_be_attached(timeout=150_000)
    assert hit, "the file was not even asked for"
    if table.app.get_attribute("data-engine") == "failed":
        assert len(engine_problem(table)) > 30
        expect(table.part("reload")).to_be_visible()
        table.page.context.unroute_all(behavior="wait")
        table.press("retry")
    table.waits(engine="ready", phase="opening")
    expect(table.part("problem")).to_have_count(0)
    table.press("roll")
    expect(table.page.locator("tabla-points [data-die]").first).to_be_visible()


# --- parts that are fetched later -----------------------------------------------------------------


def test_a_part_of_the_page_that_cannot_be_fetched_is_told(open_page: OpenPage) -> None:
    """The history is fetched when it is first wanted: by then the network, or the file, is gone."""

    def prepare(context: BrowserContext) -> None:
        context.route(re.compile(r"/assets/history-screen-[\w-]+\.js$"), missing)

    table = sit_down(open_page, prepare=prepare)
    table.waits(engine="ready")
    table.press("history")
    expect(table.page.locator('[data-problem="part"]')).to_contain_text("could not be fetched")
    table.press("start-match")
    table.waits(phase="opening")


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "tag", "sentence"),
    [
        ("en-GB", "en", "Part of the page could not be fetched"),
        ("el-GR", "el", "Ένα μέρος της σελίδας δεν φορτώθηκε"),
        ("ar-EG", "ar", "جزء من الصفحة مانزلش"),
    ],
    ids=["english", "greek", "arabic"],
)
def test_without_any_words_one_sentence_is_said_and_a_link_loads_again(
    locale: str, tag: str, sentence: str, open_page: OpenPage
) -> None:
    """Neither the words of the reader's language nor the English ones come; later they do."""

    def prepare(context: BrowserContext) -> None:
        context.route(re.compile(rf"/assets/({tag}|en)-[\w-]+\.js$"), lambda route: route.abort())

    page = open_page({"game": "tapa", "white": "human"}, prepare=prepare, locale=locale)
    said = page.locator(".not-fetched p")
    expect(said).to_have_count(1)
    expect(said).to_be_visible()
    expect(said).to_contain_text(sentence)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if tag == "ar" else "ltr")
    expect(page.locator(".not-started")).to_have_count(0)
    page.context.unroute_all(behavior="wait")
    said.get_by_role("link").click()
    # The match of the address is still asked for.
    expect(page.locator('tabla-app[data-screen="table"][data-engine="ready"]')).to_be_attached()
