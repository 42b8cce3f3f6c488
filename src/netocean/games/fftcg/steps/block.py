"""The Block Step (F-R10.11-F-R10.16)."""

from typing import Final

from netocean.engine.game import Game, Step
from netocean.engine.play import PASS, Choice, Option, Verb
from netocean.games.fftcg import moves, sheet, tolls, windows
from netocean.games.fftcg.attackers import blockers, forced_to_block
from netocean.games.fftcg.happen import Happening, answering, trigger
from netocean.games.fftcg.history import note
from netocean.games.fftcg.steps import battle, codes
from netocean.games.fftcg.steps.pay import charge
from netocean.games.fftcg.steps.priority import PriorityStep
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import HAPPENINGS

BLOCKS: Final = Verb("block")


class BlockStep(Step):
    """`seat` is the player who may block."""

    def code(self) -> int:
        return codes.BLOCK

    def interruptible(self) -> bool:
        return False

    def rewind(self) -> bool:
        if self.at == 2:
            self.at = 0
            self.picks = []
        return False

    def run(self, game: Game) -> None:
        if self.at == 2:
            self.at = 1
            self._block(game, self.picks[0])
        if self.at == 1:
            game.pop()
            player = sheet.turn_player(game)
            game.push(PriorityStep(player, 0, player, windows.BLOCK))
            return
        able = blockers(game, battle.attacking(game))
        options = [Option(BLOCKS, game.table.handle(self.seat, card)) for card in able]
        if not forced_to_block(game, able):
            options.append(Option(PASS))
        game.ask(Choice(self.seat, "block", "F-R10.11", options))

    def take(self, game: Game, option: Option) -> None:
        self.at = 1
        if option.verb is PASS:
            game.emit("no-block", "F-R10.11", self.seat, [])
            for card in battle.attacking(game):
                free = Happening(words.EV_UNBLOCKED, card, -1, 1 - self.seat)
                trigger(game, answering(game, free), free)
            return
        card = game.table.card(self.seat, option.card)
        cost = tolls.toll(game, [card], words.BLOCK_COST)
        if cost.total() == 0:
            self._block(game, card)
            return
        self.at = 2  # F-R10.13: counted now, and paid
        self.picks = [card]
        charge(game, self.seat, cost, card)

    def _block(self, game: Game, card: int) -> None:
        """F-R10.14-F-R10.16: they are in battle; a blocker becomes dull only where the switch says so."""
        game.reg[sheet.BLOCKER] = card
        game.reg[sheet.BATTLE] = 1
        game.derived = None
        game.emit("blocks", "F-R10.11", self.seat, [card])
        note(game, HAPPENINGS["blocked"], self.seat, card)
        if sheet.switches(game).blocker_dulls:
            moves.dull(game, [card], "F-R21.10", self.seat)
        members = battle.attacking(game)
        first = Happening(words.EV_BLOCKS, card, members[0], self.seat, len(members))
        trigger(game, answering(game, first), first)
        for member in members:
            other = Happening(words.EV_IS_BLOCKED, member, card, 1 - self.seat)
            trigger(game, answering(game, other), other)
