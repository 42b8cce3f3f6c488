# form: interpreted
"""Statements about things on the field: conditions before them, of what they speak, and what is said of it."""

import re
from functools import partial

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.fields_bans import duties, permissions, prohibitions
from netocean.games.fftcg.reader.fields_conditions import condition
from netocean.games.fftcg.reader.fields_costs import cost_change
from netocean.games.fftcg.reader.fields_cp import produces
from netocean.games.fftcg.reader.fields_head import Head, all_of, negated
from netocean.games.fftcg.reader.fields_nouns import described, for_each, inlined, reminder, subject, union
from netocean.games.fftcg.reader.fields_values import becomes, has, set_value
from netocean.games.fftcg.reader.grants import granted
from netocean.games.fftcg.reader.replaced import Subject, events
from netocean.games.fftcg.reader.replacements import outcome
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.terms import counter_name

_LEAST = re.compile(r">= \d+$")
_TURNS = (
    ("during your turn", "my_turn"), ("during your opponent's turn", "opponent_turn"),
    ("during each attack phase", "in_phase attack"),
)  # fmt: skip
_PLAYER_BANS = (
    ("cast summons", "cast_summons"), ("cast characters", "cast_characters"), ("cast cards", "cast"),
    ("use ex bursts", "use_ex"), ("use special abilities", "use_specials"), ("search", "search"), ("draw cards", "draw"),
    ("gain {C}", "gain_crystals"),
)  # fmt: skip
_OWN_ACTIVE = (
    "does not activate during your active phase", "does not activate during the active phase",
    "do not activate during your active phase", "won't activate at the controller's active phase",
    "will not activate during your active phase",
)  # fmt: skip


def statements(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """Reads all statements of a line: the canonical lines. Raises Unread."""
    said: list[tuple[Head, list[str]]] = []
    more: list[str] = []
    outer = head.copy()
    while True:
        said.append((head, statement(stream, ctx, head)))
        if stream.accept_any(", and if you have", "and if you have"):
            said.append((_again(stream, head), granted(stream, ctx, "self")))
        elif stream.accept(", and if they"):
            more.append(_if_they(stream, ctx, head))
        elif stream.accept("instead"):
            _instead(stream, said)
        if not stream.accept(".") or stream.done():
            return [*(one.static(steps) for one, steps in said), *more]
        head = outer.copy()


def _again(stream: Stream, head: Head) -> Head:
    """`… and if you have 7 or more, …`: the same condition with another number."""
    number = stream.number()
    stream.expect("or more ,")
    if number is None or not head.conditions or not _LEAST.search(head.conditions[-1]):
        stream.fail("number")
    found = head.copy()
    found.conditions[-1] = _LEAST.sub(f">= {number}", head.conditions[-1])
    stream.expect("@self also")
    return found


def _if_they(stream: Stream, ctx: Context, head: Head) -> str:
    """`… and if they are dealt damage, the damage becomes 0 instead`: a replacement for the same things."""
    found = events(stream, ctx, Subject(ctx.focus.them or stream.fail("."), ""))
    stream.expect(",")
    outcome(stream, ctx, found)
    return head.replacement(" or ".join(found.events), found.steps, found.conditions, found.may)


def _instead(stream: Stream, said: list[tuple[Head, list[str]]]) -> None:
    """`S. If C, T instead`: S holds only where C does not."""
    if len(said) < 2 or said[-2][0].conditions or not said[-1][0].conditions:
        stream.fail(".")
    said[-2][0].conditions.append(negated(all_of(said[-1][0].conditions)))


def statement(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """Reads one statement; what stands before its steps goes into the head."""
    each = prefixes(stream, ctx, head)
    steps = _said(stream, ctx, head, each)
    gate = turn(stream)
    if gate:
        head.gates.append(gate)
    return steps


def turn(stream: Stream) -> str:
    """Reads during whose turn something holds, if that is said: a condition."""
    return next((gate for phrase, gate in _TURNS if stream.accept(phrase)), "")


def prefixes(stream: Stream, ctx: Context, head: Head) -> str | None:
    """Reads what stands before a statement; what power is multiplied by is returned."""
    each: str | None = None
    while True:
        gate = stream.attempt(lambda: _gate(stream))
        if gate is not None:
            head.gates.append(gate)
        elif stream.accept("if @self is on the field ,"):
            ctx.speak_of("self", ctx.card.type)
        elif stream.accept("during this turn , if"):
            ctx.update(during_turn=True)
            head.conditions.append(condition(stream, ctx))
        elif (stream.sees("when your opponent controls") and stream.accept("when")) or (
            not stream.sees("if possible") and stream.accept_any("if", "as long as")
        ):
            head.conditions.append(condition(stream, ctx))
        elif stream.sees("for each") or stream.sees("for every"):
            each = for_each(stream, ctx)
            stream.expect(",")
        else:
            return each


def _gate(stream: Stream) -> str:
    """`During your turn,`."""
    gate = turn(stream)
    if not gate:
        stream.fail("During your turn")
    stream.expect(",")
    return gate


def _said(stream: Stream, ctx: Context, head: Head, each: str | None) -> list[str]:
    """The steps of the statement itself."""
    for reader in (
        _costs,
        _power,
        _all_players,
        _attacks,
        _must_choose,
        _must_block,
        _burst,
        _triggers,
        _possible,
        _that_party,
    ):
        if each is None or reader is _costs:
            found = stream.attempt(partial(reader, stream, ctx))
            if found is not None:
                return found
    counted = stream.attempt(lambda: _with_counters(stream, ctx, head))
    if counted is not None:
        return counted
    things = subject(stream, ctx)
    return predicate(stream, ctx, head, things, each)


def _with_counters(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`The Forwards with 2 or more EXP Counters on them you control gain …`: each asks for its own counters."""
    stream.expect("the forwards with")
    number = stream.number()
    stream.expect("or more")
    name = counter_name(stream)
    stream.expect("on them you control")
    steps = predicate(stream, ctx, head, "self", None)
    inner = f"static if (counters self {name}) >= {number}: {'; '.join(steps)}"
    return [f"apply {{type forward, counter {name}, of me}} [{inner}]"] if number else stream.fail("number")


def predicate(stream: Stream, ctx: Context, head: Head, things: str, each: str | None) -> list[str]:
    """What is said of things; several predicates are joined by `and`."""
    steps = _predicate(stream, ctx, head, things, each)
    while (more := stream.attempt(lambda: _joined(stream, ctx, head, things))) is not None:
        steps += more
    return steps


def _joined(stream: Stream, ctx: Context, head: Head, things: str) -> list[str]:
    """A further predicate, which may name the thing again."""
    stream.expect(", and", "and")
    if things == "self":
        stream.accept("@self")
    return _predicate(stream, ctx, head, things, None)


def _predicate(stream: Stream, ctx: Context, head: Head, things: str, each: str | None) -> list[str]:
    """One predicate."""
    if stream.sees("gains elements") or stream.sees("has"):
        return has(stream, ctx, things)
    if any(stream.sees(word) for word in ("gains", "gain", "loses", "lose")):
        return granted(stream, ctx, things, each=each)
    if each is not None:
        stream.fail("gains")
    if stream.sees("cannot"):
        return prohibitions(stream, ctx, things)
    if stream.sees("must"):
        return duties(stream, ctx, things)
    if stream.accept_any(*_OWN_ACTIVE):
        return [f"cannot {things} activate"]
    if stream.accept_any("enter the field dull", "enters the field dull") and things != "self":
        return [f"enter_dull {things}"]
    if stream.sees("'s"):
        return set_value(stream, ctx, things)
    if stream.sees("also") or stream.sees("becomes"):
        return becomes(stream, ctx, things)
    if stream.sees("can produce"):
        return produces(stream, ctx, things)
    if stream.accept("can only attack if"):
        head.conditions.append(negated(_attack_condition(stream, ctx)))
        return [f"cannot {things} attack"]
    return permissions(stream, ctx, things)


def _attack_condition(stream: Stream, ctx: Context) -> str:
    """`you control …, or if you control …`."""
    found = condition(stream, ctx, ())
    if stream.accept(", or if"):
        found = f"{found} or {condition(stream, ctx, ())}"
    return found


def _costs(stream: Stream, ctx: Context) -> list[str]:
    """What things cost."""
    return cost_change(stream, ctx)


def _power(stream: Stream, ctx: Context) -> list[str]:
    """`The power of Forwards you control cannot be decreased …`."""
    stream.expect("the power of")
    if stream.accept_any("this forward", "this character"):
        things = "self"
    else:
        things = inlined(found := described(stream, ctx), found.things())
    if stream.accept("becomes"):
        number = stream.number()
        return [f"set_power {things} {number}"] if number is not None else stream.fail("number")
    verb = stream.expect("cannot be decreased", "cannot be increased")
    if stream.accept("by your opponent's summons or abilities"):
        return [f"cannot {things} {'lose_power' if verb.endswith('decreased') else 'gain_power_by_opponent'}"]
    if verb.endswith("decreased") or not stream.accept("by summons or abilities"):
        stream.fail("by your opponent's Summons or abilities")
    return [f"cannot {things} gain_power"]


def _all_players(stream: Stream, ctx: Context) -> list[str]:
    """`Players cannot cast …`, `Your opponent cannot search`."""
    who = stream.expect("players", "both players", "your opponent", "opponent", "you")
    stream.expect("cannot")
    ban = next((ban for phrase, ban in _PLAYER_BANS if stream.accept(phrase)), "")
    if not ban:
        stream.fail("cast Summons", "search")
    seats = {"you": ("me",), "your opponent": ("opponent",), "opponent": ("opponent",)}.get(who, ("me", "opponent"))
    return [f"forbid {seat} {ban}" for seat in seats]


def _attacks(stream: Stream, ctx: Context) -> list[str]:
    """`Your opponent may only declare as many attacks … as the number of …`."""
    stream.expect("your opponent may only declare as many attacks in the same turn as the number of")
    found = union(stream, ctx)
    stream.expect("they control")
    found.add("of opponent")
    return [f"max_attacks opponent (count {inlined(found, found.text())})"]


def _must_choose(stream: Stream, ctx: Context) -> list[str]:
    """`Summons and abilities of your opponent must choose X …`."""
    stream.expect("summons and abilities of your opponent must choose @self if possible",
                  "summons or abilities of your opponent must choose @self if possible")  # fmt: skip
    return ["must_be_chosen self"]


def _must_block(stream: Stream, ctx: Context) -> list[str]:
    """`Opponent must block X …`."""
    stream.expect("opponent must block @self if possible", "your opponent must block @self if possible")
    return ["must self be_blocked"]


def _possible(stream: Stream, ctx: Context) -> list[str]:
    """`If possible, X must block`."""
    stream.expect("if possible ,")
    things = subject(stream, ctx)
    stream.expect("must")
    return [f"must {things} {stream.expect('attack', 'block')}"]


def _that_party(stream: Stream, ctx: Context) -> list[str]:
    """`that party cannot be blocked`, after a condition on it."""
    stream.expect("that party cannot be blocked")
    return ["cannot (party_of self) be_blocked"]


def _burst(stream: Stream, ctx: Context) -> list[str]:
    """`Any card put in the Damage Zone due to X …`, `EX Bursts of cards …`."""
    if stream.accept("ex bursts of cards put into the damage zone due to @self cannot be used"):
        return ["no_ex_from self"]
    stream.expect("any")
    found = union(stream, ctx)
    text = inlined(found, found.text())
    stream.expect("put in the damage zone due to @self cannot use its ex burst")
    return ["no_ex_from self" + ("" if text == "{}" else f" {text}")]


def _triggers(stream: Stream, ctx: Context) -> list[str]:
    """`Opposing Forwards entering the field …`."""
    stream.expect("opposing")
    found = union(stream, ctx)
    found.add("of opponent")
    stream.expect("entering the field will not trigger any auto-abilities")
    reminder(stream, "( this applies to their own abilities")
    return [f"no_triggers {inlined(found, found.text())}"]
