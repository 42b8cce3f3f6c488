"""Carrying out a fusion or evolution (P-7.5): turn up, check, lay on the base; and what becomes of one that fails."""

from netocean.engine.game import Game
from netocean.games.appmon import moves, requirement, sheet
from netocean.games.appmon.events import happen
from netocean.games.appmon.sheet import FAILED, FROM_DECK, face
from netocean.games.appmon.vocabulary import codes


def carry_out(game: Game, seat: int, card: int) -> bool:
    """Turn up a card of the fusion box with its material and fuse if the condition holds; whether it does."""
    laid = sheet.materials(game, seat, card)
    shown = [card]
    game.table.turn_up(card)
    for given in laid:
        if game.table.mark[given] != FROM_DECK:
            game.table.turn_up(given)
            shown.append(given)
    game.emit("fusion-opened", "P-7.5", seat, shown)
    fails = requirement.step_fails(game, seat, card, laid)
    if fails is None:
        moves.evolve_onto(game, card, "P-7.7" if face(game, card).kind == codes.DIGIMON else "P-7.5")
        return True
    game.emit("fusion-failed", fails.rule, seat, [card], 0, fails.key)
    return False


def drop(game: Game, seat: int, card: int) -> None:
    """A fusion fails or is left out: all later ones with it, to be discarded in the end (P-7.6)."""
    declared = sheet.declared(game, seat)
    for later in declared[declared.index(card) :]:
        game.table.mark[later] = FAILED
    happen(game, codes.EV_EVOLUTION_FAILED, seat)
