# form: interpreted
"""Parts that several descriptions share: what is compared, counters, things and amounts as one word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.slugs import slug

if TYPE_CHECKING:
    from netocean.games.fftcg.reader.filters import Filter

COMPARISONS = (
    ("inferior or equal to", "<="), ("equal or inferior to", "<="), ("equal or superior to", ">="),
    ("superior or equal to", ">="),
    ("equal to or less than", "<="), ("equal to or lower than", "<="), ("less than or equal to", "<="),
    ("equal to or higher than", ">="), ("equal to or greater than", ">="), ("equal to or more than", ">="),
    ("inferior to", "<"), ("lower than", "<"), ("less than", "<"), ("higher than", ">"), ("greater than", ">"),
    ("superior to", ">"), ("more than", ">"), ("equal to", "="),
)  # fmt: skip
ASPECTS = {
    "name": "name", "names": "name", "element": "element", "elements": "element", "cost": "cost", "costs": "cost",
    "job": "job", "jobs": "job", "category": "category", "type": "type", "card type": "type", "power": "power",
}  # fmt: skip


def let(ctx: Context, found: Filter, amount: str) -> str:
    """An amount as one word."""
    if amount.isdigit() or amount.startswith("$"):
        return amount
    variable = ctx.new_variable()
    found.lets.append(f"let {variable} {amount}")
    return variable


def things_of(stream: Stream, ctx: Context, found: Filter) -> str:
    """The things that a term compares with, as one word."""
    if stream.accept_any("the removed card", "the discarded card", "the removed forward", "the discarded forward"):
        return thing(stream, ctx, found, ctx.focus.paid)
    other = reference(stream, ctx)
    if other is None:
        return stream.fail("it", "that card")
    stream.accept("'s")
    return thing(stream, ctx, found, other.things)


def thing(stream: Stream, ctx: Context, found: Filter, things: str) -> str:
    """Things as one word: a group is named before."""
    if not things:
        stream.fail("it")
    return let(ctx, found, things) if things.startswith(("(", "{")) else things


def direction(stream: Stream) -> str:
    """`or less`, `or more`, or exactly."""
    if stream.accept_any("or less", "or lower", "or fewer"):
        return "<="
    return ">=" if stream.accept_any("or more", "or higher", "or greater") else "="


def counter_name(stream: Stream) -> str:
    """Reads the name of a kind of counter, up to the word `Counter`."""
    words: list[str] = []
    while not stream.accept_any("counters", "counter"):
        token = stream.next()
        if len(words) > 3 or token.kind not in ("word", "self") or token.text[:1].islower():
            stream.fail("Counter")
        words.append(token.text)
    if not words:
        stream.fail("a kind of counter")
    return slug(" ".join(words))
