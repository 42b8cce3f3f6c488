"""How cards go from place to place: drawn, milled, discarded, laid, taken away. Every way out of a zone passes here."""

from netocean.engine.game import Game
from netocean.games import effects, piles, spans
from netocean.games.colosseum import sheet
from netocean.games.colosseum.events import answer, happen
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import (
    DARK_AREA,
    DIGIMON_BOX,
    EVOLUTION_BOX,
    HAND,
    NET_OCEAN,
    REQUIREMENT_BOX,
    SLOTS,
)

HAND_SIZE = 6  # C-R4.5, C-R6.3


def draw(game: Game, seat: int, count: int, rule: str) -> int:
    """Draw from the Net Ocean as far as there are cards (C-R0.4); how many were drawn."""
    return piles.draw(game, seat, count, NET_OCEAN, HAND, rule)


def top(game: Game, seat: int) -> int:
    """The top card of a Net Ocean that is not empty."""
    return piles.top(game, seat, NET_OCEAN)


def mill(game: Game, seat: int, count: int, rule: str) -> int:
    """Send cards from the top of the Net Ocean unseen to the Dark Area (C-R13.4), as many as there are (C-R0.4)."""
    return piles.mill(game, seat, count, NET_OCEAN, DARK_AREA, rule)


def discard(game: Game, seat: int, cards: list[int], rule: str) -> None:
    """Send cards to the Dark Area as they lie: what was hidden goes unseen, only the number is public (C-R13.4)."""
    if len(cards) == 0:
        return
    # Cards of box and slots can be pointed at; of a hand only the number is public.
    game.table.leave_unseen([card for card in cards if game.table.zone_of(card) == HAND])
    game.emit("discarded", rule, seat, cards, len(cards))
    for card in cards:
        _to_dark_area(game, card)


def _to_dark_area(game: Game, card: int) -> None:
    zone = game.table.zone_of(card)
    if zone in SLOTS:
        leave_slot(game, card)
    elif zone == DIGIMON_BOX:
        leave_box(game, card)
    else:
        game.table.move(card, DARK_AREA, unseen=False)


def leave_slot(game: Game, card: int) -> None:
    """A card leaves its option slot for the Dark Area: its effects end, and leaving may trigger (C-R6.2)."""
    if game.table.up[card] == 1:
        answer(game, card, nodes.EV_LEAVES_SLOT)
    end_effects_of(game, card)
    game.table.move(card, DARK_AREA)


def end_effects_of(game: Game, card: int) -> None:
    """End what holds only while this card stays. In Battle its letter does not give way to an earlier one (C-R8.8)."""
    natural = effects.end_with_card(game, card, sheet.K_LIMIT, sheet.K_USED, sheet.K_LETTER)
    if natural >= 0 and game.reg[sheet.PHASE] == sheet.BATTLE:
        sheet.add_effect(game, sheet.K_LETTER, natural, -1, -1, -1, -1, nodes.END_OF_BATTLE)


def leave_box(game: Game, card: int) -> None:
    """A card leaves the Digimon Box for the Dark Area."""
    seat = game.table.owner[card]
    was_active = sheet.active(game, seat) == card
    ends = sheet.thing(game, card)
    game.table.move(card, DARK_AREA)
    if not was_active:
        return
    end_with_active(game, ends)
    game.reg[sheet.EVOLVED_AT + seat] = 0
    game.reg[sheet.ENTERED + seat] = game.next_stamp()
    if sheet.active(game, seat) < 0:
        game.emit("box-emptied", "C-R10.2", seat, [])
        happen(game, nodes.EV_BOX_EMPTIED, seat)


def end_with_active(game: Game, ended: int) -> None:
    """End effects and send away option cards that last only as long as this Digimon is active (C-R9.7)."""
    for card in spans.end_with_active(game, ended, sheet.K_LIMIT):
        discard(game, game.table.owner[card], [card], "C-R9.7")


def lay_level_iii(game: Game, card: int, up: bool, rule: str) -> None:
    """Lay a Level III from hand into its owner's box, on the one it replaces (C-R6.5, C-R7.2)."""
    seat = game.table.owner[card]
    replaced = sheet.active(game, seat)
    if replaced >= 0 and (up or not sheet.switches(game).exchange_at_flip):
        game.emit("level-iii-replaced", rule, seat, [replaced])
        old = sheet.thing(game, replaced)
        game.table.move(replaced, DARK_AREA)
        end_with_active(game, old)
    game.table.move(card, DIGIMON_BOX, up=up)
    game.reg[sheet.ENTERED + seat] = game.next_stamp()
    game.emit("level-iii-laid", rule, seat, [card])


def turn_up_box(game: Game, seat: int) -> None:
    """Turn up a seat's Level III (C-R7.1); what it replaced leaves now under `exchange_moment = at_flip` (C-R6.5)."""
    cards = sheet.box(game, seat)[:]
    if len(cards) == 0:
        return
    last = cards[len(cards) - 1]
    for card in cards[: len(cards) - 1]:
        if face(game, last).level == nodes.LEVEL_III:
            game.emit("level-iii-replaced", "C-R6.5", seat, [card])
            ended = sheet.thing(game, card)
            game.table.move(card, DARK_AREA)
            end_with_active(game, ended)
    if game.table.up[last] == 0:
        game.table.turn_up(last)
        game.emit("level-iii-turned-up", "C-R7.1", seat, [last])


def evolve_onto(game: Game, card: int, rule: str) -> None:
    """Lay an evolved Digimon on the Level III; the former one and the payment go to the Dark Area (C-R7.4)."""
    seat = game.table.owner[card]
    paid = payment_of(game, card)
    former = sheet.active(game, seat)
    old = sheet.thing(game, former)
    game.table.move(card, DIGIMON_BOX, up=True)
    if face(game, former).level != nodes.LEVEL_III:
        game.table.move(former, DARK_AREA)
    end_with_active(game, old)
    game.reg[sheet.EVOLVED_AT + seat] = game.reg[sheet.TURN]
    game.reg[sheet.ENTERED + seat] = game.next_stamp()
    game.emit("evolved", rule, seat, [card])
    for used in paid:
        game.table.move(used, DARK_AREA)
    if face(game, card).events & (1 << nodes.EV_EVOLVED) != 0:
        answer(game, card, nodes.EV_EVOLVED)


def payment_of(game: Game, card: int) -> list[int]:
    """The payment that lies for a card of the Evolution Box; none for a card from elsewhere."""
    if game.table.zone_of(card) != EVOLUTION_BOX:
        return []
    return sheet.payment(game, game.table.owner[card], card)


def clear_boxes(game: Game, seat: int) -> None:
    """What is left in a seat's Evolution and Requirements Boxes goes to the Dark Area (C-R7.6)."""
    leave_over(game, seat, game.table.zone(seat, EVOLUTION_BOX) + game.table.zone(seat, REQUIREMENT_BOX))


def leave_over(game: Game, seat: int, left: list[int]) -> None:
    """Planned cards and payment that came to nothing go to the Dark Area."""
    if len(left) != 0:
        game.emit("leftovers", "C-R7.6", seat, [card for card in left if game.table.up[card] == 1], len(left))
        for card in left:
            game.table.move(card, DARK_AREA)


def remove_evolved(game: Game, seat: int, rule: str) -> bool:
    """Send a seat's evolved Digimon to the Dark Area; the Level III stays (C-R9.5). Whether there was one."""
    if not sheet.evolved(game, seat) or len(sheet.box(game, seat)) < 2:
        return False
    card = sheet.active(game, seat)
    game.emit("evolved-removed", rule, seat, [card])
    leave_box(game, card)
    return True


def expire(game: Game, span: int) -> None:
    """End what lasts to this moment: end of phase, battle or turn. Cards whose limit it is leave (C-R9.7)."""
    for card in spans.end(game, span, sheet.K_LIMIT):
        discard(game, game.table.owner[card], [card], "C-R9.7")
