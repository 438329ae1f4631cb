"""Reads the page's `protocol.ts` and checks values against its types.

Only as much of TypeScript as that file is written in: interfaces and aliases of objects, unions,
intersections, arrays, tuples, literals, `Readonly` and `Record`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2] / "web/src/engine/protocol.ts"
_TOKEN = re.compile(r"\s*(//[^\n]*|/\*.*?\*/|\w+|\"[^\"]*\"|=>|.)", re.DOTALL)


@dataclass(frozen=True)
class Name:
    """A type called by its name, with the types it is applied to."""

    name: str
    of: tuple[Type, ...] = ()


@dataclass(frozen=True)
class Literal:
    """One value only."""

    value: object


@dataclass(frozen=True)
class Array:
    """Any number of one type."""

    of: Type


@dataclass(frozen=True)
class Tuple:
    """One type after another."""

    of: tuple[Type, ...]


@dataclass(frozen=True)
class Object:
    """Fields by name: their types, and which may be missing."""

    fields: tuple[tuple[str, Type], ...]
    optional: frozenset[str]


@dataclass(frozen=True)
class Union:
    """One of several types."""

    of: tuple[Type, ...]


@dataclass(frozen=True)
class Both:
    """Several types at once."""

    of: tuple[Type, ...]


Type = Name | Literal | Array | Tuple | Object | Union | Both


class _Reader:
    """Reads the tokens of the file, one after another."""

    def __init__(self, text: str) -> None:
        tokens = (match[1] for match in _TOKEN.finditer(text))
        self._tokens = [token for token in tokens if not token.startswith(("//", "/*"))]
        self._at = 0

    @property
    def next(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def take(self, expected: str = "") -> str:
        token = self.next
        assert token, "the file ends in the middle of a type"
        assert not expected or token == expected, f"{expected} was expected, not {token}"
        self._at += 1
        return token

    def skip(self, token: str) -> bool:
        if self.next != token:
            return False
        self._at += 1
        return True

    def declarations(self) -> dict[str, Type]:
        types: dict[str, Type] = {}
        while self.next.strip():
            self.take("export")
            kind, name = self.take(), self.take()
            if kind == "type":
                self.take("=")
            types[name] = self.union()
            self.skip(";")
        return types

    def union(self) -> Type:
        self.skip("|")
        members = [self.intersection()]
        while self.skip("|"):
            members.append(self.intersection())
        return members[0] if len(members) == 1 else Union(tuple(members))

    def intersection(self) -> Type:
        members = [self.postfix()]
        while self.skip("&"):
            members.append(self.postfix())
        return members[0] if len(members) == 1 else Both(tuple(members))

    def postfix(self) -> Type:
        self.skip("readonly")
        type_ = self.single()
        while self.skip("["):
            self.take("]")
            type_ = Array(type_)
        return type_

    def single(self) -> Type:
        token = self.take()
        if token == "(":
            type_ = self.union()
            self.take(")")
            return type_
        if token == "[":
            return Tuple(self.listed("]"))
        if token == "{":
            return self.object()
        if token.startswith('"'):
            return Literal(token[1:-1])
        if token in ("true", "false", "null"):
            return Literal({"true": True, "false": False, "null": None}[token])
        assert token.isidentifier(), f"no type begins with {token}"
        return Name(token, self.listed(">") if self.skip("<") else ())

    def listed(self, end: str) -> tuple[Type, ...]:
        members: list[Type] = []
        while not self.skip(end):
            members.append(self.union())
            self.skip(",")
        return tuple(members)

    def object(self) -> Object:
        fields: list[tuple[str, Type]] = []
        optional: set[str] = set()
        while not self.skip("}"):
            self.skip("readonly")
            name = self.take()
            if self.skip("?"):
                optional.add(name)
            self.take(":")
            fields.append((name, self.union()))
            self.skip(";")
        return Object(tuple(fields), frozenset(optional))


class Protocol:
    """The types of the protocol by name."""

    def __init__(self, text: str) -> None:
        self.types = _Reader(text).declarations()

    def faults(self, value: Any, type_: Type, at: str = "answer") -> list[str]:
        """Where `value` is not of the type; missing and additional fields are faults too."""
        match type_:
            case Literal(value=only):
                same = type(value) is type(only) and value == only
                return [] if same else [f"{at} is {value!r}"]
            case Array(of=member):
                if not isinstance(value, list):
                    return [f"{at} is no list"]
                return self._all(value, [member] * len(value), at)
            case Tuple(of=members):
                if not isinstance(value, list) or len(value) != len(members):
                    return [f"{at} is no list of {len(members)}"]
                return self._all(value, members, at)
            case Object():
                return self._object(value, type_, at)
            case Union(of=members):
                found = [self.faults(value, member, at) for member in members]
                return min(found, key=len)
            case Both():
                return self.faults(value, self._merged(type_), at)
            case Name():
                return self._named(value, type_, at)

    def kinds(self, name: str, field: str) -> dict[str, Object]:
        """The members of a union of objects by the literal in one of their fields."""
        members = self._members(self.types[name])
        kinds: dict[str, Object] = {}
        for member in members:
            literal = dict(member.fields)[field]
            assert isinstance(literal, Literal)
            kinds[str(literal.value)] = member
        return kinds

    def _members(self, type_: Type) -> list[Object]:
        match type_:
            case Union(of=members):
                return [each for member in members for each in self._members(member)]
            case Both(of=members):
                first, *others = [self._members(member) for member in members]
                for other in others:
                    first = [_joined(one, two) for one in first for two in other]
                return first
            case Name(name="Readonly", of=(inner,)):
                return self._members(inner)
            case Name(name=name):
                return self._members(self.types[name])
            case Object():
                return [type_]
            case _:
                raise AssertionError(f"no object: {type_}")

    def _merged(self, type_: Both) -> Type:
        members = tuple(self._members(type_))
        return members[0] if len(members) == 1 else Union(members)

    def _all(self, values: list[Any], types: Any, at: str) -> list[str]:
        faults = []
        for index, (value, type_) in enumerate(zip(values, types, strict=True)):
            faults += self.faults(value, type_, f"{at}[{index}]")
        return faults

    def _object(self, value: Any, type_: Object, at: str) -> list[str]:
        if not isinstance(value, dict):
            return [f"{at} is no object"]
        fields = dict(type_.fields)
        faults = [f"{at}.{name} is not in the protocol" for name in value if name not in fields]
        for name, of in fields.items():
            if name in value:
                faults += self.faults(value[name], of, f"{at}.{name}")
            elif name not in type_.optional:
                faults.append(f"{at}.{name} is missing")
        return faults

    def _named(self, value: Any, type_: Name, at: str) -> list[str]:
        match type_:
            case Name(name="Readonly", of=(inner,)):
                return self.faults(value, inner, at)
            case Name(name="Record", of=(keys, values)):
                if not isinstance(value, dict):
                    return [f"{at} is no object"]
                faults = [
                    fault
                    for key, each in value.items()
                    for fault in self.faults(each, values, f"{at}.{key}")
                ]
                if keys == Name("Side") and set(value) != {"w", "b"}:
                    faults.append(f"{at} is not for both sides")
                return faults
            case Name(name="unknown"):
                return []
            case Name(name="string" | "number" | "boolean" as name):
                wanted: Mapping[str, tuple[type, ...]] = {
                    "string": (str,), "number": (int, float), "boolean": (bool,),
                }  # fmt: skip
                return [] if type(value) in wanted[name] else [f"{at} is no {name}"]
            case _:
                return self.faults(value, self.types[type_.name], at)


def _joined(one: Object, two: Object) -> Object:
    return Object(one.fields + two.fields, one.optional | two.optional)


def read() -> Protocol:
    """The protocol as the page has it."""
    return Protocol(SOURCE.read_text(encoding="utf-8"))
