"""Points, and how a game ends (C-R2.3, C-R10)."""

from netocean.engine.game import DRAWN, Game
from netocean.games import points
from netocean.games.colosseum import sheet
from netocean.games.colosseum.events import happen
from netocean.games.colosseum.sheet import POINTS, face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import NET_OCEAN


def gain(game: Game, seat: int, amount: int, rule: str) -> bool:
    """A seat gains points, up to 100 (C-R2.3); whether any were gained."""
    gained = points.gained(game, POINTS, seat, amount, rule)
    if gained == 0:
        return False
    happen(game, nodes.EV_POINTS_GAINED, seat, gained)
    return True


def lose(game: Game, seat: int, amount: int, rule: str) -> bool:
    """A seat loses points, down to 0, where it loses the game at once (C-R10.1); whether any were lost."""
    if not _drop(game, seat, amount, rule):
        return False
    settle(game)
    return True


def lose_both(game: Game, first: int, second: int, rule: str) -> None:
    """Both seats lose points by one change: at 0 together the tie-break decides (C-R10.1)."""
    leader = sheet.in_phase_order(game, 0)
    for seat in (leader, 1 - leader):
        _drop(game, seat, first if seat == 0 else second, rule)
    settle(game)


def _drop(game: Game, seat: int, amount: int, rule: str) -> bool:
    dropped = points.lost(game, POINTS, seat, amount, rule)
    if dropped == 0:
        return False
    happen(game, nodes.EV_POINTS_LOST, seat, dropped)
    return True


def settle(game: Game) -> None:
    """Who has no points left loses, whatever would come later (C-R10.1)."""
    winner = points.emptied(game, POINTS)
    if winner == DRAWN:
        break_tie(game, "C-R10.1")
    elif winner != points.NOBODY:
        game.end(winner, "C-R10.1")


def check_boxes(game: Game) -> None:
    """Who has an empty Digimon Box at a check cannot go on and loses (C-R10.2)."""
    mine, other = sheet.active(game, 0) < 0, sheet.active(game, 1) < 0
    if mine and other:
        break_tie(game, "C-R10.2")
    elif mine:
        game.end(1, "C-R10.2")
    elif other:
        game.end(0, "C-R10.2")


def break_tie(game: Game, cause: str) -> None:
    """More points, then more cards in the Net Ocean, then the higher active level, then a draw (C-R10.3)."""
    game.emit("tie-break", cause, -1, [])
    if sheet.switches(game).ladder:
        for seat in (0, 1):
            if _ahead(game, seat):
                game.end(seat, "C-R10.3")
                return
    game.end(DRAWN, "C-R10.3")


def _ahead(game: Game, seat: int) -> bool:
    other = 1 - seat
    if sheet.points(game, seat) != sheet.points(game, other):
        return sheet.points(game, seat) > sheet.points(game, other)
    mine, theirs = game.table.count(seat, NET_OCEAN), game.table.count(other, NET_OCEAN)
    if mine != theirs:
        return mine > theirs
    return _rank(game, seat) > _rank(game, other)


def _rank(game: Game, seat: int) -> int:
    card = sheet.active(game, seat)
    return face(game, card).rank if card >= 0 else 0
