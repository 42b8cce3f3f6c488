"""A seat discards hand cards because an effect asks for them."""

from netocean.engine.game import Game
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.zones import HAND
from netocean.games.picks import ExactlyStep


class DiscardExactlyStep(ExactlyStep):
    """A seat discards `a` hand cards of its choice, or all it has; an effect asks, with its `source`."""

    def code(self) -> int:
        return steps.DISCARD_EXACTLY

    def rule(self, game: Game) -> str:
        return "P-8.2" if sheet.source(game, self.source).kind == codes.OPTION else "P-5.3"

    def listed(self, game: Game) -> list[int]:
        return game.table.zone(self.seat, HAND)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, self.rule(game))
