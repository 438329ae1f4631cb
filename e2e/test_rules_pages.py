"""The rules: from the form, the table or an address, and back without losing a game."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import KEPT, Device, OpenPage
from e2e.table import BRISK, Table, sit_down, two_players
from tabla_core import GAMES, TRADITIONS, roll, start
from tests.rules_pages.pages import sections
from tests.rules_pages.pictures import ALL

PICTURES = KEPT / "rules"
LANGUAGES = ("en", "mk", "bg", "el", "tr", "ar")


def read(page: Page, rules: str) -> None:
    """Wait until a page of the rules is open."""
    expect(page.locator("tabla-rules")).to_have_attribute("data-page", rules)
    expect(page.locator("tabla-rules dialog")).to_be_visible()


def link(table: Table, page: str) -> None:
    table.hands.press(table.page.locator(f'tabla-rules [data-link="{page}"]').first)


# --- ways in and out ---------------------------------------------------------------------------


def test_from_the_form_by_links_and_back(open_page: OpenPage) -> None:
    table = sit_down(open_page)
    table.press("rules")
    read(table.page, "all")
    link(table, "greek")
    read(table.page, "greek")
    text = table.page.locator("tabla-rules .text")
    expect(text).to_contain_text("A match goes to 3, 5, or 7 points; 5 are usual.")
    link(table, "greek/fevga")
    read(table.page, "greek/fevga")
    expect(table.page.get_by_role("dialog")).to_have_accessible_name("Φεύγα: the rules")
    assert table.page.url.endswith("?rules=greek/fevga")
    table.page.go_back()
    read(table.page, "greek")
    table.page.go_forward()
    read(table.page, "greek/fevga")
    table.press("rules-close")
    expect(table.page.locator("tabla-rules")).to_have_count(0)
    expect(table.part("start-match")).to_be_visible()
    assert "rules" not in table.page.url


def test_from_the_table_and_back_to_the_same_position(open_page: OpenPage) -> None:
    opening = start(GAMES["fevga"])
    by_hand = {**BRISK, "autoForced": False}
    table = sit_down(open_page, two_players(opening, 6, 3), settings=by_hand)
    table.press("roll")
    rolled = roll(opening, 6, 3)
    table.shows(rolled)
    table.hands.move(table.place(24), table.place(18))
    expect(table.part("undo")).to_have_attribute("aria-disabled", "false")
    before = table.stored
    address = table.page.url
    table.press("rules")
    read(table.page, "fevga")
    table.page.go_back()
    expect(table.page.locator("tabla-rules")).to_have_count(0)
    assert table.page.url == address
    assert table.stored == before
    table.hands.move(table.place(18), table.place(15))
    expect(table.part("end-turn")).to_have_attribute("aria-disabled", "false")


def test_from_the_table_of_a_phone(open_page: OpenPage) -> None:
    """There the language is in the settings, so that the rules are at hand."""
    table = sit_down(open_page, two_players(start(GAMES["tapa"])), device="phone")
    table.waits(phase="roll")
    expect(table.part("language")).to_be_hidden()
    table.press("rules")
    read(table.page, "tapa")
    table.press("rules-close")
    table.waits(phase="roll")
    table.press("settings")
    table.page.locator("tabla-dialogs").locator('[data-test="language"]').select_option("el")
    expect(table.page.locator("html")).to_have_attribute("lang", "el")


def test_escape_closes_and_takes_the_address_along(open_page: OpenPage) -> None:
    table = sit_down(open_page)
    table.press("rules")
    read(table.page, "all")
    table.page.keyboard.press("Escape")
    expect(table.page.locator("tabla-rules")).to_have_count(0)
    table.page.wait_for_url(re.compile(r"/$"))


def test_an_address_opens_a_section(open_page: OpenPage, address: str) -> None:
    table = sit_down(open_page)
    table.page.goto(f"{address}?rules=treta#mother")
    read(table.page, "treta")
    called = table.page.locator("tabla-rules section.called")
    expect(called.locator("h3")).to_have_text("The mother")
    expect(called.locator("h3")).to_be_in_viewport()
    # It came by a link: closing leaves the page, not the site.
    table.press("rules-close")
    expect(table.part("start-match")).to_be_visible()
    assert table.page.url == address


def test_the_match_of_an_address_is_the_same_with_rules_open(
    open_page: OpenPage, address: str
) -> None:
    table = sit_down(open_page, {"game": "treta", "white": "human"})
    table.waits(phase="opening")
    kept = table.stored["id"]
    table.page.goto(f"{address}?{urlencode({'game': 'treta', 'white': 'human'})}&rules=treta")
    read(table.page, "treta")
    table.press("rules-close")
    table.waits(phase="opening")
    assert table.stored["id"] == kept


def test_rules_that_do_not_exist_are_reported(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"rules": "<b>chess</b>"})
    read(table.page, "all")
    expect(table.part("rules-unknown")).to_contain_text("<b>chess</b>")


def test_in_a_board_on_another_page(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"embed": "1", "game": "31", "rules": "31"})
    read(table.page, "31")
    table.press("rules-close")
    table.waits(phase="opening")


# --- what is read ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(language: str, open_page: OpenPage) -> None:
    """Each section has its words, each picture its caption; nothing is wider than the phone."""
    table = sit_down(open_page, {"lang": language, "rules": "all"}, device="phone")
    read(table.page, "all")
    for name in [*TRADITIONS, *GAMES, "strategies", "dice"]:
        link(table, name)
        read(table.page, name)
        check_words(table.page, name)
        if name in ("31", "fevga", "vtora", "strategies", "dice"):
            PICTURES.mkdir(parents=True, exist_ok=True)
            table.page.screenshot(path=PICTURES / f"{name}-{language}-phone.png")
        table.press("rules-all")
        read(table.page, "all")


def check_words(page: Page, name: str) -> None:
    """No message is missing (its name would be shown) and nothing sticks out."""
    inside = page.locator("tabla-rules .inside")
    said = inside.inner_text()
    assert not re.search(r"\b(rules|picture|strategy|strategies|fair)-[a-z]", said), name
    wide = inside.evaluate("each => each.scrollWidth - each.clientWidth")
    assert wide <= 0, name
    game = name.rpartition("/")[2]
    if game not in GAMES:
        return
    shown = page.locator("tabla-rules section").evaluate_all(
        "all => all.map(each => each.dataset.section)"
    )
    wanted = sections(GAMES[game])
    assert shown == [section["name"] for section in wanted]
    for section in page.locator("tabla-rules section").all():
        assert section.locator("p").first.inner_text().strip()
    captions = page.locator('tabla-rules [data-test="picture-caption"]').all_inner_texts()
    assert len(captions) == sum(len(section["pictures"]) for section in wanted)
    assert all(caption.strip() for caption in captions), (name, captions)


def test_a_strategy_is_gone_through_step_by_step(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"rules": "strategies"})
    read(table.page, "strategies")
    picture = table.page.locator('[data-picture="strategy-blitz"]')
    following = picture.locator('[data-test="picture-next"]')
    back = picture.locator('[data-test="picture-back"]')
    caption = picture.locator('[data-test="picture-caption"]')
    expect(caption).to_have_text("The start of the game. Dark begins.")
    expect(back).to_have_attribute("aria-disabled", "true")
    steps = len(ALL["strategy-blitz"].plays)
    for step in range(1, steps + 1):
        following.click()
        expect(picture).to_have_attribute("data-step", str(step))
    expect(following).to_have_attribute("aria-disabled", "true")
    # As the engine left it: Dark on the bar with two, five points of White's home closed.
    bar = picture.locator('[data-place="bar-b"]')
    expect(bar).to_have_attribute("data-checkers", "2")
    for point in (1, 3, 4, 5, 6):
        place = picture.locator(f'[data-place="{point}"]')
        expect(place).to_have_attribute("data-checkers", "2")
    back.click()
    expect(picture.locator('[data-place="5"]')).to_have_attribute("data-checkers", "0")


def test_a_move_is_shown_again(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"rules": "treta"})
    read(table.page, "treta")
    picture = table.page.locator('[data-picture="pin"]')
    place = picture.locator('[data-place="11"]')
    expect(place).to_have_attribute("data-pinned", "b")
    picture.locator('[data-test="picture-replay"]').click()
    expect(picture).to_have_attribute("data-step", "1")
    expect(place).to_have_attribute("data-pinned", "b")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_sixty_thousand_throws_are_counted(language: str, open_page: OpenPage) -> None:
    table = sit_down(open_page, {"lang": language, "rules": "dice"}, device="phone")
    read(table.page, "dice")
    table.press("fair-throw")
    counts = table.part("fair-counts")
    expect(counts).to_have_attribute("data-thrown", "60000")
    expect(table.part("fair-verdict")).to_be_visible()
    share = "%" if language == "en" else "٪"
    expect(table.part("fair-verdict")).to_contain_text(share)
    rows = counts.locator("tbody tr")
    expect(rows).to_have_count(6)
    if language == "en":
        cells = rows.locator("td:nth-child(2)").all_inner_texts()
        numbers = [int(cell.replace(",", "")) for cell in cells]
        assert sum(numbers) == 60_000
        # Ten standard deviations: what fair dice never do.
        assert all(abs(number - 10_000) < 913 for number in numbers)


# --- light and offline -------------------------------------------------------------------------


def test_the_rules_are_not_fetched_before_they_are_wanted(open_page: OpenPage) -> None:
    asked: list[str] = []

    def watched(context: BrowserContext) -> None:
        context.on("request", lambda request: asked.append(request.url))

    table = sit_down(open_page, prepare=watched)
    table.waits(engine="ready")
    assert not [url for url in asked if "rules" in url.rpartition("/")[2]]
    table.press("rules")
    read(table.page, "all")
    assert [url for url in asked if "rules" in url.rpartition("/")[2]]


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_pictures_for_a_person(device: Device, open_page: OpenPage) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name in ("all", "bulgarian", "greek/plakoto", "gyulbara", "strategies", "dice"):
        table = sit_down(open_page, {"rules": name}, device=device)
        read(table.page, name)
        table.page.screenshot(path=PICTURES / f"{name.replace('/', '-')}-en-{device}.png")
