# form: interpreted
"""Conditions: what stands after `if`, `while` and `as long as`."""

from collections.abc import Callable

from netocean.games.fftcg.reader import amounts, conditions_cards, conditions_past, conditions_sets, nouns, terms
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import described
from netocean.games.fftcg.reader.references import reference
from netocean.games.fftcg.reader.stream import Stream

Reader = Callable[[Stream, Context], str]


def condition(stream: Stream, ctx: Context) -> str:
    """Reads a condition: its text. Several are joined by `and if` and `or if`."""
    found = _single(stream, ctx)
    while True:
        more = stream.attempt(lambda: _joined(stream, ctx))
        if more is None:
            return found
        found += more


def _joined(stream: Stream, ctx: Context) -> str:
    """A further condition with its `and` or `or`."""
    if stream.sees("and if @self is in"):
        stream.fail("a place of use")
    word = stream.expect("and if", "or if", "and", "or")
    return f" {word.split()[0]} {_single(stream, ctx)}"


def _single(stream: Stream, ctx: Context) -> str:
    """One condition."""
    found = stream.first(_READERS, ctx)
    if found is not None:
        return found
    return stream.fail("you control", "you have", "it is")


def _control(stream: Stream, ctx: Context) -> str:
    """`you control 3 or more Forwards`, `your opponent does not control any Forwards`."""
    if stream.accept("you"):
        whose = "me"
    else:
        stream.expect("your opponent", "opponent")
        whose = "opponent"
    stream.accept_any("still", "also")
    if whose == "opponent" and stream.accept("has a {C}"):
        return "opponent.crystals >= 1"
    again = stream.attempt(lambda: _counted_again(stream, ctx, whose))
    if again is not None:
        return again
    negated = stream.accept_any("do not control", "does not control") is not None
    if not negated:
        stream.expect("control", "controls")
        if stream.accept("no"):
            negated = True
        elif stream.accept("only"):
            return _counted(stream, ctx, whose, False).replace(" >= ", " = ")
    return _controlled(stream, ctx, whose, negated)


def _counted_again(stream: Stream, ctx: Context, whose: str) -> str:
    """`you control 5 or more`, of what was counted before."""
    stream.expect("control", "controls")
    number = stream.number()
    stream.expect("or more")
    before, _, count = ctx.focus.counted.partition(" ")
    if number is None or before != whose or not stream.sees(","):
        stream.fail("cards")
    return f"{count} >= {number}"


def _controlled(stream: Stream, ctx: Context, whose: str, negated: bool) -> str:
    """What is controlled; several things that must all be there are joined by `and`."""
    if stream.accept("@self"):
        found = "(count {self}) >= 1" if not negated else "(count {self}) = 0"
        found = found.replace("{self}", f"{{self, of {whose}}}")
    else:
        found = _counted(stream, ctx, whose, negated)
    while not negated and (more := stream.attempt(lambda: _more(stream, ctx, whose))) is not None:
        found += more
    return found


def _more(stream: Stream, ctx: Context, whose: str) -> str:
    """`and a Monster`."""
    if stream.sees(",") and stream.peek(1).kind in ("name", "job", "category") and stream.later("and"):
        stream.accept(",")
        return " and " + _counted(stream, ctx, whose, False)
    stream.expect("and", ", and", "or")
    if stream.tokens[stream.at - 1].key == "or":
        stream.fail("and")
    if not (stream.sees("a") or stream.sees("an") or stream.peek().kind in ("number", "name", "job", "category")):
        stream.fail("a")
    return " and " + _counted(stream, ctx, whose, False)


def _counted(stream: Stream, ctx: Context, whose: str, negated: bool) -> str:
    """A number of cards that somebody controls."""
    stream.accept("a total of")
    noun = nouns.matching(stream, ctx)
    filter_ = noun.filter
    filter_.inline()
    if noun.up_to or filter_.zone != "field":
        stream.fail("cards")
    filter_.add(f"of {whose}")
    if negated:
        if noun.count not in ("", "1") or noun.least:
            stream.fail("any")
        return f"(count {filter_.text()}) = 0"
    count = f"(count {filter_.text()})"
    ctx.update(counted=f"{whose} {count}")
    if filter_.together.startswith("different "):
        count = f"(kinds {filter_.together.split()[1]} {filter_.text()})"
    elif filter_.together:
        count = f"(most_alike {filter_.together.split()[1]} {filter_.text()})"
    if noun.most:
        return f"{count} <= {noun.count}"
    if noun.least or noun.count in ("", "1"):
        return f"{count} >= {noun.count or 1}"
    return f"{count} = {noun.count}" if stream.accept("exactly") else f"{count} >= {noun.count}"


def _hand(stream: Stream, ctx: Context) -> str:
    """`you have 2 cards or less in your hand`, `your opponent has no cards in their hand`."""
    if stream.accept_any("each player has no cards in their hands", "each player has no cards in their hand"):
        return "me.hand = 0 and opponent.hand = 0"
    whose = "me" if stream.accept("you have") else "opponent" if stream.accept("your opponent has") else ""
    if not whose:
        stream.fail("you have")
    place = "in your hand" if whose == "me" else "in their hand"
    if stream.accept_any("no cards", "no card"):
        stream.expect(place, "in hand")
        return f"{whose}.hand = 0"
    number = stream.number()
    if number is None:
        stream.fail("number")
    sign = "="
    if stream.accept_any("or more cards", "or more card"):
        sign = ">="
    elif stream.accept_any("or less cards", "or fewer cards"):
        sign = "<="
    else:
        stream.expect("cards", "card")
        sign = ">=" if stream.accept("or more") else "<=" if stream.accept_any("or less", "or fewer") else "="
    stream.expect(place, "in hand")
    return f"{whose}.hand {sign} {number}"


def _points(stream: Stream, ctx: Context) -> str:
    """`you have received 3 points of damage or more`."""
    if stream.accept("you have received more points of damage than your opponent"):
        return "me.points > opponent.points"
    if stream.accept("you have at least"):
        number = stream.number()
        stream.expect("points of damage more than your opponent")
        return f"me.points >= (plus opponent.points {number})"
    if stream.accept("each player has received"):
        number = stream.number()
        stream.expect("points of damage or more")
        return f"me.points >= {number} and opponent.points >= {number}"
    whose = "me" if stream.accept_any("you have received", "you received") else ""
    if not whose:
        stream.expect("your opponent has received", "your opponent received")
        whose = "opponent"
    if stream.accept_any("a point of damage this turn", "1 point of damage this turn", "damage this turn"):
        return f"(this_turn points_taken {whose}) >= 1"
    number = stream.number()
    if number is None:
        stream.fail("number")
    early = stream.accept("or more")
    stream.expect("points of damage", "point of damage", "damage")
    late = stream.accept_any("or more", "or less")
    if stream.accept("this turn"):
        if late == "or less":
            stream.fail("or more")
        return f"(this_turn points_taken {whose}) {'>=' if early or late else '='} {number}"
    sign = ">=" if early or late == "or more" else "<=" if late else "="
    return f"{whose}.points {sign} {number}"


def _turn(stream: Stream, ctx: Context) -> str:
    """`it is your turn`."""
    if stream.accept("a party you control is attacking"):
        return "(count {attacking, in_party, of me}) >= 1"
    if stream.accept("neither player controls forwards"):
        return "(count {type forward}) = 0"
    if stream.accept("both you and your opponent have no cards in hand"):
        return "me.hand = 0 and opponent.hand = 0"
    if stream.accept_any("either player does not control forwards", "either player does not control any forwards"):
        return "((count {type forward, of me}) = 0 or (count {type forward, of opponent}) = 0)"
    if stream.accept_any("it is your turn", "this is your turn"):
        return "my_turn"
    stream.expect("it is your opponent's turn", "it is not your turn")
    return "opponent_turn"


def _zone(stream: Stream, ctx: Context) -> str:
    """`there are 3 or more Summons in your Break Zone`, `you have … in your Break Zone`."""
    stream.expect("you have", "there are", "there is")
    again = stream.attempt(lambda: _zone_again(stream, ctx))
    if again is not None:
        return again
    negated = stream.accept_any("no more", "no", "not any") is not None
    stream.accept("a total of")
    noun = nouns.matching(stream, ctx)
    filter_ = noun.filter
    filter_.inline()
    if noun.up_to or filter_.group or filter_.zone in ("field", "stack"):
        stream.fail("in your Break Zone")
    count = f"(count {filter_.text()} {filter_.zone} {filter_.owner or 'me'})"
    count = stream.attempt(lambda: _or_removed(stream, ctx, count)) or count
    if filter_.together.startswith("different "):
        count = f"(kinds {filter_.together.split()[1]} {filter_.things()})"
    if "removed_by self" in filter_.text():
        stream.accept("left")
        ctx.update(it="", them=filter_.things())
    if negated:
        return f"{count} = 0"
    if not noun.count:
        stream.fail("number")
    ctx.update(counted=f"have {count}")
    return f"{count} {'<=' if noun.most else '>='} {noun.count}"


def _zone_again(stream: Stream, ctx: Context) -> str:
    """`you have 4 or more`, of what was counted before."""
    number = stream.number()
    stream.expect("or more")
    before, _, count = ctx.focus.counted.partition(" ")
    if number is None or before != "have" or not stream.sees(","):
        stream.fail("cards")
    return f"{count} >= {number}"


def _or_removed(stream: Stream, ctx: Context, count: str) -> str:
    """`and/or Summons you own removed from the game`: counted with those before."""
    stream.expect("and/or")
    other = described(stream, ctx)
    if other.zone != "removed" or other.lets or other.together:
        stream.fail("removed from the game")
    return f"(plus {count} (count {other.text()} removed {other.owner}))"


def _among(stream: Stream, ctx: Context) -> str:
    """`you have a Forward among them`."""
    stream.expect("you have", "there is", "there are")
    noun = nouns.matching(stream, ctx)
    group = noun.filter.group
    if not group.startswith("$") or noun.filter.lets or noun.together or noun.every or noun.up_to:
        stream.fail("among them")
    count = f"(count (among {group} {noun.filter.text()}))"
    return f"{count} {'<=' if noun.most else '>='} {noun.count}"


def _kinds(stream: Stream, ctx: Context) -> str:
    """`there are 3 or more different Elements among Forwards you control`."""
    if stream.sees("the"):
        return _all_different(stream, ctx)
    if ctx.focus.them and stream.accept_any("both cards are of the same element", "both are of the same element"):
        return f"(most_alike element {ctx.focus.them}) >= 2"
    if ctx.focus.them and stream.accept_any("both cards are of the same type", "both cards are of the same card type"):
        return f"(most_alike type {ctx.focus.them}) >= 2"
    stream.expect("there are", "you have", "you control")
    exactly = stream.accept("exactly")
    number = stream.number()
    if number is None:
        stream.fail("number")
    sign = ">=" if stream.expect("or more different", "different") == "or more different" else "="
    if (sign == "=") != exactly:
        stream.fail("or more different")
    aspect = stream.expect("elements", "names", "jobs", "categories", "card names", "costs")
    word = {"elements": "element", "names": "name", "card names": "name", "jobs": "job", "costs": "cost"}.get(
        aspect, "category"
    )
    stream.expect("among")
    noun = nouns.matching(stream, ctx)
    if not noun.every or noun.filter.lets:
        stream.fail("cards")
    return f"(kinds {word} {noun.things()}) {sign} {number}"


def _all_different(stream: Stream, ctx: Context) -> str:
    """`the Backups you control are all of different Elements`."""
    noun = nouns.matching(stream, ctx)
    if not noun.every or noun.filter.lets or noun.filter.zone != "field":
        stream.fail("cards")
    stream.expect("are all of different", "all have different")
    word = {"elements": "element", "names": "name", "jobs": "job"}[stream.expect("elements", "names", "jobs")]
    return f"(all_different {word} {noun.things()})"


def _counters(stream: Stream, ctx: Context) -> str:
    """`3 or more Melody Counters are placed on X`, `there are no …`, `a … is placed on X`."""
    stream.accept_any("there are", "there is")
    if stream.accept_any("no", "not any"):
        sign, number = "=", 0
    elif stream.accept_any("a", "an"):
        sign, number = ">=", 1
    else:
        value = stream.number()
        if value is None:
            stream.fail("number")
        number = value
        sign = ">=" if stream.accept("or more") else "<=" if stream.accept("or less") else "="
    name = terms.counter_name(stream)
    stream.expect("are placed on", "is placed on", "placed on", "on")
    found = reference(stream, ctx)
    if found is None:
        stream.fail("a card")
    return f"(counters {found.things} {name}) {sign} {number}"


def _crystals(stream: Stream, ctx: Context) -> str:
    """`you have {C}{C} or more`."""
    if stream.accept("you do not have a {C}"):
        return "me.crystals = 0"
    stream.expect("you have")
    if stream.accept("a {C}"):
        return "me.crystals >= 1"
    number = 0
    while stream.symbol("C"):
        number += 1
    if not number:
        stream.fail("{C}")
    return f"me.crystals {'>=' if stream.accept('or more') else '='} {number}"


def _compared(stream: Stream, ctx: Context) -> str:
    """`its cost is equal to or less than the number of …`."""
    if ctx.focus.them.startswith("$") and stream.accept("the total of their power is"):
        return f"(power {ctx.focus.them}) = {stream.number()}"
    left = amounts.amount(stream, ctx)
    stream.expect("is", "are")
    sign = next((sign for words, sign in terms.COMPARISONS if stream.accept(words)), "")
    if sign:
        return f"{left} {sign} {amounts.amount(stream, ctx)}"
    number = stream.number()
    if number is None:
        stream.fail("number")
    sign = (
        ">=" if stream.accept_any("or more", "or higher") else "<=" if stream.accept_any("or less", "or lower") else "="
    )
    return f"{left} {sign} {number}"


_READERS: tuple[Reader, ...] = (
    conditions_sets.together, _kinds,
    _among, _control, _hand, _points, _turn, _counters, _crystals, _zone, conditions_past.past, conditions_cards.about,
    _compared,
)  # fmt: skip
