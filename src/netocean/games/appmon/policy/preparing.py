"""Habits of Preparation and App fusion: throw away what is useless, declare what will succeed, set options, fuse."""

from typing import Final, cast

from netocean.engine.game import Game
from netocean.engine.play import PICK, Choice
from netocean.games.appmon import sheet
from netocean.games.appmon.policy.plans import (
    active_face,
    completes,
    duel,
    fights,
    gift,
    is_based,
    might,
    reach,
    rival_of,
    wanted,
)
from netocean.games.appmon.printed import Face
from netocean.games.appmon.requirement import step_fails
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps.declare import CARD, DeclareStep
from netocean.games.appmon.steps.verbs import EXCHANGE, FUSE, MATERIAL, PAY
from netocean.games.appmon.zones import DECK, HAND
from netocean.games.duelling import card_of
from netocean.games.foresight import STEPS, Preparer

THIN_DECK: Final = 7  # a fused card lives as long as its deck (P-10.5): below this nothing is thrown away
KEEP: Final = 60  # what is wanted less than this goes
BASES: Final = 300  # for each card of the deck that a base can become


class Hand(Preparer):
    """What the cards of a hand of this game are good for."""

    def promise(self, game: Game, seat: int, card: int) -> int:
        """The base with the most fusions in the deck, then the strongest (P-4.1)."""
        printed = face(game, card)
        value = might(printed)
        for other in game.table.zone(seat, DECK):
            if is_based(face(game, other), printed):
                value += BASES
        return value

    def below(self, game: Game, seat: int) -> int:
        return sheet.active(game, seat)

    def reach(self, game: Game, seat: int, card: int, held: bool) -> int:
        return reach(game, seat, face(game, card), [card] if held else [], STEPS)

    def has_room(self, game: Game, seat: int) -> bool:
        return sheet.free_slots(game, seat) != 0

    def turns_battles(self, game: Game, card: int) -> bool:
        return fights(face(game, card))

    def is_usable(self, game: Game, card: int) -> bool:
        return face(game, card).use >= 0

    def wanted(self, game: Game, seat: int, card: int) -> int:
        return wanted(game, seat, card)


OWN_HAND: Final = Hand()


def discard(game: Game, choice: Choice) -> int:
    """What is of no use goes, one card after the other (P-6.1)."""
    seat = choice.seat
    if game.table.count(seat, DECK) < THIN_DECK:
        return 0
    for place, option in enumerate(choice.options):
        if option.verb is PICK and wanted(game, seat, card_of(game, option)) < KEEP:
            return place
    return 0


def declared_base(game: Game, seat: int, plans: list[list[int]]) -> Face | None:
    """The card that will fight after what is declared has succeeded."""
    base = active_face(game, seat)
    for plan in plans:
        if base is not None and is_based(face(game, plan[CARD]), base):
            base = face(game, plan[CARD])
    return base


def declare_step(game: Game) -> DeclareStep:
    """The running step of a declaration."""
    return cast(DeclareStep, game.stack[len(game.stack) - 1])


def declare(game: Game, choice: Choice) -> int:
    """The card that leads furthest among those that will succeed (P-6.5)."""
    seat = choice.seat
    step = declare_step(game)
    base = declared_base(game, seat, step.plans())
    if base is None:
        return 0
    taken = step.taken()
    best, most = 0, -1
    for place, option in enumerate(choice.options):
        if option.verb is not PICK:
            continue
        card = card_of(game, option)
        given = gift(game, seat, card, taken, base)
        if given is not None:
            value = reach(game, seat, face(game, card), [*taken, card, *given], STEPS - 1)
            if value > most:
                best, most = place, value
    return best


def give(game: Game, choice: Choice) -> int:
    """What makes the fusion succeed at the least cost (P-6.6)."""
    seat = choice.seat
    step = declare_step(game)
    plans = step.plans()
    base = declared_base(game, seat, plans[: len(plans) - 1])
    card = plans[len(plans) - 1][CARD]
    given = gift(game, seat, card, step.taken(), base) if base is not None else None
    if given is None:
        return len(choice.options) - 1
    for place, option in enumerate(choice.options):
        if option.verb is PAY and (len(given) == 0 or card_of(game, option) == given[0]):
            return place
        if option.verb is MATERIAL and face(game, card_of(game, option)) is face(game, given[0]):
            return place
    return 0


def fuse(game: Game, choice: Choice) -> int:
    """Fuse what succeeds and helps, exchange the base where that helps, leave out what would fail (P-7.4)."""
    seat = choice.seat
    if choice.options[0].verb is not FUSE:
        return _better_base(game, choice)
    card = game.table.card(seat, choice.card)
    if step_fails(game, seat, card, sheet.materials(game, seat, card)) is None:
        return 0 if _helps(game, seat, card) else 1
    rescued = _rescue(game, choice, card)
    return rescued if rescued >= 0 else 1


def _helps(game: Game, seat: int, card: int) -> bool:
    # A fused card that is beaten where its base is not would only lose more points; a further step may help.
    base, rival = active_face(game, seat), rival_of(game, seat)
    if base is None or rival is None or len(sheet.declared(game, seat)) > 1:
        return True
    return duel(face(game, card), rival) >= 0 or duel(base, rival) <= 0


def _better_base(game: Game, choice: Choice) -> int:
    # A base that beats the rival where the own one does not.
    base, rival = active_face(game, choice.seat), rival_of(game, choice.seat)
    if base is None or rival is None:
        return 0
    best, most = 0, max(duel(base, rival), 0)
    for place, option in enumerate(choice.options):
        if option.verb is EXCHANGE:
            ahead = duel(face(game, card_of(game, option)), rival)
            if ahead > most and most <= 0:
                best, most = place, ahead
    return best


def _rescue(game: Game, choice: Choice, declared: int) -> int:
    # A base of the hand on which the declared card can be fused after all.
    laid = sheet.materials(game, choice.seat, declared)
    printed = face(game, declared)
    for place, option in enumerate(choice.options):
        if option.verb is EXCHANGE and len(laid) == 1:
            if completes(printed, face(game, card_of(game, option)), face(game, laid[0])):
                return place
    return -1


def may_become(game: Game, seat: int, printed: Face) -> bool:
    """Whether a card can be fused this turn: on what will fight, or on a base that may still be exchanged (P-7.4)."""
    base = declared_base(game, seat, declare_step(game).plans())
    if base is not None and is_based(printed, base):
        return True
    for card in game.table.zone(seat, HAND):
        if face(game, card).is_base() and is_based(printed, face(game, card)):
            return True
    return False


def cannot_complete(game: Game, seat: int, given: int) -> bool:
    """Whether a material is none for the card declared last on what will fight, where another would be one."""
    step = declare_step(game)
    plans = step.plans()
    base = declared_base(game, seat, plans[: len(plans) - 1])
    card = plans[len(plans) - 1][CARD]
    if base is None or gift(game, seat, card, step.taken(), base) is None:
        return False
    return not completes(face(game, card), base, face(game, given))
