"""The tab is closed at any moment: nothing that was seen is lost, and the match goes on."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from e2e.conftest import OpenPage
from e2e.hands import Clicks
from e2e.table import HANDS_FREE, Table, of_record, sit_down
from e2e.test_history import to_history, wait_until_kept
from tabla_core import format_position, legal_plays, parse_position
from tabla_core.record import states
from tests.conftest import SOAK

CLOSINGS = 100 if SOAK else 8
CRASHED, CLOSED, LEFT = "crashed", "closed", "left for another page"
MATCH = {"tradition": "macedonian", "target": "7", "white": "human", "level": "1", "seed": "club"}

PLAYS_BY_ITSELF_TO_A_MOMENT = """
  let state = %(seed)d, left = %(moment)d;
  const random = () => (state = (state * 48271) %% 2147483647) / 2147483647;
  const stored = () => localStorage.getItem("tabla.match.1");
  const found = stored();
  const seen = [];

  const deep = (root, selector) => {
    const all = [...root.querySelectorAll(selector)];
    for (const each of root.querySelectorAll("*")) {
      if (each.shadowRoot) all.push(...deep(each.shadowRoot, selector));
    }
    return all;
  };

  // The page stands still here, in the middle of what it does, until it is closed.
  const moment = () => {
    left -= 1;
    if (left !== -1) return;
    const problems = deep(document, "[data-problem]").map((each) => each.textContent);
    const request = new XMLHttpRequest();
    request.open("POST", "closing", false);
    request.send(JSON.stringify({ found, seen, written: stored(), problems }));
  };

  // Moments: before and after anything is stored, asked, answered, shown or clicked.
  const write = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    moment();
    write.call(this, key, value);
    moment();
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", moment);
    }
    postMessage(message) {
      super.postMessage(message);
      moment();
    }
  };
  new MutationObserver(() => {
    const { position } = document.querySelector("tabla-app")?.dataset ?? {};
    if (position !== undefined && position !== seen.at(-1)) seen.push(position);
    moment();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-position"] });

  // Whatever can be moved is, in a hurry, except that nothing is taken back.
  const play = () => {
    const places = deep(document, "[data-target]");
    if (places.length === 0) places.push(...deep(document, "[data-movable]"));
    const on = deep(document, '[data-test="next-game"], [data-test="end-turn"]');
    const all = places.length === 0 || random() < 0.2 ? on : places;
    const chosen = all[Math.floor(random() * all.length)];
    if (chosen !== undefined) {
      chosen.click();
      moment();
    }
    requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
  moment();
"""

HISTORY_HAS_ITS_END = """async () => {
  const opened = indexedDB.open("tabla");
  const database = await new Promise((done) => (opened.onsuccess = () => done(opened.result)));
  const asked = database.transaction("matches").objectStore("matches").getAll();
  const found = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
  database.close();
  return found.length === 1 && found[0].summary.winner !== null;
}"""


@dataclass(frozen=True)
class Closing:
    """How a tab is closed, and at which of the moments that it counts."""

    way: str
    moment: int
    seed: int

    def begin(self, page: Page, address: str) -> Any:
        """Play in a tab until the moment, where it stands still; what it tells then."""
        page.route("**/closing", self._leave if self.way == LEFT else self._stand)
        script = PLAYS_BY_ITSELF_TO_A_MOMENT % {"seed": self.seed, "moment": self.moment}
        page.add_init_script(f"if (location.protocol === 'http:') (() => {{ {script} }})()")
        with page.expect_request("**/closing", timeout=120_000) as request:
            page.goto(address, wait_until="commit")
        return json.loads(request.value.post_data or "")

    @staticmethod
    def _stand(_: Route) -> None:
        """No answer ever."""

    @staticmethod
    def _leave(route: Route) -> None:
        """It may go on for as long as it takes to leave it."""
        route.fulfill(status=204)

    def end(self, page: Page) -> None:
        """Close the tab."""
        if self.way == CRASHED:
            with pytest.raises(Error):
                page.goto("chrome://crash")
        if self.way == LEFT:
            page.goto("about:blank")
        page.close()


def closings(count: int) -> Iterator[Closing]:
    """Half of them before the match lies on the table or soon after, half some turns later."""
    random = Random("closing")
    for number in range(count):
        moment = random.randrange(12 if number % 2 else 200)
        yield Closing(
            random.choice([CRASHED, CLOSED, LEFT]), moment, random.randrange(1, 2**31 - 1)
        )


# What a browser says of files on their way when the page is left.
@pytest.mark.page_errors("dynamically imported module", "Failed to fetch", "Failed to load")
@pytest.mark.timeout(7200 if SOAK else 600)
def test_a_tab_closed_at_random_moments_loses_nothing(open_page: OpenPage) -> None:
    """A person's and the bot's moves, clicked at random, in a match that is longer than the test.

    The next tab finds what the last one had stored, in that every position that was seen, and it
    begins with the last one of them.
    """
    table = sit_down(open_page, MATCH, settings=HANDS_FREE)
    table.waits(phase="play", actor="w")
    context, address = table.page.context, table.page.url
    found = table.stored
    told = {"seen": [], "written": table.page.evaluate("localStorage.getItem('tabla.match.1')")}
    table.page.close()
    last = Closing(CLOSED, 0, 0)
    for number, closing in enumerate(closings(CLOSINGS)):
        page = context.new_page()
        was, told = told, closing.begin(page, address)
        between = f"{number}: after {last}, before {closing}"
        if last.way != LEFT:
            assert told["found"] == was["written"], between
        before, found = found, json.loads(told["found"])
        assert found["id"] == before["id"], between
        events = before["record"]["events"]
        assert found["record"]["events"][: len(events)] == events, between
        reached = [format_position(match.position) for match in states(found["record"])]
        assert set(was["seen"]) <= set(reached), between
        assert told["seen"][:1] in ([], [reached[-1]]), between
        assert told["problems"] == [], between
        closing.end(page)
        last = closing

    page = context.new_page()
    page.goto(address)
    table = Table(page, Clicks())
    table.waits(engine="ready")
    if table.app.get_attribute("data-phase") == "game-over":
        table.press("next-game")
    table.waits(phase="play", actor="w")
    expect(table.part("problem")).to_have_count(0)
    # Half a turn may have been played when the last tab was closed.
    for _ in table.stored["draft"]:
        table.press("undo")
    table.page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('tabla.match.1')).draft.length === 0"
    )
    events = table.stored["record"]["events"]
    assert len(events) > CLOSINGS // 2
    position = parse_position(table.app.get_attribute("data-position") or "")
    played = legal_plays(position)[0].text
    table.play(position, played)
    table.page.locator(f'tabla-app:not([data-position="{format_position(position)}"])').wait_for()
    assert table.stored["record"]["events"][: len(events) + 1] == [*events, {"play": played}]


def test_a_tab_closed_the_moment_a_match_is_over_leaves_its_end_to_the_history(
    open_page: OpenPage,
) -> None:
    """The result is stored at once; the history is written a little later, here never. The next
    visit begins another match, and the history has the whole of the one before."""
    # The writing of the end is no writing.
    ends_with_it = """
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (value, key) {
        return value.summary.winner === null ? put.call(this, value, key) : this.get(key);
      };
    """
    # White has given up a game already.
    begun = [{"opening": [3, 1]}, {"resign": "w"}, {"roll": [3, 1]}, {"play": "8/5 6/5"}]
    given = of_record("prva", 6, 5, target=3, events=begun)
    table = sit_down(open_page, given)
    table.waits(phase="roll", actor="w")
    wait_until_kept(table)
    table.page.evaluate(f"() => {{ {ends_with_it} }}")
    table.press("resign")
    table.press("dialog-yes")
    table.waits(phase="match-over")
    events = table.stored["record"]["events"]
    context, address = table.page.context, table.page.url
    table.page.close()

    page = context.new_page()
    page.goto(f"{address.split('?')[0]}?game=31&white=human")
    table = Table(page, Clicks())
    table.waits(phase="opening")
    table.page.wait_for_function(HISTORY_HAS_ITS_END)
    expect(to_history(table)).not_to_have_attribute("data-outcome", "unfinished")
    with page.expect_download() as download:
        table.press("history-save")
    assert json.loads(download.value.path().read_text("utf-8"))["events"] == events
