"""A hint names the best play and its chances; it plays nothing."""

import re

from playwright.sync_api import expect

from e2e.conftest import OpenPage
from e2e.table import BRISK, against_bot, sit_down, two_players
from tests.boards import board

RUNNER_AND_BLOT = """
    13 14 15 16 17 18 | 19 20 21 22 23 24
     .  o  .  .  .  . |  .  x  .  .  . o14
     .  .  .  . x2  . |  .  .  .  .  . x12
    12 11 10  9  8  7 |  6  5  4  3  2  1
"""
POSITION = board("prva", "63", RUNNER_AND_BLOT)


def test_the_hint_is_a_sentence_with_chances(open_page: OpenPage) -> None:
    """Prva, 6-3: hitting the blot with the six is best by far."""
    table = sit_down(open_page, against_bot(POSITION, 6, 5))
    table.shows(POSITION)
    table.press("ask-hint")
    hint = table.part("hint")
    expect(hint).to_contain_text("20/14*")
    expect(hint).to_have_text(
        re.compile(r"Best: .*\. Chance to win \d+%, with mars \d+%; to lose with mars \d+%\.")
    )
    table.shows(POSITION)
    # It is gone with the next thing that happens.
    table.play(POSITION, "20/14*")
    expect(hint).to_have_count(0)
    expect(table.part("ask-hint")).to_be_visible()


def test_a_click_interrupts_the_search(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(POSITION, 6, 5))
    table.shows(POSITION)
    table.press("ask-hint")
    table.play(POSITION, "20/14* 8/5")
    table.press("end-turn")
    table.waits(phase="roll", actor="b")


def test_who_wants_no_hints_sees_none(open_page: OpenPage) -> None:
    table = sit_down(open_page, two_players(POSITION, 6, 5), settings={**BRISK, "hints": False})
    table.shows(POSITION)
    expect(table.part("ask-hint")).to_have_count(0)


def test_the_hint_in_arabic(open_page: OpenPage) -> None:
    table = sit_down(open_page, against_bot(POSITION, 6, 5), locale="ar-EG")
    table.shows(POSITION)
    table.press("ask-hint")
    expect(table.part("hint")).to_have_text(re.compile("^الأحسن: .*فرصة المكسب"))
    # Its numbers are Arabic, those of the play too.
    expect(table.part("hint")).to_contain_text(re.compile("٢٠.*←.*١٤.*[*]"))
    expect(table.part("hint")).not_to_contain_text(re.compile("[0-9]"))
    # The eye comes to them from the right, as it comes to the words.
    written, seen = table.part("hint").evaluate(NUMBERS)
    assert seen == written
    assert written[:2] == ["٢٠", "١٤"]


NUMBERS = """element => {
  const found = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const { 0: number, index } of texts.currentNode.data.matchAll(/[٠-٩]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + number.length);
      const { right, top } = range.getBoundingClientRect();
      found.push({ number, right, top });
    }
  }
  const seen = [...found].sort((one, other) =>
    Math.abs(one.top - other.top) > 4 ? one.top - other.top : other.right - one.right);
  return [found, seen].map(all => all.map(({ number }) => number));
}"""
"""Its numbers as they are written, and as they are seen line by line from the right."""
