"""Rollout habits: a cheap, sensible answer to every choice of Appmon, and which options deserve a thought.

A habit looks at what its own seat knows, and plays no tricks: it refills, declares what will succeed, fuses, sets its
options, and takes in Battle the cheapest option, ability or link that turns the result.
"""

from typing import Final

from netocean.abilities.tree import Node
from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.play import BACK, PICK, Choice, Option
from netocean.games.appmon import sheet
from netocean.games.appmon.attack import power
from netocean.games.appmon.policy import preparing
from netocean.games.appmon.policy.plans import fights, might, wanted
from netocean.games.appmon.policy.preparing import OWN_HAND
from netocean.games.appmon.sheet import face
from netocean.games.appmon.steps.verbs import LINK, MATERIAL, OPEN
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import link_bonus
from netocean.games.appmon.zones import CHIP_HAND, DECK, HAND
from netocean.games.duelling import FAR, Fighter, card_of

GRADE_KEPT: Final = 200  # how much more link power it is worth to keep a card of the next grade


def quick(game: Game, chance: Chance) -> int:
    """The place of the option that a habit takes; the game must have a choice open."""
    choice = game.choice
    if choice is None or len(choice.options) == 1:
        return 0
    kind = choice.kind
    if kind == "window":
        return _window(game, choice, chance)
    if kind == "declare":
        return preparing.declare(game, choice)
    if kind == "material":
        return preparing.give(game, choice)
    if kind == "fusion":
        return preparing.fuse(game, choice)
    if kind == "set_options":
        return OWN_HAND.fill(game, choice)
    if kind == "discard_hand":
        return preparing.discard(game, choice)
    if kind == "exchange":
        return OWN_HAND.exchange(game, choice)
    return _other(game, choice)


def _other(game: Game, choice: Choice) -> int:
    kind = choice.kind
    if kind == "chip_fee" or kind == "cost_pick" or kind == "discard_exactly":
        return OWN_HAND.cheapest(game, choice)
    if kind == "effect_choose":
        return _choose(game, choice)
    if kind == "discard_slots":
        return OWN_HAND.clear(game, choice)
    if kind == "starting_base":
        return OWN_HAND.start(game, choice)
    if kind == "hand_exchange":
        return len(choice.options) - 1
    return 0  # refill, optional effects: yes; order: as it comes


# Battle.


class Battle(Fighter):
    """How this game's battles stand."""

    def margin(self, game: Game, seat: int) -> int:
        """By attack powers, unless an effect says what becomes of the battle (P-8.4)."""
        if game.outcome is not None:
            return FAR if game.outcome.winner == seat else -FAR
        verdict = game.reg[sheet.VERDICT]
        if verdict == sheet.TIED or verdict == sheet.NO_RESULT:
            return 0
        if verdict != 0:
            return FAR if verdict - 1 == seat else -FAR
        return power(game, seat) - power(game, 1 - seat)

    def means(self, game: Game, seat: int) -> int:
        """Points, closed options, chips, deck, and the hand: a card of a higher grade counts for more."""
        value = sheet.points(game, seat) * 10 + game.table.count(seat, DECK) + game.table.count(seat, CHIP_HAND) * 12
        for card in sheet.slots(game, seat):
            if game.table.up[card] == 0:
                value += 15
        for card in game.table.zone(seat, HAND):
            printed = face(game, card)
            value += 8 + printed.grade * 4 + printed.link_amount // 50
        return value

    def quick(self, game: Game, chance: Chance) -> int:
        """By habit."""
        return quick(game, chance)

    def tried(self, game: Game, choice: Choice) -> list[int]:
        """All but the links that add less than the best one: those that are enough alone are found without a try."""
        found: list[int] = []
        best, most = -1, 0
        for place in range(1, len(choice.options)):
            if choice.options[place].verb is not LINK:
                found.append(place)
                continue
            bonus = link_bonus(game, choice.seat, card_of(game, choice.options[place]))
            if bonus > most:
                best, most = place, bonus
        return [*found, best] if best >= 0 else found


_BATTLE: Final = Battle()


def _window(game: Game, choice: Choice, chance: Chance) -> int:
    turned = _link_enough(game, choice)
    if turned == 0:
        turned = _BATTLE.answer(game, choice, chance)
    return turned if turned != 0 else _beside(game, choice)


def _link_enough(game: Game, choice: Choice) -> int:
    # The weakest card of the hand whose link power alone turns the battle: the hand is refilled, an option is gone.
    ahead = _BATTLE.margin(game, choice.seat)
    if ahead > 0:
        return 0
    best, least = 0, FAR
    for place, option in enumerate(choice.options):
        if option.verb is not LINK:
            continue
        printed = face(game, card_of(game, option))
        value = printed.link_amount + printed.grade * GRADE_KEPT
        if (
            printed.kind != codes.CHIP
            and value < least
            and ahead + link_bonus(game, choice.seat, card_of(game, option)) > 0
        ):
            best, least = place, value
    return best


def _beside(game: Game, choice: Choice) -> int:
    # An option that turns no battle and costs nothing; one that makes a defeat cheaper, where there is one.
    for place, option in enumerate(choice.options):
        if option.verb is not OPEN:
            continue
        printed = face(game, card_of(game, option))
        ability = printed.abilities[printed.use]
        if fights(printed) or len(ability.costs) != 0:
            continue
        if not _softens(ability.body) or _BATTLE.margin(game, choice.seat) < 0:
            return place
    return 0


def _softens(body: Node) -> bool:
    return len(body.args) != 0 and codes.MULTIPLY_LOSS <= body.args[0].code <= codes.KEEP_FORM


# Paying and choosing.


def _choose(game: Game, choice: Choice) -> int:
    # Of the own cards the one that is wanted most, of the other's an open one or the first.
    best, most = 0, -1
    for place, option in enumerate(choice.options):
        card = card_of(game, option)
        if card < 0:
            continue
        if game.table.owner[card] == choice.seat:
            value = 2 * wanted(game, choice.seat, card) + (might(face(game, card)) // 100)
        else:
            value = game.table.up[card]
        if value > most:
            best, most = place, value
    return best


# What deserves a thought.

_BY_HABIT: Final = (
    "refill",
    "order",
    "starting_base",
    "hand_exchange",
    "discard_hand",
    "discard_slots",
    "exchange",
    "set_options",
    "chip_fee",
)


def worth(game: Game, chance: Chance) -> list[int]:
    """The places of the options that deserve a look ahead: no way back, no declaration that must fail."""
    choice = game.choice
    if choice is None:
        return []
    if choice.kind in _BY_HABIT:
        return [quick(game, chance)]
    if choice.kind == "window" and _BATTLE.margin(game, choice.seat) > 0:
        return _while_ahead(game, choice)
    found: list[int] = []
    for place, option in enumerate(choice.options):
        if option.verb is not BACK and not _hopeless(game, choice, option) and not _again(game, choice, found, option):
            found.append(place)
    return found if len(found) != 0 else [0]


def _while_ahead(game: Game, choice: Choice) -> list[int]:
    # More power can wait: if the other seat acts, there is another window (P-8.2). What does something else may be used.
    found = [0]
    for place, option in enumerate(choice.options):
        if option.verb is OPEN and not fights(face(game, card_of(game, option))):
            found.append(place)
    return found


def _again(game: Game, choice: Choice, found: list[int], option: Option) -> bool:
    # A copy of a card that lies beside it.
    card = card_of(game, option)
    if card < 0 or choice.kind == "effect_choose":
        return False
    for place in found:
        before = choice.options[place]
        other = card_of(game, before)
        if other >= 0 and before.verb is option.verb and game.table.face[other] is game.table.face[card]:
            return game.table.zone_of(other) == game.table.zone_of(card) and before.value == option.value
    return False


def _hopeless(game: Game, choice: Choice, option: Option) -> bool:
    if choice.kind == "declare" and option.verb is PICK:
        return not preparing.may_become(game, choice.seat, face(game, card_of(game, option)))
    if choice.kind == "material" and option.verb is MATERIAL:
        return preparing.cannot_complete(game, choice.seat, card_of(game, option))
    return False
