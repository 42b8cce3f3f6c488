"""Games that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew (design §6)."""

from netocean.engine.chance import SEED_BYTES, Chance
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import NET_OCEAN_LINE, PARTNER_LINE, Face
from netocean.games.colosseum.requirement import stands_in
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, as_face, face
from netocean.games.colosseum.vocabulary.nodes import LEVEL_III
from netocean.games.colosseum.zones import DIGIMON_BOX, EVOLUTION_BOX, LAYOUT, REQUIREMENT_BOX, SLOTS


def resample(game: Game, seat: int, chance: Chance, pool: list[list[Printed]]) -> Game:
    """An independent game in which the cards this seat does not know are others, dealt from `chance`.

    Its own unknown cards change places among themselves. The other deck's are filled from one of the lists in `pool` that
    agrees with what the seat has seen; the real list is never read.
    """
    world = game.clone()
    world.decks = []
    world.table.face = world.table.face[:]
    world.chance = Chance(bytes([chance.below(256) for _ in range(SEED_BYTES)]))
    world.seed = world.chance.key
    own, other = hidden_cards(game, seat, seat), hidden_cards(game, seat, 1 - seat)
    deal_own(world, own, chance)
    deal_other(world, seat, other, chance, pool)
    choice = world.choice
    if choice is not None and choice.seat != seat:
        _rewind(world)
    return world


def hidden_cards(game: Game, seat: int, owner: int) -> list[int]:
    """The cards of an owner that a seat does not know, zone by zone in the order they lie."""
    found: list[int] = []
    for zone in range(LAYOUT.size()):
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


def deal_other(world: Game, seat: int, cards: list[int], chance: Chance, pool: list[list[Printed]]) -> None:
    """Fill the unknown cards of the other deck from a list that agrees with what was seen of it."""
    table = world.table
    bit = 1 << seat
    remembered = [table.face[card] for card in cards if table.seen[card] & bit != 0]
    remembered.sort(key=lambda printed: printed.key)  # where they lie is not remembered
    known = [table.face[card] for card in range(len(table.owner)) if table.owner[card] != seat and card not in cards]
    listed = list(pool)
    if len(listed) == 0:
        listed = [[table.face[card] for card in range(len(table.owner)) if table.owner[card] == seat]]
    hidden, fresh = _filling(known, remembered, listed, len(cards), chance)
    everything = [printed for deck in listed for printed in deck]
    for card in cards:
        table.seen[card] &= ~bit
    for card in _constrained_first(world, cards):
        place = _fitting(world, card, hidden, chance)
        if place < 0:
            # Nothing on this list can lie there: some other legal card does.
            place = _fitting(world, card, everything, chance)
            if place >= 0:
                table.face[card] = everything[place]
                place = chance.below(len(hidden))
            else:
                place = chance.below(len(hidden))
                table.face[card] = hidden[place]
        else:
            table.face[card] = hidden[place]
        if fresh[place] == 0:
            table.seen[card] |= bit
        del hidden[place]
        del fresh[place]


def _filling(
    known: list[Printed], remembered: list[Printed], listed: list[list[Printed]], count: int, chance: Chance
) -> tuple[list[Printed], list[int]]:
    # The cards to deal, and for each whether it is new to the seat (1) or remembered (0).
    start = chance.below(len(listed))
    best: list[Printed] = []
    for turn in range(len(listed)):
        deck = listed[(start + turn) % len(listed)][:]
        fits = True
        for printed in known + remembered:
            place = _place_of(printed, deck)
            if place < 0:
                fits = False
            else:
                del deck[place]
        if fits:
            best = deck
            break
        if turn == 0:
            best = deck
    order = list(range(len(best)))
    chance.shuffle(order)
    hidden = remembered[:count]
    fresh = [0] * len(hidden)
    for place in order:
        if len(hidden) < count:
            hidden.append(best[place])
            fresh.append(1)
    everything = [printed for deck in listed for printed in deck]
    while len(hidden) < count:
        hidden.append(everything[chance.below(len(everything))])
        fresh.append(1)
    return hidden, fresh


def _place_of(printed: Printed, deck: list[Printed]) -> int:
    for place, other in enumerate(deck):
        if other.key == printed.key:
            return place
    return -1


def _constrained_first(world: Game, cards: list[int]) -> list[int]:
    # Digimon Box, Evolution Box, their payment, slots; then the piles and the hand, where anything may lie.
    order: list[int] = []
    for wanted in (DIGIMON_BOX, EVOLUTION_BOX, REQUIREMENT_BOX):
        order.extend([card for card in cards if world.table.zone_of(card) == wanted])
    order.extend([card for card in cards if world.table.zone_of(card) in SLOTS])
    return order + [card for card in cards if card not in order]


def _fitting(world: Game, card: int, hidden: list[Printed], chance: Chance) -> int:
    places = [place for place, printed in enumerate(hidden) if may_lie(world, card, as_face(printed))]
    return places[chance.below(len(places))] if len(places) != 0 else -1


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
    if upright + sideways + laid == 0:
        return True
    for line in printed.requirements:
        if line.kind == NET_OCEAN_LINE:
            if laid == 0 and upright <= line.upright and sideways <= line.sideways:
                return True
        elif upright + sideways == 0 and laid <= (1 if line.kind == PARTNER_LINE else len(line.names)):
            return True
    return False


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
