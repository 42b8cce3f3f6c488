"""The marks of what lasts: an effect that was not there before, and the value that it changes."""

from collections.abc import Callable

from fftcg.every.looks import IDLE, Look
from netocean.engine.game import Effect, Game
from netocean.games.fftcg import sheet
from netocean.games.fftcg.values import Body, values
from netocean.games.fftcg.vocabulary import codes

Values = Callable[[Look, Body, Body], str]


def lasts(look: Look, after: Game) -> str:
    """What is missing: the effect, or the change of a value."""
    code = look.node.code
    if code == codes.NOT_REDUCED and look.node.until is None:
        return ""
    added = new_effects(look.before, after, code)
    if not look.things and not _about_players(look):
        raise IDLE("there is no such thing")
    if code in (codes.SET_POWER, codes.GAIN_POWER, codes.LOSE_POWER) and _void(look):
        raise IDLE("no change of power")
    if not added:
        if look.node.until is not None and look.node.until.code in (codes.SELF_LEAVES, codes.CONTROL_LOST):
            raise IDLE("over before it began")
        if all(look.shielded(card) for card in look.things):
            raise IDLE("something protects them")
        return "no effect has begun"
    check = _CHANGES.get(code)
    if check is None:
        return ""
    for effect in added:
        now, was = values(after).bodies.get(effect.card), look.body(effect.card)
        if now is not None and was is not None and not look.gone(after, effect.card):
            missing = check(look, was, now)
            if missing:
                return missing
    return ""


def new_effects(before: Game, after: Game, code: int) -> list[Effect]:
    """The effects of a kind that have begun."""
    return [one for one in after.effects if one.kind == code and all(one is not old for old in before.effects)]


def _about_players(look: Look) -> bool:
    node = look.node
    return node.code in _OPEN or not node.args or node.code in (codes.CANNOT, codes.MUST)


def _void(look: Look) -> bool:
    return look.node.code != codes.SET_POWER and len(look.node.args) > 1 and look.number(1) == 0


def _gain_power(look: Look, was: Body, now: Body) -> str:
    return "" if now.power - was.power == look.number(1) else f"power {was.power} became {now.power}"


def _lose_power(look: Look, was: Body, now: Body) -> str:
    return "" if was.power - now.power == look.number(1) else f"power {was.power} became {now.power}"


def _grant(look: Look, was: Body, now: Body) -> str:
    return "" if now.keywords & look.node.args[1].code or now.barred else "no such keyword"


def _take_away(look: Look, was: Body, now: Body) -> str:
    return "" if not now.keywords & look.node.args[1].code else "the keyword is left"


def _ban(look: Look, was: Body, now: Body) -> str:
    return "" if now.bans & look.node.args[1].code else "no such ban"


def _forward(look: Look, was: Body, now: Body) -> str:
    return "" if now.types & 1 else "no Forward"


def _ability(look: Look, was: Body, now: Body) -> str:
    return "" if len(now.abilities) > len(was.abilities) else "no ability more"


def _lost(look: Look, was: Body, now: Body) -> str:
    return "" if now.lost else "the abilities are left"


def _elements(look: Look, was: Body, now: Body) -> str:
    code = look.node.args[1].code if len(look.node.args) > 1 else -1
    return "" if code < 0 or now.elements >> code & 1 else "no such element"


def _attacks(look: Look, was: Body, now: Body) -> str:
    return "" if now.attacks > 1 else "no more attacks"


def _double(look: Look, was: Body, now: Body) -> str:
    return "" if now.power == 2 * was.power else f"power {was.power} became {now.power}"


def _job(look: Look, was: Body, now: Body) -> str:
    return "" if look.node.args[1].name in now.jobs else "no such job"


_CHANGES: dict[int, Values] = {
    codes.GAIN_POWER: _gain_power,
    codes.LOSE_POWER: _lose_power,
    codes.DOUBLE_POWER: _double,
    codes.GRANT: _grant,
    codes.TAKE_AWAY: _take_away,
    codes.CANNOT: _ban,
    codes.MUST: _ban,
    codes.BECOME_FORWARD: _forward,
    codes.GAIN: _ability,
    codes.APPLY: _ability,
    codes.GAIN_ABILITIES_OF: _ability,
    codes.LOSE_ABILITIES: _lost,
    codes.GAIN_ELEMENT: _elements,
    codes.SET_ELEMENT: _elements,
    codes.ATTACKS: _attacks,
    codes.ATTACK_AGAIN: _attacks,
    codes.GAIN_JOB: _job,
}
_OPEN = (
    codes.FORBID, codes.MAX_HAND, codes.CHEAPER, codes.DEARER, codes.CHEAPER_BUT_ONE, codes.CHEAPER_ABILITIES,
    codes.EXTRA_COST, codes.COST_INSTEAD, codes.CANNOT_CAST, codes.ONLY_CAST, codes.ONLY_PAY, codes.ONLY_PAY_WITH,
    codes.ANY_PAY, codes.MAY_CAST, codes.MAY_CAST_FREE, codes.BACK_ATTACK, codes.NOT_REDUCED, codes.DISCARD_FOR_CP,
    codes.PUT_FOR_CP, codes.ATTACK_COST, codes.BLOCK_COST, codes.LATER, codes.REPLACE,
    codes.SKIP, codes.MAX_ATTACKS,
)  # fmt: skip
__all__ = ["lasts", "sheet"]
