"""Nets: the fast arithmetic is the plain one to the last bit, bad files are refused."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from dataclasses import replace

import pytest

from tabla_core import GAMES, RuleSet, start
from tabla_core.bot.chances import Chances
from tabla_core.bot.chances import points as points_of
from tabla_core.bot.evaluator import board_of, hand_written
from tabla_core.bot.inputs import is_race, masks_of, rows_of
from tabla_core.bot.lanes import HIGHEST, LOWEST, bend, logistic
from tabla_core.bot.netfile import LOGIT, UNIT, WINDOW, Layer, Net, read_net, write_net
from tabla_core.bot.nets import choose_net, evaluator_of
from tabla_core.bot.seeing import MOST_KNOWN, Known
from tabla_core.errors import Malformed
from tests.boards import house
from tests.bot.random_nets import NET_GAMES, random_net
from tests.bot.seen import Seen, positions, seen


def plain_outputs(layer: Layer, board: Seen) -> list[int]:
    """A net as the textbooks have it, unit by unit, in `LOGIT`-ths of a logit."""
    rows = list(struct.iter_unpack(f"<{layer.hidden}h", layer.rows))
    sums = list(struct.unpack(f"<{layer.hidden}h", layer.constants))
    for row, times in rows_of(layer.layout, *board).items():
        sums = [total + times * weight for total, weight in zip(sums, rows[row], strict=True)]
    units = []
    for total in sums:
        assert LOWEST <= total <= HIGHEST
        step = (total + round(WINDOW * UNIT)) * 256 // round(2 * WINDOW * UNIT)
        middle = (min(max(step, 0), 255) + 0.5) / 256 * 2 * WINDOW - WINDOW
        units.append(round(255 * bend(middle)))
    return [
        constant + sum(unit * weight for unit, weight in zip(units, output, strict=True))
        for constant, output in zip(layer.out_constants, layer.out, strict=True)
    ]


def plain_chances(net: Net, board: Seen) -> tuple[Chances, float]:
    """The chances, and the points by the outputs as they are."""
    rules = GAMES[net.game]
    contrary = rules.ways == "contrary"
    masks = [masks_of(side, contrary=contrary) for side in (board.me, board.them)]
    race = net.race is not None and is_race(masks[0], masks[1], contrary=contrary)
    layer = net.race if race else net.contact
    assert layer is not None
    win, more, less = (logistic()(output) for output in plain_outputs(layer, board))
    most = 15.0 if rules.score == "left" else 1.0
    if rules.score == "mars":
        more, less = (0.0 if board.them & 15 else more), (0.0 if board.me & 15 else less)
    value = points_of(Chances(win, most * more, most * less), rules.score)
    return Chances(win, most * min(more, win), most * min(less, 1 - win)), value


@pytest.mark.parametrize("race", [True, False])
@pytest.mark.parametrize("game", NET_GAMES)
def test_lanes_give_what_plain_arithmetic_gives(
    game: str, race: bool, amount: Callable[[int], int]
) -> None:
    net = random_net(game, race=race)
    evaluator = evaluator_of(net, GAMES[game])
    assert evaluator.packed is not None
    units: set[float] = set()
    for position in positions(game, 2, amount(100)):
        board, shapes = seen(position), board_of(position)
        expected, points = plain_chances(net, board)
        assert evaluator.chances(*shapes) == expected, position
        value = evaluator.value(*shapes)
        assert value == pytest.approx(points, abs=1e-12)
        packed = evaluator.packed(
            board.me, board.them, shapes.held, shapes.held_facing, board.carried
        )
        assert packed == value
        units.add(expected.win)
    assert len(units) > 50


def files(*games: str) -> dict[str, bytes]:
    return {game: write_net(random_net(game)) for game in games}


@pytest.mark.parametrize("game", NET_GAMES)
def test_a_file_is_read_as_it_was_written(game: str) -> None:
    for race in (True, False):
        net = random_net(game, race=race)
        assert read_net(write_net(net), game) == net


@pytest.mark.parametrize(
    ("game", "served_by"),
    [
        ("prva", "prva"),
        ("aada", "prva"),
        ("obiknovena", "prva"),
        ("chelebi", "chelebi"),
        ("vtora", "vtora"),
        ("gyulbara", "gyulbara"),
        ("treta", "treta"),
        ("plakoto", "plakoto"),
        ("tapa", "plakoto"),
        ("fevga", "fevga"),
        ("31", "31"),
    ],
)
def test_every_game_is_served_by_the_net_that_was_made_for_it(game: str, served_by: str) -> None:
    chosen = choose_net(GAMES[game], files(*NET_GAMES))
    only = choose_net(GAMES[game], files(served_by))
    board = board_of(start(GAMES[game]))
    assert chosen.refused is None
    assert chosen.evaluator.name == "net"
    assert chosen.evaluator.value(*board) == only.evaluator.value(*board)


def test_house_rules_take_the_nearest_net() -> None:
    club = house("vtora", cascade_from=2)
    board = board_of(start(club))
    chosen = choose_net(club, files(*NET_GAMES)).evaluator
    assert chosen.value(*board) == choose_net(club, files("vtora")).evaluator.value(*board)


@pytest.mark.parametrize(
    "rules",
    [
        RuleSet("both-ways", ((24, 15),), "pin", "parallel"),
        RuleSet("counted", ((24, 2), (13, 5), (8, 3), (6, 5)), "hit", "contrary", score="left"),
        house("fevga", runner="home"),
        house("treta", carry="all"),
    ],
    ids=["pinning-parallel", "counted-with-hits", "other-runner", "handed-over-pinning"],
)
def test_rules_that_no_net_understands_are_left_to_the_hand_written_evaluator(
    rules: RuleSet,
) -> None:
    chosen = choose_net(rules, files(*NET_GAMES))
    assert chosen.evaluator.name == "hand"
    assert chosen.refused is None


GOOD = write_net(random_net("prva"))
OTHER_VERSION = GOOD[:8] + b"\x02" + GOOD[9:]
OTHER_INPUTS = GOOD[:16] + bytes(8) + GOOD[24:]
DAMAGED = GOOD[:500] + bytes([GOOD[500] ^ 1]) + GOOD[501:]
TOO_HEAVY = replace(random_net("prva"), race=None)
TOO_HEAVY = replace(TOO_HEAVY, contact=replace(TOO_HEAVY.contact, out_constants=(2**31 - 1, 0, 0)))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "weights.truncated"),
        (GOOD[:5], "weights.truncated"),
        (GOOD[:12], "weights.truncated"),
        (GOOD[:-1], "weights.truncated"),
        (GOOD[: len(GOOD) // 2], "weights.truncated"),
        (b"PK\x03\x04" + GOOD, "weights.form"),
        (GOOD + b"\0", "weights.form"),
        (write_net(TOO_HEAVY), "weights.form"),
        (OTHER_VERSION, "weights.version"),
        (OTHER_INPUTS, "weights.layout"),
        (DAMAGED, "weights.checksum"),
        (write_net(random_net("chelebi")), "weights.game"),
    ],
)
def test_a_bad_file_is_refused_and_the_hand_written_evaluator_takes_over(
    data: bytes, code: str
) -> None:
    with pytest.raises(Malformed) as refused:
        read_net(data, "prva")
    assert refused.value.code == code
    chosen = choose_net(GAMES["prva"], {"prva": data})
    board = board_of(start(GAMES["prva"]))
    assert chosen.evaluator.name == "hand"
    assert chosen.evaluator.value(*board) == hand_written(GAMES["prva"]).value(*board)
    assert chosen.refused is not None
    assert chosen.refused.code == code


def test_any_cut_of_a_file_is_refused() -> None:
    for length in range(0, len(GOOD), 997):
        with pytest.raises(Malformed):
            read_net(GOOD[:length], "prva")


def test_any_damaged_byte_is_noticed() -> None:
    for at in range(0, len(GOOD), 497):
        damaged = GOOD[:at] + bytes([GOOD[at] ^ 64]) + GOOD[at + 1 :]
        with pytest.raises(Malformed):
            read_net(damaged, "prva")


def test_what_is_remembered_is_bounded() -> None:
    squares = Known[int, int](lambda number: number * number)
    for number in range(3 * MOST_KNOWN):
        assert squares[number] == number * number
        assert len(squares) <= MOST_KNOWN


def test_the_curve_does_not_hang_on_a_library_s_last_bits() -> None:
    """No rounded end of a segment is so near to a tie that another library could round it away."""
    for index in range(-16 * 32, 16 * 32 + 1):
        exact = (1 << 30) / (1 + math.exp(-index / 32))
        assert abs(exact - math.floor(exact) - 0.5) > 1e-5, index


def test_chances_grow_with_their_logit_and_mirror() -> None:
    chance = logistic()
    logits = range(-17 * LOGIT, 17 * LOGIT, LOGIT // 50)
    chances = [chance(logit) for logit in logits]
    assert chances == sorted(chances)
    assert all(abs(chance(logit) + chance(-logit) - 1) < 1e-8 for logit in logits)
    assert all(abs(chance(logit) - 1 / (1 + math.exp(-logit / LOGIT))) < 2e-5 for logit in logits)
