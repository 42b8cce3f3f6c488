"""Actions: damage to things and players (F-R14.5, F-R14.17)."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import amounts, groups, moves, sheet
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import divide, harm
from netocean.games.fftcg.traits import is_object
from netocean.games.fftcg.values import V_IT, V_SHARE, V_SURE, Scope
from netocean.games.fftcg.vocabulary import acting, actions_lasting, run


def _step(game: Game, step: Step) -> "harm.HarmStep":
    flags = harm.SURE if run.scope_of(step).has(V_SURE) else 0
    return harm.HarmStep(step.seat, 0, flags, acting.kind(game, step))


def damage(game: Game, step: Step, node: Node) -> None:
    """The card that has the ability, or another one, deals damage to each of these at once."""
    targets = acting.on_field(game, step, node.args[0])
    amount = acting.number(game, step, node.args[1])
    made = _step(game, step)
    for source in _sources(game, step, node):
        for card in targets:
            made.add(game, card, amount, source)
    if made.a != 0 and amount > 0:
        game.push(made)


def damage_each(game: Game, step: Step, node: Node) -> None:
    """To each as much as is worked out for it: `it` in the amount."""
    made = _step(game, step)
    for card in acting.on_field(game, step, node.args[0]):
        picks = [V_IT, card, game.table.serial[card]]
        for at in range(1, len(step.picks), 3):
            if step.picks[at] != V_IT:
                picks.extend(step.picks[at : at + 3])
        amount = amounts.amount(game, Scope(step.seat, step.a, picks, 0), node.args[1])
        if amount > 0:
            made.add(game, card, amount, step.a)
    if made.a != 0:
        game.push(made)


def damage_unreduced(game: Game, step: Step, node: Node) -> None:
    """Damage that cannot be reduced (F-R16.7)."""
    kept = len(step.picks)
    step.picks.extend([V_SURE, -1, 1])
    damage(game, step, node)
    del step.picks[kept : kept + 3]


def _sources(game: Game, step: Step, node: Node) -> list[int]:
    """F-R14.5: who deals it, also when it has left since."""
    if len(node.args) < 3:
        return [step.a]
    pairs = groups.last_things(game, run.scope_of(step), node.args[2])
    return [card for card, _ in pairs if not is_object(card)]


def divide_damage(game: Game, step: Step, node: Node) -> None:
    """F-R12.5: as it was divided when it was announced, else as its controller divides it now."""
    targets = acting.on_field(game, step, node.args[0])
    total = acting.number(game, step, node.args[1])
    if len(targets) == 0 or total <= 0:
        return
    made = _step(game, step)
    shares = _shares(step)
    for card in targets:
        declared = [thousands for one, thousands in shares if one == card]
        made.add(game, card, declared[0] * divide.UNIT if len(declared) != 0 else harm.DIVIDED, step.a)
    game.push(made)
    if len(shares) == 0:
        most = total // divide.UNIT
        if most < len(targets):
            for place in range(most, len(targets)):
                made.picks[place * harm.PIECE + 2] = 0
        game.push(divide.DivideStep.over(step.seat, total, divide.UNIT))


def _shares(step: Step) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for at in range(1, len(step.picks), 3):
        if step.picks[at] == V_SHARE and step.picks[at + 1] >= 0:
            found.append((step.picks[at + 1], step.picks[at + 2]))
    return found


def damage_player(game: Game, step: Step, node: Node) -> None:
    """Points to a player, EX Bursts and all."""
    amount = acting.number(game, step, node.args[1])
    moves.settle_search(game)
    acting.did_count(step, amount)
    moves.points(game, acting.side(step, node.args[0]), amount, step.a)


def damage_player_no_ex(game: Game, step: Step, node: Node) -> None:
    """Points to a player whose cards have no EX Burst."""
    amount = acting.number(game, step, node.args[1])
    moves.settle_search(game)
    acting.did_count(step, amount)
    moves.points(game, acting.side(step, node.args[0]), amount, step.a, None, True)


def heal(game: Game, step: Step, node: Node) -> None:
    """All damage on things is removed."""
    healed: list[int] = []
    for card in acting.on_field(game, step, node.args[0]):
        if of(game, card, sheet.DAMAGE_ON) != 0:
            sheet.put(game, card, sheet.DAMAGE_ON, 0)
            healed.append(card)
    if len(healed) != 0:
        game.emit("healed", "F-R14.3", step.seat, healed)
    acting.did(game, step, healed)


def not_reduced(game: Game, step: Step, node: Node) -> None:
    """This ability's damage cannot be reduced, or for a time that to certain things."""
    if node.until is not None:
        actions_lasting.begin(game, step, node)
    else:
        step.picks.extend([V_SURE, -1, 1])
