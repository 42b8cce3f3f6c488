"""The actions of abilities, one function a kind. Each says whether it did something."""

from netocean.abilities.interpreter import EffectStep
from netocean.abilities.tree import USE, Node
from netocean.engine.game import Game
from netocean.games import piles
from netocean.games.colosseum import moves, score, sheet
from netocean.games.colosseum.events import answer, happen
from netocean.games.colosseum.requirement import free_fails
from netocean.games.colosseum.sheet import face, source
from netocean.games.colosseum.steps.evolve import DiscardExactlyStep, PayNowStep, WarpStep
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.evaluate import amount, shielded, source_kind, who, zone_cards
from netocean.games.colosseum.zones import HAND, NET_OCEAN, POINT_GAUGE, SUPPORT_BOX


def rule_of(game: Game, step: EffectStep) -> str:
    """The rule under which a card acts: an option's use, or an ability."""
    return "C-R12.2" if source(game, step.source).digimon else "C-R11.1"


def reaches(game: Game, step: EffectStep, seat: int) -> bool:
    """Whether an effect reaches a seat, or something shields it (C-R11.4)."""
    return not shielded(game, seat, source_kind(source(game, step.source), step.b), step.seat)


def perform(game: Game, step: EffectStep, node: Node) -> bool:
    """Carry out one action."""
    code = node.code
    if code <= nodes.ADD_POWER:
        return change_attack(game, step, node)
    if code <= nodes.MULTIPLY_LOSS:
        return change_points(game, step, node)
    if code <= nodes.DISCARD_RANDOM:
        return move_unseen(game, step, node)
    if code == nodes.LOOK:
        return look(game, step, node)
    if code == nodes.SHUFFLE:
        seat = who(step.seat, node.args[0])
        if reaches(game, step, seat):
            piles.shuffle(game, seat, NET_OCEAN, "C-R0.1")
            return True
        return False
    if code <= nodes.TO_SUPPORT:
        return move_chosen(game, step, node)
    if code <= nodes.EXCHANGE:
        return change_box(game, step, node)
    if code == nodes.NEGATE:
        return negate(game, step, node)
    return bar(game, step, node)


def until_of(game: Game, step: EffectStep, node: Node, default: int) -> int:
    """How long an action holds: as written; else as long as the used card stays open; else the default of its kind."""
    if node.until is not None:
        return node.until.code
    printed = source(game, step.source)
    if sheet.in_slot(game, step.a) and game.table.serial[step.a] == step.source_serial():
        limit = printed.abilities[printed.use].limit
        if limit is not None and limit.code != nodes.AT_USE:
            if printed.abilities[step.b].kind == USE:
                return nodes.STAYS
            if default == nodes.END_OF_BATTLE:
                return nodes.BATTLE_IF_STAYS
    return nodes.END_OF_PHASE if printed.support == step.b else default


def turns_of(game: Game, step: EffectStep, node: Node, seat: int) -> int:
    """The number that goes with a duration: turns, or the Digimon it is bound to."""
    until = node.until
    if until is not None and until.code == nodes.TURNS:
        return amount(game, step.seat, until.args[0], step.c)
    if until is not None and until.code == nodes.WITH_ACTIVE and sheet.active(game, seat) >= 0:
        return sheet.thing(game, sheet.active(game, seat))
    return 0


# Attack (C-R8.7).


def change_attack(game: Game, step: EffectStep, node: Node) -> bool:
    """Let an attack change; a letter ends the former letter and its bonus (C-R8.8, C-R8.9)."""
    seat = who(step.seat, node.args[0])
    if not reaches(game, step, seat) or sheet.active(game, seat) < 0:
        return False
    until = until_of(game, step, node, nodes.END_OF_BATTLE)
    turns = turns_of(game, step, node, seat)
    if node.code == nodes.SET_ATTACK:
        game.effects = [one for one in game.effects if one.seat != seat or one.kind > sheet.K_BONUS]
        sheet.add_effect(game, sheet.K_LETTER, seat, node.args[1].code, step.a, step.source, step.b, until, turns)
        game.emit("attack-set", "C-R8.7", seat, [], node.args[1].code, node.args[1].name)
        if len(node.args) > 2:
            bonus = amount(game, step.seat, node.args[2], step.c)
            sheet.add_effect(game, sheet.K_BONUS, seat, bonus, step.a, step.source, step.b, until, turns)
            _attack_added(game, step, seat, bonus)
        return True
    value = 0
    kind = sheet.K_ZERO
    if node.code == nodes.ADD_POWER:
        kind, value = sheet.K_ADD_POWER, node.args[1].code
    elif node.code != nodes.ZERO_ATTACK:
        value = amount(game, step.seat, node.args[1], step.c)
        kind = sheet.K_MULTIPLY if node.code == nodes.MULTIPLY_ATTACK else sheet.K_ADD
        if node.code == nodes.SUBTRACT_ATTACK:
            value = -value
    sheet.add_effect(game, kind, seat, value, step.a, step.source, step.b, until, turns)
    if kind == sheet.K_ADD and value > 0:
        _attack_added(game, step, seat, value)
    else:
        game.emit("attack-changed", "C-R8.7", seat, [step.a], value, node.name)
    return True


def _attack_added(game: Game, step: EffectStep, seat: int, value: int) -> None:
    game.emit("attack-added", "C-R8.7", seat, [step.a], value)
    happen(game, nodes.EV_ATTACK_ADDED, seat, value)


# Points (C-R2.3, C-R9.4).


def change_points(game: Game, step: EffectStep, node: Node) -> bool:
    """Gain, lose, or change what will be lost."""
    seat = who(step.seat, node.args[0])
    if not reaches(game, step, seat):
        return False
    value = amount(game, step.seat, node.args[1], step.c)
    if node.code == nodes.GAIN_POINTS:
        return score.gain(game, seat, value, rule_of(game, step))
    if node.code == nodes.LOSE_POINTS:
        return score.lose(game, seat, value, rule_of(game, step))
    sheet.add_effect(game, sheet.K_LOSS, seat, value, step.a, step.source, step.b, nodes.END_OF_TURN)
    game.emit("loss-multiplied", "C-R9.4", seat, [step.a], value)
    return True


# Cards from zone to zone.


def move_unseen(game: Game, step: EffectStep, node: Node) -> bool:
    """Mill, draw, refill, discard: as much as is possible (C-R0.4)."""
    seat = who(step.seat, node.args[0])
    if not reaches(game, step, seat):
        return False
    rule = rule_of(game, step)
    code = node.code
    hand = game.table.count(seat, HAND)
    if code == nodes.REFILL:
        return moves.draw(game, seat, moves.HAND_SIZE - hand, rule) != 0
    if code == nodes.DISCARD_ALL:
        moves.discard(game, seat, game.table.zone(seat, HAND)[:], rule)
        return hand != 0
    value = amount(game, step.seat, node.args[1], step.c)
    if code == nodes.MILL:
        return moves.mill(game, seat, value, rule) != 0
    if code == nodes.DRAW:
        return moves.draw(game, seat, value, rule) != 0
    if code == nodes.DISCARD_HAND:
        if hand != 0:
            asked = DiscardExactlyStep(seat, value, -1)
            asked.source = step.source
            game.push(asked)
        return hand != 0
    moves.discard(game, seat, piles.at_random(game, seat, value, HAND), rule)
    return hand != 0


def look(game: Game, step: EffectStep, node: Node) -> bool:
    """Let the controller look at a zone, or at the top cards of the Net Ocean (C-R0.1 over C-R13.3)."""
    owner = step.seat if node.args[0].value == nodes.ME else 1 - step.seat
    if not reaches(game, step, owner):
        return False
    cards = zone_cards(game, owner, node.args[0].code)[:]
    if len(node.args) > 1:
        cards = cards[max(len(cards) - amount(game, step.seat, node.args[1], step.c), 0) :]
    return piles.look(game, step.seat, cards, node.args[0].name, rule_of(game, step))


def move_chosen(game: Game, step: EffectStep, node: Node) -> bool:
    """Move the cards that a variable names."""
    variable = node.args[0].value
    cards = step.things(game, variable)
    if len(cards) == 0:
        return False
    owner = game.table.owner[cards[0]]
    if not reaches(game, step, owner):
        return False
    rule = rule_of(game, step)
    if node.code not in (nodes.REVEAL, nodes.TO_SUPPORT) and not step.revealed(game, variable):
        # Which card of a hand or pile it is, only who chose it has seen.
        game.table.leave_unseen(cards)
    if node.code == nodes.DISCARD:
        moves.discard(game, owner, cards, rule)
        return True
    if node.code == nodes.REVEAL:
        piles.reveal(game, owner, cards, rule)
        return True
    bottom = node.code == nodes.TO_NET_OCEAN and node.args[1].code == nodes.ENDS["bottom"]
    for card in cards:
        if sheet.in_slot(game, card):
            moves.end_effects_of(game, card)
        game.table.move(card, ZONES[node.code], up=node.code == nodes.TO_SUPPORT, bottom=bottom, unseen=False)
        step.rename(game, variable, card)
    game.emit("moved", rule, owner, cards, len(cards), node.name)
    return True


ZONES = {
    nodes.TO_HAND: HAND,
    nodes.TO_NET_OCEAN: NET_OCEAN,
    nodes.TO_GAUGE: POINT_GAUGE,
    nodes.TO_SUPPORT: SUPPORT_BOX,
}


# The Digimon Box.


def change_box(game: Game, step: EffectStep, node: Node) -> bool:
    """Evolve, warp, degenerate, remove, exchange."""
    code = node.code
    if code == nodes.WARP:
        moves.turn_up_box(game, step.seat)  # C-R6.12
        game.push(WarpStep(step.seat, node.args[0].code))
        return True
    if code in (nodes.EVOLVE, nodes.EVOLVE_FREE, nodes.PLACE, nodes.EXCHANGE):
        cards = step.things(game, node.args[0].value)
        return len(cards) != 0 and _lay(game, step, code, cards[0])
    seat = who(step.seat, node.args[0])
    if not reaches(game, step, seat):
        return False
    active = sheet.active(game, seat)
    if code == nodes.REMOVE_LEVEL_III:
        # Only a Level III on which nothing lies.
        if active < 0 or face(game, active).level != nodes.LEVEL_III:
            return False
        game.emit("level-iii-removed", rule_of(game, step), seat, [active])
        moves.leave_box(game, active)
        return True
    if code == nodes.DEGENERATE and (active < 0 or face(game, active).level != node.args[1].code):
        return False
    return moves.remove_evolved(game, seat, rule_of(game, step))


def _lay(game: Game, step: EffectStep, code: int, card: int) -> bool:
    if game.table.owner[card] != step.seat:
        return False
    moves.turn_up_box(game, step.seat)  # C-R6.12
    if code == nodes.EXCHANGE:
        # Into an empty box it is placed.
        if sheet.evolved(game, step.seat) or face(game, card).level != nodes.LEVEL_III:
            return False
        moves.lay_level_iii(game, card, True, rule_of(game, step))
        return True
    if sheet.active(game, step.seat) < 0 or not face(game, card).digimon:
        return False
    if code == nodes.PLACE:
        moves.evolve_onto(game, card, rule_of(game, step))
        return True
    if code == nodes.EVOLVE:
        game.push(PayNowStep(step.seat, card))
        return True
    fails = free_fails(game, step.seat, card)
    if fails is not None:
        game.table.show(card, 3)
        game.emit("evolution-failed", fails.rule, step.seat, [card], 0, fails.key)
        return False
    moves.evolve_onto(game, card, "C-R7a.6")
    return True


# Other cards' effects.


def negate(game: Game, step: EffectStep, node: Node) -> bool:
    """Negate open option cards: each counts as having left its slot (C-R11.3)."""
    did = False
    for card in step.things(game, node.args[0].value):
        owner = game.table.owner[card]
        if sheet.in_slot(game, card) and game.table.up[card] == 1 and reaches(game, step, owner):
            game.emit("negated", "C-R11.3", owner, [card])
            answer(game, card, nodes.EV_NEGATED)
            moves.leave_slot(game, card)
            did = True
    return did


def bar(game: Game, step: EffectStep, node: Node) -> bool:
    """Forbid a kind of use, or shield from it, for a while."""
    until = until_of(game, step, node, nodes.END_OF_TURN)
    if node.code == nodes.FORBID:
        seat = who(step.seat, node.args[0])
        if not reaches(game, step, seat):
            return False
        sheet.add_effect(
            game,
            sheet.K_FORBID,
            seat,
            node.args[1].code,
            step.a,
            step.source,
            step.b,
            until,
            turns_of(game, step, node, seat),
        )
        game.emit("forbidden", "C-R0.1", seat, [step.a], 0, node.args[1].name)
        return True
    value = node.args[0].code * 2 + node.args[1].code
    turns = turns_of(game, step, node, step.seat)
    sheet.add_effect(game, sheet.K_IMMUNE, step.seat, value, step.a, step.source, step.b, until, turns)
    game.emit("shielded", "C-R11.4", step.seat, [step.a], 0, node.args[0].name)
    return True
