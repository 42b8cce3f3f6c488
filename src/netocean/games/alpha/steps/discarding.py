"""A player discards hand cards because an effect says so (A-14.6)."""

from netocean.engine.game import Game
from netocean.games.alpha import moves
from netocean.games.alpha.steps import codes
from netocean.games.alpha.zones import HAND
from netocean.games.picks import ExactlyStep


class DiscardExactlyStep(ExactlyStep):
    """A seat discards `a` hand cards of its choice, or all it has; `source` is the printed card that asks."""

    def code(self) -> int:
        return codes.DISCARD_EXACTLY

    def rule(self, game: Game) -> str:
        return "A-14.6"

    def listed(self, game: Game) -> list[int]:
        return game.table.zone(self.seat, HAND)

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, "A-14.6")
