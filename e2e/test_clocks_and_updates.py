"""What may happen in the middle of a turn: clocks that jump, sleep, a new version on the host."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from e2e.conftest import SIZES, OpenPage
from e2e.hands import Clicks
from e2e.hosting import Host
from e2e.table import HANDS_FREE, Table, sit_down, two_players
from e2e.test_offline import kept, look_for_update, quick, ready, release
from tabla_core import (
    Match,
    begin,
    format_position,
    legal_plays,
    parse_position,
    terms,
    to_json,
)
from tests.boards import after, board

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

# --- clocks -------------------------------------------------------------------------------------


def jumping(context: BrowserContext) -> None:
    """Each look at a clock is years away from the last one, forwards or backwards."""
    context.add_init_script(
        """let jump = 1;
        const { now } = Date;
        Date.now = () => now() + (jump = -jump * 1.7) * 1e9;
        const run = performance.now.bind(performance);
        performance.now = () => run() + (jump = -jump * 1.7) * 1e6;"""
    )


def test_a_clock_that_jumps_changes_nothing(open_page: OpenPage) -> None:
    table = sit_down(
        open_page,
        {"game": "prva", "white": "human", "seed": "club"},
        settings=HANDS_FREE,
        prepare=jumping,
        still=False,
    )
    for _ in range(2):
        table.waits(phase="play", actor="w", engine="ready")
        line = table.app.get_attribute("data-position") or ""
        position = parse_position(line)
        table.play(position, legal_plays(position)[0].text)
        later = table.page.locator(f'tabla-app:not([data-position="{line}"])')
        later.wait_for(state="attached")
    table.waits(phase="play", actor="w")
    expect(table.part("problem")).to_have_count(0)


def test_a_page_that_sleeps_while_the_engine_starts_does_not_take_it_for_dead(
    open_page: OpenPage,
) -> None:
    """The device is shut for an hour in the middle of the start, and again in a turn."""
    page = open_page(prepare=lambda context: context.clock.install())
    page.clock.fast_forward("01:00:00")
    page.goto(page.url + "?" + urlencode(two_players(POSITION, 6, 5)))
    table = Table(page, Clicks())
    for _ in range(3):
        page.clock.fast_forward("01:00:00")
    table.shows(POSITION)
    expect(table.part("problem")).to_have_count(0)
    page.clock.fast_forward("10:00:00")
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    page.clock.fast_forward("10:00:00")
    table.shows(after(POSITION, "20/14* 8/5"))
    expect(table.part("problem")).to_have_count(0)


# --- a record that takes long to read -----------------------------------------------------------


def shuffled(events: int) -> Match:
    """A match of so many equal opening throws: nobody ever begins."""
    match = begin(terms({"tabla": 1, "game": "prva"}))
    while len(match.events) < events:
        match = match.opened(1, 1)
    return match


def test_a_record_of_many_thousand_events_does_not_look_like_a_dead_engine(
    open_page: OpenPage,
) -> None:
    """One worker reads all of it, however long that takes, and the match goes on."""
    count = """window.made = 0;
      window.Worker = class extends Worker {
        constructor(...given) { super(...given); made += 1; }
      };"""
    match = shuffled(40_000)

    def prepare(context: BrowserContext) -> None:
        context.add_init_script(count)

    table = sit_down(open_page, two_players(POSITION, 6, 5), prepare=prepare)
    table.shows(POSITION)
    long = {**table.stored, "record": to_json(match), "picture": None, "draft": []}
    long["dice"] = {"kind": "secret"}
    table.page.evaluate(
        """value => {
          Storage.prototype.setItem.call(localStorage, "tabla.match.1", JSON.stringify(value));
          location.reload();
        }""",
        long,
    )
    table.waits(phase="opening", position=format_position(match.position))
    assert table.page.evaluate("made") == 1
    expect(table.part("problem")).to_have_count(0)
    table.press("roll")
    table.waits()
    assert len(table.stored["record"]["events"]) == 40_001


# --- new versions -------------------------------------------------------------------------------


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "host") as host:
        yield host


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport=SIZES["desktop"], locale="en-GB", reduced_motion="reduce"
    )
    quick(context)
    yield context
    context.close()


def test_a_new_version_in_the_middle_of_a_turn_waits_even_when_the_engine_dies(
    context: BrowserContext, host: Host
) -> None:
    """Half a play is on the board when the new version comes. The engine is then killed: another
    one of the old version takes its place, and the turn is ended with it."""
    page = context.new_page()
    page.goto(f"{host.address}?{urlencode(two_players(POSITION, 6, 5))}")
    table = Table(page, Clicks())
    table.shows(POSITION)
    kept(page)
    table.play(POSITION, "20/14*")
    table.has_checkers("bar-b", "b", 1)
    host.release("second")
    assert look_for_update(page) == "installed"
    for worker in page.workers:
        worker.evaluate("self.close()")
    table.has_checkers("bar-b", "b", 1)
    table.waits(engine="ready", phase="play", actor="w")
    assert release(page) is None
    expect(table.part("update")).to_have_count(0)
    table.hands.move(table.place(8), table.place(5))
    table.waits(phase="play", actor="b")
    assert release(page) is None
    assert table.stored["record"]["events"][0] == {"play": "20/14* 8/5"}


def test_a_host_whose_files_have_all_changed_is_told_and_loses_nothing(
    browser: Browser, host: Host
) -> None:
    """Without a service worker, as in a private window: the host has another version in place of
    this one when the engine dies. The page says so, and after a reload the match goes on in it."""
    context = browser.new_context(
        viewport=SIZES["desktop"], locale="en-GB", reduced_motion="reduce", service_workers="block"
    )
    quick(context)
    page = context.new_page()
    page.goto(f"{host.address}?{urlencode(two_players(POSITION, 6, 5))}")
    table = Table(page, Clicks())
    table.shows(POSITION)
    table.play(POSITION, "20/14*")
    table.has_checkers("bar-b", "b", 1)
    gone = re.compile(r"/(assets|pyodide|wheels)/")
    context.route(gone, lambda route: route.fulfill(status=404, body="not here"))
    for worker in page.workers:
        worker.evaluate("self.close()")
    problem = page.locator('[data-problem="engine"]')
    expect(problem).to_be_visible()
    table.has_checkers("bar-b", "b", 1)
    context.unroute(gone)
    problem.locator('[data-test="reload"]').click()
    ready(page)
    table.shows(POSITION)
    table.has_checkers("bar-b", "b", 1)
    context.close()
