"""Numbers that words mean: counts, powers, sums (F-R1.4-F-R1.7, F-R14.4)."""

from collections.abc import Callable
from typing import Final

from netocean.abilities.tree import CALL, FILTER, INT, REF, VAR, Node
from netocean.engine.game import Game
from netocean.games.fftcg import groups, history, matching, sheet
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.traits import how_many, seen
from netocean.games.fftcg.values import V_DONE, V_PAID, V_X, Body, Scope
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary import codes_fields as fields
from netocean.games.fftcg.vocabulary.words import BOTH, ELEMENTS

Args = list[Node]
Reading = Callable[[Game, Scope, Args], int]


def amount(game: Game, scope: Scope, node: Node) -> int:
    """A number, as it is now; negative ones stay negative while they are added up (F-R1.5)."""
    kind = node.kind
    if kind == INT:
        return node.value
    if kind == REF:
        return _property(game, scope.seat if node.value == 0 else 1 - scope.seat, node.code)
    if kind == VAR:
        found = groups.named(scope, node.value)
        return len(found) if len(found) != 0 else scope.number(node.value)
    if kind == FILTER:
        return len(groups.on_field(game, scope, node))
    reading = _READINGS.get(node.code)
    return reading(game, scope, node.args) if reading is not None else _of_things(game, scope, node.code, node.args)


def _count(game: Game, scope: Scope, args: Args) -> int:
    return len(_counted(game, scope, args))


def _times(game: Game, scope: Scope, args: Args) -> int:
    return amount(game, scope, args[0]) * amount(game, scope, args[1])


def _plus(game: Game, scope: Scope, args: Args) -> int:
    return amount(game, scope, args[0]) + amount(game, scope, args[1])


def _minus(game: Game, scope: Scope, args: Args) -> int:
    return amount(game, scope, args[0]) - amount(game, scope, args[1])


def _divided(game: Game, scope: Scope, args: Args) -> int:
    return max(amount(game, scope, args[0]), 0) // max(amount(game, scope, args[1]), 1)


_UNIT: Final = 1000  # cards that halve a power or damage round to the thousand (F-R1.4)


def _half_up(game: Game, scope: Scope, args: Args) -> int:
    return (max(amount(game, scope, args[0]), 0) + 2 * _UNIT - 1) // (2 * _UNIT) * _UNIT


def _half_down(game: Game, scope: Scope, args: Args) -> int:
    return max(amount(game, scope, args[0]), 0) // (2 * _UNIT) * _UNIT


def _least(game: Game, scope: Scope, args: Args) -> int:
    return min(amount(game, scope, args[0]), amount(game, scope, args[1]))


def _that(game: Game, scope: Scope, args: Args) -> int:
    return scope.amount


def _x(game: Game, scope: Scope, args: Args) -> int:
    return scope.number(V_X)


def _this_turn(game: Game, scope: Scope, args: Args) -> int:
    return history.times(game, scope, args[0].code, args[1].code, args[2] if len(args) > 2 else None)


def _done(game: Game, scope: Scope, args: Args) -> int:
    return max(len(groups.named(scope, V_DONE)), scope.number(V_DONE))


def _property(game: Game, seat: int, code: int) -> int:
    if code == fields.P_POINTS:
        return sheet.points(game, seat)
    if code == fields.P_CRYSTALS:
        return game.reg[sheet.CRYSTALS + seat]
    if code == fields.P_ELEMENTS:
        bits = 0
        for card in sheet.field(game, seat):
            bits |= seen(game, card).elements
        return how_many(bits)
    zone = groups.zone_of_property(code)
    return len(sheet.field(game, seat)) if code == fields.P_FIELD else game.table.count(seat, zone)


def _counted(game: Game, scope: Scope, args: list[Node]) -> list[int]:
    if len(args) == 1:
        if args[0].kind == FILTER:
            return groups.on_field(game, scope, args[0])
        return [pair[0] for pair in groups.last_things(game, scope, args[0])]
    whose = args[2].code if len(args) > 2 else BOTH
    cards = groups.zone_cards(game, scope, args[1].code, whose)
    return [card for card in cards if matching.matches(game, scope, args[0], card)]


def _paid(game: Game, scope: Scope, args: Args) -> int:
    found = 0
    at = scope.start
    while at < len(scope.picks):
        if scope.picks[at] == V_PAID:
            found += 1
        at += 3
    return found


def paid_bits(game: Game, scope: Scope) -> int:
    """The elements of the CP paid for this, a bit each; of a thing on the field, what was paid to cast it."""
    bits = 0
    at = scope.start
    while at < len(scope.picks):
        if scope.picks[at] == V_PAID:
            bits |= 1 << scope.picks[at + 2]
        at += 3
    return bits if bits != 0 else of(game, scope.card, sheet.PAID) & _ELEMENT_BITS


def _paid_elements(game: Game, scope: Scope, args: Args) -> int:
    return how_many(paid_bits(game, scope))


def all_different(aspect: int, cards: list[Body]) -> bool:
    """Whether no two cards are alike under an aspect."""
    known: list[str] = []
    for it in cards:
        for label in _labels(aspect, it):
            if label in known:
                return False
        known.extend(_labels(aspect, it))
    return True


def bodies(game: Game, scope: Scope, node: Node) -> list[Body]:
    """The cards that are meant, as they are or last were."""
    return [seen(game, pair[0], pair[1]) for pair in groups.last_things(game, scope, node)]


def _of_things(game: Game, scope: Scope, code: int, args: list[Node]) -> int:
    if code == codes.KINDS:
        return _kinds(args[0].code, bodies(game, scope, args[1]))
    if code == codes.MOST_ALIKE:
        return _most_alike(args[0].code, bodies(game, scope, args[1]))
    if code == codes.HIGHEST or code == codes.LOWEST:
        found = [it.cost if args[0].name == "cost" else max(it.power, 0) for it in bodies(game, scope, args[1])]
        if len(found) == 0:
            return 0
        return max(found) if code == codes.HIGHEST else min(found)
    total = 0
    for pair in groups.last_things(game, scope, args[0]):
        card, serial = pair
        if code == codes.POWER:
            total += max(seen(game, card, serial).power, 0)
        elif code == codes.COST_OF:
            total += seen(game, card, serial).cost
        elif code == codes.DAMAGE_ON:
            gone = serial >= 0 and game.table.serial[card] != serial
            total += of(game, card, sheet.L_DAMAGE if gone else sheet.DAMAGE_ON)
        elif code == codes.COUNTERS:
            total += sheet.counters_of(game, card, serial, word(args[1].name))
        elif code == codes.ANY_COUNTERS:
            total += sheet.counters_of(game, card, serial, -1)
        elif code == codes.KIND_COUNTERS:
            total += sheet.counters_of(game, card, serial, scope.number(args[1].value))
    return total


def _labels(aspect: int, it: Body) -> list[str]:
    """What a card is under an aspect, as words."""
    if aspect == 0:
        return it.names
    if aspect == 1:
        return [str(element) for element in range(ELEMENTS) if it.elements >> element & 1 == 1]
    if aspect == 2:
        return [str(it.cost)]
    if aspect == 3:
        return it.jobs
    if aspect == 4:
        return it.categories
    if aspect == 5:
        return [str(it.types)]
    return [str(it.power)]


def _kinds(aspect: int, cards: list[Body]) -> int:
    known: list[str] = []
    for it in cards:
        labels = _labels(aspect, it)
        for label in labels[:1] if aspect == 0 else labels:
            if label not in known:
                known.append(label)
    return len(known)


def _most_alike(aspect: int, cards: list[Body]) -> int:
    best = 0
    for it in cards:
        for label in _labels(aspect, it):
            best = max(best, len([other for other in cards if label in _labels(aspect, other)]))
    return best


def is_number(node: Node) -> bool:
    """Whether a value of `let` is a number rather than cards."""
    return node.kind in (INT, REF) or (node.kind == CALL and node.name not in _GROUP_NAMES)


_GROUP_NAMES = (
    "every", "top", "turned_until", "rest", "among", "both", "other_of", "first_of", "blockers_of", "party_of", "source_of",
    "chosen_by", "removed_by_self", "paid_cards", "stack", "done_cards", "cp_discards",
    "random",
)  # fmt: skip

_READINGS: Final[dict[int, Reading]] = {
    codes.COUNT: _count,
    codes.TIMES: _times,
    codes.PLUS: _plus,
    codes.MINUS: _minus,
    codes.DIVIDED: _divided,
    codes.HALF_UP: _half_up,
    codes.HALF_DOWN: _half_down,
    codes.LEAST: _least,
    codes.THAT: _that,
    codes.X: _x,
    codes.THIS_TURN: _this_turn,
    codes.DONE_AMOUNT: _done,
    codes.PAID: _paid,
    codes.PAID_ELEMENTS: _paid_elements,
}
_ELEMENT_BITS: Final = (1 << ELEMENTS) - 1
