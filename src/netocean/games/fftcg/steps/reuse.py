"""A special ability that was used this turn is used once more, by another card (F-R14.8)."""

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import PICK, Choice, Option
from netocean.games.fftcg import history, moves, sheet
from netocean.games.fftcg.steps import codes

_NO_EVENT = -1


class ReuseStep(Step):
    """`seat` uses it with the card `a`, whose serial was `b`; `source` and `c` are the ability that lets it."""

    def code(self) -> int:
        return codes.REUSE

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        found = self._found(game)
        if len(found) == 0:
            game.pop()
        elif len(found) == 1:
            self._use(game, found[0])
        else:
            choice = Choice(self.seat, "reuse", "F-R14.8", [Option(PICK, 0, 0, place) for place in range(len(found))])
            choice.card = game.table.named(self.seat, self.a)
            choice.keys = [game.sources[pin].key for pin, _ in found]
            choice.abilities = [place for _, place in found]
            game.ask(choice)

    def _found(self, game: Game) -> list[tuple[int, int]]:
        """The special abilities used this turn, but for those named like the one that lets this be done."""
        title = sheet.source(game, self.source).abilities[self.c].title
        return [one for one in history.specials(game) if sheet.source(game, one[0]).abilities[one[1]].title != title]

    def take(self, game: Game, option: Option) -> None:
        self._use(game, self._found(game)[option.value])

    def _use(self, game: Game, ability: tuple[int, int]) -> None:
        """It goes onto the stack like a waiting ability, with targets of its own and without its cost."""
        game.pop()
        pin, place = ability
        game.triggers.append(Trigger(self.seat, self.a, self.b, pin, place, _NO_EVENT, 0, self.picks[1:]))
        moves.report(game, [], 1)
