"""What stands on a card or chip, in sayings."""

from typing import Any

from netocean.abilities.tree import USE
from netocean.catalog.library import Card
from netocean.telling.appmon.cards import attributes, grade, plug_and_link, power
from netocean.telling.described import Described, trust
from netocean.telling.phrases import DOT, LETTERS, OR, together, word, words
from netocean.telling.sayings import Name, Part, Say, Several
from netocean.telling.words import Words


def describe(spoken: Words, card: Card) -> Described:
    """All that a card says besides its abilities (P-1.2, P-1.7, P-1.8, P-1.9)."""
    facts = card.facts
    also = Say("telling-card-also", {"names": together([Name(slug) for slug in facts.also])}) if facts.also else ""
    return Described(_kind(facts), _numbers(facts), [], [], also, trust(spoken, facts))


def sort(card: Card, place: int) -> str:
    """What an ability is called on the sheet of a card: a plain `ability`, the `text` of an Option."""
    return "text" if card.facts.kind == "option" or card.abilities[place].kind == USE else "ability"


def _kind(facts: Any) -> Part:
    parts = grade(facts) + words([("type", facts.type), ("class", facts.option_class)]) + attributes(facts)
    if facts.drive:
        parts.append(word("mark", "drive"))
    if facts.rarity is not None:
        parts.append(Say("telling-p-rarity", {"rarity": facts.rarity}))
    kind = word("kind", facts.kind)
    return Say("telling-card-kind", {"kind": kind, "facts": Several(parts, DOT)}) if parts else kind


def _numbers(facts: Any) -> list[Part]:
    """The three attacks, the lost points, plug and link, and what a card fuses or evolves from, each in a line."""
    told: list[Part] = [_attack(facts, letter) for letter in LETTERS] if facts.kind in ("appmon", "digimon") else []
    if facts.lost_points is not None:
        columns = dict(zip(("standard", "super", "ultimate", "god"), facts.lost_points, strict=True))
        told.append(Say("telling-p-lost", columns))
    plugs = plug_and_link(facts)
    if plugs:
        told.append(Several(plugs, DOT))
    if facts.fusion:
        pairs = [together([partner(one) for one in pair], "telling-plus") for pair in facts.fusion]
        told.append(Say("telling-p-fusion", {"pairs": together(pairs, OR)}))
    return [*told, _evolution(facts.evolution)] if facts.evolution is not None else told


def _attack(facts: Any, letter: str) -> Part:
    params: dict[str, Part] = {"letter": letter, "power": power(facts, letter)}
    zeroed = (facts.cancels or {}).get(letter, "")
    if not zeroed:
        return Say("telling-card-attack", params)
    return Say("telling-p-cancels", {**params, "zeroed": together([*zeroed])})


def _evolution(asked: Any) -> Part:
    """How a Digimon evolves: circles and crosses from the deck, cards by name (P-7.7)."""
    bases = together([partner(one) for one in asked.bases], OR)
    paid: list[Part] = ["○" * asked.circles + "×" * asked.crosses] if asked.circles + asked.crosses else []
    paid += [Name(slug) for slug in asked.cards]
    if not paid:
        return Say("telling-p-evolution-free", {"bases": bases})
    return Say("telling-p-evolution", {"bases": bases, "payment": together(paid, "telling-plus")})


def partner(wanted: Any) -> Part:
    """What a condition asks of one card (P-7.1)."""
    parts = grade(wanted) + words([("attribute", wanted.attribute), ("kind", wanted.kind)])
    if wanted.name is not None:
        if not parts:
            return Name(wanted.name)
        return Say("telling-base-both", {"name": Name(wanted.name), "words": together(parts)})
    return Say("telling-p-partner", {"words": together(parts)}) if parts else Say("telling-p-partner-any")
