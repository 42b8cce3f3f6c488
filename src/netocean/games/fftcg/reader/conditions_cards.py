# form: interpreted
"""Conditions on single cards: what it is, its state, cost, power, where it is."""

from netocean.games.fftcg.reader import filters, tails
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS, STATES, TYPES

_PLACES = (
    ("in your hand", "hand"), ("in your break zone", "break"), ("in the break zone", "break"), ("on the field",
    "field"),
    ("in your damage zone", "damage"),
)  # fmt: skip


def about(stream: Stream, ctx: Context) -> str:
    """Reads a condition on a card that was spoken of."""
    whose = stream.attempt(lambda: _value(stream, ctx))
    if whose is not None:
        return whose
    found = reference(stream, ctx)
    if found is None:
        stream.fail("it")
    things = found.things
    if stream.accept_any("is still on the field", "are still on the field"):
        return f"(in_zone {things} field)"
    if stream.accept_any(
        "has received damage this turn",
        "has been dealt damage this turn",
        "has received damage",
        "was dealt damage this turn",
    ):
        return f"{things} is {{damaged}}"
    if stream.accept_any("entered the field this turn", "has entered the field this turn"):
        return f"{things} is {{entered_this_turn}}"
    if stream.accept("has received") and stream.peek().kind == "number":
        number = stream.number()
        stream.expect("damage or more")
        return f"(damage_on {things}) >= {number}"
    if stream.accept("is put into the break zone"):
        return f"(in_zone {things} break)"
    if stream.accept_any("was cast", "has been cast"):
        return f"(entered_by {things} cast)"
    if stream.accept("enters the field due to"):
        return f"(entered_by {things} {stream.expect('warp')})"
    if stream.accept_any("has", "have"):
        return f"{things} is {_having(stream, ctx)}"
    stream.expect("is", "are")
    return _being(stream, ctx, things, stream.accept("not"))


def _value(stream: Stream, ctx: Context) -> str:
    """`its cost is 3 or less`, `its power is 8000 or more`."""
    if stream.accept("its"):
        things = ctx.focus.it or stream.fail("it")
    else:
        found = reference(stream, ctx)
        if found is None or not stream.accept("'s"):
            stream.fail("its")
        things = found.things
    subject = stream.expect("cost", "cp cost", "power").split()[-1]
    stream.expect("is", "has become")
    if subject == "cost" and stream.accept_any("an even number", "an odd number"):
        return f"{things} is {{parity {stream.tokens[stream.at - 2].key}}}"
    number = "x" if stream.accept_any("x", "{X}") else stream.number()
    if number is None:
        stream.fail("number")
    if stream.sees("or") and stream.peek(1).kind == "number" and stream.accept("or"):
        return f"{things} is {{{subject} = {number}|{stream.number()}}}"
    sign = (
        "<=" if stream.accept_any("or less", "or lower") else ">=" if stream.accept_any("or more", "or higher") else "="
    )
    stream.accept_any("by the previous effect", "due to the previous effect")
    return f"{things} is {{{subject} {sign} {number}}}"


def _having(stream: Stream, ctx: Context) -> str:
    """`has 10000 power or more`, `has Haste`."""
    stream.accept("a power of")
    number = stream.number()
    if number is not None:
        stream.accept("power")
        sign = (
            "<="
            if stream.accept_any("or less", "or lower")
            else ">="
            if stream.accept_any("or more", "or higher")
            else "="
        )
        stream.accept("power")
        return f"{{power {sign} {number}}}"
    if stream.accept("a special ability or an action ability"):
        return "{has_special or has_action}"
    word = filters.keyword(stream)
    return f"{{keyword {word}}}" if word else stream.fail("power")


def _being(stream: Stream, ctx: Context, things: str, negated: bool) -> str:
    """What a card is: a state, a description, a place."""
    word = "not " if negated else ""
    if things == "self" and stream.accept("on your field"):
        return f"{word}(in_zone self field) and self is {{of me}}" if not negated else stream.fail("on the field")
    for phrase, place in _PLACES:
        if stream.accept(phrase):
            return f"{word}(in_zone {things} {place})"
    if stream.accept("in battle"):
        return f"{word}{things} is {{in_battle}}"
    if stream.accept("dull or has received damage"):
        return f"{word}{things} is {{dull or damaged}}"
    if stream.peek(1).key not in TYPES and (term := _one_word(stream)):
        stream.next()
        return f"{word}{things} is {{{term}}}"
    if ctx.focus.named and stream.accept_any("the named card type", "of the named element", "of the named card type"):
        return f"{word}{things} is {{named_value {ctx.focus.named}}}"
    for element in ELEMENTS:
        if stream.accept(f"of {element} element"):
            return f"{word}{things} is {{element {element}}}"
    if stream.sees("of") or stream.sees("with") or stream.sees("other than"):
        return f"{word}{things} is {{{_tail(stream, ctx)}}}"
    stream.accept_any("a", "an", "any", "also a", "also")
    found = filters.described(stream, ctx)
    if found.lets or found.group or found.zone not in ("field", "stack"):
        stream.fail("a card")
    return f"{word}{things} is {found.text()}"


def _one_word(stream: Stream) -> str:
    """`active`, `Fire`, `Category VII`, which no noun follows."""
    token, after = stream.peek(), stream.peek(1)
    if token.key in STATES:
        return STATES[token.key]
    if token.key in ELEMENTS and after.key != "or":
        return f"element {token.key}"
    return f"category {token.value}" if token.kind == "category" and after.kind not in ("job", "name") else ""


def _tail(stream: Stream, ctx: Context) -> str:
    """`of cost 3 or less`."""
    found = filters.Filter()
    terms = tails.tails(stream, ctx, found)
    if not terms or found.lets or found.together:
        stream.fail("cost")
    return ", ".join(terms)
