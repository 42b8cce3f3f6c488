"""What a card is, wherever it is: on the field now, as it last was there, or as it is printed (F-R3.11, F-R14.4)."""

from typing import Final, cast

from netocean.engine.game import Game, Step
from netocean.games.fftcg import sheet
from netocean.games.fftcg.intern import spelled, word
from netocean.games.fftcg.printed import Face
from netocean.games.fftcg.sheet import of
from netocean.games.fftcg.values import Body, values
from netocean.games.fftcg.vocabulary.words import ELEMENTS, SUMMON
from netocean.games.fftcg.zones import STACK

OBJECT: Final = 1_000_000
"""Things on the stack are numbers from here on, so that they can be chosen like cards (F-R8.6)."""


def is_object(card: int) -> bool:
    """Whether this number means something on the stack."""
    return card >= OBJECT


def stack_object(game: Game, card: int) -> Step | None:
    """What lies on the stack under a number, if it is still there."""
    for step in game.aside:
        if step.c == card - OBJECT:
            return step
    return None


def serial_of(game: Game, card: int) -> int:
    """The serial of a card; that of a thing on the stack never changes."""
    return 0 if card >= OBJECT else game.table.serial[card]


def still(game: Game, card: int, serial: int) -> bool:
    """Whether a card is still the thing it was (F-R4.3)."""
    if card >= OBJECT:
        return stack_object(game, card) is not None
    return card >= 0 and game.table.serial[card] == serial


def seen(game: Game, card: int, serial: int = -1) -> Body:
    """A card as a body: now, or with an older serial as it last was on the field."""
    if serial < 0 or game.table.serial[card] == serial:
        found = values(game).bodies.get(card)
        if found is None:
            found = Body(card, game.table.holder(card), sheet.face(game, card))
            if game.table.zone_of(card) == STACK:
                found.types = SUMMON  # F-R21.11: also a Character whose burst line is cast
        return found
    return last_known(game, card, serial)


def last_known(game: Game, card: int, serial: int) -> Body:
    """A thing as it was when it left the field."""
    made = Body(card, game.table.owner[card], cast(Face, game.table.face[card]))
    if of(game, card, sheet.L_SERIAL) == serial + 1:
        made.seat = of(game, card, sheet.L_HOLDER)
        made.power = of(game, card, sheet.L_POWER)
        made.types = of(game, card, sheet.L_TYPES)
        made.elements = of(game, card, sheet.L_ELEMENTS)
        made.cost = of(game, card, sheet.L_COST)
        made.keywords = of(game, card, sheet.L_KEYWORDS)
    for effect in game.effects:
        if effect.kind == sheet.K_KNOWN and effect.card == card and effect.serial == serial:
            made.face = sheet.source(game, effect.source)
            made.categories = made.face.categories
            made.names = [spelled(name) for name in effect.picks[: effect.value]]
            made.jobs = [spelled(job) for job in effect.picks[effect.value :]]
    return made


def remember(game: Game, card: int) -> None:
    """Write down what a thing is, just before it leaves the field (F-R14.4)."""
    now = values(game).bodies.get(card)
    if now is None:
        return
    base = sheet.GAME_REGISTERS + card * sheet.COLUMNS
    reg = game.reg
    flags = sheet.WAS_DULL if game.table.turned[card] == 1 else 0
    if reg[base + sheet.ATTACKING] != 0:
        flags |= sheet.WAS_ATTACKING
    if reg[base + sheet.ATTACKING] == 2:
        flags |= sheet.WAS_IN_PARTY
    if reg[sheet.BLOCKER] == card:
        flags |= sheet.WAS_BLOCKING
    if reg[base + sheet.FROZEN] != 0:
        flags |= sheet.WAS_FROZEN
    reg[base + sheet.L_SERIAL] = game.table.serial[card] + 1
    reg[base + sheet.L_POWER] = now.power
    reg[base + sheet.L_TYPES] = now.types
    reg[base + sheet.L_ELEMENTS] = now.elements
    reg[base + sheet.L_COST] = now.cost
    reg[base + sheet.L_HOLDER] = now.seat
    reg[base + sheet.L_FLAGS] = flags
    reg[base + sheet.L_KEYWORDS] = now.keywords
    reg[base + sheet.L_DAMAGE] = reg[base + sheet.DAMAGE_ON]
    printed = sheet.as_face(game.table.face[card])
    if now.face is not printed or now.names != printed.names or now.jobs != printed.jobs:
        words = [word(one) for one in (*now.names, *now.jobs)]
        place = game.pin(now.face)
        sheet.add_effect(game, sheet.K_KNOWN, now.seat, len(now.names), card, place, -1, 0, reg[sheet.TURN], words)


def flag(game: Game, card: int, serial: int, bit: int) -> bool:
    """Whether a thing that has left was dull, attacking, blocking … as it left."""
    return of(game, card, sheet.L_SERIAL) == serial + 1 and of(game, card, sheet.L_FLAGS) & bit != 0


def share(first: list[str], second: list[str]) -> bool:
    """Whether two lists of words have one in common."""
    for one in first:
        if one in second:
            return True
    return False


def how_many(bits: int) -> int:
    """How many elements a set of bits holds."""
    found = 0
    for element in range(ELEMENTS):
        if bits >> element & 1 == 1:
            found += 1
    return found
