"""Requirement blocks: what a card asks for, what pays for it, whether a step succeeds (C-R3.2, C-R7.5, C-R7a)."""

from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games import picks, piles
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import CARDS_LINE, NET_OCEAN_LINE, PARTNER_LINE, Face, Line
from netocean.games.colosseum.sheet import FROM_NET_OCEAN, face
from netocean.games.colosseum.zones import HAND, NET_OCEAN
from netocean.games.picks import among


def based_on(line: Line, base: Face) -> bool:
    """Whether this Digimon can be the active one of a line; of two partners, either (C-R7a.3)."""
    return line.base.fits(base) or (line.kind == PARTNER_LINE and line.partner.fits(base))


def paid_by(game: Game, line: Line, base: Face, paid: list[int]) -> bool:
    """Whether the payment that lies in the box is the line's, with this Digimon active (C-R7.5)."""
    if line.kind == NET_OCEAN_LINE:
        return line.base.fits(base) and _symbols_lie(game, line, paid)
    if line.kind == CARDS_LINE:
        return line.base.fits(base) and _cards_lie(game, line, paid)
    if line.kind == PARTNER_LINE and len(paid) == 1:
        card = face(game, paid[0])
        for mine, other in ((line.base, line.partner), (line.partner, line.base)):
            if mine.fits(base) and (other.fits(card) or stands_in(line, card)):
                return True
    return False


def stands_in(line: Line, payer: Face) -> bool:
    """Whether a card stands in for the partner in the Requirements Box: of a Jogress, never of a fusion (C-R7a.5)."""
    return line.jogress and payer.stands_for_partner


def waived_by_warp(game: Game, line: Line, base: Face, paid: list[int]) -> bool:
    """Whether a warp may use a line: ○/× and programs are waived, any other payment has to lie (C-R7a.9)."""
    if line.kind == NET_OCEAN_LINE or line.program:
        return line.base.fits(base)
    return paid_by(game, line, base, paid)


def _symbols_lie(game: Game, line: Line, paid: list[int]) -> bool:
    upright = 0
    for card in paid:
        if game.table.mark[card] != FROM_NET_OCEAN:
            return False
        if game.table.turned[card] == 0:
            upright += 1
    return upright == line.upright and len(paid) - upright == line.sideways


def _cards_lie(game: Game, line: Line, paid: list[int]) -> bool:
    if len(paid) != len(line.names):
        return False
    left = paid[:]
    for name in line.names:
        for card in left:
            if name in face(game, card).names:
                left.remove(card)
                break
        else:
            return False
    return True


def notes_met(game: Game, seat: int, card: int, base: Face, paid: list[int]) -> bool:
    """Whether the notes of a block are met, extra cost included (C-R7.5). A limit binds all Digimon used (C-R7a.7)."""
    spare = 0
    for held in game.table.zone(seat, HAND):
        if held != card and held not in paid:
            spare += 1
    return restriction_met(game, card, base, paid) and spare >= face(game, card).discard_note


def restriction_met(game: Game, card: int, base: Face, paid: list[int]) -> bool:
    """Whether all Digimon that an evolution uses are what the notes of its block allow (C-R7a.7)."""
    printed = face(game, card)
    used = [base]
    for paying in paid:
        partner = face(game, paying)
        if partner.digimon and game.table.mark[paying] != FROM_NET_OCEAN:
            used.append(partner)
    for digimon in used:
        for wanted in printed.only_from:
            if not wanted.fits(digimon):
                return False
        for barred in printed.not_from:
            if barred.fits(digimon):
                return False
    return True


def step_fails(game: Game, seat: int, card: int, paid: list[int]) -> Reason | None:
    """Why an evolution into this card with this payment fails now; none if it succeeds (C-R7.5)."""
    active = sheet.active_up(game, seat)
    if active < 0:
        return Reason("evolve-no-active", "C-R10.2")
    base = face(game, active)
    printed = face(game, card)
    based = False
    for line in printed.requirements:
        based = based or based_on(line, base)
        if paid_by(game, line, base, paid):
            if notes_met(game, seat, card, base, paid):
                return None
            return Reason("evolve-notes", "C-R7.5")
    return Reason("evolve-payment", "C-R7.5") if based else Reason("evolve-base", "C-R7.5")


def free_fails(game: Game, seat: int, card: int) -> Reason | None:
    """Why an evolution that ignores payment and notes fails now: the base stays, and some cannot be ignored (C-R7a.6)."""
    active = sheet.active_up(game, seat)
    if active < 0:
        return Reason("evolve-no-active", "C-R10.2")
    printed = face(game, card)
    if not printed.digimon:
        return Reason("evolve-no-digimon", "C-R3.1")
    if printed.fixed:
        return Reason("evolve-cannot-ignore", "C-R7a.6")
    base = face(game, active)
    for line in printed.requirements:
        if based_on(line, base):
            return None
    return Reason("evolve-base", "C-R7.5")


class Payment:
    """One way to pay for a planned Digimon: the line's place on the card, and the cards from hand or slots it takes."""

    def __init__(self, line: int, cards: list[int], upright: int, sideways: int) -> None:
        self.line: int = line
        self.cards: list[int] = cards
        self.upright: int = upright
        self.sideways: int = sideways


def payments(
    game: Game, seat: int, card: int, taken: list[int], base: Face | None, copies: bool = False
) -> list[Payment]:
    """The ways to pay whole for a card of the hand (C-R6.7), with `taken` cards already planned elsewhere.

    With a `base`, only what can succeed on it: its lines, what the Net Ocean can pay, what the notes allow; without one,
    all that may be set as a bluff. With `copies` each copy of a card that pays is a way of its own.
    """
    printed = face(game, card)
    found: list[Payment] = []
    for index, line in enumerate(printed.requirements):
        if base is not None and not based_on(line, base):
            continue
        if line.kind == NET_OCEAN_LINE:
            if base is None or game.table.count(seat, NET_OCEAN) >= line.upright + line.sideways:
                found.append(Payment(index, [], line.upright, line.sideways))
        elif line.kind == CARDS_LINE:
            _add_cards(game, seat, card, taken, index, line, copies, found)
        elif line.kind == PARTNER_LINE:
            _add_partners(game, seat, card, taken, index, line, base, copies, found)
    if base is None:
        return found
    return [way for way in found if restriction_met(game, card, base, way.cards)]


def payers(game: Game, seat: int, card: int, taken: list[int]) -> list[int]:
    """The cards that may be laid as payment: in hand, or face down in an own slot, and not planned elsewhere."""
    return picks.payers(game, game.table.zone(seat, HAND), sheet.slots(game, seat), card, taken)


def _add_cards(
    game: Game, seat: int, card: int, taken: list[int], index: int, line: Line, copies: bool, found: list[Payment]
) -> None:
    # Copies that lie in the same zone and are the same card are one way to pay.
    offered: list[int] = []
    for payer in payers(game, seat, card, taken):
        if len(line.names) == 0 or line.names[0] not in face(game, payer).names:
            continue
        if not copies and among(game, payer, offered):
            continue
        cards = [payer]
        for name in line.names[1:]:
            for other in payers(game, seat, card, taken + cards):
                if name in face(game, other).names:
                    cards.append(other)
                    break
        if len(cards) == len(line.names):
            offered.append(payer)
            found.append(Payment(index, cards, 0, 0))


def _add_partners(
    game: Game,
    seat: int,
    card: int,
    taken: list[int],
    index: int,
    line: Line,
    base: Face | None,
    copies: bool,
    found: list[Payment],
) -> None:
    offered: list[int] = []
    for payer in payers(game, seat, card, taken):
        printed = face(game, payer)
        fits = stands_in(line, printed)
        if base is None:
            fits = fits or line.base.fits(printed) or line.partner.fits(printed)
        else:
            fits = fits or (line.base.fits(base) and line.partner.fits(printed))
            fits = fits or (line.partner.fits(base) and line.base.fits(printed))
        if fits and (copies or not among(game, payer, offered)):
            offered.append(payer)
            found.append(Payment(index, [payer], 0, 0))


def lay_payment(game: Game, card: int, paid: Payment, zone: int) -> None:
    """Lay a payment face down into the Requirements Box (C-R6.7); too small a Net Ocean pays what it has (C-R6.8)."""
    piles.give(game, card, NET_OCEAN, zone, paid.upright, paid.sideways, FROM_NET_OCEAN)
    piles.give_cards(game, card, zone, paid.cards)
