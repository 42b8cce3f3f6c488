"""How a battle of two attacks comes out: printed power, what counts for the attack, the result; from what the log says."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling.narrating import Narrating
from netocean.telling.phrases import LETTERS, card_of, name, who, word
from netocean.telling.sayings import Attack, Battle, Line, Part, Row, Say, Step


@dataclass
class Fought:
    """The attack of one side: the card, its letter, its power as it was compared."""

    key: str | None
    letter: str
    power: int


@dataclass
class Counted:
    """Something that counts for an attack: by which card (None: out of sight by now), how, and how much."""

    key: str | None
    how: str
    amount: int


@dataclass
class Side:
    """What counts for the attack of one side in this battle."""

    counted: list[Counted] = field(default_factory=list)
    letter_changed: bool = False


class Arithmetic:
    """Follows a battle through its events."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.sides = [Side(), Side()]
        self.attacks: dict[int, Fought] = {}

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
            side.counted.append(Counted(source, event.word, event.amount))
        elif event.key == "attacks":
            self.attacks[event.seat] = Fought(source, event.word, event.amount)

    def battle(self, winner: int, rule: str) -> Battle:
        """The battle that was fought, when both attacks are known; `winner` is the seat, or neither."""
        attacks = [self._attack(seat) for seat in self.attacks]
        return Battle(attacks, winner if winner in (0, 1) else -1, rule)

    def _attack(self, seat: int) -> Attack:
        mine = self.attacks[seat]
        return Attack(seat, mine.key or "", mine.letter, self._why(seat), self._steps(seat), mine.power)

    def _why(self, seat: int) -> Part:
        """Why a side attacks with its letter."""
        other = self.attacks.get(1 - seat)
        facts = self._facts(other)
        if other is None or facts is None or facts.type != self.attacks[seat].letter:
            return Say("event-attacks-by-effect")
        if self.sides[seat].letter_changed:
            return Say("event-attacks-by-effect")
        return Say("event-attacks-by-type", {"card": name(other.key), "type": word("type", facts.type)})

    def _steps(self, seat: int) -> list[Step]:
        """From the printed power to the one that was compared (C-R8.7, P-8.4)."""
        mine, other = self.attacks[seat], self.attacks.get(1 - seat)
        facts = self._facts(mine)
        power = mine.power if facts is None else _printed(facts, mine.letter)
        steps = [Step(word("attack", mine.letter), power)]
        for one in self.sides[seat].counted:
            told, power = _count(one, power, facts)
            steps.append(Step(_zeroed(one, other) if one.how in _ZEROED else _by(one, told), power))
        steps[-1] = Step(steps[-1].words, mine.power)
        return steps

    def _facts(self, attack: Fought | None) -> Any:
        card = card_of(self.library, attack.key) if attack is not None else None
        return card.facts if card is not None else None


def _printed(facts: Any, letter: str) -> int:
    return int((facts.attack or {}).get(letter) or 0)


def _count(one: Counted, power: int, facts: Any) -> tuple[str, int]:
    """A step in signs, and the power after it."""
    if one.how == "multiply":
        return f"×{one.amount}", power * one.amount
    if one.how == "halve":
        return "÷2", power // 2
    if one.how == "set":
        return f"→ {one.amount}", one.amount
    if one.how in ("zero", *_ZEROED):
        return "→ 0", 0
    amount = one.amount
    if one.how == "add_power" and facts is not None:
        amount = _printed(facts, LETTERS[amount])
    return f"{amount:+d}", power + amount


_ZEROED = ("guard", "cancelled")
"""What an attack does to the opposing one: it becomes 0 (C-R8.3, P-8.3)."""


def _zeroed(one: Counted, other: Fought | None) -> Say:
    params: dict[str, Part] = {"card": name(one.key)}
    if one.how == "guard":
        params["letter"] = other.letter if other is not None else ""
    return Say(f"event-attacks-{one.how}", params)


def _by(one: Counted, step: str) -> Say:
    if one.key is None:
        return Say("event-attacks-rest", {"step": step})
    return Say("event-attack-modifier", {"step": step, "card": name(one.key)})


class Comparing(Narrating):
    """A narrator of battles in which two attacks are compared; `rules` are those behind an attack."""

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool], rules: list[str]) -> None:
        super().__init__(library, seat, doubted)
        self._rules = rules
        self._arithmetic = Arithmetic(library)

    def tell(self, event: Event) -> list[Line]:
        """One event; nothing while an attack waits for the other one."""
        self._arithmetic.follow(event)
        self.battle = None
        if event.key in ("attacks", "attack-modifier"):
            return []
        if event.key == "battle-result":
            self.battle = battle = self._arithmetic.battle(event.seat, event.rule)
            return [*[self._attack(attack) for attack in battle.attacks], self._result(event, battle)]
        return super().tell(event)

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
        return self.line(Say("event-attacks", params), self._rules)

    def _result(self, event: Event, battle: Battle) -> Line:
        powers = {attack.seat: attack.power for attack in battle.attacks}
        params: dict[str, Part] = {
            "who": self.who(event),
            "mine": powers.get(self.seat, 0),
            "theirs": powers.get(1 - self.seat, 0),
        }
        return self.line(Say("event-battle-result", params), [event.rule], "strong")
