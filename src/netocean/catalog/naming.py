"""Reads people's own files of names in other languages: JSON, JSON Lines, CSV or TOML."""

import csv
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from netocean.catalog.errors import PackFault, Params
from netocean.catalog.folding import fold
from netocean.catalog.lines import NameForms, line_of
from netocean.decoding import Undecodable, decode

MOST_BYTES: Final = 8_000_000
LONGEST: Final = 80
"""The length of the longest name."""
_LANGUAGES: Final = {"ja": "ja", "zh-hans": "zh_hans", "zh-hant": "zh_hant", "en": "en"}
_GIVEN: Final = ("slug", "name")
_TOML_PLACE = re.compile(r" \(at line (\d+), column \d+\)$")
_SEPARATORS: Final = (",", ";", "\t")


class NamesFile(NamedTuple):
    """A file of names as it was read: names by slug, or all its faults; never some of both."""

    names: dict[str, NameForms]
    faults: list[PackFault]


class _Refused(Exception):
    """The whole file cannot be read."""

    def __init__(self, key: str, line: int = 0, **params: str | int) -> None:
        super().__init__(key)
        self.fault = PackFault(key, params, line=line, column=1 if line else 0)


Row = tuple[int, dict[str, Any]]


def read_names(content: bytes, filename: str, known: Mapping[str, NameForms]) -> NamesFile:
    """The names of a file for slugs that are `known`; a name may be given by its English form too.

    A slug stands under `slug` or as the key of a table, an English form under `name`; all other fields are languages.
    """
    try:
        if len(content) > MOST_BYTES:
            raise _Refused("names-too-large", size=len(content), limit=MOST_BYTES)
        rows = list(_rows(_decoded(content), filename))
    except _Refused as refused:
        return NamesFile({}, [refused.fault])
    reading = _Reading(known)
    for line, row in rows:
        reading.row(line, row)
    if not rows:
        reading.faults.append(PackFault("names-empty"))
    return NamesFile({} if reading.faults else reading.names, reading.faults)


def _decoded(content: bytes) -> str:
    try:
        return decode(content).lstrip("\ufeff")
    except Undecodable:
        raise _Refused("names-encoding") from None


def _rows(text: str, filename: str) -> Iterator[Row]:
    """The names with their lines, by the layout that the name of the file or its first letter shows."""
    bare = text.lstrip()
    if filename.lower().endswith(".toml"):
        return _toml(text)
    if bare[:1] in ("[", "{"):
        return _json(text)
    return _csv(text)


def _toml(text: str) -> Iterator[Row]:
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _TOML_PLACE.search(str(error))
        raise _Refused("names-malformed", int(place[1]) if place else 1) from None
    except RecursionError:
        raise _Refused("names-malformed", 1) from None
    for slug, table in tree.items():
        yield line_of(text, slug), _table(slug, table, line_of(text, slug))


def _json(text: str) -> Iterator[Row]:
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > 1 and lines[0][1].strip().endswith("}") and lines[1][1].lstrip().startswith("{"):
        for number, line in lines:
            yield number, _table("", _parsed(line, number), number)
        return
    tree = _parsed(text, 0)
    if isinstance(tree, dict) and not any(isinstance(tree.get(name), str) for name in _GIVEN):
        for slug, table in tree.items():
            yield 0, _table(slug, table, 0)
        return
    for table in tree if isinstance(tree, list) else [tree]:
        yield 0, _table("", table, 0)


def _parsed(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise _Refused("names-malformed", line or error.lineno) from None
    except (RecursionError, ValueError):
        raise _Refused("names-malformed", line or 1) from None


def _table(slug: str, table: Any, line: int) -> dict[str, Any]:
    if not isinstance(table, dict):
        raise _Refused("names-malformed", line or 1)
    return {**table, "slug": slug} if slug else table


def _csv(text: str) -> Iterator[Row]:
    first = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=first.count)
    if separator not in first:
        raise _Refused("names-empty" if not text.strip() else "names-unknown-layout")
    reader = csv.reader(text.splitlines(keepends=True), delimiter=separator, strict=True)
    heads: list[str] = []
    while True:
        line = reader.line_num + 1
        try:
            row = next(reader, None)
        except csv.Error:
            raise _Refused("names-malformed", line) from None
        if row is None:
            return
        if not heads:
            heads = [head.strip() for head in row]
        elif any(cell.strip() for cell in row):
            if len(row) != len(heads):
                raise _Refused("names-columns", line, count=len(row), wanted=len(heads))
            yield line, {head: cell for head, cell in zip(heads, row, strict=True) if cell.strip()}


class _Reading:
    """Takes row after row."""

    def __init__(self, known: Mapping[str, NameForms]) -> None:
        self.known = known
        self.english = {fold(forms.en): slug for slug, forms in known.items() if forms.en}
        self.names: dict[str, NameForms] = {}
        self.faults: list[PackFault] = []

    def row(self, line: int, row: dict[str, Any]) -> None:
        """One name with its forms."""
        told: dict[str, str] = {}
        given = ""
        for field, value in row.items():
            plain = field.strip().lower().replace("_", "-")
            if plain in _GIVEN:
                given = given if given and plain == "name" else str(value)[:LONGEST]
            elif plain not in _LANGUAGES:
                self.fault("names-unknown-field", line, field=field[:40])
            elif not _is_form(value):
                self.fault("names-bad-form", line, field=field[:40])
            else:
                told[_LANGUAGES[plain]] = str(value).strip()
        slug = self.slug(given)
        if not given:
            self.fault("names-no-name", line)
        elif slug is None:
            self.fault("names-unknown", line, name=given)
        else:
            self.take(slug, told, line)

    def slug(self, given: str) -> str | None:
        """The slug that is meant."""
        return given if given in self.known else self.english.get(fold(given))

    def take(self, slug: str, told: dict[str, str], line: int) -> None:
        """The forms of a name, beside those that the file gave before."""
        former = self.names.get(slug, NameForms(slug))
        for language, form in told.items():
            if getattr(former, language) not in (None, form):
                self.fault("names-twice", line, name=slug)
                return
        self.names[slug] = msgspec.structs.replace(former, **told)

    def fault(self, key: str, line: int, **params: str | int) -> None:
        """One thing that is wrong."""
        told: Params = dict(params)
        self.faults.append(PackFault(key, told, line=line, column=1 if line else 0))


def _is_form(value: Any) -> bool:
    """Whether a value can be a name: a short text that can be printed."""
    return isinstance(value, str) and 0 < len(value.strip()) <= LONGEST and value.strip().isprintable()
