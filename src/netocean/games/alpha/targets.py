"""Who may attack, block and support whom (A-10, A-11)."""

from netocean.engine.game import Effect, Game
from netocean.games.alpha import numbers, sheet, values
from netocean.games.alpha.sheet import face


def upright(game: Game, card: int) -> bool:
    """Whether a Digimon lies upright: it has not acted (A-2.9)."""
    return game.table.turned[card] == 0


def attackable(game: Game, seat: int, effects: list[Effect]) -> list[int]:
    """The Digimon of the other seat that can be attacked, upright or sideways (A-10.1)."""
    found: list[int] = []
    for card in sheet.open_digimon(game, 1 - seat):
        if not values.is_(game, card, numbers.CANNOT_BE_ATTACKED, effects):
            found.append(card)
    return found


def blockers(game: Game, seat: int) -> list[int]:
    """The Digimon of a seat that can block the attack under way (A-10.3, A-11.4)."""
    attacker = sheet.attacker(game)
    effects = values.changes(game)
    if attacker < 0 or values.is_(game, attacker, numbers.CANNOT_BE_BLOCKED, effects):
        return []
    speed = values.speed(game, attacker, effects)
    least = values.number(game, attacker, numbers.V_BLOCKED_FROM, 0, effects)
    found: list[int] = []
    for card in sheet.open_digimon(game, seat):
        if not upright(game, card) or values.is_(game, card, numbers.CANNOT_BLOCK, effects):
            continue
        own = values.speed(game, card, effects)
        fast = game.reg[sheet.ALPHA] == 1 or own > speed
        if own >= least and (fast or values.is_(game, card, numbers.CAN_BLOCK_FASTER, effects)):
            found.append(card)
    return found


def backers(game: Game, main: int) -> list[int]:
    """The Digimon that can support this one: upright, of its battle type, in the same field (A-11.2, A-11.5)."""
    seat = game.table.owner[main]
    effects = values.changes(game)
    letter = values.battle_type(game, main, effects)
    icons = _field_icons(game, seat, main, effects)
    found: list[int] = []
    for card in sheet.open_digimon(game, seat):
        if card == main or not upright(game, card) or values.is_(game, card, numbers.CANNOT_SUPPORT, effects):
            continue
        if values.battle_type(game, card, effects) != letter:
            if not values.is_(game, card, numbers.CAN_SUPPORT_ANY_TYPE, effects):
                continue
        shared = any([icon in icons for icon in values.fields(game, card, effects)])
        if shared or values.is_(game, card, numbers.CAN_SUPPORT_ANY_FIELD, effects):
            found.append(card)
    return found


def _field_icons(game: Game, seat: int, main: int, effects: list[Effect]) -> list[int]:
    # The icons of the main Digimon under which another one is in the same field as it.
    own = values.fields(game, main, effects)
    switches = sheet.switches(game)
    if switches.shared_icon:
        return own
    made: list[int] = []
    for side in (0, 1):
        if side == seat or switches.any_field_card:
            for card in sheet.open_slots(game, side):
                if face(game, card).is_field():
                    made.extend(values.fields(game, card, effects))
    return [icon for icon in own if icon in made]
