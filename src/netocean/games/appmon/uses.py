"""What a seat may use in the window, and why not: options (P-8.2), abilities, links of cards and chips (P-9).

Each function tells whether something bars one card at one moment. Listing options asks no more, and the first bar ends
it; a refusal gives an empty list, `found`, and gets every reason in it. What is offered and what is said cannot drift.
"""

from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.games.appmon import sheet
from netocean.games.appmon.events import spent
from netocean.games.appmon.sheet import face
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.evaluate import holds
from netocean.games.appmon.vocabulary.paying import cannot_pay
from netocean.games.appmon.vocabulary.projection import chips_free, forbidden, links_allowed, plug_of, silenced
from netocean.games.appmon.zones import HAND
from netocean.games.reasons import barred, enough


def cannot_act(game: Game, seat: int, card: int, index: int, found: list[Reason] | None = None) -> bool:
    """Whether an ability is barred at any moment: by its bound, its condition, its cost."""
    printed = face(game, card)
    ability = printed.abilities[index]
    if spent(game, card, game.table.serial[card], printed, index) and enough(found, Reason("use-bound", "P-8.2")):
        return True
    if ability.condition is not None and not holds(game, seat, ability.condition, 0):
        if enough(found, Reason("use-condition", "P-8.2")):
            return True
    return cannot_pay(game, seat, card, ability.costs, found)


def cannot_open(game: Game, seat: int, card: int, open_: bool, found: list[Reason] | None = None) -> bool:
    """Whether an option in an own slot, or under `options_from_hand` in hand, cannot be used (P-8.2, P-6.7).

    `open_` tells whether this is the moment: the window in battle.
    """
    printed = face(game, card)
    from_hand = game.table.zone_of(card) == HAND
    if game.table.up[card] == 1:
        return enough(found, Reason("open-already", "P-8.2")) or barred(found)
    if printed.use < 0:
        return enough(found, Reason("open-nothing", "P-8.2")) or barred(found)
    if from_hand and not sheet.switches(game).options_from_hand and enough(found, Reason("open-from-slot", "P-6.7")):
        return True
    if not open_ and enough(found, Reason("open-timing", "P-8.2")):
        return True
    if forbidden(game, seat, codes.OPTIONS) and enough(found, Reason("use-forbidden", "P-8.2")):
        return True
    if from_hand and stays(game, card) and sheet.free_slots(game, seat) == 0:
        if enough(found, Reason("open-no-slot", "P-2.7")):
            return True
    if printed.only_one and any([face(game, other).name == printed.name for other in sheet.open_slots(game, seat)]):
        if enough(found, Reason("open-only-one", "P-8.2")):
            return True
    return cannot_act(game, seat, card, printed.use, found)


def stays(game: Game, card: int) -> bool:
    """Whether an option stays in its slot after the turn in which it is used (P-10.4)."""
    printed = face(game, card)
    limit = printed.abilities[printed.use].limit
    return limit is not None and limit.code in (codes.TURNS, codes.WITH_ACTIVE, codes.STAYS)


def cannot_activate(
    game: Game, seat: int, card: int, index: int, open_: bool, found: list[Reason] | None = None
) -> bool:
    """Whether an ability of the own fighting card or of an open option cannot be used (P-8.2)."""
    if not open_ and enough(found, Reason("ability-timing", "P-8.2")):
        return True
    fighter = face(game, card).is_fighter()
    kind = codes.ABILITIES if fighter else codes.OPTIONS
    if forbidden(game, seat, kind) and enough(found, Reason("use-forbidden", "P-8.2")):
        return True
    if fighter and silenced(game, seat) and enough(found, Reason("ability-silenced", "P-8.2")):
        return True
    return cannot_act(game, seat, card, index, found)


def cannot_link(game: Game, seat: int, card: int, open_: bool, found: list[Reason] | None = None) -> bool:
    """Whether a hand card or chip cannot be linked with the own fighting Appmon (P-9.1, P-9.2, P-9.6 to P-9.8)."""
    printed = face(game, card)
    if printed.kind == codes.DIGIMON:
        return enough(found, Reason("link-digimon", "P-9.8")) or barred(found)
    if printed.kind == codes.OPTION:
        return enough(found, Reason("link-no-appmon", "P-9.1")) or barred(found)
    chip = printed.kind == codes.CHIP
    if no_link_now(game, seat, "P-9.7" if chip else "P-9.1", open_, found):
        return True
    host = sheet.active_up(game, seat)
    if host < 0 or face(game, host).kind != codes.APPMON:
        return enough(found, Reason("link-no-host", "P-9.8")) or barred(found)
    if chip:
        return no_chip_fee(game, seat, found)
    return does_not_fit(game, card, host, plug_of(game, seat), found)


def no_link_now(game: Game, seat: int, rule: str, open_: bool, found: list[Reason] | None = None) -> bool:
    """Whether nothing can be linked now: outside the window, after the last link of this battle, under a ban."""
    if not open_ and enough(found, Reason("link-moment", rule)):
        return True
    allowed = links_allowed(game, seat)
    if game.reg[sheet.LINKED + seat] >= allowed and enough(found, Reason("link-once", rule, allowed)):
        return True
    return forbidden(game, seat, codes.LINKS) and enough(found, Reason("use-forbidden", rule))


def no_chip_fee(game: Game, seat: int, found: list[Reason] | None = None) -> bool:
    """Whether no hand card can be discarded for a chip (P-9.7)."""
    if game.table.count(seat, HAND) == 0 and not chips_free(game, seat):
        if enough(found, Reason("cost-hand", "P-9.7", 1)):
            return True
    return barred(found)


def does_not_fit(game: Game, card: int, host: int, plug: list[int], found: list[Reason] | None = None) -> bool:
    """Whether a card is no partner for the Appmon that fights with this plug (P-9.2, P-9.6)."""
    printed = face(game, card)
    if face(game, host).number == printed.number and enough(found, Reason("link-same-number", "P-9.6")):
        return True
    if printed.link_symbol < 0:
        if enough(found, Reason("link-no-power", "P-9.2")):
            return True
    elif printed.link_symbol not in plug and not sheet.switches(game).plug_ignored:
        if enough(found, Reason("link-plug", "P-9.2")):
            return True
    return barred(found)
