# form: interpreted
"""Conditions, steps and heads of an ability: what the grammar let through is checked and becomes a typed tree."""

from lark import Token, Tree

from netocean.abilities.syntax import MAX_DEPTH
from netocean.abilities.tree import (
    ACTIVATE,
    AFTER,
    AND,
    BODY,
    CHOOSE,
    COMPARE,
    COMPARISONS,
    DONE,
    FILTER,
    KEYWORD,
    KINDS,
    MATCH,
    MAY,
    NOT,
    OR,
    STATIC,
    SUPPORT,
    TRIGGER,
    USE,
    VAR,
    WHEN,
    Ability,
    Node,
)
from netocean.abilities.vocabulary import ACTION, CONDITION, COST, DURATION, EVENT, KEYWORD_ROLE, LIMIT
from netocean.abilities.words import COUNTABLE, Part, Words, children, kind_of, subtrees

CLAUSES = ("at", "if", "once", "at_most", "may", "cost", "limit")
"""The clauses in the order in which they stand."""

CLAUSES_OF: dict[int, tuple[str, ...]] = {
    KEYWORD: (),
    STATIC: ("if",),
    TRIGGER: ("if", "once", "at_most", "may", "cost"),
    USE: ("at", "if", "once", "cost", "limit"),
    ACTIVATE: ("at", "if", "once", "cost"),
    SUPPORT: ("at", "if", "cost"),
}
"""The clauses that make sense for a kind of ability."""

HEADS = {
    "keyword": KEYWORD,
    "static": STATIC,
    "trigger": TRIGGER,
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
        thing = self.variable(subject) if kind_of(subject) == "VAR" else self.reference(subject, ("card",))
        return self.node(MATCH, "", 0, 0, [thing, self.filter(pattern)], subject)

    # Steps.

    def body(self, tree: Tree[Token]) -> Node:
        """Steps, one after the other."""
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
        body = self.body(subtrees(tree)[0])
        return self.node(MAY if kind == "may_step" else AFTER, "", 0, 0, [body], tree)

    def action(self, tree: Tree[Token]) -> Node:
        """An action, with its duration where it has one."""
        calls = subtrees(tree)
        action = self.call(calls[0], ACTION)
        if len(calls) > 1:
            action.until = self.call(calls[1], DURATION)
        return action

    def choose(self, tree: Tree[Token]) -> Node:
        """`choose $a: up to 2 {level IV} from me.hand`: names what it chooses."""
        parts = {kind_of(part): part for part in children(tree)}
        name = str(parts["VAR"])
        if name in self.variables:
            raise self.fault("variable-twice", parts["VAR"], [])
        count = self.number(self.token(parts["INT"]), least=1)
        pattern = parts.get("filter")
        accepted = self.filter(pattern) if pattern is not None else self.node(FILTER, "", 0, 0, [], parts["REF"])
        zone = self.reference(parts["REF"], ("zone",))
        self.variables.append(name)
        thing = self.node(VAR, name, 0, len(self.variables) - 1, [], parts["VAR"])
        return self.node(CHOOSE, "", 0, int("UP" in parts), [thing, count, accepted, zone], tree)

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
        elif ability.kind == TRIGGER:
            ability.head = self.call(subtrees(head)[0], EVENT)
        body = parts[-1] if kind_of(parts[-1]) == "body" else None
        self.clauses(ability, [part for part in parts[1:] if part is not body])
        if body is not None:
            if ability.kind == KEYWORD:
                raise self.fault("body-extra", body, [], kind=KINDS[ability.kind])
            ability.body = self.body(body)
        elif ability.kind not in (KEYWORD, USE):
            raise self.fault_after("body-missing", tree, [":"], kind=KINDS[ability.kind])
        ability.variables = self.variables
        return ability

    def clauses(self, ability: Ability, parts: list[Tree[Token]]) -> None:
        """All clauses: each at most once, in their order, and only those that fit the kind."""
        fitting = CLAUSES_OF[ability.kind]
        last = -1
        for part in parts:
            name = kind_of(part)
            word = children(part)[0]
            place = CLAUSES.index(name)
            if name not in fitting:
                raise self.fault("clause", word, list(fitting), kind=KINDS[ability.kind])
            if place == last:
                raise self.fault("clause-twice", word, list(CLAUSES[place + 1 :]))
            if place < last:
                raise self.fault("clause-order", word, [n for n in CLAUSES[last + 1 :] if n in fitting])
            last = place
            self.clause(ability, name, children(part)[1:])

    def clause(self, ability: Ability, name: str, parts: list[Part]) -> None:
        """One clause, put in its place."""
        if name == "at":
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
