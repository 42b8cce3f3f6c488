"""What was paid for a Character, as its own abilities may ask when it has entered (F-R11.17, F-R14.6)."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.games.fftcg import sheet
from netocean.games.fftcg.values import V_PAID

K_PAID: Final = 1004
"""The kind of effect that remembers it: `picks` are triples, `value` the carrier of an Item plus 1."""

_SUM: Final = 8  # in the register PAID: the elements below, the sum above


def remember(game: Game, card: int, seat: int, picks: list[int], carrier: int) -> None:
    """Write down what was paid for the thing that a card is about to become on the field."""
    serial = game.table.serial[card] + 1
    effect = Effect(K_PAID, seat, carrier + 1, card, serial, -1, -1, 0, game.reg[sheet.TURN], game.next_stamp(), picks)
    game.effects.append(effect)


def arrive(game: Game, card: int) -> None:
    """A card has come onto the field: an Item lies on its carrier (F-R21.6); with what it was paid stays known."""
    found = _of(game, card)
    if found is None:
        return
    if found.value > 0:
        game.table.host[card] = found.value - 1
    elements = 0
    total = 0
    for at in range(0, len(found.picks), 3):
        if found.picks[at] == V_PAID:
            elements |= 1 << found.picks[at + 2]
            total += 1
    sheet.put(game, card, sheet.PAID, elements | total << _SUM)


def recalled(game: Game, card: int) -> list[int]:
    """Triples of what was paid for a thing on the field."""
    found = _of(game, card)
    return found.picks if found is not None else []


def _of(game: Game, card: int) -> Effect | None:
    serial = game.table.serial[card]
    for effect in game.effects:
        if effect.kind == K_PAID and effect.card == card and effect.serial == serial:
            return effect
    return None
