"""Six languages: which one is spoken; changed at any moment, nothing lost; and shared texts."""

import json
import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import OpenPage
from e2e.fitting import said
from e2e.hands import middle
from e2e.table import Table, against_bot, choose, sit_down, two_players
from tabla_core import GAMES, format_position, roll, start
from tests.boards import board
from tests.fluent_files import LANGUAGES, messages_of

TITLES = {
    "en": "Tabla",
    "mk": "Табла",
    "bg": "Табла",
    "el": "Τάβλι",
    "tr": "Tavla",
    "ar": "طاولة",
}
ROLL = {
    "en": "Roll",
    "mk": "Фрли",
    "bg": "Хвърли",
    "el": "Ρίξε",
    "tr": "Zar at",
    "ar": "ارمي الزهر",
}
REGIONS = {"en": "en-GB", "mk": "mk-MK", "bg": "bg-BG", "el": "el-GR", "tr": "tr-TR", "ar": "ar-SA"}
FIRST = {
    "en": "macedonian",
    "mk": "macedonian",
    "bg": "bulgarian",
    "el": "greek",
    "tr": "turkish",
    "ar": "egyptian-31",
}


def speaks(page: Page, language: str) -> None:
    """The whole page is in this language: title, direction, and what it is called on a device."""
    expect(page).to_have_title(TITLES[language])
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "ar-EG" if language == "ar" else language)
    expect(root).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    manifest = page.locator('link[rel="manifest"]')
    expect(manifest).to_have_attribute("href", f"./manifest.{language}.webmanifest")
    description = page.locator('meta[name="description"]')
    expect(description).to_have_attribute("content", messages_of(language)["page-description"].text)


def change_to(page: Page, language: str) -> None:
    """Choose a language in the field that is at hand."""
    page.locator('[data-test="language"]:visible').last.select_option(language)
    speaks(page, language)


# --- which language is spoken -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_which_language_is_spoken(language: str, open_page: OpenPage) -> None:
    """Whatever the region; and the tradition of that language is offered first."""
    page = open_page(locale=REGIONS[language])
    speaks(page, language)
    expect(page.locator(f'[data-test="tradition-{FIRST[language]}"]')).to_be_checked()


def test_a_language_that_is_not_there_is_english(open_page: OpenPage) -> None:
    speaks(open_page(locale="fi-FI"), "en")


def test_the_address_goes_before_the_browser(open_page: OpenPage) -> None:
    speaks(open_page({"lang": "el"}, locale="bg-BG"), "el")


def test_a_choice_is_kept_and_a_link_in_another_language_goes_before_it(
    open_page: OpenPage,
) -> None:
    page = open_page()
    change_to(page, "tr")
    page.reload()
    speaks(page, "tr")
    plain = page.url
    page.goto(f"{plain}?lang=mk")
    speaks(page, "mk")
    # Chosen at that very address, as in an installed page, which always starts there.
    change_to(page, "bg")
    page.reload()
    speaks(page, "bg")
    page.goto(f"{plain}?lang=el")
    speaks(page, "el")
    page.goto(plain)
    speaks(page, "bg")


def test_without_storage_a_choice_lasts_as_long_as_the_page(open_page: OpenPage) -> None:
    def forgetful(context: BrowserContext) -> None:
        context.add_init_script(
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })"
        )

    page = open_page(prepare=forgetful)
    change_to(page, "mk")


@pytest.mark.page_errors("ERR_FAILED")
def test_words_that_do_not_come_leave_those_that_are_there(open_page: OpenPage) -> None:
    def without_greek(context: BrowserContext) -> None:
        context.route(re.compile(r"/assets/el-[\w-]+\.js$"), lambda route: route.abort())

    page = open_page({"lang": "el"}, prepare=without_greek)
    speaks(page, "en")
    field = page.locator('[data-test="language"]')
    field.select_option("el")
    told = page.locator('[data-problem="language"]')
    expect(told).to_contain_text("The words of that language could not be fetched.")
    expect(field).to_have_value("en")
    change_to(page, "ar")
    # What was told before is told again, in the language spoken now.
    expect(told).to_contain_text(messages_of("ar")["problem-language"].text)


# --- changed at any moment ----------------------------------------------------------------------

HALF_PLAYED = roll(start(GAMES["prva"]), 6, 3)


def test_an_unfinished_turn_outlives_every_change(open_page: OpenPage) -> None:
    """One die is played and another checker picked up; then six languages one after the other."""
    table = sit_down(open_page, two_players(HALF_PLAYED))
    table.shows(HALF_PLAYED)
    table.play(HALF_PLAYED, "24/18")
    table.has_checkers(18, "w", 1)
    table.place(13).click()
    expect(table.place(13)).to_have_attribute("data-selected", "")
    stored = table.stored
    for language in [*LANGUAGES[1:], "en"]:
        change_to(table.page, language)
        expect(table.place(13)).to_have_attribute("data-selected", "")
        expect(table.part("undo")).to_have_accessible_name(messages_of(language)["undo"].text)
        table.has_checkers(18, "w", 1)
        assert table.stored == stored
    table.place(10).click()
    table.has_checkers(10, "w", 1)
    expect(table.part("end-turn")).to_have_attribute("aria-disabled", "false")


def test_an_open_dialog_stays_open_and_a_form_keeps_what_was_chosen(open_page: OpenPage) -> None:
    table = sit_down(open_page)
    choose(table, "kind-game")
    choose(table, "game-fevga")
    choose(table, "target-7")
    choose(table, "opponent-person")
    table.press("settings")
    change_to(table.page, "el")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_have_accessible_name("Ρυθμίσεις")
    table.press("about")
    change_to(table.page, "mk")
    expect(dialog).to_have_accessible_name("За Табла")
    table.press("dialog-no")
    for chosen in ("kind-game", "game-fevga", "target-7", "opponent-person"):
        expect(table.part(chosen)).to_be_checked()
    expect(table.part("start-match")).to_have_text("Започни го мечот")


def test_what_was_announced_is_announced_in_the_new_language(open_page: OpenPage) -> None:
    """Errors and announcements too, however they came about."""
    table = sit_down(open_page, {**two_players(HALF_PLAYED), "level": "99"})
    table.shows(HALF_PLAYED)
    table.play(HALF_PLAYED, "24/18")
    announcer, problem = table.part("announcer"), table.part("problem")
    expect(announcer).to_have_text("Moved from 24 to 18.")
    change_to(table.page, "bg")
    expect(announcer).to_have_text("От 24 на 18.")
    expect(problem).to_contain_text("Адресът иска ниво „99“, а такова няма.")
    change_to(table.page, "ar")
    expect(announcer).to_have_text(re.compile("من خانة .?٢٤.? لخانة .?١٨"))


# --- Arabic -------------------------------------------------------------------------------------


def test_an_arabic_page_runs_from_the_right_and_its_board_as_ever(open_page: OpenPage) -> None:
    """Only the board lies as it lies: the corner of the 24 is on the right in every language."""
    table = sit_down(open_page, two_players(HALF_PLAYED), device="phone")
    table.shows(HALF_PLAYED)
    before = {place: middle(table.place(place)) for place in (24, 13, 12, 1)}
    settings = middle(table.part("settings"))
    table.press("settings")
    change_to(table.page, "ar")
    table.press("dialog-no")
    after = {place: middle(table.place(place)) for place in before}
    assert after[24][0] > after[13][0]
    assert after[1][0] > after[12][0]
    for place, (x, _) in before.items():
        assert abs(after[place][0] - x) < 2, place
    # Everything else has changed sides.
    assert settings[0] > 195 > middle(table.part("settings"))[0]
    assert middle(table.part("undo"))[0] > middle(table.part("resign"))[0]
    # A checker goes where it is sent, as before.
    table.play(HALF_PLAYED, "24/18")
    table.has_checkers(18, "w", 1)
    labels = table.page.locator("tabla-points svg text").all_text_contents()
    assert {"٢٤", "١٣", "١٢", "١"} <= {label.strip() for label in labels}
    assert not [text for text in said(table.page) if re.search("[0-9]", text)]


def left(checkers: int) -> dict[str, str]:
    """31: White, whose checkers but these are borne off, may resign."""
    position = board(
        "31",
        "",
        f"""
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  .  .  .  . o15
         .  .  .  .  .  . |  .  .  .  .  x{checkers} .
        12 11 10  9  8  7 |  6  5  4  3  2  1
        off x{15 - checkers}
        """,
    )
    return against_bot(position, 1, 2)


@pytest.mark.parametrize(
    ("checkers", "arabic", "macedonian"),
    [
        (1, "البوت ياخد نقطة واحدة.", "Ботот добива 1 поен."),
        (2, "البوت ياخد نقطتين.", "Ботот добива 2 поени."),
        (3, "البوت ياخد ٣ نقط.", "Ботот добива 3 поени."),
        (11, "البوت ياخد ١١ نقطة.", "Ботот добива 11 поени."),
    ],
    ids=["one", "two", "few", "many"],
)
def test_numbers_are_met_as_the_grammar_has_it(
    checkers: int, arabic: str, macedonian: str, open_page: OpenPage
) -> None:
    """One, two, a few, many: Arabic has a form for each, Macedonian for one and the others."""
    table = sit_down(open_page, {"lang": "ar", **left(checkers)})
    table.waits(phase="roll")
    table.press("resign")
    question = table.part("dialog-text")
    plain = re.sub("[\u2068\u2069]", "", question.inner_text())
    assert plain == arabic
    table.press("dialog-no")
    change_to(table.page, "mk")
    table.press("resign")
    expect(question).to_have_text(macedonian)


# --- shared -------------------------------------------------------------------------------------


def shared(table: Table) -> str:
    """The text that the dialog offers."""
    field = table.part("share-text")
    expect(field).to_have_value(re.compile("https?://"))
    return field.input_value()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_shared_as_text_and_as_a_link(language: str, open_page: OpenPage) -> None:
    def may_copy(context: BrowserContext) -> None:
        context.grant_permissions(["clipboard-read", "clipboard-write"])

    given = {"lang": language, **against_bot(HALF_PLAYED)}
    table = sit_down(open_page, given, prepare=may_copy)
    table.shows(HALF_PLAYED)
    table.press("share")
    text = shared(table)
    letters = re.sub(r"https?://\S+", "", text)
    if language not in ("en", "tr"):
        assert not re.search("[A-Za-z]", letters), letters
    # Places, and dice, are listed: something stands between them.
    assert not re.search(r"\d \d", letters), letters
    table.press("share-copy-text")
    expect(table.part("share-said")).to_have_text(messages_of(language)["share-done-text"].text)
    assert table.page.evaluate("navigator.clipboard.readText()") == text
    table.press("share-copy-link")
    expect(table.part("share-said")).to_have_text(messages_of(language)["share-done-link"].text)
    link = table.page.evaluate("navigator.clipboard.readText()")
    assert link == text.splitlines()[-1]
    # Somebody else follows it, in their own language.
    other = open_page(locale="en-GB")
    other.goto(link)
    position = format_position(HALF_PLAYED)
    other.locator(f'tabla-app[data-position="{position}"]').wait_for(state="attached")
    speaks(other, "en")


def test_a_match_is_shared_with_all_that_was_played(open_page: OpenPage) -> None:
    """Packed into a short address, and without the times at which somebody played."""
    events: list[dict[str, object]] = [
        {"opening": [3, 1]},
        {"roll": [6, 5]},
        {"play": "24/18 18/13"},
        {"resign": "b"},
    ]
    timed = [{**event, "at": 1_700_000_000_000} for event in events]
    players = {"w": "human", "b": "human"}
    record = {"tabla": 1, "tradition": "greek", "players": players, "events": timed}
    table = sit_down(open_page, {"lang": "el", "record": json.dumps(record)})
    table.waits(phase="game-over")
    table.press("share")
    text = shared(table)
    assert text.splitlines()[1] == "Παιχνίδι 1, Πόρτες: τα άσπρα κερδίζουν 2 πόντους."
    link = text.splitlines()[-1]
    assert "record=~" in link
    assert len(link) < 300
    other = sit_down(open_page)
    other.page.goto(link)
    other.waits(phase="game-over")
    assert other.stored["record"]["events"] == events


def test_where_nothing_may_be_copied_the_text_is_there_to_be_taken(open_page: OpenPage) -> None:
    def deny(context: BrowserContext) -> None:
        context.add_init_script(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
        )

    table = sit_down(open_page, two_players(HALF_PLAYED), prepare=deny)
    table.shows(HALF_PLAYED)
    table.press("share")
    text = shared(table)
    table.press("share-copy-link")
    expect(table.part("share-said")).to_contain_text("copy it yourself")
    chosen = table.part("share-text").evaluate(
        "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    )
    assert chosen == text


@pytest.mark.parametrize("broken", ["~", "~!!!", "~AAAA", "~" + "A" * 2000])
def test_a_packed_record_that_cannot_be_unpacked_is_reported(
    broken: str, open_page: OpenPage
) -> None:
    page = open_page({"record": broken})
    problem = page.locator('[data-problem="parameter-record"] p')
    expect(problem).to_contain_text("a match record that cannot be read")
