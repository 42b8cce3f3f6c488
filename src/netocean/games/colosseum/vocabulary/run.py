"""What the actions of Hyper Colosseum do: one ability acting on the step stack."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games import loops
from netocean.games.acting import ActingStep
from netocean.games.colosseum import score, sheet
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.vocabulary import actions, nodes
from netocean.games.colosseum.vocabulary.evaluate import holds, matches, zone_cards


class AbilityStep(ActingStep):
    """An ability of this game acting: see EffectStep for the columns."""

    def code(self) -> int:
        return codes.ABILITY

    def begins(self, game: Game) -> bool:
        # C-R10.6: the 500th effect of one phase ends the game.
        if loops.too_many(game, sheet.EFFECTS):
            score.break_tie(game, "C-R10.6")
            return False
        return True

    def rule(self, game: Game) -> str:
        return actions.rule_of(game, self)

    def another(self, ability: int) -> "AbilityStep":
        return AbilityStep(self.seat, self.a, ability, self.c)

    def reveals(self) -> int:
        return nodes.REVEAL

    def lies_open(self) -> int:
        return nodes.F_OPEN

    def listed(self, game: Game, owner: int, property_: int) -> list[int]:
        return zone_cards(game, owner, property_)

    def fits(self, game: Game, card: int, wanted: Node) -> bool:
        return matches(game, card, wanted)

    def asked(self, game: Game, node: Node) -> bool:
        return holds(game, self.seat, node, self.c)

    def perform(self, game: Game, node: Node) -> bool:
        return actions.perform(game, self, node)
