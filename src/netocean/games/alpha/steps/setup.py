"""Setting up (A-4): shuffle, draw six, points, who is first."""

from netocean.engine.game import Game, Step
from netocean.engine.table import SEATS
from netocean.games import piles
from netocean.games.alpha import moves, score, sheet
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.turn import TurnStep
from netocean.games.alpha.zones import NET_OCEAN


class SetupStep(Step):
    """A-4.1 to A-4.3."""

    def code(self) -> int:
        return codes.SETUP

    def run(self, game: Game) -> None:
        game.pop()
        for seat in range(SEATS):
            piles.shuffle(game, seat, NET_OCEAN, "A-4.1")
            game.reg[sheet.POINTS + seat] = score.START
            moves.draw(game, seat, moves.HAND_SIZE, "A-4.1")
        game.reg[sheet.FIRST] = game.chance.below(SEATS)
        game.emit("first-player", "A-4.1", game.reg[sheet.FIRST], [])
        game.push(TurnStep())
