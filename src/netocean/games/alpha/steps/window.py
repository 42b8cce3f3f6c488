"""The command window (A-12.4): the players use Commands and abilities, from the attacker's owner on."""

from netocean.engine.game import Game, Step
from netocean.engine.play import PASS, Choice, Option
from netocean.games.alpha import sheet, skills
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.use import ANNOUNCED, COMMANDED, UseStep
from netocean.games.alpha.steps.verbs import ACTIVATE, USE
from netocean.games.alpha.uses import cannot_activate, cannot_command
from netocean.games.alpha.zones import HAND


class WindowStep(Step):
    """`seat` may act now; `a` counts the seats that stopped in a row without having acted, `at` is 1 once it was asked."""

    def code(self) -> int:
        return codes.WINDOW

    def run(self, game: Game) -> None:
        if sheet.attacker(game) < 0 or sheet.defender(game) < 0:
            self._close(game)
            return
        if self.at == 0:
            self.at = 1
            game.reg[sheet.WINDOW] = 1
            game.reg[sheet.ACTED] = 0
        elif game.reg[sheet.ACTED] == 1:
            skills.use_skills(game)
            if len(game.triggers) != 0:
                return
            if not sheet.switches(game).window_run:
                self._next(game)
        if self.a == 2:
            self._close(game)
            return
        game.reg[sheet.ACTING] = self.seat
        options: list[Option] = [Option(PASS)]
        options.extend(command_options(game, self.seat))
        options.extend(ability_options(game, self.seat))
        game.ask(Choice(self.seat, "window", "A-12.4", options))

    def _next(self, game: Game) -> None:
        self.a = 0 if game.reg[sheet.ACTED] == 1 else self.a + 1
        self.seat = 1 - self.seat
        game.reg[sheet.ACTED] = 0

    def _close(self, game: Game) -> None:
        game.reg[sheet.WINDOW] = 0
        game.pop()

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PASS:
            self._next(game)
            return
        card = game.table.card(self.seat, option.card)
        if option.verb is USE:
            game.push(UseStep(self.seat, card, face(game, card).use, COMMANDED))
        else:
            game.push(UseStep(self.seat, card, option.value, ANNOUNCED))


def command_options(game: Game, seat: int) -> list[Option]:
    """The Commands that a seat may use now."""
    found: list[Option] = []
    for card in game.table.zone(seat, HAND):
        if face(game, card).use >= 0 and not cannot_command(game, seat, card):
            found.append(Option(USE, game.table.handle(seat, card)))
    return found


def ability_options(game: Game, seat: int) -> list[Option]:
    """The abilities that a seat may use now."""
    found: list[Option] = []
    for card in sheet.acting_cards(game, seat):
        for index in face(game, card).activates:
            if not cannot_activate(game, seat, card, index):
                found.append(Option(ACTIVATE, game.table.handle(seat, card), 0, index))
    return found
