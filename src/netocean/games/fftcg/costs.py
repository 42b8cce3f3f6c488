"""What an announcement costs: the ways to pay for it, and the bill of each (F-R11.13, F-R11.14, F-R17.3)."""

from typing import Final

from netocean.abilities.tree import Ability
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, conditions, moments, prices, sheet
from netocean.games.fftcg.announcement import ABILITY, D_WAY, PRIMING, WARP, Announcement
from netocean.games.fftcg.bills import TURN_LB, Bill, Limit, Part, add_costs, cp_of
from netocean.games.fftcg.printed import Cp
from netocean.games.fftcg.values import V_X, Mod, Scope, values
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import COLOURED, OBJECTS
from netocean.games.fftcg.zones import LB

_NO_CP: Final[list[int]] = [codes.COST_INSTEAD, codes.CAST_FREE_IF, codes.FREE_SPECIAL_IF, codes.CRYSTAL_FOR_SAME_NAME]
_SPECIAL: Final[list[int]] = [codes.FREE_SPECIAL_IF, codes.CRYSTAL_FOR_SAME_NAME]


_QUOTED: Final[list[int]] = [codes.CAST_FREE_IF, codes.CHEAPER_IF, codes.EXTRA_COST_BY, codes.FREE_SPECIAL_IF]


class Way:
    """A way to pay for a cast: an alternative cost, an optional reduction, an extra cost, or none of them."""

    def __init__(self, instead: Mod | None, cheaper: Mod | None, extra: Mod | None) -> None:
        self.instead: Mod | None = instead
        self.cheaper: Mod | None = cheaper
        self.extra: Mod | None = extra

    def rule(self) -> Mod | None:
        """The text that gives this way; none for the cost as it is."""
        return self.instead or self.cheaper or self.extra


class Pricing:
    """The ways to pay for an announcement, from all that is said about it. Nothing is worked out twice in a choice."""

    def __init__(self, game: Game, it: Announcement) -> None:
        self.game: Game = game
        self.it: Announcement = it
        self.rules: list[Mod] = prices.rules_for(game, it.seat, it.card) if it.is_cast() else []
        if it.kind == ABILITY and it.object_bit() == OBJECTS["special"]:
            self.rules = [
                rule
                for rule in values(game).rules
                if rule.node.code in _SPECIAL and prices.applies(game, rule, it.card) and rule.scope.seat == it.seat
            ]
        self.ways: list[Way] = self._ways()

    def _ways(self) -> list[Way]:
        instead: list[Mod | None] = [None]
        cheaper: list[Mod | None] = [None]
        extra: list[Mod | None] = [None]
        for rule in self.rules:
            code = rule.node.code
            if not self._open(rule):
                continue
            if code in _NO_CP and not self.it.free:
                instead.append(rule)
            elif code == codes.CHEAPER_IF:
                cheaper.append(rule)
            elif code in (codes.EXTRA_COST, codes.EXTRA_COST_BY):
                extra.append(rule)
            elif code == codes.MAY_CAST_FREE and not self.it.free and rule.scope.seat == self.it.seat:
                instead.append(rule)
        found: list[Way] = []
        for one in instead:
            for two in cheaper if one is None else cheaper[:1]:
                for three in extra:
                    found.append(Way(one, two, three))
        return found

    def _open(self, rule: Mod) -> bool:
        """Whether the ability in brackets that names a cost may be used now."""
        if rule.node.code not in _QUOTED:
            return True
        ability = quoted(rule)
        if not moments.now(self.game, self.it.seat, ability.timings):
            return False
        return ability.condition is None or conditions.holds(self.game, self._payer(rule), ability.condition)

    def _payer(self, rule: Mod) -> Scope:
        return Scope(self.it.seat, rule.scope.card, self.it.picks, 1)

    def way(self) -> Way:
        """The way that is declared, or the only one."""
        place = self.it.number(D_WAY)
        return self.ways[min(place, len(self.ways) - 1)]

    # The bill.

    def bill(self) -> Bill:
        """What has to be paid, by the way and with the X that are declared."""
        it = self.it
        made = Bill()
        if it.kind == ABILITY:
            self._ability(made, self.way().instead)
        elif it.is_cast():
            self._cast(made, self.way())
        elif it.kind == WARP or it.kind == PRIMING:
            self._keyword_cost(made, it.face.warp_cost if it.kind == WARP else it.face.priming_cost)
            made.settle_ability(not sheet.switches(self.game).any_symbol)
        switches = sheet.switches(self.game)
        made.need.free = switches.free_overpay
        made.need.waste = switches.restricted_waste
        made.need.asked = it.face.asked & ((1 << COLOURED) - 1)
        self._restrict(made)
        return made

    def _keyword_cost(self, made: Bill, cost: Cp) -> None:
        """The cost of Warp or Priming, with CP of any element where a text says so."""
        code = codes.ANY_PAY_WARP if self.it.kind == WARP else codes.ANY_PAY_PRIMING
        for rule in values(self.game).rules:
            if rule.node.code == code and prices.applies(self.game, rule, self.it.card):
                made.generic += cost.total()
                return
        made.add_cp(cost, 0)

    def _ability(self, made: Bill, instead: Mod | None) -> None:
        it = self.it
        costs = it.face.abilities[it.place].costs
        if instead is not None and instead.node.code == codes.FREE_SPECIAL_IF:
            add_costs(self.game, made, it.scope(), quoted(instead).costs)
            made.settle_ability(not sheet.switches(self.game).any_symbol)
            return
        if instead is not None:
            costs = [cost for cost in costs if cost.code != codes.COST_SAME_NAME]
            made.crystals += 1
        add_costs(self.game, made, it.scope(), costs)
        less = 0
        for rule in values(self.game).rules:
            code = rule.node.code
            if code not in (codes.CHEAPER_ABILITIES, codes.DEARER_ABILITIES) or not prices.applies(
                self.game, rule, it.card
            ):
                continue
            args = rule.node.args
            if len(args) > 2 and it.object_bit() & args[2].code == 0:
                continue
            less += said(self.game, rule) if code == codes.CHEAPER_ABILITIES else -said(self.game, rule)
        if less > 0:
            made.lower(less)
        else:
            made.generic -= less
        made.settle_ability(not sheet.switches(self.game).any_symbol)

    def _cast(self, made: Bill, way: Way) -> None:
        it = self.it
        switches = sheet.switches(self.game)
        each, symbol = not switches.any_element, not switches.any_symbol
        if it.face.use >= 0:
            add_costs(self.game, made, it.scope(), it.face.abilities[it.face.use].costs)
        if self.game.table.zone_of(it.card) == LB:
            others = it.face.limit_break
            made.chosen.append(Part(TURN_LB, others, others, None, LB, it.scope()))
        if way.instead is not None:
            self._instead(made, way.instead, symbol)
            self._extra(made, way)
            if way.extra is not None or made.symbols != [0] * COLOURED or made.generic != 0:
                made.settle_ability(symbol)
            return
        self._extra(made, way)
        elements = it.face.elements
        if self._any_element():
            elements = 0
        total = 0 if it.free else self.reduced(made, it.face.cost, way)
        made.settle_cast(total, elements, each, symbol)

    def _instead(self, made: Bill, rule: Mod, symbol: bool) -> None:
        """An alternative cost, with what raises and lowers it (F-R11.13)."""
        if rule.node.code == codes.COST_INSTEAD:
            made.add_cp(cp_of(rule.node.args[1].name), self.it.number(V_X))
        elif rule.node.code == codes.CAST_FREE_IF:
            add_costs(self.game, made, self._payer(rule), quoted(rule).costs)
        asked = made.generic + sum(made.symbols)
        if asked > 0:
            left = self.reduced(made, asked, Way(None, None, None))
            if left < asked:
                made.lower(asked - left)
            else:
                made.generic += left - asked

    def _extra(self, made: Bill, way: Way) -> None:
        if way.extra is not None:
            if way.extra.node.code == codes.EXTRA_COST:
                made.add_cp(cp_of(way.extra.node.args[1].name), self.it.number(V_X))
            else:
                add_costs(self.game, made, self._payer(way.extra), quoted(way.extra).costs)
        if way.cheaper is not None:
            add_costs(self.game, made, self._payer(way.cheaper), quoted(way.cheaper).costs)

    def _any_element(self) -> bool:
        for rule in self.rules:
            if rule.node.code == codes.ANY_PAY:
                return True
        return False

    def reduced(self, made: Bill, base: int, way: Way) -> int:
        """F-R11.13: the base, then what raises and lowers it; one "it cannot become 0" keeps the whole from it."""
        game, it = self.game, self.it
        total = base
        for rule in self.rules:
            if rule.node.code == codes.CAST_COST:
                total = said(game, rule)
                _spend(made, rule)
        for rule in self.rules:
            if rule.node.code == codes.DEARER:
                total += said(game, rule)
                _spend(made, rule)
        less = it.less
        least = it.least if it.less > 0 else 0
        for rule in self.rules:
            if rule.node.code in (codes.CHEAPER, codes.CHEAPER_BUT_ONE, codes.CHEAPER_TO):
                less += said(game, rule)
                least = max(least, least_of(game, rule))
                _spend(made, rule)
        if way.cheaper is not None:
            less += said(game, way.cheaper, it)
        return max(total - less, min(total, least), 0)

    def _restrict(self, made: Bill) -> None:
        """F-R11.11: with what CP this may be paid."""
        only = made.only
        for rule in self.rules:
            if rule.node.code == codes.ONLY_PAY:
                only |= 1 << rule.node.args[1].code
            elif rule.node.code == codes.ONLY_PAY_WITH:
                made.only_with.append(Limit(rule.node.args[1], rule.scope))
        if only != 0:
            made.need.only = only


def said(game: Game, rule: Mod, it: Announcement | None = None) -> int:
    """The number that a rule names: of an effect as it was at its beginning (F-R16.1), of a field ability as it is now.

    Where a card speaks of the X of its own announcement, that is read.
    """
    if rule.effect is not None:
        return rule.amount
    if it is not None and rule.scope.card == it.card:
        return max(amounts.amount(game, it.scope(), rule.node.args[1]), 0)
    return max(amounts.amount(game, rule.scope, rule.node.args[1]), 0)


def least_of(game: Game, rule: Mod) -> int:
    """What a reduction leaves at the least."""
    if rule.node.code == codes.CHEAPER_TO:
        return max(amounts.amount(game, rule.scope, rule.node.args[2]), 0)
    return 1 if rule.node.code == codes.CHEAPER_BUT_ONE else 0


def _spend(made: Bill, rule: Mod) -> None:
    """An effect for the next cast alone is used up by it."""
    until = rule.node.until
    if rule.effect is not None and until is not None and until.code == codes.UNTIL_USED:
        made.spent.append(rule)


def quoted(rule: Mod) -> Ability:
    """The ability in brackets of a rule, which names a cost."""
    face = rule.face
    assert face is not None
    quote = rule.node.args[len(rule.node.args) - 1]
    return face.abilities[face.quotes[rule.place] + quote.value]
