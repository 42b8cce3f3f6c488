"""The costs of abilities: what can pay them, whether they can be paid whole, and paying."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games import piles
from netocean.games.appmon import moves, score, sheet
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.evaluate import amount, matches
from netocean.games.appmon.zones import CHIP_HAND, DECK, DISCARD_PILE, HAND, REMOVED
from netocean.games.reasons import barred, enough

RULE = "P-8.2"


def wanted(game: Game, seat: int, cost: Node) -> int:
    """How many cards are picked to pay a cost; 0 for a cost that leaves no choice."""
    if cost.code == codes.PAY_DISCARD:
        return amount(game, seat, cost.args[0], 0)
    return 1 if cost.code in (codes.PAY_SEND, codes.PAY_REVEAL, codes.PAY_CHIP) else 0


def payers(game: Game, seat: int, card: int, cost: Node) -> list[int]:
    """The cards that can be picked to pay a cost of a card, which never pays for itself."""
    if cost.code == codes.PAY_CHIP:
        return game.table.zone(seat, CHIP_HAND)
    if cost.code == codes.PAY_SEND:
        listed = sheet.slots(game, seat) + sheet.links(game, seat)
    else:
        listed = game.table.zone(seat, HAND)
    kinds = cost.args[len(cost.args) - 1 :] if cost.code != codes.PAY_DISCARD else cost.args[1:]
    return [one for one in listed if one != card and all([matches(game, one, kind) for kind in kinds])]


def cannot_pay(game: Game, seat: int, card: int, costs: list[Node], found: list[Reason] | None = None) -> bool:
    """Whether the costs of a card's ability cannot be paid whole."""
    for cost in costs:
        needed = wanted(game, seat, cost)
        if needed > len(payers(game, seat, card, cost)) if needed != 0 else False:
            if enough(found, Reason(_LACKS[cost.code], RULE, needed)):
                return True
        elif _lacks(game, seat, cost) and enough(found, Reason(_LACKS[cost.code], RULE, _number(game, seat, cost))):
            return True
    return barred(found)


_LACKS = [
    "cost-hand",
    "cost-hand",
    "cost-deck",
    "cost-points",
    "cost-this",
    "cost-play",
    "cost-reveal",
    "cost-discard-pile",
    "cost-chip",
]


def _number(game: Game, seat: int, cost: Node) -> int:
    return amount(game, seat, cost.args[0], 0) if len(cost.args) != 0 else 0


def _lacks(game: Game, seat: int, cost: Node) -> bool:
    if cost.code == codes.PAY_MILL:
        return game.table.count(seat, DECK) < _number(game, seat, cost)
    if cost.code == codes.PAY_POINTS:
        return sheet.points(game, seat) < _number(game, seat, cost)
    return cost.code == codes.PAY_REMOVE and game.table.count(seat, DISCARD_PILE) < _number(game, seat, cost)


def pay(game: Game, seat: int, card: int, cost: Node, picked: list[int]) -> None:
    """Pay one cost of a card's ability, with the cards picked for it."""
    code = cost.code
    if code in (codes.PAY_DISCARD, codes.PAY_SEND):
        moves.discard(game, seat, picked, RULE)
    elif code == codes.PAY_REVEAL:
        piles.reveal(game, seat, picked, RULE)
    elif code == codes.PAY_CHIP:
        for chip in picked:
            moves.use_up(game, chip)
        game.emit("chip-paid", RULE, seat, picked, len(picked))
    elif code == codes.PAY_DISCARD_ALL:
        moves.discard(game, seat, [one for one in game.table.zone(seat, HAND) if one != card], RULE)
    elif code == codes.PAY_MILL:
        moves.mill(game, seat, _number(game, seat, cost), RULE)
    elif code == codes.PAY_POINTS:
        score.lose(game, seat, _number(game, seat, cost), RULE)
    elif code == codes.PAY_SEND_THIS:
        moves.discard(game, seat, [card], RULE)
    else:
        _remove(game, seat, _number(game, seat, cost))


def _remove(game: Game, seat: int, count: int) -> None:
    # Nobody may look through the discard pile (P-2.3): its top cards are stacked on the gauge unseen.
    for _ in range(count):
        pile = game.table.zone(seat, DISCARD_PILE)
        game.table.move(pile[len(pile) - 1], REMOVED)
    game.emit("removed-unseen", RULE, seat, [], count)
