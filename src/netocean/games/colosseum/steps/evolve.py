"""Evolution steps (C-R7.4): open, check, pay notes, lay on the Level III. Also warp and evolutions paid at once."""

from netocean.engine.game import Game, Step
from netocean.engine.play import NONE, Choice, Option
from netocean.games.colosseum import moves, sheet
from netocean.games.colosseum.requirement import (
    Payment,
    lay_payment,
    notes_met,
    payments,
    step_fails,
    waived_by_warp,
)
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, TRIED, face
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.steps.paying import chosen, pay_option
from netocean.games.colosseum.zones import EVOLUTION_BOX, HAND, REQUIREMENT_BOX
from netocean.games.picks import ExactlyStep


def open_payment(game: Game, seat: int, card: int) -> None:
    """Turn up a card of the Evolution Box and its payment; ○ and × stay unseen (C-R7.4)."""
    shown = [card]
    game.table.turn_up(card)
    for paid in sheet.payment(game, seat, card):
        if game.table.mark[paid] != FROM_NET_OCEAN:
            game.table.turn_up(paid)
            shown.append(paid)
    game.emit("evolution-opened", "C-R7.4", seat, shown)


class EvolveStep(Step):
    """C-R7.4: one evolution into card `a`. What fails stays where it lies, marked as tried."""

    def code(self) -> int:
        return codes.EVOLVE

    def rule(self) -> str:
        """The rule that this evolution follows."""
        return "C-R7.4"

    def succeeds(self, game: Game) -> bool:
        """Open the card and its payment and check them."""
        open_payment(game, self.seat, self.a)
        fails = step_fails(game, self.seat, self.a, sheet.payment(game, self.seat, self.a))
        if fails is None:
            return True
        game.table.mark[self.a] = TRIED
        game.emit("evolution-failed", fails.rule, self.seat, [self.a], 0, fails.key)
        return False

    def run(self, game: Game) -> None:
        if self.at == 0:
            if not self.succeeds(game):
                game.pop()
                return
            self.at = 1
            note = face(game, self.a).discard_note
            if note != 0:
                game.push(DiscardExactlyStep(self.seat, note, self.a))
        else:
            game.pop()
            moves.evolve_onto(game, self.a, self.rule())


class DiscardExactlyStep(ExactlyStep):
    """A seat discards `a` hand cards of its choice, or all it has (C-R0.4).

    `b` is the card whose note asks (C-R7.5), or -1 where an effect does, with its `source`.
    """

    def code(self) -> int:
        return codes.DISCARD_EXACTLY

    def rule(self, game: Game) -> str:
        if self.b >= 0:
            return "C-R7.5"
        return "C-R12.2" if sheet.source(game, self.source).digimon else "C-R11.1"

    def asked_by(self, game: Game) -> str:
        return game.table.face[self.b].key if self.b >= 0 else super().asked_by(game)

    def listed(self, game: Game) -> list[int]:
        return [card for card in game.table.zone(self.seat, HAND) if card != self.b]

    def carry_out(self, game: Game, cards: list[int]) -> None:
        moves.discard(game, self.seat, cards, self.rule(game))


class WarpStep(Step):
    """C-R7a.9: evolve stage by stage up to level `a` with cards of the own Evolution Box; `b` is the card of this stage.

    ○/× and programs are waived, notes are not; it stops at the first stage whose extra cost cannot be paid.
    """

    def code(self) -> int:
        return codes.WARP

    def run(self, game: Game) -> None:
        if self.at == 0:
            self.b = self._next(game)
            if self.b < 0:
                game.pop()
                return
            self.at = 1
            game.table.turn_up(self.b)
            game.emit("evolution-opened", "C-R7a.9", self.seat, [self.b])
            if face(game, self.b).discard_note != 0:
                game.push(DiscardExactlyStep(self.seat, face(game, self.b).discard_note, self.b))
        else:
            self.at = 0
            moves.evolve_onto(game, self.b, "C-R7a.9")

    def _next(self, game: Game) -> int:
        active = sheet.active_up(game, self.seat)
        if active < 0 or face(game, active).rank >= self.a:
            return -1
        base = face(game, active)
        for card in sheet.planned(game, self.seat):
            printed = face(game, card)
            if not printed.digimon or printed.rank != base.rank + 1 or printed.fixed:
                continue
            paid = sheet.payment(game, self.seat, card)
            if any([waived_by_warp(game, line, base, paid) for line in printed.requirements]):
                return card if notes_met(game, self.seat, card, base, paid) else -1
        return -1


class PayNowStep(Step):
    """An evolution into card `a` from wherever it lies, its requirement paid at once; without payment nothing happens."""

    def code(self) -> int:
        return codes.PAY_NOW

    def interruptible(self) -> bool:
        return False

    def ways(self, game: Game) -> list[Payment]:
        """The payments that can succeed now, the extra cost of the notes included."""
        active = sheet.active_up(game, self.seat)
        if active < 0:
            return []
        base = face(game, active)
        found = payments(game, self.seat, self.a, [], base)
        return [way for way in found if notes_met(game, self.seat, self.a, base, way.cards)]

    def run(self, game: Game) -> None:
        if self.at == 0:
            self._ask(game)
        else:
            game.pop()
            self._clear(game)

    def _ask(self, game: Game) -> None:
        options = [pay_option(game, self.seat, way) for way in self.ways(game)]
        options.append(Option(NONE))
        choice = Choice(self.seat, "pay_now", "C-R6.7", options)
        choice.card = game.table.handle(self.seat, self.a)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is NONE:
            game.pop()
            return
        self.at = 1
        way = chosen(game, self.seat, self.ways(game), option)
        game.table.move(self.a, EVOLUTION_BOX)
        lay_payment(game, self.a, way, REQUIREMENT_BOX)
        game.push(EvolveStep(self.seat, self.a))

    def _clear(self, game: Game) -> None:
        if game.table.zone_of(self.a) == EVOLUTION_BOX:
            moves.leave_over(game, self.seat, [self.a, *sheet.payment(game, self.seat, self.a)])
