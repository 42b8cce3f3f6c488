"""The typed tree of an ability: the narrow waist between readers, interpreter and writers.

A tree is data. Every node knows the place in the text it came from, and its words are already resolved to the codes
of the game's vocabulary, so that running an ability never looks at a name.
"""

from typing import Final

# What a node is.
INT: Final = 0  # a literal number: `30`
WORD: Final = 1  # a word of a table: `IV`, `opponent`, `battle`
VAR: Final = 2  # a named thing: `$a`; `value` is its place among the ability's variables
REF: Final = 3  # a property of a seat: `me.points`; `value` is the seat (0 me, 1 opponent), `code` the property
CALL: Final = 4  # an action, an amount or a condition with arguments: `mill opponent 3`
FILTER: Final = 5  # `{level IV, not frame red}`; its args are TERMs, or FILTERs of which one must fit (`{a or b, c}`)
TERM: Final = 6  # one field of a filter; `value` is 1 when negated, plus twice its comparison counted from 1
COMPARE: Final = 7  # `a <= b`; `code` is one of the comparisons below
AND: Final = 8
OR: Final = 9
NOT: Final = 10
MATCH: Final = 11  # `opponent.active is {…}`; args: REF, FILTER
CHOOSE: Final = (
    12  # `choose $a: 1 {…} from me.hand`; args: see Choosing; `value` is 1 for "up to", `code` 1 for `select`
)
WHEN: Final = 13  # `if CONDITION { … } else { … }`; args: condition, BODY, BODY
BODY: Final = 14  # steps, one after the other
MAY: Final = 15  # `may { … }`: the controller (`value` 1: the other seat) decides whether to do it; args: BODY
DONE: Final = 16  # the condition `done`: the former step did something
AFTER: Final = 17  # `when done { … }`: another effect, after this one has ended; args: BODY
SLUG: Final = 18  # a name outside the tables: a card's name or number
LET: Final = 19  # `let $a (top 3)`: names what an amount or a group of cards is now; args: VAR, value
MODES: Final = 20  # `modes 1 { … } { … }`: some of several bodies; args: count, BODY, BODY, …; `value` is 1 for "up to"
QUOTE: Final = 21  # `[when …: …]`: an ability as a value; `value` is its place among the `quotes` of its ability

# The args of a CHOOSE. The count is an INT, a VAR, a REF, a CALL or the WORD `any`; where the game has a home zone, the
# places may be empty. `by` is the WORD of who picks, `with` a CALL that the picks must fulfil together.
CHOSEN: Final = 0
COUNT: Final = 1
PATTERN: Final = 2
FIRST_PLACE: Final = 3

# Comparisons, the `code` of a COMPARE.
EQUAL: Final = 0
UNEQUAL: Final = 1
LESS: Final = 2
AT_MOST: Final = 3
MORE: Final = 4
AT_LEAST: Final = 5
COMPARISONS: Final[tuple[str, ...]] = ("=", "!=", "<", "<=", ">", ">=")

# Kinds of ability.
KEYWORD: Final = 0  # says something, does nothing by itself: `keyword sky`
STATIC: Final = 1  # holds as long as its card counts: `static: add_attack me 10`
TRIGGER: Final = 2  # answers an event: `when win: mill opponent 1`
USE: Final = 3  # what happens when the card is used: `use at battle limit end_of_turn: …`
ACTIVATE: Final = 4  # may be announced at a timing: `activate at battle once per turn: …`
SUPPORT: Final = 5  # used for another card: `support if …: …`
REPLACEMENT: Final = 6  # takes the place of an event: `instead is_damaged self: reduce 1000`
KINDS: Final[tuple[str, ...]] = ("keyword", "static", "when", "use", "activate", "support", "instead")

NOWHERE: Final = 0


class Node:
    """One node of a tree.

    `kind` is one of the constants above, `name` the word in the text, `code` what the vocabulary made of it, `value` a
    number (literal, seat or place of a variable), `args` its children, `until` the duration of an action (a CALL, or
    none), `by` who picks and `together` what the picks of a CHOOSE must fulfil (or none), `line` and `column` the place
    in the text, from 1.
    """

    def __init__(
        self,
        kind: int,
        name: str,
        code: int,
        value: int,
        args: "list[Node]",
        line: int = NOWHERE,
        column: int = NOWHERE,
    ) -> None:
        self.kind: int = kind
        self.name: str = name
        self.code: int = code
        self.value: int = value
        self.args: list[Node] = args
        self.until: Node | None = None
        self.by: Node | None = None
        self.together: Node | None = None
        self.line: int = line
        self.column: int = column


class Ability:
    """One line of a card.

    `kind` is one of the kinds above. `head` is the event of a trigger or replacement (a CALL, or an OR of several) or the
    keyword, else none. The clauses: `gate` (a condition: while it does not hold, the card does not have this ability),
    `marks` (WORDs), `title` (its printed name), `place` (WORD: the zone where it works), `timings` (WORDs), `condition`,
    `per` (WORD: the span in which it may happen once), `at_most` (a number of times in a phase, 0 for no bound), `may`,
    `costs` (CALLs), `limit` (a CALL). `body` is a BODY. `variables` names the `$` things in order of appearance; an
    ability in brackets sees those before it. `quotes` are the abilities in brackets. `text` is the canonical line.
    """

    def __init__(self, kind: int, line: int = NOWHERE) -> None:
        self.kind: int = kind
        self.head: Node | None = None
        self.gate: Node | None = None
        self.marks: list[Node] = []
        self.title: str = ""
        self.place: Node | None = None
        self.timings: list[Node] = []
        self.condition: Node | None = None
        self.per: Node | None = None
        self.at_most: int = 0
        self.may: bool = False
        self.costs: list[Node] = []
        self.limit: Node | None = None
        self.body: Node = Node(BODY, "", 0, 0, [], line, 1)
        self.variables: list[str] = []
        self.quotes: list[Ability] = []
        self.text: str = ""
        self.line: int = line
