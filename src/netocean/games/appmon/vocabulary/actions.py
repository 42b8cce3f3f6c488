"""The actions of abilities, one function a kind. Each says whether it did something."""

from netocean.abilities.tree import USE, Node
from netocean.engine.game import Game
from netocean.games.acting import ActingStep
from netocean.games.appmon import score, sheet
from netocean.games.appmon.events import happen
from netocean.games.appmon.sheet import source
from netocean.games.appmon.vocabulary import actions_box, actions_cards, codes, projection
from netocean.games.appmon.vocabulary.evaluate import amount, who
from netocean.games.appmon.vocabulary.reach import reaches, rule_of


def perform(game: Game, step: ActingStep, node: Node) -> bool:
    """Carry out one action."""
    code = node.code
    if code <= codes.FORBID_EVOLUTION:
        return change(game, step, node)
    if code <= codes.EQUALISE_POINTS:
        return change_points(game, step, node)
    if code <= codes.REPEAT_BATTLE:
        return decide_battle(game, step, node)
    if code <= codes.TO_SLOT:
        return actions_cards.perform(game, step, node)
    return actions_box.perform(game, step, node)


# What holds for a while.


def change(game: Game, step: ActingStep, node: Node) -> bool:
    """Let something hold of a fighting card or its player; a letter ends the former letter and its bonus."""
    seat = projection.about(step.seat, node)
    if not reaches(game, step, seat):
        return False
    kind = projection.kind_of(node)
    if kind <= sheet.K_LINK and sheet.active(game, seat) < 0:
        return False
    value = projection.value_of(game, step.seat, node, step.c)
    if kind == sheet.K_LETTER:
        game.effects = [one for one in game.effects if one.seat != seat or one.kind > sheet.K_BONUS]
    _add(game, step, node, kind, seat, value)
    _tell(game, step, node, kind, seat, value)
    if kind == sheet.K_LETTER and len(node.args) > 2:
        bonus = amount(game, step.seat, node.args[2], step.c)
        _add(game, step, node, sheet.K_BONUS, seat, bonus)
        _attack_added(game, step, seat, bonus)
    return True


def _add(game: Game, step: ActingStep, node: Node, kind: int, seat: int, value: int) -> None:
    default = codes.END_OF_BATTLE if kind <= sheet.K_LINK else codes.END_OF_TURN
    until = until_of(game, step, node, default)
    turns = turns_of(game, step, node, seat)
    effect = sheet.add_effect(game, kind, seat, value, step.a, step.source, step.b, until, turns)
    effect.picks = [step.at - 2]  # the operation under way, for what no number can hold


def _tell(game: Game, step: ActingStep, node: Node, kind: int, seat: int, value: int) -> None:
    rule = rule_of(game, step)
    if kind == sheet.K_LETTER:
        game.emit("attack-set", rule, seat, [step.a], value, node.args[1].name)
    elif kind == sheet.K_ADD and value > 0:
        _attack_added(game, step, seat, value)
    elif kind <= sheet.K_ADD_POWER:
        game.emit("attack-changed", rule, seat, [step.a], value, node.name)
    elif kind <= sheet.K_LINK:
        game.emit("fighter-changed", rule, seat, [step.a], value, node.name)
    elif kind <= sheet.K_FIX_LOSS:
        game.emit("loss-changed", rule, seat, [step.a], value, node.name)
    elif kind == sheet.K_FORBID:
        game.emit("forbidden", rule, seat, [step.a], 0, node.args[1].name)
    elif kind == sheet.K_IMMUNE:
        game.emit("shielded", rule, seat, [step.a], 0, node.args[0].name)
    else:
        game.emit("rule-changed", rule, seat, [step.a], value, node.name)


def _attack_added(game: Game, step: ActingStep, seat: int, value: int) -> None:
    game.emit("attack-added", rule_of(game, step), seat, [step.a], value)
    happen(game, codes.EV_ATTACK_ADDED, seat, value)


def until_of(game: Game, step: ActingStep, node: Node, default: int) -> int:
    """How long an action holds: as written; else as long as the used card stays open; else the default of its kind."""
    if node.until is not None:
        return node.until.code
    printed = source(game, step.source)
    limit = printed.abilities[printed.use].limit if printed.use >= 0 else None
    if limit is None or limit.code == codes.AT_USE or not _still_open(game, step):
        return default
    if printed.abilities[step.b].kind == USE and limit.code not in (codes.END_OF_BATTLE, codes.END_OF_PHASE):
        return codes.STAYS
    return codes.BATTLE_IF_STAYS if default == codes.END_OF_BATTLE else default


def _still_open(game: Game, step: ActingStep) -> bool:
    # Not for a copied use: the copy itself leaves when it likes.
    own = sheet.face(game, step.a) is source(game, step.source)
    return own and sheet.in_slot(game, step.a) and game.table.serial[step.a] == step.source_serial()


def turns_of(game: Game, step: ActingStep, node: Node, seat: int) -> int:
    """The number that goes with a duration: turns, or the fighting card it is bound to."""
    until = node.until
    if until is not None and until.code == codes.TURNS:
        return amount(game, step.seat, until.args[0], step.c)
    if until is not None and until.code == codes.WITH_ACTIVE and sheet.active(game, seat) >= 0:
        return sheet.thing(game, sheet.active(game, seat))
    return 0


# Points (P-11.1).


def change_points(game: Game, step: ActingStep, node: Node) -> bool:
    """Gain, lose, swap, equalise."""
    rule = rule_of(game, step)
    if node.code in (codes.SWAP_POINTS, codes.EQUALISE_POINTS):
        if not reaches(game, step, 1 - step.seat):
            return False
        mine, theirs = sheet.points(game, step.seat), sheet.points(game, 1 - step.seat)
        if node.code == codes.SWAP_POINTS:
            _come_to(game, step.seat, theirs, rule)
            _come_to(game, 1 - step.seat, mine, rule)
        else:
            _come_to(game, step.seat, min(mine, theirs), rule)
            _come_to(game, 1 - step.seat, min(mine, theirs), rule)
        return mine != theirs
    seat = who(step.seat, node.args[0])
    if not reaches(game, step, seat):
        return False
    value = amount(game, step.seat, node.args[1], step.c)
    if node.code == codes.GAIN_POINTS:
        return score.gain(game, seat, value, rule)
    return score.lose(game, seat, value, rule)


def _come_to(game: Game, seat: int, points: int, rule: str) -> None:
    before = sheet.points(game, seat)
    if points > before:
        score.gain(game, seat, points - before, rule)
    elif points < before:
        score.lose(game, seat, before - points, rule)


# The course of the battle (P-8.4).


def decide_battle(game: Game, step: ActingStep, node: Node) -> bool:
    """Let the battle end as an effect says, whatever the powers; or let the point phase go back into it."""
    rule = rule_of(game, step)
    if node.code == codes.REPEAT_BATTLE:
        if game.reg[sheet.PHASE] != sheet.POINT or game.reg[sheet.REPEATED] == 1:
            return False
        game.reg[sheet.REPEAT] = 1
        game.emit("battle-repeated", rule, step.seat, [step.a])
        return True
    if game.reg[sheet.PHASE] != sheet.BATTLE:
        return False
    if node.code == codes.WIN_BATTLE:
        seat = who(step.seat, node.args[0])
        if not reaches(game, step, 1 - seat):
            return False
        game.reg[sheet.VERDICT] = 1 + seat
        game.emit("battle-decided", rule, seat, [step.a], 0, "win")
    elif node.code == codes.TIE_BATTLE:
        game.reg[sheet.VERDICT] = sheet.TIED
        game.emit("battle-decided", rule, step.seat, [step.a], 0, "tie")
    else:
        game.reg[sheet.VERDICT] = sheet.NO_RESULT
        game.emit("battle-decided", rule, step.seat, [step.a], 0, "none")
    return True
