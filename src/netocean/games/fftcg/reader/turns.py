# form: interpreted
"""Sentences about turns and phases: further turns, phases that are skipped."""

from __future__ import annotations

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.steps import Step
from netocean.games.fftcg.reader.stream import Stream


def sentence(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """Reads such a sentence with its full stop. Raises Unread."""
    found = stream.first((_one_more, _skipped), ctx)
    if found is None:
        stream.fail("Take 1 more turn", "Skip")
    stream.expect(".")
    return found


def _one_more(stream: Stream, ctx: Context) -> list[Step]:
    """`Take 1 more turn after this one. At the end of that turn, you lose the game`: that turn comes right after this."""
    stream.expect("take 1 more turn after this one . at the end of that turn , you lose the game")
    losing = "later [when end_of_turn me: lose me]"
    return ["extra_turn me", f"if my_turn {{ later [when end_of_turn me: {losing}] }} else {{ {losing} }}"]


_PHASES = (("attack phase", "attack"), ("main phase 1", "main_1"), ("main phase 2", "main_2"))


def _skipped(stream: Stream, ctx: Context) -> list[Step]:
    """`Skip your opponent's Main Phase 1 and Main Phase 2 in their next turn`."""
    stream.expect("skip your opponent's")
    found: list[Step] = []
    while True:
        phase = next((word for phrase, word in _PHASES if stream.accept(phrase)), None)
        found.append(f"skip opponent {phase or stream.fail('Attack Phase')}")
        if not stream.accept("and"):
            break
    stream.expect("in their next turn")
    return found
