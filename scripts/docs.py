"""Write the parts of the guides and rule books that follow from the code, between their markers.

python scripts/docs.py           write them
python scripts/docs.py --check   only say which are not current; exit status 1 if any

A part stands between `<!-- made: NAME -->` and `<!-- end -->`. What no schema says (examples, remarks, rules) is in
scripts/docs_words.py.
"""

import argparse
import re
import sys
import typing
from collections.abc import Callable
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from netocean.abilities.errors import AbilityError  # noqa: E402
from netocean.abilities.phrases import dashed  # noqa: E402
from netocean.abilities.reader import read_ability  # noqa: E402
from netocean.abilities.resolver import CLAUSES, CLAUSES_OF  # noqa: E402
from netocean.abilities.tree import KINDS  # noqa: E402
from netocean.abilities.vocabulary import ROLES  # noqa: E402
from netocean.abilities.writers import write_ability  # noqa: E402
from netocean.catalog.library import Library  # noqa: E402
from netocean.catalog.lines import DeckFile, Manifest, NameForms  # noqa: E402
from netocean.games.colosseum import faces  # noqa: E402
from netocean.games.colosseum.rulebook import RULES  # noqa: E402
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY  # noqa: E402
from netocean.texts import LANGUAGES, keys, say  # noqa: E402
from scripts import docs_cli, docs_games  # noqa: E402
from scripts import docs_words as words  # noqa: E402
from scripts.docs_tables import code, fields_table, meanings_table, node_parts, same, table  # noqa: E402

GUIDES = ROOT / "docs" / "guides"
RULE_BOOKS = ROOT / "docs" / "rules"
SAMPLE = "St-33"
_PARAMS = (
    "count", "limit", "size", "field", "game", "version", "known", "name", "card", "pack", "status", "text", "near",
    "packed", "missing",
)  # fmt: skip
_PART = re.compile(r"(<!-- made: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)

STRUCTS: dict[str, type[msgspec.Struct]] = {
    "Manifest": Manifest,
    "NameForms": NameForms,
    "Facts": faces.Facts,
    "Line": faces.Line,
    "Note": faces.Note,
    "Base": faces.Base,
    "DeckFile": DeckFile,
}
CLOSED: dict[str, tuple[str, ...]] = {
    "Status": typing.get_args(faces.Status),
    "Doubt": typing.get_args(faces.Doubt),
    "LineKind": typing.get_args(typing.get_type_hints(faces.Line)["kind"]),
}


# Markdown.


def rule_links(ids: str) -> str:
    """Rule ids as links into the rule book; an id that it does not have is an error."""
    known = {rule for rule, _ in RULES}
    for rule in ids.split():
        if rule not in known:
            raise SystemExit(f"There is no rule {rule}.")
    return ", ".join(f"[{rule}](../rules/colosseum.en.md#{rule})" for rule in ids.split())


# The ability language.


def written(line: str) -> str:
    """How an ability line reads in English; a line that cannot be read is an error."""
    ability = read_ability(line, VOCABULARY)
    if ability.text != line:
        raise SystemExit(f"Not in canonical form: {line}")
    library = Library.bundled("colosseum")
    return write_ability(ability, "en", VOCABULARY, lambda slug, language: library.name(slug, language)[0])


def sample() -> str:
    """The lines of a card, and its text in every language."""
    library = Library.bundled("colosseum")
    abilities = library.card(SAMPLE).abilities
    rows = []
    for language in LANGUAGES:
        rows.append((language, "<br>".join(write_ability(one, language, VOCABULARY) for one in abilities)))
    lines = "\n".join(f"    {line}" for line in (f"[{SAMPLE}]", *(one.text for one in abilities)))
    return f"\n{lines}\n\n" + table(("language", "card text"), rows)


def nodes(role: str) -> str:
    """The nodes of a role."""
    specs = VOCABULARY.nodes[role]
    told = words.NODES[role]
    same(role, told, specs)
    rows = []
    for name, spec in specs.items():
        line, note, rules = told[name]
        if not re.search(rf"\b{name}\b", line):
            raise SystemExit(f"The example of {role} {name} does not hold it.")
        rows.append((node_parts(spec), f"{code(line)}<br>{written(line)}", note, rule_links(rules)))
    return table((role, "example, and how it reads", "to know", "rules"), rows)


def properties() -> str:
    """The properties of a seat."""
    same("PROPERTIES", words.PROPERTIES, VOCABULARY.properties)
    rows = []
    for name, spec in VOCABULARY.properties.items():
        meaning, line = words.PROPERTIES[name]
        rows.append((code(f"me.{name}"), spec.value, meaning, f"{code(line)}<br>{written(line)}"))
    return table(("property", "type", "meaning", "example, and how it reads"), rows)


def fields() -> str:
    """The fields of a filter."""
    same("FIELDS", words.FIELDS, VOCABULARY.fields)
    rows = []
    for name, spec in VOCABULARY.fields.items():
        meaning, shown = words.FIELDS[name]
        example = f"static if me.active is {shown}: add_attack me 10"
        clause = re.sub(r"^While (.*), your Digimon has .*$", r"\1", written(example))
        kind = {"slug": "slug", "flag": "no value"}.get(spec.value, code(spec.value))
        rows.append((code(name), kind, meaning, code(shown), clause))
    return table(("field", "value", "meaning", "example", "reads"), rows)


def word_tables() -> str:
    """The tables of words, each word with its English form."""
    same("TABLES", words.TABLES, VOCABULARY.tables)
    rows = []
    for name, codes in VOCABULARY.tables.items():
        told = [f"{code(word)} {say('en', f'ability-colosseum-word-{name}-{dashed(word)}')}" for word in codes]
        rows.append((code(name), words.TABLES[name], ", ".join(told)))
    return table(("table", "for", "words"), rows)


def clauses() -> str:
    """Which clause goes with which kind of ability."""
    rows = [
        (code(KINDS[kind]), *["yes" if clause in fitting else "" for clause in CLAUSES])
        for kind, fitting in CLAUSES_OF.items()
    ]
    return table(("kind", *map(code, CLAUSES)), rows)


def bad_abilities() -> str:
    """Lines with a mistake, and what is said of them."""
    told = []
    for line in words.BAD_ABILITIES:
        try:
            read_ability(line, VOCABULARY)
        except AbilityError as error:
            told.append(f"{line}\n    {say('en', error.key, **error.params)}")
        else:
            raise SystemExit(f"This line can be read: {line}")
    return "```text\n" + "\n".join(told) + "\n```"


# Packs.


def struct(name: str) -> str:
    """The fields of a struct."""
    return fields_table(STRUCTS[name], words.PACK_FIELDS[name], name)


def closed(name: str) -> str:
    """A closed list of words."""
    return meanings_table(CLOSED[name], words.WORD_MEANINGS[name], name)


def pack_faults() -> str:
    """What can be wrong with a pack: the messages with the names of their parameters."""
    rows = []
    for key in sorted(key for key in keys("en") if key.startswith("pack-") and key not in ("pack-at", "pack-in-file")):
        rows.append((code(key), say("en", key, **dict.fromkeys(_PARAMS, "…"))))
    return table(("key", "message"), rows)


# The terminal.


def commands() -> str:
    """Every command of the terminal with its options and an example."""
    sections = []
    for name, command in docs_cli.commands():
        lines = [f"### {name}", f"    {docs_cli.usage(name, command)}", *str(command.help).strip().split("\n\n")]
        rows = [
            (code(docs_cli.parameter(one)), one.help or "", docs_cli.default(one))
            for one in command.params
            if not one.hidden
        ]
        if rows:
            lines.append(table(("option", "meaning", "default"), rows))
        shown = docs_cli.examples(command)
        if not shown:
            raise SystemExit(f"{name}: there is no example at the end of its help.")
        again = "\n    netocean ".join(shown)
        lines.append(f"For example:\n\n    {again}")
        sections.append("\n\n".join(lines))
    return "\n" + "\n\n".join(sections) + "\n"


def in_game() -> str:
    """What can be typed at the table."""
    rows = [[*map(code, row[:-1]), row[-1]] for row in docs_cli.in_game()]
    return table((*LANGUAGES, "what it does"), rows)


# Everything.


def parts() -> dict[str, Callable[[], str]]:
    """The parts by their names."""
    found: dict[str, Callable[[], str]] = {
        "sample": sample,
        "properties": properties,
        "fields": fields,
        "words": word_tables,
        "clauses": clauses,
        "bad-abilities": bad_abilities,
        "pack-faults": pack_faults,
        "commands": commands,
        "in-game": in_game,
    }
    for role in [role for role in ROLES if VOCABULARY.nodes.get(role)]:
        found[f"nodes-{role}"] = lambda role=role: nodes(role)  # type: ignore[misc]
    for name in STRUCTS:
        found[f"struct-{name.lower()}"] = lambda name=name: struct(name)  # type: ignore[misc]
    for name in CLOSED:
        found[f"list-{name.lower()}"] = lambda name=name: closed(name)  # type: ignore[misc]
    return found | docs_games.parts()


def made(text: str) -> str:
    """A guide with all its made parts as they should be."""
    known = parts()

    def fill(match: re.Match[str]) -> str:
        if match[2] not in known:
            raise SystemExit(f"Nothing is known that makes the part {match[2]}.")
        return f"{match[1]}{known[match[2]]()}\n{match[3]}"

    return _PART.sub(fill, text)


def papers() -> list[Path]:
    """The guides and the rule books."""
    return sorted([*GUIDES.glob("*.md"), *RULE_BOOKS.glob("*.md")])


def used() -> set[str]:
    """The names of the parts that stand in a guide or a rule book."""
    return {match[2] for path in papers() for match in _PART.finditer(path.read_text(encoding="utf-8"))}


def stale() -> list[Path]:
    """The papers that are not current."""
    texts = {path: path.read_text(encoding="utf-8") for path in papers()}
    return [path for path, text in texts.items() if made(text) != text]


def main() -> int:
    """Check or write all papers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    found = stale()
    for path in found:
        if not check:
            path.write_text(made(path.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {'not current (run scripts/docs.py)' if check else 'written'}")
    unused = sorted(set(parts()) - used())
    if unused:
        print(f"In no paper: {', '.join(unused)}")
    return 1 if unused or (check and found) else 0


if __name__ == "__main__":
    sys.exit(main())
