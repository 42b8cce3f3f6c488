"""Cards and zones in a few words: as they are printed, and as they lie on the table."""

from typing import Any, Final

from netocean.catalog.library import Card
from netocean.engine.view import CardView, View
from netocean.telling.phrases import DOT, LETTERS, dashed, name, word, words
from netocean.telling.sayings import Part, Say, Several

MARK: Final = "a"
"""The letter of this game in the keys of its sentences: that of its rule ids."""

_ZONES: Final = {"slots": "option-slots", "boxes": "digimon-boxes"}
"""Zones as abilities call them."""


def brief(card: Card) -> Part:
    """What counts most about a card: level, type, cost, speed, HP and skills, or class and cost."""
    facts = card.facts
    if facts.kind == "command":
        return word("kind", facts.kind)
    if facts.kind == "option":
        parts = words([("class", facts.option_class)]) + costs(facts)
    else:
        parts = words([("level", facts.level), ("type", facts.type)]) + costs(facts) + numbers(facts.speed, facts.hp)
        if facts.skills:
            parts.append("  ".join(f"{letter}\u00a0{power(facts, letter)}" for letter in LETTERS))
    return Several(parts, DOT) if parts else ""


def costs(facts: Any) -> list[Part]:
    """What a card costs, if it costs something that is known (A-1.5)."""
    return [] if facts.cost is None else [Say("telling-a-cost", {"cost": facts.cost})]


def numbers(speed: int | None, hp: int | None) -> list[Part]:
    """Speed and HP, as far as they are known."""
    told: list[Part] = [] if speed is None else [Say("telling-a-speed", {"speed": speed})]
    return told if hp is None else [*told, Say("telling-a-hp", {"hp": hp})]


def power(facts: Any, letter: str) -> Part:
    """The printed power of a skill; a question mark if it is not known."""
    found: int | None = (facts.skills or {}).get(letter)
    return "?" if found is None else found


def zone(name: str) -> Part:
    """A zone by its name."""
    return Say(f"zone-{_ZONES.get(name, dashed(name))}")


def active_key(_view: View, _seat: int = -1) -> str | None:
    """The card that requirement lines are read with: this game has none."""
    return None


def state(card: CardView) -> list[Part]:
    """How a card in play stands now: type, speed, HP, sideways."""
    notes = card.notes
    told: list[Part] = []
    if "type" in notes:
        told.append(word("type", LETTERS[notes["type"]]))
    if "speed" in notes:
        told.append(Say("telling-a-speed", {"speed": notes["speed"]}))
    if "hp" in notes:
        left, most = notes["hp_left"], notes["hp"]
        same = left == most
        told.append(Say("telling-a-hp", {"hp": most}) if same else Say("telling-a-hp-left", {"left": left, "hp": most}))
    if card.turned:
        told.append(Say("telling-a-sideways"))
    return told


def lying(card: CardView, key: str = "", had: bool = False) -> Part:
    """A card in play with its state; what lies face down by its name, if it is known.

    `had` tells besides whether it has had its opportunity, where it could act otherwise.
    """
    told: Part = name(card.key or key)
    now = state(card)
    if had and card.notes.get("had") and not card.turned:
        now.append(Say("telling-a-had"))
    return Say("telling-brief", {"card": told, "facts": Several(now, DOT)}) if now else told
