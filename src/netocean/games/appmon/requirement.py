"""What a fusion or evolution asks for, what is given for it, and whether it succeeds (P-7)."""

from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games import picks, piles
from netocean.games.appmon import sheet
from netocean.games.appmon.printed import Face, Partner
from netocean.games.appmon.sheet import FROM_DECK, face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import attributes_of, evolution_forbidden, forbidden, names_of
from netocean.games.appmon.zones import CHIP_HAND, DECK, HAND, POWER_BOX
from netocean.games.picks import among

# What `digimon_evolution = first_game` asks for besides what is printed, by grade (P-7.7).
WIN_RATES = [0, 0, 0, 40, 60]


def fits(game: Game, partner: Partner, card: int) -> bool:
    """Whether a card is what a condition asks for: the fighting one as effects have changed it."""
    printed = face(game, card)
    if sheet.active_up(game, game.table.owner[card]) != card:
        return partner.fits(printed)
    return (
        printed.kind == partner.kind
        and (partner.name == "" or partner.name in names_of(game, card))
        and (partner.grade < 0 or partner.grade == printed.grade)
        and (partner.attribute < 0 or partner.attribute in attributes_of(game, card))
    )


def may_be_material(printed: Face, given: Face) -> bool:
    """Whether a card or chip could be the material of a fusion, whichever partner lies in the box (P-7.2, P-7.3)."""
    if given.stands_for_partner:
        return True
    if not _same_grade(printed, given):
        return False
    return any([pair[0].fits(given) or pair[1].fits(given) for pair in printed.partners])


def _same_grade(printed: Face, given: Face) -> bool:
    # Two Standards make a Super, and so on (P-7.1); a chip may show no grade (P-1.9).
    return given.grade == printed.grade - 1 or (given.kind == codes.CHIP and given.grade == 0)


def base_fits(game: Game, card: int, base: int) -> bool:
    """Whether a card's condition lets it lie on this one (P-7.1, P-7.7, P-7.8)."""
    printed = face(game, card)
    if face(game, base).grade != printed.grade - 1:
        return False
    if printed.kind == codes.DIGIMON:
        return any([fits(game, wanted, base) for wanted in printed.bases])
    return any([fits(game, pair[0], base) or fits(game, pair[1], base) for pair in printed.partners])


def step_fails(game: Game, seat: int, card: int, laid: list[int]) -> Reason | None:
    """Why a fusion or evolution into this card with what was laid fails now; none if it succeeds (P-7.5)."""
    base = sheet.active_up(game, seat)
    if base < 0:
        return Reason("fuse-no-base", "P-2.4")
    if forbidden(game, seat, codes.FUSION) or evolution_forbidden(game, seat, card):
        return Reason("fuse-forbidden", "P-7.5")
    printed = face(game, card)
    if not base_fits(game, card, base):
        if printed.kind != face(game, base).kind:
            return Reason("fuse-other-kind", "P-7.8")
        return Reason("fuse-base", "P-7.5")
    if printed.kind == codes.DIGIMON:
        paid = evolution_paid(game, printed, laid)
    else:
        paid = len(laid) == 1 and fuses(game, card, base, laid[0])
    return None if paid else Reason("fuse-material", "P-7.5")


def fuses(game: Game, card: int, base: int, material: int) -> bool:
    """Whether the card that fights and a material are the two partners of a fusion card (P-7.2, P-7.3)."""
    printed, given = face(game, card), face(game, material)
    for pair in printed.partners:
        for place in (0, 1):
            if fits(game, pair[place], base):
                if given.stands_for_partner or (pair[1 - place].fits(given) and _same_grade(printed, given)):
                    return True
    return False


def evolution_paid(game: Game, printed: Face, laid: list[int]) -> bool:
    """Whether what was laid is what a Digimon prints: circles upright, crosses sideways, the named cards (P-7.7)."""
    upright, sideways = 0, 0
    cards: list[int] = []
    for card in laid:
        if game.table.mark[card] != FROM_DECK:
            cards.append(card)
        elif game.table.turned[card] == 1:
            sideways += 1
        else:
            upright += 1
    if upright != printed.circles or sideways != printed.crosses:
        return False
    return _all_lie(game, needs(game, printed), cards)


class Need:
    """One card that a Digimon's evolution asks for: by name, or one of the two win rates (P-7.7)."""

    def __init__(self, name: str, win_rate: int) -> None:
        self.name: str = name
        self.win_rate: int = win_rate

    def fits(self, printed: Face) -> bool:
        """Whether a card is what this asks for."""
        return printed.win_rate == self.win_rate if self.win_rate != 0 else self.name in printed.names


def needs(game: Game, printed: Face) -> list[Need]:
    """The cards that a Digimon's evolution asks for (P-7.7)."""
    found = [Need(name, 0) for name in printed.cards]
    if sheet.switches(game).first_game_evolution and WIN_RATES[printed.grade] != 0:
        found.append(Need("", WIN_RATES[printed.grade]))
    return found


def _all_lie(game: Game, wanted: list[Need], cards: list[int]) -> bool:
    if len(cards) != len(wanted):
        return False
    left = cards[:]
    for need in wanted:
        for card in left:
            if need.fits(face(game, card)):
                left.remove(card)
                break
        else:
            return False
    return True


def barred(game: Game, seat: int, card: int) -> Reason | None:
    """Why a card cannot be laid on the base by an effect that asks for nothing."""
    base = sheet.active_up(game, seat)
    if base < 0:
        return Reason("fuse-no-base", "P-2.4")
    printed = face(game, card)
    if not printed.is_fighter():
        return Reason("fuse-no-fighter", "P-1.1")
    if forbidden(game, seat, codes.FUSION) or evolution_forbidden(game, seat, card):
        return Reason("fuse-forbidden", "P-7.5")
    return Reason("fuse-cannot-ignore", "P-7.5") if printed.fixed else None


def free_fails(game: Game, seat: int, card: int) -> Reason | None:
    """Why a card cannot be laid on the base without what it asks for: the card below must fit all the same."""
    fails = barred(game, seat, card)
    if fails is not None or base_fits(game, card, sheet.active_up(game, seat)):
        return fails
    return Reason("fuse-base", "P-7.5")


# What can be given.


def materials(game: Game, seat: int, card: int, taken: list[int], copies: bool) -> list[int]:
    """The cards of the hand and chips that fit as material of a fusion (P-7.2, P-7.3), without those already taken.

    Copies that are the same card are one way to give it, unless `copies`.
    """
    printed = face(game, card)
    found: list[int] = []
    for zone in (HAND, CHIP_HAND):
        for other in game.table.zone(seat, zone):
            if other == card or other in taken or not may_be_material(printed, face(game, other)):
                continue
            if copies or not any([game.table.face[known] is game.table.face[other] for known in found]):
                found.append(other)
    return found


def bluffs(game: Game, seat: int, card: int, taken: list[int]) -> list[int]:
    """The cards of the hand that can be laid as material though they do not fit (P-6.6, P-7.6)."""
    printed = face(game, card)
    found: list[int] = []
    for other in game.table.zone(seat, HAND):
        if other != card and other not in taken and face(game, other).is_fighter():
            if not may_be_material(printed, face(game, other)):
                found.append(other)
    return found


def payers(game: Game, seat: int, card: int, taken: list[int]) -> list[int]:
    """The cards that a Digimon's evolution may take by name: of the hand, or face down in an own slot (P-7.7)."""
    return picks.payers(game, game.table.zone(seat, HAND), sheet.slots(game, seat), card, taken)


def payment(game: Game, seat: int, card: int, taken: list[int], first: int) -> list[int] | None:
    """The cards that pay for a Digimon's evolution, with `first` for the first need (-1: any); none if one is missing."""
    paid: list[int] = []
    for need in needs(game, face(game, card)):
        chosen = -1
        for other in payers(game, seat, card, taken + paid):
            if need.fits(face(game, other)) and (len(paid) != 0 or first < 0 or other == first):
                chosen = other
                break
        if chosen < 0:
            return None
        paid.append(chosen)
    return paid


def first_payers(game: Game, seat: int, card: int, taken: list[int], copies: bool) -> list[int]:
    """The cards that may pay for the first need of a Digimon's evolution, one of each kind in each zone unless `copies`."""
    wanted = needs(game, face(game, card))
    found: list[int] = []
    if len(wanted) == 0:
        return found
    for other in payers(game, seat, card, taken):
        if not wanted[0].fits(face(game, other)) or payment(game, seat, card, taken, other) is None:
            continue
        if copies or not among(game, other, found):
            found.append(other)
    return found


def lay(game: Game, card: int, given: list[int]) -> None:
    """Lay face down into the power box what is given for a card, and what it takes from the deck (P-6.6, P-7.7)."""
    printed = face(game, card)
    if printed.kind == codes.DIGIMON:
        piles.give(game, card, DECK, POWER_BOX, printed.circles, printed.crosses, FROM_DECK)
    piles.give_cards(game, card, POWER_BOX, given)
