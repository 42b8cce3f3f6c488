"""Problems in words, as people read them."""

from netocean.catalog.errors import DeckProblem, PackFault
from netocean.catalog.library import Library
from netocean.telling.problems import problem_saying
from netocean.telling.words import Words


def tell(problem: DeckProblem | PackFault, library: Library, language: str) -> str:
    """A problem of a deck or a fault of a pack in a language."""
    return Words(library, language).part(problem_saying(problem))
