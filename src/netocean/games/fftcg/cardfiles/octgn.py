# form: interpreted
"""The `set.xml` of OCTGN: cards with a name and properties."""

import re
from xml.parsers import expat

from netocean.games.fftcg.cardfiles.faults import Faulty
from netocean.games.fftcg.cardfiles.records import Record, Records

_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")


def octgn(text: str) -> Records:
    """The cards of a set. Raises Faulty, also for declarations of entities, which could grow without bound."""
    reader = _Set()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = lambda name, attributes: reader.begin(name, attributes, parser.CurrentLineNumber)
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.data
    parser.StartDoctypeDeclHandler = _refuse
    parser.EntityDeclHandler = _refuse
    try:
        parser.Parse(_DECLARATION.sub(_blank, text), True)
    except expat.ExpatError as error:
        raise Faulty("cardfile-malformed-xml", line=error.lineno, column=error.offset + 1) from None
    if not reader.is_set:
        raise Faulty("cardfile-unknown-layout")
    return Records(reader.found, [])


def _blank(declared: "re.Match[str]") -> str:
    """The declared encoding says nothing of a text that is decoded already; its lines stay."""
    return "\n" * declared[0].count("\n")


def _refuse(*_: object) -> None:
    raise Faulty("cardfile-entities")


class _Set:
    """Takes the cards out of a set, element by element; other sides of a card are not read."""

    def __init__(self) -> None:
        self.is_set = False
        self.found: list[Record] = []
        self.inside: list[str] = []
        self.field = ""
        self.parts: list[str] = []

    def begin(self, name: str, attributes: dict[str, str], line: int) -> None:
        """An element begins."""
        name = name.lower()
        if not self.inside:
            self.is_set = name == "set"
        self.inside.append(name)
        if name == "card":
            self.found.append(Record({"name": attributes.get("name", "")}, len(self.found) + 1, line))
        elif name == "property" and "card" in self.inside and "alternate" not in self.inside:
            self.field = attributes.get("name", "")
            self.parts = [attributes["value"]] if "value" in attributes else []

    def data(self, text: str) -> None:
        """Text inside an element."""
        if self.field:
            self.parts.append(text)

    def end(self, name: str) -> None:
        """An element ends."""
        if name.lower() == "property" and self.field:
            card = self.found[-1]
            value = "".join(self.parts).strip()
            if card.fields.get(self.field, value) != value:
                raise Faulty("cardfile-field-twice", card.number, card.line, field=self.field[:60])
            card.fields[self.field] = value
            self.field = ""
        self.inside.pop()
