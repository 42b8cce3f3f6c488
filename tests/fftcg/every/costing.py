"""What costs take: CP, cards to put away, counters, crystals."""

from fftcg.every import scanning
from fftcg.every.fulfilling import Fulfilling
from fftcg.every.shop import ME, Shop
from fftcg.every.wishes import Wish
from netocean.abilities.tree import COMPARE, INT, REF, STATIC, Ability, Node
from netocean.games.fftcg import sheet
from netocean.games.fftcg.printed import SYMBOLS, Cp, Face
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import ELEMENT_WORDS
from netocean.games.fftcg.zones import DECK, FIELD, HAND

FEW = 2
MOST_BACKUPS = 5
ELEMENTS = tuple(ELEMENT_WORDS)
TYPES = ("forward", "backup", "monster", "summon")


class Costing:
    """Lays out what an ability, or casting its card, costs."""

    def __init__(self, shop: Shop, ability: Ability) -> None:
        self.shop = shop
        self.ability = ability
        self.fulfilling = Fulfilling(shop)
        self.paid = scanning.paid(ability)
        self.paid_terms: list[Node] = []  # what the text asks of the cards that the cost takes
        self.hand_only = scanning.counts_backups(ability) or scanning.puts_backups(ability)
        self.field_only = any(
            node.kind == COMPARE and node.args[0].kind == REF and node.args[0].name.endswith("me.hand")
            for node, _ in scanning.nodes(ability.condition)
        ) or any(cost.code == codes.COST_ONLY_WITH for cost in ability.costs)
        self.purse = "money"

    def money(self, cp: Cp, seat: int, most: int = 0) -> None:
        """Sources of so many CP: a Backup for one of an element, cards of the hand for more."""
        for place, _ in enumerate(SYMBOLS):
            needed = cp.symbols[place]
            self._sources(seat, ELEMENTS[place], needed)
        self._sources(seat, self.shop.base.elements[0], max(cp.generic, 2 if cp.x else 0, most - sum(cp.symbols)))

    def _sources(self, seat: int, element: str, count: int) -> None:
        backups = sum(1 for wish in self.shop.wishes.values() if wish.kind == "backup")
        if (count == 1 and backups < MOST_BACKUPS and not self.hand_only) or self.field_only:
            for _ in range(count):
                self.shop.note(self.purse, self.shop.add(Wish(kind="backup", elements=(element,)), seat, FIELD))
        elif count > 0:
            for _ in range((count + 1) // 2):
                wish = Wish(kind="summon", elements=(element,), cost=9)
                self.shop.note(self.purse, self.shop.add(wish, seat, HAND))

    def price(self, face: Face, seat: int = ME) -> None:
        """What casting a card costs; its own texts that forbid it are made to let it be."""
        if face is self.shop.face:
            self.allow("cannot_cast")
        text = "".join(SYMBOLS[bit] for bit in range(6) if face.elements >> bit & 1)
        for pattern in scanning.only_paid_with(face) if face is self.shop.face else ():
            base = Wish(kind="backup", elements=self.shop.base.elements)
            for _ in range(face.cost):
                self.shop.note("money", self.shop.fit(pattern, seat, FIELD, base))
            return
        for element in self.paid if face is self.shop.face else ():
            if SYMBOLS[element] not in text and len(text) < face.cost:
                text += SYMBOLS[element]
        rest = max(face.cost - len(text), 0)
        if self.paid and rest == 1:
            text, rest = text + text[-1], 0  # a card of the hand gives both
        self.money(Cp(text + str(rest)), seat)

    def allow(self, name: str, what: str = "") -> None:
        """Let the conditions not hold under which the card's own texts forbid something."""
        face = self.shop.face
        for place in face.statics:
            ability = face.abilities[place]
            if ability.condition is None:
                continue
            for node, _ in scanning.nodes(ability.body):
                if node.name == name and (not what or node.args[1].name == what):
                    self.fulfilling.fulfil(ability.condition, False)

    def cost(self, node: Node) -> None:
        """What a part of a cost takes."""
        special = _COSTS.get(node.code)
        if special is not None:
            special(self, node)

    def _mill(self, node: Node) -> None:
        self.fulfilling.pile(ME, DECK, self.shop.number(node.args[0]) + 8)

    def extra_costs(self) -> None:
        """What the card's own extra and alternative costs take."""
        for ability in self.shop.face.abilities[: self.shop.face.own]:
            for node, _ in scanning.nodes(ability.body):
                if node.name in ("extra_cost", "cost_instead"):
                    self.money(Cp(node.args[1].name), ME)
            for quote in ability.quotes if ability.kind == STATIC else ():
                for cost in quote.costs:
                    self.cost(cost)

    def _cp(self, node: Node) -> None:
        cp = Cp(node.args[0].name)
        for element in self.paid[: cp.generic]:
            cp.symbols[element] += 1
            cp.generic -= 1
        self.money(cp, ME)

    def _crystal_cost(self, node: Node) -> None:
        self.shop.game.reg[sheet.CRYSTALS] += max(self.shop.number(node.args[0]), 2)

    def _same_name(self, node: Node) -> None:
        wish = Wish(kind="summon", cost=9, name=self.shop.face.names[0])
        self.shop.note("cost", self.shop.add(wish, ME, HAND))

    def _cards(self, node: Node) -> None:
        zone = FIELD
        if node.code in (codes.COST_DISCARD, codes.COST_REVEAL, codes.COST_DISCARD_ANY, codes.COST_DISCARD_DIFFERENT):
            zone = HAND
        elif node.code in (codes.COST_REMOVE, codes.COST_BOTTOM, codes.COST_REMOVE_DIFFERENT):
            zone = node.args[2].code
        if node.code == codes.COST_DISCARD_ANY:
            pattern, count = (node.args[0] if node.args else None), FEW
        else:
            pattern = node.args[1] if len(node.args) > 1 else None
            count = node.args[0].value if node.args[0].kind == INT else FEW
        for number in range(max(count, 1)):
            if (
                zone == FIELD
                and number == 0
                and pattern is not None
                and count >= MOST_BACKUPS
                and self.shop.fits(pattern, self.shop.subject)
            ):
                continue  # it can be one of them
            base = Wish(kind="summon") if zone == HAND and pattern is None else self.shop.base
            if node.code == codes.COST_DISCARD_DIFFERENT:
                base = Wish(kind=TYPES[number % len(TYPES)], elements=self.shop.base.elements)
            if node.code == codes.COST_REMOVE_DIFFERENT:
                base = Wish(elements=(ELEMENTS[number % 6],))
            self.shop.note("cost", self.shop.fit(pattern, ME, zone, base, self.paid_terms))

    def _counters(self, node: Node) -> None:
        count = max(self.shop.number(node.args[1]), 2)
        if len(node.args) > 2:
            card = self.shop.fit(node.args[2], ME, FIELD)
            self.shop.counter(card, node.args[0].name, count)
        self.shop.counter(self.shop.subject, node.args[0].name, count)


_COSTS = {
    codes.COST_CP: Costing._cp,
    codes.COST_CRYSTALS: Costing._crystal_cost,
    codes.COST_SAME_NAME: Costing._same_name,
    codes.COST_TAKE: Costing._counters,
    codes.COST_PUT: Costing._cards,
    codes.COST_DISCARD: Costing._cards,
    codes.COST_DISCARD_ANY: Costing._cards,
    codes.COST_DISCARD_DIFFERENT: Costing._cards,
    codes.COST_DULL_OTHERS: Costing._cards,
    codes.COST_RETURN: Costing._cards,
    codes.COST_REMOVE: Costing._cards,
    codes.COST_REMOVE_DIFFERENT: Costing._cards,
    codes.COST_BOTTOM: Costing._cards,
    codes.COST_REVEAL: Costing._cards,
    codes.COST_MILL: Costing._mill,
    codes.COST_REMOVE_TOP: Costing._mill,
}
