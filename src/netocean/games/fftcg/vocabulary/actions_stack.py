"""Actions about the stack: casting by an effect, cancelling, using abilities of others (F-R12.10, F-R14.8, F-R14.15)."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step, Trigger
from netocean.games.fftcg import castable, causes, groups, results, sheet
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.steps import declare, points, reuse
from netocean.games.fftcg.steps import retarget as retargeting
from netocean.games.fftcg.traits import is_object, stack_object
from netocean.games.fftcg.values import V_AMOUNT, V_BURST, V_IT, V_NUMBER, V_OTHER, V_SELF
from netocean.games.fftcg.vocabulary import acting, actions_lasting, finishing, run
from netocean.games.fftcg.vocabulary.words import OBJECTS
from netocean.games.fftcg.zones import STACK

_NO_EVENT: Final = -1
_EVENT: Final[tuple[int, ...]] = (V_SELF, V_IT, V_OTHER, V_AMOUNT)


def cast(game: Game, step: Step, node: Node) -> None:
    """Cast at the normal cost, right after this (F-R12.10)."""
    _cast(game, step, node, False, 0, 0)


def cast_free(game: Game, step: Step, node: Node) -> None:
    """Cast without paying the cost."""
    _cast(game, step, node, True, 0, 0)


def cast_cheaper(game: Game, step: Step, node: Node) -> None:
    """Cast for so much less."""
    _cast(game, step, node, False, acting.number(game, step, node.args[1]), 0)


def cast_cheaper_but_one(game: Game, step: Step, node: Node) -> None:
    """Cast for so much less, but not for nothing."""
    _cast(game, step, node, False, acting.number(game, step, node.args[1]), 1)


def _cast(game: Game, step: Step, node: Node, free: bool, less: int, least: int) -> None:
    """Each of the cards that can be cast: announced below this ability, so when it has resolved."""
    done: list[int] = []
    for card in acting.things(game, step, node.args[0])[::-1]:
        if castable.may_cast(game, step.seat, card, free, less, least):
            it = castable.casting(game, step.seat, card)
            it.free, it.less, it.least = free, less, least
            _show(game, step.seat, card)
            game.stack.insert(len(game.stack) - 1, declare.DeclareStep.of(game, it, True))
            done.append(card)
    acting.did_count(step, len(done))


def _show(game: Game, seat: int, card: int) -> None:
    """F-R12.1: a card that is about to be cast is shown to the other player."""
    if not game.table.known(1 - seat, card):
        game.table.show(card, 3)
        game.emit("revealed", "F-R12.1", seat, [card], 1)


def cancel(game: Game, step: Step, node: Node) -> None:
    """A thing is taken off the stack without effect (F-R14.15)."""
    done = 0
    for number in groups.things(game, run.scope_of(step), node.args[0]):
        target = stack_object(game, number) if is_object(number) else summon_of(game, number)
        if target is None:
            continue
        game.aside = [one for one in game.aside if one is not target]
        game.derived = None
        game.emit("cancelled", "F-R14.15", target.seat, [target.a])
        finishing.leave_stack(game, target, causes.CANCELLED)
        done += 1
    acting.did_count(step, done)


def summon_of(game: Game, card: int) -> Step | None:
    """What lies on the stack of a card that has been cast: `when cast opponent {type summon}: cancel it`."""
    if game.table.zone_of(card) != STACK:
        return None
    for target in game.aside:
        if target.a == card:
            return target
    return None


def retarget(game: Game, step: Step, node: Node) -> None:
    """Another target may be chosen for what has a single one; it must be a valid choice."""
    for number in groups.things(game, run.scope_of(step), node.args[0]):
        if is_object(number):
            asked = retargeting.RetargetStep(step.seat, number, step.b, acting.place_of(step))
            asked.source = step.source
            asked.picks = results.captured(step.picks)
            game.push(asked)


def retarget_to(game: Game, step: Step, node: Node) -> None:
    """What has a single target has chosen this thing instead, if that is a valid choice."""
    wanted = acting.things(game, step, node.args[1])
    for number in groups.things(game, run.scope_of(step), node.args[0]):
        target = stack_object(game, number) if is_object(number) else None
        fitting = [card for card in wanted if card in retargeting.others(game, number)] if target is not None else []
        if target is not None and len(fitting) != 0:
            retargeting.aim(game, target, step.seat, number, fitting[0])
            acting.did(game, step, fitting[:1])


def use_ability_of(game: Game, step: Step, node: Node) -> None:
    """F-R14.8: an ability of another card is used without its cost; its source is the card that uses it."""
    kinds = node.args[1].code if len(node.args) > 1 else OBJECTS["ability"]
    for number in groups.things(game, run.scope_of(step), node.args[0]):
        if is_object(number):
            target = stack_object(game, number)
            if target is not None:
                _use(game, step, target.source, target.b)
            continue
        face = as_face(game.table.face[number])
        for place in face.activates:
            special = face.abilities[place].title != ""
            if kinds & (OBJECTS["special"] if special else OBJECTS["action"]) != 0:
                _use(game, step, game.pin(face), place)
                break


def reuse_special(game: Game, step: Step, node: Node) -> None:
    """F-R14.8: a special ability used this turn is used without its cost; its source is the card that uses it now."""
    asked = reuse.ReuseStep(step.seat, step.a, actions_lasting.serial_of_self(step), step.b)
    asked.source = step.source
    asked.picks = [0, *_lasting(step)]
    game.push(asked)


def _use(game: Game, step: Step, face_pin: int, place: int) -> None:
    """It goes onto the stack like a waiting ability, with targets of its own."""
    serial = actions_lasting.serial_of_self(step)
    game.triggers.append(Trigger(step.seat, step.a, serial, face_pin, place, _NO_EVENT, 0, _lasting(step)))
    acting.did_count(step, 1)


def _lasting(step: Step) -> list[int]:
    """What an ability knows of its event, without what it has chosen and named."""
    kept: list[int] = []
    for at in range(1, len(step.picks), 3):
        if step.picks[at] in _EVENT:
            kept.extend(step.picks[at : at + 3])
    return kept


def again(game: Game, step: Step, node: Node) -> None:
    """This ability acts once more, with new targets and without a cost."""
    _use(game, step, step.source, step.b)


def use_ex(game: Game, step: Step, node: Node) -> None:
    """The EX Bursts of cards are triggered: they go onto the stack, as the texts that let this be say."""
    done: list[int] = []
    for card in acting.things(game, step, node.args[0]):
        if points.bursts(game, game.table.owner[card], card):
            face = sheet.as_face(game.table.face[card])
            serial = game.table.serial[card]
            picks = [V_SELF, card, serial, V_BURST, V_NUMBER, 1]
            pin = game.pin(face)
            game.triggers.append(Trigger(step.seat, card, serial, pin, face.burst, _NO_EVENT, 0, picks))
            done.append(card)
    acting.did(game, step, done)
