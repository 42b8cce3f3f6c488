"""Letting waiting abilities act, one after the other (A-6.4)."""

from netocean.engine.game import Game, Step, Trigger
from netocean.games import loops
from netocean.games.alpha import score, sheet
from netocean.games.alpha.sheet import source
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.use import UseStep
from netocean.games.alpha.uses import spent
from netocean.games.alpha.vocabulary.costs import cannot_pay
from netocean.games.alpha.vocabulary.evaluate import meets
from netocean.games.alpha.vocabulary.scene import Scene
from netocean.games.answering import AnsweringStep


class ResolveStep(AnsweringStep):
    """A-6.4: the triggers of one seat in the order it chooses, of both in theirs."""

    def code(self) -> int:
        return codes.RESOLVE

    def leader(self, game: Game) -> int:
        return sheet.in_order(game, 0)

    def possible(self, game: Game, one: Trigger) -> bool:
        printed = source(game, one.source)
        ability = printed.abilities[one.ability]
        if spent(game, one.card, one.serial, printed, one.ability):
            return False
        if ability.condition is not None and not meets(game, one, ability.condition):
            return False
        scene = Scene(one.seat, one.card, one.amount, one.picks[1], one.picks[3])
        return not cannot_pay(game, scene, ability.costs)

    def goes_on(self, game: Game) -> bool:
        if loops.repeated(game, sheet.EFFECTS):
            score.count(game, "A-5.6")
            return False
        return True

    def acting(self, game: Game, one: Trigger) -> Step:
        return UseStep().answer(one)

    def order_rule(self) -> str:
        return "A-6.4"

    def may_rule(self) -> str:
        return "A-14.2"
