"""How the terminal speaks: messages in a language, names of cards in a language, rules by their ids."""

from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any

from netocean.abilities.tree import Ability
from netocean.abilities.writers import write_ability
from netocean.catalog.errors import UnknownCard
from netocean.catalog.library import Card, Library
from netocean.engine.errors import NetOceanError
from netocean.games import kit
from netocean.texts import keys, say

LETTERS = ("A", "B", "C")
SHORTEST = 2
"""The shortest text that rules are searched for."""


class Words:
    """Says things in a language, cards by their names in a language that may be another one."""

    def __init__(self, library: Library, language: str, card_language: str | None = None) -> None:
        self.library = library
        self.kit: ModuleType = kit(library.game)
        self.language = language
        self._card_language = card_language

    @property
    def card_language(self) -> str:
        """The language of the names of cards."""
        return self._card_language or self.language

    def say(self, key: str, /, **params: str | int) -> str:
        """A message in the language of the table."""
        return say(self.language, key, **params)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return key in keys(self.language)

    def two(self, first: str, second: str) -> str:
        """Two sentences, one after the other."""
        return self.say("play-two", first=first, second=second)

    def join(self, parts: Iterable[str]) -> str:
        """A list in a sentence."""
        return self.say("list-comma").join(part for part in parts if part)

    # Cards.

    def card(self, key: str) -> Card | None:
        """The card of a key, if the library has it."""
        try:
            return self.library.card(key)
        except UnknownCard:
            return None

    def slug(self, slug: str) -> str:
        """A name by its slug, marked if it is not of the language of the cards (C-R3.6)."""
        name, own = self.library.name(slug, self.card_language)
        return name if own else self.say("play-name-foreign", name=name)

    def name(self, key: str | None) -> str:
        """A card by name and number; a back if it is not known."""
        if key is None:
            return self.say("play-card-unknown")
        card = self.card(key)
        if card is None:
            return key
        return f"{self.slug(card.facts.name)} {card.number}" if card.number else self.slug(card.facts.name)

    def brief(self, key: str) -> str:
        """A card in one line: name, number and what counts most about it."""
        card = self.card(key)
        return self.name(key) if card is None else self.say("play-brief", card=self.name(key), facts=self.values(card))

    def values(self, card: Card) -> str:
        """What counts most about a card: level, type and attacks, or class and timing."""
        facts = card.facts
        if facts.kind == "digimon":
            parts = [self.level(facts.level), self.word("type", facts.type), self.attacks(facts)]
        else:
            parts = [self.word("class", facts.option_class), self.timings(card)]
        return " · ".join(part for part in parts if part)

    def word(self, area: str, value: str | None) -> str:
        """A word of a card's facts; nothing if the fact is not known."""
        return "" if value is None else self.say(f"{area}-{value.lower().replace('_', '-').replace(' ', '-')}")

    def level(self, level: str | None) -> str:
        """The word of a level."""
        return self.word("level", level)

    def attacks(self, facts: Any) -> str:
        """The three attacks in a row."""
        return "  ".join(self.attack(facts, letter) for letter in LETTERS) if facts.attack else ""

    def attack(self, facts: Any, letter: str) -> str:
        """An attack: its letter, its power, the letter that it guards against."""
        power = (facts.attack or {}).get(letter)
        guard = (facts.guard or {}).get(letter, "")
        zeroed = " ".join(f"({zero}→0)" for zero in guard)
        return f"{letter} {'?' if power is None else power} {zeroed}".rstrip().replace(" ", "\u00a0")

    def timings(self, card: Card) -> str:
        """When an option card can be opened."""
        names = dict.fromkeys(timing.name for ability in card.abilities for timing in ability.timings)
        return self.join(self.word("timing", name) for name in names)

    def ability(self, ability: Ability) -> str:
        """An ability as card text."""
        return write_ability(ability, self.language, self.kit.VOCABULARY, self._form)

    def _form(self, slug: str, _language: str) -> str:
        return self.library.name(slug, self.card_language)[0]

    # Rules.

    def rule(self, rule: str) -> str:
        """A rule: its id, its doubt mark, its sentence."""
        key = rule_key(rule)
        text = self.say(key) if self.has(key) else self.say("play-rule-table")
        return self.say("play-rule", rule=self.cited(rule), text=text)

    def cited(self, rule: str) -> str:
        """The id of a rule, with the doubt mark where sources do not settle it."""
        return f"{rule} [?]" if rule in self.kit.DOUBTED else rule

    def find_rule(self, text: str) -> str | None:
        """The id that a text names: `C-R8.7`, `r8.7`, `8.7`."""
        wanted = text.strip().casefold()
        for rule, _ in self.kit.RULES:
            short = rule.casefold()
            if wanted in (short, short.partition("-")[2], short.partition("-r")[2]):
                return str(rule)
        return None

    def rules_about(self, text: str) -> list[str]:
        """The ids of the rules whose sentence has a text in it."""
        wanted = text.strip().casefold()
        if len(wanted) < SHORTEST or not any(letter.isalpha() for letter in wanted):
            return []
        ids = [str(rule) for rule, _ in self.kit.RULES]
        return [rule for rule in ids if self.has(rule_key(rule)) and wanted in self.say(rule_key(rule)).casefold()]

    # What went wrong.

    def error(self, error: NetOceanError) -> str:
        """An error in one sentence."""
        params: Mapping[str, str | int] = error.params
        for key in (f"error-{error.key}", error.key):
            if self.has(key):
                return self.say(key, **params)
        return self.say("error-other", what=error.key)


def rule_key(rule: str) -> str:
    """The key of the message of a rule: `C-R8.7` is `rule-c-r8-7`."""
    return "rule-" + rule.lower().replace(".", "-")


def dashed(word: str) -> str:
    """A word of the engine as part of a message key."""
    return word.replace("_", "-")


def find_all(abilities: Sequence[Ability], kind: int) -> list[Ability]:
    """The abilities of one kind."""
    return [ability for ability in abilities if ability.kind == kind]
