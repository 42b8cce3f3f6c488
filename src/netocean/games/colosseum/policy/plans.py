"""What a seat could become: which cards of its hand can evolve, what they ask for, how much each card is wanted."""

from netocean.engine.game import Game
from netocean.games import foresight
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import CARDS_LINE, Face
from netocean.games.colosseum.requirement import Payment, based_on, notes_met, payments
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import HAND
from netocean.games.foresight import actions_in, blow

# How much a card in hand is wanted.
USELESS = 0
PERHAPS = 1
USEFUL = 2
NEEDED = 3


def might(printed: Face) -> int:
    """How strong a Digimon is on its own (C-R8.3)."""
    return foresight.might(printed.power, printed.guard)


def duel(mine: Face, theirs: Face) -> int:
    """By how much a Digimon beats another if nobody acts (C-R8.1, C-R8.3)."""
    own, other = theirs.type, mine.type
    if own < 0 or other < 0:
        return 0
    return blow(mine.power, own, other, theirs.guard) - blow(theirs.power, other, own, mine.guard)


def standing(printed: Face, rival: Face | None) -> int:
    """How well a Digimon stands on its own and against this rival."""
    return foresight.standing(might(printed), 0 if rival is None else duel(printed, rival))


def rival_of(game: Game, seat: int) -> Face | None:
    """The Digimon that a seat sees on the other side; none if it lies face down or there is none."""
    card = sheet.active_up(game, 1 - seat)
    return face(game, card) if card >= 0 else None


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
    """The best standing that this Digimon can come to with the hand, in so many steps."""
    best = standing(base, rival_of(game, seat))
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
    if printed.is_level_iii():
        return _level_iii_wanted(game, seat, printed, base)
    if printed.digimon:
        return _evolved_wanted(game, seat, card, base)
    if printed.use >= 0:
        return _option_wanted(game, seat, card)
    return _payer_wanted(game, seat, printed)


def _option_wanted(game: Game, seat: int, card: int) -> int:
    # As many as there are free slots; what lies beyond them only fills the hand.
    before = 0
    for other in game.table.zone(seat, HAND):
        if other == card:
            break
        if face(game, other).use >= 0:
            before += 1
    if before >= len(sheet.free_slots(game, seat)):
        return USELESS
    return USEFUL if fights(face(game, card)) else PERHAPS


def fights(printed: Face) -> bool:
    """Whether an option card opened in Battle can change its result."""
    if printed.use < 0 or (printed.timings >> nodes.AT_BATTLE) & 1 == 0:
        return False
    return (
        len(printed.statics) != 0
        or len(printed.activates) != 0
        or any([_turns(action.code) for action in actions_in(printed.abilities[printed.use].body)])
    )


def _turns(action: int) -> bool:
    return action <= nodes.ADD_POWER or action >= nodes.EVOLVE


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
