"""Events that abilities answer: who has an answer, in what order they act (P-5.3)."""

from netocean.abilities.tree import TRIGGER
from netocean.engine.game import Game, Trigger
from netocean.games import counting
from netocean.games.appmon import sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary.codes import OPTION
from netocean.games.appmon.vocabulary.evaluate import holds
from netocean.games.appmon.vocabulary.projection import silenced


def happen(game: Game, event: int, seat: int, amount: int = 0) -> None:
    """An event about a seat: its fighting card and its open options may answer."""
    bit = 1 << event
    card = sheet.active_up(game, seat)
    if card >= 0 and face(game, card).events & bit != 0:
        answer(game, card, event, amount)
    for card in sheet.open_slots(game, seat):
        if face(game, card).events & bit != 0:
            answer(game, card, event, amount)


def answer(game: Game, card: int, event: int, amount: int = 0) -> None:
    """Let the abilities of one card that answer this event wait for their turn."""
    printed = face(game, card)
    seat = game.table.owner[card]
    if sheet.active(game, seat) == card and silenced(game, seat):
        return
    for index, ability in enumerate(printed.abilities):
        if ability.kind != TRIGGER or ability.head is None or ability.head.code != event:
            continue
        if ability.condition is not None and not holds(game, seat, ability.condition, amount):
            continue
        game.triggers.append(Trigger(seat, card, game.table.serial[card], game.pin(printed), index, event, amount))


def happen_to_both(game: Game, event: int) -> None:
    """An event about both seats, the first player's answers first (P-5.3)."""
    happen(game, event, sheet.first(game))
    happen(game, event, 1 - sheet.first(game))


def spent(game: Game, card: int, serial: int, printed: Face, ability: int) -> bool:
    """Whether an ability may not be used again in its span; options of one name count together."""
    by_name = printed.kind == OPTION and ability == printed.use
    return counting.spent(game, sheet.K_USED, card, serial, printed, ability, by_name)
