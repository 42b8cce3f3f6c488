"""Puts sayings into a language, with names of cards in a language that may be another one."""

from collections.abc import Iterable
from typing import Any

from netocean.abilities.reader import read_condition
from netocean.abilities.writers import write_ability, write_condition, write_modes
from netocean.catalog.library import Card, Library
from netocean.games import kit
from netocean.games.rooms import Rooms
from netocean.telling import of
from netocean.telling.phrases import card_of
from netocean.telling.sayings import AbilityText, CardName, Line, Name, Part, Row, Say, Several
from netocean.texts import keys, say


class Words:
    """Says things in a language, cards by their names in the language of the cards."""

    def __init__(self, library: Library, language: str, card_language: str | None = None) -> None:
        self.library = library
        self.kit: Rooms = kit(library.game)
        self.language = language
        self._card_language = card_language

    @property
    def card_language(self) -> str:
        """The language of the names of cards."""
        return self._card_language or self.language

    # Sayings.

    def part(self, part: Part) -> str:
        """A saying, or a part of one."""
        if isinstance(part, str):
            return part
        if isinstance(part, int):
            return str(part)
        told: str = _WRITERS[type(part)](self, part)
        return told

    def line(self, line: Line) -> str:
        """A line of the log: its first letter is written large."""
        text = self.part(line.saying)
        return text[:1].upper() + text[1:]

    def say(self, key: str, /, **params: Part) -> str:
        """A message; its parameters may be sayings."""
        return say(self.language, key, **{name: self._param(part) for name, part in params.items()})

    def join(self, parts: Iterable[Part], by: str = "list-comma") -> str:
        """A list in a sentence; what is empty is left out."""
        told = [self.part(part) for part in parts]
        return self.say(by).join(text for text in told if text)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return key in keys(self.language)

    def _param(self, part: Part) -> str | int:
        # Numbers stay numbers: they choose the plural.
        return part if isinstance(part, int) else self.part(part)

    def _say(self, saying: Say) -> str:
        return self.say(saying.key, **saying.params)

    def _several(self, saying: Several) -> str:
        return self.join(saying.parts, saying.by)

    def _row(self, saying: Row) -> str:
        return " ".join(self.part(part) for part in saying.parts)

    def _card_name(self, saying: CardName) -> str:
        if not saying.key:
            return self.say("telling-card-unknown")
        card = card_of(self.library, saying.key)
        if card is None:
            return saying.key
        name = self.slug(card.facts.name)
        named = f"{name} {card.number}" if card.number else name
        facts = self.brief(card) if saying.brief else ""
        return self.say("telling-brief", card=named, facts=facts) if facts else named

    def _name(self, saying: Name) -> str:
        return self.slug(saying.slug)

    def _ability_text(self, saying: AbilityText) -> str:
        card = card_of(self.library, saying.key)
        if card is None:
            return ""
        modes = self.modes(card, saying.place) if saying.mode >= 0 else []
        return modes[saying.mode] if 0 <= saying.mode < len(modes) else self.ability(card, saying.place)

    # Cards.

    def name(self, key: str | None) -> str:
        """A card by name and number; a back if it is not known."""
        return self._card_name(CardName(key or ""))

    def slug(self, slug: str) -> str:
        """A name by its slug, marked if it is not of the language of the cards (C-R3.6)."""
        name, own = self.form(slug)
        return name if own else self.say("telling-name-foreign", name=name)

    def form(self, slug: str) -> tuple[str, bool]:
        """A name in the language of the cards, and whether it needs no mark."""
        name, own = self.library.name(slug, self.card_language)
        return name, own or not of(self.library.game).MARKS_FOREIGN_NAMES

    def brief(self, card: Card) -> str:
        """What counts most about a card."""
        told: Part = of(self.library.game).brief(card)
        return self.part(told)

    def ability(self, card: Card, place: int) -> str:
        """An ability of a card as card text."""
        ability = card.abilities[place]
        return write_ability(ability, self.language, self.kit.VOCABULARY, self._form, self._bearer(card))

    def abilities(self, card: Card) -> list[str]:
        """All abilities of a card as card text."""
        return [self.ability(card, place) for place in range(len(card.abilities))]

    def modes(self, card: Card, place: int) -> list[str]:
        """What can be picked of an ability that says "select one of these": each as a sentence; none for others."""
        ability = card.abilities[place]
        return write_modes(ability, self.language, self.kit.VOCABULARY, self._form, self._bearer(card))

    def _bearer(self, card: Card) -> str:
        return card.facts.name if of(self.library.game).CARDS_SAY_THEIR_NAMES else ""

    def condition(self, text: str) -> str:
        """A condition in ability text, as a clause."""
        condition = read_condition(text, self.kit.VOCABULARY)
        return write_condition(condition, self.language, self.kit.VOCABULARY, self._form)

    def _form(self, slug: str, _language: str) -> str:
        return self.library.name(slug, self.card_language)[0]


_WRITERS: dict[type, Any] = {
    Say: Words._say,
    CardName: Words._card_name,
    Name: Words._name,
    AbilityText: Words._ability_text,
    Several: Words._several,
    Row: Words._row,
}
