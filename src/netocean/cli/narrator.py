"""Tells what happens, event by event, in a language and from a seat."""

from collections.abc import Iterable
from dataclasses import dataclass

from netocean.abilities.tree import ACTIVATE, SUPPORT, TRIGGER, USE
from netocean.cli.arithmetic import Battle, change_of
from netocean.cli.words import LETTERS, Words, dashed, find_all
from netocean.engine.events import CardRef, Event

_WITH_TEXT = {"option-opened": USE, "ability-announced": ACTIVATE, "supported": SUPPORT, "ability-answers": TRIGGER}
_UNSEEN = frozenset({"drawn", "looked"})
_ZONES = {"slots": "option-slot", "box": "digimon-box"}


@dataclass(frozen=True)
class Line:
    """A line of the log, with its rules, and whether it stands out (`strong`), or is an aside (`dim`)."""

    text: str
    style: str = ""
    rules: tuple[str, ...] = ()


class Narrator:
    """Tells events in their order; a battle is told when both attacks are known."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.battle = Battle()

    def tell_all(self, events: Iterable[Event]) -> list[Line]:
        """Several events."""
        return [line for event in events for line in self.tell(event)]

    def tell(self, event: Event) -> list[Line]:
        """One event; nothing while a line waits for the next event."""
        self.battle.follow(event)
        if event.key in ("attacks", "attack-modifier"):
            return []
        if event.key == "battle-result":
            return [*self._attacks(), self._result(event)]
        if event.key == "phase-begins":
            return [Line(self.words.say("event-phase-begins", phase=self._phase(event.word)), "strong", (event.rule,))]
        style = "strong" if event.key in ("turn-begins", "evolved", "game-over") else ""
        lines = [Line(self._sentence(event), style, (event.rule,))]
        lines += [Line(text, "dim") for text in self._texts(event)]
        return lines

    def who(self, seat: int) -> str:
        """A seat, as messages call it."""
        return "you" if seat == self.seat else "other" if seat == 1 - self.seat else "none"

    def _phase(self, word: str) -> str:
        return self.words.say(f"phase-{word}")

    def _sentence(self, event: Event) -> str:
        words = self.words
        first = event.cards[0].key if event.cards else None
        params: dict[str, str | int] = {
            "who": self.who(event.seat),
            "card": words.name(first),
            "cards": self.cards(event),
            "amount": event.amount,
            "left": event.word,
            "letter": event.word if event.key == "attack-set" else LETTERS[event.amount % 3],
            "how": change_of(event.word),
            "what": event.word,
            "where": dashed(event.word),
            "zone": "",
            "reason": "",
        }
        if event.key == "looked":
            params["zone"] = words.say(f"zone-{_ZONES.get(event.word, dashed(event.word))}")
        if event.key == "evolution-failed":
            params["reason"] = words.say(f"reason-{event.word}")
        text = words.say(f"event-{event.key}", **params)
        return text[:1].upper() + text[1:]

    def cards(self, event: Event) -> str:
        """The cards of an event: those that are known by name, the others by their number."""
        known = [self.words.name(card.key) for card in event.cards if card.key is not None]
        hidden = max(event.amount, len(event.cards)) if self._counts(event) else len(event.cards)
        hidden -= len(known)
        if hidden > 0:
            key = "event-cards-unseen" if event.key in _UNSEEN else "event-cards-down"
            known.append(self.words.say(key, count=hidden))
        return self.words.join(known)

    def _counts(self, event: Event) -> bool:
        return event.key in ("drawn", "discarded", "leftovers", "payment-laid", "options-laid", "looked", "moved")

    def _texts(self, event: Event) -> list[str]:
        """The ability behind an event, as card text, if it is clear which one."""
        kind = _WITH_TEXT.get(event.key)
        ref: CardRef | None = event.cards[0] if event.cards else None
        card = self.words.card(ref.key) if kind is not None and ref is not None and ref.key is not None else None
        if kind is None or card is None:
            return []
        found = find_all(card.abilities, kind)
        if event.key == "option-opened":
            found = [ability for ability in card.abilities if ability.kind in (USE, TRIGGER)]
        elif len(found) != 1:
            return []
        return [self.words.ability(ability) for ability in found]

    def _attacks(self) -> list[Line]:
        lines = []
        for seat, attack in self.battle.attacks.items():
            text = self.words.say(
                "event-attacks",
                who=self.who(seat),
                card=self.words.name(attack.key),
                letter=attack.letter,
                why=self.battle.why(self.words, seat),
                sum=self.battle.sums(self.words, seat),
            )
            lines.append(Line(text, "", ("C-R8.1", "C-R8.7")))
        return lines

    def _result(self, event: Event) -> Line:
        powers = {seat: attack.power for seat, attack in self.battle.attacks.items()}
        text = self.words.say(
            "event-battle-result",
            who=self.who(event.seat),
            mine=powers.get(self.seat, 0),
            theirs=powers.get(1 - self.seat, 0),
        )
        return Line(text, "strong", (event.rule,))
