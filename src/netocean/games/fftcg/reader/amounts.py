# form: interpreted
"""Amounts: numbers, numbers of cards, powers and costs of cards, what happened this turn, `for each …`."""

from netocean.games.fftcg.reader import nouns, terms
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.stream import Stream


def amount(stream: Stream, ctx: Context) -> str:
    """Reads an amount: the text of one."""
    number = stream.number()
    if number is not None:
        return str(number)
    if stream.symbol("X"):
        return "x"
    if stream.accept_any("the damage you have received", "the number of points of damage you have received",
                         "the amount of damage you have received",
                         "the points of damage you have received", "the damage you have been dealt"):  # fmt: skip
        return "me.points"
    if stream.accept("the highest power"):
        filter_ = described(stream, ctx)
        return f"(highest power {filter_.things()})" if not filter_.lets else stream.fail("a Forward")
    if stream.accept_any("the number of", "the amount of"):
        return number_of(stream, ctx)
    if ctx.focus.that and stream.accept("half of the received damage"):
        return _rounded(stream, "that")
    if stream.accept("half of"):
        found = _value_of(stream, ctx)
        return _rounded(stream, found)
    if stream.accept_any("the named number", "the selected number", "the chosen number"):
        return ctx.focus.number or stream.fail("a number")
    return _value_of(stream, ctx)


def _rounded(stream: Stream, found: str) -> str:
    """Half of a power, rounded as is said."""
    if stream.accept_any("( round up to the nearest 1000 )", "rounded up to the nearest 1000"):
        return f"(half_up {found})"
    if stream.accept_any("( round down to the nearest 1000 )", "rounded down to the nearest 1000"):
        return f"(half_down {found})"
    return stream.fail("(round up to the nearest 1000)")


def _value_of(stream: Stream, ctx: Context) -> str:
    """The power or the cost of a card: `its power`, `that Forward's cost`, `the power of it`."""
    if stream.accept_any("its power", "its own power"):
        return _less(stream, f"(power {ctx.focus.it or stream.fail('it')})")
    if stream.accept("its cost"):
        return f"(cost {ctx.focus.it or stream.fail('it')})"
    subject = stream.accept_any("the power of", "the cost of", "the total cost of", "the total power of")
    if subject == "the total cost of" and stream.accept("the 2 cards removed from the game"):
        return "(plus (cost self) (cost (paid_cards)))" if _with_itself(stream) else stream.fail("the removed card")
    if subject:
        return f"({subject.split()[-2]} {_card(stream, ctx)})"
    things = _card(stream, ctx)
    stream.expect("'s")
    return f"({stream.expect('power', 'cost')} {things})"


def _less(stream: Stream, found: str) -> str:
    """`minus 1000`, if that follows."""
    if not stream.accept("minus"):
        return found
    number = stream.number()
    return f"(minus {found} {number})" if number else stream.fail("number")


def _card(stream: Stream, ctx: Context) -> str:
    """The card whose value is meant."""
    if ctx.focus.picked and stream.accept("the added forward"):
        return ctx.focus.picked
    if stream.accept_any("the forward removed by the extra cost", "the card discarded by the extra cost",
                         "the dull forward", "the forward you revealed"):  # fmt: skip
        return ctx.focus.paid if ctx.focus.paid.startswith("$") else "(paid_cards)"
    if ctx.focus.paid and stream.accept_any(
        "the forwards you dulled due to this ability",
        "the discarded forward", "the discarded card", "the discarded character", "the discarded summon",
        "the forward put into the break zone", "the removed forward", "the removed card",
    ):  # fmt: skip
        return ctx.focus.paid
    found = reference(stream, ctx)
    return found.things if found else stream.fail("a card")


def _with_itself(stream: Stream) -> bool:
    """Whether the cost was to remove the card itself together with another one."""
    keys = [token.key for token in stream.tokens[: stream.at]]
    return any(keys[at : at + 3] == ["remove", "@self", "and"] for at in range(len(keys)))


def _revealed(stream: Stream, ctx: Context) -> str:
    """`Job X revealed this way`."""
    cards = described(stream, ctx)
    stream.expect("revealed this way")
    if cards.lets or cards.together or cards.zone != "field" or not ctx.focus.looked.startswith("$"):
        stream.fail("revealed cards")
    return f"(count (among {ctx.focus.looked} {cards.text()}))"


def _different_names(stream: Stream, ctx: Context) -> str:
    """`Job X of different name put into your Break Zone`."""
    cards = described(stream, ctx)
    stream.expect("put into your break zone", "in your break zone")
    if cards.together != "different name" or cards.lets:
        stream.fail("of different name")
    return f"(kinds name (every {cards.text()} break me))"


def _added(stream: Stream, ctx: Context) -> str:
    """`Job X in your Break Zone and/or Job X you own removed from the game`: both numbers together."""
    first = _cards(stream, ctx)
    stream.expect("and/or")
    second = _cards(stream, ctx)
    if " break " not in first or " removed " not in second:
        stream.fail("cards")
    return f"(plus {first} {second})"


def number_of(stream: Stream, ctx: Context) -> str:
    """Reads what follows "the number of" or "for each": what is counted."""
    found = stream.first((_simple, _counters, _elements, _this_turn, _revealed, _different_names, _added, _cards), ctx)
    if found is not None:
        return found
    return stream.fail("cards", "points of damage", "counters")


_PLAIN_NUMBERS = (
    ("point of damage you have received", "me.points"), ("points of damage you have received", "me.points"),
    ("damage you have received", "me.points"), ("point of damage your opponent has received", "opponent.points"),
    ("points of damage your opponent has received", "opponent.points"), ("cp paid as x", "x"), ("cp paid as {X}", "x"),
    ("card you discarded to cast @self", "(count (cp_discards))"),
    ("summon you discarded to cast @self", "(count {type summon, in (cp_discards)} break me)"),
    ("forward whose power became 0 or less due to the previous effect", "(count {type forward, power <= 0})"),
    ("summon removed by this ability's cost", "(count (paid_cards))"),
    ("cp of a different element you paid to cast @self", "paid_elements"),
    ("cp of different elements you paid to cast @self", "paid_elements"),
    ("card in your hand", "me.hand"), ("cards in your hand", "me.hand"),
    ("card in your opponent's hand", "opponent.hand"),
    ("cards in your opponent's hand", "opponent.hand"),
    ("{C} you have", "me.crystals"), ("crystal you have", "me.crystals"),
    ("crystals you have", "me.crystals"),
)  # fmt: skip


def _simple(stream: Stream, ctx: Context) -> str:
    """Numbers that a property tells."""
    for phrase, number in _PLAIN_NUMBERS:
        if stream.accept(phrase):
            return number
    if ctx.focus.looked and stream.accept("cp required to play the revealed cards"):
        return f"(cost {ctx.focus.looked})"
    if ctx.focus.chosen and stream.accept_any("cp required to cast the chosen forward",
                                              "cp required to cast chosen forward"):  # fmt: skip
        return f"(cost {ctx.focus.chosen})"
    return _of_the_paid(stream, ctx)


def _of_the_paid(stream: Stream, ctx: Context) -> str:
    """Numbers of the cards that something was done to before."""
    if ctx.focus.paid and stream.accept_any("cp required to cast the discarded summon",
                                            "cp required to cast the discarded card",
                                            "cp required to cast the removed card",
                                            "cp required to play the removed card"):  # fmt: skip
        return f"(cost {ctx.focus.paid})"
    if ctx.focus.it and stream.accept_any(
        "cp required to cast it", "cp required to cast that summon", "cp required to cast that card"
    ):
        return f"(cost {ctx.focus.it})"
    if stream.accept_any("backup you dulled due to this ability", "forward you have dulled due to this ability",
                         "card you revealed", "card you removed due to this ability", "cards you removed this way",
                         "cards you removed due to this ability", "cards you removed",
        "summons you revealed", "cards you revealed", "card removed by this effect",
                         "character you put into the break zone by this effect",
                         "forward you dulled due to this ability"):  # fmt: skip
        if ctx.focus.paid.startswith("(every ") and stream.tokens[stream.at - 1].key == "effect":
            return "(done)"
        if not ctx.focus.paid.startswith("$"):
            stream.fail("cards")
        return f"(count {ctx.focus.paid})"
    if ctx.focus.paid.startswith("$") and stream.accept("removed cards"):
        return f"(count {ctx.focus.paid})"
    return stream.fail("cards")


def _counters(stream: Stream, ctx: Context) -> str:
    """`Bounty Counters placed on X`."""
    name = terms.counter_name(stream)
    removed = f"removed {name} $"
    if ctx.focus.counted.startswith(removed) and stream.accept("you removed"):
        return ctx.focus.counted.split()[2]
    stream.expect("placed on", "on")
    found = reference(stream, ctx)
    return f"(counters {found.things} {name})" if found else stream.fail("a card")


def _elements(stream: Stream, ctx: Context) -> str:
    """`different Elements among the Forwards you control`."""
    if ctx.focus.paid.startswith("$") and stream.accept_any("elements among removed cards"):
        return f"(kinds element {ctx.focus.paid})"
    stream.expect("different")
    aspect = "element" if stream.accept_any("elements", "element") else ""
    aspect = aspect or ("name" if stream.accept_any("names", "name", "card names") else "")
    aspect = aspect or ("job" if stream.accept_any("jobs", "job") else "")
    if not aspect:
        stream.fail("Elements")
    stream.expect("among", "of")
    if ctx.focus.looked.startswith("$") and stream.accept("the revealed cards"):
        return f"(kinds {aspect} {ctx.focus.looked})"
    stream.accept("the")
    noun = nouns.matching(stream, ctx)
    return f"(kinds {aspect} {noun.things()})" if noun.every else stream.fail("cards")


def _this_turn(stream: Stream, ctx: Context) -> str:
    """`cards you have cast this turn`."""
    if stream.accept("other"):
        stream.fail("cards")
    filter_ = described(stream, ctx)
    text = filter_.text()
    tail = "" if text == "{}" else f" {text}"
    stream.accept("that")
    for phrase, happening, whose in _HAPPENED:
        if stream.accept(phrase):
            if not ctx.focus.during_turn:
                stream.expect("this turn", "during this turn")
            return f"(this_turn {happening} {whose}{tail})"
    return stream.fail("you have cast this turn")


_HAPPENED = (
    ("put in the break zone from your field", "put", "me"), ("put into the break zone from your field", "put", "me"),
    ("you have cast", "cast", "me"), ("you cast", "cast", "me"), ("your opponent has cast", "cast", "opponent"),
    ("you have drawn", "drawn", "me"), ("has entered your field", "entered", "me"),
    ("your opponent has discarded", "discarded", "opponent"), ("you have discarded", "discarded", "me"),
)  # fmt: skip


def _cards(stream: Stream, ctx: Context) -> str:
    """`Forwards you control`, `cards in your Break Zone`."""
    noun = nouns.union(stream, ctx)
    if noun.lets or noun.together:
        stream.fail("plain cards")
    if noun.group:
        return f"(count {noun.things()})"
    if noun.zone == "field":
        return f"(count {noun.text()})"
    whose = noun.owner if noun.owner != "any" else "any"
    return f"(count {noun.text()} {noun.zone} {whose})"


def for_each(stream: Stream, ctx: Context) -> str | None:
    """Reads `for each …` if it comes: what is counted."""
    if stream.accept("for every"):
        number = stream.number()
        return f"(divided {number_of(stream, ctx)} {number})" if number else stream.fail("number")
    if not stream.accept_any("for each", ", for each"):
        return None
    found = number_of(stream, ctx)
    if stream.accept("( up to"):
        number = stream.number()
        stream.expect("forwards )", "cards )", "characters )")
        return f"(least {found} {number})"
    return found


def times(number: str, counted: str) -> str:
    """A number for each of what is counted."""
    return counted if number == "1" else f"(times {number} {counted})"
