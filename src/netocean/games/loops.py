"""The loop rule of the Digimon games: a position that comes again with no choice in between, or too many effects."""

from hashlib import blake2b
from typing import Final

from netocean.engine.game import Game

EFFECT_BOUND: Final = 500  # effects in one phase


def too_many(game: Game, counter: int) -> bool:
    """Count one more effect of this phase in a register; whether it is the one that ends the game."""
    game.reg[counter] += 1
    return game.reg[counter] >= EFFECT_BOUND


def repeated(game: Game, counter: int) -> bool:
    """Whether this position was there before with no choice in between; `counter` is the register that counts effects."""
    digest = position(game, counter)
    if digest in game.positions:
        return True
    game.positions.append(digest)
    return False


def position(game: Game, counter: int) -> int:
    """A digest of the position: cards, points, effects and what waits; not how often things have moved."""
    parts: list[int] = game.reg[:]
    parts[counter] = 0
    for zone in game.table.zones:
        parts.append(-1)
        parts.extend(zone)
    parts.extend(game.table.up)
    for effect in game.effects:
        parts.extend(effect.dump()[:4])
    for waiting in game.triggers:
        parts.extend([waiting.seat, waiting.card, waiting.ability, waiting.event, waiting.amount])
    text = ",".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "little")
