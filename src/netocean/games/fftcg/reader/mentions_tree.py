# form: interpreted
"""What the tree of an ability mentions, with what print must have for it and what it may leave out."""

from collections.abc import Callable, Iterable
from typing import Final

from netocean.abilities.tree import (
    AFTER,
    AT_LEAST,
    AT_MOST,
    CALL,
    CHOOSE,
    COMPARE,
    COUNT,
    DONE,
    FIRST_PLACE,
    INT,
    MAY,
    MODES,
    NOT,
    QUOTE,
    REF,
    SLUG,
    TERM,
    WORD,
    Ability,
    Node,
)
from netocean.games.fftcg.printed import Cp
from netocean.games.fftcg.reader import conventions as say
from netocean.games.fftcg.reader.conventions import Mention, Mentions
from netocean.games.fftcg.reader.words import ELEMENTS
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY


def told(abilities: Iterable[Ability]) -> Mentions:
    """What abilities mention."""
    tree = Mentions()
    for ability in abilities:
        _tell(ability, tree)
    return tree


def _tell(ability: Ability, tree: Mentions) -> None:
    """An ability, and those in brackets in it."""
    tree.add([("time", "once")] if ability.per is not None else [])
    tree.add([("verb", "may")] if ability.may else [])
    heads = [
        ability.head,
        ability.gate,
        ability.condition,
        ability.limit,
        *ability.timings,
        *ability.marks,
        *ability.costs,
    ]
    for node in [*heads, ability.place, ability.body]:
        if node is not None:
            _walk(node, tree)
    if ability.place is not None and ability.place.name == "hand":
        tree.add([("verb", "reveal")], False)
    if _has_otherwise(ability.body):
        tree.must.discard(say.MAY)
    for quote in ability.quotes:
        _tell(quote, tree)


def _walk(node: Node, tree: Mentions) -> None:
    """A node and its parts; an ability in brackets is told by itself."""
    if node.kind == QUOTE:
        return
    tell = _TELLERS.get(node.kind)
    if tell is not None:
        tell(node, tree)
    for arg in [*node.args, node.until, node.by, node.together]:
        if arg is not None and not _is_told(node, arg):
            _walk(arg, tree)
    if node.until is not None and node.until.name == "end_of_turn":
        tree.add([("time", "this turn")])


def _has_otherwise(node: Node) -> bool:
    """Whether something is done where something else was not done."""
    if node.kind == NOT and node.args[0].kind == DONE:
        return True
    return any(_has_otherwise(arg) for arg in node.args)


def _is_told(node: Node, arg: Node) -> bool:
    """Whether a part is told with its whole: the places of a choice, how many where there is one of each, any number."""
    if node.kind == CHOOSE:
        each = node.together is not None and node.together.name.startswith("one_each")
        return arg.kind == REF or (each and arg is node.args[COUNT])
    return node.kind == CALL and node.name == "number" and arg.kind == INT


def _number(node: Node, tree: Mentions) -> None:
    tree.add([("number", str(node.value))])


def _ref(node: Node, tree: Mentions) -> None:
    zone = node.name.split(".")[1]
    tree.add([("zone", zone)] if zone in say.ZONE_WORDS else [])
    tree.add([say.OPPONENT] if node.value else [])


def _modes(node: Node, tree: Mentions) -> None:
    tree.add([("number", str(len(node.args) - 1))])
    tree.add([("bound", "up to")] if node.value else [])


def _after(node: Node, tree: Mentions) -> None:
    tree.add([("link", "when")])


def _done(node: Node, tree: Mentions) -> None:
    tree.add([say.IF], False)


def _may(node: Node, tree: Mentions) -> None:
    """A decision; one of the opponent, or one between two things, is printed without the word."""
    tree.add([say.OPPONENT] if node.value else [])
    tree.add([say.MAY], not node.value)


def _not(node: Node, tree: Mentions) -> None:
    tree.add([("but", "not")], False)


def _compare(node: Node, tree: Mentions) -> None:
    tree.add([say.LESS, say.MORE] if node.code in say.BOUNDS else [], False)


def _choose(node: Node, tree: Mentions) -> None:
    """What is chosen or selected: how many, and from where; places of both players are nobody's."""
    tree.add([] if node.code else [("verb", "choose")])
    any_number = node.args[COUNT].kind == WORD
    if any_number:
        tree.add([("bound", "any")])
    elif node.value:
        tree.add([("bound", "up to")], not node.code)
    places = node.args[FIRST_PLACE:]
    if len({place.value for place in places if place.kind == REF}) > 1:
        tree.add([say.OPPONENT], False)
    else:
        tree.add([say.OPPONENT] if any(place.value for place in places if place.kind == REF) else [])
    tree.add(("zone", place.name.split(".")[1]) for place in places if place.kind == REF)


def _call(node: Node, tree: Mentions) -> None:
    tree.add(("zone", zone) for zone in say.ZONES_OF_NODE.get(node.name, ()))
    tree.add(say.SAID_OF_NODE.get(node.name, ()))
    tree.add(say.OF_NODE.get(node.name, ()), False)
    if node.name == "draw":
        tree.add([("verb", "draws" if node.args[0].name == "opponent" else "draw")])
    if node.name in say.TIMES:
        tree.add([("time", say.TIMES[node.name])])
    if node.name in VOCABULARY.tables["keyword"] or (node.name == "freeze" and node.args):
        tree.add([("keyword", node.name)])
    if node.name in say.OPPONENT_TOO and node.name != "lose_power":
        tree.add([say.OPPONENT])
    if node.name in say.SIGN_COSTS and not node.args:
        tree.add([("sign", say.SIGN_COSTS[node.name])])
    if node.name == "reveal" and node.args and node.args[0].kind == INT:
        tree.add([("zone", "hand")])
    if node.name in say.VERBS:
        tree.add([("verb", node.name)])
    _slugs(node, tree)


def _word(node: Node, tree: Mentions) -> None:
    for table in ("element", "type", "keyword"):
        if node.name in VOCABULARY.tables[table]:
            tree.add([(table, node.name)])
    if node.name in say.ZONE_WORDS:
        tree.add([("zone", node.name)])
    if node.name == "opponent" or node.name in say.OPPONENT_TOO:
        tree.add([say.OPPONENT])
    tree.add(say.OF_WORD.get(node.name, ()), False)
    if node.name in say.TIMES:
        tree.add([("time", say.TIMES[node.name])])


def _term(node: Node, tree: Mentions) -> None:
    """One field of a filter; its comparison stands in its value."""
    kind = VOCABULARY.fields[node.name].value
    if kind in ("slug:name", "slug:job", "slug:category"):
        tree.add((kind[5:], arg.name) for arg in node.args)
    compared = node.value // 2 - 1
    if compared in say.BOUNDS:
        tree.add([("bound", say.BOUNDS[compared])], compared in (AT_MOST, AT_LEAST))
    if node.value % 2:
        tree.add([("but", "self" if node.name == "self" else "not"), ("but", "not")])
    if node.name == "of":
        tree.add([("control", node.args[0].name)], node.args[0].name == "me")
    if node.name in say.STATES:
        tree.add([("state", node.name)])
    if node.name == "frozen":
        tree.add([("keyword", "freeze")])
    tree.add(say.OF_NODE.get(node.name, ()), False)
    tree.add(("zone", zone) for zone in say.ZONES_OF_NODE.get(node.name, ()))


def _slugs(node: Node, tree: Mentions) -> None:
    """Slugs by the kind that their place asks for, and CP."""
    for specs in VOCABULARY.nodes.values():
        spec = specs.get(node.name)
        if spec is None or spec.code != node.code:
            continue
        for asked, arg in zip(spec.params, node.args, strict=False):
            param = asked.rstrip("?")
            if arg.kind == SLUG and param == "slug:cp":
                tree.add(_cp(arg.name))
            elif arg.kind == SLUG and param in ("slug:name", "slug:job"):
                tree.add([(param[5:], arg.name)])


def _cp(text: str) -> set[Mention]:
    cost = Cp(text)
    found: set[Mention] = {("element", ELEMENTS[place]) for place, count in enumerate(cost.symbols) if count}
    if cost.generic:
        found.add(("number", str(cost.generic)))
    return found


_TELLERS: Final[dict[int, Callable[[Node, Mentions], None]]] = {
    INT: _number,
    REF: _ref,
    WORD: _word,
    MODES: _modes,
    CALL: _call,
    CHOOSE: _choose,
    AFTER: _after,
    DONE: _done,
    MAY: _may,
    NOT: _not,
    COMPARE: _compare,
    TERM: _term,
}
