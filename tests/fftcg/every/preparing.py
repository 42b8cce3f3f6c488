"""Lays out what an ability needs: cards for its choices and groups, for its costs, CP."""

import msgspec

from fftcg.every import scanning
from fftcg.every.costing import ELEMENTS, FEW, Costing
from fftcg.every.filters import laid_for
from fftcg.every.shop import FILLER, ME, YOU, Shop
from fftcg.every.wishes import Wish, alternatives
from netocean.abilities.tree import (
    AFTER,
    BODY,
    CALL,
    CHOOSE,
    COMPARE,
    COUNT,
    FILTER,
    FIRST_PLACE,
    INT,
    LET,
    MAY,
    MODES,
    MORE,
    PATTERN,
    REF,
    VAR,
    WHEN,
    WORD,
    Ability,
    Node,
)
from netocean.abilities.vocabulary import AMOUNT
from netocean.games.fftcg import groups, sheet
from netocean.games.fftcg.printed import Cp
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.games.fftcg.vocabulary.words import ZONES
from netocean.games.fftcg.zones import DECK, FIELD, HAND, REMOVED

AMOUNTS = VOCABULARY.nodes[AMOUNT]
MANY = 16
ANYWHERE = ZONES["anywhere"]
ELSEWISE = {"gain_coloured_of", "produce_elements_of", "gain_jobs_of"}
OF_ABILITIES = {"dearer_abilities", "cheaper_abilities"}
CASTS = {"cast", "cast_free", "cast_cheaper", "cast_cheaper_but_one"}
SPECIAL = 'activate title "Test" cost same_name: draw me 1'
ACTION = "activate cost cp 0: draw me 1"
STATES = {"activate": "dull", "dull": "active", "heal": "damaged"}


class Preparing(Costing):
    """`conditions` tells whether the conditions inside the text are to hold, `match` which of several about one card.

    `refused`: offers are declined, so that the contrary of what they would do is to be seen.
    """

    def __init__(
        self, shop: Shop, ability: Ability, conditions: bool = True, match: int = 0, refused: bool = False
    ) -> None:
        super().__init__(shop, ability)
        self.conditions = conditions
        self.deeds = scanning.deeds(ability)
        asked = scanning.demands(ability) if conditions else {}
        self.demands = {key: terms[match % len(terms)] for key, terms in asked.items()}
        self.refused = refused
        taken = scanning.named_groups(ability, "paid_cards")
        self.paid_terms = [term for one in taken for term in self.demands.get(one, ())]
        if scanning.compares_cards(ability) or scanning.asks(ability, "named_value"):
            shop.base = msgspec.structs.replace(shop.base, name="twin", jobs=("twin",), categories=("T",), generic=True)
        if ability.quotes:
            shop.base = msgspec.structs.replace(shop.base, power=30000)
        self.sources: dict[int, tuple[int, int]] = {}  # where the cards of a variable lie: seat, zone
        self.active = any(cost.name == "dull" for cost in ability.costs)  # the card has to be active at first
        self.points = scanning.counts_points(ability)
        self.wants_object: list[Node] = []  # filters of what must lie on the stack
        self.actor = ME

    def prepare(self) -> None:
        """Everything, then the conditions again, which must hold to the last."""
        for cost in self.ability.costs:
            self.cost(cost)
        self.body(self.ability.body)
        self.conditions_of()
        if self.fulfilling.extra:
            self.extra_costs()

    def conditions_of(self) -> bool:
        """The gate and the condition; whether they hold."""
        found = self.fulfilling.fulfil(self.ability.gate)
        return self.fulfilling.fulfil(self.ability.condition) and found

    # The body.

    def body(self, body: Node) -> None:
        """All steps of a body."""
        for step in body.args:
            self.step(step)

    def step(self, step: Node) -> None:
        """One step."""
        kind = step.kind
        if kind == CHOOSE:
            self.choice(step)
        elif kind == LET:
            self.let(step)
        elif kind == WHEN:
            self.fulfilling.fulfil(step.args[0], self.conditions)
            if self.conditions and step.args[0].kind == COMPARE and step.args[0].code == MORE:
                self.fulfilling.exceed(step.args[0])
            for part in step.args[1:]:
                self.body(part)
        elif kind == MAY:
            former, self.actor = self.actor, YOU if step.value == 1 else self.actor
            self.body(step.args[0])
            self.actor = former
        elif kind in (AFTER, MODES):
            for part in step.args:
                if part.kind == BODY:
                    self.body(part)
                else:
                    self.amounts(part)
        elif kind == CALL:
            self.action(step)

    def choice(self, node: Node) -> None:
        """Cards to choose or select from."""
        variable = node.args[0].value
        count = self.many(node.args[COUNT])
        pattern = node.args[PATTERN]
        seat = node.by.code if node.by is not None else YOU
        places: list[Node | None] = [*node.args[FIRST_PLACE:]]
        for place in places or [None]:
            where = self.place(place, seat)
            if where is None:
                self.wants_object.append(pattern)
                for things in laid_for(pattern):
                    self.things(things, set())
                continue
            self.sources.setdefault(variable, where)
            for term in alternatives(pattern)[0]:
                if term.name == "battling" and term.args[0].kind == CALL:
                    fighting = msgspec.structs.replace(self.shop.base, states=("attacking",))
                    self.shop.fit(term.args[0].args[0], ME, FIELD, fighting)
            for number in range(count):
                self.fit(variable, pattern, *where, which=number if self.varied(node) else 0)

    def varied(self, node: Node) -> bool:
        """Whether what is picked must be different or one of each kind."""
        return node.together is not None

    def fit(self, variable: int, pattern: Node | None, seat: int, zone: int, which: int = 0) -> int:
        """A card for a variable, as its filter and the rest of the text ask."""
        base = self.shop.base
        taken = [node.args[1].name for node, _ in scanning.nodes(self.ability.body) if node.name == "take"]
        if {"place_kind", "take_kind"} & self.deeds.get(variable, set()):
            base = msgspec.structs.replace(base, counter="bomb")
        if taken and "take" in self.deeds.get(variable, set()):
            base = msgspec.structs.replace(base, counter=taken[0])
        if zone == FIELD:
            base = self.state(base, pattern, self.deeds.get(variable, set()))
            seat = self.fighting_side(pattern, seat)
        else:
            base = msgspec.structs.replace(base, kind=self.playable(variable, base.kind))
        if which:
            base = msgspec.structs.replace(base, elements=(ELEMENTS[which % 6],), cost=base.cost + which)
        card = self.shop.fit(pattern, seat, zone, base, self.demands.get(variable, ()), which)
        self.shop.note(variable, card)
        return card

    def fighting_side(self, pattern: Node | None, seat: int) -> int:
        """Attackers are of the turn player, blockers of the other one."""
        player = self.shop.game.reg[sheet.TURN_PLAYER]
        for term in alternatives(pattern)[0]:
            if term.value & 1 == 0 and term.name in ("attacking", "in_party", "blocking"):
                return player if term.name != "blocking" else 1 - player
        return seat

    def playable(self, variable: int, kind: str) -> str:
        """A Summon where a card is cast from where it lies and nothing else is done to it."""
        deeds = self.deeds.get(variable, set())
        return "summon" if deeds & CASTS and "play" not in deeds else kind

    def state(self, base: Wish, pattern: Node | None, deeds: set[str]) -> Wish:
        """How a thing must lie for what is done to it to be seen."""
        if "take_away" in deeds:
            base = msgspec.structs.replace(base, lines=("keyword haste", "keyword first_strike", "keyword brave"))
        if deeds & ELSEWISE:
            place = ELEMENTS.index(base.elements[0])
            base = msgspec.structs.replace(base, elements=(ELEMENTS[(place + 1) % 6],), jobs=("test",))
        if "gain_abilities_of" in deeds:
            base = msgspec.structs.replace(base, lines=(SPECIAL, ACTION))
        if deeds & OF_ABILITIES:
            base = msgspec.structs.replace(base, lines=("activate cost cp 4, dull: draw me 1",))
        for deed, state in list(STATES.items())[:: -1 if self.refused else 1]:
            if deed in deeds:
                base = msgspec.structs.replace(base, states=(state,))
        return base

    def place(self, node: Node | None, seat: int) -> tuple[int, int] | None:
        """Side and zone of a place to choose from; none for the stack."""
        if node is None:
            return seat, FIELD
        if node.kind == REF:
            return node.value, groups.zone_of_property(node.code)
        if node.kind == VAR:
            return self.sources.get(node.value, (ME, DECK))
        if node.kind == CALL and node.name == "stack":
            return None
        return seat, FIELD

    def many(self, node: Node) -> int:
        """How many cards a count asks for."""
        if node.kind == INT:
            return min(node.value, MANY) if node.value else 1
        if node.kind != WORD:
            self.amounts(node)
        return FEW

    def let(self, node: Node) -> None:
        """Groups and numbers that get a name."""
        variable, value = node.args[0].value, node.args[1]
        if value.kind == CALL and value.name in ("top", "turned_until"):
            seat = value.args[0].code
            self.amounts(value.args[1])
            self.sources[variable] = (seat, DECK)
            if value.name == "turned_until":
                self.fit(variable, value.args[2], seat, DECK)
                self.shop.add(FILLER, seat, DECK)
            else:
                self.fit(variable, None, seat, DECK)
        elif value.name == "done_cards":
            self.shop.note("discard", self.fit(variable, None, ME, HAND))
        elif value.name == "paid_cards":
            return
        elif value.kind == CALL and value.name == "among":
            where = self.sources.get(value.args[0].value, (ME, DECK))
            self.sources[variable] = where
            if not any(self.shop.fits(value.args[1], card) for card in self.shop.made.get(value.args[0].value, ())):
                self.fit(variable, value.args[1], *where)
        elif value.kind == CALL and value.name == "rest":
            self.sources[variable] = self.sources.get(value.args[0].value, (ME, DECK))
        elif self.things(value, self.deeds.get(variable, set())) is False:
            self.amounts(value)
            if value.kind in (CALL, REF) and (value.kind == REF or value.name in AMOUNTS):
                self.shop.numbers[variable] = self.shop.number(value)
            if any(node.name == "cp_discards" for node, _ in scanning.nodes(value)):
                spent = [card for card in self.shop.made["money"] if self.shop.game.table.zone_of(card) == HAND]
                self.shop.numbers[variable] = sum(self.shop.wishes[card].cost for card in spent)

    def things(self, node: Node, deeds: set[str]) -> bool:
        """Cards for a group of things; whether it is one."""
        if node.kind == FILTER:
            self.shop.fit(node, YOU, FIELD, self.state(self.shop.base, node, deeds))
            return True
        if node.kind != CALL:
            return False
        if node.name == "every":
            seat = node.args[2].code if len(node.args) > 2 else ME
            zone = node.args[1].code if node.args[1].code != ANYWHERE else FIELD
            base = self.state(self.shop.base, node, deeds) if zone == FIELD else self.shop.base
            if "gain_abilities_of" in deeds:
                base = msgspec.structs.replace(base, lines=(SPECIAL, ACTION))
            self.shop.fit(node.args[0], seat % 2, zone, base)
            return True
        if node.name in ("both", "other_of"):
            for arg in node.args:
                self.things(arg, deeds)
            return True
        if node.name == "among":
            self.fit(node.args[0].value, node.args[1], *self.sources.get(node.args[0].value, (ME, DECK)))
            return True
        if node.name == "removed_by_self":
            card = self.shop.add(self.shop.base, ME, REMOVED)
            self.shop.game.table.host[card] = self.shop.subject
            return True
        if node.name == "stack":
            self.wants_object.append(Node(FILTER, "", 0, 0, []))
        return False

    def action(self, node: Node) -> None:
        """What an action acts on, and what it counts."""
        for arg in node.args:
            if not self.things(arg, {node.name}):
                self.amounts(arg)
        if node.name == "unreduced":
            line = "instead is_damaged {type forward}: reduce 1000"
            self.shop.add(Wish(kind="backup", lines=(line,)), YOU, FIELD)
        special = _ACTIONS.get(node.code)
        if special is not None:
            special(self, node)
        first = node.args[0] if node.args else None
        own = first is not None and first.kind == WORD and first.name == "self"
        if own and node.name in STATES and not self.active:
            self.shop.put_state(self.shop.subject, Wish(states=(STATES[node.name],)))

    def amounts(self, node: Node) -> None:
        """Let the amounts in an action be more than nothing."""
        if node.kind == REF or (node.kind == CALL and node.name in AMOUNTS):
            if self.shop.number(node) < FEW:
                self.fulfilling._toward(node, FEW)
            for arg in node.args:
                self.amounts(arg)

    def _hand(self, node: Node) -> None:
        seat = node.args[0].code
        count = self.many(node.args[1]) if len(node.args) > 1 else FEW
        for _ in range(count):
            self.shop.fit(node.args[2] if len(node.args) > 2 else None, seat, HAND, Wish(kind="summon", cost=9))

    def _money(self, node: Node) -> None:
        self.purse = "fee"
        for _ in range(FEW):  # one of them may go for the cost of the card itself
            self.money(Cp(node.args[0].name), self.actor)
        self.purse = "money"

    def _crystals(self, node: Node) -> None:
        column = sheet.CRYSTALS + self.actor
        self.shop.game.reg[column] = max(self.shop.game.reg[column], self.shop.number(node.args[0]), 1)

    def _casts(self, node: Node) -> None:
        for element in self.shop.base.elements:
            self._sources(ME, element, 6)

    def _retarget(self, node: Node) -> None:
        for seat in (ME, YOU):
            self.shop.add(self.shop.base, seat, FIELD)

    def _take(self, node: Node) -> None:
        if node.args[0].kind == WORD:
            self.shop.counter(self.shop.subject, node.args[1].name, 3)

    def _reused(self, node: Node) -> None:
        card = self.shop.add(msgspec.structs.replace(self.shop.base, lines=(SPECIAL,)), ME, FIELD)
        self.shop.use_special(card, 0)


_ACTIONS = {
    codes.REUSE_SPECIAL: Preparing._reused,
    codes.DISCARD_CARDS: Preparing._hand,
    codes.DISCARD_RANDOM: Preparing._hand,
    codes.DISCARD_HAND: Preparing._hand,
    codes.REVEAL_HAND: Preparing._hand,
    codes.PAY: Preparing._money,
    codes.PAY_CRYSTALS: Preparing._crystals,
    codes.TAKE: Preparing._take,
    codes.RETARGET: Preparing._retarget,
    codes.RETARGET_TO: Preparing._retarget,
    codes.CAST: Preparing._casts,
    codes.CAST_CHEAPER: Preparing._casts,
    codes.CAST_CHEAPER_BUT_ONE: Preparing._casts,
}
