"""The cards that a seat can put a name to."""

from collections.abc import Iterable

from netocean.engine.events import Event
from netocean.engine.view import View


def known(view: View, events: Iterable[Event] = ()) -> dict[int, str]:
    """Keys by handle, of what was told in events and of what lies in sight."""
    found: dict[int, str] = {}
    for event in events:
        found.update((card.handle, card.key) for card in event.cards if card.key is not None)
    for cards in [zone.cards for zone in view.zones] + ([view.choice.cards] if view.choice is not None else []):
        found.update((card.handle, card.key) for card in cards if card.key is not None)
    return found
