"""What may stand at the cursor in a line of the ability language: by its grammar, and by the words of the game."""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import islice
from typing import Final, Literal

from netocean.abilities.errors import AbilityError
from netocean.abilities.reader import read_ability
from netocean.abilities.resolver import CLAUSES, CLAUSES_OF
from netocean.abilities.syntax import followers
from netocean.abilities.tree import COMPARISONS, KINDS
from netocean.abilities.vocabulary import FORMS, GROUP, Vocabulary
from netocean.catalog.folding import fold, loose
from netocean.catalog.library import Library
from netocean.catalog.lines import NameForms
from netocean.catalog.safety import LONGEST_LINE
from netocean.games import kit
from netocean.server.lexicon import kinds_used
from netocean.server.workbench import Completion, Completions, Lexicon, LexiconNode, LexiconTyped, LexiconWord
from netocean.texts import LANGUAGES

MOST_OFFERS: Final = 200
_MOST_NAMES: Final = 40
_BEFORE: Final = re.compile(r"[$\w.・-]*$")
_AFTER: Final = re.compile(r"[\w.・-]*")
_VARIABLE: Final = re.compile(r"\$[a-z][a-z0-9_]*")
_NAMING: Final = re.compile(r"(?:choose|select|let)\s+$")
_CHOICE: Final = re.compile(r"\b(?:choose|select)\b[^{}]*\{[^{}]*$")
_COST: Final = re.compile(r"\bcost\s+$")
_WORD: Final = re.compile(r"[a-z_]+")
_UNKNOWN: Final = "zzz"
_UNKNOWN_REF: Final = "zzz.zzz"
_CLOSING: Final = {"{": "}", "(": ")", "[": "]"}
_SIGNS: Final = {
    "COLON": ":", "SEMICOLON": ";", "COMMA": ",", "VBAR": "|", "LBRACE": "{", "OPEN": "{", "RBRACE": "}",
    "LPAR": "(", "RPAR": ")", "LSQB": "[", "RSQB": "]",
}  # fmt: skip
_SILENT: Final = ("NAME", "REF", "VAR", "INT", "COMPARISON", "STRING", "$END")
_FORMS: Final = {
    "SELECT": "select", "LET": "let", "MODES": "modes", "BY": "by", "WITH": "with", "LSQB": "quote",
    "ANY": "count", "VBAR": "places", "WHILE": "while", "MARK": "mark", "TITLE": "title", "IN": "in",
}  # fmt: skip
"""Terminals of forms of the language that not every game plays."""

Kind = Literal["node", "word", "property", "field", "variable", "keyword", "sign", "name", "number"]
Offers = dict[str, Kind]


def complete(text: str, at: int, library: Library, lexicon: Lexicon, language: str) -> Completions:
    """What may be inserted in a line at a place, in the stead of the word that stands around it."""
    text = text[:LONGEST_LINE]
    at = max(0, min(at, len(text)))
    typed = _BEFORE.search(text[:at])
    start = typed.start() if typed else at
    after = _AFTER.match(text, at)
    end = after.end() if after else at
    offers = _Cursor(text[:start], text[start:at], library).offers()
    labels = _labels(lexicon)
    near = [word for word, kind in offers.items() if kind == "name" or word.startswith(text[start:at])]
    labels |= {("name", word): library.name(word, language)[0] for word in near if offers[word] == "name"}
    told = [Completion(word, labels.get((offers[word], word), ""), offers[word]) for word in near[:MOST_OFFERS]]
    return Completions(from_=start, to=end, offers=told)


class _Cursor:
    """The place behind a beginning, where `typed` is what stands there of a word."""

    def __init__(self, before: str, typed: str, library: Library) -> None:
        self.before = before
        self.typed = typed
        self.library = library
        self.vocabulary: Vocabulary = kit(library.game).VOCABULARY
        # Whether `cost` begins the costs is seen by the word behind it only.
        self.fitting = {"NAME"} if _COST.search(before) else followers(before)

    def offers(self) -> Offers:
        """Everything that fits, the words of the game first."""
        found: Offers = {}
        if "NAME" in self.fitting:
            found |= self.words(_UNKNOWN)
        if "REF" in self.fitting:
            found |= {word: kind for word, kind in self.words(_UNKNOWN_REF).items() if kind == "property"}
        if "VAR" in self.fitting:
            found |= dict.fromkeys(self.variables(), "variable")
        if "COMPARISON" in self.fitting and self.open[-1:] != ["}"]:
            found |= dict.fromkeys(COMPARISONS, "sign")
        found |= dict.fromkeys(self.keywords(), "keyword")
        if self.fits("STRING"):
            found['""'] = "sign"
        return found | dict.fromkeys([_SIGNS[name] for name in sorted(self.fitting) if self.is_sign(name)], "sign")

    @cached_property
    def open(self) -> list[str]:
        """The brackets that close what is open, the innermost last."""
        found: list[str] = []
        for sign in self.before:
            if sign in _CLOSING:
                found.append(_CLOSING[sign])
            elif found and sign == found[-1]:
                found.pop()
        return found

    def fits(self, terminal: str) -> bool:
        """Whether a terminal fits, in a form of the language that the game plays."""
        return terminal in self.fitting and _FORMS.get(terminal, FORMS[0]) in (*self.vocabulary.forms, FORMS[0])

    def is_sign(self, terminal: str) -> bool:
        """Whether a terminal is a sign of the language that fits."""
        return terminal in _SIGNS and self.fits(terminal)

    # Words of the game.

    def words(self, unknown: str) -> Offers:
        """What the readers say would be right where an unknown word stands."""
        places = range(len(self.before.rstrip()) + 1, len(self.before) + 2)
        for tail in self.tails():
            try:
                read_ability(f"{self.before}{unknown}{tail}", self.vocabulary)
            except AbilityError as error:
                if error.column in places and error.key != "ability-error-syntax":
                    return self.sorted(error)
                continue
            return self.names() if unknown == _UNKNOWN else {}
        return {}

    def tails(self) -> Iterator[str]:
        """Ends that make a whole line of a beginning: all brackets closed, and steps where none were told yet."""
        closing = "".join(reversed(self.open))
        step = f": {_UNKNOWN}"
        yield closing
        yield closing + step
        if "}" in closing and _CHOICE.search(self.before):
            yield closing.replace("}", f"}} from me.{self.zone()}", 1)
        if "]" in closing:
            yield closing.replace("]", f"{step}]", 1)
        yield f" 1{closing}"
        yield f" = 1{closing}"

    def zone(self) -> str:
        """A property that is a zone."""
        return next((one.name for one in self.vocabulary.properties.values() if one.value == "zone"), "")

    def sorted(self, error: AbilityError) -> Offers:
        """The words that an error expects, with what each of them is."""
        vocabulary = self.vocabulary
        found: Offers = {}
        for word in error.expected:
            if word.isdecimal():
                found[word] = "number"
            elif "." in word:
                found[word] = "property"
            elif error.key == "ability-error-field":
                found[word] = "field"
            elif word in COMPARISONS:
                found[word] = "sign"
            elif word[0].isalnum():
                found[word] = "node" if any(word in vocabulary.nodes[role] for role in vocabulary.nodes) else "word"
        if error.params.get("type") == "things":
            found |= dict.fromkeys(vocabulary.nodes[GROUP], "node")
        return found

    def names(self) -> Offers:
        """Slugs of names that hold what is typed, in any language, where any word will do."""
        typed = _letters(self.typed)
        named = (slug for slug, forms in self.library.names().items() if typed and _holds(slug, forms, typed))
        return dict.fromkeys(islice(named, _MOST_NAMES), "name")

    def variables(self) -> list[str]:
        """What was named before; a new name where something is named."""
        known = list(dict.fromkeys(_VARIABLE.findall(self.before)))
        if _NAMING.search(self.before):
            return [next(f"${letter}" for letter in "abcdefghijklmnopqrstuvwxyz" if f"${letter}" not in known)]
        return known

    # Words of the language.

    def keywords(self) -> Iterable[str]:
        """Keywords that fit: kinds of ability of this game, clauses that are not too late, and all others."""
        words = [name.lower() for name in sorted(self.fitting) if name not in (*_SILENT, *_SIGNS) and self.fits(name)]
        if not self.before.strip() or self.before.rstrip().endswith("["):
            return [kind for kind in kinds_used(self.library) if kind in words]
        if "COLON" not in self.fitting and not self.clauses_only(words):
            return words
        fitting = self.clauses()
        return [word for word in words if word not in CLAUSES or word in fitting]

    def clauses_only(self, words: list[str]) -> bool:
        """Whether clauses may follow here."""
        return sum(word in CLAUSES for word in words) > len(("if", "may"))

    def clauses(self) -> list[str]:
        """The clauses that may still come in the ability that is being written."""
        head, *rest = _WORD.findall(self.before.rpartition("[")[2]) or [""]
        if head not in KINDS:
            return []
        fitting = CLAUSES_OF[KINDS.index(head)]
        last = max((CLAUSES.index(word) for word in rest if word in CLAUSES), default=-1)
        return [name for name in CLAUSES[last + 1 :] if name in fitting]


def _holds(slug: str, forms: NameForms, typed: str) -> bool:
    return any(form and typed in _letters(form) for form in (slug, *map(forms.form, LANGUAGES)))


@lru_cache(maxsize=1 << 16)
def _letters(text: str) -> str:
    return loose(fold(text))


def _labels(lexicon: Lexicon) -> dict[tuple[str, str], str]:
    """Examples by kind and word."""
    nodes: list[LexiconNode] = [node for role in lexicon.nodes.values() for node in role]
    words: list[LexiconWord] = [word for table in lexicon.tables.values() for word in table]
    typed: list[tuple[str, LexiconTyped]] = [("property", one) for one in lexicon.properties]
    typed += [("field", one) for one in lexicon.fields]
    found = {("word", one.name): one.label for one in words}
    found |= {(kind, one.name): one.label for kind, one in typed}
    found |= {("keyword", head.name): head.label for head in lexicon.heads}
    return found | {("node", one.name): one.label for one in reversed(nodes)}
