"""The layers of continuous effects, and which of them a text asks for: there it comes last (F-R16.2, F-R16.3)."""

from typing import Final

from netocean.abilities.tree import CALL, REF, TERM, WORD, Ability, Node
from netocean.games.fftcg.vocabulary import codes_fields as fields

# Layers. The first of F-R16.2, control, is where a card lies.
TEXT: Final = 2
TYPE: Final = 3
OTHER: Final = 4
POWER_SET: Final = 5
POWER: Final = 6
RULE: Final = 7  # what players may do and what things cost: asked when it matters

_BY_FIELD: Final[dict[int, int]] = {
    fields.F_KEYWORD: TEXT,
    fields.F_NO_ABILITIES: TEXT,
    fields.F_TYPE: TYPE,
    fields.F_JOB: TYPE,
    fields.F_SAME_JOB: TYPE,
    fields.F_NAME: OTHER,
    fields.F_SAME_NAME: OTHER,
    fields.F_ELEMENT: OTHER,
    fields.F_SAME_ELEMENT: OTHER,
    fields.F_MULTI: OTHER,
    fields.F_COST: OTHER,
    fields.F_SAME_TYPE: TYPE,
    fields.F_SAME_COST: OTHER,
    fields.F_PARITY: OTHER,
    fields.F_NAMED_VALUE: OTHER,
    fields.F_POWER: POWER,
}
_BY_AMOUNT: Final[dict[str, int]] = {"power": POWER, "highest": POWER, "lowest": POWER, "cost": OTHER}
_BY_ASPECT: Final[dict[str, int]] = {
    "name": OTHER, "element": OTHER, "cost": OTHER, "job": TYPE, "type": TYPE, "power": POWER,
}  # fmt: skip
_WITH_ASPECT: Final[tuple[str, ...]] = ("kinds", "most_alike", "all_different", "same")


def read_by(ability: Ability) -> int:
    """The layers whose results an ability asks for, a bit each."""
    found = _read(ability.body)
    for node in (ability.gate, ability.condition):
        if node is not None:
            found |= _read(node)
    return found


def _read(node: Node) -> int:
    found = 0
    if node.kind == TERM and node.code in _BY_FIELD:
        found |= 1 << _BY_FIELD[node.code]
    elif node.kind == CALL and node.name in _BY_AMOUNT and len(node.args) != 0:
        found |= 1 << _BY_AMOUNT[node.name]
    elif node.kind == REF and node.code == fields.P_ELEMENTS:
        found |= 1 << OTHER
    for arg in node.args:
        if node.name in _WITH_ASPECT and arg.kind == WORD and arg.name in _BY_ASPECT:
            found |= 1 << _BY_ASPECT[arg.name]
        found |= _read(arg)
    return found
