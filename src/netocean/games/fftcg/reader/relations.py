# form: interpreted
"""What stands after a noun: exceptions, `with …`, `that …`, `blocking …`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.terms import ASPECTS, counter_name, direction, let, thing, things_of
from netocean.games.fftcg.reader.words import CATEGORY, ELEMENTS, JOB, KEYWORDS, NAME, TYPES

if TYPE_CHECKING:
    from netocean.games.fftcg.reader.filters import Filter


def other_than(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`other than X, Light or Dark`."""
    if stream.accept("of an element other than"):
        return [f"not element {stream.expect(*ELEMENTS)}"]
    stream.expect("other than", "besides", "except for")
    terms = [*_excluded(stream, ctx, found)]
    while (more := stream.attempt(lambda: _more_excluded(stream, ctx, found))) is not None:
        terms += more
    return terms


def _more_excluded(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """A further exception."""
    if stream.expect(", or", ", and", "or", "and", ",") == "," and stream.sees("@self"):
        stream.fail("or")
    stream.accept("other than")
    if stream.tokens[stream.at - 1].key == "," and stream.sees("@self"):
        stream.fail("a name")
    return _excluded(stream, ctx, found)


def _excluded(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """One exception."""
    stream.accept_any("a", "an")
    token = stream.peek()
    if token.kind in (JOB, NAME, CATEGORY):
        stream.next()
        if stream.peek().key in TYPES:
            stream.fail("other than")
        return [f"not {token.kind} {token.value}"]
    if token.key in ELEMENTS:
        stream.next()
        if stream.peek().key in TYPES and stream.peek().key not in ("card", "cards"):
            stream.fail("other than")
        stream.accept_any("cards", "card")
        return [f"not element {token.key}"]
    if stream.accept("cost"):
        return [f"not cost = {stream.number() or stream.fail('number')}"]
    if stream.accept("multi-element"):
        stream.accept_any("cards", "card")
        return ["not multi_element"]
    if TYPES.get(token.key):
        stream.next()
        return [f"not type {TYPES[token.key]}"]
    if stream.accept("@self"):
        return ["not self"]
    other = reference(stream, ctx)
    if other is None:
        stream.fail("a name")
    if other.things == "self":
        return ["not self"]
    return [f"not in {thing(stream, ctx, found, other.things)}"]


def with_(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`with Haste`, `with {S}`, `without {Generic}`, `with different names`, `with a Bounty Counter`."""
    if stream.accept_any(", each with a different", "each with a different", ", each of a different",
                         "each of a different",
                         "with different", "of different", ", each with different", "with a different"):  # fmt: skip
        aspect = stream.accept_any(*ASPECTS)
        if aspect is None:
            stream.fail("names")
        found.together = f"different {ASPECTS[aspect]}"
        if stream.accept("and cost"):
            found.together = f"different_and_cost {ASPECTS[aspect]}"
        return []
    if stream.accept("with a total cost of"):
        number = stream.number()
        stream.expect("or less")
        found.together = f"total_cost {number}"
        return []
    if stream.sees("with") and stream.peek(1).kind == "number" and stream.accept("with"):
        number = stream.number()
        stream.expect("power")
        return [f"power {direction(stream)} {number}"]
    if stream.accept("without"):
        stream.expect("{Generic}")
        return ["not generic"]
    stream.expect("with")
    for sign, term in (("{S}", "has_special"), ("{EX}", "ex"), ("ex burst", "ex"), ("an ex burst", "ex"), ("warp",
                       "has_warp"),
                       ("{Generic}", "generic"), ("{LB}", "limit_break"), ("priming", "has_priming"), ("no abilities",
                       "no_abilities")):  # fmt: skip
        if stream.accept(sign):
            return [term]
    word = stream.accept_any(*KEYWORDS)
    if word:
        words = [KEYWORDS[word]]
        while any(stream.sees(f"{joint} {key}") for joint in (",", "or", ", or") for key in KEYWORDS):
            stream.accept_any(", or", "or", ",")
            words.append(KEYWORDS[stream.expect(*KEYWORDS)])
        return [f"keyword {'|'.join(words)}"]
    if stream.peek().kind == JOB:
        return [f"job {stream.next().value}"]
    return _counter(stream)


def _counter(stream: Stream) -> list[str]:
    """`a Bounty Counter placed on it`."""
    if not stream.accept_any("a", "an"):
        if not (stream.peek().number == 1 and stream.accept("1 or more")):
            stream.fail("a")
    name = counter_name(stream)
    stream.accept_any("placed on it", "on it", "placed on them", "on them", "placed")
    return [f"counter {name}"]


def that(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`that entered the field this turn`, `that costs 1 CP more than it`, `blocking X`, `blocked by X`."""
    if stream.accept_any("which has been dealt damage this turn", "that has been dealt damage this turn"):
        return ["damaged"]
    if stream.accept_any("that entered the field this turn", "that entered the field during this turn",
                         "that entered your field this turn"):  # fmt: skip
        return ["entered_this_turn"]
    if stream.accept_any(
        "damaged by", "that took damage from", "that was dealt damage by", "that received damage from"
    ):
        return [f"damaged_by {things_of(stream, ctx, found)}"]
    on_stack = _on_the_stack(stream, ctx, found)
    if on_stack:
        return on_stack
    if stream.accept("that is also a forward"):
        return ["type forward"]
    if stream.accept_any("that costs", "that cost"):
        return [_costing(stream, ctx, found)]
    if stream.accept_any("that is blocking", "blocking", "that blocks"):
        if stream.sees("a") or stream.sees("an"):
            return ["blocking", f"battling {_targets(stream, ctx)}"]
        return ["blocking", f"battling {things_of(stream, ctx, found)}"]
    if stream.accept_any("that was blocked by", "blocked by", "that is blocked by"):
        return ["blocked", f"battling {things_of(stream, ctx, found)}"]
    if stream.accept_any("forming a party with", "in a party with"):
        variable = let(ctx, found, f"(party_of {things_of(stream, ctx, found)})")
        return [f"in {variable}", "not self"]
    stream.expect("forming a party")
    return ["in_party"]


def _on_the_stack(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """What is told of Summons and abilities."""
    may_be = found.zone == "stack" or found.noun == "summon"
    if found.zone == "stack" and stream.accept_any("triggered from a", "triggered from an",
                                                   "triggered from your opponent 's",
                                                   "triggered from your opponent's"):  # fmt: skip
        return _source(stream, ctx)
    if found.zone == "stack" and stream.accept("that has only one target"):
        return ["single_target"]
    if may_be and stream.accept("that is choosing only"):
        return [f"choosing_only {_targets(stream, ctx)}"]
    short = ("choosing", "targeting") if may_be else ()
    if stream.accept_any("that is choosing", "that are choosing", *short):
        return [f"choosing {_targets(stream, ctx)}"]
    return []


def _source(stream: Stream, ctx: Context) -> list[str]:
    """`triggered from a Forward of cost 5 or less`: what the card of the ability is."""
    from netocean.games.fftcg.reader import filters  # noqa: PLC0415 - descriptions within descriptions

    theirs = stream.tokens[stream.at - 1].key not in ("a", "an")
    inner = filters.described(stream, ctx)
    if inner.zone != "field" or inner.lets or inner.group:
        stream.fail("a Forward")
    if theirs:
        inner.add("of opponent")
    return [f"source (every {inner.text()} anywhere any)"]


def _targets(stream: Stream, ctx: Context) -> str:
    """What something on the stack has chosen: a card, or one of a description."""
    known = reference(stream, ctx)
    if known is not None:
        return known.things
    if not stream.accept_any("a", "an", "1"):
        stream.fail("a card")
    from netocean.games.fftcg.reader import filters  # noqa: PLC0415 - descriptions within descriptions

    inner = filters.described(stream, ctx)
    if inner.zone != "field" or inner.lets or inner.group:
        stream.fail("a card on the field")
    if stream.accept("in any zone"):
        return f"(every {inner.text()} anywhere any)"
    return f"(every {inner.text()} field)"


def _costing(stream: Stream, ctx: Context, found: Filter) -> str:
    """`1 CP more than it`."""
    number = stream.number()
    if number is None or not stream.accept("cp"):
        stream.fail("number")
    sign = "plus" if stream.expect("more than", "less than") == "more than" else "minus"
    things = things_of(stream, ctx, found)
    return f"cost = {let(ctx, found, f'({sign} (cost {things}) {number})')}"
