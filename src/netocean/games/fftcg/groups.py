"""The cards that words mean: a variable, `self`, every card that fits, the top of a deck (F-R3.6, F-R14.13)."""

from typing import Final

from netocean.abilities.tree import CALL, FILTER, REF, VAR, WORD, Node
from netocean.engine.game import Game
from netocean.engine.table import SEATS
from netocean.games.fftcg import amounts, matching, sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import codes as steps
from netocean.games.fftcg.traits import OBJECT, flag, is_object, serial_of, still
from netocean.games.fftcg.values import V_COST, V_DISCARDED, V_DONE, V_IT, V_MOVED, V_OTHER, V_SELF, Scope
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary import codes_fields as fields
from netocean.games.fftcg.vocabulary.words import BOTH, CARRIER, IT, SELF, ZONES
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, LB, REMOVED, STACK

Pair = tuple[int, int]
ANYWHERE: Final = ZONES["anywhere"]
_EVERYWHERE: Final[tuple[int, ...]] = (FIELD, BREAK, HAND, DECK, DAMAGE, REMOVED, LB, STACK)


def named(scope: Scope, variable: int) -> list[Pair]:
    """What a variable names: cards with their serials, whether or not they are still there."""
    found: list[Pair] = []
    at = scope.start
    while at < len(scope.picks):
        if scope.picks[at] == variable and scope.picks[at + 1] >= 0:
            found.append((scope.picks[at + 1], scope.picks[at + 2]))
        at += 3
    return found


def word_variable(code: int) -> int:
    """The variable behind a word such as `self`."""
    return V_SELF if code == SELF else V_IT if code == IT else V_OTHER


def last_things(game: Game, scope: Scope, node: Node) -> list[Pair]:
    """Cards with the serials under which they are meant, also those that are gone (F-R14.4)."""
    if node.kind == VAR:
        return named(scope, node.value)
    if node.kind == WORD:
        if node.code == CARRIER:
            host = game.table.host[scope.card]
            return [(host, game.table.serial[host])] if host >= 0 else []
        found = named(scope, word_variable(node.code))
        if node.code == SELF and len(found) == 0:
            return [(scope.card, serial_of(game, scope.card))]
        return found
    if node.kind == CALL and node.code == codes.PAID_CARDS:
        return named(scope, V_COST)
    return [(card, serial_of(game, card)) for card in things(game, scope, node)]


def things(game: Game, scope: Scope, node: Node) -> list[int]:
    """The cards that are meant and still are what they were (F-R4.3)."""
    if node.kind == FILTER:
        return on_field(game, scope, node)
    if node.kind == CALL:
        return group(game, scope, node)
    found: list[int] = []
    for card, serial in last_things(game, scope, node):
        if card not in found and (still(game, card, serial) or follows(game, scope, card)):
            found.append(card)
    return found


def follows(game: Game, scope: Scope, card: int) -> bool:
    """Whether an ability still finds a thing because it, or its event, has put it where it is (F-R4.3, F-R13.14)."""
    at = scope.start
    while at < len(scope.picks):
        if scope.picks[at] == V_MOVED and scope.picks[at + 1] == card and still(game, card, scope.picks[at + 2]):
            return True
        at += 3
    return False


def on_field(game: Game, scope: Scope, pattern: Node) -> list[int]:
    """Everything on the field that fits, the reader's own side first."""
    found: list[int] = []
    for seat in (scope.seat, 1 - scope.seat):
        for card in sheet.field(game, seat):
            if matching.matches(game, scope, pattern, card):
                found.append(card)
    return found


def zone_cards(game: Game, scope: Scope, place: int, whose: int) -> list[int]:
    """The cards of a zone: of the reader (0), the other player (1) or both (2)."""
    if place == ANYWHERE:
        everything: list[int] = []
        for zone in _EVERYWHERE:
            everything.extend(zone_cards(game, scope, zone, whose))
        return everything
    if place == FIELD:
        found: list[int] = []
        for side in range(SEATS):
            if whose in (side, BOTH):
                found.extend(sheet.field(game, scope.seat if side == 0 else 1 - scope.seat))
        return found
    cards: list[int] = []
    for side in range(SEATS):
        if whose in (side, BOTH):
            cards.extend(game.table.zone(scope.seat if side == 0 else 1 - scope.seat, place))
    return cards


def objects(game: Game) -> list[int]:
    """All that lies on the stack, the next to resolve last (F-R8.6)."""
    return [OBJECT + step.c for step in game.aside]


def places(game: Game, scope: Scope, nodes: list[Node]) -> list[int]:
    """The cards of the places that a choice names; of the field where it names none."""
    if len(nodes) == 0:
        return zone_cards(game, scope, FIELD, BOTH)
    found: list[int] = []
    for node in nodes:
        if node.kind == REF:
            found.extend(zone_cards(game, scope, zone_of_property(node.code), node.value))
        elif node.kind == CALL and node.code == codes.STACK_OBJECTS:
            found.extend(objects(game))
        else:
            found.extend(things(game, scope, node))
    return found


def zone_of_property(code: int) -> int:
    """The zone that a property such as `me.break` means; they stand in the order of the zones."""
    return code - fields.P_DECK


def group(game: Game, scope: Scope, node: Node) -> list[int]:
    """A group in brackets."""
    code, args = node.code, node.args
    if code == codes.EVERY:
        whose = args[2].code if len(args) > 2 else BOTH
        cards = zone_cards(game, scope, args[1].code, whose)
        return [card for card in cards if matching.matches(game, scope, args[0], card)]
    if code == codes.TOP_CARDS:
        seat = scope.seat if args[0].code == 0 else 1 - scope.seat
        count = max(amounts.amount(game, scope, args[1]), 0)
        pile = sheet.deck(game, seat)
        return pile[max(len(pile) - count, 0) :][::-1]
    if code == codes.REST:
        found = [card for card, serial in last_things(game, scope, args[0]) if still(game, card, serial)]
        return [card for card in found if not _to_be_cast(game, card)]
    if code == codes.AMONG:
        return [card for card in things(game, scope, args[0]) if matching.matches(game, scope, args[1], card)]
    if code == codes.BOTH_THINGS:
        first = things(game, scope, args[0])
        return first + [card for card in things(game, scope, args[1]) if card not in first]
    if code == codes.FIRST_OF:
        return things(game, scope, args[0])[:1]
    if code == codes.OTHER_OF:
        other = things(game, scope, args[1])
        return [card for card in things(game, scope, args[0]) if card not in other]
    if code == codes.STACK_OBJECTS:
        return objects(game)
    if code == codes.RANDOM:
        return []  # only `let` names such cards, once
    return _special(game, scope, node)


def _to_be_cast(game: Game, card: int) -> bool:
    """Whether an effect has let a card be cast, which is done when the effect has resolved (F-R12.10)."""
    for step in game.stack:
        if step.code() == steps.DECLARE and step.a == card:
            return True
    return False


def _special(game: Game, scope: Scope, node: Node) -> list[int]:
    code = node.code
    if code == codes.BLOCKERS_OF:
        blocker = game.reg[sheet.BLOCKER]
        blocked = (
            blocker >= 0
            and game.reg[sheet.BATTLE] == 1
            and _attacks(game, last_things(game, scope, node.args[0]), False)
        )
        return [blocker] if blocked else []
    if code == codes.PARTY_OF:
        party = [card for card in sheet.field(game, sheet.turn_player(game)) if of(game, card, sheet.ATTACKING) == 2]
        return party if _attacks(game, last_things(game, scope, node.args[0]), True) else []
    if code == codes.REMOVED_BY_SELF:
        removed = game.table.zone(0, REMOVED) + game.table.zone(1, REMOVED)
        return [card for card in removed if game.table.host[card] == scope.card]
    if code == codes.PAID_CARDS:
        return [pair[0] for pair in named(scope, V_COST)]
    if code == codes.CP_DISCARDS:
        return [pair[0] for pair in named(scope, V_DISCARDED)]
    if code == codes.DONE_CARDS:
        return [pair[0] for pair in named(scope, V_DONE) if still(game, pair[0], pair[1])]
    found: list[int] = []
    for card in things(game, scope, node.args[0]):
        if is_object(card):
            for step in game.aside:
                if step.c == card - OBJECT:
                    found.extend(_of_object(step.a, step.picks, code))
    return found


def _attacks(game: Game, pairs: list[Pair], party: bool) -> bool:
    """Whether one of these attacks, perhaps in a party; of one that has left, whether it did (F-R14.4)."""
    for card, serial in pairs:
        if not still(game, card, serial):
            if flag(game, card, serial, sheet.WAS_IN_PARTY if party else sheet.WAS_ATTACKING):
                return True
        elif not is_object(card) and of(game, card, sheet.ATTACKING) >= (2 if party else 1):
            return True
    return False


def _of_object(source: int, picks: list[int], code: int) -> list[int]:
    """The source of a thing on the stack, or what it has chosen."""
    if code == codes.SOURCE_OF:
        return [source]
    chosen: list[int] = []
    at = 1
    while at < len(picks):
        if picks[at] >= 0 and picks[at + 1] >= 0:
            chosen.append(picks[at + 1])
        at += 3
    return chosen
