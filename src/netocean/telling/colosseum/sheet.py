"""What stands on a card, in sayings."""

from typing import Any

from netocean.abilities.tree import SUPPORT, USE
from netocean.catalog.library import Card
from netocean.telling.colosseum.cards import timings
from netocean.telling.colosseum.requirements import base, requirement, symbols
from netocean.telling.described import Described, trust
from netocean.telling.phrases import DOT, LETTERS, together, word, words
from netocean.telling.sayings import Name, Part, Say, Several
from netocean.telling.words import Words


def describe(spoken: Words, card: Card) -> Described:
    """All that a card says besides its abilities; conditions in ability text are put into the language of `spoken`."""
    facts = card.facts
    also = Say("telling-card-also", {"names": together([Name(slug) for slug in facts.also])}) if facts.also else ""
    lines = [
        (requirement(line, spoken.condition(line.if_) if line.if_ is not None else ""), line.kind, symbols(line))
        for line in facts.lines
    ]
    return Described(_kind(card), _numbers(facts), lines, _notes(facts), also, trust(spoken, facts))


def sort(card: Card, place: int) -> str:
    """What an ability is called on the sheet of a card: `support`, a plain `ability`, the `text` of an option card."""
    kind = card.abilities[place].kind
    if kind == USE or card.facts.kind == "option":
        return "text"
    return "support" if kind == SUPPORT else "ability"


def _kind(card: Card) -> Part:
    facts = card.facts
    if facts.kind == "option":
        parts = words([("class", facts.option_class)]) + timings(card)
    else:
        parts = words([("level", facts.level), ("type", facts.type)])
    parts += words([("frame", facts.frame), ("species", facts.species), ("attribute", facts.attribute)])
    parts += [word("field", name) for name in facts.fields]
    kind = word("kind", facts.kind)
    return Say("telling-card-kind", {"kind": kind, "facts": Several(parts, DOT)}) if parts else kind


def _numbers(facts: Any) -> list[Part]:
    """The three attacks of a Digimon and its lost points, each in a line."""
    if facts.kind != "digimon":
        return []
    told: list[Part] = [_attack(facts, letter) for letter in LETTERS]
    if facts.lost_points is not None:
        columns = dict(zip(("iii", "iv", "perfect", "ultimate"), facts.lost_points, strict=True))
        told.append(Say("telling-card-lost", columns))
    return told


def _attack(facts: Any, letter: str) -> Part:
    power = (facts.attack or {}).get(letter)
    params: dict[str, Part] = {"letter": letter, "power": "?" if power is None else power}
    zeroed = (facts.guard or {}).get(letter, "")
    if not zeroed:
        return Say("telling-card-attack", params)
    return Say("telling-card-attack-guard", {**params, "zeroed": together([*zeroed])})


def _notes(facts: Any) -> list[Part]:
    told: list[Part] = []
    for note in facts.notes:
        if note.discard_hand:
            told.append(Say("telling-note-discard", {"count": note.discard_hand}))
        if note.only_from is not None:
            told.append(Say("telling-note-only", {"base": base(note.only_from)}))
        if note.not_from is not None:
            told.append(Say("telling-note-not", {"base": base(note.not_from)}))
    if facts.cannot_be_ignored:
        told.append(Say("telling-note-fixed"))
    return told
