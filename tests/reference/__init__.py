"""A slow, plain second implementation of the rules, to check the engine against.

It shares no line with the engine: boards are tuples of strings, plays are found by trying every
sequence of single dice, and every filter stands beside the sentence of the rules it follows.

>>> from tests.reference import legal, perft, roll, start
>>> len(legal(roll(start("prva"), 3, 1)))
16
>>> perft(start("fevga"), 1)
22
"""

from tests.reference.flags import GAMES, Flags
from tests.reference.moves import move_texts
from tests.reference.turn import legal, perft, roll, start

__all__ = ["GAMES", "Flags", "legal", "move_texts", "perft", "roll", "start"]
