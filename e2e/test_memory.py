"""The page's memory is bounded, at rest and over an evening of games.

What counts is what its process has for itself: the page, its worker and Python's memory in it.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page

from e2e.conftest import FLAGS, SIZES
from e2e.hands import Clicks
from e2e.table import HANDS_FREE, PATIENCE, Table
from scripts import find_browser
from tabla_core import legal_plays, parse_position
from tabla_core.position import other
from tests.conftest import SOAK

MEGABYTE = 1_000_000
AT_REST = 280 * MEGABYTE
GROWTH = 20 * MEGABYTE
"""What the games after the first few may add, however many there are."""
MORE_NODES = 150
"""A little more or less may be on the screen; one node a turn would be more than this."""
WARM_UP = 10
GAMES = 200 if SOAK else 30


def of_its_own(browser: Browser, page: Page) -> int:
    """Bytes that the processes of pages have for themselves, after what is not used was let go."""
    page.evaluate("gc()")
    for worker in page.workers:
        worker.evaluate("gc()")
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    total = 0
    for process in processes:
        if process["type"] != "renderer":
            continue
        status = Path(f"/proc/{process['id']}/status").read_text(encoding="utf-8")
        (line,) = (line for line in status.splitlines() if line.startswith("RssAnon:"))
        total += int(line.split()[1]) * 1024
    return total


def settled(browser: Browser, page: Page) -> int:
    """The same once it falls no more: what is swept is given back to the system bit by bit."""
    session = page.context.new_cdp_session(page)
    least = of_its_own(browser, page)
    while True:
        session.send("HeapProfiler.collectGarbage")
        now = of_its_own(browser, page)
        if now > least - MEGABYTE // 2:
            return min(now, least)
        least = now


def kept_alive(page: Page) -> tuple[int, int]:
    """How many listeners of events there are, and nodes of any kind, comments as well.

    Those of elements that are gone must go with them.
    """
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    counters = session.send("Memory.getDOMCounters")
    return int(counters["jsEventListeners"]), int(counters["nodes"])


def play_and_resign(table: Table) -> None:
    """A game of one play by each side; the next begins at once."""
    for _ in range(2):
        table.waits(phase="play")
        position = parse_position(table.app.get_attribute("data-position") or "")
        table.play(position, legal_plays(position)[0].text)
        table.waits(phase="play", actor=other(position.side))
    table.press("resign")
    table.press("dialog-yes")
    again = table.part("next-game").or_(table.part("rematch"))
    table.hands.press(again)


@pytest.mark.skipif(sys.platform != "linux", reason="there is no /proc to read a process's size in")
@pytest.mark.timeout(7200 if SOAK else 1800)
def test_memory_is_bounded_at_rest_and_over_many_games(
    address: str, browser: Browser, record_property: Callable[[str, object], None]
) -> None:
    players = {"w": "human", "b": "human"}
    record = {"tabla": 1, "game": "prva", "target": 3, "players": players, "events": []}
    query = urlencode({"record": json.dumps(record), "seed": "club"})
    # A Chromium of its own, that can be asked to let go of what is not used.
    alone = browser.browser_type.launch(
        executable_path=find_browser.find(), args=[*FLAGS, "--js-flags=--expose-gc"]
    )
    context = alone.new_context(viewport=SIZES["desktop"], reduced_motion="reduce")
    settings = json.dumps(json.dumps(HANDS_FREE))
    context.add_init_script(f"localStorage['tabla.settings.1'] ??= {settings}")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{address}?{query}")
    table = Table(page, Clicks())
    table.waits(phase="play")
    at_rest = settled(alone, page)
    for _ in range(WARM_UP):
        play_and_resign(table)
    table.waits(phase="play")
    before = settled(alone, page)
    listeners_before, nodes_before = kept_alive(page)
    for _ in range(GAMES - WARM_UP):
        play_and_resign(table)
    table.waits(phase="play")
    after = settled(alone, page)
    listeners_after, nodes_after = kept_alive(page)
    alone.close()
    figures = ", ".join(f"{each / MEGABYTE:.0f} MB" for each in (at_rest, before, after))
    told = f"the page's memory at rest, after {WARM_UP} and {GAMES} games: {figures}"
    record_property("timing", told)
    print(told)
    assert listeners_after <= listeners_before
    assert nodes_after - nodes_before <= MORE_NODES
    assert at_rest <= AT_REST
    assert after - before <= GROWTH
