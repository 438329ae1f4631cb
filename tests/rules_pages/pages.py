"""Which sections the rules page of a game has: every flag of the game says something there."""

from __future__ import annotations

from typing import Any

from tabla_core import GAMES, TRADITIONS, RuleSet
from tabla_core.reasons import CODES

Section = dict[str, Any]


def sections(rules: RuleSet) -> list[Section]:
    """A game's sections in order: their name, the texts in them and the pictures below."""
    found: list[Section] = []

    def add(name: str, texts: list[str], pictures: list[str]) -> None:
        found.append({"name": name, "texts": texts, "pictures": pictures})

    parallel = rules.ways == "parallel"
    familiar = len(rules.start) > 1
    add("start", ["start-familiar" if familiar else f"start-{rules.ways}"], ["start"])
    plays = rules.opening == "play"
    opening = "opening-play" if plays and familiar else "opening-dice"
    add("opening", [f"opening-{rules.opening}"], [opening])
    if rules.runner != "none":
        name = f"runner-{rules.runner}"
        add("runner", [name], [name, f"{name}-free"])
    add("contact", [f"contact-{rules.contact}"], _contact(rules))
    if rules.contact == "hit":
        add("enter", ["enter"], ["enter", "enter-first"])
    if rules.mother:
        add("mother", ["mother"], ["mother", "mother-draw"])
    if rules.cascade_from:
        picture = "cascade" if parallel else "cascade-chelebi"
        add("cascade", ["cascade", f"cascade-{rules.on_block}"], [picture])
    if rules.carry != "none":
        add("handed", [f"handed-{rules.carry}"], _handed(rules))
    if rules.walls:
        add("walls", ["walls"], ["wall-quarter", "wall-before"])
    if rules.leave_a_move:
        add("leave", ["leave"], ["leave"])
    if rules.close_quarter:
        add("quarter", ["quarter"], ["quarter"])
    add("dice", ["dice"], ["dice-both", "dice-larger"] if rules.contact == "hit" else [])
    add("bear-off", ["bear-off" if rules.contact == "hit" else "bear-off-quiet"], _off(parallel))
    if rules.contact == "pin":
        name = f"pinned-{rules.bear_off_pinned}"
        add("pinned", [name], [name])
    if not rules.bear_off_past_foes:
        add("foes", ["foes"], ["foe-in-home"])
    pictures = [] if parallel else [{"mars": "mars", "left": "left"}[rules.score]]
    add("score", [f"score-{rules.score}"], pictures)
    return found


def _contact(rules: RuleSet) -> list[str]:
    if rules.contact == "hit":
        return ["hit"]
    if rules.contact == "pin":
        return ["pin", "pinned", "pin-closes"]
    return ["block" if rules.ways == "parallel" else "block-31"]


def _handed(rules: RuleSet) -> list[str]:
    if rules.carry == "all":
        return ["handed-mixed", "handed-skip"]
    return ["handed-stop" if rules.ways == "parallel" else "handed-chelebi"]


def _off(parallel: bool) -> list[str]:
    if parallel:
        return ["bear-off-parallel", "bear-off-higher-parallel"]
    return ["bear-off", "bear-off-higher", "not-all-home"]


def pages() -> dict[str, Any]:
    """All that the page needs to know of what is in the rules."""
    return {
        "games": {rules.id: sections(rules) for rules in GAMES.values()},
        "cascade": {each.id: each.cascade_from for each in GAMES.values() if each.cascade_from},
        "next": {each.id: each.next_starter for each in TRADITIONS.values()},
    }


SECTION_OF: dict[str, str] = {
    "complete": "dice",
    "ends-game": "score",
    "no-such-die": "dice",
    "backwards": "start",
    "pinned": "contact",
    "enter-first": "enter",
    "runner-not-past": "runner",
    "runner-not-home": "runner",
    "blocked": "contact",
    "blocked-by-one": "contact",
    "blocked-by-pin": "contact",
    "way-blocked": "dice",
    "not-all-home": "bear-off",
    "pinned-outside": "pinned",
    "pinned-at-home": "pinned",
    "pinned-anywhere": "pinned",
    "foe-in-home": "foes",
    "not-highest": "bear-off",
    "both-dice": "dice",
    "larger-die": "dice",
    "wall": "walls",
    "leave-a-move": "leave",
}
"""Where a reason is explained; the others are about whose turn it is and who owns what."""


def reasons() -> dict[str, str | None]:
    """For each reason of the engine the section that explains it."""
    return {code: SECTION_OF.get(code.removeprefix("reason.")) for code in CODES}
