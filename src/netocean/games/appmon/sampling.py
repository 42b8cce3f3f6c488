"""Games that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew (design §6)."""

from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.appmon import requirement, sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.sheet import FROM_DECK, as_face, face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.zones import (
    APPMON_BOX,
    DECK,
    FUSION_BOX,
    OPTION_SLOTS,
    POINT_GAUGE,
    POWER_BOX,
)
from netocean.games.dealing import Dealer, own_list


class CardDealer(Dealer):
    """Deals the cards: what can lie in the boxes and slots of this game."""

    def belongs(self, printed: Printed) -> bool:
        return as_face(printed).kind != codes.CHIP

    def from_hand(self, world: Game, card: int) -> bool:
        return world.table.zone_of(card) not in (DECK, POINT_GAUGE) and world.table.mark[card] != FROM_DECK

    def may_lie(self, world: Game, card: int, printed: Printed) -> bool:
        return may_lie(world, card, as_face(printed))

    def constrained_first(self, world: Game, cards: list[int]) -> list[int]:
        # Appmon box, fusion box, materials, slots; then the piles and the hand, where anything may lie.
        order: list[int] = []
        for wanted in (APPMON_BOX, FUSION_BOX, POWER_BOX, OPTION_SLOTS):
            order.extend([card for card in cards if world.table.zone_of(card) == wanted])
        return order + [card for card in cards if card not in order]


class ChipDealer(CardDealer):
    """Deals the chips, which everybody sees to be chips wherever they lie (P-2.8)."""

    def belongs(self, printed: Printed) -> bool:
        return as_face(printed).kind == codes.CHIP

    def unlisted(self, world: Game, seat: int) -> list[Printed]:
        own = [printed for printed in own_list(world, seat) if self.belongs(printed)]
        return own if len(own) != 0 else [blank_chip()]

    def from_hand(self, world: Game, card: int) -> bool:
        return True


def blank_chip() -> Printed:
    """A chip of which nothing is known."""
    blank = Face("", "", [])
    blank.kind = codes.CHIP
    return blank


def may_lie(world: Game, card: int, printed: Face) -> bool:
    """Whether a card of this face can have come to lie face down where this card lies."""
    table = world.table
    zone = table.zone_of(card)
    if zone == APPMON_BOX:
        return printed.is_base()
    if zone == FUSION_BOX:
        return declared_fits(world, card, printed)
    if zone == POWER_BOX and table.mark[card] != FROM_DECK and table.host[card] >= 0:
        return given_fits(world, face(world, table.host[card]), printed)
    if zone == OPTION_SLOTS:
        return printed.kind == codes.OPTION
    return True


def declared_fits(world: Game, card: int, printed: Face) -> bool:
    """Whether a card can have been declared in this place of the order, with what lies for it (P-6.5, P-6.6)."""
    table = world.table
    seat = table.owner[card]
    base = sheet.active(world, seat)
    if base < 0 or not printed.is_fighter():
        return False
    # Each is of the grade after the one before it, whatever is on top of the box by now.
    if printed.grade != face(world, base).grade + 1 + sheet.declared(world, seat).index(card):
        return False
    upright, sideways, given = 0, 0, 0
    for laid in sheet.materials(world, seat, card):
        if table.mark[laid] != FROM_DECK:
            given += 1
        elif table.turned[laid] == 1:
            sideways += 1
        else:
            upright += 1
    if printed.kind == codes.DIGIMON:
        wanted = len(requirement.needs(world, printed))
        return upright <= printed.circles and sideways <= printed.crosses and given == wanted
    return upright + sideways == 0 and given == 1


def given_fits(world: Game, declared: Face, printed: Face) -> bool:
    """Whether a card or chip can lie for a declared one: any Appmon or Digimon of the hand, or what a Digimon asks for."""
    if printed.kind == codes.CHIP:
        return requirement.may_be_material(declared, printed)
    if declared.kind == codes.DIGIMON:
        return any([need.fits(printed) for need in requirement.needs(world, declared)])
    return printed.is_fighter()
