"""Actions: status, counters, crystals, payment, battle (F-R4.9-F-R4.12, F-R11.18, F-R15.4)."""

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Step
from netocean.games.fftcg import moves, protections, sheet
from netocean.games.fftcg.happen import Happening, happen
from netocean.games.fftcg.intern import spelled, word
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import pay as paying
from netocean.games.fftcg.vocabulary import acting, codes, run


def dull(game: Game, step: Step, node: Node) -> None:
    """Dull things; dulling a dull one is allowed and does nothing (F-R4.9)."""
    cards = acting.on_field(game, step, node.args[0])
    cards = [card for card in cards if protections.may_dull(game, card, step.seat)]
    moves.dull(game, cards, "F-R4.9", step.seat, acting.kind(game, step))
    acting.did(game, step, cards)


def activate(game: Game, step: Step, node: Node) -> None:
    """Activate things."""
    cards = acting.on_field(game, step, node.args[0])
    moves.activate(game, cards, "F-R4.9", step.seat, acting.kind(game, step))
    acting.did(game, step, cards)


def freeze(game: Game, step: Step, node: Node) -> None:
    """Freeze things: they do not become active in their controller's next Active Phase (F-R15.4)."""
    cards = acting.on_field(game, step, node.args[0])
    cards = [card for card in cards if protections.may_freeze(game, card, step.seat)]
    for card in cards:
        sheet.put(game, card, sheet.FROZEN, 1)
    if len(cards) != 0:
        game.emit("frozen", "F-R15.4", step.seat, cards, len(cards))
    for card in cards:
        happen(game, Happening(codes.EV_FROZEN, card, -1, sheet.controller(game, card)))
    acting.did(game, step, cards)


def place(game: Game, step: Step, node: Node) -> None:
    """Counters onto cards."""
    cards = acting.things(game, step, node.args[0])
    count = acting.number(game, step, node.args[2])
    if count == 0 or len(cards) == 0:
        return
    for card in cards:
        moves.place_counters(game, card, word(node.args[1].name), count, step.seat)
    game.emit("counters-placed", "F-R4.11", step.seat, cards, count, node.args[1].name)
    acting.did(game, step, cards)


def place_kind(game: Game, step: Step, node: Node) -> None:
    """Counters of the kind that was named."""
    kind = run.scope_of(step).number(node.args[1].value)
    count = acting.number(game, step, node.args[2])
    cards = acting.things(game, step, node.args[0])
    if kind == sheet.NO_KIND or count == 0 or len(cards) == 0:
        return
    for card in cards:
        moves.place_counters(game, card, kind, count, step.seat)
    game.emit("counters-placed", "F-R4.11", step.seat, cards, count, spelled(kind))
    acting.did(game, step, cards)


def take_kind(game: Game, step: Step, node: Node) -> None:
    """So many counters of the kind that was named, as far as they are there."""
    kind = run.scope_of(step).number(node.args[1].value)
    _taken(game, step, node, kind, spelled(kind))


def take(game: Game, step: Step, node: Node) -> None:
    """Counters from cards: so many, or all of the name."""
    _taken(game, step, node, word(node.args[1].name), node.args[1].name)


def _taken(game: Game, step: Step, node: Node, name: int, told: str) -> None:
    done: list[int] = []
    total = 0
    for card in acting.things(game, step, node.args[0]):
        have = sheet.counters(game, card, name)
        count = acting.number(game, step, node.args[2]) if len(node.args) > 2 else have
        taken = moves.take_counters(game, card, name, count, step.seat)
        if taken > 0:
            done.append(card)
            total += taken
    if total != 0:
        game.emit("counters-taken", "F-R4.11", step.seat, done, total, told)
    acting.did_count(step, total)


def gain_crystals(game: Game, step: Step, node: Node) -> None:
    """A player gains crystals."""
    count = acting.number(game, step, node.args[1])
    acting.did_count(step, moves.gain_crystals(game, acting.side(step, node.args[0]), count))


def pay_crystals(game: Game, step: Step, node: Node) -> None:
    """Who acts pays crystals, all or none."""
    if moves.pay_crystals(game, run.actor(game, step, acting.place_of(step)), acting.number(game, step, node.args[0])):
        acting.did_count(step, 1)


def pay(game: Game, step: Step, node: Node) -> None:
    """F-R11.18: who acts pays CP, by the rules of any payment."""
    paying.push(game, run.actor(game, step, acting.place_of(step)), run.scope_of(step), node.args[0].name)


def end_attack(game: Game, step: Step, node: Node) -> None:
    """Things attack no more (F-R10.15)."""
    done = [card for card in acting.on_field(game, step, node.args[0]) if of(game, card, sheet.ATTACKING) != 0]
    for card in done:
        moves.leave_battle(game, card)
    if len(done) != 0:
        game.emit("attack-ended", "F-R10.15", step.seat, done)
    acting.did(game, step, done)


def join_attack(game: Game, step: Step, node: Node) -> None:
    """Things attack together with those that do."""
    player = sheet.turn_player(game)
    attacking = [card for card in sheet.field(game, player) if of(game, card, sheet.ATTACKING) != 0]
    if len(attacking) == 0:
        return
    joined: list[int] = []
    for card in acting.on_field(game, step, node.args[0]):
        if sheet.controller(game, card) == player and card not in attacking:
            joined.append(card)
    if len(joined) == 0:
        return
    for card in attacking + joined:
        sheet.put(game, card, sheet.ATTACKING, 2)
    game.emit("joins-attack", "F-R10.4", player, joined)
    acting.did(game, step, joined)
