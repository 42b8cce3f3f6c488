"""The library of a game: its bundled packs and those that people add, as one."""

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import netocean
from netocean.abilities.tree import Ability
from netocean.catalog import finding, own
from netocean.catalog.decks import Deck, Reading, ReadyDeck, read, read_file
from netocean.catalog.errors import DeckError, DeckProblem, PackError, PackFault, UnknownCard
from netocean.catalog.folding import fold
from netocean.catalog.lines import Manifest, NameForms, together
from netocean.catalog.packs import Pack, load_pack, read_manifest


class Card:
    """A card of a library: its facts, its abilities (read when first asked for), the id of its pack."""

    __slots__ = ("_former", "_pack", "facts", "key", "number")

    def __init__(self, facts: Any, pack: Pack, former: "Card | None" = None) -> None:
        """The card of a pack; `former` is the one below that it fills in."""
        self.key: str = facts.key
        self.number: str | None = facts.number
        self.facts = facts
        self._pack = pack
        self._former = former

    @property
    def abilities(self) -> list[Ability]:
        """The abilities of the card, in their order on it; those of the card that it fills in, if it tells none."""
        if self._former is not None and not self._pack.abilities_told(self.key):
            return self._former.abilities
        return self._pack.abilities(self.key)

    @property
    def pack(self) -> str:
        """The id of the pack that it comes from."""
        return self._pack.id

    def __repr__(self) -> str:
        return f"<Card {self.key}>"


class Library:
    """All cards, names and ready decks of a game. Packs are read when something is first asked for."""

    def __init__(
        self,
        game: str,
        bundled: Sequence[Path],
        extra: Sequence[Path] = (),
        overlay: Mapping[str, NameForms] | None = None,
    ) -> None:
        self.game = game
        self._bundled = list(bundled)
        self._extra = list(extra)
        self._overlay = overlay or {}

    @classmethod
    def bundled(cls, game: str, packs: Sequence[Path | str] = ()) -> "Library":
        """The library of the packs that come with Net Ocean, those in a person's own folder, and of further packs.

        Names that a person has added go before those of the packs.
        """
        bundled = [path for path in bundled_packs() if read_manifest(path).game == game]
        return cls(game, bundled, [*own.own_packs(game), *map(Path, packs)], own.own_names(game))

    @property
    def bundled_folders(self) -> list[Path]:
        """The folders of the packs that come with Net Ocean."""
        return list(self._bundled)

    @cached_property
    def packs(self) -> list[Pack]:
        """The packs in their order; raises PackError if one cannot be used."""
        packs = [load_pack(path, trusted=True) for path in self._bundled]
        for path in self._extra:
            pack = load_pack(path, names_of(packs), below=facts_of(packs))
            if pack.manifest.game != self.game:
                raise PackError([PackFault("pack-other-game", {"game": pack.manifest.game}, path.name)])
            if any(pack.id == other.id for other in packs):
                raise PackError([PackFault("pack-duplicate-id", {"pack": pack.id}, path.name)])
            packs.append(pack)
        return packs

    def beside(self, packs: Sequence[Pack]) -> "Library":
        """This library with packs that were brought along, in the place of those of the same id."""
        library = Library(self.game, self._bundled, self._extra, self._overlay)
        ids = [pack.id for pack in packs]
        library.packs = [*(pack for pack in self.packs if pack.id not in ids), *packs]
        return library

    def is_bundled(self, pack: str) -> bool:
        """Whether a pack of this id comes with Net Ocean."""
        return any(one.id == pack for one in self.packs[: len(self._bundled)])

    def folder(self, pack: str) -> Path | None:
        """Where the pack of this id lies that a person has added."""
        return next((path for path in self._extra if path.is_dir() and read_manifest(path).id == pack), None)

    @cached_property
    def _cards(self) -> dict[str, Card]:
        cards: dict[str, Card] = {}
        for pack in self.packs:
            for key, facts in pack.cards.items():
                cards[key] = Card(facts, pack, cards.get(key))
        return cards

    @cached_property
    def _names(self) -> dict[str, NameForms]:
        names: dict[str, NameForms] = {}
        for pack in self.packs:
            for slug, forms in pack.names.items():
                names.setdefault(slug, forms)
        for slug, forms in self._overlay.items():
            names[slug] = together(names.get(slug), forms)
        return names

    @cached_property
    def _index(self) -> finding.Index:
        return finding.Index((card.facts for card in self._cards.values()), self._names)

    @cached_property
    def _numbers(self) -> dict[str, Card]:
        numbers: dict[str, Card] = {}
        for card in self._cards.values():
            for number in (card.number or card.key.split("/")[1], *getattr(card.facts, "codes", ())):
                numbers.setdefault(number, card)
        return numbers

    def cards(self) -> list[Card]:
        """All cards, pack by pack."""
        return list(self._cards.values())

    def card(self, text: str) -> Card:
        """The card with this key, printed number or code; one without a number by the end of its key (`aegis`)."""
        card = self._cards.get(text) or self._numbers.get(text)
        if card is None:
            raise UnknownCard("card-unknown", text=text[:80], near=", ".join(self.near(text)))
        return card

    def find(self, text: str, language: str | None = None) -> list[Card]:
        """The cards that a text names: by number, key, slug, or a name in any language, this one first (C-R3.6)."""
        return [self._cards[key] for key in self._index.find(text, language)]

    def near(self, text: str) -> list[str]:
        """Numbers and names that look like a text that names no card, the likeliest first."""
        return self._index.near(text)

    def search(self, query: str) -> list[Card]:
        """The cards that fit a query: words of a number or of a name in any language, and filters such as `level:IV`."""
        filters, text = finding.parse(query)
        cards = [card for card in self._cards.values() if all(finding.passes(card.facts, *one) for one in filters)]
        if not text:
            return cards
        exact = self._index.find(text)
        words = text.split(" ")
        parts = [card for card in cards if all(self._index.holds(card.key, word) for word in words)]
        return sorted(parts, key=lambda card: card.key not in exact)

    def name(self, slug: str, language: str) -> tuple[str, bool]:
        """The form of a name in a language, and whether it is one of that language; else the Japanese form (C-R3.6)."""
        forms = self._names.get(slug)
        form = forms.form(language) if forms is not None else None
        if form is not None:
            return form, True
        fallback = (forms.ja or forms.en) if forms is not None else None
        return fallback or slug.replace("-", " ").title(), False

    def names(self) -> Mapping[str, NameForms]:
        """All names by their slugs."""
        return self._names

    def knows_name(self, slug: str) -> bool:
        """Whether a slug stands in the names of a pack."""
        return slug in self._names

    def is_unsure(self, slug: str, language: str) -> bool:
        """Whether the form of a name in a language has no source, or was drafted from another form."""
        forms = self._names.get(slug)
        return forms is not None and language in forms.unsure

    def manifests(self) -> list[Manifest]:
        """What the packs say about themselves: licence, credits, sources."""
        return [pack.manifest for pack in self.packs]

    def ready_decks(self) -> list[ReadyDeck]:
        """The decks that come with the packs."""
        return [
            ReadyDeck(deck.id, deck.name, deck.about, self._deck_cards(deck.cards, pack), deck.practice)
            for pack in self.packs
            for deck in pack.decks
        ]

    def _deck_cards(self, cards: dict[str, int], pack: Pack) -> list[tuple[int, str]]:
        """The cards of a ready deck by their keys; a deck that names an unknown card spoils its pack."""
        try:
            return [(copies, self.card(text).key) for text, copies in cards.items()]
        except UnknownCard as error:
            raise PackError([PackFault("pack-deck-unknown-card", dict(error.params), pack.id)]) from error

    def read_deck(self, source: str | Path, language: str | None = None) -> Reading:
        """Reads a deck: the id of a ready deck, the path of a list, or a list itself; with all problems."""
        text = str(source)
        for ready in self.ready_decks() if not isinstance(source, Path) else []:
            if text == ready.id:
                return Reading(Deck(ready.cards, ready.id, ready.names, ready.about, ready.practice), [])
        if isinstance(source, Path) or _is_path(text):
            return read_file(Path(text), self, language)
        reading = read(text, self, language)
        if "\n" not in text and reading.problems:
            ids = ", ".join(ready.id for ready in self.ready_decks())
            return Reading(Deck([]), [DeckProblem("deck-not-found", {"text": text[:80], "near": ids})])
        return reading

    def deck(self, source: str | Path, language: str | None = None) -> Deck:
        """The deck of `read_deck`; raises DeckError if anything in it could not be read."""
        reading = self.read_deck(source, language)
        if reading.problems:
            raise DeckError(reading.problems)
        return reading.deck


def names_of(packs: Sequence[Pack]) -> dict[str, NameForms]:
    """All names of packs by their slugs."""
    return {slug: forms for pack in packs for slug, forms in pack.names.items()}


def facts_of(packs: Sequence[Pack]) -> dict[str, Any]:
    """The facts of all cards of packs, by all that a deck may call them: key, number, code, the end of the key."""
    found: dict[str, Any] = {}
    for pack in packs:
        for key, facts in pack.cards.items():
            for word in (facts.number or key.split("/")[1], *getattr(facts, "codes", ())):
                found.setdefault(word, facts)
            found[key] = facts
    return found


def bundled_packs() -> list[Path]:
    """The folders of the packs that come with Net Ocean; the practice packs last."""
    root = Path(netocean.__file__).parent / "packs"
    found = [path for path in sorted(root.iterdir()) if (path / "pack.toml").is_file()]
    return sorted(found, key=lambda path: path.name.endswith("-practice"))


def _is_path(text: str) -> bool:
    if "\n" in text or len(text) > 1000 or "\0" in text:
        return False
    return os.path.isfile(text) or fold(text).endswith((".txt", ".toml"))
