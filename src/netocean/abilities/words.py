# form: interpreted
"""The small parts of an ability: its words, numbers, properties, filters and calls, checked against a vocabulary."""

from typing import cast

from lark import Token, Tree

from netocean.abilities.errors import AbilityError
from netocean.abilities.syntax import near_first
from netocean.abilities.tree import CALL, COMPARISONS, FILTER, INT, REF, SLUG, TERM, VAR, WORD, Ability, Node
from netocean.abilities.vocabulary import AMOUNT, GROUP, NodeSpec, PropertySpec, Vocabulary

SEATS = ("me", "opponent")
MAX_DIGITS = 9
COUNTABLE = ("amount", "zone")
"""The types of properties that stand for a number; a zone counts its cards."""

Part = Token | Tree[Token]


def children(tree: Tree[Token]) -> list[Part]:
    """The children that are there; the grammar leaves holes for what was left out."""
    parts = cast(list[Part | None], tree.children)
    return [part for part in parts if part is not None]


def subtrees(tree: Tree[Token]) -> list[Tree[Token]]:
    """The children that are trees."""
    return [child for child in tree.children if isinstance(child, Tree)]


def kind_of(part: Part) -> str:
    """The name of a rule or a terminal."""
    return part.type if isinstance(part, Token) else str(part.data)


class Words:
    """Resolves the parts of one line; `line` is its number in the file, `variables` what was chosen so far."""

    def __init__(self, text: str, vocabulary: Vocabulary, line: int) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.line = line
        self.variables: list[str] = []
        self.quotes: list[Ability] = []

    # Places and faults.

    def column(self, part: Part) -> int:
        """Where a part begins, from 1."""
        column = part.column if isinstance(part, Token) else part.meta.column
        return column or 1

    def node(self, kind: int, name: str, code: int, value: int, args: list[Node], part: Part) -> Node:
        """A node that stands at the place of a part."""
        return Node(kind, name, code, value, args, self.line, self.column(part))

    def source(self, part: Part) -> str:
        """The text of a part."""
        if isinstance(part, Token):
            return str(part)
        return self.text[part.meta.start_pos : part.meta.end_pos]

    def fault(self, key: str, part: Part, expected: list[str], **params: str) -> AbilityError:
        """The error for a part that is wrong."""
        found = self.source(part)
        return AbilityError(
            f"ability-error-{key}", self.line, self.column(part), found, near_first(found, expected), **params
        )

    def fault_after(self, key: str, part: Part, expected: list[str], **params: str) -> AbilityError:
        """The error for something that is missing after a part."""
        end = part.end_pos if isinstance(part, Token) else part.meta.end_pos
        return AbilityError(f"ability-error-{key}", self.line, (end or 0) + 1, "", expected, **params)

    def form(self, name: str, part: Part) -> None:
        """Refuses a form of the language that this game does not play."""
        if name not in self.vocabulary.forms:
            raise self.fault("form", part, [], form=name)

    # Single words.

    def number(self, token: Token, least: int = 0) -> Node:
        """A literal number."""
        if len(token.lstrip("0")) > MAX_DIGITS or int(token) < least:
            raise self.fault("number", token, [])
        value = int(token)
        return self.node(INT, str(value), 0, value, [], token)

    def word(self, part: Part, table: str) -> Node:
        """A word of a table; of none, where the game has no such table."""
        words = self.vocabulary.tables.get(table, {})
        if kind_of(part) not in ("NAME", "INT") or str(part) not in words:
            raise self.fault("word", part, list(words), type=table)
        return self.node(WORD, str(part), words[str(part)], 0, [], part)

    def slug(self, part: Part) -> Node:
        """A name outside the tables."""
        if kind_of(part) not in ("NAME", "INT") or "_" in str(part):
            raise self.fault("word", part, [], type="slug")
        return self.node(SLUG, str(part), 0, 0, [], part)

    def variable(self, part: Part) -> Node:
        """A thing chosen before."""
        if kind_of(part) != "VAR":
            raise self.fault("type", part, list(self.variables), type="var")
        if str(part) not in self.variables:
            raise self.fault("variable", part, list(self.variables))
        return self.node(VAR, str(part), 0, self.variables.index(str(part)), [], part)

    def reference(self, part: Part, accepted: tuple[str, ...] = ()) -> Node:
        """A property of a seat; with `accepted`, only of these types."""
        specs = self.vocabulary.properties
        fitting = [name for name, spec in specs.items() if not accepted or spec.value in accepted]
        expected = [f"{seat}.{name}" for seat in SEATS for name in fitting]
        if kind_of(part) != "REF":
            raise self.fault("type", part, expected, type=accepted[0] if accepted else "property")
        seat, name = str(part).split(".")
        if seat not in SEATS or name not in specs:
            raise self.fault("property", part, expected)
        if name not in fitting:
            raise self.fault("type", part, expected, type=accepted[0])
        return self.node(REF, str(part), specs[name].code, SEATS.index(seat), [], part)

    def property_of(self, reference: Node) -> PropertySpec:
        """The property that a reference names."""
        return self.vocabulary.properties[reference.name.split(".")[1]]

    # Calls and their arguments.

    def call(self, tree: Tree[Token], role: str) -> Node:
        """A node with its arguments: `mill opponent 3`."""
        parts = children(tree)
        spec = self.spec(parts[0], role)
        args = self.arguments(parts[0], spec, parts[1:])
        return self.node(CALL, spec.name, spec.code, 0, args, parts[0])

    def spec(self, name: Part, role: str) -> NodeSpec:
        """The shape of the node of that name."""
        specs = self.vocabulary.nodes[role]
        if kind_of(name) != "NAME" or str(name) not in specs:
            raise self.fault("node", name, list(specs), role=role)
        return specs[str(name)]

    def arguments(self, name: Part, spec: NodeSpec, parts: list[Part]) -> list[Node]:
        """The arguments of a node; as many as it takes, each of its type."""
        if len(parts) > len(spec.params):
            raise self.fault("extra", parts[len(spec.params)], [], name=spec.name)
        args = [self.argument(part, kind.rstrip("?")) for part, kind in zip(parts, spec.params, strict=False)]
        for kind in spec.params[len(parts) :]:
            if not kind.endswith("?"):
                last = parts[-1] if parts else name
                raise self.fault_after("missing", last, self.examples(kind), name=spec.name, type=kind)
        return args

    def argument(self, part: Part, kind: str) -> Node:
        """One argument of a type."""
        if kind == "amount":
            return self.amount(part)
        if kind == "var":
            return self.variable(part)
        if kind == "slug" or kind.startswith("slug:"):
            return self.slug(part)
        if kind == "number":
            return self.counted(part)
        if kind == "things":
            return self.things(part)
        if kind == "ability":
            return self.quote(part)
        if kind == "filter":
            return self.filter(part)
        if kind == "property":
            return self.reference(part)
        if kind in ("zone", "card"):
            return self.reference(part, (kind,))
        return self.word(part, kind)

    def counted(self, part: Part) -> Node:
        """What a field of a filter is compared with: a number, a variable or a property that counts."""
        return self.variable(part) if kind_of(part) == "VAR" else self.amount(part)

    def things(self, part: Part) -> Node:
        """Cards: a variable, a filter, a word such as `self`, or a group in brackets."""
        kind = kind_of(part)
        if kind == "VAR":
            return self.variable(part)
        if kind == "filter":
            return self.filter(part)
        if kind == "group":
            assert isinstance(part, Tree)
            return self.call(subtrees(part)[0], GROUP)
        if kind == "NAME" and str(part) in self.vocabulary.nodes[GROUP]:
            return self.node(CALL, str(part), self.vocabulary.nodes[GROUP][str(part)].code, 0, [], part)
        return self.word(part, "things")

    def quote(self, part: Part) -> Node:
        """An ability in brackets."""
        raise self.fault("type", part, ["["], type="ability")

    def examples(self, kind: str) -> list[str]:
        """What an argument of a type may look like."""
        if kind == "amount":
            return ["1", *self.amounts()]
        if kind == "filter":
            return ["{"]
        if kind == "var":
            return list(self.variables)
        if kind == "things":
            return [*self.variables, *self.vocabulary.tables.get(kind, ()), "{"]
        if kind == "ability":
            return ["["]
        if kind in ("property", "zone", "card"):
            specs = self.vocabulary.properties.values()
            names = [spec.name for spec in specs if kind in ("property", spec.value)]
            return [f"{seat}.{name}" for seat in SEATS for name in names]
        return list(self.vocabulary.tables.get(kind, ()))

    def amounts(self) -> list[str]:
        """The names of all amounts that are no literal numbers."""
        properties = [spec.name for spec in self.vocabulary.properties.values() if spec.value in COUNTABLE]
        return [*self.vocabulary.nodes[AMOUNT], *(f"{seat}.{name}" for seat in SEATS for name in properties)]

    def amount(self, part: Part) -> Node:
        """A number, a property that counts, or an amount of the game."""
        kind = kind_of(part)
        if kind == "INT":
            assert isinstance(part, Token)
            return self.number(part)
        if kind == "VAR":
            self.form("let", part)
            return self.variable(part)
        if kind == "REF":
            return self.reference(part, COUNTABLE)
        if kind == "NAME":
            if str(part) not in self.vocabulary.nodes[AMOUNT]:
                raise self.fault("type", part, ["1", *self.amounts()], type="amount")
            spec = self.spec(part, AMOUNT)
            return self.node(CALL, spec.name, spec.code, 0, self.arguments(part, spec, []), part)
        if kind == "group":
            assert isinstance(part, Tree)
            return self.call(subtrees(part)[0], AMOUNT)
        raise self.fault("type", part, ["1", *self.amounts()], type="amount")

    # Filters.

    def filter(self, part: Part) -> Node:
        """`{level III|IV, not frame red}`, or several of them: `{a, b or c}`."""
        if kind_of(part) != "filter":
            raise self.fault("type", part, ["{"], type="filter")
        assert isinstance(part, Tree)
        several = [self.terms(terms) for terms in subtrees(part)]
        if len(several) > 1:
            self.form("or_filter", part)
            return self.node(FILTER, "", 0, 0, several, part)
        return self.node(FILTER, "", 0, 0, several[0].args if several else [], part)

    def terms(self, tree: Tree[Token]) -> Node:
        """The fields of a filter that must all fit."""
        return self.node(FILTER, "", 0, 0, [self.term(term) for term in subtrees(tree)], tree)

    def term(self, tree: Tree[Token]) -> Node:
        """One field of a filter."""
        parts = children(tree)
        negated = kind_of(parts[0]) == "NOT"
        name, values = parts[1 if negated else 0], parts[2 if negated else 1 :]
        spec = self.vocabulary.fields.get(str(name))
        if spec is None:
            raise self.fault("field", name, list(self.vocabulary.fields))
        if spec.value == "flag" and values:
            raise self.fault("extra", values[0], [], name=spec.name)
        sign = self.compared(spec.value, name, values)
        values = values[1:] if sign else values
        if spec.value != "flag" and not values:
            raise self.fault_after("missing", name, self.examples(spec.value), name=spec.name, type=spec.value)
        args = [self.argument(value, spec.value) for value in values]
        return self.node(TERM, spec.name, spec.code, int(negated) + 2 * sign, args, tree)

    def compared(self, kind: str, name: Part, values: list[Part]) -> int:
        """The comparison of a field, counted from 1; 0 for a field that has none."""
        signed = bool(values) and kind_of(values[0]) == "COMPARISON"
        if signed and kind != "number":
            raise self.fault("extra", values[0], [], name=str(name))
        if not signed and kind == "number":
            raise self.fault_after("missing", name, list(COMPARISONS), name=str(name), type="comparison")
        return COMPARISONS.index(str(values[0])) + 1 if signed else 0
