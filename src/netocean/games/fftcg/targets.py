"""Targets: what may be chosen, how many, and which picks a run may go on with (F-R12.2, F-R13.9, F-R15.8)."""

from typing import Final

from netocean.abilities.tree import FILTER, FIRST_PLACE, PATTERN, WORD, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, groups, matching, sheet
from netocean.games.fftcg.announcement import EX_BURST, Announcement, divides
from netocean.games.fftcg.runs import Picks
from netocean.games.fftcg.traits import OBJECT
from netocean.games.fftcg.values import Body, Mod, Scope, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary import codes_fields as fields
from netocean.games.fftcg.vocabulary.words import (
    BE_CHOSEN_BY_ABILITIES,
    BE_CHOSEN_BY_ANY,
    BE_CHOSEN_BY_EX,
    BE_CHOSEN_BY_SUMMONS,
    BOTH,
    OBJECTS,
)

UNIT: Final = 1000  # F-R12.5
MANY: Final = 1000


class Choosing(Picks):
    """One `choose` as it is: the cards that may be chosen, how many at least and at most, which must be among them."""

    def __init__(self, game: Game, it: Announcement, place: int) -> None:
        node = it.ops()[place].node
        super().__init__(node, it.scope(), it.seat if node.by is None or node.by.code == 0 else 1 - it.seat)
        self.variable: int = node.args[0].value
        self.listed = legal(game, it, node, self.scope)
        self.most = len(self.listed)
        if node.args[1].kind != WORD:
            self.most = max(amounts.amount(game, self.scope, node.args[1]), 0)
            self.least = 0 if node.value == 1 else self.most
        self.most = min(self.most, _shares(game, it, place, self.scope))
        self.must = [card for card in self.listed if duty(game, it, card)]
        if len(self.must) != 0:
            if len(self.must) > self.most:
                self.listed = self.must
                self.must = []
                self.least = self.most
            self.least = max(self.least, len(self.must))

    def possible(self, game: Game) -> bool:
        """Whether there is anything legal to choose; `up to` may choose nothing."""
        return self.may_end([]) or self.extends(game, [], 0)

    def first(self, game: Game) -> list[int]:
        """One legal choice, if there is any (see `possible`)."""
        chosen: list[int] = []
        while not self.may_end(chosen):
            chosen = [*chosen, self.next_picks(game, chosen)[0]]
        return chosen

    def sets(self, game: Game, bound: int) -> list[list[int]]:
        """Legal choices, the smallest first; no more than so many."""
        found: list[list[int]] = []
        open_: list[list[int]] = [[]]
        while len(open_) != 0 and len(found) < bound:
            after: list[list[int]] = []
            for chosen in open_:
                if self.may_end(chosen):
                    found.append(chosen)
                for card in self.next_picks(game, chosen):
                    after.append([*chosen, card])
            open_ = after[:bound]
        return found


def _shares(game: Game, it: Announcement, place: int, scope: Scope) -> int:
    """F-R12.5: no more targets than there are thousands to divide among them."""
    variable = it.ops()[place].node.args[0].value
    for op in it.ops()[place + 1 :]:
        if divides(op.node) and op.node.args[0].value == variable:
            return max(amounts.amount(game, scope, op.node.args[1]), 0) // UNIT
    return MANY


def legal(game: Game, it: Announcement, node: Node, scope: Scope) -> list[int]:
    """What this may choose: where it looks, what fits, and what is not protected."""
    found: list[int] = []
    chooser = it.seat if node.by is None or node.by.code == 0 else 1 - it.seat
    for card in groups.places(game, scope, node.args[FIRST_PLACE:]):
        if not matching.matches(game, scope, node.args[PATTERN], card) or card in found:
            continue
        if protected(game, it, card) or (card < OBJECT and game.table.named(chooser, card) == 0):
            continue
        found.append(card)
    return found


def protected(game: Game, it: Announcement, card: int) -> bool:
    """Whether a thing cannot be chosen by this (F-R15.8); what lies on the stack always can."""
    if card >= OBJECT:
        return False
    body = values(game).bodies.get(card)
    if body is None:
        return _barred(it, values(game).away.get(card, 0), sheet.controller(game, card))
    if _barred(it, body.bans, body.seat):
        return True
    for mod in body.mods:
        if mod.node.code == codes.CANNOT_BE_CHOSEN_BY and shields(game, mod, body, it):
            return True
    return False


def _barred(it: Announcement, bans: int, seat: int) -> bool:
    """Whether a thing of a side that is kept from being chosen cannot be chosen by this."""
    if bans & BE_CHOSEN_BY_ANY != 0:
        return True
    if seat != it.seat and bans != 0:
        summon = it.object_bit() == OBJECTS["summon"]
        if bans & (BE_CHOSEN_BY_SUMMONS if summon else BE_CHOSEN_BY_ABILITIES) != 0:
            return True
        if it.kind == EX_BURST and bans & BE_CHOSEN_BY_EX != 0:
            return True
    return False


def shields(game: Game, mod: Mod, body: Body, it: Announcement) -> bool:
    """Whether "cannot be chosen by …" is about this: whose it is, and what fits the filter."""
    whose = mod.node.args[1].code
    if whose != BOTH and (body.seat == it.seat) != (whose == 0):
        return False
    return source_fits(game, mod.scope, mod.node.args[2], it)


def source_fits(game: Game, scope: Scope, pattern: Node, it: Announcement) -> bool:
    """Whether what is announced fits a filter about Summons and abilities: by what it is, and by its card."""
    if len(pattern.args) != 0 and pattern.args[0].kind == FILTER:
        for one in pattern.args:
            if source_fits(game, scope, one, it):
                return True
        return False
    rest: list[Node] = []
    for term in pattern.args:
        if term.code != fields.F_OBJECT:
            rest.append(term)
        elif (it.object_bit() & term.args[0].code != 0) == (term.value & 1 == 1):
            return False
    return matching.matches(game, scope, Node(FILTER, "", 0, 0, rest), it.card)


def duty(game: Game, it: Announcement, card: int) -> bool:
    """Whether this must choose a thing if it can: an opponent's one that says so."""
    body = values(game).bodies.get(card) if card < OBJECT else None
    if body is None or body.seat == it.seat:
        return False
    for mod in body.mods:
        if mod.node.code == codes.MUST_BE_CHOSEN:
            return True
    return False


def division(game: Game, it: Announcement, place: int) -> list[int]:
    """What is left to divide, in thousands, and among how many targets still (F-R12.5)."""
    node = it.ops()[place].node
    total = max(amounts.amount(game, it.scope(), node.args[1]), 0) // UNIT
    return [total, len(it.cards(node.args[0].value))]


def handle_of(game: Game, seat: int, card: int) -> int:
    """The handle by which a seat names a target; of a thing on the stack, that of its card."""
    if card < OBJECT:
        return game.table.handle(seat, card)
    for step in game.aside:
        if step.c == card - OBJECT:
            return game.table.named(seat, step.a)
    return 0


def controller_of(game: Game, card: int) -> int:
    """Who controls a target."""
    if card < OBJECT:
        return sheet.controller(game, card)
    for step in game.aside:
        if step.c == card - OBJECT:
            return step.seat
    return 0
