"""Games that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew (design §6)."""

from typing import cast

from netocean.engine.chance import Chance
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.dealing import apart, deal_own, hidden_cards, place_of
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


class Token:
    """A printed card to deal, and whether the seat has seen it and may have lost it from sight only in a hand."""

    def __init__(self, printed: Printed, remembered: bool, loose: bool) -> None:
        self.printed: Printed = printed
        self.remembered: bool = remembered
        self.loose: bool = loose


def _deal_other(world: Game, seat: int, cards: list[int], chance: Chance, pool: list[list[Printed]]) -> None:
    """Fill the unknown cards of the other deck from a list that agrees with what was seen of it."""
    table = world.table
    bit = 1 << seat
    listed = list(pool)
    if len(listed) == 0:
        listed = [[table.face[card] for card in range(len(table.owner)) if table.owner[card] == seat]]
    main = [card for card in cards if table.zone_of(card) != LB]
    tokens = _tokens(world, seat, main, listed, chance)
    for card in main:
        table.seen[card] &= ~bit
        table.loose[card] &= ~bit
    free = main[:]
    for token in [token for token in tokens if token.loose]:
        spots = [card for card in free if table.zone_of(card) != DECK]
        card = spots[chance.below(len(spots))] if len(spots) != 0 else free[chance.below(len(free))]
        _lay(world, bit, card, token)
        free.remove(card)
        tokens.remove(token)
    chance.shuffle(free)
    for place, card in enumerate(free):
        _lay(world, bit, card, tokens[place])
    _deal_lb(world, seat, [card for card in cards if table.zone_of(card) == LB], chance, listed)


def _lay(world: Game, bit: int, card: int, token: Token) -> None:
    table = world.table
    table.face[card] = token.printed
    if token.remembered:
        table.seen[card] |= bit
    if token.loose:
        table.loose[card] |= bit


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


def _tokens(world: Game, seat: int, cards: list[int], listed: list[list[Printed]], chance: Chance) -> list[Token]:
    table = world.table
    bit = 1 << seat
    tokens: list[Token] = []
    for card in cards:
        if table.seen[card] & bit != 0:
            tokens.append(Token(table.face[card], True, table.loose[card] & bit != 0))
    tokens.sort(key=lambda token: (token.loose, token.printed.key))
    held = [table.face[card] for card in range(len(table.owner)) if table.owner[card] != seat and card not in cards]
    held.extend([token.printed for token in tokens])
    fresh = _rest_of_a_list(held, listed, chance)
    order = list(range(len(fresh)))
    chance.shuffle(order)
    for place in order:
        if len(tokens) < len(cards):
            tokens.append(Token(fresh[place], False, False))
    everything = [printed for deck in listed for printed in deck if as_face(printed).limit_break == 0]
    while len(tokens) < len(cards):
        tokens.append(Token(everything[chance.below(len(everything))], False, False))
    return tokens


def _rest_of_a_list(held: list[Printed], listed: list[list[Printed]], chance: Chance) -> list[Printed]:
    """What is left of the first list that has all cards seen of this deck; else of the one that chance began with."""
    start = chance.below(len(listed))
    fallback: list[Printed] = []
    for turn in range(len(listed)):
        deck = [printed for printed in listed[(start + turn) % len(listed)] if as_face(printed).limit_break == 0]
        fits = True
        for printed in held:
            place = place_of(printed, deck)
            if place < 0:
                fits = fits and as_face(printed).limit_break != 0
            else:
                del deck[place]
        if fits:
            return deck
        if turn == 0:
            fallback = deck
    return fallback


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
