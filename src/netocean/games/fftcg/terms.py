"""The fields of a filter (F-R3.7): whether a card is of a type, a job, a cost, a state … one function a field."""

from collections.abc import Callable
from typing import Final

from netocean.abilities.tree import VAR, Node
from netocean.engine.game import Game
from netocean.games.fftcg import amounts, groups, matching, sheet
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.traits import flag, how_many, seen, share
from netocean.games.fftcg.values import Body, Scope
from netocean.games.fftcg.vocabulary import codes_fields as fields
from netocean.games.fftcg.vocabulary.words import CHARACTER, ELEMENTS, HAPPENINGS
from netocean.games.fftcg.zones import REMOVED

Field = Callable[[Game, Scope, Node, Body, int], bool]
"""Whether a field, without its `not`, fits a card as it is, or was under a serial (-1: now)."""


def _type(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    for arg in term.args:
        if it.types & arg.code != 0:
            return True
    return False


def _of(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return (it.seat == scope.seat) == (term.args[0].code == 0)


def _owned(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return (game.table.owner[it.card] == scope.seat) == (term.args[0].code == 0)


def _self(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.card == scope.card


def _element(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    for arg in term.args:
        if it.elements >> arg.code & 1 == 1:
            return True
    return False


def _compares(game: Game, scope: Scope, term: Node, value: int) -> bool:
    """Whether a value compares as it should with one of those named: `cost = 3|6`."""
    for arg in term.args:
        if matching.compare(value, term.value // 2 - 1, amounts.amount(game, scope, arg)):
            return True
    return False


def _cost(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return _compares(game, scope, term, it.cost)


def _power(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return _compares(game, scope, term, it.power)


def _in(term: Node, have: list[str]) -> bool:
    for arg in term.args:
        if arg.name in have:
            return True
    return False


def _job(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.all_jobs or _in(term, it.jobs)


def _name(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return _in(term, it.names)


def _category(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return _in(term, it.categories)


def _gone(game: Game, it: Body, serial: int) -> bool:
    return serial >= 0 and game.table.serial[it.card] != serial


def _is_dull(game: Game, it: Body, serial: int) -> bool:
    if _gone(game, it, serial):
        return flag(game, it.card, serial, sheet.WAS_DULL)
    return game.table.turned[it.card] == 1


def _active(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return not _is_dull(game, it, serial)


def _dull(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return _is_dull(game, it, serial)


def _frozen(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    if _gone(game, it, serial):
        return flag(game, it.card, serial, sheet.WAS_FROZEN)
    return of(game, it.card, sheet.FROZEN) == 1


def _attacking(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    if _gone(game, it, serial):
        return flag(game, it.card, serial, sheet.WAS_ATTACKING)
    return of(game, it.card, sheet.ATTACKING) != 0


def _in_party(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    if _gone(game, it, serial):
        return flag(game, it.card, serial, sheet.WAS_IN_PARTY)
    return of(game, it.card, sheet.ATTACKING) == 2


def _blocking(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    if _gone(game, it, serial):
        return flag(game, it.card, serial, sheet.WAS_BLOCKING)
    return game.reg[sheet.BLOCKER] == it.card


def _blocked(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return of(game, it.card, sheet.ATTACKING) != 0 and game.reg[sheet.BLOCKER] >= 0


def in_battle(game: Game, card: int) -> bool:
    """Whether a thing attacks or blocks in a battle under way (F-R10.15)."""
    if game.reg[sheet.BATTLE] == 0:
        return False
    return game.reg[sheet.BLOCKER] == card or of(game, card, sheet.ATTACKING) != 0


def _in_battle(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return in_battle(game, it.card)


def _damaged(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return of(game, it.card, sheet.L_DAMAGE if _gone(game, it, serial) else sheet.DAMAGE_ON) > 0


def _entered(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return of(game, it.card, sheet.ENTERED) == game.reg[sheet.TURN]


def _put_this_turn(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    for effect in game.effects:
        if effect.kind == sheet.K_HISTORY and effect.card == it.card and effect.value == HAPPENINGS["put"]:
            return True
    return False


def _multi(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return how_many(it.elements) > 1


def _ex(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.face.ex


def _generic(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.face.generic


def _has_special(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    for place in it.face.activates:
        if it.face.abilities[place].title != "":
            return True
    return False


def _has_action(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    for place in it.face.activates:
        if it.face.abilities[place].title == "":
            return True
    return False


def _no_abilities(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.types & CHARACTER != 0 and len(it.abilities) == 0 and it.keywords == 0


def _limit_break(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.face.limit_break > 0


def _has_warp(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.face.warp > 0


def _has_priming(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.face.priming != ""


def _primed(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return of(game, it.card, sheet.TOP) != 0


def _face_up(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return game.table.up[it.card] == 1


def _keyword(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    for arg in term.args:
        if it.keywords & arg.code != 0:
            return True
    return False


def _counter(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    for arg in term.args:
        if sheet.counters(game, it.card, word(arg.name)) > 0:
            return True
    return False


def _counters(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return _compares(game, scope, term, sheet.counters(game, it.card, -1))


def _parity(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return it.cost % 2 == term.args[0].code


def _entered_by(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    return of(game, it.card, sheet.HOW) & term.args[0].code != 0


def _related(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    """Fields about other cards: one of these must fit."""
    for pair in groups.last_things(game, scope, term.args[0]):
        if _relates(game, term.code, it, seen(game, pair[0], pair[1])):
            return True
    return False


def _relates(game: Game, code: int, it: Body, other: Body) -> bool:
    if code == fields.F_IN:
        return it.card == other.card
    if code == fields.F_SAME_NAME:
        return share(it.names, other.names)
    if code == fields.F_SAME_ELEMENT:
        return it.elements & other.elements != 0
    if code == fields.F_SAME_COST:
        return it.cost == other.cost
    if code == fields.F_SAME_JOB:
        return share(it.jobs, other.jobs)
    if code == fields.F_SAME_CATEGORY:
        return share(it.categories, other.categories)
    if code == fields.F_SAME_TYPE:
        return it.types & other.types != 0
    if code == fields.F_BATTLING:
        return in_battle(game, it.card) and in_battle(game, other.card) and it.seat != other.seat
    if code == fields.F_REMOVED_BY:
        return removed_by(game, it.card, other.card)
    return damaged_by(game, it.card, other.card)


def damaged_by(game: Game, card: int, source: int) -> bool:
    """Whether a source has dealt damage to a thing this turn."""
    for effect in game.effects:
        if effect.kind == sheet.K_HISTORY and effect.card == card and effect.value == HAPPENINGS["damaged"]:
            if len(effect.picks) != 0 and effect.picks[0] == source:
                return True
    return False


def removed_by(game: Game, card: int, source: int) -> bool:
    """Whether a card lies removed from the game by another one (F-R4.3: while it lies there)."""
    return game.table.zone_of(card) == REMOVED and game.table.host[card] == source


def _named(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    """Whether a card is of the element, job or name that was named; the value is kept as a number."""
    node = term.args[0]
    if node.kind != VAR:
        return False
    at = scope.start
    while at < len(scope.picks):
        if scope.picks[at] == node.value:
            kind, value = scope.picks[at + 1], scope.picks[at + 2]
            if kind == -1:
                if value >= NAMED_TYPE and value < 2 * NAMED_TYPE:
                    return it.types & (value - NAMED_TYPE) != 0
                return it.elements >> value & 1 == 1 if value < ELEMENTS else _has_word(it, value)
        at += 3
    return False


NAMED_TYPE: Final = 16
"""Named types are numbers from here on: above the elements, below the words."""


def _has_word(it: Body, value: int) -> bool:
    for one in it.jobs:
        if word(one) == value:
            return True
    for one in it.names:
        if word(one) == value:
            return True
    return False


FIELDS: Final[dict[int, Field]] = {
    fields.F_TYPE: _type, fields.F_ELEMENT: _element, fields.F_JOB: _job, fields.F_CATEGORY: _category,
    fields.F_NAME: _name,
    fields.F_COST: _cost, fields.F_POWER: _power, fields.F_OF: _of, fields.F_OWNED: _owned, fields.F_ACTIVE: _active,
    fields.F_DULL: _dull, fields.F_FROZEN: _frozen, fields.F_ATTACKING: _attacking, fields.F_BLOCKING: _blocking,
    fields.F_BLOCKED: _blocked, fields.F_IN_BATTLE: _in_battle, fields.F_DAMAGED: _damaged, fields.F_IN_PARTY: _in_party,
    fields.F_ENTERED: _entered, fields.F_PUT_THIS_TURN: _put_this_turn, fields.F_MULTI: _multi, fields.F_EX: _ex,
    fields.F_GENERIC: _generic, fields.F_HAS_SPECIAL: _has_special, fields.F_HAS_ACTION: _has_action,
    fields.F_NO_ABILITIES: _no_abilities,
    fields.F_LIMIT_BREAK: _limit_break, fields.F_HAS_WARP: _has_warp, fields.F_HAS_PRIMING: _has_priming,
    fields.F_PRIMED: _primed, fields.F_FACE_UP: _face_up, fields.F_KEYWORD: _keyword, fields.F_COUNTER: _counter,
    fields.F_COUNTERS: _counters, fields.F_SELF: _self, fields.F_NAMED_VALUE: _named, fields.F_PARITY: _parity,
    fields.F_ENTERED_BY: _entered_by,
}  # fmt: skip


def fits(game: Game, scope: Scope, term: Node, it: Body, serial: int) -> bool:
    """Whether one field of a filter, without its `not`, fits."""
    field = FIELDS.get(term.code)
    return field(game, scope, term, it, serial) if field is not None else _related(game, scope, term, it, serial)
