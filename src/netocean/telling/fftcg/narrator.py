"""Tells what happens, event by event, from a seat."""

from collections.abc import Callable
from typing import Final

from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling.fftcg.cards import element, text_of
from netocean.telling.fftcg.marks import MARK
from netocean.telling.narrating import Narrating
from netocean.telling.phrases import card_of, name, texts, word
from netocean.telling.sayings import Line, Name, Part

NEEDS: Final[dict[str, str]] = {
    "game-over": "who",
    "first-player": "who",
    "mulligan": "who amount",
    "turn-begins": "who amount",
    "phase-begins": "phase",
    "drawn": "who cards",
    "shuffled": "who",
    "activated": "who cards",
    "activated-all": "who count",
    "dulled": "who cards",
    "thawed": "who card",
    "healed": "cards",
    "damaged": "who card amount source",
    "replaced": "card by",
    "entered": "who card",
    "broken": "who cards",
    "put": "who cards",
    "returned": "who cards",
    "added": "who cards",
    "removed": "who cards",
    "discarded": "who cards",
    "milled": "who cards",
    "put-on-top": "who cards",
    "put-under": "who cards",
    "shuffled-in": "who cards",
    "put-as-damage": "who cards",
    "cancelled": "card",
    "control-changed": "who card",
    "crystals-gained": "who amount",
    "crystals-paid": "who amount",
    "lb-returned": "who card",
    "attacks": "who card",
    "party-attacks": "who cards",
    "blocks": "who card",
    "no-block": "who",
    "resolves": "who card",
    "no-effect": "card",
    "point": "who card amount",
    "ex-burst": "who card",
    "searches": "who",
    "revealed": "who cards",
    "looked-at": "who cards",
    "turned-over": "who cards",
    "turned-up": "cards",
    "turned-down": "cards",
    "named": "who what card",
    "extra-turn": "who card",
    "extra-phase": "who card",
    "cast": "who card",
    "used": "who card",
    "used-special": "who card",
    "triggered": "who card",
    "chosen": "who cards",
    "no-targets": "card",
    "lb-turned": "who cards",
    "frozen": "cards",
    "counters-placed": "amount cards",
    "counters-taken": "amount cards",
    "effect-begins": "how amount cards",
    "attack-ended": "cards",
    "joins-attack": "cards",
    "warped": "who card amount",
    "warp-counts": "card",
    "warp-missed": "card",
    "primed": "who card other",
    "retargeted": "card other",
    "primes-nothing": "card",
    "paid": "who amount card",
}
"""What the message of each event needs."""

_WITH_TEXT: Final = frozenset({"ex-burst", "used", "used-special", "triggered"})
_QUIET_PHASES: Final = frozenset({"active", "draw"})
"""Phases in which nothing is decided: what happens there says enough."""
UNTOLD: Final = frozenset({"passes", "summon-done"})
"""What the next line says: after two passes something resolves or the phase ends; a Summon has resolved."""
_AGAIN: Final = "effect-begins"
"""Several effects on the same cards are told in one line where it would be the same one."""
_CAST: Final = 1
"""The bit of a Character that enters as it was cast, which has been told."""
_BY_ATTACK: Final = "F-R10.6"
_ACTIVE_PHASE: Final = "F-R7.1"


class Narrator(Narrating):
    """Tells events in their order; it tells of no `battle`: this game compares no attacks."""

    mark = MARK
    needs = NEEDS
    strong = frozenset({"turn-begins", "phase-begins", "game-over", "ex-burst"})
    counted = frozenset({"drawn", "discarded", "looked-at"})
    unseen = frozenset({"drawn", "looked-at"})

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool]) -> None:
        super().__init__(library, seat, doubted)
        self._last: Line | None = None
        self._phase: list[Line] = []
        """The phase that has begun and in which nothing has been told yet: it is told with what happens first."""

    def pause(self) -> list[Line]:
        """What waits to be told, before somebody is asked."""
        lines, self._phase = self._phase, []
        return lines

    def tell(self, event: Event) -> list[Line]:
        """One event; nothing where another one says it, and nothing while a phase waits for what happens in it."""
        told = self.message(event)
        if not told:
            return []
        line = self.told(event, told)
        if told == _AGAIN and line == self._last:
            return []
        self._last = line
        if told == "phase-begins":
            self._phase = [line]
            return []
        before = self.pause()
        lines = [line] if told == "turn-begins" else [*before, line]
        return lines + [Line(text, "dim") for text in self.texts(event)]

    def message(self, event: Event) -> str:
        """The event by the key of its message; nothing if it is not worth a line."""
        if event.key == "dulled" and event.rule == _BY_ATTACK:
            return ""
        if event.key == "phase-begins" and event.word in _QUIET_PHASES:
            return ""
        if event.key == "activated" and event.rule == _ACTIVE_PHASE:
            return "activated-all"
        if event.key == "attacks" and len(event.cards) > 1:
            return "party-attacks"
        if event.key == "entered" and event.amount & _CAST:
            return ""
        return "" if event.key in UNTOLD else event.key

    def texts(self, event: Event) -> list[Part]:
        """The ability behind an event, as card text."""
        if event.key == "cast":
            card = card_of(self.library, event.cards[0].key)
            return [*texts(card)] if card is not None and card.facts.kind == "summon" else []
        if event.key not in _WITH_TEXT:
            return []
        source = event.word or (event.cards[0].key if event.cards else None)
        return [*text_of(card_of(self.library, source), event.amount)]

    # Params of messages.

    def source(self, event: Event) -> Part:
        """What dealt damage; a word if nothing known did."""
        return name(event.cards[1].key) if len(event.cards) > 1 and event.cards[1].key else "none"

    def named(self, event: Event) -> Part:
        """What was named: a number, an element, a type, a name, job or category."""
        aspect, _, told = event.word.partition(" ")
        if aspect == "element":
            return element(event.amount)
        if aspect == "type":
            return word("kind", _TYPES.get(event.amount, "forward"))
        if aspect == "category":
            return told
        return Name(told) if told else event.amount

    params = Narrating.params | {
        "source": source,
        "by": lambda _, event: name(event.word),
        "what": named,
        "count": lambda _, event: len(event.cards),
    }


_TYPES: Final = {1: "forward", 2: "backup", 4: "monster", 8: "summon"}
