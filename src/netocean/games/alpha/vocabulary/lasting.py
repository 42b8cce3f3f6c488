"""The actions of abilities that hold for a while as effects: their kinds and values (see `sheet` and `numbers`)."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games.alpha import numbers as n
from netocean.games.alpha import sheet
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary import evaluate
from netocean.games.alpha.vocabulary.scene import Scene

# Kinds of the vocabulary's own; each remembers the place of its action, for the filter that stands there.
K_IMMUNE_FROM: Final = sheet.K_OTHER
K_COPY: Final = sheet.K_OTHER + 1  # has the abilities of the pinned face `value` as well
K_IGNORES: Final = sheet.K_OTHER + 2  # own evolution cards that the filter asks for ignore their conditions
K_BARS: Final = sheet.K_OTHER + 3  # this player's evolution cards that the filter asks for fail

NO_KIND: Final = -1

_STATES: Final[dict[int, int]] = {
    c.BLOCK_ANY_SPEED: n.CAN_BLOCK_FASTER,
    c.NOT_DESTROYED: n.CANNOT_BE_DESTROYED,
    c.BLANK: n.CANNOT_ACT,
    c.ABILITIES_IN_SUPPORT: n.CAN_ACT_IN_SUPPORT,
    c.KEEP_POINTS: n.CANNOT_LOSE_POINTS,
}
CANNOT_DEEDS: Final[tuple[int, ...]] = (
    n.CANNOT_ATTACK,
    n.CANNOT_ALPHA,
    n.CANNOT_BLOCK,
    n.CANNOT_SUPPORT,
    n.CANNOT_BE_ATTACKED,
    n.CANNOT_BE_BLOCKED,
)
MUST_DEEDS: Final[dict[int, int]] = {0: n.MUST_ATTACK, 2: n.MUST_BLOCK}  # by the codes of the table `deed`
_SUPPORTS: Final[tuple[int, ...]] = (n.CAN_SUPPORT_ANY_TYPE, n.CAN_SUPPORT_ANY_FIELD)
_BOUNDS: Final[tuple[int, ...]] = (
    n.V_COST_LIMIT,
    n.V_PLACE_COST,
    n.V_DIGIMON_PLACED,
    n.V_OPTIONS_PLACED,
    n.V_HAND_SIZE,
)
_FORBIDDEN: Final[dict[int, int]] = {
    c.USE_COMMANDS: n.CANNOT_USE_COMMANDS,
    c.USE_OPTIONS: n.CANNOT_USE_OPTIONS,
    c.USE_ABILITIES: n.CANNOT_ACT,
    c.USE_RENEWAL: n.CANNOT_RENEW,
}

# Actions that change a number: what, and how. Those that subtract add a negative number.
_CHANGES: Final[dict[int, tuple[int, int]]] = {
    c.ADD_ATTACK: (n.V_POWER, n.ADD),
    c.SUBTRACT_ATTACK: (n.V_POWER, n.ADD),
    c.MULTIPLY_ATTACK: (n.V_POWER, n.MULTIPLY),
    c.ZERO_ATTACK: (n.V_POWER, n.SET),
    c.ADD_POWER: (n.V_POWER, n.ADD),
    c.HALVE_ATTACK: (n.V_POWER, n.HALVE),
    c.SET_POWER: (n.V_POWER, n.SET),
    c.ADD_HP: (n.V_HP, n.ADD),
    c.SUBTRACT_HP: (n.V_HP, n.ADD),
    c.SET_HP: (n.V_HP, n.SET),
    c.ADD_SPEED: (n.V_SPEED, n.ADD),
    c.SUBTRACT_SPEED: (n.V_SPEED, n.ADD),
    c.SET_SPEED: (n.V_SPEED, n.SET),
    c.ADD_COST: (n.V_COST, n.ADD),
    c.SUBTRACT_COST: (n.V_COST, n.ADD),
    c.BLOCKED_FROM: (n.V_BLOCKED_FROM, n.SET),
    c.SET_DAMAGE: (n.V_UNBLOCKED, n.SET),
    c.MULTIPLY_LOSS: (n.V_LOSS, n.MULTIPLY),
    c.HALVE_LOSS: (n.V_LOSS, n.HALVE),
    c.SET_LOSS: (n.V_LOSS, n.SET),
}
_LESS: Final[tuple[int, ...]] = (c.SUBTRACT_ATTACK, c.SUBTRACT_HP, c.SUBTRACT_SPEED, c.SUBTRACT_COST, c.LOWER_LIMIT)


def lasts(code: int) -> bool:
    """Whether an action holds for a while, and is not done at once."""
    return code <= c.FORBID_EVOLUTION


def of_player(code: int) -> bool:
    """Whether a lasting action is about a player, and not about cards."""
    return c.RAISE_LIMIT <= code <= c.FORBID_EVOLUTION


def kind_of(node: Node) -> int:
    """The kind of effect that a lasting action is."""
    code = node.code
    if code in _CHANGES:
        what, way = _CHANGES[code]
        return sheet.value_kind(what, way)
    if code == c.RAISE_LIMIT or code == c.LOWER_LIMIT:
        return sheet.value_kind(_BOUNDS[node.args[1].code], n.ADD)
    if code in _KINDS:
        return _KINDS[code]
    return sheet.K_STATE


_KINDS: Final[dict[int, int]] = {
    c.SET_ATTACK: sheet.K_LETTER,
    c.BECOME_TYPE: sheet.K_TYPE,
    c.ADD_FIELD: sheet.K_FIELD,
    c.ADD_ATTRIBUTE: sheet.K_ATTRIBUTE,
    c.ADD_NAME: sheet.K_NAME,
    c.IMMUNE: sheet.K_UNAFFECTED,
    c.IMMUNE_FROM: K_IMMUNE_FROM,
    c.COPY: K_COPY,
    c.IGNORE_CONDITION: K_IGNORES,
    c.FORBID_EVOLUTION: K_BARS,
}


def value_of(game: Game, scene: Scene, node: Node, place: int, card: int) -> int:
    """The value of the effect that a lasting action is, upon a card (-1: a player); `place` is where the action stands."""
    code = node.code
    if code in (c.ZERO_ATTACK, c.HALVE_ATTACK, c.HALVE_LOSS):
        return 0
    if code == c.ADD_POWER:
        return face(game, card).power[node.args[1].code]
    if code in _CHANGES:
        value = evaluate.amount(game, scene, node.args[1])
        return -value if code in _LESS else value
    if code == c.RAISE_LIMIT or code == c.LOWER_LIMIT:
        value = evaluate.amount(game, scene, node.args[2])
        return -value if code == c.LOWER_LIMIT else value
    if code in (c.SET_ATTACK, c.BECOME_TYPE, c.ADD_FIELD, c.ADD_ATTRIBUTE):
        return node.args[1].code
    if code == c.IMMUNE:
        return node.args[1].code * 2 + node.args[2].code
    if code in (c.ADD_NAME, c.IMMUNE_FROM, c.IGNORE_CONDITION, c.FORBID_EVOLUTION):
        return place
    return _state(node)


def _state(node: Node) -> int:
    code = node.code
    if code == c.CANNOT:
        return CANNOT_DEEDS[node.args[1].code]
    if code == c.MUST:
        return MUST_DEEDS[node.args[1].code]
    if code == c.SUPPORT_WITHOUT:
        return _SUPPORTS[node.args[1].code]
    if code == c.FORBID:
        return _FORBIDDEN[node.args[1].code]
    return _STATES[code]
