"""The file that a game's net is kept in: read, checked, written.

Little endian throughout::

    8 bytes   TABLANET
    uint16    version, 1
    uint8     length of the game's id, then the id
    uint8     layers that follow: one for boards with contact, then one for races if there is one
    each:     8 bytes  the mark of the layout of its inputs
              uint16   hidden units
              int16    constant term of each unit
              int16    one row of units for each row of the layout
              int32    constant term of each of the three outputs
              int16    weights of the units, output by output
    8 bytes   the beginning of the SHA-256 of everything before

Weights of the first layer are counted in `UNIT`-ths, those of the second in `LOGIT`-ths of a logit
for an activation of 1 / 255. See `tabla_core.bot.lanes` for what is done with them.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from tabla_core.bot.inputs import LAYOUTS, Layout
from tabla_core.errors import Malformed

MAGIC: Final = b"TABLANET"
VERSION: Final = 1
OUTPUTS: Final = 3
MOST_HIDDEN: Final = 512
CHECK: Final = 8
"""Bytes of the checksum, and of a layout's mark."""

WINDOW: Final = 6
"""A unit's activation is 0 below minus this sum and 1 above it."""
UNIT: Final = (1 << 13) / (2 * WINDOW)
"""Steps that a sum of 1 is counted in."""
LOGIT: Final = 1 << 19

_BY_MARK: Final = {layout.mark: layout for layout in LAYOUTS.values()}


@dataclass(frozen=True, slots=True)
class Layer:
    """One net: rows and constant terms of `hidden` units, and what the outputs make of these."""

    layout: Layout
    hidden: int
    constants: bytes
    """int16 for each unit."""
    rows: bytes
    """int16 for each unit of each row of the layout."""
    out_constants: tuple[int, int, int]
    out: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Net:
    """The nets of one game."""

    game: str
    contact: Layer
    race: Layer | None


def write_net(net: Net) -> bytes:
    """The file of `net`."""
    layers = [net.contact] if net.race is None else [net.contact, net.race]
    name = net.game.encode("ascii")
    parts = [MAGIC, struct.pack("<HB", VERSION, len(name)), name, struct.pack("<B", len(layers))]
    for layer in layers:
        weights = [weight for output in layer.out for weight in output]
        parts += [
            layer.layout.mark,
            struct.pack("<H", layer.hidden),
            layer.constants,
            layer.rows,
            struct.pack("<3i", *layer.out_constants),
            struct.pack(f"<{OUTPUTS * layer.hidden}h", *weights),
        ]
    body = b"".join(parts)
    return body + sha256(body).digest()[:CHECK]


def read_net(data: bytes, game: str) -> Net:
    """The net of `game` out of a file.

    Errors: Malformed `weights.form` (no such file, or impossible numbers), `weights.version`,
    `weights.truncated`, `weights.checksum`, `weights.game`, `weights.layout` (of other inputs
    than this program gives).

    >>> read_net(b"TABLANET" + bytes(20), "prva")
    Traceback (most recent call last):
    ...
    tabla_core.errors.Malformed: the file of weights is of another version: 0 [weights.version]
    """
    reader = _Reader(data)
    if reader.take(len(MAGIC)) != MAGIC:
        raise Malformed("weights.form", "this is no file of weights", bytes(data[: len(MAGIC)]))
    version, length = reader.unpack("<HB")
    if version != VERSION:
        raise Malformed("weights.version", "the file of weights is of another version", version)
    name = reader.take(length)
    (count,) = reader.unpack("<B")
    layers = []
    for _ in range(count):
        layout = _BY_MARK.get(reader.take(CHECK))
        if layout is None:
            raise Malformed("weights.layout", "the weights are for other inputs than these", name)
        layers.append(_layer(reader, layout))
    end = reader.at
    check = reader.take(CHECK)
    if len(data) != reader.at or count not in (1, 2):
        raise Malformed("weights.form", "the file of weights is longer than it says", len(data))
    if sha256(data[:end]).digest()[:CHECK] != check:
        raise Malformed("weights.checksum", "the file of weights is damaged", name)
    if name != game.encode():
        raise Malformed("weights.game", "the weights are another game's", name.decode("latin-1"))
    return Net(game, layers[0], layers[1] if count == 2 else None)


def _layer(reader: _Reader, layout: Layout) -> Layer:
    (hidden,) = reader.unpack("<H")
    if not 0 < hidden <= MOST_HIDDEN:
        raise Malformed("weights.form", f"hidden units are 1 to {MOST_HIDDEN}", hidden)
    constants = reader.take(2 * hidden)
    rows = reader.take(2 * hidden * layout.rows)
    one, two, three = reader.unpack("<3i")
    weights = reader.unpack(f"<{OUTPUTS * hidden}h")
    first, second, third = (
        weights[start : start + hidden] for start in range(0, len(weights), hidden)
    )
    for constant, output in zip((one, two, three), (first, second, third), strict=True):
        # Partial sums must fit 32 bits, where Pyodide's sums are fast.
        if abs(constant) + 255 * sum(map(abs, output)) >= 1 << 31:
            raise Malformed("weights.form", "the weights of an output are too large", constant)
    return Layer(layout, hidden, constants, rows, (one, two, three), (first, second, third))


class _Reader:
    """Takes bytes from the front, or says that there are too few."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, count: int) -> bytes:
        found = self.data[self.at : self.at + count]
        if len(found) < count:
            raise Malformed("weights.truncated", "the file of weights ends early", len(self.data))
        self.at += count
        return bytes(found)

    def unpack(self, form: str) -> tuple[int, ...]:
        return struct.unpack(form, self.take(struct.calcsize(form)))
