# form: interpreted
"""Cards of people's own card files as cards of a pack: facts, names, and what their printed English means.

A card whose text is not wholly understood, or says what this game does not play, is incomplete: it is refused in decks.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from netocean.abilities.reader import read_ability
from netocean.abilities.tree import SLUG, TERM, Ability
from netocean.games.fftcg.cardfiles import CardFault, RawCard
from netocean.games.fftcg.construction import nodes
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.printing import names_of, read
from netocean.games.fftcg.slugs import UNKNOWN, slug
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.games.fftcg.vocabulary.playable import unplayed

JOB = "job-"
TEXT = "text"
SET = "cards"
_KANA = re.compile("[\u3041-\u30ff]")


class LineReport(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a printed line became: ability lines, or the place and the token that was not understood, and what fits there.

    `line` counts the printed lines of the card from 1; `unplayed` is a word of its abilities that this game does not play.
    """

    line: int
    abilities: tuple[str, ...] = ()
    column: int = 0
    found: str = ""
    expected: tuple[str, ...] = ()
    unplayed: str = ""


class CardReport(msgspec.Struct, frozen=True):
    """What became of a card: its status and that of its lines."""

    number: str
    name: str
    status: str
    lines: tuple[LineReport, ...]


class Imported(msgspec.Struct, frozen=True):
    """The cards of a file for a pack, or all their faults.

    `names` are forms by slug and language. `known` are codes that cards of other packs have, with the facts that differ:
    those cards are left out.
    """

    facts: tuple[Facts, ...]
    names: dict[str, dict[str, str]]
    abilities: dict[str, tuple[str, ...]]
    reports: tuple[CardReport, ...]
    known: dict[str, tuple[str, ...]]
    faults: tuple[CardFault, ...]


def imported(
    cards: Sequence[RawCard],
    pack: str,
    others: Mapping[str, Facts],
    names: Mapping[str, str],
    categories: Collection[str],
) -> Imported:
    """Cards for a pack with this id; `others` are the cards of other packs by their codes, `names` all names by slug."""
    work = _Import(cards, pack, others, names, categories)
    for card in cards:
        work.card(card)
    return work.result()


class _Import:
    """Takes card after card."""

    def __init__(
        self,
        cards: Sequence[RawCard],
        pack: str,
        others: Mapping[str, Facts],
        names: Mapping[str, str],
        categories: Collection[str],
    ) -> None:
        self.pack = pack
        self.others = others
        self.forms = names
        jobs = [form for name, form in names.items() if name.startswith(JOB)]
        plain = [form for name, form in names.items() if not name.startswith(JOB)]
        self.known_texts = names_of(cards, plain, jobs, categories)
        self.facts: list[Facts] = []
        self.names: dict[str, dict[str, str]] = {}
        self.abilities: dict[str, tuple[str, ...]] = {}
        self.reports: list[CardReport] = []
        self.known: dict[str, tuple[str, ...]] = {}
        self.faults: list[CardFault] = []

    def card(self, card: RawCard) -> None:
        """One card; one that another pack has is left out."""
        other = next((self.others[code] for code in card.codes if code in self.others), None)
        if other is not None:
            self.known[card.number] = tuple(_differing(card, other))
            return
        lines = self.lines(card)
        whole = all(line.column == 0 and not line.unplayed for line in lines)
        facts = self.facts_of(card, whole)
        if facts is None:
            return
        texts = tuple(text for line in lines for text in line.abilities)
        self.facts.append(facts)
        if whole:
            self.abilities[card.number] = texts
            self.names_in(texts)
        self.reports.append(CardReport(card.number, card.name, facts.status, tuple(lines)))

    def lines(self, card: RawCard) -> list[LineReport]:
        """What the printed lines of a card became."""
        found: list[LineReport] = []
        before: list[Ability] = []
        place = 1
        for line in read(card, self.known_texts).lines:
            if line.unread is not None:
                unread = line.unread
                expected = tuple(unread.expected[:6])
                found.append(LineReport(place, (), max(1, unread.column), unread.found, expected))
            else:
                found.append(LineReport(place, tuple(line.abilities), unplayed=_unplayed(line.abilities, before)))
            place += line.printed
        return found

    def facts_of(self, card: RawCard, whole: bool) -> Facts | None:
        """The facts of a card; none, and a fault, if a value is out of bounds."""
        jobs = [self.name(job, card.number, JOB) for job in card.jobs]
        made = {
            "key": f"{self.pack}/{card.number}",
            "name": self.name(card.name, card.number),
            "kind": card.kind,
            "status": "provisional" if whole else "incomplete",
            "cost": card.cost,
            "number": card.number,
            "set": SET,
            "codes": card.codes,
            "also": [self.name(also, f"{card.number}-{place}") for place, also in enumerate(card.also)],
            "elements": card.elements,
            "power": card.power,
            "jobs": list(dict.fromkeys(jobs)),
            "categories": card.categories,
            "rarity": card.rarity or None,
            "generic": card.generic,
            "ex": card.ex,
            "limit_break": card.limit_break,
            "doubt": {"card": "single-source"},
            "missing": [] if whole else [TEXT],
        }
        try:
            return msgspec.convert(made, Facts)
        except msgspec.ValidationError as error:
            field = str(error).rpartition("$.")[2].split("[")[0].rstrip("`")
            params: dict[str, str | int] = {"field": field, "value": str(made.get(field, ""))[:60]}
            self.faults.append(CardFault("cardfile-bad-value", params, card.record, card.line))
            return None

    def name(self, text: str, number: str, before: str = "") -> str:
        """The slug of a name or a job, whose form is kept; one without Latin letters has that of its card."""
        plain = slug(text)
        made = before + (plain if plain != UNKNOWN else f"{before and 'of-'}{number.lower()}")
        language = "en" if plain != UNKNOWN else "ja" if _KANA.search(text) else "zh-Hans"
        self.names.setdefault(made, {language: text})
        return made

    def names_in(self, texts: Iterable[str]) -> None:
        """Names that abilities speak of are kept too."""
        for text in texts:
            for node in nodes(read_ability(text, VOCABULARY)):
                for word in node.args if node.kind == TERM and node.name == "name" else []:
                    if word.kind == SLUG:
                        form = self.forms.get(word.name) or word.name.replace("-", " ").title()
                        self.names.setdefault(word.name, {"en": form})

    def result(self) -> Imported:
        """All of it."""
        return Imported(
            tuple(self.facts),
            self.names,
            self.abilities,
            tuple(self.reports),
            self.known,
            tuple(self.faults),
        )


def _unplayed(texts: Sequence[str], before: list[Ability]) -> str:
    """A word of these abilities that this game does not play; they join those before."""
    word = ""
    for text in texts:
        ability = read_ability(text, VOCABULARY)
        for _, named, _ in unplayed(ability, before):
            word = word or named
        before.append(ability)
    return word


def _differing(card: RawCard, other: Any) -> Iterable[str]:
    """The facts that differ between a card of the file and one of another pack."""
    if card.cost != other.cost:
        yield "cost"
    if card.kind != other.kind:
        yield "type"
    if (card.power or 0) != (other.power or 0):
        yield "power"
    if set(card.elements) != set(other.elements):
        yield "elements"
