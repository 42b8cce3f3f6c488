"""Setting up (P-4): base, shuffle, gauge, hand, who is first."""

from netocean.engine.game import Game, Step
from netocean.engine.play import NO, YES, Choice, Option
from netocean.engine.table import SEATS
from netocean.games import piles
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps import codes
from netocean.games.appmon.steps.turn import TurnStep
from netocean.games.appmon.vocabulary.projection import HAND_SIZE
from netocean.games.appmon.zones import APPMON_BOX, CHIP_HAND, DECK, HAND, POINT_GAUGE
from netocean.games.picks import one_of_each


class SetupStep(Step):
    """P-4.1 to P-4.3; the order in which the seats are asked has no effect."""

    def code(self) -> int:
        return codes.SETUP

    def run(self, game: Game) -> None:
        if self.at < SEATS and not sheet.switches(game).no_setup_base:
            bases = [card for card in game.table.zone(self.at, DECK) if face(game, card).is_base()]
            game.ask(one_of_each(game, self.at, bases, "starting_base", "P-4.1"))
            return
        game.pop()
        for seat in range(SEATS):
            self._lay_out(game, seat)
        game.reg[sheet.FIRST] = game.chance.below(SEATS)
        game.emit("first-player", "P-4.3", game.reg[sheet.FIRST], [])
        game.push(TurnStep())
        if sheet.switches(game).start_exchange:
            game.push(HandExchangeStep(1 - game.reg[sheet.FIRST]))
            game.push(HandExchangeStep(game.reg[sheet.FIRST]))

    def take(self, game: Game, option: Option) -> None:
        game.table.move(game.table.card(self.at, option.card), APPMON_BOX)
        self.at += 1

    def _lay_out(self, game: Game, seat: int) -> None:
        if game.table.count(seat, APPMON_BOX) != 0:
            game.emit("base-chosen", "P-4.1", seat, sheet.box(game, seat))
        if game.reg[sheet.CHIPS] == sheet.CHIPS_PLAYED:
            game.emit("chips-played", "P-3.4", seat, [], game.table.count(seat, CHIP_HAND))
        elif game.reg[sheet.CHIPS] == sheet.CHIPS_LEFT_OUT:
            game.emit("chips-left-out", "P-3.4", seat, [])
        piles.shuffle(game, seat, DECK, "P-4.2")
        game.table.move(piles.top(game, seat, DECK), POINT_GAUGE)  # P-4.2, P-2.1
        game.reg[sheet.POINTS + seat] = 100
        moves.draw(game, seat, HAND_SIZE, "P-4.3")


class HandExchangeStep(Step):
    """P-4.3 under `start_exchange`: a hand without a base is shown, shuffled back, and drawn anew, once.

    Everybody is asked: that nothing is asked would show what the hand holds.
    """

    def code(self) -> int:
        return codes.HAND_EXCHANGE

    def run(self, game: Game) -> None:
        options = [Option(NO)]
        if not any([face(game, card).is_base() for card in game.table.zone(self.seat, HAND)]):
            options.append(Option(YES))
        game.ask(Choice(self.seat, "hand_exchange", "P-4.3", options))

    def take(self, game: Game, option: Option) -> None:
        game.pop()
        if option.verb is NO:
            return
        hand = game.table.zone(self.seat, HAND)[:]
        for card in hand:
            game.table.show(card, 3)
        game.emit("hand-exchanged", "P-4.3", self.seat, hand, len(hand))
        for card in hand:
            game.table.move(card, DECK, unseen=False)
        piles.shuffle(game, self.seat, DECK, "P-4.3")
        moves.draw(game, self.seat, HAND_SIZE, "P-4.3")
