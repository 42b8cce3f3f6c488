"""Games that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew (design §6)."""

from typing import cast

from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.dealing import (
    LOOSE,
    apart,
    deal_own,
    forget,
    hidden_cards,
    known_of_other,
    lay,
    lists,
    tokens_for,
)
from netocean.games.fftcg.sheet import as_face
from netocean.games.fftcg.steps import codes
from netocean.games.fftcg.vocabulary.run import AbilityStep
from netocean.games.fftcg.zones import DECK, LB


def resample(game: Game, seat: int, chance: Chance, pool: list[list[Printed]]) -> Game:
    """An independent game in which the cards this seat does not know are others, dealt from `chance`.

    Its own unknown cards change places among themselves. The other deck's are filled from one of the lists in `pool` that
    agrees with what the seat has seen; the real list is never read.
    """
    world = apart(game, seat, chance)
    own, other = hidden_cards(game, seat, seat), hidden_cards(game, seat, 1 - seat)
    deal_own(world, own, chance)
    _deal_other(world, seat, other, chance, pool)
    choice = world.choice
    if choice is not None and choice.seat != seat:
        _rewind(world)
    return world


def _deal_other(world: Game, seat: int, cards: list[int], chance: Chance, pool: list[list[Printed]]) -> None:
    """Fill the unknown cards of the other deck from a list that agrees with what was seen of it."""
    table = world.table
    listed = lists(world, seat, pool)
    main = [card for card in cards if table.zone_of(card) != LB]
    known = [printed for printed in known_of_other(world, seat, main) if as_face(printed).limit_break == 0]
    decks = [[printed for printed in deck if as_face(printed).limit_break == 0] for deck in listed]
    tokens = tokens_for(world, seat, main, known, decks, chance)
    forget(world, seat, main)
    free = main[:]
    for token in [token for token in tokens if token.memory == LOOSE]:
        spots = [card for card in free if table.zone_of(card) != DECK]
        card = spots[chance.below(len(spots))] if len(spots) != 0 else free[chance.below(len(free))]
        lay(world, seat, card, token)
        free.remove(card)
        tokens.remove(token)
    chance.shuffle(free)
    for place, card in enumerate(free):
        lay(world, seat, card, tokens[place])
    _deal_lb(world, seat, [card for card in cards if table.zone_of(card) == LB], chance, listed)


def _deal_lb(world: Game, seat: int, cards: list[int], chance: Chance, listed: list[list[Printed]]) -> None:
    """F-R17.1: the face-down cards of an LB deck are other cards with Limit Break."""
    table = world.table
    fitting = [printed for deck in listed for printed in deck if as_face(printed).limit_break != 0]
    if len(fitting) == 0:
        known = [table.face[card] for card in range(len(table.owner)) if table.known(seat, card)]
        fitting = [printed for printed in known if as_face(printed).limit_break != 0]
    if len(fitting) == 0:
        fitting = listed[0]  # no such card is known anywhere: none is invented, and the real ones are not read
    for card in cards:
        table.face[card] = fitting[chance.below(len(fitting))]


def _rewind(world: Game) -> None:
    """The other seat is in the middle of a run: its picks are its own, so it begins the run anew."""
    stack = world.stack
    while stack[len(stack) - 1].rewind():
        paid = stack[len(stack) - 1].code() == codes.PAY
        stack.pop()
        below = stack[len(stack) - 1]
        if paid and below.code() == codes.ABILITY:
            cast(AbilityStep, below).reconsider(world)
            break
    world.choice = None
    world.derived = None
    world.advance()
