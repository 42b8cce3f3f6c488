"""Random legal decks from all playable cards, grown along what cards ask for, so that their games are lively."""

from netocean.catalog.library import Card
from netocean.catalog.rules import rules_of
from netocean.engine.chance import Chance
from netocean.engine.errors import EngineFault
from netocean.engine.ruleset import RuleSet
from netocean.lab.cards import Bench, Cards

_TRIES = 500
_MOST_COPIES = 3
_SIZE_FAULT = "fault-deck-size"


class DeckMaker:
    """Draws decks under one setting of the rules."""

    def __init__(self, bench: Bench, rules: RuleSet) -> None:
        self._rules = rules_of(bench.game)
        self._switches = rules.values
        only_verified = rules.values.get("card_status") == "verified"
        good = ("verified",) if only_verified else ("verified", "provisional")
        self.cards: list[Card] = [card for card in bench.library.cards() if card.facts.status in good]
        self._named: dict[str, list[Card]] = {}
        self._users: dict[str, list[Card]] = {}
        for card in self.cards:
            for slug in dict.fromkeys([card.facts.name, *card.facts.also]):
                self._named.setdefault(slug, []).append(card)
            for slug in self._asked(card):
                self._users.setdefault(slug, []).append(card)
        sizes = [fault.params["wanted"] for fault in self._rules.check([], self._switches) if fault.key == _SIZE_FAULT]
        self._size = int(sizes[0])

    def draw(self, chance: Chance) -> Cards:
        """A legal deck."""
        for _ in range(_TRIES):
            deck = self._grow(chance)
            if not self._rules.check([(card.facts, card.abilities, copies) for card, copies in deck], self._switches):
                return [(copies, card.key) for card, copies in deck]
        raise EngineFault("fault-no-deck", tries=_TRIES)

    def _asked(self, card: Card) -> list[str]:
        own = {card.facts.name, *card.facts.also}
        return [slug for slug in dict.fromkeys(self._rules.names_used(card.facts)) if slug not in own]

    def _grow(self, chance: Chance) -> list[tuple[Card, int]]:
        deck: dict[str, tuple[Card, int]] = {}
        copies: dict[str, int] = {}
        waiting: list[str] = []
        left = self._size
        while left > 0:
            card = self._next(waiting, chance)
            have = copies.get(card.facts.name, 0)
            count = min(1 + chance.below(_MOST_COPIES), _MOST_COPIES - have, left)
            if count <= 0:
                continue
            copies[card.facts.name] = have + count
            deck[card.key] = (card, deck[card.key][1] + count if card.key in deck else count)
            left -= count
            waiting += self._asked(card)
            users = self._users.get(card.facts.name, [])
            if users and chance.below(3) == 0:
                waiting.append(users[chance.below(len(users))].facts.name)
        return list(deck.values())

    def _next(self, waiting: list[str], chance: Chance) -> Card:
        while waiting and chance.below(8) != 0:
            named = self._named.get(waiting.pop(chance.below(len(waiting))), [])
            if named:
                return named[chance.below(len(named))]
        return self.cards[chance.below(len(self.cards))]
