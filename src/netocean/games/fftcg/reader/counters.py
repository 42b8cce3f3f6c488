# form: interpreted
"""Counters of a kind that is selected: one more of them, one less, twice as many; any number that is removed."""

from __future__ import annotations

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.steps import Step
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.terms import counter_name

_KIND = "of the same type as the selected counter on"


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads a clause of this theme."""
    if until:
        stream.fail("a clause with a duration")
    if stream.accept_any("select 1 counter placed on it"):
        things = ctx.focus.it or stream.fail("it")
        kind = ctx.new_variable()
        ctx.update(counted=f"kind {things} {kind}")
        return [f"let {kind} (counter_kind {actor} {things})"]
    known, _, rest = ctx.focus.counted.partition(" ")
    if known != "kind":
        stream.fail("a counter")
    things, kind = rest.split()
    if stream.accept("remove the selected counter"):
        return [f"take_kind {things} {kind} 1"]
    if stream.accept(f"double all counters {_KIND}"):
        return [f"place_kind {_on(stream, ctx)} {kind} (kind_counters {things} {kind})"]
    stream.expect("place")
    number = stream.number()
    stream.expect(f"additional counter {_KIND}", f"additional counters {_KIND}")
    return [f"place_kind {_on(stream, ctx)} {kind} {number}"] if number else stream.fail("number")


def _on(stream: Stream, ctx: Context) -> str:
    """The card that the counters are put on."""
    found = reference(stream, ctx)
    return found.things if found and not found.many else stream.fail("that Character")


def take_any(stream: Stream, ctx: Context) -> list[Step]:
    """`remove any number of Magic Counters from X`: the number is named now."""
    name = counter_name(stream)
    stream.expect("from")
    found = reference(stream, ctx)
    if found is None or found.many:
        stream.fail("a card")
    number = ctx.new_variable()
    ctx.update(counted=f"removed {name} {number}")
    return [f"let {number} (number me 0 (counters {found.things} {name}))", f"take {found.things} {name} {number}"]
