"""The parts of the guides that are about one of the other games: words of its abilities, facts of its cards, switches.

Used by scripts/docs.py. What no schema says is in `docs_words_<game>.py`.
"""

import importlib
import re
import sys
import typing
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from abilities import samples_alpha, samples_appmon, samples_fftcg  # noqa: E402
from netocean.abilities.phrases import dashed  # noqa: E402
from netocean.abilities.reader import read_ability  # noqa: E402
from netocean.abilities.vocabulary import ACTION, AMOUNT, CONDITION, NodeSpec, Vocabulary  # noqa: E402
from netocean.games import kit  # noqa: E402
from netocean.games.alpha.vocabulary.lasting import lasts  # noqa: E402
from netocean.telling.phrases import game_key  # noqa: E402
from netocean.texts import LANGUAGES, BrokenMessage, MissingMessage, say  # noqa: E402
from scripts import docs_words_alpha, docs_words_appmon  # noqa: E402
from scripts.docs_tables import code, fields_table, meanings_table, node_parts, same, table  # noqa: E402

Part = Callable[[], str]
LANGUAGES_OF_RULES = ("en", "zh-Hans", "ja")
_HEADS = {
    "en": ("switch", "what it decides", "values", "rule"),
    "zh-Hans": ("开关", "决定什么", "取值", "规则"),
    "ja": ("スイッチ", "決めること", "値", "ルール"),
}


class Reference:
    """The parts of one game; `frame` gives an example line for a term of a filter."""

    def __init__(self, game: str, samples: ModuleType, example: Callable[[NodeSpec], str], frame: str) -> None:
        self.game = game
        self.samples = samples
        self.example = example
        self.frame = frame
        self.vocabulary: Vocabulary = kit(game).VOCABULARY
        self.faces = importlib.import_module(f"netocean.games.{game}.faces")
        self.words = importlib.import_module(f"scripts.docs_words_{game}")
        self.structs = getattr(self.words, "STRUCTS", {})
        self.closed = {name: typing.get_args(getattr(self.faces, name)) for name in ("Status", "Doubt")}

    def shown(self, line: str) -> str:
        """A line in its canonical form, and how it reads in English."""
        line = read_ability(line, self.vocabulary).text
        return f"{code(line)}<br>{self.samples.text_of(line, 'en')}"

    def nodes(self, role: str) -> str:
        """The nodes of a role, each with an example."""
        specs = self.vocabulary.nodes[role]
        notes = self.words.NOTES.get(role, {})
        left = set(notes) - set(specs)
        if left:
            raise SystemExit(f"{self.words.__name__}, {role}: left over {sorted(left)}.")
        rows = [(node_parts(spec), self.shown(self.example(spec)), notes.get(name, "")) for name, spec in specs.items()]
        return table((role, "example, and how it reads", "to know"), rows)

    def properties(self) -> str:
        """The properties of a player."""
        told = self.words.PROPERTIES
        same("PROPERTIES", told, self.vocabulary.properties)
        rows = [(code(f"me.{name}"), spec.value, told[name]) for name, spec in self.vocabulary.properties.items()]
        return table(("property", "type", "meaning"), rows)

    def fields(self) -> str:
        """The fields of a filter."""
        rows = []
        for name, spec in self.vocabulary.fields.items():
            term = self.term(name, spec.value)
            text = self.samples.text_of(self.frame.replace("TERM", term), "en")
            kind = "no value" if spec.value == "flag" else code(spec.value)
            reads = re.sub(r"^When [^,]*, ", "", text.split(". ")[-1])
            rows.append((code(name), kind, code(f"{{{term}}}"), reads))
        return table(("field", "value", "example", "reads"), rows)

    def term(self, name: str, kind: str) -> str:
        """A field with a value."""
        if kind == "flag":
            return name
        if kind == "number":
            return f"{name} = 3"
        given = next(iter(self.vocabulary.tables.get(kind, ())), None) or self.samples.ARGUMENTS.get(kind)
        return f"{name} {given or self.samples.ARGUMENTS['slug:name']}"

    def word_tables(self) -> str:
        """The tables of words, each word with its English form where it has one of its own."""
        told = self.words.TABLES
        same("TABLES", told, self.vocabulary.tables)
        rows = []
        for name, codes in self.vocabulary.tables.items():
            words = [f"{code(word)} {self.word(name, word)}".strip() for word in codes]
            rows.append((code(name), told[name], ", ".join(words)))
        return table(("table", "for", "words"), rows)

    def word(self, name: str, word: str) -> str:
        """How a word reads by itself; nothing for one that only reads in a sentence."""
        try:
            return say("en", f"ability-{self.game}-word-{dashed(name)}-{dashed(word)}")
        except (MissingMessage, BrokenMessage):
            return ""

    def struct(self, name: str) -> str:
        """The fields of a struct inside a card line."""
        return fields_table(getattr(self.faces, name), self.structs[name], name, f"{self.game}-")

    def parts(self) -> dict[str, Part]:
        """The parts by their names."""
        found: dict[str, Part] = {
            "properties": self.properties,
            "fields": self.fields,
            "words": self.word_tables,
            "struct-facts": partial(fields_table, self.faces.Facts, self.words.FACTS, "Facts", f"{self.game}-"),
        }
        for role in [role for role, specs in self.vocabulary.nodes.items() if specs]:
            found[f"nodes-{role}"] = partial(self.nodes, role)
        for name in self.structs:
            found[f"struct-{name.lower()}"] = partial(self.struct, name)
        for name, listed in self.closed.items():
            found[f"list-{name.lower()}"] = partial(meanings_table, listed, self.words.WORD_MEANINGS[name], name)
        return {f"{self.game}-{name}": part for name, part in found.items()}


# Words, in the glossary.


def glossary(game: str) -> str:
    """The nouns of a game that the first one does not have, in every language."""
    text = (ROOT / "src" / "netocean" / "texts" / "en" / f"terms-{game}.ftl").read_text(encoding="utf-8")
    found = re.findall(
        r"^((?:term|zone|step|phase|level|grade|attribute|kind|class|mark|fact)-[^ ]+) =", text, re.MULTILINE
    )
    return table(("English", "简体中文", "繁體中文", "日本語"), [[say(one, key) for one in LANGUAGES] for key in found])


# Switches, in the rule books.


def switches(game: str, language: str) -> str:
    """The switches of a game with the values of each preset, and the rules that they are about."""
    settings = kit(game)
    first, *others = settings.PRESETS
    name, decides, values, rules = _HEADS[language]
    rows = []
    for one in settings.SWITCHES:
        changed = [settings.PRESETS[preset].get(one.name) for preset in others]
        rows.append(
            (
                code(one.name),
                say(language, game_key(game, "switch", one.name)),
                ", ".join(map(code, one.values)) or "–",
                f"**{code(one.default)}**",
                *(code(value) if value else "" for value in changed),
                ", ".join(f"[{rule}](#{rule})" for rule in one.rules),
            )
        )
    return table((name, decides, values, *map(code, (first, *others)), rules), rows)


# Examples.


def _digimon_example(spec: NodeSpec, samples: ModuleType, call: str, until: str) -> str:
    """An ability around one node."""
    if spec.role == ACTION:
        chosen = "".join(f"choose {var}: 1 from me.hand; " for var in ("$a", "$b") if var in call)
        return f"when win: {chosen}{call}{until}"
    if spec.role == AMOUNT:
        return f"static: add_attack me {f'({call})' if spec.params else call}"
    if spec.role == CONDITION:
        return f"static if {call}: add_attack me 10"
    return str(samples.FRAMES[spec.role].replace("PART", call))


def _of_alpha(spec: NodeSpec) -> str:
    """An example of α: what asks for cards takes the card itself; what lasts says how long."""
    call = docs_words_alpha.EXAMPLES.get(spec.name) or samples_alpha.call(spec, "me", "self", True)
    until = " until end_of_turn" if spec.role == ACTION and lasts(spec.code) else ""
    return _digimon_example(spec, samples_alpha, call, until)


def _of_appmon(spec: NodeSpec) -> str:
    """An example of Appmon."""
    call = docs_words_appmon.EXAMPLES.get(spec.name) or samples_appmon.call(spec, "me", True)
    return _digimon_example(spec, samples_appmon, call, "")


def _of_fftcg(spec: NodeSpec) -> str:
    """An example of Final Fantasy TCG."""
    return samples_fftcg.example(spec, True, {})


REFERENCES = (
    Reference("fftcg", samples_fftcg, _of_fftcg, "when enters self: choose $a: 2 {type forward}; break {TERM}"),
    Reference("alpha", samples_alpha, _of_alpha, "when win: destroy {TERM}"),
    Reference("appmon", samples_appmon, _of_appmon, "when win: choose $a: 1 {TERM} from me.hand; discard $a"),
)


def structs() -> list[type[msgspec.Struct]]:
    """The structs of all card lines of these games."""
    return [getattr(one.faces, name) for one in REFERENCES for name in ("Facts", *one.structs)]


def parts() -> dict[str, Part]:
    """The parts by their names."""
    found: dict[str, Part] = {}
    for one in REFERENCES:
        found |= one.parts()
    for game in ("alpha", "appmon"):
        found[f"glossary-{game}"] = partial(glossary, game)
        for language in LANGUAGES_OF_RULES:
            found[f"switches-{game}-{language.lower()}"] = partial(switches, game, language)
    return found
