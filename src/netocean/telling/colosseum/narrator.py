"""Tells what happens, event by event, from a seat."""

from collections.abc import Callable

from netocean.abilities.tree import ACTIVATE, SUPPORT, TRIGGER, USE
from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling.arithmetic import Comparing
from netocean.telling.phrases import LETTERS, dashed
from netocean.telling.sayings import Part, Say

NEEDS: dict[str, str] = {
    "first-attacker": "who",
    "turn-begins": "who amount",
    "phase-begins": "phase",
    "game-over": "who",
    "tie-break": "",
    "level-iii-chosen": "who card",
    "shuffled": "who",
    "drawn": "who cards",
    "milled": "who amount",
    "discarded": "who cards",
    "lifespan": "who",
    "box-emptied": "who",
    "level-iii-laid": "who card",
    "level-iii-replaced": "who card",
    "level-iii-turned-up": "who card",
    "level-iii-removed": "who card",
    "evolved": "who card",
    "evolved-removed": "who card",
    "planned": "who card",
    "payment-laid": "who cards",
    "evolution-opened": "who cards",
    "evolution-failed": "card reason",
    "evolution-declined": "who card",
    "leftovers": "who cards",
    "options-laid": "who cards",
    "option-opened": "who card",
    "ability-announced": "who card",
    "ability-answers": "who card",
    "supported": "who card",
    "negated": "who card",
    "forbidden": "who what card",
    "shielded": "who what card",
    "looked": "who zone cards",
    "revealed": "who cards",
    "moved": "who where cards",
    "attack-set": "who letter",
    "attack-added": "who amount card",
    "attack-changed": "who how amount letter card",
    "points-lost": "who amount left",
    "points-gained": "who amount left",
    "loss-multiplied": "who amount card",
}
"""What the message of each event needs; those of the comparison of a battle are told together."""

_ZONES = {"slots": "option-slot", "box": "digimon-box"}
_CHANGES = {"multiply_attack": "multiply", "zero_attack": "zero", "add_power": "power"}


class Narrator(Comparing):
    """Tells events in their order; a battle is told when both attacks are known."""

    needs = NEEDS
    strong = frozenset({"turn-begins", "phase-begins", "evolved", "game-over"})
    counted = frozenset({"drawn", "discarded", "leftovers", "payment-laid", "options-laid", "looked", "moved"})
    unseen = frozenset({"drawn", "looked"})
    used = {"option-opened": (USE, TRIGGER)}
    acting = {"ability-announced": ACTIVATE, "supported": SUPPORT, "ability-answers": TRIGGER}

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool]) -> None:
        super().__init__(library, seat, doubted, ["C-R8.1", "C-R8.7"])

    def letter(self, event: Event) -> Part:
        """The letter that an event is about."""
        return event.word if event.key == "attack-set" else LETTERS[event.amount % len(LETTERS)]

    params = Comparing.params | {
        "letter": letter,
        "zone": lambda _, event: Say(f"zone-{_ZONES.get(event.word, dashed(event.word))}"),
        "how": lambda _, event: _CHANGES.get(event.word, "add"),
    }
