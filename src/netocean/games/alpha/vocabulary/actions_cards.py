"""The actions that move cards from zone to zone. Each says whether it did something (A-14.6)."""

from netocean.abilities.interpreter import EffectStep
from netocean.abilities.tree import VAR, Node
from netocean.engine.game import Effect, Game
from netocean.games import piles
from netocean.games.alpha import moves, requirement, sheet, values
from netocean.games.alpha.happen import answer, happen
from netocean.games.alpha.numbers import CANNOT_RENEW
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps.discarding import DiscardExactlyStep
from netocean.games.alpha.steps.evolving import EvolveCostStep, asks
from netocean.games.alpha.vocabulary import actions
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary.evaluate import amount, side, who, zone_cards
from netocean.games.alpha.vocabulary.scene import Scene
from netocean.games.alpha.vocabulary.words import ENDS
from netocean.games.alpha.zones import DIGIMON_BOXES, HAND, NET_OCEAN, OPTION_SLOTS


def perform(game: Game, step: EffectStep, node: Node, scene: Scene, rule: str) -> bool:
    """Carry out one action."""
    code = node.code
    if code <= c.RENEW:
        return move_unseen(game, step, node, scene, rule)
    if code == c.LOOK:
        return look(game, node, scene, rule)
    if code <= c.REMOVE:
        return move_cards(game, step, node, rule)
    if code == c.NEGATE:
        return negate(game, step, node, rule)
    return lay(game, step, node, rule)


def move_unseen(game: Game, step: EffectStep, node: Node, scene: Scene, rule: str) -> bool:
    """Draw, mill, discard, shuffle, renew: as much as is possible."""
    seat = who(game, scene, node.args[0])
    code = node.code
    hand = game.table.count(seat, HAND)
    if code == c.SHUFFLE:
        piles.shuffle(game, seat, NET_OCEAN, rule)
        return True
    if code == c.SHUFFLE_HAND:
        moves.hand_into_deck(game, seat, rule)
        return hand != 0
    if code == c.RENEW:
        if values.player_is(game, seat, CANNOT_RENEW):
            return False
        moves.renew(game, seat, rule)
        return True
    if code == c.DISCARD_ALL:
        moves.discard(game, seat, game.table.zone(seat, HAND)[:], rule)
        return hand != 0
    value = amount(game, scene, node.args[1])
    if code == c.MILL:
        return moves.mill(game, seat, value, rule) != 0
    if code == c.DRAW:
        return moves.draw(game, seat, value, rule) != 0
    if code == c.DISCARD_HAND:
        if hand != 0:
            asked = DiscardExactlyStep(seat, min(value, hand), -1)
            asked.source = step.source
            game.push(asked)
        return hand != 0
    moves.discard(game, seat, piles.at_random(game, seat, value, HAND), rule)
    return hand != 0


def look(game: Game, node: Node, scene: Scene, rule: str) -> bool:
    """Let the controller look at a zone, or at the top cards of a Net Ocean."""
    owner = side(scene, node.args[0])
    cards = zone_cards(game, owner, node.args[0].code)[:]
    if len(node.args) > 1:
        cards = cards[max(len(cards) - amount(game, scene, node.args[1]), 0) :]
    return piles.look(game, scene.seat, cards, node.args[0].name, rule)


def move_cards(game: Game, step: EffectStep, node: Node, rule: str) -> bool:
    """Reveal cards, or move them: each to its owner's zone."""
    cards = actions.cards_of(game, step, node.args[0])
    if node.code == c.DESTROY:
        return destroy(game, cards, rule)
    did = False
    for seat in (sheet.in_order(game, 0), sheet.in_order(game, 1)):
        own = [card for card in cards if game.table.owner[card] == seat]
        if len(own) != 0:
            _move_own(game, step, node, seat, own, rule)
            did = True
    return did


def _move_own(game: Game, step: EffectStep, node: Node, seat: int, cards: list[int], rule: str) -> None:
    code = node.code
    if code == c.REVEAL:
        piles.reveal(game, seat, cards, rule)
    elif code == c.DISCARD:
        moves.discard(game, seat, cards, rule)
    elif code == c.REMOVE:
        moves.remove(game, seat, cards, rule)
    else:
        bottom = code == c.TO_NET_OCEAN and node.args[1].code == ENDS["bottom"]
        if not step.revealed(game, node.args[0].value if node.args[0].kind == VAR else -1):
            # Which card of a hand or pile it is, only who chose it has seen.
            moves.leave_unseen(game, cards)
        game.emit("moved", rule, seat, cards, len(cards), node.name)
        for card in cards:
            _give_back(game, card, HAND if code == c.TO_HAND else NET_OCEAN, bottom)
    if node.args[0].kind == VAR:
        for card in cards:
            step.rename(game, node.args[0].value, card)


def _give_back(game: Game, card: int, zone: int, bottom: bool) -> None:
    on_it = sheet.stack(game, card) if game.table.zone_of(card) == DIGIMON_BOXES else []
    moves.leaves(game, card)
    game.table.move(card, zone, bottom=bottom, unseen=False)
    for evolution in on_it:
        moves.fall(game, evolution)


def destroy(game: Game, cards: list[int], rule: str) -> bool:
    """Destroy Digimon in play (A-13.3); other cards are only discarded."""
    did = False
    for card in cards:
        if sheet.is_digimon(game, card):
            did = moves.destroy(game, card, rule) or did
        elif game.table.zone_of(card) in (DIGIMON_BOXES, OPTION_SLOTS):
            moves.discard(game, game.table.owner[card], [card], rule)
            did = True
    return did


def lay(game: Game, step: EffectStep, node: Node, rule: str) -> bool:
    """Put a chosen card into play face up: by itself, as an evolution, or in place of a Digimon."""
    cards = step.things(game, node.args[0].value)
    if len(cards) == 0 or game.table.owner[cards[0]] != step.seat or face(game, cards[0]).is_command():
        return False
    card = cards[0]
    if node.code == c.PLACE:
        game.emit("placed-open", rule, step.seat, [card])
        if face(game, card).is_option():
            moves.lay_option(game, card, True)
        else:
            moves.open_box(game, card, True)
        step.rename(game, node.args[0].value, card)
        return True
    below = actions.cards_of(game, step, node.args[1])
    if len(below) == 0 or not sheet.is_digimon(game, below[0]) or game.table.owner[below[0]] != step.seat:
        return False
    if not face(game, card).is_digimon():
        return False
    return _lay_on(game, step, node, card, below[0], rule)


def _lay_on(game: Game, step: EffectStep, node: Node, card: int, below: int, rule: str) -> bool:
    if node.code == c.EXCHANGE:
        _exchange(game, card, below, rule)
    else:
        fails = None if node.code == c.EVOLVE_FREE else requirement.evolution_fails(game, card, below)
        if fails is not None or (node.code == c.EVOLVE_FREE and requirement.has_keyword(face(game, card), c.KW_FIXED)):
            game.table.show(card, 3)
            key = fails.key if fails is not None else "evolve-fixed"
            game.emit("evolution-refused", fails.rule if fails is not None else rule, step.seat, [card], 0, key)
            return False
        moves.lay_on(game, card, below, True)
        if node.code == c.EVOLVE and asks(face(game, card)) and not requirement.ignores(game, card):
            game.push(EvolveCostStep(step.seat, below, card, 1))
        else:
            moves.evolve(game, card, rule)
            happen(game, c.EV_EVOLVED, step.seat, card)
    step.rename(game, node.args[0].value, card)
    return True


def _exchange(game: Game, card: int, below: int, rule: str) -> None:
    # The new Digimon takes over the box and its place in the line.
    game.emit("exchanged", rule, game.table.owner[card], [card, below])
    mark = sheet.box(game, below)
    moves.leaves(game, below)
    game.table.move(card, DIGIMON_BOXES, up=True)
    game.table.mark[card] = mark
    boxes = game.table.zone(game.table.owner[card], DIGIMON_BOXES)
    boxes.remove(card)
    boxes.insert(boxes.index(below), card)
    moves.fall(game, below)


def negate(game: Game, step: EffectStep, node: Node, rule: str) -> bool:
    """Negate Commands and options: what they do ends, and an option in play counts as having left its slot."""
    did = False
    for card in actions.cards_of(game, step, node.args[0]):
        seat = game.table.owner[card]
        if game.table.zone_of(card) == OPTION_SLOTS and game.table.up[card] == 1:
            game.emit("negated", rule, seat, [card])
            answer(game, card, c.EV_NEGATED, seat, card)
            moves.discard(game, seat, [card], rule)
            did = True
        elif card == game.reg[sheet.LAST_COMMAND]:
            _end_what_it_does(game, card, game.reg[sheet.LAST_SERIAL])
            game.reg[sheet.LAST_COMMAND] = -1
            game.emit("negated", rule, seat, [card])
            did = True
    return did


def _end_what_it_does(game: Game, card: int, serial: int) -> None:
    kept: list[Effect] = []
    for effect in game.effects:
        if effect.card != card or effect.serial != serial or effect.kind == sheet.K_USED:
            kept.append(effect)
    game.effects = kept
