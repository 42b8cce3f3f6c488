"""Using a Command or an ability: choose what pays, then pay and act as a whole (A-12.4, A-14.2)."""

from typing import Final

from netocean.abilities.tree import Ability
from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, PICK, Choice, Option
from netocean.games.alpha import moves, sheet
from netocean.games.alpha.printed import Face
from netocean.games.alpha.sheet import face, source
from netocean.games.alpha.steps import codes
from netocean.games.alpha.uses import note_use
from netocean.games.alpha.vocabulary.costs import owed, pay, payers
from netocean.games.alpha.vocabulary.run import AbilityStep
from netocean.games.alpha.vocabulary.scene import Scene
from netocean.games.alpha.zones import COMMAND
from netocean.games.picks import handles

# What is used: the low bits of `c`; the amount of a trigger's event stands above them.
COMMANDED: Final = 0
ANNOUNCED: Final = 1
TRIGGERED: Final = 2
WAYS: Final = 4

EVENT_SIZE: Final = 5  # as many of the `picks` of a triggered use are what its event was about (see `happen`)


class UseStep(Step):
    """`a` is the card, `b` the ability, `c` the way and the amount of the event; `picks` are cards that pay.

    Until the payment is complete nothing has changed, and `back` gives the use up. `at` is 1 when the ability has acted.
    """

    def code(self) -> int:
        return codes.USE

    def way(self) -> int:
        """How it is used."""
        return self.c % WAYS

    def interruptible(self) -> bool:
        # A trigger acts before those that wait behind it; what a use sets off acts before a Command leaves.
        return self.at != 0 and self.way() != TRIGGERED

    def printed(self, game: Game) -> Face:
        """What is printed on the card: pinned once it is used, so that beginning a use leaves no trace."""
        return source(game, self.source) if self.source >= 0 else face(game, self.a)

    def ability(self, game: Game) -> Ability:
        """What is used."""
        return self.printed(game).abilities[self.b]

    def paid(self) -> list[int]:
        """The cards picked so far."""
        return self.picks[EVENT_SIZE:] if self.way() == TRIGGERED else self.picks[:]

    def scene(self, game: Game) -> Scene:
        """From where the ability is read."""
        if self.way() != TRIGGERED:
            return Scene(self.seat, self.a)
        return Scene(self.seat, self.a, self.c // WAYS, self.picks[1], self.picks[3])

    def rewind(self) -> bool:
        if self.at != 0:
            return False
        self.picks = self.picks[:EVENT_SIZE] if self.way() == TRIGGERED else []
        return self.way() != TRIGGERED

    def run(self, game: Game) -> None:
        if self.at == 0:
            place, left = owed(game, self.scene(game), self.ability(game).costs, self.paid())
            if place >= 0:
                self._ask(game, place, left)
                return
            self.at = 1
            self._commit(game)
        else:
            game.pop()
            if game.table.zone_of(self.a) == COMMAND:
                # Only now is it the last one: it does not mean itself.
                game.reg[sheet.LAST_COMMAND] = self.a
                game.reg[sheet.LAST_SERIAL] = game.table.serial[self.a]
                moves.fall(game, self.a)

    def _ask(self, game: Game, place: int, left: int) -> None:
        table = game.table
        paid = self.paid()
        open_ = payers(game, self.scene(game), self.ability(game).costs, place, paid)
        options = [Option(PICK, table.handle(self.seat, card)) for card in open_[: len(open_) - left + 1]]
        if len(paid) != 0 or self.way() != TRIGGERED:
            options.append(Option(BACK))
        choice = Choice(self.seat, "cost", "A-14.2", options)
        choice.card = table.named(self.seat, self.a)
        choice.key = self.printed(game).key
        choice.ability = self.b
        choice.picked = handles(game, self.seat, paid)
        choice.need = left
        choice.terms = {"cost": place}
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.picks.append(game.table.card(self.seat, option.card))
        elif len(self.paid()) != 0:
            self.picks.pop()
        else:
            game.pop()

    def _commit(self, game: Game) -> None:
        way = self.way()
        if self.source < 0:
            self.source = game.pin(game.table.face[self.a])
        if way != TRIGGERED:
            game.reg[sheet.ACTED] = 1
        if way == COMMANDED:
            self._play(game)
        elif way == ANNOUNCED:
            game.emit("ability-used", "A-12.4", self.seat, [self.a])
        else:
            game.emit("ability-answers", "A-14.2", self.seat, [self.a])
        note_use(game, self.a, self.source, self.b)
        step = AbilityStep(self.seat, self.a, self.b, self.c // WAYS)
        step.prepare(self.source, game.table.serial[self.a])
        if way == TRIGGERED:
            step.about(self.picks[:EVENT_SIZE])
        pay(game, self.scene(game), self.ability(game).costs, self.paid())
        game.push(step)

    def _play(self, game: Game) -> None:
        game.table.move(self.a, COMMAND, up=True)
        game.emit("command-used", "A-12.4", self.seat, [self.a])
        reg = game.reg
        reg[sheet.USED_COMMANDS + self.seat] += 1
