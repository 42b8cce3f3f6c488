"""Tells what happens, event by event, from a seat."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from netocean.abilities.tree import ACTIVATE, TRIGGER, USE
from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling.alpha.cards import MARK
from netocean.telling.narrating import Narrating
from netocean.telling.phrases import LETTERS, card_of, name, word
from netocean.telling.sayings import Attack, Battle, Line, Part, Say, Step

NEEDS: Final[dict[str, str]] = {
    "first-player": "who",
    "digimon-turn-begins": "who amount",
    "phase-begins": "phase",
    "game-over": "who",
    "shuffled": "who",
    "drawn": "who cards",
    "discarded": "who cards",
    "points-lost": "who amount left",
    "points-gained": "who amount left",
    "negated": "who card",
    "looked": "who zone cards",
    "revealed": "who cards",
    "ability-answers": "who card",
    "reset": "who cards",
    "milled": "who cards",
    "deck-ran-out": "who amount",
    "hand-exchanged": "who",
    "renewed": "who",
    "placed": "who what card other",
    "placed-open": "who card",
    "exchanged": "who card other",
    "turned-up": "who cards",
    "cost-check": "who amount",
    "burst": "who amount",
    "evolved": "who card other",
    "evolution-failed": "who card cards",
    "evolution-refused": "card reason",
    "lined-up": "who cards",
    "opportunity": "who card amount",
    "opportunity-skipped": "who card",
    "opportunity-given": "who card",
    "passed": "who card",
    "attack": "who card what other",
    "alpha-attack": "who card",
    "supported": "who card cards",
    "blocked": "who card other",
    "not-blocked": "who",
    "redirected": "who card what other",
    "turned-sideways": "cards",
    "turned": "who card how",
    "battle-begins": "card other",
    "skill": "who card what letter other",
    "powers": "who card what letter other amount",
    "battle-result": "who mine theirs",
    "battle-without-result": "",
    "battle-both-damaged": "",
    "battle-settled": "card",
    "damaged": "who card amount left",
    "destroyed": "who card",
    "not-destroyed": "who card",
    "removed": "who cards",
    "command-used": "who card",
    "ability-used": "who card",
    "changed": "who card how amount signed letter",
    "player-changed": "who card how amount signed",
    "moved": "who where cards",
}
"""What the message of each event needs."""

UNTOLD: Final = frozenset({"turn-ends", "battle-ends"})
"""What the next line says."""
_OF_THE_REST: Final = frozenset({"evolution-failed", "supported"})
"""Events whose first card is not among the cards that they list."""


class Narrator(Narrating):
    """Tells events in their order; cards that fall from the deck one after the other are told in one line."""

    mark = MARK
    needs = NEEDS
    said = {"turn-begins": "digimon-turn-begins"}
    strong = frozenset({"digimon-turn-begins", "phase-begins", "game-over", "evolved", "destroyed", "battle-result"})
    counted = frozenset({"drawn", "discarded", "looked", "moved"})
    unseen = frozenset({"drawn", "looked"})
    used = {"command-used": (USE,)}
    acting = {"ability-used": ACTIVATE, "ability-answers": TRIGGER}

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool]) -> None:
        super().__init__(library, seat, doubted)
        self._fallen: list[Event] = []
        self._powers: dict[int, Attack] = {}

    def tell(self, event: Event) -> list[Line]:
        """One event; nothing where another one says it, and nothing while cards fall."""
        self.battle = None
        if event.key == "milled" and (not self._fallen or self._fallen[-1].seat == event.seat):
            self._fallen.append(event)
            return []
        before = self.pause()
        if event.key == "milled":
            self._fallen.append(event)
            return before
        if event.key == "battle-begins":
            self._powers = {}
        elif event.key == "powers":
            self._powers[event.seat] = self._attack(event)
        elif event.key == "battle-result":
            winner = event.seat if event.seat in (0, 1) else -1
            self.battle = Battle([self._explained(one) for one in self._powers.values()], winner, event.rule)
        return before + super().tell(event)

    def pause(self) -> list[Line]:
        """What waits to be told, before somebody is asked: the cards that have fallen."""
        fallen, self._fallen = self._fallen, []
        if not fallen:
            return []
        cards = [card for event in fallen for card in event.cards]
        return [self.told(replace(fallen[0], cards=cards), "milled")]

    def message(self, event: Event) -> str:
        """The event by the key of its message; nothing if it is not worth a line."""
        if event.key in UNTOLD or (event.key == "lined-up" and len(event.cards) < 2):
            return ""
        if event.key == "cost-check" and event.amount == 0:
            return ""
        if event.key == "exchanged" and not event.cards:
            return "hand-exchanged"
        return super().message(event)

    def _attack(self, event: Event) -> Attack:
        """The skill of one side as it was compared."""
        steps = [Step(word("skill", event.word), event.amount)]
        return Attack(event.seat, event.cards[0].key or "", event.word, "", steps, event.amount)

    def _explained(self, attack: Attack) -> Attack:
        """The skill of one side with why it is this one: the type of the other side (A-12.1)."""
        other = self._powers.get(1 - attack.seat)
        card = card_of(self.library, other.key) if other is not None else None
        if card is None or card.facts.type != attack.letter:
            return attack
        why = Say("event-attacks-by-type", {"card": name(card.key), "type": word("type", attack.letter)})
        return replace(attack, why=why)

    # Params of messages.

    def listed(self, event: Event) -> Part:
        """The cards of an event, without the one that it is about."""
        if event.key not in _OF_THE_REST:
            return self.cards(event)
        return self.cards(replace(event, cards=event.cards[1:]))

    def what(self, event: Event) -> Part:
        """Whom an attack is at, whose skill is used, where a card is laid."""
        if event.key in ("attack", "redirected"):
            return "card" if len(event.cards) > 1 else "player"
        if event.key in ("skill", "powers"):
            return "lent" if len(event.cards) > 1 else "own"
        return event.word

    def power_of(self, seat: int) -> int:
        """The power of a side in the battle that is told."""
        return self._powers[seat].power if seat in self._powers else 0

    params = Narrating.params | {
        "cards": listed,
        "what": what,
        "letter": lambda _, event: event.word if event.key != "changed" else LETTERS[event.amount % len(LETTERS)],
        "mine": lambda narrator, _: narrator.power_of(narrator.seat),
        "theirs": lambda narrator, _: narrator.power_of(1 - narrator.seat),
    }
