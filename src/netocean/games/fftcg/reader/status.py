# form: interpreted
"""What is done to cards where they are: break, cancel, dull, activate, freeze, reveal."""

from __future__ import annotations

from netocean.games.fftcg.reader import moves
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.steps import Block, Step
from netocean.games.fftcg.reader.stream import Stream

_STATUS = {
    "break": "break", "breaks": "break", "dulls": "dull", "freezes": "freeze", "cancels": "cancel", "dull": "dull",
    "activate": "activate", "activates": "activate", "freeze": "freeze", "cancel": "cancel",
    "reveal": "reveal", "reveals": "reveal",
}  # fmt: skip


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads a clause of this theme."""
    if until:
        stream.fail("a clause with a duration")
    found = stream.first((moves.chosen_discard, _status), ctx, actor)
    return stream.fail("break", "dull", "cancel") if found is None else found


def _status(stream: Stream, ctx: Context, actor: str) -> list[Step]:
    """`dull it`, `dull and freeze it`, `break all the Forwards`."""
    before = ctx.focus
    if ctx.focus.stack:
        found = stream.attempt(lambda: _retarget(stream, ctx))
        if found is not None:
            return found
    if stream.accept("negate all damage dealt to"):
        healed: list[Step] = []
        things = moves.object_of(stream, ctx, healed, actor)
        return [*healed, f"heal {things}"]
    ctx.look_back()
    verbs = [_STATUS[stream.expect(*_STATUS)]]
    special = _special(stream, ctx, verbs[0], actor)
    if special:
        return special
    while stream.peek().key in ("and", "or") and stream.peek(1).key in _STATUS:
        stream.expect("and")
        verbs.append(_STATUS[stream.expect(*_STATUS)])
    steps: list[Step] = []
    things = moves.object_of(stream, ctx, steps, actor)
    if verbs == ["break"]:
        stream.accept("regardless of its power")
        more = stream.attempt(lambda: _its_opponent(stream))
        if more is not None and things == "self":
            variable = ctx.new_variable()
            return [f"let {variable} {more}", f"break (both self {variable})"]
    if verbs == ["reveal"]:
        ctx.update(looked=things)
    if verbs == ["dull"] and not steps and (choice := stream.attempt(lambda: _dull_or(stream, things))):
        return choice
    if verbs in (["dull"], ["reveal"]) and things.startswith("$"):
        ctx.update(paid=things)
    if steps and verbs == ["dull"]:
        ctx.speak_again_of(before)
    return [*steps, *(f"{verb} {things}" for verb in verbs)]


def _special(stream: Stream, ctx: Context, verb: str, actor: str) -> list[Step]:
    """Objects that only one verb has: `cancel its effect`, `dull active X`, `break it or dull it`."""
    if verb == "cancel" and stream.peek().key not in ("and", "or"):
        return [f"cancel {_effect(stream, ctx)}"]
    if verb == "reveal" and (stream.sees("the top") or stream.sees("their hand") or stream.sees("your hand")):
        stream.fail("cards")
    if verb == "dull" and stream.accept("active @self"):
        variable = ctx.new_variable()
        return [f"select {variable}: 1 {{self, active}}", f"dull {variable}"]
    if stream.peek().key == "or" and stream.peek(1).key in _STATUS:
        return _one_of_two(stream, ctx, verb, actor)
    return []


_VALID = (
    "( the newly chosen target must be a valid choice )", "( the newly chosen character must be a valid choice )",
    "( the newly chosen forward must be a valid choice )",
)  # fmt: skip


def _retarget(stream: Stream, ctx: Context) -> list[Step]:
    """`choose another target to become the new target`, `the ability is now choosing X instead, if possible`."""
    things = ctx.focus.stack
    if stream.accept("choose another target to become the new target"):
        stream.accept_any(*_VALID)
        return [f"retarget {things}"]
    if stream.accept("choose another"):
        kind = described(stream, ctx)
        stream.expect("to become the new target")
        stream.accept_any(*_VALID)
        return (
            [f"retarget {things} {kind.text()}"] if kind.zone == "field" and not kind.lets else stream.fail("a Forward")
        )
    stream.expect("the summon or ability is now choosing @self instead", "the ability is now choosing @self instead")
    stream.accept(", if possible")
    return [f"retarget_to {things} self"]


def _one_of_two(stream: Stream, ctx: Context, verb: str, actor: str) -> list[Step]:
    """`dull or Freeze the former`: the one or the other, as who acts likes."""
    stream.expect("or")
    other = _STATUS[stream.expect(*_STATUS)]
    steps: list[Step] = []
    things = moves.object_of(stream, ctx, steps, actor)
    if steps:
        stream.fail("a card spoken of")
    return [Block("may", [f"{verb} {things}"]), Block("if not done", [f"{other} {things}"])]


def _dull_or(stream: Stream, things: str) -> list[Step]:
    """`dull it or Freeze it`: one of both; `if it is active` adds nothing, for only an active card is dulled."""
    if stream.accept_any("if it is active", "if they are active"):
        return [f"dull {things}"]
    verb = stream.expect("or freeze it", "or freeze them", "or activate it", "or activate them").split()[1]
    return [Block("may", [f"dull {things}"]), Block("if not done", [f"{verb} {things}"])]


def _its_opponent(stream: Stream) -> str:
    """`as well as the Forward that blocks or is blocked by X`: what it is in battle with."""
    stream.expect(
        "as well as the forward that blocks or is blocked by @self", "and any forwards that are blocked by @self"
    )
    return "(every {type forward, battling self} field)"


def _effect(stream: Stream, ctx: Context) -> str:
    """What is cancelled: `its effect`. Only what is on the stack can be."""
    things = ctx.focus.stack
    if not things:
        stream.fail("something on the stack")
    if stream.accept("all effects choosing @self"):
        return "(every {choosing self} stack any)"
    if stream.accept_any("its effect", "its effects", "the effect of it", "their effects", "their effect", "it"):
        return things
    stream.expect("that summon", "that ability", "that auto-ability", "the summon", "the ability")
    if stream.accept("'s"):
        stream.expect("effect")
    return things
