"""Tells what happens, event by event, from a seat."""

from collections.abc import Callable, Iterable

from netocean.abilities.tree import ACTIVATE, SUPPORT, TRIGGER, USE
from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling.colosseum.battle import Arithmetic
from netocean.telling.colosseum.cards import LETTERS, name
from netocean.telling.phrases import card_of, dashed, texts, together, who
from netocean.telling.refusals import reason_saying
from netocean.telling.sayings import Attack, Battle, Line, Part, Row, Say

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

_STRONG = frozenset({"turn-begins", "phase-begins", "evolved", "game-over"})
_WITH_TEXT = {"ability-announced": ACTIVATE, "supported": SUPPORT, "ability-answers": TRIGGER}
_COUNTED = frozenset({"drawn", "discarded", "leftovers", "payment-laid", "options-laid", "looked", "moved"})
_UNSEEN = frozenset({"drawn", "looked"})
_ZONES = {"slots": "option-slot", "box": "digimon-box"}
_CHANGES = {"multiply_attack": "multiply", "zero_attack": "zero", "add_power": "power"}
_ATTACK_RULES = ["C-R8.1", "C-R8.7"]


class Narrator:
    """Tells events in their order; a battle is told when both attacks are known.

    `doubted` tells whether sources leave a rule in doubt. `battle` is the battle whose result the event told last was.
    """

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool]) -> None:
        self.library = library
        self.seat = seat
        self.doubted = doubted
        self.battle: Battle | None = None
        self._arithmetic = Arithmetic(library)

    def tell_all(self, events: Iterable[Event]) -> list[Line]:
        """Several events."""
        return [line for event in events for line in self.tell(event)]

    def pause(self) -> list[Line]:
        """What waits to be told, before somebody is asked: nothing."""
        return []

    def tell(self, event: Event) -> list[Line]:
        """One event; nothing while a line waits for the next event."""
        self._arithmetic.follow(event)
        self.battle = None
        if event.key in ("attacks", "attack-modifier"):
            return []
        if event.key == "battle-result":
            self.battle = battle = self._arithmetic.battle(event.seat, event.rule)
            return [*[self._attack(attack) for attack in battle.attacks], self._result(event, battle)]
        params: dict[str, Part] = {param: _PARAMS[param](self, event) for param in NEEDS[event.key].split()}
        line = self._line(Say(f"event-{event.key}", params), [event.rule], "strong" if event.key in _STRONG else "")
        return [line, *[Line(text, "dim") for text in self._texts(event)]]

    def _line(self, saying: Say, rules: list[str], style: str = "") -> Line:
        return Line(saying, style, rules, any(self.doubted(rule) for rule in rules))

    # Params of messages.

    def _who(self, event: Event) -> Part:
        return who(self.seat, event.seat)

    def _card(self, event: Event) -> Part:
        return name(event.cards[0].key if event.cards else None)

    def _cards(self, event: Event) -> Part:
        """The cards of an event: those that are known by name, the others by their number."""
        told: list[Part] = [name(card.key) for card in event.cards if card.key is not None]
        hidden = max(event.amount, len(event.cards)) if event.key in _COUNTED else len(event.cards)
        hidden -= len(told)
        if hidden > 0:
            key = "event-cards-unseen" if event.key in _UNSEEN else "event-cards-down"
            told.append(Say(key, {"count": hidden}))
        return together(told)

    def _letter(self, event: Event) -> Part:
        return event.word if event.key == "attack-set" else LETTERS[event.amount % len(LETTERS)]

    def _zone(self, event: Event) -> Part:
        return Say(f"zone-{_ZONES.get(event.word, dashed(event.word))}")

    # What stands behind an event.

    def _texts(self, event: Event) -> list[Part]:
        """The ability behind an event, as card text, if it is clear which one."""
        card = card_of(self.library, event.cards[0].key) if event.cards else None
        if card is None:
            return []
        if event.key == "option-opened":
            return [*texts(card, (USE, TRIGGER))]
        kind = _WITH_TEXT.get(event.key)
        found = texts(card, (kind,)) if kind is not None else []
        return [*found] if len(found) == 1 else []

    # A battle.

    def _attack(self, attack: Attack) -> Line:
        steps: list[Part] = [attack.steps[0].power, *[step.words for step in attack.steps[1:]]]
        if len(steps) > 1 and not (len(steps) == 2 and attack.power == 0):
            steps.append(f"= {attack.power}")
        params: dict[str, Part] = {
            "who": who(self.seat, attack.seat),
            "card": name(attack.key),
            "letter": attack.letter,
            "why": attack.why,
            "sum": Row(steps),
        }
        return self._line(Say("event-attacks", params), _ATTACK_RULES)

    def _result(self, event: Event, battle: Battle) -> Line:
        powers = {attack.seat: attack.power for attack in battle.attacks}
        params: dict[str, Part] = {
            "who": self._who(event),
            "mine": powers.get(self.seat, 0),
            "theirs": powers.get(1 - self.seat, 0),
        }
        return self._line(Say("event-battle-result", params), [event.rule], "strong")


_PARAMS: dict[str, Callable[[Narrator, Event], Part]] = {
    "who": Narrator._who,
    "card": Narrator._card,
    "cards": Narrator._cards,
    "letter": Narrator._letter,
    "zone": Narrator._zone,
    "amount": lambda _, event: event.amount,
    "left": lambda _, event: event.word,
    "what": lambda _, event: event.word,
    "where": lambda _, event: dashed(event.word),
    "how": lambda _, event: _CHANGES.get(event.word, "add"),
    "phase": lambda _, event: Say(f"phase-{event.word}"),
    "reason": lambda _, event: reason_saying(event.word),
}
