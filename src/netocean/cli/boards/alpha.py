"""The table of α as plain lines: both rows of boxes by speed, option slots, costs, hands and counts."""

from typing import Final

from netocean.cli.boards.common import capital, listed, over, standing, turn_head
from netocean.cli.words import Words
from netocean.engine.view import CardView, View, ZoneView
from netocean.telling.alpha.cards import lying, zone
from netocean.telling.phrases import name
from netocean.telling.sayings import Line, Part

__all__ = ["ASKED_FIRST", "CARD", "RULE", "over", "standing", "table_lines"]

RULE: Final = "A-8.3"
CARD: Final = "emberling"
ASKED_FIRST: Final[tuple[str, ...]] = ()
_OPEN: Final = ("option_slots", "command", "removed")


def table_lines(words: Words, view: View) -> list[Line]:
    """Everything on the table: the opponent first, the own side last."""
    lines = [Line(turn_head(words, view, "play-digimon-table-head"), "strong")]
    for seat in (1 - view.seat, view.seat):
        lines.append(Line(side(words, view, seat), "strong"))
        boxes = view.zone(seat, "digimon_boxes")
        lines += [Line("  " + box(words, card, boxes)) for card in boxes.cards if not card.host]
        for place in _OPEN:
            pile = view.zone(seat, place)
            if pile.count:
                lines.append(Line("  " + zone_line(words, pile)))
    lines += listed(words, view.zone(view.seat, "hand"), zone("hand"))
    fight = standing(words, view)
    return [*lines, Line(fight)] if fight else lines


def side(words: Words, view: View, seat: int) -> str:
    """The numbers of a side: points, counts, the costs of what lies open."""
    return words.say(
        "play-a-table-side",
        who="you" if seat == view.seat else "other",
        points=view.numbers[f"points{seat}"],
        hand=view.zone(seat, "hand").count,
        ocean=view.zone(seat, "net_ocean").count,
        dark=view.zone(seat, "dark_area").count,
        costs=view.numbers[f"costs{seat}"],
        limit=view.numbers[f"costs_limit{seat}"],
    )


def box(words: Words, card: CardView, boxes: ZoneView) -> str:
    """A Digimon of a side, and the evolution cards that lie on it."""
    told = capital(card_text(words, card))
    above = [card_text(words, other) for other in boxes.cards if other.host == card.handle and not other.notes]
    return words.say("play-a-table-under", card=told, cards=words.join(above)) if above else told


def card_text(words: Words, card: CardView) -> str:
    """A card in play: by its state, as a back, or face down with the name that its owner knows; with its handle."""
    told: Part = lying(card, had=True) if card.notes else name(card.key)
    if card.key is not None and not card.up:
        told = words.say("play-table-down", card=told)
    return words.say("play-table-handle", card=told, handle=card.handle)


def zone_line(words: Words, pile: ZoneView) -> str:
    """A zone and what lies there."""
    told = words.join(state(words, card) for card in pile.cards)
    return capital(words.say("play-table-zone", zone=zone(pile.name), cards=told))


def state(words: Words, card: CardView) -> str:
    """A card outside the boxes; marked if it lies sideways."""
    told = card_text(words, card)
    return words.say("play-a-table-sideways", card=told) if card.turned else told
