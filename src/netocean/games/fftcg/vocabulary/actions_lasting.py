"""Actions whose effect lasts: on things that are there now, or on what players may do (F-R16.1, F-R16.13, F-R16.15)."""

from typing import Final

from netocean.abilities.tree import FILTER, Node
from netocean.engine.game import Effect, Game, Step
from netocean.games.fftcg import amounts, borrowing, expiry, groups, moves, protections, results, sheet
from netocean.games.fftcg.happen import Happening, happen
from netocean.games.fftcg.traits import is_object, seen, stack_object
from netocean.games.fftcg.values import V_FORMER, V_SELF, V_WHILE
from netocean.games.fftcg.vocabulary import acting, codes, run
from netocean.games.fftcg.vocabulary.words import ALONE, ATTACK, BLOCK, FORM_PARTY, USE_ABILITIES, USE_SPECIALS
from netocean.games.fftcg.zones import STACK

UNIT: Final = 1000
FOREVER: Final = 0
_NO_THING: Final = -1
_ABOUT_PLAYERS: Final = ATTACK | BLOCK | ALONE | FORM_PARTY | USE_ABILITIES | USE_SPECIALS

# About players, or about cards wherever they will be: a filter in them is read anew each time (F-R16.13).
OPEN: Final[tuple[int, ...]] = (
    codes.CHEAPER, codes.DEARER, codes.CHEAPER_BUT_ONE, codes.CHEAPER_ABILITIES, codes.EXTRA_COST, codes.COST_INSTEAD,
    codes.CANNOT_CAST, codes.ONLY_CAST, codes.ONLY_PAY, codes.ONLY_PAY_WITH, codes.ANY_PAY, codes.MAY_CAST,
    codes.MAY_CAST_FREE, codes.BACK_ATTACK, codes.NOT_REDUCED, codes.DISCARD_FOR_CP, codes.PUT_FOR_CP,
    codes.ATTACK_COST, codes.BLOCK_COST,
)  # fmt: skip
WITHOUT_THINGS: Final[tuple[int, ...]] = (codes.FORBID, codes.MAX_HAND, codes.MAX_ATTACKS)
WITH_AMOUNT: Final[tuple[int, ...]] = (
    codes.GAIN_POWER, codes.LOSE_POWER, codes.SET_POWER, codes.BECOME_FORWARD, codes.SET_COST, codes.ATTACKS,
    codes.CHEAPER, codes.DEARER, codes.CHEAPER_BUT_ONE, codes.CHEAPER_ABILITIES, codes.DISCARD_FOR_CP,
    codes.PUT_FOR_CP, codes.MAX_HAND, codes.MAX_ATTACKS,
)  # fmt: skip


def begin(game: Game, step: Step, node: Node) -> None:
    """Let a continuous effect begin."""
    if over_before(game, step, node):
        return
    if node.code in WITHOUT_THINGS or (node.args[0].kind == FILTER and _open(node)):
        _add(game, step, node, _NO_THING, _amount(game, step, node, _NO_THING))
        game.emit("effect-begins", "F-R16.13", step.seat, [step.a], 0, node.name)
        acting.did_count(step, 1)
        return
    done: list[int] = []
    for thing in groups.things(game, run.scope_of(step), node.args[0]):
        card = _bearer(game, thing, node.code)
        if card == _NO_THING:
            continue
        if node.code == codes.LOSE_POWER and not protections.may_weaken(game, card, step.seat):
            continue
        _add(game, step, node, card, _amount(game, step, node, card))
        done.append(card)
    _tell(game, step, node, done)
    acting.did(game, step, done)


def _bearer(game: Game, thing: int, code: int) -> int:
    """What an effect is on: a card, or that of a Summon on the stack for what is to happen as it resolves."""
    if not is_object(thing):
        return thing
    target = stack_object(game, thing) if code == codes.APPLY else None
    return target.a if target is not None and game.table.zone_of(target.a) == STACK else _NO_THING


def _open(node: Node) -> bool:
    if node.code in OPEN:
        return True
    return node.code in (codes.CANNOT, codes.MUST) and node.args[1].code & _ABOUT_PLAYERS != 0


def _amount(game: Game, step: Step, node: Node, card: int) -> int:
    """F-R16.1: how much is settled as the effect begins."""
    if node.code == codes.DOUBLE_POWER:
        return max(seen(game, card).power, 0)
    if node.code == codes.HALVE_POWER:
        power = max(seen(game, card).power, 0)
        return power - power // 2 // UNIT * UNIT  # cards round down to the thousand (F-R1.4)
    if node.code in WITH_AMOUNT and len(node.args) > 1:
        value = amounts.amount(game, run.scope_of(step), node.args[1])
        return value if node.code == codes.SET_POWER else max(value, 0)
    return 0


def _add(game: Game, step: Step, node: Node, card: int, value: int, more: list[int] | None = None) -> None:
    """The effect: the operation that says it, then what it remembers."""
    bears = card >= 0 and node.code in (codes.GAIN, codes.APPLY)
    kept = results.captured(step.picks, card if bears else -1, game.table.serial[card] if bears else 0)
    picks = [acting.place_of(step), *kept]
    if node.until is not None and node.until.code in (codes.SELF_LEAVES, codes.CONTROL_LOST):
        picks.extend([V_WHILE, step.a, serial_of_self(step)])
    picks.extend(more or [])
    until = node.until.code + 1 if node.until is not None else FOREVER
    turn = game.reg[sheet.TURN]
    sheet.add_effect(game, node.code, step.seat, value, card, step.source, step.b, until, turn, picks)


def begin_after_move(game: Game, step: Step, node: Node, card: int) -> None:
    """An effect on the thing that a card is about to become by moving once."""
    _add(game, step, node, card, 0)
    numbers = game.effects[len(game.effects) - 1].dump()
    numbers[4] += 1
    game.effects[len(game.effects) - 1] = Effect(*numbers)


def serial_of_self(step: Step) -> int:
    """The serial of the card that has the ability, as it was."""
    for at in range(1, len(step.picks), 3):
        if step.picks[at] == V_SELF:
            return step.picks[at + 2]
    return 0


def over_before(game: Game, step: Step, node: Node) -> bool:
    """F-R16.15: for as long as something is so that is so no more: nothing at all."""
    if node.until is None or node.until.code not in (codes.SELF_LEAVES, codes.CONTROL_LOST):
        return False
    if not sheet.on_field(game, step.a) or game.table.serial[step.a] != serial_of_self(step):
        return True
    return node.until.code == codes.CONTROL_LOST and sheet.controller(game, step.a) != step.seat


def _tell(game: Game, step: Step, node: Node, cards: list[int]) -> None:
    if len(cards) == 0:
        return
    value = _amount(game, step, node, cards[0]) if node.code in WITH_AMOUNT else 0
    game.emit("effect-begins", "F-R16.1", step.seat, cards, value, node.name)
    if node.code == codes.LOSE_POWER:
        for card in cards:
            happen(game, Happening(codes.EV_POWER_LOST, card, step.a, sheet.controller(game, card), value))


def skip(game: Game, step: Step, node: Node) -> None:
    """F-R7.1: a player's next turn has a phase less."""
    seat = acting.side(step, node.args[0])
    until = codes.END_OF_MY_NEXT_TURN + 1
    picks = [acting.place_of(step)]
    sheet.add_effect(
        game, codes.SKIP, seat, node.args[1].code, -1, step.source, step.b, until, game.reg[sheet.TURN], picks
    )
    game.emit("effect-begins", "F-R16.13", step.seat, [step.a], 0, node.name)
    acting.did_count(step, 1)


def gain_abilities_of(game: Game, step: Step, node: Node) -> None:
    """F-R14.8: the action or special abilities that other things have now; from now on they are its own."""
    given = borrowing.remembered(game, acting.things(game, step, node.args[1]), node.args[2].code)
    done = acting.on_field(game, step, node.args[0])
    for card in done:
        _add(game, step, node, card, 0, given)
    _tell(game, step, node, done)
    acting.did(game, step, done)


def control(game: Game, step: Step, node: Node) -> None:
    """F-R4.8: another player controls things, for ever or for a time."""
    if over_before(game, step, node):
        return
    seat = acting.side(step, node.args[1])
    done: list[int] = []
    for card in acting.on_field(game, step, node.args[0]):
        _add(game, step, node, card, seat, [V_FORMER, expiry.had(game, card), 0])
        moves.take_control(game, card, seat)
        done.append(card)
    acting.did(game, step, done)


def on_nothing(game: Game, step: Step, node: Node) -> None:
    """F-R13.15: a delayed auto-ability; or a replacement that is on no thing."""
    if over_before(game, step, node):
        return
    _add(game, step, node, _NO_THING, 0)
    acting.did_count(step, 1)


def after_use(game: Game, step: Step, node: Node) -> None:
    """Where Summons go once they have been cast this turn, instead of into the Break Zone."""
    cards = acting.things(game, step, node.args[0])
    picks = [acting.place_of(step), *results.captured(step.picks)]
    until = codes.END_OF_THIS_TURN + 1
    turn = game.reg[sheet.TURN]
    for card in cards:
        sheet.add_effect(game, node.code, step.seat, 0, card, step.source, step.b, until, turn, picks)
    acting.did(game, step, cards)
