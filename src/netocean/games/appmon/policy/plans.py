"""What a seat could become: which cards of its hand it can fuse into, what it would give, how much each card is wanted."""

from typing import Final

from netocean.engine.game import Game
from netocean.games import foresight
from netocean.games.appmon import sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.requirement import payment
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.zones import CHIP_HAND, HAND
from netocean.games.foresight import actions_in, blow

# How much a card of the hand is wanted, besides its link power.
READY: Final = 400  # it can be fused into this turn
LATER: Final = 200  # it fits on the fighting card, but its partner is missing
PARTNER: Final = 250  # it can be given for a card in hand that fits on the fighting card
FIRST_BASE: Final = 1000
TURNS_BATTLE: Final = 150
SPARE_OPTION: Final = 80
NO_SLOT: Final = 10
HOPE: Final = 40  # for each step that is still to come before it is of use


def might(printed: Face) -> int:
    """How strong a card is on its own (P-8.3)."""
    return foresight.might(printed.power, printed.cancels)


def duel(mine: Face, theirs: Face) -> int:
    """By how much a card beats another if nobody acts (P-8.1, P-8.3)."""
    own, other = theirs.type, mine.type
    if own < 0 or other < 0:
        return 0
    return blow(mine.power, own, other, theirs.cancels) - blow(theirs.power, other, own, mine.cancels)


def standing(printed: Face, rival: Face | None) -> int:
    """How well a card stands on its own and against this rival."""
    return foresight.standing(might(printed), 0 if rival is None else duel(printed, rival))


def active_face(game: Game, seat: int) -> Face | None:
    """What is printed on a seat's fighting card, as its owner knows it; none for an empty box."""
    card = sheet.active(game, seat)
    return face(game, card) if card >= 0 else None


def rival_of(game: Game, seat: int) -> Face | None:
    """The card that a seat sees on the other side; none if it lies face down or there is none."""
    card = sheet.active_up(game, 1 - seat)
    return face(game, card) if card >= 0 else None


def is_based(printed: Face, base: Face) -> bool:
    """Whether a card's condition lets it lie on this one, as printed (P-7.1, P-7.7)."""
    if base.grade != printed.grade - 1:
        return False
    if printed.kind == codes.DIGIMON:
        return any([wanted.fits(base) for wanted in printed.bases])
    return any([pair[0].fits(base) or pair[1].fits(base) for pair in printed.partners])


def completes(printed: Face, base: Face, given: Face) -> bool:
    """Whether a card and the base below are the two partners of a fusion (P-7.2)."""
    for pair in printed.partners:
        for place in (0, 1):
            if pair[place].fits(base):
                if given.stands_for_partner:
                    return True
                if pair[1 - place].fits(given) and given.grade in (printed.grade - 1, 0):
                    return True
    return False


def gift(game: Game, seat: int, card: int, taken: list[int], base: Face) -> list[int] | None:
    """What a seat would give so that a card of its hand succeeds on this base, what links least; none if it cannot."""
    printed = face(game, card)
    if not is_based(printed, base):
        return None
    if printed.kind == codes.DIGIMON:
        return payment(game, seat, card, taken, -1)
    best, least = -1, 0
    for zone in (HAND, CHIP_HAND):
        if best >= 0 and zone == CHIP_HAND:
            break
        for other in game.table.zone(seat, zone):
            if other == card or other in taken or not completes(printed, base, face(game, other)):
                continue
            value = _gift_worth(face(game, other))
            if best < 0 or value < least:
                best, least = other, value
    return [best] if best >= 0 else None


def _gift_worth(given: Face) -> int:
    return given.link_amount + (FIRST_BASE if given.stands_for_partner else 0)


def reach(game: Game, seat: int, base: Face, taken: list[int], steps: int) -> int:
    """The best standing that this card can come to with the hand, in so many steps."""
    best = standing(base, rival_of(game, seat))
    if steps == 0:
        return best
    for card in game.table.zone(seat, HAND):
        if face(game, card).grade != base.grade + 1 or card in taken:
            continue
        given = gift(game, seat, card, taken, base)
        if given is not None:
            best = max(best, reach(game, seat, face(game, card), [*taken, card, *given], steps - 1))
    return best


def fights(printed: Face) -> bool:
    """Whether an option used in the window can change a battle."""
    if printed.use < 0:
        return False
    return (
        len(printed.statics) != 0
        or len(printed.activates) != 0
        or any([_turns(action.code) for action in actions_in(printed.abilities[printed.use].body)])
    )


def _turns(action: int) -> bool:
    if action <= codes.SUBTRACT_LINK or action == codes.BLANK or action >= codes.EVOLVE:
        return True
    return codes.TIE_BATTLE <= action <= codes.END_BATTLE


def wanted(game: Game, seat: int, card: int) -> int:
    """How much a seat wants to keep a card of its hand; from 0."""
    printed = face(game, card)
    if printed.kind == codes.OPTION:
        return _option_wanted(game, seat, card, printed)
    base = active_face(game, seat)
    if base is None:
        return FIRST_BASE if printed.grade == codes.STANDARD else HOPE
    value = 0
    if printed.link_symbol >= 0 and printed.link_symbol in base.plug:
        value += printed.link_amount // 2
    if is_based(printed, base):
        value += LATER if gift(game, seat, card, [], base) is None else READY
    elif printed.grade > base.grade:
        value += HOPE
    return value + _as_partner(game, seat, card, printed, base)


def _as_partner(game: Game, seat: int, card: int, printed: Face, base: Face) -> int:
    value = 0
    for other in game.table.zone(seat, HAND):
        held = face(game, other)
        if other == card or held.grade <= codes.STANDARD:
            continue
        if completes(held, base, printed):
            return PARTNER
        if held.grade == printed.grade + 1 and is_based(held, printed):
            value = HOPE
    return value


def _option_wanted(game: Game, seat: int, card: int, printed: Face) -> int:
    # As many as there are free slots; what lies beyond them only fills the hand.
    if printed.use < 0:
        return 0
    before = 0
    for other in game.table.zone(seat, HAND):
        if other == card:
            break
        if face(game, other).kind == codes.OPTION:
            before += 1
    if before >= sheet.free_slots(game, seat):
        return NO_SLOT
    return TURNS_BATTLE if fights(printed) else SPARE_OPTION
