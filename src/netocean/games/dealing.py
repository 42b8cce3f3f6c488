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
    if len(pool) != 0:
        return list(pool)
    table = world.table
    return [[table.face[card] for card in range(len(table.owner)) if table.owner[card] == seat]]


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
