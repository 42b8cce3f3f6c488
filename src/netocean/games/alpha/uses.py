"""What a seat may use in the command window, and why not: Commands and abilities (A-12.4, A-14.2).

Each function tells whether something bars one card now. Listing options asks no more, and the first bar ends it; a refusal
gives an empty list, `found`, and gets every reason in it. What is offered and what is said cannot drift.
"""

from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games import counting
from netocean.games.alpha import numbers, sheet, values
from netocean.games.alpha.happen import may_act
from netocean.games.alpha.printed import Face
from netocean.games.alpha.sheet import K_USED, face
from netocean.games.alpha.vocabulary.costs import cannot_pay
from netocean.games.alpha.vocabulary.evaluate import holds
from netocean.games.alpha.vocabulary.scene import Scene
from netocean.games.reasons import barred, enough


def spent(game: Game, card: int, serial: int, printed: Face, index: int) -> bool:
    """Whether an ability may not be used again in its span: a usable one once a turn unless it says otherwise (A-14.2)."""
    return counting.spent(game, K_USED, card, serial, printed, index, False)


def note_use(game: Game, card: int, from_: int, index: int) -> None:
    """Count a use of an ability."""
    counting.note_use(game, K_USED, card, from_, index)


def cannot_act(game: Game, seat: int, card: int, index: int, found: list[Reason] | None = None) -> bool:
    """Whether an ability is barred at any moment: by its bound, its condition, its cost (A-14.2)."""
    ability = face(game, card).abilities[index]
    scene = Scene(seat, card)
    if spent(game, card, game.table.serial[card], face(game, card), index):
        if enough(found, Reason("use-bound", "A-14.2")):
            return True
    if ability.condition is not None and not holds(game, scene, ability.condition):
        if enough(found, Reason("use-condition", "A-14.2")):
            return True
    return cannot_pay(game, scene, ability.costs, found)


def cannot_command(game: Game, seat: int, card: int, found: list[Reason] | None = None) -> bool:
    """Whether a Command of the hand cannot be used now (A-12.4)."""
    printed = face(game, card)
    if printed.use < 0:
        return enough(found, Reason("command-nothing", "A-12.4")) or barred(found)
    if game.reg[sheet.WINDOW] == 0 and enough(found, Reason("command-moment", "A-12.4")):
        return True
    if values.player_is(game, seat, numbers.CANNOT_USE_COMMANDS) and enough(found, Reason("use-forbidden", "A-14.3")):
        return True
    return cannot_act(game, seat, card, printed.use, found)


def cannot_activate(game: Game, seat: int, card: int, index: int, found: list[Reason] | None = None) -> bool:
    """Whether an ability of an own card in play cannot be used now (A-12.4, A-12.10)."""
    if game.reg[sheet.WINDOW] == 0 and enough(found, Reason("ability-moment", "A-12.4")):
        return True
    if not may_act(game, card) and enough(found, Reason("ability-alpha", "A-12.10")):
        return True
    if values.silenced(game, card, values.changes(game)) and enough(found, Reason("use-forbidden", "A-14.3")):
        return True
    return cannot_act(game, seat, card, index, found)
