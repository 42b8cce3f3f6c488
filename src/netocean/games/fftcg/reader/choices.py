# form: interpreted
"""Choosing and selecting, naming numbers and elements."""

from __future__ import annotations

from netocean.games.fftcg.reader import amounts, nouns, tails
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.steps import Step
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS

_SELECT = ("select", "selects")
_VALUES = (
    "name", "names", "select 1 card type", "select 1 element", "select a job", "select 1 number", "selects 1 number"
)  # fmt: skip


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads `choose …`, `select …`, `name …`."""
    if any(stream.sees(phrase) for phrase in _VALUES):
        return _name(stream, ctx, actor)
    if stream.accept("choose"):
        return _choose(stream, ctx)
    stream.expect(*_SELECT)
    other = stream.attempt(lambda: _leaving_another(stream, ctx, actor))
    if other is not None:
        return other
    first = picked(stream, ctx, "select", actor)
    one = ctx.focus.them
    second = stream.attempt(lambda: _selected_too(stream, ctx, actor))
    if second is None:
        return first
    if stream.tokens[stream.at - 1].key == ")":
        steps = [*first, *second]
        first, second = [], [step.replace(": up to ", ": ") if isinstance(step, str) else step for step in steps]
    ctx.speak_of_two(one, ctx.focus.them)
    return [*first, *second]


def _leaving_another(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`1 Summon among them`, of two that were chosen, where "the other Summon" is spoken of next."""
    both, noun = ctx.focus.chosen, ctx.focus.noun
    stream.expect("1 summon among them")
    if actor != "opponent" or ctx.focus.them != both or noun != "summon" or not stream.later("the other summon"):
        stream.fail("1")
    one, other = ctx.new_variable(), ctx.new_variable()
    ctx.speak_of(other, noun, zone="break")
    ctx.update(second=other)
    return [f"select {one}: 1 from {both} by opponent", f"let {other} (other_of {both} {one})"]  # noqa: S608 - a sentence of abilities


def _selected_too(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`and up to 1 Backup they control`: selected together with those before."""
    stream.expect("and")
    if not (stream.sees("up to") and actor == "opponent"):
        stream.fail("up to")
    return picked(stream, ctx, "select", actor)


def _choose(stream: Stream, ctx: Context) -> list[Step]:
    """Targets: one or two groups of them."""
    first = picked(stream, ctx, "choose", "me")
    if any(token.key == "triggered" for token in stream.tokens) and ctx.focus.stack:
        return [*first, *_its_source(stream, ctx)]
    one, noun = ctx.focus.them, ctx.focus.noun
    second = stream.attempt(lambda: _second(stream, ctx))
    if second is None:
        return [*first, *_first_and_other(stream, ctx, one)]
    two, other = ctx.focus.them, ctx.focus.noun
    ctx.speak_of_two(one, two)
    ctx.update(by_type=f"{noun} {one} {other} {two}" if noun and other and noun != other else "")
    third = stream.attempt(lambda: _second(stream, ctx))
    if third is None:
        return [*first, *second]
    ctx.speak_of_two(one, f"(both {two} {ctx.focus.them})")
    ctx.update(first="", second="")
    return [*first, *second, *third]


def _its_source(stream: Stream, ctx: Context) -> list[Step]:
    """The card that an auto-ability on the stack comes from, if it is spoken of: named while the ability is there."""
    if not (stream.later("that forward") or stream.later("triggered from a forward")):
        return []
    variable = ctx.new_variable()
    things = ctx.focus.stack
    ctx.speak_of(variable, "forward")
    ctx.update(stack=things, source=variable)
    return [f"let {variable} (source_of {things})"]


def _first_and_other(stream: Stream, ctx: Context, both: str) -> list[Step]:
    """Two that were chosen at once, where "the first" and "the other" are spoken of."""
    at = stream.at
    if not any(token.key == "first" and stream.tokens[at + number + 1].key == "forward"
               for number, token in enumerate(stream.tokens[at:-1])):  # fmt: skip
        return []
    variable = ctx.new_variable()
    ctx.update(first=variable, second=f"(other_of {both} {variable})")
    return [f"let {variable} (first_of {both})"]


def _second(stream: Stream, ctx: Context) -> list[Step]:
    """`and 1 Forward opponent controls`."""
    stream.expect(", and", "and", ",")
    stream.accept("choose")
    if not (stream.peek().kind == "number" or stream.sees("up to")):
        stream.fail("number")
    ctx.update(beside=ctx.focus.them)
    found = picked(stream, ctx, "choose", "me")
    ctx.update(beside="")
    return found


def picked(stream: Stream, ctx: Context, verb: str, actor: str) -> list[Step]:
    """Reads a noun phrase: the steps that choose or select such cards; from now on it is spoken of them."""
    noun = amount_of(stream, ctx) or nouns.matching(stream, ctx, joined=True)
    if noun.every or noun.least or noun.most:
        stream.fail("number")
    if noun.up_to and stream.accept("( select as many as possible )"):
        noun.up_to = False
    if noun.count == "1" and not noun.up_to and (counted := amounts.for_each(stream, ctx)) is not None:
        noun.count = counted
    stream.accept("( select as many as possible )")
    noun_type = noun.filter.noun
    if noun.filter.zone == "field" and noun_type == "summon":
        _on_the_stack(noun, stream)
    if (verb == "choose" and noun.filter.group) or (noun.filter.zone in ("hand", "deck") and verb == "choose"):
        stream.fail("select")
    return taken(ctx, noun, verb, actor)


def taken(ctx: Context, noun: nouns.Noun, verb: str, actor: str) -> list[Step]:
    """The steps that pick cards; from now on it is spoken of them."""
    variable = ctx.new_variable()
    zone = ctx.focus.zone if noun.filter.group else noun.filter.zone
    ctx.speak_of(variable, noun.filter.noun, noun.many, zone)
    if noun.filter.group:
        ctx.update(picked=variable)
    if "removed_by self" in noun.filter.text():
        ctx.update(looked=noun.filter.things())
    if verb == "choose":
        ctx.update(chosen=variable)
    if actor == "opponent":
        ctx.update(theirs=variable)
    if noun.filter.zone == "stack":
        ctx.update(stack=variable)
    found: list[Step] = [*noun.picked(verb, variable, "opponent" if actor == "opponent" else "")]
    return found


def amount_of(stream: Stream, ctx: Context) -> nouns.Noun | None:
    """`up to the same number of Forwards as the Backups you control`: a number that is counted."""
    return stream.attempt(lambda: _same_number(stream, ctx))


def _same_number(stream: Stream, ctx: Context) -> nouns.Noun:
    """The noun phrase with the counted number."""
    up_to = stream.accept("up to")
    stream.expect("the same number of", "as many")
    filter_ = described(stream, ctx)
    if stream.accept("as you want"):
        if up_to:
            stream.fail("as")
        filter_.add(*tails.tails(stream, ctx, filter_))
        return nouns.Noun("any", False, filter_)
    stream.expect("as")
    stream.accept_any("the number of", "the")
    return nouns.Noun(amounts.number_of(stream, ctx), up_to, filter_)


def _on_the_stack(noun: nouns.Noun, stream: Stream) -> None:
    """A Summon that is chosen where no zone is named is one on the stack."""
    for alternative in noun.filter.alternatives:
        for at, term in enumerate(alternative):
            if term == "type summon":
                alternative[at] = "object summon"
            elif not term.startswith(("object ", "cost ", "choosing ", "choosing_only ", "of ")):
                stream.fail("a Summon")
    noun.filter.zone = "stack"


def _name(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`select 1 number`, `name 1 Element other than Light or Dark`."""
    if stream.accept_any("select 1 number", "selects 1 number"):
        variable = ctx.new_variable()
        ctx.update(number=f"{ctx.focus.number} {variable}".strip())
        return [f"let {variable} (number {actor} 0 99)"]
    stream.expect("name", "names", "select")
    stream.expect("1", "a", "an")
    aspect = stream.expect("element", "job", "card type", "card name")
    if aspect == "job" and stream.accept_any("and 1 element other than light or dark"):
        return _job_and_element(ctx, actor)
    coloured = aspect == "element" and stream.accept_any("other than light or dark", "other than light and dark")
    variable = ctx.new_variable()
    ctx.update(named=variable)
    word = "named_coloured" if coloured else "named"
    return [f"let {variable} ({word} {actor} {aspect.split()[-1]})"]


def _job_and_element(ctx: Context, actor: str) -> list[Step]:
    """`1 Job and 1 Element other than Light or Dark`."""
    job, element = ctx.new_variable(), ctx.new_variable()
    ctx.update(named=f"{job} {element}")
    return [f"let {job} (named {actor} job)", f"let {element} (named_coloured {actor} element)"]


def element_word(stream: Stream) -> str | None:
    """Reads the name of an element."""
    return stream.accept_any(*ELEMENTS)


def one_of_each(stream: Stream, ctx: Context) -> list[Step]:
    """`up to 1 Forward, up to 1 Backup and up to 1 Monster with a total cost of 8 or less among them onto the field`."""
    types: list[str] = []
    while stream.accept("up to 1"):
        types.append(stream.expect("forward", "backup", "monster"))
        stream.accept_any(", and", ",", "and")
    stream.expect("with a total cost of")
    most = stream.number()
    stream.expect("or less among them onto the field")
    if len(set(types)) < max(len(types), 2) or not ctx.focus.looked.startswith("$") or not most:
        stream.fail("up to 1")
    one = ctx.new_variable()
    ctx.update(picked=one, it="", them=one)
    wanted = f"up to {len(types)} {{type {'|'.join(types)}}}"
    return [f"select {one}: {wanted} from {ctx.focus.looked} with one_each_within type {most}", f"play {one}"]  # noqa: S608 - a sentence of abilities
