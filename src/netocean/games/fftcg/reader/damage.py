# form: interpreted
"""Damage to Forwards and to players."""

from __future__ import annotations

from netocean.games.fftcg.reader import amounts, moves, nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.references import Reference, reference
from netocean.games.fftcg.reader.steps import Step
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads `deal …`, also with the card that deals it before; `receive 1 point of damage`."""
    if stream.accept_any("receive", "receives"):
        if stream.accept_any("damage equal to the number of forwards broken by this effect"):
            return [f"damage_player {actor} (done)"]
        number = stream.number()
        stream.expect("point of damage", "points of damage")
        return [f"damage_player {actor} {number}"] if number else stream.fail("number")
    if stream.accept("divide"):
        return _divided(stream, ctx)
    if stream.accept_any("each forward deals damage equal to its power to the other",
                         "they deal damage equal to their respective power to each other",
                         "each forward deal damage equal to its power to the other",
                         "they deal damage equal to their respective power to the other"):  # fmt: skip
        return _each_other(stream, ctx.focus.first, ctx.focus.second)
    if ctx.focus.it.startswith("$") and stream.accept_any(
        "@self and the chosen forward deal damage equal to their respective power to the other",
        "@self and it deal damage equal to their respective power to the other",
    ):
        return _each_other(stream, "self", ctx.focus.it)
    source = ""
    if not (stream.sees("deal") or stream.sees("deals")):
        found = reference(stream, ctx)
        if found is None or found.many:
            stream.fail("deal")
        source = found.things
    ctx.look_back()
    if until or actor != "me":
        stream.fail("deal")
    stream.accept("also")
    stream.expect("deal", "deals")
    steps = stream.first((_points, _single_out, _to_it, _to_all), ctx, source)
    if steps is not None:
        return steps
    return stream.fail("damage")


def _divided(stream: Stream, ctx: Context) -> list[Step]:
    """`divide 10000 damage among them as you like`."""
    number = stream.number()
    if number and ctx.focus.them.startswith("$") and stream.accept("damage among them equally"):
        return [damaged(ctx.focus.them, f"(divided {number} (count {ctx.focus.them}))", "")]
    stream.expect("damage among them as you like", "damage among those forwards as you like", "damage among those")
    return [f"divide_damage {ctx.focus.them} {number}"] if number and ctx.focus.them else stream.fail("number")


def _each_other(stream: Stream, first: str, second: str) -> list[Step]:
    """Two Forwards deal each other damage equal to their power."""
    if not first or not second:
        stream.fail("two Forwards")
    return [damaged(second, f"(power {first})", first), damaged(first, f"(power {second})", second)]


def _points(stream: Stream, ctx: Context, source: str) -> list[Step]:
    """`deals your opponent 1 point of damage`."""
    who = "opponent" if stream.accept_any("your opponent", "opponent") else "me" if stream.accept("you") else ""
    if not who:
        stream.fail("your opponent")
    number = stream.number()
    if number is None:
        stream.fail("number")
    stream.expect("point of damage", "points of damage")
    return [f"damage_player {who} {number}"]


def _single_out(stream: Stream, ctx: Context, source: str) -> list[Step]:
    """`deal 1 of them 6000 damage, 1 of them 4000 damage, and 1 of them 2000 damage`: each is another one."""
    left = ctx.focus.them if ctx.focus.them.startswith("$") else stream.fail("it")
    picks: list[Step] = []
    harm: list[Step] = []
    while True:
        stream.expect("1 of them")
        amount = stream.number()
        stream.expect("damage")
        one = ctx.new_variable()
        picks.append(f"select {one}: 1 from {left}")  # noqa: S608 - a sentence of abilities
        harm.append(damaged(one, str(amount), source) if amount else stream.fail("number"))
        if not stream.accept_any(", and", ",", "and"):
            return [*picks, *harm]
        left, before = ctx.new_variable(), left
        picks.append(f"let {left} (other_of {before} {one})")


def _to_it(stream: Stream, ctx: Context, source: str) -> list[Step]:
    """`deal it 4000 damage`, `deal it damage equal to …`."""
    each = stream.attempt(lambda: _by_own_power(stream, ctx))
    if each is not None:
        return each
    found = reference(stream, ctx)
    if found is None and not ctx.focus.it and ctx.focus.chosen and stream.accept("it"):
        found = Reference(ctx.focus.chosen, False)
    if found is None:
        noun = nouns.matching(stream, ctx, joined=True)
        if not noun.every or noun.filter.lets or noun.filter.zone != "field" or stream.peek().kind != "number":
            stream.fail("it")
        found = Reference(noun.things(), True)
    if ctx.focus.that and stream.accept("the same amount of damage"):
        return [damaged(found.things, "that", source)]
    if found.many and stream.accept("a total amount of damage equal to"):
        return [f"divide_damage {found.things} {_multiplied(stream, ctx)}"]
    number = stream.number()
    stream.expect("damage")
    if number is None:
        stream.expect("equal to")
        amount = _source_amount(stream, ctx, source)
    else:
        counted = amounts.for_each(stream, ctx)
        amount = str(number) if counted is None else amounts.times(str(number), counted)
        more = stream.attempt(lambda: _more(stream, ctx))
        less = stream.attempt(lambda: _minus(stream, ctx))
        amount = f"(plus {amount} {more})" if more else f"(minus {amount} {less})" if less else amount
    return [damaged(found.things, amount, source)]


def _multiplied(stream: Stream, ctx: Context) -> str:
    """`5000 multiplied by each Forward you control, split as you wish among the chosen Forwards`: how much in all."""
    number = stream.number()
    stream.expect("multiplied by each")
    counted = amounts.number_of(stream, ctx)
    stream.expect(", split as you wish among the chosen forwards ( damage must be in increments of 1000 )")
    return amounts.times(str(number), counted) if number else stream.fail("number")


def _minus(stream: Stream, ctx: Context) -> str:
    """`minus 1000 damage for each …`."""
    stream.expect("minus")
    number = stream.number()
    stream.expect("damage")
    counted = amounts.for_each(stream, ctx)
    return amounts.times(str(number), counted) if number and counted else stream.fail("for each")


def _by_own_power(stream: Stream, ctx: Context) -> list[Step]:
    """`each Forward opponent controls damage equal to its power minus 1000`: for each by its own power."""
    if stream.accept("each of them"):
        things = ctx.focus.them
    else:
        if not stream.sees("each"):
            stream.fail("each")
        things = nouns.matching(stream, ctx, joined=True).things()
    stream.expect("damage equal to")
    half = stream.accept("half of")
    stream.expect("its power")
    if half:
        stream.expect("( round up to the nearest 1000 )")
        return [f"damage_each {things} (half_up (power it))"]
    stream.expect("minus")
    return [f"damage_each {things} (minus (power it) {stream.number()})"]


def _more(stream: Stream, ctx: Context) -> str:
    """`and 1000 more damage for each …`."""
    stream.expect("and")
    number = stream.number()
    stream.expect("more damage", "additional damage")
    counted = amounts.for_each(stream, ctx)
    return amounts.times(str(number), counted) if number and counted else stream.fail("for each")


def _source_amount(stream: Stream, ctx: Context, source: str) -> str:
    """The amount of damage; "its power" is that of the card that deals it, if one is named."""
    if source and stream.accept_any("its power", "their power"):
        return f"(power {source})"
    return amounts.amount(stream, ctx)


def _to_all(stream: Stream, ctx: Context, source: str) -> list[Step]:
    """`deal 3000 damage to all the Forwards opponent controls`."""
    if ctx.focus.that and stream.accept("the same amount of damage to"):
        equal: list[Step] = []
        return [*equal, damaged(moves.object_of(stream, ctx, equal, "me"), "that", source)]
    number = stream.number()
    if stream.accept_any("point of damage to your opponent", "points of damage to your opponent"):
        return [f"damage_player opponent {number}"]
    stream.expect("damage")
    amount = str(number)
    if number is None:
        stream.expect("equal to")
        amount = stream.attempt(lambda: _half(stream, ctx)) or _source_amount(stream, ctx, source)
    elif (counted := amounts.for_each(stream, ctx)) is not None:
        amount = amounts.times(amount, counted)
    elif (more := stream.attempt(lambda: _more(stream, ctx))) is not None:
        amount = f"(plus {amount} {more})"
    stream.expect("to")
    steps: list[Step] = []
    if stream.accept("forwards of all elements except"):
        things = f"{{type forward, not element {stream.expect(*ELEMENTS)}}}"
    else:
        things = moves.object_of(stream, ctx, steps, "me")
    if number is not None and amount == str(number) and (counted := amounts.for_each(stream, ctx)) is not None:
        amount = amounts.times(amount, counted)
    if amount.startswith("(half_up "):
        stream.accept("( round up to the nearest 1000 )")
    found: list[Step] = [*steps, damaged(things, amount, source)]
    also = stream.attempt(lambda: _and_to(stream, ctx, source))
    return [*found, *(also or [])]


def _half(stream: Stream, ctx: Context) -> str:
    """`half of X's power`, where the rounding is said at the end of the sentence."""
    stream.expect("half of")
    amount = amounts.amount(stream, ctx)
    rounding = "( round up to the nearest 1000 )"
    if not amount.startswith("(power ") or not stream.sees("to") or not stream.later(rounding):
        stream.fail("power")
    return f"(half_up {amount})"


def _and_to(stream: Stream, ctx: Context, source: str) -> list[Step]:
    """`and 2000 damage to X`: further damage without a further verb."""
    stream.expect("and")
    number = stream.number()
    stream.expect("damage to")
    steps: list[Step] = []
    things = moves.object_of(stream, ctx, steps, "me")
    return [*steps, damaged(things, str(number), source)] if number else stream.fail("number")


def damaged(things: str, amount: str, source: str) -> str:
    """The step that deals damage; the card with the ability needs no naming as its source."""
    return f"damage {things} {amount}" + (f" {source}" if source and source != "self" else "")
