"""Using a card: choose what pays, then open, pay and act as a whole (P-8.2)."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, PICK, Choice, Option
from netocean.games import counting
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.events import answer
from netocean.games.appmon.sheet import source
from netocean.games.appmon.steps import codes as steps
from netocean.games.appmon.vocabulary import codes, paying
from netocean.games.appmon.vocabulary.evaluate import amount
from netocean.games.appmon.vocabulary.projection import chips_free
from netocean.games.appmon.vocabulary.run import AbilityStep
from netocean.games.appmon.zones import HAND, OPTION_SLOTS
from netocean.games.picks import pick_options
from netocean.games.using import UsingStep

# What is used.
OPENED = 0
ANNOUNCED = 1
TRIGGERED = 2


class UseStep(UsingStep):
    """Each cost of an ability has its cards that pay. `at` is 1 when the ability has acted."""

    def code(self) -> int:
        return steps.USE

    def answering(self) -> int:
        return TRIGGERED

    def run(self, game: Game) -> None:
        if self.at != 0:
            game.pop()
            return
        passed = 0
        for cost in self.printed(game).abilities[self.b].costs:
            wanted = paying.wanted(game, self.seat, cost)
            if len(self.picks) < passed + wanted:
                self._ask(game, cost, passed, wanted)
                return
            passed += wanted
        self.at = 1
        self._commit(game)

    def _ask(self, game: Game, cost: Node, passed: int, wanted: int) -> None:
        earlier, mine = self.picks[:passed], self.picks[passed:]
        payers = [card for card in paying.payers(game, self.seat, self.a, cost) if card not in earlier]
        left = wanted - len(mine)
        options = pick_options(game, self.seat, payers, mine, left)
        options.append(Option(BACK))
        choice = self.asked(game, "cost_pick", paying.RULE, options, left)
        choice.terms = {"cost": cost.code}
        game.ask(choice)

    def _commit(self, game: Game) -> None:
        way = self.way()
        self.pin(game)
        if way == OPENED:
            game.reg[sheet.ACTED] = 1
            self._open(game)
        elif way == ANNOUNCED:
            game.reg[sheet.ACTED] = 1
            game.emit("ability-announced", "P-8.2", self.seat, [self.a])
        else:
            game.emit("ability-answers", "P-5.3", self.seat, [self.a])
        counting.note_use(game, sheet.K_USED, self.a, self.source, self.b)
        serial = game.table.serial[self.a]
        passed = 0
        for cost in self.printed(game).abilities[self.b].costs:
            wanted = paying.wanted(game, self.seat, cost)
            paying.pay(game, self.seat, self.a, cost, self.picks[passed : passed + wanted])
            passed += wanted
        game.push(AbilityStep(self.seat, self.a, self.b, self.amount()).prepare(self.source, serial))

    def _open(self, game: Game) -> None:
        printed = source(game, self.source)
        if game.table.zone_of(self.a) == HAND:
            game.table.move(self.a, OPTION_SLOTS, up=True)  # under `options_from_hand` (P-6.7)
        else:
            game.table.turn_up(self.a)
        game.reg[sheet.USED_OPTION + self.seat] = 1
        if printed.drive:
            game.reg[sheet.DRIVES + self.seat] += 1
        game.emit("option-used", "P-8.2", self.seat, [self.a])
        limit = printed.abilities[self.b].limit
        until, turns = codes.END_OF_TURN, 0  # what does not stay leaves in P-10.4
        if limit is not None and limit.code == codes.TURNS:
            until, turns = codes.TURNS, amount(game, self.seat, limit.args[0], 0)
        elif limit is not None and limit.code == codes.WITH_ACTIVE and sheet.active(game, self.seat) >= 0:
            until, turns = codes.WITH_ACTIVE, sheet.thing(game, sheet.active(game, self.seat))
        elif limit is not None and limit.code == codes.STAYS:
            until = codes.STAYS
        sheet.add_effect(game, sheet.K_LIMIT, self.seat, 0, self.a, self.source, self.b, until, turns)
        answer(game, self.a, codes.EV_OPENED)


class ChipLinkStep(Step):
    """P-9.7: a chip `a` is linked, at the cost of one hand card; until it is picked nothing has changed."""

    def code(self) -> int:
        return steps.CHIP_LINK

    def rewind(self) -> bool:
        return True

    def run(self, game: Game) -> None:
        if chips_free(game, self.seat):
            self._link(game, [])
            return
        options = [Option(PICK, game.table.handle(self.seat, card)) for card in game.table.zone(self.seat, HAND)]
        options.append(Option(BACK))
        choice = Choice(self.seat, "chip_fee", "P-9.7", options)
        choice.card = game.table.handle(self.seat, self.a)
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self._link(game, [game.table.card(self.seat, option.card)])
        else:
            game.pop()

    def _link(self, game: Game, fee: list[int]) -> None:
        game.pop()
        game.reg[sheet.ACTED] = 1
        game.reg[sheet.LINKED + self.seat] += 1
        moves.discard(game, self.seat, fee, "P-9.7")
        moves.link_card(game, self.seat, self.a, "P-9.7")
