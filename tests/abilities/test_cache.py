"""Trees as bytes: whole, or recognised as broken."""

import pytest

from abilities.samples import EXAMPLES, REALISTIC
from netocean.abilities.cache import BrokenTrees, cache_key, pack_trees, unpack_trees
from netocean.abilities.printer import print_ability
from netocean.abilities.reader import read_file
from netocean.abilities.tree import Ability, Node
from netocean.abilities.vocabulary import NodeSpec, Vocabulary
from netocean.games.colosseum.vocabulary.nodes import FIELDS, NODES, PROPERTIES, TABLES, VOCABULARY

TEXT = "".join(f"[x-{place}]\n{text}\n\n" for place, text in enumerate(REALISTIC + EXAMPLES)) + "[empty]\n"


def fields(thing: object) -> object:
    """Everything in a tree."""
    if isinstance(thing, Node | Ability):
        names = [name for name in dir(thing) if not name.startswith("_")]
        return [(name, fields(getattr(thing, name))) for name in names]
    if isinstance(thing, dict):
        return {key: fields(value) for key, value in thing.items()}
    return [fields(part) for part in thing] if isinstance(thing, list) else thing


def test_packed_trees_come_back_whole():
    """Every field of every node, places included."""
    cards = read_file(TEXT, VOCABULARY)
    again = dict(unpack_trees(pack_trees(cards)))
    assert fields(again) == fields(cards)
    assert print_ability(again["x-5"][0]) == REALISTIC[5]


def test_broken_bytes_are_recognised():
    """Cut or changed anywhere."""
    data = pack_trees(read_file("[a]\nkeyword sky\n", VOCABULARY))
    for broken in (b"", data[:10], data[:-1], data[:-1] + b"x", data + b" ", bytes([data[0] ^ 1]) + data[1:]):
        with pytest.raises(BrokenTrees):
            unpack_trees(broken)


def test_the_key_depends_on_text_and_words():
    """Another text or another word is another key; the same ones the same key."""
    assert cache_key("a", VOCABULARY) == cache_key("a", VOCABULARY) != cache_key("b", VOCABULARY)
    same = Vocabulary("colosseum", TABLES, list(NODES), PROPERTIES, FIELDS)
    more = Vocabulary("colosseum", TABLES, [*NODES, NodeSpec("event", "rain", 99, ())], PROPERTIES, FIELDS)
    assert cache_key("a", same) == cache_key("a", VOCABULARY) != cache_key("a", more)
