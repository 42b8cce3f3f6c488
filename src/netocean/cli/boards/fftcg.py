"""The table of Final Fantasy TCG as plain lines: both fields, the stack, hands and counts."""

from typing import Final

from netocean.cli.boards.common import capital
from netocean.cli.words import Words
from netocean.engine.view import CardView, ObjectView, View, ZoneView
from netocean.telling.fftcg.cards import zone
from netocean.telling.fftcg.lying import KINDS, Lying, moment, state
from netocean.telling.phrases import DOT, card_of, name
from netocean.telling.sayings import CardName, Line, Part, Say, Several

RULE: Final = "F-R12.8"
CARD: Final = "cloud"
ASKED_FIRST: Final[tuple[str, ...]] = ("official", "primer")
_ROWS: Final = ("forwards", "backups", "monsters", "formation")
_OPEN: Final = ("break", "damage", "removed", "lb")


def table_lines(words: Words, view: View) -> list[Line]:
    """Everything on the table: the stack, the opponent, the own side."""
    lines = [Line(head(words, view), "strong"), *stack(words, view)]
    for seat in (1 - view.seat, view.seat):
        lines.append(Line(side(words, view, seat), "strong"))
        rows = field(words, view, seat)
        for row in _ROWS:
            lines += [Line("  " + capital(words.part(zone(row))) + words.say("play-f-colon"))] if rows[row] else []
            lines += [Line("    " + card) for card in rows[row]]
        for place in _OPEN:
            pile = view.zone(seat, place)
            if pile.count:
                lines.append(Line("  " + zone_line(words, pile)))
    hand = view.zone(view.seat, "hand")
    if hand.cards:
        lines.append(Line("  " + capital(words.part(zone("hand"))) + words.say("play-f-colon")))
        lines += [Line("    " + card_text(words, card)) for card in hand.cards]
    return lines


def standing(words: Words, view: View) -> str:
    """Nothing: the question names what attacks."""
    return ""


def over(words: Words, view: View) -> str:
    """How the game ended: its turns, the points of damage of both sides."""
    numbers = view.numbers
    mine, theirs = numbers[f"points{view.seat}"], numbers[f"points{1 - view.seat}"]
    return words.say("play-f-over", turn=numbers["turn"], mine=mine, theirs=theirs)


def head(words: Words, view: View) -> str:
    """Turn, whose it is, phase or step."""
    if view.phase == "before":
        return words.say("phase-setup")
    who = "you" if view.numbers["turn_player"] == view.seat else "other"
    return words.say("play-f-table-head", turn=view.numbers["turn"], who=who, moment=moment(view))


def side(words: Words, view: View, seat: int) -> str:
    """The numbers of a side."""
    return words.say(
        "play-f-table-side",
        who="you" if seat == view.seat else "other",
        points=view.numbers[f"points{seat}"],
        hand=view.zone(seat, "hand").count,
        deck=view.zone(seat, "deck").count,
        gone=view.zone(seat, "break").count,
        crystals=view.numbers[f"crystals{seat}"],
    )


def stack(words: Words, view: View) -> list[Line]:
    """What waits to resolve, the next one first."""
    if not view.objects:
        return []
    lying = Lying(view, {})
    lines = [Line(words.say("play-f-table-stack"), "strong")]
    return lines + [Line("  " + object_text(words, view, lying, one)) for one in reversed(view.objects)]


def object_text(words: Words, view: View, lying: Lying, one: ObjectView) -> str:
    """A Summon or ability on the stack, and what it has chosen."""
    told = words.say(
        "play-f-table-object",
        card=name(one.key),
        who="you" if one.seat == view.seat else "other",
        kind=Say(f"play-f-object-{one.word}"),
    )
    chosen: list[Part] = [name(lying.key(handle)) for handle in one.targets]
    chosen += [name(other.key) for other in view.objects if other.number in one.aims]
    if not chosen:
        return told
    return words.say("play-f-table-object-at", object=told, targets=Several(chosen))


def field(words: Words, view: View, seat: int) -> dict[str, list[str]]:
    """The cards of a field by their rows; what lies on a Character stands behind it."""
    rows: dict[str, list[str]] = {row: [] for row in _ROWS}
    cards = view.zone(seat, "field").cards
    for card in cards:
        if card.host and any(other.handle == card.host for other in cards):
            continue
        on = [other for other in cards if other.host == card.handle]
        told = lying_text(words, card)
        if on:
            told = words.say("play-f-table-with", card=told, cards=words.join(lying_text(words, other) for other in on))
        rows[row_of(words, card)].append(told)
    return rows


def row_of(words: Words, card: CardView) -> str:
    """Where a card lies: a Backup or Monster that is a Forward now lies among the Forwards."""
    types = card.notes.get("types", 0)
    for bit, kind in KINDS:
        if types & bit:
            return f"{kind}s"
    printed = card_of(words.library, card.key)
    kind = printed.facts.kind if printed is not None else ""
    return f"{kind}s" if f"{kind}s" in _ROWS else "formation"


def lying_text(words: Words, card: CardView) -> str:
    """A card on the field: name, how it stands, handle."""
    now = state(card)
    told: Part = name(card.key)
    if now:
        told = Say("telling-brief", {"card": told, "facts": Several(now, DOT)})
    return words.say("play-table-handle", card=told, handle=card.handle)


def card_text(words: Words, card: CardView) -> str:
    """A card elsewhere, with its handle, so that it can be asked for."""
    told: CardName = name(card.key, brief=True)
    return words.say("play-table-handle", card=told, handle=card.handle)


def zone_line(words: Words, pile: ZoneView) -> str:
    """An open pile and what lies there."""
    known = [card for card in pile.cards if card.key is not None]
    told = [words.say("play-table-handle", card=name(card.key), handle=card.handle) for card in known]
    if pile.count > len(known):
        told.append(words.say("event-cards-down", count=pile.count - len(known)))
    return capital(words.say("play-table-zone", zone=zone(pile.name), cards=words.join(told)))
