"""What cards in play give as long as they lie open (A-14.2), as the effects that `values` reads, and what shields cards."""

from netocean.abilities.tree import Node
from netocean.engine.game import Effect, Game
from netocean.games.alpha import sheet, values
from netocean.games.alpha.printed import Face
from netocean.games.alpha.sheet import face, source
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary import evaluate, lasting
from netocean.games.alpha.vocabulary.scene import Scene


def give(game: Game, card: int, index: int, found: list[Effect], copied: int = -1) -> None:
    """Add what a continuous ability of a card in play gives now; `copied` is the pinned face that it was copied from.

    Each is an effect of a kind that `sheet` names, about a seat and the cards in its `picks` (none: the player, or all
    Digimon of that seat); with the card as its source and `until` STAYS.
    """
    scene = Scene(game.table.owner[card], card)
    ability = (face(game, card) if copied < 0 else source(game, copied)).abilities[index]
    if ability.condition is not None and not evaluate.holds(game, scene, ability.condition):
        return
    for place, action in enumerate(ability.body.args):
        if lasting.of_player(action.code):
            seat = scene.seat if action.code == c.IGNORE_CONDITION else evaluate.who(game, scene, action.args[0])
            value = lasting.value_of(game, scene, action, place, -1)
            found.append(_effect(game, scene, index, copied, action, seat, value, []))
            continue
        for target in evaluate.things(game, scene, action.args[0]):
            value = lasting.value_of(game, scene, action, place, target)
            owner = game.table.owner[target]
            there = sheet.on_card(game, target)
            found.append(_effect(game, scene, index, copied, action, owner, value, there))


def _effect(
    game: Game, scene: Scene, index: int, copied: int, action: Node, seat: int, value: int, target: list[int]
) -> Effect:
    card = scene.card
    kind = lasting.kind_of(action)
    return Effect(kind, seat, value, card, game.table.serial[card], copied, index, c.STAYS, 0, 0, target)


def copying(game: Game) -> bool:
    """Whether any card has abilities of another one."""
    return any([effect.kind == lasting.K_COPY for effect in game.effects])


def copies(game: Game, card: int) -> list[int]:
    """The pinned faces whose continuous and triggered abilities a card has as well."""
    found: list[int] = []
    for effect in game.effects:
        if effect.kind == lasting.K_COPY and sheet.aims_at(game, effect, card):
            found.append(effect.value)
    return found


def reaches(game: Game, effect: Effect, card: int) -> bool:
    """Whether an effect that is about a card counts for it: nothing shields from it."""
    if effect.card < 0 or effect.kind == sheet.K_UNAFFECTED or effect.kind == lasting.K_IMMUNE_FROM:
        return True
    return not shielded(game, card, _source(game, effect), effect.card)


def _source(game: Game, effect: Effect) -> Face:
    return source(game, effect.source) if effect.source >= 0 else face(game, effect.card)


def shielded(game: Game, card: int, by: Face, from_: int) -> bool:
    """Whether a card is beyond the effects of another one (`by` is what is printed on it)."""
    for effect in game.effects:
        if effect.kind == sheet.K_UNAFFECTED or effect.kind == lasting.K_IMMUNE_FROM:
            if sheet.aims_at(game, effect, card) and _shields(game, effect, card, by, from_):
                return True
    for seat in (0, 1):
        for other in sheet.acting_cards(game, seat):
            for index in face(game, other).shields:
                if _shields_by(game, other, index, card, by, from_):
                    return True
    return False


def _shields_by(game: Game, holder: int, index: int, card: int, by: Face, from_: int) -> bool:
    given: list[Effect] = []
    projecting = game.reg[sheet.PROJECTING]
    game.reg[sheet.PROJECTING] = 1
    give(game, holder, index, given)
    game.reg[sheet.PROJECTING] = projecting
    for effect in given:
        if effect.kind == sheet.K_UNAFFECTED or effect.kind == lasting.K_IMMUNE_FROM:
            if sheet.aims_at(game, effect, card) and _shields(game, effect, card, by, from_):
                return True
    return False


def _shields(game: Game, effect: Effect, card: int, by: Face, from_: int) -> bool:
    if effect.kind == lasting.K_IMMUNE_FROM:
        node = _action(game, effect)
        scene = Scene(game.table.owner[effect.card], effect.card)
        return evaluate.matches(game, scene, from_, node.args[1])
    if effect.value // 2 != kind_of_source(by):
        return False
    mine = game.table.owner[from_] == game.table.owner[card]
    return not mine or effect.value % 2 == c.BY_ALL


def kind_of_source(printed: Face) -> int:
    """The word of the table `use` for the effects of a card."""
    if printed.is_command():
        return c.USE_COMMANDS
    return c.USE_OPTIONS if printed.is_option() else c.USE_ABILITIES


def _action(game: Game, effect: Effect) -> Node:
    return _source(game, effect).programs[effect.ability][effect.value].node


def name_given(game: Game, effect: Effect) -> str:
    """The name that an effect of the kind K_NAME gives."""
    return _action(game, effect).args[1].name


# Evolution.


def ignores_condition(game: Game, card: int) -> bool:
    """Whether an effect lets an evolution card of its player ignore its condition."""
    return _filtered(game, card, lasting.K_IGNORES, 0)


def bars_evolution(game: Game, card: int) -> bool:
    """Whether an effect lets an evolution card fail."""
    return _filtered(game, card, lasting.K_BARS, 1)


def _filtered(game: Game, card: int, kind: int, place: int) -> bool:
    for effect in values.changes(game):
        if effect.kind == kind and effect.seat == game.table.owner[card]:
            scene = Scene(game.table.owner[effect.card], effect.card)
            if evaluate.matches(game, scene, card, _action(game, effect).args[place]):
                return True
    return False
