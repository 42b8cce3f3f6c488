# form: interpreted
"""The phrases that sentences are made of: calls with their arguments, conditions, filters, amounts, chosen cards."""

from collections.abc import Callable
from typing import Final

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
    UNEQUAL,
    VAR,
    WORD,
    Node,
)
from netocean.abilities.vocabulary import AMOUNT, CONDITION, Vocabulary
from netocean.texts import attributes, keys, say

MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩"
"""Tell chosen cards apart where an ability chooses several times."""

COMPARISON_KEYS: Final = ("equal", "unequal", "less", "at-most", "more", "at-least")
OPPOSITE: Final = {
    EQUAL: UNEQUAL,
    UNEQUAL: EQUAL,
    LESS: AT_LEAST,
    AT_MOST: MORE,
    MORE: AT_MOST,
    AT_LEAST: LESS,
}
PLACES: Final = ("before", "noun", "after")
"""Where a field of a filter may stand: before the noun, as a part of it, after it."""

Params = dict[str, str | int]


def default_name(slug: str, language: str) -> str:
    """A card's name, where nobody knows a better form: its slug."""
    del language
    return slug


def dashed(name: str) -> str:
    """A name as it stands in the key of a message."""
    return name.replace("_", "-").lower()


class Phrases:
    """Writes the parts of one ability in one language."""

    def __init__(
        self,
        language: str,
        vocabulary: Vocabulary,
        names: Callable[[str, str], str],
        variables: list[str],
    ) -> None:
        self.language = language
        self.vocabulary = vocabulary
        self.names = names
        self.variables = variables
        self.many: dict[str, bool] = {}

    # Words and joints.

    def say(self, key: str, **params: str | int) -> str:
        """A message of the language; underscores in the names of parameters are written as dashes."""
        return say(self.language, key, **{dashed(name): value for name, value in params.items()})

    def game_key(self, *parts: str) -> str:
        """The key of one of the game's messages."""
        return dashed("-".join(("ability", self.vocabulary.game, *parts)))

    def join(self, key: str, parts: list[str]) -> str:
        """Parts in a row, joined pair by pair."""
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self.say(key, first=text, second=part)
        return text

    def capital(self, text: str) -> str:
        """A text whose first letter is a capital, in languages that have them."""
        return text[:1].upper() + text[1:]

    def word(self, table: str, name: str) -> str:
        """A word of a table."""
        return self.say(self.game_key("word", table, name))

    # Calls and their arguments.

    def call(self, node: Node, role: str, mood: str = "do", attribute: str = "") -> str:
        """A node of the game in words."""
        params: Params = {"mood": mood}
        types = self.vocabulary.nodes[role][node.name].params
        for place, kind in enumerate(types):
            arg = node.args[place] if place < len(node.args) else None
            earlier = types[:place].count(kind)
            self.argument(arg, kind.rstrip("?"), str(earlier + 1) if earlier else "", params)
        key = self.game_key(role, node.name)
        return say(self.language, f"{key}.{attribute}" if attribute else key, **params)

    def argument(self, arg: Node | None, kind: str, suffix: str, params: Params) -> None:
        """Adds what a message may want to know of an argument."""
        name = kind + suffix
        if arg is None:
            params |= {name: "", f"{name}-form": "none"}
        elif kind == "amount":
            params |= {name: self.amount(arg), f"{name}-form": self.amount_form(arg)}
        elif kind == "filter":
            params[name] = self.cards(arg, 1)
        elif arg.kind == VAR:
            params |= {name: self.variable(arg), f"{name}-number": self.number_of(arg)}
        elif arg.kind == REF:
            params[name] = self.reference(arg, "place")
        elif kind == "who":
            params[name] = arg.name
        elif arg.kind == WORD:
            params |= {name: self.word(kind, arg.name), f"{name}-word": dashed(arg.name)}
        else:
            params[name] = self.names(arg.name, self.language)

    def amount(self, node: Node) -> str | int:
        """A number stays a number, so that messages can agree with it; anything else is a phrase."""
        if node.kind == INT:
            return node.value
        if node.kind == CALL:
            return self.call(node, AMOUNT)
        zone = self.vocabulary.properties[self.property_name(node)].value == "zone"
        return self.reference(node, "count" if zone else "value")

    def amount_form(self, node: Node) -> str:
        """What kind of amount it is."""
        return "number" if node.kind == INT else dashed(node.name) if node.kind == CALL else "value"

    def property_name(self, node: Node) -> str:
        """The property that a REF names."""
        return node.name.split(".")[1]

    def reference(self, node: Node, form: str) -> str:
        """A property: its `value`, the `count` of its cards, the `place`, or the `subject` of a clause."""
        key = self.game_key("property", self.property_name(node))
        return self.say(key, who=("me", "opponent")[node.value], form=form)

    # Chosen cards.

    def several(self) -> str:
        """Whether chosen cards must be told apart."""
        return "yes" if len(self.variables) > 1 else "no"

    def mark(self, variable: Node) -> str:
        """The mark of a chosen card."""
        return MARKS[variable.value % len(MARKS)]

    def number_of(self, variable: Node) -> str:
        """One card or many."""
        return "many" if self.many.get(variable.name) else "one"

    def variable(self, variable: Node) -> str:
        """A chosen card, mentioned again."""
        number = self.number_of(variable)
        return self.say("ability-chosen", number=number, several=self.several(), mark=self.mark(variable))

    # Filters.

    def cards(self, pattern: Node, count: int) -> str:
        """The cards that a filter describes: modifiers, noun, modifiers."""
        found: dict[str, list[str]] = {place: [] for place in PLACES}
        for term in pattern.args:
            prefix = "not-" if term.value else ""
            key = self.game_key("field", term.name)
            have = attributes(self.language, key)
            place = next((place for place in PLACES if prefix + place in have), PLACES[0])
            found[place].append(self.say(f"{key}.{prefix}{place}", values=self.values(term)))
        before = self.join("ability-modifiers", found["before"])
        after = self.join("ability-list", found["after"])
        noun = self.say("ability-card", count=count)
        parts = [before, *found["noun"], noun, after]
        return self.join("ability-words", [part for part in parts if part])

    def values(self, term: Node) -> str:
        """The accepted values of a field, joined by "or"."""
        kind = self.vocabulary.fields[term.name].value
        return self.join("ability-values", [self.value(term.name, kind, arg.name) for arg in term.args])

    def value(self, field: str, kind: str, name: str) -> str:
        """One value: a word of a table, a card's name, or a term of the game such as a species."""
        if kind != "slug":
            return self.word(kind, name)
        if field == "name":
            return self.say("ability-quoted", text=self.names(name, self.language))
        key = f"{field}-{name}"
        return self.say(key) if key in keys(self.language) else name

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
            return self.say("ability-done.not" if negated else "ability-done")
        return self.call(node, CONDITION, attribute="not" if negated else "")

    def junction(self, clauses: list[str], kind: int, negated: bool) -> str:
        """Clauses joined by "and" or "or"."""
        return self.join("ability-and" if (kind == AND) is not negated else "ability-or", clauses)

    def grouped(self, node: Node, above: Node, negated: bool) -> str:
        """A clause inside another: "or" within "and" is marked, as they stand after negation."""
        text = self.condition(node, negated)
        while node.kind == NOT:
            node, negated = node.args[0], not negated
        either = node.kind == (AND if negated else OR)
        if node.kind == MATCH and negated:
            either = len(node.args[1].args) > 1
        return self.say("ability-either", clause=text) if either and above.kind != node.kind else text

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
            params = {"left": self.amount(left), "right": self.amount(right)}
            params["form"] = "number" if right.kind == INT else "value"
        return self.say(f"ability-compare-{COMPARISON_KEYS[code]}", **params)

    def match(self, node: Node, negated: bool) -> str:
        """`opponent.active is {frame red}`."""
        thing, pattern = node.args
        subject = self.variable(thing) if thing.kind == VAR else self.reference(thing, "subject")
        number = self.number_of(thing) if thing.kind == VAR else "one"
        if pattern.kind != FILTER or not pattern.args:
            return self.say("ability-present.not" if negated else "ability-present", subject=subject, number=number)
        clauses: list[str] = []
        for term in pattern.args:
            attribute = "is-not" if bool(term.value) is not negated else "is"
            key = f"{self.game_key('field', term.name)}.{attribute}"
            predicate = self.say(key, values=self.values(term), number=number)
            clauses.append(predicate)
        joined = self.junction(clauses, AND, negated)
        return self.say("ability-match", subject=subject, predicate=joined)
