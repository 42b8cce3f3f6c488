"""Using a Command or an ability: choose what pays, then pay and act as a whole (A-12.4, A-14.2)."""

from typing import Final

from netocean.abilities.tree import Ability
from netocean.engine.game import Game
from netocean.engine.play import BACK, PICK, Option
from netocean.games.alpha import moves, sheet
from netocean.games.alpha.steps import codes
from netocean.games.alpha.uses import note_use
from netocean.games.alpha.vocabulary.costs import owed, pay, payers
from netocean.games.alpha.vocabulary.run import AbilityStep
from netocean.games.alpha.vocabulary.scene import Scene
from netocean.games.alpha.zones import COMMAND
from netocean.games.using import UsingStep

# What is used.
COMMANDED: Final = 0
ANNOUNCED: Final = 1
TRIGGERED: Final = 2

EVENT_SIZE: Final = 5  # as many of the `picks` of a triggered use are what its event was about (see `happen`)


class UseStep(UsingStep):
    """A Command, or an ability of a card in play. `at` is 1 when the ability has acted."""

    def code(self) -> int:
        return codes.USE

    def ability(self, game: Game) -> Ability:
        """What is used."""
        return self.printed(game).abilities[self.b]

    def scene(self, game: Game) -> Scene:
        """From where the ability is read."""
        if not self.triggered():
            return Scene(self.seat, self.a)
        return Scene(self.seat, self.a, self.amount(), self.picks[1], self.picks[3])

    def answering(self) -> int:
        return TRIGGERED

    def told(self) -> int:
        return EVENT_SIZE if self.triggered() else 0

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
        paid = self.paid()
        open_ = payers(game, self.scene(game), self.ability(game).costs, place, paid)
        options = [Option(PICK, game.table.handle(self.seat, card)) for card in open_[: len(open_) - left + 1]]
        if len(paid) != 0 or not self.triggered():
            options.append(Option(BACK))
        choice = self.asked(game, "cost", "A-14.2", options, left)
        choice.ability = self.b
        choice.terms = {"cost": place}
        game.ask(choice)

    def _commit(self, game: Game) -> None:
        way = self.way()
        self.pin(game)
        if way != TRIGGERED:
            game.reg[sheet.ACTED] = 1
        if way == COMMANDED:
            self._play(game)
        elif way == ANNOUNCED:
            game.emit("ability-used", "A-12.4", self.seat, [self.a])
        else:
            game.emit("ability-answers", "A-14.2", self.seat, [self.a])
        note_use(game, self.a, self.source, self.b)
        step = AbilityStep(self.seat, self.a, self.b, self.amount())
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
