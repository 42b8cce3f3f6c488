"""How cards go from place to place, and how things change where they are: every way passes here.

What may be replaced or prevented is pushed as a step (`leave`, `enter`, `harm`); what may not is done at once. A step that
has done its work says so with `report`, which the ability that asked for it reads as `done`.
"""

from typing import Final

from netocean.engine.game import Effect, Game, Trigger
from netocean.games.fftcg import causes, damage_changes, expiry, replacements, results, sheet
from netocean.games.fftcg.attackers import player_banned
from netocean.games.fftcg.happen import Happening, answering, happen, trigger
from netocean.games.fftcg.history import note
from netocean.games.fftcg.sheet import as_face, of
from netocean.games.fftcg.steps import battle_harm, codes, special
from netocean.games.fftcg.steps import enter as entering
from netocean.games.fftcg.steps import harm as harming
from netocean.games.fftcg.steps import leave as leaving
from netocean.games.fftcg.steps import points as pointing
from netocean.games.fftcg.values import Held
from netocean.games.fftcg.vocabulary import codes as words
from netocean.games.fftcg.vocabulary.words import DRAW_CARDS, GAIN_CRYSTALS, HAPPENINGS
from netocean.games.fftcg.zones import BREAK, DECK, FIELD, HAND, LB, REMOVED

LOST_BY_DRAWING: Final = 1  # F-R2.2


# Movement that may be replaced.


def leave(
    game: Game, cards: list[int], zone: int, cause: int, seat: int = -1, source: int = -1, kind: int = 0, flags: int = 0
) -> None:
    """Let cards move to a zone of their owners, all at once, after what replaces or prevents it (F-R16.5).

    `cause` is one of `causes`; `seat` whose Summon or ability does it (-1: the rules), `source` its card, `kind` the bit of
    `object`; `flags` are those of `steps.leave`.
    """
    step = leaving.LeaveStep(seat, 0, source, cause | flags << leaving.FLAGS | kind << leaving.KIND)
    for card in cards:
        step.add(game, card, zone, cause)
    game.push(step)


def leave_by_rule(game: Game, broken: list[int], put: list[int]) -> None:
    """Rule processes: some are broken, some put into the Break Zone, all at once (F-R9.3-F-R9.8)."""
    step = leaving.LeaveStep(-1, 0, -1, causes.PUT)
    for card in broken:
        step.add(game, card, BREAK, causes.BROKEN)
    for card in put:
        if card not in broken:
            step.add(game, card, BREAK, causes.PUT)
    game.push(step)


def pay_with(game: Game, cards: list[int], zone: int, cause: int, seat: int, source: int = -1) -> None:
    """Move cards as a cost, at once: nothing replaces it (F-R16.10 b)."""
    moved = leaving.entries_of(game, cards, zone, cause)
    leaving.depart(game, moved, seat, source, 0, 0)


def enter(game: Game, cards: list[int], seat: int, dull: int, how: int, flags: int = 0, source: int = -1) -> None:
    """Let cards enter the field together, under a seat's control (-1: their owners') (F-R4.7, F-R4.10).

    `dull` 0 active, 1 dull, -1 as its type says; `how` the bits of `how`; `flags` are those of `steps.enter`.
    """
    step = entering.EnterStep(seat, dull, how, flags)
    step.picks = [source]
    for card in cards:
        step.picks.extend([card, game.table.serial[card], 0])
    game.push(step)


def harm(
    game: Game, source: int, targets: list[int], amount: int, flags: int = 0, seat: int = -1, kind: int = 0
) -> None:
    """Let a card deal damage to things, to all at once (F-R14.17, F-R16.7).

    `flags` are those of `steps.harm`; `seat` whose source it is, `kind` the bit of `object` that deals it.
    """
    step = harming.HarmStep(seat, 0, flags, kind)
    for card in targets:
        step.add(game, card, amount, source)
    game.push(step)


def battle_damage(game: Game, members: list[int], mine: list[int], total: int, blocker: int, other: int) -> None:
    """Attackers and blocker deal damage to each other at the same time (F-R10.18-F-R10.21)."""
    battle_harm.strike(game, members, mine, total, blocker, other)


def points(
    game: Game, seat: int, amount: int, source: int, party: list[int] | None = None, silent: bool = False
) -> None:
    """A player takes points of damage, after what changes how many (F-R14.17, F-R16.7).

    `party` are those that deal them as one (F-R10.17); `silent` points bring no EX Bursts.
    """
    dealt = damage_changes.to_player(game, seat, amount, source, party or [source]) if amount > 0 else 0
    if dealt > 0:
        pointing.give_points(game, seat, dealt, source, silent)


def report(game: Game, cards: list[int], count: int) -> None:
    """Tell the ability that asked for it what has been done, and to how many."""
    game.reg[sheet.DONE] = count
    if len(game.stack) == 0:
        return
    step = game.stack[len(game.stack) - 1]
    if step.code() != codes.ABILITY:
        return
    results.add(game, step.picks, cards, count)


# Movement at once.


def relocate(game: Game, card: int, zone: int, bottom: bool = False, down: bool = False, unseen: bool = True) -> None:
    """Move one card now; it becomes a new thing (F-R4.3). What lay on it by Priming goes its own way (F-R19.9)."""
    table = game.table
    top = 0
    if table.zone_of(card) == FIELD:
        leave_battle(game, card)
        top = of(game, card, sheet.TOP)
    reset(game, card)
    table.move(card, zone, up=zone not in (HAND, DECK) and not down, bottom=bottom, unseen=unseen)
    sheet.put(game, card, sheet.STAMP, game.next_stamp())
    if top != 0:
        table.move(top - 1, zone if sheet.switches(game).primed_with_base else REMOVED, up=True)
        come_home(game, top - 1)
    game.derived = None


def sink(game: Game, card: int, depth: int) -> None:
    """A card on top of a deck goes under so many of its cards, as many as there are."""
    if depth > 0:
        pile = game.table.zone(game.table.owner[card], DECK)
        pile.remove(card)
        pile.insert(max(len(pile) - depth, 0), card)


def reset(game: Game, card: int) -> None:
    """Forget what a card was as a thing; what it last was on the field stays known (F-R14.4)."""
    base = sheet.GAME_REGISTERS + card * sheet.COLUMNS
    for column in range(sheet.L_SERIAL):
        game.reg[base + column] = 0
    game.derived = None


def leave_battle(game: Game, card: int) -> None:
    """F-R10.15, F-R10.27: what leaves is in battle no more; a party of one is none."""
    reg = game.reg
    if reg[sheet.BLOCKER] == card:
        reg[sheet.BATTLE] = 0
    if of(game, card, sheet.ATTACKING) == 0:
        return
    sheet.put(game, card, sheet.ATTACKING, 0)
    rest = [one for one in sheet.field(game, sheet.turn_player(game)) if of(game, one, sheet.ATTACKING) != 0]
    if len(rest) == 0:
        reg[sheet.BATTLE] = 0
    elif len(rest) == 1:
        sheet.put(game, rest[0], sheet.ATTACKING, 1)


def come_home(game: Game, card: int) -> None:
    """F-R17.7, F-R17.8: a card of the LB deck goes back to it at once, face up."""
    if as_face(game.table.face[card]).limit_break == 0:
        return
    if game.table.zone_of(card) in (HAND, BREAK, DECK, REMOVED):
        reset(game, card)
        game.table.move(card, LB, up=True)
        game.emit("lb-returned", "F-R17.7", game.table.owner[card], [card])


def draw(game: Game, seat: int, count: int) -> int:
    """Draw one card after the other (F-R14.14); from an empty deck the player loses at the next check (F-R2.2)."""
    if count <= 0 or player_banned(game, seat, DRAW_CARDS, -1):
        return 0
    settle_search(game)
    drawn: list[int] = []
    while len(drawn) < count:
        pile = sheet.deck(game, seat)
        if len(pile) == 0:
            game.reg[sheet.LOST + seat] |= LOST_BY_DRAWING
            break
        card = pile[len(pile) - 1]
        game.table.move(card, HAND)
        drawn.append(card)
    game.derived = None
    if len(drawn) != 0:
        game.emit("drawn", "F-R14.14", seat, drawn, len(drawn))
    for _ in drawn:
        note(game, HAPPENINGS["drawn"], seat, -1)
        happen(game, Happening(words.EV_DRAWS, seat=seat, amount=1))
    return len(drawn)


def mill(game: Game, seat: int, count: int) -> list[int]:
    """Put cards from the top of a deck into the Break Zone, as many as there are."""
    settle_search(game)
    pile = sheet.deck(game, seat)
    cards = pile[max(len(pile) - max(count, 0), 0) :][::-1]
    entries = [replacements.sent(game, card, BREAK, causes.MILLED, seat) for card in cards]
    leaving.depart(game, entries, seat, -1, 0, 0)
    return cards


def shuffle(game: Game, seat: int) -> None:
    """Shuffle a main deck: nobody knows any of its cards any more, save those shown that are cast next (F-R12.10)."""
    table = game.table
    table.forget(seat, DECK)
    game.chance.shuffle(table.zone(seat, DECK))
    for step in game.stack:
        waits = step.code() == codes.DECLARE and step.c & codes.CAST_BY_EFFECT != 0
        if waits and table.zone_of(step.a) == DECK and table.owner[step.a] == seat:
            table.show(step.a, 3)
    game.reg[sheet.SEARCHED] &= ~(1 << seat)
    game.emit("shuffled", "F-R14.12", seat, [])


def settle_search(game: Game) -> None:
    """F-R14.12: who has searched shuffles when the instruction has been followed."""
    for seat in (sheet.turn_player(game), 1 - sheet.turn_player(game)):
        if game.reg[sheet.SEARCHED] >> seat & 1 == 1:
            shuffle(game, seat)


# Changes of things where they are.


def dull(game: Game, cards: list[int], rule: str, seat: int, kind: int = 0) -> list[int]:
    """Dull things; those that were active (F-R4.9). `seat` does it, by an object of this kind (0: none)."""
    return _turn(game, cards, 1, rule, seat, kind)


def activate(game: Game, cards: list[int], rule: str, seat: int, kind: int = 0) -> list[int]:
    """Activate things; those that were dull (F-R4.9)."""
    return _turn(game, cards, 0, rule, seat, kind)


def _turn(game: Game, cards: list[int], turned: int, rule: str, seat: int, kind: int) -> list[int]:
    changed = [card for card in cards if game.table.turned[card] != turned]
    if len(changed) == 0:
        return changed
    events: list[Happening] = []
    found: list[list[Held]] = []
    for card in changed:
        one = Happening(words.EV_DULLED if turned == 1 else words.EV_ACTIVATED, card, -1, seat)
        one.how = kind
        events.append(one)
        found.append(answering(game, one))  # as it lies before: "when an active Character is dulled"
    for card in changed:
        game.table.turned[card] = turned
    game.derived = None
    game.emit("dulled" if turned == 1 else "activated", rule, seat, changed, len(changed))
    batch: list[Trigger] = []
    for place, one in enumerate(events):
        trigger(game, found[place], one, batch)
    return changed


def take_control(game: Game, card: int, seat: int) -> bool:
    """F-R4.8: another player controls a thing; it has not left, but is newly controlled."""
    if game.table.holder(card) == seat:
        return False
    leave_battle(game, card)
    game.table.give(card, seat)
    sheet.put(game, card, sheet.SINCE, game.reg[sheet.TURN])
    game.emit("control-changed", "F-R4.8", seat, [card])
    expiry.things_left(game)
    return True


def place_counters(game: Game, card: int, name: int, count: int, seat: int) -> None:
    """Put counters on a card (F-R4.11)."""
    if count <= 0:
        return
    sheet.add_effect(game, sheet.K_COUNTERS, seat, count, card, -1, -1, 0, game.reg[sheet.TURN], [name])
    placed = Happening(words.EV_COUNTER_PLACED, card, -1, game.table.holder(card), count)
    placed.name = name
    happen(game, placed)


def take_counters(game: Game, card: int, name: int, count: int, seat: int) -> int:
    """Take counters from a card, as many as there are (F-R4.11, F-R18.3); of any name for -1."""
    taken = min(count, sheet.counters(game, card, name))
    if taken <= 0:
        return 0
    kept = sheet.counters(game, card, name) - taken
    one = Happening(words.EV_COUNTER_TAKEN, card, -1, game.table.holder(card), taken)
    one.name = name
    last = Happening(words.EV_LAST_COUNTER, card, -1, game.table.holder(card), taken)
    last.name = name
    found = answering(game, one)
    ended = answering(game, last) if kept == 0 else []
    _drop_counters(game, card, name, taken)
    trigger(game, found, one)
    trigger(game, ended, last)
    if kept == 0:
        special.last_taken(game, card, name)
    return taken


def _drop_counters(game: Game, card: int, name: int, count: int) -> None:
    serial = game.table.serial[card]
    left = count
    kept: list[Effect] = []
    for effect in game.effects:
        mine = effect.kind == sheet.K_COUNTERS and effect.card == card and effect.serial == serial
        if left > 0 and mine and (name < 0 or effect.picks[0] == name):
            if effect.value <= left:
                left -= effect.value
                continue
            kept.append(_less(effect, effect.value - left))
            left = 0
            continue
        kept.append(effect)
    game.effects = kept
    game.derived = None


def _less(effect: Effect, value: int) -> Effect:
    """Counters of which some are gone; effects themselves are never changed."""
    numbers = effect.dump()
    numbers[2] = value
    return Effect(*numbers)


def gain_crystals(game: Game, seat: int, count: int) -> int:
    """A player gains crystals (F-R4.12); how many."""
    if count <= 0 or player_banned(game, seat, GAIN_CRYSTALS, -1):
        return 0
    game.reg[sheet.CRYSTALS + seat] += count
    game.derived = None
    game.emit("crystals-gained", "F-R4.12", seat, [], count)
    note(game, HAPPENINGS["crystals_gained"], seat, -1)
    happen(game, Happening(words.EV_CRYSTAL_GAINED, seat=seat, amount=count))
    return count


def pay_crystals(game: Game, seat: int, count: int) -> bool:
    """A player pays crystals, all or none (F-R4.12)."""
    if count <= 0 or game.reg[sheet.CRYSTALS + seat] < count:
        return False
    game.reg[sheet.CRYSTALS + seat] -= count
    game.derived = None
    game.emit("crystals-paid", "F-R4.12", seat, [], count)
    note(game, HAPPENINGS["crystals_paid"], seat, -1)
    happen(game, Happening(words.EV_CRYSTAL_PAID, seat=seat, amount=count))
    return True
