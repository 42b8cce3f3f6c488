"""The arithmetic of a battle (C-R8.7): one function, used by the compare, the table's display and the players."""

from typing import Final

from netocean.abilities import tree
from netocean.engine.game import Effect, Game
from netocean.games.colosseum import sheet
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import (
    amount,
    applies,
    holds,
    letter_in_use,
    shielded,
    source_kind,
    who,
)
from netocean.games.effects import in_order_of_play, opened_at

GUARD: Final = -1  # the kind of a step that is no effect: an attack of the other side zeroes this one (C-R8.3)
CONTINUOUS: Final = -1  # in the `turns` of a modifier that a static gives: it was not played, it goes on


def guarded(game: Game, seat: int, letter: int) -> bool:
    """Whether the attack in use on the other side zeroes this attack (C-R8.3, C-R8.4)."""
    other = sheet.active_up(game, 1 - seat)
    if other < 0:
        return False
    answer = letter_in_use(game, 1 - seat)
    return answer >= 0 and (face(game, other).guard[answer] >> letter) & 1 == 1


def power(game: Game, seat: int) -> int:
    """The attack power of a seat as it stands now; 0 without an active Digimon or an attack."""
    card = sheet.active_up(game, seat)
    letter = letter_in_use(game, seat)
    if card < 0 or letter < 0:
        return 0
    printed = face(game, card)
    guard = guarded(game, seat, letter)
    items = modifiers(game, seat)
    if sheet.switches(game).guard_first:
        value = 0 if guard else printed.power[letter]
        for item in items:
            value = apply(value, item, printed.power)
        return max(value, 0)
    value = printed.power[letter]
    for item in _guard_in_order(game, seat, items, guard):
        value = apply(value, item, printed.power)
    return max(value, 0)


def steps(game: Game, seat: int) -> list[Effect]:
    """What leads from the printed power of the attack in use to the one that counts, in its order; a guard is `GUARD`."""
    letter = letter_in_use(game, seat)
    guard = letter >= 0 and guarded(game, seat, letter)
    items = modifiers(game, seat)
    if not sheet.switches(game).guard_first:
        return _guard_in_order(game, seat, items, guard)
    return [_guard(game, seat), *items] if guard else items


def _guard_in_order(game: Game, seat: int, items: list[Effect], guard: bool) -> list[Effect]:
    # C-R8.7 with `guard_before_modifiers = false`: a changed letter restarts from its printed power, and the guard acts
    # once, where it came into play.
    begun = letter_stamp(game, seat)
    guard_at = max(begun, letter_stamp(game, 1 - seat)) if guard else -1
    found: list[Effect] = []
    for item in items:
        if item.stamp < begun and item.turns != CONTINUOUS:
            continue
        if 0 <= guard_at < item.stamp:
            found.append(_guard(game, seat))
            guard_at = -1
        found.append(item)
    if guard_at >= 0:
        found.append(_guard(game, seat))
    return found


def _guard(game: Game, seat: int) -> Effect:
    card = sheet.active_up(game, 1 - seat)
    return Effect(GUARD, seat, 0, card, game.table.serial[card], -1, -1, nodes.STAYS, CONTINUOUS, 0)


def letter_stamp(game: Game, seat: int) -> int:
    """When the letter in use came into play: 0 for the battle type's own."""
    for effect in game.effects:
        if effect.kind == sheet.K_LETTER and effect.seat == seat:
            return effect.stamp
    return 0


def apply(value: int, item: Effect, powers: list[int]) -> int:
    """One modifier, at its place in the order of play."""
    if item.kind == sheet.K_ADD or item.kind == sheet.K_BONUS:
        return value + item.value
    if item.kind == sheet.K_MULTIPLY:
        return value * item.value
    if item.kind == sheet.K_ADD_POWER:
        return value + powers[item.value]
    return 0


def modifiers(game: Game, seat: int) -> list[Effect]:
    """What changes a seat's attack now, in the order played: lasting effects and the statics of cards in play."""
    found: list[Effect] = []
    for effect in game.effects:
        if effect.seat == seat and sheet.K_BONUS <= effect.kind <= sheet.K_ADD_POWER:
            if applies(game, effect, seat):
                found.append(effect)
    lasting = len(found)
    for source in (0, 1):
        card = sheet.active_up(game, source)
        if card >= 0 and len(face(game, card).statics) != 0:
            _statics(game, source, card, game.reg[sheet.ENTERED + source], seat, found)
        for card in sheet.open_slots(game, source):
            if len(face(game, card).statics) != 0:
                _statics(game, source, card, opened_at(game, card, sheet.K_LIMIT), seat, found)
    if len(found) > lasting:
        in_order_of_play(found)
    return found


def _statics(game: Game, source: int, card: int, stamp: int, seat: int, found: list[Effect]) -> None:
    printed = face(game, card)
    for index in printed.statics:
        ability = printed.abilities[index]
        if source != seat and shielded(game, seat, source_kind(printed, index), source):
            continue
        if ability.condition is not None and not holds(game, source, ability.condition, 0):
            continue
        for action in ability.body.args:
            if action.kind != tree.CALL or action.code == nodes.IMMUNE or who(source, action.args[0]) != seat:
                continue
            kind = KINDS_OF_ACTION[action.code] if action.code <= nodes.ADD_POWER else -1
            if kind < 0:
                continue
            value = 0
            if action.code == nodes.ADD_POWER:
                value = action.args[1].code
            elif action.code != nodes.ZERO_ATTACK:
                value = amount(game, source, action.args[1], 0)
            if action.code == nodes.SUBTRACT_ATTACK:
                value = -value
            found.append(
                Effect(kind, seat, value, card, game.table.serial[card], -1, index, nodes.STAYS, CONTINUOUS, stamp)
            )


# The lasting effect of each action on an attack; `set_attack` is no static.
KINDS_OF_ACTION = [-1, sheet.K_ADD, sheet.K_ADD, sheet.K_MULTIPLY, sheet.K_ZERO, sheet.K_ADD_POWER]
