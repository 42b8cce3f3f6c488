"""A new target for something on the stack that has chosen a single one (F-R12.2, F-R14.1)."""

from netocean.abilities.interpreter import OP_CHOOSE
from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.engine.play import NONE, PICK, Choice, Option
from netocean.games.fftcg import happen, matching, moves, sheet, targets
from netocean.games.fftcg.happen import Happening
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.stacked import kind_of
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.traits import is_object, serial_of, stack_object
from netocean.games.fftcg.values import Scope
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary import legality

_NOWHERE = -1


class RetargetStep(Step):
    """`seat` may choose, `a` is the thing on the stack, `b` and `c` the action that allows it, `picks` what that knows."""

    def code(self) -> int:
        return codes.RETARGET

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        cards = self._cards(game)
        if len(cards) == 0:
            game.pop()
            return
        options = [Option(PICK, targets.handle_of(game, self.seat, card)) for card in cards]
        options.append(Option(NONE))
        choice = Choice(self.seat, "target", "F-R12.2", options)
        choice.key = game.sources[self.source].key
        game.ask(choice)

    def _cards(self, game: Game) -> list[int]:
        """What may be chosen in place of the single target."""
        allowed: Node = source(game, self.source).programs[self.b][self.c].node
        scope = Scope(self.seat, self.a, self.picks, 0)
        found: list[int] = []
        for card in others(game, self.a):
            if len(allowed.args) < 2 or matching.matches(game, scope, allowed.args[1], card):
                found.append(card)
        return found

    def take(self, game: Game, option: Option) -> None:
        game.pop()
        step = stack_object(game, self.a)
        if option.verb is NONE or step is None:
            return
        card = game.table.card(self.seat, option.card)
        aim(game, step, self.seat, self.a, card)
        moves.report(game, [card], 1)


def others(game: Game, number: int) -> list[int]:
    """What something on the stack with a single target may have chosen in its place."""
    step = stack_object(game, number)
    at = single(game, step) if step is not None else _NOWHERE
    if step is None or at == _NOWHERE:
        return []
    it = legality.announced(game, step)
    node = choosing(game, step, step.picks[at])
    found: list[int] = []
    for card in targets.legal(game, it, node, it.scope()) if node is not None else []:
        if card != step.picks[at + 1] and not is_object(card):
            found.append(card)
    return found


def aim(game: Game, step: Step, seat: int, number: int, card: int) -> None:
    """Let something on the stack with a single target have chosen this one."""
    at = single(game, step)
    step.picks[at + 1] = card
    step.picks[at + 2] = serial_of(game, card)
    game.derived = None
    game.emit("retargeted", "F-R12.2", seat, [step.a, card])
    chosen = Happening(words.EV_CHOSEN, card, number, step.seat, 1)
    chosen.how = kind_of(game, step)
    happen.happen(game, chosen)


def choosing(game: Game, step: Step, variable: int) -> Node | None:
    """The `choose` by which a variable was declared."""
    for place, op in enumerate(sheet.source(game, step.source).programs[step.b]):
        if op.kind == OP_CHOOSE and op.node.args[0].value == variable and legality.declared(step.picks, place):
            return op.node
    return None


def single(game: Game, step: Step) -> int:
    """Where the only target stands in what an ability remembers; -1 for none or several."""
    found = _NOWHERE
    for at in range(1, len(step.picks), 3):
        if step.picks[at] >= 0 and choosing(game, step, step.picks[at]) is not None:
            if found != _NOWHERE:
                return _NOWHERE
            found = at
    return found
