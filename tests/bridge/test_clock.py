"""When the time of a turn is up the bot finishes it, from where the player left it."""

from __future__ import annotations

from tests.bridge.page import Page


def in_hand(page: Page, *dice: int) -> None:
    """White has 6-5 of prva to play."""
    page.open(3, 1, 6, 5, *(dice or (4, 4)), game="prva")
    page.ask("roll")
    page.ask("roll")


def test_the_whole_turn_is_played_when_nothing_was_chosen(page: Page) -> None:
    in_hand(page)
    late = page.ask("timeout", side="w")
    assert late["record"]["events"][-1] == {"timeout": "w"}
    assert (late["phase"], late["actor"]) == ("play", "w")
    assert late["turn"]["outOfTime"]
    played = page.ask("play", text=page.ask("think")["text"])
    assert (played["phase"], played["actor"]) == ("roll", "b")
    assert not played["turn"]["outOfTime"]


def test_what_was_chosen_before_is_gone_on_from(page: Page) -> None:
    """Of 6-5 the five is played 8/3, which nobody would choose; the six goes on from there."""
    in_hand(page)
    page.ask("draft", steps=[[8, 3]])
    late = page.ask("timeout", side="w")
    assert late["turn"]["draft"] == [[8, 3]]
    text = page.ask("think")["text"]
    assert "8/3" in text.split()
    assert page.ask("play", text=text)["actor"] == "b"


def test_a_whole_play_that_was_chosen_is_the_one_played(page: Page) -> None:
    in_hand(page)
    page.ask("draft", steps=[[8, 3], [13, 7]])
    assert page.ask("timeout", side="w")["turn"]["complete"]
    assert sorted(page.ask("think")["text"].split()) == ["13/7", "8/3"]


def test_the_time_may_run_out_before_the_roll(page: Page) -> None:
    page.open(3, 1, 6, 5, game="prva")
    page.ask("roll")
    late = page.ask("timeout", side="w")
    assert (late["phase"], late["turn"]["outOfTime"]) == ("roll", True)
    rolled = page.ask("roll")
    assert (rolled["phase"], rolled["turn"]["outOfTime"]) == ("play", True)
    assert page.ask("play", text=page.ask("think")["text"])["turn"]["outOfTime"] is False


def test_nothing_of_that_turn_can_be_taken_back(page: Page) -> None:
    in_hand(page)
    page.ask("draft", steps=[[24, 18]])
    late = page.ask("timeout", side="w")
    assert not late["turn"]["canUndo"]
    assert page.refused("undo") == "match.no-undo"
    played = page.ask("play", text=page.ask("think")["text"])
    assert not played["turn"]["canUndo"]
    assert page.refused("undo") == "match.no-undo"
    # The next turn is Black's own again.
    page.ask("roll")
    page.ask("play", text=page.ask("think")["text"])
    assert page.ask("undo")["actor"] == "b"


def test_a_cascade_is_one_turn(page: Page) -> None:
    """Vtora, the fourth roll 4-4: fours, then fives, then sixes, all of them out of time."""
    fourth = "vtora w15,11,b15,11 0/0 0/0 w 3/3 - -"
    page.open(4, 4, 6, 5, game="vtora", position=fourth)
    page.ask("roll")
    view = page.ask("timeout", side="w")
    stages = 0
    while view["actor"] == "w":
        assert view["turn"]["outOfTime"]
        view = page.ask("play", text=page.ask("think")["text"])
        stages += 1
    assert stages == 3
    assert not view["turn"]["outOfTime"]


def test_only_the_side_to_act_runs_out_of_time(page: Page) -> None:
    page.open(3, 1, game="prva")
    assert page.refused("timeout", side="w") == "match.no-timeout"
    page.ask("roll")
    assert page.refused("timeout", side="b") == "match.no-timeout"
    for side in ("x", None, 1):
        assert page.refused("timeout", side=side) == "request.side"


def test_it_is_the_same_after_the_page_was_left(page: Page) -> None:
    """The record says that the time was up, so a reload gives no more of it."""
    in_hand(page)
    late = page.ask("timeout", side="w")
    again = page.ask("load", record=late["record"], dice={"kind": "secret"})
    assert again["turn"]["outOfTime"]
    assert not again["turn"]["canUndo"]
