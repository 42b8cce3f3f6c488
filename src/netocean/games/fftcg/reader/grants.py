# form: interpreted
"""What cards gain and lose: power, keywords, abilities in quotes, in any order."""

from netocean.games.fftcg.reader import filters
from netocean.games.fftcg.reader.amounts import times
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.durations import duration, lasting
from netocean.games.fftcg.reader.fields_nouns import described, for_each, inlined, power
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import JOB, NAME, QUOTE

_GAINS = ("also gains", "also gain", "gains", "gain")
_LOSES = ("loses", "lose")


def granted(stream: Stream, ctx: Context, things: str, until: str = "", each: str | None = None) -> list[str]:
    """Reads what things gain or lose, up to the end of the enumeration: the steps that do it.

    The verb may stand before or be read already (then it is "gains"). `until` is the duration of all steps, empty for none:
    then one that stands behind is read. `each` is what power is multiplied by, if that was said before. Raises Unread.
    """
    loses = stream.accept_any(*_LOSES) is not None
    if not loses:
        stream.accept_any(*_GAINS)
    steps = _item(stream, ctx, things, loses, each)
    while (more := stream.attempt(lambda: _further(stream, ctx, things, loses, each))) is not None:
        steps += more
    until = until or duration(stream)
    return [lasting(step, until) for step in steps]


def _further(stream: Stream, ctx: Context, things: str, loses: bool, each: str | None) -> list[str]:
    """A further thing that is gained."""
    stream.expect(", and", ",", "and")
    if not loses:
        stream.accept_any("also gains", "also gain")
    return _item(stream, ctx, things, loses, each)


def _item(stream: Stream, ctx: Context, things: str, loses: bool, each: str | None) -> list[str]:
    """One thing that is gained or lost."""
    word = filters.keyword(stream)
    if word is not None and not loses and each is None and stream.accept("or"):
        other = filters.keyword(stream) or stream.fail("Brave")
        until = duration(stream) or stream.fail("until the end of the turn")
        return [
            f"may {{ grant {things} {word} until {until} }}",
            f"if not done {{ grant {things} {other} until {until} }}",
        ]
    if word is not None:
        return [f"{'take_away' if loses else 'grant'} {things} {word}"]
    said = _lost(stream, things) if loses else _gained(stream, ctx, things)
    if said:
        return said
    number = power(stream)
    if things.startswith("{") and stream.accept_any(
        "for each cp required to play them", "for each cp required to cast them"
    ):
        verb = "lose_power" if loses else "gain_power"
        return [f"apply {things} [static: {verb} self {times(str(number), '(cost self)')}]"]
    counted = each if each is not None else for_each(stream, ctx)
    verb = "lose_power" if loses else "gain_power"
    if counted is None:
        return [f"{verb} {things} {number}"]
    if things.startswith("{") and counted.startswith(f"(counters {things} "):
        own = times(str(number), counted.replace(things, "self"))
        return [f"apply {things} [static: {verb} self {own}]"]
    return [f"{verb} {things} {times(str(number), counted)}"]


def _lost(stream: Stream, things: str) -> list[str]:
    """`loses all its abilities`."""
    if stream.accept_any("all its categories", "its categories"):
        return [f"lose_categories {things}"]
    if stream.accept_any("their jobs", "its jobs", "all their jobs", "all its jobs"):
        return [f"lose_jobs {things}"]
    if stream.accept_any("their abilities", "its abilities", "all its abilities", "all their abilities",
                                   "all abilities", "all of its abilities", "all of their abilities"):  # fmt: skip
        return [f"lose_abilities {things}"]
    return []


def _gained(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Abilities, attacks, Jobs and names."""
    if stream.peek().kind == QUOTE and things.startswith("$"):
        inner = stream.inside(stream.peek())
        if inner.accept("this forward must block @self if possible") and inner.accept(".") and inner.done():
            stream.next()
            return [f"must_block {things} self"]
    if ctx.focus.chosen and stream.accept("their action abilities"):
        return [f"gain_abilities_of {things} {ctx.focus.chosen} action"]
    if stream.accept("all the special abilities of"):
        found = described(stream, ctx)
        return [f"gain_abilities_of {things} {inlined(found, found.things())} special"]
    if stream.peek().kind == QUOTE:
        return [f"gain {things} [{line}]" for line in quoted(stream, ctx, things)]
    if stream.sees("can attack"):
        return [attacks(stream, things)]
    if stream.peek().kind in (JOB, NAME) and stream.peek(1).key in (".", "until", "and", "@end"):
        token = stream.next()
        return [f"gain_{'job' if token.kind == JOB else 'name'} {things} {token.value}"]
    return []


def attacks(stream: Stream, things: str) -> str:
    """Reads `can attack twice in the same turn`, `can attack once more this turn`."""
    stream.expect("can attack")
    if stream.accept("once more this turn"):
        return f"attack_again {things}"
    if stream.accept("twice"):
        number: int | None = 2
    else:
        number = stream.number()
        if number is None or not stream.accept("times"):
            stream.fail("twice")
    stream.expect("in the same turn", "per turn", "this turn")
    return f"attacks {things} {number}"


def quoted(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads an ability in quotes that things gain: its lines, in which `self` is what has the ability."""
    from netocean.games.fftcg.reader import lines  # noqa: PLC0415 - lines grant lines

    token = stream.kind(QUOTE)
    if token is None:
        stream.fail("a quote")
    if things != "self" and _names_source(token.inner):
        stream.fail("a quote that does not name another card")
    inner = Context(ctx.card._replace(type=""))
    inner.focus = inner.focus._replace(variables=ctx.focus.variables, named=ctx.focus.named)
    found = lines.line(Stream(token.inner, stream.furthest, inner), inner)
    ctx.focus = ctx.focus._replace(variables=max(ctx.focus.variables, inner.focus.variables))
    return found


def _names_source(tokens: tuple[object, ...]) -> bool:
    """Whether a quote speaks of the card that grants it: it would not be what `self` is in it."""
    return any(getattr(token, "kind", "") == "self" or _names_source(getattr(token, "inner", ())) for token in tokens)
