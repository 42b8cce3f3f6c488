"""How a game begins: decks that no game can begin with are refused, the others are put on the table."""

from typing import cast

from netocean.engine.errors import DataProblem
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games.able import Able


def refuse(seat: int, found: int, wanted: int) -> None:
    """Refuse a deck of another size. Raises DataProblem."""
    if found != wanted:
        raise DataProblem("deck-size", seat=seat, found=found, wanted=wanted)


def refuse_incomplete(seat: int, deck: list[Printed]) -> None:
    """Refuse a deck with a card of which something is unknown that is needed to play it. Raises DataProblem."""
    for printed in deck:
        if cast(Able, printed).incomplete:
            raise DataProblem("deck-incomplete-card", seat=seat, card=printed.key)


def put(game: Game, seat: int, deck: list[Printed], zone: int) -> None:
    """Put the cards of a seat into a zone: it knows them."""
    for printed in deck:
        game.table.show(game.table.add(printed, seat, zone), 1 << seat)
