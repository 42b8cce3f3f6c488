"""Who may attack, form a party and block (F-R10.3-F-R10.5, F-R10.11-F-R10.13)."""

from netocean.engine.game import Game
from netocean.games.fftcg import amounts, matching, sheet, tolls
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.traits import how_many
from netocean.games.fftcg.values import Body, Mod, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import (
    ALL_ATTACK,
    ALL_BLOCK,
    ALONE,
    ATTACK,
    BE_BLOCKED,
    BLOCK,
    ELEMENTS,
    FORM_PARTY,
    FORWARD,
    HASTE,
    MUST_ATTACK,
    MUST_BLOCK,
)

ALL: int = (1 << ELEMENTS) - 1


def settled(game: Game, it: Body) -> bool:
    """F-R10.3, F-R4.8: controlled without a break since this turn began, or with Haste (F-R15.2)."""
    return it.keywords & HASTE != 0 or of(game, it.card, sheet.SINCE) < game.reg[sheet.TURN]


def player_banned(game: Game, seat: int, ban: int, card: int) -> bool:
    """F-R16.13: whether an effect keeps a player from this with any of his cards, or with this one."""
    for rule in values(game).rules:
        args = rule.node.args
        if rule.node.code != codes.FORBID or args[1].code != ban:
            continue
        if (rule.scope.seat == seat) != (args[0].code == 0):
            continue
        if len(args) < 3 or (card >= 0 and matching.matches(game, rule.scope, args[2], card)):
            return True
    return False


def attackers(game: Game, seat: int) -> list[int]:
    """Everything that may attack now, as it lies."""
    found: list[int] = []
    if sheet.switches(game).first_turn_rest and game.reg[sheet.TURN] == 1:
        return found  # F-R6.5, F-R21.2
    most = most_attacks(game, seat)
    if most >= 0 and game.reg[sheet.ATTACKS_MADE] >= most:
        return found
    for it in values(game).order:
        if it.seat == seat and may_attack(game, it) and tolls.payable(game, seat, [it.card], codes.ATTACK_COST):
            found.append(it.card)
    return found


def most_attacks(game: Game, seat: int) -> int:
    """How many attacks a player may declare in a turn, -1 for any number."""
    least = -1
    for rule in values(game).rules:
        args = rule.node.args
        if rule.node.code == codes.MAX_ATTACKS and (rule.scope.seat == seat) == (args[0].code == 0):
            bound = rule.amount if rule.effect is not None else amounts.amount(game, rule.scope, args[1])
            least = bound if least < 0 else min(least, bound)
    return least


def may_attack(game: Game, it: Body) -> bool:
    """F-R10.3: an active Forward that has not attacked this turn, was there when it began, and is not forbidden to."""
    if it.types & FORWARD == 0 or game.table.turned[it.card] == 1 or it.bans & ATTACK != 0:
        return False
    if of(game, it.card, sheet.ATTACKED) >= it.attacks or not settled(game, it):
        return False
    return not player_banned(game, it.seat, ALL_ATTACK, it.card)


def must_attack(game: Game, seat: int) -> list[int]:
    """F-R10.5: those that may attack and must."""
    bodies = values(game).bodies
    return [card for card in attackers(game, seat) if bodies[card].bans & MUST_ATTACK != 0]


def alone_allowed(game: Game, card: int) -> bool:
    """Whether a Forward may attack without a party."""
    return values(game).bodies[card].bans & ALONE == 0


def lifted(game: Game, it: Body, whole: list[int]) -> bool:
    """F-R10.4: whether a text lets this member party with the others whatever their elements are."""
    if not it.any_party:
        return False
    for mod in it.mods:
        if mod.node.code != codes.ANY_PARTY:
            continue
        args = mod.node.args
        if len(args) < 2 or len([one for one in whole if _partner(game, mod, one, it.card)]) == len(whole):
            return True
    return False


def _partner(game: Game, mod: Mod, card: int, bearer: int) -> bool:
    return card == bearer or matching.matches(game, mod.scope, mod.node.args[1], card)


def shared(game: Game, whole: list[int]) -> int:
    """The elements that every member of a party has, those left out for whom a text lifts the condition (F-R10.4)."""
    bodies = values(game).bodies
    common = ALL
    for card in whole:
        if not lifted(game, bodies[card], whole):
            common &= bodies[card].elements
    return common


def joins(game: Game, picked: list[int], card: int) -> bool:
    """Whether a Forward may join a party under way (F-R10.4, F-R21.14)."""
    bodies = values(game).bodies
    whole = [*picked, card]
    for one in whole:
        if bodies[one].bans & FORM_PARTY != 0:
            return False
    if not tolls.payable(game, sheet.turn_player(game), whole, codes.ATTACK_COST):
        return False
    if sheet.switches(game).party_mark:
        marked = [one for one in whole if bodies[one].face.party_mark]
        if len(marked) == len(whole):
            return True
    return how_many(shared(game, whole)) > 0


def blockers(game: Game, attacking: list[int]) -> list[int]:
    """F-R10.11-F-R10.13: the other player's Forwards that may block; those that must leave the rest out."""
    seat = 1 - sheet.turn_player(game)
    found: list[int] = []
    for it in values(game).order:
        if (
            it.seat == seat
            and may_block(game, it, attacking)
            and tolls.payable(game, seat, [it.card], codes.BLOCK_COST)
        ):
            found.append(it.card)
    bodies = values(game).bodies
    forced = [card for card in found if bodies[card].bans & MUST_BLOCK != 0]
    return forced if len(forced) != 0 else found


def may_block(game: Game, it: Body, attacking: list[int]) -> bool:
    """Whether a Forward may block at least one of the attackers (F-R10.12)."""
    if it.types & FORWARD == 0 or game.table.turned[it.card] == 1 or it.bans & BLOCK != 0:
        return False
    if player_banned(game, it.seat, ALL_BLOCK, it.card):
        return False
    bodies = values(game).bodies
    for card in attacking:
        attacker = bodies.get(card)
        if attacker is None or attacker.bans & BE_BLOCKED != 0:
            continue
        if not kept_apart(game, attacker, codes.CANNOT_BE_BLOCKED_BY, it.card) and not kept_apart(
            game, it, codes.CANNOT_BLOCK, card
        ):
            return True
    return False


def kept_apart(game: Game, it: Body, code: int, other: int) -> bool:
    """Whether a prohibition with a filter keeps a thing from another one."""
    for mod in it.mods:
        if mod.node.code == code and matching.matches(game, mod.scope, mod.node.args[1], other):
            return True
    return False


def forced_to_block(game: Game, cards: list[int]) -> bool:
    """Whether one of these must block."""
    bodies = values(game).bodies
    for card in cards:
        if bodies[card].bans & MUST_BLOCK != 0:
            return True
    return False
