"""Packs of card facts: a folder or a zip, read whole or refused with all its faults."""

from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import Any

from netocean.abilities.tree import Ability
from netocean.catalog.errors import PackError, PackFault
from netocean.catalog.files import MANIFEST, digest, read_files
from netocean.catalog.lines import DeckFile, Manifest, NameForms, read_lines, read_text, read_toml
from netocean.catalog.rules import GameRules, rules_of
from netocean.games import names

LANGUAGE_VERSION = 1
"""The version of the ability language that is read here."""
NAMES = "names.jsonl"


class Pack:
    """A pack as it was read. Facts are read at once, abilities when one is first asked for."""

    def __init__(self, manifest: Manifest, rules: GameRules) -> None:
        self.manifest = manifest
        self.rules = rules
        self.id = manifest.id
        self.names: dict[str, NameForms] = {}
        self.cards: dict[str, Any] = {}
        self.decks: list[DeckFile] = []
        self.ability_texts: dict[str, str] = {}
        self._trees: list[Mapping[str, list[Ability]]] | None = None
        self._read: dict[str, list[Ability]] = {}

    def abilities(self, key: str) -> list[Ability]:
        """The abilities of a card, in their order on it."""
        found = self._read.get(key)
        if found is None:
            found = self._read[key] = self._find(key.removeprefix(f"{self.id}/"))
        return found

    def _find(self, tail: str) -> list[Ability]:
        if self._trees is None:
            from netocean.catalog.parsed import load_abilities  # noqa: PLC0415 - only where something is played or explained

            self._trees = [load_abilities(text, self.rules.vocabulary) for text in self.ability_texts.values()]
        for trees in self._trees:
            if tail in trees:
                return trees[tail]
        return []


def load_pack(path: Path, known_names: Set[str] = frozenset(), trusted: bool = False) -> Pack:
    """A pack from a folder or a zip, or a PackError with all its faults.

    `known_names` are slugs of other packs that it may use. A `trusted` pack, one of our own, is taken as it is where only
    its content could be wrong: the tests have read it.
    """
    files, faults = read_files(path)
    if faults:
        raise PackError(faults)
    texts: dict[str, str] = {}
    for name, content in files.items():
        text = read_text(content, name)
        if isinstance(text, PackFault):
            faults.append(text)
        else:
            texts[name] = text
    manifest = _manifest(texts, faults)
    if manifest is None or faults:
        raise PackError(faults)
    pack = Pack(manifest, rules_of(manifest.game))
    places = _read(pack, texts, faults)
    if not trusted:
        from netocean.catalog.checking import content_faults  # noqa: PLC0415 - brings the parser of abilities

        faults += content_faults(pack, places, known_names, [fault.file for fault in faults])
        if manifest.digest and manifest.digest != digest(files):
            faults.append(PackFault("pack-digest", {}, MANIFEST))
    if faults:
        raise PackError(sorted(faults, key=lambda fault: (fault.file, fault.line, fault.column)))
    return pack


def abilities_digest(packs: Sequence[Pack]) -> str:
    """The digest of the ability files of packs."""
    return digest({f"{pack.id}/{name}": text.encode() for pack in packs for name, text in pack.ability_texts.items()})


def read_manifest(path: Path) -> Manifest:
    """What the manifest of a pack folder says, without reading its cards."""
    text = read_text((path / MANIFEST).read_bytes(), MANIFEST)
    manifest = text if isinstance(text, PackFault) else read_toml(text, Manifest, MANIFEST)
    if isinstance(manifest, PackFault):
        raise PackError([manifest])
    return manifest


def _manifest(texts: dict[str, str], faults: list[PackFault]) -> Manifest | None:
    if MANIFEST not in texts:
        if not faults:
            faults.append(PackFault("pack-no-manifest", {}, MANIFEST))
        return None
    manifest = read_toml(texts[MANIFEST], Manifest, MANIFEST)
    if isinstance(manifest, PackFault):
        faults.append(manifest)
        return None
    if manifest.game not in names():
        faults.append(PackFault("pack-unknown-game", {"game": manifest.game}, MANIFEST))
    if manifest.language != LANGUAGE_VERSION:
        params: dict[str, str | int] = {"version": manifest.language, "known": LANGUAGE_VERSION}
        faults.append(PackFault("pack-language-version", params, MANIFEST))
    return manifest


Places = dict[str, tuple[str, int]]
"""Where each card of a pack stands: file and line."""


def _read(pack: Pack, texts: dict[str, str], faults: list[PackFault]) -> Places:
    places: Places = {}
    for name in _in_order(pack, texts):
        if name.endswith(".abilities"):
            pack.ability_texts[name] = texts[name]
        elif name == NAMES:
            _read_names(pack, texts[name], faults)
        elif name.endswith(".jsonl"):
            _read_cards(pack, name, texts[name], places, faults)
        elif name.startswith("decks/") and name.endswith(".toml"):
            deck = read_toml(texts[name], DeckFile, name)
            if isinstance(deck, PackFault):
                faults.append(deck)
            else:
                pack.decks.append(deck)
    return places


def _in_order(pack: Pack, texts: dict[str, str]) -> list[str]:
    """The files of a pack, its card files in the order that the manifest gives."""
    sets = [f"{name}.jsonl" for name in pack.manifest.sets]
    return [name for name in sets if name in texts] + [name for name in sorted(texts) if name not in sets]


def _read_names(pack: Pack, text: str, faults: list[PackFault]) -> None:
    read, wrong = read_lines(text, NameForms, NAMES)
    faults += wrong
    for line, forms in read:
        if forms.slug in pack.names:
            faults.append(PackFault("pack-duplicate-name", {"name": forms.slug}, NAMES, line, 1))
        pack.names.setdefault(forms.slug, forms)


def _read_cards(pack: Pack, file: str, text: str, places: Places, faults: list[PackFault]) -> None:
    read, wrong = read_lines(text, pack.rules.facts, file)
    faults += wrong
    for line, facts in read:
        if facts.key in pack.cards:
            faults.append(PackFault("pack-duplicate-key", {"card": facts.key}, file, line, 1))
        elif not facts.key.startswith(f"{pack.id}/"):
            params: dict[str, str | int] = {"card": facts.key, "pack": pack.id}
            faults.append(PackFault("pack-foreign-key", params, file, line, 1))
        pack.cards.setdefault(facts.key, facts)
        places.setdefault(facts.key, (file, line))
