# form: interpreted
"""The position in which a card or chip of the Appmon game is tried: with all that it asks for at hand."""

from collections.abc import Sequence

from netocean.games.appmon.faces import Facts, Partner

_STANDARD = 1


def position(facts: Facts, cards: Sequence[Facts]) -> str:
    """The scenario text: what it is laid on is in the box, and the hand holds its material (P-7.2, P-7.7)."""
    known = [card for card in cards if card.status != "incomplete" and card.key != facts.key]
    kind = "digimon" if facts.kind == "digimon" else "appmon"
    base = next(card for card in known if card.kind == kind and card.grade == _STANDARD)
    chip = facts if facts.kind == "chip" else next(card for card in known if card.kind == "chip")
    below, material = _partners(facts, known) or (base, None)
    hand = [] if facts.kind == "chip" else [facts]
    hand += [material] if material is not None else []
    box = [below] if below.grade == _STANDARD else [base, below]
    return "\n".join(
        [
            f"me box {' > '.join(card.key for card in box)}",
            f"me hand {' '.join(card.key for card in [*hand, base])}",
            f"me chips {chip.key}",
            f"me fill {base.key}",
            f"you box {base.key}",
            f"you chips {chip.key}",
            f"you fill {base.key}",
            "",
        ]
    )


def _partners(facts: Facts, known: Sequence[Facts]) -> tuple[Facts, Facts | None] | None:
    """What lies on top of the box, and what is the material."""
    if facts.evolution is not None:
        below = _first(facts.evolution.bases, known)
        named = [card for card in known if card.name in facts.evolution.cards]
        return (below, named[0] if named else None) if below is not None else None
    for first, second in facts.fusion:
        below, material = _first((first,), known), _first((second,), known)
        if below is not None and material is not None:
            return below, material
    return None


def _first(partners: Sequence[Partner], known: Sequence[Facts]) -> Facts | None:
    """The first card that is one of those asked for."""
    fighters = (card for card in known if card.kind in ("appmon", "digimon"))
    return next((card for card in fighters if any(_fits(partner, card) for partner in partners)), None)


def _fits(partner: Partner, card: Facts) -> bool:
    named = partner.name is None or partner.name in (card.name, *card.also)
    attribute = partner.attribute is None or partner.attribute in card.attributes
    return named and attribute and partner.grade in (None, card.grade) and partner.kind in (None, card.kind)
