# form: interpreted
"""The position in which a card of Final Fantasy TCG is tried: with Backups to pay for it, and Forwards on both sides."""

from collections.abc import Sequence

from netocean.games.fftcg.faces import Facts

_BACKUPS = 4  # one more may still come (F-R12.6)
_FORWARDS = 2
_SPARE = 3


def position(facts: Facts, cards: Sequence[Facts]) -> str:
    """The scenario text: Main Phase 1, the card in hand, or in the LB deck if it belongs there (F-R17)."""
    known = [card for card in cards if card.status != "incomplete" and card.key != facts.key]
    backups = _different([card for card in known if card.kind == "backup" and _shares(facts, card)], _BACKUPS)
    forwards = _different([card for card in known if card.kind == "forward" and card.limit_break is None], _FORWARDS)
    place = "hand" if facts.limit_break is None else "lb"
    return "\n".join(
        [
            *(f"me field {card.key}" for card in (*backups, forwards[0])),
            f"me {place} {facts.key}",
            f"me fill_hand {_SPARE}",
            f"me fill {backups[0].key}",
            *(f"you field {card.key}" for card in forwards[1:]),
            f"you fill {forwards[1].key}",
            "",
        ]
    )


def _shares(facts: Facts, card: Facts) -> bool:
    """Whether a card can pay for another one: it has one of its elements, where it has any."""
    return not facts.elements or any(element in facts.elements for element in card.elements)


def _different(cards: Sequence[Facts], count: int) -> list[Facts]:
    """So many cards of different names: two of one name cannot stay on the field together (F-R12.6)."""
    named: dict[str, Facts] = {}
    for card in cards:
        named.setdefault(card.name, card)
    return list(named.values())[:count]
