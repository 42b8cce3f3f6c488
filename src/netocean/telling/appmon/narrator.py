"""Tells what happens, event by event, from a seat."""

from collections.abc import Callable
from typing import Final

from netocean.abilities.tree import ACTIVATE, TRIGGER, USE
from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling.appmon.cards import MARK
from netocean.telling.arithmetic import Comparing
from netocean.telling.phrases import LETTERS
from netocean.telling.sayings import Part

NEEDS: Final[dict[str, str]] = {
    "first-player": "who",
    "digimon-turn-begins": "who amount",
    "phase-begins": "phase",
    "game-over": "who",
    "tie-break": "",
    "base-chosen": "who card",
    "chips-played": "who amount",
    "chips-left-out": "who",
    "hand-exchanged": "who cards",
    "shuffled": "who",
    "hand-shuffled": "who amount",
    "drawn": "who cards",
    "milled": "who amount",
    "discarded": "who cards",
    "removed-unseen": "who amount",
    "renewal": "who",
    "moved": "who where cards",
    "looked": "who zone cards",
    "revealed": "who cards",
    "base-laid": "who card",
    "base-replaced": "who card",
    "base-turned-up": "who card",
    "base-removed": "who card",
    "box-emptied": "who",
    "fused": "who card",
    "evolved": "who card",
    "form-removed": "who card",
    "form-returned": "who card",
    "form-kept": "who card",
    "declared": "who card",
    "materials-laid": "who cards",
    "fusion-opened": "who cards",
    "fusion-failed": "card reason",
    "fusion-declined": "who card",
    "leftovers": "who cards",
    "options-set": "who cards",
    "option-opened": "who card",
    "ability-announced": "who card",
    "ability-answers": "who card",
    "negated": "who card",
    "copied": "who card",
    "linked": "who card amount",
    "links-returned": "who cards",
    "chip-paid": "who cards",
    "attack-cancelled": "who card letter",
    "attack-set": "who letter",
    "attack-added": "who amount card",
    "attack-changed": "who how amount signed letter card",
    "fighter-changed": "who how signed card",
    "loss-changed": "who how amount card",
    "rule-changed": "who how signed card",
    "forbidden": "who what card",
    "shielded": "who what card",
    "battle-decided": "who how card",
    "battle-no-result": "",
    "battle-repeated": "card",
    "battle-repeats": "",
    "points-lost": "who amount left",
    "points-gained": "who amount left",
}
"""What the message of each event needs; those of the comparison of a battle are told together."""


class Narrator(Comparing):
    """Tells events in their order; a battle is told when both attacks are known."""

    mark = MARK
    needs = NEEDS
    said = {"turn-begins": "digimon-turn-begins", "option-used": "option-opened"}
    strong = frozenset({"digimon-turn-begins", "phase-begins", "fused", "evolved", "game-over"})
    counted = frozenset(
        {"drawn", "discarded", "leftovers", "materials-laid", "options-set", "looked", "moved", "hand-exchanged"}
    )
    unseen = frozenset({"drawn", "looked"})
    used = {"option-used": (USE, TRIGGER)}
    acting = {"ability-announced": ACTIVATE, "ability-answers": TRIGGER}

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool]) -> None:
        super().__init__(library, seat, doubted, ["P-8.1", "P-8.4"])

    def letter(self, event: Event) -> Part:
        """The letter that an event is about."""
        return event.word if event.key != "attack-changed" else LETTERS[event.amount % len(LETTERS)]

    params = Comparing.params | {
        "letter": letter,
    }
