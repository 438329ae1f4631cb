"""What a turn looks like to the page: drafts, plays, undo, passes and handed-over dice."""

from __future__ import annotations

from tests.bridge.page import Page, View, dice

# White bears its last checker off with anything, Black has two left.
ALMOST = "prva b2,22,w1 0/0 14/13 w 9/9 - -"
# White's fours, fives and sixes are free; it is its fourth roll.
FOURTH_ROLL = "vtora w15,11,b15,11 0/0 0/0 w 3/3 - -"
# Black stands on White's 18: White's sixes from its start are blocked.
BLOCKED_SIX = "vtora w15,5,b1,5,b14,11 0/0 0/0 w 0/1 - -"


# --- drafts, plays, undo -------------------------------------------------------------------------


def in_hand(page: Page) -> View:
    """White has 6-5 of prva to play."""
    page.open(3, 1, 6, 5, 4, 4, game="prva")
    page.ask("roll")
    return page.ask("roll")


def test_a_draft_is_shown_on_the_board_but_not_in_the_record(page: Page) -> None:
    view = in_hand(page)
    assert [die["used"] for die in view["turn"]["dice"]] == [False, False]
    assert {"from": 24, "path": [18, 13], "marks": [None, None]} in view["turn"]["moves"]
    draft = page.ask("draft", steps=[[24, 18]])
    assert draft["turn"]["draft"] == [[24, 18]]
    assert draft["turn"]["dice"] == [{"number": 6, "used": True}, {"number": 5, "used": False}]
    assert draft["board"]["points"][18 - 1]["w"] == 1
    assert draft["board"]["pips"]["w"] == view["board"]["pips"]["w"] - 6
    assert (draft["turn"]["complete"], draft["turn"]["canUndo"]) == (False, True)
    assert draft["record"] == view["record"]
    assert draft["position"] == view["position"]
    assert page.refused("play") == "draft.incomplete"
    whole = page.ask("draft", steps=[[24, 18], [18, 13]])
    assert (whole["turn"]["complete"], whole["turn"]["moves"]) == (True, [])
    played = page.ask("play")
    assert played["record"]["events"][-1] == {"play": "24/18 18/13"}
    assert (played["phase"], played["actor"]) == ("roll", "b")


def test_a_draft_no_play_begins_with_is_refused_and_the_old_one_stays(page: Page) -> None:
    in_hand(page)
    page.ask("draft", steps=[[24, 18]])
    assert page.refused("draft", steps=[[24, 19]]) == "draft.step"
    assert page.ask("draft", steps=[[24, 18], [18, 13]])["turn"]["complete"]
    odd_steps: tuple[object, ...] = (
        None, "24/18", [24, 18], [[24]], [[24, 18.0]], [[26, 20]], [[True, 0]], [[]] * 5,
    )  # fmt: skip
    for odd in odd_steps:
        assert page.refused("draft", steps=odd) == "request.steps"
    assert page.ask("play")["last"]["text"] == "24/18 18/13"


def test_undo_takes_the_draft_back_step_by_step_and_then_the_play(page: Page) -> None:
    view = in_hand(page)
    page.ask("draft", steps=[[24, 18], [18, 13]])
    assert page.ask("undo")["turn"]["draft"] == [[24, 18]]
    assert page.ask("undo") == view
    assert page.refused("undo") == "match.no-undo"
    played = page.ask("play", text="18/13 24/18")
    assert played["turn"]["canUndo"]
    assert page.ask("undo") == view
    page.ask("play", text="24/18 18/13")
    rolled = page.ask("roll")
    assert not rolled["turn"]["canUndo"]
    assert page.refused("undo") == "match.no-undo"


def test_undo_goes_back_over_the_stages_of_a_cascade(page: Page) -> None:
    page.open(4, 4, game="vtora", position=FOURTH_ROLL)
    view = page.ask("roll")
    assert view["turn"]["groups"] == [{"number": n, "count": 4} for n in (4, 5, 6)]
    page.ask("play", text="24/20(4)")
    second = page.ask("play", text="24/19(4)")
    assert second["turn"]["groups"] == [{"number": 6, "count": 4}]
    assert second["turn"]["roll"] == [4, 4]
    assert second["actor"] == "w"
    assert page.ask("undo") == view


def test_a_bots_play_is_not_taken_back(page: Page) -> None:
    setup = {"game": "prva", "players": {"w": "bot:top", "b": "human"}}
    page.ask("open", setup=setup, dice=dice(3, 1, 6, 5))
    page.ask("roll")
    page.ask("roll")
    view = page.ask("play", text="24/18 18/13")
    assert not view["turn"]["canUndo"]
    assert page.refused("undo") == "match.no-undo"


def test_a_person_whose_name_begins_like_a_bot_is_none(page: Page) -> None:
    setup = {"game": "prva", "players": {"w": "botev", "b": "human"}}
    page.ask("open", setup=setup, dice=dice(3, 1, 6, 5))
    page.ask("roll")
    page.ask("roll")
    assert page.ask("play", text="24/18 18/13")["turn"]["canUndo"]


def test_the_last_play_is_told_in_canonical_text_and_step_by_step(page: Page) -> None:
    in_hand(page)
    view = page.ask("play", text="18/13 24/18")
    assert view["last"]["text"] == "24/18 18/13"
    assert view["record"]["events"][-1] == {"play": "18/13 24/18"}
    steps = view["last"]["steps"]
    assert [(step["from"], step["to"], step["mark"]) for step in steps] == [
        (24, 18, None),
        (18, 13, None),
    ]
    assert steps[0]["after"]["points"][18 - 1]["w"] == 1
    assert steps[1]["after"] == view["board"]


def test_hits_and_pins_are_marked_also_where_the_text_leaves_them_out(page: Page) -> None:
    page.open(6, 2, game="prva", position="prva w15,5,b1,16,b14 0/0 0/0 w 9/9 - -")
    page.ask("roll")
    view = page.ask("play", text="24/22 24/18")
    assert view["last"]["text"] == "24/18* 24/22"
    assert [step["mark"] for step in view["last"]["steps"]] == ["hit", None]
    assert view["board"]["bar"] == {"w": 0, "b": 1}
    page.open(6, 2, game="treta", position="treta w15,5,b1,16,b14 0/0 0/0 w 9/9 - -")
    moves = page.ask("roll")["turn"]["moves"]
    assert {"from": 24, "path": [18], "marks": ["pin"]} in moves
    view = page.ask("play", text="24/18 24/22")
    assert view["last"]["text"] == "24/18^ 24/22"
    assert view["board"]["points"][18 - 1] == {"w": 1, "b": 1, "pinned": "b"}


def test_a_play_needs_dice_and_a_legal_text(page: Page) -> None:
    page.open(3, 1, 6, 5, game="prva")
    assert page.refused("play", text="24/18 18/13") == "match.no-play"
    assert page.refused("draft", steps=[]) == "match.no-play"
    page.ask("roll")
    page.ask("roll")
    assert page.refused("play", text="24/18") == "move.illegal"
    assert page.refused("play", text=7) == "move.form"
    assert page.refused("play") == "draft.incomplete"


# --- forced plays, passes, handed-over dice ------------------------------------------------------


def test_a_forced_play_and_a_pass_are_told(page: Page) -> None:
    page.open(6, 5, game="prva", position=ALMOST)
    view = page.ask("roll")
    assert (view["turn"]["forced"], view["turn"]["pass"]) == (True, False)
    view = page.open(game="31", position="31 w15,5,b1,16,b14 0/0 0/0 w 1/1 66:6*4 -")
    turn = view["turn"]
    assert (turn["forced"], turn["pass"], turn["complete"], turn["moves"]) == (True, True, True, [])
    view = page.ask("play")
    assert (view["last"]["text"], view["last"]["steps"]) == ("-", [])
    assert view["record"]["events"] == [{"play": "-"}]
    assert page.ask("undo")["turn"]["pass"]


def test_dice_handed_over_are_told_to_both(page: Page) -> None:
    page.open(6, 6, 2, 1, game="vtora", position=BLOCKED_SIX)
    view = page.ask("roll")
    assert view["turn"]["pass"]
    view = page.ask("play")
    assert view["last"]["handed"] == [{"number": 6, "count": 4}]
    assert view["last"]["lost"] == []
    assert (view["phase"], view["actor"]) == ("play", "b")
    turn = view["turn"]
    assert (turn["roll"], turn["handedOver"]) == (None, True)
    assert turn["groups"] == [{"number": 6, "count": 4}]
    view = page.ask("play", text="24/18(4)")
    assert (view["phase"], view["actor"], view["last"]["handed"]) == ("roll", "b", [])
    view = page.ask("roll")
    assert (view["turn"]["roll"], view["turn"]["handedOver"]) == ([2, 1], False)


def test_what_cannot_be_played_of_handed_over_dice_is_lost(page: Page) -> None:
    # Black has been handed two sixes over and stands behind White's checker on its 18.
    view = page.open(game="vtora", position="vtora w14,11,b15,5,w1,5 0/0 0/0 b 4/3 - 6*2")
    assert (view["turn"]["handedOver"], view["turn"]["pass"]) == (True, True)
    view = page.ask("play")
    assert view["last"]["lost"] == [{"number": 6, "count": 2}]
    assert view["last"]["handed"] == []
    assert (view["phase"], view["actor"]) == ("roll", "b")


def test_what_a_cascade_leaves_grows_while_it_goes_on(page: Page) -> None:
    # White's fives are blocked by Black's checker on its 19; its sixes are free.
    position = "vtora w15,4,b1,6,b14,11 0/0 0/0 w 3/4 - -"
    page.open(5, 5, game="vtora", position=position)
    assert page.ask("roll")["turn"]["leaving"] == []
    view = page.ask("play", text="-")
    assert view["last"]["handed"] == [{"number": 5, "count": 4}]
    assert view["turn"]["leaving"] == [{"number": 5, "count": 4}]
    assert view["turn"]["groups"] == [{"number": 6, "count": 4}]
    view = page.ask("play", text="24/18(4)")
    assert (view["actor"], view["turn"]["leaving"]) == ("b", [])
    assert view["turn"]["groups"] == [{"number": 5, "count": 4}]


def test_an_unstarted_chain_is_lost_where_only_started_ones_are_handed_over(page: Page) -> None:
    position = "gyulbara w15,4,b1,6,b14,11 0/0 0/0 w 3/4 - -"
    page.open(5, 5, game="gyulbara", position=position)
    page.ask("roll")
    view = page.ask("play")
    assert view["last"]["lost"] == [{"number": 5, "count": 4}, {"number": 6, "count": 4}]
    assert (view["phase"], view["actor"]) == ("roll", "b")
