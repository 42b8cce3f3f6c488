"""A greedy eye on a position of Hyper Colosseum, at the end of a turn: what the sheets are worth to a seat."""

from typing import Final

from netocean.engine.game import Game
from netocean.games.colosseum import sheet
from netocean.games.colosseum.policy.plans import active_face, duel, fights, might, whole_payments
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.zones import HAND, NET_OCEAN
from netocean.games.duelling import outcome_for

# The worth of things in hundredths of a point: fitted to the results of 20,000 games by habit, by logistic regression.
POINT: Final = 100
LAST: Final = -1600  # two battles from the end (C-R10.1)
MIGHT: Final = 1  # for each unit of power of the active Digimon
BEATS: Final = 260  # its letter beats the other one's
BACKED: Final = 150  # and for each card in the slots that can turn a battle back
FIGHTER: Final = 280  # such a card
OTHER: Final = 180  # another card in a slot
STEP: Final = 200  # a card in hand into which the active Digimon can evolve
ARMED: Final = 150  # an option in hand that can turn a battle
IDLE: Final = -240  # another option in hand
CARD: Final = 20
OCEAN: Final = 37  # a card in the Net Ocean


def evaluate(game: Game, seat: int) -> int:
    """How good a position is for a seat: WIN for a game that is won, hundredths of a point before that."""
    if game.outcome is not None:
        return outcome_for(game, seat)
    return worth_of(game, seat) - worth_of(game, 1 - seat)


def worth_of(game: Game, seat: int) -> int:
    """What a seat has: points, its Digimon, its options and its hand."""
    value = sheet.points(game, seat) * POINT + game.table.count(seat, NET_OCEAN) * OCEAN
    if sheet.points(game, seat) <= 20:
        value += LAST
    fighters = 0
    for laid in sheet.slots(game, seat):
        if game.table.up[laid] == 0 and fights(face(game, laid)):
            fighters += 1
        else:
            value += OTHER
    value += fighters * FIGHTER
    active = active_face(game, seat)
    if active is not None:
        value += might(active) * MIGHT
        rival = active_face(game, 1 - seat)
        if rival is not None:
            ahead = duel(active, rival)
            if ahead != 0:
                value += (BEATS + BACKED * fighters) * (1 if ahead > 0 else -1)
    for held in game.table.zone(seat, HAND):
        value += CARD + _in_hand(game, seat, held, active)
    return value


def _in_hand(game: Game, seat: int, card: int, active: Face | None) -> int:
    printed = face(game, card)
    if not printed.digimon:
        return ARMED if fights(printed) else IDLE
    if active is not None and len(whole_payments(game, seat, card, [], active)) != 0:
        return STEP
    return 0
