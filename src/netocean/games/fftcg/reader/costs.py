# form: interpreted
"""What using an ability costs: signs, and things done to one's own cards."""

from netocean.games.fftcg.reader import nouns, terms
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.stream import Stream

_ELEMENTS = ("F", "I", "W", "E", "L", "A")


def costs(stream: Stream, ctx: Context) -> list[str]:
    """Reads a list of costs, up to the colon."""
    found = signs(stream)
    if found and not stream.accept_any(", and", ",", "and"):
        return found
    while True:
        found += _item(stream, ctx)
        if not stream.accept_any(", and", ",", "and"):
            return found


def cp(stream: Stream) -> str:
    """Reads signs of CP: one word, as `FF1`, or nothing."""
    word = ""
    while True:
        token = stream.peek()
        sign = token.value
        if token.kind != "symbol" or not (sign in _ELEMENTS or sign == "X" or sign.isdigit()):
            break
        if word and word[-1].isdigit() and sign == "X":
            stream.next()
            return f"X{word}"
        if word and word[-1].isdigit():
            stream.fail("{D}")
        stream.next()
        word += sign
    return word


def signs(stream: Stream) -> list[str]:
    """Reads the signs at the head of the costs."""
    found: list[str] = []
    crystals = 0
    while stream.peek().kind == "symbol":
        word = cp(stream)
        if word:
            found.append(f"cp {word}")
        elif stream.symbol("C"):
            crystals += 1
        elif stream.symbol("D"):
            found.append("dull")
        elif stream.symbol("S"):
            found.append("same_name")
        else:
            stream.fail("{D}", "{S}")
    if crystals:
        found.append(f"crystals {crystals}")
    if len([item for item in found if item.startswith("cp ")]) > 1:
        stream.fail("one cost of CP")
    return found


def _item(stream: Stream, ctx: Context) -> list[str]:
    """One thing that is done to pay."""
    found = stream.first((_shown, _self, _cards, _deck), ctx)
    if found is not None:
        return found
    return stream.fail("put", "discard", "dull", "remove", "return")


def _shown(stream: Stream, ctx: Context) -> list[str]:
    """`reveal X from your hand`: an ability in the hand is shown as it is used (F-R13.1), which costs nothing more."""
    stream.expect("reveal @self from your hand")
    return []


def _self(stream: Stream, ctx: Context) -> list[str]:
    """Things done to the card itself."""
    verb = stream.expect("put", "discard", "remove", "return", "dull active", "dull")
    more: list[str] = []
    if not stream.accept_any("@self", "this card"):
        stream.fail("its name")
    if stream.accept("and"):
        more = _beside(stream, ctx, verb)
    if verb == "put":
        if stream.accept_any("at the bottom of its owner's deck", "at the bottom of your deck"):
            return ["bottom_self", *more]
        stream.expect("into the break zone", "in the break zone")
        return ["put_self", *more]
    if verb == "return":
        stream.expect("to its owner's hand", "to your hand", "to their owner's hand", "to their owners' hands")
        return ["return_self", *more]
    if verb == "remove":
        stream.accept_any(
            "in your hand", "from your hand", "in your break zone", "in the break zone", "from your break zone"
        )
        stream.expect("from the game")
        return ["remove_self", *more]
    if verb == "discard":
        return ["discard_self", *more]
    return ["dull_others 1 {self, active}", *more]


def _beside(stream: Stream, ctx: Context, verb: str) -> list[str]:
    """`X and 1 Forward`: what else is treated so."""
    noun = nouns.matching(stream, ctx)
    zone = noun.filter.zone
    if noun.filter.lets or noun.together or noun.every or noun.up_to or noun.least:
        stream.fail("a plain cost")
    if verb == "put" and zone == "field":
        return [f"put {noun.count} {noun.filter.text()}"]
    if verb == "remove" and noun.filter.owner in ("", "me"):
        return [f"remove {noun.count} {noun.filter.text()} {zone}"]
    return stream.fail("a plain cost")


def _cards(stream: Stream, ctx: Context) -> list[str]:
    """Things done to other cards of one's own."""
    verb = stream.expect("put", "discard", "remove", "return", "dull a total of", "dull", "reveal")
    noun = nouns.matching(stream, ctx)
    if verb == "discard" and noun.together == "different type" and noun.count.isdigit() and not noun.filter.lets:
        return [f"discard_different {noun.count} {noun.filter.text()} type"]
    if noun.filter.lets or noun.together or noun.up_to or noun.least or noun.filter.group:
        stream.fail("a plain cost")
    if noun.every:
        return _all(stream, noun, verb)
    zone, owner = noun.filter.zone, noun.filter.owner
    if owner not in ("", "me") or not noun.count.isdigit():
        stream.fail("one's own")
    text = noun.filter.text()
    if zone == "field" and verb in ("remove", "dull") and stream.accept("and"):
        return _pair(stream, ctx, verb, f"{noun.count} {noun.filter.text()}")
    if verb == "put" and zone == "field":
        if stream.accept_any("at the bottom of its owner's deck", "at the bottom of their owner's deck"):
            return [f"bottom {noun.count} {text} field"]
        stream.expect("into the break zone")
        return [f"put {noun.count} {text}"]
    if verb == "put" and zone in ("hand", "break"):
        stream.expect("at the bottom of your deck", "at the bottom of its owner's deck")
        return [f"bottom {noun.count} {text} {zone}"]
    if verb == "discard" and zone in ("field", "hand"):
        return [f"discard {noun.count}" + ("" if text == "{}" else f" {text}")]
    return _moved(stream, verb, noun)


def _moved(stream: Stream, verb: str, noun: nouns.Noun) -> list[str]:
    """What is removed, returned, revealed or dulled."""
    zone, text = noun.filter.zone, noun.filter.text()
    if verb == "remove":
        stream.expect("from the game")
        return [f"remove {noun.count} {text} {zone}"]
    if verb == "return" and zone == "field":
        stream.expect("to its owner's hand", "to their owner's hand", "to their owners' hands", "to your hand")
        return [f"return {noun.count} {text}"]
    if verb == "reveal" and zone == "hand":
        return [f"reveal {noun.count} {text}"]
    if verb.startswith("dull") and zone == "field":
        return [f"dull_others {noun.count} {_without_active(stream, text)}"]
    return stream.fail("a cost")


def _all(stream: Stream, noun: nouns.Noun, verb: str) -> list[str]:
    """`remove all the Summons in your Break Zone from the game`: as many as there are."""
    if verb != "remove" or noun.filter.zone != "break" or noun.filter.owner != "me":
        stream.fail("a number of cards")
    stream.expect("from the game")
    return [f"remove (count {noun.filter.text()} break me) {noun.filter.text()} break"]


def _pair(stream: Stream, ctx: Context, verb: str, first: str) -> list[str]:
    """`1 X and 1 Y`: two descriptions that are treated alike."""
    noun = nouns.matching(stream, ctx)
    if noun.filter.lets or noun.together or not noun.count.isdigit():
        stream.fail("a plain cost")
    second = f"{noun.count} {noun.filter.text()}"
    if verb == "dull":
        return [f"dull_others {_without_active(stream, text)}" for text in (first, second)]
    if noun.filter.zone != "break":
        stream.fail("in the Break Zone")
    stream.expect("from the game")
    return [f"remove {text} break" for text in (first, second)]


def _without_active(stream: Stream, text: str) -> str:
    """Only active cards can be dulled for a cost: the word must be there, and is kept."""
    return text if "active" in text else stream.fail("active")


def _deck(stream: Stream, ctx: Context) -> list[str]:
    """Cards of the deck, counters, a point of damage."""
    if stream.accept("remove"):
        if stream.accept("the top"):
            number = _cards_of_deck(stream)
            stream.expect("from the game")
            return [f"remove_top {number}"]
        amount = "x" if stream.accept_any("x", "{X}") else stream.number()
        if amount is None:
            stream.fail("number")
        counter = terms.counter_name(stream)
        stream.expect("from")
        if stream.accept("@self"):
            return [f"take {counter} {amount}"]
        noun = nouns.matching(stream, ctx)
        if noun.count != "1" or noun.filter.lets:
            stream.fail("a card")
        return [f"take {counter} {amount} {noun.filter.text()}"]
    stream.expect("put")
    stream.expect("the top")
    number = _cards_of_deck(stream)
    stream.expect("into the break zone")
    return [f"mill {number}"]


def _cards_of_deck(stream: Stream) -> int:
    """`3 cards of your deck`."""
    number = stream.number()
    stream.expect("card of your deck", "cards of your deck")
    return number or 1
