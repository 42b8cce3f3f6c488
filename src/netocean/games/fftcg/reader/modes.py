# form: interpreted
"""`Select 1 of the 2 following actions`, with its options in quotes."""

from netocean.games.fftcg.reader import amounts, effects, restrictions
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.steps import Block, Step, append, rendered
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import QUOTE

_BETWEEN = (
    "( this effect does not end at the end of the turn . )", "( these effects do not end at the end of the turn . )",
    "or", ",", ".",
)  # fmt: skip


def modes(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """Reads the sentence and its options."""
    count, number = _head(stream, ctx)
    stream.expect(".", ":")
    better = stream.attempt(lambda: _better(stream, ctx))
    while restrictions.restriction(stream, ctx):
        pass
    mark = stream.mark()
    plain = f"modes {count} {_options(stream, ctx, number)}"
    if better is None:
        return [plain]
    condition, other = better
    stream.reset(mark)
    return [Block(f"if {condition}", [f"modes {other} {_options(stream, ctx, number)}"], [plain])]


def _options(stream: Stream, ctx: Context, number: int) -> str:
    """The options, each in its braces."""
    options: list[str] = []
    if stream.sees("choose"):
        return _bare_options(stream, ctx, number)
    while stream.peek().kind == QUOTE:
        options.append(_option(stream, ctx))
        stream.accept_any(*_BETWEEN)
    if len(options) != number:
        stream.fail(f"{number} options")
    return " ".join(f"{{ {option} }}" for option in options)


def _bare_options(stream: Stream, ctx: Context, number: int) -> str:
    """Options without quotes: each begins with what it chooses."""
    options: list[str] = []
    focus = ctx.focus
    while stream.sees("choose"):
        steps: list[Step] = []
        while not stream.done() and not (steps and stream.sees("choose")):
            append(steps, effects.sentence(stream, ctx, []))
        options.append(rendered(steps))
        ctx.focus = focus._replace(variables=ctx.focus.variables)
    if len(options) != number or not stream.done():
        stream.fail(f"{number} options")
    return " ".join(f"{{ {option} }}" for option in options)


def _head(stream: Stream, ctx: Context) -> tuple[str, int]:
    """How many of how many."""
    stream.expect("select", "choose")
    if stream.accept("1 from the following"):
        return "1", _counted(stream)
    if stream.accept("up to the same number of the"):
        number = stream.number() or stream.fail("number")
        stream.expect("following actions as")
        stream.accept("the")
        return f"up to {amounts.number_of(stream, ctx)}", number
    count = ("up to " if stream.accept("up to") else "") + str(stream.number() or stream.fail("number"))
    stream.expect("of the")
    number = stream.number() or _counted(stream)
    stream.expect("following actions", "actions")
    return count, number


def _counted(stream: Stream) -> int:
    """How many options follow, where the number is left out."""
    return sum(token.kind == QUOTE for token in stream.tokens[stream.at :]) or stream.fail("number")


def _better(stream: Stream, ctx: Context) -> tuple[str, str]:
    """`If C, select up to 2 of the 3 following actions instead.`: the condition, and how many then."""
    from netocean.games.fftcg.reader import conditions  # noqa: PLC0415 - conditions need no modes

    stream.expect("if")
    condition = conditions.condition(stream, ctx)
    stream.accept("( before paying the cost for @self )")
    stream.expect(",")
    stream.expect("select")
    count = ("up to " if stream.accept("up to") else "") + str(stream.number() or stream.fail("number"))
    if stream.accept("of the"):
        stream.number()
        stream.expect("following actions", "actions")
    stream.expect("instead .")
    return condition, count


def _option(stream: Stream, ctx: Context) -> str:
    """One option: its steps. What it speaks of is forgotten after it."""
    token = stream.next()
    focus = ctx.focus
    inner = stream.inside(token)
    found = rendered(effects.effect(inner, ctx))
    if ctx.focus.clauses != focus.clauses:
        stream.fail("an option")
    ctx.focus = focus._replace(variables=ctx.focus.variables)
    return found
