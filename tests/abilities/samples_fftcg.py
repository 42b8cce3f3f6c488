"""Abilities of Final Fantasy TCG for the tests of its texts: realistic ones over all forms, and one for every node."""

from functools import cache
from pathlib import Path

from netocean.abilities.reader import read_ability
from netocean.abilities.vocabulary import (
    ACTION,
    AMOUNT,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    GROUP,
    KEYWORD_ROLE,
    TOGETHER,
    NodeSpec,
)
from netocean.abilities.writers import write_ability
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES

WRITTEN = Path(__file__).with_name("written-fftcg.txt")
LINES = Path(__file__).with_name("lines-fftcg.txt")

REALISTIC = [line for line in LINES.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]

ARGUMENTS = {
    "amount": "2",
    "var": "$a",
    "filter": "{type forward, element fire}",
    "things": "$a",
    "ability": "[when attacks self: draw me 1]",
    "slug:name": "tifa",
    "slug:job": "ninja",
    "slug:category": "VII",
    "slug:counter": "warp",
    "slug:cp": "F1",
    "slug:title": "warp",
    "number": "3",
}

COSTLY = ("cheaper_if", "cast_free_if", "extra_cost_by", "free_special_if")
"""Actions whose ability in brackets is only a cost."""

FRAMES = {
    ACTION: "when enters self: choose $a: 1 {type forward}; PART",
    COST: "activate cost PART: draw me 1",
    CONDITION: "when enters self: choose $a: 1 {type forward}; if PART { draw me 1 }",
    EVENT: "when PART: draw me 1",
    DURATION: "when enters self: choose $a: 1 {type forward}; gain_power $a 1000 until PART",
    KEYWORD_ROLE: "keyword PART",
    TOGETHER: "when enters self: choose $a: 2 {type forward} with PART; dull $a",
    AMOUNT: "when enters self: choose $a: 1 {type forward}; draw me (PART)",
    GROUP: "when enters self: choose $a: 2 {type forward}; choose $b: 1 {type monster}; dull (PART)",
}


def name(slug: str, language: str) -> str:
    """A name for the tests: the slug in capitals, without what tells its kind."""
    del language
    return slug.removeprefix("job-").removeprefix("counter-").replace("-", " ").title()


@cache
def text_of(line: str, language: str) -> str:
    """A line on a card named Cloud, as card text."""
    return write_ability(read_ability(line, VOCABULARY), language, VOCABULARY, name, "cloud")


def argument(kind: str, role: str, words: dict[str, str]) -> str:
    """An argument of a type; events name their cards by a filter."""
    if kind == "things" and kind not in words and role == EVENT:
        return "{type forward, of opponent}"
    return words.get(kind) or ARGUMENTS.get(kind) or next(iter(VOCABULARY.tables[kind]))


def example(spec: NodeSpec, full: bool, words: dict[str, str]) -> str:
    """An ability around one node, with all its arguments or with only those that it needs; `words` are some of them."""
    kinds = [kind for kind in spec.params if full or not kind.endswith("?")]
    arguments = [argument(kind.rstrip("?"), spec.role, words) for kind in kinds]
    if spec.name in COSTLY:
        arguments[-1] = "[use cost cp F, discard 1]"
    if spec.name == "other_of":
        arguments = ["$a", "$b"]
    return FRAMES[spec.role].replace("PART", " ".join([spec.name, *arguments]))


def examples() -> list[str]:
    """Abilities that use every node, every word as an argument, and every field with both its forms."""
    specs = [spec for nodes in VOCABULARY.nodes.values() for spec in nodes.values()]
    texts = [example(spec, full, {}) for spec in specs for full in (True, False)]
    for spec in specs:
        for kind in {kind.rstrip("?") for kind in spec.params} & set(VOCABULARY.tables):
            texts += [example(spec, True, {kind: word}) for word in VOCABULARY.tables[kind]]
    for field in VOCABULARY.fields.values():
        for term in terms(field.name, field.value):
            texts.append(f"when enters self: choose $a: 2 {{type forward}}; break {{{term}}}")
            texts.append(f"when enters self: choose $a: 1 {{type forward}}; if $a is {{{term}}} {{ break $a }}")
    return texts


def terms(field: str, kind: str) -> list[str]:
    """A field with each kind of value, as it is and turned round."""
    if kind == "flag":
        values = [""]
    elif kind == "number":
        values = [f"{sign} {number}" for sign in ("=", "!=", "<", "<=", ">", ">=") for number in ("3", "me.points")]
    else:
        values = list(VOCABULARY.tables.get(kind, ())) or [ARGUMENTS[kind]]
    return [f"{prefix}{field} {value}".strip() for value in values for prefix in ("", "not ")]


def written() -> str:
    """The realistic abilities in all languages, as the file keeps them."""
    blocks = [
        "\n".join([line, *(f"{language}: {text_of(line, language)}" for language in LANGUAGES)]) for line in REALISTIC
    ]
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), encoding="utf-8")
