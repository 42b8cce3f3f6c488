"""Cards and zones in a few words."""

from typing import Any

from netocean.catalog.library import Card
from netocean.engine.view import View
from netocean.telling.phrases import DOT, LETTERS, dashed, together, word, words
from netocean.telling.sayings import Part, Row, Say, Several


def brief(card: Card) -> Part:
    """What counts most about a card: level, type and attacks, or class and timing; empty if nothing is known."""
    facts = card.facts
    if facts.kind == "digimon":
        parts = words([("level", facts.level), ("type", facts.type)])
        if facts.attack:
            parts.append("  ".join(_attack(facts, letter) for letter in LETTERS))
    else:
        parts = words([("class", facts.option_class)]) + timings(card)
    return Several(parts, DOT) if parts else ""


def _attack(facts: Any, letter: str) -> str:
    # Letter, power, and the letters that it guards against; held together by spaces that do not break.
    power = (facts.attack or {}).get(letter)
    zeroed = " ".join(f"({zero}→0)" for zero in (facts.guard or {}).get(letter, ""))
    return f"{letter} {'?' if power is None else power} {zeroed}".rstrip().replace(" ", "\u00a0")


def timings(card: Card) -> list[Part]:
    """When an option card can be opened: one list, or nothing."""
    names = dict.fromkeys(timing.name for ability in card.abilities for timing in ability.timings)
    return [together([word("timing", name) for name in names])] if names else []


def zone(name: str) -> Part:
    """A zone by its name; the option slots with their number."""
    bare, _, number = name.rpartition("_")
    if number.isdecimal():
        return Row([Say(f"zone-{dashed(bare)}"), number])
    return Say(f"zone-{dashed(name)}")


def active_key(view: View, seat: int = -1) -> str | None:
    """The active Digimon of a seat (of one's own, if none is given), if it is known."""
    cards = view.zone(view.seat if seat < 0 else seat, "digimon_box").cards
    return cards[-1].key if cards else None
