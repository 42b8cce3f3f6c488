"""Whether a condition holds (F-R13.10, F-R14.4)."""

from netocean.abilities.tree import AND, COMPARE, DONE, MATCH, NOT, OR, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, groups, history, matching, sheet, terms
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.slugs import slug
from netocean.games.fftcg.traits import seen, serial_of, share, still
from netocean.games.fftcg.values import V_BURST, V_DISCARDED, V_DONE, V_EXTRA, V_PAID, Scope
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.zones import FIELD


def holds(game: Game, scope: Scope, node: Node) -> bool:
    """Whether a condition holds now."""
    kind = node.kind
    if kind == COMPARE:
        left, right = amounts.amount(game, scope, node.args[0]), amounts.amount(game, scope, node.args[1])
        return matching.compare(max(left, 0), node.code, max(right, 0))  # F-R1.5
    if kind == AND:
        for part in node.args:
            if not holds(game, scope, part):
                return False
        return True
    if kind == OR:
        for part in node.args:
            if holds(game, scope, part):
                return True
        return False
    if kind == NOT:
        return not holds(game, scope, node.args[0])
    if kind == MATCH:
        return _match(game, scope, node)
    if kind == DONE:
        return scope.number(V_DONE) > 0
    return _call(game, scope, node)


def _match(game: Game, scope: Scope, node: Node) -> bool:
    """`$a is {…}`: all of them fit, and there is at least one."""
    pairs = groups.last_things(game, scope, node.args[0])
    for card, serial in pairs:
        if not matching.matches(game, scope, node.args[1], card, serial):
            return False
    return len(pairs) != 0


def _call(game: Game, scope: Scope, node: Node) -> bool:
    code, args = node.code, node.args
    if code == codes.MY_TURN:
        return sheet.turn_player(game) == scope.seat
    if code == codes.OPPONENT_TURN:
        return sheet.turn_player(game) != scope.seat
    if code == codes.IN_PHASE:
        return game.reg[sheet.PHASE] == args[0].code
    if code == codes.BY_EX:
        return scope.has(V_BURST)
    if code == codes.PAID_EXTRA:
        return scope.has(V_EXTRA)
    if code == codes.EXISTS:
        return len(groups.things(game, scope, args[0])) != 0
    if code == codes.ENTERED_BY:
        return _entered_by(game, scope, args)
    if code == codes.PAID_WITH:
        return _paid_with(game, scope, args[0].code)
    if code == codes.PAID_ONLY_WITH:
        return _paid_only_with(game, scope, args[0])
    if code == codes.PAID_ONLY:
        return amounts.paid_bits(game, scope) == 1 << args[0].code
    return _relation(game, scope, node)


def _relation(game: Game, scope: Scope, node: Node) -> bool:
    code, args = node.code, node.args
    if code == codes.USED_TITLED:
        return _used_titled(game, scope, args)
    if code == codes.ALL_DIFFERENT:
        return amounts.all_different(args[0].code, amounts.bodies(game, scope, args[1]))
    if code == codes.SAME:
        return _same(game, scope, args)
    if code == codes.BATTLING:
        for card in groups.things(game, scope, args[0]):
            if terms.in_battle(game, card) and _fights(game, scope, card, args[1]):
                return True
        return False
    if code == codes.IN_ZONE:
        for card, serial in groups.last_things(game, scope, args[0]):
            there = args[1].code != FIELD or still(game, card, serial) or groups.follows(game, scope, card)
            if there and game.table.zone_of(card) == args[1].code:
                return True
        return False
    if code == codes.PARTY_WITH:
        return _party_with(game, scope, args[0])
    return scope.amount <= 1  # first_time: the event counts itself


def _entered_by(game: Game, scope: Scope, args: list[Node]) -> bool:
    for card, serial in groups.last_things(game, scope, args[0]):
        if serial_of(game, card) == serial and of(game, card, sheet.HOW) & args[1].code != 0:
            return True
    return False


def _used_titled(game: Game, scope: Scope, args: list[Node]) -> bool:
    """Whether a special ability of this name was used this turn by a thing that is still the same."""
    for card in groups.things(game, scope, args[0]):
        for pin, place in history.specials(game, card):
            if slug(sheet.source(game, pin).abilities[place].title) == args[1].name:
                return True
    return False


def _paid_with(game: Game, scope: Scope, element: int) -> bool:
    at = scope.start
    while at < len(scope.picks):
        if scope.picks[at] == V_PAID and scope.picks[at + 2] == element:
            return True
        at += 3
    return of(game, scope.card, sheet.PAID) >> element & 1 == 1


def _paid_only_with(game: Game, scope: Scope, pattern: Node) -> bool:
    if scope.has(V_DISCARDED):
        return False
    paid = groups.named(scope, V_PAID)
    for card, _ in paid:
        if not matching.matches(game, scope, pattern, card):
            return False
    return len(paid) != 0


def _same(game: Game, scope: Scope, args: list[Node]) -> bool:
    """Whether two things have a name, an element, a cost … in common."""
    for mine in groups.last_things(game, scope, args[0]):
        for other in groups.last_things(game, scope, args[1]):
            one, two = seen(game, mine[0], mine[1]), seen(game, other[0], other[1])
            word = args[2].name
            if word == "name":
                found = share(one.names, two.names)
            elif word == "element":
                found = one.elements & two.elements != 0
            elif word == "cost":
                found = one.cost == two.cost
            elif word == "job":
                found = share(one.jobs, two.jobs)
            elif word == "category":
                found = share(one.categories, two.categories)
            elif word == "type":
                found = one.types & two.types != 0
            else:
                found = one.power == two.power
            if found:
                return True
    return False


def _fights(game: Game, scope: Scope, card: int, pattern: Node) -> bool:
    for other in groups.on_field(game, scope, pattern):
        if (
            other != card
            and terms.in_battle(game, other)
            and sheet.controller(game, other) != sheet.controller(game, card)
        ):
            return True
    return False


def _party_with(game: Game, scope: Scope, pattern: Node) -> bool:
    if of(game, scope.card, sheet.ATTACKING) != 2:
        return False
    for card in sheet.field(game, sheet.controller(game, scope.card)):
        if card != scope.card and of(game, card, sheet.ATTACKING) == 2 and matching.matches(game, scope, pattern, card):
            return True
    return False
