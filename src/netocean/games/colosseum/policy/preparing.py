"""Habits of Preparation and Evolution: throw away what is useless, plan what will succeed, lay options, evolve."""

from typing import Final, cast

from netocean.engine.game import Game
from netocean.engine.play import PICK, Choice
from netocean.games.colosseum import sheet
from netocean.games.colosseum.policy.plans import (
    USELESS,
    active_face,
    duel,
    fights,
    is_based,
    might,
    reach,
    rival_of,
    wanted,
    whole_payments,
)
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.requirement import step_fails
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.steps.preparation import PlanStep
from netocean.games.colosseum.steps.verbs import BLUFF, EXCHANGE, PAY
from netocean.games.colosseum.zones import NET_OCEAN
from netocean.games.duelling import card_of, target_of
from netocean.games.foresight import STEPS, Preparer

BASES: Final = 300  # for each card of the deck that a Level III can become
THIN_OCEAN: Final = 7  # an evolved Digimon lives as long as its Net Ocean (C-R9.8): below this nothing is thrown away


class Hand(Preparer):
    """What the cards of a hand of this game are good for."""

    def promise(self, game: Game, seat: int, card: int) -> int:
        """The Level III with the most evolutions in the deck, then the strongest (C-R4.1)."""
        printed = face(game, card)
        value = might(printed)
        for other in game.table.zone(seat, NET_OCEAN):
            if is_based(face(game, other), printed):
                value += BASES
        return value

    def below(self, game: Game, seat: int) -> int:
        return sheet.active(game, seat)

    def reach(self, game: Game, seat: int, card: int, held: bool) -> int:
        return reach(game, seat, face(game, card), [card] if held else [], STEPS)

    def has_room(self, game: Game, seat: int) -> bool:
        return len(sheet.free_slots(game, seat)) != 0

    def turns_battles(self, game: Game, card: int) -> bool:
        return fights(face(game, card))

    def is_usable(self, game: Game, card: int) -> bool:
        return not face(game, card).digimon and face(game, card).use >= 0

    def wanted(self, game: Game, seat: int, card: int) -> int:
        return wanted(game, seat, card)


OWN_HAND: Final = Hand()


def discard(game: Game, choice: Choice) -> int:
    """What is of no use goes, one card after the other (C-R6.1)."""
    seat = choice.seat
    if sheet.evolved(game, seat) and game.table.count(seat, NET_OCEAN) < THIN_OCEAN:
        return 0
    for place, option in enumerate(choice.options):
        if option.verb is PICK and wanted(game, seat, card_of(game, option)) == USELESS:
            return place
    return 0


def plan_base(game: Game, seat: int, plans: list[list[int]]) -> Face | None:
    """The Digimon that will be active after the plans that succeed."""
    base = active_face(game, seat)
    for plan in plans:
        if base is not None and plan[1] >= 0 and is_based(face(game, plan[0]), base):
            base = face(game, plan[0])
    return base


def plan_step(game: Game) -> PlanStep:
    """The running step of a plan."""
    return cast(PlanStep, game.stack[len(game.stack) - 1])


def plan(game: Game, choice: Choice) -> int:
    """The Digimon that leads furthest among those that will succeed (C-R6.6)."""
    seat = choice.seat
    step = plan_step(game)
    base = plan_base(game, seat, step.plans())
    if base is None:
        return 0
    taken = step.taken()
    best, most = 0, -1
    for place, option in enumerate(choice.options):
        if option.verb is not PICK:
            continue
        card = card_of(game, option)
        ways = whole_payments(game, seat, card, taken, base)
        if len(ways) != 0:
            value = reach(game, seat, face(game, card), [*taken, card, *ways[0].cards], STEPS - 1)
            if value > most:
                best, most = place, value
    return best


def pay(game: Game, choice: Choice) -> int:
    """A whole payment that succeeds; else nothing: a hopeless plan costs no more than its card (C-R6.7, C-R6.9)."""
    step = plan_step(game)
    plans = step.plans()
    base = plan_base(game, choice.seat, plans[: len(plans) - 1])
    card = plans[len(plans) - 1][0]
    ways = whole_payments(game, choice.seat, card, step.taken(), base) if base is not None else []
    nothing = 0
    for place, option in enumerate(choice.options):
        if option.verb is PAY:
            for way in ways:
                if way.line == option.value and (len(way.cards) == 0 or way.cards[0] == target_of(game, option)):
                    return place
        elif option.verb is BLUFF:
            nothing = place
    return nothing


def evolve(game: Game, choice: Choice) -> int:
    """Open what succeeds and helps, exchange where that helps, and keep closed what would fail (C-R7.4, C-R7.7)."""
    seat = choice.seat
    if choice.card == 0:
        return 0
    card = game.table.card(seat, choice.card)
    if step_fails(game, seat, card, sheet.payment(game, seat, card)) is None:
        return 0 if _helps(game, seat, card) else 1
    better = _rescue(game, choice)
    return better if better >= 0 else 1


def _helps(game: Game, seat: int, card: int) -> bool:
    # An evolved Digimon that is beaten where its base is not would only lose more points; a further step may help.
    base, rival = active_face(game, seat), rival_of(game, seat)
    if base is None or rival is None or len(sheet.planned(game, seat)) > 1:
        return True
    return duel(face(game, card), rival) >= 0 or duel(base, rival) <= 0


def _rescue(game: Game, choice: Choice) -> int:
    # A Level III of the hand on which the planned card can evolve after all.
    planned = game.table.card(choice.seat, choice.card)
    base = active_face(game, choice.seat)
    if base is not None and is_based(face(game, planned), base):
        return -1
    for place, option in enumerate(choice.options):
        if option.verb is EXCHANGE and is_based(face(game, planned), face(game, card_of(game, option))):
            return place
    return -1
