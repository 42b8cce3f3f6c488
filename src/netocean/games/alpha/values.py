"""What cards are now: what is printed on them, seen through the effects that apply (A-14.5).

Every number, letter, icon and permission that the rules ask for passes here. Effects are those that last (`game.effects`)
and those that cards in play give as long as they lie open; the vocabulary tells the latter in the same form.
"""

from typing import cast

from netocean.engine.game import Effect, Game
from netocean.games.alpha import numbers as n
from netocean.games.alpha import projection, sheet
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import standing


def changes(game: Game) -> list[Effect]:
    """All that changes cards and players now: what cards in play give, then what lasts, in the order of play.

    Not to be changed. What a continuous ability asks of the game it asks without the continuous abilities, or it might
    never end.
    """
    if game.reg[sheet.PROJECTING] == 1:
        return game.effects
    if game.derived is not None:
        kept = cast(projection.Projection, game.derived)
        if kept.holds(game):
            return kept.found
    new = projection.worked_out(game)
    game.derived = new
    return new.found


def silenced(game: Game, card: int, effects: list[Effect]) -> bool:
    """Whether the abilities of a card have no effect: a Digimon's special abilities, or its player's options."""
    printed = face(game, card)
    if printed.is_option():
        return _player_is(game, game.table.owner[card], n.CANNOT_USE_OPTIONS, effects)
    return _is(game, card, n.CANNOT_ACT, effects)


# Numbers.


def number(game: Game, card: int, what: int, printed: int, effects: list[Effect]) -> int:
    """A number of a card as it is now, never below 0: set, then multiplied, then added to."""
    first = sheet.value_kind(what, n.SET)
    value = printed
    added = 0
    for effect in effects:
        way = effect.kind - first
        if way == n.SET and _reaches(game, effect, card):
            value = effect.value
    for effect in effects:
        way = effect.kind - first
        if n.MULTIPLY <= way <= n.ADD and _reaches(game, effect, card):
            if way == n.MULTIPLY:
                value *= effect.value
            elif way == n.HALVE:
                value //= 2
            else:
                added += effect.value
    return max(value + added, 0)


def limit(game: Game, seat: int, what: int, usual: int, effects: list[Effect] | None = None) -> int:
    """A number of a player as it is now, never below 0."""
    first = sheet.value_kind(what, n.SET)
    value, added = usual, 0
    told = changes(game) if effects is None else effects
    for effect in told:
        if effect.kind == first and effect.seat == seat:
            value = effect.value
    for effect in told:
        way = effect.kind - first
        if n.MULTIPLY <= way <= n.ADD and effect.seat == seat:
            if way == n.MULTIPLY:
                value *= effect.value
            elif way == n.HALVE:
                value //= 2
            else:
                added += effect.value
    return max(value + added, 0)


def _reaches(game: Game, effect: Effect, card: int) -> bool:
    return sheet.aims_at(game, effect, card) and standing.reaches(game, effect, card)


def speed(game: Game, card: int, effects: list[Effect] | None = None) -> int:
    """The speed of a Digimon now."""
    return number(game, card, n.V_SPEED, face(game, card).speed, changes(game) if effects is None else effects)


def cost(game: Game, card: int, effects: list[Effect] | None = None) -> int:
    """The cost of a card now."""
    return number(game, card, n.V_COST, face(game, card).cost, changes(game) if effects is None else effects)


def hp(game: Game, card: int, effects: list[Effect] | None = None) -> int:
    """The HP of a Digimon now, without the damage of this attack."""
    return number(game, card, n.V_HP, face(game, card).hp, changes(game) if effects is None else effects)


def hp_left(game: Game, card: int, effects: list[Effect] | None = None) -> int:
    """The HP of a Digimon less the damage of this attack (A-12.7); it may fall below 0."""
    left = hp(game, card, effects)
    for effect in game.effects:
        if effect.kind == sheet.K_DAMAGE and sheet.aims_at(game, effect, card):
            left -= effect.value
    return left


def power(game: Game, card: int, printed: int, effects: list[Effect] | None = None) -> int:
    """The power of a Digimon that uses a skill of this printed power (A-12.2, A-12.5)."""
    return number(game, card, n.V_POWER, printed, changes(game) if effects is None else effects)


# What a Digimon is.


def battle_type(game: Game, card: int, effects: list[Effect] | None = None) -> int:
    """The battle type of a Digimon now (A-1.3)."""
    letter = face(game, card).type
    for effect in changes(game) if effects is None else effects:
        if effect.kind == sheet.K_TYPE and _reaches(game, effect, card):
            letter = effect.value
    return letter


def letter_given(game: Game, card: int, effects: list[Effect]) -> int:
    """The skill that an effect makes this Digimon use, the last one counts; -1 for none."""
    letter = -1
    for effect in effects:
        if effect.kind == sheet.K_LETTER and _reaches(game, effect, card):
            letter = effect.value
    return letter


def fields(game: Game, card: int, effects: list[Effect] | None = None) -> list[int]:
    """The field icons of a card now (A-1.8)."""
    found = face(game, card).fields[:]
    for effect in changes(game) if effects is None else effects:
        if effect.kind == sheet.K_FIELD and effect.value not in found and _reaches(game, effect, card):
            found.append(effect.value)
    return found


def has_attribute(game: Game, card: int, attribute: int, effects: list[Effect] | None = None) -> bool:
    """Whether a Digimon has an attribute, printed or given."""
    if face(game, card).attribute == attribute:
        return True
    for effect in changes(game) if effects is None else effects:
        if effect.kind == sheet.K_ATTRIBUTE and effect.value == attribute and _reaches(game, effect, card):
            return True
    return False


def names(game: Game, card: int, effects: list[Effect] | None = None) -> list[str]:
    """All names that a card counts as now (A-7.20)."""
    found = face(game, card).names[:]
    for effect in changes(game) if effects is None else effects:
        if effect.kind == sheet.K_NAME and _reaches(game, effect, card):
            found.append(standing.name_given(game, effect))
    return found


# What it cannot, must and can do.


def _is(game: Game, card: int, state: int, effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.kind == sheet.K_STATE and effect.value == state and _reaches(game, effect, card):
            return True
    return False


def is_(game: Game, card: int, state: int, effects: list[Effect] | None = None) -> bool:
    """Whether a Digimon cannot, must or can do something (numbers.CANNOT_… to CAN_…) by an effect."""
    return _is(game, card, state, changes(game) if effects is None else effects)


def _player_is(game: Game, seat: int, state: int, effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.kind == sheet.K_STATE and effect.value == state and effect.seat == seat and len(effect.picks) == 0:
            return True
    return False


def player_is(game: Game, seat: int, state: int) -> bool:
    """Whether a player cannot do something (numbers.CANNOT_…) by an effect."""
    return _player_is(game, seat, state, changes(game))
