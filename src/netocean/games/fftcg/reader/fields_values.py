# form: interpreted
"""What things are: names, types, jobs, elements they have besides, Forwards they become, how they enter the field."""

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.fields_cp import union_of
from netocean.games.fftcg.reader.fields_head import Head
from netocean.games.fftcg.reader.fields_nouns import power
from netocean.games.fftcg.reader.grants import quoted
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS


def becomes(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads `also becomes a Forward with 7000 power and "…"`: the steps. Raises Unread."""
    stream.expect("also becomes a forward with", "becomes a forward with", "also become forwards with")
    steps = [f"become_forward {things} {power(stream)}"]
    while (more := stream.attempt(lambda: _with(stream, ctx, things))) is not None:
        steps += more
    return steps


def _with(stream: Stream, ctx: Context, things: str) -> list[str]:
    """What a card that becomes a Forward has besides."""
    from netocean.games.fftcg.reader import filters  # noqa: PLC0415 - one word

    stream.expect(", and", ",", "and")
    word = filters.keyword(stream)
    if word is not None:
        return [f"grant {things} {word}"]
    return [f"gain {things} [{line}]" for line in quoted(stream, ctx, things)]


def set_value(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads `'s Element becomes Dark`, `'s power becomes 9000`: the steps. Raises Unread."""
    stream.expect("'s")
    if stream.accept("element becomes"):
        return [f"set_element {things} {stream.expect(*ELEMENTS)}"]
    stream.expect("power becomes")
    number = stream.number()
    return [f"set_power {things} {number}"] if number is not None else stream.fail("number")


def has(stream: Stream, ctx: Context, things: str) -> list[str]:
    """Reads `has the Jobs of …`, `has all the Elements except Dark`, `gains Elements of Fire, …`: the steps."""
    if stream.accept("has the jobs of"):
        return [f"gain_jobs_of {things} {union_of(stream, ctx)}"]
    if stream.accept("has all the elements"):
        left = stream.accept_any(*ELEMENTS) if stream.accept("except") else None
        return [f"gain_element {things} {word}" for word in ELEMENTS if word != left]
    stream.expect("gains elements of")
    if stream.accept("all the"):
        found = union_of(stream, ctx)
        stream.expect("except light and dark")
        return [f"gain_coloured_of {things} {found}"]
    words: list[str] = []
    while True:
        words.append(stream.expect(*ELEMENTS))
        if not stream.accept_any(", and", ",", "and"):
            return [f"gain_element {things} {word}" for word in words]


def always(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """Reads what the card is or how it enters, wherever it is: the canonical lines. Raises Unread."""
    stream.expect("@self")
    if stream.accept("is also a"):
        word = stream.expect("monster", "forward", "backup")
        stream.expect("in all situations")
        return [head.keyword(f"also_type {word}")]
    if stream.accept("is also"):
        return _named(stream, head)
    if stream.accept("has all the jobs"):
        return [head.keyword("all_jobs")]
    if stream.accept("enters the field dull"):
        return [head.keyword("enters_dull")]
    if stream.accept("enters the field active"):
        return [head.keyword("enters_active")]
    stream.expect("can be played onto the field even if you control other")
    element = stream.expect("light", "dark")
    stream.expect("characters")
    return [head.keyword(f"beside {element}")]


def _named(stream: Stream, head: Head) -> list[str]:
    """`is also Card Name X and Card Name Y in all situations`, `… Job X …`."""
    found: list[str] = []
    while True:
        token = stream.peek()
        if token.kind not in ("name", "job"):
            stream.fail("Card Name", "Job")
        stream.next()
        found.append(f"also_{'named' if token.kind == 'name' else 'job'} {token.value}")
        if not stream.accept("and"):
            break
    stream.expect("in all situations")
    return [head.keyword(text) for text in found]
