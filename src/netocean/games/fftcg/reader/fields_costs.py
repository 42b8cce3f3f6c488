# form: interpreted
"""What it costs to cast cards and to use abilities: dearer, cheaper, nothing, with any CP."""

from netocean.games.fftcg.reader import references
from netocean.games.fftcg.reader.amounts import times
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.fields_nouns import for_each, inlined, union
from netocean.games.fftcg.reader.stream import Stream

_NOT_ZERO = ("( it cannot become 0 )", ", it cannot become 0")


def cost_change(stream: Stream, ctx: Context) -> list[str]:
    """Reads `the cost required to cast your Summons is reduced by 1`, in all its wordings: the steps. Raises Unread.

    "Your next …" gets its duration; others have none.
    """
    if stream.accept("the priming cost of the"):
        found = union(stream, ctx)
        stream.accept_any("forwards", "characters")
        stream.expect("can be paid with cp of any element")
        return [f"any_pay_priming {inlined(found, found.text())}"]
    if stream.accept("your warp cost can be paid with cp of any element"):
        return ["any_pay_warp {of me}"]
    stream.expect("the cost")
    required = stream.accept("required")
    who = _payer(stream, ctx) if required else ""
    if who.startswith("{"):
        return _of_abilities(stream, who)
    if stream.accept_any("to cast", "to play") or (not required and stream.accept_any("for playing", "for casting")):
        things, until = _cast(stream, ctx, who)
    else:
        stream.fail("to cast", "to play")
    steps = _changed(stream, ctx, things)
    return [f"{step} until {until}" for step in steps] if until else steps


def _payer(stream: Stream, ctx: Context) -> str:
    """Who pays: a player as a term of a filter, or the Characters whose abilities are meant."""
    if stream.accept("for your opponent"):
        return "of opponent"
    if stream.accept("for all players"):
        return ""
    if stream.accept("for you"):
        return "of me"
    if stream.accept_any("for the", "for"):
        found = union(stream, ctx)
        return inlined(found, found.text())
    return ""


def _of_abilities(stream: Stream, things: str) -> list[str]:
    """`… to use action abilities is increased by {2}`."""
    kind = stream.expect("to use action abilities", "to use special abilities", "to use abilities")
    change = stream.expect("is increased by", "increases by", "is reduced by")
    token = stream.next()
    number = token.value if token.kind == "symbol" else token.text
    if not number.isdigit():
        stream.fail("number")
    word = {"action": " action", "special": " special"}.get(kind.split()[2], "")
    return [f"{'cheaper' if 'reduced' in change else 'dearer'}_abilities {things} {number}{word}"]


def _cast(stream: Stream, ctx: Context, who: str) -> tuple[str, str]:
    """What is cast, as things, and until when it holds."""
    things = until = ""
    if stream.accept("@self"):
        if stream.sees("or"):
            stream.fail("is reduced by")
        things = "self"
    elif (known := references.reference(stream, ctx)) is not None:
        things = known.things
    else:
        mine = stream.accept("your")
        if mine and stream.accept("next"):
            until = "used"
        else:
            stream.accept_any("the", "a")
        found = union(stream, ctx)
        if mine or who:
            found.add(who or "of me")
        if stream.accept_any("from your hand", "in your hand"):
            stream.fail("is reduced by")
        things = inlined(found, found.text())
    stream.accept("onto the field")
    if stream.accept("during this turn"):
        until = until or "end_of_turn"
    return things, until


def _changed(stream: Stream, ctx: Context, things: str) -> list[str]:
    """How the cost changes, and with what it may be paid."""
    if stream.accept("can be paid with cp of any element"):
        return [f"any_pay {things}"]
    if stream.accept("becomes"):
        number = stream.number()
        return [f"cast_cost {things} {number}"] if number is not None else stream.fail("number")
    change = stream.expect("is reduced by", "is increased by", "increases by", "decreases by")
    number = stream.number()
    if number is None:
        stream.fail("number")
    counted = for_each(stream, ctx)
    amount = str(number) if counted is None else times(str(number), counted)
    if change in ("is increased by", "increases by"):
        return [f"dearer {things} {amount}"]
    steps = [_cheaper(stream, things, amount)]
    if stream.accept("and can be paid with cp of any element"):
        steps.append(f"any_pay {things}")
    return steps


def _cheaper(stream: Stream, things: str, amount: str) -> str:
    """A reduction, with what is left at least (F-R11.13)."""
    if stream.accept_any(*_NOT_ZERO):
        return f"cheaper_but_one {things} {amount}"
    if stream.accept("( it cannot become"):
        least = stream.number()
        stream.expect("or less )")
        return f"cheaper_to {things} {amount} {(least or 0) + 1}"
    return f"cheaper {things} {amount}"
