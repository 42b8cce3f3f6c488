"""What stands on a card, in sayings."""

from typing import Any

from netocean.abilities.tree import USE
from netocean.catalog.library import Card
from netocean.telling.alpha.cards import costs, numbers, power
from netocean.telling.described import Described, trust
from netocean.telling.phrases import DOT, LETTERS, OR, together, word, words
from netocean.telling.sayings import Name, Part, Say, Several
from netocean.telling.words import Words


def describe(spoken: Words, card: Card) -> Described:
    """All that a card says besides its abilities (A-1.2, A-1.5, A-1.9)."""
    facts = card.facts
    also = Say("telling-card-also", {"names": together([Name(slug) for slug in facts.also])}) if facts.also else ""
    return Described(_kind(facts), _numbers(facts), [], [], also, trust(spoken, facts))


def sort(card: Card, place: int) -> str:
    """What an ability is called on the sheet of a card: a plain `ability`, the `text` of an Option or a Command."""
    return "ability" if card.facts.kind == "digimon" and card.abilities[place].kind != USE else "text"


def _kind(facts: Any) -> Part:
    parts = words([("level", facts.level), ("type", facts.type), ("class", facts.option_class)])
    parts += words([("species", facts.species), ("attribute", facts.attribute)])
    parts += [word("field", one) for one in facts.fields]
    if facts.limit_1:
        parts.append(word("mark", "limit-1"))
    kind = word("kind", facts.kind)
    return Say("telling-card-kind", {"kind": kind, "facts": Several(parts, DOT)}) if parts else kind


def _numbers(facts: Any) -> list[Part]:
    """Cost, speed and HP in a line, then the three skills and the evolution condition."""
    first = costs(facts) + numbers(facts.speed, facts.hp)
    told: list[Part] = [Several(first, DOT)] if first else []
    if facts.kind == "digimon":
        told += [_skill(facts, letter) for letter in LETTERS]
    return told + (condition(facts.condition) if facts.condition is not None else [])


def _skill(facts: Any, letter: str) -> Part:
    params: dict[str, Part] = {"letter": letter, "power": power(facts, letter)}
    called = (facts.skill_names or {}).get(letter)
    if called is None:
        return Say("telling-a-skill", params)
    return Say("telling-a-skill-named", {**params, "skill": called})


def condition(asked: Any) -> list[Part]:
    """An evolution condition: any one of its bases, and what must hold besides (A-1.7, A-1.12)."""
    told: list[Part] = [Say("telling-a-evolution", {"bases": together([base(one) for one in asked.any], OR)})]
    for also in asked.also:
        if also.option is not None:
            told.append(Say("telling-a-also-option", {"name": Name(also.option)}))
        if also.discard_hand is not None:
            told.append(Say("telling-a-also-discard", {"count": also.discard_hand}))
        if also.partner is not None:
            told.append(Say("telling-a-also-partner", {"base": base(also.partner)}))
    return told


def base(wanted: Any) -> Part:
    """What the card below must be, or a partner."""
    areas = ("level", "type", "field", "attribute")
    parts = words([(area, getattr(wanted, area)) for area in areas])
    if wanted.name_contains is not None:
        parts.append(Say("telling-a-base-contains", {"part": Name(wanted.name_contains)}))
    if wanted.name is not None:
        if not parts:
            return Name(wanted.name)
        return Say("telling-base-both", {"name": Name(wanted.name), "words": together(parts)})
    return Say("telling-base-filter", {"words": together(parts)}) if parts else Say("telling-base-any")
