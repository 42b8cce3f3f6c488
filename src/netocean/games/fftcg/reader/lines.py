# form: interpreted
"""Whole printed lines: marks and gates, the head, costs, the effect with its restrictions, and what they become."""

from netocean.games.fftcg.reader import conditions, costs, effects, fields, triggers
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.steps import Step, rendered
from netocean.games.fftcg.reader.stream import Stream

_ORDER = ("while", "mark", "title", "in", "at", "if", "once", "at_most")


def line(stream: Stream, ctx: Context) -> list[str]:
    """Reads one printed line to its end: the lines of the language that it becomes."""
    start = stream.mark()
    clauses: list[tuple[str, str]] = []
    while True:
        if stream.symbol("EX"):
            clauses.append(("mark", "ex"))
        elif stream.sees("damage") and stream.peek(2).key == "--":
            stream.next()
            clauses.append(("while", f"me.points >= {stream.number()}"))
            stream.accept("--")
        else:
            break
    title = stream.kind("title")
    if title:
        clauses.append(("title", f'"{title.value}"'))
    found = _core(stream, ctx, clauses, start)
    if not stream.done():
        stream.fail("the end of the line")
    return found


def _core(stream: Stream, ctx: Context, clauses: list[tuple[str, str]], start: int) -> list[str]:
    """What the line is: an action ability, an auto-ability, the text of a Summon, or a field line from its start."""
    if _is_action(stream):
        ctx.update(paying=True)
        paid = costs.costs(stream, ctx)
        ctx.update(paying=False)
        stream.expect(":")
        ctx.update(paid="paid_cards" if any(_takes_cards(cost) for cost in paid) else "")
        ctx.update(self_zone="break" if "put_self" in paid or "discard_self" in paid else "")
        before: list[Step] = []
        if ctx.focus.paid and any(token.key == "discarded" for token in stream.tokens[stream.at :]):
            variable = ctx.new_variable()
            ctx.update(paid=variable)
            before.append(f"let {variable} (paid_cards)")
        steps = [*before, *effects.effect(stream, ctx)]
        paid += [value for name, value in ctx.focus.clauses if name == "cost"]
        return [_put_together("activate", ctx, clauses, steps, paid)]
    found = stream.first((_automatic, _summon), ctx, clauses)
    if found is not None:
        return found
    stream.reset(start)
    return fields.line(stream, ctx)


def _takes_cards(cost: str) -> bool:
    """Whether a cost takes other cards, which the effect may speak of."""
    return cost.split(maxsplit=1)[0] in ("put", "discard", "remove", "return", "bottom")


def _summon(stream: Stream, ctx: Context, clauses: list[tuple[str, str]]) -> list[str]:
    """The text of a Summon: what it does."""
    if ctx.card.type != "summon":
        stream.fail("When")
    return [_put_together("use", ctx, clauses, effects.effect(stream, ctx), [])]


def _is_action(stream: Stream) -> bool:
    """Whether a colon comes before the first full stop: then there are costs."""
    if triggers.is_trigger(stream):
        return False
    if stream.sees("(") or stream.sees("select"):
        return False
    for token in stream.tokens[stream.at :]:
        if token.key == ":":
            return True
        if token.key == "." or token.kind == "quote":
            return False
    return False


def _automatic(stream: Stream, ctx: Context, clauses: list[tuple[str, str]]) -> list[str]:
    """`During your turn, when X attacks, if you control Y, …`."""
    gates = clauses[:]
    if stream.accept("during your turn ,"):
        gates.append(("while", "my_turn"))
    elif stream.accept("during your opponent's turn ,"):
        gates.append(("while", "opponent_turn"))
    elif stream.accept("during your opponent's attack phase ,"):
        gates += [("while", "opponent_turn"), ("while", "in_phase attack")]
    each_turn = stream.accept("during each turn ,")
    if not triggers.is_trigger(stream):
        stream.fail("When")
    events = triggers.trigger(stream, ctx)
    if stream.accept_any(
        "for the first time in that turn", "for the first time each turn", "for the first time during that turn"
    ):
        gates.append(("if", "first_time"))
    elif each_turn and not events.startswith("cast_nth"):
        stream.fail("for the first time in that turn")
    if {event.split()[0] for event in events.split(" or ")} & {"put", "broken"}:
        ctx.update(zone="break", self_zone="break")
    harmful = events.startswith(("is_damaged", "damages", "battle_damages"))
    ctx.update(that=harmful, event="it" if events.startswith("enters {") else "")
    if events.endswith("+"):
        events = events.removesuffix("+")
        gates.append(("if", "not (in_phase draw and opponent_turn)"))
    stream.expect(",")
    mark, focus, outer = stream.mark(), ctx.focus, gates[:]
    while stream.sees("if"):
        condition = stream.attempt(lambda: _condition(stream, ctx))
        if condition is None:
            break
        gates.append(("if", condition))
    found = _put_together(f"when {events}", ctx, gates, effects.effect(stream, ctx), [])
    if any(name == "if" and value.endswith(" = 0") and f"if {value[:-4]} >= 1" in found for name, value in gates):
        # What is said of the other case shows that the condition is not of the whole ability.
        stream.reset(mark)
        ctx.focus = focus
        found = _put_together(f"when {events}", ctx, outer, effects.effect(stream, ctx), [])
    return [found]


def _condition(stream: Stream, ctx: Context) -> str:
    """An `if` that belongs to the trigger."""
    stream.expect("if")
    found = conditions.condition(stream, ctx)
    stream.expect(",")
    return found


def _put_together(head: str, ctx: Context, clauses: list[tuple[str, str]], steps: list[Step], paid: list[str]) -> str:
    """The line of the language."""
    parts = [head]
    found = clauses + list(ctx.focus.clauses)
    for word in _ORDER:
        values = list(dict.fromkeys(value for name, value in found if name == word))
        if not values:
            continue
        if word in ("while", "if"):
            parts.append(f"{word} " + " and ".join(f"({value})" if " or " in value else value for value in values))
        elif word == "at":
            parts.append("at " + ",".join(dict.fromkeys(values)))
        elif word == "mark":
            parts.append("mark " + ",".join(values))
        else:
            parts.append(f"{word.replace('once', 'once per')} {values[0]}")
    if paid:
        parts.append("cost " + ", ".join(paid))
    return f"{' '.join(parts)}: {rendered(steps)}"
