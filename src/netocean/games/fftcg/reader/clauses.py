# form: interpreted
"""Clauses of a sentence: who does it, what is done, joined by `and` and `then`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from netocean.games.fftcg.reader import (
    at_random,
    choices,
    counters,
    damage,
    deck,
    moves,
    replacements,
    status,
    values,
)
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.durations import duration
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.steps import Block, Step, append, offered, rendered
from netocean.games.fftcg.reader.stream import Stream

_Theme = Callable[[Stream, Context, str, str], Sequence[Step]]
_THEMES: tuple[_Theme, ...] = (
    counters.clause, at_random.clause, status.clause, choices.clause,
    damage.clause, moves.clause, deck.clause, values.clause, replacements.theme,
)  # fmt: skip
_THIRD_PERSON = ("draws", "discards", "selects", "reveals", "puts", "adds", "removes")
"""Verbs that go on with what was said of another player."""
_JOINTS = (", and then", ", then", "and then", ", and", "then", "and", ",")


def clauses(stream: Stream, ctx: Context, until: str = "", actor: str = "me") -> list[Step]:
    """Reads clauses up to the end of the sentence, which is left. `actor` is who acts where nobody is named."""
    found: list[Step] = []
    first = clause(stream, ctx, until, actor)
    append(found, stream.attempt(lambda: _either(stream, ctx, first, until, actor)) or first)
    while (more := stream.attempt(lambda: _further(stream, ctx, until, actor))) is not None:
        append(found, more)
    return found


def _further(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """A further clause with the word that joins it."""
    stream.expect(*_JOINTS)
    first = _joined(stream, ctx, until, actor)
    return stream.attempt(lambda: _either(stream, ctx, first, until, actor)) or first


def _either(stream: Stream, ctx: Context, first: list[Step], until: str, actor: str) -> list[Step]:
    """`… or …`: who acts does the one, or declines it and does the other."""
    before = ctx.focus
    stream.expect("or")
    second = clause(stream, ctx, until, actor)
    if isinstance(second[-1], str) and second[-1].endswith(" from me.deck"):
        more = stream.attempt(lambda: _further(stream, ctx, until, actor))
        second = [*second, *(more or [])]
    if any(isinstance(step, Block) for step in [*first, *second]):
        stream.fail("and")
    ctx.focus = before._replace(variables=ctx.focus.variables, it="", them="")
    return [Block("may" if actor == "me" else "may opponent", first), Block("if not done", second)]


def _joined(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """The clause after the word that joins it."""
    if stream.accept("if you do so ,"):
        return [Block("if done", clauses(stream, ctx, until, actor))]
    stream.accept("also")
    mark = stream.mark()
    leading = duration(stream)
    if leading and not stream.accept(","):
        stream.reset(mark)
        leading = ""
    if ctx.focus.player == "opponent" and stream.peek().key in _THIRD_PERSON:
        actor = "opponent"
    return clause(stream, ctx, leading or until, actor)


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads one clause."""
    stream.accept("also")
    found = stream.first((_may, _players), ctx, until, actor)
    if found is not None:
        return _at_the_end_of_turn(stream, found)
    themed = stream.first(_THEMES, ctx, until, actor)
    if themed is None:
        stream.fail("a clause")
    stream.accept_any("also", "as well")
    return _at_the_end_of_turn(stream, [*themed])


def _at_the_end_of_turn(stream: Stream, found: list[Step]) -> list[Step]:
    """`… at the end of the turn`: the same, but later."""
    if stream.accept_any("at the end of the turn", "at the end of this turn"):
        return [f"later [when end_of_turn any: {rendered(found)}]"]
    return found


def _may(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """`you may …`, `your opponent may …`."""
    if stream.accept("you may cast it without paying the cost this turn"):
        return [f"may_cast_free {ctx.focus.it or stream.fail('it')} until end_of_turn"]
    if ctx.focus.player == "opponent" and stream.accept("they may"):
        return offered("may opponent", clauses(stream, ctx, until, "opponent"))
    if stream.accept("you may"):
        return offered("may", clauses(stream, ctx, until, actor))
    stream.expect("your opponent may")
    ctx.update(player="opponent")
    return offered("may opponent", clauses(stream, ctx, until, "opponent"))


def _players(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """`your opponent discards …`, `you draw …`, `each player …`."""
    if stream.accept("you"):
        return clause(stream, ctx, until, "me")
    if stream.accept_any("your opponent", "opponent"):
        ctx.update(player="opponent")
        return clause(stream, ctx, until, "opponent")
    if not stream.accept_any("each player", "both players"):
        return _controller(stream, ctx, until)
    return _each(stream, ctx, until)


def _controller(stream: Stream, ctx: Context, until: str) -> list[Step]:
    """`that Forward's controller discards 1 card`: the one player or the other."""
    known = reference(stream, ctx)
    if known is None or known.many or known.things.startswith("("):
        stream.fail("your opponent")
    stream.expect("'s controller")
    mark, focus = stream.mark(), ctx.focus
    mine = clauses(stream, ctx, until, "me")
    stream.reset(mark)
    ctx.focus = focus._replace(variables=ctx.focus.variables, player="opponent")
    theirs = clauses(stream, ctx, until, "opponent")
    ctx.focus = focus._replace(variables=ctx.focus.variables)
    return [Block(f"if {known.things} is {{of opponent}}", theirs, mine)]


def _each(stream: Stream, ctx: Context, until: str) -> list[Step]:
    """The same for both players, the turn player first: one after the other, with variables of their own."""
    may = stream.accept("may")
    mark, player = stream.mark(), ctx.focus.player
    ctx.update(player="me")
    mine = clauses(stream, ctx, until, "me")
    them = ctx.focus.them
    stream.reset(mark)
    ctx.update(player="opponent")
    theirs = clauses(stream, ctx, until, "opponent")
    ctx.update(player=player)
    if ctx.focus.them != them and ctx.focus.them and them:
        ctx.speak_of_two(them, ctx.focus.them)
    elif ctx.focus.them == "done_cards":
        ctx.update(it="", them="", paid="")
    return [Block("may", mine), Block("may opponent", theirs)] if may else [*mine, *theirs]
