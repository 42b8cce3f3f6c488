"""The page's types of the wire are those of Python."""

import json

from scripts import wire_types


def test_the_schema_of_the_wire_is_current():
    """`scripts/wire_types.py` has been run since a message changed."""
    assert not wire_types.stale(), "run scripts/wire_types.py, then `npm run types` in web/"


def test_the_page_gets_the_very_schema():
    """The types of the page are made of this schema: its own check compares the two files."""
    definitions = json.loads(wire_types.TARGET.read_text(encoding="utf-8"))["definitions"]
    assert {"Snapshot", "Delta", "FromSeat", "Part", "CardSheet", "Replay", "Problem"} <= set(definitions)
    assert "Message" not in definitions


def test_every_kind_of_saying_and_message_can_be_told_apart():
    """The mark `is` is there, has one value, and no two kinds share it."""
    definitions = wire_types.schema()["definitions"]
    for union in ("Saying", "ToSeat"):
        kinds = [option["$ref"].rpartition("/")[2] for option in definitions[union]["anyOf"]]
        marks = [definitions[kind]["properties"]["is"]["enum"] for kind in kinds]
        assert all(len(mark) == 1 for mark in marks)
        assert len({mark[0] for mark in marks}) == len(kinds) >= 6
        assert all("is" in definitions[kind]["required"] for kind in kinds)


def test_unions_have_names():
    """A part of a saying is `Part` everywhere, also where it may be left out."""
    definitions = wire_types.schema()["definitions"]
    reference = {"$ref": "#/definitions/Part"}
    assert definitions["Line"]["properties"]["saying"] == reference
    assert definitions["Say"]["properties"]["params"]["additionalProperties"] == reference
    assert definitions["Replay"]["properties"]["problem"]["anyOf"] == [reference, {"type": "null"}]
