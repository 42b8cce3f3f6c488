"""A game under test: its cards by the names of the set-up, what stands on the table, and what is asked."""

from collections.abc import Mapping

from netocean.engine.events import Event, Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option
from netocean.games.fftcg import sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.traits import OBJECT, stack_object
from netocean.games.fftcg.values import Body, body
from netocean.games.fftcg.zones import LAYOUT

ME, YOU = 0, 1
SIDES = {"me": ME, "you": YOU}
SIDE_NAMES = ("me", "you")


class Failure(AssertionError):
    """A step that the game does not take, or a fact that does not hold."""


class Position:
    """Seat 0 is `me`, seat 1 is `you`. Cards are named by their form, `me:` or `you:` before it, `#2` behind it."""

    def __init__(self, game: Game, journal: Journal, cards: Mapping[tuple[int, str], list[int]]) -> None:
        self.game = game
        self.journal = journal
        self.cards = dict(cards)
        self.past: list[str] = []
        self.closed = -1  # who has priority in an End Phase in which the game asks nobody

    def copy(self) -> "Position":
        """The same position to try something in."""
        return Position(self.game.clone(), self.journal, self.cards)

    # Cards by name.

    def card(self, name: str) -> int:
        """The card of the table that a name means. Raises Failure for a name that the set-up does not know."""
        side, colon, rest = name.partition(":")
        form = rest if colon and side in SIDES else name
        seats = [SIDES[side]] if colon and side in SIDES else [ME, YOU]
        form, _, number = form.partition("#")
        for seat in seats:
            found = self.cards.get((seat, form), [])
            if found:
                place = int(number or 1) - 1
                if place < len(found):
                    return found[place]
        raise Failure(f"no card {name!r} in this test")

    def thing(self, name: str) -> int:
        """The same; for a card on top of a Character by Priming, that Character (F-R19.2)."""
        card = self.card(name)
        return self.game.table.host[card] if self.primed(card) else card

    def primed(self, card: int) -> bool:
        """Whether a card lies on top of a Character."""
        return LAYOUT.names[self.game.table.zone_of(card)] == "field" and self.game.table.mark[card] == sheet.PRIMED

    def name(self, card: int) -> str:
        """What a test calls a card."""
        if card >= OBJECT:
            step = stack_object(self.game, card)
            return "an object that is gone" if step is None else f"stack:{self.name(step.a)}"
        for (seat, form), cards in self.cards.items():
            if card in cards:
                number = cards.index(card) + 1
                return f"{SIDE_NAMES[seat]}:{form}" + (f"#{number}" if number > 1 else "")
        return f"card {card} ({self.game.table.face[card].key})"

    # What stands on the table.

    def zone(self, card: int) -> tuple[int, str]:
        """The side and the zone a card lies in."""
        return self.game.table.holder(card), LAYOUT.names[self.game.table.zone_of(card)]

    def pile(self, seat: int, zone: str) -> list[int]:
        """The cards of a zone, the top card last; the field without what lies on top of a Character."""
        if zone == "field":
            return sheet.field(self.game, seat)
        return self.game.table.zone(seat, LAYOUT.names.index(zone))

    def body(self, name: str) -> Body:
        """A thing on the field as it is now."""
        found = body(self.game, self.thing(name))
        if found is None:
            raise Failure(f"{name} is not on the field but in {self.zone(self.card(name))}")
        return found

    def column(self, name: str, column: int) -> int:
        """A register of a card."""
        return of(self.game, self.thing(name), column)

    @property
    def phase(self) -> str:
        """The phase, in the words of the engine."""
        return sheet.PHASES[self.game.reg[sheet.PHASE]]

    @property
    def turn(self) -> tuple[int, int]:
        """The number of the turn and whose it is."""
        return self.game.reg[sheet.TURN], self.game.reg[sheet.TURN_PLAYER]

    @property
    def outcome(self) -> tuple[int, str] | None:
        """The winner (2 for a draw) and the rule that ended the game; None while it goes on."""
        ended = self.game.outcome
        return None if ended is None else (ended.winner, ended.rule)

    # What happened.

    def events(self, key: str = "", seat: int = ME) -> list[Event]:
        """The events that a seat was told, of one key if it is given."""
        return [event for event in self.journal.seats[seat] if key in ("", event.key)]

    def rules_cited(self, key: str) -> set[str]:
        """The rules that events of a key carried."""
        return {event.rule for event in self.events(key)}

    def order_of(self, *keys: str) -> list[str]:
        """The keys of the events that happened, of these only, in their order."""
        return [event.key for event in self.events() if event.key in keys]

    # What is asked.

    @property
    def choice(self) -> Choice:
        """The open choice; fails if the game is over."""
        if self.game.choice is None:
            raise Failure(f"the game is over: {self.outcome}\n{self.report()}")
        return self.game.choice

    @property
    def kind(self) -> str:
        """The kind of the open choice; empty when the game is over."""
        return "" if self.game.choice is None else self.game.choice.kind

    def option_card(self, option: Option) -> int:
        """The card that an option is about, -1 for none; things on the stack as the engine numbers them."""
        return -1 if option.card == 0 else self.game.table.card(self.choice.seat, option.card)

    def listed(self) -> list[Option]:
        """All answers that the open choice accepts."""
        return [*self.choice.options, *self.choice.others]

    def words(self, option: Option) -> str:
        """An option for people."""
        told = [option.verb.word]
        if option.card:
            told.append(self.name(self.option_card(option)))
        if option.target:
            told.append("> " + self.name(self.game.table.card(self.choice.seat, option.target)))
        if option.value >= 0:
            told.append(str(option.value))
        return " ".join(told)

    def answer(self, option: Option) -> None:
        """Answer the open choice."""
        self.past.append(f"{SIDE_NAMES[self.choice.seat]} {self.choice.kind}: {self.words(option)}")
        self.game.answer(option)

    def report(self) -> str:
        """The position, the prompt and its options, for a failure."""
        number, player = self.turn
        lines = [f"turn {number} of {SIDE_NAMES[player]}, {self.phase}, stack {len(self.game.aside)}"]
        for seat in (ME, YOU):
            for zone in ("hand", "field", "break", "damage", "removed", "lb"):
                names = [self.name(card) for card in self.pile(seat, zone)]
                if names:
                    lines.append(f"  {SIDE_NAMES[seat]} {zone}: {', '.join(names)}")
        lines += [f"  on the stack: {self.name(step.a)} {step.b}" for step in self.game.aside]
        lines += [f"  then {line}" for line in self.past[-8:]]
        if self.game.choice is not None:
            choice = self.game.choice
            lines.append(f"{SIDE_NAMES[choice.seat]} is asked {choice.kind} ({choice.rule}), {choice.need} wanted:")
            lines += [f"  {self.words(option)}" for option in choice.options[:24]]
            lines += [f"  ({self.words(option)})" for option in choice.others[:12]]
        return "\n".join(lines)
