"""What happens, and who answers it (A-14.2): the triggers of cards in play, in the order of A-6.4.

An event is about a seat, `it` is the card it is about and `other` the Digimon on the other side of it (-1 for none),
`amount` what it counts. A trigger keeps all this in its `picks`, for the ability that acts.
"""

from typing import Final

from netocean.abilities import tree
from netocean.abilities.tree import TRIGGER
from netocean.engine.game import Game, Trigger
from netocean.games.alpha import numbers, sheet, values
from netocean.games.alpha.printed import Face
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import evaluate, standing
from netocean.games.alpha.vocabulary.codes import EV_SKILL
from netocean.games.alpha.zones import DIGIMON_BOXES, OPTION_SLOTS

# The places in a trigger's `picks`.
ABOUT: Final = 0  # the seat
IT: Final = 1  # the card and its serial
OTHER: Final = 3  # the other card and its serial


def happen(game: Game, event: int, seat: int, it: int = -1, amount: int = 0, other: int = -1) -> None:
    """Let every card in play that answers this event wait for its turn."""
    bit = 1 << event
    copying = standing.copying(game)
    table = game.table
    for rank in (0, 1):
        side = sheet.in_order(game, rank)
        for zone in (DIGIMON_BOXES, OPTION_SLOTS):
            for card in table.zone(side, zone):
                if (copying or face(game, card).events & bit != 0) and sheet.acts(game, card):
                    answer(game, card, event, seat, it, amount, other)


def happen_to_both(game: Game, event: int) -> None:
    """An event about both seats, in their order."""
    happen(game, event, sheet.in_order(game, 0))
    happen(game, event, sheet.in_order(game, 1))


def answer(game: Game, card: int, event: int, seat: int, it: int = -1, amount: int = 0, other: int = -1) -> None:
    """Let the abilities of one card that answer this event wait for their turn."""
    # The text of a skill is no special ability: it applies whenever the skill is used.
    if event != EV_SKILL and (not may_act(game, card) or values.silenced(game, card, values.changes(game))):
        return
    picks = [seat, it, _serial(game, it), other, _serial(game, other)]
    faces = [face(game, card)]
    for place in standing.copies(game, card):
        faces.append(sheet.source(game, place))
    for printed in faces:
        _answer_of(game, card, printed, event, amount, picks)


def _answer_of(game: Game, card: int, printed: Face, event: int, amount: int, picks: list[int]) -> None:
    owner = game.table.owner[card]
    for index, ability in enumerate(printed.abilities):
        head = ability.head
        if ability.kind != TRIGGER or head is None:
            continue
        waiting = Trigger(owner, card, game.table.serial[card], -1, index, event, amount, picks)
        for call in head.args if head.kind == tree.OR else [head]:
            if call.code == event and evaluate.answers(game, waiting, call):
                waiting.source = game.pin(printed)
                if ability.condition is None or evaluate.meets(game, waiting, ability.condition):
                    game.triggers.append(waiting)
                break


def _serial(game: Game, card: int) -> int:
    return game.table.serial[card] if card >= 0 else 0


def may_act(game: Game, card: int) -> bool:
    """Whether the abilities of a card may be used now: in an alpha battle only those of the main Digimon (A-12.10)."""
    if game.reg[sheet.BATTLE] == 0 or game.reg[sheet.ALPHA] == 0 or not face(game, card).is_digimon():
        return True
    if card in (sheet.attacker(game), sheet.defender(game)):
        return True
    return values.is_(game, card, numbers.CAN_ACT_IN_SUPPORT)
