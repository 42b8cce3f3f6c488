"""How cards go from place to place: drawn, milled, discarded, laid, taken away. Every way out of a zone passes here."""

from netocean.engine.game import Game
from netocean.games import effects, piles, spans
from netocean.games.appmon import sheet
from netocean.games.appmon.events import answer, happen
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import forbidden, link_bonus
from netocean.games.appmon.zones import (
    APPMON_BOX,
    CHIP_HAND,
    DECK,
    DISCARD_PILE,
    FUSION_BOX,
    HAND,
    OPTION_SLOTS,
    POWER_BOX,
    USED_CHIPS,
)


def draw(game: Game, seat: int, count: int, rule: str) -> int:
    """Draw from the deck as far as there are cards (P-10.6); how many were drawn."""
    return piles.draw(game, seat, count, DECK, HAND, rule)


def mill(game: Game, seat: int, count: int, rule: str) -> int:
    """Send cards from the top of the deck unseen to the discard pile, as many as there are."""
    return piles.mill(game, seat, count, DECK, DISCARD_PILE, rule)


def discard(game: Game, seat: int, cards: list[int], rule: str) -> None:
    """Discard cards as they lie: what was hidden goes unseen, only the number is public. A chip is used up (P-7.3)."""
    if len(cards) == 0:
        return
    # Cards of box and slots can be pointed at; of a hand only the number is public.
    game.table.leave_unseen([card for card in cards if game.table.zone_of(card) in (HAND, CHIP_HAND)])
    game.emit("discarded", rule, seat, cards, len(cards))
    for card in cards:
        _put_away(game, card)


def _put_away(game: Game, card: int) -> None:
    zone = game.table.zone_of(card)
    if face(game, card).kind == codes.CHIP:
        use_up(game, card)
    elif zone == OPTION_SLOTS:
        leave_slot(game, card)
    elif zone == APPMON_BOX:
        leave_box(game, card, DISCARD_PILE)
    else:
        if zone == POWER_BOX:
            end_effects_of(game, card)  # a link's power goes with it (P-9.3)
        game.table.move(card, DISCARD_PILE, unseen=False)


def use_up(game: Game, chip: int) -> None:
    """A chip that was given is used up for this game; under `chip_used_up = false` it comes back (P-7.3, P-9.7)."""
    end_effects_of(game, chip)
    if sheet.switches(game).chip_used_up or game.table.zone_of(chip) == CHIP_HAND:
        game.table.move(chip, USED_CHIPS, up=game.table.up[chip] == 1, unseen=False)
    else:
        game.table.move(chip, CHIP_HAND)


def leave_slot(game: Game, card: int) -> None:
    """A card leaves its option slot for the discard pile: its effects end, and leaving may trigger."""
    if game.table.up[card] == 1:
        answer(game, card, codes.EV_LEAVES_SLOT)
    end_effects_of(game, card)
    game.table.move(card, DISCARD_PILE)


def end_effects_of(game: Game, card: int) -> None:
    """End what holds only while this card stays. In battle its letter does not give way to an earlier one."""
    natural = effects.end_with_card(game, card, sheet.K_LIMIT, sheet.K_USED, sheet.K_LETTER)
    if natural >= 0 and game.reg[sheet.PHASE] == sheet.BATTLE:
        sheet.add_effect(game, sheet.K_LETTER, natural, -1, -1, -1, -1, codes.END_OF_BATTLE)


def leave_box(game: Game, card: int, zone: int) -> None:
    """A card leaves the Appmon box."""
    seat = game.table.owner[card]
    was_active = sheet.active(game, seat) == card
    if game.table.up[card] == 1 and was_active:
        answer(game, card, codes.EV_LEAVES_PLAY)
    ends = sheet.thing(game, card)
    end_effects_of(game, card)
    game.table.move(card, zone)
    if not was_active:
        return
    end_with_active(game, ends)
    game.reg[sheet.EVOLVED_AT + seat] = 0
    game.reg[sheet.CAME_FROM + seat] = 0
    game.reg[sheet.ENTERED + seat] = game.next_stamp()
    if sheet.active(game, seat) < 0:
        game.emit("box-emptied", "P-11.2", seat, [])
        happen(game, codes.EV_BOX_EMPTIED, seat)


def end_with_active(game: Game, ended: int) -> None:
    """End effects and send away options that last only as long as this card fights."""
    for card in spans.end_with_active(game, ended, sheet.K_LIMIT):
        discard(game, game.table.owner[card], [card], "P-10.4")


def _covered(game: Game, card: int) -> None:
    # A card has come to lie on this one, which fights no longer.
    if game.table.up[card] == 1:
        end_effects_of(game, card)
    end_with_active(game, sheet.thing(game, card))


def lay_base(game: Game, card: int, up: bool, rule: str) -> None:
    """Lay a base from hand into its owner's box, on the one it replaces (P-6.4, P-7.4)."""
    seat = game.table.owner[card]
    replaced = sheet.active(game, seat)
    if replaced >= 0 and (up or not sheet.switches(game).exchange_at_flip):
        _replace(game, seat, replaced, rule)
    game.table.move(card, APPMON_BOX, up=up)
    game.reg[sheet.ENTERED + seat] = game.next_stamp()
    game.emit("base-laid", rule, seat, [card])


def _replace(game: Game, seat: int, base: int, rule: str) -> None:
    if game.table.up[base] == 1:
        answer(game, base, codes.EV_LEAVES_PLAY)
    game.emit("base-replaced", rule, seat, [base])
    _covered(game, base)
    game.table.move(base, DISCARD_PILE)


def turn_up_box(game: Game, seat: int) -> None:
    """Turn up a seat's base (P-6.8); what it replaced leaves now under `exchange_moment = at_flip` (P-6.4)."""
    cards = sheet.box(game, seat)[:]
    if len(cards) == 0:
        return
    last = cards[len(cards) - 1]
    if face(game, last).is_base():
        for card in cards[: len(cards) - 1]:
            _replace(game, seat, card, "P-6.4")
    if game.table.up[last] == 0:
        game.table.turn_up(last)
        game.emit("base-turned-up", "P-6.8", seat, [last])


def evolve_onto(game: Game, card: int, rule: str) -> None:
    """Lay a fused or evolved card on the base; the former one and the material are discarded (P-7.5)."""
    seat = game.table.owner[card]
    laid = materials_of(game, card)
    former = sheet.active(game, seat)
    if game.table.up[former] == 1 and not face(game, former).is_base():
        answer(game, former, codes.EV_LEAVES_PLAY)
    came_from = 1 + game.pin(face(game, former))
    _covered(game, former)
    game.table.move(card, APPMON_BOX, up=True)
    if not face(game, former).is_base():
        game.table.move(former, DISCARD_PILE)
    game.reg[sheet.EVOLVED_AT + seat] = game.reg[sheet.TURN]
    game.reg[sheet.CAME_FROM + seat] = came_from
    game.reg[sheet.ENTERED + seat] = game.next_stamp()
    game.emit("fused" if face(game, card).kind == codes.APPMON else "evolved", rule, seat, [card])
    for used in laid:
        _put_away(game, used)
    if face(game, card).events & (1 << codes.EV_EVOLVED) != 0:
        answer(game, card, codes.EV_EVOLVED)


def materials_of(game: Game, card: int) -> list[int]:
    """What lies in the power box for a card of the fusion box; nothing for a card from elsewhere."""
    if game.table.zone_of(card) != FUSION_BOX:
        return []
    return sheet.materials(game, game.table.owner[card], card)


def clear_boxes(game: Game, seat: int) -> None:
    """What is left in a seat's fusion and power box is discarded (P-7.6)."""
    left = game.table.zone(seat, FUSION_BOX) + game.table.zone(seat, POWER_BOX)
    leave_over(game, seat, left)


def leave_over(game: Game, seat: int, left: list[int]) -> None:
    """Declared cards and materials that came to nothing are discarded."""
    if len(left) != 0:
        game.emit("leftovers", "P-7.6", seat, [card for card in left if game.table.up[card] == 1], len(left))
        for card in left:
            _put_away(game, card)


def remove_evolved(game: Game, seat: int, rule: str) -> bool:
    """Discard a seat's fused card; the base stays (P-10.2). Whether there was one."""
    if not sheet.evolved(game, seat) or len(sheet.box(game, seat)) < 2:
        return False
    card = sheet.active(game, seat)
    game.emit("form-removed", rule, seat, [card])
    leave_box(game, card, DISCARD_PILE)
    return True


def link_card(game: Game, seat: int, card: int, rule: str) -> None:
    """Lay a card or chip sideways beside the fighting Appmon (P-9.1, P-9.7); host and partner may answer."""
    end_effects_of(game, card)
    game.table.move(card, POWER_BOX, up=True, turned=True)
    bonus = link_bonus(game, seat, card)
    sheet.add_effect(game, sheet.K_ADD, seat, bonus, card, -1, -1, codes.BATTLE_IF_STAYS)  # P-9.3
    game.emit("linked", rule, seat, [card], bonus)
    happen(game, codes.EV_LINKED, seat)
    if face(game, card).events & (1 << codes.EV_LINKS) != 0:
        answer(game, card, codes.EV_LINKS)


def renew(game: Game, seat: int, rule: str) -> bool:
    """Deck renewal (P-10.5): all in play but gauge card and base is discarded, the discard pile becomes the deck."""
    if forbidden(game, seat, codes.RENEWAL):
        return False
    game.emit("renewal", rule, seat, [])
    remove_evolved(game, seat, rule)
    discard(game, seat, sheet.slots(game, seat)[:], rule)
    for zone in (FUSION_BOX, POWER_BOX):
        discard(game, seat, game.table.zone(seat, zone)[:], rule)
    piles.renew(game, seat, DISCARD_PILE, DECK, rule)
    happen(game, codes.EV_RENEWED, seat)
    return True


def expire(game: Game, span: int) -> None:
    """End what lasts to this moment: end of phase, battle or turn. Options whose time is over leave (P-10.4)."""
    for card in spans.end(game, span, sheet.K_LIMIT):
        discard(game, game.table.owner[card], [card], "P-10.4")
