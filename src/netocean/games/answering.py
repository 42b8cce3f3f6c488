"""Letting waiting abilities act, one after the other: the same in the Digimon games, whose rules say in whose order."""

from typing import cast

from netocean.engine.game import Game, Step, Trigger
from netocean.engine.play import NO, PICK, YES, Choice, Option
from netocean.games.able import Able


class AnsweringStep(Step):
    """The triggers of one seat in the order it chooses, those of the leader first.

    `at` = 1 while the seat decides whether an optional one acts; `a` is its place among the waiting ones.
    """

    def interruptible(self) -> bool:
        return False

    def run(self, game: Game) -> None:
        if len(game.triggers) == 0:
            game.pop()
            return
        if self.at == 1:
            self._decide(game)
            return
        seat = self.leader(game)
        places = self._places(game, seat)
        if len(places) == 0:
            places = self._places(game, 1 - seat)
        if len(places) == 1:
            self.a = places[0]
            self.at = 1
            return
        self._ask_order(game, places)

    def _places(self, game: Game, seat: int) -> list[int]:
        # Triggers that are alike are listed once: their order makes no difference.
        found: list[int] = []
        for place, one in enumerate(game.triggers):
            if one.seat != seat:
                continue
            alike = False
            for other in found:
                before = game.triggers[other]
                same = before.card == one.card and before.ability == one.ability and before.amount == one.amount
                alike = alike or (same and before.picks == one.picks)
            if not alike:
                found.append(place)
        return found

    def _ask_order(self, game: Game, places: list[int]) -> None:
        seat = game.triggers[places[0]].seat
        options: list[Option] = []
        for place in places:
            one = game.triggers[place]
            options.append(Option(PICK, game.table.named(seat, one.card), 0, place))
        choice = Choice(seat, "order", self.order_rule(), options)
        choice.keys = [game.sources[game.triggers[place].source].key for place in places]
        game.ask(choice)

    def _decide(self, game: Game) -> None:
        one = game.triggers[self.a]
        if not self.possible(game, one):
            self._drop(game)
        elif self.optional(game, one):
            choice = Choice(one.seat, "trigger_may", self.may_rule(), [Option(YES), Option(NO)])
            choice.card = game.table.named(one.seat, one.card)
            choice.key = game.sources[one.source].key
            game.ask(choice)
        else:
            self._act(game)

    def take(self, game: Game, option: Option) -> None:
        if option.verb is PICK:
            self.a = option.value
            self.at = 1
        elif option.verb is YES:
            self._act(game)
        else:
            self._drop(game)

    def _drop(self, game: Game) -> None:
        self.at = 0
        del game.triggers[self.a]

    def _act(self, game: Game) -> None:
        if not self.goes_on(game):
            return
        one = game.triggers[self.a]
        self._drop(game)
        game.push(self.acting(game, one))

    def optional(self, game: Game, one: Trigger) -> bool:
        """Whether its controller decides."""
        return cast(Able, game.sources[one.source]).abilities[one.ability].may

    # What a game gives.

    def leader(self, game: Game) -> int:
        """The seat whose abilities act first."""
        raise NotImplementedError

    def possible(self, game: Game, one: Trigger) -> bool:
        """Whether a waiting ability can still act."""
        raise NotImplementedError

    def goes_on(self, game: Game) -> bool:
        """Whether the game goes on; not if the loop rule has ended it."""
        raise NotImplementedError

    def acting(self, game: Game, one: Trigger) -> Step:
        """The step that lets it act."""
        raise NotImplementedError

    def order_rule(self) -> str:
        """The rule that lets a seat order its abilities."""
        raise NotImplementedError

    def may_rule(self) -> str:
        """The rule that lets a seat leave an ability out."""
        raise NotImplementedError
