"""Carrying an announcement out: the card to the stack, the whole cost, then it is cast or used (F-R12.1, F-R13.1)."""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.game import Game, Trigger
from netocean.games.fftcg import announcement as an
from netocean.games.fftcg import causes, happen, moves, paid, parts, paying, sheet
from netocean.games.fftcg.announcement import Announcement
from netocean.games.fftcg.bills import MOVES, TURN_LB, Bill, Part
from netocean.games.fftcg.happen import Happening
from netocean.games.fftcg.history import note
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.payment import DISCARD, DULL
from netocean.games.fftcg.payment import PUT as PUT_FOR_CP
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.steps import leave, special
from netocean.games.fftcg.traits import OBJECT
from netocean.games.fftcg.values import V_COST, V_DECLARED, V_DISCARDED, V_EXTRA, V_PAID, V_SELF, V_X, Held
from netocean.games.fftcg.vocabulary import codes, run
from netocean.games.fftcg.vocabulary.words import HAPPENINGS, HOWS
from netocean.games.fftcg.zones import BREAK, REMOVED, STACK

_ON_STACK: Final = 1  # in the register ACTED: see `steps.priority`
_DONE_AT_ONCE: Final = 2

_TO: Final[dict[int, tuple[int, int]]] = {
    codes.COST_DISCARD: (BREAK, causes.DISCARDED),
    codes.COST_DISCARD_ANY: (BREAK, causes.DISCARDED),
    codes.COST_DISCARD_DIFFERENT: (BREAK, causes.DISCARDED),
    codes.COST_DISCARD_SELF: (BREAK, causes.DISCARDED),
    codes.COST_SAME_NAME: (BREAK, causes.DISCARDED),
    **MOVES,
}


def commit(game: Game, it: Announcement, pin: int, bill: Bill) -> None:
    """Do all of it; nothing has changed before."""
    kind = it.kind
    if kind == an.TRIGGERED or kind == an.EX_BURST:
        _place(game, it, pin)
    elif kind == an.ABILITY:
        _use(game, it, pin, bill)
    elif kind == an.CHARACTER:
        _character(game, it, bill)
    elif kind == an.WARP or kind == an.PRIMING:
        pay(game, it, bill)
        game.reg[sheet.ACTED] = _DONE_AT_ONCE
        if kind == an.WARP:
            special.warp(game, it.seat, it.card)
        else:
            special.prime(game, it.seat, it.card)
    else:
        _summon(game, it, pin, bill)


def removed(game: Game, it: Announcement) -> None:
    """F-R13.9, F-R13.21: an ability without legal targets or modes is removed at once."""
    game.emit("no-targets", "F-R13.9" if it.kind == an.TRIGGERED else "F-R13.21", it.seat, [it.card])


# What comes of it.


def _place(game: Game, it: Announcement, pin: int) -> None:
    """An auto-ability goes on the stack (F-R8.2); an EX Burst acts at once (F-R13.20)."""
    if it.kind == an.EX_BURST:
        game.push(run.prepare(game, it.seat, it.card, pin, it.place, kept(it)))
    else:
        if special.is_warp(it.place):
            game.aside.append(special.WarpStep.of(game, it.seat, it.card, it.place, pin, kept(it)))
        else:
            game.aside.append(run.prepare(game, it.seat, it.card, pin, it.place, kept(it)))
        game.derived = None
        game.emit("triggered", "F-R13.8", it.seat, [it.card], it.place, it.face.key)
    tell_chosen(game, it)


def _use(game: Game, it: Announcement, pin: int, bill: Bill) -> None:
    ability = it.face.abilities[it.place]
    special_ = ability.title != ""
    game.table.show(it.card, 3)  # one that is used from a hand is shown
    game.emit("used-special" if special_ else "used", "F-R13.1", it.seat, [it.card], it.place, it.face.key)
    costs = pay(game, it, bill)
    game.aside.append(run.prepare(game, it.seat, it.card, pin, it.place, kept(it) + costs))
    game.derived = None
    if ability.per is not None or ability.at_most > 0:
        happen.spend(game, Held(it.face, it.place, it.seat, it.card, 0, []))
    note(game, HAPPENINGS["specials_used" if special_ else "used"], it.seat, it.card, None, pin, it.place)
    used = Happening(codes.EV_USED, it.card, OBJECT + game.aside[len(game.aside) - 1].c, it.seat, 1)
    used.how = it.object_bit()
    happen.happen(game, used)
    tell_chosen(game, it)
    game.reg[sheet.ACTED] = _ON_STACK


def _summon(game: Game, it: Announcement, pin: int, bill: Bill) -> None:
    """F-R12.1: the card lies on the stack while it is paid for."""
    zone = game.table.zone_of(it.card)
    game.table.show(it.card, 3)
    game.emit("cast", "F-R12.1", it.seat, [it.card], it.face.cost)
    if zone == BREAK:
        note(game, HAPPENINGS["left_break"], game.table.owner[it.card], it.card)
        happen.happen(game, Happening(codes.EV_LEAVES_BREAK, it.card, -1, game.table.owner[it.card]))
    moves.relocate(game, it.card, STACK)
    costs = pay(game, it, bill)
    triples = _renamed(game, it, kept(it) + costs)
    game.aside.append(run.prepare(game, it.seat, it.card, pin, it.place, triples))
    game.derived = None
    _cast(game, it.seat, it.card, HOWS["cast"] | an.came_from(zone))
    tell_chosen(game, it)
    game.reg[sheet.ACTED] = _ON_STACK


def _character(game: Game, it: Announcement, bill: Bill) -> None:
    """F-R12.8: paid, it comes onto the field; nothing goes on the stack. `entered` follows."""
    game.table.show(it.card, 3)
    game.emit("cast", "F-R12.8", it.seat, [it.card], it.face.cost)
    costs = pay(game, it, bill)
    memory: list[int] = []
    for at in range(1, len(it.picks), 3):
        if it.picks[at] in (V_EXTRA, V_X):
            memory.extend(it.picks[at : at + 3])
    carriers = it.cards(an.D_CARRIER)
    paid.remember(game, it.card, it.seat, memory + costs, carriers[0] if len(carriers) != 0 else -1)
    moves.enter(game, [it.card], it.seat, -1, HOWS["cast"])


def entered(game: Game, seat: int, card: int) -> None:
    """A Character that was cast has come onto the field: now it has been cast."""
    _cast(game, seat, card, of(game, card, sheet.HOW) | HOWS["cast"])
    game.reg[sheet.ACTED] = _DONE_AT_ONCE


def _cast(game: Game, seat: int, card: int, how: int) -> None:
    note(game, HAPPENINGS["cast"], seat, card)
    times = 0
    for effect in game.effects:
        if effect.kind == sheet.K_HISTORY and effect.value == HAPPENINGS["cast"] and effect.seat == seat:
            times += 1
    for event in (codes.EV_CAST, codes.EV_CAST_NTH):
        cast = Happening(event, card, -1, seat, times)
        cast.how = how
        happen.happen(game, cast)


def tell_chosen(game: Game, it: Announcement) -> None:
    """What was chosen answers that (F-R12.2)."""
    told: list[int] = []
    batch: list[Trigger] = []
    chooser = it.card if it.kind == an.EX_BURST else OBJECT + game.aside[len(game.aside) - 1].c
    for at in range(1, len(it.picks), 3):
        if it.picks[at] != V_DECLARED or it.picks[at + 1] < 0:
            continue
        for card in it.cards(it.picks[at + 1]):
            if card in told or card >= OBJECT:
                continue
            told.append(card)
            note(game, HAPPENINGS["chosen"], it.seat, card)
            one = Happening(codes.EV_CHOSEN, card, chooser, it.seat, 1)
            one.how = it.object_bit()
            happen.happen(game, one, batch)
    if len(told) != 0:
        game.emit("chosen", "F-R12.2", it.seat, told, len(told))


def kept(it: Announcement) -> list[int]:
    """What goes with the ability: not what only the announcement needed."""
    found: list[int] = []
    for at in range(1, len(it.picks), 3):
        if it.picks[at] > an.D_WAY:
            found.extend(it.picks[at : at + 3])
    return found


def _renamed(game: Game, it: Announcement, triples: list[int]) -> list[int]:
    """A Summon goes on naming itself where it lies now."""
    for at in range(0, len(triples), 3):
        if triples[at] == V_SELF and triples[at + 1] == it.card:
            triples[at + 2] = game.table.serial[it.card]
    return triples


# Paying (F-R11.12: all parts together).


def pay(game: Game, it: Announcement, bill: Bill) -> list[int]:
    """Pay a whole bill by what is picked; triples of what was paid with."""
    costs: list[int] = []
    leaving: list[causes.Entry] = []
    for number, part in enumerate(bill.chosen):
        _pay_part(game, it, part, it.cards(an.D_PART - number), leaving, costs)
    _pay_selves(game, it, bill, leaving)
    pay_cp(game, it.seat, it.picks, leaving, costs)
    for cost in bill.self_counters:
        _take(game, it, cost)
    if bill.crystals > 0:
        moves.pay_crystals(game, it.seat, bill.crystals)
    _pay_deck(game, it, bill, leaving, costs)
    if len(leaving) != 0:
        leave.depart(game, leaving, -1, it.card, leave.COST, 0)
    for rule in bill.spent:
        game.effects = [effect for effect in game.effects if effect is not rule.effect]
    game.derived = None
    if bill.points > 0:
        moves.points(game, it.seat, bill.points, it.card)
    return costs


def pay_cp(game: Game, seat: int, picks: list[int], leaving: list[causes.Entry], costs: list[int]) -> None:
    """Dull and discard what gives CP; the elements stay known."""
    dulled: list[int] = []
    for at in range(1, len(picks), 3):
        if picks[at] != an.D_PAY:
            continue
        card, way = picks[at + 1], paying.way_of(picks[at + 2])
        for _ in range(paying.worth_of(picks[at + 2])):
            costs.extend([V_PAID, card, paying.element_of(picks[at + 2])])
        if way == DULL:
            dulled.append(card)
            continue
        if way == DISCARD:
            costs.extend([V_DISCARDED, card, game.table.serial[card]])
        leaving.append((card, BREAK, causes.PUT if way == PUT_FOR_CP else causes.DISCARDED))
    if len(dulled) != 0:
        moves.dull(game, dulled, "F-R11.2", seat)
        for card in dulled:
            happen.happen(game, Happening(codes.EV_PAID_CP, card, -1, seat, 1))


def _pay_part(
    game: Game, it: Announcement, part: Part, cards: list[int], leaving: list[causes.Entry], costs: list[int]
) -> None:
    if part.code != codes.COST_SAME_NAME:
        for card in cards:
            costs.extend([V_COST, card, game.table.serial[card]])
    if part.code in _TO:
        zone, cause = _TO[part.code]
        for card in cards:
            leaving.append((card, zone, cause))
    elif part.code == codes.COST_DULL_OTHERS:
        moves.dull(game, cards, "F-R11.15", it.seat)
    elif part.code == codes.COST_TAKE:
        for card in cards:
            moves.take_counters(game, card, word(part.counter), part.scope.amount, it.seat)
    elif part.code == TURN_LB:
        for card in cards:
            game.table.turn_up(card)
        game.emit("lb-turned", "F-R17.3", it.seat, cards, len(cards))
    elif len(cards) != 0:
        for card in cards:
            game.table.show(card, 3)
        game.emit("revealed", "F-R14.13", it.seat, cards, len(cards))


def _pay_selves(game: Game, it: Announcement, bill: Bill, leaving: list[causes.Entry]) -> None:
    for code in bill.selves:
        if code == codes.COST_DULL:
            moves.dull(game, [it.card], "F-R11.15", it.seat)
        elif code == codes.COST_FREEZE_SELF:
            sheet.put(game, it.card, sheet.FROZEN, 1)
            game.emit("frozen", "F-R15.4", it.seat, [it.card], 1)
        else:
            zone, cause = _TO[code]
            leaving.append((it.card, zone, cause))


def _take(game: Game, it: Announcement, cost: Node) -> None:
    moves.take_counters(game, it.card, word(cost.args[0].name), parts.counted(game, it, cost), it.seat)


def _pay_deck(game: Game, it: Announcement, bill: Bill, leaving: list[causes.Entry], costs: list[int]) -> None:
    pile = sheet.deck(game, it.seat)
    top = pile[len(pile) - bill.mill - bill.remove_top :][::-1]
    for place, card in enumerate(top):
        costs.extend([V_COST, card, game.table.serial[card]])
        leaving.append((card, BREAK, causes.MILLED) if place < bill.mill else (card, REMOVED, causes.REMOVED))
