"""A greedy eye on a position of Appmon, at the end of a turn: what the sheets are worth to a seat."""

from typing import Final

from netocean.engine.game import Game
from netocean.games.appmon import sheet
from netocean.games.appmon.policy.plans import active_face, duel, fights, gift, is_based, might
from netocean.games.appmon.printed import Face
from netocean.games.appmon.sheet import face
from netocean.games.appmon.zones import DECK, HAND
from netocean.games.duelling import outcome_for

# The worth of things in hundredths of a point: fitted to the results of 2,500 games by habit, by logistic regression.
POINT: Final = 100
LAST: Final = -1800  # one or two battles from the end (P-11.1)
MIGHT: Final = 3  # for each unit of power of the fighting card
FUSED: Final = -1700  # it is not the base: it will be lost with the next battle, for more points (P-10.1, P-10.2)
BEATS: Final = 1100  # its letter beats the other one's
FIGHTER: Final = 500  # a closed option that can turn a battle
STEP: Final = 700  # a card in hand into which the fighting card can be fused
LINK: Final = 40  # for each hundred of the best link power that fits the fighting card
PILE: Final = 100  # a card of the deck (P-10.5)


def evaluate(game: Game, seat: int) -> int:
    """How good a position is for a seat: WIN for a game that is won, hundredths of a point before that."""
    if game.outcome is not None:
        return outcome_for(game, seat)
    value = worth_of(game, seat) - worth_of(game, 1 - seat)
    mine, theirs = active_face(game, seat), active_face(game, 1 - seat)
    if mine is not None and theirs is not None:
        ahead = duel(mine, theirs)
        if ahead != 0:
            value += BEATS if ahead > 0 else -BEATS
    return value


def worth_of(game: Game, seat: int) -> int:
    """What a seat has: points, its fighting card and what that may become, its options and its deck."""
    points = sheet.points(game, seat)
    value = points * POINT + game.table.count(seat, DECK) * PILE
    if points <= 20:
        value += LAST
    for card in sheet.slots(game, seat):
        if game.table.up[card] == 0 and fights(face(game, card)):
            value += FIGHTER
    active = active_face(game, seat)
    if active is None:
        return value
    value += might(active) * MIGHT
    if not active.is_base():
        value += FUSED
    return value + _in_hand(game, seat, active)


def _in_hand(game: Game, seat: int, active: Face) -> int:
    link, step = 0, 0
    for card in game.table.zone(seat, HAND):
        printed = face(game, card)
        if printed.link_symbol >= 0 and printed.link_symbol in active.plug:
            link = max(link, printed.link_amount)
        if step == 0 and is_based(printed, active) and gift(game, seat, card, [], active) is not None:
            step = STEP
    return link * LINK // 100 + step
