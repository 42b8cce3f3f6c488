"""Cards and zones in a few words."""

from netocean.abilities.tree import Ability
from netocean.catalog.library import Card
from netocean.engine.view import View
from netocean.telling.phrases import DOT, dashed, word
from netocean.telling.sayings import AbilityText, Part, Say, Several

ELEMENTS = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")
"""The elements in the order of their numbers (F-R3.2)."""
NO_ELEMENT = len(ELEMENTS)
"""Stands for CP of a card without an element."""


def brief(card: Card) -> Part:
    """What counts most about a card: elements and cost, type, power, marks."""
    facts = card.facts
    if facts.kind == "crystal":
        return word("kind", facts.kind)
    parts: list[Part] = [cost(list(facts.elements), facts.cost), word("kind", facts.kind)]
    if facts.power is not None:
        parts.append(facts.power)
    if facts.limit_break is not None:
        parts.append(Say("telling-f-lb", {"count": facts.limit_break}))
    if facts.ex:
        parts.append("EX")
    return Several(parts, DOT)


def cost(elements: list[str], amount: int) -> Part:
    """A cost behind the elements of its card."""
    if not elements:
        return Say("telling-f-cost-plain", {"cost": amount})
    return Say("telling-f-cost", {"elements": together(elements), "cost": amount})


def together(elements: list[str]) -> Part:
    """Elements next to each other."""
    return Several([word("element", element) for element in elements], "telling-f-and")


def element(number: int) -> Part:
    """An element by its number."""
    return word("element", ELEMENTS[number]) if 0 <= number < NO_ELEMENT else Say("telling-f-no-element")


def zone(name: str) -> Part:
    """A zone by its name."""
    return Say(f"zone-{dashed(name)}")


def active_key(_view: View, _seat: int = -1) -> str | None:
    """The card that requirement lines are read with: this game has none."""
    return None


def line_of(card: Card, place: int) -> int:
    """The printed line of an ability: abilities in brackets are counted behind the lines, line by line."""
    lines = card.abilities
    if place < len(lines):
        return place
    lined = list(range(len(lines)))
    for number, ability in enumerate(lines):
        lined += [number] * _quotes(ability)
    return lined[place] if place < len(lined) else len(lines) - 1


def _quotes(ability: Ability) -> int:
    return sum(1 + _quotes(quote) for quote in ability.quotes)


def text_of(card: Card | None, place: int) -> list[AbilityText]:
    """The text of the line in which an ability stands, if the card has one."""
    if card is None or not card.abilities or place < 0:
        return []
    return [AbilityText(card.key, line_of(card, place))]
