"""Every match is kept on the device: listed, summed, looked back at, saved and read as a file."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from e2e.conftest import OpenPage
from e2e.hands import middle
from e2e.short_matches import dice_of, short_match
from e2e.table import Table, of_record, sit_down, two_players
from tabla_core import Match, replay
from tabla_core.record import states, to_json
from tests.boards import board

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"

HALF_A_TURN = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  .  .  . |  .  x  .  .  . o14
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""


def against_bot() -> Match:
    """Fevga to 3: two games that the bot resigns."""
    setup = {"game": "fevga", "target": 3, "players": {"w": "human", "b": "bot:top"}}
    return short_match(setup, [("w", "resign"), ("w", "resign")])


def two_games() -> Match:
    """Greek to 3 between two people: Black resigns πόρτες and White bears off in πλακωτό."""
    return short_match({"tradition": "greek", "target": 3}, [("w", "resign"), ("w", "race")])


def opened_with(open_page: OpenPage, match: Match, **options: Any) -> Table:
    """The page at a link to this match, kept before anything else is done."""
    table = sit_down(open_page, {"record": json.dumps(to_json(match))}, **options)
    table.waits(phase=match.phase)
    return table


def another(table: Table, match: Match) -> None:
    """The same browser goes to the link of another match, and that one starts."""
    linked = urlencode({"record": json.dumps(to_json(match))})
    table.page.goto(f"{table.page.url.split('?')[0]}?{linked}")
    if table.app.get_attribute("data-screen") == "unfinished":
        table.press("start-linked")
    table.waits(phase=match.phase)


def to_history(table: Table) -> Locator:
    """The list of all matches, reached from the page's first screen."""
    table.page.goto(table.page.url.split("?")[0])
    if table.app.get_attribute("data-screen") == "table":
        table.press("new-match")
    table.page.locator('[data-test="history"]:visible').click()
    expect(table.page.locator("tabla-history dialog")).to_be_visible()
    return table.part("history-entry")


def wait_until_kept(table: Table, count: int = 1) -> None:
    """The history is written beside the game: wait for as many matches in it."""
    table.page.wait_for_function(
        """async (count) => {
          const named = await indexedDB.databases();
          if (!named.some(({ name }) => name === "tabla")) return false;
          const opened = indexedDB.open("tabla");
          const database = await new Promise((done) => {
            opened.onsuccess = () => done(opened.result);
          });
          const asked = database.transaction("matches").objectStore("matches").count();
          const found = await new Promise((done) => (asked.onsuccess = () => done(asked.result)));
          database.close();
          return found >= count;
        }""",
        arg=count,
    )


def test_nothing_has_been_played(open_page: OpenPage) -> None:
    table = sit_down(open_page)
    to_history(table)
    expect(table.part("history-empty")).to_have_text(
        "No match has been kept yet. Every match you play appears here."
    )


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_match_is_looked_back_at_event_by_event(open_page: OpenPage, device: Any) -> None:
    match = two_games()
    table = opened_with(open_page, match, device=device)
    wait_until_kept(table)
    listed = to_history(table)
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Greek")
    expect(listed).to_contain_text("White won")
    table.press("history-look")

    shown = table.page.locator("tabla-replay")
    points = table.page.locator("tabla-replay tabla-points")
    expect(shown).to_have_attribute("data-event", "0")
    expect(table.part("replay-said")).to_have_text("The match begins.")
    for number, state in enumerate(list(states(to_json(match)))[1:8], start=1):
        table.press("replay-next")
        expect(shown).to_have_attribute("data-event", str(number))
        for place in range(1, 25):
            count = state.position.white >> 4 * place & 15
            if count:
                mark = points.locator(f'[data-place="{place}"]')
                expect(mark).to_have_attribute("data-checkers", str(count))
    table.press("replay-last")
    expect(shown).to_have_attribute("data-event", str(len(match.events)))
    expect(table.part("replay-said")).to_contain_text("White wins the game")
    table.press("replay-previous")
    expect(shown).to_have_attribute("data-event", str(len(match.events) - 1))
    # The second game is found by its name.
    table.part("replay-games").select_option(label="Game 2: Πλακωτό")
    expect(points.locator('[data-place="24"]')).to_have_attribute("data-checkers", "2")
    table.press("replay-first")
    expect(shown).to_have_attribute("data-event", "0")
    table.press("history-back")
    expect(listed).to_have_count(1)


def test_a_match_is_played_to_its_end_by_itself(open_page: OpenPage) -> None:
    match = against_bot()
    table = opened_with(open_page, match)
    wait_until_kept(table)
    to_history(table)
    table.press("history-look")
    expect(table.page.locator("tabla-replay")).to_have_attribute("data-event", "0")
    table.press("replay-play")
    end = str(len(match.events))
    expect(table.page.locator("tabla-replay")).to_have_attribute("data-event", end)
    expect(table.part("replay-play")).to_be_visible()


def test_the_dice_of_both_sides_are_counted(open_page: OpenPage) -> None:
    match = two_games()
    table = opened_with(open_page, match)
    wait_until_kept(table)
    to_history(table)
    table.press("history-look")
    report = table.part("dice-report")
    expect(report).to_be_visible()
    dice = Counter(dice_of(match))
    for number in range(1, 7):
        cells = report.locator(f'tr[data-number="{number}"] td')
        assert sum(int(text) for text in cells.all_inner_texts()) == dice[number]
    # These dice come from a script, and it shows.
    expect(table.part("dice-verdict-w")).to_contain_text("less than once in a million matches")


def test_in_arabic(open_page: OpenPage) -> None:
    """The list, one match step by step, its dice and the question before it is deleted."""
    table = opened_with(open_page, two_games(), locale="ar-EG", device="phone")
    wait_until_kept(table)
    listed = to_history(table)
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("الأبيض كسب")
    expect(listed).not_to_contain_text(re.compile("[0-9]"))
    table.press("history-look")
    shown = table.page.locator("tabla-replay")
    expect(shown).to_have_attribute("data-event", "0")
    # The buttons lie as those of any player do, in every language.
    assert middle(table.part("replay-next"))[0] > middle(table.part("replay-previous"))[0]
    table.press("replay-next")
    expect(shown).to_have_attribute("data-event", "1")
    table.press("replay-last")
    expect(table.part("replay-said")).to_contain_text("الأبيض")
    report = table.part("dice-report")
    expect(report).to_contain_text("زهر المباراة دي")
    expect(report).not_to_contain_text(re.compile("[0-9]"))
    dice = Counter(dice_of(two_games()))
    for number in range(1, 7):
        cells = report.locator(f'tr[data-number="{number}"] td').all_inner_texts()
        # Python reads the digits of every script.
        assert sum(int(text) for text in cells) == dice[number]
    table.press("history-back")
    table.press("history-delete")
    expect(table.page.locator("dialog[open]").last).to_contain_text("تمسح المباراة دي؟")
    table.press("history-delete-yes")
    expect(listed).to_have_count(0)


def test_an_unfinished_match_is_played_on(open_page: OpenPage) -> None:
    """Two unfinished matches: the one that is not in hand comes back onto the table."""
    position = board("prva", "63", HALF_A_TURN)
    table = sit_down(open_page, two_players(position, 6, 5))
    table.shows(position)
    table.play(position, "20/14* 8/5")
    table.press("end-turn")
    table.waits(phase="roll")
    left = table.app.get_attribute("data-position")
    wait_until_kept(table)
    another(table, replay({"tabla": 1, "game": "fevga", "events": [{"opening": [3, 1]}]}))
    wait_until_kept(table, 2)

    listed = to_history(table)
    expect(listed).to_have_count(2)
    table.part("history-continue").last.click()
    table.waits(phase="roll", position=str(left))


def test_deleting_asks_first(open_page: OpenPage) -> None:
    table = opened_with(open_page, two_games())
    wait_until_kept(table)
    listed = to_history(table)
    table.press("history-delete")
    table.press("history-delete-no")
    expect(listed).to_have_count(1)
    table.press("history-delete")
    table.press("history-delete-yes")
    expect(listed).to_have_count(0)
    to_history(table)
    expect(table.part("history-empty")).to_be_visible()


def test_filters_and_sums(open_page: OpenPage) -> None:
    """A game won against the bot and a match of two people, told apart and counted."""
    table = opened_with(open_page, against_bot())
    wait_until_kept(table)
    another(table, two_games())
    wait_until_kept(table, 2)
    listed = to_history(table)
    expect(listed).to_have_count(2)
    row = table.part("history-sums").locator('tr[data-game="fevga"]')
    expect(row.locator("td")).to_have_text(["Master", "2", "0", "0"])

    table.part("filter-opponent").select_option("person")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Greek")
    table.part("filter-outcome").select_option("won")
    expect(listed).to_have_count(0)
    expect(table.part("history-count")).to_have_text("No match passes the filter.")
    table.part("filter-opponent").select_option("")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Fevga")
    table.part("filter-kind").select_option("fevga")
    expect(listed).to_have_count(1)


def test_all_matches_go_into_a_file_and_come_back(open_page: OpenPage, tmp_path: Path) -> None:
    table = opened_with(open_page, two_games())
    wait_until_kept(table)
    another(table, against_bot())
    wait_until_kept(table, 2)
    to_history(table)
    with table.page.expect_download() as saved:
        table.press("history-save-all")
    file = tmp_path / "matches.json"
    saved.value.save_as(file)
    told = json.loads(file.read_text())
    records = [each["record"] for each in told["matches"]]
    assert records == [to_json(against_bot()), to_json(two_games())]

    # Read where they are already, nothing is added; on a bare device both come back.
    table.part("history-read").set_input_files(file)
    expect(table.part("history-said")).to_have_text(
        "The file holds no match that is not here already."
    )
    bare = sit_down(open_page)
    listed = to_history(bare)
    bare.part("history-read").set_input_files(file)
    expect(listed).to_have_count(2)
    expect(bare.part("history-said")).to_have_text("2 matches were read from the file.")


def test_a_bad_record_in_a_file_keeps_no_other_out(open_page: OpenPage, tmp_path: Path) -> None:
    good = to_json(two_games())
    bad = {**good, "events": [{"roll": [3, 1]}]}
    nothing: dict[str, Any] = {}
    told = {"tabla-matches": 1, "matches": [{"record": bad}, nothing, {"begun": 5, "record": good}]}
    file = tmp_path / "matches.json"
    file.write_text(json.dumps(told))
    table = sit_down(open_page)
    listed = to_history(table)
    table.part("history-read").set_input_files(file)
    expect(listed).to_have_count(1)
    expect(table.part("history-said")).to_contain_text("1 match was read from the file.")
    expect(table.part("history-said")).to_contain_text("2 matches of the file are not valid")


@pytest.mark.parametrize("content", ["", "null", "[1, 2]", '{"tabla-matches": 2}', "PNG\x00"])
def test_another_file_is_refused_with_a_sentence(
    open_page: OpenPage, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "holiday.json"
    file.write_text(content)
    table = sit_down(open_page)
    to_history(table)
    table.part("history-read").set_input_files(file)
    expect(table.part("history-said")).to_have_text("The file holds no matches of Tabla.")


def test_damaged_entries_say_so_and_harm_no_other(open_page: OpenPage) -> None:
    table = opened_with(open_page, two_games())
    wait_until_kept(table)
    table.page.evaluate(
        """async () => {
          const opened = indexedDB.open("tabla");
          const database = await new Promise((done) => {
            opened.onsuccess = () => done(opened.result);
          });
          const store = database.transaction("matches", "readwrite").objectStore("matches");
          const keys = await new Promise((done) => {
            const asked = store.getAll();
            asked.onsuccess = () => done(asked.result);
          });
          const [whole] = keys;
          store.put("nonsense", "one");
          store.put({ ...whole, record: 7 }, "two");
          store.put({ ...whole, summary: { ...whole.summary, players: null } }, "three");
          // A whole entry whose record cannot be replayed is found out when it is looked at.
          store.put({ ...whole, begun: 1e300, record: { tabla: 1, events: 3 } }, "four");
          const end = store.transaction;
          await new Promise((done) => (end.oncomplete = done));
          database.close();
        }"""
    )
    listed = to_history(table)
    expect(listed).to_have_count(5)
    damages = table.page.locator("[data-damage]")
    found = {str(each.get_attribute("data-damage")) for each in damages.all()}
    assert found == {"no-object", "no-record", "no-summary"}
    table.part("history-look").last.click()
    expect(table.part("replay-refused")).to_contain_text("This match cannot be shown")
    table.press("history-back")
    table.part("history-look").first.click()
    expect(table.page.locator("tabla-replay")).to_have_attribute("data-event", "0")
    table.press("history-back")
    damages.first.locator('[data-test="history-delete"]').click()
    expect(listed).to_have_count(4)


def test_a_browser_that_keeps_nothing_says_so_and_plays(open_page: OpenPage) -> None:
    def refuse(context: BrowserContext) -> None:
        context.add_init_script(
            "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }"
        )

    table = sit_down(open_page, of_record("prva", 3, 1, 6, 5), prepare=refuse)
    table.waits(phase="opening")
    table.press("roll")
    table.waits(phase="roll")
    to_history(table)
    expect(table.part("history-unkept")).to_contain_text("keeps no history")


def test_looking_back_disturbs_nothing(open_page: OpenPage) -> None:
    """A match waits in the middle of a turn: after looking back its half play is still there."""
    table = opened_with(open_page, two_games())
    wait_until_kept(table)
    position = board("prva", "63", HALF_A_TURN)
    linked = urlencode(two_players(position, 6, 5))
    table.page.goto(f"{table.page.url.split('?')[0]}?{linked}")
    table.shows(position)
    table.play(position, "20/14*")
    table.has_checkers("bar-b", "b", 1)

    to_history(table)
    table.press("history-look")
    expect(table.page.locator("tabla-replay")).to_have_attribute("data-event", "0")
    table.press("replay-last")
    table.press("history-close")
    table.press("continue")
    table.shows(position)
    table.has_checkers(14, "w", 1)
    table.has_checkers("bar-b", "b", 1)
