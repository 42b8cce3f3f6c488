# form: interpreted (decks are drawn once before a game)
"""Random decks of Hyper Colosseum, grown along what cards ask for, so that their games are lively."""

from collections.abc import Mapping, Sequence

from netocean.abilities.tree import Ability
from netocean.engine.chance import Chance
from netocean.games.colosseum.construction import COPIES, DECK_SIZE, names_used
from netocean.games.colosseum.faces import Facts

GOOD = ("verified", "provisional")


class Drawer:
    """Grows decks of the right size from the cards that may be in one; they may yet break a rule."""

    def __init__(self, cards: Sequence[tuple[Facts, list[Ability]]], switches: Mapping[str, str]) -> None:
        good = ("verified",) if switches.get("card_status") == "verified" else GOOD
        self.cards: list[Facts] = [facts for facts, _ in cards if facts.status in good]
        self._named: dict[str, list[Facts]] = {}
        self._users: dict[str, list[Facts]] = {}
        for card in self.cards:
            for slug in dict.fromkeys([card.name, *card.also]):
                self._named.setdefault(slug, []).append(card)
            for slug in _asked(card):
                self._users.setdefault(slug, []).append(card)

    def grow(self, chance: Chance) -> list[tuple[int, str]]:
        """Copies and keys of a deck."""
        deck: dict[str, int] = {}
        copies: dict[str, int] = {}
        waiting: list[str] = []
        left = DECK_SIZE
        while left > 0:
            card = self._next(waiting, chance)
            have = copies.get(card.name, 0)
            count = min(1 + chance.below(COPIES), COPIES - have, left)
            if count <= 0:
                continue
            copies[card.name] = have + count
            deck[card.key] = deck.get(card.key, 0) + count
            left -= count
            waiting += _asked(card)
            users = self._users.get(card.name, [])
            if users and chance.below(3) == 0:
                waiting.append(users[chance.below(len(users))].name)
        return [(count, key) for key, count in deck.items()]

    def _next(self, waiting: list[str], chance: Chance) -> Facts:
        while waiting and chance.below(8) != 0:
            named = self._named.get(waiting.pop(chance.below(len(waiting))), [])
            if named:
                return named[chance.below(len(named))]
        return self.cards[chance.below(len(self.cards))]


def _asked(card: Facts) -> list[str]:
    own = {card.name, *card.also}
    return [slug for slug in dict.fromkeys(names_used(card)) if slug not in own]
