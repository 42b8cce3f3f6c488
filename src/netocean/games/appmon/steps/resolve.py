"""Letting waiting abilities act, one after the other (P-5.3)."""

from netocean.engine.game import Game, Step, Trigger
from netocean.games.answering import AnsweringStep
from netocean.games.appmon import score, sheet
from netocean.games.appmon.events import spent
from netocean.games.appmon.sheet import source
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.use import UseStep
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.evaluate import holds
from netocean.games.appmon.vocabulary.paying import cannot_pay
from netocean.games.appmon.vocabulary.projection import forbidden, silenced
from netocean.games.loops import repeated


class ResolveStep(AnsweringStep):
    """P-5.3: the first player's abilities first; each seat orders its own ones."""

    def code(self) -> int:
        return steps.RESOLVE

    def leader(self, game: Game) -> int:
        return sheet.first(game)

    def possible(self, game: Game, one: Trigger) -> bool:
        printed = source(game, one.source)
        ability = printed.abilities[one.ability]
        kind = codes.ABILITIES if printed.is_fighter() else codes.OPTIONS
        if spent(game, one.card, one.serial, printed, one.ability) or forbidden(game, one.seat, kind):
            return False
        if sheet.active(game, one.seat) == one.card and silenced(game, one.seat):
            return False
        if ability.condition is not None and not holds(game, one.seat, ability.condition, one.amount):
            return False
        return not cannot_pay(game, one.seat, one.card, ability.costs)

    def goes_on(self, game: Game) -> bool:
        if not repeated(game, sheet.EFFECTS):
            return True
        score.count_up(game, "P-11.6")
        return False

    def acting(self, game: Game, one: Trigger) -> Step:
        return UseStep().answer(one)

    def order_rule(self) -> str:
        return "P-5.3"

    def may_rule(self) -> str:
        return "P-5.3"
