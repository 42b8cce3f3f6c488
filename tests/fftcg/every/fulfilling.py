"""Making conditions true: cards, points, crystals, notes of what happened this turn, until the engine says it holds."""

import msgspec

from fftcg.every.shop import ME, Shop
from fftcg.every.wishes import ELEMENTS, Wish, alternatives
from netocean.abilities.tree import (
    AND,
    AT_LEAST,
    AT_MOST,
    CALL,
    COMPARE,
    EQUAL,
    FILTER,
    LESS,
    MATCH,
    MORE,
    NOT,
    OR,
    REF,
    UNEQUAL,
    VAR,
    WORD,
    Ability,
    Node,
)
from netocean.games.fftcg import conditions, groups, history, sheet
from netocean.games.fftcg.slugs import slug
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary import codes_fields as fields
from netocean.games.fftcg.vocabulary.words import ASPECTS, HAPPENINGS, HOWS, ZONES
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, REMOVED

CONTRARY = {EQUAL: UNEQUAL, UNEQUAL: EQUAL, LESS: AT_LEAST, AT_LEAST: LESS, MORE: AT_MOST, AT_MOST: MORE}
MIRRORED = {LESS: MORE, MORE: LESS, AT_LEAST: AT_MOST, AT_MOST: AT_LEAST, EQUAL: EQUAL, UNEQUAL: UNEQUAL}
MOST = 24
BATTLING = ("attacking", "blocking", "in_party", "in_battle")


class Fulfilling:
    """Brings about what conditions ask, in a position under construction."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        self.event_amount = 0  # what the event's amount has to be
        self.burst = False
        self.fighters: list[Node] = []  # the filters for which those that will fight have been laid
        self.entering = False  # the card under test comes onto the field with the event
        self.extra = False  # an extra cost has to be paid

    def holds(self, node: Node) -> bool:
        """Whether a condition holds now."""
        self.shop.game.derived = None
        return conditions.holds(self.shop.game, self.shop.scope(), node)

    def fulfil(self, node: Node | None, wanted: bool = True) -> bool:
        """Try to make a condition hold (or not hold); whether it does."""
        if node is None:
            return wanted
        for _ in range(3):
            if self.holds(node) == wanted:
                return True
            self._push(node, wanted)
        return self.holds(node) == wanted

    def holds_whole(self, ability: Ability) -> bool:
        """Whether the gate and the condition of an ability hold."""
        return all(part is None or self.holds(part) for part in (ability.gate, ability.condition))

    def _push(self, node: Node, wanted: bool) -> None:
        kind = node.kind
        if kind == NOT:
            self.fulfil(node.args[0], not wanted)
        elif kind in (AND, OR):
            every = (kind == AND) == wanted
            for part in node.args:
                if self.fulfil(part, wanted) and not every:
                    return
        elif kind == COMPARE:
            self._compare(node, wanted)
        elif kind == MATCH:
            self._match(node, wanted)
        elif kind == CALL:
            self._call(node, wanted)

    # Comparisons.

    def _compare(self, node: Node, wanted: bool) -> None:
        sign = node.code if wanted else CONTRARY[node.code]
        left, right = node.args
        if not self._toward(left, goal(sign, self.shop.number(right))):
            self._toward(right, goal(MIRRORED[sign], self.shop.number(left)))

    def exceed(self, node: Node) -> None:
        """Let the left side be more by some, for what the event itself will add to the right."""
        left, right = node.args
        self._toward(left, self.shop.number(right) + 2)

    def _toward(self, node: Node, value: int) -> bool:
        """Let an amount become a value; whether that can be tried."""
        if node.kind == REF:
            return self._property(node, value)
        if node.kind == FILTER:
            return self._count(node, FIELD, 2, value)
        if node.kind != CALL:
            return False
        act = _AMOUNTS.get(node.name)
        return act(self, node, value) if act is not None else False

    def _property(self, node: Node, value: int) -> bool:
        shop, game, seat = self.shop, self.shop.game, node.value
        if node.code == fields.P_CRYSTALS:
            game.reg[sheet.CRYSTALS + seat] = value
        elif node.code == fields.P_ELEMENTS:
            for element in ELEMENTS[:value]:
                shop.add(Wish(elements=(element,)), seat, FIELD)
        else:
            zone = DAMAGE if node.code == fields.P_POINTS else groups.zone_of_property(node.code)
            self.pile(seat, zone, value)
        game.derived = None
        return True

    def pile(self, seat: int, zone: int, value: int) -> None:
        """Let a zone hold so many cards."""
        shop, table = self.shop, self.shop.game.table
        if zone == FIELD:
            while len(sheet.field(shop.game, seat)) < value:
                shop.add(shop.base, seat, FIELD)
        while table.count(seat, zone) < value:
            if zone == DAMAGE and table.count(seat, DECK) > 4:
                table.move(table.zone(seat, DECK)[0], DAMAGE, up=True)
            else:
                shop.add(Wish(kind="summon", elements=("earth",), cost=9), seat, zone)
        for card in table.zone(seat, zone)[:]:
            if table.count(seat, zone) > value and card != shop.subject:
                shop.lift(card)

    def _count_call(self, node: Node, value: int) -> bool:
        args = node.args
        if args[0].kind == FILTER:
            place = args[1].code if len(args) > 1 else FIELD
            return self._count(args[0], place, args[2].code if len(args) > 2 else 2, value)
        if args[0].kind == CALL and args[0].name == "every":
            every = args[0].args
            return self._count(every[0], every[1].code, every[2].code if len(every) > 2 else 2, value)
        if args[0].kind == CALL and args[0].name == "removed_by_self":
            for _ in range(value):
                card = self.shop.add(self.shop.base, ME, REMOVED)
                self.shop.game.table.host[card] = self.shop.subject
            return True
        return False

    def _count(self, pattern: Node, place: int, whose: int, value: int) -> bool:
        shop = self.shop
        seat = whose if whose < 2 else ME
        if self.entering and place == FIELD and shop.fits(pattern, shop.subject):
            value = max(value - 1, 0)
        if any(term.name in BATTLING for term in alternatives(pattern)[0]):
            return self._fighting(pattern, seat, value)
        for which in range(MOST):
            cards = self._fitting(pattern, place, whose)
            if len(cards) >= value:
                break
            shop.fit(pattern, seat, place, which=which // 8, base=varied(shop.base, which))
        for card in self._fitting(pattern, place, whose)[::-1]:
            if len(self._fitting(pattern, place, whose)) > value and card != shop.subject:
                shop.lift(card)
        return True

    def _fighting(self, pattern: Node, seat: int, value: int) -> bool:
        """So many that will fight when it comes to a battle."""
        for _ in range(value if pattern not in self.fighters else 0):
            self.shop.fit(pattern, seat, FIELD)
        self.fighters.append(pattern)
        return True

    def _fitting(self, pattern: Node, place: int, whose: int) -> list[int]:
        shop = self.shop
        shop.game.derived = None
        cards = groups.zone_cards(shop.game, shop.scope(), place, whose)
        return [card for card in cards if shop.fits(pattern, card)]

    def _kinds(self, node: Node, value: int) -> bool:
        """So many different elements, names … among things."""
        things = node.args[1]
        pattern, place, whose = things, FIELD, 2
        if things.kind == CALL and things.name == "every":
            pattern, place = things.args[0], things.args[1].code
            whose = things.args[2].code if len(things.args) > 2 else 2
        if pattern.kind == WORD:
            for number in range(value):
                self.shop.add(varied(self.shop.base, number), ME, FIELD)
            return True
        if pattern.kind != FILTER:
            return False
        for place_ in range(MOST):
            if self.shop.number(node) >= value:
                break
            base = (
                varied(self.shop.base, place_, 6 if place == FIELD else 8)
                if node.name == "kinds"
                else alike(node.args[0].code)
            )
            self.shop.fit(pattern, whose if whose < 2 else ME, place, base=base)
        return True

    def _this_turn(self, node: Node, value: int) -> bool:
        shop, game = self.shop, self.shop.game
        seat = node.args[1].code if node.args[1].code < 2 else ME
        what = node.args[0].code
        for _ in range(max(value - shop.number(node), 0)):
            zone = FIELD if node.args[0].name in ("entered", "attacked", "used") else BREAK
            card = shop.fit(node.args[2] if len(node.args) > 2 else None, seat, zone)
            history.note(game, what, seat, card)
            if what == HAPPENINGS["attacked"]:
                game.reg[sheet.ATTACKS_MADE] += 1
        if value == 0:
            game.effects = [
                one for one in game.effects if one.kind != sheet.K_HISTORY or one.value != what or one.seat != seat
            ]
        game.derived = None
        return True

    def _counters(self, node: Node, value: int) -> bool:
        name = node.args[1].name if len(node.args) > 1 else "test"
        for card in groups.things(self.shop.game, self.shop.scope(), node.args[0]):
            missing = value - self.shop.number(node)
            if missing > 0:
                self.shop.counter(card, name, missing)
                return True
        return False

    def _damage(self, node: Node, value: int) -> bool:
        for card in groups.things(self.shop.game, self.shop.scope(), node.args[0]):
            sheet.put(self.shop.game, card, sheet.DAMAGE_ON, value)
        return True

    def _power(self, node: Node, value: int) -> bool:
        """A card beside that lets the power be as it must: more by a text that helps, less by one that does not."""
        here = self.shop.number(node)
        verb = "gain_power" if value > here else "lose_power"
        for card in groups.things(self.shop.game, self.shop.scope(), node.args[0])[:1]:
            name = sheet.face(self.shop.game, card).names[0]
            line = f"static: {verb} {{name {name}}} {abs(value - here)}"
            self.shop.add(Wish(kind="backup", lines=(line,)), ME, FIELD)
        return True

    def _that(self, node: Node, value: int) -> bool:
        self.event_amount = max(value, 0)
        return False

    def _divided(self, node: Node, value: int) -> bool:
        return self._toward(node.args[0], value * max(self.shop.number(node.args[1]), 1))

    def _first(self, node: Node, value: int) -> bool:
        return any(self._toward(arg, value) for arg in node.args)

    def _highest(self, node: Node, value: int) -> bool:
        pattern = node.args[1]
        if pattern.kind == CALL and pattern.name == "every":
            pattern = pattern.args[0]
        if pattern.kind != FILTER:
            return False
        aspect = {node.args[0].name: value}
        self.shop.fit(pattern, ME, FIELD, base=msgspec.structs.replace(self.shop.base, **aspect))
        return True

    # Other conditions.

    def _match(self, node: Node, wanted: bool) -> None:
        if not wanted or node.args[0].kind not in (WORD, VAR):
            return
        wish, _ = self.shop.wish(node.args[1])
        for card in groups.things(self.shop.game, self.shop.scope(), node.args[0]):
            self.shop.put_state(card, wish)
            for term in node.args[1].args:
                if term.name == "power":
                    power = Node(CALL, "power", codes.POWER, 0, [node.args[0]])
                    self._power(power, wish.power)
                elif term.name == "type" and not term.value & 1 and term.args[0].name == "forward":
                    name = sheet.face(self.shop.game, card).names[0]
                    line = f"static: become_forward {{name {name}}} 7000"
                    self.shop.add(Wish(kind="backup", lines=(line,)), ME, FIELD)

    def _call(self, node: Node, wanted: bool) -> None:
        game, shop = self.shop.game, self.shop
        code = node.code
        if code == codes.ALL_DIFFERENT and wanted and node.args[1].kind == FILTER:
            count = shop.number(node.args[1])
            self._count(node.args[1], FIELD, 2, 0)
            self._count(node.args[1], FIELD, 2, count)
        elif code == codes.USED_TITLED and wanted:
            for place, ability in enumerate(shop.face.abilities):
                if slug(ability.title) == node.args[1].name:
                    shop.use_special(shop.subject, place)
        elif code == codes.EXISTS:
            if node.args[0].kind == FILTER:
                self._count(node.args[0], FIELD, 2, 1 if wanted else 0)
        elif code == codes.ENTERED_BY and node.args[0].kind == WORD and wanted:
            sheet.put(game, shop.subject, sheet.HOW, node.args[1].code)
        elif (code == codes.PAID_WITH and wanted) or (code == codes.PAID_ONLY and wanted):
            sheet.put(game, shop.subject, sheet.PAID, 1 << node.args[0].code)
        elif code == codes.IN_PHASE and wanted:
            game.reg[sheet.PHASE] = node.args[0].code
        elif code == codes.BY_EX:
            self.burst = wanted
        elif code == codes.PAID_EXTRA:
            self.extra = wanted
        elif code == codes.IN_ZONE and node.args[0].kind == WORD and wanted and node.args[0].name == "self":
            game.table.move(shop.subject, node.args[1].code, up=node.args[1].code not in (HAND, DECK))


def goal(sign: int, bound: int) -> int:
    """A value that compares so with a bound."""
    if sign in (LESS, UNEQUAL):
        return bound - 1 if sign == LESS else bound + 1
    return bound + 2 if sign == MORE else bound


def varied(base: Wish, which: int, elements: int = 6) -> Wish:
    """One of several wishes that differ in what texts count kinds of; `elements` says how many there are."""
    first = ELEMENTS.index(base.elements[0])
    element = ELEMENTS[(first + which) % elements]
    return msgspec.structs.replace(
        base,
        elements=(element,),
        cost=base.cost + which % 8,
        jobs=(f"test-{which}",),
        categories=(f"T{which}",),
    )


def alike(aspect: int) -> Wish:
    """Wishes that are alike in an aspect."""
    if aspect == ASPECTS["name"]:
        return Wish(name="twin")
    return Wish(jobs=("twin",), categories=("T",))


_AMOUNTS = {
    "count": Fulfilling._count_call,
    "kinds": Fulfilling._kinds,
    "most_alike": Fulfilling._kinds,
    "this_turn": Fulfilling._this_turn,
    "counters": Fulfilling._counters,
    "any_counters": Fulfilling._counters,
    "damage_on": Fulfilling._damage,
    "power": Fulfilling._power,
    "that": Fulfilling._that,
    "plus": Fulfilling._first,
    "minus": Fulfilling._first,
    "times": Fulfilling._first,
    "highest": Fulfilling._highest,
    "divided": Fulfilling._divided,
}
PLACES = {number: name for name, number in ZONES.items()}
HOW_NAMES = HOWS
