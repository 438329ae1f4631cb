"""The time of a turn: whoever runs out of it sees the bot finish the turn.

The page's own clock is Playwright's, so that half a minute passes at once.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenPage
from e2e.table import BRISK, Table, against_bot, set_up, sit_down, stopped, two_players
from tests.boards import after, board

RUNNER_AND_BLOT = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  .  .  . |  .  x  .  .  . o14
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""
POSITION = board("prva", "63", RUNNER_AND_BLOT)

HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def timed(open_page: OpenPage, seconds: int = 30, *, goes_on: bool = True, **options: Any) -> Table:
    """Two people at the table, White to play 6-3, with so long for a turn.

    Unless the clock `goes_on` by itself it tells the very second, however long the test takes.
    """
    table = sit_down(
        open_page,
        options.pop("parameters", two_players(POSITION, 6, 5, 4, 3, 2, 1)),
        settings={**BRISK, "turnTime": seconds},
        prepare=stopped,
        **options,
    )
    table.shows(POSITION)
    expect(table.part("clock")).to_have_attribute("data-left", str(seconds))
    if goes_on:
        table.page.context.clock.resume()
    return table


def is_whole(left: int, seconds: int = 30) -> bool:
    """Whether so much is left of a turn's time that it has begun only just now.

    The page's clock runs also while the test looks on, on a busy machine for some seconds.
    """
    return seconds - 8 <= left <= seconds


def pass_time(table: Table, seconds: float) -> None:
    """Every timer of the page comes due in its order."""
    table.page.context.clock.run_for(int(seconds * 1000))


def left(table: Table) -> int:
    return int(table.part("clock").get_attribute("data-left") or -1)


def test_without_a_time_there_is_no_clock(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(POSITION, 6, 5))
    table.shows(POSITION)
    expect(table.part("clock")).to_have_count(0)


@pytest.mark.parametrize("seconds", [30, 45, 60, 90])
def test_the_bot_finishes_the_turn_of_whoever_runs_out_of_time(
    open_page: OpenPage, seconds: int
) -> None:
    table = timed(open_page, seconds, goes_on=False)
    pass_time(table, seconds - 9)
    expect(table.part("clock")).to_have_attribute("data-soon", "")
    pass_time(table, 8)
    table.shows(POSITION)
    table.page.context.clock.resume()
    pass_time(table, 1.5)
    expect(table.app).to_have_attribute("data-actor", "b")
    table.waits(phase="roll")
    # Black has the whole time, which runs from now on.
    assert is_whole(left(table), seconds)
    events = table.stored["record"]["events"]
    assert events[0] == {"timeout": "w"}
    assert "play" in events[1]
    expect(table.part("undo")).to_have_attribute("aria-disabled", "true")


def test_it_is_said_and_seen(open_page: OpenPage) -> None:
    """Before the roll: the bot rolls and plays for White, and the line of status says why."""
    table = timed(open_page)
    table.page.evaluate(
        """() => {
          window.said = new Set();
          const status = () => {
            const app = document.querySelector("tabla-app").shadowRoot;
            const line = app.querySelector("tabla-turn")?.shadowRoot.querySelector(".status");
            window.said.add(line?.textContent.trim() ?? "");
            requestAnimationFrame(status);
          };
          status();
        }"""
    )
    pass_time(table, 31)
    expect(table.app).to_have_attribute("data-actor", "b")
    said = table.page.evaluate("[...window.said]")
    assert "White’s time is up. The bot finishes the turn." in said


def test_what_was_already_played_stays(open_page: OpenPage) -> None:
    """Of 6-3 the three is played 8/5, which nobody would choose: the six is left to the bot."""
    table = timed(open_page)
    table.play(POSITION, "8/5")
    pass_time(table, 31)
    expect(table.app).to_have_attribute("data-actor", "b")
    played = table.stored["record"]["events"][1]["play"]
    assert "8/5" in played.split()


def test_a_hidden_page_stands_still(open_page: OpenPage) -> None:
    """Somebody rings up: nothing is lost, and whoever comes back late has five seconds at least."""
    table = timed(open_page, goes_on=False)
    pass_time(table, 10)
    before = left(table)
    table.page.evaluate(HIDE, True)
    pass_time(table, 120)
    table.page.evaluate(HIDE, False)
    assert left(table) == before
    pass_time(table, before - 2)
    table.page.evaluate(HIDE, True)
    table.page.evaluate(HIDE, False)
    expect(table.part("clock")).to_have_attribute("data-left", "5")
    table.shows(POSITION)


def test_a_sleeping_phone_stands_still(open_page: OpenPage) -> None:
    """The machine sleeps an hour with the page open: for the clock that was a moment."""
    table = timed(open_page, goes_on=False)
    table.page.context.clock.fast_forward("01:00:00")
    table.shows(POSITION)
    assert left(table) >= 27


def test_loading_again_gives_no_time_back(open_page: OpenPage) -> None:
    table = timed(open_page)
    pass_time(table, 20)
    assert left(table) <= 10
    table.page.reload()
    table.shows(POSITION)
    assert left(table) <= 10


def test_taking_a_turn_back_gives_no_time_back(open_page: OpenPage) -> None:
    table = timed(open_page)
    pass_time(table, 20)
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.shows(after(POSITION, "20/14* 8/5"))
    assert is_whole(left(table))
    table.press("undo")
    table.shows(POSITION)
    assert left(table) <= 10


def test_the_bot_has_no_clock(open_page: OpenPage) -> None:
    table = timed(open_page, parameters=against_bot(POSITION, 6, 5, 4, 3))
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.waits(actor="w")
    assert is_whole(left(table))


def test_the_time_is_chosen_in_the_form(open_page: OpenPage) -> None:
    def clock(context: BrowserContext) -> None:
        context.clock.install()

    table = sit_down(open_page, prepare=clock)
    set_up(table, game="prva", opponent="person", clock="45")
    table.waits(phase="opening")
    # While both throw for the start nobody's time runs.
    expect(table.part("clock")).to_have_count(0)
    while table.app.get_attribute("data-phase") == "opening":
        table.press("roll")
        table.waits()
    expect(table.part("clock")).to_have_text(re.compile(r"^0:4[345]$"))


def test_the_time_is_chosen_in_the_settings_from_the_next_turn_on(open_page: OpenPage) -> None:
    """Nobody's turn in hand becomes shorter, or gets a clock at all."""
    table = sit_down(
        open_page,
        two_players(POSITION, 6, 5, 4, 3, 2, 1),
        settings={**BRISK, "turnTime": 90},
        prepare=lambda context: context.clock.install(),
    )
    table.shows(POSITION)
    table.press("settings")
    table.page.locator('label:has([data-test="turnTime-30"])').click()
    expect(table.part("turnTime-30")).to_be_checked()
    table.press("dialog-no")
    assert left(table) > 30
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.waits(actor="b", phase="roll")
    assert 0 <= left(table) <= 30
    table.press("settings")
    table.page.locator('label:has([data-test="turnTime-0"])').click()
    expect(table.part("turnTime-0")).to_be_checked()
    table.press("dialog-no")
    expect(table.part("clock")).to_be_visible()
    pass_time(table, 31)
    # The bot finished Black's turn by the old time; White's next turn is open.
    expect(table.app).to_have_attribute("data-actor", "w")
    expect(table.part("clock")).to_have_count(0)


def test_arabic_digits(open_page: OpenPage) -> None:
    table = timed(open_page, 30, locale="ar-EG")
    expect(table.part("clock")).to_have_text(re.compile("^[٠]:[٢٣][٠-٩]$"))
    pass_time(table, 31)
    expect(table.app).to_have_attribute("data-actor", "b")
