"""Actions: cards from zone to zone (F-R14.9-F-R14.13, F-R14.18)."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import causes, moves, sheet
from netocean.games.fftcg.steps import arrange, enter, leave
from netocean.games.fftcg.vocabulary import acting, actions_lasting, run
from netocean.games.fftcg.vocabulary.words import HOWS, OBJECTS
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, REMOVED


def _leave(game: Game, step: Step, cards: list[int], zone: int, cause: int, flags: int = 0) -> None:
    if len(cards) != 0:
        moves.leave(game, cards, zone, cause, step.seat, step.a, acting.kind(game, step), flags)


def _moving(game: Game, step: Step, node: Node, zone: int) -> list[int]:
    """Those that are not there already."""
    return [card for card in acting.things(game, step, node.args[0]) if game.table.zone_of(card) != zone]


def break_(game: Game, step: Step, node: Node) -> None:
    """From the field into the Break Zone by breaking."""
    _leave(game, step, acting.on_field(game, step, node.args[0]), BREAK, causes.BROKEN)


def put(game: Game, step: Step, node: Node) -> None:
    """Into the Break Zone, which is not breaking."""
    _leave(game, step, _moving(game, step, node, BREAK), BREAK, causes.PUT)


def return_(game: Game, step: Step, node: Node) -> None:
    """Back to the owner's hand."""
    _to_hand(game, step, node)


def add(game: Game, step: Step, node: Node) -> None:
    """To the owner's hand from elsewhere."""
    _to_hand(game, step, node)


def _to_hand(game: Game, step: Step, node: Node) -> None:
    cards = _moving(game, step, node, HAND)
    fielded = [card for card in cards if game.table.zone_of(card) == FIELD]
    _leave(game, step, [card for card in cards if card not in fielded], HAND, causes.ADDED)
    _leave(game, step, fielded, HAND, causes.RETURNED)


def remove(game: Game, step: Step, node: Node) -> None:
    """From the game; for a time only, they come back when it is over (F-R16.15)."""
    if actions_lasting.over_before(game, step, node):
        return
    cards = _moving(game, step, node, REMOVED)
    if node.until is not None:
        for card in cards:
            actions_lasting.begin_after_move(game, step, node, card)
    _leave(game, step, cards, REMOVED, causes.REMOVED)


def to_damage_zone(game: Game, step: Step, node: Node) -> None:
    """Into the owner's Damage Zone, which is no damage."""
    _leave(game, step, _moving(game, step, node, DAMAGE), DAMAGE, causes.TO_DAMAGE)


def play(game: Game, step: Step, node: Node) -> None:
    """Onto the field, which is not casting (F-R12.9)."""
    _play(game, step, node, enter.BY_EFFECT, -1)


def play_mine(game: Game, step: Step, node: Node) -> None:
    """Onto the field of who plays them, whoever owns them (F-R4.7)."""
    _play(game, step, node, enter.BY_EFFECT, run.actor(game, step, acting.place_of(step)))


def play_quietly(game: Game, step: Step, node: Node) -> None:
    """Onto the field, and their own auto-abilities do not trigger."""
    _play(game, step, node, enter.BY_EFFECT | enter.QUIET, -1)


def _play(game: Game, step: Step, node: Node, flags: int, seat: int) -> None:
    cards = _moving(game, step, node, FIELD)
    if len(cards) == 0:
        return
    dull = -1
    for arg in node.args[1:]:
        if arg.name in ("active", "dull"):
            dull = 1 if arg.name == "dull" else 0
        else:
            seat = acting.side(step, arg)
    summon = acting.kind(game, step) == OBJECTS["summon"]
    moves.enter(game, cards, seat, dull, HOWS["summon"] if summon else HOWS["ability"], flags, step.a)


def top(game: Game, step: Step, node: Node) -> None:
    """Onto the owner's deck."""
    _arrange(game, step, node, arrange.TOP)


def under(game: Game, step: Step, node: Node) -> None:
    """Into the owner's deck, under so many cards."""
    cards = acting.things(game, step, node.args[0])
    found = [card for card in cards if game.table.zone_of(card) == DECK]
    shown = game.reg[sheet.SEARCHED] != 0
    moves.settle_search(game)
    for card in found if shown else []:
        game.table.show(card, 3)
    _leave(game, step, cards, DECK, causes.ON_TOP, acting.number(game, step, node.args[1]) << leave.DEPTH)


def bottom(game: Game, step: Step, node: Node) -> None:
    """Under the owner's deck, in the order its owner likes."""
    _arrange(game, step, node, arrange.BOTTOM)


def top_or_bottom(game: Game, step: Step, node: Node) -> None:
    """Onto or under the owner's deck, as the controller of this decides card by card."""
    _arrange(game, step, node, arrange.EITHER)


def _arrange(game: Game, step: Step, node: Node, where: int) -> None:
    cards = acting.things(game, step, node.args[0])
    found = [card for card in cards if game.table.zone_of(card) == DECK]
    if game.reg[sheet.SEARCHED] != 0:
        # F-R14.12: what was searched for is put there after the shuffle, and everybody has seen it.
        moves.settle_search(game)
        for card in found:
            game.table.show(card, 3)
    for seat in (1 - step.seat, step.seat):
        mine = [card for card in cards if game.table.owner[card] == seat]
        if len(mine) != 0:
            chooser = seat if where != arrange.EITHER and _known(game, seat, mine) else step.seat
            game.push(arrange.ArrangeStep.over(chooser, where, step.seat, step.a, mine))


def _known(game: Game, seat: int, cards: list[int]) -> bool:
    """Whether a player knows all these cards, so that he can put them in order."""
    for card in cards:
        if not game.table.known(seat, card):
            return False
    return True


def bottom_shuffled(game: Game, step: Step, node: Node) -> None:
    """Under the owner's deck in random order: nobody knows which is which."""
    cards = acting.things(game, step, node.args[0])
    game.chance.shuffle(cards)
    leave.hide(game, cards)
    _leave(game, step, cards, DECK, causes.UNDER)


def shuffle_in(game: Game, step: Step, node: Node) -> None:
    """Into the owner's deck, which is then shuffled."""
    cards = acting.things(game, step, node.args[0])
    if len(cards) == 0:
        return
    for seat in (step.seat, 1 - step.seat):
        for card in cards:
            if game.table.owner[card] == seat:
                game.reg[sheet.SEARCHED] |= 1 << seat
    _leave(game, step, cards, DECK, causes.SHUFFLED_IN)
