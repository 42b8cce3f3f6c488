# form: interpreted
"""How a writer speaks: messages of the language and of the game, joints, words, names and the signs of payments."""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from netocean.abilities.vocabulary import Vocabulary
from netocean.texts import attributes, keys, say

Names = Callable[[str, str], str]
Params = dict[str, str | int]

PREFIXES: Final[dict[str, str]] = {"name": "", "job": "job-", "counter": "counter-"}
"""Kinds of slugs that have a name in each language, and what stands before such a slug where names are looked up."""

_SYMBOL: Final = re.compile(r"[0-9]+|[A-Z]")
_VOWELS: Final = "aeiouAEIOU"


def default_name(slug: str, language: str) -> str:
    """A name, where nobody knows a better form: its slug, without what tells its kind."""
    del language
    for prefix in PREFIXES.values():
        if prefix and slug.startswith(prefix):
            return slug.removeprefix(prefix)
    return slug


@cache
def dashed(name: str) -> str:
    """A name as it stands in the key of a message."""
    return name.replace("_", "-").lower()


@lru_cache(maxsize=1 << 15)
def _said(language: str, key: str, params: tuple[tuple[str, str | int], ...]) -> str:
    return say(language, key, **dict(params))


@cache
def _attributes(language: str, key: str) -> frozenset[str]:
    return attributes(language, key)


class Speech:
    """Says things in one language, about the cards of one game."""

    def __init__(self, language: str, vocabulary: Vocabulary, names: Names) -> None:
        self.language = language
        self.vocabulary = vocabulary
        self.names = names

    # Messages.

    def say(self, key: str, **params: str | int) -> str:
        """A message of the language; underscores in the names of parameters are written as dashes."""
        return self.told(key, {dashed(name): value for name, value in params.items()})

    def told(self, key: str, params: Params) -> str:
        """A message of the language; many are said again and again, with the same parameters."""
        return _said(self.language, key, tuple(params.items()))

    def game_key(self, *parts: str) -> str:
        """The key of one of the game's messages."""
        return dashed("-".join(("ability", self.vocabulary.game, *parts)))

    def own_frame(self, name: str) -> bool:
        """Whether the game words this part of the frame by itself."""
        return self.game_key("frame", name) in keys(self.language)

    def frame(self, part: str, attribute: str = "", /, **params: str | int) -> str:
        """A message of the frame: the game's own one, else that of all games."""
        key = self.game_key("frame", part) if self.own_frame(part) else f"ability-{part}"
        return self.say(f"{key}.{attribute}" if attribute else key, **params)

    def has(self, key: str, attribute: str) -> bool:
        """Whether a message has an attribute."""
        return attribute in _attributes(self.language, key)

    def places(self, key: str) -> frozenset[str]:
        """The attributes of a message."""
        return _attributes(self.language, key)

    # Joints and words.

    def join(self, name: str, parts: list[str]) -> str:
        """Parts in a row, joined pair by pair by a message of the frame."""
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.frame(name, first=text, second=part)
        return text

    def capital(self, text: str) -> str:
        """A text whose first letter is a capital, in languages that have them."""
        return text[:1].upper() + text[1:]

    def start(self, text: str) -> str:
        """How a text begins, for languages whose article minds it."""
        return "vowel" if text[:1] in _VOWELS else "other"

    def word(self, table: str, name: str, count: int = 1, mood: str = "do") -> str:
        """A word of a table."""
        return self.say(self.game_key("word", table, name), count=count, mood=mood)

    # Names.

    def named(self, kind: str, slug: str) -> str:
        """What a slug of a kind says: a name, a category as it is printed, a title, or the signs of a payment."""
        if kind == "cp":
            return "".join([self.symbol(sign) for sign in _SYMBOL.findall(slug)])
        if kind in PREFIXES:
            return self.names(PREFIXES[kind] + slug, self.language)
        if kind == "title":
            return slug.replace("-", " ").title()
        return slug.replace("-", " ")

    def symbol(self, sign: str) -> str:
        """One sign of a payment: a letter or a number, in marks that can be drawn as an icon."""
        return self.frame("symbol", symbol=sign)
