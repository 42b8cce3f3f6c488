"""How an ability ends: searched decks are shuffled, a Summon leaves the stack (F-R12.11, F-R14.12)."""

from netocean.abilities.tree import USE
from netocean.engine.game import Game, Step
from netocean.games.fftcg import causes, moves, replacements
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.steps import leave
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.zones import BREAK, HAND, REMOVED, STACK


def finish(game: Game, step: Step) -> None:
    """An ability has acted, or does not; its step is off the stack of steps."""
    moves.settle_search(game)
    leave_stack(game, step, causes.RESOLVED)


def leave_stack(game: Game, step: Step, cause: int) -> None:
    """F-R12.11: a Summon that is resolved or cancelled goes to its owner's Break Zone."""
    if step.a < 0 or step.b < 0 or source(game, step.source).abilities[step.b].kind != USE:
        return  # an ability; below 0 one of those of Warp
    if game.table.zone_of(step.a) == STACK and not still_waits(game, step.a):
        leave.depart(game, [replacements.sent(game, step.a, _zone(game, step.a), cause, -1)], -1, -1, 0, 0)


def _zone(game: Game, card: int) -> int:
    """Where a Summon goes: an effect may have said so as it was to be cast."""
    zone = BREAK
    for effect in game.effects:
        if effect.card == card and effect.kind in (codes.REMOVE_AFTER_USE, codes.RETURN_AFTER_USE):
            zone = REMOVED if effect.kind == codes.REMOVE_AFTER_USE else HAND
            game.effects = [other for other in game.effects if other is not effect]
            break
    return zone


def still_waits(game: Game, card: int) -> bool:
    """Whether a Summon's own text is still on the stack: not a copy of it."""
    for other in game.aside:
        if other.a == card and source(game, other.source).abilities[other.b].kind == USE:
            return True
    return False
