"""Abilities of α for the tests of its texts: all of the practice set, and one for every node, word, field and property."""

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
    NodeSpec,
)
from netocean.abilities.writers import write_ability
from netocean.catalog.library import Library
from netocean.games.alpha.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES

WRITTEN = Path(__file__).with_name("written-alpha.txt")
PACK = Path(netocean.__file__).parent / "packs" / "alpha-practice"

REALISTIC = [
    line
    for line in (PACK / "practice.abilities").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("[")
]

ARGUMENTS = {
    "amount": "2",
    "var": "$a",
    "slug:name": "emberling",
    "filter": "{level IV, kind digimon}",
    "zone": "me.boxes",
}

CARDS = ("me", "opponent", "self", "it", "other", "$a", "{kind digimon, owner me}")
"""What stands where a node takes cards; `$b` are several chosen ones."""

FRAMES = {
    ACTION: "when attacked: choose $a: 1 {kind digimon} from me.hand; choose $b: 2 {kind option} from me.hand; PART",
    COST: "activate at battle cost PART: draw me 1",
    CONDITION: "static if PART and not PART: add_attack me 10",
    EVENT: "when PART: draw me 1",
    DURATION: "when win: add_attack me 10 until PART",
    KEYWORD_ROLE: "keyword PART",
    AMOUNT: "static: add_attack me PART",
}


@cache
def library() -> Library:
    """The practice set, which knows its names."""
    return Library("alpha", [PACK])


def name(slug: str, language: str) -> str:
    """A name of the practice set in a language."""
    return library().name(slug, language)[0]


def call(spec: NodeSpec, who: str, cards: str, full: bool) -> str:
    """A node with all its arguments, or with only those that it needs."""
    told = [spec.name]
    for kind in spec.params:
        if full or not kind.endswith("?"):
            plain = kind.rstrip("?")
            given = {"who": who, "things": cards, **ARGUMENTS}
            told.append(given.get(plain) or list(VOCABULARY.tables[plain])[-1])
    return " ".join(told)


def of_nodes() -> list[str]:
    """Abilities around every node: for each seat, each way to name cards, with and without what may be left out."""
    lines: list[str] = []
    for spec in specs(VOCABULARY):
        named = [one for one in CARDS if spec.role == ACTION or "$" not in one]
        for who, cards in [*((who, "self") for who in VOCABULARY.tables["who"]), *(("me", one) for one in named)]:
            for full in (True, False):
                told = call(spec, who, cards, full)
                if spec.role == AMOUNT and spec.params:
                    told = f"({told})"
                lines.append(FRAMES[spec.role].replace("PART", told))
                if spec.role == AMOUNT and spec.name != "times":
                    lines.append(f"static: subtract_hp self (times 20 {told})")
                if spec.role == ACTION:
                    lines.append(FRAMES[ACTION].replace("PART", f"may {{ {told} }}"))
                    if "$" not in told:
                        lines.append(f"static: {told}")
    return lines


def of_words() -> list[str]:
    """Abilities around every word of a table that nodes take."""
    lines: list[str] = []
    for spec in specs(VOCABULARY):
        for kind in sorted({kind.rstrip("?") for kind in spec.params} - {"things", "who"}):
            for word in VOCABULARY.tables.get(kind, ()):
                given = {"who": "opponent", "things": "self", **ARGUMENTS, kind: word}
                plain = [one.rstrip("?") for one in spec.params]
                told = " ".join([spec.name, *(given.get(one) or next(iter(VOCABULARY.tables[one])) for one in plain)])
                told = f"({told})" if spec.role == AMOUNT else told
                lines.append(FRAMES[spec.role].replace("PART", told))
    return lines


def of_fields() -> list[str]:
    """Abilities around every field of a filter, its contrary and each of its values."""
    lines: list[str] = []
    signs = ("=", "!=", "<", "<=", ">", ">=")
    for name_, field in VOCABULARY.fields.items():
        values = [""] if field.value == "flag" else list(VOCABULARY.tables.get(field.value, ())) or ["emberling"]
        for value in [f"{sign} 3" for sign in signs] if field.value == "number" else values:
            term = f"{name_} {value}".strip()
            lines.append(f"when win: choose $a: 1 {{{term}, kind digimon}} from me.hand|me.dark_area; discard $a")
            lines.append(f"when win: destroy {{kind digimon, not {term}}}")
            lines.append(f"static if self is {{{term}}} and not me.active is {{{term}}}: add_attack me 1")
            lines.append(f"when destroyed {{{term}}}: draw me 1")
    return lines


def of_properties() -> list[str]:
    """Abilities around every property of both seats, compared and counted."""
    lines: list[str] = []
    for spec in VOCABULARY.properties.values():
        for seat in ("me", "opponent"):
            reference = f"{seat}.{spec.name}"
            if spec.value == "card":
                lines.append(f"static if {reference} is {{plain}}: add_attack me 1")
                continue
            table = VOCABULARY.tables.get(spec.value)
            rights = ["3", f"{seat}.{spec.name}"] if table is None else [*list(table)[:1], reference]
            lines += [
                f"static if {reference} {sign} {right}: add_attack me 1"
                for sign in ("=", "!=", "<", "<=", ">", ">=")
                for right in rights
            ]
            if table is None:
                lines.append(f"static: add_attack me (times 10 {reference})")
    return lines


@cache
def examples() -> list[str]:
    """One ability and more for everything that the language of this game has."""
    return list(dict.fromkeys([*of_nodes(), *of_words(), *of_fields(), *of_properties()]))


def text_of(line: str, language: str) -> str:
    """A line as card text."""
    return write_ability(read_ability(line, VOCABULARY), language, VOCABULARY, name)


def written() -> str:
    """The lines of the practice set in all languages, as `written-alpha.txt` keeps them."""
    blocks = ["\n".join([line, *(f"{one}: {text_of(line, one)}" for one in LANGUAGES)]) for line in REALISTIC]
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), encoding="utf-8")
