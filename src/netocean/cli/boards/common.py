"""What the tables of the Digimon games have alike, as plain lines."""

from netocean.cli.words import Words
from netocean.engine.view import CardView, View, ZoneView
from netocean.telling.phrases import LETTERS, name
from netocean.telling.sayings import Line, Part


def over(words: Words, view: View) -> str:
    """How the game ended: its turns, the points of both sides."""
    numbers = view.numbers
    mine, theirs = numbers[f"points{view.seat}"], numbers[f"points{1 - view.seat}"]
    return words.say("play-over", turn=numbers["turn"], mine=mine, theirs=theirs)


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]


def turn_head(words: Words, view: View, key: str) -> str:
    """Turn, phase, and who is first, in the words of a message."""
    phase = words.say(f"phase-{view.phase}")
    if view.phase == "setup":
        return words.say("play-table-setup", phase=phase)
    who = "you" if view.numbers["first"] == view.seat else "other"
    return words.say(key, turn=view.numbers["turn"], phase=phase, who=who)


def card_text(words: Words, card: CardView, marks_backs: bool) -> str:
    """A card with its handle, so that it can be asked for; marked if it lies face down."""
    told = words.part(name(card.key, brief=True))
    if card.key is not None and marks_backs and not card.up:
        told = words.say("play-table-down", card=told)
    return words.say("play-table-handle", card=told, handle=card.handle)


def listed(words: Words, zone: ZoneView, called: Part) -> list[Line]:
    """The cards of an own hand, each in a line below the name of the zone; nothing if there are none."""
    if not zone.cards:
        return []
    title = Line("  " + capital(words.say("play-table-zone", zone=called, cards="").rstrip()))
    return [title, *[Line("    " + card_text(words, card, False)) for card in zone.cards]]


def standing(words: Words, view: View) -> str:
    """How a battle stands while it lasts: letters and powers of both sides."""
    numbers = view.numbers
    if view.phase != "battle" or not ("power0" in numbers and "power1" in numbers):
        return ""
    told = {}
    for seat in (0, 1):
        letter = numbers[f"letter{seat}"]
        told[seat] = f"{LETTERS[letter]} {numbers[f'power{seat}']}" if letter >= 0 else "0"
    mine, theirs = numbers[f"power{view.seat}"], numbers[f"power{1 - view.seat}"]
    who = "you" if mine > theirs else "other" if theirs > mine else "none"
    sentence = words.say("play-standing", mine=told[view.seat], theirs=told[1 - view.seat])
    return words.two(sentence, words.say("play-standing-ahead", who=who))
