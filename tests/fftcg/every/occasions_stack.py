"""Choosing, casting, using, counters and the like: how they are made to happen."""

from collections.abc import Callable

import msgspec

from fftcg.every.events import Act, Event, source
from fftcg.every.occasions_battle import all_elements
from fftcg.every.running import Run
from fftcg.every.shop import ME, TURN, YOU
from fftcg.every.wishes import Wish, blank
from netocean.abilities.tree import FILTER, WORD
from netocean.games.fftcg import history, moves, sheet
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import HAPPENINGS, OBJECTS, PHASES
from netocean.games.fftcg.zones import BREAK, DECK, FIELD, HAND


def chosen(event: Event) -> Act:
    card = event.card()
    seat = event.args[1].code if event.args[1].code < 2 else 1 - event.shop.game.table.holder(card)
    pattern = event.pattern(3)
    if pattern is None:
        return lambda run: aim(run, seat, event.kind(2), card)
    wish, _ = event.shop.wish(pattern)
    return lambda run: aim(run, seat, OBJECTS["action"], card, wish)


def aim(run: Run, seat: int, kind: int, card: int, wish: Wish | None = None, on_field: bool = False) -> None:
    """Something of this kind that chooses a card is put on the stack; its source lies on the field if that matters."""
    run.answering.wanted.append(card)
    base = wish or Wish()
    if kind == OBJECTS["summon"]:
        face = blank(msgspec.structs.replace(base, kind="summon", lines=("use: choose $a: 1 {}; dull $a",)), 6000)
        made = run.game.table.add(face, seat, DECK)
        sheet.grow(run.game)
        run.game.table.move(made, HAND)
        run.cast_free(seat, made)
    elif kind in (OBJECTS["action"], OBJECTS["special"]):
        title = ' title "Test"' if kind == OBJECTS["special"] else ""
        line = f"activate{title} cost mill 1: choose $a: 1 {{}}; dull $a"
        kept = base if base.kind != "summon" else msgspec.structs.replace(base, kind="backup")
        made = run.shop.lay(blank(msgspec.structs.replace(kept, lines=(line,)), 6001), seat, FIELD)
        run.shop.ask_again()
        run.watch.advance()
        run.announce(seat, ("use",), made)
    else:
        line = "when enters self: choose $a: 1 {}; dull $a"
        kept = base if base.kind != "summon" else msgspec.structs.replace(base, kind="backup")
        run.wait(seat, blank(msgspec.structs.replace(kept, lines=(line,)), 6002), on_field)


def cast(event: Event) -> Act:
    shop = event.shop
    seat = event.seat(0)
    pattern = next((arg for arg in event.args if arg.kind == FILTER), None)
    own = seat == shop.game.reg[sheet.TURN_PLAYER]
    base = Wish(kind="forward" if own else "summon", elements=shop.base.elements)
    if event.head.code == codes.EV_CAST_NTH:
        for _ in range(event.amount() - 1):
            history.note(shop.game, HAPPENINGS["cast"], seat, shop.fit(pattern, seat, BREAK, base))
    zone = BREAK if any(arg.kind == WORD and arg.name == "break" for arg in event.args) else HAND
    card = event.fit(pattern, seat, zone, "it", base)
    if zone == HAND:
        event.preparing.price(sheet.face(shop.game, card), seat)
        return lambda run: run.announce(seat, ("cast",), card)
    return lambda run: run.cast_free(seat, card)


def used(event: Event) -> Act:
    seat = event.seat(0)
    special = event.kind(1) == OBJECTS["special"]
    title = ' title "Test"' if special else ""
    wish = Wish(kind="backup", lines=(f"activate{title} cost mill 1: draw me 1",))
    card = event.fit(event.pattern(2), seat, FIELD, "it", wish)
    return lambda run: run.announce(seat, ("use",), card)


def ex_used(event: Event) -> Act:
    seat = event.seat(0)
    event.shop.add(Wish(kind="summon", ex=True, lines=("use mark ex: draw me 1",)), seat, DECK)
    return lambda run: run.at_once(lambda: moves.points(run.game, seat, 1, source(run, 1 - seat)))


def acts(line: str) -> Callable[[Event], Act]:
    """An ability of a side with this text."""

    def prepare(event: Event) -> Act:
        seat = event.seat(0)
        card = -1
        if event.args and (event.args[0].kind == FILTER or event.args[0].name == "self"):
            card = event.card()
            seat = event.shop.game.table.holder(card)
            seat = event.seat(1, seat)
            if "dull $a" in line:
                event.shop.game.table.turned[card] = 0
            if "activate $a" in line:
                event.shop.game.table.turned[card] = 1

        def act(run: Run) -> None:
            run.answering.wanted.append(card)
            run.wait(seat, blank(Wish(kind="backup", lines=(f"when enters self: {line}",)), 7000))

        return act

    return prepare


def counters(event: Event) -> Act:
    card = event.card()
    name = word(event.args[1].name)
    seat = event.shop.game.table.holder(card)
    if event.head.code == codes.EV_COUNTER_PLACED:
        return lambda run: run.at_once(lambda: moves.place_counters(run.game, card, name, 1, seat))
    if sheet.counters(event.shop.game, card, name) == 0:
        event.shop.counter(card, event.args[1].name, 1)

    def take(run: Run) -> None:
        count = sheet.counters(run.game, card, name) if event.head.code == codes.EV_LAST_COUNTER else 1
        moves.take_counters(run.game, card, name, count, seat)

    return lambda run: run.at_once(lambda: take(run))


def crystal_paid(event: Event) -> Act:
    event.shop.game.reg[sheet.CRYSTALS + event.seat(0)] += 1

    def pay(run: Run) -> None:
        moves.pay_crystals(run.game, event.seat(0), 1)

    return lambda run: run.at_once(lambda: pay(run))


def warped(event: Event) -> Act:
    seat = event.seat(0)
    if event.shop.game.table.zone_of(event.shop.subject) == HAND:
        event.preparing.money(event.shop.face.warp_cost, ME)
        return lambda run: run.announce(ME, ("warp",), event.shop.subject)
    card = event.fit(event.pattern(1), seat, HAND, "it", Wish(lines=("keyword warp 2 1",)))
    event.preparing.price(sheet.face(event.shop.game, card), seat)
    return lambda run: run.announce(seat, ("warp",), card)


def primes(event: Event) -> Act:
    shop = event.shop
    named = event.args[1].name if len(event.args) > 1 else "test"
    into = shop.game.table.zone_of(shop.subject) == DECK
    card = event.card(base=msgspec.structs.replace(shop.base, lines=(f"keyword priming {named} 1",)))
    face = sheet.face(shop.game, card)
    wish = Wish(name=face.priming or "test", elements=shop.base.elements)
    if not into:
        shop.add(wish, shop.game.table.owner[card], DECK)
    event.preparing.money(face.priming_cost, ME)
    return lambda run: run.announce(ME, ("prime",), card)


def found(event: Event) -> Act:
    """It is found in a deck."""
    card = event.shop.subject
    event.shop.game.table.move(card, DECK)
    event.shop.note("it", card)

    def act(run: Run) -> None:
        run.answering.wanted.append(card)
        run.wait(
            ME, blank(Wish(kind="backup", lines=("when enters self: select $a: 1 {} from me.deck; add $a",)), 7000)
        )

    return act


def begins(event: Event) -> Act:
    phase, seat = event.args[0].code, event.args[1].code

    def reached(run: Run) -> bool:
        reg = run.game.reg
        mine = seat in (2, reg[sheet.TURN_PLAYER])
        return bool(reg[sheet.PHASE] == phase and mine and (reg[sheet.TURN] > TURN or phase > PHASES["main_1"]))

    def act(run: Run) -> None:
        began = len(run.watch.began)
        run.until(lambda: reached(run) or run.answering.place in run.watch.began[began:])
        run.rest()

    return act


def end_of_turn(event: Event) -> Act:
    seat = event.args[0].code

    def act(run: Run) -> None:
        began = len(run.watch.began)
        reg = run.game.reg
        last = TURN + (1 if seat == YOU else 0)
        run.until(lambda: run.answering.place in run.watch.began[began:] or reg[sheet.TURN] > last)
        run.rest()

    return act


def state(event: Event) -> Act:
    return lambda run: None


def paid_cp(event: Event) -> Act:
    card = event.card()
    cast = event.shop.add(Wish(cost=1, elements=all_elements(event.shop)), ME, HAND)
    event.shop.note("money", card)
    return lambda run: run.announce(ME, ("cast",), cast)
