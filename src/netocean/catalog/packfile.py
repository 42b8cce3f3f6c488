"""A pack as one value, as it is sent and kept: to the files of a pack and back, always the same ones."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from netocean.catalog.errors import PackError, PackFault
from netocean.catalog.files import MANIFEST, digest
from netocean.catalog.lines import NAMES, DeckFile, Forms, Manifest, NameForms, read_text, read_toml

SET: Final = "cards"
"""The only set of a pack that is written here."""
CARDS: Final = f"{SET}.jsonl"
ABILITIES: Final = f"{SET}.abilities"


class PackFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole pack: what its manifest says, names, cards as their lines hold them, abilities, decks.

    `abilities` are lines by the end of the key of their card. Nothing here has been checked: see `packs.read_pack`.
    """

    id: str
    game: str
    version: str
    language: int
    licence: str
    name: Forms
    practice: bool = False
    overlay: bool = False
    about: Forms = {}
    credits: list[str] = []
    sources: dict[str, str] = {}
    names: list[NameForms] = []
    cards: list[dict[str, Any]] = []
    abilities: dict[str, list[str]] = {}
    decks: list[DeckFile] = []


def to_files(pack: PackFile) -> dict[str, bytes]:
    """The files of a pack by their names, with its digest in the manifest: the same value gives the same bytes."""
    texts = {NAMES: lines(pack.names), CARDS: lines(pack.cards), ABILITIES: paragraphs(pack.abilities)}
    texts |= {f"decks/{number:02}.toml": _deck(deck) for number, deck in enumerate(pack.decks, 1)}
    files = {name: text.encode() for name, text in texts.items() if text}
    return {MANIFEST: manifest_text(manifest_of(pack, digest(files))).encode(), **files}


def pack_digest(pack: PackFile) -> str:
    """The digest of what a pack holds."""
    return digest(to_files(pack))


def manifest_of(pack: PackFile, digest: str = "") -> Manifest:
    """What the manifest of a pack says."""
    return Manifest(
        pack.id,
        pack.game,
        pack.version,
        pack.language,
        pack.licence,
        pack.name,
        digest,
        pack.practice,
        pack.overlay,
        pack.about,
        (SET,) if pack.cards else (),
        tuple(pack.credits),
        pack.sources,
    )


def from_files(files: Mapping[str, bytes]) -> PackFile:
    """The value of files that can be read. Raises PackError for what is no text, no TOML, no JSON."""
    texts: dict[str, str] = {}
    for name, content in files.items():
        texts[name] = _sure(read_text(content, name))
    manifest: Manifest = _sure(read_toml(texts[MANIFEST], Manifest, MANIFEST))
    sets = [f"{name}.jsonl" for name in manifest.sets if f"{name}.jsonl" in texts]
    facts = [*sets, *(name for name in sorted(texts) if name.endswith(".jsonl") and name not in (*sets, NAMES))]
    abilities: dict[str, list[str]] = {}
    for name in sorted(texts):
        if name.endswith(".abilities"):
            abilities |= _paragraphs(texts[name], name)
    decks = [_sure(read_toml(texts[name], DeckFile, name)) for name in sorted(texts) if name.startswith("decks/")]
    return PackFile(
        manifest.id,
        manifest.game,
        manifest.version,
        manifest.language,
        manifest.licence,
        manifest.name,
        manifest.practice,
        manifest.overlay,
        manifest.about,
        list(manifest.credits),
        manifest.sources,
        [msgspec.convert(one, NameForms) for one in _objects(texts.get(NAMES, ""), NAMES)],
        [one for name in facts for one in _objects(texts[name], name)],
        abilities,
        decks,
    )


# Texts.


def lines(objects: Iterable[Any]) -> str:
    """A JSON object a line, without what is not set."""
    return "".join(
        json.dumps({name: value for name, value in fields.items() if value not in (None, [], ())}, ensure_ascii=False)
        + "\n"
        for fields in map(msgspec.to_builtins, objects)
    )


def paragraphs(abilities: Mapping[str, Iterable[str]]) -> str:
    """The text of an `.abilities` file; a card without abilities has no paragraph."""
    found = ["\n".join([f"[{_one_line(tail)}]", *map(_one_line, told)]) for tail, told in abilities.items() if told]
    return "\n\n".join(found) + "\n" if found else ""


def manifest_text(manifest: Manifest) -> str:
    """The text of a `pack.toml`."""
    return _toml(msgspec.to_builtins(manifest), ("id", "game", "version", "language", "licence"))


def _quoted(text: str) -> str:
    """A text as TOML and JSON write it."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _deck(deck: DeckFile) -> str:
    return _toml(msgspec.to_builtins(deck), ("id",))


def _toml(fields: Mapping[str, Any], always: tuple[str, ...]) -> str:
    """Plain values first, then tables; what is empty is left out."""
    plain = {name: value for name, value in fields.items() if not isinstance(value, dict)}
    told = [f"{name} = {_value(value)}" for name, value in plain.items() if name in always or value]
    for name, table in fields.items():
        if isinstance(table, dict) and (table or name == "cards"):
            told += ["", f"[{name}]", *(f"{_quoted(key)} = {_value(value)}" for key, value in table.items())]
    return "\n".join(told) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)


def _one_line(text: str) -> str:
    return " ".join(text.splitlines()) if "\n" in text or "\r" in text else text


# Back again.


def _sure(read: Any) -> Any:
    if isinstance(read, PackFault):
        raise PackError([read])
    return read


def _objects(text: str, file: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                found.append(msgspec.json.decode(line, type=dict[str, Any]))
            except msgspec.MsgspecError:
                raise PackError([PackFault("pack-malformed-json", {}, file, number, 1)]) from None
    return found


def _paragraphs(text: str, file: str) -> dict[str, list[str]]:
    from netocean.abilities.errors import AbilityError  # noqa: PLC0415 - the parser is slow to import
    from netocean.abilities.reader import lines_of, read_key  # noqa: PLC0415

    cards: dict[str, list[str]] = {}
    told: list[str] = []
    for number, line, heads in lines_of(text):
        if not heads:
            told.append(line.strip())
            continue
        try:
            told = cards.setdefault(read_key(line, number), [])
        except AbilityError as error:
            raise PackError([PackFault(error.key, dict(error.params), file, number, error.column)]) from None
    return cards
