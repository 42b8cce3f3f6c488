"""In which layer a continuous change applies, and what it does to a thing (F-R16.2, F-R14.7)."""

from typing import Final

from netocean.games.fftcg.dependence import OTHER, POWER, POWER_SET, RULE, TEXT, TYPE
from netocean.games.fftcg.intern import spelled
from netocean.games.fftcg.values import Body, Mod
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import ELEMENTS, FORWARD

_LAYERS: Final[dict[int, int]] = {
    codes.GAIN: TEXT,
    codes.GAIN_ABILITIES_OF: TEXT,
    codes.APPLY: TEXT,
    codes.GRANT: TEXT,
    codes.TAKE_AWAY: TEXT,
    codes.LOSE_ABILITIES: TEXT,
    codes.CANNOT: TEXT,
    codes.CANNOT_BE_BLOCKED_BY: TEXT,
    codes.CANNOT_BLOCK: TEXT,
    codes.CANNOT_GAIN: TEXT,
    codes.CANNOT_BE_CHOSEN_BY: TEXT,
    codes.MUST: TEXT,
    codes.MUST_BE_CHOSEN: TEXT,
    codes.ATTACKS: TEXT,
    codes.ATTACK_AGAIN: TEXT,
    codes.MUST_BLOCK_IT: TEXT,
    codes.ANY_PARTY: TEXT,
    codes.BECOME_FORWARD: TYPE,
    codes.GAIN_JOB: TYPE,
    codes.SET_JOB: TYPE,
    codes.LOSE_JOBS: TYPE,
    codes.LOSE_CATEGORIES: TYPE,
    codes.GAIN_JOBS_OF: TYPE,
    codes.GAIN_NAMED: TYPE,
    codes.GAIN_NAME: OTHER,
    codes.SET_ELEMENT: OTHER,
    codes.SET_NAMED_ELEMENT: OTHER,
    codes.GAIN_ELEMENT: OTHER,
    codes.GAIN_COLOURED_OF: OTHER,
    codes.ALL_ELEMENTS: OTHER,
    codes.SET_COST: OTHER,
    codes.PRODUCE: OTHER,
    codes.PRODUCE_ANY: OTHER,
    codes.SET_POWER: POWER_SET,
    codes.GAIN_POWER: POWER,
    codes.LOSE_POWER: POWER,
    codes.DOUBLE_POWER: POWER,
    codes.HALVE_POWER: POWER,
}
_ALL: Final = 255
_COUNTED: Final[list[int]] = [
    codes.BECOME_FORWARD, codes.SET_COST, codes.SET_POWER, codes.GAIN_POWER, codes.LOSE_POWER, codes.ATTACKS,
]  # fmt: skip


def layer_of(code: int) -> int:
    """The layer of an action as a continuous change."""
    return _LAYERS.get(code, RULE)


def takes_amount(code: int) -> bool:
    """Whether the second argument of a change is a number."""
    return code in _COUNTED


def change(it: Body, mod: Mod, amount: int) -> None:
    """Change a thing."""
    code = mod.node.code
    layer = _LAYERS.get(code, RULE)
    if code == codes.GAIN_POWER or code == codes.DOUBLE_POWER:
        it.power += amount
    elif code == codes.LOSE_POWER or code == codes.HALVE_POWER:
        it.power -= amount
    elif code == codes.SET_POWER:
        it.power = amount
    elif layer == TEXT:
        _text(it, mod, amount)
    elif layer == TYPE:
        _type(it, mod, amount)
    else:
        _other(it, mod, amount)


def _text(it: Body, mod: Mod, amount: int) -> None:
    code, args = mod.node.code, mod.node.args
    if code == codes.GRANT:
        it.keywords |= args[1].code & ~it.barred
    elif code == codes.CANNOT_GAIN:
        it.barred |= args[1].code
    elif code == codes.TAKE_AWAY:
        it.keywords &= ~args[1].code
    elif code == codes.LOSE_ABILITIES:
        # F-R16.12: what was there before is gone, what comes later stays.
        it.lost = True
        it.lost_at = mod.stamp
        it.abilities = [held for held in it.abilities if held.effect is not None and held.effect.kind == codes.APPLY]
        it.keywords = 0
        it.bans = it.given
        it.attacks = it.granted
        it.mods = [one for one in it.mods if not _by_itself(it, one)]
    elif code == codes.CANNOT or code == codes.MUST:
        it.bans |= args[1].code
        if not _by_itself(it, mod):
            it.given |= args[1].code
    elif code == codes.ATTACKS:
        it.attacks = max(it.attacks, amount)
        it.granted = it.granted if _by_itself(it, mod) else max(it.granted, amount)
    elif code == codes.ATTACK_AGAIN:
        it.attacks += 1
        it.granted += 0 if _by_itself(it, mod) else 1
    elif code == codes.ANY_PARTY:
        it.any_party = True
        it.mods.append(mod)
    else:
        it.mods.append(mod)


def _by_itself(it: Body, mod: Mod) -> bool:
    """Whether an ability of the thing says it, printed or gained."""
    return mod.effect is None and mod.scope.card == it.card


def _type(it: Body, mod: Mod, amount: int) -> None:
    code, args = mod.node.code, mod.node.args
    if code == codes.BECOME_FORWARD:
        it.types |= FORWARD  # F-R3.5
        if amount != 0:
            it.power = amount
    elif code == codes.GAIN_JOB:
        it.jobs = [*it.jobs, args[1].name]
    elif code == codes.SET_JOB:
        it.jobs = [args[1].name]
    elif code == codes.LOSE_JOBS:
        it.jobs = []
    elif code == codes.LOSE_CATEGORIES:
        it.categories = []
    elif code == codes.GAIN_NAMED:
        _named(it, mod.scope.number(args[1].value))


def _named(it: Body, value: int) -> None:
    """The element or job that was named."""
    if value < ELEMENTS:
        it.elements |= 1 << value
    else:
        it.jobs = [*it.jobs, spelled(value)]


def _other(it: Body, mod: Mod, amount: int) -> None:
    code, args = mod.node.code, mod.node.args
    if code == codes.GAIN_NAME:
        it.names = [*it.names, args[1].name]
    elif code == codes.SET_ELEMENT:
        it.elements = 1 << args[1].code
    elif code == codes.SET_NAMED_ELEMENT:
        it.elements = 1 << mod.scope.number(args[1].value)
    elif code == codes.GAIN_ELEMENT:
        it.elements |= 1 << args[1].code
    elif code == codes.ALL_ELEMENTS:
        it.elements = _ALL
    elif code == codes.SET_COST:
        it.cost = amount
    elif code == codes.PRODUCE:
        it.produces |= 1 << args[1].code
    elif code == codes.PRODUCE_ANY and len(args) > 1:
        it.mods.append(mod)  # only for some casts: asked as they are paid
    elif code == codes.PRODUCE_ANY:
        it.produces = _ALL
