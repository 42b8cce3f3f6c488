"""Rollout habits: a cheap, sensible answer to every choice of Hyper Colosseum, and which options deserve a thought.

A habit looks at what its own seat knows, and plays no tricks: it refills, plans what will succeed, evolves, lays its
options, and opens in Battle the cheapest card that turns the result.
"""

from typing import Final

from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.play import BACK, PICK, Choice, Option
from netocean.games.colosseum import sheet
from netocean.games.colosseum.attack import power
from netocean.games.colosseum.policy import preparing
from netocean.games.colosseum.policy.plans import active_face, is_based, might
from netocean.games.colosseum.policy.preparing import OWN_HAND
from netocean.games.colosseum.printed import Face
from netocean.games.colosseum.sheet import face
from netocean.games.colosseum.steps.verbs import BLUFF, OPEN, PAY
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.zones import HAND, NET_OCEAN
from netocean.games.duelling import FAR, Fighter, card_of


def quick(game: Game, chance: Chance) -> int:
    """The place of the option that a habit takes; the game must have a choice open."""
    choice = game.choice
    if choice is None or len(choice.options) == 1:
        return 0
    kind = choice.kind
    if kind == "window_battle":
        return _BATTLE.answer(game, choice, chance)
    if kind == "plan":
        return preparing.plan(game, choice)
    if kind == "plan_payment":
        return preparing.pay(game, choice)
    if kind == "evolution":
        return preparing.evolve(game, choice)
    if kind == "lay_options":
        return OWN_HAND.fill(game, choice)
    if kind == "discard_hand":
        return preparing.discard(game, choice)
    if kind == "exchange":
        return OWN_HAND.exchange(game, choice)
    return _other(game, choice)


def _other(game: Game, choice: Choice) -> int:
    kind = choice.kind
    if kind == "window_preparation" or kind == "window_evolution" or kind == "window_points":
        return _open(game, choice)
    if kind == "discard_slots":
        return OWN_HAND.clear(game, choice)
    if kind == "window_field" or kind == "appearances":
        return 1
    if kind == "cost_discard" or kind == "discard_exactly":
        return OWN_HAND.cheapest(game, choice)
    if kind == "effect_choose":
        return _choose(game, choice)
    if kind == "starting_level_iii":
        return OWN_HAND.start(game, choice)
    return 0  # refill, pay_now, optional effects: yes; order: as it comes


# Battle.


class Battle(Fighter):
    """How this game's battles stand."""

    def margin(self, game: Game, seat: int) -> int:
        """By attack powers (C-R8.7)."""
        if game.outcome is not None:
            return FAR if game.outcome.winner == seat else -FAR
        return power(game, seat) - power(game, 1 - seat)

    def means(self, game: Game, seat: int) -> int:
        """Points, hand, Net Ocean and closed options."""
        value = sheet.points(game, seat) * 10 + game.table.count(seat, HAND) * 10 + game.table.count(seat, NET_OCEAN)
        for card in sheet.slots(game, seat):
            if game.table.up[card] == 0:
                value += 15
        return value

    def quick(self, game: Game, chance: Chance) -> int:
        """By habit."""
        return quick(game, chance)


_BATTLE: Final = Battle()


# Other windows.


def _open(game: Game, choice: Choice) -> int:
    for place, option in enumerate(choice.options):
        if option.verb is OPEN and _helps(game, choice.seat, card_of(game, option)):
            return place
    return 0


def _helps(game: Game, seat: int, card: int) -> bool:
    # A card that evolves wants something to evolve into; a card that costs the whole hand wants a good reason.
    ability = face(game, card).abilities[face(game, card).use]
    base = active_face(game, seat)
    for action in ability.body.args:
        if action.code == nodes.EVOLVE_FREE or action.code == nodes.EVOLVE or action.code == nodes.WARP:
            if base is None:
                return False
            pool = game.table.zone(seat, HAND) + sheet.planned(game, seat)
            for held in pool:
                if is_based(face(game, held), base):
                    return True
            return False
    for cost in ability.costs:
        if cost.code == nodes.PAY_DISCARD_ALL:
            return False
    return True


# Paying and choosing.


def _choose(game: Game, choice: Choice) -> int:
    # Of the own cards the strongest Digimon, of the other's the first.
    best, most = 0, -1
    for place, option in enumerate(choice.options):
        card = card_of(game, option)
        if card < 0:
            continue
        value = might(face(game, card)) if game.table.owner[card] == choice.seat and face(game, card).digimon else 0
        if value > most:
            best, most = place, value
    return best


# What deserves a thought.

_BY_HABIT = ("refill", "order", "propose_first", "agree_first", "starting_level_iii")


def worth(game: Game, chance: Chance) -> list[int]:
    """The places of the options that deserve a look ahead: no way back, no plan or payment that must fail."""
    choice = game.choice
    if choice is None:
        return []
    if choice.kind in _BY_HABIT:
        return [quick(game, chance)]
    found: list[int] = []
    for place, option in enumerate(choice.options):
        if option.verb is not BACK and not _hopeless(game, choice, option):
            found.append(place)
    return found if len(found) != 0 else [0]


def _hopeless(game: Game, choice: Choice, option: Option) -> bool:
    if choice.kind == "plan" and option.verb is PICK:
        return not _may_become(game, choice.seat, face(game, card_of(game, option)))
    if choice.kind == "plan_payment" and option.verb is BLUFF:
        return choice.options[0].verb is PAY
    return False


def _may_become(game: Game, seat: int, printed: Face) -> bool:
    base = preparing.plan_base(game, seat, preparing.plan_step(game).plans())
    if base is not None and is_based(printed, base):
        return True
    for card in game.table.zone(seat, HAND):
        if face(game, card).level == nodes.LEVEL_III and is_based(printed, face(game, card)):
            return True
    return False
