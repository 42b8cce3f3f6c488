"""Whether an announcement can be completed: its targets and modes, and its whole cost (F-R1.9, F-R12.2, F-R12.3).

Listing what may be announced, and each choice on the way, ask the same functions: no dead end is ever offered.
"""

from typing import Final

from netocean.abilities.interpreter import OP_CHOOSE, OP_MODES
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, parts, sheet, targets
from netocean.games.fftcg.announcement import CHARACTER, D_WAY, NO_OP, Announcement, next_op, refers_later
from netocean.games.fftcg.bills import Bill
from netocean.games.fftcg.costs import Pricing
from netocean.games.fftcg.purse import Purse
from netocean.games.fftcg.traits import serial_of
from netocean.games.fftcg.values import V_DECLARED, V_MODE, V_NUMBER, V_X, values
from netocean.games.fftcg.vocabulary.words import CHARACTER as CHARACTERS
from netocean.games.fftcg.vocabulary.words import ITEM

_SETS: Final = 64  # choices that are tried where later ones depend on them
ANY_VARIABLE: Final = -1


def declarable(game: Game, it: Announcement) -> bool:
    """Whether what is still to be declared can be: targets and modes."""
    place = next_op(game, it)
    if place == NO_OP:
        return True
    op = it.ops()[place]
    if op.kind == OP_MODES:
        if len(it.modes(place)) != 0:
            return True  # each pick has left enough for the rest
        return len(open_modes(game, it, place)) >= max(mode_count(game, it, place)[0], 1)
    if op.kind != OP_CHOOSE:
        return declarable(game, it.with_picks([V_DECLARED, ANY_VARIABLE, place]))
    choosing = targets.Choosing(game, it, place)
    if not choosing.possible(game):
        return False
    if not refers_later(it, place, choosing.variable):
        return declarable(game, chosen(game, it, place, choosing.first(game)))
    for one in choosing.sets(game, _SETS):
        if declarable(game, chosen(game, it, place, one)):
            return True
    return False


def chosen(game: Game, it: Announcement, place: int, cards: list[int]) -> Announcement:
    """The announcement with the targets of one `choose` declared."""
    variable = it.ops()[place].node.args[0].value
    picks: list[int] = []
    for card in cards:
        picks.extend([variable, card, serial_of(game, card)])
    picks.extend([V_DECLARED, variable, place])
    return it.with_picks(picks)


def ended(it: Announcement, place: int) -> Announcement:
    """The announcement with one `choose` ended as it is."""
    return it.with_picks([V_DECLARED, it.ops()[place].node.args[0].value, place])


def leads(game: Game, it: Announcement, place: int, choosing: targets.Choosing, cards: list[int]) -> bool:
    """Whether targets picked so far can be made a choice after which the rest can still be declared."""
    if choosing.may_end(cards) and declarable(game, chosen(game, bare(it, choosing.variable), place, cards)):
        return True
    for card in choosing.next_picks(game, cards):
        if leads(game, it, place, choosing, [*cards, card]):
            return True
    return False


def bare(it: Announcement, variable: int) -> Announcement:
    """The announcement with nothing named by a variable."""
    made = it.with_picks([])
    at = 1
    while at < len(made.picks):
        if made.picks[at] == variable:
            del made.picks[at : at + 3]
        else:
            at += 3
    return made


def mode_count(game: Game, it: Announcement, place: int) -> tuple[int, int]:
    """How many bodies at least and at most are picked (F-R12.3)."""
    node = it.ops()[place].node
    most = min(max(amounts.amount(game, it.scope(), node.args[0]), 0), len(node.args) - 1)
    return (1, most) if node.value == 1 else (most, most)


def open_modes(game: Game, it: Announcement, place: int) -> list[int]:
    """The bodies that may be picked: those whose targets can be chosen (F-R12.3)."""
    found: list[int] = []
    for body in range(len(it.ops()[place].node.args) - 1):
        if declarable(game, it.with_picks([V_MODE, body, place, V_DECLARED, ANY_VARIABLE, place])):
            found.append(body)
    return found


def next_modes(game: Game, it: Announcement, place: int) -> list[int]:
    """The bodies that may be picked next, in ascending order, each leaving enough for the rest."""
    picked = it.modes(place)
    least, most = mode_count(game, it, place)
    if len(picked) >= most:
        return []
    open_ = open_modes(game, it, place)
    if len(picked) != 0:
        open_ = [body for body in open_ if body > picked[len(picked) - 1]]
    missing = max(least - len(picked), 1)
    return open_[: len(open_) - missing + 1]


# The cost.


def affordable(game: Game, it: Announcement, pricing: Pricing, purse: Purse) -> bool:
    """Whether the cost can be paid whole, by one of its ways."""
    return len(ways(game, it, pricing, purse, True)) != 0


def ways(game: Game, it: Announcement, pricing: Pricing, purse: Purse, one: bool = False) -> list[int]:
    """The ways by which the cost can be paid whole; with `one` the first of them is enough."""
    found: list[int] = []
    for place in range(len(pricing.ways)):
        by_it = it if len(pricing.ways) == 1 else it.with_picks([D_WAY, V_NUMBER, place])
        bill = billed(by_it, pricing)
        if pays(game, by_it, bill, purse) or (bill.x != 0 and len(xs(game, by_it, pricing, purse, True)) != 0):
            found.append(place)
            if one:
                break
    return found


def billed(it: Announcement, pricing: Pricing) -> Bill:
    """What has to be paid with this declared."""
    kept = pricing.it
    pricing.it = it
    bill = pricing.bill()
    pricing.it = kept
    return bill


def xs(game: Game, it: Announcement, pricing: Pricing, purse: Purse, one: bool = False) -> list[int]:
    """The values of X with which the cost can be paid (F-R11.14); with `one` the first of them is enough."""
    found: list[int] = []
    cards = max(len(sheet.field(game, it.seat)), len(sheet.hand(game, it.seat)), len(sheet.break_zone(game, it.seat)))
    for number in range(max(purse.total, cards, most_counters(game, it)) + 1):
        with_x = it.with_picks([V_X, V_NUMBER, number])
        if pays(game, with_x, billed(with_x, pricing), purse):
            found.append(number)
            if one:
                break
    return found


def most_counters(game: Game, it: Announcement) -> int:
    """How many counters a cost could take from the card."""
    return sheet.counters(game, it.card, -1)


def pays(game: Game, it: Announcement, bill: Bill, purse: Purse) -> bool:
    """Whether a bill can be paid with what its payer has, beside what is picked already."""
    own = it.card if it.spends_card() or bill.takes_self() else -1
    if not purse.covers(bill.need, own) or not parts.simple(game, it, bill):
        return False
    for code in bill.selves:
        if not parts.serves_itself(game, it, code):
            return False
    return parts.Filling(game, it, bill, parts.usable(game, it, bill, purse)).possible()


# Items (F-R21.6).


def carriers(game: Game, it: Announcement) -> list[int]:
    """The Characters that may carry an Item: own ones with none of its kind, or of its name (switch `item_limit`)."""
    by_name = sheet.switches(game).items_by_name
    found: list[int] = []
    for body in values(game).order:
        if body.seat != it.seat or body.types & CHARACTERS == 0:
            continue
        free = True
        for other in values(game).order:
            if other.types & ITEM != 0 and game.table.host[other.card] == body.card:
                same = other.face.names[0] == it.face.names[0] if by_name else other.face.item == it.face.item
                free = free and not same
        if free:
            found.append(body.card)
    return found


def is_item(it: Announcement) -> bool:
    """Whether this is an Item on its way to a carrier."""
    return it.kind == CHARACTER and it.face.types & ITEM != 0
