"""Abilities of Appmon for the tests of its texts: all of the practice set, and one for every node, field and property."""

from functools import cache
from pathlib import Path

import netocean
from abilities.samples import specs
from netocean.abilities.reader import read_ability
from netocean.abilities.vocabulary import (
    ACTION,
    AMOUNT,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    KEYWORD_ROLE,
    LIMIT,
    NodeSpec,
)
from netocean.abilities.writers import write_ability
from netocean.catalog.library import Library
from netocean.games.appmon.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES

WRITTEN = Path(__file__).with_name("written-appmon.txt")
PACK = Path(netocean.__file__).parent / "packs" / "appmon-practice"

REALISTIC = [
    line
    for line in (PACK / "practice.abilities").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("[")
]

ARGUMENTS = {"amount": "2", "var": "$a", "slug:name": "lookling", "filter": "{grade Super}", "zone": "me.hand"}

FRAMES = {
    ACTION: "when win: choose $a: 1 from me.hand; PART",
    COST: "activate at battle cost PART: draw me 1",
    CONDITION: "static if PART: add_attack me 10",
    EVENT: "when PART: draw me 1",
    DURATION: "when win: add_attack me 10 until PART",
    KEYWORD_ROLE: "keyword PART",
    LIMIT: "use at battle limit PART: draw me 1",
    AMOUNT: "static: add_attack me (PART)",
}


@cache
def library() -> Library:
    """The practice set, which knows its names."""
    return Library("appmon", [PACK])


def name(slug: str, language: str) -> str:
    """A name of the practice set in a language."""
    return library().name(slug, language)[0]


def call(spec: NodeSpec, who: str, full: bool) -> str:
    """A node with all its arguments, or with only those that it needs."""
    told = [spec.name]
    for kind in spec.params:
        if full or not kind.endswith("?"):
            plain = kind.rstrip("?")
            told.append(who if plain == "who" else ARGUMENTS.get(plain) or list(VOCABULARY.tables[plain])[-1])
    return " ".join(told)


def examples() -> list[str]:
    """An ability around every node for both seats, and around every field, word and property."""
    lines: list[str] = []
    for spec in specs(VOCABULARY):
        for who in ("me", "opponent"):
            for full in (True, False):
                lines.append(FRAMES[spec.role].replace("PART", call(spec, who, full)))
    for name_, field in VOCABULARY.fields.items():
        values = [""] if field.value == "flag" else list(VOCABULARY.tables.get(field.value, ())) or ["lookling"]
        for value in values:
            term = f"{name_} {value}".strip()
            lines.append(f"when win: choose $a: 1 {{{term}, not {term}}} from me.hand; discard $a")
            lines.append(f"static if me.active is {{{term}}} and not me.active is {{{term}}}: add_attack me 1")
    for property_ in VOCABULARY.properties.values():
        for seat in ("me", "opponent"):
            asks = asked(f"{seat}.{property_.name}", property_.value)
            lines += [f"static if {one}: add_attack me 1" for one in asks]
    return list(dict.fromkeys(lines))


def asked(reference: str, kind: str) -> list[str]:
    """The conditions that ask for a property."""
    if kind == "card":
        return [f"{reference} is {{plain}}"]
    right = next(iter(VOCABULARY.tables[kind])) if kind in VOCABULARY.tables else "3"
    return [f"{reference} {sign} {right}" for sign in ("=", "!=", "<", "<=", ">", ">=")]


def text_of(line: str, language: str) -> str:
    """A line as card text."""
    return write_ability(read_ability(line, VOCABULARY), language, VOCABULARY, name)


def written() -> str:
    """The lines of the practice set in all languages, as `written-appmon.txt` keeps them."""
    blocks = ["\n".join([line, *(f"{one}: {text_of(line, one)}" for one in LANGUAGES)]) for line in REALISTIC]
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), encoding="utf-8")
