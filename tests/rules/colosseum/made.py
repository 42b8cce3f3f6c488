"""Cards made up for a test, and boards with them."""

from typing import Any

import msgspec

from netocean.abilities.reader import read_ability
from netocean.engine.events import Journal
from netocean.engine.table import Printed
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY
from table import Position, face, kit, library


def made(like: str, *lines: str, **facts: Any) -> Printed:
    """The card of this number with other abilities, and other facts where they are given."""
    changed = msgspec.structs.replace(library().card(like).facts, key=f"test/{facts.get('number', like)}", **facts)
    abilities = [read_ability(line, VOCABULARY, number) for number, line in enumerate(lines, 1)]
    return kit("colosseum").build(changed, abilities)


def board(text: str, *cards: Printed) -> Position:
    """The position of a scenario text in which these cards stand for those of their numbers."""
    own: dict[str, Printed] = {card.number: card for card in cards}  # type: ignore[attr-defined]
    journal = Journal()
    game = kit("colosseum").build_position(text, lambda number: own.get(number) or face(number), journal)
    return Position(game, journal)
