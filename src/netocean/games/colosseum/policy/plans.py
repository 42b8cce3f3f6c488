"""What a seat could become: which cards of its hand can evolve, what they ask for, how much each card is wanted."""

from netocean.engine.game import Game
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import CARDS_LINE, Face
from netocean.games.colosseum.requirement import Payment, based_on, notes_met, payments
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import HAND

# How much a card in hand is wanted.
USELESS = 0
PERHAPS = 1
USEFUL = 2
NEEDED = 3

STEPS = 3  # evolutions in one turn that are looked for: IV, Perfect, Ultimate


def might(printed: Face) -> int:
    """How strong a Digimon is on its own: all its attacks, and a little for every attack it zeroes (C-R8.3)."""
    total = printed.power[0] + printed.power[1] + printed.power[2]
    for guard in printed.guard:
        if guard != 0:
            total += 60
    return total


def is_based(card: Face, base: Face) -> bool:
    """Whether a line of a card asks for this Digimon."""
    for line in card.requirements:
        if based_on(line, base):
            return True
    return False


def whole_payments(game: Game, seat: int, card: int, taken: list[int], base: Face) -> list[Payment]:
    """The payments with which an evolution of this Digimon into a card of the hand will succeed (C-R7.5)."""
    if not is_based(face(game, card), base):
        return []
    found: list[Payment] = []
    for way in payments(game, seat, card, taken, base):
        if notes_met(game, seat, card, base, way.cards):
            found.append(way)
    return found


def reach(game: Game, seat: int, base: Face, taken: list[int], steps: int) -> int:
    """The might of the strongest Digimon that this one can become with the hand, in so many steps."""
    best = might(base)
    if steps == 0:
        return best
    for card in game.table.zone(seat, HAND):
        if not face(game, card).digimon or card in taken:
            continue
        ways = whole_payments(game, seat, card, taken, base)
        if len(ways) != 0:
            value = reach(game, seat, face(game, card), [*taken, card, *ways[0].cards], steps - 1)
            best = max(best, value)
    return best


def active_face(game: Game, seat: int) -> Face | None:
    """What is printed on a seat's active Digimon, as its owner knows it; none for an empty box."""
    card = sheet.active(game, seat)
    return face(game, card) if card >= 0 else None


def wanted(game: Game, seat: int, card: int) -> int:
    """How much a seat wants to keep a card of its hand."""
    printed = face(game, card)
    base = active_face(game, seat)
    if printed.digimon and printed.level == nodes.LEVEL_III:
        return _level_iii_wanted(game, seat, printed, base)
    if printed.digimon:
        return _evolved_wanted(game, seat, card, base)
    if printed.timings & (1 << nodes.AT_BATTLE) != 0:
        return USEFUL
    if printed.use >= 0:
        return PERHAPS
    return _payer_wanted(game, seat, printed)


def _level_iii_wanted(game: Game, seat: int, printed: Face, base: Face | None) -> int:
    if base is None:
        return NEEDED
    for other in game.table.zone(seat, HAND):
        held = face(game, other)
        if is_based(held, printed) and not is_based(held, base):
            return PERHAPS
    return PERHAPS if base.level == nodes.LEVEL_III and might(printed) > might(base) else USELESS


def _evolved_wanted(game: Game, seat: int, card: int, base: Face | None) -> int:
    printed = face(game, card)
    if base is not None and is_based(printed, base):
        return NEEDED if len(whole_payments(game, seat, card, [], base)) != 0 else USEFUL
    for other in game.table.zone(seat, HAND):
        if other != card and face(game, other).digimon and is_based(printed, face(game, other)):
            return PERHAPS
    return PERHAPS if printed.support >= 0 or printed.appears != 0 else USELESS


def _payer_wanted(game: Game, seat: int, printed: Face) -> int:
    for other in game.table.zone(seat, HAND):
        for line in face(game, other).requirements:
            if line.kind == CARDS_LINE:
                for name in line.names:
                    if name in printed.names:
                        return USEFUL
    return PERHAPS
