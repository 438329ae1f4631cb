"""The ways in which a person takes a checker and puts it down, and presses a button."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Locator, Page

from tabla_core import Position, format_position
from tabla_core.draft import Drafting, Move
from tabla_core.moves import parse_move

Dot = tuple[float, float]
Step = tuple[int, int]


class Hands(Protocol):
    """One way of doing things."""

    def move(self, origin: Locator, landing: Locator) -> None:
        """Take the checker that lies on one place of the board to another."""
        ...

    def press(self, button: Locator) -> None:
        """Press a button beside the board."""
        ...


@dataclass(frozen=True)
class Clicks:
    """A mouse: a click on the checker, a click on where it goes."""

    def move(self, origin: Locator, landing: Locator) -> None:
        origin.click()
        landing.click()

    def press(self, button: Locator) -> None:
        button.click()


@dataclass(frozen=True)
class Taps:
    """A finger that taps. On a very busy machine a tap may last too long and be none."""

    def move(self, origin: Locator, landing: Locator) -> None:
        origin.tap()
        landing.tap()

    def press(self, button: Locator) -> None:
        button.tap()


@dataclass(frozen=True)
class Drags(Clicks):
    """A mouse that carries checkers."""

    page: Page

    def move(self, origin: Locator, landing: Locator) -> None:
        mouse = self.page.mouse
        mouse.move(*middle(origin))
        mouse.down()
        mouse.move(*middle(landing), steps=4)
        mouse.up()


@dataclass(frozen=True)
class TouchDrags(Clicks):
    """A finger that carries checkers; buttons are clicked."""

    page: Page

    def move(self, origin: Locator, landing: Locator) -> None:
        touch = self.page.context.new_cdp_session(self.page)
        (x, y), (to_x, to_y) = middle(origin), middle(landing)
        halfway = ((x + to_x) / 2, (y + to_y) / 2)

        def send(kind: str, *dots: Dot) -> None:
            points = [{"x": x, "y": y} for x, y in dots]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart", (x, y))
        send("touchMove", halfway)
        send("touchMove", (to_x, to_y))
        send("touchEnd")
        touch.detach()


@dataclass(frozen=True)
class Keys:
    """A keyboard and nothing else: Tab between parts, arrows on the board, Enter."""

    page: Page

    def move(self, origin: Locator, landing: Locator) -> None:
        for place in (origin, landing):
            self.walk_to(place)
            self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        self.tab_to(button)
        self.page.keyboard.press("Enter")

    def tab_to(self, part: Locator) -> None:
        """Press Tab until a part of the page, or something in it, has the focus."""
        for _ in range(20):
            if holds_focus(part):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead there")

    def walk_to(self, place: Locator) -> None:
        """Go to a place of the board with the arrow keys."""
        board = self.page.locator("tabla-points")
        self.tab_to(board)
        to_x, to_y = middle(place)
        for _ in range(30):
            if holds_focus(place):
                return
            x, y = middle(board.locator("button:focus"))
            across = abs(to_y - y) < 40
            if across:
                self.page.keyboard.press("ArrowRight" if to_x > x else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowDown" if to_y > y else "ArrowUp")
        raise AssertionError("the arrow keys do not lead there")


def holds_focus(part: Locator) -> bool:
    """Whether something is where the keys go, or holds what is."""
    return bool(part.evaluate("part => part.matches(':focus, :focus-within')"))


def middle(part: Locator) -> Dot:
    """The middle of something on the screen."""
    box = part.bounding_box()
    assert box is not None, "it is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moves_of(position: Position, text: str) -> list[Step]:
    """The moves, from where to where, by which a person chooses a play: runs before single steps.

    >>> from tabla_core import GAMES, roll, start
    >>> moves_of(roll(start(GAMES["31"]), 6, 6), "24/18(2) 18/12 12/6")
    [(24, 6), (24, 18)]
    """
    drafting = Drafting(position)

    def finish(taken: list[Step], left: Counter[Step]) -> list[Step] | None:
        if not left:
            return []
        ways = drafting.draft(taken).moves
        for way in sorted(ways, key=lambda way: -len(way.path)):
            steps = list(zip((way.origin, *way.path[:-1]), way.path, strict=True))
            if Counter(steps) <= left and _only_way(way, ways):
                rest = finish([*taken, *steps], left - Counter(steps))
                if rest is not None:
                    return [(way.origin, way.path[-1]), *rest]
        return None

    wanted = Counter((step.origin, step.landing) for step in parse_move(text))
    moves = finish([], wanted)
    assert moves is not None, f"{text} cannot be chosen at {format_position(position)}"
    return moves


def _only_way(way: Move, ways: Sequence[Move]) -> bool:
    """Of several ways to one point a person would have to say which."""
    return sum((each.origin, each.path[-1]) == (way.origin, way.path[-1]) for each in ways) == 1
