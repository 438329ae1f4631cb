"""Dice that are called and tumble, and what is heard."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.conftest import OpenPage
from e2e.table import BRISK, Settings, Table, of_record, sit_down, two_players
from e2e.test_feel import choose
from tests.boards import board


def scripted(script: str) -> Callable[[BrowserContext], None]:
    """Runs a script before the page's own."""

    def prepare(context: BrowserContext) -> None:
        context.add_init_script(script)

    return prepare


# --- dice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tradition", "called", "tag"),
    [
        ("turkish", "şeş beş", "tr"),
        ("bulgarian", "Шеш-беш", "bg"),
        ("greek", "6-5", "el"),
        ("egyptian-31", "شيش بيش", "ar"),
        ("macedonian", "6-5", "mk"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ar"])
def test_dice_are_called_as_in_each_tradition(
    tradition: str, called: str, tag: str, lang: str, open_page: OpenPage
) -> None:
    """6-5 of whoever begins; the page may speak another language."""
    address = {"tradition": tradition, "lang": lang, "dice": "3,1,6,5,2,1"}
    table = sit_down(open_page, address)
    table.press("roll")
    table.waits(phase="roll", actor="w")
    table.press("roll")
    call = table.part("call")
    expect(call).to_have_text(called)
    expect(call).to_have_attribute("lang", tag)


def test_doubles_have_calls_of_their_own(open_page: OpenPage) -> None:
    table = sit_down(open_page, {"tradition": "greek", "dice": "3,1,6,6,2,1"})
    table.press("roll")
    table.waits(phase="roll", actor="w")
    table.press("roll")
    expect(table.part("call")).to_have_text("εξάρες")


def test_who_does_not_want_calls_hears_and_sees_none(open_page: OpenPage) -> None:
    table = sit_down(
        open_page,
        {"tradition": "turkish", "dice": "3,1,6,5,2,1"},
        settings={**BRISK, "calls": False},
    )
    table.press("roll")
    table.waits(phase="roll", actor="w")
    table.press("roll")
    table.waits(phase="play")
    expect(table.part("call")).to_have_count(0)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


VOICES = """
    const voices = %s.map(lang => ({ lang, localService: true, name: lang }));
    globalThis.spoken = [];
    globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    Object.defineProperty(globalThis, "speechSynthesis", { value: {
      getVoices: () => voices, cancel: () => {}, addEventListener() {}, removeEventListener() {},
      speak: ({ text, lang, volume }) => spoken.push([text, lang, volume]),
    } });
"""


@pytest.mark.parametrize("voices", [["en-GB", "tr-TR"], ["en-GB"]])
def test_a_voice_says_the_call_where_there_is_one(voices: list[str], open_page: OpenPage) -> None:
    table = sit_down(
        open_page,
        {"tradition": "turkish", "dice": "3,1,6,5,2,1"},
        settings={**BRISK, "spoken": True, "volume": 50},
        prepare=scripted(VOICES % json.dumps(voices)),
    )
    table.press("roll")
    table.waits(phase="roll", actor="w")
    table.press("roll")
    expect(table.part("call")).to_have_text("şeş beş")
    said = [["şeş beş", "tr-TR", 0.5]] if "tr-TR" in voices else []
    # The voice is fetched after the call has been shown.
    table.page.wait_for_function("said => JSON.stringify(spoken) === said", arg=_json(said))
    table.press("settings")
    expect(table.part("no-voice")).to_have_count(0 if said else 1)


@pytest.mark.parametrize(
    ("speed", "still", "moving"), [("slow", False, 2), ("slow", True, 0), ("off", False, 0)]
)
def test_dice_tumble_unless_nothing_is_to_move(
    speed: str, still: bool, moving: int, open_page: OpenPage
) -> None:
    table = sit_down(
        open_page, of_record("prva", 3, 1, 6, 5), settings={"speed": speed}, still=still
    )
    table.waits(phase="opening")
    count = """app => new Promise(resolve => {
      const board = app.shadowRoot.querySelector('tabla-points');
      let most = 0;
      const look = () => {
        const found = board.shadowRoot.getAnimations().filter(each =>
          each.animationName === 'tumble' && each.effect.getComputedTiming().duration > 0);
        most = Math.max(most, found.length);
        if (app.dataset.phase === 'roll') resolve(most); else requestAnimationFrame(look);
      };
      look();
    })"""
    seen = table.page.evaluate_handle(
        f"() => ({{ most: ({count})(document.querySelector('tabla-app')) }})"
    )
    table.press("roll")
    assert table.page.evaluate("async ({ most }) => await most", seen) == moving


# --- sounds --------------------------------------------------------------------------------------

HEAR = """
    globalThis.heard = 0;
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      globalThis.heard += 1;
      return start.apply(this, when);
    };
"""


def heard(table: Table) -> int:
    """How many knocks have been made."""
    return int(table.page.evaluate("heard"))


def knocks(table: Table, more_than: int) -> int:
    table.page.wait_for_function(f"() => heard > {more_than}")
    return heard(table)


def test_dice_checkers_and_hits_are_heard(open_page: OpenPage) -> None:
    """Nine knocks of dice, one of a checker, two of one that hits."""
    hit = board(
        "prva",
        "",
        """
        13 14 15 16 17 18 | 19 20 21 22 23 24
         .  o  .  .  .  . |  .  x  .  .  . o14
         .  .  .  . x2  . |  .  .  .  .  . x12
        12 11 10  9  8  7 |  6  5  4  3  2  1
        """,
    )
    table = sit_down(
        open_page,
        two_players(hit, 6, 3, 1, 2),
        prepare=scripted(HEAR),
    )
    table.waits(phase="roll")
    assert heard(table) == 0
    table.press("roll")
    assert knocks(table, 0) == 9
    table.hands.move(table.place(8), table.place(5))
    assert knocks(table, 9) == 10
    table.hands.move(table.place(20), table.place(14))
    assert knocks(table, 10) == 12


@pytest.mark.parametrize("settings", [{"sounds": False}, {"volume": 0}])
def test_who_wants_silence_has_it(settings: Settings, open_page: OpenPage) -> None:
    table = sit_down(
        open_page,
        of_record("prva", 3, 1, 6, 5, 2, 1),
        settings={**BRISK, **settings},
        prepare=scripted(HEAR),
    )
    table.press("roll")
    table.waits(phase="roll", actor="w")
    assert heard(table) == 0


def test_a_board_on_another_page_is_silent_until_it_is_wished(open_page: OpenPage) -> None:
    table = sit_down(
        open_page,
        {**of_record("prva", 3, 1, 6, 5, 2, 1), "embed": "1"},
        prepare=scripted(HEAR),
    )
    table.press("roll")
    table.waits(phase="roll", actor="w")
    assert heard(table) == 0
    table.press("settings")
    expect(table.part("setting-sounds")).not_to_be_checked()
    choose(table, "setting-sounds")
    table.press("dialog-no")
    table.press("roll")
    assert knocks(table, 0) > 0


def test_no_sound_comes_from_a_file(open_page: OpenPage) -> None:
    asked: list[str] = []
    table = sit_down(open_page, of_record("prva", 3, 1, 6, 5, 2, 1))
    table.page.on("request", lambda request: asked.append(request.resource_type))
    table.press("roll")
    table.waits(phase="roll", actor="w")
    assert "media" not in asked
