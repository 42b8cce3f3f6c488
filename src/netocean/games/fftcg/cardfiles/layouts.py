# form: interpreted
"""From text to records: the layouts of card files."""

import csv
import json
import re
from typing import Any

from netocean.games.fftcg.cardfiles.faults import Faulty
from netocean.games.fftcg.cardfiles.octgn import octgn
from netocean.games.fftcg.cardfiles.records import MOST_LETTERS, MOST_RECORDS, Record, Records

_SEPARATORS = (",", ";", "\t")
_SEPARATOR_LINE = re.compile(r"^sep=(.)\r?\n", re.IGNORECASE)
_WRAPPERS = ("cards", "Cards", "data")


def records(text: str, filename: str = "") -> Records:
    """The records of a card file, by the layout that its first letter shows. Raises Faulty if there is none to read."""
    text = text.lstrip("\ufeff")
    bare = text.lstrip()
    if not bare:
        raise Faulty("cardfile-empty")
    if bare[0] == "<":
        read = octgn(text)
    elif bare[0] in "[{":
        read = _json(text, filename)
    else:
        read = _csv(text)
    if not read.found and not read.faults:
        raise Faulty("cardfile-empty")
    if len(read.found) > MOST_RECORDS:
        raise Faulty("cardfile-too-many", count=len(read.found), limit=MOST_RECORDS)
    return read


# JSON.


def _json(text: str, filename: str) -> Records:
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    read = Records([], [])
    if filename.lower().endswith((".jsonl", ".ndjson")) or _is_json_lines(lines):
        for place, (number, line) in enumerate(lines, 1):
            _take(read, place, number, line)
        return read
    for place, one in enumerate(_cards_of(_parse(text, 0)), 1):
        try:
            read.found.append(_card(one, place, 0))
        except Faulty as refused:
            read.faults.append(refused.fault)
    return read


def _is_json_lines(lines: list[tuple[int, str]]) -> bool:
    """Whether the first two lines are objects of their own."""
    if len(lines) < 2:
        return False
    first = lines[0][1].strip()
    return first.startswith("{") and first.endswith("}") and lines[1][1].lstrip().startswith("{")


def _take(read: Records, place: int, number: int, line: str) -> None:
    try:
        read.found.append(_card(_parse(line, number), place, number))
    except Faulty as refused:
        read.faults.append(refused.fault)


def _parse(text: str, line: int) -> Any:
    """A tree; `line` is that of a text of one line, 0 for a whole file."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise Faulty("cardfile-malformed-json", line=line or error.lineno, column=error.colno) from None
    except _TwiceError as error:
        raise Faulty("cardfile-field-twice", line=line, field=error.field[:60]) from None
    except (RecursionError, ValueError):
        raise Faulty("cardfile-malformed-json", line=line or 1, column=1) from None


class _TwiceError(Exception):
    """A field stands twice in an object, with different values."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made and made[name] != value:
            raise _TwiceError(name)
        made[name] = value
    return made


def _no_number(word: str) -> None:
    raise ValueError(word)


def _cards_of(tree: Any) -> list[Any]:
    """The cards in a tree: a list, a list under `cards`, objects under their codes, or one card alone."""
    if isinstance(tree, list):
        return tree
    if isinstance(tree, dict):
        for name in _WRAPPERS:
            if isinstance(tree.get(name), list):
                return list(tree[name])
        if tree and all(isinstance(one, dict) for one in tree.values()):
            return [{"code": code, **one} for code, one in tree.items()]
    return [tree]


def _card(one: Any, place: int, line: int) -> Record:
    """A card, also where it stands beside the number of its copies."""
    inner = one.get("card") if isinstance(one, dict) else None
    card = inner if isinstance(inner, dict) else one
    if not isinstance(card, dict):
        raise Faulty("cardfile-no-card", place, line)
    return Record(card, place, line)


# CSV.


def _csv(text: str) -> Records:
    named = _SEPARATOR_LINE.match(text)
    head = text[named.end() :] if named else text
    first = head.partition("\n")[0]
    separator = named[1] if named else max(_SEPARATORS, key=first.count)
    if separator not in first:
        raise Faulty("cardfile-unknown-layout")
    reader = csv.reader(head.splitlines(keepends=True), delimiter=separator, strict=True)
    rows = _Rows(reader, 1 if named else 0)
    names = [name.strip() for name in rows.next() or []]
    for place, name in enumerate(names):
        if name and name in names[:place]:
            raise Faulty("cardfile-field-twice", line=rows.line, field=name[:60])
    return _read_rows(rows, names)


class _Rows:
    """The rows of a table, each with the line at which it begins."""

    def __init__(self, reader: Any, before: int) -> None:
        self.reader = reader
        self.before = before
        self.line = 0

    def next(self) -> list[str] | None:
        """The next row, none at the end. Raises Faulty where quotes do not fit."""
        self.line = self.reader.line_num + 1 + self.before
        try:
            return next(self.reader, None)
        except csv.Error as error:
            if "field limit" in str(error):
                raise Faulty("cardfile-too-long", line=self.line, field="-", limit=MOST_LETTERS) from None
            raise Faulty("cardfile-malformed-csv", line=self.line) from None


def _read_rows(rows: _Rows, names: list[str]) -> Records:
    read = Records([], [])
    place = 0
    while (row := rows.next()) is not None:
        if not any(cell.strip() for cell in row):
            continue
        place += 1
        if len(row) == len(names):
            read.found.append(Record(dict(zip(names, row, strict=True)), place, rows.line))
        else:
            wrong = Faulty("cardfile-columns", place, rows.line, count=len(row), wanted=len(names))
            read.faults.append(wrong.fault)
    return read
