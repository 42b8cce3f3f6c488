# form: interpreted
"""What CP a Backup gives, and with what CP a card may be paid."""

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.fields_nouns import inlined, union
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS

_SYMBOLS = {"fire": "F", "ice": "I", "wind": "W", "earth": "E", "lightning": "L", "water": "A"}


def produces(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads `can produce CP of any Element`, `can produce Wind or Water CP`: the steps. Raises Unread."""
    stream.expect("can produce")
    if stream.accept("cp of any element of"):
        found = union_of(stream, ctx)
        return [f"produce_elements_of {things} {found}"]
    if stream.accept("cp of any element"):
        return [f"produce_any {things}"]
    words = elements(stream)
    stream.expect("cp")
    return [f"produce {things} {word}" for word in words]


def union_of(stream: Stream, ctx: Context) -> str:
    """Reads `the Forwards you control`, as things."""
    stream.accept("the")
    found = union(stream, ctx)
    return inlined(found, found.things())


def elements(stream: Stream) -> list[str]:
    """Reads `Fire`, `Wind or Water`: the words of the elements."""
    words: list[str] = []
    while True:
        word = stream.accept_any(*ELEMENTS)
        if word is None:
            stream.fail("an Element")
        words.append(word)
        if not stream.accept_any("or", ","):
            return words


def producers(stream: Stream, ctx: Context) -> str:
    """Reads `Backups`, of what gives CP: a filter. Raises Unread."""
    found = union(stream, ctx)
    return inlined(found, found.text()) if found.zone == "field" else stream.fail("Backups")


def symbols(stream: Stream) -> str:
    """Reads `Fire CP, Ice CP, or Lightning CP`: the symbols of the elements as one word. Raises Unread."""
    found = ""
    while True:
        element = stream.expect(*ELEMENTS)
        stream.expect("cp")
        found += _SYMBOLS.get(element) or stream.fail("an Element with a symbol")
        if not stream.accept_any(", or", "or", ","):
            return found


def while_paying(stream: Stream, ctx: Context) -> list[str]:
    """Reads `While paying the cost to cast a … card, if X is on the field, …`."""
    stream.expect(
        "while paying the cost to cast a", "while paying the cost to cast an", "while paying the cost to cast"
    )
    found = union(stream, ctx)
    stream.expect(", if @self is on the field , @self can produce cp of any element")
    return [f"produce_any self {inlined(found, found.text())}"]


def only_paid(stream: Stream, ctx: Context) -> tuple[list[str], str]:
    """Reads `You can only pay with … to cast X`: the step, and the zone from which that holds. Raises Unread."""
    stream.expect("you can only pay with")
    if stream.accept("cp produced by"):
        step = f"only_pay_with self {producers(stream, ctx)}"
    else:
        words = elements(stream)
        stream.expect("cp")
        if len(words) > 1:
            stream.fail("one Element")
        step = f"only_pay self {words[0]}"
    stream.expect("to cast @self", "to play @self")
    place = "hand" if stream.accept("from your hand") else ""
    stream.accept("onto the field")
    return [step], place
