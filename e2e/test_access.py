"""Within reach: points that a finger finds, and everything by keyboard with the focus in sight."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenPage
from e2e.hands import middle
from e2e.table import Table, sit_down, two_players
from tabla_core import GAMES, roll, start

OPENING = start(GAMES["prva"])


# --- points --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (360, 640), (320, 568)], ids=str)
def test_a_point_takes_its_whole_half_of_the_board(
    size: tuple[int, int], open_page: OpenPage
) -> None:
    """From the edge to the middle, where the point across begins; at least 24 pixels wide."""
    table = sit_down(open_page, two_players(OPENING), device="phone")
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.shows(OPENING)
    heights = set()
    for number in range(1, 13):
        below, above = (table.place(each).bounding_box() for each in (number, 25 - number))
        assert below is not None
        assert above is not None
        assert abs(below["x"] - above["x"]) < 1
        assert abs(above["y"] + above["height"] - below["y"]) < 1
        assert min(below["width"], above["width"]) >= 24
        heights |= {round(below["height"]), round(above["height"])}
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_finger_beside_a_point_means_the_nearest_one_that_can_move(
    language: str, open_page: OpenPage
) -> None:
    """Prva, 6-3: 23 and 22 are empty; a tap just beside 24 takes its checker, one just beside 18
    puts it there."""
    rolled = roll(OPENING, 6, 3)
    table = sit_down(open_page, {**two_players(rolled), "lang": language}, device="phone")
    table.shows(rolled)
    touch_beside(table, 24, towards=23)
    expect(table.place(24)).to_have_attribute("data-selected", "")
    touch_beside(table, 18, towards=17)
    table.has_checkers(18, "w", 1)


def touch_beside(table: Table, place: int, towards: int) -> None:
    """With a finger a quarter of a point over the line to the next one."""
    (x, y), (beyond, _) = middle(table.place(place)), middle(table.place(towards))
    table.page.touchscreen.tap(x + 0.75 * (beyond - x), y)


# --- keys ----------------------------------------------------------------------------------------

FOCUS = """() => {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  if (!found || found === document.body) return null;
  window.visited ??= new Set();
  window.visited.add(found);
  const outlined = (element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2
      && !/, 0\\)$|transparent/.test(outlineColor);
  };
  // A field that is only drawn by what lies beside or around it has its outline there.
  const around = [found, found.nextElementSibling, found.closest("label")];
  const name = found.dataset.test ?? found.dataset.place ?? found.dataset.link ?? found.localName;
  const { width, height } = found.getBoundingClientRect();
  return { name, seen: around.some(outlined) && width > 0 && height > 0 };
}"""

MISSED = """() => {
  const dialogs = [];
  const all = [];
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches("dialog[open]")) dialogs.push(element);
      all.push(element);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  const above = dialogs.at(-1);
  const within = (element) => {
    for (let box = element; box; box = box.parentElement ?? box.getRootNode().host) {
      if (box === above) return true;
      if (box.inert) return false;
    }
    return above === undefined;
  };
  const chosen = (element) => element.type !== "radio" || element.checked;
  return all
    .filter((element) => element.matches("button, a[href], select, input, textarea, summary"))
    .filter((element) => element.checkVisibility() && element.tabIndex >= 0 && !element.disabled)
    .filter((element) => within(element) && chosen(element) && !window.visited.has(element))
    .map((element) => element.dataset.test ?? element.outerHTML.slice(0, 80));
}"""


def walk_by_tab(page: Page) -> None:
    """Tab leads to everything there is, and it is always seen where one is."""
    page.evaluate("() => { window.visited = new Set(); }")
    names: list[str] = []
    unseen: set[str] = set()
    page.evaluate(FOCUS)
    ends = 0
    for _ in range(200):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is None:
            # After the last part comes the browser's own bar, and then the first part.
            ends += 1
            if ends == 2:
                break
        else:
            names.append(focus["name"])
            if not focus["seen"]:
                unseen.add(focus["name"])
    assert names
    assert unseen == set()
    assert page.evaluate(MISSED) == []


@pytest.mark.parametrize("language", ["en", "ar"])
def test_tab_leads_everywhere_and_the_focus_is_seen(language: str, open_page: OpenPage) -> None:
    table = sit_down(open_page, {"lang": language, "dice": "6,5,4,4,3,1"})
    table.waits(engine="ready")
    walk_by_tab(table.page)
    for dialog in ("settings", "rules", "history"):
        table.press(dialog)
        expect(table.page.locator("dialog[open]")).to_be_visible()
        walk_by_tab(table.page)
        table.page.keyboard.press("Escape")
        expect(table.page.locator("dialog[open]")).to_have_count(0)
    table.press("start-match")
    table.waits(phase="opening")
    walk_by_tab(table.page)
    table.press("roll")
    table.waits(phase="roll")
    table.press("resign")
    walk_by_tab(table.page)


def test_keys_are_shown_where_they_can_be_pressed(open_page: OpenPage) -> None:
    """On the buttons that have one; whoever wants none sees none, and a phone shows none."""
    rolled = roll(OPENING, 6, 3)
    table = sit_down(open_page, two_players(rolled))
    table.shows(rolled)
    keys = table.page.locator("tabla-turn kbd")
    expect(keys).to_have_text(["U", "E"])
    expect(table.part("undo")).to_have_attribute("aria-keyshortcuts", "U")
    table.press("settings")
    table.page.locator('label:has([data-test="setting-shortcuts"])').click()
    expect(keys).to_have_count(0)


def test_a_phone_shows_no_keys(open_page: OpenPage) -> None:
    rolled = roll(OPENING, 6, 3)
    table = sit_down(open_page, two_players(rolled), device="phone")
    table.shows(rolled)
    for key in table.page.locator("tabla-turn kbd").all():
        expect(key).to_be_hidden()
