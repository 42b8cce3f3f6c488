# form: interpreted
"""From a pack line and ability lines to a `Face`."""

from netocean.abilities.reader import read_condition
from netocean.abilities.tree import Ability
from netocean.games import building
from netocean.games.colosseum import faces, printed
from netocean.games.colosseum.vocabulary import nodes
from netocean.games.colosseum.vocabulary.nodes import VOCABULARY
from netocean.games.colosseum.vocabulary.playable import unplayed

_LINE_KINDS = {
    "net_ocean": printed.NET_OCEAN_LINE,
    "program": printed.CARDS_LINE,
    "item": printed.CARDS_LINE,
    "named_card": printed.CARDS_LINE,
    "jogress": printed.PARTNER_LINE,
    "fusion": printed.PARTNER_LINE,
    "appearance": printed.APPEARANCE_LINE,
}
_APPEARS = {
    None: printed.NEVER,
    "during_battle": printed.DURING_BATTLE,
    "start_of_battle": printed.AT_START_OF_BATTLE,
}


def _code(table: dict[str, int], word: str | None) -> int:
    return -1 if word is None else table.get(word, -1)


def _base(base: faces.Base) -> printed.Base:
    return printed.Base(
        base.name or "",
        _code(nodes.FRAMES, base.frame),
        _code(nodes.LEVELS, base.level),
        _code(nodes.ATTRIBUTES, base.attribute),
        base.species or "",
        _code(nodes.FAMILIES, base.field),
        _code(nodes.LETTERS, base.type),
    )


def _line(line: faces.Line) -> printed.Line:
    made = printed.Line(_LINE_KINDS[line.kind], _base(line.base))
    if line.partner is not None:
        made.partner = _base(line.partner)
    symbols = line.symbols if line.symbols is not None else "○" * line.count  # C-R23.3
    made.upright = symbols.count("○")
    made.sideways = symbols.count("×")
    made.names = list(line.cards)
    made.program = line.kind == "program"
    made.jogress = line.kind == "jogress"
    made.event = _APPEARS[line.event]
    if line.if_ is not None:
        made.condition = read_condition(line.if_, VOCABULARY)
    return made


def _digimon(face: printed.Face, facts: faces.Facts) -> None:
    counts_as = _code(nodes.LEVELS, facts.counts_as_level)
    face.level = _code(nodes.LEVELS, facts.level)
    face.rank = printed.rank_of(face.level, counts_as)
    face.column = printed.column_of(face.level, counts_as)
    face.type = _code(nodes.LETTERS, facts.type)
    for letter, code in nodes.LETTERS.items():
        face.power[code] = (facts.attack or {}).get(letter) or 0  # type: ignore[call-overload]
        for zeroed in (facts.guard or {}).get(letter, ""):  # type: ignore[call-overload]
            face.guard[code] |= 1 << nodes.LETTERS[zeroed]
    face.lost = list(facts.lost_points or (0, 0, 0, 0))
    face.species = facts.species or ""
    face.attribute = _code(nodes.ATTRIBUTES, facts.attribute)
    face.fields = [nodes.FAMILIES[name] for name in facts.fields]
    face.group = facts.group or ""
    face.block = nodes.BLOCKS[facts.block]
    face.requirements = [_line(line) for line in facts.lines]
    face.fixed = facts.cannot_be_ignored
    for line in face.requirements:
        face.appears = max(face.appears, line.event)
    for note in facts.notes:
        face.discard_note += note.discard_hand
        if note.only_from is not None:
            face.only_from.append(_base(note.only_from))
        if note.not_from is not None:
            face.not_from.append(_base(note.not_from))


def build(facts: faces.Facts, abilities: list[Ability]) -> printed.Face:
    """The face of a card: its facts as the rules use them, with its abilities.

    Raises DataProblem for an ability that this game would not play whole.
    """
    face = building.begun(printed.Face, facts, abilities, faces.HEADS, unplayed)
    face.name = facts.name
    face.frame = _code(nodes.FRAMES, facts.frame)
    if facts.kind == "digimon":
        face.digimon = True
        _digimon(face, facts)
    else:
        face.option_class = _code(nodes.TABLES["class"], facts.option_class)
    face.take_abilities(abilities)
    return face


def rebuild(facts: str, lines: list[str]) -> printed.Face:
    """The face of a card from a record: its pack line as JSON and its ability lines."""
    return building.rebuilt(facts, lines, faces.Facts, VOCABULARY, build)
