"""Deck lists: read what people write, say all that is wrong with it at its line, write it in one form.

A list has a card a line: `3 St-1`, `3x Agumon`, `St-1 x3`, `St-1 Agumon 3`, with digits and signs of any width; `#`, `//`
and `;` begin comments; a line in square brackets is a heading. A list in TOML has a table `[cards]`.
"""

import os
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from netocean.abilities.tree import Ability
from netocean.catalog.errors import DeckProblem, PackFault, Params
from netocean.catalog.folding import fold, number
from netocean.catalog.lines import DeckFile, Forms, line_of, read_toml
from netocean.catalog.rules import Switches, rules_of

MOST_BYTES = 64_000
"""The size of the longest deck list."""
MOST_LINES = 2_000
MOST_COPIES = 99

_LONGEST_LINE = 300
_MOST_SUGGESTIONS = 30

_COMMENT = re.compile(r"(?:^|\s)(?:#|//).*$|^\s*;.*$")
_HEADING = re.compile(r"\[.*\]\s*\d*|=+.*=+")
_BULLET = re.compile(r"^(?:[◆◇■□●○]\s*|[・*-]\s+)")
_COUNT = r"[+-]?\d+(?:[.,]\d+)?"
_SHAPES = [
    re.compile(shape.format(n=rf"(?P<count>{_COUNT})", card=r"(?P<card>\S|\S.*\S)"), re.IGNORECASE)
    for shape in (
        r"{n}\s*[x×*]\s*{card}",
        r"[x×*]\s*{n}\s+{card}",
        r"{n}\s*(?:\s|枚|张|張)\s*{card}",
        r"{card}\s*[x×*]\s*{n}\s*[枚张張]?",
        r"{card}\s*{n}\s*[枚张張]",
        r"{card}\s+{n}",
    )
]
_TOML = re.compile(r"^[ \t]*\[[ \t]*cards[ \t]*\][ \t]*(?:#.*)?\r?$", re.MULTILINE)
_SHOWN = 80
_PLAYED = (
    "name", "kind", "status", "level", "type", "attack", "lines", "frame",
    "also", "elements", "cost", "power", "jobs", "categories", "generic", "ex", "limit_break",
)  # fmt: skip
"""Facts that tell apart cards of one name, in any game."""


class Catalog(Protocol):
    """What reading a deck list needs of a library."""

    game: str

    def card(self, text: str) -> Any:
        """The card with this number or key."""

    def find(self, text: str, language: str | None = None) -> list[Any]:
        """The cards that a text names."""

    def cards(self) -> list[Any]:
        """All cards."""

    def near(self, text: str) -> list[str]:
        """Texts like one that names no card."""

    def name(self, slug: str, language: str) -> tuple[str, bool]:
        """A name in a language."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: cards as copies and keys, in the order of the list; the line of each card where it was read."""

    cards: list[tuple[int, str]]
    id: str = ""
    names: Forms = field(default_factory=dict)
    about: Forms = field(default_factory=dict)
    practice: bool = False
    lines: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ReadyDeck:
    """A deck that comes with a pack: its id, its names and a line about it by language."""

    id: str
    names: Forms
    about: Forms
    cards: list[tuple[int, str]]
    practice: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """A deck list as it was read: the deck, and all that could not be read."""

    deck: Deck
    problems: list[DeckProblem]


def read(source: str | bytes, catalog: Catalog, language: str | None = None) -> Reading:
    """Reads a deck list; what cannot be read is a problem, never left out in silence."""
    if len(source) > MOST_BYTES:
        return _failed("deck-too-large", {"size": len(source), "limit": MOST_BYTES})
    if isinstance(source, bytes):
        try:
            text = source.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            return _failed("deck-not-utf-8", {"byte": error.start}, source[: error.start].count(b"\n") + 1)
    else:
        text = source.removeprefix("\ufeff")
    if _TOML.search(text):
        return _read_toml(text, catalog, language)
    return _read_plain(text, catalog, language)


def read_file(path: Path, catalog: Catalog, language: str | None = None) -> Reading:
    """Reads the deck list in a file, of which no more is taken in than a list may have."""
    try:
        with path.open("rb") as file:
            source = file.read(MOST_BYTES + 1)
            size = max(len(source), os.fstat(file.fileno()).st_size)
    except (OSError, ValueError):  # a ValueError: the text can be no path
        return _failed("deck-unreadable", {"path": str(path)})
    if size > MOST_BYTES:
        return _failed("deck-too-large", {"size": size, "limit": MOST_BYTES})
    return read(source, catalog, language)


def write(deck: Deck | ReadyDeck, catalog: Catalog, language: str = "en") -> str:
    """A deck as a list that reads back to the same deck: copies, number, name."""
    lines = []
    name = deck.names.get(language) or deck.names.get("en", "")  # type: ignore[call-overload]
    if name:
        lines.append(f"# {name}")
    for copies, key in deck.cards:
        card = catalog.card(key)
        shown = f"# {catalog.name(card.facts.name, language)[0]}"
        lines.append(f"{copies} {card.number or key}  {shown}")
    return "\n".join(lines) + "\n"


def check(deck: Deck | ReadyDeck, catalog: Catalog, switches: Switches) -> list[DeckProblem]:
    """All that the construction rules of the game say against a deck, each at the line of its card."""
    entries: list[tuple[Any, list[Ability], int]] = []
    for copies, key in deck.cards:
        card = catalog.card(key)
        entries.append((card.facts, card.abilities, copies))
    lines = deck.lines if isinstance(deck, Deck) else {}
    faults = rules_of(catalog.game).check(entries, switches, [card.facts for card in catalog.cards()])
    return [DeckProblem(fault.key, fault.params, lines.get(fault.card, 0), fault.rule) for fault in faults]


def _failed(key: str, params: Params, line: int = 0) -> Reading:
    return Reading(Deck([]), [DeckProblem(key, params, line)])


def _read_plain(text: str, catalog: Catalog, language: str | None) -> Reading:
    items: list[tuple[int, str, str | None]] = []
    lines = text.splitlines()
    if sum(bool(line.strip()) for line in lines) > MOST_LINES:
        return _failed("deck-too-many-lines", {"limit": MOST_LINES})
    for line, raw in enumerate(lines, 1):
        if len(raw) > _LONGEST_LINE:
            items.append((line, raw[: _LONGEST_LINE + 1], None))
            continue
        bare = _COMMENT.sub("", raw).strip()
        if bare and not _HEADING.fullmatch(bare):
            count, card = _split(bare, catalog, language)
            items.append((line, card, count))
    return _collect(items, DeckFile({}), catalog, language)


def _read_toml(text: str, catalog: Catalog, language: str | None) -> Reading:
    deck = read_toml(text, DeckFile, "")
    if isinstance(deck, PackFault):
        return _failed(deck.key.replace("pack-", "deck-", 1), deck.params, deck.line)
    items: list[tuple[int, str, str | None]] = [
        (line_of(text, card), card, str(count)) for card, count in deck.cards.items()
    ]
    return _collect(items, deck, catalog, language)


def _split(text: str, catalog: Catalog, language: str | None) -> tuple[str | None, str]:
    """The number of copies in a line (none: one copy) and what is left."""
    text = _BULLET.sub("", text)
    plain = unicodedata.normalize("NFKC", text)
    if catalog.find(plain, language):
        return None, text
    matches = [match for shape in _SHAPES if (match := shape.fullmatch(plain)) is not None]
    parts: list[tuple[str | None, str]] = [(match["count"], match["card"]) for match in matches]
    for count, card in parts:
        if catalog.find(card, language):
            return count, card
    return parts[0] if parts else (None, text)


def _collect(
    items: Sequence[tuple[int, str, str | None]], file: DeckFile, catalog: Catalog, language: str | None
) -> Reading:
    counts: dict[str, int] = {}
    lines: dict[str, int] = {}
    problems: list[DeckProblem] = []
    for line, text, count in items:
        copies = int(count) if count is not None and count.isdecimal() and len(count) < 4 else 0 if count else 1
        key, problem = _resolve(text, catalog, language, len(problems) < _MOST_SUGGESTIONS)
        if not 1 <= copies <= MOST_COPIES:
            problem = DeckProblem("deck-bad-count", {"count": (count or "")[:20], "limit": MOST_COPIES})
        if problem is not None:
            problems.append(DeckProblem(problem.key, problem.params, line))
            continue
        counts[key] = counts.get(key, 0) + copies
        lines.setdefault(key, line)
    if not items:
        problems.append(DeckProblem("deck-empty"))
    cards = [(copies, key) for key, copies in counts.items()]
    return Reading(Deck(cards, file.id, file.name, file.about, file.practice, lines), problems)


def _resolve(text: str, catalog: Catalog, language: str | None, suggest: bool) -> tuple[str, DeckProblem | None]:
    """The key of the card that a text names: by its number first, then by its name."""
    cards = catalog.find(text, language)
    if not cards:
        numbered, named = _by_number(text, catalog)
        cards = [card for card in numbered if card in named] if named else numbered
        if numbered and not cards:
            both: Params = {"number": _labels(numbered), "name": _labels(named)}
            return "", DeckProblem("deck-number-and-name", both)
    if not cards:
        near = ", ".join(catalog.near(text)) if suggest else ""
        key = "deck-unknown-card-near" if near else "deck-unknown-card"
        return "", DeckProblem(key, {"text": text[:_SHOWN], "near": near})
    playable = [card for card in cards if card.facts.status != "incomplete"] or cards
    if len(playable) > 1 and not _same(playable):
        return "", DeckProblem("deck-ambiguous", {"text": text[:_SHOWN], "near": _labels(playable)})
    return playable[0].key, None


def _labels(cards: Sequence[Any]) -> str:
    return ", ".join(card.number or card.key for card in cards)


def _by_number(text: str, catalog: Catalog) -> tuple[list[Any], list[Any]]:
    """The cards of the number in a text that holds a number and a name, and those of the name."""
    words = re.sub(r"[()（）\[\]/]", " ", text).split()
    for place, word in enumerate(words):
        found = catalog.find(word) if number(fold(word)) is not None else []
        rest = " ".join(words[:place] + words[place + 1 :])
        if found and len(rest) > 1:
            return found, catalog.find(rest)
    return [], []


def _same(cards: Sequence[Any]) -> bool:
    """Whether cards of one name play alike, so that any of them may stand for the name."""
    return len({_play(card) for card in cards}) == 1


def _play(card: Any) -> str:
    shape = [getattr(card.facts, field, None) for field in _PLAYED]
    return repr((shape, [ability.text for ability in card.abilities]))
