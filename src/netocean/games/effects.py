"""Lasting effects of the Digimon games: how one begins, its place in the order of play, what ends with its card."""

from typing import Final

from netocean.engine.game import Effect, Game
from netocean.games.spans import BATTLE_IF_STAYS, STAYS

THING: Final = 100_000


def thing(game: Game, card: int) -> int:
    """A number for a card as it lies now: another one after every move."""
    return card * THING + game.table.serial[card]


def add_effect(
    game: Game,
    kind: int,
    seat: int,
    value: int,
    card: int,
    from_: int,
    ability: int,
    until: int,
    turns: int = 0,
    target: list[int] | None = None,
) -> Effect:
    """Let an effect hold from now on; `from_` is its pinned source (-1 for none), `target` what its `picks` name."""
    serial = game.table.serial[card] if card >= 0 else 0
    effect = Effect(kind, seat, value, card, serial, from_, ability, until, turns, game.next_stamp(), target)
    game.effects.append(effect)
    return effect


def latest(game: Game, seat: int, kind: int) -> Effect | None:
    """The effect of a kind about a seat that was played last."""
    index = len(game.effects) - 1
    while index >= 0:
        effect = game.effects[index]
        if effect.kind == kind and effect.seat == seat:
            return effect
        index -= 1
    return None


def opened_at(game: Game, card: int, limit: int) -> int:
    """An open card's place in the order of play; `limit` is the kind of effect that says how long it stays."""
    for effect in game.effects:
        if effect.kind == limit and effect.card == card and effect.serial == game.table.serial[card]:
            return effect.stamp
    return 0


def in_order_of_play(items: list[Effect]) -> None:
    """Sort effects by their stamps; those of one stamp stay as they stand."""
    index = 1
    while index < len(items):
        item = items[index]
        at = index
        while at > 0 and items[at - 1].stamp > item.stamp:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item
        index += 1


def end_with_card(game: Game, card: int, limit: int, used: int, letter: int) -> int:
    """End what holds only while this card stays; the seat whose letter that was, -1 for none.

    `limit`, `used` and `letter` are the kinds of what says how long a card stays, counts uses, and sets an attack.
    """
    serial = game.table.serial[card]
    kept: list[Effect] = []
    seat = -1
    for effect in game.effects:
        bound = effect.until == STAYS or effect.until == BATTLE_IF_STAYS or effect.kind == limit
        if bound and effect.card == card and effect.serial == serial and effect.kind != used:
            if effect.kind == letter:
                seat = effect.seat
            continue
        kept.append(effect)
    if len(kept) != len(game.effects):
        game.effects = kept
    return seat
