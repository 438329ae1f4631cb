"""What the page asks and what it is told. Every reply is held to the types of `protocol.ts`."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tabla_core import GAMES, TRADITIONS, __version__, parse_position
from tabla_core.bot import LEVELS
from tabla_core.bridge import Session
from tests.bridge.page import HUMANS, PROTOCOL, Page, View, dice
from tests.bridge.protocol import Name
from tests.match.playing import SETUPS, Amount, Record, setup_id

# White bears its last checker off with anything, Black has two left.
ALMOST = "prva b2,22,w1 0/0 14/13 w 9/9 - -"


# --- the protocol itself -------------------------------------------------------------------------


def test_the_reader_of_the_protocol_notices_drift(page: Page) -> None:
    view = page.open(game="prva")
    assert PROTOCOL.faults(view, Name("View")) == []
    view["turn"]["speed"] = 1
    view["phase"] = "thinking"
    view["board"]["bar"]["w"] = "0"
    view["board"]["points"][3] = {"w": 0, "b": 0}
    view["match"]["score"] = {"w": 0}
    del view["match"]["set"]
    assert sorted(PROTOCOL.faults(view, Name("View"))) == [
        "answer.board.bar.w is no number",
        "answer.board.points[3].pinned is missing",
        "answer.match.score is not for both sides",
        "answer.match.set is missing",
        "answer.phase is 'thinking'",
        "answer.turn.speed is not in the protocol",
    ]


def test_every_kind_of_question_in_the_protocol_is_known(page: Page) -> None:
    kinds = PROTOCOL.kinds("Request", "kind")
    assert len(kinds) >= 10
    for kind in kinds:
        reply = page.reply(kind)
        assert reply["ok"] or reply["error"]["code"] not in ("request.kind", "internal")
    assert page.refused("guess") == "request.kind"


# --- opening and loading -------------------------------------------------------------------------


def test_the_catalogue_names_what_there_is(page: Page) -> None:
    catalogue = page.ask("catalogue")
    assert catalogue["version"] == __version__
    assert catalogue["games"] == list(GAMES)
    assert [each["id"] for each in catalogue["traditions"]] == list(TRADITIONS)
    assert catalogue["levels"] == list(LEVELS) == list("1234567")
    assert catalogue["gameTargets"]["31"] == {"targets": [1, 11, 21, 31], "target": 11}
    assert set(catalogue["starts"]) == set(GAMES)
    for board in catalogue["starts"].values():
        for side in ("w", "b"):
            assert sum(point[side] for point in board["points"]) == 15


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_a_match_of_everything_opens(page: Page, setup: Record) -> None:
    view = page.open(**{key: value for key, value in setup.items() if key != "tabla"})
    assert (view["phase"], view["actor"], view["practice"]) == ("opening", None, False)
    assert view["match"]["tradition"] == setup.get("tradition")
    assert view["match"]["game"] == view["match"]["set"][0]
    assert (view["match"]["index"], view["match"]["gameNumber"]) == (0, 1)
    assert view["last"]["kind"] == "none"
    assert view["record"]["events"] == []


def test_a_board_is_seen_from_white(page: Page) -> None:
    board = page.open(game="prva")["board"]
    assert board["ways"] == "contrary"
    assert board["points"][24 - 1] == {"w": 2, "b": 0, "pinned": None}
    assert board["points"][19 - 1] == {"w": 0, "b": 5, "pinned": None}
    assert board["pips"] == {"w": 167, "b": 167}
    parallel = page.open(game="vtora")["board"]
    assert parallel["ways"] == "parallel"
    assert parallel["points"][12 - 1] == {"w": 0, "b": 15, "pinned": None}
    pinned = page.open(game="treta", position="treta w1b2,10,b12,10,b1w13,w1 0/0 0/0 b 9/9 - -")
    assert pinned["board"]["points"][24 - 1] == {"w": 1, "b": 2, "pinned": "w"}
    assert pinned["board"]["points"][2 - 1] == {"w": 13, "b": 1, "pinned": "b"}


def test_practice_dice_are_told_from_secret_ones(page: Page) -> None:
    setup = {"game": "prva", "players": HUMANS}
    for source, practice in (
        ({"kind": "secret"}, False),
        ({"kind": "seed", "seed": "club"}, True),
        ({"kind": "list", "dice": [3, 1]}, True),
    ):
        assert page.ask("open", setup=setup, dice=source)["practice"] is practice


def test_seeded_dice_go_on_after_a_match_was_put_away(page: Page) -> None:
    seed = {"kind": "seed", "seed": "club"}
    view = page.ask("open", setup={"game": "prva", "players": HUMANS}, dice=seed)
    random = Random("seeded")
    for _ in range(30):
        view = advance(page, view, random)
    again = Page()
    loaded = again.ask("load", record=view["record"], dice=seed)
    assert loaded == view
    for _ in range(30):
        same = Random(len(view["record"]["events"]))
        view = advance(page, view, same)
        same = Random(len(loaded["record"]["events"]))
        loaded = advance(again, loaded, same)
        assert loaded == view


def advance(page: Page, view: View, random: Random) -> View:
    """One more event: a roll, or a play made of drafted moves."""
    if view["phase"] != "play":
        return page.ask("roll")
    while not (view["turn"]["complete"] and (not view["turn"]["moves"] or random.random() < 0.5)):
        move = random.choice(view["turn"]["moves"])
        stops = [move["from"], *move["path"]]
        steps = [*view["turn"]["draft"], *map(list, zip(stops, move["path"], strict=False))]
        view = page.ask("draft", steps=steps)
        assert view["turn"]["draft"] == steps
    return page.ask("play")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_with_drafts_alone(page: Page, game: str, amount: Amount) -> None:
    seed = {"kind": "seed", "seed": game}
    view = page.ask("open", setup={"game": game, "players": HUMANS}, dice=seed)
    random = Random(game)
    for _ in range(amount(60)):
        if view["phase"] == "match-over":
            break
        view = advance(page, view, random)
        check_view(view)
    assert page.ask("load", record=view["record"], dice=seed) == view


def check_view(view: View) -> None:
    """What one part of a view says the others say too."""
    parse_position(view["position"])
    for side in ("w", "b"):
        board = view["board"]
        on_points = sum(point[side] for point in board["points"])
        assert on_points + board["bar"][side] + board["off"][side] == 15
    turn, last = view["turn"], view["last"]
    assert bool(turn["dice"]) == (view["phase"] == "play")
    assert sum(group["count"] for group in turn["groups"]) >= len(turn["dice"])
    assert turn["forced"] or not turn["pass"]
    assert turn["complete"] or turn["moves"] or view["phase"] != "play"
    if last["kind"] == "play" and last["steps"] and view["phase"] != "play":
        assert last["steps"][-1]["after"] == view["board"]
    assert (last["text"] == "-") == (last["kind"] == "play" and not last["steps"])


def test_a_record_that_does_not_replay_loses_nothing(page: Page) -> None:
    before = page.open(3, 1, 6, 5, game="prva")
    page.ask("roll")
    broken = {"tabla": 1, "game": "prva", "events": [{"opening": [3, 1]}, {"play": "24/18"}]}
    reply = page.reply("load", record=broken, dice={"kind": "secret"})
    assert reply["error"]["code"] == "record.event"
    assert (reply["error"]["event"], reply["error"]["because"]) == (2, "match.no-play")
    # The match that was being played goes on, with its own dice.
    view = page.ask("roll")
    assert view["turn"]["roll"] == [6, 5]
    assert view["record"]["target"] == before["record"]["target"]


def test_house_rules_are_checked_and_completed(page: Page) -> None:
    answer = page.ask("check-rules", rules={"id": "club", "base": "fevga", "walls": False})
    assert answer["rules"]["runner"] == "pass"
    view = page.open(rules=answer["rules"])
    assert view["match"]["set"] == ["club"]
    assert page.refused("check-rules", rules={"id": "club", "cube": 1}) == "rules.unknown-flag"
    assert page.refused("check-rules") == "rules.form"


# --- opening rolls and rolls ---------------------------------------------------------------------


def test_equal_opening_dice_are_shown_with_those_that_decide(page: Page) -> None:
    page.open(4, 4, 2, 5, 6, 1, game="prva")
    view = page.ask("roll")
    assert view["phase"] == "opening"
    assert view["opening"] == {"throws": [{"w": 4, "b": 4}], "starter": None, "plays": False}
    assert (view["last"]["kind"], view["last"]["side"]) == ("opening", None)
    view = page.ask("roll")
    assert view["opening"]["throws"] == [{"w": 4, "b": 4}, {"w": 2, "b": 5}]
    assert view["opening"]["starter"] == "b"
    assert (view["phase"], view["actor"], view["turn"]["roll"]) == ("roll", "b", None)
    view = page.ask("roll")
    assert (view["phase"], view["turn"]["roll"]) == ("play", [6, 1])
    assert (view["last"]["kind"], view["last"]["side"]) == ("roll", "b")
    assert page.refused("roll") == "match.no-roll"


def test_where_the_opening_is_played_the_starter_has_it_in_hand(page: Page) -> None:
    page.open(2, 5, game="tapa")
    view = page.ask("roll")
    assert view["opening"] == {"throws": [{"w": 2, "b": 5}], "starter": "b", "plays": True}
    assert (view["phase"], view["actor"], view["turn"]["roll"]) == ("play", "b", [5, 2])


def test_a_used_up_list_of_dice_is_said(page: Page) -> None:
    page.open(3, 1, 6, game="prva")
    page.ask("roll")
    assert page.refused("roll") == "dice.used-up"
    assert page.ask("resign", side="w")["phase"] == "game-over"


# --- the ends of games ---------------------------------------------------------------------------


def test_the_end_of_a_game_is_shown_until_the_next_begins(page: Page) -> None:
    view = page.open(6, 5, 2, 1, tradition="macedonian", position=ALMOST)
    assert view["match"]["resignCost"] == {"w": 1, "b": 1}
    page.ask("roll")
    view = page.ask("play", text="1/off")
    assert (view["phase"], view["actor"]) == ("game-over", "w")
    end = {"game": "prva", "winner": "w", "points": 1, "reason": "off"}
    assert (view["ended"], view["games"]) == (end, [end])
    assert (view["match"]["nextGame"], view["match"]["gameNumber"]) == ("vtora", 1)
    assert view["match"]["resignCost"] == {"w": 0, "b": 0}
    assert view["position"].split()[4] == "w+1"
    assert not view["turn"]["canUndo"]
    view = page.ask("roll")
    assert (view["match"]["game"], view["match"]["gameNumber"]) == ("vtora", 2)
    assert (view["ended"], view["games"]) == (None, [end])
    assert (view["phase"], view["turn"]["roll"]) == ("play", [2, 1])


def test_resigning_gives_the_other_side_what_it_costs(page: Page) -> None:
    page.open(3, 1, game="31", target=21)
    page.ask("roll")
    view = page.ask("resign", side="b")
    assert view["ended"] == {"game": "31", "winner": "w", "points": 15, "reason": "resigned"}
    assert (view["last"]["kind"], view["last"]["side"]) == ("resign", "b")
    assert page.refused("resign", side="b") == "match.no-resign"
    for odd in (None, "white", ["w"], 0):
        assert page.refused("resign", side=odd) == "request.side"


def test_after_the_match_nothing_more_can_be_asked_of_it(page: Page) -> None:
    page.open(6, 5, 2, 1, game="aada", target=1, position=ALMOST.replace("prva", "aada"))
    page.ask("roll")
    view = page.ask("play", text="1/off")
    assert (view["phase"], view["actor"], view["match"]["winner"]) == ("match-over", None, "w")
    assert view["match"]["nextGame"] is None
    for kind, code in (
        ("roll", "match.no-roll"),
        ("play", "match.no-play"),
        ("think", "match.no-play"),
        ("undo", "match.no-undo"),
    ):
        assert page.refused(kind) == code
    assert page.ask("load", record=view["record"], dice=dice(6, 5)) == view


# --- thinking ------------------------------------------------------------------------------------


def raw(session: Session, **question: Any) -> Any:
    return json.loads(session.ask(json.dumps(question)))


def thinking(session: Session) -> View:
    """A match whose 3-1 the bot has begun to think about as question 9; the view before."""
    setup = {"game": "prva", "players": {"w": "bot:top", "b": "human"}}
    raw(session, id=1, kind="open", setup=setup, dice=dice(4, 2, 3, 1))
    raw(session, id=2, kind="roll")
    view: View = raw(session, id=3, kind="roll")["answer"]
    assert raw(session, id=9, kind="think") == {"id": 9, "ok": True, "pending": True}
    return view


def test_the_bot_thinks_slice_by_slice_and_changes_nothing() -> None:
    page = Page()
    view = thinking(page.session)
    slices = 0
    while (reply := json.loads(page.session.think_slice())).get("pending"):
        assert reply["id"] == 9
        slices += 1
    assert slices > 1
    assert PROTOCOL.faults(reply["answer"], Name("Thought")) == []
    assert reply["id"] == 9
    assert reply["answer"]["evaluations"] > 100
    assert page.ask("draft", steps=[]) == view
    assert page.ask("play", text=reply["answer"]["text"])["actor"] == "b"


def test_any_other_question_drops_a_thought() -> None:
    session = Session()
    thinking(session)
    session.think_slice()
    assert raw(session, id=10, kind="undo")["error"]["code"] == "match.no-undo"
    late = json.loads(session.think_slice())
    assert (late["ok"], late["id"], late["error"]["code"]) == (False, -1, "session.no-thought")
    # Asked again, it starts anew and comes to an end.
    assert raw(session, id=11, kind="think")["pending"]
    while (reply := json.loads(session.think_slice())).get("pending"):
        pass
    assert (reply["id"], reply["ok"]) == (11, True)


def test_the_bot_is_not_asked_before_there_are_dice(page: Page) -> None:
    assert page.refused("think") == "session.no-match"
    page.open(game="prva")
    assert page.refused("think") == "match.no-play"


@pytest.mark.parametrize("kind", ["roll", "draft", "play", "undo", "resign", "think"])
def test_without_a_match_there_is_nothing_to_do(page: Page, kind: str) -> None:
    assert page.refused(kind, side="w", steps=[]) == "session.no-match"


def test_the_page_is_told_what_is_special_about_a_clubs_own_game(page: Page) -> None:
    """By its flags, whatever it is called: here 31 without the quarter, under another name."""
    rules = {"id": "club", "base": "31", "close_quarter": False}
    told = page.open(rules=rules)["match"]["rules"]
    assert told == {
        "mother": False,
        "runner": "home",
        "closeQuarter": False,
        "bearOffPinned": "others",
        "bearOffPastFoes": False,
    }
