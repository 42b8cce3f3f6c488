"""The App fusion phase (P-7): turn up, exchange, fuse or leave out, clear the boxes."""

from netocean.engine.game import Game, Step
from netocean.engine.play import DONE, Choice, Option
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.fusing import carry_out, drop
from netocean.games.appmon.sheet import FAILED, face
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.steps.verbs import DECLINE, EXCHANGE, FUSE
from netocean.games.appmon.zones import HAND


class FusionStep(Step):
    """P-6.8, P-7.4, P-7.6: bases are turned up together, first the first player fuses, then the second; leftovers go."""

    def code(self) -> int:
        return steps.FUSION

    def run(self, game: Game) -> None:
        self.at += 1
        if self.at == 1:
            if not sheet.switches(game).flip_own:
                moves.turn_up_box(game, sheet.in_phase_order(game, 0))
                moves.turn_up_box(game, sheet.in_phase_order(game, 1))
        elif self.at <= 3:
            game.push(FusionPartStep(sheet.in_phase_order(game, self.at - 2)))
        elif self.at == 4:
            # Under `leftovers = each` the boxes are empty by now.
            moves.clear_boxes(game, sheet.in_phase_order(game, 0))
            moves.clear_boxes(game, sheet.in_phase_order(game, 1))
        else:
            game.pop()


class FusionPartStep(Step):
    """One seat's part of the phase: `at` 0 turn up, 1 exchange and fuse, 2 leftovers.

    `a` is 1 once a fusion was tried or left out: exchanges are over (P-7.4).
    """

    def code(self) -> int:
        return steps.FUSION_PART

    def run(self, game: Game) -> None:
        switches = sheet.switches(game)
        if self.at == 0:
            self.at = 1
            if switches.flip_own:
                moves.turn_up_box(game, self.seat)
        elif self.at == 1:
            self._ask(game)
        else:
            game.pop()
            if switches.leftovers_each:
                moves.clear_boxes(game, self.seat)

    def next_card(self, game: Game) -> int:
        """The next card to turn up, -1 for none: what lies behind a failed one goes with it (P-7.6)."""
        for card in sheet.declared(game, self.seat):
            if game.table.mark[card] != FAILED:
                return card
        return -1

    def may_exchange(self, game: Game) -> bool:
        """Whether the base may be exchanged now, whatever the hand holds (P-7.4)."""
        if self.a == 1 or not sheet.switches(game).exchange_in_fusion or sheet.evolved(game, self.seat):
            return False
        return game.table.count(self.seat, HAND) != 0

    def _ask(self, game: Game) -> None:
        table = game.table
        card = self.next_card(game)
        exchange = self.may_exchange(game)
        if card < 0 and not exchange:
            self.at = 2
            return
        options: list[Option] = []
        if card < 0:
            options.append(Option(DONE))
        else:
            options.append(Option(FUSE, table.handle(self.seat, card)))
            options.append(Option(DECLINE, table.handle(self.seat, card)))
        if exchange:
            for held in table.zone(self.seat, HAND):
                if face(game, held).is_base():
                    options.append(Option(EXCHANGE, table.handle(self.seat, held)))
        choice = Choice(self.seat, "fusion", "P-7.4", options)
        if card >= 0:
            choice.card = table.handle(self.seat, card)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        card = game.table.card(self.seat, option.card)
        if option.verb is DONE:
            self.at = 2
        elif option.verb is EXCHANGE:
            moves.lay_base(game, card, True, "P-7.4")
        elif option.verb is FUSE:
            self.a = 1
            if not carry_out(game, self.seat, card):
                drop(game, self.seat, card)
        else:
            self.a = 1
            game.emit("fusion-declined", "P-7.6", self.seat, [card])
            drop(game, self.seat, card)
