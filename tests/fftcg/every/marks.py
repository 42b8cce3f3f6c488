"""What each verb must leave behind in the position: looked at before and after it was carried out."""

from collections.abc import Callable

from fftcg.every import marks_lasting
from fftcg.every.looks import IDLE, Look
from netocean.engine.game import Game
from netocean.games.fftcg import history, sheet
from netocean.games.fftcg.intern import word
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.traits import OBJECT
from netocean.games.fftcg.vocabulary import codes
from netocean.games.fftcg.zones import BREAK, DAMAGE, DECK, FIELD, HAND, LB, REMOVED, STACK

__all__ = ["Look", "marked"]

Mark = Callable[[Look, Game], str]
"""Empty if the mark is there; what is missing otherwise. Raises Idle where there was nothing to do."""


def marked(look: Look, after: Game) -> tuple[str, str]:
    """What is missing of the mark of an action, and why it had nothing to do."""
    if after.outcome is not None and look.node.code not in (codes.WIN,):
        return "", "the game is over"
    mark = MARKS.get(look.node.code)
    try:
        if mark is None:
            return marks_lasting.lasts(look, after), ""
        return mark(look, after), ""
    except IDLE as idle:
        return "", str(idle)


# Damage.


def _damage(look: Look, after: Game) -> str:
    if look.number(1) == 0 and look.node.code != codes.DAMAGE_EACH:
        raise IDLE("no damage")
    for card in look.fielded():
        harmed = sheet.of(after, card, sheet.DAMAGE_ON) > sheet.of(look.before, card, sheet.DAMAGE_ON)
        if not harmed and not look.gone(after, card) and not look.shielded(card):
            return f"no damage on {card}"
    return ""


def _damage_player(look: Look, after: Game) -> str:
    seat, amount = look.side(0), look.number(1)
    taken = sheet.points(after, seat) - sheet.points(look.before, seat)
    if amount == 0:
        raise IDLE("no damage")
    return "" if taken >= amount else f"{taken} points instead of {amount}"


def _heal(look: Look, after: Game) -> str:
    hurt = [card for card in look.fielded() if sheet.of(look.before, card, sheet.DAMAGE_ON)]
    if not hurt:
        raise IDLE("nothing is damaged")
    return "" if all(sheet.of(after, card, sheet.DAMAGE_ON) == 0 for card in hurt) else "damage is left"


# Moves.


def _to(zone: int, only_field: bool = False) -> Mark:
    def mark(look: Look, after: Game) -> str:
        cards = look.fielded() if only_field else look.cards()
        for card in [card for card in cards if look.before.table.zone_of(card) != zone]:
            now = after.table.zone_of(card)
            if now != zone and now != LB and not look.stays(after, card, zone):
                return f"{card} went to {now} instead of {zone}"
        return ""

    return mark


def _play(look: Look, after: Game) -> str:
    for card in look.cards():
        if as_face(after.table.face[card]).is_character() and after.table.zone_of(card) != FIELD:
            if not look.gone_since(after, card, FIELD):
                return f"{card} is not on the field"
    return ""


def _deck_end(look: Look, after: Game) -> str:
    for card in look.cards():
        if after.table.zone_of(card) not in (DECK, LB):
            return f"{card} is not in a deck"
    return ""


def _discard(look: Look, after: Game) -> str:
    cards = [card for card in look.cards() if look.before.table.zone_of(card) == HAND]
    if not cards:
        raise IDLE("no card of a hand")
    return "" if all(after.table.zone_of(card) != HAND for card in cards) else "still in the hand"


def _discards(look: Look, after: Game) -> str:
    seat = look.side(0)
    had = look.before.table.count(seat, HAND)
    wanted = had if look.node.code == codes.DISCARD_HAND else min(look.number(1), had)
    if wanted == 0:
        raise IDLE("nothing to discard")
    gone = [card for card in look.before.table.zone(seat, HAND) if after.table.zone_of(card) != HAND]
    return "" if len(gone) >= wanted else f"{len(gone)} discarded instead of {wanted}"


def _draw(look: Look, after: Game) -> str:
    seat, wanted = look.side(0), min(look.number(1), look.before.table.count(look.side(0), DECK))
    if wanted == 0:
        raise IDLE("nothing to draw")
    drawn = [card for card in look.before.table.zone(seat, DECK) if after.table.zone_of(card) == HAND]
    return "" if len(drawn) == wanted else f"{len(drawn)} drawn instead of {wanted}"


def _mill(look: Look, after: Game) -> str:
    seat, wanted = look.side(0), min(look.number(1), look.before.table.count(look.side(0), DECK))
    gone = [card for card in look.before.table.zone(seat, DECK) if after.table.zone_of(card) == BREAK]
    return "" if len(gone) == wanted else f"{len(gone)} milled instead of {wanted}"


# Knowledge.


def _shown(look: Look, after: Game) -> str:
    seat = look.step.seat
    cards = look.before.table.zone(look.side(0), HAND) if look.node.code == codes.REVEAL_HAND else look.cards()
    seats = (seat,) if look.node.code == codes.LOOK else (0, 1)
    if not cards:
        raise IDLE("nothing to show")
    return "" if all(after.table.known(one, card) for one in seats for card in cards) else "not everybody knows it"


def _shuffle(look: Look, after: Game) -> str:
    seat = look.side(0)
    if after.table.count(seat, DECK) < 4:
        raise IDLE("too few cards to see it")
    same = look.before.table.zone(seat, DECK) == after.table.zone(seat, DECK)
    return "the deck lies as before" if same else ""


# Status.


def _turned(turned: int) -> Mark:
    def mark(look: Look, after: Game) -> str:
        cards = [card for card in look.fielded() if look.before.table.turned[card] != turned]
        if not cards:
            raise IDLE("they lie so already")
        for card in cards:
            if after.table.turned[card] != turned and not look.gone(after, card) and not look.shielded(card):
                return f"{card} is not turned"
        return ""

    return mark


def _freeze(look: Look, after: Game) -> str:
    for card in look.fielded():
        if sheet.of(after, card, sheet.FROZEN) == 0 and not look.gone(after, card) and not look.shielded(card):
            return f"{card} is not frozen"
    return ""


def _place(look: Look, after: Game) -> str:
    amount, name = look.number(2), word(look.node.args[1].name)
    if amount == 0:
        raise IDLE("no counters")
    for card in look.cards():
        if sheet.counters(after, card, name) - sheet.counters(look.before, card, name) != amount:
            return f"not {amount} counters more on {card}"
    return ""


def _take(look: Look, after: Game) -> str:
    name = word(look.node.args[1].name)
    had = [card for card in look.cards() if sheet.counters(look.before, card, name) > 0]
    if not had:
        raise IDLE("no counters")
    for card in had:
        if sheet.counters(after, card, name) >= sheet.counters(look.before, card, name):
            return f"no counter was taken from {card}"
    return ""


def _kinds(sign: int) -> Mark:
    """More or less counters of whichever kind."""

    def mark(look: Look, after: Game) -> str:
        had = [card for card in look.cards() if sheet.counters(look.before, card, -1) > 0]
        if not had:
            raise IDLE("no counters")
        changes = [sheet.counters(after, card, -1) - sheet.counters(look.before, card, -1) for card in had]
        return "" if all(change * sign > 0 for change in changes) else "the counters are as before"

    return mark


def _crystals(look: Look, after: Game) -> str:
    column = sheet.CRYSTALS + look.side(0)
    gained = after.reg[column] - look.before.reg[column]
    wanted = look.number(1)
    if wanted == 0:
        raise IDLE("no crystals")
    return "" if gained == wanted else f"{gained} crystals instead of {wanted}"


def _pay_crystals(look: Look, after: Game) -> str:
    spent = [look.before.reg[sheet.CRYSTALS + seat] - after.reg[sheet.CRYSTALS + seat] for seat in (0, 1)]
    wanted = look.number(0)
    if max(look.before.reg[sheet.CRYSTALS : sheet.CRYSTALS + 2]) < wanted:
        raise IDLE("too few crystals")
    return "" if wanted in spent else f"{spent} paid instead of {wanted}"


def _pay(look: Look, after: Game) -> str:
    text = look.node.args[0].name
    if text == "0":
        return ""
    for seat in (0, 1):
        dulled = [c for c in sheet.field(after, seat) if after.table.turned[c] and not look.before.table.turned[c]]
        if dulled or after.table.count(seat, HAND) < look.before.table.count(seat, HAND):
            return ""
    if not look.paying():
        raise IDLE("nobody pays")
    return "nothing was paid"


# The course of the game.


def _announced(look: Look, after: Game) -> str:
    """Something waits to be cast or used."""
    if look.node.code == codes.REUSE_SPECIAL and not history.specials(look.before):
        raise IDLE("no special ability was used")
    if look.node.code not in (codes.AGAIN, codes.REUSE_SPECIAL) and not look.objects() and not look.cards():
        raise IDLE("nothing to cast or use")
    more = len(after.stack) > len(look.before.stack) or len(after.triggers) > len(look.before.triggers)
    later = after.reg[sheet.CAST_COUNT] > look.before.reg[sheet.CAST_COUNT] or len(after.aside) > len(look.before.aside)
    return "" if more or later else "nothing waits to be cast or used"


def _retarget(look: Look, after: Game) -> str:
    """Another one is chosen, where there is another."""
    before = {step.c: step.picks for step in look.before.aside if step.c in look.objects()}
    if not before:
        raise IDLE("nothing on the stack")
    if any(step.c in before and step.picks != before[step.c] for step in after.aside):
        return ""
    if sum(len(sheet.field(look.before, seat)) for seat in (0, 1)) < 2:
        raise IDLE("nothing else to choose")
    return "it chooses as before"


def _cancel(look: Look, after: Game) -> str:
    objects = look.objects()
    cards = [card for card in look.things if card < OBJECT and look.before.table.zone_of(card) == STACK]
    if not objects and not cards:
        raise IDLE("nothing on the stack")
    if any(after.table.zone_of(card) == STACK for card in cards):
        return "still on the stack"
    left = [step.c for step in after.aside]
    return "" if not any(one in left for one in objects) else "still on the stack"


def _extra_turn(look: Look, after: Game) -> str:
    return "" if after.reg[sheet.EXTRA] >> look.side(0) & 1 else "no extra turn"


def _extra_phase(look: Look, after: Game) -> str:
    turn = next(step for step in after.stack if step.code() == 2)
    return "" if turn.at == 4 else "no extra phase"


def _win(look: Look, after: Game) -> str:
    won = after.reg[sheet.WON + look.side(0)] == 1 or after.outcome is not None
    return "" if won else "nobody has won"


def _attacking(bit: bool) -> Mark:
    def mark(look: Look, after: Game) -> str:
        cards = [card for card in look.fielded() if (sheet.of(look.before, card, sheet.ATTACKING) != 0) != bit]
        if not cards:
            raise IDLE("they do so already")
        return "" if all((sheet.of(after, card, sheet.ATTACKING) != 0) == bit for card in cards) else "no change"

    return mark


def _faces(up: int) -> Mark:
    def mark(look: Look, after: Game) -> str:
        return "" if all(after.table.up[card] == up for card in look.cards()) else "not turned"

    return mark


def _nothing(look: Look, after: Game) -> str:
    """What a replacement makes of its event is seen in the event."""
    return ""


MARKS: dict[int, Mark] = {
    codes.DAMAGE: _damage,
    codes.DAMAGE_EACH: _damage,
    codes.DAMAGE_UNREDUCED: _damage,
    codes.DIVIDE_DAMAGE: _damage,
    codes.DAMAGE_PLAYER: _damage_player,
    codes.DAMAGE_PLAYER_NO_EX: _damage_player,
    codes.HEAL: _heal,
    codes.BREAK: _to(BREAK, True),
    codes.PUT: _to(BREAK),
    codes.RETURN: _to(HAND),
    codes.ADD: _to(HAND),
    codes.REMOVE: _to(REMOVED),
    codes.TO_DAMAGE_ZONE: _to(DAMAGE),
    codes.PLAY: _play,
    codes.PLAY_QUIETLY: _play,
    codes.PLAY_MINE: _play,
    codes.TOP: _deck_end,
    codes.UNDER: _deck_end,
    codes.BOTTOM: _deck_end,
    codes.TOP_OR_BOTTOM: _deck_end,
    codes.BOTTOM_SHUFFLED: _deck_end,
    codes.SHUFFLE_IN: _deck_end,
    codes.DISCARD: _discard,
    codes.DISCARD_CARDS: _discards,
    codes.DISCARD_RANDOM: _discards,
    codes.DISCARD_HAND: _discards,
    codes.DRAW: _draw,
    codes.MILL: _mill,
    codes.REVEAL: _shown,
    codes.REVEAL_HAND: _shown,
    codes.LOOK: _shown,
    codes.SHUFFLE: _shuffle,
    codes.TURN_DOWN: _faces(0),
    codes.TURN_UP: _faces(1),
    codes.DULL: _turned(1),
    codes.ACTIVATE: _turned(0),
    codes.FREEZE: _freeze,
    codes.PLACE: _place,
    codes.TAKE: _take,
    codes.PLACE_KIND: _kinds(1),
    codes.TAKE_KIND: _kinds(-1),
    codes.GAIN_CRYSTALS: _crystals,
    codes.PAY_CRYSTALS: _pay_crystals,
    codes.PAY: _pay,
    codes.CAST: _announced,
    codes.CAST_FREE: _announced,
    codes.CAST_CHEAPER: _announced,
    codes.CAST_CHEAPER_BUT_ONE: _announced,
    codes.USE_ABILITY_OF: _announced,
    codes.USE_EX: _announced,
    codes.AGAIN: _announced,
    codes.REUSE_SPECIAL: _announced,
    codes.RETARGET: _retarget,
    codes.RETARGET_TO: _retarget,
    codes.CANCEL: _cancel,
    codes.EXTRA_TURN: _extra_turn,
    codes.EXTRA_ATTACK_PHASE: _extra_phase,
    codes.WIN: _win,
    codes.JOIN_ATTACK: _attacking(True),
    codes.END_ATTACK: _attacking(False),
    codes.BECOMES: _nothing,
    codes.REDUCE: _nothing,
    codes.INCREASE: _nothing,
    codes.DOUBLE: _nothing,
    codes.REDIRECT: _nothing,
    codes.NOTHING: _nothing,
    codes.UNREDUCED: _nothing,
}
