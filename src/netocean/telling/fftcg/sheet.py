"""What stands on a card, in sayings."""

from typing import Any, Final

from netocean.abilities.tree import ACTIVATE, KEYWORD, REPLACEMENT, STATIC, USE
from netocean.catalog.library import Card
from netocean.telling.described import Described, trust
from netocean.telling.fftcg.cards import together as elements
from netocean.telling.phrases import DOT, together, word
from netocean.telling.sayings import Name, Part, Say, Several
from netocean.telling.words import Words

_MARKS: Final = (("ex", "ex"), ("generic", "generic"), ("party_mark", "party"))


def describe(spoken: Words, card: Card) -> Described:
    """All that a card says besides its abilities (F-R3.1)."""
    facts = card.facts
    also = Say("telling-card-also", {"names": together([Name(slug) for slug in facts.also])}) if facts.also else ""
    return Described(_kind(facts), _numbers(facts), [], [], also, trust(spoken, facts))


def sort(card: Card, place: int) -> str:
    """What an ability is called on the sheet of a card (F-R3.10): the `text` is that of a Summon."""
    ability = card.abilities[place]
    if ability.kind == USE:
        return "text"
    if ability.kind == KEYWORD:
        return "keyword"
    if ability.kind == ACTIVATE:
        return "special" if ability.title else "action"
    return "field" if ability.kind in (STATIC, REPLACEMENT) else "auto"


def _kind(facts: Any) -> Part:
    parts: list[Part] = [elements(list(facts.elements))] if facts.elements else []
    if facts.item is not None:
        parts.append(word("item", facts.item))
    parts += [word("mark", mark) for fact, mark in _MARKS if getattr(facts, fact)]
    kind = word("kind", facts.kind)
    return Say("telling-card-kind", {"kind": kind, "facts": Several(parts, DOT)}) if parts else kind


def _numbers(facts: Any) -> list[Part]:
    """Cost and power, jobs, categories, how many other cards Limit Break asks for."""
    if facts.kind == "crystal":
        return []
    told: list[Part] = [Say("telling-f-card-cost", {"cost": facts.cost})]
    if facts.power is not None:
        told.append(Say("telling-f-card-power", {"power": facts.power}))
    if facts.jobs:
        told.append(Say("telling-f-card-jobs", {"jobs": together([Name(slug) for slug in facts.jobs])}))
    if facts.categories:
        told.append(Say("telling-f-card-categories", {"categories": together(list(facts.categories))}))
    if facts.limit_break is not None:
        told.append(Say("telling-f-card-lb", {"count": facts.limit_break}))
    return told
