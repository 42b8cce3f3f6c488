# form: interpreted (decks are drawn once before a game)
"""Random decks of the Digimon games, grown along what cards ask for, so that their games are lively."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from netocean.abilities.tree import Ability
from netocean.engine.chance import Chance
from netocean.games.lists import COPIES

_GOOD = ("verified", "provisional")


def playable(cards: Sequence[tuple[Any, list[Ability]]], switches: Mapping[str, str]) -> list[Any]:
    """The facts of the cards that may be in a deck under these switches."""
    good = ("verified",) if switches.get("card_status") == "verified" else _GOOD
    return [facts for facts, _ in cards if facts.status in good]


class Grower:
    """Grows decks of one size; they may yet break a rule.

    `names_used` gives the slugs that a card uses. Cards of `low` come first, until `least` lie in the deck, or few games
    would see what grows on them.
    """

    def __init__(
        self,
        cards: list[Any],
        size: int,
        names_used: Callable[[Any], list[str]],
        low: Sequence[Any] = (),
        least: int = 0,
    ) -> None:
        self.cards = cards
        self.size = size
        self.names_used = names_used
        self.low = low
        self.least = least
        self._named: dict[str, list[Any]] = {}
        self._users: dict[str, list[Any]] = {}
        for card in self.cards:
            for slug in dict.fromkeys([card.name, *card.also]):
                self._named.setdefault(slug, []).append(card)
            for slug in self._asked(card):
                self._users.setdefault(slug, []).append(card)

    def grow(self, chance: Chance) -> list[tuple[int, str]]:
        """Copies and keys of a deck."""
        deck: dict[str, int] = {}
        copies: dict[str, int] = {}
        waiting: list[str] = []
        left = self.size
        while left > 0:
            card = self._next(waiting, left > self.size - self.least, chance)
            have = copies.get(card.name, 0)
            count = min(1 + chance.below(COPIES), COPIES - have, left)
            if count <= 0:
                continue
            copies[card.name] = have + count
            deck[card.key] = deck.get(card.key, 0) + count
            left -= count
            waiting += self._asked(card)
            users = self._users.get(card.name, [])
            if users and chance.below(3) == 0:
                waiting.append(users[chance.below(len(users))].name)
        return [(count, key) for key, count in deck.items()]

    def _next(self, waiting: list[str], low: bool, chance: Chance) -> Any:
        if low and self.low:
            return self.low[chance.below(len(self.low))]
        while waiting and chance.below(8) != 0:
            named = self._named.get(waiting.pop(chance.below(len(waiting))), [])
            if named:
                return named[chance.below(len(named))]
        return self.cards[chance.below(len(self.cards))]

    def _asked(self, card: Any) -> list[str]:
        own = {card.name, *card.also}
        return [slug for slug in dict.fromkeys(self.names_used(card)) if slug not in own]
