"""Using a card in the Digimon games: choose what pays, then pay and act as a whole."""

from typing import Final, cast

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import PICK, Choice, Option
from netocean.games.able import Able
from netocean.games.picks import handles

WAYS: Final = 4  # the ways of using a card are the low bits of `c`; the amount of a trigger's event stands above them


class UsingStep(Step):
    """`a` is the card, `b` the ability, `c` the way and the amount of the event; `picks` are cards that pay.

    Until the payment is complete nothing has changed, and `back` gives the use up. `at` is no more 0 when the ability
    has acted.
    """

    def way(self) -> int:
        """How it is used."""
        return self.c % WAYS

    def interruptible(self) -> bool:
        # A trigger acts before those that wait behind it; what a use sets off acts before its card leaves.
        return self.at != 0 and not self.triggered()

    def printed(self, game: Game) -> Able:
        """What is printed on the card: pinned once it is used, so that beginning a use leaves no trace."""
        return cast(Able, game.sources[self.source] if self.source >= 0 else game.table.face[self.a])

    def rewind(self) -> bool:
        if self.at != 0:
            return False
        self.picks = self.picks[: self.told()]
        return not self.triggered()

    def paid(self) -> list[int]:
        """The cards picked so far."""
        return self.picks[self.told() :]

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.picks.append(game.table.card(self.seat, option.card))
        elif len(self.picks) != self.told():
            self.picks.pop()
        else:
            game.pop()

    def pin(self, game: Game) -> None:
        """Keep what is printed on the card, wherever it goes from here."""
        if self.source < 0:
            self.source = game.pin(game.table.face[self.a])

    def asked(self, game: Game, kind: str, rule: str, options: list[Option], left: int) -> Choice:
        """The choice of a card that pays, of which so many are left to pick."""
        choice = Choice(self.seat, kind, rule, options)
        choice.card = game.table.named(self.seat, self.a)
        choice.key = self.printed(game).key
        choice.picked = handles(game, self.seat, self.paid())
        choice.need = left
        return choice

    def triggered(self) -> bool:
        """Whether it answers an event: then there is no way back."""
        return self.way() == self.answering()

    def answer(self, one: Trigger) -> "UsingStep":
        """Use what waits for its turn to answer an event."""
        self.seat, self.a, self.b = one.seat, one.card, one.ability
        self.c = self.answering() + WAYS * one.amount
        self.source = one.source
        self.picks = one.picks[:]
        return self

    def amount(self) -> int:
        """What the event that is answered was about (points lost, for instance)."""
        return self.c // WAYS

    def told(self) -> int:
        """How many of the `picks` tell of the event that is answered: none."""
        return 0

    # What a game gives.

    def answering(self) -> int:
        """The way of a use that answers an event."""
        raise NotImplementedError
