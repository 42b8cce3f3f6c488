"""What to aim at: harm at the other side's best, help at one's own (by the actions that an ability takes)."""

from typing import Final

from netocean.abilities.interpreter import OP_ACT
from netocean.abilities.tree import VAR, Node
from netocean.engine.game import Game, Step
from netocean.engine.play import BACK, DONE, PICK, Choice
from netocean.games.fftcg import sheet
from netocean.games.fftcg.policy.cards import card_worth
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.steps import codes as steps
from netocean.games.fftcg.traits import OBJECT, stack_object
from netocean.games.fftcg.vocabulary import codes

_HARM: Final[list[int]] = [
    codes.DAMAGE, codes.DIVIDE_DAMAGE, codes.BREAK, codes.PUT, codes.RETURN, codes.REMOVE, codes.BOTTOM, codes.TOP,
    codes.DULL, codes.FREEZE, codes.LOSE_POWER, codes.HALVE_POWER, codes.TAKE_AWAY, codes.LOSE_ABILITIES, codes.CANCEL,
    codes.CANNOT, codes.SHUFFLE_IN, codes.CONTROL,
]  # fmt: skip


def aim(game: Game, choice: Choice) -> int:
    """The best pick: the best of the other side for harm, of one's own for help; done when only bad ones are left."""
    harm = _harms(game)
    best, found = -1_000_000, -1
    done = -1
    for place, option in enumerate(choice.options):
        if option.verb is BACK:
            continue
        if option.verb is not PICK:
            done = place if option.verb is DONE else done
            continue
        value = _pick_worth(game, choice.seat, option.card, option.value, harm)
        if value > best:
            best, found = value, place
    if done >= 0 and (found < 0 or best < 0):
        return done
    return max(found, 0)


def _pick_worth(game: Game, seat: int, handle: int, value: int, harm: bool) -> int:
    if value >= 0:
        step = stack_object(game, OBJECT + value)
        return 100 if step is not None and (step.seat != seat) == harm else -100
    card = game.table.card(seat, handle)
    if card < 0:
        return 0
    worth = card_worth(game, card)
    mine = sheet.controller(game, card) == seat
    if not sheet.on_field(game, card):
        return worth
    return worth if mine != harm else -worth


def _harms(game: Game) -> bool:
    """Whether what is being announced or done harms what it names."""
    step = _acting(game)
    if step is None or step.source < 0:
        return True
    face = source(game, step.source)
    if step.b >= len(face.programs):
        return True
    for op in face.programs[step.b]:
        if op.kind == OP_ACT and _names_something(op.node) and op.node.code not in _HARM:
            return False
        if op.kind == OP_ACT and op.node.code in _HARM and _names_something(op.node):
            return True
    return True


def _names_something(node: Node) -> bool:
    return len(node.args) != 0 and node.args[0].kind == VAR


def _acting(game: Game) -> Step | None:
    for step in reversed(game.stack):
        if step.code() == steps.ABILITY or step.code() == steps.DECLARE:
            return step
    return None
