"""What a game contributes to the ability language: its words, and the shape of its nodes.

A vocabulary is a table, read once: each node has a name, a role and typed parameters; each type of word is a table from
word to code. Running and writing a node live in the game's `vocabulary/` folder under the same names.
"""

from typing import Final

# Roles of nodes.
ACTION: Final = "action"
COST: Final = "cost"
CONDITION: Final = "condition"
AMOUNT: Final = "amount"
EVENT: Final = "event"
LIMIT: Final = "limit"
DURATION: Final = "duration"
KEYWORD_ROLE: Final = "keyword"
GROUP: Final = "group"  # cards, found when they are needed: `(top me 3)`
TOGETHER: Final = "together"  # what picks must fulfil as a whole: `with different element`
ROLES: Final[tuple[str, ...]] = (ACTION, COST, CONDITION, AMOUNT, EVENT, LIMIT, DURATION, KEYWORD_ROLE, GROUP, TOGETHER)

NAME: Final = "slug:name"
"""The type of what is a name of cards."""

FORMS: Final[tuple[str, ...]] = (
    "while",  # `while CONDITION`: a gate before an ability
    "mark",  # `mark ex`
    "title",  # `title "…"`
    "in",  # `in hand`: where an ability works
    "instead",  # abilities that replace an event
    "or_event",  # `when a or b`
    "select",  # `select` beside `choose`
    "home",  # places left out: the field
    "places",  # several places, or a group of cards, to choose from
    "count",  # counts that are no literal numbers
    "by",  # another player picks
    "with",  # what picks must fulfil together
    "let",  # `let $a …`, and variables as numbers
    "modes",
    "other_may",  # `may opponent { … }`
    "or_filter",  # `{a or b}`
    "quote",  # abilities in brackets
)
"""The wider forms of the language, which not every game plays."""


class NodeSpec:
    """The shape of one node.

    `params` are type names: `amount` (a number, a variable, a property, a parenthesised amount), `var`, `slug`, `filter`,
    `zone` or `card` (a property of that type), `things` (a variable, a filter, a word of the table `things`, a
    parenthesised group), `ability` (an ability in brackets), or the name of one of the vocabulary's word tables. A slug of
    a kind of its own is `slug:KIND`. A type with a final `?` may be left out.
    """

    def __init__(self, role: str, name: str, code: int, params: tuple[str, ...]) -> None:
        self.role: str = role
        self.name: str = name
        self.code: int = code
        self.params: tuple[str, ...] = params


class PropertySpec:
    """A property of a seat (`me.points`): its code, and the type of its value (`amount`, `zone`, `card` or a table)."""

    def __init__(self, name: str, code: int, value: str) -> None:
        self.name: str = name
        self.code: int = code
        self.value: str = value


class FieldSpec:
    """A field of a filter (`level IV`): its code, and the type of its values.

    A table, `slug`, `number` (then it is compared: `cost <= 3`), `things`, or `flag` for none.
    """

    def __init__(self, name: str, code: int, value: str) -> None:
        self.name: str = name
        self.code: int = code
        self.value: str = value


class Vocabulary:
    """All that a game adds to the language: tables of words, nodes by role and name, properties, filter fields.

    `forms` are those wider forms of the language that the game plays, see FORMS.
    """

    def __init__(
        self,
        game: str,
        tables: dict[str, dict[str, int]],
        nodes: list[NodeSpec],
        properties: list[PropertySpec],
        fields: list[FieldSpec],
        forms: tuple[str, ...] = (),
    ) -> None:
        self.game: str = game
        self.forms: tuple[str, ...] = forms
        self.tables: dict[str, dict[str, int]] = tables
        self.nodes: dict[str, dict[str, NodeSpec]] = {role: {} for role in ROLES}
        for node in nodes:
            self.nodes[node.role][node.name] = node
        self.properties: dict[str, PropertySpec] = {spec.name: spec for spec in properties}
        self.fields: dict[str, FieldSpec] = {spec.name: spec for spec in fields}
