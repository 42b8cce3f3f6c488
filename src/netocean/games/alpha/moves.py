"""How cards go from place to place: drawn, discarded, destroyed, placed, evolved. Every way out of a zone passes here."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.games import piles, spans
from netocean.games.alpha import numbers, sheet, values
from netocean.games.alpha.happen import answer, happen
from netocean.games.alpha.sheet import face
from netocean.games.alpha.vocabulary import codes
from netocean.games.alpha.zones import (
    DARK_AREA,
    DIGIMON_BOXES,
    HAND,
    NET_OCEAN,
    OPTION_SLOTS,
    REMOVED,
)

HAND_SIZE: Final = 6


def hand_size(game: Game, seat: int) -> int:
    """How many cards a seat's hand is filled to (A-7.6)."""
    return values.limit(game, seat, numbers.V_HAND_SIZE, HAND_SIZE)


def draw(game: Game, seat: int, count: int, rule: str) -> int:
    """Draw as far as there are cards (A-7.7); how many were drawn."""
    return piles.draw(game, seat, count, NET_OCEAN, HAND, rule)


def mill(game: Game, seat: int, count: int, rule: str) -> int:
    """Send cards from the top of the deck to the Dark Area, seen as they fall (A-15.1), as many as there are (A-8.3)."""
    milled = min(count, game.table.count(seat, NET_OCEAN))
    fallen: list[int] = []
    for _ in range(milled):
        card = piles.top(game, seat, NET_OCEAN)
        game.table.show(card, 3)
        game.emit("milled", rule, seat, [card], 1)
        fall(game, card)
        fallen.append(card)
    return milled


def fall(game: Game, card: int) -> None:
    """Put a card into the Dark Area: whoever knew it saw it fall, and only its owner may look there (A-2.5)."""
    table = game.table
    opened = table.knows[card] == 3
    table.lose(card)
    table.move(card, DARK_AREA, unseen=False)
    if opened:
        table.mark[card] = sheet.FELL_OPEN


def leave_unseen(game: Game, cards: list[int]) -> None:
    """Cards of one zone are about to leave it, and the other seat does not see which: of the rest it is no longer sure."""
    game.table.leave_unseen(cards)
    if len(cards) != 0 and game.table.zone_of(cards[0]) == DARK_AREA:
        for card in game.table.zone(game.table.owner[cards[0]], DARK_AREA):
            game.table.mark[card] = 0


def discard(game: Game, seat: int, cards: list[int], rule: str) -> None:
    """Send cards to the Dark Area; those of a hand are shown as they go, what lies face down is not (A-13.2, A-15.1)."""
    if len(cards) == 0:
        return
    gone: list[int] = []
    for card in cards:
        if game.table.zone_of(card) == HAND:
            game.table.show(card, 3)
        gone.append(card)
        if game.table.zone_of(card) == DIGIMON_BOXES:
            gone.extend([other for other in sheet.stack(game, card) if other not in cards])
    game.emit("discarded", rule, seat, gone, len(gone))
    for card in gone:
        leaves(game, card)
    for card in gone:
        fall(game, card)


def leaves(game: Game, card: int) -> None:
    """A card is about to leave play, other than by destruction: that may trigger, and what it held ends."""
    zone = game.table.zone_of(card)
    if zone not in (DIGIMON_BOXES, OPTION_SLOTS):
        return
    seat = game.table.owner[card]
    if game.table.up[card] == 1:
        if zone == OPTION_SLOTS:
            answer(game, card, codes.EV_LEAVES_SLOT, seat, card)
        if zone == OPTION_SLOTS or sheet.is_digimon(game, card):
            happen(game, codes.EV_LEAVES_PLAY, seat, card)
    if zone == DIGIMON_BOXES:
        _let_go(game, card)
    end_effects_of(game, card)


def end_effects_of(game: Game, card: int) -> None:
    """End what holds only while this card is in play (A-14.4)."""
    serial = game.table.serial[card]
    kept: list[Effect] = []
    for effect in game.effects:
        if not (effect.until == codes.STAYS and effect.card == card and effect.serial == serial):
            kept.append(effect)
    if len(kept) != len(game.effects):
        game.effects = kept


def destroy(game: Game, card: int, rule: str) -> bool:
    """Destroy a Digimon: it is removed from the game (A-13.1, A-13.3). False if it cannot be destroyed."""
    if values.is_(game, card, numbers.CANNOT_BE_DESTROYED):
        game.emit("not-destroyed", "A-14.3", game.table.owner[card], [card])
        return False
    seat = game.table.owner[card]
    on_it = sheet.stack(game, card)
    end_effects_of(game, card)
    game.emit("destroyed", rule, seat, [card])
    other = sheet.opposing(game, card)
    _let_go(game, card)
    game.table.move(card, REMOVED, up=True)
    for evolution in on_it:
        fall(game, evolution)
    happen(game, codes.EV_DESTROYED, seat, card, 0, other)
    return True


def _let_go(game: Game, card: int) -> None:
    # Nobody supports a Digimon that has left.
    for supporter in sheet.supporters(game, card):
        game.table.host[supporter] = -1


def remove(game: Game, seat: int, cards: list[int], rule: str) -> None:
    """Take cards out of the game without destroying them."""
    for card in cards:
        game.table.show(card, 3)
    game.emit("removed", rule, seat, cards, len(cards))
    for card in cards:
        on_it = sheet.stack(game, card) if game.table.zone_of(card) == DIGIMON_BOXES else []
        leaves(game, card)
        game.table.move(card, REMOVED, up=True)
        for evolution in on_it:
            fall(game, evolution)


# Placing.


def open_box(game: Game, card: int, up: bool = False) -> None:
    """Lay a Digimon into a new box (A-7.16)."""
    game.table.move(card, DIGIMON_BOXES, up=up)
    game.reg[sheet.BOXES] += 1
    game.table.mark[card] = game.reg[sheet.BOXES]


def lay_on(game: Game, card: int, digimon: int, up: bool = False) -> None:
    """Lay an evolution card on a Digimon (A-7.18)."""
    game.table.move(card, DIGIMON_BOXES, up=up)
    game.table.mark[card] = game.table.mark[digimon]
    game.table.host[card] = digimon


def lay_option(game: Game, card: int, up: bool = False) -> None:
    """Lay an option into the slots (A-7.17)."""
    game.table.move(card, OPTION_SLOTS, up=up)


# Evolving.


def evolve(game: Game, card: int, rule: str) -> None:
    """Let the lowest evolution card on a Digimon become the Digimon of its box; the one below goes to the Dark Area."""
    table = game.table
    base = table.host[card]
    seat = table.owner[card]
    rest = sheet.stack(game, base)
    boxes = table.zone(seat, DIGIMON_BOXES)
    boxes.remove(card)
    boxes.insert(boxes.index(base), card)
    for other in rest:
        table.host[other] = card
    table.host[card] = -1
    game.emit("evolved", rule, seat, [card, base])
    happen(game, codes.EV_EVOLVED_FROM, seat, base, 0, card)
    sheet.add_effect(
        game,
        sheet.K_EVOLVED,
        seat,
        game.reg[sheet.TURN],
        -1,
        game.pin(face(game, base)),
        -1,
        codes.GAME,
        target=sheet.on_card(game, card),
    )
    end_effects_of(game, base)
    for follower in sheet.supporters(game, base):
        table.host[follower] = card
    _take_over(game, base, card)
    fall(game, base)


def _take_over(game: Game, base: int, card: int) -> None:
    # What fights goes on fighting in its new form.
    for place in (sheet.ATTACKER, sheet.DEFENDER):
        if game.reg[place] == base and game.reg[place + 1] == game.table.serial[base]:
            game.reg[place] = card
            game.reg[place + 1] = game.table.serial[card]


def evolution_fails(game: Game, base: int, failed: list[int], rule: str) -> None:
    """The evolution card and all above it go to the Dark Area; the card below stays (A-8.5)."""
    seat = game.table.owner[base]
    game.emit("evolution-failed", rule, seat, [base, *failed], len(failed))
    for card in failed:
        fall(game, card)
    happen(game, codes.EV_EVOLUTION_FAILED, seat, base)


# Upright and sideways.


def turn(game: Game, card: int, sideways: bool) -> bool:
    """Turn a card in play sideways or upright; whether it lay the other way."""
    wanted = 1 if sideways else 0
    if game.table.turned[card] == wanted:
        return False
    game.table.turned[card] = wanted
    return True


# The deck made anew.


def renew(game: Game, seat: int, rule: str) -> None:
    """All own cards in play go to the Dark Area; with it and what is left of the deck a new deck is shuffled (A-7.10)."""
    game.emit("renewed", rule, seat, [])
    discard(game, seat, sheet.digimon(game, seat) + sheet.slots(game, seat), rule)
    for card in game.table.zone(seat, DARK_AREA):
        game.table.mark[card] = 0
    game.table.gather(seat, DARK_AREA, NET_OCEAN)
    piles.shuffle(game, seat, NET_OCEAN, rule)
    happen(game, codes.EV_RENEWED, seat)


def hand_into_deck(game: Game, seat: int, rule: str) -> None:
    """Shuffle a hand back into the deck."""
    game.table.gather(seat, HAND, NET_OCEAN)
    piles.shuffle(game, seat, NET_OCEAN, rule)


# What lasts.


def expire(game: Game, span: int) -> None:
    """End what lasts to this moment: of a battle or of a turn; and what is about cards that have left."""
    kept: list[Effect] = []
    for effect in game.effects:
        picks = effect.picks
        if len(picks) != 0 and picks[0] >= 0 and game.table.serial[picks[0]] != picks[1]:
            continue
        if effect.until == codes.TURNS and span == codes.END_OF_TURN:
            if effect.turns > 1:
                kept.append(spans.one_turn_less(effect))
        elif effect.until != span:
            kept.append(effect)
    game.effects = kept
