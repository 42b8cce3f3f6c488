"""One ability acting: how its program runs, and what is asked in its middle (F-R14).

Targets, modes, X and costs have been declared before (`steps.declare`); what was not is picked now.
"""

from typing import Final

from netocean.abilities.interpreter import (
    OP_ACT,
    OP_AFTER,
    OP_CHOOSE,
    OP_GOTO,
    OP_LET,
    OP_MAY,
    OP_MODE,
    OP_MODES,
    OP_UNLESS,
    Op,
)
from netocean.abilities.tree import TRIGGER, USE, Ability
from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import NO, YES, Choice, Option
from netocean.games.fftcg import conditions, results, sheet
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.values import V_AMOUNT, V_BURST, V_DONE, V_END, V_MODE, V_SELF, Scope
from netocean.games.fftcg.vocabulary import actions, finishing, legality, letting, picking, possible

_BEGIN: Final = 0
_ASKED: Final = -1  # its own `may` is being asked
_NO_EVENT: Final = -1  # of the part after `when done`: it answers nothing, it follows (F-R13.17)


class AbilityStep(Step):
    """`seat` controls it, `a` is its card, `b` its place there, `c` its number on the stack, `source` what is printed.

    `at` is the next operation, from 1. `picks` holds an unused number, then triples of variable, card and serial.
    """

    def code(self) -> int:
        return codes.ABILITY

    def interruptible(self) -> bool:
        return False

    def rewind(self) -> bool:
        if self.at > 0:
            picking.rewind(self)
        return False

    def reconsider(self, game: Game) -> None:
        """Go back to the question whether to pay: what was being paid has been given up (see `rewind`)."""
        paying = self.at - 2
        self.at -= 1
        for place in range(paying - 1, -1, -1):
            op = self.ops(game)[place]
            if op.kind == OP_MAY and place < paying < op.target:
                self.at = place + 1
                return

    # Reading.

    def ops(self, game: Game) -> list[Op]:
        """Its program."""
        return source(game, self.source).programs[self.b]

    def ability(self, game: Game) -> Ability:
        """The ability itself."""
        return source(game, self.source).abilities[self.b]

    def scope(self) -> Scope:
        """Whose words these are."""
        return scope_of(self)

    def rule(self, game: Game) -> str:
        """The rule under which it acts."""
        ability = self.ability(game)
        if self.has(V_BURST):
            return "F-R13.20"
        if ability.kind == USE:
            return "F-R14.3"
        return "F-R13.8" if ability.kind == TRIGGER else "F-R13.1"

    def has(self, variable: int) -> bool:
        """Whether a variable names anything."""
        return self.scope().has(variable)

    def range_(self, game: Game) -> tuple[int, int]:
        """The first operation of the part that acts, and the place after its last."""
        for at in range(1, len(self.picks), 3):
            if self.picks[at] == V_END:
                return self.picks[at + 2], self.picks[at + 1]
        return 0, len(self.ops(game))

    # Walking.

    def run(self, game: Game) -> None:
        if self.at == _BEGIN:
            self._begin(game)
            return
        if self.at == _ASKED:
            ask(game, self, Choice(self.seat, "may", "F-R13.11", [Option(YES), Option(NO)]))
            return
        place = self.at - 1
        if place >= self.range_(game)[1]:
            game.pop()
            finishing.finish(game, self)
            return
        self._operate(game, self.ops(game)[place])

    def _begin(self, game: Game) -> None:
        """F-R13.10, F-R14.1: whether it does anything at all."""
        if not legality.stands(game, self):
            game.pop()
            game.emit("no-effect", "F-R14.1", self.seat, [self.a])
            finishing.finish(game, self)
            return
        first = self.range_(game)[0]
        whole = first == 0
        self.at = _ASKED if whole and self.ability(game).may else first + 1

    def _operate(self, game: Game, op: Op) -> None:
        kind = op.kind
        if kind == OP_ACT:
            self.at += 1
            cards, number = results.done_so_far(self.picks)
            actions.perform(game, self, op)
            results.drop_former(self.picks, cards, number)
        elif kind == OP_CHOOSE:
            picking.pick(game, self, op)
        elif kind == OP_UNLESS:
            self.at = self.at + 1 if self._holds(game, op) else op.target + 1
        elif kind == OP_GOTO:
            self.at = op.target + 1
        elif kind == OP_MAY:
            self._may(game, op)
        elif kind == OP_LET:
            letting.let(game, self, op)
        elif kind == OP_MODES:
            picking.pick_modes(game, self, op)
        elif kind == OP_MODE:
            self.at = self.at + 1 if self._picked(game, op) else op.target + 1
        elif kind == OP_AFTER:
            if self.scope().number(V_DONE) > 0:
                self._follow(game, self.at, op.target)
            self.at = op.target + 1

    def _holds(self, game: Game, op: Op) -> bool:
        """Whether a condition holds; how many modes may be picked was fixed as they were declared (F-R12.3)."""
        ops = self.ops(game)
        first = self._declares_modes(ops, self.at, op.target)
        other = False
        if op.target > 0 and ops[op.target - 1].kind == OP_GOTO:
            other = self._declares_modes(ops, op.target, ops[op.target - 1].target)
        if first != other:
            return first
        return conditions.holds(game, self.scope(), op.node)

    def _declares_modes(self, ops: list[Op], start: int, end: int) -> bool:
        """Whether modes of these operations were declared."""
        for place in range(start, end):
            if ops[place].kind == OP_MODES and legality.declared(self.picks, place):
                return True
        return False

    def _may(self, game: Game, op: Op) -> None:
        """F-R13.11: asked only where it can be done, or where not asking would tell a hand."""
        seat = self.seat if op.node.value == 0 else 1 - self.seat
        body = op.node.args[0]
        options = [Option(NO)]
        if possible.possible(game, self, seat, body):
            options = [Option(YES), Option(NO)]
        elif not possible.secret(game, self, seat, body):
            self._skip(op)
            return
        ask(game, self, Choice(seat, "may", "F-R13.11", options))

    def _skip(self, op: Op) -> None:
        results.forget_done(self.picks)
        self.at = op.target + 1

    def _picked(self, game: Game, op: Op) -> bool:
        """Whether this body of `modes` was picked."""
        whole = mode_place(self.ops(game), self.at - 1)
        return results.has(self.picks, V_MODE, op.place, whole)

    def _follow(self, game: Game, start: int, end: int) -> None:
        """F-R13.17: "when you do so" is an auto-ability of its own, placed when the next player would get priority."""
        picks = results.captured(self.picks)
        picks.extend([V_END, end, start])
        serial = self.scope_serial()
        amount = self.scope().amount
        game.triggers.append(Trigger(self.seat, self.a, serial, self.source, self.b, _NO_EVENT, amount, picks))

    def scope_serial(self) -> int:
        """The serial of its card when it came to be."""
        for at in range(1, len(self.picks), 3):
            if self.picks[at] == V_SELF:
                return self.picks[at + 2]
        return 0

    # Asking.

    def take(self, game: Game, option: Option) -> None:
        if self.at == _ASKED:
            self.at = 1 if option.verb is YES else len(self.ops(game)) + 1
            return
        op = self.ops(game)[self.at - 1]
        if op.kind == OP_MAY:
            results.forget_done(self.picks)
            if option.verb is YES:
                self.at += 1
            else:
                self._skip(op)
        elif op.kind == OP_LET:
            letting.take(game, self, op, option)
        elif op.kind == OP_MODES:
            picking.take_mode(game, self, op, option)
        else:
            picking.take(game, self, op, option)


def scope_of(step: Step) -> Scope:
    """Whose words a running ability reads, and what its variables name."""
    scope = Scope(step.seat, step.a, step.picks, 1)
    scope.amount = scope.number(V_AMOUNT)
    return scope


def actor(game: Game, step: Step, place: int) -> int:
    """Who carries out an operation: inside `may opponent` the other player."""
    for number, op in enumerate(source(game, step.source).programs[step.b]):
        if number < place < op.target and op.kind == OP_MAY and op.node.value == 1:
            return 1 - step.seat
    return step.seat


def ask(game: Game, step: Step, choice: Choice) -> None:
    """Open a choice in the name of an ability."""
    if step.a >= 0:
        choice.card = game.table.named(choice.seat, step.a)
    choice.key = game.sources[step.source].key
    choice.ability = step.b
    game.ask(choice)


def mode_place(ops: list[Op], place: int) -> int:
    """The operation that a body of `modes` belongs to."""
    node = ops[place].node
    while ops[place].kind != OP_MODES or ops[place].node is not node:
        place -= 1
    return place


def prepare(game: Game, seat: int, card: int, face_pin: int, place: int, picks: list[int]) -> AbilityStep:
    """An ability about to act or to lie on the stack, with a number of its own; `picks` are triples."""
    game.reg[sheet.CAST_COUNT] += 1
    step = AbilityStep(seat, card, place, game.reg[sheet.CAST_COUNT])
    step.source = face_pin
    step.picks = [0, *picks]
    if not results.names_variable(step.picks, V_SELF):
        step.picks.extend([V_SELF, card, game.table.serial[card]])
    return step
