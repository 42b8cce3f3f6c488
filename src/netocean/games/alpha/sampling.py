"""Games that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew (design §6)."""

from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.alpha import requirement, sheet
from netocean.games.alpha.printed import Face
from netocean.games.alpha.sheet import as_face
from netocean.games.alpha.zones import DARK_AREA, DIGIMON_BOXES, NET_OCEAN, OPTION_SLOTS
from netocean.games.dealing import Dealer


class BoxDealer(Dealer):
    """Deals what can lie face down in the boxes and slots of this game (A-7.12 to A-7.18)."""

    def seen(self, game: Game, card: int) -> bool:
        # What everybody saw fall into the Dark Area stays.
        return game.table.zone_of(card) == DARK_AREA and game.table.mark[card] == sheet.FELL_OPEN

    def from_hand(self, world: Game, card: int) -> bool:
        return world.table.zone_of(card) != NET_OCEAN

    def may_lie(self, world: Game, card: int, printed: Printed) -> bool:
        return may_lie(world, card, as_face(printed))

    def constrained_first(self, world: Game, cards: list[int]) -> list[int]:
        # Boxes from below and slots; then the piles and the hand, where anything may lie.
        order: list[int] = []
        for wanted in (DIGIMON_BOXES, OPTION_SLOTS):
            order.extend([card for card in cards if world.table.zone_of(card) == wanted])
        return order + [card for card in cards if card not in order]


def may_lie(world: Game, card: int, printed: Face) -> bool:
    """Whether a card of this face can have come to lie face down where this card lies."""
    zone = world.table.zone_of(card)
    if zone == OPTION_SLOTS:
        return printed.is_option()
    if zone != DIGIMON_BOXES:
        return True
    base = world.table.host[card]
    if base < 0:
        return printed.is_low()
    if not printed.is_digimon() or printed.is_low():
        return False
    return sheet.switches(world).place_unfit or requirement.printed_fits(world, printed, _below(world, card, base))


def _below(world: Game, card: int, base: int) -> int:
    below = base
    for other in sheet.stack(world, base):
        if other == card:
            return below
        below = other
    return below
