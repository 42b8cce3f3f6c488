"""Points, and how a game ends (A-2.7, A-5)."""

from typing import Final

from netocean.engine.game import DRAWN, Game
from netocean.games import points
from netocean.games.alpha import numbers, sheet, values
from netocean.games.alpha.happen import happen
from netocean.games.alpha.sheet import POINTS, face
from netocean.games.alpha.vocabulary import codes
from netocean.games.alpha.zones import DARK_AREA, HAND, NET_OCEAN

START: Final = points.MOST


def gain(game: Game, seat: int, amount: int, rule: str) -> bool:
    """A seat gains points, up to 100 (A-4.2); whether any were gained."""
    gained = points.gained(game, POINTS, seat, amount, rule)
    if gained == 0:
        return False
    happen(game, codes.EV_POINTS_GAINED, seat, -1, gained)
    return True


def lose(game: Game, seat: int, amount: int, rule: str) -> bool:
    """A seat loses points, down to 0, where it loses the game at once (A-5.1); whether any were lost."""
    if not _drop(game, seat, amount, rule):
        return False
    settle(game)
    return True


def pay(game: Game, seat: int, amount: int, rule: str) -> None:
    """A seat pays points: nothing changes how many these are."""
    lost = points.lost(game, POINTS, seat, amount, rule)
    if lost != 0:
        happen(game, codes.EV_POINTS_LOST, seat, -1, lost)
        settle(game)


def become(game: Game, mine: int, other: int, rule: str) -> bool:
    """Let the points of both seats become these by one change: at 0 together the game is a draw (A-5.3)."""
    changed = False
    for seat in (sheet.in_order(game, 0), sheet.in_order(game, 1)):
        wanted = mine if seat == 0 else other
        difference = wanted - sheet.points(game, seat)
        if difference > 0:
            changed = gain(game, seat, difference, rule) or changed
        elif difference < 0:
            changed = _drop(game, seat, -difference, rule) or changed
    settle(game)
    return changed


def _drop(game: Game, seat: int, amount: int, rule: str) -> bool:
    if values.player_is(game, seat, numbers.CANNOT_LOSE_POINTS):
        return False
    told = values.limit(game, seat, numbers.V_LOSS, amount)
    lost = points.lost(game, POINTS, seat, told, rule)
    if lost == 0:
        return False
    happen(game, codes.EV_POINTS_LOST, seat, -1, lost)
    return True


def settle(game: Game) -> None:
    """Who has no points left loses, both together draw (A-5.1, A-5.3)."""
    winner = points.emptied(game, POINTS)
    if winner == DRAWN:
        game.end(DRAWN, "A-5.3")
    elif winner != points.NOBODY:
        game.end(winner, "A-5.1")


def count(game: Game, rule: str) -> None:
    """More points win, equal points draw: how a game ends that would not (A-5.5, A-5.6)."""
    points.count_up(game, POINTS, rule)


def cannot_recover(game: Game, seat: int) -> bool:
    """Whether a seat has no Digimon in play, and none of Level III or lower in hand, deck and Dark Area (A-5.2)."""
    if len(sheet.digimon(game, seat)) != 0:
        return False
    for zone in (HAND, NET_OCEAN, DARK_AREA):
        for card in game.table.zone(seat, zone):
            if face(game, card).is_low():
                return False
    return True
