"""Habits of Preparation: throw away what is useless, lay what the turn's costs are best spent on."""

from typing import Final

from netocean.engine.game import Game
from netocean.engine.play import PICK, Choice, Option
from netocean.games.alpha import sheet
from netocean.games.alpha.placings import SIZE
from netocean.games.alpha.policy.eye import OPTION, body
from netocean.games.alpha.requirement import evolution_fails, fits
from netocean.games.alpha.sheet import face
from netocean.games.alpha.steps.evolution import COST_LIMIT, costs_in_play
from netocean.games.alpha.steps.verbs import EVOLVE, EXCHANGE, PLACE, RENEW
from netocean.games.alpha.zones import HAND, NET_OCEAN

# How much a card in hand is wanted.
USELESS: Final = 0
PERHAPS: Final = 1
USEFUL: Final = 2
NEEDED: Final = 3

COMMANDS: Final = 3  # more than these are of no use
THIN_OCEAN: Final = 6  # with fewer cards nothing is thrown away
COST: Final = 20  # what a point of cost is worth, in the units of the eye
BURST: Final = 200  # and one beyond 10, which a card of the deck falls for
NEVER: Final = -1_000_000


def card_of(game: Game, option: Option) -> int:
    """The card an option of the open choice is about, -1 for none."""
    choice = game.choice
    return game.table.card(choice.seat, option.card) if choice is not None else -1


def wanted(game: Game, seat: int, card: int) -> int:
    """How much a seat wants to keep a card of its hand."""
    printed = face(game, card)
    if printed.is_command():
        return _command_wanted(game, seat, card)
    if not printed.is_digimon() or printed.is_level_iii():
        return USEFUL
    if printed.is_low():
        return _small_wanted(game, seat, card)
    for base in sheet.digimon(game, seat):
        if fits(game, card, base):
            return NEEDED
    for base in game.table.zone(seat, HAND):
        if base != card and fits(game, card, base):
            return USEFUL
    return USELESS


def _small_wanted(game: Game, seat: int, card: int) -> int:
    # A Digimon below Level III opens the first box, or carries what is in hand.
    if len(sheet.digimon(game, seat)) == 0:
        return USEFUL
    for other in game.table.zone(seat, HAND):
        if fits(game, other, card):
            return USEFUL
    return USELESS


def _command_wanted(game: Game, seat: int, card: int) -> int:
    before = 0
    for other in game.table.zone(seat, HAND):
        if other == card:
            break
        if face(game, other).is_command():
            before += 1
    return USEFUL if before < COMMANDS else USELESS


def discard(game: Game, choice: Choice) -> int:
    """What is of no use goes, one card after the other (A-7.4)."""
    if choice.need <= 0 and game.table.count(choice.seat, NET_OCEAN) <= THIN_OCEAN:
        return 0
    place = cheapest(game, choice)
    if choice.need > 0:
        return place
    card = card_of(game, choice.options[place])
    return place if card >= 0 and wanted(game, choice.seat, card) == USELESS else 0


def cheapest(game: Game, choice: Choice) -> int:
    """The pick that is wanted least."""
    best, least = 0, NEEDED + 1
    for place, option in enumerate(choice.options):
        if option.verb is PICK:
            value = wanted(game, choice.seat, card_of(game, option))
            if value < least:
                best, least = place, value
    return best


def fill(game: Game, choice: Choice) -> int:
    """A new hand where this one opens no box; a new deck where nothing is left to go on with (A-7.9, A-7.10)."""
    seat = choice.seat
    for place, option in enumerate(choice.options):
        if option.verb is EXCHANGE and not opens(game, seat):
            return place
        if option.verb is RENEW and worn_out(game, seat):
            return place
    return 0


def opens(game: Game, seat: int) -> bool:
    """Whether a seat can bring something out: it holds a low Digimon, or the evolution of one in play."""
    for card in game.table.zone(seat, HAND):
        printed = face(game, card)
        if printed.is_low() or (printed.is_digimon() and wanted(game, seat, card) == NEEDED):
            return True
    return False


def worn_out(game: Game, seat: int) -> bool:
    """Whether a renewal costs a seat little: its deck is empty, nothing in hand can be brought out, it is not ahead."""
    if game.table.count(seat, NET_OCEAN) != 0 or opens(game, seat):
        return False
    return len(sheet.digimon(game, seat)) <= len(sheet.digimon(game, 1 - seat))


def ranked(game: Game, choice: Choice) -> list[int]:
    """The placings that gain something, the best first (A-7.12)."""
    seat = choice.seat
    over = costs_in_play(game, seat) + choice.terms["costs"] - COST_LIMIT
    picks = game.stack[len(game.stack) - 1].picks
    found: list[tuple[int, int]] = []
    for place, option in enumerate(choice.options):
        if option.verb is PLACE or option.verb is EVOLVE:
            gain = _gain(game, seat, option, picks) - _price(game, seat, option, over)
            if gain > 0:
                found.append((-gain, place))
    found.sort()
    return [place for _, place in found]


def doubtful(game: Game, choice: Choice) -> list[int]:
    """The best placing; an option, which may also do harm, is compared with laying nothing more."""
    best = ranked(game, choice)
    if len(best) == 0:
        return [0]
    option = face(game, card_of(game, choice.options[best[0]])).is_option()
    return [0, best[0]] if option else [best[0]]


def _price(game: Game, seat: int, option: Option, over: int) -> int:
    # The cost, and the cards that fall because of it: no more than there are.
    cost = face(game, game.table.card(seat, option.card)).cost
    deck = game.table.count(seat, NET_OCEAN)
    fall = min(max(over + cost, 0), deck) - min(max(over, 0), deck)
    return cost * COST + fall * BURST


def _gain(game: Game, seat: int, option: Option, picks: list[int]) -> int:
    card = game.table.card(seat, option.card)
    printed = face(game, card)
    if option.verb is not EVOLVE:
        return OPTION if printed.is_option() else body(printed)
    below = top(game, game.table.card(seat, option.target), picks)
    return NEVER if evolution_fails(game, card, below) is not None else body(printed) - body(face(game, below))


def top(game: Game, base: int, picks: list[int]) -> int:
    """The uppermost card on a Digimon, those of this run included."""
    above = base
    for at in range(0, len(picks), SIZE):
        if picks[at + 1] == base:
            above = picks[at]
    return above
