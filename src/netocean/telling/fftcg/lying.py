"""What lies on the table, as answers and the terminal name it: power now, damage, dull, frozen."""

from typing import Final

from netocean.engine.view import CardView, View
from netocean.telling.phrases import DOT, name, word
from netocean.telling.sayings import Part, Say, Several

KINDS: Final = ((1, "forward"), (2, "backup"), (4, "monster"))
"""The types of a Character by their bits."""
_STEPS: Final = ("", "preparation", "declaration", "block", "damage")


def moment(view: View) -> Part:
    """The phase, or the step of the Attack Phase."""
    step = view.numbers.get("step", 0)
    return word("step", _STEPS[step]) if view.phase == "attack" and step else word("phase", view.phase)


def state(card: CardView) -> list[Part]:
    """How a card on the field stands now: power and damage, dull or frozen, what it is besides its printed type."""
    notes = card.notes
    told: list[Part] = []
    if "power" in notes:
        told.append(Say("telling-f-power", {"power": notes["power"], "damage": notes.get("damage", 0)}))
    if card.turned:
        told.append(Say("telling-f-dull"))
    if "frozen" in notes:
        told.append(Say("telling-f-frozen"))
    if "counters" in notes:
        told.append(Say("telling-f-counters", {"count": notes["counters"]}))
    if "attacking" in notes:
        told.append(Say("telling-f-attacking"))
    if "blocking" in notes:
        told.append(Say("telling-f-blocking"))
    if "lost" in notes:
        told.append(Say("telling-f-lost"))
    return told


class Lying:
    """Finds the cards of a view by their handles."""

    def __init__(self, view: View, keys: dict[int, str]) -> None:
        self.view = view
        self.keys = keys
        self.places: dict[int, tuple[str, int]] = {}
        self.cards: dict[int, CardView] = {}
        for zone in view.zones:
            for card in zone.cards:
                self.places[card.handle] = (zone.name, zone.seat)
                self.cards[card.handle] = card

    def key(self, handle: int) -> str:
        """The printed card of a handle; nothing if it is not known."""
        card = self.cards.get(handle)
        return self.keys.get(handle) or (card.key if card is not None else None) or ""

    def zone(self, handle: int) -> str:
        """The zone in which a card lies; nothing if it is out of sight."""
        return self.places.get(handle, ("", -1))[0]

    def seat(self, handle: int) -> int:
        """Whose zone that is."""
        return self.places.get(handle, ("", -1))[1]

    def attackers(self) -> list[int]:
        """The cards that attack now."""
        return [handle for handle, card in self.cards.items() if "attacking" in card.notes]

    def powered(self, handle: int) -> Part:
        """A card with its power now."""
        card = self.cards.get(handle)
        power = card.notes.get("power") if card is not None else None
        told = name(self.key(handle))
        return told if power is None else Say("telling-f-powered", {"card": told, "power": power})

    def told(self, handle: int, key: str, whose: bool = False) -> Part:
        """A card as it lies: on the field with its state, elsewhere by what is printed; `whose` names side and place."""
        zone = self.zone(handle)
        told: Part = name(key or self.keys.get(handle), brief=zone != "field")
        if zone == "field":
            now = state(self.cards[handle])
            told = Say("telling-brief", {"card": told, "facts": Several(now, DOT)}) if now else told
        if not whose or not zone:
            return told
        side = "you" if self.seat(handle) == self.view.seat else "other"
        return Say("telling-f-place", {"card": told, "who": side, "place": Say(f"zone-{zone}")})
