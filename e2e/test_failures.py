"""What can go wrong is said, with a button that helps; a match survives its engine."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from e2e.conftest import OpenPage
from e2e.table import Table, sit_down, two_players
from tests.boards import after, board


def engine_problem(table: Table) -> str:
    """What the page says of an engine that does not start."""
    said = table.page.locator('[data-problem="engine"] p')
    expect(said).to_be_visible()
    expect(table.app).to_have_attribute("data-engine", "failed")
    return said.inner_text()


def without_wasm(context: BrowserContext) -> None:
    """The worker comes with a policy that lets nothing compile, as some networks add it."""

    def forbid(route: Route) -> None:
        answer = route.fetch()
        policy = {"Content-Security-Policy": "script-src 'self'"}
        route.fulfill(response=answer, headers={**answer.headers, **policy})

    context.route(re.compile(r"/worker-[^/]*\.js$"), forbid)


def without_runtime(context: BrowserContext) -> None:
    """The network loses Python."""
    context.route(re.compile(r"/pyodide/"), lambda route: route.abort())


def without_engine(context: BrowserContext) -> None:
    """The server has lost the engine, in the quick start's memory and as a wheel."""
    lost = re.compile(r"/snapshot-\w+\.bin$|tabla_core.*\.whl$")
    context.route(lost, lambda route: route.fulfill(status=404))


def with_another_engine(context: BrowserContext) -> None:
    """The server has something else in the engine's place."""
    without_engine(context)
    wheel = re.compile(r"tabla_core.*\.whl$")
    context.route(wheel, lambda route: route.fulfill(body="no wheel"))


@pytest.mark.page_errors(r"Content Security Policy", r"Failed to load resource", r"ERR_FAILED")
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (without_wasm, "This browser does not let the page run WebAssembly"),
        (without_runtime, "A file of the game could not be fetched."),
        (without_engine, "A file of the game could not be fetched."),
        (with_another_engine, "The game’s rules could not be loaded."),
    ],
)
def test_a_start_that_fails_says_why_and_can_be_tried_again(
    spoil: Callable[[BrowserContext], None], said: str, open_page: OpenPage
) -> None:
    table = sit_down(open_page, {"game": "prva"}, prepare=spoil)
    assert engine_problem(table).startswith(said)
    expect(table.part("reload")).to_be_visible()
    # The board is there all the same.
    table.has_checkers(24, "w", 2)

    table.page.context.unroute_all(behavior="wait")
    table.press("retry")
    table.waits(engine="ready", phase="opening")
    expect(table.part("problem")).to_have_count(0)


@pytest.mark.page_errors("Failed to load resource", "ERR_FAILED")
def test_without_a_way_to_start_the_failure_is_shown_again(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"game": "prva"}, prepare=without_runtime)
    engine_problem(table)
    table.press("retry")
    assert engine_problem(table)


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


def test_an_engine_that_dies_in_a_turn_comes_back_with_everything(open_page: OpenPage) -> None:
    """Half a play is chosen; the worker is ended. The page starts another one and goes on."""
    table = sit_down(open_page, two_players(POSITION))
    table.shows(POSITION)
    table.play(POSITION, "20/14*")
    table.has_checkers("bar-b", "b", 1)

    table.page.workers[0].evaluate("self.close()")
    expect(table.part("progress")).to_contain_text("Your match is kept.")
    table.has_checkers("bar-b", "b", 1)
    table.waits(engine="ready")
    table.hands.move(table.place(8), table.place(5))
    table.press("end-turn")
    table.shows(after(POSITION, "20/14* 8/5"))


def test_what_is_asked_of_a_dead_engine_is_answered_by_the_next(open_page: OpenPage) -> None:
    """The worker is ended, and in the same moment a move is chosen."""
    table = sit_down(open_page, two_players(POSITION))
    table.shows(POSITION)
    table.page.workers[0].evaluate("self.close()")
    table.play(POSITION, "20/14* 8/5")
    table.has_checkers(5, "w", 1)
    table.press("end-turn")
    table.shows(after(POSITION, "20/14* 8/5"))


def test_a_browser_that_keeps_nothing_says_so(open_page: OpenPage) -> None:
    """Storage is refused, as some browsers do; the match can be played all the same."""

    def refuse(context: BrowserContext) -> None:
        context.add_init_script(
            """Storage.prototype.setItem = () => {
                 throw new DOMException("no room", "QuotaExceededError");
               };"""
        )

    table = sit_down(open_page, two_players(POSITION), prepare=refuse)
    table.shows(POSITION)
    expect(table.page.locator('[data-problem="storage"]')).to_contain_text("closing the page")
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.shows(after(POSITION, "20/14* 8/5"))
