"""Printing abilities: canonical text is its own print."""

import pytest

from abilities.samples import EXAMPLES, REALISTIC
from netocean.abilities.printer import print_ability, print_condition
from netocean.abilities.reader import read_ability, read_condition
from netocean.abilities.tree import Ability, Node
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY


def shape(node: Node | None) -> object:
    """A tree without its places."""
    if node is None:
        return None
    return (node.kind, node.name, node.code, node.value, [shape(arg) for arg in node.args], shape(node.until))


def ability_shape(ability: Ability) -> object:
    """An ability without its places."""
    parts = [
        ability.head,
        ability.condition,
        ability.per,
        ability.limit,
        ability.body,
        *ability.timings,
        *ability.costs,
    ]
    return (ability.kind, ability.at_most, ability.may, ability.variables, [shape(part) for part in parts])


@pytest.mark.parametrize("text", REALISTIC + EXAMPLES)
def test_canonical_text_is_its_own_print(text: str):
    """Text to tree to text is the identity, for every node and for realistic abilities."""
    ability = read_ability(text, VOCABULARY)
    assert print_ability(ability) == ability.text == text


@pytest.mark.parametrize("text", REALISTIC + EXAMPLES)
def test_spaces_do_not_matter(text: str):
    """Any spaces between the words give the same tree and the same print."""
    spread = text
    for sign in ",:;{}()|":
        spread = spread.replace(sign, f" \t{sign}  ")
    ability = read_ability(f"  {spread}  ", VOCABULARY)
    assert ability.text == text
    assert ability_shape(ability) == ability_shape(read_ability(text, VOCABULARY))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("((evolved_this_turn))", "evolved_this_turn"),
        ("(done and evolved_this_turn) and done", "done and evolved_this_turn and done"),
        ("not (done)", "not done"),
        ("not(done and evolved_this_turn)", "not (done and evolved_this_turn)"),
        ("(done or evolved_this_turn)and not not done", "(done or evolved_this_turn) and not not done"),
        ("done or evolved_this_turn and done", "done or evolved_this_turn and done"),
        ("(that)>=007", "that >= 7"),
        ("3<(power me C)", "3 < (power me C)"),
        ("me.hand != opponent.hand", "me.hand != opponent.hand"),
        ("opponent.active is{ not level III|IV,open }", "opponent.active is {not level III|IV, open}"),
        ("has_on_sheet me {}", "has_on_sheet me {}"),
        ("me.active is {name winning-percentage-40|not, number St-49|7}",) * 2,
    ],
)
def test_conditions_have_only_the_brackets_they_need(text: str, canonical: str):
    """The print of a condition is canonical."""
    node = read_condition(text, VOCABULARY)
    assert print_condition(node) == canonical
    assert shape(read_condition(canonical, VOCABULARY)) == shape(node)
