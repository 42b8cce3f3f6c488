# form: interpreted
"""Field abilities, as printed: lines that always hold, keywords, and what happens instead."""

from collections.abc import Callable
from functools import partial

from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.costs import cp
from netocean.games.fftcg.reader.fields_conditions import condition
from netocean.games.fftcg.reader.fields_head import Head
from netocean.games.fftcg.reader.fields_nouns import reminder, union
from netocean.games.fftcg.reader.fields_play import play_line
from netocean.games.fftcg.reader.fields_statements import statements
from netocean.games.fftcg.reader.fields_values import always
from netocean.games.fftcg.reader.filters import keyword
from netocean.games.fftcg.reader.replacements import replacement_line
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.slugs import slug

Reader = Callable[[Stream, Context, Head], list[str]]


def line(stream: Stream, ctx: Context, gates: list[str] | None = None) -> list[str]:
    """Reads a field line to its end: the canonical lines that it becomes. Raises Unread.

    `gates` are conditions without which the card does not have it; they stand in the lines as `while`.
    """
    head = Head()
    head.gates += gates or []
    if stream.sees("damage") and stream.peek(2).key == "--":
        stream.next()
        head.gates.append(f"me.points >= {stream.number()}")
        stream.expect("--")
    for reader in (_keywords, _counted_keywords, _elements, _limit_break, _always, play_line, replacement_line, _leaves,
                   _shares, statements):  # fmt: skip
        found = stream.attempt(partial(_whole, stream, ctx, reader, head.copy()))
        if found is not None:
            return found
    return stream.fail("a field ability")


def _whole(stream: Stream, ctx: Context, reader: Reader, head: Head) -> list[str]:
    """The lines that are read, if the printed one is read to its end."""
    lines = reader(stream, ctx, head)
    stream.accept(".")
    reminder(stream, "( @self does not return to your hand if")
    return lines if stream.done() else stream.fail("the end of the line")


def _keywords(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`Haste First Strike`, with the reminder of what a keyword means."""
    found: list[str] = []
    while (word := keyword(stream)) is not None:
        found.append(head.keyword(word))
        stream.accept(",")
    if not found:
        stream.fail("a keyword")
    reminder(stream)
    return found


def _counted_keywords(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`Warp 3 -- {A}`, `Limit Break -- 2`, `Priming "Card Name X" -- {F}` (F-R17.3, F-R18.1, F-R19.1)."""
    stream.symbol("LB")
    if stream.accept("limit break"):
        stream.accept("--")
        found = f"limit_break {_number(stream)}"
    elif stream.accept("warp"):
        number = _number(stream)
        stream.expect("--")
        found = f"warp {number} {cp(stream) or stream.fail('CP')}"
    else:
        stream.expect("priming")
        name = _name(stream)
        stream.accept("--")
        found = f"priming {name} {cp(stream) or stream.fail('CP')}"
    reminder(stream)
    return [head.keyword(found)]


def _number(stream: Stream) -> int:
    """A literal number."""
    number = stream.number()
    return number if number is not None else stream.fail("number")


def _name(stream: Stream) -> str:
    """The name of a card: marked as one, in quotes or brackets, or plain up to the dash."""
    quote = stream.kind("quote")
    if quote is not None:
        tokens = list(quote.inner[:-1])
        if len(tokens) > 1:
            return slug(quote.text.strip('"'))
    else:
        stream.accept("[")
        tokens = []
        while not (stream.sees("--") or stream.peek().kind == "symbol" or stream.done()):
            tokens.append(stream.next())
    if len(tokens) == 1 and tokens[0].kind in ("name", "self"):
        return tokens[0].value
    if not tokens or any(token.kind not in ("word", "number") for token in tokens):
        stream.fail("Card Name")
    return slug(" ".join(token.text for token in tokens))


def _elements(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`(Card Elements: Fire/Ice)`: the facts of the card say it."""
    stream.expect("( card elements :")
    stream.next()
    stream.expect(")")
    return []


def _limit_break(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`(Cards with Limit Break cannot be included in your main deck.)`: the rules say it (F-R5.2)."""
    stream.expect("( cards with {LB} cannot be included in your main deck . )")
    return []


def _always(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """What the card is in all situations."""
    return always(stream, ctx, head)


def _leaves(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`If C, put X into the Break Zone`: as soon as that is so (F-R13.16)."""
    stream.expect("if")
    head.conditions.append(condition(stream, ctx))
    stream.expect("put @self into the break zone")
    return [head.trigger("state", ["put self"])]


def _shares(stream: Stream, ctx: Context, head: Head) -> list[str]:
    """`If a Forward in your Break Zone has Haste or Brave, X gains those abilities`: a line for each of them."""
    stream.expect("if a", "if an")
    found = union(stream, ctx)
    stream.expect("has")
    words = [keyword(stream) or stream.fail("Haste")]
    while stream.accept_any(", or", "or", ","):
        words.append(keyword(stream) or stream.fail("Haste"))
        if stream.sees(", @self"):
            break
    stream.expect(", @self gains those abilities")
    if found.group or found.together or found.lets or " or " in found.text():
        stream.fail("cards")
    place = "" if found.zone == "field" else f" {found.zone} {found.owner or 'me'}"
    lines: list[str] = []
    for word in words:
        one = head.copy()
        one.conditions.append(f"(count {found.text()[:-1]}, keyword {word}}}{place}) >= 1")
        lines.append(one.static([f"grant self {word}"]))
    return lines
