"""The parts of a cost that take cards, and whether a whole cost can be paid (F-R11.12, F-R11.15, F-R11.16)."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, matching, prices, replacements, sheet
from netocean.games.fftcg.announcement import D_DONE, D_PART, Announcement
from netocean.games.fftcg.bills import MOVES, TURN_LB, Bill, Part
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.payment import DISCARD, Source, payable
from netocean.games.fftcg.purse import Purse, for_cast
from netocean.games.fftcg.steps import leave
from netocean.games.fftcg.together import common
from netocean.games.fftcg.traits import seen, share
from netocean.games.fftcg.values import values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.zones import DECK, FIELD, HAND, LB

_DULLS: Final = codes.COST_DULL_OTHERS


def listed(game: Game, it: Announcement, bill: Bill, part: Part) -> list[int]:
    """The own cards that could serve a part of the cost (F-R11.15)."""
    table = game.table
    found: list[int] = []
    for card in sheet.field(game, it.seat) if part.place == FIELD else table.zone(it.seat, part.place):
        if card == it.card and (it.is_cast() or part.place == HAND or bill.keeps_self(part.code)):
            continue
        if part.pattern is not None and not matching.matches(game, part.scope, part.pattern, card):
            continue
        if _serves(game, it, part, card):
            found.append(card)
    return found


def _serves(game: Game, it: Announcement, part: Part, card: int) -> bool:
    code = part.code
    if code == codes.COST_SAME_NAME:
        return same_name(game, it, card)
    if code == _DULLS:
        return game.table.turned[card] == 0
    if code == TURN_LB:
        return game.table.up[card] == 0
    if code == codes.COST_TAKE:
        return sheet.counters(game, card, word(part.counter)) >= part.scope.amount
    return part.place != FIELD or not replaced(game, card, code)


def same_name(game: Game, it: Announcement, card: int) -> bool:
    """F-R11.15, F-R19.5: whether a card of the hand may be discarded for a special ability."""
    if share(sheet.as_face(game.table.face[card]).names, seen(game, it.card).names):
        return True
    for rule in values(game).rules:
        if rule.node.code == codes.SAME_NAME_BY and prices.applies(game, rule, it.card):
            if matching.matches(game, rule.scope, rule.node.args[1], card):
                return True
    return False


def replaced(game: Game, card: int, code: int) -> bool:
    """F-R16.10 b: whether a compulsory replacement keeps a thing from what a cost asks for."""
    if code not in MOVES:
        return False
    zone, cause = MOVES[code]
    events = leave.departures(game, card, zone, cause, -1, -1, 0)
    for held in replacements.applicable(game, events, card, 0, []):
        if not replacements.optional(held.ability()):
            return True
    return False


def taken(it: Announcement, bill: Bill) -> list[int]:
    """The cards that serve parts of the cost already."""
    found: list[int] = []
    for number in range(len(bill.chosen)):
        found.extend(it.cards(D_PART - number))
    return found


def available(it: Announcement, bill: Bill, sources: list[Source], used: list[int]) -> list[Source]:
    """The sources that are left beside what serves other parts of the cost (F-R11.5, F-R11.16)."""
    own = it.spends_card() or bill.takes_self()
    found: list[Source] = []
    for source in sources:
        if source.card not in used and not (own and source.card == it.card):
            found.append(source)
    return found


class Filling:
    """Looks for cards that serve all the open parts of a cost and leave enough to pay the CP."""

    def __init__(self, game: Game, it: Announcement, bill: Bill, sources: list[Source]) -> None:
        self.it: Announcement = it
        self.bill: Bill = bill
        self.sources: list[Source] = sources
        self.game: Game = game
        self.wanted: list[int] = []
        self.cards: list[list[int]] = []
        self.aspects: list[int] = []
        self.mine: list[list[int]] = []
        for number, part in enumerate(bill.chosen):
            mine = it.cards(D_PART - number)
            missing = 0 if it.settled(D_DONE, number) else part.least - len(mine)
            if missing > 0:
                self.wanted.append(missing)
                self.cards.append(behind(listed(game, it, bill, part), mine))
                self.aspects.append(part.different)
                self.mine.append(mine)

    def possible(self) -> bool:
        """Whether the rest can be paid."""
        return self._fill(0, taken(self.it, self.bill))

    def _fill(self, place: int, used: list[int]) -> bool:
        if place == len(self.wanted):
            return payable(available(self.it, self.bill, self.sources, used), self.bill.need)
        if self.aspects[place] >= 0:
            open_ = [card for card in self.cards[place] if card not in used]
            return self._differ(place, used, open_, self.mine[place], 0, self.wanted[place])
        free: list[int] = []
        bound: list[int] = []
        for card in self.cards[place]:
            if card not in used:
                (bound if self._wanted_elsewhere(place, card) else free).append(card)
        wanted = self.wanted[place]
        if len(free) >= wanted:
            return self._fill(place + 1, used + free[:wanted])
        return self._combine(place, used + free, bound, 0, wanted - len(free))

    def _combine(self, place: int, used: list[int], bound: list[int], start: int, count: int) -> bool:
        if count == 0:
            return self._fill(place + 1, used)
        tried: list[int] = []
        for at in range(start, len(bound) - count + 1):
            kind = self._kind(bound[at])
            if kind in tried:
                continue
            tried.append(kind)
            if self._combine(place, [*used, bound[at]], bound, at + 1, count - 1):
                return True
        return False

    def _differ(self, place: int, used: list[int], open_: list[int], mine: list[int], start: int, count: int) -> bool:
        """The same for cards that must differ from each other."""
        if count == 0:
            return self._fill(place + 1, used)
        for at in range(start, len(open_) - count + 1):
            card = open_[at]
            if differs(self.game, self.aspects[place], card, mine):
                if self._differ(place, [*used, card], open_, [*mine, card], at + 1, count - 1):
                    return True
        return False

    def _wanted_elsewhere(self, place: int, card: int) -> bool:
        for other in range(place + 1, len(self.cards)):
            if card in self.cards[other]:
                return True
        if self.bill.need.total > 0:
            for source in self.sources:
                if source.card == card:
                    return True
        return False

    def _kind(self, card: int) -> int:
        """Cards of one kind do the same for all that is still open."""
        kind = 0
        for cards in self.cards:
            kind = kind * 2 + (1 if card in cards else 0)
        for source in self.sources:
            if source.card == card:
                kind = (kind * 512 + source.elements) * 8 + source.worth
        return kind


def next_picks(game: Game, it: Announcement, bill: Bill, money: Purse, number: int) -> list[int]:
    """The cards that may be picked next for a part of the cost, each leaving what the rest needs."""
    part = bill.chosen[number]
    mine = it.cards(D_PART - number)
    if len(mine) >= part.most:
        return []
    used = taken(it, bill)
    found: list[int] = []
    for card in behind(listed(game, it, bill, part), mine):
        if card in used or (part.different >= 0 and not differs(game, part.different, card, mine)):
            continue
        with_it = it.with_picks([D_PART - number, card, game.table.serial[card]])
        if Filling(game, with_it, bill, usable(game, it, bill, money)).possible():
            found.append(card)
    return found


def differs(game: Game, aspect: int, card: int, others: list[int]) -> bool:
    """Whether a card differs from all of these in an aspect."""
    for other in others:
        if common(aspect, seen(game, card), seen(game, other)):
            return False
    return True


def behind(cards: list[int], chosen: list[int]) -> list[int]:
    """The cards behind the last one chosen, so that a set has one run."""
    if len(chosen) == 0:
        return cards
    return cards[cards.index(chosen[len(chosen) - 1]) + 1 :]


def usable(game: Game, it: Announcement, bill: Bill, money: Purse) -> list[Source]:
    """The sources that this bill may be paid with: where it says of what things, these give the CP (F-R11.11)."""
    sources = for_cast(game, money, it.card) if it.is_cast() and len(money.any_for) != 0 else money.sources
    if len(bill.only_with) == 0:
        return sources
    found: list[Source] = []
    for source in sources:
        for limit in bill.only_with:
            if source.way != DISCARD and matching.matches(game, limit.scope, limit.pattern, source.card):
                found.append(source)
                break
    return found


def simple(game: Game, it: Announcement, bill: Bill) -> bool:
    """Whether what needs no picks can be paid: crystals, cards of the deck, counters."""
    if game.reg[sheet.CRYSTALS + it.seat] < bill.crystals:
        return False
    if game.table.count(it.seat, DECK) < bill.mill + bill.remove_top:
        return False
    for cost in bill.self_counters:
        if sheet.counters(game, it.card, word(cost.args[0].name)) < counted(game, it, cost):
            return False
    return True


def counted(game: Game, it: Announcement, cost: Node) -> int:
    """How many counters a cost takes from the card itself."""
    return max(amounts.amount(game, it.scope(), cost.args[1]), 1)


def serves_itself(game: Game, it: Announcement, code: int) -> bool:
    """Whether the card itself can do its part; whether {D} is not too early is asked apart (F-R13.3)."""
    zone = game.table.zone_of(it.card)
    if code == codes.COST_DULL:
        return zone == FIELD and game.table.turned[it.card] == 0
    if code == codes.COST_DISCARD_SELF:
        return zone == HAND
    if code in (codes.COST_PUT_SELF, codes.COST_RETURN_SELF):
        return zone == FIELD and not replaced(game, it.card, code)
    if code == codes.COST_REMOVE_SELF:
        return zone != LB and (zone != FIELD or not replaced(game, it.card, code))
    return True
