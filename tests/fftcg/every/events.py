"""An event of a text: what it is about, once that has been laid out."""

from collections.abc import Callable

import msgspec

from fftcg.every.preparing import Preparing
from fftcg.every.running import Run
from fftcg.every.shop import ME, Shop
from fftcg.every.wishes import Wish, alternatives, blank
from netocean.abilities.tree import CALL, FILTER, INT, VAR, WORD, Node
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import OBJECTS
from netocean.games.fftcg.zones import FIELD, HAND

Act = Callable[[Run], None]
BIG = 20000
FIGHTING = (
    codes.EV_ATTACKS, codes.EV_PARTY, codes.EV_BLOCKS, codes.EV_IS_BLOCKED, codes.EV_UNBLOCKED,
    codes.EV_BATTLE_DAMAGES, codes.EV_DAMAGES_PLAYER,
)  # fmt: skip
DEFENDING = (codes.EV_BLOCKS,)
"""Events of a card that fights."""


class Event:
    """One event of a text: `card` is what it is about, once it has been laid out."""

    def __init__(self, preparing: Preparing, head: Node, own: bool = True) -> None:
        self.preparing = preparing
        self.shop: Shop = preparing.shop
        self.head = head
        self.args = head.args
        self.own = own  # the subject is on the field

    # Arguments.

    def seat(self, place: int, default: int = ME) -> int:
        """Whose it is."""
        for arg in self.args[place:]:
            if arg.kind == WORD and arg.name in ("me", "opponent", "any"):
                return arg.code % 2
        return default

    def pattern(self, place: int) -> Node | None:
        """A filter among the arguments."""
        return self.args[place] if place < len(self.args) and self.args[place].kind == FILTER else None

    def card(self, zone: int = FIELD, place: int = 0, default: int = ME, base: Wish | None = None) -> int:
        """The card that the event is about: the subject, or one that fits."""
        node = self.args[place] if place < len(self.args) else None
        if node is not None and node.kind == WORD and node.name == "self":
            self.shop.note("it", self.shop.subject)
            return self.shop.subject
        if node is not None and node.kind == VAR and self.shop.made.get(node.value):
            return self.shop.made[node.value][0]
        if node is not None and node.kind == CALL and node.name == "party_of":
            base = msgspec.structs.replace(self.shop.base, states=("in_party",))
            return self.fit(None, ME, FIELD, "it", base)
        if node is not None and node.kind == CALL and node.args and node.args[0].kind == FILTER:
            node = node.args[0]
        if node is not None and node.kind == WORD and node.name == "carrier":
            carrier = self.shop.add(base or self.shop.base, ME, FIELD)
            self.shop.game.table.host[self.shop.subject] = carrier
            self.shop.note("it", carrier)
            return carrier
        pattern = node if node is not None and node.kind == FILTER else None
        seat = side_of(pattern, default)
        card = self.fit(pattern, seat, zone, "it", base)
        return card

    def fit(self, pattern: Node | None, seat: int, zone: int, key: str, base: Wish | None = None) -> int:
        """A card that fits, and what the text asks of it beside."""
        shop = self.shop
        wish = base or shop.base
        if zone == HAND and pattern is None and base is None:
            wish = Wish(elements=shop.base.elements)
        card = shop.fit(pattern, seat, zone, wish, self.preparing.demands.get(key, ()))
        shop.note(key, card)
        return card

    def other(self, place: int, seat: int) -> int:
        """The second card of the event."""
        return self.fit(self.pattern(place), seat, FIELD, "other")

    def amount(self, default: int = 1) -> int:
        """How much the event is about."""
        found = [arg.value for arg in self.args if arg.kind == INT]
        return max(found) if found else self.preparing.fulfilling.event_amount or default

    def kind(self, place: int) -> int:
        """One bit of the kinds of object that are meant."""
        bits = self.args[place].code if place < len(self.args) else OBJECTS["auto"]
        return next((bit for bit in (OBJECTS["auto"], OBJECTS["summon"], 2, 4) if bits & bit), OBJECTS["auto"])


def side_of(pattern: Node | None, default: int) -> int:
    """The side that a filter names."""
    for term in alternatives(pattern)[0]:
        if term.name in ("of", "owned"):
            return term.args[0].code ^ (term.value & 1)
    return default


def source(run: Run, seat: int, wish: Wish | None = None) -> int:
    """A card that does something, out of sight."""
    return run.source(seat, blank(wish or Wish(kind="backup"), 5000))
