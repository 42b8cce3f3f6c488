"""What addresses name: a game, a language."""

from starlette.requests import Request

from netocean.engine.errors import DataProblem
from netocean.games import names
from netocean.server.problems import Refused
from netocean.texts import LANGUAGES


def game_of(request: Request) -> str:
    """The game in the path of a request. Raises DataProblem for an unknown one."""
    game: str = request.path_params["game"]
    if game not in names():
        raise DataProblem("game-unknown", game=game[:40], known=", ".join(names()))
    return game


def language_of(text: str) -> str:
    """A language of the page. Raises Refused for any other."""
    if text not in LANGUAGES:
        raise Refused("language-unknown", language=text[:40], known=", ".join(LANGUAGES))
    return text


def languages_of(request: Request) -> tuple[str, str]:
    """The language of the page and that of the names, as a request asks for them. Raises Refused for any other."""
    language = language_of(request.query_params.get("language", "en"))
    return language, language_of(request.query_params.get("card_language", language))
