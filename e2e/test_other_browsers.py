"""The main path in Firefox and in WebKit: start, a whole game by the mouse, reload without network,
and a board on another site's page.

Only `make soak` runs it (see conftest.py), and gets the browsers where it may. What is not driven:
Safari itself, which runs on Apple's systems alone. WebKitGTK shares its engine for pages and
scripts, not what draws on the screen and not its rules for storage in frames. WebKitGTK's driver
does not tell what a page writes to its console, so only Firefox is held to silence there.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from e2e.club import OTHER_SITE, SAME_SITE, element, page_with, two_sites
from e2e.conftest import KEPT
from e2e.hands import moves_of
from e2e.hosting import Host
from e2e.short_matches import dice_of, play_game
from e2e.table import HANDS_FREE
from e2e.windows import MissingError, Window, firefox, webkit
from tabla_core import Match, begin, format_position, legal_plays, parse_position, terms
from tabla_core.packed import BAR, OFF
from tabla_core.record import add
from tests.boards import seen_by_foe

BROWSERS: dict[str, Callable[[Path], AbstractContextManager[Window]]] = {
    "firefox": firefox,
    "firefox-private": lambda profile: firefox(profile, private=True),
    "webkit": webkit,
}
PATIENCE = 60_000
MARKS = "() => ({ ...document.querySelector('tabla-app').dataset })"
IN_THE_PAGE = """async (selector, patience) => {
  const find = (root) => {
    const here = root.querySelector(selector);
    if (here !== null) return here;
    for (const { shadowRoot } of root.querySelectorAll("*")) {
      const inside = shadowRoot && find(shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const found = find(document);
    if (found) {
      const { x, y, width, height } = found.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, text: found.textContent.trim() };
    }
    await new Promise((soon) => setTimeout(soon, 20));
  }
  return null;
}"""
KEPT_ON_THE_DEVICE = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== "activated") {
    await new Promise((changed) => {
      active.addEventListener("statechange", changed, { once: true });
    });
  }
}"""


@dataclass(frozen=True)
class Seat:
    """Who sits before the page with a mouse; White is below."""

    window: Window
    name: str

    def find(self, selector: str, patience: int = PATIENCE) -> dict[str, Any]:
        """Wait for a part of the page: its middle, and its text."""
        found: dict[str, Any] | None = self.window.run(IN_THE_PAGE, selector, patience)
        if found is None:
            marks = self.window.run(MARKS)
            self.keep("failed")
            raise AssertionError(f"waited for {selector}, the page has {marks}")
        return found

    def waits(self, **marks: str) -> None:
        """Wait until the page does nothing by itself and bears these marks."""
        wanted = {"busy": "false", **marks}
        self.find("tabla-app" + "".join(f'[data-{k}="{v}"]' for k, v in wanted.items()))

    def shows(self, match: Match) -> None:
        """Wait until the page rests at the position of a match."""
        self.waits(position=format_position(match.position))

    def press(self, selector: str) -> None:
        there = self.find(selector)
        self.window.click(there["x"], there["y"])

    def follow(self, before: Match, after: Match) -> Match:
        """Play on by hand from one state of a match of two persons to a later one."""
        match = before
        for event in after.events[len(before.events) :]:
            if "play" in event and len(legal_plays(match.position)) > 1:
                self.shows(match)
                for move in moves_of(match.position, str(event["play"])):
                    for number in move:
                        self.press(f'[data-place="{self.place(match, number)}"]')
            match = add(match, event)
        self.shows(match)
        return match

    @staticmethod
    def place(match: Match, number: int) -> str:
        side = match.position.side
        if number in (BAR, OFF):
            return f"{'bar' if number == BAR else 'off'}-{side}"
        return str(number if side == "w" else seen_by_foe(match.rules, number))

    def keep(self, what: str) -> None:
        """Save a picture, to be looked at."""
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{self.name}-{what}.png").write_bytes(self.window.picture())


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "host") as host:
        yield host


@pytest.fixture(params=BROWSERS)
def seat(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Seat]:
    profile = tmp_path / "profile"
    profile.mkdir()
    try:
        with BROWSERS[request.param](profile) as window:
            yield Seat(window, request.param)
            assert not window.errors
    except MissingError as error:
        pytest.skip(str(error))


def arrive(seat: Seat, host: Host, **parameters: str) -> None:
    """Visit the page with nothing left to the hand but moves."""
    seat.window.open(f"{host.address}icon.svg")
    seat.window.run(
        "(settings) => { localStorage['tabla.settings.1'] = settings; }", json.dumps(HANDS_FREE)
    )
    seat.window.open(f"{host.address}?{urlencode(parameters)}")
    seat.find('tabla-app[data-engine="ready"]')


def asked(host: Host, part: str) -> bool:
    return any(part in sent.path for sent in host.sent)


def test_a_whole_game_then_a_reload_without_a_network_and_the_next_game(
    seat: Seat, host: Host
) -> None:
    players = {"w": "human", "b": "human"}
    start = begin(terms({"tabla": 1, "game": "prva", "players": players, "target": 3}))
    first = play_game(start, "w", "race")
    second = play_game(first, "b", "race")
    record = {"tabla": 1, "game": "prva", "players": players, "target": 3, "events": []}
    dice = ",".join(map(str, dice_of(second)))
    arrive(seat, host, record=json.dumps(record), dice=dice)
    assert asked(host, "/snapshot-"), "Python starts from its memory"
    assert not asked(host, "/python_stdlib.zip")

    seat.follow(start, first)
    assert seat.find('[data-test="result"]')["text"] == "White wins the game"
    seat.keep("won")

    seat.window.run(KEPT_ON_THE_DEVICE)
    host.stop()
    seat.window.reload()
    seat.find('tabla-app[data-engine="ready"]')
    seat.shows(first)
    seat.press('[data-test="next-game"]')
    seat.follow(first, second)
    seat.keep("offline")


def test_the_ordinary_start_takes_over_where_there_is_no_snapshot(seat: Seat, host: Host) -> None:
    (snapshot,) = host.folder.glob("pyodide/*/snapshot-*.bin")
    snapshot.unlink()
    arrive(seat, host, game="fevga", white="human", seed="club")
    assert asked(host, "/python_stdlib.zip")
    seat.waits(phase="play", actor="w")


# --- a board on another site's page -------------------------------------------------------------

SET = "() => document.querySelector('#set').shadowRoot.querySelector('iframe')"
LISTEN = """() => {
  window.heard = [];
  for (const type of ["ready", "move", "game-end"])
    addEventListener(`tabla-${type}`, ({ target, detail }) => {
      if (target.id === "set") heard.push({ type, ...detail });
    });
}"""
HEARD = """async (type, patience) => {
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const found = heard.findLast((each) => each.type === type);
    if (found) return found;
    await new Promise((soon) => setTimeout(soon, 20));
  }
  return null;
}"""


@pytest.mark.parametrize("other_site", [SAME_SITE, OTHER_SITE])
def test_a_board_on_a_clubs_page_is_played_and_the_page_is_told(
    seat: Seat, other_site: str
) -> None:
    """A play is made in the board's frame, and the page around hears of it, whether or not the
    browser lets a frame of another site store anything."""
    with two_sites() as sites:
        html = page_with(element("set", tradition="macedonian", lang="en", dice="3,1,6,5"))
        sites.pages["/"] = html.replace("http://localhost:8000/", sites.home)
        seat.window.open(f"http://{other_site}:{sites.club_port}/")
        seat.window.run(LISTEN)
        # Seen, then started: twice the patience of one wait.
        ready = seat.window.run(HEARD, "ready", 2 * PATIENCE - 10_000)
        assert ready, "the board has not started"
        with seat.window.inside(SET):
            for phase in ("opening", "roll"):
                seat.waits(phase=phase)
                seat.press('[data-test="roll"]')
            seat.waits(phase="play", actor="w")
            position = parse_position(seat.window.run(MARKS)["position"])
            chosen = legal_plays(position)[0].text
            for move in moves_of(position, chosen):
                for number in move:
                    seat.press(f'[data-place="{number}"]')
            seat.press('[data-test="end-turn"]')
        told = seat.window.run(HEARD, "move", PATIENCE)
        assert (told["side"], told["text"]) == (position.side, chosen)
        seat.keep(f"club-{other_site}")
