"""One ability of Appmon acting on the step stack."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games import loops
from netocean.games.acting import ActingStep
from netocean.games.appmon import score, sheet
from netocean.games.appmon.steps import codes as step_codes
from netocean.games.appmon.vocabulary import actions, codes
from netocean.games.appmon.vocabulary.evaluate import holds, matches, zone_cards
from netocean.games.appmon.vocabulary.reach import rule_of


class AbilityStep(ActingStep):
    """An ability of this game acting: see EffectStep for the columns."""

    def code(self) -> int:
        return step_codes.ABILITY

    def begins(self, game: Game) -> bool:
        # P-11.6: the 500th effect of one phase ends the game.
        if loops.too_many(game, sheet.EFFECTS):
            score.count_up(game, "P-11.6")
            return False
        return True

    def rule(self, game: Game) -> str:
        return rule_of(game, self)

    def another(self, ability: int) -> "AbilityStep":
        return AbilityStep(self.seat, self.a, ability, self.c)

    def reveals(self) -> int:
        return codes.REVEAL

    def lies_open(self) -> int:
        return codes.F_OPEN

    def listed(self, game: Game, owner: int, property_: int) -> list[int]:
        return zone_cards(game, owner, property_)

    def fits(self, game: Game, card: int, wanted: Node) -> bool:
        return matches(game, card, wanted)

    def asked(self, game: Game, node: Node) -> bool:
        return holds(game, self.seat, node, self.c)

    def perform(self, game: Game, node: Node) -> bool:
        return actions.perform(game, self, node)
