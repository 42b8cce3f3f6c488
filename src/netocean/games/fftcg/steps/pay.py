"""Paying CP while an ability resolves: the rules of any payment, at that moment (F-R11.18)."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, PICK, Choice, Option
from netocean.games.fftcg import causes, committing, moves, paying, payment, sheet
from netocean.games.fftcg.announcement import D_DONE
from netocean.games.fftcg.bills import cp_of
from netocean.games.fftcg.payment import Need
from netocean.games.fftcg.printed import Cp
from netocean.games.fftcg.purse import purse
from netocean.games.fftcg.steps import codes, leave
from netocean.games.fftcg.values import V_NUMBER, V_X, Scope
from netocean.games.fftcg.vocabulary.words import COLOURED

# In `picks`: the symbols, the number, how many X, then triples as in an announcement.
_GENERIC: Final = COLOURED
_XS: Final = COLOURED + 1
_FIRST: Final = COLOURED + 2
_NOT_ASKED: Final = -1


class PayStep(Step):
    """`seat` pays, `a` is the card that asks for it, `b` the X that is declared (-1: not yet)."""

    def code(self) -> int:
        return codes.PAY

    def interruptible(self) -> bool:
        return False

    def rewind(self) -> bool:
        self._begin_anew()
        return True

    def _begin_anew(self) -> None:
        del self.picks[_FIRST:]
        self.b = _NOT_ASKED

    def need(self, game: Game, x: int) -> Need:
        """What has to be paid with this X."""
        switches = sheet.switches(game)
        generic = self.picks[_GENERIC] + self.picks[_XS] * x
        made = payment.ability(self.picks[:COLOURED], generic, not switches.any_symbol)
        made.free = switches.free_overpay
        return made

    def triples(self) -> list[int]:
        """What is picked, as in an announcement: triples from the second number on."""
        return [0, *self.picks[_FIRST:]]

    def run(self, game: Game) -> None:
        if self.picks[_XS] != 0 and self.b == _NOT_ASKED:
            self._ask_x(game)
            return
        need = self.need(game, max(self.b, 0))
        if need.total <= 0 or self._is_paid():
            self._settle(game)
            return
        choice = paying.asked(game, self.seat, purse(game, self.seat).sources, need, self.triples(), "F-R11.18")
        if len(self.picks) > _FIRST or self.b != _NOT_ASKED:
            choice.options.append(Option(BACK))
        self._open(game, choice)

    def _is_paid(self) -> bool:
        for at in range(_FIRST, len(self.picks), 3):
            if self.picks[at] == D_DONE:
                return True
        return False

    def _ask_x(self, game: Game) -> None:
        """F-R1.7, F-R11.14."""
        sources = purse(game, self.seat).sources
        options: list[Option] = []
        while payment.payable(sources, self.need(game, len(options))) and len(options) <= payment.worth(sources):
            options.append(Option(PICK, 0, 0, len(options)))
        self._open(game, Choice(self.seat, "x", "F-R11.14", options))

    def _open(self, game: Game, choice: Choice) -> None:
        if self.a >= 0:
            choice.card = game.table.named(choice.seat, self.a)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is BACK:
            self._begin_anew()
        elif option.verb is PICK:
            self.b = option.value
        else:
            self.picks.extend(paying.taken(game, self.seat, option))

    def _settle(self, game: Game) -> None:
        """All at once; the ability that asked for it knows X, and what was paid with."""
        game.pop()
        leaving: list[causes.Entry] = []
        costs: list[int] = []
        committing.pay_cp(game, self.seat, self.triples(), leaving, costs)
        if len(leaving) != 0:
            leave.depart(game, leaving, -1, self.a, leave.COST, 0)
        game.emit("paid", "F-R11.18", self.seat, [self.a] if self.a >= 0 else [], len(costs) // 3)
        below = game.stack[len(game.stack) - 1] if len(game.stack) != 0 else None
        if below is not None and below.code() == codes.ABILITY:
            if self.b != _NOT_ASKED:
                below.picks.extend([V_X, V_NUMBER, self.b])
            below.picks.extend(costs)
        moves.report(game, [], 1)


def push(game: Game, seat: int, scope: Scope, text: str) -> None:
    """Let a seat pay a cost in CP now. It must be payable (see `payable`)."""
    step = PayStep(seat, scope.card, _declared_x(scope, text))
    cp = cp_of(text)
    step.picks = [*cp.symbols, cp.generic, cp.x]
    game.push(step)


def charge(game: Game, seat: int, cost: Cp, card: int) -> None:
    """Let a seat pay what an attack or a block costs (F-R10.7, F-R10.13). It must be payable."""
    step = PayStep(seat, card, _NOT_ASKED)
    step.picks = [*cost.symbols, cost.generic, 0]
    game.push(step)


def payable(game: Game, seat: int, scope: Scope, text: str) -> bool:
    """Whether a seat can pay a cost in CP now."""
    cp = cp_of(text)
    x = max(_declared_x(scope, text), 0)
    need = payment.ability(cp.symbols, cp.generic + cp.x * x, not sheet.switches(game).any_symbol)
    return payment.payable(purse(game, seat).sources, need)


def _declared_x(scope: Scope, text: str) -> int:
    """The X that has been declared before, -1 where it is picked now."""
    cp: Cp = cp_of(text)
    return scope.number(V_X) if cp.x != 0 and scope.has(V_X) else _NOT_ASKED
