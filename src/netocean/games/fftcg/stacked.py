"""What lies on the stack, as filters see it (F-R8.6, F-R13.4)."""

from netocean.abilities.tree import ACTIVATE, USE, Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import groups, matching
from netocean.games.fftcg.sheet import source
from netocean.games.fftcg.traits import stack_object
from netocean.games.fftcg.values import V_DECLARED, Scope
from netocean.games.fftcg.vocabulary import codes_fields as fields
from netocean.games.fftcg.vocabulary.words import OBJECTS


def kind_of(game: Game, step: Step) -> int:
    """What a thing on the stack is: the bit of `summon`, `action`, `special` or `auto`."""
    if step.b < 0:
        return OBJECTS["auto"]  # one of the abilities of Warp (F-R18.3)
    ability = source(game, step.source).abilities[step.b]
    if ability.kind == USE:
        return OBJECTS["summon"]
    if ability.kind == ACTIVATE:
        return OBJECTS["special"] if ability.title != "" else OBJECTS["action"]
    return OBJECTS["auto"]


def object_matches(game: Game, scope: Scope, term: Node, card: int) -> bool:
    """Whether one field of a filter, without its `not`, fits a thing on the stack."""
    step = stack_object(game, card)
    if step is None:
        return False
    code = term.code
    if code == fields.F_OBJECT:
        return kind_of(game, step) & term.args[0].code != 0
    if code == fields.F_OF:
        return (step.seat == scope.seat) == (term.args[0].code == 0)
    if code == fields.F_CHOOSING:
        return _chooses(game, scope, term.args[0], step)
    if code == fields.F_SINGLE:
        return len(chosen(step)) == 1
    if code == fields.F_SOURCE:
        return step.a in groups.things(game, scope, term.args[0])
    if code == fields.F_CHOOSING_ONLY:
        mine = chosen(step)
        return len(mine) == 1 and mine[0] in groups.things(game, scope, term.args[0])
    if code == fields.F_TYPE and kind_of(game, step) == OBJECTS["summon"]:
        return term.args[0].name == "summon"
    one = Node(term.kind, term.name, term.code, term.value & ~1, term.args)
    pattern = Node(5, "", 0, 0, [one])
    return matching.matches(game, scope, pattern, step.a)


def chosen(step: Step) -> list[int]:
    """What a thing on the stack has chosen (F-R12.2)."""
    variables: list[int] = []
    for at in range(1, len(step.picks), 3):
        if step.picks[at] == V_DECLARED and step.picks[at + 1] >= 0:
            variables.append(step.picks[at + 1])
    return [step.picks[at + 1] for at in range(1, len(step.picks), 3) if step.picks[at] in variables]


def _chooses(game: Game, scope: Scope, things: Node, step: Step) -> bool:
    wanted = groups.things(game, scope, things)
    at = 1
    while at < len(step.picks):
        if step.picks[at] >= 0 and step.picks[at + 1] in wanted:
            return True
        at += 3
    return False
