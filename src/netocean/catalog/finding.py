"""Finds cards by anything people type: number, key, slug, a name in any language, a part of it, a near miss."""

from collections.abc import Iterable, Mapping
from typing import Any

from netocean.catalog.folding import fold, loose, number
from netocean.catalog.lines import NameForms
from netocean.texts import LANGUAGES

ANY = ""
"""The language of what belongs to no language: numbers, keys, slugs, aliases."""

FILTERS = {
    "level": "level",
    "type": "type",
    "status": "status",
    "kind": "kind",
    "set": "set",
    "class": "option_class",
    "attribute": "attribute",
    "species": "species",
    "frame": "frame",
    "field": "fields",
}
"""Filters of a search (`level:IV`) and the fields of a card that they look at."""


class Index:
    """The forms of all cards, folded. Made once for a library, from cards in their order and names by slug."""

    def __init__(self, cards: Iterable[Any], names: Mapping[str, NameForms]) -> None:
        self._exact: dict[str, dict[str, list[str]]] = {}
        self._loose: dict[str, list[str]] = {}
        self._texts: dict[str, str] = {}
        self._shown: dict[str, str] = {}
        for facts in cards:
            self._add(facts, names)

    def _add(self, facts: Any, names: Mapping[str, NameForms]) -> None:
        named = names.get(facts.name)
        own: list[tuple[str, str]] = []
        if named is not None:
            own += [(form, language) for language in LANGUAGES if (form := named.form(language))]
            own += [(alias, ANY) for alias in named.aliases]
        own.append((facts.name, ANY))
        for form, _ in own:
            _append(self._loose.setdefault(loose(fold(form)), []), facts.key)
        codes: tuple[str, ...] = getattr(facts, "codes", ())
        own += [(form, ANY) for form in (facts.number, facts.key, facts.key.split("/")[1], *codes) if form]
        texts = []
        for form, language in own:
            folded = fold(form)
            texts.append(folded)
            self._shown.setdefault(folded, form)
            _append(self._exact.setdefault(folded, {}).setdefault(language, []), facts.key)
        for shape in _shapes(codes):
            _append(self._exact.setdefault(shape, {}).setdefault(ANY, []), facts.key)
        self._texts[facts.key] = "\n".join(dict.fromkeys(texts))

    def find(self, text: str, language: str | None = None) -> list[str]:
        """The keys of the cards that a text names exactly; names of other languages only if none fits in this one."""
        folded = fold(text)
        shaped = number(folded)
        by_language = self._exact.get(folded) or (self._exact.get(shaped) if shaped else None) or {}
        if language is not None and language in by_language:
            return list(dict.fromkeys(by_language.get(ANY, []) + by_language[language]))
        keys = [key for found in by_language.values() for key in found]
        if not keys and (bare := loose(folded)):
            keys = self._loose.get(bare, [])
        return list(dict.fromkeys(keys))

    def near(self, text: str, most: int = 5) -> list[str]:
        """Forms that look like a text that names no card, the likeliest first."""
        from rapidfuzz import fuzz, process  # noqa: PLC0415 - only for mistakes

        folded = fold(text)[:200]
        if len(folded) < 2:
            return []
        found = process.extract(folded, list(self._shown), scorer=fuzz.WRatio, limit=most * 3, score_cutoff=65)
        shown: dict[str, str] = {}
        for form, _, _ in found:
            for key in self.find(form)[:1]:
                shown.setdefault(key, self._shown[form])
        return list(shown.values())[:most]

    def holds(self, key: str, word: str) -> bool:
        """Whether a folded word is part of any form of a card."""
        return word in self._texts[key]


def parse(query: str) -> tuple[list[tuple[str, str]], str]:
    """The filters of a query, by the fields of a card, and the folded rest."""
    filters, words = [], []
    for word in query.split():
        name, sign, value = word.replace("：", ":").partition(":")
        field = FILTERS.get(name.casefold())
        if sign and value and field is not None:
            filters.append((field, fold(value)))
        else:
            words.append(word)
    return filters, fold(" ".join(words))


def passes(facts: Any, field: str, value: str) -> bool:
    """Whether a field of a card has a folded value, or holds it in its list."""
    own = getattr(facts, field, None)
    values = own if isinstance(own, tuple) else (own,)
    return any(one is not None and fold(str(one)) == value for one in values)


def _shapes(codes: Iterable[str]) -> list[str]:
    """The shapes of the codes of a card's printings, with the letter of rarity and without it."""
    shapes = [shape for code in codes if (shape := number(fold(code))) is not None]
    return [*shapes, *(shape.rstrip("abcdefghijklmnopqrstuvwxyz") for shape in shapes)]


def _append(keys: list[str], key: str) -> None:
    if key not in keys:
        keys.append(key)
