# form: interpreted
"""Everything that people read, as Fluent messages: one folder a language, one file an area.

A file is cut into its messages by a quick scan; a message is parsed when it is first said. Messages of one line without
logic do not need Fluent's machinery at all, so that the first words of a program appear at once.

A key with two dashes in a row is a helper for other messages of its file; languages need not have the same ones.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final[tuple[str, ...]] = ("en", "zh-Hans", "zh-Hant", "ja")

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)
_SIMPLE_LINE = re.compile(r"[\w-]+ *= *((?:[^{}\n]|\{ *\$[A-Za-z][\w-]* *\})+?) *\n*")
_PLACEABLE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*) *(?:[.(][^}]*)?\}")


class MissingMessage(KeyError):
    """Raised when a language has no message of that key."""


class BrokenMessage(ValueError):
    """Raised when a message cannot be put together: a parameter is missing, or the message is malformed."""


class _Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources = _sources(language)
        self.keys = frozenset(key for key in self.sources if not key.startswith("-") and "--" not in key)
        self.simple: dict[str, tuple[str, ...]] = {}
        self.loaded: set[str] = set()
        self._bundle: FluentBundle | None = None

    def say(self, key: str, params: Mapping[str, str | int]) -> str:
        """The message of a key, or of one of its attributes (`key.attribute`), with its parameters filled in."""
        parts = self.simple.get(key)
        if parts is None:
            parts = self._read(key)
        if not parts:
            return self._format(key, params)
        if len(parts) == 1:
            return parts[0]
        try:
            return "".join(str(params[part]) if place % 2 else part for place, part in enumerate(parts))
        except KeyError as missing:
            raise BrokenMessage(f"{self.language}: {key} needs {missing}") from None

    def attributes(self, key: str) -> frozenset[str]:
        """The names of a message's attributes."""
        return frozenset(_ATTRIBUTE.findall(self.source(key)))

    def source(self, key: str) -> str:
        """The text of a message in its file."""
        try:
            return self.sources[key]
        except KeyError:
            raise MissingMessage(f"{self.language}: {key}") from None

    def _read(self, key: str) -> tuple[str, ...]:
        """Text and names of parameters in turn, for a message of one line without logic; else nothing."""
        name, dot, _ = key.partition(".")
        match = _SIMPLE_LINE.fullmatch(self.source(name)) if not dot else None
        parts = tuple(_PLACEABLE.split(match.group(1))) if match else ()
        self.simple[key] = parts
        return parts

    def _format(self, key: str, params: Mapping[str, str | int]) -> str:
        from fluent.runtime.types import fluent_number  # noqa: PLC0415 - slow to import, and often not needed

        name, _, attribute = key.partition(".")
        bundle = self._load(name)
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingMessage(f"{self.language}: {key}")
        values = {
            param: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for param, value in params.items()
        }
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise BrokenMessage(f"{self.language}: {key}: {problems[0]}")
        return str(text)

    def _load(self, key: str) -> "FluentBundle":
        """The bundle, with this message and those that it refers to."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name not in self.loaded:
                source = self.source(name)
                self._bundle.add_resource(FluentResource(source))
                self.loaded.add(name)
                wanted.extend(_REFERENCE.findall(source))
        if key not in self._bundle._messages:
            raise BrokenMessage(f"{self.language}: {key} cannot be parsed")
        return self._bundle


def _sources(language: str) -> dict[str, str]:
    """Every message of a language by its key, as it stands in its file."""
    found: dict[str, str] = {}
    folder = os.path.join(os.path.dirname(__file__), language)
    for name in sorted(os.listdir(folder)):
        if name.endswith(".ftl"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text = _COMMENT.sub("", file.read())
            entries = list(_ENTRY.finditer(text))
            ends = [entry.start() for entry in entries[1:]] + [len(text)]
            for entry, end in zip(entries, ends, strict=True):
                if entry.group(1) in found:
                    raise BrokenMessage(f"{language}: {entry.group(1)} stands in two places")
                found[entry.group(1)] = text[entry.start() : end]
    return found


@cache
def _texts(language: str) -> _Texts:
    if language not in LANGUAGES:
        raise MissingMessage(f"{language} is not one of {', '.join(LANGUAGES)}")
    return _Texts(language)


def say(language: str, key: str, /, **params: str | int) -> str:
    """A message in a language. `key.attribute` says an attribute of a message. Numbers are written plainly."""
    return _texts(language).say(key, params)


def keys(language: str) -> frozenset[str]:
    """The keys of all messages of a language."""
    return _texts(language).keys


def attributes(language: str, key: str) -> frozenset[str]:
    """The names of the attributes of a message."""
    return _texts(language).attributes(key)


def pick_language(environment: Mapping[str, str]) -> str:
    """The language that a person's environment asks for: NETOCEAN_LANGUAGE first, then what the locale says."""
    for name in ("NETOCEAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(name, "").strip()
        if wish:
            return _language_of(wish)
    return "en"


def _language_of(wish: str) -> str:
    parts = re.split(r"[-_.@]", wish.lower())
    if parts[0] == "zh":
        return "zh-Hant" if {"tw", "hk", "mo", "hant"} & set(parts) and "hans" not in parts else "zh-Hans"
    return "ja" if parts[0] == "ja" else "en"
