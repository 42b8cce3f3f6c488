"""What keeps a seat from casting a card or using an ability now, with every reason (F-R12, F-R13.1-F-R13.6).

Listing what may be done asks no more than whether anything does, and the first reason ends it; a refusal gives an empty
list, `found`, and gets them all.
"""

from netocean.abilities.tree import KEYWORD, Node
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games.fftcg import conditions, feasible, happen, limits, moments, prices, sheet
from netocean.games.fftcg.announcement import CHARACTER, LIMIT_BURST, SUMMON, Announcement, came_from
from netocean.games.fftcg.attackers import player_banned
from netocean.games.fftcg.costs import Pricing
from netocean.games.fftcg.purse import Purse
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.values import Body, Held, Mod, Scope, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import (
    BACK_ATTACK,
    BACKUP,
    CAST_CARDS,
    CAST_CHARACTERS,
    CAST_SUMMONS,
    FORWARD,
    HASTE,
    HOWS,
    OBJECTS,
    USE_ABILITIES,
    USE_ANY_ABILITY,
    USE_BREAK_ABILITIES,
    USE_SPECIAL_ABILITIES,
    USE_SPECIALS,
)
from netocean.games.fftcg.zones import BREAK, FIELD, LB


class Bars:
    """Collects reasons. Without a list the first one is enough."""

    def __init__(self, found: list[Reason] | None) -> None:
        self.found: list[Reason] | None = found
        self.any: bool = False

    def bar(self, key: str, rule: str, amount: int = 0, word: str = "") -> bool:
        """There is a reason; whether that is enough."""
        self.any = True
        if self.found is None:
            return True
        for one in self.found:
            if one.key == key and one.amount == amount and one.word == word:
                return False
        self.found.append(Reason(key, rule, amount, word))
        return False


# Casting.


def cannot_cast(
    game: Game, it: Announcement, purse: Purse, timely: bool = True, found: list[Reason] | None = None
) -> bool:
    """Whether something keeps a card from being cast. `timely`: not by an effect, so that the moment counts (F-R12.10)."""
    bars = Bars(found)
    pricing = Pricing(game, it)
    if timely and _untimely(game, it, pricing.rules) and bars.bar(*_moment(it)):
        return True
    if _forbidden(game, it, pricing.rules, bars):
        return True
    if it.kind == SUMMON or it.kind == LIMIT_BURST:
        if _conditions(game, it, bars):
            return True
    elif limits.bars(game, it.seat, it.card, found):
        bars.any = True
        if found is None:
            return True
    if feasible.is_item(it) and len(feasible.carriers(game, it)) == 0 and bars.bar("cast-no-carrier", "F-R21.6"):
        return True
    if not feasible.declarable(game, it) and bars.bar("no-targets", "F-R12.2"):
        return True
    if not _lb_short(game, it) and not feasible.affordable(game, it, pricing, purse):
        bars.bar("cost-not-payable", "F-R11.12", it.face.cost)
    return bars.any


def _lb_short(game: Game, it: Announcement) -> bool:
    """F-R17.3: whether there are too few other face-down cards to turn."""
    if game.table.zone_of(it.card) != LB:
        return False
    down = [card for card in game.table.zone(it.seat, LB) if card != it.card and game.table.up[card] == 0]
    return len(down) < it.face.limit_break


def _conditions(game: Game, it: Announcement, bars: Bars) -> bool:
    """What the text of a Summon asks before it may be cast."""
    if it.place < 0:
        bars.bar("cast-no-text", "F-R12.1")
        return True
    ability = it.face.abilities[it.face.use]
    if not moments.now(game, it.seat, ability.timings) and bars.bar("cast-timing", "F-R13.1"):
        return True
    if ability.condition is None or conditions.holds(game, it.scope(), ability.condition):
        return False
    return bars.bar("cast-condition", "F-R13.1")


def _moment(it: Announcement) -> tuple[str, str]:
    return ("cast-character-moment", "F-R12.8") if it.kind == CHARACTER else ("cast-summon-moment", "F-R13.2")


def _untimely(game: Game, it: Announcement, rules: list[Mod]) -> bool:
    if it.kind != CHARACTER:
        return not moments.fast(game)
    if moments.slow(game, it.seat):
        return False
    return not moments.fast(game) or not back_attack(game, it, rules)


def back_attack(game: Game, it: Announcement, rules: list[Mod]) -> bool:
    """F-R15.5: whether a Character may be cast at any time in Main and Attack Phases."""
    if it.face.keywords & BACK_ATTACK != 0:
        return True
    for rule in rules:
        if rule.node.code == codes.BACK_ATTACK:
            return True
    for ability in it.face.abilities[: it.face.own]:
        head, gate = ability.head, ability.gate
        if ability.kind == KEYWORD and head is not None and head.code == codes.KW_BACK_ATTACK and gate is not None:
            if conditions.holds(game, Scope(it.seat, it.card, []), gate):
                return True
    return False


def _forbidden(game: Game, it: Announcement, rules: list[Mod], bars: Bars) -> bool:
    """Prohibitions: those of the player, and those about this card (F-R1.2, F-R16.13)."""
    ban = CAST_CHARACTERS if it.kind == CHARACTER else CAST_SUMMONS
    if player_banned(game, it.seat, ban, it.card) or player_banned(game, it.seat, CAST_CARDS, it.card):
        if bars.bar("cast-forbidden", "F-R16.13"):
            return True
    zone = game.table.zone_of(it.card)
    how = HOWS["cast"] | came_from(zone)
    for rule in rules:
        code = rule.node.code
        if code == codes.CANNOT_CAST or (code == codes.ONLY_CAST and how & rule.node.args[1].code == 0):
            if bars.bar("cast-forbidden-card", "F-R1.2"):
                return True
    if limits.unplayable(game, it.seat, it.card, how) and bars.bar("cast-forbidden-card", "F-R1.2"):
        return True
    if zone == LB and not sheet.switches(game).late_mechanics and bars.bar("lb-off", "F-R17.1"):
        return True
    if zone == LB and game.table.up[it.card] == 1 and bars.bar("lb-face-up", "F-R17.9"):
        return True
    return _lb_short(game, it) and bars.bar("lb-too-few", "F-R17.3", it.face.limit_break)


# Abilities.


def cannot_use(game: Game, it: Announcement, held: Held, purse: Purse, found: list[Reason] | None = None) -> bool:
    """Whether something keeps an action or special ability from being used."""
    bars = Bars(found)
    ability = held.ability()
    if not moments.fast(game) and bars.bar("use-moment", "F-R13.2"):
        return True
    if not moments.now(game, it.seat, ability.timings) and bars.bar("use-timing", "F-R13.1"):
        return True
    if ability.condition is not None and not conditions.holds(game, it.scope(), ability.condition):
        if bars.bar("use-condition", "F-R13.1"):
            return True
    if _banned(game, it) and bars.bar("use-forbidden", "F-R16.13"):
        return True
    if ability.per is not None and happen.spent(game, held) and bars.bar("use-once", "F-R13.5"):
        return True
    if ability.at_most > 0 and times_used(game, held) >= ability.at_most:
        if bars.bar("use-at-most", "F-R13.5", ability.at_most):
            return True
    if _dulls(ability.costs) and _dull_barred(game, it, bars):
        return True
    if not feasible.declarable(game, it) and bars.bar("no-targets", "F-R12.2"):
        return True
    if not feasible.affordable(game, it, Pricing(game, it), purse):
        bars.bar("cost-not-payable", "F-R11.12")
    return bars.any


def times_used(game: Game, held: Held) -> int:
    """How often an ability of a thing was used this turn (F-R13.5)."""
    count = 0
    for effect in game.effects:
        if effect.kind == sheet.K_USED and effect.card == held.card and effect.ability == held.place:
            if sheet.alive(game, effect) and game.sources[effect.source] is held.face:
                count += 1
    return count


def _banned(game: Game, it: Announcement) -> bool:
    special = it.object_bit() == OBJECTS["special"]
    body = values(game).bodies.get(it.card)
    if body is not None and body.bans & (USE_SPECIALS if special else USE_ABILITIES) != 0:
        return True
    if player_banned(game, it.seat, USE_ANY_ABILITY, it.card):
        return True
    if special and player_banned(game, it.seat, USE_SPECIAL_ABILITIES, it.card):
        return True
    in_break = game.table.zone_of(it.card) == BREAK
    return in_break and player_banned(game, it.seat, USE_BREAK_ABILITIES, it.card)


def _dulls(costs: list[Node]) -> bool:
    for cost in costs:
        if cost.code == codes.COST_DULL:
            return True
    return False


def _dull_barred(game: Game, it: Announcement, bars: Bars) -> bool:
    body = values(game).bodies.get(it.card)
    if body is None:
        return False
    if game.table.turned[it.card] == 1 and bars.bar("use-dull", "F-R4.9"):
        return True
    if not _settled(game, it, body) and bars.bar("use-too-early", "F-R13.3"):
        return True
    rests = sheet.switches(game).first_turn_rest and game.reg[sheet.TURN] == 1
    return rests and bars.bar("use-first-turn", "F-R6.5")


def _settled(game: Game, it: Announcement, body: Body) -> bool:
    """F-R13.3: a Forward or Backup needs to have been there since its controller's latest turn began, or Haste."""
    if body.types & (FORWARD | BACKUP) == 0 or body.keywords & HASTE != 0:
        return True
    if of(game, it.card, sheet.SINCE) < latest_turn(game, it.seat):
        return True
    for rule in values(game).rules:
        if rule.node.code == codes.HASTY_ABILITIES and prices.applies(game, rule, it.card):
            kinds = rule.node.args[1].code if len(rule.node.args) > 1 else OBJECTS["action"]
            if it.object_bit() & kinds != 0:
                return True
    return False


def latest_turn(game: Game, seat: int) -> int:
    """The number of a seat's current or last turn."""
    if sheet.turn_player(game) == seat:
        return game.reg[sheet.TURN]
    known = game.reg[sheet.LATEST + seat]
    return known if known != 0 else game.reg[sheet.TURN] - 1


# Warp and Priming (F-R18.1, F-R19.1).


def cannot_warp(game: Game, it: Announcement, purse: Purse, found: list[Reason] | None = None) -> bool:
    """Whether something keeps a card of the hand from Warp."""
    bars = Bars(found)
    if not moments.slow(game, it.seat) and bars.bar("warp-moment", "F-R18.1"):
        return True
    if not feasible.affordable(game, it, Pricing(game, it), purse):
        bars.bar("cost-not-payable", "F-R11.12")
    return bars.any


def cannot_prime(game: Game, it: Announcement, purse: Purse, found: list[Reason] | None = None) -> bool:
    """Whether something keeps a Character from Priming."""
    bars = Bars(found)
    if not moments.slow(game, it.seat) and bars.bar("prime-moment", "F-R19.1"):
        return True
    if game.table.zone_of(it.card) != FIELD and bars.bar("prime-off-field", "F-R19.1"):
        return True
    if limits.controls_name(game, it.seat, it.face.priming) and bars.bar("prime-name", "F-R19.6"):
        return True
    if not feasible.affordable(game, it, Pricing(game, it), purse):
        bars.bar("cost-not-payable", "F-R11.12")
    return bars.any
