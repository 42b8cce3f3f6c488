# form: interpreted
"""Clauses: what a filter describes, and what a condition asks."""

from typing import Final

from netocean.abilities.phrases import Phrases
from netocean.abilities.speech import Params
from netocean.abilities.tree import (
    AND,
    AT_LEAST,
    AT_MOST,
    CALL,
    COMPARE,
    DONE,
    EQUAL,
    FILTER,
    INT,
    LESS,
    MATCH,
    MORE,
    NOT,
    OR,
    REF,
    SLUG,
    TERM,
    UNEQUAL,
    VAR,
    WORD,
    Node,
)
from netocean.abilities.vocabulary import AMOUNT, CONDITION, GROUP, NAME
from netocean.texts import keys

COMPARISON_KEYS: Final = ("equal", "unequal", "less", "at-most", "more", "at-least")
OPPOSITE: Final = {
    EQUAL: UNEQUAL,
    UNEQUAL: EQUAL,
    LESS: AT_LEAST,
    AT_MOST: MORE,
    MORE: AT_MOST,
    AT_LEAST: LESS,
}
NONE: Final = ((EQUAL, 0), (LESS, 1), (AT_MOST, 0))
SOME: Final = ((AT_LEAST, 1), (MORE, 0), (UNEQUAL, 0))
PLACES: Final = ("first", "front", "before", "noun", "after", "end", "last")
"""Where a field of a filter may stand, in this order; alternatives share `first`, `front`, `end` and `last`."""

OUTER: Final = ("first", "front", "end", "last")


def same(one: Node, other: Node) -> bool:
    """Whether two terms of filters are the same."""
    return (one.kind, one.name, one.value, len(one.args)) == (
        other.kind,
        other.name,
        other.value,
        len(other.args),
    ) and all(same(left, right) for left, right in zip(one.args, other.args, strict=True))


class Clauses(Phrases):
    """Writes filters and conditions."""

    # Filters.

    def cards(self, pattern: Node, count: int, place: str = "") -> str:
        """The cards that a filter describes: modifiers, noun, modifiers; alternatives share what is furthest out."""
        place = place or self.ground
        if not pattern.args or pattern.args[0].kind == TERM:
            return self.described(pattern.args, [pattern.args], count, place)
        several = [one.args for one in pattern.args]
        outer = [
            term
            for term in several[0]
            if self.place_of(term) in OUTER and all(any(same(term, other) for other in terms) for terms in several[1:])
        ]
        inner = [[term for term in terms if not any(same(term, one) for one in outer)] for terms in several]
        return self.described(outer, inner, count, place)

    def described(self, outer: list[Node], inner: list[list[Node]], count: int, place: str) -> str:
        """Alternatives, and around them what holds for all of them."""
        single = len(inner) == 1
        around = self.modifiers([] if single else outer, count)
        told = [self.noun_phrase(terms, count, place) for terms in inner]
        middle = self.join("values", told)
        parts = [*around["first"], *around["front"], middle, *around["end"], *around["last"]]
        return self.join("words", [part for part in parts if part])

    def noun_phrase(self, terms: list[Node], count: int, place: str) -> str:
        """One alternative: what stands before the noun, the noun, what stands after it."""
        found = self.modifiers(terms, count)
        nouns = found["noun"] or [self.frame("card", count=count, place=place)]
        if found["noun"] and not self.own_frame("card"):
            nouns = [*found["noun"], self.frame("card", count=count, place=place)]
        before = self.join("modifiers", found["first"] + found["front"] + found["before"])
        joint = "modifiers-after" if self.own_frame("modifiers-after") else "list"
        after = self.join(joint, found["after"] + found["end"] + found["last"])
        return self.join("words", [part for part in (before, *nouns, after) if part])

    def modifiers(self, terms: list[Node], count: int) -> dict[str, list[str]]:
        """The terms of a filter as words, by their place."""
        found: dict[str, list[str]] = {place: [] for place in PLACES}
        last: list[str] = []
        for term in terms:
            place = self.place_of(term)
            negated = term.value % 2 == 1 and not self.numeric(term)
            attribute = f"{'not-' if negated else ''}{place}"
            late = place == "after" and self.numeric(term) and self.amount_form(term.args[0]) != "number"
            (last if late else found[place]).append(self.field(term, attribute, count, False))
        found["last"].extend(last)
        return found

    def place_of(self, term: Node) -> str:
        """The place of a term beside the noun."""
        have = self.places(self.game_key("field", term.name))
        prefix = "not-" if term.value % 2 and not self.numeric(term) else ""
        return next((place for place in PLACES if prefix + place in have), "before")

    def numeric(self, term: Node) -> bool:
        """Whether a field is compared: its contrary is the opposite comparison."""
        return self.vocabulary.fields[term.name].value == "number"

    def field(self, term: Node, attribute: str, count: int, negated: bool, number: str = "one") -> str:
        """A term in one of its forms."""
        key = f"{self.game_key('field', term.name)}.{attribute}"
        params: Params = {"values": self.values(term, count), "count": count, "number": number}
        params["place"] = "field" if self.ground == "field" else "other"
        first = term.args[0] if term.args else None
        params["values-word"] = self.seat(first.name) if first is not None else ""
        params["start"] = self.start(str(params["values"]))
        if self.vocabulary.fields[term.name].value == "flag":
            params["card"] = self.own_name()
        if self.numeric(term) and first is not None:
            code = term.value // 2 - 1
            if (term.value % 2 == 1) is not negated:
                code = OPPOSITE[code]
            params["sign"] = COMPARISON_KEYS[code]
            params["form"] = "number" if self.amount_form(first) == "number" else "value"
        return self.say(key, **params)

    def values(self, term: Node, count: int = 1) -> str:
        """The accepted values of a field, joined by "or"."""
        kind = self.vocabulary.fields[term.name].value
        return self.join("values", [self.value(term.name, kind, arg, count) for arg in term.args])

    def value(self, field: str, kind: str, arg: Node, count: int) -> str:
        """One value: a word of a table, a number, cards, or a name of some kind."""
        if kind == "number":
            return str(self.amount(arg))
        if kind == "things" and arg.kind == CALL and self.has(self.game_key(GROUP, arg.name), "fits"):
            return self.call(arg, GROUP, attribute="fits")
        if kind == "things":
            return self.things(arg, CONDITION)[0]["object"]
        if arg.kind == WORD:
            return self.word(kind, arg.name, count)
        if kind == NAME:
            return self.frame("quoted", text=self.named("name", arg.name))
        if kind.startswith("slug:"):
            return self.named(kind.removeprefix("slug:"), arg.name)
        key = f"{field}-{arg.name}"
        return self.say(key) if arg.kind == SLUG and key in keys(self.language) else arg.name

    # Conditions.

    def condition(self, node: Node, negated: bool = False) -> str:
        """A condition as a clause; what is negated is turned round, down to the single clauses."""
        if node.kind == NOT:
            return self.condition(node.args[0], not negated)
        if node.kind in (AND, OR):
            return self.junction([self.grouped(arg, node, negated) for arg in node.args], node.kind, negated)
        if node.kind == COMPARE:
            return self.comparison(node, negated)
        if node.kind == MATCH:
            return self.match(node, negated)
        if node.kind == DONE:
            return self.frame("done", "not" if negated else "", who=self.doer())
        return self.call(node, CONDITION, attribute="not" if negated else "")

    def doer(self) -> str:
        """Who did, or did not do, the step before."""
        return "me"

    def junction(self, clauses: list[str], kind: int, negated: bool) -> str:
        """Clauses joined by "and" or "or"."""
        return self.join("and" if (kind == AND) is not negated else "or", clauses)

    def grouped(self, node: Node, above: Node, negated: bool) -> str:
        """A clause inside another: "or" within "and" is marked, as they stand after negation."""
        text = self.condition(node, negated)
        while node.kind == NOT:
            node, negated = node.args[0], not negated
        either = node.kind == (AND if negated else OR)
        if node.kind == MATCH and negated:
            either = len(node.args[1].args) > 1
        return self.frame("either", clause=text) if either and above.kind != node.kind else text

    def comparison(self, node: Node, negated: bool) -> str:
        """`me.level != III`."""
        left, right = node.args
        code = OPPOSITE[node.code] if negated else node.code
        kind = self.vocabulary.properties[self.property_name(left)].value if left.kind == REF else "amount"
        if right.kind == WORD:
            params: Params = {"left": self.reference(left, "subject"), "right": self.word(kind, right.name)}
            params["form"] = "word"
        elif kind in self.vocabulary.tables:
            params = {"left": self.reference(left, "value"), "right": self.reference(right, "value")}
            params["form"] = "rank"
        else:
            plain = right.kind == INT or self.amount_form(right) == "number"
            told = self.counted(left, code, right) if plain else ""
            if told:
                return told
            params = {"left": self.amount(left), "right": self.amount(right)}
            params["form"] = "number" if plain else "value"
        return self.frame(f"compare-{COMPARISON_KEYS[code]}", **params)

    def counted(self, left: Node, code: int, right: Node) -> str:
        """A comparison that the game words by itself: "you control 3 or more Forwards"; else nothing."""
        if left.kind not in (REF, CALL):
            return ""
        role = "property" if left.kind == REF else AMOUNT
        key = self.game_key(role, self.property_name(left) if left.kind == REF else left.name)
        if not self.has(key, "compare"):
            return ""
        bound = (code, right.value) if right.kind == INT else (code, -1)
        sign = "none" if bound in NONE else "some" if bound in SOME else COMPARISON_KEYS[code]
        params: Params = {"sign": sign, "right": self.amount(right)}
        if left.kind == REF:
            params["who"] = self.seat(("me", "opponent")[left.value])
        else:
            params |= self.params(left, AMOUNT)
        return self.say(f"{key}.compare", **params)

    def match(self, node: Node, negated: bool) -> str:
        """`opponent.active is {frame red}`."""
        thing, pattern = node.args
        number = self.number_of(thing) if thing.kind == VAR else "one"
        if thing.kind == REF:
            subject = self.reference(thing, "subject")
        else:
            subject = self.things(thing, CONDITION)[0]["subject"]
        if pattern.kind != FILTER or not pattern.args:
            return self.frame("present", "not" if negated else "", subject=subject, number=number)
        several = pattern.args if pattern.args[0].kind == FILTER else [pattern]
        told = [self.predicate(one, negated, number) for one in several]
        joined = self.junction(told, OR, negated)
        return self.frame("match", subject=subject, predicate=joined)

    def predicate(self, pattern: Node, negated: bool, number: str) -> str:
        """What a filter says of a card."""
        clauses: list[str] = []
        for term in pattern.args:
            numeric = self.numeric(term)
            contrary = not numeric and (term.value % 2 == 1) is not negated
            clauses.append(self.field(term, "is-not" if contrary else "is", 1, numeric and negated, number))
        return self.junction(clauses, AND, negated)
