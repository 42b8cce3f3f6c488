"""The rule processes (F-R9): what the rules themselves do before anybody gets priority, all at once."""

from netocean.engine.game import Game
from netocean.engine.table import SEATS
from netocean.games.fftcg import limits, moves, sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import backups as backup_step
from netocean.games.fftcg.values import Body, values
from netocean.games.fftcg.vocabulary.words import BACKUP, BE_BROKEN, FORWARD

MOST_BACKUPS = 5  # F-R9.7


def check(game: Game) -> bool:
    """Do all rule processes that apply; whether there were any."""
    broken: list[int] = []
    put: list[int] = []
    now = values(game)
    for it in now.order:
        if it.types & FORWARD != 0:
            if it.power <= 0:
                put.append(it.card)  # F-R9.3
            elif is_lethal(game, it):
                broken.append(it.card)  # F-R9.4
    for seat in range(SEATS):
        put.extend(limits.surplus(game, seat, put))
    forget_hits(game, [it.card for it in now.order if it.card not in broken])
    if len(broken) == 0 and len(put) == 0:
        return _too_many_backups(game)
    moves.leave_by_rule(game, broken, put)
    return True


def forget_hits(game: Game, cards: list[int]) -> None:
    """What breaks these later does not follow directly on the damage they have taken (F-R9.4)."""
    for card in cards:
        if of(game, card, sheet.HIT_BY) != 0:
            sheet.put(game, card, sheet.HIT_BY, 0)


def breakers(game: Game, card: int) -> list[int]:
    """F-R9.4, F-R10.20: who breaks a thing, where this follows directly on damage; a party as a whole."""
    source = of(game, card, sheet.HIT_BY) - 1
    if source < 0:
        return []
    if of(game, source, sheet.ATTACKING) != 2 or game.reg[sheet.BLOCKER] != card:
        return [source]
    members = sheet.field(game, sheet.controller(game, source))
    return [one for one in members if of(game, one, sheet.ATTACKING) == 2]


def is_lethal(game: Game, it: Body) -> bool:
    """F-R9.4, F-R9.9, F-R21.17: whether the damage on a Forward breaks it."""
    damage = of(game, it.card, sheet.DAMAGE_ON)
    if damage == 0 or it.bans & BE_BROKEN != 0:
        return False
    return damage > it.power if sheet.switches(game).lethal_exceed else damage >= it.power


def _too_many_backups(game: Game) -> bool:
    """F-R9.7: of six or more Backups the controller picks which go."""
    player = sheet.turn_player(game)
    for seat in (player, 1 - player):
        backups = [it.card for it in values(game).order if it.seat == seat and it.types & BACKUP != 0]
        if len(backups) > MOST_BACKUPS:
            game.push(backup_step.BackupsStep(seat, len(backups) - MOST_BACKUPS))
            return True
    return False
