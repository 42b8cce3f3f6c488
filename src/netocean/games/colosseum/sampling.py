"""Games that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew (design §6)."""

from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import NET_OCEAN_LINE, PARTNER_LINE, Face, Line
from netocean.games.colosseum.requirement import based_on, stands_in
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, as_face, face
from netocean.games.colosseum.vocabulary.nodes import LEVEL_III
from netocean.games.colosseum.zones import (
    DIGIMON_BOX,
    EVOLUTION_BOX,
    NET_OCEAN,
    POINT_GAUGE,
    REQUIREMENT_BOX,
    SLOTS,
)
from netocean.games.dealing import (
    LOOSE,
    NEW,
    Token,
    apart,
    deal_own,
    forget,
    hidden_cards,
    known_of_other,
    lay,
    lists,
    tokens_for,
)


def resample(game: Game, seat: int, chance: Chance, pool: list[list[Printed]]) -> Game:
    """An independent game in which the cards this seat does not know are others, dealt from `chance`.

    Its own unknown cards change places among themselves. The other deck's are filled from one of the lists in `pool` that
    agrees with what the seat has seen; the real list is never read.
    """
    world = apart(game, seat, chance)
    own, other = hidden_cards(game, seat, seat), hidden_cards(game, seat, 1 - seat)
    deal_own(world, own, chance)
    deal_other(world, seat, other, chance, pool)
    choice = world.choice
    if choice is not None and choice.seat != seat:
        _rewind(world)
    return world


def deal_other(world: Game, seat: int, cards: list[int], chance: Chance, pool: list[list[Printed]]) -> None:
    """Fill the unknown cards of the other deck from a list that agrees with what was seen of it."""
    listed = lists(world, seat, pool)
    everything = [printed for deck in listed for printed in deck]
    tokens = tokens_for(world, seat, cards, known_of_other(world, seat, cards), listed, chance)
    forget(world, seat, cards)
    free = cards[:]
    for token in [token for token in tokens if token.memory == LOOSE]:
        spots = [card for card in free if _from_hand(world, card) and may_lie(world, card, as_face(token.printed))]
        if len(spots) == 0:
            spots = free
        card = spots[chance.below(len(spots))]
        lay(world, seat, card, token)
        free.remove(card)
        tokens.remove(token)
    for card in _constrained_first(world, free):
        token = tokens[_fitting(world, card, tokens, chance)]
        tokens.remove(token)
        if may_lie(world, card, as_face(token.printed)):
            lay(world, seat, card, token)
        else:
            # Nothing on this list can lie there: some other legal card does.
            lay(world, seat, card, _other_token(world, card, everything, token, chance))


def _from_hand(world: Game, card: int) -> bool:
    zone = world.table.zone_of(card)
    return zone not in (NET_OCEAN, POINT_GAUGE, REQUIREMENT_BOX)


def _constrained_first(world: Game, cards: list[int]) -> list[int]:
    # Digimon Box, Evolution Box, their payment, slots; then the piles and the hand, where anything may lie.
    order: list[int] = []
    for wanted in (DIGIMON_BOX, EVOLUTION_BOX, REQUIREMENT_BOX):
        order.extend([card for card in cards if world.table.zone_of(card) == wanted])
    order.extend([card for card in cards if world.table.zone_of(card) in SLOTS])
    return order + [card for card in cards if card not in order]


def _fitting(world: Game, card: int, tokens: list[Token], chance: Chance) -> int:
    # The place of a token that can lie there, or of any token if none can.
    places = [place for place, token in enumerate(tokens) if may_lie(world, card, as_face(token.printed))]
    return places[chance.below(len(places))] if len(places) != 0 else chance.below(len(tokens))


def _other_token(world: Game, card: int, everything: list[Printed], token: Token, chance: Chance) -> Token:
    fits = [printed for printed in everything if may_lie(world, card, as_face(printed))]
    return Token(fits[chance.below(len(fits))], NEW) if len(fits) != 0 else token


def may_lie(world: Game, card: int, printed: Face) -> bool:
    """Whether a card of this face can have come to lie face down where this card lies."""
    table = world.table
    zone = table.zone_of(card)
    if zone == DIGIMON_BOX:
        return printed.digimon and printed.level == LEVEL_III
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


def _rewind(world: Game) -> None:
    # The other seat is in the middle of a run: its picks are its own, so it begins the run anew.
    while world.stack[len(world.stack) - 1].rewind():
        world.stack.pop()
    world.choice = None
    world.advance()
