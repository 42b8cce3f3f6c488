"""Points, and how a game ends (P-2.1, P-11)."""

from netocean.engine.game import DRAWN, Game
from netocean.games import points
from netocean.games.appmon import sheet
from netocean.games.appmon.events import happen
from netocean.games.appmon.sheet import POINTS, face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import keeps_points
from netocean.games.appmon.zones import DECK, DISCARD_PILE, HAND


def gain(game: Game, seat: int, amount: int, rule: str) -> bool:
    """A seat gains points, up to 100 (P-4.2); whether any were gained."""
    gained = points.gained(game, POINTS, seat, amount, rule)
    if gained == 0:
        return False
    happen(game, codes.EV_POINTS_GAINED, seat, gained)
    return True


def lose(game: Game, seat: int, amount: int, rule: str) -> bool:
    """A seat loses points, down to 0, where it loses the game at once (P-11.1); whether any were lost."""
    if not _drop(game, seat, amount, rule):
        return False
    settle(game)
    return True


def lose_both(game: Game, amount: int, rule: str) -> None:
    """Both seats lose points in the same step: at 0 together P-11.3 decides."""
    leader = sheet.first(game)
    for seat in (leader, 1 - leader):
        _drop(game, seat, amount, rule)
    settle(game)


def _drop(game: Game, seat: int, amount: int, rule: str) -> bool:
    if keeps_points(game, seat):
        return False
    dropped = points.lost(game, POINTS, seat, amount, rule)
    if dropped != 0:
        happen(game, codes.EV_POINTS_LOST, seat, dropped)
    return dropped != 0


def settle(game: Game) -> None:
    """Who has no points left loses, whatever would come later (P-11.1)."""
    winner = points.emptied(game, POINTS)
    if winner == DRAWN:
        break_tie(game)
    elif winner != points.NOBODY:
        game.end(winner, "P-11.1")


def check_base(game: Game, seat: int) -> None:
    """Who has no base and no card that could become one loses, at the end of the own preparation (P-11.2)."""
    if sheet.active(game, seat) >= 0:
        return
    for zone in (HAND, DECK, DISCARD_PILE):
        for card in game.table.zone(seat, zone):
            if face(game, card).is_base():
                return
    game.end(1 - seat, "P-11.2")


def break_tie(game: Game) -> None:
    """Both at 0 in the same step: a draw, unless `tie_break` says otherwise (P-11.3)."""
    game.emit("tie-break", "P-11.3", -1, [])
    for seat in (0, 1):
        if _ahead(game, seat):
            game.end(seat, "P-11.3")
            return
    game.end(DRAWN, "P-11.3")


def _ahead(game: Game, seat: int) -> bool:
    switches = sheet.switches(game)
    if not switches.ladder and not switches.house:
        return False
    other = 1 - seat
    if switches.house:
        mine, theirs = game.reg[sheet.DRIVES + seat], game.reg[sheet.DRIVES + other]
        if mine != theirs:
            return mine < theirs
    mine, theirs = game.table.count(seat, DECK), game.table.count(other, DECK)
    if mine != theirs:
        return mine > theirs
    return _grade(game, seat) > _grade(game, other)


def _grade(game: Game, seat: int) -> int:
    card = sheet.active(game, seat)
    return face(game, card).grade if card >= 0 else 0


def count_up(game: Game, cause: str) -> None:
    """The game ends at a bound: more points wins, equal points are a draw (P-11.5, P-11.6)."""
    points.count_up(game, POINTS, cause)
