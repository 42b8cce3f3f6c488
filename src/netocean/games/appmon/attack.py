"""The arithmetic of a battle (P-8.1, P-8.3, P-8.4): one function, used by the compare, the display and the players."""

from netocean.engine.game import Effect, Game
from netocean.games.appmon import sheet
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary import projection


def power(game: Game, seat: int) -> int:
    """The attack power of a seat as it stands now; 0 without a fighting card or an attack."""
    card = sheet.active_up(game, seat)
    letter = projection.letter_in_use(game, seat)
    if card < 0 or letter < 0:
        return 0
    powers = face(game, card).power
    value = 0 if cancelled(game, seat, letter) is not None else powers[letter]
    for item in projection.modifiers(game, seat, sheet.K_BONUS, sheet.K_ADD_POWER):
        value = apply(value, item, powers)
    return max(value, 0)


def steps(game: Game, seat: int) -> list[Effect]:
    """What leads from the printed power of the attack in use to the one that counts, in its order."""
    letter = projection.letter_in_use(game, seat)
    cancel = cancelled(game, seat, letter) if letter >= 0 else None
    items = projection.modifiers(game, seat, sheet.K_BONUS, sheet.K_ADD_POWER)
    return [cancel, *items] if cancel is not None else items


def cancelled(game: Game, seat: int, letter: int) -> Effect | None:
    """The opposing attack text that has set this attack to 0 (P-8.3)."""
    for effect in game.effects:
        if effect.kind == sheet.K_CANCELLED and effect.seat == seat and effect.value == letter:
            return effect
    return None


def apply(value: int, item: Effect, powers: list[int]) -> int:
    """One modifier, at its place in the order of play."""
    kind = item.kind
    if kind == sheet.K_ADD or kind == sheet.K_BONUS:
        return value + item.value
    if kind == sheet.K_MULTIPLY:
        return value * item.value
    if kind == sheet.K_HALVE:
        return value // 2
    if kind == sheet.K_FIX:
        return item.value
    if kind == sheet.K_ADD_POWER:
        return value + powers[item.value]
    return 0
