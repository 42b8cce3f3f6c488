"""What sampling is in every game: a world of its own, the cards a seat does not know, its own ones dealt anew.

The other deck is filled by tokens: what the seat remembers of it, and what a list that agrees with that has left.
"""

from typing import Final

from netocean.engine.chance import SEED_BYTES, Chance
from netocean.engine.game import Game
from netocean.engine.table import Printed

# What a seat remembers of a card to deal.
NEW: Final = 0
SHUFFLED: Final = 1  # seen, and shuffled since: it may lie anywhere
LOOSE: Final = 2  # seen, and lost among the cards of a hand: it lies where these can have gone


class Token:
    """A printed card to deal, and what the seat remembers of it."""

    def __init__(self, printed: Printed, memory: int) -> None:
        self.printed: Printed = printed
        self.memory: int = memory


def apart(game: Game, seat: int, chance: Chance) -> Game:
    """A copy whose chance and counts tell this seat nothing of the real game; its cards are still to be dealt."""
    world = game.clone()
    world.decks = []
    world.table.face = world.table.face[:]
    world.chance = Chance(bytes([chance.below(256) for _ in range(SEED_BYTES)]))
    world.seed = world.chance.key
    world.asked[1 - seat] = 0  # how often the other seat has picked in a run is its own
    world.answers = world.asked[seat]
    return world


def hidden_cards(game: Game, seat: int, owner: int) -> list[int]:
    """The cards of an owner that a seat does not know, zone by zone in the order they lie."""
    found: list[int] = []
    for zone in range(game.table.layout.size()):
        for card in game.table.zone(owner, zone):
            if not game.table.known(seat, card):
                found.append(card)
    return found


def deal_own(world: Game, cards: list[int], chance: Chance) -> None:
    """Let the unknown cards of one's own change places: one knows one's list, not their order."""
    table = world.table
    # From one order for all worlds that look alike, so that what is dealt never shows how the cards really lie.
    order = sorted(cards, key=lambda card: (table.face[card].key, table.seen[card]))
    chance.shuffle(order)
    faces = [table.face[card] for card in order]
    seen = [table.seen[card] for card in order]
    for place, card in enumerate(cards):
        table.face[card] = faces[place]
        table.seen[card] = seen[place]


def place_of(printed: Printed, deck: list[Printed]) -> int:
    """Where a printed card stands in a list, -1 if it does not."""
    for place, other in enumerate(deck):
        if other.key == printed.key:
            return place
    return -1


def lists(world: Game, seat: int, pool: list[list[Printed]]) -> list[list[Printed]]:
    """The lists that the other deck may be; without any the seat's own."""
    return list(pool) if len(pool) != 0 else [own_list(world, seat)]


def own_list(world: Game, seat: int) -> list[Printed]:
    """The faces of a seat's own cards."""
    table = world.table
    return [table.face[card] for card in range(len(table.owner)) if table.owner[card] == seat]


def known_of_other(world: Game, seat: int, cards: list[int]) -> list[Printed]:
    """The cards of the other player beside those that are to be dealt."""
    table = world.table
    return [table.face[card] for card in range(len(table.owner)) if table.owner[card] != seat and card not in cards]


def tokens_for(
    world: Game, seat: int, cards: list[int], known: list[Printed], listed: list[list[Printed]], chance: Chance
) -> list[Token]:
    """A token for each of these cards: those remembered, in an order that does not tell where they lie, then others.

    The others are what is left of a list that has the remembered and the known ones.
    """
    table = world.table
    bit = 1 << seat
    tokens: list[Token] = []
    for card in cards:
        if table.seen[card] & bit != 0:
            tokens.append(Token(table.face[card], LOOSE if table.loose[card] & bit != 0 else SHUFFLED))
    tokens.sort(key=lambda token: (token.memory, token.printed.key))
    fresh = _rest_of_a_list([*known, *[token.printed for token in tokens]], listed, chance)
    order = list(range(len(fresh)))
    chance.shuffle(order)
    for place in order:
        if len(tokens) < len(cards):
            tokens.append(Token(fresh[place], NEW))
    everything = [printed for deck in listed for printed in deck]
    while len(tokens) < len(cards):
        tokens.append(Token(everything[chance.below(len(everything))], NEW))
    return tokens


def _rest_of_a_list(held: list[Printed], listed: list[list[Printed]], chance: Chance) -> list[Printed]:
    """What is left of the first list that has all cards seen of this deck; else of the one that chance began with."""
    start = chance.below(len(listed))
    fallback: list[Printed] = []
    for turn in range(len(listed)):
        deck = listed[(start + turn) % len(listed)][:]
        fits = True
        for printed in held:
            place = place_of(printed, deck)
            if place < 0:
                fits = False
            else:
                del deck[place]
        if fits:
            return deck
        if turn == 0:
            fallback = deck
    return fallback


def forget(world: Game, seat: int, cards: list[int]) -> None:
    """What a seat remembers of cards goes with the tokens, not with the places."""
    table = world.table
    bit = 1 << seat
    for card in cards:
        table.seen[card] &= ~bit
        table.loose[card] &= ~bit


def lay(world: Game, seat: int, card: int, token: Token) -> None:
    """Let a card be that of a token."""
    table = world.table
    bit = 1 << seat
    table.face[card] = token.printed
    if token.memory != NEW:
        table.seen[card] |= bit
    if token.memory == LOOSE:
        table.loose[card] |= bit


def begin_runs_anew(world: Game, seat: int) -> None:
    """Where the other seat is in the middle of a run its picks are its own: it begins the run anew."""
    choice = world.choice
    if choice is None or choice.seat == seat:
        return
    while world.stack[len(world.stack) - 1].rewind():
        world.stack.pop()
    world.choice = None
    world.advance()


class Dealer:
    """Fills the unknown cards of the other deck, in a game where what lies face down can tell what it may be."""

    def deal(self, world: Game, seat: int, cards: list[int], chance: Chance, pool: list[list[Printed]]) -> None:
        """Fill these cards from a list that agrees with what the seat has seen; the real list is never read."""
        listed = [[printed for printed in deck if self.belongs(printed)] for deck in lists(world, seat, pool)]
        everything = [printed for deck in listed for printed in deck]
        if len(everything) == 0:
            everything = self.unlisted(world, seat)
            listed = [everything]
        tokens = tokens_for(world, seat, cards, known_of_other(world, seat, cards), listed, chance)
        forget(world, seat, cards)
        free = cards[:]
        for token in [token for token in tokens if token.memory == LOOSE]:
            spots = [card for card in free if self.from_hand(world, card) and self.may_lie(world, card, token.printed)]
            if len(spots) == 0:
                spots = free
            card = spots[chance.below(len(spots))]
            lay(world, seat, card, token)
            free.remove(card)
            tokens.remove(token)
        for card in self.constrained_first(world, free):
            token = tokens[self._fitting(world, card, tokens, chance)]
            tokens.remove(token)
            if self.may_lie(world, card, token.printed):
                lay(world, seat, card, token)
            else:
                # Nothing on this list can lie there: some other legal card does.
                lay(world, seat, card, self._other(world, card, everything, token, chance))

    def _fitting(self, world: Game, card: int, tokens: list[Token], chance: Chance) -> int:
        # The place of a token that can lie there, or of any token if none can.
        places = [place for place, token in enumerate(tokens) if self.may_lie(world, card, token.printed)]
        return places[chance.below(len(places))] if len(places) != 0 else chance.below(len(tokens))

    def _other(self, world: Game, card: int, everything: list[Printed], token: Token, chance: Chance) -> Token:
        fits = [printed for printed in everything if self.may_lie(world, card, printed)]
        return Token(fits[chance.below(len(fits))], NEW) if len(fits) != 0 else token

    # What a game gives.

    def belongs(self, printed: Printed) -> bool:
        """Whether cards of this face are among those dealt here."""
        return True

    def seen(self, game: Game, card: int) -> bool:
        """Whether a seat knows a card of the other deck that it may not look at, since it saw it go there."""
        return False

    def unlisted(self, world: Game, seat: int) -> list[Printed]:
        """What is dealt where no list has a card that belongs here; the real ones are not read."""
        return own_list(world, seat)

    def from_hand(self, world: Game, card: int) -> bool:
        """Whether a card can have come to where it lies from a hand."""
        raise NotImplementedError

    def may_lie(self, world: Game, card: int, printed: Printed) -> bool:
        """Whether a card of this face can have come to lie face down where this card lies."""
        raise NotImplementedError

    def constrained_first(self, world: Game, cards: list[int]) -> list[int]:
        """The cards in the order in which they are dealt: first where little may lie."""
        raise NotImplementedError


def resample(game: Game, seat: int, chance: Chance, pool: list[list[Printed]], dealers: list[Dealer]) -> Game:
    """An independent game in which the cards that this seat does not know are others, dealt from `chance`.

    Its own unknown cards change places among themselves. The other deck's are filled from one of the lists in `pool` that
    agrees with what the seat has seen; the real list is never read. Each dealer deals what belongs to it.
    """
    world = apart(game, seat, chance)
    own = hidden_cards(game, seat, seat)
    other = hidden_cards(game, seat, 1 - seat)
    for dealer in dealers:
        deal_own(world, [card for card in own if dealer.belongs(game.table.face[card])], chance)
        theirs = [card for card in other if dealer.belongs(game.table.face[card]) and not dealer.seen(game, card)]
        if len(theirs) != 0:
            dealer.deal(world, seat, theirs, chance, pool)
    world.derived = None  # what was worked out between two cards dealt
    begin_runs_anew(world, seat)
    return world
