"""The parts of the guides that are about Final Fantasy TCG. Used by scripts/docs.py."""

import sys
import typing
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from abilities import samples_fftcg as samples  # noqa: E402
from netocean.abilities.phrases import dashed  # noqa: E402
from netocean.abilities.reader import read_ability  # noqa: E402
from netocean.games.fftcg import faces  # noqa: E402
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY  # noqa: E402
from netocean.texts import BrokenMessage, MissingMessage, say  # noqa: E402
from scripts import docs_words_fftcg as words  # noqa: E402
from scripts.docs_tables import code, fields_table, meanings_table, node_parts, same, table  # noqa: E402

CLOSED = {"Status": typing.get_args(faces.Status), "Doubt": typing.get_args(faces.Doubt)}


def shown(line: str) -> str:
    """A line in its canonical form, and how it reads in English."""
    line = read_ability(line, VOCABULARY).text
    return f"{code(line)}<br>{samples.text_of(line, 'en')}"


def nodes(role: str) -> str:
    """The nodes of a role, each with an example."""
    specs = VOCABULARY.nodes[role]
    left = set(words.NOTES.get(role, {})) - set(specs)
    if left:
        raise SystemExit(f"scripts/docs_words_fftcg.py, {role}: left over {sorted(left)}.")
    rows = [
        (node_parts(spec), shown(samples.example(spec, True, {})), words.NOTES.get(role, {}).get(name, ""))
        for name, spec in specs.items()
    ]
    return table((role, "example, and how it reads", "to know"), rows)


def properties() -> str:
    """The properties of a player."""
    same("PROPERTIES", words.PROPERTIES, VOCABULARY.properties)
    rows = [(code(f"me.{name}"), spec.value, words.PROPERTIES[name]) for name, spec in VOCABULARY.properties.items()]
    return table(("property", "type", "meaning"), rows)


def fields() -> str:
    """The fields of a filter."""
    rows = []
    for name, spec in VOCABULARY.fields.items():
        term = samples.terms(name, spec.value)[0]
        line = f"when enters self: choose $a: 2 {{type forward}}; break {{{term}}}"
        kind = "no value" if spec.value == "flag" else code(spec.value)
        rows.append((code(name), kind, code(f"{{{term}}}"), samples.text_of(line, "en").split(". ")[-1]))
    return table(("field", "value", "example", "reads"), rows)


def word_tables() -> str:
    """The tables of words, each word with its English form where it has one of its own."""
    same("TABLES", words.TABLES, VOCABULARY.tables)
    rows = []
    for name, codes in VOCABULARY.tables.items():
        told = [f"{code(word)} {_word(name, word)}".strip() for word in codes]
        rows.append((code(name), words.TABLES[name], ", ".join(told)))
    return table(("table", "for", "words"), rows)


def _word(name: str, word: str) -> str:
    """How a word reads by itself; nothing for one that only reads in a sentence."""
    try:
        return say("en", f"ability-fftcg-word-{dashed(name)}-{dashed(word)}")
    except (MissingMessage, BrokenMessage):
        return ""


def parts() -> dict[str, Callable[[], str]]:
    """The parts by their names."""
    found: dict[str, Callable[[], str]] = {
        "fftcg-properties": properties,
        "fftcg-fields": fields,
        "fftcg-words": word_tables,
        "fftcg-struct-facts": lambda: fields_table(faces.Facts, words.FACTS, "Facts"),
    }
    for role, specs in VOCABULARY.nodes.items():
        if specs:
            found[f"fftcg-nodes-{role}"] = lambda role=role: nodes(role)  # type: ignore[misc]
    for name, listed in CLOSED.items():
        found[f"fftcg-list-{name.lower()}"] = lambda name=name, listed=listed: meanings_table(  # type: ignore[misc]
            listed, words.WORD_MEANINGS[name], name
        )
    return found
