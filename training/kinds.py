"""Which inputs the net of a game sees."""

from __future__ import annotations

from tabla_core.rules import RuleSet
from training.inputs import BLOCK, BLOCK_CONTRARY, HIT, PIN


def kind_of(rules: RuleSet) -> int:
    """The kind of inputs, see `training.inputs`.

    >>> from tabla_core.games import GAMES
    >>> kind_of(GAMES["31"]) == BLOCK_CONTRARY
    True
    """
    if rules.contact == "block":
        return BLOCK if rules.ways == "parallel" else BLOCK_CONTRARY
    return HIT if rules.contact == "hit" else PIN
