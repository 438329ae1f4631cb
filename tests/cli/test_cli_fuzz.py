"""Damaged position lines: every one is either a position that comes back, or refused by code."""

from __future__ import annotations

from collections import Counter
from random import Random

from tabla_core import format_position, parse_position
from tests.cases import file_names, legal_cases
from tests.cli.commands import Run, check_refusal
from tests.match.playing import Amount

LETTERS = "0123456789wb,/*:+=- \n\t٣"


def damaged(line: str, random: Random) -> str:
    """The line with up to three letters dropped, added or changed, or a part cut out."""
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(line) + 1)
        letter = random.choice(LETTERS)
        line = random.choice(
            [
                line[:at] + line[at + 1 :],
                line[:at] + letter + line[at:],
                line[:at] + letter + line[at + 1 :],
                line[:at] + line[random.randrange(at, len(line) + 1) :],
            ]
        )
    return line


def test_damaged_lines(run: Run, amount: Amount) -> None:
    random = Random("lines")
    lines = [case.position for name in file_names() for case in legal_cases(name)[:10]]
    codes: Counter[str] = Counter()
    for _ in range(amount(250)):
        line = damaged(random.choice(lines), random)
        for command in (["legal", line], ["roll", line, "63"], ["perft", line, "1"]):
            ran = run(*command)
            if ran.status == 0:
                assert ran.err == ""
                codes["fine"] += 1
                assert format_position(parse_position(line)) == line
            else:
                code = ran.err.rpartition("[")[2].removesuffix("]\n")
                codes[code] += 1
                check_refusal(ran, code, "")
                assert ran.out == ""
    assert len(codes) > 10, codes
    assert codes["fine"] > 5
