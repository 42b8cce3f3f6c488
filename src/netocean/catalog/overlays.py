"""Packs that fill in what cards of other packs lack: nothing that is known of a card changes without being said."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from netocean.catalog.errors import PackFault
from netocean.catalog.packs import Pack, Places

ABOUT_TRUST: Final = frozenset({"key", "status", "practice", "doubt", "missing", "sources", "conflicts", "remarks"})
"""Fields that say how sure a card is, or which card it is: they are no facts to be filled in."""


def overlay_faults(pack: Pack, places: Places, below: Mapping[str, Any]) -> list[PackFault]:
    """All that is wrong with the cards of a pack that fill in cards of the packs `below`.

    Such a card is `provisional` (or `incomplete` still), and marks in `doubt` every field that it fills in or changes.
    """
    faults: list[PackFault] = []
    for key, (file, line) in places.items():
        if not key.startswith(f"{pack.id}/"):
            card = pack.cards[key]
            for name, field in _card_faults(card, below.get(key), pack.abilities_told(key)):
                params: dict[str, str | int] = {"card": key, "field": field}
                faults.append(PackFault(name, params, file, line, 1, key, field))
    return faults


def _card_faults(card: Any, former: Any | None, abilities: bool) -> list[tuple[str, str]]:
    if former is None:
        return [("pack-overlay-unknown-card", "key")]
    if former.status == "verified":
        return [("pack-overlay-verified", "status")]
    if card.status == "verified":
        return [("pack-overlay-status", "status")]
    unmarked = abilities and "abilities" not in card.doubt
    found = [("pack-overlay-unmarked", "abilities")] if unmarked else []
    for field in msgspec.structs.fields(type(card)):
        name = field.name
        before, now = getattr(former, name), getattr(card, name)
        if name in ABOUT_TRUST or before == now or field.encode_name in card.doubt:
            continue
        sure = bool(before) and field.encode_name not in former.doubt
        found.append(("pack-overlay-known-fact" if sure else "pack-overlay-unmarked", field.encode_name))
    return found
