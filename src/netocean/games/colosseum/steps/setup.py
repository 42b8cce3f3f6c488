"""Setting up (C-R4): Level III, shuffle, gauge, hand, first attacker."""

from netocean.engine.game import Game, Step
from netocean.engine.play import NO, YES, Choice, Option
from netocean.engine.table import SEATS
from netocean.games import piles
from netocean.games.colosseum import moves, sheet
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.turn import TurnStep
from netocean.games.colosseum.steps.verbs import ME, YOU
from netocean.games.colosseum.zones import DIGIMON_BOX, NET_OCEAN, POINT_GAUGE
from netocean.games.picks import one_of_each


class SetupStep(Step):
    """C-R4.1 to C-R4.6; the order in which the seats are asked has no effect."""

    def code(self) -> int:
        return codes.SETUP

    def run(self, game: Game) -> None:
        if self.at < SEATS:
            level_iii = [card for card in game.table.zone(self.at, NET_OCEAN) if face(game, card).is_level_iii()]
            game.ask(one_of_each(game, self.at, level_iii, "starting_level_iii", "C-R4.1"))
            return
        game.pop()
        for seat in range(SEATS):
            self._lay_out(game, seat)
        game.push(TurnStep())
        if sheet.switches(game).first_agreed:
            game.push(FirstAttackerStep())
        else:
            game.reg[sheet.FIRST] = game.chance.below(SEATS)
            game.emit("first-attacker", "C-R4.6", game.reg[sheet.FIRST], [])

    def take(self, game: Game, option: Option) -> None:
        # C-R4.2
        game.table.move(game.table.card(self.at, option.card), DIGIMON_BOX)
        self.at += 1

    def _lay_out(self, game: Game, seat: int) -> None:
        game.emit("level-iii-chosen", "C-R4.2", seat, sheet.box(game, seat))
        piles.shuffle(game, seat, NET_OCEAN, "C-R4.3")
        game.table.move(moves.top(game, seat), POINT_GAUGE)  # C-R4.4, C-R2.2
        game.reg[sheet.POINTS + seat] = 100
        moves.draw(game, seat, moves.HAND_SIZE, "C-R4.5")


class FirstAttackerStep(Step):
    """C-R4.6 by agreement: one seat proposes, the other agrees; else chance decides. `a` is the proposed seat."""

    def code(self) -> int:
        return codes.FIRST_ATTACKER

    def run(self, game: Game) -> None:
        if self.at == 0:
            game.ask(Choice(0, "propose_first", "C-R4.6", [Option(ME), Option(YOU)]))
        else:
            game.ask(Choice(1, "agree_first", "C-R4.6", [Option(YES, 0, 0, self.a), Option(NO)]))

    def take(self, game: Game, option: Option) -> None:
        if self.at == 0:
            self.a = 0 if option.verb is ME else 1
            self.at = 1
            return
        game.pop()
        game.reg[sheet.FIRST] = self.a if option.verb is YES else game.chance.below(SEATS)
        game.emit("first-attacker", "C-R4.6", game.reg[sheet.FIRST], [])
