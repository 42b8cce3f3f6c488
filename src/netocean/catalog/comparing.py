"""Two versions of a pack side by side, field by field, and one of both."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

from netocean.catalog.packfile import PackFile

Part = Literal["pack", "name", "card", "deck"]
Side = Literal["ours", "theirs"]
ABILITIES: Final = "abilities"
"""The field of a card that stands for the lines of its abilities."""
_LISTS: Final = ("names", "cards", "abilities", "decks")


class Difference(NamedTuple):
    """Where two packs differ: a `field` of the pack, a name, a card or a deck of this `id`; `None` where a side has none.

    With no `field` one side lacks the whole of it.
    """

    part: Part
    id: str
    field: str
    ours: Any
    theirs: Any


Things = dict[tuple[Part, str], dict[str, Any]]


def differences(ours: PackFile, theirs: PackFile) -> list[Difference]:
    """All differences of two packs."""
    first, second = _things(ours), _things(theirs)
    found: list[Difference] = []
    for part, id in dict.fromkeys([*first, *second]):
        one, other = first.get((part, id)), second.get((part, id))
        if one is None or other is None:
            found.append(Difference(part, id, "", one, other))
            continue
        for field in dict.fromkeys([*one, *other]):
            if one.get(field) != other.get(field):
                found.append(Difference(part, id, field, one.get(field), other.get(field)))
    return found


def merged(ours: PackFile, theirs: PackFile, takes: Mapping[tuple[Part, str, str], Side]) -> PackFile:
    """One pack of both; `takes` says for each difference whose value stays, what one side lacks comes from the other."""
    things = _things(ours)
    for one in differences(ours, theirs):
        thing = things.setdefault((one.part, one.id), {})
        side = takes.get((one.part, one.id, one.field), "theirs" if one.field == "" and one.ours is None else "ours")
        value = one.ours if side == "ours" else one.theirs
        if one.field:
            thing[one.field] = value
        else:
            things[one.part, one.id] = value or {}
    return _pack(ours, {key: thing for key, thing in things.items() if thing})


def _things(pack: PackFile) -> Things:
    """All that a pack holds, each with its fields."""
    plain = msgspec.to_builtins(pack)
    things: Things = {("pack", pack.id): {name: value for name, value in plain.items() if name not in _LISTS}}
    things |= {("name", name["slug"]): name for name in plain.get("names", [])}
    for card in plain.get("cards", []):
        key = str(card.get("key", ""))
        tail = key.removeprefix(f"{pack.id}/")
        told = pack.abilities.get(tail)
        things["card", key] = {**card, **({ABILITIES: told} if told else {})}
    return things | {("deck", deck.get("id") or _name(deck)): deck for deck in plain.get("decks", [])}


def _name(deck: Mapping[str, Any]) -> str:
    return next(iter(deck.get("name", {}).values()), "")


def _pack(ours: PackFile, things: Things) -> PackFile:
    head = things["pack", ours.id]
    cards = _of(things, "card")
    abilities = {
        str(card["key"]).removeprefix(f"{ours.id}/"): list(card[ABILITIES]) for card in cards if card.get(ABILITIES)
    }
    return msgspec.convert(
        {
            **{name: value for name, value in head.items() if value is not None},
            "names": _filled(_of(things, "name")),
            "cards": [_without(card, ABILITIES) for card in _filled(cards)],
            "abilities": abilities,
            "decks": _filled(_of(things, "deck")),
        },
        PackFile,
    )


def _of(things: Things, part: Part) -> list[dict[str, Any]]:
    return [thing for (kind, _), thing in things.items() if kind == part]


def _filled(things: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Things without the fields that the side which was taken does not have."""
    return [{name: value for name, value in thing.items() if value is not None} for thing in things]


def _without(thing: Mapping[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in thing.items() if name != field}
