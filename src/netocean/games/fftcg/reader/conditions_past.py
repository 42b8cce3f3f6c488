# form: interpreted
"""Conditions on what happened: this turn, to this card, and how it was paid for."""

from netocean.games.fftcg.reader import filters, nouns
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.words import ELEMENTS, TITLE
from netocean.games.fftcg.slugs import slug


def past(stream: Stream, ctx: Context) -> str:
    """Reads a condition on the past."""
    found = stream.first((_titled, _cast, _left, _discarded, _paid, _entered, _formed, _milled), ctx)
    if found is not None:
        return found
    return stream.fail("you have cast")


def _number(noun: nouns.Noun, stream: Stream) -> str:
    """The comparison that the quantity of a noun means."""
    noun.filter.inline()
    if noun.up_to or noun.filter.together:
        stream.fail("cards")
    if noun.every and not noun.filter.many:
        return ">= 1"
    if not noun.count.isdigit():
        stream.fail("cards")
    if noun.most:
        return f"<= {noun.count}"
    return f">= {noun.count}"


def _happened(happening: str, whose: str, noun: nouns.Noun, stream: Stream) -> str:
    """How often it happened this turn, compared."""
    text = noun.filter.text()
    tail = "" if text == "{}" else f" {text}"
    return f"(this_turn {happening} {whose}{tail}) {_number(noun, stream)}"


def _cast(stream: Stream, ctx: Context) -> str:
    """`you have cast 2 or more cards this turn`."""
    whose = "me"
    if not stream.accept_any("you have cast", "you cast"):
        stream.expect("your opponent has cast", "your opponent cast")
        whose = "opponent"
    if stream.peek(1).key == "or" and stream.peek(2).kind == "number":
        low = stream.number()
        stream.expect("or")
        high = stream.number()
        stream.expect("cards this turn")
        return f"(this_turn cast {whose}) >= {low} and (this_turn cast {whose}) <= {high}"
    noun = nouns.matching(stream, ctx)
    stream.expect("this turn", "during this turn")
    return _happened("cast", whose, noun, stream)


def _left(stream: Stream, ctx: Context) -> str:
    """`a Forward you controlled has been put from the field into the Break Zone this turn`."""
    count = nouns.matching(stream, ctx)
    if stream.accept_any("you controlled", "you control"):
        whose = "me"
    elif stream.accept_any("your opponent controlled", "opponent controlled", "opponent controls"):
        whose = "opponent"
    else:
        whose = "any"
        for alternative in count.filter.alternatives:
            whose = "me" if "of me" in alternative else "opponent" if "of opponent" in alternative else "any"
            alternative[:] = [term for term in alternative if term not in ("of me", "of opponent")]
    for phrase, happening in (
        ("has been put from the field into the break zone", "put"), ("was put from the field into the break zone",
        "put"),
        ("were put from the field into the break zone", "put"), ("have been put from the field into the break zone",
        "put"),
        ("attacked", "attacked"), ("has attacked", "attacked"), ("formed a party", "party_attacked"),
        ("left the field", "left"), ("has left the field", "left"), ("entered the field", "entered"),
        ("has entered your field", "entered+me"), ("entered your field", "entered+me"), ("have entered your field",
        "entered+me"),
        ("has been broken", "broken"), ("was broken", "broken"), ("were attacking", "attacked"),
        ("was returned from the field to its owner's hand", "returned"),
    ):  # fmt: skip
        if stream.accept(phrase):
            if not ctx.focus.during_turn:
                stream.expect("this turn", "during this turn")
            word, _, owner = happening.partition("+")
            return _happened(word, owner or whose, count, stream)
    return stream.fail("was put from the field into the Break Zone")


def _discarded(stream: Stream, ctx: Context) -> str:
    """`you have discarded a card this turn`, `your opponent has discarded … due to your Summons or abilities`."""
    whose = "me"
    if not stream.accept_any("you have discarded", "you discarded"):
        stream.expect("your opponent has discarded", "your opponent discarded")
        whose = "opponent"
    noun = nouns.matching(stream, ctx)
    noun.filter.zone = "field"
    stream.accept("from their hand")
    happening = "discarded"
    if stream.accept_any("due to your summons or abilities", "due to the summons or abilities"):
        if whose == "me":
            stream.fail("this turn")
        happening = "discarded_by_me"
    if not ctx.focus.during_turn:
        stream.expect("this turn", "during this turn")
    return _happened(happening, whose, noun, stream)


def _paid(stream: Stream, ctx: Context) -> str:
    """`the cost paid to cast X included Fire CP`, `the CP paid to cast X was only produced by Backups`."""
    if stream.accept_any(
        "the cp paid to cast @self was only produced by", "the cp paid to play @self was only produced by"
    ):
        found = filters.described(stream, ctx)
        if found.lets or found.zone != "field" or found.together:
            stream.fail("Backups")
        return f"(paid_only_with {found.text()})"
    if stream.accept_any("the cost paid to cast @self included", "the cost paid to play @self included",
                         "the cost paid to cast @self includes", "the cost to cast @self included"):  # fmt: skip
        word = stream.accept_any(*ELEMENTS)
        return f"(paid_with {word})" if word and stream.accept("cp") else stream.fail("Fire CP")
    stream.accept("the")
    if stream.accept("cost to play @self did not include cp of"):
        number = stream.number()
        stream.expect("or more different elements")
        return f"paid_elements < {number}" if number else stream.fail("number")
    stream.expect(
        "cost to cast @self was", "cost to play @self was", "cost to cast it was", "cost to use this ability was"
    )
    if stream.accept("paid with cp of"):
        exactly = stream.accept("exactly")
        number = stream.number()
        less = stream.accept("or less")
        stream.expect("different elements" if exactly or less else "or more different elements")
        sign = "=" if exactly else "<=" if less else ">="
        return f"paid_elements {sign} {number}" if number else stream.fail("number")
    stream.expect("only paid with", "paid only with")
    word = stream.accept_any(*ELEMENTS)
    return f"(paid_only {word})" if word and stream.accept("cp") else stream.fail("Fire CP")


def _entered(stream: Stream, ctx: Context) -> str:
    """`X entered the field due to Warp`."""
    if stream.accept_any("this is an ex burst", "@self results from an ex burst", "this results from an ex burst",
                         "@self results from an {EX}", "this effect results from an ex burst"):  # fmt: skip
        return "by_ex"
    if stream.accept_any("you paid the extra cost", "the extra cost was paid", "the extra cost is paid"):
        return "paid_extra"
    stream.expect("@self entered the field due to", "it entered the field due to", "@self entered the field by")
    how = stream.accept_any("warp", "your cast", "an ability", "the ability", "a summon")
    if how is None:
        stream.fail("Warp")
    entered = f"(entered_by self {how.split()[-1]})"
    if not stream.accept("of"):
        return entered
    source = nouns.matching(stream, ctx).filter
    if source.lets or source.zone != "field" or source.together:
        stream.fail("a Character")
    return f"{entered} and other is {source.text()}"


def _formed(stream: Stream, ctx: Context) -> str:
    """`a Forward you controlled formed a party this turn`."""
    stream.expect("a forward you controlled formed a party this turn", "you have formed a party this turn")
    return "(this_turn party_attacked me) >= 1"


def _titled(stream: Stream, ctx: Context) -> str:
    """`X used «A» and «B» this turn`."""
    stream.expect("@self used")
    titles = [stream.kind(TITLE) or stream.fail("a name")]
    while stream.accept("and"):
        titles.append(stream.kind(TITLE) or stream.fail("a name"))
    stream.expect("this turn")
    return " and ".join(f"(used_titled self {slug(title.value)})" for title in titles)


def _milled(stream: Stream, ctx: Context) -> str:
    """`you have cast a card with …`: kept apart so that it is never guessed."""
    if stream.accept("you have drawn"):
        number = stream.number()
        stream.expect("or more cards")
        if not ctx.focus.during_turn and ctx.focus.counted != "drawn":
            stream.expect("this turn", "during this turn")
        ctx.update(counted="drawn")
        return f"(this_turn drawn me) >= {number}" if number else stream.fail("number")
    if stream.accept("you have paid"):
        number = stream.number()
        stream.expect("or more {C} this turn")
        return f"(this_turn crystals_paid me) >= {number}" if number else stream.fail("number")
    stream.expect("you have used")
    word = filters.OBJECTS.get(stream.expect("a special ability").removeprefix("a "), "")
    stream.expect("this turn")
    return f"(this_turn {word}s_used me) >= 1"
