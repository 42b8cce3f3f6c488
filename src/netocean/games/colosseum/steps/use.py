"""Using a card: choose what pays, then open, pay and act as a whole (C-R11.1, C-R0.5, C-R12.3)."""

from netocean.engine.game import Game
from netocean.engine.play import BACK, Option
from netocean.games.colosseum import moves, score, sheet
from netocean.games.colosseum.events import answer, note_use
from netocean.games.colosseum.sheet import face, source
from netocean.games.colosseum.steps import codes
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import amount
from netocean.games.colosseum.vocabulary.run import AbilityStep
from netocean.games.colosseum.zones import HAND, SUPPORT_BOX
from netocean.games.picks import pick_options
from netocean.games.using import UsingStep

# What is used.
OPENED = 0
ANNOUNCED = 1
SUPPORTING = 2
TRIGGERED = 3


class UseStep(UsingStep):
    """Hand cards pay. `at` is 1 when the ability has acted, 2 when the card has to leave then."""

    def code(self) -> int:
        return codes.USE

    def answering(self) -> int:
        return TRIGGERED

    def run(self, game: Game) -> None:
        if self.at == 0:
            wanted = self._cards_to_discard(game)
            if len(self.picks) < wanted:
                self._ask(game, wanted)
                return
            self.at = 1
            self._commit(game)
        else:
            game.pop()
            self._finish(game, self.at == 2)

    def _cards_to_discard(self, game: Game) -> int:
        wanted = 0
        for cost in self.printed(game).abilities[self.b].costs:
            if cost.code == nodes.PAY_DISCARD:
                wanted += amount(game, self.seat, cost.args[0], 0)
        return wanted

    def _ask(self, game: Game, wanted: int) -> None:
        left = wanted - len(self.picks)
        payers = [card for card in game.table.zone(self.seat, HAND) if card != self.a]
        options = pick_options(game, self.seat, payers, self.picks, left)
        options.append(Option(BACK))
        game.ask(self.asked(game, "cost_discard", "C-R0.5", options, left))

    def _commit(self, game: Game) -> None:
        way = self.way()
        self.pin(game)
        if way != TRIGGERED:
            game.reg[sheet.ACTED] = 1
        if way == OPENED:
            self._open(game)
        elif way == ANNOUNCED:
            game.emit("ability-announced", "C-R8.6", self.seat, [self.a])
        elif way == SUPPORTING:
            game.reg[sheet.SUPPORTED + self.seat] = 1
            game.table.move(self.a, SUPPORT_BOX, up=True)
            game.emit("supported", "C-R12.3", self.seat, [self.a])
        else:
            game.emit("ability-answers", "C-R12.2", self.seat, [self.a])
        note_use(game, self.a, self.source, self.b)
        serial = game.table.serial[self.a]
        self._pay(game)
        game.push(AbilityStep(self.seat, self.a, self.b, self.amount()).prepare(self.source, serial))

    def _open(self, game: Game) -> None:
        limit = self.printed(game).abilities[self.b].limit
        until = limit.code if limit is not None else nodes.AT_USE
        game.table.turn_up(self.a)
        game.emit("option-opened", "C-R11.1", self.seat, [self.a])
        turns = 0
        if limit is not None and until == nodes.TURNS:
            turns = amount(game, self.seat, limit.args[0], 0)
        elif until == nodes.WITH_ACTIVE:
            active = sheet.active(game, self.seat)
            if active >= 0:
                turns = sheet.thing(game, active)
            else:
                until = nodes.AT_USE  # nothing to last with
        if until == nodes.AT_USE:
            self.at = 2
        sheet.add_effect(game, sheet.K_LIMIT, self.seat, 0, self.a, self.source, self.b, until, turns)
        if source(game, self.source).is_field():
            for other in sheet.open_slots(game, self.seat):
                if other != self.a and face(game, other).is_field():
                    moves.discard(game, self.seat, [other], "C-R2.7")  # only under `second_field = replaces`
        answer(game, self.a, nodes.EV_OPENED)

    def _pay(self, game: Game) -> None:
        moves.discard(game, self.seat, self.picks, "C-R0.5")
        for cost in self.printed(game).abilities[self.b].costs:
            wanted = amount(game, self.seat, cost.args[0], 0) if len(cost.args) != 0 else 0
            if cost.code == nodes.PAY_DISCARD_ALL:
                moves.discard(game, self.seat, game.table.zone(self.seat, HAND)[:], "C-R0.5")
            elif cost.code == nodes.PAY_MILL:
                moves.mill(game, self.seat, wanted, "C-R0.5")
            elif cost.code == nodes.PAY_POINTS:
                score.lose(game, self.seat, wanted, "C-R0.5")
            elif cost.code == nodes.PAY_SEND_THIS:
                moves.discard(game, self.seat, [self.a], "C-R0.5")

    def _finish(self, game: Game, used_up: bool) -> None:
        # What is used up at once leaves now (C-R11.1), unless it has left already.
        if used_up and sheet.in_slot(game, self.a) and game.table.up[self.a] == 1:
            moves.discard(game, self.seat, [self.a], "C-R11.1")
