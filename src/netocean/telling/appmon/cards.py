"""Cards, chips and zones in a few words."""

from typing import Any, Final

from netocean.catalog.library import Card
from netocean.engine.view import View
from netocean.telling.phrases import DOT, LETTERS, dashed, own_key, word, words
from netocean.telling.sayings import Part, Say, Several

MARK: Final = "p"
"""The letter of this game in the keys of its sentences: that of its rule ids."""

_ZONES: Final = {"slots": "option-slots", "box": "appmon-box", "links": "applink-box", "chips": "chip-hand"}
"""Zones as abilities call them."""


def brief(card: Card) -> Part:
    """What counts most: grade, type, attacks, plug and link; of a chip the attributes, of an Option its class."""
    facts = card.facts
    if facts.kind == "option":
        parts = words([("class", facts.option_class)])
    elif facts.kind == "chip":
        parts = [word("kind", "chip"), *attributes(facts)]
    else:
        parts = grade(facts) + words([("type", facts.type)])
        if facts.attack:
            parts.append("  ".join(_attack(facts, letter) for letter in LETTERS))
        parts += plug_and_link(facts)
    return Several(parts, DOT) if parts else ""


def grade(facts: Any) -> list[Part]:
    """The grade, if it is known (P-1.3)."""
    return [] if facts.grade is None else [word("grade", str(facts.grade))]


def attributes(facts: Any) -> list[Part]:
    """The attributes (P-1.4)."""
    return [word("attribute", one) for one in facts.attributes]


def plug_and_link(facts: Any) -> list[Part]:
    """Plug and link power, as far as they are known (P-1.2)."""
    told: list[Part] = [] if facts.plug is None else [Say("telling-p-plug", {"plug": "".join(facts.plug)})]
    if facts.link is not None:
        told.append(Say("telling-p-link", {"symbol": facts.link.symbol, "amount": facts.link.amount}))
    return told


def power(facts: Any, letter: str) -> Part:
    """The printed power of an attack; a question mark if it is not known."""
    found: int | None = (facts.attack or {}).get(letter)
    return "?" if found is None else found


def _attack(facts: Any, letter: str) -> str:
    # Letter, power, and the letters that it cancels; held together by spaces that do not break.
    zeroed = " ".join(f"({other}→0)" for other in (facts.cancels or {}).get(letter, ""))
    return f"{letter} {power(facts, letter)} {zeroed}".rstrip().replace(" ", "\u00a0")


def zone(name: str) -> Part:
    """A zone by its name."""
    return Say(own_key(MARK, "zone", _ZONES.get(name, dashed(name))))


def active_key(view: View, seat: int = -1) -> str | None:
    """The fighting card of a seat (of one's own, if none is given), if it is known."""
    cards = view.zone(view.seat if seat < 0 else seat, "appmon_box").cards
    return cards[-1].key if cards else None
