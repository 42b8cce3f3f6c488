"""Battles and damage: how they are made to happen."""

import msgspec

from fftcg.every import scanning
from fftcg.every.events import BIG, Act, Event, source
from fftcg.every.running import Run
from fftcg.every.shop import YOU, Shop
from fftcg.every.wishes import Wish
from netocean.abilities.tree import INT
from netocean.games.fftcg import moves, sheet
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.vocabulary.words import OBJECTS, SUMMON
from netocean.games.fftcg.zones import DAMAGE, DECK, FIELD


def attacks(event: Event) -> Act:
    card = event.card()
    return lambda run: run.attack([card])


def attack_declared(event: Event) -> Act:
    seat = event.seat(0)
    cards = [event.shop.add(Wish(), seat, FIELD) for _ in range(max(event.amount(), 1))]
    return lambda run: run.attack(cards)


def party(event: Event) -> Act:
    shop = event.shop
    card = event.card()
    seat = shop.game.table.holder(card)
    like = shop.wishes.get(card) or msgspec.structs.replace(shop.base, elements=all_elements(shop))
    cards = [card]
    pattern = event.pattern(1)
    for partner in scanning.partners(event.preparing.ability):
        cards.append(event.fit(partner, seat, FIELD, "partner", partner_of(event, like)))
    for _ in range(max(event.amount(2) - 1, 1)):
        cards.append(event.fit(pattern, seat, FIELD, "other", partner_of(event, like)))

    def act(run: Run) -> None:
        more = [one for one, wish in shop.wishes.items() if "in_party" in wish.states and one not in cards]
        run.attack([*cards, *more])

    return act


def partner_of(event: Event, like: Wish) -> Wish:
    """A Forward that may be in a party with another, and lets it keep the line under test (F-R21.7)."""
    if event.shop.face.key.startswith("fftcg-practice"):
        return Wish(elements=like.elements, party_mark=True, lines=(event.preparing.ability.text,))
    return Wish(elements=like.elements)


def all_elements(shop: Shop) -> tuple[str, ...]:
    names = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")
    return tuple(name for code, name in enumerate(names) if shop.face.elements >> code & 1) or ("fire",)


def blocks(event: Event) -> Act:
    card = event.card()
    attacker = event.other(1, YOU)

    def act(run: Run) -> None:
        run.attack([attacker])
        run.block(card)

    return act


def is_blocked(event: Event) -> Act:
    card = event.card()
    blocker = event.other(1, YOU)

    def act(run: Run) -> None:
        run.attack([card])
        run.block(blocker)

    return act


def battles(event: Event) -> Act:
    """It attacks, is blocked, and the damage is dealt."""
    card = event.card()
    seat = event.shop.game.table.holder(card)
    stronger = msgspec.structs.replace(event.shop.base, power=8000)
    blocker = event.fit(event.pattern(1), 1 - seat, FIELD, "other", stronger)

    def act(run: Run) -> None:
        run.attack([card])
        run.block(blocker)
        run.over()

    return act


def hits_player(event: Event) -> Act:
    card = event.card()

    def act(run: Run) -> None:
        run.attack([card])
        run.over()

    return act


def party_hits(event: Event) -> Act:
    seat = event.seat(0)
    cards = [event.fit(None, seat, FIELD, "it") for _ in range(2)]

    def act(run: Run) -> None:
        run.attack(cards)
        run.over()

    return act


# Damage.


def damages(event: Event) -> Act:
    """It deals damage to another."""
    card = event.card()
    seat = event.shop.game.table.holder(card)
    return hits(event, event.other(1, 1 - seat), seat, OBJECTS["auto"], card)


def hits(event: Event, target: int, seat: int, kind: int, by: int = -1, amount: int = 0) -> Act:
    """Damage to a thing, by a card or by one out of sight."""

    def act(run: Run) -> None:
        wish = Wish(kind="summon" if kind == OBJECTS["summon"] else "forward")
        dealer = by if by >= 0 else source(run, seat, wish)
        dealt = amount or event.amount(run.answering.policy.damage)
        run.at_once(lambda: moves.harm(run.game, dealer, [target], dealt, 0, seat, kind))

    return act


def breaks(event: Event) -> Act:
    """It deals so much damage to another that this is broken."""
    card = event.card()
    seat = event.shop.game.table.owner[card]
    summon = sheet.face(event.shop.game, card).types & SUMMON != 0
    return hits(event, event.other(1, 1 - seat), seat, OBJECTS["summon" if summon else "auto"], card, BIG)


def is_damaged(event: Event) -> Act:
    """It is dealt damage, by whom the text says."""
    card = event.card()
    seat, kind, place = 1 - event.shop.game.table.holder(card), OBJECTS["auto"], 1
    if event.head.code == codes.EV_IS_DAMAGED_BY:
        seat, kind, place = event.seat(1, seat), event.kind(2), 3
    pattern = event.pattern(place)
    by = event.fit(pattern, seat, FIELD, "other") if pattern is not None else -1
    return hits(event, card, seat, kind, by)


def takes_point(event: Event) -> Act:
    seat = event.seat(0)
    wanted = next((arg.value for arg in event.args if arg.kind == INT), 0)
    wanted = wanted or event.preparing.fulfilling.event_amount
    if wanted > 1:
        event.preparing.fulfilling.pile(seat, 4, wanted - 1)
    counted = event.preparing.points

    def act(run: Run) -> None:
        pile = run.game.table.zone(seat, DAMAGE)
        if counted and pile and not wanted:
            run.game.table.move(pile[-1], DECK, bottom=True)  # the point to come is counted
        run.at_once(lambda: moves.points(run.game, seat, 1, source(run, 1 - seat, Wish())))

    return act
