"""Reasons why something cannot be done: listing options asks whether any bars it, a refusal wants every one.

A function that tells whether something bars a card takes a list, or none where the first bar is enough: what is offered and
what is said cannot drift.
"""

from netocean.engine.game import Game
from netocean.engine.play import Choice, Reason


def enough(found: list[Reason] | None, reason: Reason) -> bool:
    """Take one more reason; whether it is enough, since not all are wanted."""
    if found is None:
        return True
    found.append(reason)
    return False


def barred(found: list[Reason] | None) -> bool:
    """Whether any reason was found."""
    return found is not None and len(found) != 0


def add(found: list[Reason], more: list[Reason]) -> None:
    """Add reasons that are not said yet: two uses of one card may be barred alike."""
    for reason in more:
        if not any([reason.key == one.key and reason.amount == one.amount for one in found]):
            found.append(reason)


def offered(choice: Choice, handle: int) -> bool:
    """Whether a choice offers or accepts an answer about a card."""
    for option in choice.options:
        if option.card == handle or option.target == handle:
            return True
    for option in choice.others:
        if option.card == handle or option.target == handle:
            return True
    return False


def asking(game: Game) -> int:
    """The code of the step that has asked the open choice."""
    return game.stack[len(game.stack) - 1].code()


class Refusal:
    """Why a card cannot be used now, from what a seat knows: first what bars every card, then what bars this one."""

    def reasons(self, game: Game, seat: int, handle: int) -> list[Reason]:
        """Every reason why a card cannot be used by this seat now; none if the open choice offers or accepts it."""
        card = game.table.card(seat, handle)
        if card < 0:
            return [Reason("card-out-of-sight", self.sight())]
        choice = game.choice
        asked = choice is not None and choice.seat == seat
        if choice is not None and asked and offered(choice, handle):
            return []
        if game.outcome is not None:
            return [Reason("game-is-over", game.outcome.rule)]
        if not game.table.known(seat, card):
            return [Reason("card-unseen", self.unseen_by(game, card))]
        if not self.own(game, seat, card):
            return [self.not_yours(game, card, asked)]
        found: list[Reason] = []
        if choice is None or not asked:
            found.append(Reason("not-asked", self.order(game)))
        else:
            self.under_way(game, choice, card, handle, found)
        self.by_place(game, seat, card, asking(game) if asked else -1, found)
        return found

    # What a game gives.

    def sight(self) -> str:
        """The rule by which a card is out of sight."""
        raise NotImplementedError

    def unseen_by(self, game: Game, card: int) -> str:
        """The rule by which this seat does not see what a card is."""
        raise NotImplementedError

    def own(self, game: Game, seat: int, card: int) -> bool:
        """Whether a card is this seat's to use."""
        return game.table.owner[card] == seat

    def not_yours(self, game: Game, card: int, asked: bool) -> Reason:
        """Why a card that is not this seat's cannot be used."""
        raise NotImplementedError

    def order(self, game: Game) -> str:
        """The rule that says who acts now."""
        raise NotImplementedError

    def under_way(self, game: Game, choice: Choice, card: int, handle: int, found: list[Reason]) -> None:
        """Add what the choice under way says of a card that it does not offer."""
        raise NotImplementedError

    def by_place(self, game: Game, seat: int, card: int, asked: int, found: list[Reason]) -> None:
        """Add what bars a card where it lies; `asked` is the code of the step that asks this seat, -1 if none does."""
        raise NotImplementedError
