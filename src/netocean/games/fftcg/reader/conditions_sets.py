# form: interpreted
"""Conditions on what several cards are together: those just moved or revealed, the members of a party, one's own."""

from netocean.games.fftcg.reader import fields_nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS

_MOVED = (
    "the cards put into the break zone", "the cards removed by this effect", "cards removed by this effect",
    "these cards", "the revealed cards", "revealed cards", "removed cards",
)  # fmt: skip
_ASPECTS = {"element": "element", "card type": "type", "elements": "element", "names": "name", "costs": "cost"}


def together(stream: Stream, ctx: Context) -> str:
    """Reads a condition on several cards."""
    found = stream.first((_all_are, _alike, _different, _so_many, _discarded, _one, _all_have, _members, _owned), ctx)
    return stream.fail("cards") if found is None else found


def moved(stream: Stream, ctx: Context) -> str:
    """Reads a phrase for the cards that were just put, removed or revealed: a variable that names them."""
    phrase = stream.accept_any(*_MOVED)
    if phrase is None:
        stream.fail("the revealed cards")
    things = ctx.focus.looked if "revealed" in phrase else ctx.focus.paid
    return things if things.startswith("$") else stream.fail("cards that were named")


def _all_are(stream: Stream, ctx: Context) -> str:
    """`all the cards put into the Break Zone are of Fire Element`."""
    stream.expect("all")
    cards = moved(stream, ctx)
    stream.expect("are of")
    element = stream.expect(*ELEMENTS)
    stream.expect("element")
    return f"{cards} is {{element {element}}}"


def _alike(stream: Stream, ctx: Context) -> str:
    """`all the cards removed by this effect are of the same Element`."""
    stream.accept("all")
    cards = moved(stream, ctx)
    stream.expect("are of the same")
    aspect = _ASPECTS[stream.expect("element", "card type")]
    return f"(most_alike {aspect} {cards}) = (count {cards})"


def _different(stream: Stream, ctx: Context) -> str:
    """`there are 4 or more different Elements among cards removed by this effect`; `there were 5 or more` of the same."""
    stream.expect("there are", "there were")
    number = stream.number()
    stream.expect("or more")
    before, _, counted = ctx.focus.counted.partition(" ")
    if before == "there" and stream.sees(","):
        return f"{counted} >= {number}"
    stream.expect("different")
    aspect = _ASPECTS[stream.expect("elements", "names", "costs")]
    stream.expect("among")
    counted = f"(kinds {aspect} {moved(stream, ctx)})"
    ctx.update(counted=f"there {counted}")
    return f"{counted} >= {number}"


def _so_many(stream: Stream, ctx: Context) -> str:
    """`2 Characters are removed from the game by this effect`, `5 or more cards are removed …`."""
    number = stream.number()
    if number is None:
        stream.fail("number")
    stream.accept("or more")
    cards = described(stream, ctx)
    stream.expect("are removed from the game by this effect")
    if cards.text() == "{}":
        return f"(count (done_cards)) >= {number}"
    if not ctx.focus.paid.startswith("$") or cards.lets:
        stream.fail("cards")
    return f"(count (among {ctx.focus.paid} {cards.text()})) >= {number}"


def _discarded(stream: Stream, ctx: Context) -> str:
    """`1 or more discarded cards were Category VI`."""
    number = stream.number()
    stream.expect("or more discarded cards were")
    kind = stream.kind("category") or stream.kind("job") or stream.fail("Category")
    if not ctx.focus.paid.startswith("$"):
        stream.fail("cards")
    return f"(count (among {ctx.focus.paid} {{{kind.kind} {kind.value}}})) >= {number}"


def _one(stream: Stream, ctx: Context) -> str:
    """`the card put into the Break Zone is not a Forward`, `you added a Forward to your hand`, `you discard a …`."""
    if ctx.focus.source and stream.accept("the cancelled auto-ability triggered from a forward"):
        ctx.speak_of(ctx.focus.source, "forward")
        return f"{ctx.focus.source} is {{type forward}}"
    if stream.accept("you added a"):
        kind = described(stream, ctx).text()
        stream.expect("to your hand")
        return f"{ctx.focus.picked or stream.fail('a card')} is {kind}"
    if ctx.focus.picked and stream.accept("the card added to your hand has an ex burst"):
        ctx.speak_of(ctx.focus.picked)
        return f"{ctx.focus.picked} is {{ex}}"
    if stream.accept_any("you discard a", "you discard an"):
        kind = described(stream, ctx).text()
        stream.expect("by this effect")
        return f"{ctx.focus.paid} is {kind}" if ctx.focus.paid.startswith("$") else stream.fail("a card")
    stream.expect("the card put into the break zone is not a")
    terms = described(stream, ctx).alternatives
    if len(terms) != 1 or len(terms[0]) != 1 or not ctx.focus.paid.startswith("$"):
        stream.fail("a card")
    return f"{ctx.focus.paid} is {{not {terms[0][0]}}}"


def _all_have(stream: Stream, ctx: Context) -> str:
    """`all the Forwards you control have Job X or Job Y`, `… have Ice Element`: none is without it."""
    stream.expect("all the", "all")
    found = fields_nouns.union(stream, ctx)
    stream.expect("have")
    if found.many:
        ctx.speak_of(fields_nouns.inlined(found, found.things()), found.noun, True)
    wanted: list[str] = []
    while True:
        token = stream.next()
        if token.kind == "job":
            wanted.append(f"not job {token.value}")
        elif token.kind == "word" and stream.accept("element"):
            wanted.append(f"not element {token.key}")
        else:
            stream.fail("Job")
        if not stream.accept("or"):
            break
    found.add(*wanted)
    if found.zone != "field" or found.group or found.together:
        stream.fail("cards")
    return f"(count {fields_nouns.inlined(found, found.text())}) = 0"


def _members(stream: Stream, ctx: Context) -> str:
    """`3 or more Forwards form the party`."""
    number = stream.number()
    stream.expect("or more")
    members = described(stream, ctx)
    stream.expect("form the party")
    if number is None or members.lets or members.together or members.zone != "field":
        stream.fail("Forwards")
    members.add("in_party", "of me")
    return f"(count {members.text()}) >= {number}"


def _owned(stream: Stream, ctx: Context) -> str:
    """`any cards you own are removed from the game`, `1 or more of your cards have been removed from the game`."""
    if stream.accept("1 or more of your cards have been removed from the game"):
        return "(count {} removed me) >= 1"
    stream.expect("any")
    found = described(stream, ctx)
    stream.expect("you own are removed from the game")
    if found.zone != "field" or found.lets or found.together:
        stream.fail("cards")
    return f"(count {found.text()} removed me) >= 1"
