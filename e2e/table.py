"""The page as a person has it before them: what lies on the table, and the hands that play.

    table = sit_down(open_page, {"game": "prva", "dice": "3,1,6,5"})
    table.press("roll")
    table.shows(opened)
    table.play(opened, "24/18 13/11")

What is waited for is always something that can be seen, or the marks that the page puts on itself
of what is seen: see the heads of `tabla-app.ts` and `tabla-points.ts`.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

from e2e.conftest import Device, OpenPage
from e2e.hands import Clicks, Hands, moves_of
from tabla_core import Match, Position, Side, format_position, legal_plays
from tabla_core.packed import BAR, OFF
from tabla_core.record import add
from tests.boards import seen_by_foe

Settings = Mapping[str, Any]
BRISK: Settings = {"speed": "fast"}
"""Pauses as short as a person can have them."""
HANDS_FREE: Settings = {**BRISK, "autoRoll": True, "autoEnd": True}
"""Dice are thrown and turns are ended by the page."""
PATIENCE = 60_000
FIRST_TIMES = re.findall(
    r"^first-([a-z-]+) =",
    (Path(__file__).parents[1] / "web/src/i18n/locales/en/first-times.ftl").read_text("utf-8"),
    re.MULTILINE,
)
"""What is said about a game when it first matters."""


@dataclass(frozen=True)
class Table:
    """One page, with White below, and the hands of who sits there."""

    page: Page
    hands: Hands

    # --- what is there -----------------------------------------------------------------------

    @property
    def app(self) -> Locator:
        """The page's outermost element, with its marks."""
        return self.page.locator("tabla-app")

    def part(self, name: str) -> Locator:
        """A part of the page by its mark for tests."""
        return self.page.locator(f'[data-test="{name}"]')

    def place(self, name: int | str) -> Locator:
        """A place of the board: a point in White's numbering, or `bar-w`, `off-b` and the like."""
        return self.page.locator(f'tabla-points [data-place="{name}"]')

    def where(self, position: Position, number: int) -> Locator:
        """The place which the side to act calls `number`."""
        side = position.side
        if number in (BAR, OFF):
            return self.place(f"{'bar' if number == BAR else 'off'}-{side}")
        return self.place(number if side == "w" else seen_by_foe(position.rules, number))

    def places(self, mark: str) -> set[str]:
        """Names of the places with a mark: `movable`, `target`, `middle`, `selected`."""
        read = "all => all.map(each => each.dataset.place)"
        found = self.page.locator(f"tabla-points [data-{mark}]").evaluate_all(read)
        return {str(name) for name in found}

    @property
    def dice(self) -> Locator:
        """The dice on the board."""
        return self.page.locator("tabla-points [data-die]")

    @property
    def stored(self) -> dict[str, Any]:
        """The match as the browser keeps it."""
        kept: str = self.page.evaluate("localStorage.getItem('tabla.match.1')")
        return dict(json.loads(kept))

    # --- what is waited for ------------------------------------------------------------------

    def waits(self, **marks: str) -> None:
        """Wait until the page does nothing by itself and bears these marks."""
        wanted = {"busy": "false", **marks}
        selector = "".join(f'[data-{name}="{value}"]' for name, value in wanted.items())
        try:
            self.page.locator(f"tabla-app{selector}").wait_for(state="attached", timeout=PATIENCE)
        except Error:
            shown = self.app.evaluate("app => ({ ...app.dataset })")
            raise AssertionError(f"waited for {wanted}, the page has {shown}") from None

    def shows(self, position: Position) -> None:
        """Wait until the page rests at this position."""
        self.waits(position=format_position(position))

    def has_checkers(self, place: int | str, side: Side, count: int) -> None:
        """That many checkers of a side are seen on a place."""
        expect(self.place(place)).to_have_attribute("data-checkers", str(count))
        expect(self.place(place)).to_have_attribute("data-side", side)

    # --- hands -------------------------------------------------------------------------------

    def press(self, name: str) -> None:
        """Click a button by its mark for tests."""
        self.hands.press(self.part(name))

    def play(self, position: Position, text: str) -> None:
        """Choose the moves of a play, as few as can be; the turn is not ended."""
        for origin, landing in moves_of(position, text):
            self.hands.move(self.where(position, origin), self.where(position, landing))

    def follow(self, before: Match, after: Match) -> None:
        """Play on, hands free, from one state of a match to a later one, seeing each position.

        What the page does by itself (dice, forced plays, passes, the bot) is only watched.
        """
        match = before
        for event in after.events[len(before.events) :]:
            if "play" in event and self._by_hand(match):
                self.shows(match.position)
                self.play(match.position, str(event["play"]))
            elif "resign" in event:
                self.shows(match.position)
                self.press("resign")
                self.press("dialog-yes")
            match = add(match, event)
        self.shows(match.position)

    @staticmethod
    def _by_hand(match: Match) -> bool:
        player = match.terms.players[0 if match.position.side == "w" else 1]
        return player == "human" and len(legal_plays(match.position)) > 1


def sit_down(
    open_page: OpenPage,
    parameters: Mapping[str, str] = {},
    *,
    device: Device = "desktop",
    settings: Settings = BRISK,
    still: bool = True,
    newcomer: bool = False,
    prepare: Callable[[BrowserContext], None] = lambda _: None,
    **options: Any,
) -> Table:
    """Open the page with these settings; `still` lets no checker fly, as the system may ask for.

    A `newcomer` is told what is special about a game when it first matters; others know it.
    """
    stored = {"tabla.settings.1": settings, "tabla.told.1": [] if newcomer else FIRST_TIMES}

    def prepared(context: BrowserContext) -> None:
        for key, value in stored.items():
            kept = json.dumps(json.dumps(value))
            context.add_init_script(
                f"if (location.protocol === 'http:') localStorage[{json.dumps(key)}] ??= {kept}"
            )
        prepare(context)

    motion = {"reduced_motion": "reduce"} if still else {}
    page = open_page(parameters, device=device, prepare=prepared, **motion, **options)
    return Table(page, Clicks())


def stopped(context: BrowserContext) -> None:
    """The page's clock goes on only when it is told to."""
    context.clock.install(time=0)
    context.clock.pause_at(1)


def two_players(position: Position, *dice: int) -> dict[str, str]:
    """The address of a match of two persons that begins at this position, with the dice to come."""
    return of_record(position.rules.id, *(dice or (1, 2)), position=format_position(position))


def of_record(game: str, *dice: int, **more: object) -> dict[str, str]:
    """The address of a match of two persons, with the dice to come; `more` goes into its record."""
    players = {"w": "human", "b": "human"}
    record = {"tabla": 1, "game": game, "players": players, "events": [], **more}
    return {"record": json.dumps(record), "dice": ",".join(map(str, dice))}


def against_bot(position: Position, *dice: int) -> dict[str, str]:
    """The address of a match against the bot, which has Black, with the dice to come."""
    return {"position": format_position(position), "dice": ",".join(map(str, dice or (1, 2)))}


def set_up(table: Table, **chosen: str) -> None:
    """Fill in the form of a new match and start it: `tradition="greek", opponent="person"`."""
    for name, value in chosen.items():
        if name in ("tradition", "game"):
            choose(table, f"kind-{name}")
        choose(table, f"{name}-{value}")
    table.press("start-match")


def choose(table: Table, choice: str) -> None:
    """Choose something in the form of a new match."""
    table.hands.press(table.page.locator(f'label:has([data-test="{choice}"])'))
