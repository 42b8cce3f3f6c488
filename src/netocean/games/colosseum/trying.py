# form: interpreted
"""The position in which a card of Hyper Colosseum is tried: with all that it asks for at hand."""

from collections.abc import Sequence

from netocean.games.colosseum.faces import Base, Facts, Line

_OPTION = "option"


def position(facts: Facts, cards: Sequence[Facts]) -> str:
    """The scenario text: the Digimon that it evolves from is active, what the evolution costs is in hand (C-R7a)."""
    known = [card for card in cards if card.status != "incomplete" and card.key != facts.key]
    third = next(card for card in known if card.level == "III")
    line = next((one for one in facts.lines), None)
    box = third if line is None else _fitting(line.base, known) or third
    if facts.level == "III":
        box = facts
    if facts.kind == _OPTION:
        box = next(card for card in known if card.level == "IV")
    hand = [facts, *(_paid(line, known) if line is not None else [])]
    stack = [box] if box.level == "III" else [third, box]
    return "\n".join(
        [
            f"me box {' > '.join(card.key for card in stack)}",
            f"me hand {' '.join(card.key for card in hand)}",
            f"me fill {third.key}",
            f"you box {third.key}",
            "",
        ]
    )


def _paid(line: Line, known: Sequence[Facts]) -> list[Facts]:
    """The cards in hand that a line asks for."""
    wanted = [Base(name=name) for name in line.cards] + ([line.partner] if line.partner is not None else [])
    found = [_fitting(base, known) for base in wanted]
    return [card for card in found if card is not None]


def _fitting(base: Base, known: Sequence[Facts]) -> Facts | None:
    """The first card that is what a requirement asks for."""
    return next((card for card in known if _fits(base, card)), None)


def _fits(base: Base, card: Facts) -> bool:
    pairs = [
        (base.frame, card.frame),
        (base.level, card.level),
        (base.attribute, card.attribute),
        (base.species, card.species),
        (base.type, card.type),
    ]
    named = base.name is None or base.name in (card.name, *card.also)
    family = base.field is None or base.field in card.fields
    return named and family and all(wanted is None or wanted == own for wanted, own in pairs)
