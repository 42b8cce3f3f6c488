"""What a player can pay CP with (F-R11.2-F-R11.4), as it is now."""

from netocean.abilities.tree import FILTER, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, groups, matching, sheet
from netocean.games.fftcg.payment import DISCARD, DULL, PUT, Need, Source
from netocean.games.fftcg.values import Body, Mod, Scope, Values, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import BACKUP, COLOURED, DARK, ELEMENTS, LIGHT
from netocean.games.fftcg.zones import HAND

DISCARDED: int = 2  # F-R11.2: CP for a discarded card
_COLOURLESS: int = 1 << LIGHT | 1 << DARK


class Purse:
    """The sources of a seat, in the order in which they lie, and what they come to."""

    def __init__(self, sources: list[Source]) -> None:
        self.sources: list[Source] = sources
        self.any_for: list[Mod] = []  # what may give CP of any element for some casts, by its body's changes
        self.total: int = 0
        self.sums: list[int] = [0] * (ELEMENTS + 1)  # of each element, what can give it
        for source in sources:
            self.total += source.worth
            for element in range(COLOURED):
                if source.elements >> element & 1 == 1:
                    self.sums[element] += source.worth

    def without(self, card: int) -> int:
        """What all sources but one card come to."""
        rest = self.total
        for source in self.sources:
            if source.card == card:
                rest -= source.worth
        return rest

    def covers(self, need: Need, card: int) -> bool:
        """A bound: False if even all sources but one card cannot pay the need."""
        if self.without(card) < need.total:
            return False
        if len(self.any_for) != 0:
            return True
        for element in range(COLOURED):
            if self.sums[element] < need.each[element]:
                return False
        return True


def purse(game: Game, seat: int) -> Purse:
    """Everything a seat can pay with now."""
    now = values(game)
    found: list[Source] = []
    any_for: list[Mod] = []
    turned = game.table.turned
    for it in now.order:
        if it.seat == seat and it.types & BACKUP != 0 and turned[it.card] == 0:
            found.append(Source(it.card, DULL, _gives(game, now, it), 1))
            for mod in it.mods:
                if mod.node.code == codes.PRODUCE_ANY:
                    any_for.append(_on(mod, it.card))
    specials = [rule for rule in now.rules if rule.node.code in (codes.DISCARD_FOR_CP, codes.PUT_FOR_CP)]
    for rule in specials:
        if rule.node.code == codes.PUT_FOR_CP and rule.scope.seat == seat:
            _add_put(game, now, rule, found)
    for card in game.table.zone(seat, HAND):
        source = _discard(game, seat, card, specials)
        if source is not None:
            found.append(source)
    made = Purse(found)
    made.any_for = any_for
    return made


def _on(mod: Mod, card: int) -> Mod:
    """A change as it is on one thing."""
    made = Mod(mod.node, mod.scope, mod.stamp, card, mod.amount)
    made.effect = mod.effect
    return made


def for_cast(game: Game, money: Purse, card: int) -> list[Source]:
    """The sources as they are for casting this card: some give CP of any element for some casts."""
    free = [mod.target for mod in money.any_for if matching.matches(game, mod.scope, mod.node.args[1], card)]
    if len(free) == 0:
        return money.sources
    every = (1 << ELEMENTS) - 1
    found: list[Source] = []
    for source in money.sources:
        given = source.card in free and source.way == DULL
        found.append(Source(source.card, DULL, every, source.worth) if given else source)
    return found


def _gives(game: Game, now: Values, it: Body) -> int:
    bits = it.elements | it.produces
    for rule in now.rules:
        if rule.node.code == codes.PRODUCE_ELEMENTS_OF and it.card in groups.things(
            game, rule.scope, rule.node.args[0]
        ):
            for other in groups.things(game, rule.scope, rule.node.args[1]):
                if other in now.bodies:
                    bits |= now.bodies[other].elements
    return bits


def _add_put(game: Game, now: Values, rule: Mod, found: list[Source]) -> None:
    """A text lets things of the field be put into the Break Zone for CP of an element, or of any."""
    args = rule.node.args
    bits = 1 << args[2].code if len(args) > 2 else (1 << ELEMENTS) - 1
    worth = amounts.amount(game, rule.scope, args[1])
    for card in groups.things(game, rule.scope, args[0]):
        if card in now.bodies and now.bodies[card].seat == rule.scope.seat and worth > 0:
            found.append(Source(card, PUT, bits, worth))


def _discard(game: Game, seat: int, card: int, specials: list[Mod]) -> Source | None:
    elements = sheet.as_face(game.table.face[card]).elements
    for rule in specials:
        args = rule.node.args
        if rule.node.code == codes.DISCARD_FOR_CP and rule.scope.seat == seat and _is(game, rule.scope, args[0], card):
            bits = 1 << args[2].code if len(args) > 2 else elements
            return Source(card, DISCARD, bits, max(amounts.amount(game, rule.scope, args[1]), 0))
    if elements & _COLOURLESS != 0:
        return None  # F-R11.3
    return Source(card, DISCARD, elements, DISCARDED)


def _is(game: Game, scope: Scope, node: Node, card: int) -> bool:
    if node.kind == FILTER:
        return matching.matches(game, scope, node, card)
    return card in groups.things(game, scope, node)
