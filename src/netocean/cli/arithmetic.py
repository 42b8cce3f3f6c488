"""How a battle comes out: printed power, Guard, what counts for the attack, the result; from what the log says."""

from dataclasses import dataclass, field
from typing import Any

from netocean.cli.words import LETTERS, Words
from netocean.engine.events import Event


@dataclass
class Attack:
    """The attack of one side: the card, its letter, its power as it was compared."""

    key: str | None
    letter: str
    power: int


@dataclass
class Change:
    """Something that counts for an attack: by which card (None: out of sight by now), how, and how much."""

    key: str | None
    how: str
    amount: int


@dataclass
class Side:
    """What counts for the attack of one side in this battle."""

    changes: list[Change] = field(default_factory=list)
    letter_changed: bool = False


class Battle:
    """Follows a battle through its events."""

    def __init__(self) -> None:
        self.sides = [Side(), Side()]
        self.attacks: dict[int, Attack] = {}

    def follow(self, event: Event) -> None:
        """Take note of one event."""
        if event.key == "phase-begins" and event.word == "battle":
            self.sides = [Side(), Side()]
            self.attacks = {}
        if event.seat not in (0, 1):
            return
        side = self.sides[event.seat]
        source = event.cards[0].key if event.cards else None
        if event.key == "attack-set":
            side.letter_changed = True
        elif event.key == "attack-modifier":
            side.changes.append(Change(source, event.word, event.amount))
        elif event.key == "attacks":
            self.attacks[event.seat] = Attack(source, event.word, event.amount)

    def sums(self, words: Words, seat: int) -> str:
        """The arithmetic of one side in a line: 340 → 0 (Guard) +50 (a card) = 50."""
        mine, other = self.attacks[seat], self.attacks.get(1 - seat)
        facts = facts_of(words, mine.key)
        printed = (facts.attack or {}).get(mine.letter) or 0 if facts is not None else mine.power
        parts = [str(printed)]
        if other is not None and guards(words, other, mine.letter):
            guard = words.say("event-attacks-guard", letter=other.letter, card=words.name(other.key))
            parts.append(guard)
        parts += self._steps(words, seat, facts)
        if len(parts) > 1 and not (len(parts) == 2 and mine.power == 0):
            parts.append(f"= {mine.power}")
        return " ".join(parts)

    def _steps(self, words: Words, seat: int, facts: Any) -> list[str]:
        steps = []
        for change in self.sides[seat].changes:
            if change.how == "multiply":
                step = f"×{change.amount}"
            elif change.how == "zero":
                step = "→ 0"
            else:
                amount = change.amount
                if change.how == "add_power" and facts is not None:
                    amount = (facts.attack or {}).get(LETTERS[amount]) or 0
                step = f"{amount:+d}"
            if change.key is None:
                steps.append(words.say("event-attacks-rest", step=step))
            else:
                steps.append(words.say("event-attack-modifier", step=step, card=words.name(change.key)))
        return steps

    def why(self, words: Words, seat: int) -> str:
        """Why a side attacks with its letter."""
        other = self.attacks.get(1 - seat)
        facts = facts_of(words, other.key) if other is not None else None
        if other is None or facts is None or facts.type != self.attacks[seat].letter:
            return words.say("event-attacks-by-effect")
        if self.sides[seat].letter_changed:
            return words.say("event-attacks-by-effect")
        return words.say("event-attacks-by-type", card=words.name(other.key), type=words.word("type", facts.type))


def change_of(word: str) -> str:
    """How an attack changes, by the name of the action."""
    return {"multiply_attack": "multiply", "zero_attack": "zero", "add_power": "power"}.get(word, "add")


def facts_of(words: Words, key: str | None) -> Any:
    """The printed facts of a card, if it is known."""
    card = words.card(key) if key is not None else None
    return card.facts if card is not None else None


def guards(words: Words, attack: Attack, letter: str) -> bool:
    """Whether an attack turns an opposing letter into 0 (C-R8.3)."""
    facts = facts_of(words, attack.key)
    return facts is not None and letter in (facts.guard or {}).get(attack.letter, "")
