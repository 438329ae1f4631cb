"""The command line: every command, and every kind of bad input. Notation: command line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabla_core import GAMES, __version__, format_position, legal_plays, parse_position
from tests.cases import legal_cases, perft_cases
from tests.cli.commands import Ran, Run, check_refusal, lines

START = "prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/0 0/0 w 0/0 - -"
IN_HAND = "prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/0 0/0 w 1/0 63:6,3 -"
FINISHED = "prva b1,23 0/0 15/14 w+1 9/9 - -"
HANDED_OVER = "vtora w15,11,b15,11 0/0 0/0 b 4/3 - 6*2"
PASS = "31 w15,5,b1,16,b14 0/0 0/0 w 1/1 66:6*4 -"
ROOT = Path(__file__).parents[2]


# --- start and roll ------------------------------------------------------------------------------


def test_start_prints_the_start_of_a_game(run: Run) -> None:
    assert lines(run("start", "prva")) == [START]
    assert lines(run("start", "prva", "w")) == [START]
    assert lines(run("start", "prva", "b")) == [START.replace(" w 0/0", " b 0/0")]
    for game in GAMES:
        (line,) = lines(run("start", game))
        assert format_position(parse_position(line)) == line


@pytest.mark.parametrize("dice", ["63", "36"])
def test_roll_takes_the_dice_in_either_order(run: Run, dice: str) -> None:
    assert lines(run("roll", START, dice)) == [IN_HAND]


def test_roll_of_a_double_gives_four_and_from_the_fourth_roll_a_chain(run: Run) -> None:
    (line,) = lines(run("roll", START, "22"))
    assert line.endswith(" w 1/0 22:2*4 -")
    (line,) = lines(run("roll", "vtora w15,11,b15,11 0/0 0/0 b 4/3 - -", "44"))
    assert line.endswith(" b 4/4 44:4*4,5*4,6*4 -")


# --- legal ---------------------------------------------------------------------------------------


def test_legal_lists_moves_and_positions_by_code_point(run: Run) -> None:
    found = lines(run("legal", IN_HAND))
    plays = legal_plays(parse_position(IN_HAND))
    assert found == sorted(found)
    assert sorted(found) == sorted(f"{p.text}\t{format_position(p.position)}" for p in plays)
    # A blank comes before a star, a bracket and a digit: so do shorter texts.
    assert found[0].startswith("13/10 8/2\t")
    assert any(line.startswith("24/18 13/10\tprva ") for line in found)


def test_legal_takes_a_roll_in_either_order(run: Run) -> None:
    found = lines(run("legal", START, "63"))
    assert found == lines(run("legal", START, "36")) == lines(run("legal", IN_HAND))


def test_a_forced_pass_is_one_result(run: Run) -> None:
    (line,) = lines(run("legal", PASS))
    assert line == "-\t31 w15,5,b1,16,b14 0/0 0/0 b 1/1 - -"


def test_legal_plays_handed_over_dice_without_a_roll(run: Run) -> None:
    found = lines(run("legal", HANDED_OVER))
    assert [line.split("\t")[0] for line in found] == ["24/18(2)"]
    for line in found:
        assert line.endswith(" b 4/3 - -")


def test_legal_as_json_says_the_same(run: Run) -> None:
    (text,) = lines(run("legal", IN_HAND, "--json"))
    rows = [f"{row['move']}\t{row['position']}" for row in json.loads(text)]
    assert rows == lines(run("legal", IN_HAND))


@pytest.mark.parametrize("name", ["legal-vtora", "rare-fevga", "legal-treta"])
def test_legal_in_batches_agrees_with_the_cases(run: Run, name: str) -> None:
    cases = legal_cases(name)[:40]
    found = lines(run("legal", "--batch", stdin="".join(f"{case.position}\n" for case in cases)))
    assert [tuple(json.loads(line)) for line in found] == [case.results for case in cases]
    for line in found:
        assert json.loads(line) == sorted(json.loads(line))


def test_a_batch_may_be_empty_and_end_without_a_line_end(run: Run) -> None:
    assert run("legal", "--batch") == Ran(0, "", "")
    whole = run("legal", "--batch", stdin=f"{IN_HAND}\n{PASS}\n")
    assert run("legal", "--batch", stdin=f"{IN_HAND}\n{PASS}") == whole
    assert run("legal", "--batch", stdin=f"{IN_HAND}\r\n{PASS}\r\n") == whole


@pytest.mark.parametrize("command", ["legal", "best"])
@pytest.mark.parametrize(
    ("bad", "code"),
    [
        ("", "position.fields"),
        ("nonsense", "position.fields"),
        (f" {IN_HAND}", "position.fields"),
        (START, "legal.no-dice"),
        (FINISHED, "legal.finished"),
    ],
)
def test_a_bad_line_ends_a_batch_and_is_named(run: Run, command: str, bad: str, code: str) -> None:
    ran = run(command, "--batch", stdin=f"{PASS}\n{PASS}\n{bad}\n{PASS}\n")
    check_refusal(ran, code, repr(bad))
    assert "line 3" in ran.err
    # What came before it has been answered.
    assert len(ran.out.splitlines()) == 2


# --- perft ---------------------------------------------------------------------------------------


def test_perft_counts_results(run: Run) -> None:
    assert lines(run("perft", "prva", "0")) == ["1"]
    assert lines(run("perft", "prva", "1")) == ["447"]
    assert lines(run("perft", START, "1")) == ["447"]
    assert lines(run("perft", IN_HAND, "1")) == [str(len(legal_plays(parse_position(IN_HAND))))]
    assert lines(run("perft", PASS, "1")) == ["1"]
    assert lines(run("perft", HANDED_OVER, "1")) == ["1"]


def test_perft_counts_nothing_below_a_finished_game(run: Run) -> None:
    assert lines(run("perft", FINISHED, "0")) == ["1"]
    assert lines(run("perft", FINISHED, "1")) == ["0"]
    almost = "prva b1,22,w1 0/0 14/14 w 9/9 - -"
    assert lines(run("perft", almost, "1")) == ["21"]
    assert lines(run("perft", almost, "2")) == ["0"]


def test_perft_agrees_with_the_cases(run: Run) -> None:
    small = [case for case in perft_cases() if case.count < 3_000]
    assert small
    for case in small:
        ran = run("perft", case.game_or_position, str(case.depth))
        assert lines(ran) == [str(case.count)]


# --- best ----------------------------------------------------------------------------------------


def test_best_ranks_every_legal_play(run: Run) -> None:
    found = [line.split("\t") for line in lines(run("best", IN_HAND))]
    assert sorted(row[1:3] for row in found) == [
        line.split("\t") for line in lines(run("legal", IN_HAND))
    ]
    assert all(len(row) == 4 and float(row[0]) == float(row[0]) for row in found)
    assert lines(run("best", START, "36")) == lines(run("best", IN_HAND, "--level", "top"))


def test_best_as_json_and_in_batches_agrees(run: Run) -> None:
    (text,) = lines(run("best", IN_HAND, "--json"))
    rows = json.loads(text)
    assert [set(row) for row in rows] == [{"move", "position", "value", "chances"}] * len(rows)
    assert [f"{r['value']:+.4f}\t{r['move']}\t{r['position']}" for r in rows] == [
        line.rpartition("\t")[0] for line in lines(run("best", IN_HAND))
    ]
    first, second = lines(run("best", "--batch", "--level", "top", stdin=f"{IN_HAND}\n{PASS}\n"))
    assert json.loads(first) == {key: rows[0][key] for key in ("move", "position", "value")}
    assert json.loads(second)["move"] == "-"


def test_best_tells_the_chances_of_every_play(run: Run) -> None:
    """To win, then to win and to lose two points; where every checker counts, points on average."""
    first = lines(run("best", IN_HAND))[0].split("\t")[3]
    assert re.fullmatch(r"\d+\.\d % \+\d+\.\d % -\d+\.\d %", first)
    counted = lines(run("best", *lines(run("start", "31")), "31"))[0].split("\t")[3]
    assert re.fullmatch(r"\d+\.\d % \+\d+\.\d -\d+\.\d", counted)
    rows = json.loads(lines(run("best", IN_HAND, "--json"))[0])
    assert all(0 <= row["chances"]["win_mars"] <= row["chances"]["win"] <= 1 for row in rows)


def test_best_says_nothing_of_chances_while_a_cascade_goes_on(run: Run) -> None:
    """The side goes on with the next number: what comes of that is not known yet."""
    cascade = "vtora w12,1,w1,5,w1,2,w1,b11,b1,b1,4,b2,4 0/0 0/0 w 4/4 22:2*4,3*4,4*4,5*4,6*4 -"
    assert lines(run("best", cascade))[0].endswith("\t-")


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "code", "quoted"),
    [
        # Usage.
        ([], "command.usage", "COMMAND"),
        (["play"], "command.usage", "'play'"),
        (["start"], "command.usage", "GAME"),
        (["start", "prva", "w", "x"], "command.usage", "x"),
        (["start", "prva", "--loud"], "command.usage", "--loud"),
        (["start", "prva", "w", "two\nlines"], "command.usage", "two lines"),
        (["start", "chess"], "command.game", "'chess'"),
        (["start", ""], "command.game", "''"),
        (["start", "Prva"], "command.game", "'Prva'"),
        (["start", "prva\n"], "command.game", r"'prva\n'"),
        (["start", "prva", "white"], "command.side", "'white'"),
        (["roll", START], "command.usage", "AB"),
        (["legal"], "command.usage", "--batch"),
        (["best"], "command.usage", "--batch"),
        (["legal", "--batch", IN_HAND], "command.usage", IN_HAND),
        (["best", "--batch", IN_HAND], "command.usage", IN_HAND),
        (["perft", "prva"], "command.usage", "DEPTH"),
        (["perft", "chess", "1"], "command.game", "'chess'"),
        (["perft", "prva", "x"], "perft.depth", "'x'"),
        (["perft", "prva", "1.0"], "perft.depth", "'1.0'"),
        (["perft", "prva", "٣"], "perft.depth", "'٣'"),
        (["perft", "prva", ""], "perft.depth", "''"),
        (["perft", "prva", "1000"], "perft.depth", "'1000'"),
        (["perft", "prva", "9" * 5000], "perft.depth", "'999"),
        (["perft", "prva b2 w", "1"], "position.fields", "'prva b2 w'"),
        (["best", IN_HAND, "--level", "worst"], "bot.level", "'worst'"),
        # Rolls.
        *((["roll", START, dice], "command.roll", repr(dice)) for dice in (
            "", "6", "07", "60", "66 ", "666", "6-3", "ab", "٦٣", "6.", "-1"[::-1], "６３", "63\n",
        )),
        (["legal", START, "67"], "command.roll", "'67'"),
        (["roll", IN_HAND, "63"], "roll.dice-in-hand", IN_HAND),
        (["legal", IN_HAND, "63"], "roll.dice-in-hand", IN_HAND),
        (["best", IN_HAND, "63"], "roll.dice-in-hand", IN_HAND),
        (["roll", HANDED_OVER, "63"], "roll.handed-over", HANDED_OVER),
        (["legal", HANDED_OVER, "63"], "roll.handed-over", HANDED_OVER),
        (["roll", FINISHED, "63"], "roll.finished", FINISHED),
        (["legal", FINISHED, "63"], "roll.finished", FINISHED),
        # Nothing in hand, or nothing more to play.
        (["legal", START], "legal.no-dice", START),
        (["best", START], "legal.no-dice", START),
        (["legal", FINISHED], "legal.finished", FINISHED),
        (["best", FINISHED], "legal.finished", FINISHED),
    ],
)  # fmt: skip
def test_bad_input_ends_with_status_2_and_one_line(
    run: Run, arguments: list[str], code: str, quoted: str
) -> None:
    ran = run(*arguments)
    check_refusal(ran, code, quoted)
    assert ran.out == ""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        # A wrong total, on the board, the bar and off.
        ("prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w4,4,b2 0/0 0/0 w 0/0 - -", "position.total"),
        ("prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/1 0/0 w 0/0 - -", "position.total"),
        ("prva w2,4,b5,1,b3,3,w5,b5,3,w3,1,w5,4,b2 0/0 1/0 w 0/0 - -", "position.total"),
        ("prva w16,23 0/0 0/15 w 0/0 - -", "position.total"),
        # A third layer, pins and bars where there are none.
        ("treta w14,11,b1w1b1,10,b13 0/0 0/0 w 0/0 - -", "position.layers"),
        ("treta w14,11,b2w1,10,b13 0/0 0/0 w 0/0 - -", "position.pin"),
        ("treta w14,11,w1w1,10,b15 0/0 0/0 w 0/0 - -", "position.pin"),
        ("prva w14,11,b1w1,10,b14 0/0 0/0 w 0/0 - -", "position.pin"),
        ("vtora w14,11,b15,11 1/0 0/0 w 0/0 - -", "position.bar"),
        ("treta w14,22,b15 1/0 0/0 w 0/0 - -", "position.bar"),
        # Handed-over dice where there are none, or that cannot be.
        (f"{START[:-1]}6*2", "position.carry"),
        ("fevga w15,11,b15,11 0/0 0/0 w 3/3 - 6*2", "position.carry"),
        ("vtora w15,11,b15,11 0/0 0/0 w 3/3 - 6*2,5", "position.carry"),
        ("vtora w15,11,b15,11 0/0 0/0 w 3/3 - 5,5", "position.carry"),
        ("vtora w15,11,b15,11 0/0 0/0 w 4/3 63:6,3 5", "position.carry"),
        ("vtora w15,11,b15,11 0/0 0/0 w 3/3 - 6*5", "position.carry"),
        # Groups that do not fit the roll.
        (IN_HAND.replace("63:6,3", "63:6"), "position.groups"),
        (IN_HAND.replace("63:6,3", "63:3,6"), "position.groups"),
        (IN_HAND.replace("63:6,3", "63:6,2"), "position.groups"),
        (IN_HAND.replace("63:6,3", "66:6*3"), "position.groups"),
        (IN_HAND.replace("63:6,3", "44:4*4,5*4,6*4"), "position.groups"),
        (IN_HAND.replace("63:6,3", "36:6,3"), "position.dice"),
        (IN_HAND.replace("63:6,3", "63"), "position.dice"),
        (IN_HAND.replace("63:6,3", "63:"), "position.dice"),
        (IN_HAND.replace("63:6,3", "66:6*1"), "position.dice"),
        (IN_HAND.replace("63:6,3", "77:7*4"), "position.dice"),
        (IN_HAND.replace(" 1/0 ", " 0/1 "), "position.rolls"),
        # Two empty runs in a row, leading zeros, no 24 points.
        (START.replace("4,b5", "2,2,b5"), "position.board"),
        (START.replace(",4,", ",04,"), "position.board"),
        (START.replace("w2", "w02"), "position.board"),
        (START.replace("w2,4", "w2,0,4"), "position.board"),
        (START.replace("w2,", "w2,,"), "position.board"),
        (START.replace("4,b2", "5,b2"), "position.points"),
        (START.replace("4,b2", "3,b2"), "position.points"),
        (START.replace(",4,b2", ",99,b2"), "position.points"),
        (START.replace("4,b2", "4,b2,w7"), "position.points"),
        (START.replace("4,b2", "4,b2,1"), "position.points"),
        (START.replace("0/0 0/0 w", "00/0 0/0 w"), "position.bar"),
        (START.replace("0/0 0/0 w", "0/0 0/00 w"), "position.off"),
        (START.replace("w 0/0", "w 00/0"), "position.rolls"),
        (START.replace("w 0/0", "w -1/0"), "position.rolls"),
        # Fields.
        (START + " ", "position.fields"),
        (" " + START, "position.fields"),
        (START.replace(" w ", "  w "), "position.fields"),
        (START.replace(" ", "\t"), "position.fields"),
        (START.replace("- -", "-"), "position.fields"),
        ("", "position.fields"),
        (START.replace("prva", "PRVA"), "position.game"),
        (START.replace(" w 0/0", " W 0/0"), "position.side"),
        (START.replace(" w 0/0", " w+3 0/0"), "position.side"),
        (START.replace(" w 0/0", " w+0 0/0"), "position.side"),
        (START.replace(" w 0/0", " =1 0/0"), "position.side"),
        (IN_HAND.replace(" w 1/0", " w+1 1/0"), "position.finished"),
        (FINISHED.replace("w+1", "w"), "position.finished"),
        # Digits are those of ASCII.
        (START.replace("w2", "w٢"), "position.board"),
        (START.replace("0/0 0/0 w", "٠/0 0/0 w"), "position.bar"),
    ],
)
def test_bad_positions_are_refused(run: Run, line: str, code: str) -> None:
    quoted = [repr(line)]
    # Where one field is wrong it alone may be quoted.
    quoted += [
        repr(part) for field in line.split(" ") for part in (field, *re.split("[:,]", field))
    ]
    for command in (["legal", line], ["roll", line, "63"], ["best", line]):
        ran = run(*command)
        assert any(text in ran.err for text in quoted)
        check_refusal(ran, code, "")
        assert ran.out == ""


def test_huge_input_is_quoted_in_short(run: Run) -> None:
    check_refusal(ran := run("legal", "w15," * 20_000), "position.fields", "'w15,w15")
    assert len(ran.err) < 600


def test_help_and_version(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in (
        (["--version"], __version__),
        (["--help"], "legal"),
        (["best", "-h"], "--level"),
    ):
        with pytest.raises(SystemExit) as ended:
            run(*arguments)
        assert ended.value.code == 0
        assert said in capsys.readouterr().out


# --- as a program --------------------------------------------------------------------------------


def program(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "tabla_core", *arguments],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": ""},
        check=False,
    )


def test_the_module_runs() -> None:
    ran = program("start", "prva")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"{START}\n".encode(), b"")


def test_bytes_that_are_no_text_are_bad_input() -> None:
    ran = program("legal", "--batch", stdin=b"\xff\xfe\n")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.count(b"\n") == 1
    assert ran.stderr.endswith(b"'\\udcff\\udcfe' [position.fields]\n")
    ran = program(os.fsdecode(b"\xff"))
    assert (ran.returncode, ran.stderr.count(b"\n")) == (2, 1)


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    batch = subprocess.Popen(
        [sys.executable, "-m", "tabla_core", "legal", "--batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert batch.stdin
    assert batch.stdout
    assert batch.stderr
    with batch:
        batch.stdin.write(f"{IN_HAND}\n".encode())
        batch.stdin.flush()
        assert batch.stdout.readline().startswith(b'["prva ')
        batch.stdout.close()
        batch.stdin.write(f"{IN_HAND}\n".encode() * 3)
        batch.stdin.close()
        assert batch.stderr.read() == b""
        assert batch.wait() == 0


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell to close a stream")
def test_closed_streams_are_no_traceback() -> None:
    for arguments, closed in ((["start", "prva"], ">&-"), (["legal", "--batch"], "<&-")):
        command = [
            "sh",
            "-c",
            f'"$@" {closed}',
            "sh",
            sys.executable,
            "-m",
            "tabla_core",
            *arguments,
        ]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, b"")
