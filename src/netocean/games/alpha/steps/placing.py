"""1-D Placing (A-7.12 to A-7.21): cards from hand, face down, each by itself, laid out as a whole."""

from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, Choice, Option
from netocean.games.alpha import moves
from netocean.games.alpha.placings import NEW_BOX, SIZE, SLOT, Placings, needs_base
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps import codes
from netocean.games.alpha.steps.verbs import EVOLVE, PLACE
from netocean.games.alpha.zones import HAND
from netocean.games.picks import handles


class PlaceStep(Step):
    """`picks` holds the placings of this run; nothing has changed before `done`.

    The terms tell which card lies on which.
    """

    def code(self) -> int:
        return codes.PLACE

    def rewind(self) -> bool:
        self.picks = []
        return False

    def run(self, game: Game) -> None:
        hand = game.table.zone(self.seat, HAND)
        if len(hand) == 0:
            game.pop()
            return
        options: list[Option] = [Option(DONE)]
        placings = Placings(game, self.seat, self.picks)
        for card in hand:
            if card not in placings.placed:
                self._offer(game, placings, card, options)
        if len(self.picks) != 0:
            options.append(Option(BACK))
        choice = Choice(self.seat, "place", "A-7.12", options)
        choice.picked = handles(game, self.seat, placings.placed)
        choice.terms = {"costs": placings.costs, "costs_limit": placings.limit}
        for at in range(0, len(self.picks), SIZE):
            if self.picks[at + 1] >= 0:
                base = game.table.handle(self.seat, self.picks[at + 1])
                choice.terms[f"base{game.table.handle(self.seat, self.picks[at])}"] = base
        game.ask(choice)

    def _offer(self, game: Game, placings: Placings, card: int, options: list[Option]) -> None:
        if placings.bar(card):
            return
        handle = game.table.handle(self.seat, card)
        if not needs_base(game, card):
            options.append(Option(PLACE, handle))
            return
        for base in placings.bases(card):
            options.append(Option(EVOLVE, handle, game.table.handle(self.seat, base)))

    def take(self, game: Game, option: Option) -> None:
        if option.verb is DONE:
            self._carry_out(game)
        elif option.verb is BACK:
            del self.picks[len(self.picks) - SIZE :]
        else:
            card = game.table.card(self.seat, option.card)
            self.picks.append(card)
            if option.verb is EVOLVE:
                self.picks.append(game.table.card(self.seat, option.target))
            else:
                self.picks.append(SLOT if face(game, card).is_option() else NEW_BOX)

    def _carry_out(self, game: Game) -> None:
        game.pop()
        for at in range(0, len(self.picks), SIZE):
            card, where = self.picks[at], self.picks[at + 1]
            if where == SLOT:
                moves.lay_option(game, card)
                game.emit("placed", "A-7.17", self.seat, [card], 0, "slot")
            elif where == NEW_BOX:
                moves.open_box(game, card)
                game.emit("placed", "A-7.16", self.seat, [card], 0, "box")
            else:
                moves.lay_on(game, card, where)
                game.emit("placed", "A-7.18", self.seat, [card, where], 0, "evolution")
