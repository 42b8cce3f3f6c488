# form: interpreted
"""Conditions, steps and heads of an ability: what the grammar let through is checked and becomes a typed tree."""

from lark import Token, Tree

from netocean.abilities.printer import print_ability
from netocean.abilities.syntax import MAX_DEPTH
from netocean.abilities.tree import (
    ACTIVATE,
    AFTER,
    AND,
    BODY,
    CALL,
    CHOOSE,
    COMPARE,
    COMPARISONS,
    DONE,
    FILTER,
    KEYWORD,
    KINDS,
    LET,
    MATCH,
    MAY,
    MODES,
    NOT,
    OR,
    QUOTE,
    REPLACEMENT,
    STATIC,
    SUPPORT,
    TRIGGER,
    USE,
    VAR,
    WHEN,
    WORD,
    Ability,
    Node,
)
from netocean.abilities.vocabulary import (
    ACTION,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    FORMS,
    GROUP,
    KEYWORD_ROLE,
    LIMIT,
    TOGETHER,
)
from netocean.abilities.words import COUNTABLE, Part, Words, children, kind_of, subtrees

CLAUSES = ("while", "mark", "title", "in", "at", "if", "once", "at_most", "may", "cost", "limit")
"""The clauses in the order in which they stand."""

CLAUSES_OF: dict[int, tuple[str, ...]] = {
    KEYWORD: ("while", "in"),
    STATIC: ("while", "in", "if"),
    TRIGGER: ("while", "mark", "in", "if", "once", "at_most", "may", "cost"),
    USE: ("mark", "at", "if", "once", "cost", "limit"),
    ACTIVATE: ("while", "title", "in", "at", "if", "once", "at_most", "cost"),
    SUPPORT: ("at", "if", "cost"),
    REPLACEMENT: ("while", "mark", "in", "if", "once", "may", "cost"),
}
"""The clauses that make sense for a kind of ability."""

HEADS = {
    "keyword": KEYWORD,
    "static": STATIC,
    "trigger": TRIGGER,
    "replacement": REPLACEMENT,
    "use": USE,
    "activate": ACTIVATE,
    "support": SUPPORT,
}


class Resolver(Words):
    """Turns the grammar's tree of one line into an ability or a condition."""

    # Conditions.

    def condition(self, part: Part, depth: int = 0) -> Node:
        """A condition of any form."""
        kind = kind_of(part)
        if depth > MAX_DEPTH:
            raise self.fault("deep", part, [])
        assert isinstance(part, Tree)
        if kind == "done":
            return self.node(DONE, "done", 0, 0, [], part)
        if kind in ("or", "and"):
            return self.junction(part, OR if kind == "or" else AND, depth)
        if kind == "not":
            return self.node(NOT, "", 0, 0, [self.condition(children(part)[1], depth + 1)], part)
        if kind == "comparison":
            return self.comparison(part)
        if kind == "match":
            return self.match(part)
        if kind == "group":  # `(evolved_this_turn)`: needless brackets
            return self.call(subtrees(part)[0], CONDITION)
        return self.call(part, CONDITION)

    def junction(self, tree: Tree[Token], kind: int, depth: int) -> Node:
        """`a and b and c` is one node; brackets that change nothing are dropped."""
        args: list[Node] = []
        for part in children(tree):
            arg = self.condition(part, depth + 1)
            args.extend(arg.args if arg.kind == kind else [arg])
        return self.node(kind, "", 0, 0, args, tree)

    def comparison(self, tree: Tree[Token]) -> Node:
        """`me.level != III`: the left side gives the right one its type."""
        left, sign, right = children(tree)
        code = COMPARISONS.index(str(sign))
        if kind_of(left) != "REF":
            args = [self.amount(left), self.amount(right)]
            return self.node(COMPARE, str(sign), code, 0, args, left)
        subject = self.reference(left)
        kind = self.property_of(subject).value
        if kind in COUNTABLE:
            args = [subject, self.amount(right)]
        elif kind not in self.vocabulary.tables:
            raise self.fault("comparison", sign, ["is"], name=str(left))
        elif kind_of(right) == "REF":
            args = [subject, self.reference(right, (kind,))]
        else:
            args = [subject, self.word(right, kind)]
        return self.node(COMPARE, str(sign), code, 0, args, left)

    def match(self, tree: Tree[Token]) -> Node:
        """`opponent.active is {frame red}`."""
        subject, pattern = children(tree)
        if kind_of(subject) == "REF":
            thing = self.reference(subject, ("card",))
        else:
            thing = self.variable(subject) if kind_of(subject) == "VAR" else self.word(subject, "things")
        return self.node(MATCH, "", 0, 0, [thing, self.filter(pattern)], subject)

    # Steps.

    def body(self, tree: Tree[Token]) -> Node:
        """Steps, one after the other."""
        if kind_of(tree) == "block":
            return self.body(subtrees(tree)[0])
        return self.node(BODY, "", 0, 0, [self.step(step) for step in subtrees(tree)], tree)

    def step(self, tree: Tree[Token]) -> Node:
        """One step of any form."""
        kind = kind_of(tree)
        if kind == "action":
            return self.action(tree)
        if kind == "choose":
            return self.choose(tree)
        if kind == "if_step":
            return self.branch(tree)
        if kind == "let":
            return self.let(tree)
        if kind == "modes":
            return self.modes(tree)
        body = self.body(subtrees(tree)[0])
        if kind == "done_step":
            return self.node(AFTER, "", 0, 0, [body], tree)
        return self.node(MAY, "", 0, self.other_seat(children(tree)), [body], tree)

    def other_seat(self, parts: list[Part]) -> int:
        """Whether a `may` asks the other player."""
        for part in parts:
            if kind_of(part) == "NAME":
                self.form("other_may", part)
                return self.word(part, "who").code
        return 0

    def action(self, tree: Tree[Token]) -> Node:
        """An action, with its duration where it has one."""
        calls = subtrees(tree)
        action = self.call(calls[0], ACTION)
        if len(calls) > 1:
            action.until = self.call(calls[1], DURATION)
        return action

    def name(self, part: Part) -> Node:
        """A new variable."""
        name = str(part)
        if name in self.variables:
            raise self.fault("variable-twice", part, [])
        self.variables.append(name)
        return self.node(VAR, name, 0, len(self.variables) - 1, [], part)

    def choose(self, tree: Tree[Token]) -> Node:
        """`choose $a: up to 2 {level IV} from me.hand by opponent with different name`: names what it chooses."""
        parts = children(tree)
        selects = kind_of(parts[0]) == "SELECT"
        if selects:
            self.form("select", parts[0])
        rest = parts[2:]
        up_to = kind_of(rest[0]) == "UP"
        count = self.count(rest[1 if up_to else 0])
        rest = rest[2 if up_to else 1 :]
        pattern = self.node(FILTER, "", 0, 0, [], parts[1])
        places: list[Node] = []
        by = together = None
        for part in rest:
            kind = kind_of(part)
            if kind == "filter":
                pattern = self.filter(part)
            elif kind == "places":
                assert isinstance(part, Tree)
                places = [self.place(one) for one in children(part)]
                if len(places) > 1:
                    self.form("places", part)
            elif kind == "NAME":
                self.form("by", part)
                by = self.word(part, "who")
            else:
                self.form("with", part)
                assert isinstance(part, Tree)
                together = self.call(part, TOGETHER)
        if not places:
            self.form("home", parts[1])
        thing = self.name(parts[1])
        args = [thing, count, pattern, *places]
        any_number = count.kind == WORD
        node = self.node(CHOOSE, str(parts[0]), int(selects), int(up_to or any_number), args, tree)
        node.by = by
        node.together = together
        return node

    def count(self, part: Part) -> Node:
        """How many are chosen."""
        kind = kind_of(part)
        if kind == "INT":
            return self.number(self.token(part), least=1)
        self.form("count", part)
        if kind == "ANY":
            return self.node(WORD, "any", 0, 0, [], part)
        return self.amount(part)

    def place(self, part: Part) -> Node:
        """Where is chosen from: a zone, the cards that a variable names, or a group that needs no arguments."""
        kind = kind_of(part)
        if kind == "REF":
            return self.reference(part, ("zone",))
        self.form("places", part)
        if kind == "VAR":
            return self.variable(part)
        spec = self.spec(part, GROUP)
        return self.node(CALL, spec.name, spec.code, 0, self.arguments(part, spec, []), part)

    def let(self, tree: Tree[Token]) -> Node:
        """`let $a (top me 3)`: an amount or a group."""
        self.form("let", tree)
        variable, value = children(tree)
        found = self.value_of_let(value)
        return self.node(LET, "", 0, 0, [self.name(variable), found], tree)

    def value_of_let(self, part: Part) -> Node:
        """A group if it is the name of one, else an amount."""
        if kind_of(part) == "group":
            assert isinstance(part, Tree)
            named = str(children(subtrees(part)[0])[0])
            if named in self.vocabulary.nodes[GROUP]:
                return self.things(part)
        if kind_of(part) == "NAME" and (
            str(part) in self.vocabulary.nodes[GROUP] or str(part) in self.vocabulary.tables.get("things", ())
        ):
            return self.things(part)
        return self.amount(part)

    def modes(self, tree: Tree[Token]) -> Node:
        """`modes up to 2 { … } { … }`; what one body names, the next ones may name anew."""
        self.form("modes", tree)
        parts = children(tree)
        up_to = kind_of(parts[0]) == "UP"
        parts = parts[1:] if up_to else parts
        count = self.count(parts[0])
        bodies = [self.body(part) for part in parts[1:] if isinstance(part, Tree)]
        return self.node(MODES, "", 0, int(up_to), [count, *bodies], tree)

    def branch(self, tree: Tree[Token]) -> Node:
        """`if … { … } else { … }`; without `else` the last body is empty."""
        parts = children(tree)[1:]
        condition = self.condition(parts[0])
        bodies = [self.body(part) for part in parts[1:] if isinstance(part, Tree)]
        if len(bodies) == 1:
            bodies.append(self.node(BODY, "", 0, 0, [], tree))
        return self.node(WHEN, "", 0, 0, [condition, *bodies], tree)

    def token(self, part: Part) -> Token:
        """A part that the grammar knows to be a token."""
        assert isinstance(part, Token)
        return part

    # The whole line.

    def ability(self, tree: Tree[Token]) -> Ability:
        """The ability of a line."""
        parts = subtrees(tree)
        head = parts[0]
        ability = Ability(HEADS[kind_of(head)], self.line)
        if ability.kind == KEYWORD:
            ability.head = self.call(subtrees(head)[0], KEYWORD_ROLE)
        elif ability.kind in (TRIGGER, REPLACEMENT):
            if ability.kind == REPLACEMENT:
                self.form("instead", head)
            ability.head = self.events(subtrees(head)[0])
        body = parts[-1] if kind_of(parts[-1]) == "body" else None
        self.clauses(ability, [part for part in parts[1:] if part is not body])
        if body is not None:
            if ability.kind == KEYWORD:
                raise self.fault("body-extra", body, [], kind=KINDS[ability.kind])
            ability.body = self.body(body)
        elif ability.kind not in (KEYWORD, USE):
            raise self.fault_after("body-missing", tree, [":"], kind=KINDS[ability.kind])
        ability.variables = self.variables
        ability.quotes = self.quotes
        return ability

    def events(self, tree: Tree[Token]) -> Node:
        """One event, or several of which each will do."""
        if kind_of(tree) != "or":
            return self.call(tree, EVENT)
        self.form("or_event", tree)
        return self.node(OR, "", 0, 0, [self.call(call, EVENT) for call in subtrees(tree)], tree)

    def quote(self, part: Part) -> Node:
        """An ability in brackets: it sees what was named before it, and names its own things for itself."""
        if kind_of(part) != "quote":
            return super().quote(part)
        self.form("quote", part)
        assert isinstance(part, Tree)
        inner = Resolver(self.text, self.vocabulary, self.line)
        inner.variables = self.variables[:]
        ability = inner.ability(subtrees(part)[0])
        self.quotes.append(ability)
        return self.node(QUOTE, print_ability(ability), 0, len(self.quotes) - 1, [], part)

    def clauses(self, ability: Ability, parts: list[Tree[Token]]) -> None:
        """All clauses: each at most once, in their order, and only those that fit the kind."""
        forms = self.vocabulary.forms
        fitting = [name for name in CLAUSES_OF[ability.kind] if name not in FORMS or name in forms]
        last = -1
        for part in parts:
            name = kind_of(part)
            word = children(part)[0]
            place = CLAUSES.index(name)
            if name not in fitting:
                raise self.fault("clause", word, fitting, kind=KINDS[ability.kind])
            if place == last:
                raise self.fault(
                    "clause-twice", word, [n for n in CLAUSES[place + 1 :] if n not in FORMS or n in forms]
                )
            if place < last:
                raise self.fault("clause-order", word, [n for n in CLAUSES[last + 1 :] if n in fitting])
            last = place
            self.clause(ability, name, children(part)[1:])

    def clause(self, ability: Ability, name: str, parts: list[Part]) -> None:
        """One clause, put in its place."""
        if name in ("while", "mark", "title", "in"):
            self.wider_clause(ability, name, parts)
        elif name == "at":
            ability.timings = [self.word(part, "timing") for part in parts]
        elif name == "if":
            ability.condition = self.condition(parts[0])
        elif name == "once":
            ability.per = self.word(parts[0], "span")
        elif name == "at_most":
            ability.at_most = self.number(self.token(parts[0]), least=1).value
        elif name == "may":
            ability.may = True
        else:
            calls = [part for part in parts if isinstance(part, Tree)]
            if name == "cost":
                ability.costs = [self.call(call, COST) for call in calls]
            else:
                ability.limit = self.call(calls[0], LIMIT)

    def wider_clause(self, ability: Ability, name: str, parts: list[Part]) -> None:
        """The clauses that not every game plays."""
        self.form(name, parts[0])
        if name == "while":
            ability.gate = self.condition(parts[0])
        elif name == "mark":
            ability.marks = [self.word(part, "mark") for part in parts]
        elif name == "title":
            ability.title = str(parts[0])[1:-1]
        else:
            ability.place = self.word(parts[0], "place")
