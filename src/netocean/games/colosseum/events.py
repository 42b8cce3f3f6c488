"""Events that abilities answer (C-R12.2): who has an answer, in what order they act (C-R12.7)."""

from netocean.abilities.tree import TRIGGER
from netocean.engine.game import Game, Trigger
from netocean.games import counting
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary.evaluate import holds


def happen(game: Game, event: int, seat: int, amount: int = 0) -> None:
    """An event about a seat: its active Digimon and its open option cards may answer."""
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
    for index, ability in enumerate(printed.abilities):
        if ability.kind != TRIGGER or ability.head is None or ability.head.code != event:
            continue
        if ability.condition is not None and not holds(game, seat, ability.condition, amount):
            continue
        game.triggers.append(Trigger(seat, card, game.table.serial[card], game.pin(printed), index, event, amount))


def happen_to_both(game: Game, event: int) -> None:
    """An event about both seats, in the order of the phase."""
    happen(game, event, sheet.in_phase_order(game, 0))
    happen(game, event, sheet.in_phase_order(game, 1))


def spent(game: Game, card: int, serial: int, printed: Face, ability: int) -> bool:
    """Whether an ability may not be used again in its span; options of one name count together (C-R11.8)."""
    by_name = not printed.digimon and ability == printed.use
    return counting.spent(game, sheet.K_USED, card, serial, printed, ability, by_name)


def note_use(game: Game, card: int, from_: int, ability: int) -> None:
    """Count a use, where the ability bounds its uses."""
    counting.note_use(game, sheet.K_USED, card, from_, ability)
