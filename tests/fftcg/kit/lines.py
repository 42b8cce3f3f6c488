"""Printed lines and the abilities that stand for them: a card may need several abilities for one line, or none."""

from fftcg.kit.position import Position
from netocean.abilities.tree import KEYWORD
from netocean.games.fftcg import sheet
from netocean.games.fftcg.printed import Face


def place_of(position: Position, card: int, line: int) -> int:
    """The place of the ability that stands on a printed line of a card."""
    if card < 0:
        return line - 1
    return place_on(sheet.face(position.game, card), line)


def place_on(face: Face, line: int) -> int:
    """The same, from what is printed."""
    places = printed_lines(face)
    return places[line - 1] if line <= len(places) else -1


def printed_lines(face: Face) -> list[int]:
    """The place of the ability of each printed line: keywords in a row share one, options of a text have one each."""
    places: list[int] = []
    after_keyword = False
    for place in range(face.own):
        ability = face.abilities[place]
        plain = ability.kind == KEYWORD and ability.head is not None and not ability.head.args and ability.gate is None
        if not (plain and after_keyword):
            places.append(place)
        after_keyword = plain
        places += [place] * _options(face, place)
    return places


def _options(face: Face, place: int) -> int:
    """How many options of this ability are printed on lines of their own."""
    body = face.abilities[place].body
    for step in body.args:
        if step.name == "modes":
            return len(step.args) - 1
    return 0
