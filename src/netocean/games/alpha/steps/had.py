"""Who has had an opportunity in this turn (A-9.1)."""

from netocean.engine.game import Game
from netocean.games.alpha import sheet
from netocean.games.alpha.vocabulary.codes import END_OF_TURN


def had(game: Game, card: int) -> None:
    """A Digimon has had its opportunity of this turn, or has lost it (A-9.1, A-10.6, A-11.8)."""
    if not has_had(game, card):
        seat = game.table.owner[card]
        sheet.add_effect(game, sheet.K_HAD, seat, 0, -1, -1, -1, END_OF_TURN, target=sheet.on_box(game, card))


def has_had(game: Game, card: int) -> bool:
    """Whether a Digimon has no opportunity to come in this turn."""
    for effect in game.effects:
        if effect.kind == sheet.K_HAD and sheet.aims_at(game, effect, card):
            return True
    return False


def again(game: Game, card: int) -> bool:
    """Give a Digimon one more opportunity in this turn; whether it had none to come."""
    kept = [one for one in game.effects if one.kind != sheet.K_HAD or not sheet.aims_at(game, one, card)]
    gained = len(kept) != len(game.effects)
    game.effects = kept
    return gained
