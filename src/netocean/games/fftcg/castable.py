"""What a seat with priority may do now, and how that begins (F-R7.5, F-R13.2)."""

from netocean.abilities.tree import ACTIVATE, FILTER, KEYWORD, WORD
from netocean.engine.game import Game
from netocean.engine.play import Option
from netocean.games.fftcg import allowed, groups, matching, moments, prices, sheet
from netocean.games.fftcg.announcement import (
    ABILITY,
    CHARACTER,
    LIMIT_BURST,
    PRIMING,
    SUMMON,
    WARP,
    Announcement,
    opened,
)
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.purse import Purse, purse
from netocean.games.fftcg.rulesets import BURST_CAST
from netocean.games.fftcg.steps import declare, verbs
from netocean.games.fftcg.values import Body, Held, Mod, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import SUMMON as SUMMONS
from netocean.games.fftcg.zones import BREAK, HAND, LB, REMOVED


def uses(game: Game, seat: int) -> list[Option]:
    """Everything this seat may announce now, as it lies: hand, other zones, the field."""
    found: list[Option] = []
    if not moments.fast(game):
        return found
    money = purse(game, seat)
    for card in game.table.zone(seat, HAND):
        _add_card(game, seat, card, money, found)
    for card in elsewhere(game, seat):
        it = casting(game, seat, card)
        if not allowed.cannot_cast(game, it, money):
            verb = verbs.CAST_LB if game.table.zone_of(card) == LB else verbs.CAST
            found.append(Option(verb, game.table.handle(seat, card)))
    for held in values(game).held:
        if held.seat == seat and held.ability().kind == ACTIVATE:
            if not allowed.cannot_use(game, using(game, held), held, money):
                found.append(Option(verbs.USE, game.table.handle(seat, held.card), 0, _number(game, held)))
    if moments.slow(game, seat):
        for body in values(game).order:
            if body.seat == seat and primes(body):
                if not allowed.cannot_prime(game, priming(game, body), money):
                    found.append(Option(verbs.PRIME, game.table.handle(seat, body.card)))
    return found


def _add_card(game: Game, seat: int, card: int, money: Purse, found: list[Option]) -> None:
    face = sheet.as_face(game.table.face[card])
    if not allowed.cannot_cast(game, casting(game, seat, card), money):
        found.append(Option(verbs.CAST, game.table.handle(seat, card)))
    if bursts(game, face) and not allowed.cannot_cast(game, bursting(game, seat, card), money):
        found.append(Option(verbs.BURST, game.table.handle(seat, card)))
    if face.warp > 0 and not allowed.cannot_warp(game, warping(game, seat, card), money):
        found.append(Option(verbs.WARP, game.table.handle(seat, card)))


def bursts(game: Game, face: Face) -> bool:
    """Whether a Character has a burst line that may be cast (F-R21.11)."""
    return face.use >= 0 and face.types & SUMMONS == 0 and sheet.switches(game).limit_burst == BURST_CAST


def primes(body: Body) -> bool:
    """Whether a Character has Priming now (F-R19.1, F-R16.12)."""
    if body.face.priming == "":
        return False
    for held in body.abilities:
        ability = held.ability()
        if ability.kind == KEYWORD and ability.head is not None and ability.head.code == codes.KW_PRIMING:
            return True
    return False


# Announcements.


def casting(game: Game, seat: int, card: int) -> Announcement:
    """A card that is cast."""
    face = sheet.as_face(game.table.face[card])
    if face.types & SUMMONS != 0:
        return opened(game, seat, card, SUMMON, face, face.use)
    return opened(game, seat, card, CHARACTER, face, -1)


def bursting(game: Game, seat: int, card: int) -> Announcement:
    """A Character that is cast as a Summon."""
    face = sheet.as_face(game.table.face[card])
    return opened(game, seat, card, LIMIT_BURST, face, face.use)


def using(game: Game, held: Held) -> Announcement:
    """An ability that is used."""
    it = opened(game, held.seat, held.card, ABILITY, held.face, held.place)
    it.picks.extend(held.picks)
    return it


def warping(game: Game, seat: int, card: int) -> Announcement:
    """A card of the hand that is warped."""
    return opened(game, seat, card, WARP, sheet.as_face(game.table.face[card]), -1)


def priming(game: Game, body: Body) -> Announcement:
    """A Character that primes."""
    return opened(game, body.seat, body.card, PRIMING, body.face, -1)


def elsewhere(game: Game, seat: int) -> list[int]:
    """The cards that a seat may cast from other zones than its hand (F-R12.1, F-R17.2)."""
    found: list[int] = []
    table = game.table
    for card in table.zone(seat, LB):
        if table.up[card] == 0 and sheet.switches(game).late_mechanics:
            found.append(card)
    for zone in (BREAK, REMOVED):
        for card in table.zone(seat, zone):
            if len(sheet.as_face(table.face[card]).prices) != 0 and _lets_itself(game, seat, card, zone):
                found.append(card)
    for rule in values(game).rules:
        if rule.node.code in (codes.MAY_CAST, codes.MAY_CAST_FREE) and rule.scope.seat == seat:
            for card in let_by(game, rule):
                if card not in found and table.zone_of(card) != HAND and table.named(seat, card) != 0:
                    found.append(card)
    return found


def _lets_itself(game: Game, seat: int, card: int, zone: int) -> bool:
    for rule in prices.own_rules(game, seat, card):
        args = rule.node.args
        if rule.node.code == codes.MAY_CAST and len(args) > 1 and args[1].code == zone:
            return True
    return False


def let_by(game: Game, rule: Mod) -> list[int]:
    """The cards that a text lets its player cast: those it names, or those that fit in a zone of this player."""
    if rule.target >= 0:
        return [rule.target]
    args = rule.node.args
    if args[0].kind == FILTER:
        zone = args[1].code if len(args) > 1 else HAND
        cards = game.table.zone(rule.scope.seat, zone)
        return [card for card in cards if matching.matches(game, rule.scope, args[0], card)]
    if args[0].kind == WORD:
        card = rule.scope.card
        return [card] if len(args) < 2 or game.table.zone_of(card) == args[1].code else []
    return groups.things(game, rule.scope, args[0])


# Beginning.


def announce(game: Game, seat: int, option: Option) -> None:
    """Push the step that carries out an option (see `uses`)."""
    card = game.table.card(seat, option.card)
    verb = option.verb
    if verb is verbs.USE:
        held = held_of(game, seat, card, option.value)
        game.push(declare.DeclareStep.use(game, held))
    elif verb is verbs.WARP:
        game.push(declare.DeclareStep.of(game, warping(game, seat, card)))
    elif verb is verbs.PRIME:
        game.push(declare.DeclareStep.of(game, priming(game, values(game).bodies[card])))
    elif verb is verbs.BURST:
        game.push(declare.DeclareStep.of(game, bursting(game, seat, card)))
    else:
        game.push(declare.DeclareStep.of(game, casting(game, seat, card)))


def held_of(game: Game, seat: int, card: int, value: int) -> Held:
    """The ability that an option names."""
    for one in values(game).held:
        if one.card == card and one.seat == seat and _number(game, one) == value:
            return one
    raise KeyError(value)


def _number(game: Game, held: Held) -> int:
    """What names an ability on its card: its place, or how many the card has gained before it.

    Nothing else that works anywhere is counted: the number would tell of abilities in a hand.
    """
    if held.printed:
        return held.place
    before = 0
    for one in values(game).held:
        if one is held:
            break
        if one.card == held.card and not one.printed:
            before += 1
    return verbs.GAINED + before


# Casting by an effect (F-R12.9, F-R12.10).


def may_cast(game: Game, seat: int, card: int, free: bool = False, less: int = 0, least: int = 0) -> bool:
    """Whether an effect could let a seat cast a card now."""
    it = casting(game, seat, card)
    it.free, it.less, it.least = free, less, least
    return not allowed.cannot_cast(game, it, purse(game, seat), False)
