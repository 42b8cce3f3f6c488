"""The table of Hyper Colosseum as plain lines: both sheets, zone by zone."""

from typing import Final

from netocean.cli.words import Words
from netocean.engine.view import CardView, View, ZoneView
from netocean.telling.colosseum.cards import LETTERS, name
from netocean.telling.colosseum.cards import zone as place
from netocean.telling.sayings import Line

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
        hand = view.zone(seat, "hand")
        if seat == view.seat and hand.cards:
            lines.append(Line("  " + capital(words.say("play-table-zone", zone=place("hand"), cards="").rstrip())))
            lines += [Line("    " + card_text(words, card, False)) for card in hand.cards]
    fight = standing(words, view)
    return [*lines, Line(fight)] if fight else lines


def over(words: Words, view: View) -> str:
    """How the game ended: its turns, the points of both sides."""
    numbers = view.numbers
    mine, theirs = numbers[f"points{view.seat}"], numbers[f"points{1 - view.seat}"]
    return words.say("play-over", turn=numbers["turn"], mine=mine, theirs=theirs)


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]


def head(words: Words, view: View) -> str:
    """Turn, phase and first attacker."""
    phase = words.say(f"phase-{view.phase}")
    if view.phase == "setup":
        return words.say("play-table-setup", phase=phase)
    who = "you" if view.numbers["first"] == view.seat else "other"
    return words.say("play-table-head", turn=view.numbers["turn"], phase=phase, who=who)


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


def card_text(words: Words, card: CardView, marks_backs: bool) -> str:
    """A card with its handle, so that it can be asked for; marked if it lies face down."""
    told = words.part(name(card.key, brief=True))
    if card.key is not None and marks_backs and not card.up:
        told = words.say("play-table-down", card=told)
    return words.say("play-table-handle", card=told, handle=card.handle)


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


def standing(words: Words, view: View) -> str:
    """How a battle stands while it lasts: letters and powers of both sides."""
    numbers = view.numbers
    if view.phase != "battle" or "power0" not in numbers:
        return ""
    told = {}
    for seat in (0, 1):
        letter = numbers[f"letter{seat}"]
        told[seat] = f"{LETTERS[letter]} {numbers[f'power{seat}']}" if letter >= 0 else "0"
    mine, theirs = numbers[f"power{view.seat}"], numbers[f"power{1 - view.seat}"]
    who = "you" if mine > theirs else "other" if theirs > mine else "none"
    sentence = words.say("play-standing", mine=told[view.seat], theirs=told[1 - view.seat])
    return words.two(sentence, words.say("play-standing-ahead", who=who))
