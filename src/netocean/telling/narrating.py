"""What the narrators of all games have alike: an event becomes a line, with its seat and its cards in words."""

from collections.abc import Callable, Iterable
from typing import Any

from netocean.catalog.library import Library
from netocean.engine.events import Event
from netocean.telling import of
from netocean.telling.marks import mark_of
from netocean.telling.phrases import card_of, dashed, name, own_key, texts, together, who, word
from netocean.telling.refusals import reason_saying
from netocean.telling.sayings import Battle, Line, Part, Say

Params = dict[str, Callable[[Any, Event], Part]]
"""The params of messages by their names: each from the narrator and the event."""


class Narrating:
    """Tells events in their order, from a seat.

    `doubted` tells whether sources leave a rule in doubt. `battle` is the battle whose result the event told last was.

    A game gives its `mark`, what the message of each event needs, and the params that only it has. `said` are events that
    another message says; `counted` are those whose `amount` may count more cards than are shown, `unseen` those whose
    cards lie nowhere face down. Behind an event that is `used` stand the abilities of some kinds of its card, behind one
    that is `acting` the ability of a kind, if the card has one only.
    """

    mark = ""
    needs: dict[str, str] = {}
    said: dict[str, str] = {}
    strong: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()
    unseen: frozenset[str] = frozenset()
    used: dict[str, tuple[int, ...]] = {}
    acting: dict[str, int] = {}
    battle: Battle | None = None

    def __init__(self, library: Library, seat: int, doubted: Callable[[str], bool]) -> None:
        self.library = library
        self.seat = seat
        self.doubted = doubted

    def tell_all(self, events: Iterable[Event]) -> list[Line]:
        """Several events."""
        return [line for event in events for line in self.tell(event)]

    def tell(self, event: Event) -> list[Line]:
        """One event, and what stands behind it; nothing if another one says it."""
        told = self.message(event)
        if not told:
            return []
        return [self.told(event, told), *[Line(text, "dim") for text in self.texts(event)]]

    def pause(self) -> list[Line]:
        """What waits to be told, before somebody is asked: nothing."""
        return []

    def told(self, event: Event, message: str) -> Line:
        """An event by its message."""
        params = {param: self.params[param](self, event) for param in self.needs[message].split()}
        key = own_key(self.mark, "event", message)
        return self.line(Say(key, params), [event.rule], "strong" if message in self.strong else "")

    def line(self, saying: Say, rules: list[str], style: str = "") -> Line:
        """A saying as a line, with its rules."""
        doubt = any(self.doubted(rule) for rule in rules)
        return Line(saying, style, rules, doubt, mark_of(self.library.game, rules))

    def message(self, event: Event) -> str:
        """The event by the key of its message; nothing if it is not worth a line."""
        return self.said.get(event.key, event.key)

    def texts(self, event: Event) -> list[Part]:
        """The ability behind an event, as card text, if it is clear which one."""
        card = card_of(self.library, event.cards[0].key) if event.cards else None
        if card is None:
            return []
        if event.key in self.used:
            return [*texts(card, self.used[event.key])]
        kind = self.acting.get(event.key)
        found = texts(card, (kind,)) if kind is not None else []
        return [*found] if len(found) == 1 else []

    # Params of messages.

    def who(self, event: Event) -> Part:
        """The seat of an event."""
        return who(self.seat, event.seat)

    def card(self, event: Event) -> Part:
        """The first card of an event."""
        return name(event.cards[0].key if event.cards else None)

    def other(self, event: Event) -> Part:
        """The second card of an event."""
        return name(event.cards[1].key if len(event.cards) > 1 else None)

    def cards(self, event: Event) -> Part:
        """The cards of an event: those that are known by name, the others by their number."""
        told: list[Part] = [name(card.key) for card in event.cards if card.key is not None]
        hidden = max(event.amount, len(event.cards)) if event.key in self.counted else len(event.cards)
        hidden -= len(told)
        if hidden > 0:
            unseen = "event-cards-unseen" if event.key in self.unseen else "event-cards-down"
            told.append(Say(unseen, {"count": hidden}))
        return together(told) if told else Say("event-cards-unseen", {"count": 0})

    params: Params = {
        "who": who,
        "card": card,
        "other": other,
        "cards": cards,
        "amount": lambda _, event: event.amount,
        "left": lambda _, event: event.word,
        "phase": lambda _, event: word("phase", event.word),
        "how": lambda _, event: dashed(event.word),
        "what": lambda _, event: event.word,
        "where": lambda _, event: dashed(event.word),
        "zone": lambda narrator, event: of(narrator.library.game).zone(event.word.partition(".")[2] or event.word),
        "signed": lambda _, event: f"{event.amount:+d}",
        "reason": lambda narrator, event: reason_saying(event.word, game=narrator.library.game),
    }
