"""Events that abilities answer (C-R12.2): who has an answer, in what order they act (C-R12.7)."""

from netocean.abilities.tree import TRIGGER
from netocean.engine.game import Game, Trigger
from netocean.games.colosseum import sheet
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.sheet import face, source
from netocean.games.colosseum.vocabulary import nodes
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


def used(game: Game, card: int, serial: int, printed: Face, ability: int) -> int:
    """How often an ability was used in its span; options of one name count together (C-R11.8)."""
    count = 0
    for effect in game.effects:
        if effect.kind != sheet.K_USED or effect.value != ability:
            continue
        if effect.card == card and effect.serial == serial:
            count += 1
        elif not printed.digimon and ability == printed.use and game.table.owner[effect.card] == game.table.owner[card]:
            if source(game, effect.source).name == printed.name:
                count += 1
    return count


def spent(game: Game, card: int, serial: int, printed: Face, ability: int) -> bool:
    """Whether an ability may not be used again in its span."""
    clause = printed.abilities[ability]
    if clause.per is None and clause.at_most == 0:
        return False
    times = used(game, card, serial, printed, ability)
    return (clause.per is not None and times >= 1) or 0 < clause.at_most <= times


def note_use(game: Game, card: int, from_: int, ability: int) -> None:
    """Count a use, where the ability bounds its uses."""
    clause = source(game, from_).abilities[ability]
    if clause.per is not None or clause.at_most > 0:
        until = clause.per.code if clause.per is not None else nodes.END_OF_PHASE
        sheet.add_effect(game, sheet.K_USED, game.table.owner[card], ability, card, from_, ability, until)
