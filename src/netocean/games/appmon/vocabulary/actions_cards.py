"""The actions that move cards from zone to zone, as many as there are."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.games import piles
from netocean.games.acting import ActingStep
from netocean.games.appmon import moves, sheet
from netocean.games.appmon.steps.discard import DiscardExactlyStep
from netocean.games.appmon.vocabulary import codes, projection
from netocean.games.appmon.vocabulary.evaluate import amount, who, zone_cards
from netocean.games.appmon.vocabulary.reach import reaches, rule_of
from netocean.games.appmon.zones import DECK, HAND, OPTION_SLOTS, REMOVED


def perform(game: Game, step: ActingStep, node: Node) -> bool:
    """Carry out one action of this kind."""
    if node.code == codes.LOOK:
        return look(game, step, node)
    if node.code >= codes.DISCARD:
        return move_chosen(game, step, node)
    seat = who(step.seat, node.args[0])
    return reaches(game, step, seat) and move_unseen(game, step, node, seat)


def move_unseen(game: Game, step: ActingStep, node: Node, seat: int) -> bool:
    """Draw, mill, refill, discard, shuffle, renew."""
    rule = rule_of(game, step)
    code = node.code
    hand = game.table.count(seat, HAND)
    if code == codes.REFILL:
        return moves.draw(game, seat, projection.hand_size(game, seat) - hand, rule) != 0
    if code == codes.DISCARD_ALL:
        moves.discard(game, seat, game.table.zone(seat, HAND)[:], rule)
        return hand != 0
    if code == codes.SHUFFLE:
        piles.shuffle(game, seat, DECK, rule)
        return True
    if code == codes.SHUFFLE_HAND:
        return _shuffle_hand(game, seat, rule)
    if code == codes.RENEW:
        return moves.renew(game, seat, rule)
    value = amount(game, step.seat, node.args[1], step.c)
    if code == codes.MILL:
        return moves.mill(game, seat, value, rule) != 0
    if code == codes.DRAW:
        return moves.draw(game, seat, value, rule) != 0
    if code == codes.DISCARD_HAND:
        if hand != 0:
            asked = DiscardExactlyStep(seat, value, -1)
            asked.source = step.source
            game.push(asked)
        return hand != 0
    moves.discard(game, seat, piles.at_random(game, seat, value, HAND), rule)
    return hand != 0


def _shuffle_hand(game: Game, seat: int, rule: str) -> bool:
    cards = game.table.zone(seat, HAND)[:]
    game.table.leave_unseen(cards)
    for card in cards:
        game.table.move(card, DECK)
    game.emit("hand-shuffled", rule, seat, [], len(cards))
    piles.shuffle(game, seat, DECK, rule)
    return len(cards) != 0


def look(game: Game, step: ActingStep, node: Node) -> bool:
    """Let the controller look at a zone, or at the top cards of a deck."""
    owner = step.seat if node.args[0].value == codes.ME else 1 - step.seat
    if not reaches(game, step, owner):
        return False
    cards = zone_cards(game, owner, node.args[0].code)[:]
    if len(node.args) > 1:
        cards = cards[max(len(cards) - amount(game, step.seat, node.args[1], step.c), 0) :]
    return piles.look(game, step.seat, cards, node.args[0].name, rule_of(game, step))


def move_chosen(game: Game, step: ActingStep, node: Node) -> bool:
    """Move the cards that a variable names."""
    variable = node.args[0].value
    cards = step.things(game, variable)
    if len(cards) == 0:
        return False
    owner = game.table.owner[cards[0]]
    if not reaches(game, step, owner):
        return False
    rule = rule_of(game, step)
    if node.code != codes.REVEAL and not step.revealed(game, variable):
        # Which card of a hand or pile it is, only who chose it has seen.
        game.table.leave_unseen(cards)
    if node.code == codes.DISCARD:
        moves.discard(game, owner, cards, rule)
        return True
    if node.code == codes.REVEAL:
        piles.reveal(game, owner, cards, rule)
        return True
    return _lay(game, step, node, owner, cards)


def _lay(game: Game, step: ActingStep, node: Node, owner: int, cards: list[int]) -> bool:
    to_slot = node.code == codes.TO_SLOT
    if to_slot:
        cards = [card for card in cards if sheet.face(game, card).kind == codes.OPTION]
        cards = cards[: sheet.free_slots(game, owner)]
    bottom = node.code == codes.TO_DECK and node.args[1].code == codes.ENDS["bottom"]
    for card in cards:
        if sheet.in_slot(game, card):
            moves.end_effects_of(game, card)
        game.table.move(card, _ZONES[node.code], bottom=bottom, unseen=False)
        step.rename(game, node.args[0].value, card)
    if len(cards) != 0:
        game.emit("moved", rule_of(game, step), owner, cards, len(cards), node.name)
    return len(cards) != 0


_ZONES: Final[dict[int, int]] = {
    codes.TO_HAND: HAND,
    codes.TO_DECK: DECK,
    codes.TO_GAUGE: REMOVED,
    codes.TO_SLOT: OPTION_SLOTS,
}
