"""Costs of abilities: whether they can be paid whole, which cards pay them, and paying (A-14.2)."""

from typing import Final

from netocean.abilities.tree import FILTER, Node
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games import piles
from netocean.games.alpha import moves, score, sheet
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import codes as c
from netocean.games.alpha.vocabulary.evaluate import amount, matches
from netocean.games.alpha.vocabulary.scene import Scene
from netocean.games.alpha.zones import DARK_AREA, HAND, NET_OCEAN
from netocean.games.reasons import barred, enough

RULE: Final = "A-14.2"
PICKED: Final = (c.PAY_DISCARD, c.PAY_TURN, c.PAY_SEND, c.PAY_REVEAL, c.PAY_REMOVE)
_LACKING: Final = ("cost-hand", "cost-upright", "cost-in-play", "cost-hand", "cost-dark-area")


def owing(game: Game, scene: Scene, cost: Node) -> int:
    """How many cards or points a cost asks for."""
    if cost.code in (c.PAY_TURN, c.PAY_SEND, c.PAY_REVEAL):
        return 1
    return amount(game, scene, cost.args[0]) if len(cost.args) != 0 else 0


def cannot_pay(game: Game, scene: Scene, costs: list[Node], found: list[Reason] | None = None) -> bool:
    """Whether the costs of a card's ability cannot be paid whole. No card pays for two costs."""
    points = 0
    ocean = 0
    taken: list[int] = []
    for cost in costs:
        wanted = owing(game, scene, cost)
        if cost.code in PICKED:
            payers = [card for card in listed(game, scene, cost) if card not in taken]
            taken.extend(payers[:wanted])
            key = _LACKING[PICKED.index(cost.code)]
            if len(payers) < wanted and enough(found, Reason(key, RULE, wanted)):
                return True
        elif cost.code == c.PAY_POINTS:
            points += wanted
        elif cost.code == c.PAY_MILL:
            ocean += wanted
        elif cost.code == c.PAY_TURN_THIS and game.table.turned[scene.card] == 1:
            if enough(found, Reason("cost-this-upright", RULE)):
                return True
    if sheet.points(game, scene.seat) < points and enough(found, Reason("cost-points", RULE, points)):
        return True
    if game.table.count(scene.seat, NET_OCEAN) < ocean and enough(found, Reason("cost-net-ocean", RULE, ocean)):
        return True
    return barred(found)


def listed(game: Game, scene: Scene, cost: Node) -> list[int]:
    """The cards that can pay a cost; a card never pays for itself."""
    seat = scene.seat
    if cost.code == c.PAY_REMOVE:
        cards = game.table.zone(seat, DARK_AREA)
    elif cost.code in (c.PAY_DISCARD, c.PAY_REVEAL):
        cards = game.table.zone(seat, HAND)
    else:
        cards = sheet.acting_cards(game, seat)
    last = cost.args[len(cost.args) - 1]
    wanted = last if last.kind == FILTER else None
    found: list[int] = []
    for card in cards:
        if card == scene.card or (cost.code == c.PAY_TURN and game.table.turned[card] == 1):
            continue
        if wanted is None or matches(game, scene, card, wanted):
            found.append(card)
    return found


def owed(game: Game, scene: Scene, costs: list[Node], picks: list[int]) -> tuple[int, int]:
    """Which cost asks for the next card, as its place, and how many cards it still wants; (-1, 0) when all are picked."""
    before = 0
    for place, cost in enumerate(costs):
        if cost.code not in PICKED:
            continue
        before += owing(game, scene, cost)
        if len(picks) < before:
            return place, before - len(picks)
    return -1, 0


def payers(game: Game, scene: Scene, costs: list[Node], place: int, picks: list[int]) -> list[int]:
    """The cards that may be picked next for a cost: a set of equal payers has one run."""
    first = 0
    for cost in costs[:place]:
        if cost.code in PICKED:
            first += owing(game, scene, cost)
    open_ = [card for card in listed(game, scene, costs[place]) if card not in picks[:first]]
    if len(picks) > first:
        last = picks[len(picks) - 1]
        open_ = open_[open_.index(last) + 1 :]
    return open_


def pay(game: Game, scene: Scene, costs: list[Node], picks: list[int]) -> None:
    """Pay everything, the picked cards first."""
    seat = scene.seat
    at = 0
    for cost in costs:
        wanted = owing(game, scene, cost)
        if cost.code in PICKED:
            _give(game, seat, cost.code, picks[at : at + wanted])
            at += wanted
        elif cost.code == c.PAY_DISCARD_ALL:
            moves.discard(game, seat, [card for card in game.table.zone(seat, HAND) if card != scene.card], RULE)
        elif cost.code == c.PAY_MILL:
            moves.mill(game, seat, wanted, RULE)
        elif cost.code == c.PAY_POINTS:
            score.pay(game, seat, wanted, RULE)
        elif cost.code == c.PAY_TURN_THIS:
            _turn(game, seat, [scene.card])
        else:
            moves.discard(game, seat, [scene.card], RULE)


def _give(game: Game, seat: int, code: int, cards: list[int]) -> None:
    if code == c.PAY_TURN:
        _turn(game, seat, cards)
    elif code == c.PAY_REVEAL:
        piles.reveal(game, seat, cards, RULE)
    elif code == c.PAY_REMOVE:
        moves.remove(game, seat, cards, RULE)
    else:
        moves.discard(game, seat, cards, RULE)


def _turn(game: Game, seat: int, cards: list[int]) -> None:
    for card in cards:
        moves.turn(game, card, True)
        game.emit("turned", RULE, seat, [card], 0, "sideways" if face(game, card).is_digimon() else "used")
