"""A greedy eye on a position of Hyper Colosseum, at the end of a turn: what the sheets are worth to a seat."""

from typing import Final

from netocean.engine.game import DRAWN, Game
from netocean.games.colosseum import sheet
from netocean.games.colosseum.policy.plans import is_based, might
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import HAND, NET_OCEAN

WIN: Final = 1_000_000

# The worth of things, in hundredths of a point.
POINT: Final = 100
MIGHT: Final = 2  # for each unit of power of the active Digimon
LETTER: Final = 150  # an option in a slot that may change a battle
OTHER_OPTION: Final = 60
EVOLUTION: Final = 300  # a card in hand into which the active Digimon evolves
CARD: Final = 30
SHORT_OCEAN: Final = 300  # an evolved Digimon whose lifespan ends soon (C-R9.8)
FIRST: Final = 50


def evaluate(game: Game, seat: int) -> int:
    """How good a position is for a seat: WIN for a game that is won, hundredths of a point before that."""
    outcome = game.outcome
    if outcome is not None:
        if outcome.winner == DRAWN:
            return 0
        return WIN if outcome.winner == seat else -WIN
    return worth_of(game, seat) - worth_of(game, 1 - seat)


def worth_of(game: Game, seat: int) -> int:
    """What a seat has: points, its Digimon, its options and its hand."""
    value = sheet.points(game, seat) * POINT
    card = sheet.active(game, seat)
    if card >= 0:
        value += might(face(game, card)) * MIGHT
        if game.table.count(seat, NET_OCEAN) <= 6 and face(game, card).level != nodes.LEVEL_III:
            value -= SHORT_OCEAN
        for held in game.table.zone(seat, HAND):
            if is_based(face(game, held), face(game, card)):
                value += EVOLUTION
    for laid in sheet.slots(game, seat):
        value += LETTER if in_battle(face(game, laid)) else OTHER_OPTION
    value += game.table.count(seat, HAND) * CARD
    if sheet.first(game) == seat:
        value += FIRST
    return value


def in_battle(printed: Face) -> bool:
    """Whether an option card may be opened in Battle."""
    return (printed.timings >> nodes.AT_BATTLE) & 1 == 1


def horizon(game: Game) -> int:
    """The turn at whose end a look ahead stops: this one, or the next when this turn's battle is decided."""
    turn = game.reg[sheet.TURN]
    if turn == 0 or game.reg[sheet.PHASE] == sheet.POINT_CALCULATION:
        return turn + 1
    return turn


def over(game: Game, turn: int) -> bool:
    """Whether a look ahead has come to its end: the points of that turn are counted."""
    return game.choice is None or game.reg[sheet.TURN] > turn
