"""A greedy eye on a position of Final Fantasy TCG: what the two sides are worth to a seat."""

from typing import Final

from netocean.engine.game import Game
from netocean.games.duelling import outcome_for
from netocean.games.fftcg import sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.values import Body, values
from netocean.games.fftcg.vocabulary.words import BACKUP, BRAVE, FIRST_STRIKE, FORWARD, HASTE

# In hundredths of a card in hand.
HELD: Final = 100
SEVENTH: Final = 30  # a card in hand beyond the limit of five is soon lost
BACKUP_WORTH: Final[tuple[int, ...]] = (0, 190, 370, 530, 660, 760)
FORWARD_BASE: Final = 110
PER_THOUSAND: Final = 14
KEYWORD: Final = 25
DULL: Final = -20
MONSTER: Final = 130
OTHER: Final = 100
CRYSTAL: Final = 60
POINT: Final[tuple[int, ...]] = (0, 70, 150, 250, 380, 560, 820, 2000)
NO_BLOCKER: Final = -40  # for each point already taken, with nobody to block


def evaluate(game: Game, seat: int) -> int:
    """How good a position is for a seat: WIN for a game that is won, hundredths of a card before that."""
    if game.outcome is not None:
        return outcome_for(game, seat)
    return worth_of(game, seat) - worth_of(game, 1 - seat)


def worth_of(game: Game, seat: int) -> int:
    """What a seat has: its field, its hand, and how far it is from losing."""
    points = sheet.points(game, seat)
    value = -POINT[min(points, len(POINT) - 1)]
    backups = 0
    blockers = 0
    for it in values(game).order:
        if it.seat != seat:
            continue
        if it.types & BACKUP != 0:
            backups += 1
        else:
            value += thing(game, it)
        if it.types & FORWARD != 0 and game.table.turned[it.card] == 0:
            blockers += 1
    value += BACKUP_WORTH[min(backups, len(BACKUP_WORTH) - 1)]
    if blockers == 0:
        value += NO_BLOCKER * points
    cards = len(sheet.hand(game, seat))
    value += HELD * min(cards, 5) + SEVENTH * max(cards - 5, 0)
    value += CRYSTAL * min(game.reg[sheet.CRYSTALS + seat], 4)
    if len(sheet.deck(game, seat)) < 4:
        value -= 300
    return value


def thing(game: Game, it: Body) -> int:
    """What a thing on the field is worth to its controller."""
    if it.types & FORWARD == 0:
        return MONSTER if it.types & BACKUP == 0 else OTHER
    value = FORWARD_BASE + max(it.power, 0) * PER_THOUSAND // 1000
    for bit in (HASTE, BRAVE, FIRST_STRIKE):
        if it.keywords & bit != 0:
            value += KEYWORD
    if game.table.turned[it.card] == 1:
        value += DULL
    if of(game, it.card, sheet.FROZEN) == 1:
        value += DULL * 2
    value -= of(game, it.card, sheet.DAMAGE_ON) * 2 // 1000
    return value


def horizon(game: Game) -> int:
    """The turn at whose end a look ahead stops: this one, and in the other player's turn that one."""
    return max(game.reg[sheet.TURN], 1)


def over(game: Game, turn: int) -> bool:
    """Whether a look ahead has come to its end."""
    return game.choice is None or game.reg[sheet.TURN] > turn
