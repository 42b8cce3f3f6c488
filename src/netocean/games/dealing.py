"""What sampling is in every game: a world of its own, the cards a seat does not know, its own ones dealt anew."""

from netocean.engine.chance import SEED_BYTES, Chance
from netocean.engine.game import Game
from netocean.engine.table import Printed


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
