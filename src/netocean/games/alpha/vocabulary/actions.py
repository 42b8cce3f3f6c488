"""The actions of abilities, one function a kind. Each says whether it did something (A-14.6)."""

from netocean.abilities import tree
from netocean.abilities.interpreter import EffectStep
from netocean.abilities.tree import Node
from netocean.engine.game import Effect, Game
from netocean.games.alpha import numbers, score, sheet, values
from netocean.games.alpha.moves import turn
from netocean.games.alpha.sheet import source
from netocean.games.alpha.steps.had import again
from netocean.games.alpha.vocabulary import actions_cards, lasting, standing
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary.evaluate import amount, things, who
from netocean.games.alpha.vocabulary.scene import Scene

BONUS = 1  # the third of an effect's `picks`: it stands as long as the letter that came with it


def scene_of(step: EffectStep) -> Scene:
    """From where an effect under way is read."""
    found = Scene(step.seat, step.a, step.c)
    at = 1
    while at < len(step.picks):
        if step.picks[at] == c.PICKS_IT:
            found.it = step.picks[at + 1]
        elif step.picks[at] == c.PICKS_OTHER:
            found.other = step.picks[at + 1]
        at += 3
    return found


def rule_of(game: Game, step: EffectStep) -> str:
    """The rule under which a card acts: a Command in its window, anything else as an ability."""
    return "A-12.4" if source(game, step.source).is_command() else "A-14.2"


def cards_of(game: Game, step: EffectStep, node: Node) -> list[int]:
    """The cards that an action is about and can reach: not those that something shields."""
    if node.kind == tree.VAR:
        named = step.things(game, node.value)
    else:
        named = things(game, scene_of(step), node)
        if node.kind == tree.WORD and node.code == c.TH_SELF and game.table.serial[step.a] != step.source_serial():
            named = []
    by = source(game, step.source)
    return [card for card in named if not standing.shielded(game, card, by, step.a)]


def perform(game: Game, step: EffectStep, node: Node, place: int) -> bool:
    """Carry out one action; `place` is where it stands in its ability."""
    code = node.code
    if code <= c.ABILITIES_IN_SUPPORT:
        return change_cards(game, step, node, place)
    if code <= c.FORBID_EVOLUTION:
        return change_player(game, step, node, place)
    if code <= c.TURN_SIDEWAYS:
        return change_battle(game, step, node)
    if code <= c.EQUALISE_POINTS:
        return change_points(game, step, node)
    return actions_cards.perform(game, step, node, scene_of(step), rule_of(game, step))


# What holds for a while.


def change_cards(game: Game, step: EffectStep, node: Node, place: int) -> bool:
    """Let numbers, letters or permissions of cards change."""
    did = False
    scene = scene_of(step)
    for card in cards_of(game, step, node.args[0]):
        if node.code == c.SWAP_SPEED:
            others = cards_of(game, step, node.args[1])
            did = (len(others) != 0 and _swap_speed(game, step, node, card, others[0])) or did
            continue
        if node.code == c.COPY:
            did = _copy(game, step, node, card) or did
            continue
        if node.code == c.SET_ATTACK:
            _end_letters(game, card)
        _hold(game, step, node, card, lasting.value_of(game, scene, node, place, card), lasting.kind_of(node))
        if node.code == c.SET_ATTACK and len(node.args) > 2:
            bonus = amount(game, scene, node.args[2])
            made = _hold(game, step, node, card, bonus, sheet.value_kind(numbers.V_POWER, numbers.ADD))
            made.picks.append(BONUS)
        did = True
    return did


def _hold(game: Game, step: EffectStep, node: Node, card: int, value: int, kind: int) -> Effect:
    seat = game.table.owner[card]
    until = node.until.code if node.until is not None else c.END_OF_BATTLE
    target = sheet.on_box(game, card) if until == c.ON_BOX else sheet.on_card(game, card)
    turns = _turns(game, step, node)
    game.emit("changed", rule_of(game, step), seat, [card], value, node.name)
    return sheet.add_effect(game, kind, seat, value, step.a, step.source, step.b, until, turns, target)


def _turns(game: Game, step: EffectStep, node: Node) -> int:
    if node.until is None or node.until.code != c.TURNS:
        return 0
    return amount(game, scene_of(step), node.until.args[0])


def _end_letters(game: Game, card: int) -> None:
    # The last letter counts, and a bonus that came with an earlier one ends with it.
    kept: list[Effect] = []
    for effect in game.effects:
        bound = effect.kind == sheet.K_LETTER or len(effect.picks) > 2
        if not (bound and sheet.aims_at(game, effect, card)):
            kept.append(effect)
    game.effects = kept


def _swap_speed(game: Game, step: EffectStep, node: Node, card: int, other: int) -> bool:
    mine, theirs = values.speed(game, card), values.speed(game, other)
    kind = sheet.value_kind(numbers.V_SPEED, numbers.SET)
    _hold(game, step, node, card, theirs, kind)
    _hold(game, step, node, other, mine, kind)
    return mine != theirs


def _copy(game: Game, step: EffectStep, node: Node, card: int) -> bool:
    if game.table.serial[step.a] != step.source_serial() or card == step.a:
        return False
    _hold(game, step, node, step.a, game.pin(game.table.face[card]), lasting.K_COPY)
    return True


def change_player(game: Game, step: EffectStep, node: Node, place: int) -> bool:
    """Let what a player may do, or loses, change."""
    scene = scene_of(step)
    seat = who(game, scene, node.args[0])
    value = lasting.value_of(game, scene, node, place, -1)
    until = node.until.code if node.until is not None else c.END_OF_BATTLE
    turns = _turns(game, step, node)
    sheet.add_effect(game, lasting.kind_of(node), seat, value, step.a, step.source, step.b, until, turns)
    game.emit("player-changed", rule_of(game, step), seat, [step.a], value, node.name)
    return True


# The course of battle.


def change_battle(game: Game, step: EffectStep, node: Node) -> bool:
    """Settle a battle, lead an attack elsewhere, give opportunities, turn cards."""
    code = node.code
    rule = rule_of(game, step)
    if code <= c.BOTH_DAMAGED:
        return _settle(game, step, node)
    if code == c.REDIRECT_TO_PLAYER:
        return _redirect(game, -1, rule)
    did = False
    for card in cards_of(game, step, node.args[0]):
        if code == c.REDIRECT:
            return _redirect(game, card, rule)
        if code == c.EXTRA_OPPORTUNITY:
            did = _once_more(game, card, rule) or did
        elif turn(game, card, code == c.TURN_SIDEWAYS):
            game.emit("turned", rule, game.table.owner[card], [card], 0, node.name)
            did = True
    return did


def _settle(game: Game, step: EffectStep, node: Node) -> bool:
    if game.reg[sheet.BATTLE] == 0:
        return False
    if node.code == c.TIE_BATTLE:
        result = sheet.TIED
    elif node.code == c.WIN_BATTLE:
        result = who(game, scene_of(step), node.args[0])
    else:
        result = sheet.NO_RESULT if node.code == c.END_BATTLE else sheet.BOTH_DAMAGED
    sheet.add_effect(game, sheet.K_SETTLED, step.seat, result, step.a, step.source, step.b, c.END_OF_BATTLE)
    game.emit("battle-settled", rule_of(game, step), step.seat, [step.a], result, node.name)
    return True


def _redirect(game: Game, card: int, rule: str) -> bool:
    attacker = sheet.attacker(game)
    if attacker < 0 or game.reg[sheet.BATTLE] == 1 or card == sheet.defender(game):
        return False
    if card >= 0 and not (sheet.is_digimon(game, card) and game.table.owner[card] != game.table.owner[attacker]):
        return False
    sheet.defend(game, card, False)
    game.emit("redirected", rule, game.table.owner[attacker], [attacker] if card < 0 else [attacker, card])
    return True


def _once_more(game: Game, card: int, rule: str) -> bool:
    if not again(game, card):
        return False
    game.emit("opportunity-given", rule, game.table.owner[card], [card])
    return True


# Points.


def change_points(game: Game, step: EffectStep, node: Node) -> bool:
    """Gain, lose, swap or equalise points."""
    rule = rule_of(game, step)
    mine, other = sheet.points(game, 0), sheet.points(game, 1)
    if node.code == c.SWAP_POINTS:
        return score.become(game, other, mine, rule)
    if node.code == c.EQUALISE_POINTS:
        return score.become(game, min(mine, other), min(mine, other), rule)
    scene = scene_of(step)
    seat = who(game, scene, node.args[0])
    value = amount(game, scene, node.args[1])
    if node.code == c.GAIN_POINTS:
        return score.gain(game, seat, value, rule)
    return score.lose(game, seat, value, rule)
