"""Packs of card facts: a folder, a zip or a value, read whole or refused with all its faults."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from netocean.abilities.tree import Ability
from netocean.catalog.errors import PackError, PackFault, Params
from netocean.catalog.files import MANIFEST, Files, digest, read_files
from netocean.catalog.lines import NAMES, DeckFile, Manifest, NameForms, read_lines, read_text, read_toml
from netocean.catalog.rules import GameRules, rules_of
from netocean.catalog.safety import printable
from netocean.games import names

LANGUAGE_VERSION = 1
"""The version of the ability language that is read here."""
NO_NAMES: Final[Mapping[str, NameForms]] = MappingProxyType({})
"""What a pack may use that stands above no other one."""


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
        self.kept = True
        """Whether its parsed abilities are kept on disk."""
        self.broken: set[str] = set()
        """The keys of cards whose facts cannot be read."""
        self._trees: list[Mapping[str, list[Ability]]] | None = None
        self._read: dict[str, list[Ability]] = {}

    def abilities(self, key: str) -> list[Ability]:
        """The abilities of a card, in their order on it."""
        found = self._read.get(key)
        if found is None:
            found = self._read[key] = self._find(key.removeprefix(f"{self.id}/"))
        return found

    def fill(self, key: str, abilities: list[Ability]) -> None:
        """Take these for the abilities of a card, whatever stands in its files."""
        self._read[key] = abilities

    def abilities_told(self, key: str) -> bool:
        """Whether the pack tells the abilities of a card."""
        heading = f"[{key.removeprefix(f'{self.id}/')}]"
        return any(heading == line.strip() for text in self.ability_texts.values() for line in text.splitlines())

    def key(self, tail: str) -> str:
        """The key of the card whose abilities stand under this heading: its end, or the whole key of a card elsewhere."""
        return tail if "/" in tail else f"{self.id}/{tail}"

    def _find(self, tail: str) -> list[Ability]:
        if self._trees is None:
            from netocean.catalog.parsed import load_abilities  # noqa: PLC0415 - only where something is played or explained

            vocabulary, texts = self.rules.vocabulary, self.ability_texts.values()
            self._trees = [load_abilities(text, vocabulary, kept=self.kept) for text in texts]
        for trees in self._trees:
            if tail in trees:
                return trees[tail]
        return []


def load_pack(
    path: Path,
    known_names: Mapping[str, NameForms] = NO_NAMES,
    trusted: bool = False,
    below: Mapping[str, Any] | None = None,
) -> Pack:
    """A pack from a folder or a zip, or a PackError with all its faults.

    `known_names` are names of other packs that it may use, by their slugs, `below` the facts of their cards by key, number
    and code, if they are known. A `trusted` pack, one of our own, is taken as it is where only its content could be
    wrong: the tests have read it. A zip has been given away, and needs a digest.
    """
    files, faults = read_files(path)
    if faults:
        raise PackError(faults)
    return sure(*read_pack(files, known_names, trusted, below, path.is_file()))


def sure(pack: Pack | None, faults: Sequence[PackFault]) -> Pack:
    """A pack that was read without faults. Raises PackError with all of them."""
    if pack is None or faults:
        raise PackError(faults)
    return pack


def read_pack(
    files: Files,
    known_names: Mapping[str, NameForms] = NO_NAMES,
    trusted: bool = False,
    below: Mapping[str, Any] | None = None,
    sealed: bool = False,
) -> tuple[Pack | None, list[PackFault]]:
    """A pack as far as its files can be read, and all its faults; a `sealed` one must have its digest."""
    faults: list[PackFault] = []
    texts: dict[str, str] = {}
    for name, content in files.items():
        text = read_text(content, name)
        if isinstance(text, PackFault):
            faults.append(text)
        else:
            texts[name] = text
    manifest = _manifest(texts, faults)
    if manifest is None or faults:
        return None, faults
    pack = Pack(manifest, rules_of(manifest.game))
    places = _read(pack, texts, faults)
    if not trusted:
        from netocean.catalog.checking import content_faults  # noqa: PLC0415 - brings the parser of abilities

        faults += content_faults(pack, texts, places, known_names, below, [fault.file for fault in faults])
        faults += _digest_faults(manifest, files, sealed)
    return pack, sorted(map(_told, faults), key=lambda fault: (fault.file, fault.line, fault.column))


def _told(fault: PackFault) -> PackFault:
    """A fault whose texts from outside can be shown."""
    params = {name: value if isinstance(value, int) else printable(value, 400) for name, value in fault.params.items()}
    return replace(fault, params=params, card=printable(fault.card), where=printable(fault.where))


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
        faults.append(PackFault("pack-unknown-game", {"game": manifest.game[:80]}, MANIFEST))
    if manifest.language != LANGUAGE_VERSION:
        params: Params = {"version": manifest.language, "known": LANGUAGE_VERSION}
        key = "pack-language-newer" if manifest.language > LANGUAGE_VERSION else "pack-language-version"
        faults.append(PackFault(key, params, MANIFEST))
    return manifest


def _digest_faults(manifest: Manifest, files: Files, sealed: bool) -> list[PackFault]:
    if not manifest.digest:
        return [PackFault("pack-no-digest", {}, MANIFEST)] if sealed else []
    return [] if manifest.digest == digest(files) else [PackFault("pack-digest", {}, MANIFEST)]


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
    pack.broken |= {fault.card for fault in wrong if fault.card}
    for line, facts in read:
        if facts.key in pack.cards:
            fault = PackFault("pack-duplicate-key", {"card": facts.key}, file, line, 1)
            faults.append(replace(fault, card=facts.key, where="key"))
        pack.cards.setdefault(facts.key, facts)
        places.setdefault(facts.key, (file, line))
