"""The tab is closed at any moment whatever: nothing that was seen is lost."""

import json
import os
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import OpenPage
from e2e.hands import Clicks
from e2e.table import HANDS_FREE, Table, sit_down
from tabla_core import format_position
from tabla_core.record import states

SOAK = os.environ.get("TABLA_SOAK", "") not in ("", "0")
CLOSINGS = 100 if SOAK else 6

WATCH = """
  const tell = () => {
    const app = document.querySelector("tabla-app");
    const { position, busy, screen } = app?.dataset ?? {};
    if (screen === "table" && position !== undefined) seen(position);
  };
  new MutationObserver(tell).observe(document, {
    subtree: true, attributes: true, attributeFilter: ["data-position"],
  });
"""
PLAY = """
  // Whatever can be clicked is clicked, as fast as a page can be asked.
  setInterval(() => {
    const deep = (root, selector) => {
      const found = [...root.querySelectorAll(selector)];
      for (const each of root.querySelectorAll("*")) {
        if (each.shadowRoot) found.push(...deep(each.shadowRoot, selector));
      }
      return found;
    };
    const targets = deep(document, "[data-target]");
    const movable = deep(document, "[data-movable]");
    const places = targets.length > 0 ? targets : movable;
    const names = ["continue", "roll", "end-turn", "next-game"];
    const buttons = names.flatMap((name) => deep(document, `[data-test="${name}"]`));
    const able = buttons.filter((each) => each.getAttribute("aria-disabled") !== "true");
    const all = able.length > 0 && (places.length === 0 || random() < 0.5) ? able : places;
    all[Math.floor(random() * all.length)]?.click();
  }, 40);
"""


def playing_by_itself(seed: str) -> str:
    """A script that plays on at random, the same with the same seed."""
    number = Random(seed).randrange(1, 2**31)
    generator = f"""
      let state = {number};
      const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    """
    return f"(() => {{ {generator} {WATCH} {PLAY} }})();"


def stored(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('tabla.match.1')") or "null")


# The file on which nothing of the page runs has no icon, which the browser asks for all the same.
@pytest.mark.page_errors("status of 404")
@pytest.mark.timeout(7200 if SOAK else 600)
def test_a_tab_closed_at_random_moments_loses_nothing(open_page: OpenPage) -> None:
    """A match against the bot; what is seen was stored before, so every position that was seen is
    among those of the record that the next tab finds, and that record goes on from the last one."""
    random = Random("closing")
    seen: list[str] = []

    def prepare(context: BrowserContext) -> None:
        context.expose_function("seen", lambda line: seen.append(str(line)))

    table = sit_down(
        open_page, {"game": "31", "white": "human"}, settings=HANDS_FREE, prepare=prepare
    )
    table.waits(phase="play", actor="w")
    context, address = table.page.context, table.page.url
    before = stored(table.page)
    page = table.page
    closed_in: set[str] = set()
    for closing in range(CLOSINGS):
        page.close()
        page = context.new_page()
        seen.clear()
        page.add_init_script(playing_by_itself(f"closing {closing}"))
        page.goto(address)
        # From before the engine is there to some turns later.
        page.wait_for_timeout(random.choice([0, 100, 500, 1500, 3000, 5000, 8000]))
        closed_in.add(page.locator("tabla-app").get_attribute("data-engine") or "")
        how = random.choice(["closed", "left for another page"])
        if how != "closed":
            page.goto("about:blank")
        page.close()

        page = context.new_page()
        page.goto(address.split("?")[0] + "licences.json")
        found = stored(page)
        assert found["id"] == before["id"] or before["finished"], (closing, how)
        events, were = found["record"]["events"], before["record"]["events"]
        if found["id"] == before["id"]:
            # The script takes nothing back.
            assert events[: len(were)] == were, (closing, how)
        reached = {format_position(match.position) for match in states(found["record"])}
        assert set(seen) <= reached, (closing, how)
        before = found
    assert len(closed_in) > 1 or not SOAK
    page.goto(address)
    last = Table(page, Clicks())
    last.waits(engine="ready")
    expect(last.part("problem")).to_have_count(0)
