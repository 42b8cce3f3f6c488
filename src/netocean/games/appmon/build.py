# form: interpreted
"""From a pack line and ability lines to a `Face`."""

from netocean.abilities.tree import Ability
from netocean.games import building
from netocean.games.appmon import faces, printed
from netocean.games.appmon.vocabulary import codes
from netocean.games.appmon.vocabulary.nodes import VOCABULARY
from netocean.games.appmon.vocabulary.playable import unplayed

_PLUG = {"●": codes.SYMBOLS["circle"], "■": codes.SYMBOLS["square"], "▲": codes.SYMBOLS["triangle"]}
_CLASSES = {"raiser": 0, "bond": 1, "battle": 2}


def _partner(partner: faces.Partner, kind: str) -> printed.Partner:
    # A condition that does not tell asks for the kind of its own card (P-7.8).
    return printed.Partner(
        partner.name or "",
        -1 if partner.grade is None else partner.grade,
        -1 if partner.attribute is None else codes.ATTRIBUTES[partner.attribute],
        codes.KINDS[partner.kind or kind],
    )


def _fighter(face: printed.Face, facts: faces.Facts) -> None:
    face.type = -1 if facts.type is None else codes.LETTERS[facts.type]
    for letter, code in codes.LETTERS.items():
        face.power[code] = (facts.attack or {}).get(letter) or 0  # type: ignore[call-overload]
        for cancelled in (facts.cancels or {}).get(letter, ""):  # type: ignore[call-overload]
            face.cancels[code] |= 1 << codes.LETTERS[cancelled]
    face.lost = list(facts.lost_points or (0, 0, 0, 0))
    face.plug = [_PLUG[symbol] for symbol in facts.plug or ()]
    if facts.link is not None:
        face.link_symbol = _PLUG[facts.link.symbol]
        face.link_amount = facts.link.amount
    face.partners = [[_partner(partner, facts.kind) for partner in pair] for pair in facts.fusion]
    evolution = facts.evolution
    if evolution is not None:
        face.bases = [_partner(base, facts.kind) for base in evolution.bases]
        face.circles = evolution.circles
        face.crosses = evolution.crosses
        face.cards = list(evolution.cards)


def build(facts: faces.Facts, abilities: list[Ability]) -> printed.Face:
    """The face of a card or chip: its facts as the rules use them, with its abilities.

    Raises DataProblem for an ability that this game would not play whole.
    """
    face = building.begun(printed.Face, facts, abilities, faces.HEADS, unplayed)
    face.name = facts.name
    face.parts = list(facts.parts)
    face.kind = codes.KINDS[facts.kind]
    face.grade = facts.grade or 0
    face.attributes = [codes.ATTRIBUTES[name] for name in facts.attributes]
    if face.is_fighter():
        _fighter(face, facts)
    face.option_class = _CLASSES.get(facts.option_class or "", -1)
    face.win_rate = facts.win_rate or 0
    face.drive = facts.drive
    face.take_abilities(abilities)
    return face


def rebuild(facts: str, lines: list[str]) -> printed.Face:
    """The face of a card from a record: its pack line as JSON and its ability lines."""
    return building.rebuilt(facts, lines, faces.Facts, VOCABULARY, build)
