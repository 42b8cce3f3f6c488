"""Reads the files of packs and decks, strictly typed, and says where and why something cannot be read."""

import re
import tomllib
from dataclasses import replace
from typing import Any, Literal, TypeVar

import msgspec

from netocean.catalog.errors import PackFault, Params

NAMES = "names.jsonl"
"""The file with the names of a pack."""

Language = Literal["en", "zh-Hans", "zh-Hant", "ja"]

Forms = dict[Language, str]

_T = TypeVar("_T")
_PLACE = re.compile(r" - at (?:`key` in )?`\$\.?(?P<path>[^`]*)`$")
_NAMED = re.compile(r"^Object (?:contains unknown|missing required) field `(?P<field>[^`]*)`")
_ROOT = re.compile(r"( - at (?:`key` in )?`)\$")
_BOUND = re.compile(r"^Expected `(?:int|float)` (?P<sign>>=|<=|that's a multiple of) (?P<limit>-?\d+)")
_BOUNDS = {">=": "least", "<=": "most", "that's a multiple of": "step"}
_SHOWN = 80
_BYTE = re.compile(r"\(byte (\d+)\)")
_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: what a pack is, what may be done with it, where its facts come from.

    `language` is the version of the ability language, `sets` the order of its card files, `digest` that of all its other
    files, `sources` the tags that cards name, each with a description. An `overlay` fills in what bundled cards lack.
    """

    id: str
    game: str
    version: str
    language: int
    licence: str
    name: Forms
    digest: str = ""
    practice: bool = False
    overlay: bool = False
    about: Forms = {}
    sets: tuple[str, ...] = ()
    credits: tuple[str, ...] = ()
    sources: dict[str, str] = {}


class NameForms(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of `names.jsonl`: the forms of one name, and which of them are not sure."""

    slug: str
    en: str | None = None
    ja: str | None = None
    zh_hans: str | None = msgspec.field(default=None, name="zh-Hans")
    zh_hant: str | None = msgspec.field(default=None, name="zh-Hant")
    aliases: tuple[str, ...] = ()
    unsure: tuple[Language, ...] = ()

    def form(self, language: str) -> str | None:
        """The form in a language, if it is known."""
        if language == "en":
            return self.en
        if language == "ja":
            return self.ja
        return self.zh_hant if language == "zh-Hant" else self.zh_hans


def together(first: NameForms | None, second: NameForms) -> NameForms:
    """A name with the forms of another one over its own; those are sure."""
    if first is None:
        return second
    forms = {"en": second.en, "ja": second.ja, "zh_hans": second.zh_hans, "zh_hant": second.zh_hant}
    given = {language: form for language, form in forms.items() if form is not None}
    unsure = tuple(one for one in first.unsure if one.replace("-", "_").lower() not in given)
    return msgspec.structs.replace(first, unsure=unsure, **given)


class DeckFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deck as a TOML file: numbers or keys of cards with their copies, names and a line about it by language."""

    cards: dict[str, int]
    id: str = ""
    name: Forms = {}
    about: Forms = {}
    practice: bool = False


def read_text(content: bytes, file: str) -> str | PackFault:
    """The text of a file, which must be UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        column = error.start - (before.rfind(b"\n") + 1) + 1
        return PackFault("pack-not-utf-8", {}, file, before.count(b"\n") + 1, column)


def read_toml(text: str, kind: type[_T], file: str) -> _T | PackFault:
    """A TOML file as a struct."""
    try:
        tree: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _TOML_PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place and place[1] else _end(text)
        return PackFault("pack-malformed-toml", {}, file, line, column)
    except RecursionError:
        return PackFault("pack-malformed-toml", {}, file, 1, 1)
    try:
        return msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        fault = _misfit(str(error), file, 1)
        field = str(fault.params.get("field", "")).split(".")[0].split("[")[0]
        return PackFault(fault.key, fault.params, file, line_of(text, field))


def read_lines(text: str, kind: type[_T], file: str) -> tuple[list[tuple[int, _T]], list[PackFault]]:
    """The structs of a file with a JSON object a line, each with its line, and all lines that cannot be read."""
    read: list[tuple[int, _T]] = []
    faults: list[PackFault] = []
    decoder = msgspec.json.Decoder(kind)
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            read.append((number, decoder.decode(line)))
        except msgspec.ValidationError as error:
            faults += _misfits(line, kind, str(error), file, number)
        except (msgspec.DecodeError, RecursionError) as error:
            faults.append(_broken(str(error), line, file, number))
    return read, faults


def misfits(fields: dict[str, Any], kind: type[Any], file: str, line: int) -> list[PackFault]:
    """All that is wrong with the fields of an object that is to be a struct, field by field."""
    faults: list[PackFault] = []
    known = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, value in fields.items():
        if name not in known:
            faults.append(PackFault("pack-unknown-field", {"field": name[:_SHOWN]}, file, line, 1, where=name[:_SHOWN]))
            continue
        faults += [
            _misfit(_within(place, message), file, line) for place, message in _wrong(name, value, known[name].type)
        ]
    for name, field in known.items():
        if field.required and name not in fields:
            faults.append(PackFault("pack-missing-field", {"field": name}, file, line, 1, where=name))
    card = fields.get("key")
    return [replace(fault, card=card[:_SHOWN]) for fault in faults] if isinstance(card, str) else faults


def _wrong(place: str, value: Any, kind: Any) -> list[tuple[str, str]]:
    """What the decoder says against a value, with its place; of an object with keys of its own entry by entry."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message = str(error)
        if isinstance(value, dict) and "`$[...]`" in message:
            return [one for key, part in value.items() for one in _wrong_entry(place, key, part, kind)]
        return [(place, message)]
    return []


def _wrong_entry(place: str, key: str, value: Any, kind: Any) -> list[tuple[str, str]]:
    try:
        msgspec.convert({key: value}, kind)
    except msgspec.ValidationError as error:
        return [(f"{place}.{key[:_SHOWN]}", str(error).replace("$[...]", "$"))]
    return []


def _misfits(line: str, kind: type[Any], message: str, file: str, number: int) -> list[PackFault]:
    """What is wrong with a line; that it is not even JSON goes before what its fields say."""
    try:
        tree = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        return [_broken(str(error), line, file, number)]
    found = misfits(tree, kind, file, number) if isinstance(tree, dict) else []
    return found or [_misfit(message, file, number)]


def _broken(message: str, line: str, file: str, number: int) -> PackFault:
    byte = _BYTE.search(message)
    column = len(line.encode()[: int(byte[1])].decode(errors="ignore")) + 1 if byte else len(line) + 1
    return PackFault("pack-malformed-json", {}, file, number, column)


def _within(field: str, message: str) -> str:
    """A validation message about the value of a field as one about the object that has the field."""
    if _PLACE.search(message) is None:
        return f"{message} - at `$.{field}`"
    return _ROOT.sub(lambda root: f"{root[1]}$.{field}", message)


def _misfit(message: str, file: str, line: int) -> PackFault:
    """What a validation message of the decoder says, as a key: a field that is unknown, missing or badly filled."""
    place = _PLACE.search(message)
    path = (place["path"] if place else "")[:_SHOWN]
    named = _NAMED.match(message)
    if named is None:
        bound = _BOUND.match(message)
        key = f"pack-number-{_BOUNDS[bound['sign']]}" if bound else "pack-bad-value"
        params: Params = {"field": path or "-", **({"limit": int(bound["limit"])} if bound else {})}
        return PackFault(key, params, file, line, 1, where=path)
    field = f"{path}.{named['field']}" if path else named["field"]
    kind = "unknown" if "unknown" in message.split("`", maxsplit=1)[0] else "missing"
    return PackFault(f"pack-{kind}-field", {"field": field[:_SHOWN]}, file, line, 1, where=field[:_SHOWN])


def _end(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


def line_of(text: str, field: str) -> int:
    """The line of a TOML file that sets a field, 1 if there is none."""
    for number, line in enumerate(text.split("\n"), 1):
        if field and re.match(rf"\s*\[?\s*\"?{re.escape(field)}\b", line):
            return number
    return 1
