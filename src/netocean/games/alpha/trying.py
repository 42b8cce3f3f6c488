# form: interpreted
"""The position in which a card of α is tried: with all that it asks for at hand."""

from collections.abc import Sequence

from netocean.games.alpha.faces import Base, Facts

_LOW = ("I", "II", "III")


def position(facts: Facts, cards: Sequence[Facts]) -> str:
    """The scenario text: the Digimon that it evolves from is in play, and the hand holds what lies beside it (A-1.12)."""
    known = [card for card in cards if card.status != "incomplete" and card.key != facts.key and not card.limit_1]
    third = next(card for card in known if card.level == "III")
    boxes = [third] if facts.level not in _LOW else []
    slots: list[Facts] = []
    hand = [facts]
    if facts.condition is not None:
        boxes = [_first(facts.condition.any, known) or third]
        for also in facts.condition.also:
            if also.partner is not None:
                boxes.append(_first((also.partner,), [card for card in known if card not in boxes]) or third)
            if also.option is not None:
                slots += [card for card in known if card.kind == "option" and also.option in (card.name, *card.also)][
                    :1
                ]
            hand += [third] * (also.discard_hand or 0)
    return "\n".join(
        [
            *(f"me box {card.key}" for card in boxes),
            *(f"me slot {card.key}" for card in slots),
            f"me hand {' '.join(card.key for card in hand)}",
            f"me fill {third.key}",
            f"you box {third.key}",
            f"you fill {third.key}",
            "",
        ]
    )


def _first(bases: Sequence[Base], known: Sequence[Facts]) -> Facts | None:
    """The first card that is one of the Digimon that are asked for."""
    return next((card for card in known if any(base.fits(card) for base in bases)), None)
