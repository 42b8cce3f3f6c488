"""Letting waiting abilities act, one after the other (C-R12.7)."""

from netocean.engine.game import Game, Step, Trigger
from netocean.games.answering import AnsweringStep
from netocean.games.colosseum import score, sheet
from netocean.games.colosseum.events import spent
from netocean.games.colosseum.sheet import source
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.use import UseStep
from netocean.games.colosseum.uses import cannot_pay
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import forbidden, holds
from netocean.games.loops import repeated


class ResolveStep(AnsweringStep):
    """C-R12.7: the triggers of one seat in the order it chooses, of both in the phase's order."""

    def code(self) -> int:
        return codes.RESOLVE

    def leader(self, game: Game) -> int:
        return sheet.in_phase_order(game, 0)

    def possible(self, game: Game, one: Trigger) -> bool:
        printed = source(game, one.source)
        ability = printed.abilities[one.ability]
        kind = nodes.USES["abilities"] if printed.digimon else nodes.USES["options"]
        if spent(game, one.card, one.serial, printed, one.ability) or (
            printed.digimon and forbidden(game, one.seat, kind)
        ):
            return False
        if ability.condition is not None and not holds(game, one.seat, ability.condition, one.amount):
            return False
        return not cannot_pay(game, one.seat, one.card, ability.costs)

    def goes_on(self, game: Game) -> bool:
        if not repeated(game, sheet.EFFECTS):
            return True
        score.break_tie(game, "C-R10.6")
        return False

    def acting(self, game: Game, one: Trigger) -> Step:
        return UseStep().answer(one)

    def order_rule(self) -> str:
        return "C-R12.7"

    def may_rule(self) -> str:
        return "C-R12.2"
