"""How long effects last in the Digimon games, and how they end."""

from typing import Final

from netocean.engine.game import Effect, Game

# Spans and limits, as the words of abilities have them.
AT_USE: Final = 0
END_OF_PHASE: Final = 1
END_OF_BATTLE: Final = 2
END_OF_TURN: Final = 3
TURNS: Final = 4
WITH_ACTIVE: Final = 5
STAYS: Final = 6
BATTLE_IF_STAYS: Final = 7  # no word of the language: to the end of the battle, if the card stays that long


def end(game: Game, span: int, limit: int) -> list[int]:
    """End what lasts to this moment: end of phase, battle or turn; the cards whose own limit it is.

    `limit` is the kind of effect that says how long a card stays.
    """
    kept: list[Effect] = []
    leaving: list[int] = []
    for effect in game.effects:
        battle_ends = span == END_OF_BATTLE and effect.until == BATTLE_IF_STAYS
        turn_ends = span == END_OF_TURN and effect.until == TURNS
        if turn_ends and effect.turns > 1:
            kept.append(one_turn_less(effect))
        elif effect.until != span and not battle_ends and not turn_ends:
            kept.append(effect)
        elif effect.kind == limit and game.table.serial[effect.card] == effect.serial:
            leaving.append(effect.card)
    game.effects = kept
    return leaving


def end_with_active(game: Game, ended: int, limit: int) -> list[int]:
    """End what lasts only as long as this thing fights; the cards whose own limit it is."""
    kept: list[Effect] = []
    leaving: list[int] = []
    for effect in game.effects:
        if effect.until == WITH_ACTIVE and effect.turns == ended:
            if effect.kind == limit and game.table.serial[effect.card] == effect.serial:
                leaving.append(effect.card)
            continue
        kept.append(effect)
    if len(kept) != len(game.effects):
        game.effects = kept
    return leaving


def one_turn_less(one: Effect) -> Effect:
    """An effect with one turn less to go."""
    return Effect(
        one.kind,
        one.seat,
        one.value,
        one.card,
        one.serial,
        one.source,
        one.ability,
        one.until,
        one.turns - 1,
        one.stamp,
        one.picks,
    )
