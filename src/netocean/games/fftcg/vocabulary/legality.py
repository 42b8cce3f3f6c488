"""Whether an ability still does anything when it resolves (F-R13.10, F-R14.1)."""

from netocean.abilities.interpreter import OP_CHOOSE, Op
from netocean.abilities.tree import PATTERN, TRIGGER, Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import conditions, matching, sheet, targets
from netocean.games.fftcg.announcement import ABILITY, SUMMON, TRIGGERED, Announcement, next_op
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.stacked import kind_of
from netocean.games.fftcg.traits import still
from netocean.games.fftcg.values import V_AMOUNT, V_DECLARED, V_END, Scope
from netocean.games.fftcg.vocabulary.words import OBJECTS


def stands(game: Game, step: Step) -> bool:
    """Whether it acts; targets that have become illegal are dropped (F-R14.1)."""
    face = source(game, step.source)
    ability = face.abilities[step.b]
    scope = Scope(step.seat, step.a, step.picks, 1)
    scope.amount = scope.number(V_AMOUNT)
    whole = not scope.has(V_END)
    if whole and ability.kind == TRIGGER and ability.condition is not None:
        if not conditions.holds(game, scope, ability.condition):
            return False
    return keep_legal(game, step, face.programs[step.b])


def keep_legal(game: Game, step: Step, ops: list[Op]) -> bool:
    """Drop targets that are illegal now; False if there were any and none is left."""
    it = announced(game, step)
    next_op(game, it)  # numbers and groups that the choices speak of are named anew, as they are now
    chosen = 0
    left = 0
    for place, op in enumerate(ops):
        if op.kind != OP_CHOOSE or op.node.code != 0 or not declared(step.picks, place):
            continue
        variable = op.node.args[0].value
        at = 1
        while at < len(step.picks):
            if step.picks[at] != variable:
                at += 3
                continue
            chosen += 1
            if legal(game, it.scope(), op.node, step.picks[at + 1], step.picks[at + 2], it):
                left += 1
                at += 3
            else:
                del step.picks[at : at + 3]
    return chosen == 0 or left != 0


def declared(picks: list[int], place: int) -> bool:
    """Whether the targets or modes of an operation were declared before."""
    for at in range(1, len(picks), 3):
        if picks[at] == V_DECLARED and picks[at + 2] == place:
            return True
    return False


def legal(game: Game, scope: Scope, node: Node, card: int, serial: int, announcement: Announcement) -> bool:
    """F-R14.1: still the thing it was, and still what the text asks for."""
    if card < 0:
        return True
    if not still(game, card, serial) or not matching.matches(game, scope, node.args[PATTERN], card):
        return False
    return not sheet.switches(game).late_protection or not targets.protected(game, announcement, card)


def announced(game: Game, step: Step) -> Announcement:
    """What a running ability was when it was announced."""
    bit = kind_of(game, step)
    kind = SUMMON if bit == OBJECTS["summon"] else TRIGGERED if bit == OBJECTS["auto"] else ABILITY
    return Announcement(step.seat, step.a, kind, source(game, step.source), step.b, step.picks)
