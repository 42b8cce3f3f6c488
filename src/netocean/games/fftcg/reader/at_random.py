# form: interpreted
"""Cards of a hand that chance picks: removed, revealed."""

from __future__ import annotations

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.steps import Step
from netocean.games.fftcg.reader.stream import Stream


def clause(stream: Stream, ctx: Context, until: str, actor: str) -> list[Step]:
    """Reads a clause of this theme."""
    if until:
        stream.fail("a clause with a duration")
    stream.expect("randomly")
    verb = stream.expect("removes", "remove", "reveals", "reveal").removesuffix("s")
    number = stream.number() or stream.fail("number")
    stream.expect("card", "cards")
    stream.expect("in their hand", "from their hand", "in your hand", "from your hand")
    if verb == "remove":
        stream.expect("from the game")
    cards = ctx.new_variable()
    ctx.speak_of(cards, "", number > 1, "hand" if verb == "reveal" else "removed")
    ctx.update(looked=cards if verb == "reveal" else "", picked="")
    return [f"let {cards} (random {actor} {number})", f"{verb} {cards}"]
