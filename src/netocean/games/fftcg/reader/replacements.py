# form: interpreted
"""What happens instead of something else (F-R16.5-F-R16.9): to damage, and to cards that leave the field.

Both field abilities (`instead …`) and effects (`apply $a [instead …] until end_of_turn`) are read by the same parts.
"""

from functools import partial

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.durations import duration, lasting
from netocean.games.fftcg.reader.fields_head import Head, all_of
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.replaced import (
    Replaced,
    Subject,
    anywhere,
    events,
    literal,
    next_damage,
    players_next,
    stated,
)
from netocean.games.fftcg.reader.replaced import described as described_subject
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.terms import counter_name

_TURNS = (("during your turn ,", "my_turn"), ("during your opponent's turn ,", "opponent_turn"))


def replacement_line(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """Reads a field line that says what happens instead: the canonical line. Raises Unread."""
    while (gate := next((gate for phrase, gate in _TURNS if stream.accept(phrase)), "")) != "":
        head.gates.append(gate)
    found = stream.attempt(lambda: stated(stream, ctx))
    if found is None:
        stream.accept("during each turn ,")
        stream.expect("if")
        found = anywhere(stream) or events(stream, ctx, described_subject(stream, ctx))
        if found.comma:
            stream.expect(",")
        outcome(stream, ctx, found)
    events_ = " or ".join(found.events) + (" once per turn" if found.once else "")
    return [head.replacement(events_, found.steps, found.conditions, found.may)]


def clause(stream: Stream, ctx: Context, until: str = "") -> list[str]:
    """Reads a sentence of an effect that says what happens instead, for a time: the steps. Raises Unread.

    `until` is the duration if it was said before ("During this turn, …"); one within the sentence is read here.
    """
    until = until or _leading(stream)
    for reader in (_players, _next_time, _next, _dealt, _if):
        found = stream.attempt(partial(reader, stream, ctx, until))
        if found is not None:
            return found
    return stream.fail("the next damage", "if it is dealt damage")


def theme(stream: Stream, ctx: Context, until: str, actor: str) -> list[str]:
    """Reads a clause that says what happens instead, where it is joined to another one by `and`. Raises Unread."""
    if not stream.at or stream.tokens[stream.at - 1].key != "and":
        stream.fail("and")
    return clause(stream, ctx, until)


def _leading(stream: Stream) -> str:
    """`During this turn,`."""
    if stream.accept_any("during this turn ,", "until the end of the turn ,"):
        return "end_of_turn"
    return ""


def _players(stream: Stream, ctx: Context, until: str) -> list[str]:
    """`the next damage dealt to you becomes 0 instead`."""
    found = players_next(stream)
    outcome(stream, ctx, found)
    return [_lasting(stream, ctx, found, Subject("", ""), until)]


def _next_time(stream: Stream, ctx: Context, until: str) -> list[str]:
    """`the next time this Forward would take damage, reduce it by 4000 instead and deal X 4000 damage`."""
    stream.expect("the next time this forward would take damage , reduce it by")
    bearer = ctx.focus.it if ctx.focus.it.startswith("$") else stream.fail("a Forward")
    less = literal(stream)
    stream.expect("instead and deal @self")
    damage = literal(stream)
    stream.expect("damage")
    source = ctx.new_variable()
    inner = f"instead is_damaged self mark next: reduce {less}; damage {source} {damage} {source}"
    return [f"let {source} self", lasting(f"apply {bearer} [{inner}]", until or stream.fail("this turn"))]


def _next(stream: Stream, ctx: Context, until: str) -> list[str]:
    """`the next damage dealt to it becomes 0 instead`."""
    found, subject, within = next_damage(stream, ctx, lambda: _effect_subject(stream, ctx))
    if not found.steps:
        outcome(stream, ctx, found)
    return [*found.lets, _lasting(stream, ctx, found, subject, until or within)]


def _dealt(stream: Stream, ctx: Context, until: str) -> list[str]:
    """`the damage dealt to it is increased by 1000 instead`, `… cannot be reduced this turn`."""
    stream.expect("the damage dealt to")
    subject = _effect_subject(stream, ctx)
    found = Replaced(subject)
    found.events.append(f"is_damaged {found.thing}")
    if stream.accept("cannot be reduced"):
        found.steps.append("unreduced")
    else:
        outcome(stream, ctx, found)
    return [*found.lets, _lasting(stream, ctx, found, subject, until)]


def _if(stream: Stream, ctx: Context, until: str) -> list[str]:
    """`if it is dealt damage, the damage becomes 0 instead`."""
    stream.expect("if")
    found = anywhere(stream)
    subject = Subject("", "")
    if found is None:
        subject = _effect_subject(stream, ctx)
        found = events(stream, ctx, subject)
    within = duration(stream)
    stream.expect(",")
    outcome(stream, ctx, found)
    return [*found.lets, _lasting(stream, ctx, found, subject, until or within)]


def _effect_subject(stream: Stream, ctx: Context) -> Subject:
    """The thing that the effect is on, or all of a description."""
    if not ctx.focus.it and stream.accept_any("him", "her"):
        return Subject("self", "self")
    known = reference(stream, ctx)
    if known is not None:
        return Subject("self", known.things)
    return described_subject(stream, ctx)


def _lasting(stream: Stream, ctx: Context, found: Replaced, subject: Subject, until: str) -> str:
    """The step that makes the replacement, with its duration."""
    if found.once:
        stream.fail("this turn")
    until = until or duration(stream)
    if not until and not (subject.bearer and found.zone and found.events[0].startswith("leaves ")):
        stream.fail("this turn")
    mark = " mark next" if found.next else ""
    condition = f" if {all_of(found.conditions)}" if found.conditions else ""
    may = " may" if found.may else ""
    inner = f"instead {' or '.join(found.events)}{mark}{condition}{may}: {'; '.join(found.steps)}"
    action = f"apply {subject.bearer}" if subject.bearer else "replace"
    return lasting(f"{action} [{inner}]", until)


def outcome(stream: Stream, ctx: Context, found: Replaced) -> None:
    """Reads what happens instead, into what is found. Raises Unread."""
    found.may = stream.accept("you may")
    if found.zone:
        _moved(stream, ctx, found)
    else:
        found.steps += damaged(stream, ctx, found)
    if not stream.accept("instead") and not (found.next or (stream.done() and "double" in found.steps)):
        stream.fail("instead")
    stream.accept("( this includes player damage )")


def damaged(stream: Stream, ctx: Context, found: Replaced) -> list[str]:
    """What becomes of damage: the steps."""
    if stream.accept("remove"):
        number = stream.number()
        if number is None or found.thing != "self":
            stream.fail("number")
        counter = counter_name(stream)
        stream.expect("from @self and the damage becomes 0")
        return [f"take self {counter} {number}", "becomes 0"]
    if stream.accept("double the damage") or stream.accept_any(
        "the damage becomes double the damage", "becomes double the damage"
    ):
        return ["double"]
    if stream.accept_any(
        "reduce the damage by", "reduce it by", "the damage is reduced by", "the damage decreases by", "is reduced by"
    ):
        return [f"reduce {literal(stream)}"]
    if stream.accept_any(
        "increase the damage by", "the damage increases by", "the damage is increased by", "is increased by"
    ):
        return [f"increase {literal(stream)}"]
    if stream.accept_any("the damage becomes", ", becomes", "becomes"):
        becomes = f"becomes {literal(stream)}"
        if found.thing or not stream.accept("and deal @self"):
            return [becomes]
        harm = f"damage self {literal(stream)}"
        stream.expect("damage")
        return [becomes, harm]
    if stream.accept("dull @self . the damage becomes"):
        return ["dull self", f"becomes {literal(stream)}"]
    stream.expect("the damage is dealt to", "is dealt to", "is received by")
    return [f"redirect {_receiver(stream, ctx, found)}"]


def _receiver(stream: Stream, ctx: Context, found: Replaced) -> str:
    """Who gets the damage instead; within an effect on another thing the source is named before."""
    known = reference(stream, ctx)
    if known is None or known.many:
        stream.fail("its name")
    if known.things == "self" and found.thing == "self" and found.bearer != "self":
        variable = ctx.new_variable()
        found.lets.append(f"let {variable} self")
        return variable
    if known.things != "self" and not known.things.startswith("$"):
        stream.fail("its name")
    return known.things


def _moved(stream: Stream, ctx: Context, found: Replaced) -> None:
    """Where a card goes instead."""
    thing = found.moved
    verb = stream.expect("remove", "return")
    pronouns = ("it", "them", "@self", "him", "her") if found.self else ("it", "them")
    stream.expect(*pronouns)
    if verb == "remove":
        stream.expect("from the game")
        found.steps.append(f"remove {thing}")
        return
    stream.expect("to your hand") if found.self else stream.expect("to its owner's hand", "to their owner's hand")
    found.steps.append(f"return {thing}")
