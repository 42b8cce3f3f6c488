"""Prints abilities in the canonical form of the language: the text that reads back to the same tree."""

from netocean.abilities.tree import (
    AFTER,
    AND,
    CALL,
    CHOOSE,
    COMPARE,
    COMPARISONS,
    FILTER,
    FIRST_PLACE,
    INT,
    KINDS,
    LET,
    MATCH,
    MAY,
    MODES,
    NOT,
    OR,
    QUOTE,
    WHEN,
    WORD,
    Ability,
    Node,
)


def print_ability(ability: Ability) -> str:
    """The canonical line of an ability."""
    words: list[str] = [KINDS[ability.kind]]
    head = ability.head
    if head is not None:
        words.append(" or ".join([_call(event) for event in (head.args if head.kind == OR else [head])]))
    words.extend(_clauses(ability))
    text = " ".join(words)
    if ability.body.args:
        text += ": " + print_body(ability.body)
    return text


def _clauses(ability: Ability) -> list[str]:
    words: list[str] = []
    if ability.gate is not None:
        words.append("while " + print_condition(ability.gate))
    if ability.marks:
        words.append("mark " + ", ".join([mark.name for mark in ability.marks]))
    if ability.title:
        words.append(f'title "{ability.title}"')
    if ability.place is not None:
        words.append("in " + ability.place.name)
    if ability.timings:
        words.append("at " + ", ".join([timing.name for timing in ability.timings]))
    if ability.condition is not None:
        words.append("if " + print_condition(ability.condition))
    if ability.per is not None:
        words.append("once per " + ability.per.name)
    if ability.at_most > 0:
        words.append("at_most " + str(ability.at_most))
    if ability.may:
        words.append("may")
    if ability.costs:
        words.append("cost " + ", ".join([_call(cost) for cost in ability.costs]))
    if ability.limit is not None:
        words.append("limit " + _call(ability.limit))
    return words


def print_body(body: Node) -> str:
    """The steps of a body."""
    return "; ".join([_step(step) for step in body.args])


def print_condition(node: Node) -> str:
    """A condition, with brackets only where they are needed."""
    if node.kind == OR:
        return " or ".join([print_condition(arg) for arg in node.args])
    if node.kind == AND:
        return " and ".join([_bound(arg, False) for arg in node.args])
    if node.kind == NOT:
        return "not " + _bound(node.args[0], True)
    if node.kind == COMPARE:
        return _value(node.args[0]) + " " + node.name + " " + _value(node.args[1])
    if node.kind == MATCH:
        return node.args[0].name + " is " + print_filter(node.args[1])
    return _call(node)


def print_filter(node: Node) -> str:
    """A filter with its braces."""
    if node.args and node.args[0].kind == FILTER:
        return "{" + " or ".join([", ".join([_term(term) for term in one.args]) for one in node.args]) + "}"
    return "{" + ", ".join([_term(term) for term in node.args]) + "}"


def _bound(node: Node, tight: bool) -> str:
    text = print_condition(node)
    return "(" + text + ")" if node.kind == OR or (tight and node.kind == AND) else text


def _term(node: Node) -> str:
    text = "not " + node.name if node.value % 2 else node.name
    if node.value > 1:
        text += " " + COMPARISONS[node.value // 2 - 1]
    if node.args:
        text += " " + "|".join([_value(arg) for arg in node.args])
    return text


def _value(node: Node) -> str:
    if node.kind == INT:
        return str(node.value)
    if node.kind == FILTER:
        return print_filter(node)
    if node.kind == CALL and node.args:
        return "(" + _call(node) + ")"
    if node.kind == QUOTE:
        return "[" + node.name + "]"
    return node.name


def _call(node: Node) -> str:
    return " ".join([node.name] + [_value(arg) for arg in node.args])


def _step(node: Node) -> str:
    if node.kind == CHOOSE:
        return _choose(node)
    if node.kind == WHEN:
        text = "if " + print_condition(node.args[0]) + " { " + print_body(node.args[1]) + " }"
        if node.args[2].args:
            text += " else { " + print_body(node.args[2]) + " }"
        return text
    if node.kind == MAY:
        return ("may opponent { " if node.value else "may { ") + print_body(node.args[0]) + " }"
    if node.kind == LET:
        return "let " + node.args[0].name + " " + _value(node.args[1])
    if node.kind == MODES:
        return _modes(node)
    if node.kind == AFTER:
        return "when done { " + print_body(node.args[0]) + " }"
    text = _call(node)
    if node.until is not None:
        text += " until " + _call(node.until)
    return text


def _modes(node: Node) -> str:
    words = ["modes", "up to " + _value(node.args[0]) if node.value else _value(node.args[0])]
    return " ".join(words + ["{ " + print_body(body) + " }" for body in node.args[1:]])


def _choose(node: Node) -> str:
    words: list[str] = [node.name, node.args[0].name + ":"]
    if node.value and node.args[1].kind != WORD:
        words.append("up to")
    words.append(_value(node.args[1]))
    if node.args[2].args:
        words.append(print_filter(node.args[2]))
    if len(node.args) > FIRST_PLACE:
        words.append("from " + "|".join([place.name for place in node.args[FIRST_PLACE:]]))
    if node.by is not None:
        words.append("by " + node.by.name)
    if node.together is not None:
        words.append("with " + _call(node.together))
    return " ".join(words)
