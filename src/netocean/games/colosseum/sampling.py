"""Games that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew (design §6)."""

from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import NET_OCEAN_LINE, PARTNER_LINE, Face, Line
from netocean.games.colosseum.requirement import based_on, stands_in
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, as_face, face
from netocean.games.colosseum.zones import (
    DIGIMON_BOX,
    EVOLUTION_BOX,
    NET_OCEAN,
    POINT_GAUGE,
    REQUIREMENT_BOX,
    SLOTS,
)
from netocean.games.dealing import Dealer


class BoxDealer(Dealer):
    """Deals what can lie in the boxes and slots of this game."""

    def from_hand(self, world: Game, card: int) -> bool:
        zone = world.table.zone_of(card)
        return zone not in (NET_OCEAN, POINT_GAUGE, REQUIREMENT_BOX)

    def may_lie(self, world: Game, card: int, printed: Printed) -> bool:
        return may_lie(world, card, as_face(printed))

    def constrained_first(self, world: Game, cards: list[int]) -> list[int]:
        # Digimon Box, Evolution Box, their payment, slots; then the piles and the hand, where anything may lie.
        order: list[int] = []
        for wanted in (DIGIMON_BOX, EVOLUTION_BOX, REQUIREMENT_BOX):
            order.extend([card for card in cards if world.table.zone_of(card) == wanted])
        order.extend([card for card in cards if world.table.zone_of(card) in SLOTS])
        return order + [card for card in cards if card not in order]


def may_lie(world: Game, card: int, printed: Face) -> bool:
    """Whether a card of this face can have come to lie face down where this card lies."""
    table = world.table
    zone = table.zone_of(card)
    if zone == DIGIMON_BOX:
        return printed.is_level_iii()
    if zone == EVOLUTION_BOX:
        return printed.digimon and plan_fits(world, card, printed)
    if zone == REQUIREMENT_BOX and table.mark[card] != FROM_NET_OCEAN and table.host[card] >= 0:
        return pays_for(face(world, table.host[card]), printed)
    if zone in SLOTS:
        return not printed.digimon or (printed.support >= 0 and sheet.switches(world).support_from_slot)
    return True


def plan_fits(world: Game, card: int, printed: Face) -> bool:
    """Whether a Digimon can have been planned with the payment that lies for this card, or a part of it."""
    upright, sideways, laid = 0, 0, 0
    for paid in sheet.payment(world, world.table.owner[card], card):
        if world.table.mark[paid] != FROM_NET_OCEAN:
            laid += 1
        elif world.table.turned[paid] == 1:
            sideways += 1
        else:
            upright += 1
    switches = sheet.switches(world)
    if upright + sideways + laid == 0 and switches.allow_bluff:
        return True
    if not switches.allow_bluff and not _based(world, card, printed):
        return False
    for line in printed.requirements:
        if _line_fits(world, line, upright, sideways, laid):
            return True
    return False


def _based(world: Game, card: int, printed: Face) -> bool:
    # Without bluff a planned Digimon is based on the one planned before it, or on the active one (C-R6.7).
    seat = world.table.owner[card]
    planned = sheet.planned(world, seat)
    place = planned.index(card)
    before = planned[place - 1] if place > 0 else sheet.active(world, seat)
    return before >= 0 and any([based_on(line, face(world, before)) for line in printed.requirements])


def _line_fits(world: Game, line: Line, upright: int, sideways: int, laid: int) -> bool:
    whole = not sheet.switches(world).allow_bluff
    if line.kind == NET_OCEAN_LINE:
        if whole:
            return laid == 0 and upright == line.upright and sideways == line.sideways
        return laid == 0 and upright <= line.upright and sideways <= line.sideways
    wanted = 1 if line.kind == PARTNER_LINE else len(line.names)
    return upright + sideways == 0 and (laid == wanted if whole else laid <= wanted)


def pays_for(planned: Face, printed: Face) -> bool:
    """Whether a card can be part of a payment for a planned Digimon."""
    for line in planned.requirements:
        if line.kind == PARTNER_LINE:
            if stands_in(line, printed) or line.base.fits(printed) or line.partner.fits(printed):
                return True
        elif any([name in printed.names for name in line.names]):
            return True
    return False
