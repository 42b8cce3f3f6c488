# form: interpreted
"""What stands after the noun of a description: cost, power, controller, zone, exceptions, likeness, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from netocean.games.fftcg.reader import amounts, relations
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.terms import ASPECTS, COMPARISONS, direction, let, thing, things_of
from netocean.games.fftcg.reader.words import ELEMENTS, JOB, NAME, TYPES

if TYPE_CHECKING:
    from netocean.games.fftcg.reader.filters import Filter

_ZONES = (
    ("your and/or your opponent's break zone", "break", "any"),
    ("your opponent's break zone", "break", "opponent"), ("either player's break zone", "break", "any"),
    ("any player's break zone", "break", "any"), ("each player's break zone", "break", "any"),
    ("your break zone", "break", "me"), ("their break zone", "break", "their"), ("your hand", "hand", "me"),
    ("their hand", "hand", "their"), ("your opponent's hand", "hand", "opponent"), ("your deck", "deck", "me"),
    ("your lb deck", "lb", "me"), ("your damage zone", "damage", "me"),
    ("your opponent's damage zone", "damage", "opponent"),
    ("the damage zone", "damage", "me"), ("the break zone", "break", "any"), ("your opponent's field", "field",
    "opponent"), ("your field", "field", "me"),
)  # fmt: skip


_NUMBERED = (
    "of the same cost as the selected number", "of that cost", "of the selected cost", "of the named cost",
)  # fmt: skip


def tails(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """Reads all that stands after a noun: terms; the place and the like go into `found`."""
    terms: list[str] = []
    while True:
        more = stream.attempt(lambda: _tail(stream, ctx, found))
        if more is None:
            return terms
        terms += more


def _tail(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """One of them."""
    stream.accept("and")
    terms = stream.first(
        (_value, _element, _controller, _zone, relations.other_than, relations.with_, relations.that), ctx, found
    )
    if terms is not None:
        return terms
    return stream.fail("of", "in", "with", "other than", "you control", "opponent controls")


def _value(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`of cost 3 or less`, `of power 8000 or more`, `of the same cost as it`."""
    said = _said_before(stream, ctx)
    if said:
        return [said]
    if stream.accept("of the same cost as the total cost of discarded cards to cast @self"):
        return [f"cost = {let(ctx, found, '(cost (cp_discards))')}"]
    if stream.attempt(lambda: _listed(stream, found)):
        return []
    if stream.accept_any("of the same", "with the same", "that has the same"):
        return _alike(stream, ctx, found)
    if stream.accept("of the highest cost"):
        found.highest = True
        return []
    stream.expect("of", "with")
    stream.accept("a")
    if stream.peek().kind == "number" and stream.peek(1).key == "power":
        number = stream.number()
        stream.accept("power")
        return [f"power {direction(stream)} {number}"]
    subject = stream.expect("costs", "cost", "power").removesuffix("s")
    stream.accept_any("of", "that is", "is")
    sign = next((sign for words, sign in COMPARISONS if stream.accept(words)), "")
    if sign and stream.accept("that of"):
        return [f"{subject} {sign} {let(ctx, found, f'({subject} {things_of(stream, ctx, found)})')}"]
    if sign:
        value = stream.attempt(lambda: _named(stream, ctx, found))
        if value is None:
            value = let(ctx, found, f"({subject} {things_of(stream, ctx, found)})")
        return [f"{subject} {sign} {value}"]
    return [_numbers(stream, ctx, found, subject)]


def _listed(stream: Stream, found: Filter) -> bool:
    """`Forwards of Lightning, Job X and Card Name Y`: each is of one of them."""
    stream.expect("of")
    kinds = [f"element {stream.expect(*ELEMENTS)}"]
    stream.expect(",")
    job = stream.kind(JOB) or stream.fail("a job")
    stream.expect("and")
    name = stream.kind(NAME) or stream.fail("a name")
    kinds += [f"job {job.value}", f"name {name.value}"]
    own = found.alternatives.pop()
    found.alternatives += [[*own, kind] for kind in kinds]
    return True


def _said_before(stream: Stream, ctx: Context) -> str:
    """`of that cost`, `of the named Element`: a value that the text asked for."""
    if " " in ctx.focus.number and stream.accept("of cost equal to either number"):
        return "cost = " + ctx.focus.number.replace(" ", "|")
    if ctx.focus.number and stream.accept_any(*_NUMBERED):
        return f"cost = {ctx.focus.number}"
    if ctx.focus.named and stream.accept_any("of the named element", "of that element", "of the named job",
                                             "with the named job",
                                             "of named job", "with named job", "of the selected element",
                                             "of the same element as named",
                                             "of named card type", "of the named card type",
                                             "with the named element"):  # fmt: skip
        return f"named_value {ctx.focus.named}"
    return ""


def _numbers(stream: Stream, ctx: Context, found: Filter, subject: str) -> str:
    """`3 or less`, `2 or 4`, `X or less`."""
    numbers = [stream.number()]
    if numbers[0] is None:
        if stream.accept_any("{X}", "x"):
            return f"{subject} {direction(stream)} {let(ctx, found, 'x')}"
        stream.fail("number")
    joint = ("or", ", and", ",", "and") if found.many else ("or", ",")
    while any(
        stream.sees(word) and stream.peek(len(word.split())).kind == "number" for word in joint
    ) and stream.accept_any(*joint):
        if stream.peek(1).key in TYPES or stream.peek(1).key in ELEMENTS:
            stream.fail("number")
        numbers.append(stream.number())
    if len(numbers) > 1:
        return f"{subject} = " + "|".join(str(number) for number in numbers)
    return f"{subject} {direction(stream)} {numbers[0]}"


def _element(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`of an Element other than Fire`."""
    if not stream.accept_any("of an element other than", "of any element other than", "of any element except",
                             "of an element except"):  # fmt: skip
        stream.fail("of an Element")
    terms = []
    while True:
        word = stream.accept_any(*ELEMENTS)
        if word is None:
            stream.fail("an element")
        terms.append(f"not element {word}")
        if not any(stream.sees(f"{joint} {element}") for joint in ("or", "and") for element in ELEMENTS):
            return terms
        stream.accept_any("or", "and")


def _named(stream: Stream, ctx: Context, found: Filter) -> str:
    """The amount that a term compares with: a number, or a variable that is named before."""
    return let(ctx, found, amounts.amount(stream, ctx))


def _alike(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`the same name as it`; without `as`, as what was spoken of last."""
    aspect = stream.accept_any(*ASPECTS)
    if aspect is None:
        stream.fail("name", "element", "cost", "job")
    if ASPECTS[aspect] == "power":
        stream.fail("name")
    if stream.accept("as"):
        return [f"same_{ASPECTS[aspect]} {things_of(stream, ctx, found)}"]
    if found.many:
        found.together = f"alike {ASPECTS[aspect]}"
        return []
    if not ctx.focus.it:
        stream.fail("as")
    return [f"same_{ASPECTS[aspect]} {thing(stream, ctx, found, ctx.focus.it)}"]


def _controller(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`you control`, `opponent controls`, `on the field`."""
    if found.zone != "field":
        stream.fail("of", "with")
    if any(stream.sees(f"of your opponent {word}") for word in ("enters", "of cost", "with")) and stream.accept(
        "of your opponent"
    ):
        return ["of opponent"]
    if stream.accept_any("you control", "on your field", "controlled by you"):
        return ["of me"]
    if stream.accept_any("your opponent controls", "opponent controls", "the opponent controls", "opponent control"):
        return ["of opponent"]
    if ctx.focus.player and stream.accept_any("they control", "on their field", "from their field"):
        return [f"of {ctx.focus.player}"]
    if stream.accept_any("owned by your opponent", "your opponent owns"):
        return ["owned opponent"]
    stream.expect("on the field", "either player controls")
    return []


_REMOVED = (
    ("removed from the game", "any", ""), ("you own removed from the game", "me", ""),
    ("removed by @self 's ability", "any", "removed_by self"), ("removed by @self 's abilities", "any", "removed_by self"),
    ("removed by the previous effect", "any", "removed_by self"),
)  # fmt: skip


def _zone(stream: Stream, ctx: Context, found: Filter) -> list[str]:
    """`in your Break Zone`, `from your hand`, `among them`."""
    if (found.zone != "field" and found.zone != "stack") or found.group:
        stream.fail("of", "with")
    terms: list[str] = []
    for phrase, owner, term in _REMOVED:
        if stream.accept(phrase):
            found.zone, found.owner = "removed", owner
            return [term] if term else []
    if _among(stream, ctx, found):
        return []
    if stream.accept("put"):
        terms.append("put_this_turn")
        stream.expect("in", "into")
    else:
        stream.expect("in", "from")
    for phrase, zone, owner in _ZONES:
        if stream.accept(phrase):
            own = ctx.focus.paying and phrase == "the break zone"
            found.zone, found.owner = zone, "me" if own else _owner(stream, ctx, owner)
            break
    else:
        stream.fail("your Break Zone", "your hand", "your deck")
    if terms:
        stream.accept("from the field")
        stream.expect("this turn", "during this turn")
        if found.zone != "break":
            stream.fail("your Break Zone")
    elif found.zone == "break":
        if stream.accept("and/or your hand") or stream.accept("or your hand"):
            stream.fail("one zone")
    return terms


def _among(stream: Stream, ctx: Context, found: Filter) -> bool:
    """`among them`, `among all Break Zones`: whether that is said."""
    if stream.accept("among all break zones"):
        found.zone, found.owner = "break", "any"
        return True
    if ctx.focus.zone == "break" and ctx.focus.them == ctx.focus.chosen != "" and stream.accept("among them"):
        found.group = ctx.focus.chosen
        return True
    if ctx.focus.looked and stream.accept_any(
        "among them", "among those cards", "from among them", "among these cards"
    ):
        found.group = ctx.focus.looked
        return True
    return False


def _owner(stream: Stream, ctx: Context, owner: str) -> str:
    """Whose zone: `their` means the player who was spoken of."""
    if owner != "their":
        return owner
    return ctx.focus.player or stream.fail("your")
