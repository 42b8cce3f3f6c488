# form: interpreted
"""Descriptions of cards: adjectives, nouns, and what stands after them, as a filter of the language."""

from netocean.games.fftcg.reader import tails
from netocean.games.fftcg.reader.context import Context
from netocean.games.fftcg.reader.stream import Stream
from netocean.games.fftcg.reader.terms import let
from netocean.games.fftcg.reader.words import CATEGORY, ELEMENTS, JOB, KEYWORDS, NAME, STATES, TYPES

OBJECTS = {
    "auto ability": "auto", "auto-ability": "auto", "auto-abilities": "auto", "action ability": "action",
    "action abilities": "action",
    "special ability": "special", "special abilities": "special", "ability": "ability", "abilities": "ability",
}  # fmt: skip


_IN_BATTLE = ("attacking", "blocking")
"""States that share a noun: `attacking or blocking Forward`."""

_OBJECT = {"type summon": "object summon"}
"""Beside abilities, a Summon is one on the stack."""


class Filter:
    """Which cards: alternatives, each a list of terms that must all hold.

    `zone` and `owner` (`me`, `opponent`, `any`) tell where they are; `group` are things among which they are. `together` is
    what several must fulfil as a whole; `lets` are steps that name what terms compare with.
    """

    def __init__(self) -> None:
        self.alternatives: list[list[str]] = []
        self.zone = "field"
        self.owner = ""
        self.group = ""
        self.together = ""
        self.lets: list[str] = []
        self.noun = ""
        self.many = False
        self.highest = False
        self.source = ""

    def text(self) -> str:
        """The filter in its braces."""
        return (
            "{"
            + " or ".join(", ".join(terms) for terms in self.alternatives if terms or len(self.alternatives) > 1)
            + "}"
        )

    def places(self) -> list[str]:
        """Where it is chosen from; none means the field."""
        if self.group:
            return [self.group]
        if self.zone == "field":
            return []
        if self.zone == "stack":
            return ["stack"]
        owners = ("me", "opponent") if self.owner == "any" else (self.owner or "me",)
        return [f"{owner}.{self.zone}" for owner in owners]

    def things(self) -> str:
        """All such cards, wherever they are."""
        if self.group:
            return self.group if self.text() == "{}" else f"(among {self.group} {self.text()})"
        if self.zone == "field":
            return self.text()
        if self.zone == "stack":
            return f"(every {self.text()} stack)"
        return f"(every {self.text()} {self.zone} {self.owner or 'me'})"

    def inline(self) -> None:
        """Puts what is named before into the terms themselves, for places where nothing can be named before."""
        for step in reversed(self.lets):
            variable, _, amount = step.removeprefix("let ").partition(" ")
            for terms in self.alternatives:
                terms[:] = [term.replace(variable, amount) for term in terms]
        self.lets = []

    def add(self, *terms: str) -> None:
        """Adds terms to each alternative that says nothing on their subject yet."""
        for alternative in self.alternatives:
            subjects = {_subject(term) for term in alternative}
            alternative.extend(term for term in terms if term not in alternative and _subject(term) not in subjects)


def _subject(term: str) -> str:
    """What a term is about: two terms on a cost do not go together, two exclusions do."""
    words = term.split()
    return words[0] if words[0] in ("cost", "power", "of") else term


def described(stream: Stream, ctx: Context) -> Filter:
    """Reads a description: `active Fire Forwards of cost 3 or less you control`."""
    found = Filter()
    bare: list[list[str]] = []
    states: list[str] = []
    while True:
        terms, headed = _item(stream, ctx, found)
        own_states = [term for term in terms if term in STATES.values() and term not in _IN_BATTLE]
        states = own_states or states
        terms += [state for state in states if state not in terms]
        found.alternatives.append(terms)
        if not headed:
            bare.append(terms)
        else:
            _borrow(bare, terms)
            bare = []
        tail = tails.tails(stream, ctx, found)
        if not stream.attempt(lambda: _another(stream, ctx, found)):
            found.add(*tail)
            break
        terms.extend(term for term in tail if term not in terms)
    if bare:
        stream.fail("noun")
    if found.highest:
        found.add(f"cost = {let(ctx, found, f'(highest cost {found.things()})')}")
    if found.zone == "stack":
        found.alternatives = [[_OBJECT.get(term, term) for term in terms] for terms in found.alternatives]
    return found


def _borrow(bare: list[list[str]], terms: list[str]) -> None:
    """`Fire or Ice Forward`: an element alone takes its noun from what follows."""
    types = [term for term in terms if term.startswith("type ")]
    for other in bare:
        other[:0] = types


def _another(stream: Stream, ctx: Context, found: Filter) -> bool:
    """Whether a further alternative follows: then what stands between is taken, and it is still to be read."""
    if found.zone in ("break", "removed") and stream.sees("and/or"):
        stream.fail("one zone")
    if stream.sees(",") and not stream.sees(", or") and not _ends_with_or(stream):
        stream.fail("or")
    if not stream.accept_any(", or", "and/or", "or", ","):
        stream.fail("or")
    stream.accept_any("a", "an", "1")
    mark, focus = stream.mark(), ctx.focus
    scratch = Filter()
    _item(stream, ctx, scratch)
    if stream.sees("'s"):
        stream.fail("noun")
    stream.reset(mark)
    ctx.focus = focus
    return True


def _ends_with_or(stream: Stream) -> bool:
    """Whether the list that goes on after a comma ends with `or`: with `and` all of it is meant."""
    for token in stream.tokens[stream.at :]:
        if token.key in ("or", "and/or"):
            return True
        if token.key in ("and", ".", ":", "@end"):
            return False
    return False


def _item(stream: Stream, ctx: Context, found: Filter) -> tuple[list[str], bool]:
    """One alternative: its terms, and whether it stands without a further noun."""
    terms: list[str] = []
    named = False
    while True:
        token = stream.peek()
        if token.kind in (JOB, NAME, CATEGORY):
            stream.next()
            terms.append(f"{token.kind} {token.value}")
            named = named or token.kind != CATEGORY
        elif token.key in STATES:
            stream.next()
            terms.append(STATES[token.key])
        elif element := _elements(stream):
            terms.append(element)
        elif not stream.sees("other than") and stream.accept("other"):
            beside = ctx.focus.beside or ctx.focus.picked or (ctx.focus.it if ctx.focus.it.startswith("$") else "")
            terms.append(f"not in {beside}" if beside else "not self")
        elif stream.accept_any("your opponent's", "opponent's"):
            terms.append("of opponent")
        elif stream.accept("ex burst"):
            terms.append("ex")
        else:
            break
    head = _head(stream, found)
    if head is not None:
        name = stream.kind(NAME) if found.noun and not found.many else None
        terms[:0] = [*head, f"name {name.value}"] if name else head
        return terms, True
    if not terms or not (named or _elemental(terms) or (len(terms) == 1 and terms[0] in _IN_BATTLE)):
        stream.fail("noun")
    return terms, named


def _elemental(terms: list[str]) -> bool:
    """Whether there is an element or a category, so that the noun may come later."""
    return any(term.startswith(("element ", "category ")) for term in terms)


def _elements(stream: Stream) -> str | None:
    """`Fire`, or `Fire or Ice` if the noun comes only then."""
    found: list[str] = []
    mark = stream.mark()
    while True:
        token = stream.peek()
        word = token.key if token.key in ELEMENTS else token.text.lower() if token.key == "@self" else ""
        if word not in ELEMENTS:
            stream.reset(mark)
            break
        stream.next()
        found.append(word)
        mark = stream.mark()
        if not stream.accept_any("and/or", "or", ","):
            break
        if not (stream.peek(1).key in TYPES or stream.peek(1).key in ("or", ",", "and/or")):
            stream.reset(mark)
            break
    return "element " + "|".join(found) if found else None


def _head(stream: Stream, found: Filter) -> list[str] | None:
    """The noun: its terms."""
    token = stream.peek()
    if token.key in TYPES:
        stream.next()
        if token.key == "character":
            stream.accept_any("cards", "card")
        found.noun = TYPES[token.key]
        found.many = token.key.endswith("s")
        return [f"type {found.noun}"] if found.noun else []
    for phrase, kind in OBJECTS.items():
        if stream.accept(phrase):
            found.noun, found.zone = kind, "stack"
            return [f"object {kind}"]
    return None


def keyword(stream: Stream) -> str | None:
    """Reads the name of a keyword: the word of the language."""
    found = stream.accept_any(*KEYWORDS)
    return KEYWORDS[found] if found else None
