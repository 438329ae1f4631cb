"""The engine's worker is killed at every stage of start and play: the match is kept and goes on."""

import json

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenPage
from e2e.table import HANDS_FREE, Table, sit_down, two_players
from tabla_core.position import Position
from tests.boards import after, board

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


def killing(stage: str, times: int) -> str:
    """A script that ends the first so many workers when they report a stage or are asked that.

    `killer.made` counts them; `killer.kill()` ends the one there is, at rest or not.
    """
    return f"""
      window.killer = {{ made: 0, left: {times} }};
      const strike = (worker) => {{
        if (killer.left <= 0) return;
        killer.left -= 1;
        worker.terminate();
      }};
      window.Worker = class extends Worker {{
        constructor(...given) {{
          super(...given);
          killer.made += 1;
          killer.kill = () => this.terminate();
          this.addEventListener("message", ({{ data }}) => {{
            if ((data.stage ?? data.event) === {json.dumps(stage)}) strike(this);
          }});
          if ({json.dumps(stage)} === "made") strike(this);
        }}
        postMessage(message) {{
          super.postMessage(message);
          if (message.kind === {json.dumps(stage)}) strike(this);
        }}
      }};
    """


def attacked(
    open_page: OpenPage,
    stage: str,
    times: int = 1,
    *,
    own_clock: bool = False,
    position: Position = POSITION,
    **given: object,
) -> Table:
    def prepare(context: BrowserContext) -> None:
        context.add_init_script(killing(stage, times))
        if own_clock:
            context.clock.install()

    parameters = {str(name): str(value) for name, value in given.items()}
    settings = {**HANDS_FREE, "autoEnd": False}
    chosen = parameters or two_players(position, 6, 5)
    return sit_down(open_page, chosen, prepare=prepare, settings=settings)


def made(table: Table) -> int:
    count: int = table.page.evaluate("killer.made")
    return count


STAGES = ["begun", "download", "python", "engine", "ready", "load", "catalogue"]


@pytest.mark.parametrize("stage", STAGES)
def test_a_worker_killed_while_it_starts_is_replaced(stage: str, open_page: OpenPage) -> None:
    table = attacked(open_page, stage)
    table.shows(POSITION)
    assert made(table) == 2
    expect(table.part("problem")).to_have_count(0)
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.waits(phase="play", actor="b")


def let_pass(table: Table, seconds: int, *, workers: int) -> None:
    """So much time, once there are so many workers."""
    expect(table.app).to_have_attribute("data-engine", "starting")
    table.page.wait_for_function(f"() => killer.made === {workers}")
    table.page.clock.run_for(seconds * 1000)


def test_a_worker_killed_before_it_says_anything_is_soon_replaced(open_page: OpenPage) -> None:
    """One that lives says so at once: ten seconds without a word are enough to know."""
    table = attacked(open_page, "made", own_clock=True)
    let_pass(table, 10, workers=1)
    table.shows(POSITION)
    assert made(table) == 2
    expect(table.part("problem")).to_have_count(0)


def test_workers_that_never_say_anything_are_told(open_page: OpenPage) -> None:
    """Each gets more time than the one before it, for it may be the network that is slow."""
    table = attacked(open_page, "made", times=3, own_clock=True)
    for workers, seconds in enumerate((10, 20, 30), start=1):
        let_pass(table, seconds, workers=workers)
    problem = table.page.locator('[data-problem="engine"] p')
    expect(problem).to_contain_text("no sign of life")
    table.press("retry")
    table.shows(POSITION)
    assert made(table) == 4


@pytest.mark.parametrize("asked", ["draft", "play"])
def test_a_worker_killed_by_what_a_person_asks_comes_back_with_it_done(
    asked: str, open_page: OpenPage
) -> None:
    """What was asked is asked again, once, of the next worker."""
    table = attacked(open_page, asked)
    table.shows(POSITION)
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.waits(phase="play", actor="b")
    events = table.stored["record"]["events"]
    assert [event for event in events if "play" in event] == [{"play": "20/14* 8/5"}]
    assert made(table) == 2


def test_taps_that_wait_for_a_killed_worker_act_on_the_move_it_was_asked(
    open_page: OpenPage,
) -> None:
    """White's only way is 20/14/11. The second step is tapped while the next worker starts: then
    nothing may leave the 14 yet, and on the moves of before the tap would be lost."""
    position = board(
        "prva",
        "63",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  .  .  .  .  . |  .  x  .  .  . o15
         .  .  .  . x2  . |  .  .  .  .  . x12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = attacked(open_page, "draft", position=position)
    table.shows(position)
    for place in (20, 14, 14, 11):
        table.place(place).click()
    table.has_checkers(11, "w", 1)
    assert table.stored["draft"] == [[20, 14], [14, 11]]
    assert made(table) == 2


@pytest.mark.parametrize("asked", ["roll", "think", "play"])
def test_a_worker_killed_in_the_bots_turn_comes_back_and_the_bot_plays(
    asked: str, open_page: OpenPage
) -> None:
    """Every die thrown stays; the bot plays its turn once."""
    table = attacked(open_page, asked, game="prva", white="bot", dice="3,1,6,5,4,2,5,3,6,1")
    table.waits(phase="play", actor="b")
    assert made(table) == 2
    expect(table.part("problem")).to_have_count(0)
    events = table.stored["record"]["events"]
    assert [event for event in events if "play" not in event] == [
        {"opening": [3, 1]},
        {"roll": [6, 5]},
        {"roll": [4, 2]},
    ]


def kill(table: Table) -> None:
    """End the worker while nothing is asked of it."""
    before = made(table)
    table.page.evaluate("killer.kill()")
    table.page.wait_for_function(f"() => killer.made === {before + 1}")


def test_a_worker_killed_between_roll_and_move_loses_no_dice(open_page: OpenPage) -> None:
    table = attacked(open_page, "never", game="tapa", white="human", seed="club")
    table.waits(phase="play", actor="w")
    shown = table.app.get_attribute("data-position") or ""
    events = table.stored["record"]["events"]
    kill(table)
    table.waits(engine="ready", position=shown)
    assert table.stored["record"]["events"] == events
    expect(table.page.locator("tabla-points [data-movable]").first).to_be_visible()


def test_a_worker_killed_when_a_game_is_over_loses_neither_result_nor_score(
    open_page: OpenPage,
) -> None:
    table = attacked(open_page, "never", tradition="greek", white="human", seed="club")
    table.waits(phase="play")
    table.press("resign")
    table.press("dialog-yes")
    table.waits(phase="game-over")
    kill(table)
    table.waits(engine="ready", phase="game-over")
    expect(table.part("result")).to_be_visible()
    table.press("next-game")
    table.waits(phase="play")
    assert table.stored["record"]["events"][-1].keys() & {"roll", "opening"}


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        ("python", "The game’s rules could not be loaded."),
        ("think", "The engine stopped more than once."),
    ],
)
def test_what_kills_every_worker_is_not_tried_for_ever(
    stage: str, said: str, open_page: OpenPage
) -> None:
    """Three workers die of the same; then a person is asked, and the fourth lives."""
    table = attacked(open_page, stage, times=3, game="prva", white="bot", seed="club")
    problem = table.page.locator('[data-problem="engine"] p')
    expect(problem).to_contain_text(said)
    assert made(table) == 3
    expect(table.part("reload")).to_be_visible()
    table.press("retry")
    table.waits(phase="play", actor="b")
    assert made(table) == 4
    expect(table.part("problem")).to_have_count(0)


def test_after_a_killed_worker_a_reload_finds_the_same(open_page: OpenPage) -> None:
    """Half a play is on the board; the worker dies, and before another is there the tab goes."""
    table = attacked(open_page, "never")
    table.shows(POSITION)
    table.play(POSITION, "20/14*")
    table.has_checkers("bar-b", "b", 1)
    table.page.evaluate("killer.kill()")
    table.page.reload()
    table.shows(POSITION)
    table.has_checkers("bar-b", "b", 1)
    table.hands.move(table.place(8), table.place(5))
    table.press("end-turn")
    table.waits(phase="play", actor="b")
    assert table.stored["record"]["events"][0] == {"play": "20/14* 8/5"}
    assert after(POSITION, "20/14* 8/5").side == "b"
