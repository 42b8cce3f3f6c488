"""What can be wrong with the content of a pack whose files can be read: keys, names, conditions, abilities, decks."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, get_args

import msgspec

from netocean.abilities.errors import AbilityError
from netocean.abilities.reader import lines_of, read_ability, read_condition, read_key
from netocean.abilities.tree import Ability
from netocean.catalog.errors import PackFault, Params
from netocean.catalog.files import MANIFEST
from netocean.catalog.lines import NAMES, DeckFile, NameForms, line_of, read_lines, read_toml
from netocean.catalog.mentioned import held_form, names_in, parts_in
from netocean.catalog.overlays import overlay_faults
from netocean.catalog.packs import Pack, Places
from netocean.catalog.safety import LONGEST_LINE, unsafe

_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_SLUG: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")
_NOTHING: Final[tuple[Any, ...]] = (None, (), {})
"""What a fact holds that was not given."""
_TAIL: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,59}")


def content_faults(
    pack: Pack,
    texts: Mapping[str, str],
    places: Places,
    known_names: Mapping[str, NameForms],
    below: Mapping[str, Any] | None,
    broken: Collection[str],
) -> list[PackFault]:
    """All that is wrong with the content of a pack, whose files have these texts.

    `known_names` are names of other packs that it may use, by their slugs, `below` the facts of their cards, if those are
    known; `broken` are files with lines that could not be read: what they should have held is not missed a second time.
    """
    check = _Check(pack, known_names, below, broken)
    check.manifest(texts[MANIFEST])
    if _ID.fullmatch(pack.id) is None:
        return check.faults  # by the id all keys are judged
    check.names(texts.get(NAMES, ""))
    for key, (file, line) in places.items():
        check.card(pack.cards[key], file, line)
    for file, text in pack.ability_texts.items():
        check.abilities(file, text)
    for key, (file, line) in places.items():
        check.parts_of(pack.cards[key], file, line)
    for file, text in texts.items():
        if file.startswith("decks/") and file.endswith(".toml"):
            check.deck(file, text)
    if pack.manifest.overlay and below is not None:
        check.faults += overlay_faults(pack, places, below)
    return check.faults


class _Check:
    def __init__(
        self, pack: Pack, known_names: Mapping[str, NameForms], below: Mapping[str, Any] | None, broken: Collection[str]
    ) -> None:
        self.pack = pack
        self.known_names = known_names
        self.below = below
        self.all_names = NAMES not in broken
        self.all_cards = not any(file != NAMES and file.endswith(".jsonl") for file in broken)
        self.seen: set[str] = set()
        self.parts: set[str] = set()
        self.faults: list[PackFault] = []

    def add(
        self, key: str, params: Params, file: str, line: int, column: int = 1, card: str = "", where: str = ""
    ) -> None:
        self.faults.append(PackFault(key, params, file, line, column, card, where))

    def unsafe(self, value: Any, file: str, line: int, card: str = "", plain: Collection[str] = ()) -> None:
        """Refuses texts with signs that nobody means to write, or markup; `plain` texts are read as a language."""
        for where, key in unsafe(value, plain):
            self.add(key, {"field": where}, file, line, 1, card, where)

    def manifest(self, text: str) -> None:
        """The id, and all texts that people read."""
        manifest = self.pack.manifest
        if _ID.fullmatch(manifest.id) is None:
            self.add("pack-bad-id", {"pack": manifest.id[:80]}, MANIFEST, line_of(text, "id"))
        for field, value in msgspec.to_builtins(manifest).items():
            self.unsafe({field: value}, MANIFEST, line_of(text, field))

    def names(self, text: str) -> None:
        """The forms of names."""
        for line, forms in read_lines(text, NameForms, NAMES)[0]:
            if _SLUG.fullmatch(forms.slug) is None:
                self.add("pack-bad-slug", {"name": forms.slug[:80]}, NAMES, line, 1, where="slug")
            self.unsafe(msgspec.to_builtins(forms), NAMES, line)

    def card(self, facts: Any, file: str, line: int) -> None:
        card = facts.key
        self.key(card, file, line)
        for slug in sorted(set(self.pack.rules.names_used(facts))):
            where = "name" if slug == facts.name else ""
            self.name(slug, file, line, 1, card, where)
        self.parts.update(self.pack.rules.parts_asked(facts))
        conditions = self.pack.rules.conditions_used(facts)
        for condition in conditions:
            try:
                read_condition(condition[:LONGEST_LINE], self.pack.rules.vocabulary, line)
            except AbilityError as error:
                self.add(error.key, dict(error.params), file, line, 1, card, "lines")
        if (facts.status == "incomplete") != bool(facts.missing):
            self.add("pack-status", {"card": card, "status": facts.status}, file, line, 1, card, "status")
        for field, word in repeated(facts):
            self.add("pack-repeated", {"name": word}, file, line, 1, card, field)
        for fact in self.lacking(facts):
            self.add("pack-needed-fact", {"missing": fact}, file, line, 1, card, fact)
        self.unsafe(msgspec.to_builtins(facts), file, line, card, conditions)

    def lacking(self, facts: Any) -> list[str]:
        """What a card would be played without, though it does not say that this is missing."""
        if facts.status == "incomplete":
            return []
        return [fact for fact in self.pack.rules.needed.get(facts.kind, ()) if getattr(facts, fact) in _NOTHING]

    def key(self, card: str, file: str, line: int) -> None:
        """A key begins with the id of the pack; in an overlay it may be that of a card below."""
        foreign = not card.startswith(f"{self.pack.id}/")
        if foreign and not self.pack.manifest.overlay:
            self.add("pack-foreign-key", {"card": card[:80], "pack": self.pack.id}, file, line, 1, card, "key")
        elif _TAIL.fullmatch(card.partition("/")[2]) is None:
            self.add("pack-bad-key", {"card": card[:80]}, file, line, 1, card, "key")

    def name(self, slug: str, file: str, line: int, column: int, card: str = "", where: str = "") -> None:
        if self.all_names and slug not in self.pack.names and slug not in self.known_names:
            self.add("pack-unknown-name", {"name": slug}, file, line, column, card, where)

    def parts_of(self, facts: Any, file: str, line: int) -> None:
        """A part that cards ask for, and that a name of this card holds, the card has to say: rules read no letters."""
        for part in sorted(self.parts):
            names = (facts.name, *facts.also)
            held = [held_form(self.forms(name), self.forms(part)) for name in names]
            if any(held) and part not in (*names, *facts.parts):
                self.add("pack-unsaid-part", {"name": max(held)}, file, line, 1, facts.key, "parts")

    def forms(self, slug: str) -> NameForms | None:
        """A name, of this pack or of those below."""
        return self.pack.names.get(slug) or self.known_names.get(slug)

    def abilities(self, file: str, text: str) -> None:
        """Reads an ability file line by line, so that one fault does not hide the others."""
        card: list[Ability] = []
        key, place = "", 0
        for number, line, heads in lines_of(text):
            where = "" if heads else f"abilities[{place}]"
            place = 0 if heads else place + 1
            try:
                if heads:
                    card = []
                    key = self.pack.key(read_key(line, number))
                    self.heading(key, file, number)
                elif len(line) > LONGEST_LINE:
                    params: Params = {"size": len(line), "limit": LONGEST_LINE}
                    self.add("pack-line-too-long", params, file, number, 1, key, where)
                else:
                    ability = read_ability(line, self.pack.rules.vocabulary, number)
                    self.ability(ability, card, file, key, where)
                    card.append(ability)
            except AbilityError as error:
                self.add(error.key, dict(error.params), file, number, error.column, key, where)

    def heading(self, key: str, file: str, number: int) -> None:
        if key in self.seen:
            self.add("pack-duplicate-abilities", {"card": key}, file, number, 1, key)
        elif self.all_cards and key not in self.pack.cards:
            self.add("pack-abilities-without-card", {"card": key}, file, number, 1, key)
        self.seen.add(key)

    def ability(self, ability: Ability, before: list[Ability], file: str, card: str, where: str) -> None:
        for key, what, column in self.refused(card, ability, before):
            self.add(key, {"word": what}, file, ability.line, column, card, where)
        self.parts.update(parts_in(ability))
        for name, column in names_in(ability, self.pack.rules.vocabulary):
            self.name(name, file, ability.line, column, card, where)

    def refused(self, card: str, ability: Ability, before: list[Ability]) -> list[tuple[str, str, int]]:
        """What of an ability the game would not play on this card."""
        facts = self.pack.cards.get(card)
        return self.pack.rules.refused("" if facts is None else facts.kind, ability, before)

    def deck(self, file: str, text: str) -> None:
        """A ready deck names cards of this pack, or of those below."""
        deck = read_toml(text, DeckFile, file)
        if isinstance(deck, PackFault):
            return
        self.unsafe(msgspec.to_builtins(msgspec.structs.replace(deck, cards={})), file, 1)
        if self.below is None or not self.all_cards:
            return
        own = {word for key, facts in self.pack.cards.items() for word in (key, facts.number, key.split("/", 1)[-1])}
        for word in deck.cards:
            if word not in own and word not in self.below:
                self.add("pack-deck-unknown-card", {"text": word[:80], "near": ""}, file, line_of(text, word))


def repeated(facts: Any) -> Iterator[tuple[str, str]]:
    """Words that stand twice in a list of a card, each with its field; a list of a fixed length, as a plug, may repeat."""
    for field in msgspec.structs.fields(type(facts)):
        if get_args(field.type)[-1:] == (Ellipsis,):
            words = [word for word in getattr(facts, field.name) if isinstance(word, str)]
            yield from ((field.encode_name, word) for word, times in Counter(words).items() if times > 1)
