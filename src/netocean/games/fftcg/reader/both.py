# form: interpreted
"""Sentences that follow what each player did: who did so does more, and what neither of them picked."""

from __future__ import annotations

from netocean.games.fftcg.reader import clauses, nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import Filter, described
from netocean.games.fftcg.reader.steps import Block, Step
from netocean.games.fftcg.reader.stream import Stream

_SEATS = ("me", "opponent")


def sentence(stream: Stream, ctx: Context, before: list[Step]) -> list[Step]:
    """Reads such a sentence with its full stop. Raises Unread."""
    found = stream.first((_who_controls_less, _who_revealed, _not_selected), ctx)
    if found is None:
        stream.fail("each player who")
    stream.expect(".")
    return found


def _who_controls_less(stream: Stream, ctx: Context) -> list[Step]:
    """`each player who doesn't control 2 or more Forwards discards 1 card`."""
    stream.expect("each player who does not control")
    number = stream.number()
    stream.expect("or more")
    cards = _plain(stream, ctx)
    mark, before = stream.mark(), ctx.focus
    steps: list[Step] = []
    for seat in _SEATS:
        stream.reset(mark)
        ctx.focus = before._replace(variables=ctx.focus.variables, player=seat)
        own = f"{{{cards.text()[1:-1]}, of {seat}}}"
        steps.append(Block(f"if (count {own}) < {number}", clauses.clauses(stream, ctx, "", seat)))
    ctx.focus = before._replace(variables=ctx.focus.variables)
    return steps if number else stream.fail("number")


def _who_revealed(stream: Stream, ctx: Context) -> list[Step]:
    """`Each player who revealed a Character may play it onto the field`, each the card of his own."""
    stream.expect("each player who revealed a")
    cards = _plain(stream, ctx)
    stream.expect("may play it onto the field")
    mine, theirs = _pair(stream, ctx)
    return [
        Block(f"if {mine} is {cards.text()}", [Block("may", [f"play {mine}"])]),
        Block(f"if {theirs} is {cards.text()}", [Block("may opponent", [f"play {theirs}"])]),
    ]


def _not_selected(stream: Stream, ctx: Context) -> list[Step]:
    """`All the Forwards that were not selected are put into the Break Zone`."""
    noun = nouns.matching(stream, ctx, joined=True)
    stream.expect("that were not selected are put into the break zone")
    mine, theirs = _pair(stream, ctx)
    if not noun.every or noun.filter.lets or noun.together or noun.filter.zone != "field":
        stream.fail("all the")
    noun.filter.add(f"not in {mine}", f"not in {theirs}")
    return [f"put {noun.filter.text()}"]


def _plain(stream: Stream, ctx: Context) -> Filter:
    """Cards on the field, as a filter."""
    found = described(stream, ctx)
    if found.lets or found.together or found.group or found.zone != "field":
        stream.fail("cards")
    return found


def _pair(stream: Stream, ctx: Context) -> tuple[str, str]:
    """The cards of each player that were spoken of together."""
    first, second = ctx.focus.first, ctx.focus.second
    if not (first.startswith("$") and second.startswith("$")):
        stream.fail("cards of each player")
    return first, second


def discarders(stream: Stream, ctx: Context, found: list[Step]) -> bool:
    """`Then, any player who discards a Fire card, draws 1 card`: what each of them discarded is named as it happens."""
    stream.accept_any("then ,", "then")
    stream.expect("any player who discards a")
    cards = _plain(stream, ctx)
    stream.expect(", draws 1 card .")
    mine, theirs = _named(stream, ctx, found, "discard_random me 1", "discard_random opponent 1")
    found += [Block(f"if {name} is {cards.text()}", [f"draw {seat} 1"])
              for name, seat in zip((mine, theirs), _SEATS, strict=True)]  # fmt: skip
    return True


def same_types(stream: Stream, ctx: Context, found: list[Step]) -> bool:
    """`If both cards are of the same card type, …`, of the cards that each player put into the Break Zone."""
    stream.expect("if both cards are of the same card type ,")
    mine, theirs = _named(stream, ctx, found, "mill me 1", "mill opponent 1")
    found.append(Block(f"if same {mine} {theirs} type", clauses.clauses(stream, ctx)))
    stream.expect(".")
    return True


def _named(stream: Stream, ctx: Context, found: list[Step], mine: str, theirs: str) -> tuple[str, str]:
    """Names the cards that the last two steps move, each right after its step."""
    if found[-2:] != [mine, theirs]:
        stream.fail(mine)
    first, second = ctx.new_variable(), ctx.new_variable()
    found[-2:] = [mine, f"let {first} (done_cards)", theirs, f"let {second} (done_cards)"]
    return first, second
