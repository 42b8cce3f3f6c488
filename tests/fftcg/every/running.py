"""Plays a prepared position: passing, announcing, attacking, and what a resolved effect would do, at once."""

from collections.abc import Callable, Sequence

from fftcg.every.answering import Answering, Policy, named
from fftcg.every.shop import Shop
from fftcg.every.watching import Watch
from netocean.engine.game import Game, Trigger
from netocean.engine.play import Choice, Option
from netocean.games.fftcg import castable, sheet
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.steps.declare import DeclareStep
from netocean.games.fftcg.values import V_AMOUNT, V_NUMBER, V_SELF
from netocean.games.fftcg.zones import FIELD, STACK

BOUND = 160
FAULT = "fault"
DECLARING = ("priority", "attack", "block", "party")


class Unhappened(Exception):
    """A position in which an ability does not happen, with the reason."""


def describe(error: Exception) -> str:
    """An error with the places it came through."""
    trace = error.__traceback__
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{FAULT}: {type(error).__name__} {error} at {' '.join(places[-4:])}"


class Run:
    """One game from a prepared position."""

    def __init__(self, shop: Shop, policy: Policy) -> None:
        self.shop = shop
        self.game: Game = shop.game
        self.watch = Watch(self.game, shop.face)
        self.answering = Answering(shop, policy)

    def start(self) -> None:
        """The position is ready: go on until somebody has priority."""
        self.shop.ask_again()
        self.watch.advance()
        self.rest()

    # Answering.

    @property
    def choice(self) -> Choice:
        """What is asked. Raises Unhappened if the game is over."""
        if self.game.choice is None:
            raise Unhappened("the game is over")
        return self.game.choice

    def answer(self, option: Option) -> None:
        """Answer, and all that is no declaration after it."""
        self.watch.answer(option)
        self.rest()

    def rest(self) -> None:
        """Answer everything that is no declaration."""
        for _ in range(BOUND):
            if self.game.choice is None or self.game.choice.kind in DECLARING:
                return
            self.watch.answer(self.answering.option(self.game))
        raise AssertionError("prompts without end")

    def say(self, word: str) -> None:
        """Answer with a verb."""
        option = named(self.choice.options, word)
        if option is None:
            raise Unhappened(f"{self.choice.kind} without {word}")
        self.answer(option)

    def quiet(self) -> bool:
        """Whether nothing lies on the stack and nothing waits."""
        return not self.game.aside and not self.game.triggers

    def settle(self) -> None:
        """Everybody passes until the stack is empty."""
        self.rest()
        for _ in range(BOUND):
            if self.game.choice is None or self.game.choice.kind != "priority" or self.quiet():
                return
            self.say("pass")

    def until(self, reached: Callable[[], bool]) -> bool:
        """Everybody passes and declares nothing until something is so; whether it came to that."""
        for _ in range(BOUND):
            if self.game.choice is None:
                return False
            if reached():
                return True
            self.watch.answer(self.answering.option(self.game))
        return False

    def at(self, kind: str) -> bool:
        """Go on until a declaration of this kind is asked."""
        return self.until(lambda: self.game.choice is not None and self.game.choice.kind == kind)

    # Doing.

    def at_once(self, act: Callable[[], None]) -> None:
        """Do something as an effect that resolves now; checks and waiting autos follow."""
        if not self.at("priority"):
            raise Unhappened("nobody gets priority")
        step = self.game.stack[-1]
        step.at = 0
        step.a = 0
        self.game.choice = None
        act()
        self.game.derived = None
        self.watch.advance()
        self.rest()

    def announce(self, seat: int, verbs: Sequence[str], card: int, place: int = -1) -> None:
        """Cast a card or use an ability, when this side has priority. Raises Unhappened if that is not offered."""
        for _ in range(2):
            if self.choice.kind == "priority" and self.choice.seat != seat:
                self.say("pass")
        for option in self.choice.options:
            if option.verb.word in verbs and self.game.table.card(seat, option.card) == card:
                if place < 0 or option.value == place:
                    self.answer(option)
                    return
        handle = self.game.table.handles[seat][card]
        reasons = self.game.why_not(seat, handle) if handle else []
        raise Unhappened("not offered: " + ", ".join(sorted({reason.key for reason in reasons})))

    def source(self, seat: int, face: Face) -> int:
        """A card of a side that lies nowhere that a text could see."""
        card = self.game.table.add(face, seat, STACK)
        sheet.grow(self.game)
        self.game.table.show(card, 3)
        return card

    def wait(self, seat: int, face: Face, on_field: bool = False) -> None:
        """The auto-ability of a made card is put on the stack."""
        card = self.shop.lay(face, seat, FIELD) if on_field else self.source(seat, face)

        def act() -> None:
            picks = [V_SELF, card, self.game.table.serial[card], V_AMOUNT, V_NUMBER, 0]
            serial = self.game.table.serial[card]
            self.game.triggers.append(Trigger(seat, card, serial, self.game.pin(face), 0, 0, 0, picks))

        self.at_once(act)

    def cast_free(self, seat: int, card: int) -> None:
        """A card is cast without its cost."""

        def act() -> None:
            it = castable.casting(self.game, seat, card)
            it.free = True
            step = DeclareStep.of(self.game, it, True)
            self.game.push(step)

        self.at_once(act)

    # Attacking.

    def attack(self, cards: Sequence[int]) -> None:
        """The turn player declares these attackers."""
        if not self.at("attack"):
            raise Unhappened("no attack is asked")
        option = self._of(cards)
        if option is None:
            raise Unhappened("it cannot attack")
        self.watch.answer(option)
        while self.choice.kind == "party":
            more = self._of(cards)
            self.watch.answer(more or self._end())
        self.rest()

    def block(self, card: int) -> None:
        """The other player blocks with this card."""
        if not self.at("block"):
            raise Unhappened("no block is asked")
        option = self._of([card])
        if option is None:
            raise Unhappened("it cannot block")
        self.answer(option)

    def _of(self, cards: Sequence[int]) -> Option | None:
        choice = self.choice
        for option in choice.options:
            if option.card and self.game.table.card(choice.seat, option.card) in cards and option.verb.word != "back":
                return option
        return None

    def _end(self) -> Option:
        option = named(self.choice.options, "done")
        if option is None:
            raise Unhappened("a party that cannot be")
        return option

    def over(self) -> None:
        """Everybody passes until the attack is over."""
        self.until(
            lambda: self.game.reg[sheet.STEP] in (sheet.NO_STEP, sheet.PREPARATION) or self.choice.kind == "attack"
        )

    def in_window(self, step: int) -> bool:
        """Go on until somebody has priority in a step of the Attack Phase."""
        return self.until(lambda: self.choice.kind == "priority" and self.game.reg[sheet.STEP] == step)
