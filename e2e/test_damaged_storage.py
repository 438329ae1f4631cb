"""Whatever lies in the browser's storage, the page opens: it plays on, or says what is wrong."""

import copy
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenPage
from e2e.hands import Clicks
from e2e.table import HANDS_FREE, Table, set_up, sit_down, two_players
from tabla_core import format_position
from tests.boards import after, board
from tests.conftest import SOAK

# The file on which nothing of the page runs has no icon, which the browser asks for all the same.
pytestmark = pytest.mark.page_errors("status of 404")
PARTS = 10 if SOAK else 1
MATCH, SETTINGS = "tabla.match.1", "tabla.settings.1"
GONE = object()
ODD: tuple[Any, ...] = (
    GONE, None, True, 0, -1, 3.5, 1e300, 2**53, "", "w", "secret", "Прва ٣١ Πόρτες 😀\u202e",
    "<b>x</b>", "x" * 100_000, [], [[]], [None] * 30, {}, {"w": -1, "b": "1"},
    {"kind": "list", "dice": [7]},
)  # fmt: skip
TEXTS = ("", "{", "null", "[]", '"tabla"', "0", "\ufeff{}", '{"record":', "ÿþ" * 1000)

POSITION = board(
    "prva",
    "63",
    """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  .  .  . |  .  x  .  .  . o14
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
    """,
)
Where = tuple[str | int, ...]


def paths(value: Any, here: Where = ()) -> Iterator[Where]:
    """Everything that could be something else; of a list its first two members."""
    if here:
        yield here
    keys: Iterable[str | int] = ()
    if isinstance(value, dict | list):
        keys = value if isinstance(value, dict) else range(min(2, len(value)))
    for key in keys:
        yield from paths(value[key], (*here, key))


def changed(value: Any, path: Where, odd: Any) -> Any:
    """A copy with something else at a path, or nothing."""
    value = copy.deepcopy(value)
    inner = value
    for key in path[:-1]:
        inner = inner[key]
    if odd is GONE:
        del inner[path[-1]]
    else:
        inner[path[-1]] = odd
    return value


def put(table: Table, texts: Mapping[str, str]) -> None:
    """Store texts as they are, in place of what the page keeps, and open the page anew."""
    address = table.page.url
    # On another page of this origin, so that the page itself does not see it change.
    table.page.goto(address.split("?")[0] + "licences.json")
    table.page.evaluate("texts => Object.assign(localStorage, texts)", texts)
    table.page.goto(address)


def settle(table: Table) -> None:
    """Until the page has nothing more to do; a match that is offered is continued."""
    decided = table.page.locator("tabla-app[data-phase]").or_(table.part("start-match"))
    decided.or_(table.part("unfinished")).first.wait_for(state="attached")
    if table.part("unfinished").is_visible():
        table.press("continue")
        decided.first.wait_for(state="attached")
    table.waits(engine="ready")


def many_times(context: BrowserContext) -> None:
    """What makes a thousand visits cheap: see `put_again`. Python, which knows nothing of the
    storage, starts once: every page takes its engine from one worker, as embedded boards do."""
    context.add_init_script(
        """if (location.protocol === "http:") {
          Object.assign(localStorage, JSON.parse(sessionStorage.getItem("put") ?? "{}"));
          sessionStorage.removeItem("put");
        }
        window.share = (address) => new SharedWorker(address, { type: "module", name: "test" });
        window.Worker = class {
          constructor(address) {
            window.engineAddress = String(address);
            this.port = share(address).port;
            this.port.onmessage = (event) => this.onmessage?.(event);
          }
          postMessage(message) {
            if (message.kind !== "start") return this.port.postMessage(message);
            const life = `${message.lock}-life`;
            return navigator.locks.request(life, () => {
              this.port.postMessage({ ...message, life });
              return new Promise(() => {});
            });
          }
          terminate() {
            this.port.close();
          }
        };"""
    )


def keep_engine(table: Table) -> None:
    """Another window has a share in the worker, so that it outlives the page."""
    address = table.page.evaluate("engineAddress")
    keeper = table.page.context.new_page()
    keeper.goto(table.page.url.split("?")[0] + "licences.json")
    keeper.evaluate("address => { window.engine = share(address); }", address)


def put_again(table: Table, texts: Mapping[str, str]) -> None:
    """As `put`, after `many_times`: the next page of this window finds them before it begins."""
    table.page.evaluate("texts => sessionStorage.setItem('put', texts)", json.dumps(texts))
    table.page.goto(table.page.url)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_field_of_what_is_stored_may_be_damaged(part: int, open_page: OpenPage) -> None:
    """Each is removed, of another type, huge, negative, in another language and so on, in turn.

    What is not part of the record costs nothing but itself. A record that is none is said to be
    so, it can be saved as a file, and a new match can be set up.
    """
    table = sit_down(
        open_page, two_players(POSITION, 6, 5), settings=HANDS_FREE, prepare=many_times
    )
    table.shows(POSITION)
    keep_engine(table)
    table.play(POSITION, "20/14*")
    table.has_checkers("bar-b", "b", 1)
    good = table.stored
    settings = {"autoRoll": True, "autoEnd": True, "speed": "fast", "volume": 5, "theme": "dark"}
    damage = [
        *((MATCH, good, path, odd) for path in paths(good) for odd in ODD),
        *((SETTINGS, settings, path, odd) for path in paths(settings) for odd in ODD),
    ]
    assert len(damage) > 900
    Random("storage").shuffle(damage)
    went_on = 0
    for key, value, path, odd in damage[part::PARTS] if SOAK else damage[:12]:
        told = f"{key} {path} = {'nothing' if odd is GONE else repr(odd)[:80]}"
        put_again(table, {MATCH: json.dumps(good), key: json.dumps(changed(value, path, odd))})
        settle(table)
        if path[0] != "record":
            assert table.app.get_attribute("data-phase") == "play", told
            assert table.app.get_attribute("data-position") == format_position(POSITION), told
        if table.app.get_attribute("data-screen") == "table":
            went_on += 1
            continue
        sentence = table.part("problem").first.locator("p").inner_text()
        assert len(sentence) > 20, told
        expect(table.part("save-record").first).to_be_visible()
    assert went_on > 3


@pytest.mark.parametrize("text", TEXTS if SOAK else TEXTS[:3], ids=repr)
def test_a_text_that_is_no_match_is_kept_until_a_new_one_starts(
    text: str, open_page: OpenPage, tmp_path: Path
) -> None:
    table = sit_down(open_page)
    put(table, {MATCH: text})
    problem = table.page.locator('[data-problem="stored"]')
    expect(problem).to_contain_text("could not be read")
    with table.page.expect_download() as download:
        problem.locator('[data-test="save-record"]').click()
    download.value.save_as(tmp_path / "saved")
    assert (tmp_path / "saved").read_text(encoding="utf-8") == text
    set_up(table, game="31", opponent="person")
    table.waits(phase="opening")
    assert table.stored["record"]["game"] == "31"
    expect(problem).to_have_count(0)


# --- other versions of the page -----------------------------------------------------------------


def test_what_an_older_version_stored_is_played_on(open_page: OpenPage) -> None:
    """It knew neither pictures nor names of matches."""
    table = sit_down(open_page, two_players(POSITION, 6, 5))
    table.shows(POSITION)
    old = {name: table.stored[name] for name in ("record", "dice", "draft", "address", "finished")}
    put(table, {MATCH: json.dumps({**old, "picture": None})})
    table.shows(POSITION)
    expect(table.part("problem")).to_have_count(0)
    table.play(POSITION, "20/14* 8/5")


def test_what_a_newer_version_stored_is_played_on_as_far_as_it_is_known(
    open_page: OpenPage,
) -> None:
    """It keeps things of its own beside; under another key it may keep what it likes."""
    table = sit_down(open_page, two_players(POSITION, 6, 5))
    table.shows(POSITION)
    later = {**table.stored, "clock": {"w": 1}, "dice": {"kind": "list", "dice": [6, 5], "by": 1}}
    put(table, {"tabla.match.2": "something else"})
    put(table, {MATCH: json.dumps(later)})
    table.shows(POSITION)
    expect(table.part("problem")).to_have_count(0)
    assert table.page.evaluate("localStorage['tabla.match.2']") == "something else"


def test_a_record_of_a_newer_version_is_said_to_be_one(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(POSITION, 6, 5))
    table.shows(POSITION)
    later = table.stored
    later["record"]["tabla"] = 2
    put(table, {MATCH: json.dumps(later)})
    problem = table.page.locator('[data-problem="record"]')
    expect(problem).to_contain_text("another version")
    expect(problem.locator('[data-test="save-record"]')).to_be_visible()
    assert table.stored == later


# --- a storage that is full, refused or cleared ---------------------------------------------------


def full(context: BrowserContext) -> None:
    """There is room until the test says that there is none."""
    context.add_init_script(
        """const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, value) {
          if (window.full) throw new DOMException("no room", "QuotaExceededError");
          write.call(this, key, value);
        };"""
    )


def test_a_storage_that_fills_up_is_told_and_is_used_again_when_there_is_room(
    open_page: OpenPage, tmp_path: Path
) -> None:
    """The match goes on, it can be saved as a file, and the next event is kept again."""
    table = sit_down(open_page, two_players(POSITION, 6, 5), prepare=full)
    table.shows(POSITION)
    table.page.evaluate("window.full = true")
    table.play(POSITION, "20/14*")
    problem = table.page.locator('[data-problem="storage"]')
    expect(problem).to_contain_text("closing the page loses it")
    with table.page.expect_download() as download:
        problem.locator('[data-test="save-record"]').click()
    download.value.save_as(tmp_path / "saved")
    saved = json.loads((tmp_path / "saved").read_text(encoding="utf-8"))
    assert saved["game"] == "prva"

    table.page.evaluate("window.full = false")
    table.hands.move(table.place(8), table.place(5))
    expect(problem).to_have_count(0)
    table.press("end-turn")
    table.shows(after(POSITION, "20/14* 8/5"))
    assert table.stored["record"]["events"] == [{"play": "20/14* 8/5"}]


def refused(context: BrowserContext) -> None:
    """As where a person has forbidden sites to keep anything."""
    context.add_init_script(
        """for (const name of ["localStorage", "indexedDB"]) {
          Object.defineProperty(window, name, {
            get() { throw new DOMException("denied", "SecurityError"); },
          });
        }"""
    )


def missing(context: BrowserContext) -> None:
    """As in some programs that show pages inside themselves."""
    context.add_init_script("Object.defineProperty(window, 'localStorage', { value: null });")


@pytest.mark.parametrize("refuse", [refused, missing])
def test_without_any_storage_the_match_is_played_and_the_page_says_so(
    refuse: Callable[[BrowserContext], None], open_page: OpenPage
) -> None:
    page = open_page(two_players(POSITION, 6, 5), device="desktop", prepare=refuse)
    table = Table(page, Clicks())
    table.shows(POSITION)
    expect(table.page.locator('[data-problem="storage"]')).to_contain_text("closing the page")
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.shows(after(POSITION, "20/14* 8/5"))


@pytest.mark.parametrize(
    "how", ["localStorage.clear()", "localStorage.removeItem('tabla.match.1')"]
)
def test_a_storage_cleared_under_the_page_gets_the_match_back(
    how: str, open_page: OpenPage
) -> None:
    """In another window everything is cleared; the match in this one is kept anew at once."""
    table = sit_down(open_page, two_players(POSITION, 6, 5))
    table.shows(POSITION)
    table.play(POSITION, "20/14*")
    table.has_checkers("bar-b", "b", 1)
    kept = table.stored
    # Windows hear of each other's storage with a delay: it has been cleared here once this one has.
    table.page.evaluate("addEventListener('storage', () => (globalThis.cleared = true))")
    other = table.page.context.new_page()
    other.goto(table.page.url.split("?")[0] + "licences.json")
    other.evaluate(how)
    table.page.wait_for_function(
        "() => globalThis.cleared && localStorage.getItem('tabla.match.1') !== null"
    )
    assert table.stored == kept
    expect(table.part("problem")).to_have_count(0)
    table.page.reload()
    table.shows(POSITION)
    table.has_checkers("bar-b", "b", 1)
