"""What the actions of α do: one ability acting on the step stack."""

from netocean.abilities.tree import FIRST_PLACE, Node
from netocean.engine.game import Game
from netocean.games import loops
from netocean.games.acting import ActingStep
from netocean.games.alpha import score, sheet
from netocean.games.alpha.steps import codes
from netocean.games.alpha.vocabulary import actions
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary.evaluate import holds, matches, zone_cards

_NO_FIELD = -1


class AbilityStep(ActingStep):
    """An ability of this game acting: see EffectStep for the columns."""

    def code(self) -> int:
        return codes.ABILITY

    def about(self, waiting: list[int]) -> "AbilityStep":
        """Remember the cards of its event: the `picks` of a trigger."""
        for variable, place in ((c.PICKS_IT, 1), (c.PICKS_OTHER, 3)):
            if len(waiting) > place and waiting[place] >= 0:
                self.picks.extend([variable, waiting[place], waiting[place + 1]])
        return self

    def begins(self, game: Game) -> bool:
        # the 500th effect of one phase ends the game.
        if loops.too_many(game, sheet.EFFECTS):
            score.count(game, "A-5.6")
            return False
        return True

    def rule(self, game: Game) -> str:
        return actions.rule_of(game, self)

    def another(self, ability: int) -> "AbilityStep":
        return AbilityStep(self.seat, self.a, ability, self.c)

    def reveals(self) -> int:
        return c.REVEAL

    def lies_open(self) -> int:
        return _NO_FIELD

    def listed(self, game: Game, owner: int, property_: int) -> list[int]:
        return zone_cards(game, owner, property_)

    def fits(self, game: Game, card: int, wanted: Node) -> bool:
        return matches(game, actions.scene_of(self), card, wanted)

    def asked(self, game: Game, node: Node) -> bool:
        return holds(game, actions.scene_of(self), node)

    def candidates(self, game: Game, node: Node) -> list[int]:
        found: list[int] = []
        backs = len(node.args[2].args) == 0
        for zone in node.args[FIRST_PLACE:]:
            for card in zone_cards(game, self._owner(zone), zone.code):
                # One may point at the back of a card where nothing is asked of its face.
                pointed = backs and game.table.layout.pointed[game.table.zone_of(card)]
                if (pointed or game.table.known(self.seat, card)) and self.fits(game, card, node.args[2]):
                    found.append(card)
        return found

    def hidden(self, game: Game, node: Node) -> bool:
        for zone in node.args[FIRST_PLACE:]:
            if any([game.table.knows[card] != 3 for card in zone_cards(game, self._owner(zone), zone.code)]):
                return True
        return False

    def _owner(self, zone: Node) -> int:
        return self.seat if zone.value == c.ME else 1 - self.seat

    def perform(self, game: Game, node: Node) -> bool:
        return actions.perform(game, self, node, self.at - 2)
