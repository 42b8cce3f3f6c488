# form: interpreted
"""From a pack line and ability lines to a `Face`."""

from netocean.abilities.tree import ACTIVATE, NOWHERE, WORD, Ability, Node
from netocean.games import building
from netocean.games.alpha import faces, printed
from netocean.games.alpha.vocabulary import codes, words
from netocean.games.alpha.vocabulary.nodes import VOCABULARY
from netocean.games.alpha.vocabulary.playable import unplayed


def _code(table: dict[str, int], word: str | None) -> int:
    return printed.UNKNOWN if word is None else table[word]


def _base(base: faces.Base) -> printed.Base:
    return printed.Base(
        base.name or "",
        base.name_contains or "",
        _code(words.LEVELS, base.level),
        _code(words.LETTERS, base.type),
        _code(words.FAMILIES, base.field),
        _code(words.ATTRIBUTES, base.attribute),
    )


def _also(also: faces.Also) -> printed.Also:
    partner = None if also.partner is None else _base(also.partner)
    return printed.Also(also.option or "", also.discard_hand or 0, partner)


def _digimon(face: printed.Face, facts: faces.Facts) -> None:
    face.level = _code(words.LEVELS, facts.level)
    face.type = _code(words.LETTERS, facts.type)
    face.speed = facts.speed or 0
    face.hp = facts.hp or 0
    for letter, power in (facts.skills or {}).items():
        face.power[words.LETTERS[letter]] = power
    if facts.condition is not None:
        face.bases = [_base(base) for base in facts.condition.any]
        face.also = [_also(also) for also in facts.condition.also]
    face.limit_1 = facts.limit_1
    face.species = facts.species or ""
    face.attribute = _code(words.ATTRIBUTES, facts.attribute)


def _bounded(ability: Ability) -> Ability:
    # what can be used is used once a turn, unless it says otherwise.
    if ability.kind == ACTIVATE and ability.per is None and ability.at_most == 0:
        ability.per = Node(WORD, "turn", codes.END_OF_TURN, 0, [], ability.line, NOWHERE)
    return ability


def build(facts: faces.Facts, abilities: list[Ability]) -> printed.Face:
    """The face of a card: its facts as the rules use them, with its abilities.

    Raises DataProblem for an ability that this game would not play whole.
    """
    face = building.begun(printed.Face, facts, abilities, faces.HEADS, unplayed)
    face.name = facts.name
    face.parts = list(facts.parts)
    face.kind = words.KINDS[facts.kind]
    face.cost = facts.cost or 0
    face.fields = [words.FAMILIES[name] for name in facts.fields]
    if facts.kind == "digimon":
        _digimon(face, facts)
    elif facts.option_class is not None:
        face.option_class = words.CLASSES[facts.option_class]
    face.take_abilities([_bounded(ability) for ability in abilities])
    return face


def rebuild(facts: str, lines: list[str]) -> printed.Face:
    """The face of a card from a record: its pack line as JSON and its ability lines."""
    return building.rebuilt(facts, lines, faces.Facts, VOCABULARY, build)
