# form: interpreted (decks are drawn once before a game)
"""Random decks of Final Fantasy TCG: two elements mostly, and cards that speak of each other, so that games are lively."""

from collections.abc import Mapping, Sequence

from netocean.abilities.tree import SLUG, Ability
from netocean.engine.chance import Chance
from netocean.games.fftcg import construction
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.rulesets import LIMITED, STANDARD

COLOURED = ("fire", "ice", "wind", "earth", "lightning", "water")
MOST_COPIES = 6  # of a card that may be there in any number
_KINDS = ("backup",) * 7 + ("forward",) * 9 + ("summon",) * 3 + ("monster",)
_MANY_ELEMENTS = 8  # one deck in so many keeps to no element
_COLOURLESS = 16  # as rarely a card of Light, of Dark or without element


class Drawer:
    """Grows decks of the right size from the cards that may be in one; they may yet break a rule."""

    def __init__(self, cards: Sequence[tuple[Facts, list[Ability]]], switches: Mapping[str, str]) -> None:
        entries = [(facts, abilities, 1) for facts, abilities in cards]
        faults = construction.check(entries, switches, [facts for facts, _ in cards])
        barred = {fault.card for fault in faults}
        self._abilities: dict[str, list[Ability]] = {}
        self._main: list[Facts] = []
        self._lb: list[Facts] = []
        self._spoken: dict[str, list[Facts]] = {}
        for facts, abilities in cards:
            if facts.key in barred or facts.status == "incomplete":
                continue
            self._abilities[facts.key] = abilities
            (self._lb if construction.in_lb_deck(facts) else self._main).append(facts)
            for slug in dict.fromkeys(construction.names_used(facts)):
                self._spoken.setdefault(slug, []).append(facts)
        limited = switches.get("format", STANDARD) == LIMITED
        self._size = construction.LIMITED_SIZE if limited else construction.DECK_SIZE

    def grow(self, chance: Chance) -> list[tuple[int, str]]:
        """Copies and keys of a deck, those of the LB deck last."""
        elements = set(COLOURED if chance.below(_MANY_ELEMENTS) == 0 else _pair(chance))
        main = _Growth(self, [facts for facts in self._main if facts.elements and elements.issuperset(facts.elements)])
        main.others = [facts for facts in self._main if not set(COLOURED).intersection(facts.elements)]
        main.fill(self._size, chance)
        lb = _Growth(self, [facts for facts in self._lb if elements.intersection(facts.elements)])
        if lb.own and chance.below(2) == 0:
            lb.fill(1 + chance.below(construction.LB_SIZE), chance)
        return [(count, key) for deck in (main.deck, lb.deck) for key, count in deck.items()]

    def spoken(self, slug: str) -> list[Facts]:
        """The cards of a name or job."""
        return self._spoken.get(slug, [])

    def abilities(self, facts: Facts) -> list[Ability]:
        """The abilities of a card."""
        return self._abilities[facts.key]


class _Growth:
    """A deck that grows: its cards so far, and what they speak of."""

    def __init__(self, drawer: Drawer, own: list[Facts]) -> None:
        self.drawer = drawer
        self.own = own
        self.keys = {facts.key for facts in own}
        self.others: list[Facts] = []
        self.deck: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self.waiting: list[str] = []

    def fill(self, size: int, chance: Chance) -> None:
        """Add so many cards, or as many as there are."""
        size = min(size, sum({facts.number or facts.key: self._most(facts) for facts in self.own}.values()))
        while size > 0:
            card = self._next(chance)
            have = self.numbers.get(card.number or card.key, 0)
            most = self._most(card)
            count = min(1 + chance.below(most), most - have, size)
            if count <= 0:
                continue
            self.numbers[card.number or card.key] = have + count
            self.deck[card.key] = self.deck.get(card.key, 0) + count
            size -= count
            self.waiting += asked(card, self.drawer.abilities(card))

    def _most(self, card: Facts) -> int:
        limit = construction.own_limit(self.drawer.abilities(card))
        return MOST_COPIES if limit is None else min(limit, MOST_COPIES)

    def _next(self, chance: Chance) -> Facts:
        if self.waiting and chance.below(3) != 0:
            named = self._named(self.waiting.pop(chance.below(len(self.waiting))))
            if named:
                return named[chance.below(len(named))]
        cards = self.others if self.others and chance.below(_COLOURLESS) == 0 else self.own
        kind = _KINDS[chance.below(len(_KINDS))]
        fitting = [facts for facts in cards if facts.kind == kind] or cards or self.others
        return fitting[chance.below(len(fitting))]

    def _named(self, slug: str) -> list[Facts]:
        """The cards of a name or job that this deck would rather have."""
        return [facts for facts in self.drawer.spoken(slug) if facts.key in self.keys]


def asked(card: Facts, abilities: list[Ability]) -> list[str]:
    """The names and jobs that a card's abilities speak of, its own left out."""
    own = {card.name, *card.also}
    found = dict.fromkeys(
        slug
        for ability in abilities
        for node in construction.nodes(ability)
        if node.kind == SLUG
        for slug in (node.name, f"job-{node.name}")
    )
    return [slug for slug in found if slug not in own]


def _pair(chance: Chance) -> tuple[str, str]:
    first = chance.below(len(COLOURED))
    second = (first + 1 + chance.below(len(COLOURED) - 1)) % len(COLOURED)
    return COLOURED[first], COLOURED[second]
