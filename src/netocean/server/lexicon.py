"""The words of a game's ability language with an example of each, in one of our languages: what menus are made of.

One language at a time, as most of the work is to read its messages and to write the examples.
"""

import re
from collections.abc import Callable
from functools import cache, cached_property
from typing import Final, Literal

from netocean.abilities.mentions import Known
from netocean.abilities.reader import read_ability, read_condition
from netocean.abilities.resolver import CLAUSES_OF
from netocean.abilities.speech import default_name
from netocean.abilities.tree import KINDS, REF, USE, Ability, Node
from netocean.abilities.vocabulary import (
    ACTION,
    AMOUNT,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    FORMS,
    GROUP,
    LIMIT,
    ROLES,
    TOGETHER,
    NodeSpec,
    Vocabulary,
)
from netocean.abilities.writers import Writer, write_condition
from netocean.catalog.library import Library
from netocean.engine.errors import NetOceanError
from netocean.games import kit
from netocean.server.workbench import Lexicon, LexiconHead, LexiconNode, LexiconTyped, LexiconWord
from netocean.texts import say

_UNTOLD: Final = (NetOceanError, KeyError, ValueError, IndexError, AssertionError)
"""What reading or writing an example can end in: then the word stands for itself."""
_FIRST: Final = re.compile(rf"^[ \t]*({'|'.join(KINDS)})\b", re.MULTILINE)
_NO_BODY: Final = "keyword"
_SEATS: Final = ("me", "opponent")
"""The seats as abilities call them, in the order of their numbers."""
_SLUGS: Final = ("x", "1")
"""Words of no table: some kinds are read letter by letter."""
Told = Callable[[Writer], str]


def lexicon(library: Library, language: str) -> Lexicon:
    """All words of the ability language of a library's game, with their examples in one of our languages."""
    return _Examples(library, language).lexicon()


def kinds_used(library: Library) -> list[str]:
    """The kinds of ability that cards of a game have, by the words that they begin with."""
    texts = [text for pack in library.packs for text in pack.ability_texts.values()]
    found = {kind for text in texts for kind in _FIRST.findall(text)}
    return [kind for kind in KINDS if kind in found]


class _Examples:
    """Makes an example of each word, as short as the language allows."""

    def __init__(self, library: Library, language: str) -> None:
        self.library = library
        self.language = language
        self.vocabulary: Vocabulary = kit(library.game).VOCABULARY
        self.slug = _SLUGS[0]
        self.read = cache(lambda line: read_ability(line, self.vocabulary))
        self.condition = cache(lambda text: read_condition(text, self.vocabulary))

    def lexicon(self) -> Lexicon:
        """The whole of it."""
        vocabulary = self.vocabulary
        return Lexicon(
            vocabulary.game,
            [self.head(KINDS.index(kind)) for kind in kinds_used(self.library)],
            {role: [self.node(spec) for spec in vocabulary.nodes[role].values()] for role in ROLES},
            {table: [self.word(table, name) for name in words] for table, words in vocabulary.tables.items()},
            [
                LexiconTyped(f"{who}.{one.name}", one.value, self.seat_property(who, one.name))
                for who in _SEATS
                for one in vocabulary.properties.values()
            ],
            [LexiconTyped(one.name, one.value, self.field(one.name)) for one in vocabulary.fields.values()],
            list(vocabulary.forms),
        )

    def head(self, kind: int) -> LexiconHead:
        """A kind of ability."""
        clauses = [name for name in CLAUSES_OF[kind] if name not in FORMS or name in self.vocabulary.forms]
        body: Literal["yes", "no", "may"] = "no" if KINDS[kind] == _NO_BODY else "may" if kind == USE else "yes"
        return LexiconHead(KINDS[kind], clauses, body, say(self.language, f"form-head-{KINDS[kind]}"))

    def node(self, spec: NodeSpec) -> LexiconNode:
        """A word with arguments."""
        for self.slug in _SLUGS:
            text = self.call(spec)
            told = self.label(self.teller(spec, text))
            if told:
                break
        return LexiconNode(spec.name, list(spec.params), text, told)

    def word(self, table: str, name: str) -> LexiconWord:
        """A word of a table."""
        return LexiconWord(name, self.label(lambda writer: writer.word(table, name)))

    def seat_property(self, who: str, name: str) -> str:
        """A property of a seat."""
        return self.label(lambda writer: writer.reference(_reference(who, name, self.vocabulary), "value"))

    def field(self, name: str) -> str:
        """A field of a filter: the cards that have an example of it."""

        def told(writer: Writer) -> str:
            return writer.cards(self.condition(f"{self.card} is {self.filter(name)}").args[1], 1)

        return self.label(told)

    # Examples.

    def call(self, spec: NodeSpec) -> str:
        """A node with examples of all arguments that must be there."""
        return " ".join([spec.name, *(self.argument(kind) for kind in spec.params if not kind.endswith("?"))])

    def argument(self, kind: str) -> str:
        """An example of a type."""
        table = self.vocabulary.tables.get(kind)
        if table:
            return next(iter(table)) if kind != "things" or "self" not in table else "self"
        if kind in ("zone", "card", "property"):
            found = (one.name for one in self.vocabulary.properties.values() if kind in (one.value, "property"))
            return f"me.{next(found, '')}"
        if kind == "ability":
            return f"[when {self.event}: {self.act}]"
        return {"amount": "1", "filter": "{}", "things": "{}", "var": "$a"}.get(kind, self.slug)

    def filter(self, name: str) -> str:
        """A filter with one field."""
        spec = self.vocabulary.fields[name]
        value = "" if spec.value == "flag" else "= 1" if spec.value == "number" else self.argument(spec.value)
        return f"{{{name} {value}}}" if value else f"{{{name}}}"

    @cached_property
    def card(self) -> str:
        """A card that a condition can be about."""
        return "self" if "self" in self.vocabulary.tables.get("things", ()) else self.argument("card")

    @cached_property
    def act(self) -> str:
        """Something that can be done, in the words of this game."""
        return self.first(ACTION, lambda text: f"use: {text}")

    @cached_property
    def event(self) -> str:
        """Something that can happen."""
        return self.first(EVENT, lambda text: f"when {text}: {self.act}")

    def first(self, role: str, line: Callable[[str], str]) -> str:
        """The first node of a role whose example is understood."""
        for spec in self.vocabulary.nodes[role].values():
            if "ability" in spec.params or "var" in spec.params:
                continue
            text = self.call(spec)
            try:
                self.read(line(text))
            except _UNTOLD:
                continue
            return text
        return ""

    # In words.

    def label(self, told: Told) -> str:
        """An example in words; nothing where there are none for it."""
        try:
            return told(Writer(self.language, self.vocabulary, default_name, Known()))
        except _UNTOLD:
            return ""

    def teller(self, spec: NodeSpec, text: str) -> Told:
        """How the example of a node is written."""
        line, write = self.line(spec.role, text)

        def told(writer: Writer) -> str:
            ability = self.read(line)
            writer.quotes = ability.quotes
            writer.learn(ability)
            return write(writer, ability)

        if spec.role == CONDITION:
            return lambda writer: write_condition(self.condition(text), writer.language, self.vocabulary, writer.names)
        if spec.role == AMOUNT:
            return lambda writer: str(writer.amount(self.condition(f"({text}) > 1").args[0]))
        return told

    def line(self, role: str, text: str) -> tuple[str, Callable[[Writer, Ability], str]]:
        """A whole line with the example of a node, and how the part of the node is written."""
        zone = f"{{}} from {self.argument('zone')}"
        before = f"choose $a: 1 {zone}; " if "$a" in text else ""
        if role == ACTION:
            return f"use: {before}{text}", lambda writer, one: writer.step(one.body.args[-1], "do")
        if role == GROUP:
            line = f"use: {before}{self.upon} ({text})"
            return line, lambda writer, one: writer.things(one.body.args[-1].args[0], GROUP)[0]["object"]
        if role == COST:
            return f"use cost {text}: {self.act}", lambda writer, one: writer.costs(one)
        if role == EVENT:
            return f"when {text}: {self.act}", lambda writer, one: writer.events(one)
        if role == LIMIT:
            return f"use limit {text}: {self.act}", lambda writer, one: writer.call(_there(one.limit), LIMIT)
        if role == DURATION:
            line = f"use: {self.act} until {text}"
            return line, lambda writer, one: writer.call(_there(one.body.args[0].until), DURATION)
        if role == TOGETHER:
            line = f"use: choose $b: 2 {zone} with {text}"
            return line, lambda writer, one: writer.call(_there(one.body.args[0].together), TOGETHER)
        return f"keyword {text}", lambda writer, one: writer.ability(one)

    @cached_property
    def upon(self) -> str:
        """Something that can be done to cards."""
        return next((one.name for one in self.vocabulary.nodes[ACTION].values() if one.params == ("things",)), "")


def _there(node: Node | None) -> Node:
    assert node is not None
    return node


def _reference(who: str, name: str, vocabulary: Vocabulary) -> Node:
    return Node(REF, f"{who}.{name}", vocabulary.properties[name].code, _SEATS.index(who), [])
