# form: interpreted
"""Of what a field line speaks: the card itself, or all cards of a description."""

import re

from netocean.games.fftcg.reader import amounts, filters
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import Filter
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import JOB, NAME

_SHARED = ("of ", "not ", "cost ", "power ", "counter ")
_COUNTED = re.compile(r"me \(count (\{name [^{},]*, of me\})\)")
"""A card of a name that the condition before has asked for."""
_LET = re.compile(r"let (\$[a-z][a-z0-9]*) (.+)")


def subject(stream: Stream, ctx: Context) -> str:
    """Reads of what a statement speaks, as things; from now on pronouns mean them."""
    if stream.accept("@self"):
        if not (stream.sees("and the") or stream.sees("and @name")):
            ctx.speak_of("self", ctx.card.type)
            return "self"
        stream.accept_any("and the", "and")
        found = union(stream, ctx)
        found.alternatives.insert(0, ["self"])
    elif stream.accept_any("this forward", "this character", "this monster", "this backup"):
        ctx.speak_of("self", ctx.card.type)
        return "self"
    elif ctx.focus.them and stream.accept_any("they", "it"):
        return ctx.focus.them
    elif (counted := _COUNTED.fullmatch(ctx.focus.counted)) and stream.accept("it"):
        return counted.group(1)
    elif stream.accept_any("the opponent's", "your opponent's"):
        found = union(stream, ctx)
        found.add("of opponent")
    else:
        found = described(stream, ctx)
    things = inlined(found, found.things())
    ctx.speak_of(things, found.noun, found.many)
    return things


def described(stream: Stream, ctx: Context) -> Filter:
    """Reads `all the Forwards`, `each Forward`, `the Job X and the Name Y`: all cards of a description."""
    stream.accept_any("all of the", "all the", "all", "each", "the")
    return union(stream, ctx)


def one(stream: Stream, ctx: Context) -> str:
    """Reads `a Forward`, `the Forward`, `Forwards`: any card of a description, as a filter."""
    stream.accept_any("a", "an", "the", "your opponent's", "any", "other")
    found = union(stream, ctx)
    if found.zone not in ("field", "stack") or found.group:
        stream.fail("on the field")
    return inlined(found, found.text())


def union(stream: Stream, ctx: Context) -> Filter:
    """Reads a description with its further ones: `Job X Forwards and Name Y Forwards you control`."""
    found = filters.described(stream, ctx)
    while stream.attempt(lambda: _further(stream, ctx, found)):
        pass
    return found


def _further(stream: Stream, ctx: Context, found: Filter) -> bool:
    """One more description: what is said after the last one holds for all."""
    listed = stream.sees(",") and stream.peek(1).kind in (NAME, JOB) and stream.accept(",")
    if not listed:
        stream.expect("and/or", "and")
    stream.accept("the")
    other = filters.described(stream, ctx)
    if other.together or found.together or (other.zone != found.zone and found.zone != "field"):
        stream.fail("a noun")
    shared = [term for term in other.alternatives[-1] if term.startswith(_SHARED)]
    types = [term for term in other.alternatives[-1] if term.startswith("type ")]
    for terms in found.alternatives:
        if not any(term.startswith("type ") for term in terms):
            terms.extend(types)
    found.add(*shared)
    found.alternatives += other.alternatives
    found.lets += other.lets
    found.zone, found.owner, found.group = other.zone, other.owner, other.group
    found.noun, found.many = other.noun, True
    return True


def inlined(found: Filter, text: str) -> str:
    """The text of a description with the amounts in it that it compares with: field abilities name nothing."""
    for let in found.lets:
        match = _LET.fullmatch(let)
        assert match is not None
        text = re.sub(re.escape(match.group(1)) + r"(?![a-z0-9])", match.group(2).replace("\\", r"\\"), text)
    return text


def for_each(stream: Stream, ctx: Context) -> str | None:
    """Reads `for each …` or `for every 3 …` if it comes: what is counted."""
    if stream.accept("for every"):
        number = stream.number()
        if number is None or number == 0:
            stream.fail("number")
        return f"(divided {_counted(stream, ctx)} {number})"
    return _counted(stream, ctx) if stream.accept("for each") else None


def _counted(stream: Stream, ctx: Context) -> str:
    """What is counted; a description may be of several kinds of cards."""
    mark = stream.mark()
    found = stream.attempt(lambda: _special(stream, ctx)) or stream.attempt(lambda: amounts.number_of(stream, ctx))
    if found is not None and not stream.sees("and"):
        return found
    stream.reset(mark)
    noun = union(stream, ctx)
    if noun.together or noun.group:
        stream.fail("cards")
    place = "" if noun.zone == "field" else f" {noun.zone} {noun.owner or 'me'}"
    return f"(count {inlined(noun, noun.text())}{place})"


def _special(stream: Stream, ctx: Context) -> str:
    """What only field abilities count."""
    if stream.accept("card removed by @self 's ability"):
        return "(count removed_by_self)"
    if stream.accept("element among"):
        return f"(kinds element {_all(stream, ctx)})"
    if stream.accept("backup of a different element you control , other than multi-element"):
        return "(kinds element {type backup, not multi_element, of me})"
    stream.expect("cp required to cast the highest cost")
    return f"(highest cost {_all(stream, ctx)})"


def _all(stream: Stream, ctx: Context) -> str:
    """All cards of a description."""
    found = described(stream, ctx)
    return inlined(found, found.things()) if not found.together else stream.fail("cards")


def reminder(stream: Stream, beginning: str = "(") -> None:
    """Reads over what stands in brackets, if it begins so: the rules say it."""
    if stream.accept(beginning):
        while not stream.accept(")"):
            if stream.done():
                stream.fail(")")
            stream.next()


def power(stream: Stream) -> int:
    """Reads `+1000 power` or `1000 power`."""
    stream.accept("+")
    number = stream.number()
    if number is None:
        stream.fail("+")
    stream.expect("power")
    return number
