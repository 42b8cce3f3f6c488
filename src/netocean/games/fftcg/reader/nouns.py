# form: interpreted
"""Noun phrases: how many, which cards, whose, and where."""

from netocean.games.fftcg.reader import filters
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.filters import Filter
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.terms import let

_PLACES = {"break": "break", "hand": "hand", "deck": "deck", "damage": "damage", "removed": "removed", "field": "field"}


class Noun:
    """A noun phrase.

    `count` is the text of an amount, `any`, or empty for all; `least` and `most` tell "N or more" and "N or less"
    (then `count` is N). `filter` tells which cards; its `place` and `owner` tell where they are.
    """

    def __init__(self, count: str, up_to: bool, filter_: Filter) -> None:
        self.count = count
        self.up_to = up_to
        self.least = False
        self.most = False
        self.filter = filter_

    @property
    def every(self) -> bool:
        """Whether all such cards are meant."""
        return not self.count

    @property
    def many(self) -> bool:
        """Whether it may be more than one card."""
        return self.count != "1"

    @property
    def together(self) -> str:
        """What the cards must fulfil as a whole."""
        return self.filter.together

    def things(self) -> str:
        """All such cards, as things."""
        return self.filter.things()

    def picked(self, verb: str, variable: str, by: str = "") -> list[str]:
        """The steps that choose or select such cards; first those that name what its filter compares with."""
        parts = [f"{verb} {variable}:", *(["up to"] if self.up_to else []), self.count or "any"]
        text = self.filter.text()
        parts += [text] if text != "{}" or not self.filter.places() else []
        if self.filter.places():
            parts.append("from " + "|".join(self.filter.places()))
        if by:
            parts.append(f"by {by}")
        if self.together:
            parts.append(f"with {self.together}")
        return [*self.filter.lets, " ".join(parts)]


def matching(stream: Stream, ctx: Context, joined: bool = False) -> Noun:
    """Reads a noun phrase with its quantity. `joined` lets `all the Forwards and Monsters` be one phrase."""
    article = stream.sees("the")
    count, up_to, least, most = _quantity(stream, ctx)
    mine = count.isdigit() and stream.accept("of your")
    described = union if joined and count in ("", "any") else _either if joined else filters.described
    noun = Noun(count, up_to, described(stream, ctx))
    if count == "x":
        noun.count = let(ctx, noun.filter, "x")
    if article and not _several(noun.filter):
        stream.fail("cards")
    noun.least, noun.most = least, most
    if mine:
        noun.filter.add("of me")
        if count == "1" and noun.filter.together.startswith("alike ") and ctx.focus.it.startswith("$"):
            noun.filter.add(f"same_{noun.filter.together.split()[1]} {ctx.focus.it}")
            noun.filter.together = ""
    return noun


def filter(stream: Stream, ctx: Context) -> str:
    """Reads a description of cards without quantity: the filter without its braces."""
    return filters.described(stream, ctx).text()[1:-1]


def union(stream: Stream, ctx: Context) -> Filter:
    """Descriptions joined by `and`: `Forwards and Monsters`. What is said after the last one holds for all."""
    found = filters.described(stream, ctx)
    while stream.attempt(lambda: _further(stream, ctx, found)):
        pass
    return found


def _either(stream: Stream, ctx: Context) -> Filter:
    """Descriptions of so many cards joined by `and/or`, each with its zone: `X in your Break Zone and/or Monsters …`."""
    found = filters.described(stream, ctx)
    while found.zone == "break" and stream.attempt(lambda: _further(stream, ctx, found, ("and/or",))):
        pass
    return found


def _further(stream: Stream, ctx: Context, found: Filter, joints: tuple[str, ...] = ("and/or", "and")) -> bool:
    """One more description."""
    stream.expect(*joints)
    if stream.sees("all"):
        stream.fail("cards")
    stream.accept("the")
    other = filters.described(stream, ctx)
    alike = (found.zone, found.owner) == (other.zone, other.owner) and found.zone == "break"
    said = (found.places() and not alike) or any(
        term.startswith("of ") for terms in found.alternatives for term in terms
    )
    if (
        said
        or found.lets
        or other.lets
        or found.group
        or found.together
        or other.together
        or not (_several(found) and _several(other))
    ):
        stream.fail("cards")
    shared = [term for term in other.alternatives[-1] if term.startswith(("of ", "not ", "cost ", "power "))]
    found.add(*shared)
    found.alternatives += other.alternatives
    found.zone, found.owner, found.group = other.zone, other.owner, other.group
    return True


def _several(found: Filter) -> bool:
    """Whether a description means several cards, or those of a name or job, or that were damaged."""
    marks = ("name ", "job ", "damaged_by ")
    return found.many or all(any(term.startswith(marks) for term in terms) for terms in found.alternatives)


def _quantity(stream: Stream, ctx: Context) -> tuple[str, bool, bool, bool]:
    """How many: the amount, `up to`, `or more`, `or less`."""
    if stream.accept_any("any number of"):
        return "any", False, False, False
    if stream.accept_any("all of the", "all the", "all", "each of the", "every"):
        return "", False, False, False
    stream.accept("a total of")
    up_to = stream.accept("up to")
    number = stream.number()
    if not up_to and number is None and stream.peek(1).key in ("dull", "active") and stream.accept_any("x", "{X}"):
        return "x", False, False, False
    if number is not None:
        least = stream.accept_any("or more") is not None
        most = not least and stream.accept_any("or less", "or fewer") is not None
        return str(number), up_to, least, most
    if up_to:
        stream.fail("number")
    if stream.accept_any("a", "an", "any", "one"):
        return "1", False, False, False
    if stream.accept("each"):
        return "", False, False, False
    if stream.accept("the") or stream.sees("@name") or stream.sees("@job") or stream.sees("@category"):
        return "", False, False, False
    return "", False, False, False
