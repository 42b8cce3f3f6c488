"""Piles of the Digimon games: drawing, milling and shuffling, as far as there are cards."""

from netocean.engine.game import Game, Step
from netocean.engine.play import NO, YES, Choice, Option


def top(game: Game, seat: int, pile: int) -> int:
    """The top card of a pile that is not empty."""
    cards = game.table.zone(seat, pile)
    return cards[len(cards) - 1]


def draw(game: Game, seat: int, count: int, pile: int, hand: int, rule: str) -> int:
    """Draw from a pile as far as there are cards; how many were drawn."""
    drawn: list[int] = []
    while len(drawn) < count and game.table.count(seat, pile) != 0:
        card = top(game, seat, pile)
        game.table.move(card, hand)
        drawn.append(card)
    if len(drawn) != 0:
        game.emit("drawn", rule, seat, drawn, len(drawn))
    return len(drawn)


def mill(game: Game, seat: int, count: int, pile: int, target: int, rule: str) -> int:
    """Send cards from the top of a pile unseen to another one, as many as there are; how many these were."""
    milled = min(count, game.table.count(seat, pile))
    for _ in range(milled):
        game.table.move(top(game, seat, pile), target)
    if milled != 0:
        game.emit("milled", rule, seat, [], milled)
    return milled


def renew(game: Game, seat: int, source: int, pile: int, rule: str) -> None:
    """Put all cards of a pile into another one and shuffle them there: nobody knows any of them any more."""
    game.table.gather(seat, source, pile)
    game.chance.shuffle(game.table.zone(seat, pile))
    game.emit("shuffled", rule, seat, [])


def shuffle(game: Game, seat: int, pile: int, rule: str) -> None:
    """Shuffle a pile: nobody knows its cards any more."""
    game.table.forget(seat, pile)
    game.chance.shuffle(game.table.zone(seat, pile))
    game.emit("shuffled", rule, seat, [])


def look(game: Game, seat: int, cards: list[int], place: str, rule: str) -> bool:
    """Let a seat look at cards of a place; whether there were any."""
    for card in cards:
        game.table.show(card, 1 << seat)
    if len(cards) != 0:
        game.emit("looked", rule, seat, cards, len(cards), place)
    return len(cards) != 0


def reveal(game: Game, seat: int, cards: list[int], rule: str) -> None:
    """Show cards of a seat to both."""
    for card in cards:
        game.table.show(card, 3)
    game.emit("revealed", rule, seat, cards, len(cards))


def at_random(game: Game, seat: int, count: int, pile: int) -> list[int]:
    """As many cards of a pile as chance picks."""
    cards = game.table.zone(seat, pile)[:]
    game.chance.shuffle(cards)
    return cards[:count]


def give(game: Game, card: int, pile: int, zone: int, upright: int, sideways: int, mark: int) -> None:
    """Lay unseen cards from the top of a pile for a card: first upright ones, then sideways, as far as there are cards."""
    seat = game.table.owner[card]
    while upright + sideways > 0 and game.table.count(seat, pile) != 0:
        given = top(game, seat, pile)
        game.table.move(given, zone, turned=upright == 0)
        game.table.mark[given] = mark
        game.table.host[given] = card
        if upright > 0:
            upright -= 1
        else:
            sideways -= 1


def give_cards(game: Game, card: int, zone: int, cards: list[int]) -> None:
    """Lay known cards face down for a card."""
    for given in cards:
        game.table.move(given, zone)
        game.table.host[given] = card


class RefillingStep(Step):
    """Refill the hand to its size or not at all, once: asked as long as a card is missing and the pile has one."""

    def run(self, game: Game) -> None:
        if self.missing(game) <= 0 or game.table.count(self.seat, self.pile()) == 0:
            game.pop()
            return
        game.ask(Choice(self.seat, "refill", self.rule(), [Option(YES), Option(NO)]))

    def take(self, game: Game, option: Option) -> None:
        game.pop()
        if option.verb is YES:
            draw(game, self.seat, self.missing(game), self.pile(), self.hand(), self.rule())

    def missing(self, game: Game) -> int:
        """How many cards the hand lacks."""
        return self.size(game) - game.table.count(self.seat, self.hand())

    def size(self, game: Game) -> int:
        """How many cards a hand is refilled to."""
        raise NotImplementedError

    def hand(self) -> int:
        """The zone of the hand."""
        raise NotImplementedError

    def pile(self) -> int:
        """The zone of the pile that is drawn from."""
        raise NotImplementedError

    def rule(self) -> str:
        """The rule that gives the decision."""
        raise NotImplementedError
