"""Cards made up for a test, and positions that know them, for what no bundled card shows alone.

drain = option("T-1", "use at evolution limit at_use: remove_level_iii opponent")
t = position("phase evolution …", drain)
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from cardmaking import made
from netocean.abilities.reader import read_ability
from netocean.engine.events import Journal
from netocean.engine.table import Printed
from netocean.games import kit
from table import Position, face, find_among, library


def option(number: str, *lines: str, **facts: Any) -> Printed:
    """An option card with these ability lines; an item unless `option_class` says otherwise."""
    return _build(number, lines, {"kind": "option", "option_class": "item", **facts})


def digimon(number: str, *lines: str, **facts: Any) -> Printed:
    """A Digimon with these ability lines: Level III, type A, powers 360, 230, 160, its C attack guarding against A."""
    told: dict[str, Any] = {
        "kind": "digimon",
        "level": "III",
        "type": "A",
        "attack": {"A": 360, "B": 230, "C": 160},
        "guard": {"C": "A"},
        "lost_points": (10, 10, 10, 10),
    }
    return _build(number, lines, {**told, **facts})


def variant(like: str, *lines: str, **facts: Any) -> Printed:
    """The bundled card of this number with other abilities, and other facts where they are given."""
    game = kit("colosseum")
    changed = msgspec.structs.replace(library().card(like).facts, key=f"test/{facts.get('number', like)}", **facts)
    return game.build(changed, [read_ability(line, game.VOCABULARY) for line in lines])


def bluffing(number: str, payment: str) -> Printed:
    """The bundled Digimon with one line more, on a base that no Digimon is: so this payment can lie there as a bluff.

    It is written as in a scenario: ○ and ×, or the numbers of cards.
    """
    card = library().card(number)
    if set(payment) <= {"○", "×"}:
        line = {"kind": "net_ocean", "base": {"name": "nobody"}, "count": len(payment), "symbols": payment}
    else:
        names = [library().card(paid).facts.name for paid in payment.split()]
        line = {"kind": "item", "base": {"name": "nobody"}, "cards": names}
    lines = (*card.facts.lines, msgspec.convert(line, type(card.facts.lines[0])))
    return variant(number, *[ability.text for ability in card.abilities], lines=lines)


def _build(number: str, lines: Sequence[str], facts: dict[str, Any]) -> Printed:
    card: Printed = made("colosseum", number, lines, facts)
    return card


def position(text: str, *cards: Printed) -> Position:
    """The position of a scenario text in which these cards stand for those of their numbers, or beside the bundled ones."""
    journal = Journal()
    return Position(kit("colosseum").build_position(text, find_among(face, cards), journal), journal)
