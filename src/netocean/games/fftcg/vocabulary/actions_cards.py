"""Actions: drawing, discarding, showing, shuffling (F-R14.10, F-R14.13, F-R14.14)."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import causes, moves, results, sheet
from netocean.games.fftcg.steps import discard as discarding
from netocean.games.fftcg.vocabulary import acting
from netocean.games.fftcg.zones import BREAK, DECK, HAND, LB


def draw(game: Game, step: Step, node: Node) -> None:
    """One after the other."""
    acting.did_count(step, moves.draw(game, acting.side(step, node.args[0]), acting.number(game, step, node.args[1])))


def discard(game: Game, step: Step, node: Node) -> None:
    """These cards of a hand."""
    cards = [card for card in acting.things(game, step, node.args[0]) if game.table.zone_of(card) == HAND]
    _discard(game, step, cards)


def _discard(game: Game, step: Step, cards: list[int]) -> None:
    if len(cards) != 0:
        moves.leave(game, cards, BREAK, causes.DISCARDED, step.seat, step.a, acting.kind(game, step))


def discard_cards(game: Game, step: Step, node: Node) -> None:
    """Who discards picks."""
    count = acting.number(game, step, node.args[1])
    seat = acting.side(step, node.args[0])
    if count == 0 or len(sheet.hand(game, seat)) == 0:
        return
    asked = discarding.DiscardStep.by_effect(seat, count, step.seat, acting.kind(game, step), step.a)
    asked.source = step.source
    if len(node.args) > 2:
        asked.b = step.b
        asked.c = acting.place_of(step)
        asked.picks.extend(results.captured(step.picks))
    game.push(asked)


def discard_random(game: Game, step: Step, node: Node) -> None:
    """Chance picks."""
    cards = sheet.hand(game, acting.side(step, node.args[0]))[:]
    game.chance.shuffle(cards)
    _discard(game, step, cards[: acting.number(game, step, node.args[1])])


def discard_hand(game: Game, step: Step, node: Node) -> None:
    """The whole hand."""
    _discard(game, step, sheet.hand(game, acting.side(step, node.args[0]))[:])


def mill(game: Game, step: Step, node: Node) -> None:
    """From the top of the deck into the Break Zone."""
    seat = acting.side(step, node.args[0])
    acting.did(game, step, moves.mill(game, seat, acting.number(game, step, node.args[1])))


def reveal(game: Game, step: Step, node: Node) -> None:
    """Everybody sees these cards where they lie."""
    _show(game, step, acting.things(game, step, node.args[0]), 3, "revealed")


def reveal_hand(game: Game, step: Step, node: Node) -> None:
    """Everybody sees a hand."""
    _show(game, step, sheet.hand(game, acting.side(step, node.args[0]))[:], 3, "revealed")


def look(game: Game, step: Step, node: Node) -> None:
    """Only the controller of this sees these cards."""
    _show(game, step, acting.things(game, step, node.args[0]), 1 << step.seat, "looked-at")


def _show(game: Game, step: Step, cards: list[int], seats: int, key: str) -> None:
    for card in cards:
        game.table.show(card, seats)
    if len(cards) != 0:
        game.emit(key, "F-R14.13", step.seat, cards, len(cards))
    acting.did(game, step, cards)


def shuffle(game: Game, step: Step, node: Node) -> None:
    """A deck."""
    seat = acting.side(step, node.args[0])
    moves.shuffle(game, seat)
    acting.did_count(step, game.table.count(seat, DECK))


def turn_down(game: Game, step: Step, node: Node) -> None:
    """Cards of the LB deck face down again (F-R17.9)."""
    _turn(game, step, node, 0)


def turn_up(game: Game, step: Step, node: Node) -> None:
    """Cards face up where they lie."""
    _turn(game, step, node, 1)


def _turn(game: Game, step: Step, node: Node, up: int) -> None:
    cards = [card for card in acting.things(game, step, node.args[0]) if game.table.up[card] != up]
    cards = [card for card in cards if up == 1 or game.table.zone_of(card) == LB]
    for card in cards:
        if up == 1:
            game.table.turn_up(card)
        else:
            game.table.up[card] = 0
    game.derived = None
    if len(cards) != 0:
        game.emit("turned-up" if up == 1 else "turned-down", "F-R17.9", step.seat, cards, len(cards))
    acting.did(game, step, cards)
