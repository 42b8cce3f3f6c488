"""Prints abilities in the canonical form of the language: the text that reads back to the same tree."""

from netocean.abilities.tree import (
    AFTER,
    AND,
    CALL,
    CHOOSE,
    COMPARE,
    FILTER,
    INT,
    KEYWORD,
    KINDS,
    MATCH,
    MAY,
    NOT,
    OR,
    TERM,
    TRIGGER,
    WHEN,
    Ability,
    Node,
)


def print_ability(ability: Ability) -> str:
    """The canonical line of an ability."""
    words: list[str] = [KINDS[ability.kind]]
    if ability.head is not None and (ability.kind == KEYWORD or ability.kind == TRIGGER):
        words.append(_call(ability.head))
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
    text = " ".join(words)
    if ability.body.args:
        text += ": " + print_body(ability.body)
    return text


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
    return "{" + ", ".join([_term(term) for term in node.args]) + "}"


def _bound(node: Node, tight: bool) -> str:
    text = print_condition(node)
    return "(" + text + ")" if node.kind == OR or (tight and node.kind == AND) else text


def _term(node: Node) -> str:
    text = "not " + node.name if node.value else node.name
    if node.args:
        text += " " + "|".join([arg.name for arg in node.args])
    return text


def _value(node: Node) -> str:
    if node.kind == INT:
        return str(node.value)
    if node.kind == FILTER:
        return print_filter(node)
    if node.kind == CALL and node.args:
        return "(" + _call(node) + ")"
    if node.kind == TERM:
        return _term(node)
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
        return "may { " + print_body(node.args[0]) + " }"
    if node.kind == AFTER:
        return "when done { " + print_body(node.args[0]) + " }"
    text = _call(node)
    if node.until is not None:
        text += " until " + _call(node.until)
    return text


def _choose(node: Node) -> str:
    words: list[str] = ["choose", node.args[0].name + ":"]
    if node.value:
        words.append("up to")
    words.append(str(node.args[1].value))
    if node.args[2].args:
        words.append(print_filter(node.args[2]))
    words.append("from")
    words.append(node.args[3].name)
    return " ".join(words)
