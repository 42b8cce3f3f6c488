"""Tells what happens, event by event, from a seat."""

from collections.abc import Callable, Iterable
from typing import Final

from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling.fftcg.cards import element, name, text_of
from netocean.telling.fftcg.marks import key
from netocean.telling.phrases import card_of, dashed, texts, together, who, word
from netocean.telling.sayings import Battle, Line, Name, Part, Say

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

_STRONG: Final = frozenset({"turn-begins", "phase-begins", "game-over", "ex-burst"})
_COUNTED: Final = frozenset({"drawn", "discarded", "looked-at"})
_UNSEEN: Final = frozenset({"drawn", "looked-at"})
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


class Narrator:
    """Tells events in their order.

    `doubted` tells whether sources leave a rule in doubt. `battle` is always none: this game compares no attacks.
    """

    battle: Battle | None = None

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool]) -> None:
        self.library = library
        self.seat = seat
        self.doubted = doubted
        self._last: Line | None = None
        self._phase: list[Line] = []
        """The phase that has begun and in which nothing has been told yet: it is told with what happens first."""

    def tell_all(self, events: Iterable[Event]) -> list[Line]:
        """Several events."""
        return [line for event in events for line in self.tell(event)]

    def pause(self) -> list[Line]:
        """What waits to be told, before somebody is asked."""
        lines, self._phase = self._phase, []
        return lines

    def tell(self, event: Event) -> list[Line]:
        """One event; nothing where another one says it, and nothing while a phase waits for what happens in it."""
        told = self._message(event)
        if not told:
            return []
        params: dict[str, Part] = {param: _PARAMS[param](self, event) for param in NEEDS[told].split()}
        rules = [event.rule]
        doubt = any(self.doubted(rule) for rule in rules)
        line = Line(Say(key("event", told), params), "strong" if told in _STRONG else "", rules, doubt)
        if told == _AGAIN and line == self._last:
            return []
        self._last = line
        if told == "phase-begins":
            self._phase = [line]
            return []
        before = self.pause()
        lines = [line] if told == "turn-begins" else [*before, line]
        return lines + [Line(text, "dim") for text in self._texts(event)]

    def _message(self, event: Event) -> str:
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

    def _texts(self, event: Event) -> list[Part]:
        """The ability behind an event, as card text."""
        if event.key == "cast":
            card = card_of(self.library, event.cards[0].key)
            return [*texts(card)] if card is not None and card.facts.kind == "summon" else []
        if event.key not in _WITH_TEXT:
            return []
        source = event.word or (event.cards[0].key if event.cards else None)
        return [*text_of(card_of(self.library, source), event.amount)]

    # Params of messages.

    def _who(self, event: Event) -> Part:
        return who(self.seat, event.seat)

    def _card(self, event: Event) -> Part:
        return name(event.cards[0].key if event.cards else None)

    def _source(self, event: Event) -> Part:
        """What dealt damage; a word if nothing known did."""
        return name(event.cards[1].key) if len(event.cards) > 1 and event.cards[1].key else "none"

    def _other(self, event: Event) -> Part:
        return name(event.cards[1].key if len(event.cards) > 1 else None)

    def _by(self, event: Event) -> Part:
        return name(event.word)

    def _cards(self, event: Event) -> Part:
        """The cards of an event: those that are known by name, the others by their number."""
        told: list[Part] = [name(card.key) for card in event.cards if card.key is not None]
        hidden = max(event.amount, len(event.cards)) if event.key in _COUNTED else len(event.cards)
        hidden -= len(told)
        if hidden > 0:
            unseen = "event-cards-unseen" if event.key in _UNSEEN else "event-cards-down"
            told.append(Say(unseen, {"count": hidden}))
        return together(told) if told else Say("event-cards-unseen", {"count": 0})

    def _what(self, event: Event) -> Part:
        """What was named: a number, an element, a type, a name, job or category."""
        aspect, _, named = event.word.partition(" ")
        if aspect == "element":
            return element(event.amount)
        if aspect == "type":
            return word("kind", _TYPES.get(event.amount, "forward"))
        if aspect == "category":
            return named
        return Name(named) if named else event.amount


_TYPES: Final = {1: "forward", 2: "backup", 4: "monster", 8: "summon"}
_PARAMS: Final[dict[str, Callable[[Narrator, Event], Part]]] = {
    "who": Narrator._who,
    "card": Narrator._card,
    "cards": Narrator._cards,
    "source": Narrator._source,
    "by": Narrator._by,
    "other": Narrator._other,
    "how": lambda _, event: dashed(event.word),
    "what": Narrator._what,
    "amount": lambda _, event: event.amount,
    "count": lambda _, event: len(event.cards),
    "phase": lambda _, event: word("phase", event.word),
}
