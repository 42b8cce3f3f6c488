"""More than five Backups: their controller picks which are put into the Break Zone (F-R9.7)."""

from netocean.engine.game import Game, Step
from netocean.engine.play import PICK, Choice, Option
from netocean.games.fftcg import moves
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary.words import BACKUP


class BackupsStep(Step):
    """`a` is how many must go, `picks` are those picked."""

    def code(self) -> int:
        return codes.BACKUPS

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if len(self.picks) == self.a:
            game.pop()
            moves.leave_by_rule(game, [], self.picks)
            return
        cards = [it.card for it in values(game).order if it.seat == self.seat and it.types & BACKUP != 0]
        if len(self.picks) != 0:
            cards = cards[cards.index(self.picks[len(self.picks) - 1]) + 1 :]
        wanted = self.a - len(self.picks)
        options = [Option(PICK, game.table.handle(self.seat, card)) for card in cards[: len(cards) - wanted + 1]]
        choice = Choice(self.seat, "backup", "F-R9.7", options)
        choice.need = wanted
        choice.later = [game.table.handle(self.seat, card) for card in cards[len(cards) - wanted + 1 :]]
        choice.picked = [game.table.named(self.seat, card) for card in self.picks]
        game.ask(choice)

    def take(self, game: Game, option: Option) -> None:
        self.picks.append(game.table.card(self.seat, option.card))
