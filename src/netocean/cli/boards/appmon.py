"""The table of the Appmon card game as plain lines: both sides, zone by zone."""

from typing import Final

from netocean.cli.boards.common import capital, card_text, listed, over, standing, turn_head
from netocean.cli.words import Words
from netocean.engine.view import View, ZoneView
from netocean.telling.appmon.cards import zone
from netocean.telling.sayings import Line

__all__ = ["ASKED_FIRST", "CARD", "RULE", "over", "standing", "table_lines"]

RULE: Final = "P-7.5"
CARD: Final = "lookling"
ASKED_FIRST: Final[tuple[str, ...]] = ()
_PLACES: Final = ("appmon_box", "fusion_box", "power_box", "option_slots", "removed", "used_chips")
_HANDS: Final = ("hand", "chip_hand")


def table_lines(words: Words, view: View) -> list[Line]:
    """Everything on the table: the opponent first, the own side last."""
    lines = [Line(turn_head(words, view, "play-digimon-table-head"), "strong")]
    for seat in (1 - view.seat, view.seat):
        lines.append(Line(side(words, view, seat), "strong"))
        for place in _PLACES:
            pile = view.zone(seat, place)
            if pile.count:
                lines.append(Line("  " + zone_line(words, view, pile)))
    for place in _HANDS:
        lines += listed(words, view.zone(view.seat, place), zone(place))
    fight = standing(words, view)
    return [*lines, Line(fight)] if fight else lines


def side(words: Words, view: View, seat: int) -> str:
    """The numbers of a side: points and counts."""
    return words.say(
        "play-p-table-side",
        who="you" if seat == view.seat else "other",
        points=view.numbers[f"points{seat}"],
        hand=view.zone(seat, "hand").count,
        chips=view.zone(seat, "chip_hand").count,
        deck=view.zone(seat, "deck").count,
        gone=view.zone(seat, "discard_pile").count,
    )


def zone_line(words: Words, view: View, pile: ZoneView) -> str:
    """A zone and what lies there; of the Appmon Box the fighting card on its base (P-2.4, P-2.6)."""
    called = "applink_box" if pile.name == "power_box" and view.phase == "battle" else pile.name
    if pile.name == "appmon_box" and len(pile.cards) > 1:
        told = words.say(
            "play-table-on", card=card_text(words, pile.cards[-1], True), base=words.name(pile.cards[0].key)
        )
    elif not pile.cards:
        told = words.say("event-cards-down", count=pile.count)
    else:
        told = words.join(card_text(words, card, True) for card in pile.cards)
    return capital(words.say("play-table-zone", zone=zone(called), cards=told))
