"""The table of Hyper Colosseum as plain lines: both sheets, zone by zone."""

from typing import Final

from netocean.cli.boards.common import capital, card_text, listed, over, standing, turn_head
from netocean.cli.words import Words
from netocean.engine.view import View, ZoneView
from netocean.telling.colosseum.cards import zone as place
from netocean.telling.sayings import Line

__all__ = ["ASKED_FIRST", "CARD", "RULE", "over", "standing", "table_lines"]

RULE: Final = "C-R8.7"
CARD: Final = "agumon"
ASKED_FIRST: Final[tuple[str, ...]] = ()
_COUNTED = ("net_ocean", "dark_area", "point_gauge", "hand")


def table_lines(words: Words, view: View) -> list[Line]:
    """Everything on the table: the opponent first, the own sheet last."""
    lines = [Line(head(words, view), "strong")]
    for seat in (1 - view.seat, view.seat):
        lines.append(Line(side(words, view, seat), "strong"))
        zones = [zone for zone in view.zones if zone.seat == seat and zone.name not in _COUNTED]
        lines += [Line("  " + zone_line(words, zone)) for zone in zones if zone.count]
        empty = words.join(place(zone.name) for zone in zones if not zone.count)
        if empty:
            lines.append(Line("  " + words.say("play-table-empties", zones=empty)))
        if seat == view.seat:
            lines += listed(words, view.zone(seat, "hand"), place("hand"))
    fight = standing(words, view)
    return [*lines, Line(fight)] if fight else lines


def head(words: Words, view: View) -> str:
    """Turn, phase and first attacker."""
    return turn_head(words, view, "play-table-head")


def side(words: Words, view: View, seat: int) -> str:
    """The numbers of a side: points and counts."""
    return words.say(
        "play-table-side",
        who="you" if seat == view.seat else "other",
        points=view.numbers[f"points{seat}"],
        hand=view.zone(seat, "hand").count,
        ocean=view.zone(seat, "net_ocean").count,
        dark=view.zone(seat, "dark_area").count,
    )


def zone_line(words: Words, zone: ZoneView) -> str:
    """A zone and what lies there."""
    if zone.name == "requirement_box":
        told = requirements(words, zone)
    elif zone.name == "digimon_box":
        told = box(words, zone)
    elif not zone.cards:
        told = words.say("event-cards-down", count=zone.count)
    else:
        told = words.join(card_text(words, card, True) for card in zone.cards)
    return capital(words.say("play-table-zone", zone=place(zone.name), cards=told))


def requirements(words: Words, zone: ZoneView) -> str:
    """The Requirements Box: ○ and × as they lie, the other cards by name or as backs."""
    symbols: dict[int, str] = {}
    others: list[str] = []
    for card in zone.cards:
        if card.key is None and card.mark:
            symbols[card.host] = symbols.get(card.host, "") + ("×" if card.turned else "○")
        elif card.key is None and card.turned:
            symbols[card.host] = symbols.get(card.host, "") + "×"
        else:
            others.append(card_text(words, card, True))
    return words.join([*symbols.values(), *others])


def box(words: Words, zone: ZoneView) -> str:
    """The Digimon Box: the active Digimon, on its Level III."""
    if not zone.cards:
        return ""
    told = card_text(words, zone.cards[-1], True)
    if len(zone.cards) > 1:
        told = words.say("play-table-on", card=told, base=words.name(zone.cards[0].key))
    return told
