"""What a seat does with its hand in the Preparation of a game on sheets: exchange what lies below, fill its slots."""

from netocean.engine.game import Game, Step
from netocean.engine.play import DONE, PICK, Choice, Option
from netocean.games.picks import PicksStep


class ExchangingStep(Step):
    """Exchange the card that lies below any number of times, or lay one into an empty box."""

    def run(self, game: Game) -> None:
        if self.over(game):
            game.pop()
            return
        options: list[Option] = [Option(DONE)]
        for card in self.listed(game):
            options.append(Option(PICK, game.table.handle(self.seat, card)))
        game.ask(Choice(self.seat, "exchange", self.rule(), options))

    def take(self, game: Game, option: Option) -> None:
        if option.verb is DONE:
            game.pop()
        else:
            self.exchange(game, game.table.card(self.seat, option.card))

    # What a game gives.

    def rule(self) -> str:
        """The rule that gives the decision."""
        raise NotImplementedError

    def over(self, game: Game) -> bool:
        """Whether nothing is asked, for reasons that everybody can see."""
        raise NotImplementedError

    def listed(self, game: Game) -> list[int]:
        """The cards of the hand that can lie below."""
        raise NotImplementedError

    def exchange(self, game: Game, card: int) -> None:
        """Lay it."""
        raise NotImplementedError


class SlotsStep(PicksStep):
    """Lay cards face down into free slots: asked as long as the hand may hold some, for what it holds does not show."""

    def run(self, game: Game) -> None:
        if game.table.count(self.seat, self.hand()) == 0 or self.most(game) == 0:
            game.pop()
        elif len(self.listed(game)) == 0:
            game.ask(Choice(self.seat, self.kind(), self.rule(), [Option(DONE)]))
        else:
            PicksStep.run(self, game)

    def hand(self) -> int:
        """The zone of the hand."""
        raise NotImplementedError
