"""A board on another site's page: `<tabla-board>`, or a plain frame. See docs/embed.md."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.club import OTHER_SITE, Message, OpenClub, Sites, Visit, element, page_with, two_sites
from e2e.conftest import SIZES, Device
from e2e.hands import Clicks
from e2e.table import Table
from scripts import serve
from tabla_core import GAMES, format_position, play, roll, start

CLUB_PAGE = Path(__file__).parents[1] / "examples" / "club.html"
REFUSED = """
Object.defineProperty(self, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});
"""


@pytest.fixture(scope="module")
def sites() -> Iterator[Sites]:
    """The two servers."""
    with two_sites() as both:
        yield both


@pytest.fixture
def club(browser: Browser, sites: Sites) -> Iterator[OpenClub]:
    """Pages of the club; errors on them or in the frames fail the test."""
    opened = OpenClub(browser, sites)
    yield opened
    opened.close()
    assert not opened.wrong


def end_game(table: Table) -> None:
    """Throw the first dice, again while they are equal, and give the game up."""
    table.waits()
    while table.part("resign").get_attribute("aria-disabled") == "true":
        table.press("roll")
        table.waits()
    table.press("resign")
    table.press("dialog-yes")
    expect(table.part("result")).to_be_visible()


# --- what the page around is told -------------------------------------------------------------


def test_the_clubs_example_lists_what_was_played(club: OpenClub) -> None:
    """The shipped example on another site: each game given up is told with score and record."""
    visit = club(CLUB_PAGE.read_text(encoding="utf-8"), host=OTHER_SITE)
    visit.page.locator("#set").scroll_into_view_if_needed()
    assert visit.hears("ready", "set")["version"]
    table = visit.table("#set")
    lost = 0
    while lost < 3:
        if lost:
            table.press("next-game")
        end_game(table)
        ended = visit.heard("game-end")[-1]
        assert (ended["winner"], ended["reason"]) == ("b", "resigned")
        lost += ended["points"]
        assert ended["score"] == {"w": 0, "b": lost}
        assert ended["record"]["tradition"] == "macedonian"
        assert ended["record"]["events"][-1] == {"resign": "w"}
    over = visit.hears("match-end", "set")
    assert (over["winner"], over["score"]) == ("b", {"w": 0, "b": lost})
    games = visit.heard("game-end")
    expect(visit.page.locator("#played li")).to_have_count(len(games))
    expect(visit.page.locator("#played")).to_contain_text(
        f"Black wins, points: {games[0]['points']}"
    )
    assert len(visit.heard("match-end")) == 1


def test_a_play_is_told_with_the_position_after_it(club: OpenClub) -> None:
    """Prva, 3-1: White makes its five point; Black is to roll at the position that is told."""
    before = roll(start(GAMES["prva"]), 3, 1)
    visit = club(page_with(element(position=format_position(before), dice="6,5")))
    table = visit.table()
    table.shows(before)
    table.play(before, "8/5 6/5")
    table.press("end-turn")
    assert visit.hears("move", "board") == {
        "side": "w",
        "game": "prva",
        "text": "8/5 6/5",
        "position": format_position(play(before, "8/5 6/5")),
        "score": {"w": 0, "b": 0},
    }


def test_a_plain_frame_plays_and_tells(club: OpenClub) -> None:
    """Without our script: the address says what is played, messages come to the window."""
    frame = "<iframe src='http://localhost:8000/?embed=1&game=tapa' width=380 height=660></iframe>"
    visit = club(page_with(frame), device="phone", host=OTHER_SITE)
    origin = visit.sites.home.rstrip("/")
    visit.page.wait_for_function("heard.some(([, , data]) => data.type === 'ready')")
    table = visit.table("iframe")
    table.waits(phase="opening")
    table.press("roll")
    expect(table.app).to_have_attribute("data-position", re.compile("^tapa "))
    told = visit.page.evaluate("heard")
    assert {tuple(each[:2]) for each in told} == {("message", origin)}
    assert all(each[2]["tabla"] == 1 for each in told)
    expect(table.part("undo")).to_be_in_viewport()


def test_wishes_that_make_no_sense_are_told_to_the_page_only(club: OpenClub) -> None:
    """The club hears of its mistake; the player sees a board with the usual instead."""
    visit = club(page_with(element(game="chess", theme="neon", level="99")))
    table = visit.table()
    visit.hears("ready")
    table.waits(phase="opening")
    ignored = {(told["wish"], told["value"]) for told in visit.heard("ignored")}
    assert ignored == {("game", "chess"), ("theme", "neon"), ("level", "99")}
    assert len(visit.heard("ignored")) == 3
    expect(table.part("problem")).to_have_count(0)


def test_a_board_is_given_a_level_of_the_bot(club: OpenClub) -> None:
    visit = club(page_with(element(game="prva", target="3", level="4")))
    end_game(visit.table())
    assert visit.hears("game-end")["record"]["players"] == {"w": "human", "b": "bot:4"}


# --- who is believed --------------------------------------------------------------------------

GAME_END: Message = {
    "tabla": 1,
    "type": "game-end",
    "game": "prva",
    "winner": "w",
    "points": 2,
    "reason": "mars",
    "score": {"w": 2, "b": 0},
    "record": {"tabla": 1},
}
MALFORMED: tuple[object, ...] = (
    None,
    "game-end",
    [],
    {},
    {**GAME_END, "tabla": 2},
    {**GAME_END, "tabla": "1"},
    {**GAME_END, "type": "constructor"},
    {**GAME_END, "type": ["game-end"]},
    {**GAME_END, "record": None},
    {**GAME_END, "score": "2:0"},
    {key: value for key, value in GAME_END.items() if key != "points"},
    {"tabla": 1, "type": "size", "height": "900px"},
    {"tabla": 1, "type": "size"},
)


def test_the_element_believes_its_own_frame_alone(club: OpenClub) -> None:
    """A message with another origin or from another window is none, nor is a malformed one."""
    visit = club(page_with(element(game="prva")))
    visit.hears("loaded")
    height = visit.page.locator("tabla-board").bounding_box()
    deliver = """([data, origin, own]) => {
        const frame = document.querySelector("tabla-board").shadowRoot.querySelector("iframe");
        const source = own ? frame.contentWindow : window;
        dispatchEvent(new MessageEvent("message", { data, origin, source }));
    }"""
    home = visit.sites.home.rstrip("/")
    for data, origin, own in [
        (GAME_END, "https://stranger.example", True),
        (GAME_END, home, False),
        *((data, home, True) for data in MALFORMED),
    ]:
        visit.page.evaluate(deliver, [data, origin, own])
    assert visit.heard("game-end") == []
    assert visit.page.locator("tabla-board").bounding_box() == height

    visit.page.evaluate(deliver, [GAME_END, home, True])
    told = {key: value for key, value in GAME_END.items() if key not in ("tabla", "type")}
    assert visit.heard("game-end") == [told]


def test_the_frame_obeys_the_page_around_it_alone(club: OpenClub) -> None:
    """A frame beside it, malformed wishes and wishes without end change nothing."""
    stranger = "<iframe id='stranger' src='/stranger'></iframe>"
    ours = "<iframe id='ours' src='http://localhost:8000/?embed=1&game=prva'></iframe>"
    club.sites.pages["/stranger"] = "<title>A stranger</title>"
    visit = club(page_with(ours, stranger))
    frame = visit.page.locator("#ours").element_handle().content_frame()
    assert frame is not None
    app = frame.locator("tabla-app[data-screen]")
    app.wait_for(state="attached")
    visit.page.wait_for_function("heard.some(([, , data]) => data.type === 'loaded')")
    frame.evaluate("self.came = []; addEventListener('message', ({ data }) => came.push(data))")

    wishes = {"tabla": 1, "type": "wishes", "wishes": {"game": "fevga", "theme": "dark"}}
    beside = visit.page.locator("#stranger").element_handle().content_frame()
    assert beside is not None
    beside.evaluate("data => parent.frames[0].postMessage(data, '*')", wishes)
    frame.wait_for_function("() => came.length === 1")
    post = "data => frames[0].postMessage(data, '*')"
    malformed: list[object] = [
        None,
        "wishes",
        [wishes],
        {**wishes, "tabla": 2},
        {**wishes, "type": "set"},
        {**wishes, "wishes": ["game"]},
        {**wishes, "wishes": {"game": {"toString": "fevga"}}},
        {**wishes, "wishes": {"theme": "dark", "record": "x" * 20_001}},
    ]
    for data in malformed:
        visit.page.evaluate(post, data)
    frame.wait_for_function("count => came.length === count", arg=1 + len(malformed))
    root = frame.locator("html")
    expect(root).to_have_attribute("data-theme", "wood")
    assert frame.locator("[data-place='24'][data-side='w']").count() == 1

    visit.page.evaluate(post, wishes)
    expect(root).to_have_attribute("data-theme", "dark")
    table = Table(cast(Page, frame), Clicks())
    table.has_checkers(24, "w", 15)


# --- wishes that change -----------------------------------------------------------------------


def test_a_board_without_a_throw_changes_at_once(club: OpenClub) -> None:
    """Theme, game and side follow the attributes while nothing has been thrown."""
    visit = club(page_with(element(game="prva", theme="wood")))
    table = visit.table()
    table.waits(phase="opening")
    table.has_checkers(24, "w", 2)
    change(visit, game="fevga", theme="dark")
    table.has_checkers(24, "w", 15)
    change(visit, white="bot")
    table.has_checkers(24, "b", 15)
    expect(visit.frame().locator("html")).to_have_attribute("data-theme", "dark")
    expect(visit.frame().locator("tabla-set")).to_contain_text("Fevga")
    assert visit.heard("game-end") == []


def test_a_match_under_way_is_not_taken_away(club: OpenClub) -> None:
    """Another tradition waits: the player is told, goes on, and begins it when asked to."""
    visit = club(page_with(element(game="prva", dice="6,5,4,2")))
    table = visit.table()
    table.press("roll")
    table.waits(phase="roll", actor="w")
    position = table.app.get_attribute("data-position")
    change(visit, game="fevga", dice=None)
    proposed = visit.frame().locator('[data-problem="proposed"]')
    expect(proposed).to_contain_text("proposes another match")
    change(visit, game="prva", dice="6,5,4,2")
    expect(proposed).to_have_count(0)
    change(visit, game="fevga", dice=None)
    expect(proposed).to_be_visible()
    assert table.app.get_attribute("data-position") == position
    table.press("roll")
    table.waits(phase="play", actor="w")

    table.press("new-match")
    expect(table.part("dialog-text")).to_contain_text("takes its place at once")
    table.press("dialog-no")
    table.waits(phase="play", actor="w")
    proposed.get_by_role("button", name="New match").click()
    table.waits(phase="opening")
    table.has_checkers(24, "w", 15)
    expect(proposed).to_have_count(0)


def change(visit: Visit, **wishes: str | None) -> None:
    """Set or remove attributes of the board in one go."""
    script = """(board, wishes) => {
        for (const [name, value] of Object.entries(wishes)) {
            if (value === null) board.removeAttribute(name);
            else board.setAttribute(name, value);
        }
    }"""
    visit.page.locator("tabla-board").evaluate(script, wishes)


# --- when Python starts, and how often --------------------------------------------------------


@pytest.mark.parametrize("how", ["seen", "touched"])
def test_python_waits_until_the_board_is_looked_at(how: str, club: OpenClub) -> None:
    """Far below the fold the board is drawn; Python comes when it is seen, or gets the focus."""
    space = "<div style='block-size: 1500px'></div>"
    frame = (
        "<iframe src='http://localhost:8000/?embed=1&game=plakoto' width=380 height=660></iframe>"
    )
    visit = club(page_with(frame, before=space))
    table = visit.table("iframe")
    table.has_checkers(24, "w", 15)
    expect(table.app).to_have_attribute("data-engine", "idle")
    assert visit.sites.python_asked() == []
    if how == "seen":
        visit.page.locator("iframe").scroll_into_view_if_needed()
    else:
        table.part("settings").evaluate("button => button.focus({ preventScroll: true })")
        assert visit.page.evaluate("scrollY") == 0
    table.waits(phase="opening", engine="ready")
    assert visit.sites.python_asked() != []


def test_boards_of_a_page_share_an_engine(club: OpenClub) -> None:
    """Two games side by side on one Python; when one board is removed the other plays on."""
    boards = element("one", game="prva"), element("two", game="gyulbara")
    visit = club(page_with(*boards), height=1900)
    one, two = visit.table("#one"), visit.table("#two")
    for table in (one, two):
        table.waits(phase="opening")
    assert visit.page.workers == [], "a frame has taken a worker of its own"
    assert visit.sites.engines_asked() == 1
    one.press("roll")
    expect(one.app).to_have_attribute("data-position", re.compile("^prva "))
    visit.page.locator("#one").evaluate("board => board.remove()")
    end_game(two)
    assert visit.hears("game-end", "two")["game"] == "gyulbara"


def test_a_shared_engine_that_cannot_start_is_replaced(club: OpenClub) -> None:
    """Whatever keeps the shared worker from starting, the frame takes one of its own."""

    def no_shared_worker(context: BrowserContext) -> None:
        context.add_init_script("""
            const Shared = self.SharedWorker;
            self.SharedWorker = function (_, options) {
                return new Shared("/wheels/wheels.json?worker", options);
            };
        """)

    visit = club(page_with(element(game="prva")), prepare=no_shared_worker)
    table = visit.table()
    table.waits(phase="opening", engine="ready")
    assert len(visit.page.workers) == 1
    expect(table.part("problem")).to_have_count(0)


# --- what is kept -----------------------------------------------------------------------------


def test_each_board_keeps_its_own_match(club: OpenClub) -> None:
    """Two boards of one page come back with their own positions."""
    boards = element("one", game="prva"), element("two", game="prva", name="second")
    visit = club(page_with(*boards), height=1900)
    tables = visit.table("#one"), visit.table("#two")
    for table in tables:
        table.waits(phase="opening")
    end_game(tables[0])
    visit.page.reload()
    visit.table("#one").waits(phase="game-over")
    visit.table("#two").waits(phase="opening")
    assert visit.heard("game-end") == [], "what was told once is no news"


def test_a_match_is_played_where_nothing_can_be_kept(club: OpenClub) -> None:
    """Storage of another site refused: no word of it over the board, one line in the settings."""

    def refuse(context: BrowserContext) -> None:
        context.add_init_script(f"if (self !== top) {{ {REFUSED} }}")

    visit = club(page_with(element(game="prva")), host=OTHER_SITE, prepare=refuse)
    table = visit.table()
    end_game(table)
    assert visit.hears("game-end")["score"]["b"] > 0
    expect(table.part("problem")).to_have_count(0)
    table.press("next-game")
    table.press("settings")
    expect(table.part("unkept")).to_contain_text("keeps nothing for this board")


# --- how it fits ------------------------------------------------------------------------------


@pytest.mark.parametrize("device", SIZES)
def test_a_board_is_as_wide_as_its_place_and_as_high_as_its_content(
    device: Device, club: OpenClub
) -> None:
    """No part of it is cut off or has to be scrolled to, and the board fills its frame."""
    visit = club(page_with(element(tradition="bulgarian")), device=device, height=1400)
    table = visit.table()
    table.waits(phase="opening")
    frame = visit.frame()
    inner = frame.evaluate("({ width: innerWidth, height: innerHeight })")
    body = visit.page.evaluate("document.body.clientWidth")
    assert inner["width"] == body
    for part in ("settings", "roll", "undo", "resign"):
        box = table.part(part).evaluate("part => part.getBoundingClientRect().toJSON()")
        assert box["top"] >= 0
        assert box["bottom"] <= inner["height"]
        assert box["left"] >= 0
        assert box["right"] <= inner["width"]
    area = frame.locator("tabla-points").evaluate(
        "points => points.shadowRoot.querySelector('.stage').getBoundingClientRect().height"
    )
    assert area > 0.5 * inner["height"]
    assert frame.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_script_is_small_and_works_from_any_folder(club: OpenClub) -> None:
    """One file at a fixed name that needs no other, and finds its frame beside itself."""
    script = (serve.PAGE / "embed.js").read_text(encoding="utf-8")
    assert len(script.encode()) < 3000
    assert not re.search(r"\bimport\b(?!\.meta)", script)
    visit = club(page_with(element(game="prva"), folder="in/a/folder/"))
    visit.table().waits(phase="opening")
    assert visit.frame().url.startswith(f"{visit.sites.home}in/a/folder/?")
    assert all(path.startswith("/in/a/folder/") for path in visit.sites.asked)
