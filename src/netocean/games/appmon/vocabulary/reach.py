"""Under which rule an ability acts, and whom it reaches."""

from netocean.engine.game import Game
from netocean.games.acting import ActingStep
from netocean.games.appmon.sheet import source
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.projection import shielded


def rule_of(game: Game, step: ActingStep) -> str:
    """The rule under which a card acts: an option in the window, or an ability."""
    return "P-8.2" if source(game, step.source).kind == codes.OPTION else "P-5.3"


def reaches(game: Game, step: ActingStep, seat: int) -> bool:
    """Whether an effect reaches a seat, or something shields it."""
    return not shielded(game, seat, source(game, step.source), step.seat)
