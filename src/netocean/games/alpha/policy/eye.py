"""A greedy eye on a position of α, at the end of a turn: what both sides have in play and in store."""

from typing import Final

from netocean.engine.game import DRAWN, Game
from netocean.games.alpha import sheet
from netocean.games.alpha.printed import Face
from netocean.games.alpha.sheet import face
from netocean.games.alpha.zones import DARK_AREA, HAND, NET_OCEAN

WIN: Final = 1_000_000

# The worth of things in hundredths of a point: fitted to results of games by habit (logistic regression), and rounded.
POINT: Final = 100
LAST: Final = -2500  # two attacks from the end
BODY: Final = -1000  # a Digimon in play, ...
STRENGTH: Final = 4  # for each unit of HP and of its mean power, ...
SPEED: Final = 100  # for each point of speed, ...
ABILITY: Final = 200  # and for each ability
OPTION: Final = 400
CARD: Final = 250  # a card in the deck; one in hand only keeps another from being drawn
COMMAND_HELD: Final = 100
SPENT: Final = 50  # a card that a renewal would bring back


def evaluate(game: Game, seat: int) -> int:
    """How good a position is for a seat: WIN for a game that is won, hundredths of a point before that."""
    outcome = game.outcome
    if outcome is not None:
        if outcome.winner == DRAWN:
            return 0
        return WIN if outcome.winner == seat else -WIN
    return worth_of(game, seat) - worth_of(game, 1 - seat)


def worth_of(game: Game, seat: int) -> int:
    """What a seat has: points, its Digimon, its options, its cards."""
    table = game.table
    value = sheet.points(game, seat) * POINT
    if sheet.points(game, seat) <= 20:
        value += LAST
    for card in sheet.digimon(game, seat):
        value += body(face(game, card))
    value += table.count(seat, NET_OCEAN) * CARD + table.count(seat, DARK_AREA) * SPENT
    value += len(sheet.slots(game, seat)) * OPTION
    for card in table.zone(seat, HAND):
        if face(game, card).is_command():
            value += COMMAND_HELD
    return value


def body(printed: Face) -> int:
    """What a Digimon in play is worth: how hard it hits, how long it stands, how early it acts."""
    power = printed.power
    strength = (power[0] + power[1] + power[2]) // 3 + printed.hp
    return BODY + strength * STRENGTH + printed.speed * SPEED + len(printed.abilities) * ABILITY


def horizon(game: Game) -> int:
    """The turn at whose end a look ahead stops."""
    return max(game.reg[sheet.TURN], 1)


def over(game: Game, turn: int) -> bool:
    """Whether a look ahead has come to its end."""
    return game.choice is None or game.reg[sheet.TURN] > turn
