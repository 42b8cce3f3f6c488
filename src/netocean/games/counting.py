"""How often an ability was used in its span: kept as effects of one kind, whose value is the ability's place."""

from typing import cast

from netocean.engine.game import Effect, Game
from netocean.games.able import Able
from netocean.games.spans import END_OF_PHASE


def used(game: Game, kind: int, card: int, serial: int, printed: Able, ability: int, by_name: bool) -> int:
    """How often an ability was used in its span; `by_name` counts the cards of one owner and one name together."""
    count = 0
    for effect in game.effects:
        if effect.kind != kind or effect.value != ability:
            continue
        if effect.card == card and effect.serial == serial:
            count += 1
        elif by_name and game.table.owner[effect.card] == game.table.owner[card]:
            if cast(Able, game.sources[effect.source]).name == printed.name:
                count += 1
    return count


def spent(game: Game, kind: int, card: int, serial: int, printed: Able, ability: int, by_name: bool) -> bool:
    """Whether an ability may not be used again in its span."""
    clause = printed.abilities[ability]
    if clause.per is None and clause.at_most == 0:
        return False
    times = used(game, kind, card, serial, printed, ability, by_name)
    return (clause.per is not None and times >= 1) or 0 < clause.at_most <= times


def note_use(game: Game, kind: int, card: int, from_: int, ability: int) -> None:
    """Count a use of an ability of a pinned card, where the ability bounds its uses."""
    clause = cast(Able, game.sources[from_]).abilities[ability]
    if clause.per is None and clause.at_most == 0:
        return
    until = clause.per.code if clause.per is not None else END_OF_PHASE
    seat, serial = game.table.owner[card], game.table.serial[card]
    game.effects.append(Effect(kind, seat, ability, card, serial, from_, ability, until, 0, game.next_stamp()))
