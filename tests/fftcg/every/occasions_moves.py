"""Entering, leaving, discarding: how cards are made to go from place to place."""

from collections.abc import Callable

from fftcg.every import scanning
from fftcg.every.events import Act, Event, source
from fftcg.every.running import Run, Unhappened
from fftcg.every.shop import ME, YOU
from netocean.abilities.tree import WORD
from netocean.games.fftcg import causes, moves, sheet
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import HOWS, OBJECTS
from netocean.games.fftcg.zones import BREAK, DECK, FIELD, HAND, REMOVED


def enters(event: Event) -> Act:
    how = next((arg.code for arg in event.args[1:] if arg.kind == WORD), 0)
    shop = event.shop
    own = event.args[0].kind == WORD and event.args[0].name == "self"
    if own:
        return self_enters(event, how)
    entry, negated = scanning.entry_of(event.preparing.ability, "it")
    zone = BREAK if how & HOWS["break"] or negated else DECK if how & HOWS["deck"] else HAND
    how = how or (0 if negated else entry)
    card = event.card(zone)
    seat = shop.game.table.owner[card]
    if how & HOWS["cast"] and seat == ME:
        event.preparing.price(sheet.face(shop.game, card))
        return lambda run: run.announce(ME, ("cast",), card)
    bits = how or HOWS["ability"]
    return lambda run: run.at_once(lambda: moves.enter(run.game, [card], seat, -1, bits, 0, source(run, seat)))


def self_enters(event: Event, how: int) -> Act:
    shop = event.shop
    face, card = shop.face, shop.subject
    table = shop.game.table
    entry, negated = scanning.entry_of(event.preparing.ability, "self")
    if entry and not how and event.preparing.conditions:
        how = HOWS["break"] if negated else entry
    if how & HOWS["warp"] and face.warp:
        return lambda run: run.at_once(lambda: moves.enter(run.game, [card], ME, -1, HOWS["warp"], 0, card))
    if how & (HOWS["break"] | HOWS["deck"]) and not how & HOWS["hand"]:
        zone = BREAK if how & HOWS["break"] else DECK
        table.move(card, zone, up=zone == BREAK)
        return lambda run: run.at_once(lambda: moves.enter(run.game, [card], ME, -1, HOWS["ability"], 0, card))
    if how and not how & HOWS["cast"] and not how & HOWS["hand"]:
        return lambda run: run.at_once(lambda: moves.enter(run.game, [card], ME, -1, how, 0, card))
    event.preparing.price(face)

    def act(run: Run) -> None:
        try:
            run.announce(ME, ("cast", "cast_lb"), card)
        except Unhappened:
            run.at_once(lambda: moves.enter(run.game, [card], ME, -1, how or HOWS["cast"] | HOWS["hand"], 0, card))

    return act


def leaves(zone: int, cause: int, by_place: int = -1) -> Callable[[Event], Act]:
    def prepare(event: Event) -> Act:
        card = event.card()
        holder = event.shop.game.table.holder(card)
        seat = 1 - holder
        kind = OBJECTS["auto"]
        if by_place >= 0:
            seat = event.seat(by_place, seat)
            kind = event.kind(by_place + 1)
        return lambda run: run.at_once(
            lambda: moves.leave(run.game, [card], zone, cause, seat, source(run, seat), kind)
        )

    return prepare


def from_where(event: Event, zone: int, cause: int) -> Act:
    """Put, removed or added from a place that is named."""
    places = [arg.code for arg in event.args[1:] if arg.kind == WORD]
    origin = places[0] if places and places[0] < 8 else FIELD
    card = event.card(origin)
    if event.shop.game.table.zone_of(card) != origin:
        event.shop.game.table.move(card, origin, up=origin not in (HAND, DECK))
    seat = 1 - event.shop.game.table.holder(card)
    return lambda run: run.at_once(lambda: moves.leave(run.game, [card], zone, cause, seat, source(run, seat), 8))


def put(event: Event) -> Act:
    cause = causes.BROKEN if len(event.args) < 2 else causes.PUT
    return from_where(event, BREAK, cause)


def added(event: Event) -> Act:
    place = next((arg.code for arg in event.args if arg.kind == WORD and arg.name in ("break", "deck")), BREAK)
    own = event.args[0].kind == WORD and event.args[0].name == "self"
    card = event.shop.subject if own else event.fit(None, event.seat(0), place, "it")
    if own and event.shop.game.table.zone_of(card) != place:
        event.shop.game.table.move(card, place, up=place == BREAK)
    seat = event.shop.game.table.owner[card]
    return lambda run: run.at_once(
        lambda: moves.leave(run.game, [card], HAND, causes.ADDED, seat, source(run, seat), 8)
    )


def discarded(event: Event) -> Act:
    own = bool(event.args) and event.args[0].kind == WORD and event.args[0].name == "self"
    if own:
        card, seat = event.shop.subject, event.seat(1, YOU)
        if event.shop.game.table.zone_of(card) != HAND:
            event.shop.game.table.move(card, HAND)
    elif event.head.code == codes.EV_DISCARDED_BY:
        owner, seat = event.args[0].code % 2, event.args[1].code % 2
        card = event.fit(event.pattern(3), owner, HAND, "it")
    else:
        owner = event.seat(0)
        seat = 1 - owner
        card = event.fit(event.pattern(1), owner, HAND, "it")
    kind = OBJECTS["auto"]
    return lambda run: run.at_once(
        lambda: moves.leave(run.game, [card], BREAK, causes.DISCARDED, seat, source(run, seat), kind)
    )


def leaves_break(event: Event) -> Act:
    seat = event.seat(0)
    card = event.fit(event.pattern(1), seat, BREAK, "it")
    return lambda run: run.at_once(
        lambda: moves.leave(run.game, [card], REMOVED, causes.REMOVED, seat, source(run, ME), 8)
    )
